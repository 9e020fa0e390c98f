"""Loads the cards, maps and boards from data files, checks every row and fills the tables.

A replacement is a folder with files of the same names and format; files that it lacks come from the game's own data.
"""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from menagerie.core.errors import ContentError
from menagerie.games.ark_nova import tables as t
from menagerie.games.ark_nova import vocabulary as words
from menagerie.games.ark_nova.geometry import CELLS, Geometry
from menagerie.games.ark_nova.vocabulary import Effect

DATA = Path(__file__).parent / "data"
FILES = ("animals.csv", "sponsors.csv", "projects.csv", "final_scoring.csv", "maps.json", "boards.json")
SPECIAL_ENCLOSURES = {"petting_zoo": t.PETTING_ZOO, "reptile_house": t.REPTILE_HOUSE, "large_bird_aviary": t.AVIARY}
PROJECT_TARGETS: dict[str, tuple[str, ...]] = {
    "distinct_icons": ("animal_categories", "continents"),
    "animal_count": ("small_animals", "medium_animals", "large_animals"),
}


@dataclass(frozen=True)
class Card:
    """What a person reads on a card; its numbers are in the tables."""

    card: int
    number: int
    kind: str  # animal, sponsor, project, final
    name: str
    latin: str = ""
    effects: tuple[dict[str, Any], ...] = ()
    peaceful: tuple[dict[str, Any], ...] = ()
    person: bool = False


@dataclass(frozen=True)
class MapFace:
    """A zoo map as a person sees it."""

    map: int
    id: str
    name: str
    level: str


@dataclass
class Content:
    """Everything printed: names for people, tables for the engine."""

    tables: t.Tables
    cards: list[Card] = field(default_factory=list)
    finals: list[Card] = field(default_factory=list)
    maps: list[MapFace] = field(default_factory=list)
    buildings: list[str] = field(default_factory=list)
    effect_words: list[str] = field(default_factory=list)  # the word behind every effect row

    def card(self, number: int) -> int:
        """The card with a printed number."""
        for card in self.cards:
            if card.number == number:
                return card.card
        raise ContentError(f"There is no card {number}.")


class Row:
    """One row of a data file: reads a column or says what is wrong with it."""

    def __init__(self, file: str, row: str, values: dict[str, Any]) -> None:
        self.file = file
        self.row = row
        self.values = values

    def wrong(self, column: str, why: str) -> ContentError:
        return ContentError(f"{self.file}, {self.row}, column {column!r}: {why}.")

    def text(self, column: str) -> str:
        value = self.values.get(column)
        if value is None:
            raise self.wrong(column, "the column is missing")
        return str(value)

    def number(self, column: str, low: int, high: int) -> int:
        text = self.text(column)
        if not re.fullmatch(r"-?\d+", text) or not low <= int(text) <= high:
            raise self.wrong(column, f"{text!r} is not a whole number from {low} to {high}")
        return int(text)

    def word(self, column: str, known: Iterable[str]) -> str:
        text = self.text(column)
        if text not in known:
            raise self.wrong(column, f"{text!r} is not one of {', '.join(known)}")
        return text

    def counts(self, column: str, known: Iterable[str]) -> dict[str, int]:
        """A list such as `predator:2;bear:1`."""
        found: dict[str, int] = {}
        for part in filter(None, self.text(column).split(";")):
            match = re.fullmatch(r"(\w+):(\d+)", part)
            if match is None or match[1] not in known:
                raise self.wrong(column, f"{part!r} is not one of {', '.join(known)} with a number")
            found[match[1]] = int(match[2])
        return found

    def data(self, column: str, default: str = "null") -> Any:
        try:
            return json.loads(self.text(column) or default)
        except json.JSONDecodeError as error:
            raise self.wrong(column, f"not readable as JSON ({error.msg})") from None

    def effects(self, column: str, read: Callable[[dict[str, Any]], list[Effect]]) -> list[Effect]:
        found: list[Effect] = []
        for item in self.data(column, "[]"):
            try:
                found += read(item)
            except (KeyError, ValueError, TypeError) as error:
                raise self.wrong(column, f"the effect {item!r} cannot be read ({error})") from None
        return found


class Effects:
    """Collects effect rows for the tables."""

    def __init__(self) -> None:
        self.rows: list[Effect] = []

    def add(self, found: list[Effect], card: int = -1) -> tuple[int, int]:
        first = len(self.rows)
        for effect in found:
            effect.card = card
        self.rows += found
        return first, len(self.rows)

    def bonus(self, row: Row, column: str, word: str, value: int) -> int:
        if word not in words.CODE_WORDS:
            raise row.wrong(column, f"there is no bonus {word!r}")
        return self.add([words.bonus(word, value)])[0]

    def fill(self, tables: t.Tables, steps: list[tuple[int, int]]) -> None:
        for name in ("when", "code", "card", "on", "scope", "icon", "resource", "amount", "per", "max"):
            setattr(tables, f"e_{name}", _vec(getattr(effect, name) for effect in self.rows))
        for name in ("metric", "building", "action", "others"):
            setattr(tables, f"e_{name}", _vec(getattr(effect, name) for effect in self.rows))
        firsts = []
        for effect in self.rows:
            firsts.append(len(steps))
            steps += effect.steps
        tables.e_first = _vec(firsts)
        tables.e_last = _vec(first + len(effect.steps) for first, effect in zip(firsts, self.rows, strict=True))


@cache
def load(folder: Path | None = None) -> Content:
    """The content of the game, or of a user's folder."""
    boards = _boards(folder)
    buildings = _buildings(boards)
    content = Content(t.Tables(Geometry([shape for shape, _ in buildings])))
    effects = Effects()
    steps: list[tuple[int, int]] = []
    _fill_buildings(content, buildings)
    _read_animals(content, effects, folder)
    _read_sponsors(content, effects, folder)
    _read_projects(content, folder)
    _read_finals(content, steps, folder)
    _read_maps(content, effects, folder)
    _fill_boards(content, effects, boards)
    effects.fill(content.tables, steps)
    content.tables.step_at = _vec(at for at, _ in steps)
    content.tables.step_gives = _vec(gives for _, gives in steps)
    content.effect_words = [effect.word for effect in effects.rows]
    return content


def _vec(values: Iterable[int]) -> vec[i64]:
    return vec[i64]([int(value) for value in values])


def _text(folder: Path | None, name: str) -> str:
    if folder is not None and not folder.is_dir():
        raise ContentError(f"There is no content folder {str(folder)!r}.")
    if folder is not None and (folder / name).exists():
        return (folder / name).read_text(encoding="utf-8")
    return (DATA / name).read_text(encoding="utf-8")


def _rows(folder: Path | None, name: str, first: int, count: int) -> list[Row]:
    """The rows of a csv file, whose ids must run on from `first`."""
    found: list[Row] = []
    for line, values in enumerate(csv.DictReader(io.StringIO(_text(folder, name))), start=2):
        row = Row(name, f"row {line}", values)
        if None in values or None in values.values():
            raise row.wrong("id", "the row has not as many columns as the heading")
        if row.number("id", 1, 999) != first + len(found):
            raise row.wrong("id", f"{row.text('id')} should be {first + len(found)}")
        if not row.text("source"):
            raise row.wrong("source", "every row names its source")
        found.append(row)
    if len(found) != count:
        raise ContentError(f"{name}: there are {len(found)} rows, but the game has {count}.")
    return found


def _json(folder: Path | None, name: str, schema: str) -> dict[str, Any]:
    try:
        data = json.loads(_text(folder, name))
    except json.JSONDecodeError as error:
        raise ContentError(f"{name}, row {error.lineno}, column {error.colno}: {error.msg}.") from None
    if not isinstance(data, dict) or data.get("schema") != schema:
        raise ContentError(f"{name}: the schema should be {schema!r}.")
    return data


def _read_animals(content: Content, effects: Effects, folder: Path | None) -> None:
    tables = content.tables
    for card, row in enumerate(_rows(folder, "animals.csv", 401, int(t.ANIMALS))):
        size = row.number("size", 1, 5)
        size_class = row.word("size_class", words.SIZE_WORDS)
        if words.SIZE_WORDS.index(size_class) != (0 if size <= 2 else 1 if size == 3 else 2):
            raise row.wrong("size_class", f"an animal of size {size} is not {size_class}")
        tables.number[card] = 401 + card
        tables.size[card] = size
        tables.size_class[card] = words.SIZE_WORDS.index(size_class)
        tables.standard[card] = row.number("standard_enclosure", 0, 1)
        for place, spaces in row.counts("special_enclosure", SPECIAL_ENCLOSURES).items():
            tables.special[card] = SPECIAL_ENCLOSURES[place]
            tables.spaces[card] = spaces
        if tables.standard[card] == 0 and tables.special[card] < 0:
            raise row.wrong("special_enclosure", "the animal could live nowhere")
        tables.cost[card] = row.number("cost", 0, 99)
        _read_icons(tables, card, row, ("category_icons", "continent_icons"))
        _read_points(tables, card, row)
        _read_conditions(tables, card, row)
        first, last = effects.add(row.effects("abilities", lambda item: [words.ability(item)]), card)
        tables.first_effect[card], tables.last_effect[card] = first, last
        tables.peaceful_first[card], tables.peaceful_last[card] = first, last
        if row.text("solo_abilities"):
            peaceful = effects.add(row.effects("solo_abilities", lambda item: [words.ability(item)]), card)
            tables.peaceful_first[card], tables.peaceful_last[card] = peaceful
        for effect in effects.rows[first:last]:
            if effect.code == t.FLOCK_ANIMAL:
                tables.flock[card] = effect.amount
        abilities = tuple(row.data("abilities", "[]")), tuple(row.data("solo_abilities", "[]"))
        content.cards.append(Card(card, 401 + card, "animal", row.text("name"), row.text("latin"), *abilities))


def _read_sponsors(content: Content, effects: Effects, folder: Path | None) -> None:
    tables = content.tables
    for at, row in enumerate(_rows(folder, "sponsors.csv", 201, int(t.SPONSORS))):
        card = int(t.FIRST_SPONSOR) + at
        tables.number[card] = 201 + at
        tables.level[card] = row.number("level", 1, 9)
        tables.tokens[card] = row.number("tokens_on_card", 0, 9)
        _read_icons(tables, card, row, ("icons",))
        _read_points(tables, card, row)
        _read_conditions(tables, card, row)
        found = row.effects("effects", words.sponsor_effects)
        first, last = effects.add(found, card)
        tables.first_effect[card], tables.last_effect[card] = first, last
        tables.peaceful_first[card], tables.peaceful_last[card] = first, last
        for effect in found:
            if effect.when == t.PASSIVE:
                tables.passives[card] |= 1 << (effect.code - int(t.FIRST_PASSIVE))
        if row.text("unique_building"):
            building = words.BUILDING_WORDS.index(row.word("unique_building", words.BUILDING_WORDS))
            _read_unique(tables, card, building, row)
        effect_data = tuple(row.data("effects", "[]"))
        person = row.number("person", 0, 1) == 1
        content.cards.append(Card(card, 201 + at, "sponsor", row.text("name"), "", effect_data, (), person))


def _read_unique(tables: t.Tables, card: int, building: int, row: Row) -> None:
    tables.building[card] = building
    places = [item for item in row.data("effects") if item["code"] == "place_unique_building"]
    if len(places) != 1 or places[0]["building"] != row.text("unique_building"):
        raise row.wrong("effects", "exactly one effect must place the unique building of the row")
    tables.unique_rock[building] = places[0].get("adjacent_rock", 0)
    tables.unique_water[building] = places[0].get("adjacent_water", 0)
    tables.unique_border[building] = places[0].get("min_border_spaces", 0)
    tables.unique_detached[building] = int(places[0].get("need_not_be_adjacent", False))


def _read_icons(tables: t.Tables, card: int, row: Row, columns: tuple[str, ...]) -> None:
    for column in columns:
        for icon, count in row.counts(column, words.ICON_WORDS[:13]).items():
            tables.icons[card * int(t.STRIDE) + words.ICON_WORDS.index(icon)] = count
    tables.rock[card] = row.number("rock", 0, 6)
    tables.water[card] = row.number("water", 0, 6)
    tables.icons[card * int(t.STRIDE) + int(t.ROCK)] = tables.rock[card]
    tables.icons[card * int(t.STRIDE) + int(t.WATER)] = tables.water[card]


def _read_points(tables: t.Tables, card: int, row: Row) -> None:
    tables.appeal[card] = row.number("appeal", 0, 20)
    tables.reputation[card] = row.number("reputation", 0, 9)
    tables.conservation[card] = row.number("conservation", 0, 9)


def _read_conditions(tables: t.Tables, card: int, row: Row) -> None:
    others = {
        "animals_II": tables.need_animals_ii,
        "sponsors_II": tables.need_sponsors_ii,
        "partner_zoo_same_continent": tables.need_partner,
        "partner_zoo": tables.need_partner_zoos,
        "reputation": tables.need_reputation,
        "max_appeal": tables.need_max_appeal,
    }
    for word, count in row.counts("requires", (*words.ICON_WORDS, *others)).items():
        if word in others:
            others[word][card] = count
        else:
            tables.need_icon[card * int(t.STRIDE) + words.ICON_WORDS.index(word)] = count


def _read_projects(content: Content, folder: Path | None) -> None:
    tables = content.tables
    for at, row in enumerate(_rows(folder, "projects.csv", 101, int(t.CARDS - t.FIRST_PROJECT))):
        card = int(t.FIRST_PROJECT) + at
        tables.number[card] = 101 + at
        if row.word("deck", ("base", "zoo")) != ("base" if at < t.BASE_PROJECTS else "zoo"):
            raise row.wrong("deck", "101 to 112 are base projects, the others zoo projects")
        kind = words.PROJECT_KINDS.index(row.word("kind", words.PROJECT_KINDS))
        tables.project_kind[card] = kind
        targets = PROJECT_TARGETS.get(words.PROJECT_KINDS[kind], words.ICON_WORDS)
        tables.project_icon[card] = targets.index(row.word("target", targets))
        for slot in range(3):
            _read_slot(tables, card, slot, row)
        bonus = row.data("first_play_bonus", "{}")
        tables.first_play_reputation[card] = bonus.get("reputation", 0)
        content.cards.append(Card(card, 101 + at, "project", row.text("name")))


def _read_slot(tables: t.Tables, card: int, slot: int, row: Row) -> None:
    column = f"slot{slot + 1}_condition"
    needs, gives = row.data(column), row.data(f"slot{slot + 1}_reward")
    at = card * 3 + slot
    kind = tables.project_kind[card]
    wanted = {t.RELEASE: "release_animal_with", t.BREEDING: "animal_with"}.get(kind, "at_least")
    if not isinstance(needs, dict) or wanted not in needs:
        raise row.wrong(column, f"a slot of this kind needs {wanted!r}")
    tables.slot_need[at] = needs.get("at_least", 0)
    tables.slot_min[at] = needs.get("size_min", 1)
    tables.slot_max[at] = needs.get("size_max", 5)
    if kind >= t.RELEASE and needs[wanted] != words.ICON_WORDS[tables.project_icon[card]]:
        raise row.wrong(column, f"{needs[wanted]!r} is not the target of the project")
    if not isinstance(gives, dict) or not set(gives) <= {"conservation", "reputation"}:
        raise row.wrong(f"slot{slot + 1}_reward", "a reward is conservation and reputation")
    tables.slot_conservation[at] = gives.get("conservation", 0)
    tables.slot_reputation[at] = gives.get("reputation", 0)


def _read_finals(content: Content, steps: list[tuple[int, int]], folder: Path | None) -> None:
    tables = content.tables
    icons = {"research_icons": t.RESEARCH, "rock_icons": t.ROCK, "water_icons": t.WATER}
    for at, row in enumerate(_rows(folder, "final_scoring.csv", 1, int(t.FINAL_CARDS))):
        kind = words.FINAL_KINDS.index(row.word("kind", words.FINAL_KINDS))
        tables.final_kind[at] = kind
        if kind != t.FINAL_GOALS:
            metric = row.word("metric", words.METRIC_WORDS)
            tables.final_metric[at] = words.METRIC_WORDS[metric]
            tables.final_icon[at] = icons.get(metric, -1)
        tables.final_max[at] = row.number("max_conservation", 0, 9)
        tables.final_solo[at] = int(not row.text("solo"))
        tables.final_first[at] = len(steps)
        for what, gives in row.data("steps"):
            if kind == t.FINAL_GOALS and what not in words.METRIC_WORDS:
                raise row.wrong("steps", f"there is no goal {what!r}")
            if kind != t.FINAL_MAJORITY:
                steps.append((words.METRIC_WORDS[what] if kind == t.FINAL_GOALS else int(what), int(gives)))
        tables.final_last[at] = len(steps)
        content.finals.append(Card(at, at + 1, "final", row.text("name")))


def _read_maps(content: Content, effects: Effects, folder: Path | None) -> None:
    maps = _json(folder, "maps.json", "ark_nova.maps.v1").get("maps", {})
    starts: list[tuple[int, int]] = []
    if tuple(maps) != words.MAP_WORDS:
        raise ContentError(f"maps.json: the maps should be {', '.join(words.MAP_WORDS)}, in this order.")
    for at, (name, data) in enumerate(maps.items()):
        row = Row("maps.json", f"map {name}", data)
        row.text("source")
        _read_hexes(content.tables, effects, at, row)
        _read_spaces(content.tables, effects, at, row)
        _read_power(content.tables, at, row)
        content.tables.start_first[at] = len(starts)
        for item in data["start_buildings"]:
            cell = content.tables.geo.cell_at(item["x"], item["y"])
            starts.append((words.BUILDING_WORDS.index(item["type"]), int(cell * 6 + item.get("rotation", 0))))
        content.tables.start_last[at] = len(starts)
        content.maps.append(MapFace(at, name, row.text("name"), row.text("level")))
    content.tables.start_type = _vec(building for building, _ in starts)
    content.tables.start_code = _vec(code for _, code in starts)


def _read_hexes(tables: t.Tables, effects: Effects, at: int, row: Row) -> None:
    terrains = {"plain": tables.plain, "rock": tables.rock_cells, "water": tables.water_cells}
    seen = 0
    for item in row.values["hexes"]:
        place = Row(row.file, f"{row.row}, hex {item.get('x')},{item.get('y')}", item)
        cell = tables.geo.cell_at(place.number("x", 0, 8), place.number("y", 0, 12))
        if cell < 0 or seen >> cell & 1:
            raise place.wrong("y", "there is no such cell, or it stands here twice")
        seen |= 1 << cell
        terrains[place.word("terrain", terrains)][at] |= 1 << cell
        if item.get("needs_build_II"):
            tables.build_ii[at] |= 1 << cell
        if "placement_bonus" in item:
            found = item["placement_bonus"]
            tables.bonus_cells[at] |= 1 << cell
            effect = effects.bonus(place, "placement_bonus", found["type"], found["value"])
            tables.cell_bonus[at * int(CELLS) + cell] = effect
    counts = (tables.plain, tables.rock_cells, tables.water_cells, tables.build_ii, tables.bonus_cells)
    for name, cells in zip(("plain", "rock", "water", "build_II", "placement_bonuses"), counts, strict=True):
        count = int(cells[at]).bit_count()
        if row.values["counts"].get(name) != count:
            raise row.wrong("counts", f"there are {count} {name} cells, not {row.values['counts'].get(name)}")
    if seen.bit_count() != CELLS:
        raise row.wrong("hexes", f"there are {seen.bit_count()} cells instead of {int(CELLS)}")


def _read_spaces(tables: t.Tables, effects: Effects, at: int, row: Row) -> None:
    for space in row.values["project_bonus_slots"]:
        index = at * int(t.EDGE_SPACES) + space["index"]
        tables.edge_bonus[index] = effects.bonus(row, "project_bonus_slots", space["bonus"], space["value"])
        tables.edge_income[index] = int(space["kind"] == "instant_and_income")
    for column, target, count in (
        ("partner_zoo_slots", tables.partner_bonus, 4),
        ("university_slots", tables.university_bonus, 3),
    ):
        for space in row.values[column]:
            if space["bonus"]:
                index = at * count + space["slot"] - 1
                target[index] = effects.bonus(row, column, space["bonus"]["type"], space["bonus"]["value"])
    last = row.values["worker_slots"]["bonus_when_last_worker_hired"]
    if last:
        tables.worker_bonus[at] = effects.bonus(row, "worker_slots", last["type"], last["value"])


def _read_power(tables: t.Tables, at: int, row: Row) -> None:
    power = row.values["power"] or {"code": "none"}
    if power["code"] not in words.POWER_WORDS:
        raise row.wrong("power", f"there is no power {power['code']!r}")
    tables.power[at] = words.POWER_WORDS[power["code"]]
    tables.power_value[at] = power.get("value", 0)
    if "cell" in power:
        tables.symbol[at] = tables.geo.cell_at(*power["cell"])
    covered = power.get("cells", [power["connected_when_covered"]] if "connected_when_covered" in power else [])
    for x, y in covered:
        tables.links[at] |= 1 << tables.geo.cell_at(x, y)


def _boards(folder: Path | None) -> dict[str, Any]:
    return _json(folder, "boards.json", "ark_nova.boards.v1")


def _buildings(boards: dict[str, Any]) -> list[tuple[list[int], Row]]:
    found = []
    for at, data in enumerate(boards.get("buildings", [])):
        row = Row("boards.json", f"building {at + 1}", data)
        if at >= len(words.BUILDING_WORDS) or row.text("name") != words.BUILDING_WORDS[at]:
            raise row.wrong("name", f"the buildings are {', '.join(words.BUILDING_WORDS)}, in this order")
        found.append(([number for offset in data["cells"] for number in offset], row))
    return found


def _fill_buildings(content: Content, buildings: list[tuple[list[int], Row]]) -> None:
    for at, (shape, row) in enumerate(buildings):
        content.tables.building_size[at] = len(shape) // 2
        content.tables.capacity[at] = row.number("capacity", 0, 9)
        content.buildings.append(row.text("title"))


def _fill_boards(content: Content, effects: Effects, boards: dict[str, Any]) -> None:
    tables = content.tables
    sections = {name: Row("boards.json", name, data) for name, data in boards.items() if isinstance(data, dict)}

    def numbers(section: str, column: str, count: int) -> list[int]:
        row = sections.get(section) or Row("boards.json", section, {})
        found = row.values.get(column)
        if not isinstance(found, list) or len(found) != count or not all(isinstance(item, int) for item in found):
            raise row.wrong(column, f"{count} whole numbers belong here")
        return found

    def one(section: str, column: str) -> int:
        row = sections.get(section) or Row("boards.json", section, {})
        return row.number(column, 0, 999)

    tables.max_appeal = one("appeal_track", "max")
    tables.max_conservation = one("conservation_track", "max")
    tables.max_reputation = one("reputation_track", "max")
    tables.max_x_tokens = one("x_token", "max")
    tables.income = _vec(numbers("appeal_track", "income_money", 114))
    tables.target = _vec(numbers("conservation_track", "target_appeal", 42))
    tables.folders = _vec(numbers("reputation_track", "folders_in_range", 16))
    tables.start_appeal = _vec(numbers("appeal_track", "start_by_place", 4))
    tables.protected_below = one("appeal_track", "protected_below")
    tables.start_reputation = one("reputation_track", "start")
    tables.reputation_cap = one("reputation_track", "cap_without_cards_II")
    tables.start_money = one("start", "money")
    tables.hand_limit = one("hand", "limit")
    tables.break_steps = _vec([0, *numbers("break_track", "steps_by_players", 4)])
    tables.base_projects = _vec([0, *numbers("association_board", "base_projects_by_players", 4)])
    tables.project_limit = _vec([0, *numbers("association_board", "zoo_projects_by_players", 4)])
    tables.donations = _vec(numbers("association_board", "donation_costs", 8))
    tables.donations_two = _vec(numbers("association_board", "donation_costs_two_players", 5))
    tables.task_value = _vec(numbers("association_board", "task_values", 4))
    tables.cost_per_space = one("building_rules", "cost_per_space")
    tables.kiosk_distance = one("building_rules", "kiosk_distance")
    tables.pavilion_appeal = one("building_rules", "pavilion_appeal")
    tables.covered_appeal = one("building_rules", "map_covered_appeal")
    tables.solo_appeal = _vec(numbers("solo", "start_appeal", 3))
    tables.solo_turns = _vec(numbers("solo", "turns_per_round", 6))
    _fill_action_cards(tables, boards["action_cards"])
    for at, university in enumerate(boards["association_board"]["universities"]):
        tables.university_reputation[at] = university["reputation"]
        tables.university_research[at] = university["research"]
        tables.university_limit[at] = university.get("hand_limit", 0)
    for at, tile in enumerate(boards["conservation_track"]["bonus_tiles"]):
        for word, value in tile.items():
            tables.tile_bonus[at] = effects.bonus(sections["conservation_track"], "bonus_tiles", word, value)
    for space, found in boards["reputation_track"]["bonus_at"].items():
        for word, value in found.items():
            tables.reputation_bonus[int(space)] = effects.bonus(sections["reputation_track"], "bonus_at", word, value)


def _fill_action_cards(tables: t.Tables, data: dict[str, Any]) -> None:
    for side, name in enumerate(("I", "II")):
        tables.snap_from[side] = data["cards"][f"snap_from_{name}"]
        for strength in range(1, 6):
            tables.draw[side * 6 + strength] = data["cards"][f"draw_{name}"][strength - 1]
            tables.discard[side * 6 + strength] = data["cards"][f"discard_{name}"][strength - 1]
            tables.animals_allowed[side * 6 + strength] = data["animals"][f"animals_{name}"][strength - 1]
