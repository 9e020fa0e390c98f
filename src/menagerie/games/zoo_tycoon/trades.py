"""A worker on Exchange: one more trade, if it can be used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.core.state import ALLOWED
from menagerie.games.zoo_tycoon.arrival import taking, unexpected_supply
from menagerie.games.zoo_tycoon.exchange import trades_left
from menagerie.games.zoo_tycoon.leaving import giving, unexpected_demand
from menagerie.games.zoo_tycoon.refusals import (
    CLOSED_BY_LEVEL_III,
    MAX_TRADES,
    NO_WORKER,
    NOTHING_TO_TRADE,
    TRADE_LEFT,
    UNLIMITED_TRADES,
)
from menagerie.games.zoo_tycoon.tables import SPECIES
from menagerie.games.zoo_tycoon.zoo import Zoo

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


def exchanging(state: ZooTycoon, zoo: Zoo, leaving: bool) -> i64:
    """The rule that forbids a worker on Exchange: only without a trade left and with one to use (ZT-4.16)."""
    if state.introductory:
        return UNLIMITED_TRADES
    if zoo.closed:
        return CLOSED_BY_LEVEL_III
    if trades_left(state, zoo) > 0:
        return TRADE_LEFT
    workers = state.tables.workers - zoo.workers_used
    if workers == 0:
        return NO_WORKER
    if zoo.trades >= state.tables.max_trades:
        return MAX_TRADES
    zoo.exchanges += 1
    zoo.workers_used += 1
    useful = _some_trade(state, zoo, leaving)
    zoo.exchanges -= 1
    zoo.workers_used -= 1
    return ALLOWED if useful else NOTHING_TO_TRADE


def _some_trade(state: ZooTycoon, zoo: Zoo, leaving: bool) -> bool:
    species: i64 = 0
    while species < SPECIES:
        if leaving:
            if giving(state, zoo, species) == ALLOWED:
                return True
        elif taking(state, state.player, species) == ALLOWED:
            return True
        species += 1
    if leaving:
        return unexpected_demand(state, zoo) == ALLOWED
    return unexpected_supply(state, state.player) == ALLOWED
