"""A table owns a record and the position it leads to; everything it offers follows from the list of moves."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from menagerie.core.errors import MenagerieError, Refused
from menagerie.core.game import Game
from menagerie.core.journal import Event, Journal
from menagerie.core.observation import Observation
from menagerie.core.record import Record, default_names, misplayed, outcome, turn
from menagerie.core.rng import Rng
from menagerie.core.state import State

SNAPSHOT_EVERY = 25  # actions; in a long game more
MOST_SNAPSHOTS = 4


@dataclass(frozen=True, slots=True)
class Move:
    """One action of the record: who decided what, whether it was the only choice, and what had come to light."""

    seat: int
    action: int
    notation: str
    forced: bool
    revealed: int
    events: int  # length of the journal after it


class Table:
    """A live game.

    `free_undo` lets undo cross draws and other players' actions: right for practice and for one shared screen.
    `auto` plays decisions with a single option at once (and logs them).
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        players: Sequence[str] = (),
        *,
        free_undo: bool = False,
        auto: bool = True,
    ) -> None:
        self.game = game
        self.free_undo = free_undo
        self.auto = auto
        if seed is None:
            seed = secrets.randbelow(2**32)
        self.state = game.new(seats, seed, options)
        self.seed = seed
        self.options = game.read_options(seats, options)
        self.players = default_names(seats, players)
        self.journal = Journal()
        self.moves: list[Move] = []
        self.undone: list[Move] = []
        self._snapshots: list[State] = [self.state.clone()]
        self._spacing = SNAPSHOT_EVERY
        self.state.journal = self.journal
        self._play_forced()

    @classmethod
    def of_record(
        cls, record: Record, game: Game | None = None, *, free_undo: bool = False, auto: bool = True
    ) -> Table:
        """The table at the end of a record."""
        found = record.new(game).game
        table = cls(found, record.seats, record.seed, record.options, record.players, free_undo=free_undo, auto=False)
        for number, notation in enumerate(record.actions):
            before = table.state.current_player()
            try:
                seat, own = turn(table.state, notation)
                action = found.checked(table.state, own)
            except MenagerieError as problem:
                raise misplayed(number, problem) from None
            table._apply(seat, action, before)
        table.auto = auto
        return table

    # Reading.

    @property
    def position(self) -> int:
        """The number of actions played."""
        return len(self.moves)

    @property
    def is_over(self) -> bool:
        return self.state.is_over()

    def deciders(self) -> list[int]:
        """The seats that may decide now."""
        mask = self.state.deciders()
        return [seat for seat in range(self.state.seats) if (mask >> seat) & 1]

    def asked(self, seat: int) -> State:
        """The position in which that seat is the one to decide; only for reading."""
        if self.is_over:
            raise Refused("The game is over.")
        if seat == self.state.current_player():
            return self.state
        if seat not in self.deciders():
            raise Refused("It is not your turn.")
        other = self.state.clone()
        other.turn_to(seat)
        return other

    def asked_since(self, seat: int, position: int) -> bool:
        """Whether the seat still faces the decision it faced at `position`.

        That is so when nothing was played since, or only other seats' sealed answers to the same question.
        """
        if position == self.position:
            return True
        if not 0 <= position < self.position or seat not in self.deciders():
            return False
        if any(move.seat == seat for move in self.moves[position:]):
            return False
        return self._same_question(seat, position, self.position)

    def has_just_played(self, seat: int, position: int, action: int | str) -> bool:
        """Whether that action, decided at that position, is the last decision of the seat (a submission sent twice)."""
        own = [at for at in range(max(position, 0), self.position) if self.moves[at].seat == seat]
        if not own or position < 0 or not self._same_question(seat, position, own[0]):
            return False
        number = self.game.actions.parse(action) if isinstance(action, str) else action
        return self.moves[own[0]].action == number and all(self.moves[at].forced for at in own[1:])

    def _same_question(self, seat: int, before: int, after: int) -> bool:
        """Whether a seat that was asked at one position faced the same question at a later one: nothing was
        played in between, or only sealed answers of others."""
        if before == after:
            return True
        if self._revealed_at(before) != self._revealed_at(after):
            return False
        return bool((self.replay(before).deciders() >> seat) & 1)

    def _revealed_at(self, position: int) -> int:
        return self.moves[position - 1].revealed if position else int(self._snapshots[0].revealed)

    def legal_actions(self, seat: int) -> list[int]:
        """The legal actions of a seat that is asked now."""
        return self.asked(seat).legal_actions()

    def observation(self, seat: int, rng: Rng, *, history: bool = True) -> Observation:
        """What a bot in that seat gets, with the log as it may read it unless it needs no history."""
        lines = [line for _, line in self.log(seat)] if history else None
        return Observation(self.asked(seat), seat, rng, lines, self.decided(seat))

    def decided(self, seat: int) -> int:
        """How many decisions the seat has taken since another one decided; a lone seat has no turns."""
        if self.state.seats == 1:
            return 0
        count = 0
        for move in reversed(self.moves):
            if move.seat != seat:
                break
            count += not move.forced
        return count

    def record(self) -> Record:
        """The game so far as data."""
        return Record(
            game=self.game.id,
            rules_version=self.game.rules_version,
            content=self.game.content_id,
            seats=self.state.seats,
            seed=self.seed,
            options=self.options,
            players=self.players,
            actions=[move.notation for move in self.moves],
            result=outcome(self.state) if self.is_over else None,
        )

    def log(self, seat: int | None = None, *, since: int = 0, everything: bool = False) -> list[tuple[int, str]]:
        """The log as a seat may read it, after position `since`: for each line the position it led to.

        `everything` shows all secrets.
        """
        lines: list[tuple[int, str]] = []
        start = self.moves[since - 1].events if 0 < since <= self.position else 0
        for position, move in enumerate(self.moves[since:], start=since + 1):
            for event in self.journal.events[start : move.events]:
                line = self._line(event, seat, everything)
                if line:
                    lines.append((position, line))
            start = move.events
        return lines

    def replay(self, to: int) -> State:
        """The position after `to` actions, as an independent copy."""
        if not 0 <= to <= self.position:
            raise Refused(f"There is no position {to}; the game has {self.position}.")
        nearest = min(to // self._spacing, len(self._snapshots) - 1)
        state = self._snapshots[nearest].clone()
        for move in self.moves[nearest * self._spacing : to]:
            _play_again(state, move)
        return state

    def score_curve(self) -> list[list[int]]:
        """The points of every seat at every position from 0 on."""
        state = self._snapshots[0].clone()
        curve = [state.scores()]
        for move in self.moves:
            _play_again(state, move)
            curve.append(state.scores())
        return curve

    # Playing.

    def play(self, seat: int, action: int | str) -> list[Move]:
        """Play an action for a seat and whatever it forces; an illegal one raises `Refused` and changes nothing."""
        before = self.state.current_player()
        checked = self.game.checked(self.asked(seat), action)
        if seat != before:
            self.state.turn_to(seat)
        start = self.position
        self.undone.clear()
        self._apply(seat, checked, before)
        self._play_forced()
        return self.moves[start:]

    def can_undo(self, seat: int) -> bool:
        return self.undo_point(seat) is not None

    def undo_point(self, seat: int) -> int | None:
        """The position to which an undo by the seat would go back."""
        for at in range(self.position - 1, -1, -1):
            move = self.moves[at]
            if not self.free_undo and move.revealed != self._revealed_at(at):
                return None
            if move.forced:
                continue
            if move.seat == seat:
                return at
            if not self.free_undo:
                return None
        return None

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision with all that followed; never past new information, unless free."""
        point = self.undo_point(seat)
        if point is None:
            raise Refused("There is nothing to take back: something new was revealed or another player has acted.")
        self.rewind(point)

    def undoer(self, seat: int, together: Sequence[int]) -> int:
        """Whose decision the seat takes back: where undo is free, that of whoever at its screen decided last."""
        able = [one for one in together if self.can_undo(one)] if self.free_undo else []
        return max(able, key=lambda one: self.undo_point(one) or 0, default=seat)

    def redoer(self, seat: int, together: Sequence[int]) -> int:
        """Whose decision the seat plays again."""
        return next((one for one in together if self.free_undo and self.can_redo(one)), seat)

    def rewind(self, to: int) -> None:
        """Go back to a position; `redo` may play again what came after it."""
        taken_back = self.moves[to:]
        self._rewind(to)
        self.undone = taken_back + self.undone

    def can_redo(self, seat: int) -> bool:
        return bool(self.undone) and self.undone[0].seat == seat

    def redo(self, seat: int) -> None:
        """Play again what the last undo took back."""
        if not self.can_redo(seat):
            raise Refused("There is nothing to play again.")
        first = True
        while self.undone and (first or self.undone[0].forced):
            move = self.undone.pop(0)
            before = self.state.current_player()
            if move.seat != before:
                self.state.turn_to(move.seat)
            self._apply(move.seat, move.action, before)
            first = False

    def fork(self, at: int) -> Table:
        """A new table that begins with the first `at` actions of this one."""
        if not 0 <= at <= self.position:
            raise Refused(f"There is no position {at}; the game has {self.position}.")
        record = self.record()
        record.actions = record.actions[:at]
        record.result = None
        table = Table.of_record(record, self.game, free_undo=self.free_undo, auto=self.auto)
        table._play_forced()
        return table

    # Inside.

    def _apply(self, seat: int, action: int, default_seat: int) -> None:
        notation = self.game.actions.notation(action)
        if seat != default_seat:
            notation = f"P{seat + 1}: {notation}"
        forced = len(self.state.legal_actions()) == 1
        self.state.apply_action(action)
        self.moves.append(Move(seat, action, notation, forced, int(self.state.revealed), len(self.journal.events)))
        if self.position % self._spacing == 0:
            self._snapshots.append(self.state.clone())
            if len(self._snapshots) > MOST_SNAPSHOTS:
                del self._snapshots[1::2]
                self._spacing *= 2

    def _play_forced(self) -> None:
        while self.auto and not self.is_over:
            legal = self.state.legal_actions()
            if len(legal) != 1:
                return
            seat = self.state.current_player()
            self._apply(seat, legal[0], seat)

    def _rewind(self, to: int) -> None:
        events = self.moves[to - 1].events if to else 0
        state = self.replay(to)
        del self.moves[to:]
        del self._snapshots[to // self._spacing + 1 :]
        del self.journal.events[events:]
        state.journal = self.journal
        self.state = state

    def _line(self, event: Event, seat: int | None, everything: bool) -> str:
        seen = event if everything else event.as_seen(seat)
        return self.game.line(seen, self.players) if seen is not None else ""


def _play_again(state: State, move: Move) -> None:
    """Play a move that was legal when it was first played."""
    if move.seat != state.current_player():
        state.turn_to(move.seat)
    state.apply_action(move.action)
