"""Arrival: which animals may be taken, and where they find a home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.core.state import ALLOWED
from menagerie.games.zoo_tycoon.enclosures import entering, entering_some, settle
from menagerie.games.zoo_tycoon.exchange import slot, supply, trades_left
from menagerie.games.zoo_tycoon.needs import all_content
from menagerie.games.zoo_tycoon.offspring import return_disc
from menagerie.games.zoo_tycoon.projects import look_at_parks
from menagerie.games.zoo_tycoon.refusals import (
    CATEGORY_MISSING,
    CLOSED_BY_LEVEL_III,
    DISEASE,
    FIRST_TURN_ONLY,
    LEVEL_III_FIRST,
    NO_HOME,
    NO_OFFER,
    NO_SUPPLY_IN_SOLO,
    NO_TRADE,
    NO_WORKER,
    NOT_IN_QUARANTINE,
    NOT_IN_ROUND_ONE,
    NOT_TAKEN_BY_OTHERS,
    ONCE_PER_GAME,
    PANDA_MEANS,
    PANDA_TAKEN,
    POPULARITY_MISSING,
    UNHAPPY_ZOO,
)
from menagerie.games.zoo_tycoon.tables import FEMALE, MALE, RESCUE_SUPPLY, SPECIES, bits
from menagerie.games.zoo_tycoon.zoo import Zoo

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


def rescue_open(state: ZooTycoon, zoo: Zoo, species: i64) -> i64:
    """Extra animals of each sex by Animal Rescue, if still open to the zoo (ZT-15.9)."""
    event = state.event
    if event < 0 or zoo.rescued or species == state.tables.panda:
        return 0
    return state.tables.event_amount[event] if state.tables.event_code[event] == RESCUE_SUPPLY else 0


def offered(state: ZooTycoon, seat: i64, species: i64, sex: i64, rescue: bool, again: bool) -> i64:
    """How many the seat may take in this trade: supply, rescued animals, the numbers that others took (ZT-9.25)."""
    found = supply(state, seat, species, sex)
    if rescue:
        found += state.tables.event_amount[state.event]
    if again:
        found += taken_by_others(state, seat, species, sex)
    return found if found < 99 else 99


def taken_by_others(state: ZooTycoon, seat: i64, species: i64, sex: i64) -> i64:
    found: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            found += state.taken[slot(other, species, sex)]
        other += 1
    return found


def housing(state: ZooTycoon, zoo: Zoo, species: i64, males: i64, females: i64) -> i64:
    """NO_HOME if so many new animals find no home, else ALLOWED (ZT-9.18)."""
    if zoo.open_space(species) >= 0:
        return ALLOWED
    e: i64 = 0
    while e < zoo.enclosures:
        if entering(state, zoo, species, males, females, e) == ALLOWED:
            return ALLOWED
        e += 1
    return NO_HOME


def housing_some(state: ZooTycoon, zoo: Zoo, species: i64, males: i64, females: i64) -> i64:
    """Whether at least one of the animals finds a home."""
    if zoo.open_space(species) >= 0:
        return ALLOWED
    e: i64 = 0
    while e < zoo.enclosures:
        if entering_some(state, zoo, species, males, females, e) == ALLOWED:
            return ALLOWED
        e += 1
    return NO_HOME


def access(state: ZooTycoon, seat: i64, species: i64) -> i64:
    """The requirement that a new species does not meet, or ALLOWED (ZT-9.15 to ZT-9.17, ZT-9.23, ZT-9.24)."""
    t = state.tables
    zoo = state.zoos[seat]
    if zoo.owns(species) and species != t.panda:
        return ALLOWED
    if state.round == 1:
        if t.req_pop[species] > 0:
            return NOT_IN_ROUND_ONE
        return LEVEL_III_FIRST if t.level[species] == 3 and zoo.trades > 0 else ALLOWED
    if t.level[species] >= 2 and not all_content(t, zoo):
        return UNHAPPY_ZOO
    same = t.category_mask[t.category[species]] & zoo.kept
    if not state.count_co_species:
        same &= t.main_mask
    if bits(same) < t.req_category[species]:
        return CATEGORY_MISSING
    return POPULARITY_MISSING if zoo.pop < t.req_pop[species] else ALLOWED


def taking(state: ZooTycoon, seat: i64, species: i64) -> i64:
    """The rule that forbids taking animals of the species, or ALLOWED."""
    zoo = state.zoos[seat]
    if zoo.closed:
        return CLOSED_BY_LEVEL_III
    if trades_left(state, zoo) <= 0:
        return NO_TRADE
    rescue = rescue_open(state, zoo, species)
    return _taking_from(state, seat, species, rescue > 0, False)


def taking_without_rescue(state: ZooTycoon, seat: i64, species: i64) -> i64:
    return _taking_from(state, seat, species, False, False)


def taking_again(state: ZooTycoon, seat: i64, species: i64) -> i64:
    """The rule that forbids unexpected supply for the species (ZT-9.25)."""
    if species == state.tables.panda:
        return PANDA_TAKEN
    if taken_by_others(state, seat, species, MALE) + taken_by_others(state, seat, species, FEMALE) == 0:
        return NOT_TAKEN_BY_OTHERS
    return _taking_from(state, seat, species, False, True)


def _taking_from(state: ZooTycoon, seat: i64, species: i64, rescue: bool, again: bool) -> i64:
    zoo = state.zoos[seat]
    if species == state.tables.panda and state.panda_owner >= 0:
        return PANDA_TAKEN
    males = offered(state, seat, species, MALE, rescue, again)
    females = offered(state, seat, species, FEMALE, rescue, again)
    if males + females == 0:
        return NO_OFFER
    found = access(state, seat, species)
    if found != ALLOWED:
        return found
    if species == state.tables.panda:
        if males < 1 or females < 1:
            return NO_OFFER
        if housing(state, zoo, species, 1, 1) != ALLOWED:
            return NO_HOME
        return ALLOWED if not state.panda_needs_means or _panda_means(state, zoo) else PANDA_MEANS
    return housing_some(state, zoo, species, males, females)


def _panda_means(state: ZooTycoon, zoo: Zoo) -> bool:
    """Tiles and money for the pair, or an enclosure that stands ready (ZT-A23)."""
    if zoo.tiles + 3 >= 4 and zoo.money >= 4:
        return True
    e: i64 = 0
    while e < zoo.enclosures:
        if entering(state, zoo, state.tables.panda, 1, 1, e) in (ALLOWED, DISEASE):
            return True
        e += 1
    return False


def unexpected_supply(state: ZooTycoon, seat: i64) -> i64:
    zoo = state.zoos[seat]
    if state.seats == 1:
        return NO_SUPPLY_IN_SOLO
    if zoo.supply_used:
        return ONCE_PER_GAME
    if zoo.closed:
        return CLOSED_BY_LEVEL_III
    if zoo.workers_used >= state.tables.workers:
        return NO_WORKER
    if trades_left(state, zoo) <= 0:
        return NO_TRADE
    species: i64 = 0
    while species < SPECIES:
        if taking_again(state, seat, species) == ALLOWED:
            return ALLOWED
        species += 1
    return NOT_TAKEN_BY_OTHERS


def taking_males(state: ZooTycoon, seat: i64, males: i64) -> bool:
    """Some number of females goes with so many males of the chosen species."""
    zoo = state.zoos[seat]
    most = offered(state, seat, state.chosen, FEMALE, state.rescuing, state.supplying)
    f: i64 = 0
    while f <= most:
        if males + f > 0 and housing(state, zoo, state.chosen, males, f) == ALLOWED:
            return True
        f += 1
    return False


def home_males(state: ZooTycoon, seat: i64, enclosure: i64, males: i64) -> bool:
    """Some number of the females taken enters the enclosure with so many of the males."""
    f: i64 = 0
    while f <= state.females:
        if homing(state, seat, enclosure, males, f) == ALLOWED:
            return True
        f += 1
    return False


def homing(state: ZooTycoon, seat: i64, enclosure: i64, males: i64, females: i64) -> i64:
    """The rule that forbids so many of the animals taken in the enclosure, the rest in quarantine (ZT-9.19)."""
    zoo = state.zoos[seat]
    if males + females == 0:
        return NO_HOME
    if males + females < state.males + state.females and zoo.open_space(state.chosen) < 0:
        return NO_HOME
    return entering(state, zoo, state.chosen, males, females, enclosure)


def home_enclosure(state: ZooTycoon, seat: i64, enclosure: i64) -> i64:
    """The rule that forbids the enclosure as a home for any of the animals taken, or ALLOWED."""
    zoo = state.zoos[seat]
    if zoo.open_space(state.chosen) < 0:
        return entering(state, zoo, state.chosen, state.males, state.females, enclosure)
    return entering_some(state, zoo, state.chosen, state.males, state.females, enclosure)


def receive(state: ZooTycoon, seat: i64, males: i64, females: i64) -> None:
    """The animals taken go home: so many to the chosen enclosure, the rest to quarantine."""
    t = state.tables
    zoo = state.zoos[seat]
    species = state.chosen
    zoo.trades += 1
    _take_off(state, seat, species, MALE, state.males)
    _take_off(state, seat, species, FEMALE, state.females)
    journal = state.journal
    if journal is not None:
        journal.note("took", seat, [species, state.males, state.females])
    if state.round == 1 and t.level[species] == 3:
        zoo.closed = True
        zoo.owed_center = True  # ZT-9.24
    if males + females > 0:
        settle(state, seat, species, state.home, males, females)
    if males + females < state.males + state.females:
        zoo.put_in_quarantine(species, state.males - males, state.females - females)
    if species == t.panda:
        state.panda_owner = seat
        other: i64 = 0
        while other < state.seats:
            look_at_parks(state, other)  # Wolong can now be completed without the panda (ZT-14.12)
            other += 1


def _take_off(state: ZooTycoon, seat: i64, species: i64, sex: i64, number: i64) -> None:
    """Count what leaves the exchange; a disc taken becomes a meeple and returns to the bag (ZT-9.14)."""
    there = supply(state, seat, species, sex)
    used = number if number < there else there
    state.taken[slot(seat, species, sex)] += used
    discs = state.gift_discs[species * 2 + sex]
    if discs > 0:
        back = used if used < discs else discs
        state.gift_discs[species * 2 + sex] -= back
        return_disc(state, sex, back)


def panda_entering(state: ZooTycoon, zoo: Zoo) -> i64:
    """The rule that forbids the waiting pair to enter at the first Arrival turn (ZT-11.23)."""
    panda = state.tables.panda
    if zoo.space_of(panda) < 0:
        return NOT_IN_QUARANTINE
    if not zoo.panda_waits or zoo.arrived:
        return FIRST_TURN_ONLY
    return panda_ready(state, zoo)


def panda_ready(state: ZooTycoon, zoo: Zoo) -> i64:
    """ALLOWED if the quarantined pair could enter some enclosure at once (ZT-11.22)."""
    last: i64 = NO_HOME
    if zoo.space_of(state.tables.panda) < 0:
        return NOT_IN_QUARANTINE
    e: i64 = 0
    while e < zoo.enclosures:
        last = entering(state, zoo, state.tables.panda, 1, 1, e)
        if last == ALLOWED:
            return ALLOWED
        e += 1
    return last if last == DISEASE else NO_HOME
