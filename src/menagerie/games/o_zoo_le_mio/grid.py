"""The cells of a zoo and where a tile may lie (section 6 of the rules).

A cell that holds half h is TILE + h; a cell of the entrance is ENTRANCE. An empty cell knows what it borders on:
bit d says that a path points in from direction d, bit 4 + d that there is grass (or the entrance) in direction d.
The grid of a zoo wraps around at 64: tiles hang together, so no zoo is wider than 52 cells,
its surroundings included 60.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from menagerie.core.state import ALLOWED, Actions
from menagerie.games.o_zoo_le_mio.actions import at, turns_of, x_of, y_of
from menagerie.games.o_zoo_le_mio.tables import EAST, NORTH, START, TILES, WEST, start_half, step_x, step_y

if TYPE_CHECKING:
    from menagerie.games.o_zoo_le_mio.state import OZooLeMio

GRID: Final[i64] = 4096
TILE: Final[i64] = 256
ENTRANCE: Final[i64] = 512
NOWHERE: Final[i64] = -1  # the spot of a tile that is not in a zoo

BEYOND_COINS: Final[i64] = 2  # OZ-5.1
OCCUPIED: Final[i64] = 3  # OZ-6.6
ON_ENTRANCE: Final[i64] = 4  # OZ-6.7
PATH_INTO_GRASS: Final[i64] = 5  # OZ-6.8
GRASS_BEFORE_PATH: Final[i64] = 6  # OZ-6.8
INTO_ENTRANCE: Final[i64] = 7  # OZ-6.9
EXTENDS_NOTHING: Final[i64] = 8  # OZ-6.10


def index(seat: i64, x: i64, y: i64) -> i64:
    return seat * GRID + (y & 63) * 64 + (x & 63)


def cell(state: OZooLeMio, seat: i64, x: i64, y: i64) -> i64:
    return i64(state.cells[index(seat, x, y)])


def b_x(x: i64, turns: i64) -> i64:
    """The column of half B when half A lies in column x."""
    return x + step_x((EAST + turns) % 4)


def b_y(y: i64, turns: i64) -> i64:
    return y + step_y((EAST + turns) % 4)


def facing_entrance(x: i64, y: i64) -> i64:
    """Directions in which the entrance lies beside a cell; it covers 0,-1 and 1,-1 (OZ-6.2)."""
    if y == -1:
        if x == -1:
            return 1 << EAST
        return 1 << WEST if x == 2 else 0
    return 1 << NORTH if y == -2 and 0 <= x <= 1 else 0


def placing(state: OZooLeMio, seat: i64, tile: i64, x: i64, y: i64, turns: i64) -> i64:
    """The rule that forbids putting half A of a tile on x,y after some quarter turns, or ALLOWED (OZ-6.16)."""
    if far_away(state, seat, x, y):
        return EXTENDS_NOTHING
    bx = b_x(x, turns)
    by = b_y(y, turns)
    around_a = cell(state, seat, x, y)
    around_b = cell(state, seat, bx, by)
    if (around_a | around_b) >= TILE:
        return OCCUPIED if ((around_a | around_b) & TILE) != 0 else ON_ENTRANCE
    exits_a = state.tables.exits_of(tile, turns, 0)
    exits_b = state.tables.exits_of(tile, turns, 1)
    blocked_a = exits_a & (around_a >> 4)
    blocked_b = exits_b & (around_b >> 4)
    if blocked_a & ~facing_entrance(x, y) or blocked_b & ~facing_entrance(bx, by):
        return PATH_INTO_GRASS
    if (around_a & 15) & ~exits_a or (around_b & 15) & ~exits_b:
        return GRASS_BEFORE_PATH
    if (blocked_a | blocked_b) != 0:
        return INTO_ENTRANCE
    if ((around_a & exits_a) | (around_b & exits_b)) == 0:
        return EXTENDS_NOTHING
    return ALLOWED


def far_away(state: OZooLeMio, seat: i64, x: i64, y: i64) -> bool:
    """Whether a cell lies so far from the tiles of a zoo that nothing put there can touch them."""
    bounds = state.bounds
    side = seat * 4
    if x < bounds[side] - 3 or x > bounds[side + 1] + 3:
        return True
    return y < bounds[side + 2] - 3 or y > bounds[side + 3] + 3


def exits_lying(state: OZooLeMio, half: i64) -> i64:
    """The exits of a half as it lies."""
    tile = half // 2
    if tile >= TILES:
        return state.tables.exits_of(START, 0, half % 2)
    return state.tables.exits_of(tile, turns_of(state.spot[tile]), half % 2)


def x_lying(state: OZooLeMio, half: i64) -> i64:
    tile = half // 2
    if tile >= TILES:
        return half % 2
    action = state.spot[tile]
    return x_of(action) if half % 2 == 0 else b_x(x_of(action), turns_of(action))


def y_lying(state: OZooLeMio, half: i64) -> i64:
    tile = half // 2
    if tile >= TILES:
        return 0
    action = state.spot[tile]
    return y_of(action) if half % 2 == 0 else b_y(y_of(action), turns_of(action))


def half_of_zoo(state: OZooLeMio, seat: i64, n: i64) -> i64:
    """Half number n of a zoo, the starting tile first."""
    if n < 2:
        return start_half(seat) + n
    return 2 * i64(state.zoo[seat * TILES + n // 2 - 1]) + n % 2


def opens(state: OZooLeMio, seat: i64, x: i64, y: i64, direction: i64) -> bool:
    """Whether an exit of cell x,y points to an empty cell; of several such exits the first direction stands for all."""
    around = cell(state, seat, x + step_x(direction), y + step_y(direction))
    first = (1 << ((direction + 2) & 3)) - 1
    return around < TILE and (around & 15 & first) == 0


def places(state: OZooLeMio, seat: i64, tile: i64, out: Actions, all_candidates: bool) -> None:
    """Add the legal places of a tile, or all candidates: eight for each cell that an open exit points to (OZ-6.17)."""
    halves = 2 * (state.zoo_size[seat] + 1)
    n: i64 = 0
    while n < halves:
        half = half_of_zoo(state, seat, n)
        exits = exits_lying(state, half)
        x = x_lying(state, half)
        y = y_lying(state, half)
        direction: i64 = 0
        while direction < 4:
            if (exits >> direction) & 1 and opens(state, seat, x, y, direction):
                _places_on(state, seat, tile, x + step_x(direction), y + step_y(direction), out, all_candidates)
            direction += 1
        n += 1


def _places_on(state: OZooLeMio, seat: i64, tile: i64, x: i64, y: i64, out: Actions, all_candidates: bool) -> None:
    turns: i64 = 0
    while turns < 4:
        if all_candidates or placing(state, seat, tile, x, y, turns) == ALLOWED:
            out.add(at(x, y, turns))
        # Half B on this cell; where half A also lies on such a cell the place is found from there.
        ax = x - step_x((EAST + turns) & 3)
        ay = y - step_y((EAST + turns) & 3)
        around = cell(state, seat, ax, ay)
        if (around >= TILE or (around & 15) == 0) and (
            all_candidates or placing(state, seat, tile, ax, ay, turns) == ALLOWED
        ):
            out.add(at(ax, ay, turns))
        turns += 1


def has_place(state: OZooLeMio, seat: i64, tile: i64) -> bool:
    """Whether a zoo has a legal place for a tile (OZ-A6)."""
    n: i64 = 2 * state.zoo_size[seat] + 1
    while n >= 0:
        half = half_of_zoo(state, seat, n)
        exits = exits_lying(state, half)
        x = x_lying(state, half)
        y = y_lying(state, half)
        direction: i64 = 0
        while direction < 4:
            if (exits >> direction) & 1:
                fx = x + step_x(direction)
                fy = y + step_y(direction)
                if cell(state, seat, fx, fy) < TILE and _fits_on(state, seat, tile, fx, fy):
                    return True
            direction += 1
        n -= 1
    return False


def _fits_on(state: OZooLeMio, seat: i64, tile: i64, x: i64, y: i64) -> bool:
    turns: i64 = 0
    while turns < 4:
        if placing(state, seat, tile, x, y, turns) == ALLOWED:
            return True
        ax = x - step_x((EAST + turns) & 3)
        ay = y - step_y((EAST + turns) & 3)
        if placing(state, seat, tile, ax, ay, turns) == ALLOWED:
            return True
        turns += 1
    return False


def open_cells(state: OZooLeMio, seat: i64) -> i64:
    """How many empty cells the open exits of a zoo point to."""
    found: i64 = 0
    halves = 2 * (state.zoo_size[seat] + 1)
    n: i64 = 0
    while n < halves:
        half = half_of_zoo(state, seat, n)
        exits = exits_lying(state, half)
        x = x_lying(state, half)
        y = y_lying(state, half)
        direction: i64 = 0
        while direction < 4:
            if (exits >> direction) & 1 and opens(state, seat, x, y, direction):
                found += 1
            direction += 1
        n += 1
    return found


def cover(state: OZooLeMio, seat: i64, half: i64, x: i64, y: i64, exits: i64) -> None:
    """Lay a half on a cell and tell the empty cells around it what they border on now."""
    cells: vec[i16] = state.cells
    cells[index(seat, x, y)] = i16(TILE + half)
    direction: i64 = 0
    while direction < 4:
        beside = index(seat, x + step_x(direction), y + step_y(direction))
        around = i64(cells[beside])
        if around < TILE:
            back = (direction + 2) & 3
            cells[beside] = i16(around | (1 << back if (exits >> direction) & 1 else 16 << back))
        direction += 1


def stretch(state: OZooLeMio, seat: i64, x: i64, y: i64) -> None:
    """Let the bounds of a zoo include a cell."""
    side = seat * 4
    bounds = state.bounds
    bounds[side] = min(bounds[side], x)
    bounds[side + 1] = max(bounds[side + 1], x)
    bounds[side + 2] = min(bounds[side + 2], y)
    bounds[side + 3] = max(bounds[side + 3], y)


def open_zoo(state: OZooLeMio, seat: i64) -> None:
    """The entrance and the starting tile in their fixed position (OZ-6.2)."""
    x: i64 = 0
    while x < 2:
        state.cells[index(seat, x, -1)] = i16(ENTRANCE)
        x += 1
    for cell_x, cell_y in ((-1, -1), (2, -1), (0, -2), (1, -2)):
        state.cells[index(seat, cell_x, cell_y)] = i16(16 * facing_entrance(cell_x, cell_y))
    half = start_half(seat)
    state.cells[index(seat, 1, 0)] = i16(TILE + half + 1)
    cover(state, seat, half, 0, 0, state.tables.exits_of(START, 0, 0))
    cover(state, seat, half + 1, 1, 0, state.tables.exits_of(START, 0, 1))
