"""Zoo Tycoon: The Board Game, for one to four players."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from menagerie.core.actions import ActionSpace, Arg, choice, number
from menagerie.core.game import Game
from menagerie.core.journal import Event
from menagerie.core.options import Option
from menagerie.core.rng import Rng
from menagerie.core.rules import Rule
from menagerie.games.zoo_tycoon import actions as a
from menagerie.games.zoo_tycoon import content, labels, sentences, statistics, terminal, text, view
from menagerie.games.zoo_tycoon.state import ZooTycoon

CONTENT = content.standard()


def action_space() -> ActionSpace:
    names = CONTENT.species_names
    species = choice("species", names)
    sex = choice("sex", ("male", "female"))
    enclosure = choice("enclosure", [f"E{n}" for n in range(1, 65)])
    square = choice("square", [f"{n % 8 + 1},{n // 8 + 1}" for n in range(64)])
    biome = choice("biome", content.BIOMES)
    count = number("number", 0, 127)
    space = ActionSpace()
    plain = ("pass", "done", "stop", "decline", "loan", "exchange", "unexpected demand", "unexpected supply")
    for base, kind in enumerate((*plain, "panda enters", "quarantine", "keep prohibition")):
        space.segment(base, kind)

    def add(base: int, kind: str, *args: Arg, template: str = "") -> None:
        space.segment(base, kind, *args, template=template)

    add(a.CONVERT, "convert", species, sex, template="convert {sex} {species}")
    add(a.CONTRACEPTION, "contraception", species)
    add(a.REMOVE_CONTRACEPTION, "remove contraception", species)
    add(a.REROLL, "reroll", species)
    add(a.SEND, "send", sex)
    add(a.MOVE_EXCHANGE, "move exchange", number("position", 1, 9))
    add(a.GIVE, "give", species)
    add(a.TAKE, "take", species)
    add(a.TAKE_AGAIN, "again", species)
    add(a.EMPTY_SPACE, "empty space", number("space", 1, 2))
    add(a.RESCUE, "rescue", choice("answer", ("no", "yes")))
    add(a.MALES, "males", count)
    add(a.FEMALES, "females", count)
    add(a.FROM_QUARANTINE, "from quarantine", count)
    add(a.FROM_ENCLOSURE, "from enclosure", count)
    add(a.HOUSE, "house", enclosure)
    for offset, kind in enumerate(labels.OPERATIONS):
        add(a.OPERATION + offset, kind)
    add(a.SQUARE, "at", square)
    add(a.NEW_ENCLOSURE, "new", biome)
    add(a.JOIN, "join", enclosure)
    add(a.CHOOSE_SPECIES, "species", choice("species", [*names, *CONTENT.co_names]))
    add(a.FOCAL_TYPE, "focal", choice("type", labels.FOCAL_POINTS))
    add(a.DESIGN, "design", choice("design", CONTENT.design_names))
    add(a.CONSTRUCTION_KIND, "construct", choice("kind", ("change biome", "move building", "move tile")))
    add(a.PAY, "pay", choice("with", ("money", "worker", "nothing")))
    add(a.CHANGE_TO, "change to", biome)
    add(a.ENTERTAIN, "entertain", choice("track", ("popularity", "education", "conservation")))
    add(a.WELFARE, "first", choice("track", ("popularity", "conservation")))
    return space


class ZooTycoonGame(Game):
    id = "zoo-tycoon"
    title = "Zoo Tycoon: The Board Game"
    tagline = "Seven years to build a zoo that is loved and that protects."
    min_seats = 1
    max_seats = 4
    minutes = 120
    weight = 3.6
    guidance = 5.0
    playout = 64
    candidates = 0
    solo_goal = 30  # a curator (ZT-18.4)
    rules_version = 1
    rules_prefix = "ZT"
    reconstructed = (
        "Card faces, the exchange sheet, the track tables and the solo mode are not printed in the rulebook text; "
        "their numbers are our reconstruction and can be replaced by a content folder."
    )
    actions = action_space()
    options = (
        Option("events", True, (True, False), "Play with the event cards.", rule="ZT-17.1"),
        Option("introductory", False, (False, True), "The easier introductory game.", rule="ZT-17.2"),
        Option("board_rows", 6, (6, 5, 7, 8), "Rows of squares of the zoo boards.", rule="ZT-A1"),
        Option(
            "ae_path",
            "random",
            ("random", "starting_player"),
            "Who moves the Animal Exchange: chance or the starting player.",
            rule="ZT-A4",
        ),
        Option("pass_final", True, (True, False), "A pass in Leaving or Arrival is final.", rule="ZT-A5"),
        Option("bad_weather", "literal", ("literal", "track_bottom"), "How Bad Weather takes money.", rule="ZT-A6"),
        Option(
            "category_counts_co", True, (True, False), "Co-species count for the categories required.", rule="ZT-A11"
        ),
        Option("relocate", "once", ("once", "off"), "A species may move to another enclosure.", rule="ZT-A17"),
        Option("white_bonus", False, (False, True), "White spaces take part in the revenue bonus.", rule="ZT-A20"),
        Option("panda_check", "none", ("none", "means"), "The panda needs the means to house it.", rule="ZT-A23"),
        Option("breeding_cap", "10", ("10", "none"), "Where the breeding program track ends.", rule="ZT-A38"),
        Option("event_zero", "nobody", ("nobody", "all"), "Events for the most, when all have none.", rule="ZT-A40"),
    )

    def __init__(self, replaced: content.Content | None = None, content_id: str = "") -> None:
        self.content = replaced if replaced is not None else CONTENT
        self.content_id = content_id

    def with_content(self, path: str) -> ZooTycoonGame:
        replaced = content.replaced(path)
        digest = hashlib.sha256()
        for file in sorted(Path(path).glob("*.csv")):
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
        return ZooTycoonGame(replaced, digest.hexdigest()[:16])

    def deal(self, seats: int, seed: int, options: Mapping[str, Any]) -> ZooTycoon:
        state = ZooTycoon(self, seats, Rng(seed), self.content.tables)
        state.introductory = options["introductory"]
        state.with_events = options["events"] and not options["introductory"]  # ZT-17.2
        state.path_by_choice = options["ae_path"] == "starting_player"
        state.pass_final = options["pass_final"]
        state.literal_weather = options["bad_weather"] == "literal"
        state.count_co_species = options["category_counts_co"]
        state.may_relocate = options["relocate"] == "once"
        state.white_bonus = options["white_bonus"]
        state.panda_needs_means = options["panda_check"] == "means"
        state.breeding_capped = options["breeding_cap"] == "10"
        state.event_minimum = 1 if options["event_zero"] == "nobody" else 0
        state.set_up(options["board_rows"])
        return state

    def view(self, state: ZooTycoon, seat: int | None) -> view.ZooTycoonView:
        return view.view(self.content, state)

    def breakdown(self, state: ZooTycoon, seat: int) -> list[tuple[str, int]]:
        return labels.breakdown(state, seat)

    def prompt(self, state: ZooTycoon) -> str:
        return labels.prompt(self.content, state)

    def phase(self, state: ZooTycoon) -> str:
        return labels.phase(state)

    def label(self, state: ZooTycoon, action: int) -> str:
        return labels.label(self.content, state, action)

    def line(self, event: Event, names: Sequence[str]) -> str:
        return text.line(self.content, event, names)

    def board(self, state: ZooTycoon, seat: int | None, names: Sequence[str]) -> str:
        return terminal.board(self.content, state, seat, names)

    def rule(self, number: int) -> Rule:
        return sentences.RULES[number]

    def statistics(self, state: ZooTycoon, seat: int, events: Sequence[Event]) -> dict[str, float]:
        return statistics.statistics(self.content, state, seat, events)


GAME = ZooTycoonGame()
