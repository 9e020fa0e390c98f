"""Leaving: which animals may be given away, and from where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.core.state import ALLOWED
from menagerie.games.zoo_tycoon.buildings import commercial_valid
from menagerie.games.zoo_tycoon.exchange import demand, trades_left
from menagerie.games.zoo_tycoon.needs import living_in
from menagerie.games.zoo_tycoon.offspring import return_disc
from menagerie.games.zoo_tycoon.refusals import (
    COMMERCIAL_BROKEN,
    LEAVING_STANDARDS,
    NO_DEMAND,
    NO_TRADE,
    NO_WORKER,
    NOT_IN_QUARANTINE,
    NOTHING_TO_GIVE,
    ONCE_PER_GAME,
    PANDA_STAYS,
)
from menagerie.games.zoo_tycoon.scoring import recount
from menagerie.games.zoo_tycoon.tables import FEMALE, MALE
from menagerie.games.zoo_tycoon.zoo import CARD, ENC, FEMALES, HOME, LYING, MAIN, MALES, Zoo

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


def ready_to_leave(state: ZooTycoon, zoo: Zoo, species: i64, sex: i64) -> i64:
    """Animals of a sex that may be given away: quarantine and discs, in the introductory game the enclosure too."""
    found = zoo.quarantined(species, sex) + zoo.discs(species, sex)
    if state.introductory:
        found += zoo.card[species * CARD + MALES + sex]
    return found


def thinning(state: ZooTycoon, zoo: Zoo, species: i64, males: i64, females: i64) -> i64:
    """The rule that forbids taking so many meeples out of the enclosure (ZT-17.5), or ALLOWED."""
    if males + females == 0:
        return ALLOWED
    left_males = zoo.males(species) - males
    left_females = zoo.females(species) - females
    if left_males < 0 or left_females < 0:
        return NOTHING_TO_GIVE
    home = zoo.home(species)
    if left_males + left_females > 0:
        found = living_in(state.tables, zoo, species, left_males, left_females, home)
        return ALLOWED if found == ALLOWED else LEAVING_STANDARDS
    zoo.enc[home * ENC + MAIN] = 0
    valid = commercial_valid(state.tables, zoo)
    zoo.enc[home * ENC + MAIN] = species + 1
    return ALLOWED if valid else COMMERCIAL_BROKEN


def _fewest(zoo: Zoo, species: i64, sex: i64, number: i64) -> i64:
    """The fewest meeples of the enclosure among `number` animals given."""
    other = zoo.quarantined(species, sex) + zoo.discs(species, sex)
    return number - other if number > other else 0


def thinned_by(state: ZooTycoon, zoo: Zoo, species: i64, males: i64, females: i64) -> i64:
    """ALLOWED if so many of both sexes can be given, from whatever sources."""
    if not state.introductory:
        return ALLOWED
    m = _fewest(zoo, species, MALE, males)
    last: i64 = ALLOWED
    while m <= males and m <= zoo.males(species):
        f = _fewest(zoo, species, FEMALE, females)
        while f <= females and f <= zoo.females(species):
            last = thinning(state, zoo, species, m, f)
            if last == ALLOWED:
                return ALLOWED
            f += 1
        m += 1
    return last


def most_to_leave(state: ZooTycoon, zoo: Zoo, species: i64, sex: i64) -> i64:
    ready = ready_to_leave(state, zoo, species, sex)
    wanted = demand(state, species, sex)
    return ready if ready < wanted else wanted


def giving_males(state: ZooTycoon, zoo: Zoo, species: i64, males: i64) -> bool:
    """Some number of females goes with so many males."""
    most = most_to_leave(state, zoo, species, FEMALE)
    f: i64 = 0
    while f <= most:
        if males + f > 0 and thinned_by(state, zoo, species, males, f) == ALLOWED:
            return True
        f += 1
    return False


def giving(state: ZooTycoon, zoo: Zoo, species: i64) -> i64:
    """The rule that forbids giving away animals of the species, or ALLOWED (ZT-9.8, ZT-9.9)."""
    if trades_left(state, zoo) <= 0:
        return NO_TRADE
    return giving_with_trade(state, zoo, species)


def giving_with_trade(state: ZooTycoon, zoo: Zoo, species: i64) -> i64:
    if ready_to_leave(state, zoo, species, MALE) + ready_to_leave(state, zoo, species, FEMALE) == 0:
        return NOTHING_TO_GIVE
    most = most_to_leave(state, zoo, species, MALE)
    if most == 0 and most_to_leave(state, zoo, species, FEMALE) == 0:
        return NO_DEMAND
    m: i64 = 0
    while m <= most:
        if giving_males(state, zoo, species, m):
            return ALLOWED
        m += 1
    return LEAVING_STANDARDS


def unexpected_demand(state: ZooTycoon, zoo: Zoo) -> i64:
    """The rule that forbids emptying a quarantine space without demand (ZT-9.11)."""
    if zoo.demand_used:
        return ONCE_PER_GAME
    if emptying(state, zoo, 0) != ALLOWED and emptying(state, zoo, 1) != ALLOWED:
        return NOT_IN_QUARANTINE
    if zoo.workers_used >= state.tables.workers:
        return NO_WORKER
    return ALLOWED if trades_left(state, zoo) > 0 else NO_TRADE


def emptying(state: ZooTycoon, zoo: Zoo, space: i64) -> i64:
    held = zoo.quarantine[space * 3]
    if held == 0:
        return NOT_IN_QUARANTINE
    return PANDA_STAYS if held - 1 == state.tables.panda else ALLOWED  # ZT-9.22


def empty_enclosure(state: ZooTycoon, seat: i64, species: i64) -> None:
    """In the introductory game a species may leave completely; its last discs return to the bag (ZT-A25)."""
    zoo = state.zoos[seat]
    at = species * CARD
    if zoo.card[at + HOME] == 0:
        return
    if zoo.group(species) == 0:
        zoo.enc[zoo.home(species) * ENC + MAIN] = 0
        return_disc(state, MALE, zoo.discs(species, MALE))
        return_disc(state, FEMALE, zoo.discs(species, FEMALE))
        field: i64 = 0
        while field < CARD:
            zoo.card[at + field] = 0
            field += 1
        zoo.kept &= ~(1 << species)
        zoo.settled &= ~(1 << species)
        zoo.newcomers &= ~(1 << species)
        zoo.contraception &= ~(1 << species)
    elif zoo.card[at + LYING] > zoo.card[at + FEMALES]:
        zoo.card[at + LYING] = zoo.card[at + FEMALES]  # upright females leave first
    recount(state.tables, zoo)
