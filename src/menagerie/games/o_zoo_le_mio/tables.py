"""The tile faces as packed tables, filled by `content.py`; a position holds a reference to them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

TILES: Final[i64] = 25
START: Final[i64] = 25  # the number of the starting tile's face
COLOURS: Final[i64] = 5
NO_COLOUR: Final[i64] = -1
YEARS: Final[i64] = 5
AUCTIONS_A_YEAR: Final[i64] = 5

NORTH: Final[i64] = 0
EAST: Final[i64] = 1
SOUTH: Final[i64] = 2
WEST: Final[i64] = 3

# Halves are numbered through: half A of tile t is 2t, half B is 2t + 1; the starting tiles follow by seat.
HALVES: Final[i64] = 58
HIGHEST_BIT: Final[i64] = 0x2000000000000000


def start_half(seat: i64) -> i64:
    """The number of half A of a seat's starting tile."""
    return 2 * (TILES + seat)


def bit(number: i64) -> i64:
    """The set with one member (up to 61). `1 << number` would be a shift of 32 bits once compiled."""
    return HIGHEST_BIT >> (61 - number)


def step_x(direction: i64) -> i64:
    if direction == EAST:
        return 1
    return -1 if direction == WEST else 0


def step_y(direction: i64) -> i64:
    if direction == NORTH:
        return 1
    return -1 if direction == SOUTH else 0


@final
class Tables:
    """Colours, stars, bushes and paths of every half; exits are bit masks of directions (1 N, 2 E, 4 S, 8 W)."""

    def __init__(self) -> None:
        self.colour: vec[i64] = vec[i64]([NO_COLOUR] * HALVES)
        self.stars: vec[i64] = vec[i64]([0] * HALVES)
        self.bushes: vec[i64] = vec[i64]([0] * (TILES + 1))
        self.linked: vec[i64] = vec[i64]([0] * (TILES + 1))
        self.exits: vec[i64] = vec[i64]([0] * ((TILES + 1) * 8))  # by tile, quarter turns and half
        self.points: vec[i64] = vec[i64]([0] * (YEARS + 1))  # of a visitor, tree or bench, by year
        self.income: vec[i64] = vec[i64]([0] * (YEARS + 1))  # of a zoo tile, by year
        self.starting_coins: i64 = 0

    def exits_of(self, tile: i64, turns: i64, half: i64) -> i64:
        """The exits of a half (0 A, 1 B) after `turns` clockwise quarter turns (OZ-6.1)."""
        return self.exits[tile * 8 + turns * 2 + half]

    def set_exits(self, tile: i64, half: i64, unturned: i64) -> None:
        """Fill in the exits of a half for all four rotations: a direction d becomes (d + turns) mod 4."""
        turns: i64 = 0
        while turns < 4:
            self.exits[tile * 8 + turns * 2 + half] = ((unturned << turns) | (unturned >> (4 - turns))) & 15
            turns += 1
