"""Laying cards in a habitat: animals with their families, replacements, staff, structures (ZP-7.1 to ZP-7.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from menagerie.games.zoophoria.decks import discard_to_pile
from menagerie.games.zoophoria.habitat import (
    discard,
    discard_unit,
    in_habitat,
    is_family,
    is_structure,
    lift,
    member,
    put,
    space_of,
    unit_cubes,
    unit_of,
    unit_size,
)
from menagerie.games.zoophoria.production import closed
from menagerie.games.zoophoria.staff import stacking
from menagerie.games.zoophoria.steps import EVICTED_CARDS
from menagerie.games.zoophoria.vocabulary import ANIMALS, EXHIBITS, HELD, HOST, NO_CARD, SPACES

if TYPE_CHECKING:
    from menagerie.games.zoophoria.state import Zoophoria


def take_in_hand(state: Zoophoria, card: i64, source: i64) -> None:
    state.hand[state.hand_count] = u8(card)
    state.hand_count += 1
    state.hand_source = source


def out_of_hand(state: Zoophoria) -> i64:
    """The next card to be placed leaves the hand."""
    card = i64(state.hand[0])
    state.hand_count -= 1
    for i in range(state.hand_count):
        state.hand[i] = state.hand[i + 1]
    return card


def place_animal(state: Zoophoria, seat: i64, unit: i64, space: i64) -> None:
    """An animal or an evicted family comes to an exhibit space."""
    if state.journal is not None:
        state.journal.note("place", seat, [unit, space, i64(state.structures[seat * EXHIBITS + space])])
    settle(state, seat, unit, space)


def settle(state: Zoophoria, seat: i64, unit: i64, space: i64) -> None:
    for i in range(unit_size(state, unit)):
        put(state, seat, member(state, unit, i), space)
    if not is_family(state, unit):
        gather(state, seat, unit, space)


def gather(state: Zoophoria, seat: i64, card: i64, space: i64) -> None:
    """The second mate brings the first to its space, and the baby joins them (ZP-3.6, ZP-7.6)."""
    mate = state.tables.mate[card]
    if mate == NO_CARD or not in_habitat(state, seat, mate):
        return
    if space_of(state, mate) != space:
        lift(state, mate)
        put(state, seat, mate, space)
    baby = state.tables.members[3 * state.tables.family[card] + 2]
    put(state, seat, baby, space)
    if state.journal is not None:
        state.journal.note("family", seat, [baby])


def replace_animal(state: Zoophoria, seat: i64, card: i64, target: i64) -> None:
    """A new animal takes the place of an animal or family and its cubes up to its limit (ZP-7.3 to ZP-7.5)."""
    space = space_of(state, target)
    cubes = unit_cubes(state, target)
    if state.journal is not None:
        state.journal.note("replace", seat, [card, target, cubes])
    discard_unit(state, target)
    settle(state, seat, card, space)
    if closed(state, seat, card):
        return  # a closed animal carries no cubes (ZP-11.7)
    taken = min(cubes, state.tables.capacity[card] + 1)
    state.cubes[card] = u8(taken)
    state.transfer = cubes - taken


def place_staff(state: Zoophoria, seat: i64, card: i64, space: i64) -> None:
    put(state, seat, card, space)
    if state.journal is not None:
        state.journal.note("place", seat, [card, space, NO_CARD])


def replace_staff(state: Zoophoria, seat: i64, card: i64, target: i64) -> None:
    """A staff card or an empty structure makes room for a new one (ZP-3.13, ZP-5.13)."""
    space = space_of(state, target)
    if state.journal is not None:
        state.journal.note("replace", seat, [card, target, 0])
    discard(state, target)
    put(state, seat, card, space)


def throw_away(state: Zoophoria, seat: i64, unit: i64) -> None:
    """A card in hand is discarded instead of placed (ZP-A39)."""
    if state.journal is not None:
        state.journal.note("discard", seat, [unit])
    if unit < ANIMALS:
        discard_unit(state, unit)
    else:
        discard_to_pile(state, unit)


def move(state: Zoophoria, seat: i64, unit: i64, space: i64) -> None:
    """Rearranging in INSTALL, once a round for each card (ZP-7.8)."""
    size: i64 = 1 if unit >= ANIMALS else unit_size(state, unit)
    for i in range(size):
        card = unit if unit >= ANIMALS else member(state, unit, i)
        lift(state, card)
        put(state, seat, card, space)
        state.moved[card] = 1
    if state.journal is not None:
        on: i64 = NO_CARD if space >= EXHIBITS else i64(state.structures[seat * EXHIBITS + space])
        state.journal.note("move", seat, [unit, space, on])


def drop(state: Zoophoria, seat: i64, card: i64) -> None:
    """Discard a staff card or structure; the cards it held come to the hand to be placed again (ZP-7.8)."""
    space = space_of(state, card)
    holds = is_structure(state, card) or state.tables.stack[card] == HOST
    if state.journal is not None:
        state.journal.note("drop", seat, [card])
    discard(state, card)
    if holds and (space < EXHIBITS or stacking(state, seat, space, NO_CARD, NO_CARD) != 0):
        evict(state, seat, space)


def evict(state: Zoophoria, seat: i64, space: i64) -> None:
    at = seat * SPACES + space
    while i64(state.crowd[at]) > 0:
        i = seat * HELD
        while i64(state.where[i64(state.held[i])]) != at:
            i += 1
        card = i64(state.held[i])
        unit = card if card >= ANIMALS else unit_of(state, card)
        if is_family(state, unit):
            for j in range(3):
                lift(state, member(state, unit, j))
        else:
            lift(state, card)
        take_in_hand(state, unit, EVICTED_CARDS)
