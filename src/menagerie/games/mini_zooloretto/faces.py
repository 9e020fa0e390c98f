"""The 31 faces of tiles and the arithmetic of their numbers.

A face is `4 * kind + form` for the animals; the three landscapes follow. Tiles with one face are alike (MZ-2.5).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

KINDS: Final[i64] = 7
PLAIN: Final[i64] = 0
MALE: Final[i64] = 1
FEMALE: Final[i64] = 2
BABY: Final[i64] = 3
FIRST_LANDSCAPE: Final[i64] = 28
LANDSCAPES: Final[i64] = 3
FACES: Final[i64] = 31
NO_KIND: Final[i64] = 7
NO_TILE: Final[i64] = 31


def is_animal(face: i64) -> bool:
    return face < FIRST_LANDSCAPE


def kind_of(face: i64) -> i64:
    """The kind of an animal; NO_KIND for a landscape."""
    return face >> 2


def form_of(face: i64) -> i64:
    """PLAIN, MALE, FEMALE or BABY of an animal."""
    return face & 3


def baby_of(kind: i64) -> i64:
    return kind * 4 + BABY


def landscape_of(face: i64) -> i64:
    """0, 1 or 2 for pond, shrub and rock."""
    return face - FIRST_LANDSCAPE
