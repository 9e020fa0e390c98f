"""What a position promises: an estimate of final points for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from menagerie.games.o_zoo_le_mio.auction import NOT_BID
from menagerie.games.o_zoo_le_mio.flow import BIDDING, FINISHED, PLACING
from menagerie.games.o_zoo_le_mio.grid import open_cells
from menagerie.games.o_zoo_le_mio.market import coin_value, expected_gain, income_value, weigh_tile
from menagerie.games.o_zoo_le_mio.prospects import attraction_points, remaining_points, tree_points
from menagerie.games.o_zoo_le_mio.tables import COLOURS, TILES

if TYPE_CHECKING:
    from menagerie.games.o_zoo_le_mio.state import OZooLeMio

ENOUGH_ROOM: Final[i64] = 5  # open cells beyond which more of them hardly help
ROOM: Final = 0.12  # worth of an open cell per auction to come


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
    coin = coin_value(state)
    points += float(state.coins[seat]) * coin
    points += float(state.zoo_size[seat]) * income_value(state, coin)
    points += elbow_room(state, seat)
    if state.phase == PLACING:
        weigh_tile(state)
        points += state.worth[state.winner * state.seats + seat]
    elif state.phase == BIDDING and state.bids[seat] != NOT_BID:
        points += expected_gain(state, seat, state.bids[seat])
    return points


def elbow_room(state: OZooLeMio, seat: i64) -> float:
    """Open paths are places for tiles to come."""
    left = TILES - state.auction
    return ROOM * float(min(open_cells(state, seat), ENOUGH_ROOM)) * float(left) / float(state.seats)


def inclination(state: OZooLeMio, action: i64) -> float:
    """Nothing beyond the outlook; but a tile is weighed once here, for all the bids that are tried next."""
    if state.phase == BIDDING:
        weigh_tile(state)
    return 0.0
