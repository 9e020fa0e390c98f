"""Years and auctions: which decision comes next (section 4 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, i64, u8

from menagerie.core.journal import public
from menagerie.core.state import NOT_NOW, Actions
from menagerie.games.o_zoo_le_mio.actions import AT, BID, HIGHEST_BID, turns_of, x_of, y_of
from menagerie.games.o_zoo_le_mio.auction import bidding, next_bidder, reveal
from menagerie.games.o_zoo_le_mio.awards import invite, plant
from menagerie.games.o_zoo_le_mio.enclosures import combine, note_best
from menagerie.games.o_zoo_le_mio.grid import (
    TILE,
    b_x,
    b_y,
    cover,
    has_place,
    index,
    open_zoo,
    places,
    placing,
    stretch,
)
from menagerie.games.o_zoo_le_mio.paths import closed_paths, join
from menagerie.games.o_zoo_le_mio.scoring import end_year
from menagerie.games.o_zoo_le_mio.tables import AUCTIONS_A_YEAR, COLOURS, START, TILES, YEARS, start_half

if TYPE_CHECKING:
    from menagerie.games.o_zoo_le_mio.state import OZooLeMio

BIDDING: Final[i64] = 0
PLACING: Final[i64] = 1
FINISHED: Final[i64] = 2

SET_ASIDE: Final[i64] = -2  # the owner of a tile that found no place (OZ-A6)
BUSH_TILES_A_YEAR: Final[i64] = 3  # OZ-11.1


def legal(state: OZooLeMio, out: Actions) -> None:
    """The legal bids of the seat that is asked, or the legal places of the tile that was won."""
    if state.phase == BIDDING:
        coins: i64 = 0
        while coins <= state.coins[state.asked]:
            out.add(BID + coins)
            coins += 1
    elif state.phase == PLACING:
        places(state, state.winner, state.stack[state.auction], out, False)


def expected(state: OZooLeMio, out: Actions) -> None:
    """Also one coin more than there is, and every way to lay the tile on the end of a path."""
    if state.phase == BIDDING:
        legal(state, out)
        out.add(BID + state.coins[state.asked] + 1)
    elif state.phase == PLACING:
        places(state, state.winner, state.stack[state.auction], out, True)


def refusal(state: OZooLeMio, action: i64) -> i64:
    if state.phase == BIDDING and BID <= action <= BID + HIGHEST_BID:
        return bidding(state, state.asked, action - BID)
    if state.phase == PLACING and action >= AT:
        tile = state.stack[state.auction]
        return placing(state, state.winner, tile, x_of(action), y_of(action), turns_of(action))
    return NOT_NOW


def begin(state: OZooLeMio) -> None:
    """Set up the zoos, the flagpole and the stack (section 3 of the rules), and start the first year."""
    seat: i64 = 0
    while seat < state.seats:
        open_zoo(state, seat)
        if state.tables.linked[START]:
            join(state, start_half(seat), start_half(seat) + 1)
        state.coins[seat] = state.tables.starting_coins
        seat += 1
    state.rng.shuffle(state.stack)
    state.rng.shuffle(state.pole)


def start_year(state: OZooLeMio) -> None:
    """Turn up the row of the next year that has one; years without auctions are scored all the same (OZ-11.3)."""
    state.year += 1
    state.year_start = state.auction
    state.row_end = end_of_row(state)
    if state.journal is not None:
        row: list[int] = [state.year]
        if state.show_row:
            for at in range(state.auction, state.row_end):
                row.append(state.stack[at])
        state.journal.note("year", -1, row)
    if state.auction < state.row_end:
        if state.show_row:
            state.revealed += 1
        start_auction(state)
    else:
        finish_year(state)


def end_of_row(state: OZooLeMio) -> i64:
    """Where the row of the current year ends in the stack (OZ-4.1, OZ-11.1, OZ-11.2)."""
    if not state.professional:
        return min(state.year_start + AUCTIONS_A_YEAR, TILES)
    if state.year == YEARS:
        return TILES
    with_bushes: i64 = 0
    at = state.year_start
    while at < TILES and with_bushes < BUSH_TILES_A_YEAR:
        if state.tables.bushes[state.stack[at]] > 0:
            with_bushes += 1
        at += 1
    return at


def turned_up(state: OZooLeMio) -> i64:
    """How many tiles of the stack have come to light so far."""
    if state.phase == FINISHED:
        return TILES
    return state.row_end if state.show_row else state.auction + 1


def start_auction(state: OZooLeMio) -> None:
    state.phase = BIDDING
    state.asked = 0
    state.winner = -1
    if not state.show_row:
        state.revealed += 1
    if state.journal is not None:
        state.journal.note("auction", -1, [state.auction + 1, state.stack[state.auction]])


def bid(state: OZooLeMio, coins: i64) -> None:
    """Seal a bid; with the last one all are revealed (OZ-4.6)."""
    seat = state.asked
    state.bids[seat] = coins
    if state.journal is not None:
        state.journal.secret("bid", seat, [coins], 1 << seat, public("sealed", seat, []))
    state.asked = next_bidder(state)
    if state.asked >= 0:
        return
    state.asked = 0
    reveal(state)
    tile = state.stack[state.auction]
    if has_place(state, state.winner, tile):
        state.phase = PLACING
        return
    state.owner[tile] = SET_ASIDE  # OZ-6.15
    if state.journal is not None:
        state.journal.note("aside", state.winner, [tile])
    finish_auction(state)


def place(state: OZooLeMio, action: i64) -> None:
    lay(state, state.winner, state.stack[state.auction], action)
    finish_auction(state)


def lay(state: OZooLeMio, seat: i64, tile: i64, action: i64) -> None:
    """Lay a tile and bring benches, visitors and trees up to date (OZ-4.3)."""
    tables = state.tables
    turns = turns_of(action)
    x = x_of(action)
    y = y_of(action)
    bx = b_x(x, turns)
    by = b_y(y, turns)
    a = 2 * tile
    b = a + 1
    exits_a = tables.exits_of(tile, turns, 0)
    exits_b = tables.exits_of(tile, turns, 1)
    state.owner[tile] = seat
    state.spot[tile] = action
    state.zoo[seat * TILES + state.zoo_size[seat]] = u8(tile)
    state.zoo_size[seat] += 1
    state.cells[index(seat, bx, by)] = i16(TILE)  # so that laying A leaves the cell of B alone
    cover(state, seat, a, x, y, exits_a)
    cover(state, seat, b, bx, by, exits_b)
    stretch(state, seat, x, y)
    stretch(state, seat, bx, by)
    closed = closed_paths(state, seat, a, x, y, exits_a)
    if tables.linked[tile]:
        closed += join(state, a, b)
    closed += closed_paths(state, seat, b, bx, by, exits_b)
    state.benches[seat] += closed
    if state.journal is not None:
        state.journal.note("place", seat, [tile, x, y, turns])
    attract(state, seat, a, x, y)
    attract(state, seat, b, bx, by)
    grow(state, seat, tables.bushes[tile])
    if state.journal is not None:
        state.journal.note("benches", seat, [closed])


def attract(state: OZooLeMio, seat: i64, half: i64, x: i64, y: i64) -> None:
    """Combine a new half with its neighbours and let the visitors of its colour choose again."""
    colour = state.tables.colour[half]
    before = state.best[seat * COLOURS + colour]
    combine(state, seat, half, x, y)
    note_best(state, seat, half)
    if state.journal is not None:
        renewed: i64 = 1 if state.newest[seat * COLOURS + colour] == state.auction + 1 else 0
        state.journal.note("stars", seat, [colour, before, state.best[seat * COLOURS + colour], renewed])
    invite(state, colour)


def grow(state: OZooLeMio, seat: i64, bushes: i64) -> None:
    """Count new bushes and redistribute the trees; a tile without bushes changes nothing (OZ-8.4)."""
    if bushes == 0:
        return
    state.bushes[seat] += bushes
    state.newest_bush[seat] = state.auction + 1
    if state.journal is not None:
        state.journal.note("bushes", seat, [bushes, state.bushes[seat]])
    plant(state)


def finish_auction(state: OZooLeMio) -> None:
    state.auction += 1
    if state.auction < state.row_end:
        start_auction(state)
    else:
        finish_year(state)


def finish_year(state: OZooLeMio) -> None:
    end_year(state)
    if state.year < YEARS:
        start_year(state)
        return
    state.phase = FINISHED
    state.winner = -1
    if state.journal is not None:
        state.journal.note("over", -1, [])
