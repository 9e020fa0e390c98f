"""What the tile on offer is worth to every seat, what a coin is worth, and what others may bid; for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from menagerie.core.rng import Rng
from menagerie.core.state import Actions
from menagerie.games.o_zoo_le_mio.actions import turns_of, x_of, y_of
from menagerie.games.o_zoo_le_mio.enclosures import renews, would_combine
from menagerie.games.o_zoo_le_mio.grid import b_x, b_y, places
from menagerie.games.o_zoo_le_mio.paths import would_close
from menagerie.games.o_zoo_le_mio.prospects import attraction_points, remaining_points, tree_points
from menagerie.games.o_zoo_le_mio.tables import COLOURS, TILES, YEARS

if TYPE_CHECKING:
    from menagerie.games.o_zoo_le_mio.state import OZooLeMio

# What an average tile is worth to its buyers, per point that one visitor brings until the end; found by trying.
# Coins are so scarce that less than this makes a bot spend too early, and the last to bid profits from it.
TILE_WORTH: Final = 4.5
# The lowest bid to expect from a seat, as a part of what the tile is worth to it.
LOWEST: Final = 0.25
# How often a sealed bid is taken to be just any legal one (OZ-1.8): players differ, so no bid may be ruled out.
ANY_BID: Final = 0.25


def coin_value(state: OZooLeMio) -> float:
    """Points that a coin buys in the auctions after this one; nothing after the last (OZ-10.2)."""
    left = TILES - state.auction - 1
    if left <= 0:
        return 0.0
    money: i64 = 0
    tiles: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        money += state.coins[seat]
        tiles += state.zoo_size[seat]
        seat += 1
    # Tiles on the table bring income at every year end but the last, later ones about half as often.
    money += (YEARS - state.year) * tiles + (YEARS - state.year) * left // 2
    return TILE_WORTH * _average_points(state) * float(left) / float(max(money, 1))


def _average_points(state: OZooLeMio) -> float:
    """What a visitor gained in an average later auction brings."""
    now = remaining_points(state)
    last = float(state.tables.points[YEARS])
    return 0.5 * (now + last)


def income_value(state: OZooLeMio, coin: float) -> float:
    """What the income of one tile is worth (OZ-10.3); the coins of the last year end buy nothing."""
    return 0.8 * coin * float(YEARS - state.year)


def weigh_tile(state: OZooLeMio) -> None:
    """Note what every seat would gain or lose if one of them won the tile on offer and placed it well."""
    if state.worth_of == state.auction:
        return
    seats = state.seats
    worth = vec[float]([0.0] * (seats * seats))
    income = income_value(state, coin_value(state))
    out = Actions()
    seat: i64 = 0
    while seat < seats:
        out.clear()
        places(state, seat, state.stack[state.auction], out, False)
        _weigh_for(state, seat, out, worth, income)
        seat += 1
    state.worth = worth
    state.worth_of = state.auction


def _weigh_for(state: OZooLeMio, winner: i64, out: Actions, worth: vec[float], income: float) -> None:
    best = -1.0e9
    i: i64 = 0
    while i < out.count:
        benches = benches_at(state, winner, out.items[i])
        gain = _gain(state, winner, winner, out.items[i]) + float(benches) * remaining_points(state)
        if gain > best:
            best = gain
            worth[winner * state.seats + winner] = gain + income
            other: i64 = 0
            while other < state.seats:
                if other != winner:
                    worth[winner * state.seats + other] = _gain(state, winner, other, out.items[i])
                other += 1
        i += 1


def benches_at(state: OZooLeMio, seat: i64, action: i64) -> i64:
    """The benches that the tile on offer would bring a seat."""
    tile = state.stack[state.auction]
    turns = turns_of(action)
    x = x_of(action)
    y = y_of(action)
    exits_a = state.tables.exits_of(tile, turns, 0)
    exits_b = state.tables.exits_of(tile, turns, 1)
    linked = state.tables.linked[tile] != 0
    return would_close(state, seat, linked, (x, y, b_x(x, turns), b_y(y, turns)), (exits_a, exits_b))


def _gain(state: OZooLeMio, winner: i64, seat: i64, action: i64) -> float:
    """The change in what visitors and trees promise `seat` if `winner` lays the tile on offer there."""
    tile = state.stack[state.auction]
    turns = turns_of(action)
    x = x_of(action)
    y = y_of(action)
    return (
        _half_gain(state, winner, seat, 2 * tile, x, y)
        + _half_gain(state, winner, seat, 2 * tile + 1, b_x(x, turns), b_y(y, turns))
        + _bush_gain(state, winner, seat, state.tables.bushes[tile])
    )


def _half_gain(state: OZooLeMio, winner: i64, seat: i64, half: i64, x: i64, y: i64) -> float:
    colour = state.tables.colour[half]
    at = winner * COLOURS + colour
    stars = would_combine(state, winner, half, x, y)
    best = state.best[at]
    if not renews(state, stars, best):
        return 0.0
    newest = state.newest[at]
    before = attraction_points(state, seat, colour)
    state.best[at] = stars  # put back below
    state.newest[at] = state.auction + 1
    after = attraction_points(state, seat, colour)
    state.best[at] = best
    state.newest[at] = newest
    return after - before


def _bush_gain(state: OZooLeMio, winner: i64, seat: i64, bushes: i64) -> float:
    if bushes == 0:
        return 0.0
    newest = state.newest_bush[winner]
    before = tree_points(state, seat)
    state.bushes[winner] += bushes  # put back below
    state.newest_bush[winner] = state.auction + 1
    after = tree_points(state, seat)
    state.bushes[winner] -= bushes
    state.newest_bush[winner] = newest
    return after - before


def price_for(state: OZooLeMio, seat: i64, coin: float) -> float:
    """The most that a seat would sensibly pay for the tile on offer, in coins; `weigh_tile` comes first."""
    worth = state.worth[seat * state.seats + seat]
    coins = float(state.coins[seat])
    if worth <= 0.0 or coin * coins <= worth:
        return coins if worth > 0.0 else 0.0
    return worth / coin


def plausible_bid(state: OZooLeMio, seat: i64, rng: Rng) -> i64:
    """A legal bid that a seat might well have made, whatever it really bid; every legal bid is possible."""
    if rng.chance() < ANY_BID:
        return rng.below(state.coins[seat] + 1)
    weigh_tile(state)
    price = price_for(state, seat, coin_value(state))
    bid = i64(price * (LOWEST + (1.0 - LOWEST) * rng.chance()) + 0.5)
    return min(bid, state.coins[seat])


def chance_below(price: float, bid: i64) -> float:
    """How likely a seat with that price bids less than `bid`, by the same model."""
    low = price * LOWEST + 0.5
    high = price + 0.5
    if float(bid) >= high:
        return 1.0
    return max(0.0, (float(bid) - low) / (high - low)) if high > low else 0.0


def expected_gain(state: OZooLeMio, seat: i64, bid: i64) -> float:
    """What a sealed bid promises: the tile for its price if it wins, else what a rival's win does to the seat."""
    weigh_tile(state)
    coin = coin_value(state)
    seats = state.seats
    wins = 1.0
    loss = 0.0
    weights = 0.0
    above = True  # whether the rivals seen so far on the pole have higher flags
    place: i64 = 0
    while place < seats:
        rival = state.pole[place]
        if rival == seat:
            above = False
        else:
            price = price_for(state, rival, coin)
            wins *= chance_below(price, bid if above else bid + 1)
            loss += (price + 0.1) * state.worth[rival * seats + seat]
            weights += price + 0.1
        place += 1
    own = state.worth[seat * seats + seat]
    return wins * (own - float(bid) * coin) + (1.0 - wins) * loss / weights
