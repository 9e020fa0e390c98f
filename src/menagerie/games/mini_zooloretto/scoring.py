"""Points with their sources (MZ-10.5 to MZ-10.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.games.mini_zooloretto.faces import FACES, FIRST_LANDSCAPE, KINDS, LANDSCAPES
from menagerie.games.mini_zooloretto.zoo import ANIMALS, ENCLOSURES, LANDSCAPE, enclosure_at

if TYPE_CHECKING:
    from menagerie.games.mini_zooloretto.state import MiniZooloretto


def enclosure_points(state: MiniZooloretto, seat: i64, enclosure: i64) -> i64:
    return state.tables.points[state.enclosures[enclosure_at(seat, enclosure) + ANIMALS]]


def landscape_points(state: MiniZooloretto, seat: i64) -> i64:
    """For each landscape type in any of the own enclosures (MZ-10.6)."""
    points: i64 = 0
    for landscape in range(LANDSCAPES):
        if landscape_tiles(state, seat, landscape) > 0:
            points += state.tables.landscape_points
    return points


def landscape_tiles(state: MiniZooloretto, seat: i64, landscape: i64) -> i64:
    """The tiles of one landscape type in the enclosures of a seat."""
    first = enclosure_at(seat, 0) + LANDSCAPE + landscape
    second = enclosure_at(seat, 1) + LANDSCAPE + landscape
    third = enclosure_at(seat, 2) + LANDSCAPE + landscape
    return state.enclosures[first] + state.enclosures[second] + state.enclosures[third]


def barn_kind_points(state: MiniZooloretto, seat: i64) -> i64:
    """For each animal kind in the barn, whatever the number (MZ-10.7)."""
    points: i64 = 0
    for kind in range(KINDS):
        at = seat * FACES + kind * 4
        if state.barns[at] + state.barns[at + 1] + state.barns[at + 2] + state.barns[at + 3] > 0:
            points += state.tables.barn_kind_points
    return points


def barn_landscape_points(state: MiniZooloretto, seat: i64) -> i64:
    """For each landscape type in the barn (MZ-10.8)."""
    points: i64 = 0
    for landscape in range(LANDSCAPES):
        if state.barns[seat * FACES + FIRST_LANDSCAPE + landscape] > 0:
            points += state.tables.barn_landscape_points
    return points


def total(state: MiniZooloretto, seat: i64) -> i64:
    points = landscape_points(state, seat)
    if state.barn_tiles[seat] > 0:
        points += barn_kind_points(state, seat) + barn_landscape_points(state, seat)
    for enclosure in range(ENCLOSURES):
        points += enclosure_points(state, seat, enclosure)
    return points


def all_landscape_tiles(state: MiniZooloretto, seat: i64) -> i64:
    """The tie-break: landscape tiles in enclosures, of any type (MZ-10.9)."""
    count: i64 = 0
    for landscape in range(LANDSCAPES):
        count += landscape_tiles(state, seat, landscape)
    return count
