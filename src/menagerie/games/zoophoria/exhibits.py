"""Exhibit spaces: animals, families, spiders and structures (ZP-3.2 to ZP-3.7, ZP-7.2 to ZP-7.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.core.state import ALLOWED
from menagerie.games.zoophoria.habitat import (
    belongs,
    first_vacant,
    in_habitat,
    is_structure,
    is_vacant,
    member,
    space_of,
    unit_cubes,
    unit_of,
    unit_size,
)
from menagerie.games.zoophoria.steps import (
    EVICTED,
    EVICTED_CARDS,
    FAMILY_TOGETHER,
    INFECTED,
    NOT_IN_HABITAT,
    OTHER_EMPTY,
    SPACE_FULL,
    SPIDERS_FULL,
    STRUCTURE_FULL,
    STRUCTURE_IN_USE,
    THEME,
)
from menagerie.games.zoophoria.vocabulary import (
    ANIMALS,
    DISTINCT_CLASS,
    DISTINCT_CONTINENT,
    EXHIBITS,
    HELD,
    NO_CARD,
    SPACES,
    THEME_CLASS,
    THEME_ENDANGERED,
    THEME_WEATHER,
)

if TYPE_CHECKING:
    from menagerie.games.zoophoria.state import Zoophoria


def fits(state: Zoophoria, structure: i64, animal: i64) -> bool:
    """Whether an animal alone fits the theme of a structure (ZP-3.4)."""
    tables = state.tables
    theme = tables.theme[structure]
    if theme == THEME_WEATHER:
        return tables.weather[animal] == tables.theme_value[structure]
    if theme == THEME_CLASS:
        return tables.animal_class[animal] == tables.theme_value[structure]
    if theme == THEME_ENDANGERED:
        return tables.endangered[animal] == 1
    return True


def clash(state: Zoophoria, structure: i64, one: i64, other: i64) -> bool:
    """Whether two animals may not stand together on a structure that wants different ones (ZP-15.29)."""
    tables = state.tables
    theme = tables.theme[structure]
    if theme == DISTINCT_CONTINENT:
        return tables.continent[one] == tables.continent[other]
    if theme == DISTINCT_CLASS:
        return tables.animal_class[one] == tables.animal_class[other]
    return False


def arriving(state: Zoophoria, seat: i64, card: i64, leaving: i64) -> i64:
    """The unit that stands on a space once `card` is placed: a second mate brings the family (ZP-7.6)."""
    mate = state.tables.mate[card]
    if mate in (NO_CARD, leaving) or not in_habitat(state, seat, mate):
        return card
    return state.tables.members[3 * state.tables.family[card] + 2]


def accommodating(state: Zoophoria, seat: i64, space: i64, unit: i64, leaving: i64) -> i64:
    """The rule that forbids a unit to stand on an exhibit space once `leaving` has left it, or ALLOWED."""
    structure = i64(state.structures[seat * EXHIBITS + space])
    others: i64 = 0
    if state.crowd[seat * SPACES + space] != 0:
        at = seat * SPACES + space
        base = seat * HELD
        for i in range(state.held_count[seat]):
            card = i64(state.held[base + i])
            if card >= ANIMALS or i64(state.where[card]) != at:
                continue
            if belongs(state, card, unit) or (leaving != NO_CARD and belongs(state, card, leaving)):
                continue
            others += 1
            if structure == NO_CARD:
                if state.tables.spider[card] == 0 or state.tables.spider[unit] == 0:
                    return SPACE_FULL  # ZP-3.2
            elif clashes(state, structure, unit, card):
                return THEME
    if structure == NO_CARD:
        if others > 0 and others >= state.tables.spider[unit]:
            return SPIDERS_FULL  # ZP-3.5
        return ALLOWED
    return fitting_structure(state, structure, unit, others)


def fitting_structure(state: Zoophoria, structure: i64, unit: i64, others: i64) -> i64:
    """Whether a unit fits a structure that holds `others` already."""
    size = unit_size(state, unit)
    for i in range(size):
        if not fits(state, structure, member(state, unit, i)):
            return THEME  # ZP-3.3
        for j in range(i):
            if clash(state, structure, member(state, unit, i), member(state, unit, j)):
                return THEME
    if others + size > state.tables.capacity[structure]:
        return STRUCTURE_FULL
    return ALLOWED


def clashes(state: Zoophoria, structure: i64, unit: i64, card: i64) -> bool:
    for i in range(unit_size(state, unit)):
        if clash(state, structure, member(state, unit, i), card):
            return True
    return False


def placing(state: Zoophoria, seat: i64, card: i64, space: i64) -> i64:
    """The rule that forbids placing an animal (or an evicted family) on an exhibit space, or ALLOWED (ZP-7.2)."""
    if is_vacant(state, seat, space):
        return ALLOWED if first_vacant(state, seat, 0) == space else OTHER_EMPTY
    return accommodating(state, seat, space, arriving(state, seat, card, NO_CARD), NO_CARD)


def replacing(state: Zoophoria, seat: i64, card: i64, target: i64) -> i64:
    """The rule that forbids an animal to replace another animal or a family, or ALLOWED (ZP-7.3, ZP-7.5)."""
    if target >= ANIMALS or not in_habitat(state, seat, target):
        return NOT_IN_HABITAT
    if unit_of(state, target) != target:
        return FAMILY_TOGETHER
    if state.hand_source == EVICTED_CARDS:
        return EVICTED  # it is placed elsewhere or discarded (ZP-7.8)
    if state.no_infected_replacement and unit_cubes(state, target) > 0:
        return INFECTED  # ZP-12.7
    return accommodating(state, seat, space_of(state, target), arriving(state, seat, card, target), target)


def placing_structure(state: Zoophoria, seat: i64, structure: i64, space: i64) -> i64:
    """The rule that forbids laying a structure on or under an exhibit space, or ALLOWED (ZP-7.7)."""
    if is_vacant(state, seat, space):
        return ALLOWED if first_vacant(state, seat, 0) == space else OTHER_EMPTY
    if i64(state.structures[seat * EXHIBITS + space]) != NO_CARD:
        return SPACE_FULL
    at = seat * SPACES + space
    base = seat * HELD
    count = state.held_count[seat]
    for i in range(count):
        card = i64(state.held[base + i])
        if i64(state.where[card]) != at:
            continue
        if not fits(state, structure, card):
            return THEME
        for j in range(i):
            other = i64(state.held[base + j])
            if i64(state.where[other]) == at and clash(state, structure, card, other):
                return THEME
    if i64(state.crowd[at]) > state.tables.capacity[structure]:
        return STRUCTURE_FULL
    return ALLOWED


def replacing_structure(state: Zoophoria, seat: i64, target: i64) -> i64:
    """Only an own structure without animals may be replaced by another structure (ZP-5.13)."""
    if not is_structure(state, target) or not in_habitat(state, seat, target):
        return NOT_IN_HABITAT
    if state.crowd[i64(state.where[target])] != 0:
        return STRUCTURE_IN_USE
    return ALLOWED
