"""Loads and checks the tables of cards, events, targets and spaces; a folder of the same files may replace them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from menagerie.core.data import Row, require, rows_of
from menagerie.core.errors import ContentError
from menagerie.games.zoophoria import vocabulary as v
from menagerie.games.zoophoria.tables import Tables

PACKAGE = "menagerie.games.zoophoria"
CLASSES = ("mammal", "bird", "reptile", "arachnid", "amphibian")
CONTINENTS = ("Africa", "Asia", "Europe", "North America", "South America", "Australia", "Antarctica")
WEATHERS = ("", "cold", "warm")
CATEGORIES = ("keeper", "medical", "cleaner", "guest_services", "office", "structure")
PILES = ("animal", "employee", "building")
STACKS = ("same_category", "alone", "never", "special", "guest", "host", "exhibit")
COLOURS = ("green", "purple", "black", "blue", "yellow", "orange", "red")
HELP = (
    "food", "virus_removal", "trash_removal", "visitors", "collect_coins", "event_immunity", "draw_3_targets_discard_1",
)  # fmt: skip
EFFECTS = (
    "", "draw_animals", "remove_viruses", "food", "choose", "leader_loses", "others_score", "swap_supply",
    "take_discard", "draw_targets", "immune_closed", "immune_any", "first_player", "flip_dice", "weekend_visitors",
    "stack_spiders", "baby", "stack_with", "host_guest_employees",
)  # fmt: skip
THEMES = {
    ("weather", "cold"): (v.THEME_WEATHER, v.COLD),
    ("weather", "warm"): (v.THEME_WEATHER, v.WARM),
    **{("class", name): (v.THEME_CLASS, at) for at, name in enumerate(CLASSES)},
    ("endangered", "1"): (v.THEME_ENDANGERED, 1),
    ("distinct", "continent"): (v.DISTINCT_CONTINENT, 0),
    ("distinct", "class"): (v.DISTINCT_CLASS, 0),
}
EVENTS = {
    "food_die": (v.FOOD_DIE, 0),
    "virus_die": (v.VIRUS_DIE, 0),
    "trash_die": (v.TRASH_DIE, 0),
    "visitors": (v.EVENT_VISITORS, 0),
    "virus_each_mammal": (v.VIRUS_EACH, v.MAMMAL),
    "virus_each_reptile": (v.VIRUS_EACH, v.REPTILE),
    "virus_each_bird": (v.VIRUS_EACH, v.BIRD),
    "visitors_each_cold_animal": (v.VISITORS_EACH, v.COLD),
    "visitors_each_warm_animal": (v.VISITORS_EACH, v.WARM),
    "close_mammals": (v.CLOSE_CLASS, v.MAMMAL),
    "close_reptiles": (v.CLOSE_CLASS, v.REPTILE),
    "close_birds": (v.CLOSE_CLASS, v.BIRD),
    "close_guest_services": (v.CLOSE_GUEST_SERVICES, 0),
    "discard_target": (v.DISCARD_TARGET, 0),
}
TARGET_TYPES = (
    "continent", "class", "weather", "distinct_continents", "distinct_classes", "endangered", "families", "animals",
    "structures", "guest_services", "clean",
)  # fmt: skip
TARGET_VALUES: dict[str, Sequence[str]] = {"continent": CONTINENTS, "class": CLASSES, "weather": WEATHERS}
PROVENANCES = ("rulebook", "public", "reconstructed")
SPACES_FIXED = {"supply_animals": 6, "supply_employees": 4, "supply_buildings": 3, "workers": 3, "exhibit_spaces": 5,
                "staff_spaces": 5, "start_animals_dealt": 6, "start_animals_kept": 4, "start_employees": 3}  # fmt: skip
CARD_COLUMNS = (
    "class", "continent", "weather", "endangered", "food", "capacity", "visitors", "baby", "spider", "amount",
    "amount_discarded", "choose_food", "choose_viruses", "choose_visitors", "category", "wage", "virus_removal",
    "trash_removal", "coins", "virus_output", "trash_output", "starting", "stackable", "names", "guest_category",
    "bonus_resource", "bonus_amount", "bonus_kinds", "theme", "theme_value", "code", "stack",
)  # fmt: skip


@dataclass(frozen=True)
class Content:
    """Everything that is printed: the numbers for the rules and the names for people."""

    tables: Tables
    names: tuple[str, ...]  # of the cards, as printed
    words: tuple[str, ...]  # of the cards, all different, for the notation
    targets: tuple[str, ...]  # what each target asks for
    target_words: tuple[str, ...]
    spaces: tuple[str, ...]  # of the day workers
    families: tuple[str, ...]
    provenance: tuple[str, ...]  # of the cards


@cache
def content() -> Content:
    """The checked content of the package."""
    return _Loader(resources.files(PACKAGE).joinpath("data")).load()


def replaced(folder: str) -> Content:
    """The checked content of a folder with files of the same names and columns."""
    return _Loader(Path(folder)).load()


class _Loader:
    def __init__(self, folder: Traversable) -> None:
        self.folder = folder
        self.columns: dict[str, list[int]] = {name: [0] * v.CARDS for name in CARD_COLUMNS}
        self.columns["weekend"] = [-1] * v.CARDS
        self.columns["bonus_divisor"] = [1] * v.CARDS
        self.columns["family"] = [v.NO_CARD] * v.CARDS
        self.columns["mate"] = [v.NO_CARD] * v.CARDS
        self.columns["kind"] = [v.ANIMAL] * v.ANIMALS + [v.EMPLOYEE] * v.EMPLOYEES + [v.BUILDING] * v.BUILDINGS
        self.names: list[str] = []
        self.provenance: list[str] = []
        self.guest_categories: list[str] = [""]
        self.families: list[str] = []

    def load(self) -> Content:
        self._cards("animals.csv", v.ANIMALS, self._animal)
        self._cards("employees.csv", v.EMPLOYEES, self._employee)
        self._cards("buildings.csv", v.BUILDINGS, self._building)
        self._pair_families()
        self._events()
        targets, target_words = self._targets()
        spaces = self._day_workers()
        self._blocks()
        self._track()
        return Content(
            tables=Tables(self.columns, self._constants()),
            names=tuple(self.names),
            words=_all_different(self.names),
            targets=tuple(targets),
            target_words=tuple(target_words),
            spaces=tuple(spaces),
            families=tuple(self.families),
            provenance=tuple(self.provenance),
        )

    def _rows(self, name: str, count: int = 0) -> list[Row]:
        rows = rows_of(self.folder.joinpath(name))
        if count and len(rows) != count:
            raise ContentError(f"{name}: it has {len(rows)} rows instead of {count} (ZP-2.1).")
        for row in rows:
            row.word("provenance", PROVENANCES)
        return rows

    def _cards(self, name: str, count: int, read: Callable[[Row, int], None]) -> None:
        ids: set[str] = set()
        for row in self._rows(name, count):
            card = len(self.names)
            require(row.text("card_id") not in ids, row, "card_id", "names a card a second time")
            require(row.text("name") != "", row, "name", "is empty")
            ids.add(row.text("card_id"))
            self.names.append(row.text("name"))
            self.provenance.append(row.text("provenance"))
            self.columns["visitors"][card] = row.whole("visitors", 0, 20)
            self._effect(row, card)
            read(row, card)

    def _animal(self, row: Row, card: int) -> None:
        columns = self.columns
        columns["class"][card] = CLASSES.index(row.word("class", CLASSES))
        columns["continent"][card] = CONTINENTS.index(row.word("continent", CONTINENTS))
        columns["weather"][card] = WEATHERS.index(row.word("weather", WEATHERS))
        columns["endangered"][card] = row.whole("endangered", 0, 1)
        columns["food"][card] = row.whole("food", 0, 20)
        columns["capacity"][card] = row.whole("virus_capacity", 0, 20)
        spider = row.whole("spider", 0, 1) == 1
        require(spider == (columns["code"][card] == v.STACK_SPIDERS), row, "spider", "does not agree with 'code'")
        columns["spider"][card] = columns["amount"][card] if spider else 0
        family = row.text("family")
        if family:
            if family not in self.families:
                self.families.append(family)
            columns["family"][card] = self.families.index(family)
            favour = 0 < columns["code"][card] < v.FAVOURS
            require(not favour, row, "code", "a member of a family cannot have a favour")
        columns["baby"][card] = int(columns["code"][card] == v.BABY)
        require(columns["baby"][card] == 0 or family != "", row, "family", "a baby needs a family")

    def _employee(self, row: Row, card: int) -> None:
        columns = self.columns
        self._staff(row, card)
        columns["wage"][card] = row.whole("wage", 0, 20)
        columns["starting"][card] = row.whole("starting", 0, 1)
        guest = row.text("guest_category")
        require((guest != "") == (columns["stack"][card] == v.GUEST), row, "guest_category", "belongs to 'guest' cards")
        if guest not in self.guest_categories:
            self.guest_categories.append(guest)
        columns["guest_category"][card] = self.guest_categories.index(guest)
        resource = row.word("bonus_resource", ("", "food", "virus_removal"))
        if resource:
            columns["bonus_resource"][card] = v.BONUS_FOOD if resource == "food" else v.BONUS_VIRUS_REMOVAL
            columns["bonus_amount"][card] = row.whole("bonus_amount", 1, 9)
            columns["bonus_divisor"][card] = row.whole("bonus_divisor", 1, 9)
            kinds = row.text("bonus_kinds").split("|")
            for kind in kinds:
                require(kind in (*CLASSES, "endangered"), row, "bonus_kinds", f"{kind!r} is unknown")
                columns["bonus_kinds"][card] |= 1 << (*CLASSES, "endangered").index(kind)

    def _building(self, row: Row, card: int) -> None:
        columns = self.columns
        self._staff(row, card)
        columns["coins"][card] = row.whole("coins", 0, 20)
        columns["virus_output"][card] = row.whole("virus_output", 0, 20)
        columns["trash_output"][card] = row.whole("trash_output", 0, 20)
        theme = (row.text("theme_code"), row.text("theme_param"))
        structure = columns["category"][card] == v.STRUCTURE
        require(
            structure == (columns["stack"][card] == v.EXHIBIT_SPACE), row, "stack_code", "structures have 'exhibit'"
        )
        if structure:
            require(theme in THEMES, row, "theme_code", f"{theme[0]!r} with {theme[1]!r} is unknown")
            columns["theme"][card], columns["theme_value"][card] = THEMES[theme]
            columns["capacity"][card] = row.whole("capacity", 1, 9)
        elif columns["stack"][card] == v.HOST:
            require(theme[0] == "distinct_guest_category", row, "theme_code", f"{theme[0]!r} is unknown")
            columns["theme"][card] = v.DISTINCT_GUEST_CATEGORY
            columns["capacity"][card] = row.whole("capacity", 1, 9)
        else:
            require(theme == ("", ""), row, "theme_code", "only structures have a theme")

    def _staff(self, row: Row, card: int) -> None:
        columns = self.columns
        columns["category"][card] = CATEGORIES.index(row.word("category", CATEGORIES))
        for name in ("food", "virus_removal", "trash_removal"):
            columns[name][card] = row.whole(name, 0, 20)
        columns["stack"][card] = STACKS.index(row.word("stack_code", STACKS))
        columns["stackable"][card] = row.whole("stackable", 0, 1)
        special = columns["stack"][card] == v.SPECIAL
        require(special == (columns["code"][card] == v.STACK_WITH), row, "stack_code", "'special' needs 'stack_with'")

    def _effect(self, row: Row, card: int) -> None:
        columns = self.columns
        code = EFFECTS.index(row.word("code", EFFECTS))
        columns["code"][card] = code
        param = row.text("param")
        if code in (v.NO_EFFECT, v.IMMUNE_CLOSED, v.IMMUNE_ANY, v.FIRST_PLAYER, v.FLIP_DICE, v.BABY):
            require(param == "", row, "param", f"{param!r} has no meaning here")
        elif code == v.CHOOSE:
            for part in param.split("|"):
                word, _, number = part.partition(":")
                names = {"food": "choose_food", "remove_viruses": "choose_viruses", "visitors": "choose_visitors"}
                require(word in names, row, "param", f"{word!r} is unknown")
                require(number.isdigit() and int(number) > 0, row, "param", f"{number!r} is not a number above 0")
                columns[names[word]][card] = int(number)
        elif code == v.TAKE_DISCARD:
            columns["amount"][card] = PILES.index(row.word("param", PILES))
        elif code == v.DRAW_TARGETS:
            drawn, _, discarded = param.partition("|")
            require(drawn.isdigit() and discarded.isdigit(), row, "param", f"{param!r} is not two numbers like 3|2")
            columns["amount"][card], columns["amount_discarded"][card] = int(drawn), int(discarded)
        elif code == v.STACK_WITH:
            for category in param.split("|"):
                require(category in CATEGORIES, row, "param", f"{category!r} is unknown")
                columns["names"][card] |= 1 << CATEGORIES.index(category)
        elif code == v.WEEKEND_VISITORS:
            columns["weekend"][card] = row.whole("param", 0, 20)
        else:
            columns["amount"][card] = row.whole("param", 1, 20)

    def _pair_families(self) -> None:
        columns = self.columns
        members: list[int] = []
        for family, name in enumerate(self.families):
            own = [card for card in range(v.ANIMALS) if columns["family"][card] == family]
            pair = [card for card in own if not columns["baby"][card]]
            babies = [card for card in own if columns["baby"][card]]
            if len(pair) != 2 or len(babies) != 1:
                raise ContentError(f"animals.csv, column 'family': {name!r} is not a pair with one baby (ZP-3.6).")
            columns["mate"][pair[0]], columns["mate"][pair[1]] = pair[1], pair[0]
            members += [*pair, *babies]
        columns["members"] = members
        starting = [card for card in range(v.CARDS) if columns["starting"][card]]
        if len(starting) != 12 or len({self.names[card] for card in starting}) != 3:
            raise ContentError("employees.csv, column 'starting': there must be three kinds of four cards (ZP-4.1).")
        kinds = list(dict.fromkeys(self.names[card] for card in starting))
        for card in starting:
            columns["starting"][card] = 1 + kinds.index(self.names[card])

    def _events(self) -> None:
        columns = self.columns
        for name in ("event_effect", "event_value", "event_amount"):
            columns[name] = [0] * 21
        for at, row in enumerate(self._rows("events.csv", 20), start=1):
            require(row.whole("roll", 1, 20) == at, row, "roll", f"should be {at}")
            effect = EVENTS[row.word("effect", tuple(EVENTS))]
            columns["event_effect"][at], columns["event_value"][at] = effect
            if effect[0] in (v.FOOD_DIE, v.VIRUS_DIE, v.TRASH_DIE, v.EVENT_VISITORS, v.VISITORS_EACH):
                columns["event_amount"][at] = row.whole("amount", -20, 20)
            else:
                amount = row.text("amount")
                once = effect[0] in (v.VIRUS_EACH, v.DISCARD_TARGET)
                require(amount == ("1" if once else ""), row, "amount", f"{amount!r} has no meaning here")

    def _targets(self) -> tuple[list[str], list[str]]:
        columns = self.columns
        texts: list[str] = []
        words: list[str] = []
        for name in ("target_type", "target_value", "target_count", "target_visitors"):
            columns[name] = []
        for row in self._rows("targets.csv", v.TARGETS):
            kind = row.word("type", TARGET_TYPES)
            values = TARGET_VALUES.get(kind, ("",))
            columns["target_type"].append(TARGET_TYPES.index(kind))
            columns["target_value"].append(list(values).index(row.word("parameter", values)))
            columns["target_count"].append(row.whole("count", 0, 30))
            columns["target_visitors"].append(row.whole("visitors", 0, 30))
            require(row.text("target_id") not in words, row, "target_id", "names a target a second time")
            words.append(row.text("target_id"))
            texts.append(row.text("text"))
        return texts, words

    def _day_workers(self) -> list[str]:
        columns = self.columns
        names: list[str] = []
        for name in ("space_colour", "space_fee", "space_for_two"):
            columns[name] = []
        for row in self._rows("day_workers.csv", v.DAY_WORKERS):
            colour = COLOURS.index(row.word("colour", COLOURS))
            require(
                row.text("effect") == HELP[colour], row, "effect", f"{COLOURS[colour]} should have {HELP[colour]!r}"
            )
            die = row.whole("uses_die", 0, 1) == 1
            require(die == (colour < v.DICE_COLOURS), row, "uses_die", "does not agree with the colour")
            columns["space_colour"].append(colour)
            columns["space_fee"].append(row.whole("cost", 0, 20))
            columns["space_for_two"].append(row.whole("two_player", 0, 1))
            require(row.text("space_id") not in names, row, "space_id", "names a space a second time")
            names.append(row.text("space_id"))
        return names

    def _blocks(self) -> None:
        first = {"animal": 0, "employee": v.EMPLOYEE_SLOT, "building": v.BUILDING_SLOT}
        most = {"animal": 6, "employee": 4, "building": 3}
        self.columns["blocked_slot"] = [v.CARD_SLOTS] * 7
        for at, row in enumerate(self._rows("two_player_blocks.csv", 6), start=1):
            require(row.whole("red_die", 1, 6) == at, row, "red_die", f"should be {at}")
            kind = row.word("row", tuple(first))
            self.columns["blocked_slot"][at] = first[kind] + row.whole("slot", 1, most[kind]) - 1

    def _track(self) -> None:
        spaces: list[int] = []
        coins: list[int] = []
        for row in self._rows("visitor_track.csv"):
            spaces.append(row.whole("income_space", 1, 1000))
            coins.append(row.whole("coins", 0, 20))
            require(spaces == sorted(set(spaces)), row, "income_space", "is not above the one before")
        if len(spaces) > 60:
            raise ContentError(f"visitor_track.csv: it has {len(spaces)} rows; 60 is the most.")
        self.columns["income_space"], self.columns["income_coins"] = spaces, coins

    def _constants(self) -> dict[str, int]:
        found: dict[str, int] = {}
        last: Row | None = None
        for row in self._rows("constants.csv"):
            last = row
            key = row.text("key")
            found[key] = row.whole("value", -99, 999)
            if key in SPACES_FIXED:
                require(found[key] == SPACES_FIXED[key], row, "value", f"{key} is {SPACES_FIXED[key]} in every game")
        for key in ("start_coins", "start_targets", "yellow_start_coins", "yellow_per_round", "trash_limit",
                    "trash_penalty", "unplaceable_virus_penalty", "unfinished_target_penalty",
                    "final_visitors_per_animal", "final_visitors_per_coin", *SPACES_FIXED):  # fmt: skip
            if key not in found:
                where = f"row {last.number}" if last else "row 1"
                raise ContentError(f"constants.csv, after {where}, column 'key': {key!r} is missing.")
        return found


def _all_different(names: Sequence[str]) -> tuple[str, ...]:
    """Cards of equal names are numbered, so that every card has a word of its own."""
    seen: dict[str, int] = {}
    words: list[str] = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        words.append(f"{name} {seen[name]}" if names.count(name) > 1 else name)
    return tuple(words)
