"""A second reading of the rules: slow, plain, straight from the data files, without any table of the engine.

It answers what may be chosen in the main decisions and what a zoo scores; `test_referee.py` compares the two.
"""

from __future__ import annotations

import csv
import json
from collections import Counter
from typing import Any

from menagerie.games.ark_nova.content import DATA
from menagerie.games.ark_nova.flow import Position
from menagerie.games.ark_nova.state import Zoo

Cell = tuple[int, int]
Cells = frozenset[Cell]

ACTIONS = ["animals", "build", "cards", "association", "sponsors"]
CONTINENTS = ["africa", "americas", "asia", "australia", "europe"]
CATEGORIES = ["predator", "herbivore", "primate", "reptile", "bird", "bear", "petting_zoo"]
AROUND = [(0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1)]
UNIVERSITY_RESEARCH = [0, 1, 2]


def rows(name: str) -> dict[int, dict[str, str]]:
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        return {int(row["id"]): row for row in csv.DictReader(file)}


def pairs(text: str) -> dict[str, int]:
    """`a:1;b:2` as a dictionary."""
    return {part.split(":")[0]: int(part.split(":")[1]) for part in text.split(";") if part}


ANIMALS = rows("animals.csv")
SPONSORS = rows("sponsors.csv")
PROJECTS = rows("projects.csv")
FINALS = rows("final_scoring.csv")
MAPS = json.loads((DATA / "maps.json").read_text(encoding="utf-8"))["maps"]
BOARDS = json.loads((DATA / "boards.json").read_text(encoding="utf-8"))
BUILDINGS = BOARDS["buildings"]
FACES = ["A", "0", "1", "2", "3", "4", "5", "6", "7", "8"]


def number(card: int) -> int:
    """The printed number of a card."""
    return card + 401 if card < 128 else card - 128 + 201 if card < 192 else card - 192 + 101


def cells_of_mask(mask: int) -> Cells:
    grid = [(x, y) for x in range(9) for y in range(13) if (x + y) % 2]
    return frozenset(cell for at, cell in enumerate(grid) if mask >> at & 1)


def beside(cells: Cells) -> Cells:
    grid = {(x, y) for x in range(9) for y in range(13) if (x + y) % 2}
    found = {(x + dx, y + dy) for x, y in cells for dx, dy in AROUND}
    return frozenset((found & grid) - cells)


def distance(a: Cell, b: Cell) -> int:
    dx, dy = abs(a[0] - b[0]), abs(a[1] - b[1])
    return dx + max(0, (dy - dx) // 2)


def turned(shape: list[list[int]], anchor: Cell, turns: int) -> Cells:
    """A shape turned by 60 degrees several times."""
    found = set()
    for dx, dy in shape:
        q, r = dx, (dy - dx) // 2
        for _ in range(turns):
            q, r = -r, q + r
        found.add((anchor[0] + q, anchor[1] + 2 * r + q))
    return frozenset(found)


class Reading:
    """One player's zoo, read off a position."""

    def __init__(self, state: Position, zoo: Zoo) -> None:
        self.state, self.zoo = state, zoo
        self.face = MAPS[FACES[zoo.map]]
        self.hexes: dict[Cell, dict[str, Any]] = {(spot["x"], spot["y"]): spot for spot in self.face["hexes"]}
        self.animals = [number(card) for card in zoo.animals]
        self.sponsors = [number(card) for card in zoo.sponsors]
        self.hand = [number(card) for card in zoo.hand]
        self.buildings = [
            (BUILDINGS[kind]["name"], cells_of_mask(mask)) for kind, mask in zip(zoo.building, zoo.cells, strict=True)
        ]
        self.covered: Cells = frozenset(cell for _, cells in self.buildings for cell in cells)
        self.partners = {word for at, word in enumerate(CONTINENTS) if zoo.partner_zoos >> at & 1}
        self.icons = self.count_icons()

    def count_icons(self) -> Counter[str]:
        icons: Counter[str] = Counter()
        for animal in self.animals:
            row = ANIMALS[animal]
            icons.update(pairs(row["category_icons"]) | pairs(row["continent_icons"]))
            icons.update({"rock": int(row["rock"]), "water": int(row["water"])})
        for sponsor in self.sponsors:
            row = SPONSORS[sponsor]
            icons.update(pairs(row["icons"]))
            icons.update({"rock": int(row["rock"]), "water": int(row["water"])})
        icons.update(self.partners)
        icons["research"] += sum(UNIVERSITY_RESEARCH[kind] for kind in range(3) if self.zoo.universities >> kind & 1)
        return icons

    def side_ii(self, action: str) -> bool:
        if self.state.borrowed == ACTIONS.index(action) and self.zoo.seat == self.state.active:
            return bool(self.state.borrowed_side)
        return bool(self.zoo.side >> ACTIONS.index(action) & 1)

    def terrain(self, word: str) -> Cells:
        return frozenset(cell for cell, spot in self.hexes.items() if spot["terrain"] == word)

    def power(self, code: str) -> bool:
        power = self.face.get("power") or {}
        return bool(power.get("code") == code)

    def all_covered(self, special: str) -> bool:
        wanted = [cell for cell, spot in self.hexes.items() if spot.get("special") == special]
        return bool(wanted) and all(cell in self.covered for cell in wanted)

    # Building.

    def places(self, name: str) -> set[Cells]:
        """Where a building may stand (AN-7.6 to AN-7.10)."""
        building = next(one for one in BUILDINGS if one["name"] == name)
        everywhere = 219 in self.sponsors
        found: set[Cells] = set()
        for anchor in self.hexes:
            for turns in range(6):
                cells = turned(building["cells"], anchor, turns)
                if all(self.usable(cell, everywhere) for cell in cells) and self.stands(building, cells):
                    found.add(cells)
        return found

    def usable(self, cell: Cell, everywhere: bool) -> bool:
        spot = self.hexes.get(cell)
        if spot is None or cell in self.covered or (spot["terrain"] != "plain" and not everywhere):
            return False
        return not spot.get("needs_build_II") or self.side_ii("build")

    def stands(self, building: dict[str, Any], cells: Cells) -> bool:
        name = building["name"]
        border = sum(any((x + dx, y + dy) not in self.hexes for dx, dy in AROUND) for x, y in cells)
        effect = unique_effect(name)
        around = beside(cells)
        if effect is not None:
            if border < effect.get("min_border_spaces", 0):
                return False
            if 219 not in self.sponsors:
                if len(around & self.terrain("rock")) < effect.get("adjacent_rock", 0):
                    return False
                if len(around & self.terrain("water")) < effect.get("adjacent_water", 0):
                    return False
            if effect.get("need_not_be_adjacent"):
                return True
        if name == "kiosk":
            others = [next(iter(spot)) for kind, spot in self.buildings if kind == "kiosk"]
            if any(distance(next(iter(cells)), other) < 3 for other in others):
                return False
        return bool(around & self.covered) if self.covered else border > 0

    # Animals.

    def price(self, animal: int, folder: int) -> int:
        row = ANIMALS[animal]
        cost = int(row["cost"]) + folder
        cost -= 3 * sum(count for land, count in pairs(row["continent_icons"]).items() if land in self.partners)
        cost -= 3 * (row["size_class"] == "small" and 229 in self.sponsors)
        cost -= 4 * (row["size_class"] == "large" and 230 in self.sponsors)
        return max(0, cost)

    def missing(self, animal: int) -> int:
        row = ANIMALS[animal]
        found = 0
        for word, count in pairs(row["requires"]).items():
            if word == "animals_II":
                found += not self.side_ii("animals")
            elif word == "partner_zoo_same_continent":
                found += not self.partners & set(pairs(row["continent_icons"]))
            else:
                found += max(0, count - self.icons[word])
        return found

    def homes(self, animal: int) -> set[str]:
        """The homes of an animal: `x,y` for a standard enclosure, the name of a special one, `flock`."""
        row = ANIMALS[animal]
        found = set()
        for at, (name, cells) in enumerate(self.buildings):
            group = name.rsplit("_", 1)[0]
            empty = group == "enclosure" and not self.zoo.occupied >> at & 1
            large_enough = group == "enclosure" and self.capacity(name, cells) >= int(row["size"])
            if row["standard_enclosure"] == "1" and empty and large_enough and self.land(cells, row):
                x, y = min(cells)
                found.add(f"{x},{y}")
            wanted = pairs(row["special_enclosure"])
            if name in wanted and self.land(cells, row):
                used = {
                    "petting_zoo": self.zoo.petting_used,
                    "reptile_house": self.zoo.reptile_used,
                    "large_bird_aviary": self.zoo.aviary_used,
                }[name]
                room = {"petting_zoo": 3, "reptile_house": 5, "large_bird_aviary": 5}[name]
                if used + wanted[name] <= room:
                    found.add(name)
        flock = next((one["value"] for one in json.loads(row["abilities"]) if one["ability"] == "flock_animal"), 0)
        herd = [
            int(ANIMALS[one]["size"]) for one in self.animals if "herbivore" in pairs(ANIMALS[one]["category_icons"])
        ]
        if flock and max(herd, default=0) >= flock:
            found.add("flock")
        return found

    def capacity(self, name: str, cells: Cells) -> int:
        size = int(name.rsplit("_", 1)[1])
        if self.power("gate_capacity"):
            gate = tuple(self.face["power"]["cell"])
            if gate in beside(cells) and gate not in self.covered:
                size += 2
        return size

    def land(self, cells: Cells, row: dict[str, str]) -> bool:
        if 219 in self.sponsors:
            return True
        around = beside(cells) - self.covered
        return len(around & self.terrain("rock")) >= int(row["rock"]) and len(around & self.terrain("water")) >= int(
            row["water"]
        )

    def playable(self, animal: int, folder: int) -> bool:
        row = ANIMALS[animal]
        ignored = int(self.power("ignore_condition") and self.all_covered("connects_institute"))
        ignored += 263 in self.sponsors and row["size_class"] == "large"
        if 227 in self.sponsors and {0: "large", 2: "small"}.get(self.zoo.size_class) == row["size_class"]:
            return False
        if self.price(animal, folder) > self.zoo.money or self.missing(animal) > ignored:
            return False
        return bool(self.homes(animal))

    def buildable(self) -> set[str]:
        """The types that may be built next in the running Build action (AN-7.1 to AN-7.5, AN-7.22)."""
        state = self.state
        built = {BUILDINGS[kind]["name"] for kind in range(10) if state.act_mask >> kind & 1}
        special = {"petting_zoo", "reptile_house", "large_bird_aviary"}
        found = set()
        for building in BUILDINGS[:10]:
            name, size = building["name"], len(building["cells"])
            if name in built:
                allowed = 217 in self.sponsors and not state.act_flags & 1 and name not in special
            elif state.act_side:
                allowed = size <= state.act_left
            else:
                allowed = (
                    not built and size <= state.act_strength and name not in ("reptile_house", "large_bird_aviary")
                )
            if name in special and name in {kind for kind, _ in self.buildings}:
                allowed = False
            if allowed and 2 * size <= self.zoo.money and self.places(name):
                found.add(name)
        return found

    def tasks(self, projects: bool) -> set[int]:
        """The association tasks that may come next (AN-9.1 to AN-9.7); `projects`: some project can be supported."""
        state, zoo = self.state, self.zoo
        found = set()
        lacking = [
            word for at, word in enumerate(CONTINENTS) if state.partner_board >> at & 1 and word not in self.partners
        ]
        possible = [
            True,
            bool(lacking) and len(self.partners) < (4 if self.side_ii("association") else 2),
            state.university_board & ~zoo.universities != 0,
            projects,
        ]
        for task, value in enumerate([2, 3, 4, 4 if 203 in self.sponsors else 5]):
            workers = {0: 1, 1: 2}.get(int(zoo.tasks[task]), 99)
            again = state.act_mask >> task & 1 or (state.act_count and not state.act_side)
            if possible[task] and not again and value <= state.act_left and workers <= zoo.active_workers:
                found.add(task)
        return found

    # Sponsors.

    def level(self, sponsor: int) -> int:
        lower = self.power("hollywood") and self.all_covered("hollywood_h")
        return int(SPONSORS[sponsor]["level"]) - lower

    def conditions(self, sponsor: int) -> bool:
        limit = 25 + ({0: 20, 1: 10, 2: 0}[self.state.options.solo_level] if self.state.seats == 1 else 0)
        for word, count in pairs(SPONSORS[sponsor]["requires"]).items():
            fulfilled = {
                "sponsors_II": self.side_ii("sponsors"),
                "reputation": self.zoo.reputation >= count,
                "max_appeal": self.zoo.appeal <= limit,
                "partner_zoo": len(self.partners) >= count,
            }.get(word, self.icons[word] >= count)
            if not fulfilled:
                return False
        building = SPONSORS[sponsor]["unique_building"]
        return not building or bool(self.places(building))

    # Projects.

    def slots(self, project: int) -> set[int]:
        """The slots of a project that the zoo fulfils, whether free or not."""
        row = PROJECTS[project]
        found = set()
        for slot in (1, 2, 3):
            need = json.loads(row[f"slot{slot}_condition"])
            if row["kind"] == "release":
                found |= {slot} if any(self.may_release(one, need) for one in self.animals) else set()
            elif row["kind"] == "breeding":
                kept = [one for one in self.animals if need["animal_with"] in pairs(ANIMALS[one]["category_icons"])]
                if any(set(pairs(ANIMALS[one]["continent_icons"])) & self.partners for one in kept):
                    found.add(slot)
            elif self.shown(row) + self.spare_icons(project) >= need["at_least"]:
                found.add(slot)
        return found

    def may_release(self, animal: int, need: dict[str, Any]) -> bool:
        row = ANIMALS[animal]
        icons = pairs(row["category_icons"]) | pairs(row["continent_icons"])
        return need["release_animal_with"] in icons and need.get("size_min", 0) <= int(row["size"]) <= need.get(
            "size_max", 9
        )

    def shown(self, row: dict[str, str]) -> int:
        if row["target"] == "animal_categories":
            return sum(self.icons[word] > 0 for word in CATEGORIES)
        if row["target"] == "continents":
            return sum(self.icons[word] > 0 for word in CONTINENTS)
        if row["kind"] == "animal_count":
            return sum(ANIMALS[one]["size_class"] == row["target"].split("_")[0] for one in self.animals)
        return self.icons[row["target"]]

    def spare_icons(self, project: int) -> int:
        if project - 101 + 192 not in list(self.state.base):
            return 0
        tokens = dict(zip(self.sponsors, self.zoo.tokens, strict=True))
        return sum(tokens.get(card, 0) > 0 for card in (215, 218))

    # The end.

    def metric(self, word: str, icon: str = "") -> int:
        plain = self.terrain("plain")
        border = {(x, y) for x, y in plain if any((x + dx, y + dy) not in self.hexes for dx, dy in AROUND)}
        linked = self.covered | beside(self.covered)
        bonuses = {cell for cell, spot in self.hexes.items() if spot.get("placement_bonus")}
        sizes = Counter(ANIMALS[one]["size_class"] for one in self.animals)
        simple = {
            "icons": self.icons[icon],
            "research_icons": self.icons["research"],
            "rock_icons": self.icons["rock"],
            "water_icons": self.icons["water"],
            "universities": self.zoo.universities.bit_count(),
            "distinct_categories": sum(self.icons[one] > 0 for one in CATEGORIES),
            "distinct_continents": sum(self.icons[one] > 0 for one in CONTINENTS),
            "kiosks": sum(name == "kiosk" for name, _ in self.buildings),
            "small_animals": sizes["small"],
            "large_animals": sizes["large"],
            "projects_supported": 7 - self.zoo.edge.bit_count(),
            "conservation_projects_supported": 7 - self.zoo.edge.bit_count(),
            "reputation": self.zoo.reputation,
            "x_tokens": self.zoo.x_tokens,
            "sponsor_cards_in_zoo": len(self.sponsors),
            "occupied_size_1_enclosures": sum(
                name == "enclosure_1" and bool(self.zoo.occupied >> at & 1)
                for at, (name, _) in enumerate(self.buildings)
            ),
            "empty_building_spaces": len(plain - self.covered),
            "map_completely_covered": int(plain <= self.covered),
            "all_border_building_spaces_covered": int(border <= self.covered),
            "all_water_spaces_connected": int(self.terrain("water") <= linked),
            "all_rock_spaces_connected": int(self.terrain("rock") <= linked),
            "unconnected_water_spaces": len(self.terrain("water") - linked),
            "unconnected_rock_spaces": len(self.terrain("rock") - linked),
            "unconnected_placement_bonus_spaces": len(bonuses - linked),
        }
        return int(simple[word])

    def groups(self, size: int) -> int:
        rest = set(self.terrain("plain") - self.covered)
        found = 0
        while rest:
            group = {rest.pop()}
            grown = True
            while grown:
                more = beside(frozenset(group)) & rest
                group |= more
                rest -= more
                grown = bool(more)
            found += len(group) // size
        return found

    def end_of_sponsors(self) -> tuple[int, int]:
        """Appeal and conservation of the brown effects."""
        appeal = conservation = 0
        for sponsor in self.sponsors:
            for effect in json.loads(SPONSORS[sponsor]["effects"]):
                if effect["when"] != "endgame":
                    continue
                code = effect["code"]
                if code == "conservation_tiers":
                    conservation += highest(effect["steps"], self.metric(effect["metric"], effect.get("icon", "")))
                elif code == "conservation_per_count":
                    conservation += self.metric(effect["metric"]) // effect["per"] * effect["amount"]
                elif code == "conservation_per_empty_group":
                    conservation += self.groups(effect["group_size"]) * effect["amount"]
                elif code == "appeal_if_map_covered":
                    appeal += effect["amount"] * self.metric("map_completely_covered")
                elif code == "appeal_per_pair":
                    pairs_shown = min(self.icons["rock"], self.icons["water"], effect["max_pairs"])
                    appeal += effect["amount"] * pairs_shown
                else:
                    assert code == "gain_per_count" and effect["resource"] == "appeal"
                    appeal += effect["amount"] * self.metric(effect["metric"])
        return appeal, conservation

    def final_card(self, card: int, right: Reading) -> int:
        row = FINALS[card]
        steps = json.loads(row["steps"])
        if row["kind"] == "tiers":
            return highest(steps, self.metric(row["metric"]))
        if row["kind"] == "sum_of_goals":
            return sum(points * self.metric(goal) for goal, points in steps)
        return min(4, sum(self.icons[word] > right.icons[word] for word in CATEGORIES))

    def income(self) -> int:
        """Money by appeal, kiosks and the map (AN-17.6, AN-17.7)."""
        money = 0
        for name, cells in self.buildings:
            if name == "kiosk":
                for at, (other, spot) in enumerate(self.buildings):
                    if spot & beside(cells) and other != "kiosk":
                        standard = other.startswith("enclosure_")
                        money += not standard or bool(self.zoo.occupied >> at & 1)
        if self.power("restaurant_income"):
            symbol = tuple(self.face["power"]["cell"])
            if symbol not in self.covered:
                money += len(beside(frozenset([symbol])) & self.covered)
        if self.power("kiosk_income") and self.all_covered("parlor"):
            money += sum(name == "kiosk" for name, _ in self.buildings)
        return money


def unique_effect(building: str) -> dict[str, Any] | None:
    """The effect that places a unique building, or None for the others."""
    for row in SPONSORS.values():
        if row["unique_building"] == building:
            found: list[dict[str, Any]] = json.loads(row["effects"])
            return next(one for one in found if one["code"] == "place_unique_building")
    return None


def highest(steps: list[list[int]], count: int) -> int:
    return max((gives for at_least, gives in steps if count >= at_least), default=0)


def points(appeal: int, conservation: int) -> int:
    """Victory points by the formula of AN-14.5."""
    appeal, conservation = min(appeal, 113), min(conservation, 41)
    target = 114 - 2 * conservation if conservation <= 10 else 94 - 3 * (conservation - 10)
    return appeal - target
