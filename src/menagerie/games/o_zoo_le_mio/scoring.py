"""The end of a year: points, then income (section 10 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from menagerie.games.o_zoo_le_mio.tables import COLOURS, YEARS

if TYPE_CHECKING:
    from menagerie.games.o_zoo_le_mio.state import OZooLeMio

VISITORS: Final[i64] = 0
TREES: Final[i64] = 1
BENCHES: Final[i64] = 2
SOURCES: Final[i64] = 3


def visitors_of(state: OZooLeMio, seat: i64) -> i64:
    """The visitors of all colours in a zoo."""
    found: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        found += state.visitors[seat * COLOURS + colour]
        colour += 1
    return found


def holding(state: OZooLeMio, seat: i64) -> i64:
    """Visitors, trees and benches of a seat: what a year end scores (OZ-10.1)."""
    return visitors_of(state, seat) + state.trees[seat] + state.benches[seat]


def earned(state: OZooLeMio, seat: i64, year: i64, source: i64) -> i64:
    """The points that a source brought a seat in a year."""
    return state.score_pad[(seat * YEARS + year - 1) * SOURCES + source]


def income(state: OZooLeMio, seat: i64) -> i64:
    """Coins at the end of the current year: for each zoo tile, not for the starting tile (OZ-10.3, OZ-A2)."""
    tiles = state.zoo_size[seat]
    if state.start_income:
        tiles += 1
    return tiles * state.tables.income[state.year]


def end_year(state: OZooLeMio) -> None:
    """Points for everybody, then income for everybody."""
    worth = state.tables.points[state.year]
    seat: i64 = 0
    while seat < state.seats:
        at = (seat * YEARS + state.year - 1) * SOURCES
        visitors = visitors_of(state, seat)
        state.score_pad[at + VISITORS] = visitors * worth
        state.score_pad[at + TREES] = state.trees[seat] * worth
        state.score_pad[at + BENCHES] = state.benches[seat] * worth
        state.total[seat] += holding(state, seat) * worth
        coins = income(state, seat)
        state.coins[seat] += coins
        if state.journal is not None:
            figures: list[int] = [visitors, state.trees[seat], state.benches[seat], worth, state.total[seat], coins]
            state.journal.note("year_end", seat, figures)
        seat += 1
