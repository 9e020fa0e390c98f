"""Virus cubes: infecting, treating, sickness and the cubes of replaced animals (ZP-7.4, ZP-7.17 to ZP-7.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from menagerie.core.state import ALLOWED
from menagerie.games.zoophoria.accounts import attract
from menagerie.games.zoophoria.habitat import discard_unit, in_habitat, unit_of
from menagerie.games.zoophoria.production import closed
from menagerie.games.zoophoria.steps import CLOSED, NO_CUBE, NOT_IN_HABITAT, NOTHING, TREAT_PICK, VIRUS_LIMIT
from menagerie.games.zoophoria.vocabulary import ANIMALS, BY_VIRUSES, HELD, NO_CARD

if TYPE_CHECKING:
    from menagerie.games.zoophoria.state import Zoophoria


def room_on(state: Zoophoria, seat: i64, card: i64) -> i64:
    """How many cubes an own animal can still take: one more than it survives with (ZP-7.17)."""
    if closed(state, seat, card):
        return 0
    return state.tables.capacity[card] + 1 - i64(state.cubes[card])


def room(state: Zoophoria, seat: i64) -> i64:
    total: i64 = 0
    base = seat * HELD
    for i in range(state.held_count[seat]):
        card = i64(state.held[base + i])
        if card < ANIMALS:
            total += room_on(state, seat, card)
    return total


def infecting(state: Zoophoria, seat: i64, card: i64) -> i64:
    """The rule that forbids a cube on an animal, or ALLOWED (ZP-5.21, ZP-5.23)."""
    if not in_habitat(state, seat, card):
        return NOT_IN_HABITAT
    if closed(state, seat, card):
        return CLOSED
    return ALLOWED if room_on(state, seat, card) > 0 else VIRUS_LIMIT


def curing(state: Zoophoria, seat: i64, card: i64) -> i64:
    """The rule that forbids removing a cube from an animal, or ALLOWED (ZP-5.22)."""
    if not in_habitat(state, seat, card):
        return NOT_IN_HABITAT
    return ALLOWED if i64(state.cubes[card]) > 0 else NO_CUBE


def cubes_of(state: Zoophoria, seat: i64) -> i64:
    total: i64 = 0
    base = seat * HELD
    for i in range(state.held_count[seat]):
        card = i64(state.held[base + i])
        if card < ANIMALS:
            total += i64(state.cubes[card])
    return total


def add_cubes(state: Zoophoria, seat: i64, card: i64, count: i64) -> None:
    state.cubes[card] = u8(i64(state.cubes[card]) + count)
    if state.journal is not None:
        state.journal.note("infect", seat, [card, count, i64(state.cubes[card])])


def remove_cubes(state: Zoophoria, seat: i64, card: i64, count: i64) -> None:
    state.cubes[card] = u8(i64(state.cubes[card]) - count)
    if state.journal is not None:
        state.journal.note("cure", seat, [card, count, i64(state.cubes[card])])


def spread(state: Zoophoria, count: i64, decision: i64) -> i64:
    """Place cubes that leave no choice; else open the decision. How many are left to be placed."""
    seat = state.player
    total: i64 = 0
    animals: i64 = 0
    only: i64 = NO_CARD
    base = seat * HELD
    for i in range(state.held_count[seat]):
        card = i64(state.held[base + i])
        if card < ANIMALS:
            free = room_on(state, seat, card)
            if free > 0:
                total += free
                animals += 1
                only = card
    if total <= count:
        fill_all(state, seat)
        lose_unplaced(state, seat, count - total)
        return 0
    if animals == 1:
        add_cubes(state, seat, only, count)
        return 0
    state.decision = decision
    return count


def fill_all(state: Zoophoria, seat: i64) -> None:
    base = seat * HELD
    for i in range(state.held_count[seat]):
        card = i64(state.held[base + i])
        if card < ANIMALS:
            free = room_on(state, seat, card)
            if free > 0:
                add_cubes(state, seat, card, free)


def lose_unplaced(state: Zoophoria, seat: i64, count: i64) -> None:
    """Cubes that cannot be placed cost visitors (ZP-7.18)."""
    if count > 0:
        attract(state, seat, count * state.tables.virus_penalty, BY_VIRUSES)
        if state.journal is not None:
            state.journal.note("unplaced", seat, [count, -count * state.tables.virus_penalty])


def treat(state: Zoophoria) -> None:
    """Remove cubes that leave no choice; else open TREAT_PICK (ZP-5.22)."""
    seat = state.player
    total: i64 = 0
    animals: i64 = 0
    only: i64 = NO_CARD
    base = seat * HELD
    for i in range(state.held_count[seat]):
        card = i64(state.held[base + i])
        if card < ANIMALS and i64(state.cubes[card]) > 0:
            total += i64(state.cubes[card])
            animals += 1
            only = card
    if total <= state.cures:
        cure_all(state, seat)
    elif animals == 1:
        remove_cubes(state, seat, only, state.cures)
    else:
        state.decision = TREAT_PICK
        return
    state.cures = 0


def cure_all(state: Zoophoria, seat: i64) -> None:
    base = seat * HELD
    for i in range(state.held_count[seat]):
        card = i64(state.held[base + i])
        if card < ANIMALS and i64(state.cubes[card]) > 0:
            remove_cubes(state, seat, card, i64(state.cubes[card]))


def remove_sick(state: Zoophoria, seat: i64) -> None:
    """Animals with more cubes than their capacity leave, families as a whole (ZP-7.20)."""
    i: i64 = 0
    base = seat * HELD
    while i < state.held_count[seat]:
        card = i64(state.held[base + i])
        if card < ANIMALS and i64(state.cubes[card]) > state.tables.capacity[card]:
            unit = unit_of(state, card)
            if state.journal is not None:
                state.journal.note("sick", seat, [unit, i64(state.cubes[card])])
            discard_unit(state, unit)
            i = 0
        else:
            i += 1


def close_animals(state: Zoophoria, seat: i64) -> None:
    """Closed animals return their cubes (ZP-11.7)."""
    base = seat * HELD
    for i in range(state.held_count[seat]):
        card = i64(state.held[base + i])
        if card < ANIMALS and closed(state, seat, card):
            state.cubes[card] = 0


def put_cube(state: Zoophoria, card: i64) -> None:
    add_cubes(state, state.player, card, 1)
    state.decision = NOTHING


def take_cube(state: Zoophoria, card: i64) -> None:
    remove_cubes(state, state.player, card, 1)
    state.decision = NOTHING
