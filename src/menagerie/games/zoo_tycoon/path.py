"""The path of the Animal Exchange over its sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


def path_left(state: ZooTycoon, position: i64, visited: i64, moves: i64) -> bool:
    """The rest of the path can be completed from the position (ZT-19.3)."""
    if moves == 0:
        return True
    side: i64 = 0
    while side < 4:
        near = state.tables.next_position[position * 4 + side]
        open_to = near >= 0 and ((visited >> near) & 1) == 0
        if open_to and path_left(state, near, visited | (1 << near), moves - 1):
            return True
        side += 1
    return False


def can_move_to(state: ZooTycoon, position: i64) -> bool:
    """An unvisited neighbour from which the other positions of the game can be reached (ZT-9.1)."""
    if ((state.visited >> position) & 1) != 0:
        return False
    side: i64 = 0
    while side < 4:
        if state.tables.next_position[state.position * 4 + side] == position:
            return path_left(state, position, state.visited | (1 << position), state.tables.rounds - state.round)
        side += 1
    return False


def move_exchange(state: ZooTycoon, position: i64) -> None:
    state.position = position
    state.visited |= 1 << position
    journal = state.journal
    if journal is not None:
        journal.note("exchange moves", -1, [position])


def move_exchange_by_chance(state: ZooTycoon) -> None:
    found: i64 = 0
    position: i64 = 0
    while position < state.tables.positions:
        if can_move_to(state, position):
            found += 1
        position += 1
    chosen = state.rng.below(found)
    state.revealed += 1
    position = 0
    while position < state.tables.positions:
        if can_move_to(state, position):
            if chosen == 0:
                break
            chosen -= 1
        position += 1
    move_exchange(state, position)
