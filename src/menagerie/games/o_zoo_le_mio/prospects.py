"""What visitors, trees and benches promise until the end of the game, for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from menagerie.games.o_zoo_le_mio.awards import ahead
from menagerie.games.o_zoo_le_mio.tables import COLOURS, YEARS

if TYPE_CHECKING:
    from menagerie.games.o_zoo_le_mio.state import OZooLeMio

# How much of a lead survives one further auction before the points of a year are counted.
STABILITY: Final = 0.93
# The strength of attractions that do not exist yet, in squared stars or bushes per year to come.
NEWCOMERS: Final = 2.5


def remaining_points(state: OZooLeMio) -> float:
    """What a bench brings from now to the end."""
    points: i64 = 0
    year = state.year
    while year <= YEARS:
        points += state.tables.points[year]
        year += 1
    return float(points)


def attraction_points(state: OZooLeMio, seat: i64, colour: i64) -> float:
    """The points that the visitors of a colour promise a seat."""
    return _promise(state, state.best, state.newest, seat * COLOURS + colour, colour, COLOURS, 1)


def tree_points(state: OZooLeMio, seat: i64) -> float:
    """The points that trees promise a seat."""
    return _promise(state, state.bushes, state.newest_bush, seat, 0, 1, state.lone_bush_trees)


def _promise(
    state: OZooLeMio, counts: vec[i64], newest: vec[i64], mine: i64, start: i64, step: i64, lone: i64
) -> float:
    """This year's share as things stand, growing vague with every auction to come; later years by strength."""
    if counts[mine] == 0:
        return 0.0
    better: i64 = 0
    rivals: i64 = 0
    strength = 0.0
    at = start
    while at < len(counts):
        if counts[at] > 0:
            strength += float(counts[at] * counts[at])
            if at != mine:
                rivals += 1
                if ahead(counts[at], newest[at], counts[mine], newest[mine]):
                    better += 1
        at += step
    now = 0.0
    if rivals == 0:
        now = float(lone)
    elif better < 2:
        now = float(2 - better)
    sure = 1.0
    left = state.row_end - state.auction - 1
    while left > 0:
        sure *= STABILITY
        left -= 1
    points = 0.0
    year = state.year
    vague = 0.0
    while year <= YEARS:
        share = 3.0 * float(counts[mine] * counts[mine]) / (strength + vague)
        expected = min(share, 2.0)
        points += float(state.tables.points[year]) * (sure * now + (1.0 - sure) * expected)
        sure *= 0.6
        vague += NEWCOMERS
        year += 1
    return points
