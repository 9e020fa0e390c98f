"""Sealed bids, winner, payment and the flagpole (section 5 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from menagerie.core.state import ALLOWED
from menagerie.games.o_zoo_le_mio.grid import BEYOND_COINS

if TYPE_CHECKING:
    from menagerie.games.o_zoo_le_mio.state import OZooLeMio

NOT_BID: Final[i64] = -1


def bidding(state: OZooLeMio, seat: i64, coins: i64) -> i64:
    """The rule that forbids a bid, or ALLOWED (OZ-5.1)."""
    return ALLOWED if coins <= state.coins[seat] else BEYOND_COINS


def next_bidder(state: OZooLeMio) -> i64:
    """The first seat that has not bid yet, or -1."""
    seat: i64 = 0
    while seat < state.seats:
        if state.bids[seat] == NOT_BID:
            return seat
        seat += 1
    return -1


def highest_bid(state: OZooLeMio) -> i64:
    highest: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        highest = max(highest, state.bids[seat])
        seat += 1
    return highest


def bidders_at(state: OZooLeMio, coins: i64) -> i64:
    """How many seats bid exactly so much."""
    found: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if state.bids[seat] == coins:
            found += 1
        seat += 1
    return found


def highest_flag(state: OZooLeMio, coins: i64) -> i64:
    """The place on the pole, counted from the top, of the first seat that bid exactly so much (OZ-5.4)."""
    place: i64 = 0
    while state.bids[state.pole[place]] != coins:
        place += 1
    return place


def lower_flag(state: OZooLeMio, place: i64) -> None:
    """Put the flag at a place of the pole to the bottom; those below move up (OZ-5.5)."""
    flag = state.pole[place]
    while place + 1 < state.seats:
        state.pole[place] = state.pole[place + 1]
        place += 1
    state.pole[place] = flag


def reveal(state: OZooLeMio) -> None:
    """Show all bids: the highest wins and pays, a tie goes to the higher flag, which is lowered (OZ-5.2 to OZ-5.6)."""
    price = highest_bid(state)
    place = highest_flag(state, price)
    winner = state.pole[place]
    tied = bidders_at(state, price) > 1
    state.coins[winner] -= price
    state.spent[winner] += price
    state.winner = winner
    if state.journal is not None:
        bids = [int(state.bids[seat]) for seat in range(state.seats)]
        state.journal.note("bids", winner, bids)
    if tied:
        lower_flag(state, place)
        if state.journal is not None:
            state.journal.note("flags", winner, [int(state.pole[at]) for at in range(state.seats)])
    seat: i64 = 0
    while seat < state.seats:
        state.last_bids[seat] = state.bids[seat]
        state.bids[seat] = NOT_BID
        seat += 1
    state.last_winner = winner
    state.revealed += 1
