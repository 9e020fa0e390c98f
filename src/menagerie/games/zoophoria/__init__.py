"""Zoophoria: seven days to draw the most visitors to your corner of the zoo."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement, product
from pathlib import Path
from typing import Any

from menagerie.core.actions import ActionSpace, choice, number
from menagerie.core.game import Game
from menagerie.core.journal import Event
from menagerie.core.options import Option
from menagerie.core.rng import Rng
from menagerie.core.rules import Rule
from menagerie.games.zoophoria import actions as a
from menagerie.games.zoophoria import content, statistics, terminal, text, view
from menagerie.games.zoophoria import vocabulary as v
from menagerie.games.zoophoria.state import Zoophoria


def action_space(words: content.Content) -> ActionSpace:
    animal = choice("animal", words.words[: v.ANIMALS])
    card = choice("card", words.words)
    space_number = number("space", 1, 5)
    board = [
        f"{kind} {n}" for kind, count in (("animal", 6), ("employee", 4), ("building", 3)) for n in range(1, count + 1)
    ]
    space = ActionSpace()
    space.segment(a.REJECT, "reject", animal)
    space.segment(a.DRAFT, "draft", animal)
    space.segment(a.EXHIBIT, "exhibit", space_number)
    space.segment(a.STAFF, "staff", space_number)
    space.segment(a.REPLACE, "replace", card)
    space.segment(a.DISCARD, "discard")
    space.segment(a.DIE, "die", number("value", 1, 6))
    space.segment(a.PLACE, "worker", choice("spot", [*board, *words.spaces]))
    space.segment(a.CLAIM, "install", card)
    space.segment(a.MOVE, "rearrange")
    space.segment(a.DROP, "clear")
    space.segment(a.DONE, "done")
    space.segment(a.MOVE_THIS, "move", card)
    space.segment(a.DROP_THIS, "drop", card)
    space.segment(a.DISMISS, "dismiss", choice("employee", words.words[v.FIRST_EMPLOYEE : v.FIRST_BUILDING]))
    space.segment(a.IMMUNE, "immune")
    space.segment(a.NOT_IMMUNE, "accept")
    space.segment(a.DISCARD_TARGET, "target", choice("target", words.target_words))
    space.segment(a.UNFED, "unfed", animal)
    space.segment(a.CUBE, "infect", animal)
    space.segment(a.CURE, "cure", animal)
    space.segment(a.USE, "favour", card)
    space.segment(a.PASS, "pass")
    space.segment(a.MODE, "for", choice("use", ("food", "viruses", "visitors")))
    space.segment(a.TAKE, "take", card)
    space.segment(a.SWAP, "swap", number("slot", 1, 6))
    space.segment(a.TURN, "flip", choice("die", ("food", "virus", "trash")))
    return space


CONTENT = content.content()


class ZoophoriaGame(Game):
    id = "zoophoria"
    title = "Zoophoria"
    tagline = "Seven days to feed, heal and clean your habitat, and to draw the crowds."
    min_seats = 2
    max_seats = 4
    minutes = 75
    weight = 2.3
    guidance = 5.0
    playout = 40
    candidates = 0
    rules_version = 1
    rules_prefix = "ZP"
    reconstructed = (
        "Card values, most targets, day-worker fees and the visitor track are pictures in the rulebook; "
        "their numbers are our reconstruction and can be replaced by a content folder."
    )
    actions = action_space(CONTENT)
    options = (
        Option("difficulty", "basic", ("basic", "advanced"), "Fixed or dealt starting employees.", rule="ZP-4.2"),
        Option("draft", False, (False, True), "Harder: draft the starting animals.", rule="ZP-12.5"),
        Option("rough_start", False, (False, True), "Harder: start with viruses and trash.", rule="ZP-12.6"),
        Option(
            "no_infected_replacement",
            False,
            (False, True),
            "Harder: no replacing of infected animals.",
            rule="ZP-12.7",
        ),
        Option("no_coins", False, (False, True), "Easier: play without coins.", rule="ZP-12.1"),
        Option("days", 7, (7, 5), "Easier: five days, from Wednesday to Sunday.", rule="ZP-12.4"),
        Option("immunity", "optional", ("optional", "forced"), "Whether immunity may be waived.", rule="ZP-A5"),
        Option(
            "income_timing",
            "at_once",
            ("at_once", "income_step"),
            "When income spaces of the visitor track pay.",
            rule="ZP-A7",
        ),
        Option(
            "director",
            "keeps_next_day",
            ("keeps_next_day", "literal"),
            "Whether the marker taken by the Director stays for the next day.",
            rule="ZP-A8",
        ),
        Option("weekend", "replaces", ("replaces", "adds"), "How weekend visitors count.", rule="ZP-A13"),
        Option("rearrange", "once", ("once", "off"), "Whether own cards may be moved, each once a day.", rule="ZP-A16"),
        Option(
            "weather_loss",
            "today",
            ("today", "marker"),
            "What events 14 and 15 take.",
            rule="ZP-A32",
        ),
        Option(
            "guest_stacking",
            "host_only",
            ("host_only", "symbol"),
            "Whether guest services employees stack by their symbol.",
            rule="ZP-A35",
        ),
        Option(
            "events",
            "roll",
            ("roll", "none", *range(1, 21)),
            "Easier: none, or the same every day.",
            rule="ZP-12.2",
        ),
        Option(
            "production_dice",
            "roll",
            ("roll", *("/".join(map(str, dice)) for dice in product(range(1, 7), repeat=3))),
            "Easier: fixed food, virus and trash dice, such as 4/3/2.",
            rule="ZP-12.3",
        ),
        Option(
            "day_dice",
            "roll",
            ("roll", *("/".join(map(str, dice)) for dice in combinations_with_replacement(range(1, 7), 4))),
            "Easier: fixed dice for the day workers, such as 2/3/4/5.",
            rule="ZP-12.3",
        ),
    )

    def __init__(self, replaced: content.Content | None = None, content_id: str = "") -> None:
        self.content = CONTENT if replaced is None else replaced
        self.content_id = content_id
        if replaced is not None:
            self.actions = action_space(replaced)  # type: ignore[misc]

    def with_content(self, path: str) -> ZoophoriaGame:
        replaced = content.replaced(path)
        digest = hashlib.sha256()
        for file in sorted(Path(path).glob("*.csv")):
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
        return ZoophoriaGame(replaced, digest.hexdigest()[:16])

    def deal(self, seats: int, seed: int, options: Mapping[str, Any]) -> Zoophoria:
        return _empty_table(self, seats, tuple(options.items())).deal(Rng(seed))

    def view(self, state: Zoophoria, seat: int | None) -> view.ZoophoriaView:
        return view.view(self.content, state, seat)

    def breakdown(self, state: Zoophoria, seat: int) -> list[tuple[str, int]]:
        return text.breakdown(state, seat)

    def prompt(self, state: Zoophoria) -> str:
        return text.prompt(self.content, state)

    def phase(self, state: Zoophoria) -> str:
        return text.phase(state)

    def label(self, state: Zoophoria, action: int) -> str:
        return text.label(self.content, state, action)

    def line(self, event: Event, names: Sequence[str]) -> str:
        return text.line(self.content, event, names)

    def board(self, state: Zoophoria, seat: int | None, names: Sequence[str]) -> str:
        return terminal.board(self.content, state, seat, names)

    def rule(self, number: int) -> Rule:
        return text.RULES[number]

    def statistics(self, state: Zoophoria, seat: int, events: Sequence[Event]) -> dict[str, float]:
        return statistics.statistics(self.content, state, seat, events)


@cache
def _empty_table(game: ZoophoriaGame, seats: int, options: tuple[tuple[str, Any], ...]) -> Zoophoria:
    """Everything set up except the shuffle; copying it is faster than building it again."""
    wanted = dict(options)
    state = Zoophoria(game, seats, Rng(0), game.content.tables)
    state.advanced = wanted["difficulty"] == "advanced"
    state.draft = wanted["draft"]
    state.rough_start = wanted["rough_start"]
    state.no_infected_replacement = wanted["no_infected_replacement"]
    state.no_coins = wanted["no_coins"]
    state.day = 0 if wanted["days"] == 7 else 2  # five days start on Wednesday (ZP-12.4)
    state.forced_immunity = wanted["immunity"] == "forced"
    state.income_at_once = wanted["income_timing"] == "at_once"
    state.literal_director = wanted["director"] == "literal"
    state.weekend_adds = wanted["weekend"] == "adds"
    state.rearranging = wanted["rearrange"] == "once"
    state.weather_marker = wanted["weather_loss"] == "marker"
    state.guest_symbol = wanted["guest_stacking"] == "symbol"
    if wanted["events"] != "roll":
        state.fixed_event = 0 if wanted["events"] == "none" else wanted["events"]
    if wanted["production_dice"] != "roll":
        state.fixed_dice = int(wanted["production_dice"].replace("/", ""))
    if wanted["day_dice"] != "roll":
        state.fixed_pool = int(wanted["day_dice"].replace("/", ""))
    state.set_up()
    return state


GAME = ZoophoriaGame()
