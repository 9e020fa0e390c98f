"""What must hold in every position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.core.state import ALLOWED
from menagerie.games.zoo_tycoon.buildings import commercial_valid
from menagerie.games.zoo_tycoon.needs import living_in
from menagerie.games.zoo_tycoon.tables import DESIGNS, FEMALE, KINDS, MALE, SPECIES, bit
from menagerie.games.zoo_tycoon.zoo import FREE, Zoo

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


def check(state: ZooTycoon) -> str:
    """What is wrong with the position, or the empty string."""
    seat: i64 = 0
    while seat < state.seats:
        problem = _check_zoo(state, state.zoos[seat])
        if problem != "":
            return problem
        seat += 1
    if _discs(state, MALE) != state.tables.discs_male + state.spare_males:
        return "male offspring discs are lost"
    if _discs(state, FEMALE) != state.tables.discs_female + state.spare_females:
        return "female offspring discs are lost"
    return ""


def _discs(state: ZooTycoon, sex: i64) -> i64:
    found = state.bag_males if sex == MALE else state.bag_females
    species: i64 = 0
    while species < SPECIES:
        found += state.gift_discs[species * 2 + sex]
        seat: i64 = 0
        while seat < state.seats:
            found += state.zoos[seat].discs(species, sex) + state.zoos[seat].new_discs(species, sex)
            seat += 1
        species += 1
    return found


def _check_zoo(state: ZooTycoon, zoo: Zoo) -> str:
    t = state.tables
    if not t.money_min <= zoo.money <= t.money_max:
        return "money is off its track"
    if zoo.pop < 0 or zoo.edu < 0 or zoo.con < 0 or zoo.costs < 0 or zoo.tiles < 0:
        return "a track is below 0"
    if zoo.workers_used > t.workers:
        return "more workers are used than a zoo has"
    free: i64 = 0
    tiles: i64 = 0
    square: i64 = 0
    while square < zoo.squares:
        if zoo.grid[square] == FREE:
            free += 1
        if zoo.enclosure_at(square) >= 0:
            tiles += 1
        square += 1
    if free != zoo.free:
        return "the free squares are miscounted"
    e: i64 = 0
    while e < zoo.enclosures:
        tiles -= zoo.size(e)
        if zoo.all_points(e) > zoo.size(e):
            return "an enclosure has more focal points than tiles"
        e += 1
    if tiles != 0:
        return "the tiles of the enclosures are miscounted"
    return _check_animals(state, zoo)


def _check_animals(state: ZooTycoon, zoo: Zoo) -> str:
    t = state.tables
    species: i64 = 0
    while species < SPECIES:
        if zoo.keeps(species):
            home = zoo.home(species)
            if zoo.main_in(home) != species:
                return "a species is not in its enclosure"
            if living_in(t, zoo, species, zoo.males(species), zoo.females(species), home) != ALLOWED:
                return "a kept species is below its standards"
            if zoo.experience(species) > t.exp_last[species]:
                return "experience is beyond the last square"
        elif zoo.group(species) != 0 or zoo.discs(species, MALE) + zoo.discs(species, FEMALE) != 0:
            return "animals without an enclosure"
        species += 1
    if zoo.kept != _kept(zoo):
        return "the kept species are miscounted"
    design: i64 = 0
    while design < DESIGNS:
        if zoo.built[design] != 0 and zoo.building_at(zoo.built[design] - 1) != design:
            return "a building is not on its square"
        design += 1
    if not commercial_valid(t, zoo):
        return "a commercial building has lost its enclosures"
    return ""


def _kept(zoo: Zoo) -> i64:
    """The species in enclosures by their cards and tiles."""
    found: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if zoo.keeps(kind) if kind < SPECIES else zoo.co_home[kind - SPECIES] != 0:
            found |= bit(kind)
        kind += 1
    return found
