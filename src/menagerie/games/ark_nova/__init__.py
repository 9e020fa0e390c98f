"""Ark Nova for one to four players: every card, every map."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from menagerie.core.errors import OptionError
from menagerie.core.game import Game
from menagerie.core.journal import Event
from menagerie.core.options import Option
from menagerie.core.rng import Rng
from menagerie.core.rules import Rule
from menagerie.games.ark_nova import actions, dealing, statistics, terminal, text, view
from menagerie.games.ark_nova.content import Content, load
from menagerie.games.ark_nova.flow import Position
from menagerie.games.ark_nova.refusals import REASONS
from menagerie.games.ark_nova.state import Options
from menagerie.testing.coverage import tests_folder

MAP_WORDS = ("random", "open", "free", "A", "0", "1", "2", "3", "4", "5", "6", "7", "8")
CONTENT = load(None)


def action_space(content: Content) -> Any:
    geo = content.tables.geo
    cells = [f"{geo.x[cell]},{geo.y[cell]}" for cell in range(58)]
    return actions.space([card.name for card in content.cards], [final.name for final in content.finals], cells)


def called(folder: Path, functions: Sequence[str]) -> set[tuple[str, Any]]:
    """The calls of these functions in the tests of a folder, with their first argument."""
    found: set[tuple[str, Any]] = set()
    for path in folder.glob("test_*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in functions:
                first = call.args[0] if call.args else None
                if isinstance(first, ast.Constant):
                    found.add((call.func.id, first.value))
    return found


class ArkNovaGame(Game):
    id = "ark-nova"
    title = "Ark Nova"
    tagline = "Plan and build a modern zoo that protects animals all over the world."
    min_seats = 1
    max_seats = 4
    minutes = 120
    weight = 3.8
    guidance = 6.0
    playout = 40
    candidates = 0
    solo_goal = 0  # AN-20.7
    rules_version = 2
    rules_prefix = "AN"
    actions = action_space(CONTENT)
    options = (
        Option(
            "maps",
            "random",
            MAP_WORDS,
            "Zoo maps: two random advanced maps each (keep one), open (seats + 1 maps, chosen in reverse order), "
            "free (any map, also of different levels), or one map for all.",
            rule="AN-3.8",
        ),
        Option("peaceful", False, (False, True), "Replace the interactive abilities for all players.", rule="AN-15.27"),
        Option(
            "solo_level", "beginner", ("beginner", "normal", "hard"), "Start appeal 20, 10 or 0 alone.", rule="AN-20.1"
        ),
        Option(
            "base_projects",
            "random",
            tuple(range(101, 113)),
            "The base projects below the board: random, or their numbers in order.",
            rule="AN-3.5",
            many=True,
        ),
        Option(
            "final_scoring",
            "random",
            tuple(range(1, 12)),
            "The final scoring cards in the pile: random, or their numbers.",
            rule="AN-3.12",
            many=True,
        ),
        Option(
            "bonus_tiles",
            "random",
            tuple(range(1, 10)),
            "The bonus tiles that may come up: random, or at least four of them (solo challenge).",
            rule="AN-20.7",
            many=True,
        ),
        Option(
            "removed_cards",
            "none",
            (*range(113, 133), *range(201, 265), *range(401, 529)),
            "Zoo cards left out because earlier games of a solo challenge used them.",
            rule="AN-20.7",
            many=True,
        ),
        Option("discard_view", "top", ("top", "all"), "What may be read of the discard pile.", rule="AN-A1"),
        Option(
            "venom_short",
            "pay_what_you_have",
            ("pay_what_you_have", "block"),
            "Venom with less than 2 money.",
            rule="AN-A7",
        ),
        Option(
            "determination",
            "any_card",
            ("any_card", "not_same_card"),
            "The card of an additional action.",
            rule="AN-A8",
        ),
        Option(
            "engineer_counts_strength", "no", ("no", "yes"), "Whether Engineer's copy uses strength.", rule="AN-A10"
        ),
        Option(
            "discount_covers_folder", "yes", ("yes", "no"), "Whether discounts reduce the folder fee.", rule="AN-A12"
        ),
        Option(
            "two_icon_tokens",
            "yes",
            ("yes", "no"),
            "One token each of cards 215 and 218 on one support.",
            rule="AN-A15",
        ),
        Option(
            "leader_tie_with_you", "counts", ("counts", "void"), "A leader tied with the acting player.", rule="AN-A19"
        ),
        Option(
            "protected_leader",
            "void",
            ("void", "next"),
            "A protected leader: nothing happens, or the next player is the leader.",
            rule="AN-A46",
        ),
        Option(
            "hypnosis_target",
            "after_action",
            ("after_action", "when_played"),
            "When the target of hypnosis is found.",
            rule="AN-A21",
        ),
        Option(
            "action_ability_x",
            "yes",
            ("yes", "no"),
            "Whether the ability Action may be used for an X-token.",
            rule="AN-A47",
        ),
        Option(
            "end_check",
            "own_turn_or_break",
            ("own_turn_or_break", "any_turn_end"),
            "When the end is checked.",
            rule="AN-A22",
        ),
        Option("last_break", "skip", ("skip", "play"), "A break due after the very last turn.", rule="AN-A23"),
        Option(
            "solo_max_appeal",
            "plus_start",
            ("plus_start", "25"),
            "The appeal limit of six sponsors alone.",
            rule="AN-A25",
        ),
        Option("animals_reputation_alone", "yes", ("yes", "no"), "Animals II for its reputation alone.", rule="AN-A36"),
    )

    def __init__(self, content: Content | None = None) -> None:
        self.content = content if content is not None else CONTENT

    def with_content(self, path: str | Path) -> ArkNovaGame:
        """The same game with the cards, maps and boards of a folder in the format of `data/`."""
        return ArkNovaGame(load(Path(path)))

    def read_options(self, seats: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        values = super().read_options(seats, options)
        bases, finals, tiles = values["base_projects"], values["final_scoring"], values["bonus_tiles"]
        wanted = self.content.tables.base_projects[seats]
        if bases != "random" and len(bases) != wanted:
            raise OptionError(
                f"With {seats} players {wanted} base projects lie below the board, not {len(bases)} (AN-3.5)."
            )
        if finals != "random" and len(set(finals) - ({9} if seats == 1 else set())) < 2 * seats:
            raise OptionError(f"{seats} players need at least {2 * seats} final scoring cards (AN-3.12).")
        if tiles != "random" and len(tiles) < 4:
            raise OptionError("Four bonus tiles are laid out; name at least four (AN-3.2).")
        if seats > 1 and (values["removed_cards"] != "none" or tiles != "random"):
            raise OptionError("Removed cards and named bonus tiles belong to the solo challenge (AN-20.7).")
        if values["removed_cards"] != "none" and len(values["removed_cards"]) > 120:
            raise OptionError("At least 92 zoo cards must stay in the game (AN-20.7).")
        return values

    def deal(self, seats: int, seed: int, options: Mapping[str, Any]) -> Position:
        chosen = Options()
        chosen.map_level = {"random": 0, "open": 3, "free": 4}.get(options["maps"], 1)
        chosen.peaceful = int(options["peaceful"])
        chosen.solo_level = ("beginner", "normal", "hard").index(options["solo_level"])
        chosen.discard_view = int(options["discard_view"] == "all")
        chosen.venom_block = int(options["venom_short"] == "block")
        chosen.not_same_card = int(options["determination"] == "not_same_card")
        chosen.engineer_counts = int(options["engineer_counts_strength"] == "yes")
        chosen.folder_after = int(options["discount_covers_folder"] == "no")
        chosen.one_icon_token = int(options["two_icon_tokens"] == "no")
        chosen.tie_is_void = int(options["leader_tie_with_you"] == "void")
        chosen.protected_is_void = int(options["protected_leader"] == "void")
        chosen.hypnosis_after = int(options["hypnosis_target"] == "after_action")
        chosen.action_for_x = int(options["action_ability_x"] == "yes")
        chosen.any_turn_end = int(options["end_check"] == "any_turn_end")
        chosen.last_break = int(options["last_break"] == "play")
        chosen.solo_plain_limit = int(options["solo_max_appeal"] == "25")
        chosen.no_reputation_alone = int(options["animals_reputation_alone"] == "no")
        state = Position(self, seats, Rng(seed), self.content.tables, chosen)
        removed = [] if options["removed_cards"] == "none" else [self.content.card(n) for n in options["removed_cards"]]
        state.removed = len(removed)
        dealing.deal(
            state,
            removed,
            [] if options["base_projects"] == "random" else [n - 101 for n in options["base_projects"]],
            [] if options["final_scoring"] == "random" else [n - 1 for n in options["final_scoring"]],
            [] if options["bonus_tiles"] == "random" else [n - 1 for n in options["bonus_tiles"]],
            actions.MAP_WORDS.index(options["maps"]) if options["maps"] in actions.MAP_WORDS else -1,
        )
        return state

    def view(self, state: Position, seat: int | None) -> view.ArkNovaView:
        return view.view(state, seat)

    def breakdown(self, state: Position, seat: int) -> list[tuple[str, int]]:
        return text.breakdown(state, seat)

    def prompt(self, state: Position) -> str:
        return text.prompt(state)

    def phase(self, state: Position) -> str:
        return text.phase(state)

    def label(self, state: Position, action: int) -> str:
        return text.label(state, action)

    def line(self, event: Event, names: Sequence[str]) -> str:
        return text.line(self.content, event, names)

    def board(self, state: Position, seat: int | None, names: Sequence[str]) -> str:
        return terminal.board(state, seat, names)

    def rule(self, number: int) -> Rule:
        key, sentence = REASONS[number]
        return Rule(key, sentence)

    def untested_content(self) -> list[str]:
        """Cards, final scoring cards and maps without a row in a test's table, such as `card(401, …)`."""
        found = called(tests_folder() / "games" / "ark_nova", ("card", "project", "final", "face"))
        named: dict[tuple[str, Any], str] = {}
        named |= {("card" if card.number > 200 else "project", card.number): card.name for card in self.content.cards}
        named |= {("final", number): final.name for number, final in enumerate(self.content.finals, start=1)}
        named |= {("face", face.id): face.name for face in self.content.maps}
        return [f"{key[1]} {name}" for key, name in named.items() if key not in found]

    def statistics(self, state: Position, seat: int, events: Sequence[Event] = ()) -> dict[str, float]:
        return statistics.statistics(state, seat, events)


GAME = ArkNovaGame()
