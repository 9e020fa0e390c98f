"""The conformance suite finds what is wrong: broken games are caught by the check that names the fault."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from menagerie import OVER, Game, Rng, State
from menagerie.core.actions import ActionSpace, number
from menagerie.core.journal import Event
from menagerie.core.rules import Rule
from menagerie.core.state import ALLOWED, NOT_NOW, Actions
from menagerie.testing import check_game


class Countdown(State):
    """A third party's plain game: take 1 or 2 from a heap; a hidden number is added at the end."""

    def __init__(self, game: Game, seats: int, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.heap = 12
        self.player = 0
        self.points = [0] * seats
        self.hidden = rng.below(100)

    def current_player(self) -> int:
        return OVER if self.heap <= 0 else self.player

    def legal(self, out: Actions) -> None:
        for count in (1, 2):
            if self.refusal(count - 1) == ALLOWED:
                out.add(count - 1)

    def refusal(self, action: int) -> int:
        return ALLOWED if action < self.heap else NOT_NOW

    def apply_action(self, action: int) -> None:
        if self.journal is not None:
            self.journal.note("take", self.player, [action + 1])
        self.heap -= action + 1
        self.points[self.player] += action + 1
        self.player = (self.player + 1) % self.seats

    def clone(self) -> Countdown:
        twin = type(self)(self.game, self.seats, self.rng.copy())
        twin.heap, twin.player, twin.points = self.heap, self.player, list(self.points)
        twin.hidden = self.hidden
        twin.rng = self.rng.copy()
        return twin

    def determinize(self, seat: int, rng: Rng) -> None:
        self.hidden = rng.below(100)
        self.rng = Rng(rng.bits())

    def score(self, seat: int) -> int:
        return self.points[seat]


class View(msgspec.Struct):
    heap: int
    secret: int | None = None


class CountdownGame(Game):
    id = "countdown"
    title = "Countdown"
    min_seats = 2
    max_seats = 3
    rules_version = 1
    rules_prefix = "CD"
    actions = ActionSpace()
    actions.segment(0, "take", number("count", 1, 2))
    state_class: type[Countdown] = Countdown

    def deal(self, seats: int, seed: int, options: Any) -> Countdown:
        return self.state_class(self, seats, Rng(seed))

    def view(self, state: Countdown, seat: int | None) -> View:
        return View(state.heap)

    def breakdown(self, state: Countdown, seat: int) -> list[tuple[str, int]]:
        return [("Taken", state.points[seat])]

    def prompt(self, state: Countdown) -> str:
        return "Take one or two."

    def phase(self, state: Countdown) -> str:
        return "Taking"

    def label(self, state: Countdown, action: int) -> str:
        return f"Take {action + 1}"

    def line(self, event: Event, names: Sequence[str]) -> str:
        return f"{names[event.seat]} takes {event.args[0]}."

    def board(self, state: Countdown, seat: int | None, names: Sequence[str]) -> str:
        return "o" * state.heap

    def rule(self, number: int) -> Rule:
        return Rule("CD-1", "the heap is smaller.")


@pytest.fixture(autouse=True)
def _compare_only_in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is not installed cannot be loaded by another process."""
    monkeypatch.setattr("menagerie.testing.conformance._source.compiled", lambda: False)
    monkeypatch.setattr("menagerie.testing.conformance._check_record", lambda *_: None)


def problems(game: Game) -> set[str]:
    return {violation.check for violation in check_game(game, [2], games=30).violations}


def test_a_third_partys_plain_game_passes() -> None:
    assert problems(CountdownGame()) == set()


def test_a_view_that_shows_a_secret_is_caught() -> None:
    class Leaking(CountdownGame):
        def view(self, state: Countdown, seat: int | None) -> View:
            return View(state.heap, state.hidden)

    assert problems(Leaking()) == {"hidden information"}


def test_a_clone_that_shares_a_list_is_caught() -> None:
    class Sharing(Countdown):
        def clone(self) -> Countdown:
            twin = super().clone()
            twin.points = self.points
            return twin

    class Game_(CountdownGame):
        state_class = Sharing

    assert "clone" in problems(Game_())


def test_a_refusal_that_differs_from_the_legal_list_is_caught() -> None:
    class Lenient(Countdown):
        def legal(self, out: Actions) -> None:
            out.add(0)

    class Game_(CountdownGame):
        state_class = Lenient

    assert "refusals" in problems(Game_())


def test_a_broken_invariant_is_caught() -> None:
    class Losing(Countdown):
        def check(self) -> str:
            return "tokens are lost" if self.heap < 6 else ""

    class Game_(CountdownGame):
        state_class = Losing

    assert problems(Game_()) == {"invariants"}


def test_points_that_do_not_add_up_are_caught() -> None:
    class Game_(CountdownGame):
        def breakdown(self, state: Countdown, seat: int) -> list[tuple[str, int]]:
            return [("Taken", 1)]

    assert "points" in problems(Game_())


def test_an_empty_legal_list_is_caught() -> None:
    class Stuck(Countdown):
        def legal(self, out: Actions) -> None:
            if self.heap > 3:
                super().legal(out)

    class Game_(CountdownGame):
        state_class = Stuck

    assert "legal list" in problems(Game_())


def test_a_game_may_have_no_winner_but_no_best_behind_the_first() -> None:
    class Ranked(Countdown):
        places = (2, 2)

        def place(self, seat: int) -> int:
            return self.places[seat]

    class Game_(CountdownGame):
        state_class = Ranked

    assert problems(Game_()) == set()
    Ranked.places = (2, 3)
    assert problems(Game_()) == {"end"}
