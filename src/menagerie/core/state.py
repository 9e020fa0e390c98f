"""One position of a game: the contract that every game fulfils and everything else builds on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from menagerie.core.journal import Journal
from menagerie.core.rng import Rng

if TYPE_CHECKING:
    from menagerie.core.game import Game

OVER: Final[i64] = -1  # current_player() once the game has ended
ALLOWED: Final[i64] = 0  # refusal() of a legal action
NOT_NOW: Final[i64] = 1  # refusal() of an action that belongs to another decision


@final
class Actions:
    """A list of actions that is filled again and again without new memory."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * 64)
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, action: i64) -> None:
        if self.count < len(self.items):
            self.items[self.count] = action
        else:
            self.items = append(self.items, action)
        self.count += 1

    def contains(self, action: i64) -> bool:
        i: i64 = 0
        while i < self.count:
            if self.items[i] == action:
                return True
            i += 1
        return False

    def as_list(self) -> list[int]:
        found: list[int] = []
        i: i64 = 0
        while i < self.count:
            found.append(self.items[i])
            i += 1
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position. A game's own state inherits from this and implements the first block.

    `apply_action` trusts its caller; `play` checks first. `revealed` counts how often something
    unknown has come to light (a draw, a roll, a reveal): undo never crosses a change of it.
    """

    def __init__(self, game: Game, seats: i64, rng: Rng) -> None:
        self.game: Game = game
        self.seats: i64 = seats
        self.rng: Rng = rng
        self.journal: Journal | None = None
        self.revealed: i64 = 0

    # What every game implements.

    def current_player(self) -> i64:
        """The seat that decides now, or OVER."""
        raise NotImplementedError

    def legal(self, out: Actions) -> None:
        """Add the legal actions of the current decision to `out`, in a fixed order."""
        raise NotImplementedError

    def apply_action(self, action: i64) -> None:
        """Play a legal action. The caller guarantees legality."""
        raise NotImplementedError

    def refusal(self, action: i64) -> i64:
        """ALLOWED, or the number of the rule that forbids the action (see `Game.rule`)."""
        raise NotImplementedError

    def clone(self) -> State:
        """An equal and independent position, without the journal."""
        raise NotImplementedError

    def determinize(self, seat: i64, rng: Rng) -> None:
        """Resample everything that `seat` cannot know (-1: a spectator), the random stream included."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """Points of a seat: final, or as they stand."""
        raise NotImplementedError

    # What a game may refine.

    def expected(self, out: Actions) -> None:
        """Add the actions a player would expect at this decision, legal or not ("why not?")."""
        self.legal(out)

    def tiebreak(self, seat: i64) -> i64:
        """Decides between equal scores: more is better; equal means a shared place."""
        return 0

    def outlook(self, seat: i64) -> float:
        """An estimate of the seat's final points, for bots."""
        return float(self.score(seat))

    def inclination(self, action: i64) -> float:
        """Points by which a player should favour a legal action beyond what `outlook` shows after it."""
        return 0.0

    def deciders(self) -> i64:
        """Bit mask of the seats that may decide now: more than one while sealed answers are collected."""
        player = self.current_player()
        return 0 if player < 0 else 1 << player

    def turn_to(self, seat: i64) -> None:
        """During a sealed decision: let `seat` (one of `deciders`) be the one to answer next."""

    def check(self) -> str:
        """What is wrong with this position (components lost, tracks out of range), or the empty string."""
        return ""

    # What everybody uses.

    def is_over(self) -> bool:
        return self.current_player() == OVER

    def legal_actions(self) -> list[int]:
        """The legal actions of the current decision: never empty while the game runs."""
        out = Actions()
        self.legal(out)
        return out.as_list()

    def expected_actions(self) -> list[int]:
        """The legal actions and those that a player might expect to be legal."""
        out = Actions()
        self.expected(out)
        return out.as_list()

    def play(self, action: int | str) -> None:
        """Play an action given as integer or notation; an illegal one raises `Refused`."""
        self.apply_action(self.game.checked(self, action))

    def scores(self) -> list[int]:
        found: list[int] = []
        for seat in range(self.seats):
            found.append(self.score(seat))
        return found

    def place(self, seat: i64) -> i64:
        """1 for the leader; seats that the rules leave equal share a place. Nobody is first if the rules say so."""
        better: i64 = 1
        mine = self.score(seat)
        breaker = self.tiebreak(seat)
        other: i64 = 0
        while other < self.seats:
            theirs = self.score(other)
            if theirs > mine or (theirs == mine and self.tiebreak(other) > breaker):
                better += 1
            other += 1
        return better

    def ranking(self) -> list[int]:
        """The place of every seat, 1 for the winner; equal seats share a place, 2 for all of them if nobody wins."""
        found: list[int] = []
        for seat in range(self.seats):
            found.append(self.place(seat))
        return found

    def breakdown(self, seat: int) -> list[tuple[str, int]]:
        """The sources of the seat's points in words; they add up to its score."""
        return self.game.breakdown(self, seat)

    def view(self, seat: int | None = None) -> Any:
        """What a seat (None: a spectator) may see: typed and ready for JSON."""
        return self.game.view(self, seat)

    def pack(self) -> dict[str, Any]:
        """The whole position as plain data; `Game.unpack` reads it back."""
        return self.game.pack(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return (self.game.unpack, (self.pack(),))  # the game pickles by reference, see `catalog`
