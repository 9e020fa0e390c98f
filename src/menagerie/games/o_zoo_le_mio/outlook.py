"""What a position promises: an estimate of final points for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from menagerie.games.o_zoo_le_mio.actions import BID
from menagerie.games.o_zoo_le_mio.auction import NOT_BID
from menagerie.games.o_zoo_le_mio.flow import BIDDING, FINISHED, PLACING
from menagerie.games.o_zoo_le_mio.grid import open_cells
from menagerie.games.o_zoo_le_mio.prospects import attraction_points, remaining_points, tree_points
from menagerie.games.o_zoo_le_mio.bidding import coin_values, expected_gain, income_value, purse, weigh_tile
from menagerie.games.o_zoo_le_mio.tables import COLOURS, TILES

if TYPE_CHECKING:
    from menagerie.games.o_zoo_le_mio.state import OZooLeMio


def outlook(state: OZooLeMio, seat: i64) -> float:
    """Points so far, and what benches, visitors, trees, coins and open paths promise until the end."""
    points = float(state.total[seat])
    if state.phase == FINISHED:
        return points
    points += float(state.benches[seat]) * remaining_points(state)
    colour: i64 = 0
    while colour < COLOURS:
        points += attraction_points(state, seat, colour)
        colour += 1
    points += tree_points(state, seat)
    values = coin_values(state)
    points += purse(state, seat, values)
    points += float(state.zoo_size[seat]) * income_value(state, values)
    points += elbow_room(state, seat)
    if state.phase == PLACING:
        weigh_tile(state)
        points += state.worth[state.winner * state.seats + seat]
    return points
