"""Closed paths and benches (section 9 of the rules).

The paths of a zoo are a graph: halves are its vertices, joined hubs and meeting exits its edges. Its number of
independent cycles grows by the number of new edges less the number of separate paths that they tie together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from menagerie.games.o_zoo_le_mio.grid import TILE, cell
from menagerie.games.o_zoo_le_mio.tables import bit, step_x, step_y

if TYPE_CHECKING:
    from menagerie.games.o_zoo_le_mio.state import OZooLeMio


def path_of(state: OZooLeMio, half: i64) -> i64:
    """The half that stands for the whole path on which a half lies."""
    while i64(state.path[half]) != half:
        half = i64(state.path[half])
    return half


def join(state: OZooLeMio, half: i64, other: i64) -> i64:
    """Tie the paths of two halves together; 1 if they were one path already, so that a closed path arises."""
    mine = path_of(state, half)
    theirs = path_of(state, other)
    if mine == theirs:
        return 1
    state.path[mine] = u8(theirs)
    return 0


def closed_paths(state: OZooLeMio, seat: i64, half: i64, x: i64, y: i64, exits: i64) -> i64:
    """Join a half that was just laid to the paths that its exits meet; the closed paths that arise (OZ-9.4)."""
    closed: i64 = 0
    direction: i64 = 0
    while direction < 4:
        if (exits >> direction) & 1:
            there = cell(state, seat, x + step_x(direction), y + step_y(direction))
            if there >= TILE:
                closed += join(state, half, there - TILE)
        direction += 1
    return closed


def would_close(
    state: OZooLeMio, seat: i64, linked: bool, spots: tuple[i64, i64, i64, i64], exits: tuple[i64, i64]
) -> i64:
    """The closed paths that a tile would bring with its halves on x,y and x,y; nothing is laid."""
    ax, ay, bx, by = spots
    closed: i64 = 0
    met: i64 = 0  # bit mask of the paths that half A meets
    met_b: i64 = 0
    half: i64 = 0
    while half < 2:
        x = bx if half else ax
        y = by if half else ay
        open_ends = exits[1] if half else exits[0]
        direction: i64 = 0
        while direction < 4:
            if (open_ends >> direction) & 1:
                there = cell(state, seat, x + step_x(direction), y + step_y(direction))
                if there >= TILE:
                    path = bit(path_of(state, there - TILE))
                    if half == 0:
                        closed += 1 if met & path else 0
                        met |= path
                    else:
                        closed += 1 if met_b & path else 0
                        met_b |= path
            direction += 1
        half += 1
    # Paths that both halves meet: joined hubs close each of them; without a link the first one only ties the halves.
    common = met & met_b
    shared: i64 = 0
    while common:
        shared += 1
        common &= common - 1
    if not linked and shared > 0:
        shared -= 1
    return closed + shared
