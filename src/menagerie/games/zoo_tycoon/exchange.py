"""The Animal Exchange: supply and demand, giving away, taking, homes for the animals taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.core.state import ALLOWED
from menagerie.games.zoo_tycoon.buildings import commercial_valid
from menagerie.games.zoo_tycoon.enclosures import entering, entering_some, settle
from menagerie.games.zoo_tycoon.needs import all_content, living_in
from menagerie.games.zoo_tycoon.offspring import return_disc
from menagerie.games.zoo_tycoon.projects import look_at_parks
from menagerie.games.zoo_tycoon.refusals import (
    CATEGORY_MISSING,
    CLOSED_BY_LEVEL_III,
    COMMERCIAL_BROKEN,
    DISEASE,
    FIRST_TURN_ONLY,
    LEAVING_STANDARDS,
    LEVEL_III_FIRST,
    MAX_TRADES,
    NO_DEMAND,
    NO_HOME,
    NO_OFFER,
    NO_SUPPLY_IN_SOLO,
    NO_TRADE,
    NO_WORKER,
    NOT_IN_QUARANTINE,
    NOT_IN_ROUND_ONE,
    NOT_TAKEN_BY_OTHERS,
    NOTHING_TO_GIVE,
    NOTHING_TO_TRADE,
    ONCE_PER_GAME,
    PANDA_MEANS,
    PANDA_STAYS,
    PANDA_TAKEN,
    POPULARITY_MISSING,
    TRADE_LEFT,
    UNHAPPY_ZOO,
    UNLIMITED_TRADES,
)
from menagerie.games.zoo_tycoon.scoring import recount
from menagerie.games.zoo_tycoon.tables import FEMALE, MALE, RESCUE_SUPPLY, SPECIES, bits
from menagerie.games.zoo_tycoon.zoo import CARD, DISCS, FEMALES, HOME, LYING, MAIN, MALES, ENC, Zoo

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
    """Printed supply and gifts of others, less what was taken (ZT-9.14).

    Others may have taken the seat's own gifts, which it cannot take back itself (ZT-9.10).
    """
    if species == state.tables.panda and state.panda_owner >= 0:
        return 0
    found = printed(state, species, sex)
    if found < 0:
        found = 0
    taken_by_others: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            found += state.given[slot(other, species, sex)]
            taken_by_others += state.taken[slot(other, species, sex)]
        other += 1
    own_gifts = state.given[slot(seat, species, sex)]
    if taken_by_others > own_gifts:
        found -= taken_by_others - own_gifts
    found -= state.taken[slot(seat, species, sex)]
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


# Leaving.


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
        zoo.newcomers &= ~(1 << species)
        zoo.contraception &= ~(1 << species)
    elif zoo.card[at + LYING] > zoo.card[at + FEMALES]:
        zoo.card[at + LYING] = zoo.card[at + FEMALES]  # upright females leave first
    recount(state.tables, zoo)


# Arrival.


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
