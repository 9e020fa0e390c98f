"""The action space: every decision of MZ-4.9 to MZ-4.15 as integers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from menagerie.games.mini_zooloretto.faces import FACES

ADD: Final[i64] = 0
TAKE: Final[i64] = 1  # + truck
LOAD: Final[i64] = 6  # + truck
PLACE: Final[i64] = 11  # + 4 * face + enclosure, 3 for the barn
TAKEOVER: Final[i64] = 135
DISCARD: Final[i64] = 136
DECLINE: Final[i64] = 137
TAKEOVER_TILE: Final[i64] = 138  # + 31 * seat + face
TAKEOVER_AT: Final[i64] = 293  # + enclosure
DISCARD_TILE: Final[i64] = 296  # + face
ACTIONS: Final[i64] = 327

BARN: Final[i64] = 3


def take(truck: i64) -> i64:
    return TAKE + truck


def load(truck: i64) -> i64:
    return LOAD + truck


def place(face: i64, to: i64) -> i64:
    return PLACE + 4 * face + to


def takeover_tile(seat: i64, face: i64) -> i64:
    return TAKEOVER_TILE + FACES * seat + face


def takeover_at(enclosure: i64) -> i64:
    return TAKEOVER_AT + enclosure


def discard_tile(face: i64) -> i64:
    return DISCARD_TILE + face
