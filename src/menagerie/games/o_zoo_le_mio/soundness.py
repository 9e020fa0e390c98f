"""What must hold in every position: no component lost, every count in range, every derived number true."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.games.o_zoo_le_mio.auction import NOT_BID
from menagerie.games.o_zoo_le_mio.flow import BIDDING, SET_ASIDE, turned_up
from menagerie.games.o_zoo_le_mio.grid import TILE, cell, half_of_zoo, x_lying, y_lying
from menagerie.games.o_zoo_le_mio.scoring import SOURCES
from menagerie.games.o_zoo_le_mio.tables import COLOURS, TILES, YEARS

if TYPE_CHECKING:
    from menagerie.games.o_zoo_le_mio.state import OZooLeMio


def fault(state: OZooLeMio) -> str:
    """What is wrong with a position in a sentence, or the empty string."""
    for found in (
        _tiles(state),
        _zoos(state),
        _coins(state),
        _visitors(state),
        _trees(state),
        _points(state),
        _pole(state),
    ):
        if found:
            return found
    return ""


def _tiles(state: OZooLeMio) -> str:
    seen: i64 = 0
    for at in range(TILES):
        tile = state.stack[at]
        seen |= 1 << tile
        dealt_with = at < state.auction
        if (state.owner[tile] != -1) != dealt_with:
            return f"Tile {tile} of auction {at + 1} has owner {state.owner[tile]} in auction {state.auction + 1}."
    if seen != (1 << TILES) - 1:
        return "The stack does not hold every tile once."
    if not state.year_start <= state.auction <= state.row_end <= TILES or turned_up(state) > TILES:
        return "The row of the year does not fit the stack."
    return ""


def _zoos(state: OZooLeMio) -> str:
    placed: i64 = 0
    for seat in range(state.seats):
        for n in range(2, 2 * (state.zoo_size[seat] + 1)):
            half = half_of_zoo(state, seat, n)
            if state.owner[half // 2] != seat:
                return f"Tile {half // 2} lies in the zoo of seat {seat}, but belongs to {state.owner[half // 2]}."
            if cell(state, seat, x_lying(state, half), y_lying(state, half)) != TILE + half:
                return f"Half {half} does not lie where its tile was placed."
        placed += state.zoo_size[seat]
    aside: i64 = 0
    for tile in range(TILES):
        aside += 1 if state.owner[tile] == SET_ASIDE else 0
    return (
        "" if placed + aside == state.auction else "Placed tiles and tiles set aside are not all that were auctioned."
    )


def _coins(state: OZooLeMio) -> str:
    for seat in range(state.seats):
        if state.coins[seat] < 0:
            return f"Seat {seat} has {state.coins[seat]} coins."
        if state.phase != BIDDING and state.bids[seat] != NOT_BID:
            return f"Seat {seat} has a sealed bid although no auction is open."
        if state.bids[seat] > state.coins[seat]:
            return f"Seat {seat} bid {state.bids[seat]} of {state.coins[seat]} coins."
    return ""


def _visitors(state: OZooLeMio) -> str:
    for colour in range(COLOURS):
        owners: i64 = 0
        found: i64 = 0
        for seat in range(state.seats):
            at = seat * COLOURS + colour
            owners += 1 if state.best[at] > 0 else 0
            found += state.visitors[at]
            if not 0 <= state.visitors[at] <= 2 or (state.visitors[at] > 0 and state.best[at] == 0):
                return f"Seat {seat} has {state.visitors[at]} visitors of colour {colour}."
        if found != (3 if owners > 1 else owners):
            return f"{found} visitors of colour {colour} are out, but {owners} zoos have it."
    return ""


def _trees(state: OZooLeMio) -> str:
    owners: i64 = 0
    found: i64 = 0
    for seat in range(state.seats):
        bushes: i64 = 0
        for n in range(state.zoo_size[seat]):
            bushes += state.tables.bushes[i64(state.zoo[seat * TILES + n])]
        if bushes != state.bushes[seat]:
            return f"Seat {seat} has {bushes} bushes on its tiles, but {state.bushes[seat]} are counted."
        owners += 1 if bushes > 0 else 0
        found += state.trees[seat]
    wanted = 3 if owners > 1 else owners * state.lone_bush_trees
    return "" if found == wanted else f"{found} trees are out instead of {wanted}."


def _points(state: OZooLeMio) -> str:
    for seat in range(state.seats):
        found: i64 = 0
        for at in range(seat * YEARS * SOURCES, (seat + 1) * YEARS * SOURCES):
            found += state.score_pad[at]
        if found != state.total[seat]:
            return f"The score pad of seat {seat} shows {found} points, but the total is {state.total[seat]}."
    return ""


def _pole(state: OZooLeMio) -> str:
    seen: i64 = 0
    for place in range(state.seats):
        seen |= 1 << state.pole[place]
    return "" if seen == (1 << state.seats) - 1 else "A flag is missing from the pole."
