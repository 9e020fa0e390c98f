"""The action space: `bid n` and `at x,y rN` (OZ-4.10, OZ-4.11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from menagerie.core.actions import ActionSpace, number

HIGHEST_BID: Final[i64] = 199  # more coins than any course of the game can bring together in one hand
LEFT: Final[i64] = -50  # OZ-6.18: with 25 tiles no cell lies outside
RIGHT: Final[i64] = 51
BOTTOM: Final[i64] = -50
TOP: Final[i64] = 50
ROWS: Final[i64] = 101  # cells from BOTTOM to TOP
COLUMNS: Final[i64] = 102  # cells from LEFT to RIGHT

BID: Final[i64] = 0
AT: Final[i64] = 200
END: Final[i64] = 41408  # AT + COLUMNS * ROWS * 4


def at(x: i64, y: i64, turns: i64) -> i64:
    """The action that puts half A on x,y after `turns` clockwise quarter turns."""
    return AT + ((x - LEFT) * ROWS + (y - BOTTOM)) * 4 + turns


def x_of(action: i64) -> i64:
    return (action - AT) // (ROWS * 4) + LEFT


def y_of(action: i64) -> i64:
    return ((action - AT) // 4) % ROWS + BOTTOM


def turns_of(action: i64) -> i64:
    return (action - AT) % 4


def action_space() -> ActionSpace:
    space = ActionSpace()
    space.segment(BID, "bid", number("coins", 0, HIGHEST_BID))
    x, y, turns = number("x", LEFT, RIGHT), number("y", BOTTOM, TOP), number("turns", 0, 3)
    space.segment(AT, "at", x, y, turns, template="at {x},{y} r{turns}")
    return space
