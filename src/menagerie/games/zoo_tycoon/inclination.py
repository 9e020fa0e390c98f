"""A leaning for choices whose effect only a later step shows, for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.core.state import ALLOWED
from menagerie.games.zoo_tycoon import actions as a
from menagerie.games.zoo_tycoon import phases as p
from menagerie.games.zoo_tycoon.arrival import offered
from menagerie.games.zoo_tycoon.buildings import building, standing
from menagerie.games.zoo_tycoon.enclosures import co_species
from menagerie.games.zoo_tycoon.focal_points import focal_point
from menagerie.games.zoo_tycoon.needs import colour, experience_colour, free_space, happiness, minimum
from menagerie.games.zoo_tycoon.outlook import group_of, needed_tiles, prepared, strain, towards_parks, worth
from menagerie.games.zoo_tycoon.scoring import building_points, edu_value
from menagerie.games.zoo_tycoon.tables import (
    CO_SPECIES,
    COST_REDUCTION,
    DESIGNS,
    EDUCATION_BOOTH,
    FEMALE,
    FREE_SPACE,
    GROUP_SIZE,
    LIGHT_GREEN,
    MALE,
    PARK,
    RETREATS,
    SPECIES,
    bit,
)
from menagerie.games.zoo_tycoon.zoo import ENC, FREE, POINTS, RETREAT_POINTS, Zoo

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


def inclination(state: ZooTycoon, action: i64) -> float:
    """Points by which an action leads to something that only a later step shows."""
    d = state.decision
    zoo = state.zoos[state.player]
    if d == p.BUILD:
        if action == a.DONE:
            return 0.0
        # After the last player is done a whole winter has passed, which no other choice can be compared with.
        wanted = -1.0 if _into_debt(state, zoo, action) else _operation(state, zoo, action)
        return wanted + 15.0 if wanted > 0.0 else wanted - 30.0
    if d == p.TILE_SQUARE:
        return _square(state, zoo, action - a.SQUARE)
    if d == p.TILE_JOIN:
        if action < a.JOIN:
            return _wants_new(state, zoo, action - a.NEW_ENCLOSURE)
        return _wants(state, zoo, action - a.JOIN)
    if d == p.FOCAL_CHOICE:
        return focal_value(state, zoo, action - a.FOCAL_TYPE)
    if d == p.BUILDING_KIND:
        return building_value(state, zoo, action - a.DESIGN)
    if d == p.CO_CHOICE:
        return _co_species(state, zoo, action - a.CHOOSE_SPECIES - SPECIES)
    if d == p.ARRIVE:
        return _arrival(state, zoo, action)
    if d in (p.ARRIVE_MALES, p.ARRIVE_FEMALES, p.HOME_MALES, p.HOME_FEMALES, p.ENTER_MALES, p.ENTER_FEMALES):
        return _numbers(state, zoo, action)
    if d == p.ENTER_SPECIES:
        species = action - a.CHOOSE_SPECIES
        return _welcome(state, zoo, species)
    if d == p.ARRIVE_HOME:
        return 0.0 if action == a.QUARANTINE else 1.0
    if d < p.ARRIVE:
        return _spring_and_leaving(state, zoo, action)
    if d == p.LOAN_CHOICE:
        return _loan(state, zoo) if action == a.LOAN else 0.0
    if d == p.LOAN_SQUARE:
        return -_openness(zoo, action - a.SQUARE)
    return 0.0


def _into_debt(state: ZooTycoon, zoo: Zoo, action: i64) -> bool:
    """The operation may take the last money that the last winter will ask for (ZT-16.2)."""
    t = state.tables
    if state.round < t.rounds or state.final:
        return False
    price: i64 = 0
    costs: i64 = 0
    if action == a.BUY_TILE:
        price = t.tile_price
    elif action == a.BUILDING:
        price = t.design_cost[0]
    elif action in (a.FOCAL_POINT, a.CONSTRUCTION):
        price = t.focal_price
    elif action in (a.ENTERTAINMENT, a.ANIMAL_KEEPING):
        costs = t.worker_surcharge if zoo.workers_used > 0 else 0
    elif action == a.ADD_CO_SPECIES:
        costs = t.co_cost[0]
    if price + costs == 0:
        return False
    money = zoo.money
    zoo.money -= price
    short = strain(state, zoo, 0, 0, costs) > 0.0
    zoo.money = money
    return short


def _spring_and_leaving(state: ZooTycoon, zoo: Zoo, action: i64) -> float:
    """Send and give away offspring; keep the free worker for autumn."""
    if a.CONTRACEPTION <= action < a.REMOVE_CONTRACEPTION:
        return -2.0
    if a.REMOVE_CONTRACEPTION <= action < a.REROLL:
        return 0.5
    if a.REROLL <= action < a.SEND:
        return -0.6
    if a.SEND <= action < a.MOVE_EXCHANGE:
        return 0.5
    if action in (a.EXCHANGE, a.UNEXPECTED_DEMAND):
        return -3.0
    if a.GIVE <= action < a.TAKE:
        species = action - a.GIVE
        discs = zoo.discs(species, MALE) + zoo.discs(species, FEMALE)
        return 0.5 * float(discs) if discs > 0 and state.round > 4 else -0.5
    if a.MALES <= action < a.FROM_QUARANTINE:
        return 0.3 * float((action - a.MALES) % a.NUMBERS)
    return 0.0


# Arrival.


def _waiting_tiles(state: ZooTycoon, zoo: Zoo) -> i64:
    """Tiles that species in quarantine still need."""
    t = state.tables
    found: i64 = 0
    space: i64 = 0
    while space < 2:
        species = zoo.quarantine[space * 3] - 1
        if species >= 0 and not zoo.keeps(species):
            tiles = needed_tiles(t, species, minimum(t, species, GROUP_SIZE)) + minimum(t, species, RETREATS)
            found += tiles - prepared(state, zoo, species)
        space += 1
    return found


def _arrival(state: ZooTycoon, zoo: Zoo, action: i64) -> float:
    """Take a new species if it forms a group and its enclosure can be built this year."""
    if action == a.PANDA_ENTER:
        return 5.0
    if not a.TAKE <= action < a.TAKE_AGAIN:
        return 0.0 if action == a.PASS else -4.0
    t = state.tables
    species = action - a.TAKE
    males = offered(state, state.player, species, MALE, False, False)
    females = offered(state, state.player, species, FEMALE, False, False)
    if zoo.keeps(species):
        return _more_animals(state, zoo, species, males, females)
    least = minimum(t, species, GROUP_SIZE)
    group = group_of(t, species, males + zoo.quarantined(species, MALE), females + zoo.quarantined(species, FEMALE))
    if group < least:
        return -3.0
    if zoo.space_of(species) >= 0:
        return (
            1.0
            if group_of(t, species, zoo.quarantined(species, MALE), zoo.quarantined(species, FEMALE)) < least
            else -1.0
        )
    tiles = zoo.tiles + (0 if state.round == 1 else 3) - _waiting_tiles(state, zoo)
    if needed_tiles(t, species, least) - prepared(state, zoo, species) > tiles:
        return -3.0
    # A group that stays too small keeps new species of level II and III away (ZT-9.16).
    lonely = colour(t, species, GROUP_SIZE, group) < LIGHT_GREEN
    return worth(state, zoo, species) - (2.2 if lonely else 1.0)


def _more_animals(state: ZooTycoon, zoo: Zoo, species: i64, males: i64, females: i64) -> float:
    """Further animals for a group that is too small to be content, or that could not breed."""
    t = state.tables
    if zoo.space_of(species) >= 0:
        return -1.0
    if colour(t, species, GROUP_SIZE, zoo.group(species)) < LIGHT_GREEN:
        more = 0.4 * (strain(state, zoo, 0, 0, t.cost[species]) - strain(state, zoo, 0, 0, 0))
        return 2.0 - more if _useful(state, zoo, species, males, females) else -1.0
    lonely = zoo.males(species) == 0 or zoo.females(species) == 0
    if lonely and zoo.group(species) == 1 and males + females > 0 and t.group_max[species] != 1:
        return 0.6
    return -1.0


def _useful(state: ZooTycoon, zoo: Zoo, species: i64, males: i64, females: i64) -> bool:
    """Some of the animals may join the group as far as their sex goes."""
    t = state.tables
    more = group_of(t, species, zoo.males(species) + males, zoo.females(species) + females)
    return more > zoo.group(species)


def _numbers(state: ZooTycoon, zoo: Zoo, action: i64) -> float:
    """One male, and females up to a group that is content."""
    t = state.tables
    species = state.chosen
    number = (action - a.MALES) % a.NUMBERS
    light = t.need[(species * 3 + GROUP_SIZE) * 3 + 1]
    wanted = light if light >= 0 else t.need[(species * 3 + GROUP_SIZE) * 3 + 2]
    have_males = zoo.males(species)
    have = zoo.group(species)
    if state.decision in (p.ARRIVE_MALES, p.ARRIVE_FEMALES):
        have_males += zoo.quarantined(species, MALE)
        have += zoo.quarantined(species, MALE) + zoo.quarantined(species, FEMALE)
    if action < a.FEMALES:
        if t.behaviour[species] == 2:
            return -0.1 * _distance(number, (wanted - have + 1) // 2)
        return -0.5 * _distance(number + have_males, 1)
    males = state.males
    if state.decision == p.HOME_FEMALES:
        males = state.housed_males
    return -0.3 * _distance(have + males + number, wanted)


def _distance(one: i64, other: i64) -> float:
    return float(one - other) if one > other else float(other - one)


# Building.


def _loan(state: ZooTycoon, zoo: Zoo) -> float:
    """A loan is worth its money while squares are plenty (ZT-10.5)."""
    t = state.tables
    gain = t.loan_cap - zoo.money if zoo.money + t.loan_amount > t.loan_cap else t.loan_amount
    if state.round == t.rounds and strain(state, zoo, 0, 0, 0) > 0.0:
        return 5.0  # money that is kept helps against debt in the last winter
    spare = zoo.free - zoo.tiles - 4 * (t.rounds - state.round)
    if spare < 3 or gain < 3:
        return -2.0
    return 0.8 if _something_to_buy(state, zoo) else -1.0


def _something_to_buy(state: ZooTycoon, zoo: Zoo) -> bool:
    """More open focal points or retreats than the money at hand pays for."""
    t = state.tables
    wanted: i64 = 0
    e: i64 = 0
    while e < zoo.enclosures:
        kind: i64 = 0
        while kind < 3:
            if focal_point(t, zoo, kind, e) == ALLOWED:
                wanted += 1
            kind += 1
        e += 1
    space: i64 = 0
    while space < 2:
        if zoo.quarantine[space * 3] != 0:
            wanted += 2
        space += 1
    return wanted * t.focal_price > zoo.money


def _operation(state: ZooTycoon, zoo: Zoo, action: i64) -> float:
    t = state.tables
    if action == a.ENTER:
        return _entering(state, zoo)
    if action == a.FREE_CENTER:
        return 5.0
    if action == a.TILE:
        return 3.0 if _tile_wanted(state, zoo) else -1.0
    if action == a.FOCAL_POINT:
        return _best_focal(state, zoo)
    if action == a.BUILDING:
        best = -1.0
        design: i64 = 0
        while design < DESIGNS:
            if zoo.built[design] == 0 and zoo.money >= t.design_cost[design] and building(t, zoo, design) == ALLOWED:
                found = building_value(state, zoo, design)
                best = max(best, found)
            design += 1
        return best
    if action == a.ADD_CO_SPECIES:
        return _company(state, zoo)
    if action == a.ENTERTAINMENT:
        return 0.9 if zoo.surcharge == 0 and zoo.workers_used == 0 else -2.0
    if action == a.ANIMAL_KEEPING:
        return (1.6 if _keeping_helps(state, zoo) else -1.0) if zoo.workers_used == 0 else -2.0
    if action == a.BUY_TILE:
        wanted = zoo.money >= t.tile_price + 4 and _tile_wanted(state, zoo)
        return 0.8 if wanted and not state.final else -1.0
    if a.CONVERT <= action < a.CONTRACEPTION:
        return _conversion(state, zoo, (action - a.CONVERT) >> 1)
    return -1.0


def _conversion(state: ZooTycoon, zoo: Zoo, species: i64) -> float:
    """A disc joins a group that is too small, if its upkeep can be paid; others wait for the end (ZT-4.9)."""
    if colour(state.tables, species, GROUP_SIZE, zoo.group(species)) >= LIGHT_GREEN:
        return -1.0
    more = strain(state, zoo, 0, 0, state.tables.cost[species]) - strain(state, zoo, 0, 0, 0)
    return 0.5 - more


def _entering(state: ZooTycoon, zoo: Zoo) -> float:
    space: i64 = 0
    best = -3.0
    while space < 2:
        species = zoo.quarantine[space * 3] - 1
        if species >= 0:
            found = 1.0 if zoo.keeps(species) else worth(state, zoo, species)
            best = max(best, found)
        space += 1
    return 5.0 if best > 0.0 else -3.0


def _welcome(state: ZooTycoon, zoo: Zoo, species: i64) -> float:
    """What animals from quarantine bring when they enter."""
    if not zoo.keeps(species):
        return worth(state, zoo, species)
    more = strain(state, zoo, 0, 0, state.tables.cost[species]) - strain(state, zoo, 0, 0, 0)
    return (1.5 if happiness(state.tables, zoo, species) < LIGHT_GREEN else 0.5) - more


def _keeping_helps(state: ZooTycoon, zoo: Zoo) -> bool:
    """One more step makes a species content by the next summer, after winter has added its own."""
    t = state.tables
    species: i64 = 0
    while species < SPECIES:
        if zoo.keeps(species):
            after = zoo.experience(species) + 1
            if experience_colour(t, species, after) < LIGHT_GREEN <= experience_colour(t, species, after + 1):
                return state.round < t.rounds
        species += 1
    return False


def _company(state: ZooTycoon, zoo: Zoo) -> float:
    """Co-species bring popularity and cost 2 a year."""
    ahead = zoo.pop - zoo.con
    cost = strain(state, zoo, 1, 0, 2) - strain(state, zoo, 0, 0, 0)
    parks = 0.0
    co: i64 = 0
    while co < CO_SPECIES:
        if co_species(state, zoo, co) == ALLOWED:
            parks = max(parks, towards_parks(state, zoo, bit(SPECIES + co)))
        co += 1
    return (1.2 if ahead < 0 else 0.4 if ahead < 6 else -0.5) + parks - cost


def _co_species(state: ZooTycoon, zoo: Zoo, co: i64) -> float:
    t = state.tables
    if co < 0:
        return 0.0
    value = 0.5 * float(t.co_pop[co]) + 0.5 * float(t.co_con[co]) + 0.3 * float(t.co_edu[co])
    return value - 0.3 * float(t.co_size[co]) + towards_parks(state, zoo, bit(SPECIES + co))


def building_value(state: ZooTycoon, zoo: Zoo, design: i64) -> float:
    """What a building earns on its best square, less a share of its price."""
    t = state.tables
    effect = t.effect[design]
    price = 0.0 if state.final else 0.12 * float(t.design_cost[design])
    if effect == COST_REDUCTION:
        if state.final or zoo.costs < t.amount[design]:
            return -1.0
        return 0.3 * float(t.amount[design] * (t.rounds - state.round + 1)) - price
    before = building_points(t, zoo, effect, -1, -1)
    best: i64 = 0
    square: i64 = 0
    while square < zoo.squares:
        if zoo.grid[square] == FREE and standing(t, zoo, design, square) == ALLOWED:
            found = building_points(t, zoo, effect, design, square) - before
            best = max(best, found)
        square += 1
    if effect == EDUCATION_BOOTH:
        return 0.45 * float(best) - price
    lower = zoo.pop <= zoo.con if effect == PARK else zoo.con <= zoo.pop
    return (1.0 if lower else 0.2) * float(best) - price


def _best_focal(state: ZooTycoon, zoo: Zoo) -> float:
    best = -1.0
    kind: i64 = 0
    while kind < 4:
        found = focal_value(state, zoo, kind)
        best = max(best, found)
        kind += 1
    return best


def focal_value(state: ZooTycoon, zoo: Zoo, kind: i64) -> float:
    """How much a focal point of the type is wanted now, where it is possible."""
    t = state.tables
    if zoo.money < t.focal_price:
        return -1.0
    possible = False
    education: i64 = 0
    e: i64 = 0
    while e < zoo.enclosures:
        if focal_point(t, zoo, kind, e) == ALLOWED:
            possible = True
            if kind == 1 and edu_value(t, zoo, e) > education:
                education = edu_value(t, zoo, e)
        e += 1
    if not possible:
        return -1.0
    if kind == 3:
        return _retreat(state, zoo)
    if kind == 2:
        return 1.0 if zoo.con <= zoo.pop else 0.3
    if kind == 1:
        return 0.45 * float(education)
    return 0.8 if zoo.pop <= zoo.con else 0.2


def _retreat(state: ZooTycoon, zoo: Zoo) -> float:
    """Retreats for a species in quarantine whose enclosure stands, or for one that is not content."""
    t = state.tables
    if state.final:
        return -1.0
    space: i64 = 0
    while space < 2:
        species = zoo.quarantine[space * 3] - 1
        if species >= 0 and not zoo.keeps(species) and _retreats_missing(state, zoo, species):
            return 2.5
        space += 1
    species = 0
    while species < SPECIES:
        if zoo.keeps(species):
            have = zoo.enc[zoo.home(species) * ENC + RETREAT_POINTS]
            if colour(t, species, RETREATS, have) < LIGHT_GREEN:
                return 2.0
            if state.round == t.rounds and happiness(t, zoo, species) == LIGHT_GREEN:
                return 0.1
        species += 1
    return -0.2


def _retreats_missing(state: ZooTycoon, zoo: Zoo, species: i64) -> bool:
    t = state.tables
    if group_of(t, species, zoo.quarantined(species, MALE), zoo.quarantined(species, FEMALE)) < minimum(
        t, species, GROUP_SIZE
    ):
        return False
    missing = False
    e: i64 = 0
    while e < zoo.enclosures:
        if zoo.biome(e) == t.biome[species] and not zoo.has_animals(e):
            if zoo.enc[e * ENC + RETREAT_POINTS] >= minimum(t, species, RETREATS):
                return False
            missing = True
        e += 1
    return missing


# Tiles.


def _wants(state: ZooTycoon, zoo: Zoo, enclosure: i64) -> float:
    """How much one more tile would help the enclosure."""
    t = state.tables
    main = zoo.main_in(enclosure)
    if main >= 0:
        if colour(t, main, FREE_SPACE, free_space(t, zoo, main)) < LIGHT_GREEN:
            return 1.5
        full = zoo.all_points(enclosure) >= zoo.size(enclosure)
        joining = zoo.quarantined(main, MALE) + zoo.quarantined(main, FEMALE)
        if joining > 0 and free_space(t, zoo, main) <= minimum(t, main, FREE_SPACE):
            return 1.4
        if full and colour(t, main, RETREATS, zoo.enc[enclosure * ENC + RETREAT_POINTS]) < LIGHT_GREEN:
            return 1.2
        open_value = t.con[main] > zoo.enc[enclosure * ENC + POINTS + 2]
        return 0.6 if full and open_value and (zoo.tiles > 4 or state.round == t.rounds) else 0.0
    if zoo.co_in(enclosure) >= 0:
        return 0.0
    space: i64 = 0
    while space < 2:
        species = zoo.quarantine[space * 3] - 1
        fits = _houses(state, zoo, species) and t.biome[species] == zoo.biome(enclosure)
        if fits and zoo.size(enclosure) < needed_tiles(t, species, _planned_group(state, zoo, species)):
            return 2.5
        space += 1
    return 0.0


def _houses(state: ZooTycoon, zoo: Zoo, species: i64) -> bool:
    """The species waits in quarantine, forms a group, and is worth its costs."""
    if species < 0 or zoo.keeps(species):
        return False
    t = state.tables
    group = group_of(t, species, zoo.quarantined(species, MALE), zoo.quarantined(species, FEMALE))
    return group >= minimum(t, species, GROUP_SIZE) and worth(state, zoo, species) > 0.0


def _planned_group(state: ZooTycoon, zoo: Zoo, species: i64) -> i64:
    t = state.tables
    light = t.need[(species * 3 + GROUP_SIZE) * 3 + 1]
    group = group_of(t, species, zoo.quarantined(species, MALE), zoo.quarantined(species, FEMALE))
    return group if light < 0 or group < light else light


def _wants_new(state: ZooTycoon, zoo: Zoo, biome: i64) -> float:
    """Whether an enclosure of the biome should be started for a species in quarantine."""
    waiting: i64 = 0
    space: i64 = 0
    while space < 2:
        species = zoo.quarantine[space * 3] - 1
        if _houses(state, zoo, species) and state.tables.biome[species] == biome:
            waiting += 1
        space += 1
    e: i64 = 0
    while e < zoo.enclosures:
        if zoo.biome(e) == biome and not zoo.has_animals(e):
            waiting -= 1
        e += 1
    return 2.0 if waiting > 0 else -1.0


def _tile_wanted(state: ZooTycoon, zoo: Zoo) -> bool:
    e: i64 = 0
    while e < zoo.enclosures:
        if _wants(state, zoo, e) > 0.0 and _can_grow(zoo, e):
            return True
        e += 1
    biome: i64 = 0
    while biome < 3:
        if _wants_new(state, zoo, biome) > 0.0:
            return True
        biome += 1
    return False


def _can_grow(zoo: Zoo, enclosure: i64) -> bool:
    square: i64 = 0
    while square < zoo.squares:
        if zoo.grid[square] == FREE:
            side: i64 = 0
            while side < 4:
                near = zoo.neighbour(square, side)
                if near >= 0 and zoo.enclosure_at(near) == enclosure:
                    return True
                side += 1
        square += 1
    return False


def _openness(zoo: Zoo, square: i64) -> float:
    """How much free room lies around a square."""
    value = 0.0
    side: i64 = 0
    while side < 4:
        near = zoo.neighbour(square, side)
        if near >= 0 and zoo.grid[near] == FREE:
            value += 0.05
        side += 1
    return value


def _square(state: ZooTycoon, zoo: Zoo, square: i64) -> float:
    """Next to the enclosure that wants a tile most; a new one where it has room to grow."""
    best = 0.0
    side: i64 = 0
    while side < 4:
        near = zoo.neighbour(square, side)
        if near >= 0:
            e = zoo.enclosure_at(near)
            if e >= 0:
                wanted = _wants(state, zoo, e)
                best = max(best, wanted)
        side += 1
    return best + _openness(zoo, square)
