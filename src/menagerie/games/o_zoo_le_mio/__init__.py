"""O Zoo le Mio: sealed bids for zoo tiles, paths and enclosures laid like dominoes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from menagerie.core.game import Game
from menagerie.core.journal import Event
from menagerie.core.options import Option
from menagerie.core.rng import Rng
from menagerie.core.rules import Rule
from menagerie.games.o_zoo_le_mio import content, statistics, terminal, text, view
from menagerie.games.o_zoo_le_mio.actions import action_space
from menagerie.games.o_zoo_le_mio.state import OZooLeMio


class OZooLeMioGame(Game):
    id = "o-zoo-le-mio"
    title = "O Zoo le Mio"
    tagline = "Bid in secret for zoo tiles, and lure the visitors from the other zoos."
    min_seats = 2
    max_seats = 4
    minutes = 45
    weight = 2.0
    rules_version = 1
    rules_prefix = "OZ"
    reconstructed = (
        "The faces of the 25 zoo tiles and the starting tile are reconstructed: the rulebook does not print them; "
        "a content folder with your own tiles.csv replaces them."
    )
    actions = action_space()
    options = (
        Option(
            "professional",
            False,
            (False, True),
            "Years of different length: a row ends with its third tile that has a bush.",
            rule="OZ-11.1",
        ),
        Option(
            "show_row", True, (True, False), "Show all tiles of the year, or only the one on offer.", rule="OZ-11.4"
        ),
        Option("lone_bush_trees", 1, (1, 2), "Trees for the only zoo that has bushes.", rule="OZ-A3"),
        Option(
            "equal_second",
            "renew",
            ("renew", "keep"),
            "Whether a second enclosure as attractive as the best one makes it the newer attraction.",
            rule="OZ-A5",
        ),
        Option("start_income", False, (False, True), "Whether the starting tile brings income too.", rule="OZ-A2"),
        Option("coins_shown", True, (True, False), "Whether you see the coins of the others.", rule="OZ-A12"),
    )

    def __init__(self, found: content.Content) -> None:
        self.content = found
        self.content_id = found.digest

    def with_content(self, path: str) -> Game:
        return ReplacedContent(path)

    def deal(self, seats: int, seed: int, options: Mapping[str, Any]) -> OZooLeMio:
        state = OZooLeMio(self, seats, Rng(seed), self.content.tables)
        state.professional = options["professional"]
        state.show_row = options["show_row"]
        state.lone_bush_trees = options["lone_bush_trees"]
        state.renew = options["equal_second"] == "renew"
        state.start_income = options["start_income"]
        state.coins_shown = options["coins_shown"]
        state.set_up()
        return state

    def view(self, state: OZooLeMio, seat: int | None) -> view.OZooLeMioView:
        return view.view(state, seat)

    def breakdown(self, state: OZooLeMio, seat: int) -> list[tuple[str, int]]:
        return text.breakdown(state, seat)

    def prompt(self, state: OZooLeMio) -> str:
        return text.prompt(state)

    def phase(self, state: OZooLeMio) -> str:
        return text.phase(state)

    def label(self, state: OZooLeMio, action: int) -> str:
        return text.label(state, action)

    def line(self, event: Event, names: Sequence[str]) -> str:
        return text.line(event, names, self.content.names)

    def board(self, state: OZooLeMio, seat: int | None, names: Sequence[str]) -> str:
        return terminal.board(state, seat, names)

    def rule(self, number: int) -> Rule:
        return text.RULES[number]

    def statistics(self, state: OZooLeMio, seat: int, events: Sequence[Event]) -> dict[str, float]:
        return statistics.statistics(state, seat, events)


class ReplacedContent(OZooLeMioGame):
    """The game with tiles or tables from a folder of the user's."""

    def __init__(self, path: str) -> None:
        super().__init__(content.replaced(path))
        self.path = path

    def __reduce__(self) -> tuple[Any, ...]:
        return ReplacedContent, (self.path,)


GAME = OZooLeMioGame(content.usual())
