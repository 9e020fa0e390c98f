"""INSTALL: claimed cards, moving, dropping (ZP-5.11 to ZP-5.15, ZP-7.8), and who may leave in a shortage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from menagerie.core.state import ALLOWED
from menagerie.games.zoophoria.exhibits import accommodating
from menagerie.games.zoophoria.habitat import (
    first_vacant,
    in_habitat,
    is_structure,
    is_vacant,
    member,
    space_of,
    unit_of,
    unit_size,
)
from menagerie.games.zoophoria.placing import take_in_hand
from menagerie.games.zoophoria.production import closed
from menagerie.games.zoophoria.staff import stacking
from menagerie.games.zoophoria.steps import (
    ALREADY_MOVED,
    ANIMALS_STAY,
    CLAIMED,
    CLAIMED_LEFT,
    CLOSED,
    FAMILY_TOGETHER,
    NO_FOOD_COST,
    NO_WAGE,
    NOT_CLAIMED,
    NOT_IN_HABITAT,
    NOTHING,
    NOTHING_MOVES,
    NOTHING_TO_DROP,
    OTHER_EMPTY,
    REARRANGING_OFF,
    SAME_PLACE,
)
from menagerie.games.zoophoria.vocabulary import ANIMALS, CARD_SLOTS, EXHIBITS, HELD, NO_CARD, SPACES

if TYPE_CHECKING:
    from menagerie.games.zoophoria.state import Zoophoria


def slot_of(state: Zoophoria, card: i64) -> i64:
    for slot in range(CARD_SLOTS):
        if i64(state.board[slot]) == card:
            return slot
    return -1


def installing(state: Zoophoria, seat: i64, card: i64) -> i64:
    """The rule that forbids installing a card, or ALLOWED: only cards with an own worker (ZP-7.1)."""
    slot = slot_of(state, card)
    return ALLOWED if slot >= 0 and i64(state.owner[slot]) == seat else NOT_CLAIMED


def install(state: Zoophoria, card: i64) -> None:
    state.board[slot_of(state, card)] = u8(NO_CARD)
    take_in_hand(state, card, CLAIMED)
    state.decision = NOTHING


def finishing(state: Zoophoria, seat: i64) -> i64:
    """`done` only when no claimed card is left (ZP-5.11)."""
    for slot in range(CARD_SLOTS):
        if i64(state.owner[slot]) == seat and i64(state.board[slot]) != NO_CARD:
            return CLAIMED_LEFT
    return ALLOWED


def has_moved(state: Zoophoria, unit: i64) -> bool:
    if unit >= ANIMALS:
        return i64(state.moved[unit]) != 0
    for i in range(unit_size(state, unit)):
        if i64(state.moved[member(state, unit, i)]) != 0:
            return True
    return False


def moving(state: Zoophoria, seat: i64) -> i64:
    """The rule that forbids rearranging now, or ALLOWED."""
    if not state.rearranging:
        return REARRANGING_OFF
    base = seat * HELD
    for i in range(state.held_count[seat]):
        if moving_card(state, seat, i64(state.held[base + i])) == ALLOWED:
            return ALLOWED
    return NOTHING_MOVES


def moving_card(state: Zoophoria, seat: i64, card: i64) -> i64:
    """The rule that forbids moving a card or family, or ALLOWED: it needs a place to go to (ZP-5.14)."""
    if not in_habitat(state, seat, card) or is_structure(state, card):
        return NOT_IN_HABITAT
    if card < ANIMALS and unit_of(state, card) != card:
        return FAMILY_TOGETHER
    if has_moved(state, card):
        return ALREADY_MOVED  # ZP-A16
    first: i64 = 0 if card < ANIMALS else EXHIBITS
    for space in range(first, first + EXHIBITS):
        if moving_to(state, seat, card, space) == ALLOWED:
            return ALLOWED
    return NOTHING_MOVES


def moving_to(state: Zoophoria, seat: i64, unit: i64, space: i64) -> i64:
    """The rule that forbids moving a unit to a space of its kind, or ALLOWED."""
    here = space_of(state, unit)
    if here == space:
        return SAME_PLACE
    if is_vacant(state, seat, space):
        if stands_alone(state, seat, unit, here):
            return SAME_PLACE  # empty spaces are all alike (ZP-3.1)
        if first_vacant(state, seat, 0 if space < EXHIBITS else EXHIBITS) != space:
            return OTHER_EMPTY
        return ALLOWED if unit < ANIMALS else stacking(state, seat, here, NO_CARD, unit)
    if unit < ANIMALS:
        return accommodating(state, seat, space, unit, NO_CARD)
    found = stacking(state, seat, space, unit, NO_CARD)
    return found if found != ALLOWED else stacking(state, seat, here, NO_CARD, unit)


def stands_alone(state: Zoophoria, seat: i64, unit: i64, space: i64) -> bool:
    """Whether nothing else is on the space of a unit."""
    size: i64 = 1 if unit >= ANIMALS else unit_size(state, unit)
    if i64(state.crowd[seat * SPACES + space]) != size:
        return False
    return space >= EXHIBITS or i64(state.structures[seat * EXHIBITS + space]) == NO_CARD


def dropping(state: Zoophoria, seat: i64) -> i64:
    base = seat * HELD
    for i in range(state.held_count[seat]):
        if i64(state.held[base + i]) >= ANIMALS:
            return ALLOWED
    return NOTHING_TO_DROP


def dropping_card(state: Zoophoria, seat: i64, card: i64) -> i64:
    """The rule that forbids dropping a card, or ALLOWED: staff and structures only (ZP-3.13, ZP-A43)."""
    if not in_habitat(state, seat, card):
        return NOT_IN_HABITAT
    return ANIMALS_STAY if card < ANIMALS else ALLOWED


def dismissing(state: Zoophoria, seat: i64, card: i64) -> i64:
    """The rule that forbids dismissing an employee who cannot be paid, or ALLOWED (ZP-5.16, ZP-A42)."""
    if not in_habitat(state, seat, card):
        return NOT_IN_HABITAT
    return ALLOWED if state.tables.wage[card] > 0 else NO_WAGE


def starving(state: Zoophoria, seat: i64, unit: i64) -> i64:
    """The rule that forbids leaving an animal or family unfed, or ALLOWED (ZP-5.20, ZP-A42)."""
    if not in_habitat(state, seat, unit):
        return NOT_IN_HABITAT
    if unit_of(state, unit) != unit:
        return FAMILY_TOGETHER
    if closed(state, seat, unit):
        return CLOSED
    cost: i64 = 0
    for i in range(unit_size(state, unit)):
        cost += state.tables.food[member(state, unit, i)]
    return ALLOWED if cost > 0 else NO_FOOD_COST
