"""The habitat: which card lies on which space, and the ways a card enters and leaves (ZP-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from menagerie.games.zoophoria.decks import discard_to_pile
from menagerie.games.zoophoria.vocabulary import ANIMALS, EXHIBITS, FAVOURS, HELD, NO_CARD, SPACES, STRUCTURE

if TYPE_CHECKING:
    from menagerie.games.zoophoria.state import Zoophoria


def is_animal(card: i64) -> bool:
    return card < ANIMALS


def is_structure(state: Zoophoria, card: i64) -> bool:
    return card >= ANIMALS and state.tables.category[card] == STRUCTURE


def is_staff(state: Zoophoria, card: i64) -> bool:
    """Employees and all buildings that are no structures (ZP-3.1)."""
    return card >= ANIMALS and state.tables.category[card] != STRUCTURE


def in_habitat(state: Zoophoria, seat: i64, card: i64) -> bool:
    at = i64(state.where[card])
    return seat * SPACES <= at < (seat + 1) * SPACES


def space_of(state: Zoophoria, card: i64) -> i64:
    """The space of a card in a habitat: exhibit spaces 0 to 4, staff spaces 5 to 9."""
    return i64(state.where[card]) % SPACES


def put(state: Zoophoria, seat: i64, card: i64, space: i64) -> None:
    """Lay a card on a space; the caller has asked the rules."""
    state.where[card] = u8(seat * SPACES + space)
    if is_structure(state, card):
        state.structures[seat * EXHIBITS + space] = u8(card)
    else:
        state.crowd[seat * SPACES + space] += 1
    state.held[seat * HELD + state.held_count[seat]] = u8(card)
    state.held_count[seat] += 1
    if 0 < state.tables.code[card] < FAVOURS:
        state.favours[seat] += 1


def lift(state: Zoophoria, card: i64) -> None:
    """Take a card off its space; its cubes stay on it."""
    at = i64(state.where[card])
    seat = at // SPACES
    state.where[card] = u8(NO_CARD)
    if is_structure(state, card):
        state.structures[seat * EXHIBITS + at % SPACES] = u8(NO_CARD)
    else:
        state.crowd[at] -= 1
    i = seat * HELD
    while i64(state.held[i]) != card:
        i += 1
    last = seat * HELD + state.held_count[seat] - 1
    while i < last:
        state.held[i] = state.held[i + 1]
        i += 1
    state.held_count[seat] -= 1
    if 0 < state.tables.code[card] < FAVOURS:
        state.favours[seat] -= 1


def unit_of(state: Zoophoria, card: i64) -> i64:
    """The family that an animal in a habitat belongs to, named by its baby; else the animal itself."""
    family = state.tables.family[card]
    if family == NO_CARD:
        return card
    baby = state.tables.members[3 * family + 2]
    return baby if i64(state.where[baby]) != NO_CARD else card


def is_family(state: Zoophoria, unit: i64) -> bool:
    return unit < ANIMALS and state.tables.baby[unit] == 1


def belongs(state: Zoophoria, card: i64, unit: i64) -> bool:
    """Whether an animal is the unit or a member of it."""
    if card == unit:
        return True
    return unit < ANIMALS and state.tables.baby[unit] == 1 and state.tables.family[card] == state.tables.family[unit]


def unit_size(state: Zoophoria, unit: i64) -> i64:
    return 3 if state.tables.baby[unit] == 1 else 1


def member(state: Zoophoria, unit: i64, i: i64) -> i64:
    """The animals of a unit, counted from 0: the pair and the baby, or the animal alone."""
    if state.tables.baby[unit] == 0:
        return unit
    return state.tables.members[3 * state.tables.family[unit] + i]


def unit_cubes(state: Zoophoria, unit: i64) -> i64:
    total: i64 = 0
    for i in range(unit_size(state, unit)):
        total += i64(state.cubes[member(state, unit, i)])
    return total


def discard(state: Zoophoria, card: i64) -> None:
    """A card leaves for its discard pile; cubes on it return, a baby is set aside (ZP-7.16, ZP-A23)."""
    if i64(state.where[card]) != NO_CARD:
        lift(state, card)
    if card < ANIMALS:
        state.cubes[card] = 0
        if state.tables.baby[card] == 1:
            return
    discard_to_pile(state, card)


def discard_unit(state: Zoophoria, unit: i64) -> None:
    """An animal leaves, or a family as a whole (ZP-3.7)."""
    if not is_family(state, unit):
        discard(state, unit)
        return
    for i in range(3):
        discard(state, member(state, unit, i))


def animals_of(state: Zoophoria, seat: i64) -> i64:
    count: i64 = 0
    base = seat * SPACES
    for space in range(EXHIBITS):
        count += i64(state.crowd[base + space])
    return count


def is_vacant(state: Zoophoria, seat: i64, space: i64) -> bool:
    """Neither a structure nor a card lies on the space."""
    if state.crowd[seat * SPACES + space] != 0:
        return False
    return space >= EXHIBITS or i64(state.structures[seat * EXHIBITS + space]) == NO_CARD


def first_vacant(state: Zoophoria, seat: i64, first: i64) -> i64:
    """The first vacant space of a kind; `first` is 0 for exhibits, 5 for staff. NO_CARD if there is none."""
    space = first
    while space < first + EXHIBITS:
        if is_vacant(state, seat, space):
            return space
        space += 1
    return NO_CARD
