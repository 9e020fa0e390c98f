"""An estimate of final points, for bots.

It values what stands: both tracks with weight on the lower one, projects that pay at the end, education, happiness,
animals that wait in quarantine with the enclosures that are being prepared for them, and the strain of running costs
that a zoo cannot earn, because a zoo in debt takes no part in the end (ZT-16.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.games.zoo_tycoon import phases as p
from menagerie.games.zoo_tycoon.needs import happiness, minimum, occupied_tiles, welfare
from menagerie.games.zoo_tycoon.projects import all_park_points, breeding_points, welfare_points
from menagerie.games.zoo_tycoon.scoring import buzz_position, con_value, edu_value, pop_points_limit
from menagerie.games.zoo_tycoon.tables import (
    ANY_MALES,
    CON_POINT,
    EDU_VALUE,
    FREE_SPACE,
    GROUP_SIZE,
    PARKS,
    POP_POINT,
    PROTEST,
    RETREATS,
    SPECIES,
    TRACKS,
    Tables,
    bit,
    segment_of,
)
from menagerie.games.zoo_tycoon.zoo import ENC, POINTS, RETREAT_POINTS, Zoo

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


def outlook(state: ZooTycoon, seat: i64) -> float:
    """An estimate of the final victory points of the seat."""
    zoo = state.zoos[seat]
    if ((state.excluded >> seat) & 1) != 0:
        return 0.0
    pop = float(zoo.pop)
    con = float(zoo.con)
    if state.final or state.decision == p.GAME_OVER:
        return (pop if pop < con else con) + 0.01 * (con if pop < con else pop)
    con += float(all_park_points(state, seat)) + 0.6 * float(breeding_points(state, seat)) + _sent(state, seat)
    pop -= 0.8 * float(zoo.all_discs())
    low = pop if pop < con else con
    ahead = con - pop if pop < con else pop - con
    # What one track is ahead of the other counts less the further it is ahead.
    value = low + (0.3 * ahead if ahead < 10.0 else 3.0 + 0.1 * (ahead - 10.0))
    value += 0.4 * float(welfare_points(state, seat)) + 0.2 * float(zoo.edu if zoo.edu < 30 else 30)
    if state.decision >= p.CONVERT_END:  # the last winter is over: only debt matters still (ZT-16.2)
        return value if zoo.money >= 0 else 0.0
    to_come = float(state.tables.rounds - state.round)
    return value + 2.0 * to_come + _prospects(state, seat, zoo) - strain(state, zoo, 0, 0, 0)


def _sent(state: ZooTycoon, seat: i64) -> float:
    """Offspring on reintroduction tracks that are not yet full."""
    value = 0.0
    track: i64 = 0
    while track < TRACKS:
        if state.cubes[track * 4 + seat] > 0:
            value += (
                0.6
                * float(state.cubes[track * 4 + seat] * state.tables.track_points[track])
                / float(state.tables.track_needed[track])
            )
        track += 1
    return value


def strain(state: ZooTycoon, zoo: Zoo, extra_pop: i64, extra_buzz: i64, extra_costs: i64) -> float:
    """Points that the money of coming winters may cost, with some popularity, buzz and running costs more."""
    t = state.tables
    costs = zoo.costs + extra_costs
    position = buzz_position(zoo) + extra_pop + extra_buzz
    event = state.event
    if event >= 0 and t.event_code[event] == PROTEST and welfare(t, zoo) < t.event_param[event]:
        position = zoo.pop + extra_pop  # the buzz will be lost (ZT-15.10)
    this_year = t.revenue[segment_of(t.pop_segment, position)] - costs
    left = t.rounds - state.round
    if left == 0:
        this_year += zoo.money if zoo.money < t.tax_threshold else t.tax_threshold
        return 0.0 if this_year >= 1 else 20.0 + 3.0 * float(1 - this_year)
    lasting = t.revenue[segment_of(t.pop_segment, zoo.pop + extra_pop)] - costs
    value = 0.0
    if this_year < 2:
        value += 0.6 * float(2 - this_year)
    if lasting < 8:
        value += 0.25 * float(8 - lasting)
    if lasting < 3:
        value += (4.0 if left == 1 else 1.5 if left == 2 else 0.8) * float(3 - lasting)
    return value


def _prospects(state: ZooTycoon, seat: i64, zoo: Zoo) -> float:
    """Happiness, stored tiles, animals in quarantine, focal points that can still be built."""
    t = state.tables
    tiles = zoo.tiles if zoo.tiles < 9 else 9
    value = 0.2 * float(tiles) + 0.02 * float(zoo.money)
    species: i64 = 0
    while species < SPECIES:
        if zoo.keeps(species):
            mood = happiness(t, zoo, species)
            value += 1.5 * float(mood if mood < 1 else 1) + 0.6 * float(1 if mood == 2 else 0)
            value += 0.08 * float(zoo.experience(species))
            if zoo.males(species) > 0 and zoo.females(species) > 0 and state.round < t.rounds:
                value += 0.4
        species += 1
    space: i64 = 0
    while space < 2:
        held = zoo.quarantine[space * 3]
        if held != 0:
            value += waiting(state, zoo, held - 1, zoo.quarantine[space * 3 + 1], zoo.quarantine[space * 3 + 2])
        space += 1
    e: i64 = 0
    while e < zoo.enclosures:
        if zoo.has_animals(e):
            value += _open_points(t, zoo, e)
        e += 1
    return value


def _open_points(t: Tables, zoo: Zoo, enclosure: i64) -> float:
    """Focal points that would have an effect and find a tile."""
    room = zoo.size(enclosure) - zoo.all_points(enclosure)
    value = 0.0
    if room > 0 and zoo.enc[enclosure * ENC + POINTS + EDU_VALUE] == 0 and edu_value(t, zoo, enclosure) > 0:
        value += 0.12 * float(edu_value(t, zoo, enclosure))
        room -= 1
    con = con_value(t, zoo, enclosure) - zoo.enc[enclosure * ENC + POINTS + CON_POINT]
    pop = pop_points_limit(t, zoo, enclosure) - zoo.enc[enclosure * ENC + POINTS + POP_POINT]
    value += 0.25 * float(con if con < room else room) if con > 0 and room > 0 else 0.0
    return value + (0.1 * float(pop) if pop > 0 and room > con else 0.0)


# Animals in quarantine.


def group_of(t: Tables, species: i64, males: i64, females: i64) -> i64:
    """The largest group that may live together of so many animals."""
    if t.behaviour[species] != ANY_MALES and males > 1:
        males = 1
    group = males + females
    return group if t.group_max[species] < 0 or group < t.group_max[species] else t.group_max[species]


def needed_tiles(t: Tables, species: i64, group: i64) -> i64:
    return occupied_tiles(t, species, group) + minimum(t, species, FREE_SPACE)


def worth(state: ZooTycoon, zoo: Zoo, species: i64) -> float:
    """What a new species brings in the end, less the strain of keeping a smallest group."""
    t = state.tables
    group = minimum(t, species, GROUP_SIZE)
    pop = t.pop_one[species] if group == 1 else t.pop_group[species]
    costs = occupied_tiles(t, species, group) * t.cost[species]
    behind = zoo.con - zoo.pop
    weight_pop = 0.75 if behind > 0 else 0.5
    weight_con = 0.7 if behind < 0 else 0.5
    value = weight_pop * float(pop) + weight_con * float(t.con[species]) + 0.4 * float(t.edu[species])
    if t.track[species] >= 0:
        value += 1.0
    value += towards_parks(state, zoo, bit(species))
    buzz = pop - zoo.new_buzz if pop > zoo.new_buzz else 0
    return value - strain(state, zoo, pop, buzz, costs) + strain(state, zoo, 0, 0, 0)


def towards_parks(state: ZooTycoon, zoo: Zoo, kind: i64) -> float:
    """What a species (by its mask) is worth for national parks that are still open: most as the last one missing."""
    t = state.tables
    value = 0.0
    park: i64 = 0
    while park < PARKS:
        missing: i64 = 0
        fills = False
        slot: i64 = 0
        while slot < 4:
            mask = t.park_slots[park * 4 + slot]
            if mask != 0 and (mask & zoo.kept) == 0:
                missing += 1
                fills = fills or (mask & kind) != 0
            slot += 1
        points = t.park_first[park] if state.park_upper[park] == 0 else t.park_second[park]
        closed = state.park_upper[park] != 0 and (state.park_lower[park] != 0 or state.seats == 2)
        if fills and not closed:
            value += float(points) * (0.6 if missing == 1 else 0.2 if missing == 2 else 0.04)
        park += 1
    return value


def waiting(state: ZooTycoon, zoo: Zoo, species: i64, males: i64, females: i64) -> float:
    """A quarantined species: worth more the further its enclosure has grown."""
    t = state.tables
    if zoo.keeps(species):
        return 0.1
    least = minimum(t, species, GROUP_SIZE)
    if group_of(t, species, males, females) < least:
        return -0.3
    value = worth(state, zoo, species)
    if value <= 0.0:
        return 0.0
    wanted = needed_tiles(t, species, least) + minimum(t, species, RETREATS)
    return value * (0.4 + 0.5 * float(prepared(state, zoo, species)) / float(wanted))


def prepared(state: ZooTycoon, zoo: Zoo, species: i64) -> i64:
    """How much of an enclosure for the species stands already: tiles and retreats."""
    t = state.tables
    tiles = needed_tiles(t, species, minimum(t, species, GROUP_SIZE))
    retreats = minimum(t, species, RETREATS)
    best: i64 = 0
    e: i64 = 0
    while e < zoo.enclosures:
        if zoo.biome(e) == t.biome[species] and not zoo.has_animals(e):
            size = zoo.size(e) if zoo.size(e) < tiles else tiles
            have = zoo.enc[e * ENC + RETREAT_POINTS]
            have = min(have, retreats)
            best = max(best, size + have)
        e += 1
    return best
