"""Staff spaces: which employees and buildings may share one (ZP-3.8 to ZP-3.11, ZP-A31)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.core.state import ALLOWED
from menagerie.games.zoophoria.habitat import first_vacant, in_habitat, is_staff, is_vacant
from menagerie.games.zoophoria.steps import (
    EVICTED,
    EVICTED_CARDS,
    HOST_FULL,
    NO_STACKING,
    NOT_IN_HABITAT,
    OTHER_EMPTY,
    SPECIALIST,
)
from menagerie.games.zoophoria.vocabulary import (
    EXHIBITS,
    GUEST,
    HELD,
    HOST,
    NEVER,
    NO_CARD,
    SAME_CATEGORY,
    SPACES,
    SPECIAL,
)

if TYPE_CHECKING:
    from menagerie.games.zoophoria.state import Zoophoria


def stacking_code(state: Zoophoria, card: i64) -> i64:
    """How a card stacks; with option `guest_stacking` symbol, guest services employees stack by their symbol."""
    code = state.tables.stack[card]
    if code == GUEST and state.guest_symbol and state.tables.stackable[card] == 1:
        return SAME_CATEGORY  # ZP-A35
    return code


def stacking(state: Zoophoria, seat: i64, space: i64, added: i64, leaving: i64) -> i64:
    """The rule that forbids a staff space with `added` on it and `leaving` gone, or ALLOWED.

    Either of the two may be NO_CARD. `state.stack` holds the cards while they are compared.
    """
    count: i64 = 0
    at = seat * SPACES + space
    if state.crowd[at] != 0:
        base = seat * HELD
        for i in range(state.held_count[seat]):
            card = i64(state.held[base + i])
            if i64(state.where[card]) == at and card not in (leaving, added):
                state.stack[count] = card
                count += 1
    if added != NO_CARD:
        state.stack[count] = added
        count += 1
    return ALLOWED if count <= 1 else sharing(state, count)


def sharing(state: Zoophoria, count: i64) -> i64:
    """Whether the first `count` cards of `state.stack` may share a space."""
    tables = state.tables
    host: i64 = NO_CARD
    ordinary: i64 = 0  # cards that are neither special stackers nor the host
    for i in range(count):
        card = state.stack[i]
        code = tables.stack[card]
        if code == NEVER:
            return SPECIALIST  # ZP-3.11
        if code == SPECIAL:
            if not names_all(state, card, count):
                return NO_STACKING  # ZP-3.9
        elif code == HOST:
            if host != NO_CARD:
                return NO_STACKING
            host = card
        else:
            ordinary += 1
    if host != NO_CARD:
        return hosting(state, host, count, ordinary)
    return ALLOWED if ordinary <= 1 else same_category(state, count)


def names_all(state: Zoophoria, special: i64, count: i64) -> bool:
    """A special stacker names the category of every other card or has the same (ZP-A31)."""
    tables = state.tables
    for i in range(count):
        category = tables.category[state.stack[i]]
        if category != tables.category[special] and (tables.names[special] >> category) & 1 == 0:
            return False
    return True


def same_category(state: Zoophoria, count: i64) -> i64:
    """All cards but the special stackers have the symbol and one category (ZP-3.8)."""
    category: i64 = -1
    for i in range(count):
        card = state.stack[i]
        code = stacking_code(state, card)
        if code == SPECIAL:
            continue
        if code != SAME_CATEGORY or (category >= 0 and state.tables.category[card] != category):
            return NO_STACKING
        category = state.tables.category[card]
    return ALLOWED


def hosting(state: Zoophoria, host: i64, count: i64, guests: i64) -> i64:
    """Guest Services holds guest services employees of different guest categories (ZP-3.10)."""
    tables = state.tables
    seen: i64 = 0
    for i in range(count):
        card = state.stack[i]
        if card == host or tables.stack[card] == SPECIAL:
            continue
        if tables.stack[card] != GUEST:
            return NO_STACKING
        bit = i64(1) << tables.guest_category[card]
        if seen & bit != 0:
            return HOST_FULL
        seen |= bit
    return HOST_FULL if guests > tables.capacity[host] else ALLOWED


def placing_staff(state: Zoophoria, seat: i64, card: i64, space: i64) -> i64:
    """The rule that forbids laying a staff card on a staff space (5 to 9), or ALLOWED (ZP-5.12)."""
    if is_vacant(state, seat, space):
        return ALLOWED if first_vacant(state, seat, EXHIBITS) == space else OTHER_EMPTY
    return stacking(state, seat, space, card, NO_CARD)


def replacing_staff(state: Zoophoria, seat: i64, card: i64, target: i64) -> i64:
    """The rule that forbids a staff card to take the place of another, which is discarded, or ALLOWED (ZP-3.13)."""
    if not is_staff(state, target) or not in_habitat(state, seat, target):
        return NOT_IN_HABITAT
    if state.hand_source == EVICTED_CARDS:
        return EVICTED
    return stacking(state, seat, i64(state.where[target]) % SPACES, card, target)
