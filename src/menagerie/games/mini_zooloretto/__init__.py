"""Mini Zooloretto, the smallest complete game and the reference for the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from menagerie.core.actions import ActionSpace, choice, number
from menagerie.core.errors import OptionError
from menagerie.core.game import Game
from menagerie.core.journal import Event
from menagerie.core.options import Option
from menagerie.core.rng import Rng
from menagerie.core.rules import Rule
from menagerie.games.mini_zooloretto import actions, content, statistics, terminal, text, view
from menagerie.games.mini_zooloretto.state import MiniZooloretto, some_kinds


def action_space() -> ActionSpace:
    truck = number("truck", 1, 5)
    tile = choice("tile", content.FACE_NAMES)
    enclosure = number("enclosure", 1, 3)
    space = ActionSpace()
    space.segment(actions.ADD, "add")
    space.segment(actions.TAKE, "take", truck)
    space.segment(actions.LOAD, "load", truck)
    space.segment(actions.PLACE, "place", tile, choice("to", ("1", "2", "3", "barn")))
    space.segment(actions.TAKEOVER, "takeover")
    space.segment(actions.DISCARD, "discard")
    space.segment(actions.DECLINE, "decline")
    space.segment(actions.TAKEOVER_TILE, "of", number("player", 1, 5), tile, template="{tile} of player {player}")
    space.segment(actions.TAKEOVER_AT, "at", enclosure)
    space.segment(actions.DISCARD_TILE, "drop", tile)
    return space


class MiniZoolorettoGame(Game):
    id = "mini-zooloretto"
    title = "Mini Zooloretto"
    tagline = "Load the trucks, take one in time, and keep the barn empty."
    min_seats = 2
    max_seats = 5
    minutes = 20
    weight = 1.4
    playout = 400
    candidates = 0
    rules_version = 1
    rules_prefix = "MZ"
    actions = action_space()
    options = (
        Option(
            "removed_kinds",
            "random",
            content.KIND_NAMES,
            "Which kinds of animals are left out with fewer than five players: random, or a list of kinds.",
            rule="MZ-A1",
            many=True,
        ),
        Option(
            "first_player",
            "random",
            ("random", 0, 1, 2, 3, 4),
            "Who starts: random, or one of the seats; 0 is the first.",
            rule="MZ-A11",
        ),
    )

    def read_options(self, seats: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        values = super().read_options(seats, options)
        removed, first = values["removed_kinds"], values["first_player"]
        left_out = content.tables(seats).kinds_left_out
        if removed != "random" and len(removed) != left_out:
            raise OptionError(f"With {seats} players {left_out} kinds are left out, not {len(removed)} (MZ-3.1).")
        if first != "random" and first >= seats:
            raise OptionError(f"With {seats} players seats are 0 to {seats - 1}; seat {first} cannot start.")
        return values

    def deal(self, seats: int, seed: int, options: Mapping[str, Any]) -> MiniZooloretto:
        rng = Rng(seed)
        removed, first = options["removed_kinds"], options["first_player"]
        if removed == "random":
            left_out = some_kinds(content.tables(seats).kinds_left_out, rng)
        else:
            left_out = sum(1 << content.KIND_NAMES.index(kind) for kind in removed)
        return _empty_table(self, seats, left_out).deal(rng, rng.below(seats) if first == "random" else first)

    def view(self, state: MiniZooloretto, seat: int | None) -> view.MiniZoolorettoView:
        return view.view(state)

    def breakdown(self, state: MiniZooloretto, seat: int) -> list[tuple[str, int]]:
        return text.breakdown(state, seat)

    def prompt(self, state: MiniZooloretto) -> str:
        return text.prompt(state)

    def phase(self, state: MiniZooloretto) -> str:
        return text.phase(state)

    def label(self, state: MiniZooloretto, action: int) -> str:
        return text.label(state, action)

    def line(self, event: Event, names: Sequence[str]) -> str:
        return text.line(event, names)

    def board(self, state: MiniZooloretto, seat: int | None, names: Sequence[str]) -> str:
        return terminal.board(state, names)

    def rule(self, number: int) -> Rule:
        return text.RULES[number]

    def statistics(self, state: MiniZooloretto, seat: int, events: Sequence[Event]) -> dict[str, float]:
        return statistics.statistics(state, seat, events)


@cache
def _empty_table(game: Game, seats: int, left_out: int) -> MiniZooloretto:
    """Everything set up except the shuffle; copying it is faster than building it again."""
    state = MiniZooloretto(game, seats, Rng(0), content.tables(seats))
    state.set_up(left_out)
    return state


GAME = MiniZoolorettoGame()
