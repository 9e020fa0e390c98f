"""Decks and discard piles of animals, employees, buildings and targets (ZP-1.4, ZP-13.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from menagerie.games.zoophoria.vocabulary import CARDS, FIRST_BUILDING, FIRST_EMPLOYEE, NO_CARD, TARGET

if TYPE_CHECKING:
    from menagerie.games.zoophoria.state import Zoophoria


def deck_base(kind: i64) -> i64:
    """Where a deck starts; its discard pile starts at the same number."""
    if kind == 0:
        return 0
    if kind == 1:
        return FIRST_EMPLOYEE
    return FIRST_BUILDING if kind == 2 else CARDS


def draw(state: Zoophoria, kind: i64) -> i64:
    """The top card of a deck, refilled from its pile when empty (ZP-A14); NO_CARD if both are empty."""
    base = deck_base(kind)
    if state.deck_count[kind] == 0:
        refill(state, kind)
        if state.deck_count[kind] == 0:
            return NO_CARD
    state.revealed += 1
    state.deck_count[kind] -= 1
    return i64(state.deck[base + state.deck_count[kind]])


def refill(state: Zoophoria, kind: i64) -> None:
    base = deck_base(kind)
    count = state.pile_count[kind]
    if count == 0:
        return
    for i in range(count):
        state.deck[base + i] = state.pile[base + i]
    state.rng.shuffle_bytes(state.deck, base, base + count)
    state.deck_count[kind] = count
    state.pile_count[kind] = 0
    if state.journal is not None:
        state.journal.note("refill", -1, [kind])


def available(state: Zoophoria, kind: i64) -> bool:
    """Whether a card of a kind can be drawn."""
    return state.deck_count[kind] + state.pile_count[kind] > 0


def to_pile(state: Zoophoria, kind: i64, card: i64) -> None:
    base = deck_base(kind)
    state.pile[base + state.pile_count[kind]] = u8(card)
    state.pile_count[kind] += 1


def discard_to_pile(state: Zoophoria, card: i64) -> None:
    to_pile(state, state.tables.kind[card], card)


def discard_target(state: Zoophoria, seat: i64, target: i64) -> None:
    state.targets[seat] = state.targets[seat] & ~(1 << target)
    to_pile(state, TARGET, target)


def in_pile(state: Zoophoria, kind: i64, card: i64) -> bool:
    base = deck_base(kind)
    for i in range(state.pile_count[kind]):
        if i64(state.pile[base + i]) == card:
            return True
    return False


def take_from_pile(state: Zoophoria, card: i64) -> None:
    kind = state.tables.kind[card]
    i = deck_base(kind)
    while i64(state.pile[i]) != card:
        i += 1
    state.pile_count[kind] -= 1
    last = deck_base(kind) + state.pile_count[kind]
    while i < last:
        state.pile[i] = state.pile[i + 1]
        i += 1
