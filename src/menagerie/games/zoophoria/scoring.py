"""The end of the game: final visitors and ties (ZP-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.games.zoophoria.accounts import attract
from menagerie.games.zoophoria.habitat import animals_of
from menagerie.games.zoophoria.targets import hand_size
from menagerie.games.zoophoria.viruses import cubes_of
from menagerie.games.zoophoria.vocabulary import ANIMALS, BY_COINS, BY_FINAL_ANIMALS, BY_OPEN_TARGETS, HELD

if TYPE_CHECKING:
    from menagerie.games.zoophoria.state import Zoophoria


def final_scoring(state: Zoophoria, seat: i64) -> None:
    """Open targets, then animals with income, then coins without (ZP-9.1 to ZP-9.3)."""
    tables = state.tables
    open_targets = hand_size(state, seat)
    animals = animals_of(state, seat)
    attract(state, seat, open_targets * tables.target_penalty, BY_OPEN_TARGETS)
    attract(state, seat, animals * tables.final_per_animal, BY_FINAL_ANIMALS)
    attract(state, seat, state.coins[seat] * tables.final_per_coin, BY_COINS)
    if state.journal is not None:
        state.journal.note("final", seat, [open_targets, animals, state.coins[seat], state.visitors[seat]])


def printed_visitors(state: Zoophoria, seat: i64) -> i64:
    total: i64 = 0
    base = seat * HELD
    for i in range(state.held_count[seat]):
        card = i64(state.held[base + i])
        if card < ANIMALS:
            total += state.tables.visitors[card]
    return total


def tiebreak(state: Zoophoria, seat: i64) -> i64:
    """Fewest trash and virus cubes, then the highest printed visitors of the animals (ZP-9.4)."""
    return printed_visitors(state, seat) - 10_000 * (state.trash[seat] + cubes_of(state, seat))
