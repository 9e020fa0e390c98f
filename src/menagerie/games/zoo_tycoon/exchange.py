"""The Animal Exchange: printed offers, open demand, and what lies on it this summer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.games.zoo_tycoon.offspring import return_disc
from menagerie.games.zoo_tycoon.tables import MALE, SPECIES
from menagerie.games.zoo_tycoon.zoo import CARD, DISCS, MALES, Zoo

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


def slot(seat: i64, species: i64, sex: i64) -> i64:
    """Where the numbers given and taken of a seat are counted."""
    return (seat * SPECIES + species) * 2 + sex


def printed(state: ZooTycoon, species: i64, sex: i64) -> i64:
    """The number on the sheet: supply above 0, demand below (ZT-9.2)."""
    at = state.position * SPECIES + species
    return state.tables.sheet_males[at] if sex == MALE else state.tables.sheet_females[at]


def supply(state: ZooTycoon, seat: i64, species: i64, sex: i64) -> i64:
    """Printed supply and gifts of others, less all that was taken (ZT-9.14); own gifts do not come back (ZT-9.10)."""
    if species == state.tables.panda and state.panda_owner >= 0:
        return 0
    found = printed(state, species, sex)
    found = max(found, 0)
    other: i64 = 0
    while other < state.seats:
        at = slot(other, species, sex)
        if other != seat:
            found += state.given[at]
        found -= state.taken[at]
        other += 1
    return found if found > 0 else 0


def demand(state: ZooTycoon, species: i64, sex: i64) -> i64:
    """Open demand, shared by all players (ZT-9.9)."""
    wanted = -printed(state, species, sex)
    if wanted <= 0:
        return 0
    seat: i64 = 0
    while seat < state.seats:
        wanted -= state.given[slot(seat, species, sex)]
        seat += 1
    return wanted if wanted > 0 else 0


def trades_left(state: ZooTycoon, zoo: Zoo) -> i64:
    if state.introductory:
        return 1
    return state.tables.free_trades + zoo.exchanges - zoo.trades


def give(state: ZooTycoon, seat: i64, species: i64, sex: i64, number: i64, quarantine: i64, enclosure: i64) -> None:
    """Animals of one sex go to the exchange: some from quarantine, some from the enclosure, the rest are discs."""
    zoo = state.zoos[seat]
    discs = number - quarantine - enclosure
    if sex == MALE:
        zoo.take_from_quarantine(species, quarantine, 0)
    else:
        zoo.take_from_quarantine(species, 0, quarantine)
    zoo.card[species * CARD + DISCS + sex] -= discs
    state.gift_discs[species * 2 + sex] += discs
    zoo.card[species * CARD + MALES + sex] -= enclosure
    state.given[slot(seat, species, sex)] += number


def clear_exchange(state: ZooTycoon) -> None:
    """Unclaimed gifts go back: meeples to the stock, discs to the bag (ZT-9.26)."""
    at: i64 = 0
    while at < SPECIES * 2:
        return_disc(state, at & 1, state.gift_discs[at])
        state.gift_discs[at] = 0
        at += 1
    at = 0
    while at < len(state.given):
        state.given[at] = 0
        state.taken[at] = 0
        at += 1
