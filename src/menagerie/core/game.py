"""A game: the immutable description from which positions, records, texts and views are made."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from menagerie.core.actions import ActionSpace
from menagerie.core.errors import NotationError, OptionError, Refused
from menagerie.core.journal import Event
from menagerie.core.options import Option, read_options
from menagerie.core.packing import pack, unpack
from menagerie.core.rules import Rule
from menagerie.core.state import ALLOWED, State

LARGEST_SEED = 2**63 - 1


class Game(ABC):
    """What the shell knows about a game. One instance per game and content; never changed after it is made."""

    id: ClassVar[str]
    title: ClassVar[str]
    tagline: ClassVar[str] = ""
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    minutes: ClassVar[int] = 45
    weight: ClassVar[float] = 2.0  # from 1 (light) to 5 (heavy)
    guidance: ClassVar[float] = 1.0  # how sharply its outlook after one step may guide a search
    solo_goal: ClassVar[int] = 0  # points with which a lone player has done well
    playout: ClassVar[int] = 4  # decisions that a search should play on before it asks the outlook
    candidates: ClassVar[int] = 2  # actions that it compares at each of them; 0: all of them, where good plans are rare
    rules_version: ClassVar[int]
    rules_prefix: ClassVar[str]  # the prefix of its rule keys, such as "MZ"
    reconstructed: ClassVar[str] = ""  # what of its content the rulebook does not print, said where it is chosen
    content_id: str = ""  # a digest of content that replaces the usual one, see `with_content`
    options: ClassVar[tuple[Option, ...]] = ()
    actions: ClassVar[ActionSpace]

    def new(self, seats: int, seed: int | None = None, options: Mapping[str, Any] | None = None) -> State:
        """The first position of a game; the same seats, seed and options give the same game everywhere."""
        if isinstance(seats, bool) or not isinstance(seats, int) or not self.min_seats <= seats <= self.max_seats:
            wrong = f"{self.title} is for {self.min_seats} to {self.max_seats} players, not {seats}."
            raise OptionError(wrong, "seats")
        if seed is None:
            seed = secrets.randbelow(2**32)
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= LARGEST_SEED:
            raise OptionError(f"A seed is a whole number from 0 to {LARGEST_SEED}, not {seed!r}.", "seed")
        return self.deal(seats, seed, self.read_options(seats, options))

    def read_options(self, seats: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """The given options checked, the others at their defaults. A game may check combinations here."""
        return read_options(self.options, options)

    @abstractmethod
    def deal(self, seats: int, seed: int, options: Mapping[str, Any]) -> State:
        """Set up a game with checked seats, seed and options."""

    # What a person sees.

    @abstractmethod
    def view(self, state: Any, seat: int | None) -> Any:
        """What a seat (None: a spectator) may see, as a `msgspec.Struct` of plain data."""

    @abstractmethod
    def breakdown(self, state: Any, seat: int) -> list[tuple[str, int]]:
        """The sources of a seat's points; they add up to its score."""

    @abstractmethod
    def prompt(self, state: Any) -> str:
        """The decision in one sentence, for the player who decides."""

    @abstractmethod
    def phase(self, state: Any) -> str:
        """Where the game stands, in a few words: round, year, season."""

    @abstractmethod
    def label(self, state: Any, action: int) -> str:
        """An action in words, for the list of choices."""

    @abstractmethod
    def line(self, event: Event, names: Sequence[str]) -> str:
        """An event of the journal as a sentence of the log; the empty string hides it."""

    @abstractmethod
    def board(self, state: Any, seat: int | None, names: Sequence[str]) -> str:
        """What a seat sees, drawn in text for the terminal."""

    @abstractmethod
    def rule(self, number: int) -> Rule:
        """The rule behind a refusal: its key and a sentence."""

    def with_content(self, path: str) -> Game:
        """This game with cards, tiles or tables from a folder of the user's."""
        raise OptionError(f"The content of {self.title} is printed in its rulebook and cannot be replaced.")

    def untested_content(self) -> list[str]:
        """Cards and tiles whose effect no test exercises, for games that mark their tests by card."""
        return []

    def statistics(self, state: Any, seat: int, events: Sequence[Event]) -> dict[str, float]:
        """Figures about one seat for reports, from the last position of a game and its whole journal."""
        return {}

    # What follows from the above.

    def checked(self, state: State, action: int | str) -> int:
        """The action as a legal integer of this position, or `Refused` with the rule that forbids it."""
        number = self.actions.parse(action) if isinstance(action, str) else action
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < len(self.actions):
            raise NotationError(f"There is no action {action!r}; actions are 0 to {len(self.actions) - 1}.")
        if state.is_over():
            raise Refused("The game is over.")
        refusal = state.refusal(number)
        if refusal != ALLOWED:
            rule = self.rule(refusal)
            raise Refused(f"{self.actions.notation(number)!r} is not possible: {rule.sentence} ({rule.key})", rule.key)
        return number

    def pack(self, state: State) -> dict[str, Any]:
        """A whole position as plain data."""
        return pack(state)

    def unpack(self, data: Mapping[str, Any]) -> State:
        """The position that `pack` wrote."""
        return unpack(self, data)

    def __repr__(self) -> str:
        return f"<game {self.id}>"
