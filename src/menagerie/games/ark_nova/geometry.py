"""The hexes of a zoo map: cells, neighbours, distances and all places of every building shape, as bit sets.

A cell is a number from 0 to 57, column by column; a set of cells is one i64 with bit `cell` (AN-2.2).
All maps share this grid; only terrain and bonuses differ.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

CELLS: Final[i64] = 58
WIDTH: Final[i64] = 9
HEIGHT: Final[i64] = 13
ROTATIONS: Final[i64] = 6
PLACES: Final[i64] = 348  # anchor cell * 6 + rotation
ALL_CELLS: Final[i64] = 0x3FFFFFFFFFFFFFF

TOP_BIT: Final[i64] = 0x2000000000000000
ODDS: Final[i64] = 0x1555555555555555  # sets have 58 bits; the compiler wants constants below 2**62
PAIRS_OF_BITS: Final[i64] = 0x3333333333333333
NIBBLES: Final[i64] = 0x0F0F0F0F0F0F0F0F


def bit(number: i64) -> i64:
    """The set with one member (up to 61). `1 << number` would be a shift of 32 bits once compiled."""
    return TOP_BIT >> (61 - number)


def popcount(cells: i64) -> i64:
    """How many cells a set holds."""
    cells = cells - ((cells >> 1) & ODDS)
    cells = (cells & PAIRS_OF_BITS) + ((cells >> 2) & PAIRS_OF_BITS)
    cells = (cells + (cells >> 4)) & NIBBLES
    cells = cells + (cells >> 8)
    cells = cells + (cells >> 16)
    cells = cells + (cells >> 32)
    return cells & 0x7F


def lowest(cells: i64) -> i64:
    """The first cell of a set that is not empty."""
    return popcount((cells & -cells) - 1)


class Geometry:
    """The grid and the places of the given building shapes.

    `shapes[building]` is a flat list of offsets dx, dy from the anchor in doubled coordinates. Places with equal
    cells are merged: the first (anchor, rotation) stands for them all.
    """

    def __init__(self, shapes: list[list[int]]) -> None:
        self.x: vec[i64] = vec[i64]([0] * CELLS)
        self.y: vec[i64] = vec[i64]([0] * CELLS)
        self.at: vec[i64] = vec[i64]([-1] * (WIDTH * HEIGHT))
        self.around: vec[i64] = vec[i64]([0] * CELLS)
        self.near: vec[i64] = vec[i64]([0] * CELLS)  # cells at distance 0, 1 or 2
        self.border: i64 = 0
        self.place_first: vec[i64] = vec[i64]([])
        self.place_code: vec[i64] = vec[i64]([])
        self.place_mask: vec[i64] = vec[i64]([])
        self.place_around: vec[i64] = vec[i64]([])
        self.place_row: vec[i64] = vec[i64]([-1] * (PLACES * len(shapes)))
        self._number_cells()
        self._relate_cells()
        for shape in shapes:
            self._add_places(shape)
        self.place_first = append(self.place_first, i64(len(self.place_mask)))

    def _number_cells(self) -> None:
        cell: i64 = 0
        x: i64 = 0
        while x < WIDTH:
            y: i64 = 0
            while y < HEIGHT:
                if (x + y) % 2 == 1:
                    self.x[cell] = x
                    self.y[cell] = y
                    self.at[x * HEIGHT + y] = cell
                    cell += 1
                y += 1
            x += 1

    def _relate_cells(self) -> None:
        a: i64 = 0
        while a < CELLS:
            b: i64 = 0
            while b < CELLS:
                apart = self.distance(a, b)
                if apart == 1:
                    self.around[a] |= bit(b)
                if apart <= 2:
                    self.near[a] |= bit(b)
                b += 1
            if popcount(self.around[a]) < 6:
                self.border |= bit(a)
            a += 1

    def cell_at(self, x: i64, y: i64) -> i64:
        """The cell at doubled coordinates, or -1 off the board."""
        if x < 0 or x >= WIDTH or y < 0 or y >= HEIGHT:
            return -1
        return self.at[x * HEIGHT + y]

    def distance(self, a: i64, b: i64) -> i64:
        """Steps between two cells."""
        dx = self.x[a] - self.x[b]
        dy = self.y[a] - self.y[b]
        if dx < 0:
            dx = -dx
        if dy < 0:
            dy = -dy
        if dy <= dx:
            return dx
        return dx + (dy - dx) // 2

    def _add_places(self, shape: list[int]) -> None:
        building = i64(len(self.place_first))
        start = i64(len(self.place_mask))
        self.place_first = append(self.place_first, start)
        code: i64 = 0
        while code < PLACES:
            cells = self._turned(shape, code // ROTATIONS, code % ROTATIONS)
            if cells != 0:
                row = start
                while row < len(self.place_mask) and self.place_mask[row] != cells:
                    row += 1
                if row == len(self.place_mask):
                    self.place_code = append(self.place_code, code)
                    self.place_mask = append(self.place_mask, cells)
                    self.place_around = append(self.place_around, spread(self, cells) & ~cells)
                self.place_row[building * PLACES + code] = row
            code += 1

    def _turned(self, shape: list[int], anchor: i64, rotation: i64) -> i64:
        """The cells of a shape, turned by 60 degrees `rotation` times (AN-2.4), or 0 if it leaves the board."""
        cells: i64 = 0
        i = 0
        while i < len(shape):
            q: i64 = shape[i]
            r: i64 = (shape[i + 1] - shape[i]) // 2
            turn: i64 = 0
            while turn < rotation:
                old = q
                q = -r
                r = old + r
                turn += 1
            cell = self.cell_at(self.x[anchor] + q, self.y[anchor] + 2 * r + q)
            if cell < 0:
                return 0
            cells |= bit(cell)
            i += 2
        return cells


def spread(geometry: Geometry, cells: i64) -> i64:
    """All cells that share an edge with a cell of the set (cells of the set may be among them)."""
    around: i64 = 0
    while cells != 0:
        low = cells & -cells
        around |= geometry.around[popcount(low - 1)]
        cells ^= low
    return around


def near(geometry: Geometry, cells: i64) -> i64:
    """All cells at distance 2 or less from a cell of the set."""
    found: i64 = 0
    while cells != 0:
        low = cells & -cells
        found |= geometry.near[popcount(low - 1)]
        cells ^= low
    return found


def group_of(geometry: Geometry, cell: i64, cells: i64) -> i64:
    """The part of a set that is connected by edges with `cell`."""
    found = bit(cell)
    while True:
        grown = found | (spread(geometry, found) & cells)
        if grown == found:
            return found
        found = grown
