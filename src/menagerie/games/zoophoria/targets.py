"""Targets: their conditions, scoring and hands (ZP-8.1, ZP-8.2, ZP-15.49 to ZP-15.56)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.core.journal import public
from menagerie.core.state import ALLOWED
from menagerie.games.zoophoria.accounts import attract
from menagerie.games.zoophoria.decks import available, discard_target, draw
from menagerie.games.zoophoria.steps import NOT_HELD
from menagerie.games.zoophoria.viruses import cubes_of
from menagerie.games.zoophoria.vocabulary import (
    ANIMALS,
    ANIMALS_HELD,
    BY_TARGETS,
    CLEAN,
    DIFFERENT_CLASSES,
    DIFFERENT_CONTINENTS,
    ENDANGERED_ANIMALS,
    FAMILIES,
    FIRST_BUILDING,
    GUEST_SERVICES,
    GUEST_SERVICES_CARDS,
    HELD,
    OF_CLASS,
    OF_CONTINENT,
    OF_WEATHER,
    STRUCTURE,
    STRUCTURES,
    TARGET,
    TARGETS,
)

if TYPE_CHECKING:
    from menagerie.games.zoophoria.state import Zoophoria


def counts_for(state: Zoophoria, target: i64, card: i64) -> bool:
    """Whether a card counts for a target that counts cards; closed cards count too (ZP-A4)."""
    tables = state.tables
    kind = tables.target_type[target]
    if card >= ANIMALS:
        if kind == STRUCTURES:
            return card >= FIRST_BUILDING and tables.category[card] == STRUCTURE
        return kind == GUEST_SERVICES_CARDS and tables.category[card] == GUEST_SERVICES
    if kind == OF_CONTINENT:
        return tables.continent[card] == tables.target_value[target]
    if kind == OF_CLASS:
        return tables.animal_class[card] == tables.target_value[target]
    if kind == OF_WEATHER:
        return tables.weather[card] == tables.target_value[target]
    if kind == ENDANGERED_ANIMALS:
        return tables.endangered[card] == 1
    if kind == FAMILIES:
        return tables.baby[card] == 1  # a baby is only there with its family
    return kind == ANIMALS_HELD


def progress(state: Zoophoria, seat: i64, target: i64) -> i64:
    """How many of what a target counts a habitat has."""
    tables = state.tables
    kind = tables.target_type[target]
    different = kind in (DIFFERENT_CONTINENTS, DIFFERENT_CLASSES)
    count: i64 = 0
    seen: i64 = 0
    base = seat * HELD
    for i in range(state.held_count[seat]):
        card = i64(state.held[base + i])
        if not different:
            if counts_for(state, target, card):
                count += 1
        elif card < ANIMALS:
            value = tables.continent[card] if kind == DIFFERENT_CONTINENTS else tables.animal_class[card]
            if (seen >> value) & 1 == 0:
                seen |= i64(1) << value
                count += 1
    return count


def is_met(state: Zoophoria, seat: i64, target: i64) -> bool:
    if state.tables.target_type[target] == CLEAN:
        return state.trash[seat] == 0 and cubes_of(state, seat) == 0  # ZP-15.56
    return progress(state, seat, target) >= state.tables.target_count[target]


def score_targets(state: Zoophoria, seat: i64) -> None:
    """Every target that is met is scored and discarded (ZP-8.1)."""
    for target in range(TARGETS):
        if (state.targets[seat] >> target) & 1 != 0 and is_met(state, seat, target):
            discard_target(state, seat, target)
            state.revealed += 1
            attract(state, seat, state.tables.target_visitors[target], BY_TARGETS)
            if state.journal is not None:
                state.journal.note("target", seat, [target, state.tables.target_visitors[target]])


def hand_size(state: Zoophoria, seat: i64) -> i64:
    hand = state.targets[seat]
    count: i64 = 0
    while hand != 0:
        hand &= hand - 1
        count += 1
    return count


def draw_targets(state: Zoophoria, seat: i64, drawn: i64, discarded: i64) -> None:
    """Draw targets and owe the discard of some of the hand (ZP-7.12, ZP-10.8)."""
    found: list[int] = []
    for _ in range(drawn):
        if available(state, TARGET):
            target = draw(state, TARGET)
            state.targets[seat] = state.targets[seat] | (i64(1) << target)
            found.append(target)
    state.player = seat
    state.discards = min(discarded, hand_size(state, seat))
    if state.journal is not None:
        state.journal.secret(
            "draw_targets", seat, found, i64(1) << seat, public("draw_targets_hidden", seat, [len(found)])
        )


def discarding(state: Zoophoria, seat: i64, target: i64) -> i64:
    """The rule that forbids discarding a target, or ALLOWED."""
    return ALLOWED if (state.targets[seat] >> target) & 1 != 0 else NOT_HELD


def give_up(state: Zoophoria, seat: i64, target: i64) -> None:
    discard_target(state, seat, target)
    if state.journal is not None:
        state.journal.note("target_discard", seat, [target])
