"""An estimate of final points and a leaning for choices, for bots.

`outlook` values what stands: both tracks with weight on the lower one, projects that pay at the end, animals that
wait in quarantine and the enclosures that are being prepared for them, and the money of next year against debt.
`inclination` leads through choices of several steps, whose effect shows only with the last one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.games.zoo_tycoon import actions as a
from menagerie.games.zoo_tycoon import phases as p
from menagerie.games.zoo_tycoon.needs import colour, free_space, happiness, minimum, occupied_tiles
from menagerie.games.zoo_tycoon.projects import all_park_points, breeding_points, welfare_points
from menagerie.games.zoo_tycoon.scoring import buzz_position, con_value
from menagerie.games.zoo_tycoon.tables import (
    DARK_GREEN,
    FREE_SPACE,
    GROUP_SIZE,
    LIGHT_GREEN,
    RETREATS,
    SPECIES,
    segment_of,
)
from menagerie.games.zoo_tycoon.winter import revenue
from menagerie.games.zoo_tycoon.zoo import Zoo

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


def outlook(state: ZooTycoon, seat: i64) -> float:
    """An estimate of the final victory points of the seat."""
    zoo = state.zoos[seat]
    if ((state.excluded >> seat) & 1) != 0:
        return 0.0
    pop = float(zoo.pop)
    con = float(zoo.con)
    if not state.final and state.decision != p.GAME_OVER:
        con += float(all_park_points(state, seat)) + 0.5 * float(breeding_points(state, seat))
        pop -= 0.5 * float(zoo.all_discs())
        welfare = float(welfare_points(state, seat))
        pop += 0.2 * welfare
        con += 0.2 * welfare
    low = pop if pop < con else con
    high = con if pop < con else pop
    value = 0.7 * low + 0.3 * high + 0.08 * float(zoo.edu)
    if state.final or state.decision == p.GAME_OVER:
        return low + 0.01 * high
    left = state.tables.rounds - state.round + 1
    return value + _prospects(state, seat, zoo, left) - _debt(state, seat, zoo)


def _after_winter(state: ZooTycoon, seat: i64, zoo: Zoo) -> i64:
    kept = zoo.money if zoo.money < state.tables.tax_threshold else state.tables.tax_threshold
    return kept + revenue(state, seat) - zoo.costs


def _debt(state: ZooTycoon, seat: i64, zoo: Zoo) -> float:
    """What the next winter leaves, with a heavy price on debt (ZT-16.2)."""
    money = _after_winter(state, seat, zoo)
    value = -0.05 * float(money if money < 20 else 20)
    if money < 3:
        value += 2.5 * float(3 - money)
        if state.round == state.tables.rounds and money < 0:
            value += 30.0
    return value


def _prospects(state: ZooTycoon, seat: i64, zoo: Zoo, left: i64) -> float:
    """Animals in quarantine, tiles, happiness: what later decisions can turn into points."""
    t = state.tables
    value = 0.25 * float(zoo.tiles if zoo.tiles < 12 else 12) + 0.03 * float(zoo.money)
    species: i64 = 0
    while species < SPECIES:
        if zoo.keeps(species):
            mood = happiness(t, zoo, species)
            value += 0.6 * float(mood) + 0.05 * float(zoo.experience(species))
            if zoo.males(species) > 0 and zoo.females(species) > 0 and left > 1:
                value += 0.5
        species += 1
    space: i64 = 0
    while space < 2:
        held = zoo.quarantine[space * 3]
        if held != 0:
            value += _waiting(state, zoo, held - 1, zoo.quarantine[space * 3 + 1], zoo.quarantine[space * 3 + 2])
        space += 1
    # Conservation points still to be built beside what is kept.
    e: i64 = 0
    while e < zoo.enclosures:
        value += 0.15 * float(con_value(t, zoo, e))
        e += 1
    if segment_of(t.pop_segment, buzz_position(zoo)) == 0:
        value -= 2.0
    return value


def needed_tiles(state: ZooTycoon, species: i64, group: i64) -> i64:
    return occupied_tiles(state.tables, species, group) + minimum(state.tables, species, FREE_SPACE)


def _waiting(state: ZooTycoon, zoo: Zoo, species: i64, males: i64, females: i64) -> float:
    """A quarantined species: worth most of its points if it can form a group, more as its enclosure grows."""
    t = state.tables
    worth = float(t.pop_group[species]) * 0.5 + 0.3 * float(t.con[species])
    if zoo.keeps(species):
        return 0.1
    group = males + females
    least = minimum(t, species, GROUP_SIZE)
    if t.behaviour[species] != 2 and males > 1 and females > 0:
        group = females + 1
    if group < least:
        return 0.1
    wanted = needed_tiles(state, species, least)
    retreats = minimum(t, species, RETREATS)
    ready = _ready(state, zoo, species, wanted, retreats)
    if state.round == 1 or zoo.tiles + 4 >= wanted - ready:
        return worth * (0.5 + 0.4 * float(ready) / float(wanted + retreats))
    return worth * 0.2


def _ready(state: ZooTycoon, zoo: Zoo, species: i64, wanted: i64, retreats: i64) -> i64:
    """How much of an enclosure for the species stands already: tiles and retreats."""
    best: i64 = 0
    e: i64 = 0
    while e < zoo.enclosures:
        if zoo.biome(e) == state.tables.biome[species] and zoo.main_in(e) < 0 and zoo.co_in(e) < 0:
            size = zoo.size(e) if zoo.size(e) < wanted else wanted
            have = zoo.points(e, 3) if zoo.points(e, 3) < retreats else retreats
            best = max(best, size + have)
        e += 1
    return best


def inclination(state: ZooTycoon, action: i64) -> float:
    """Points by which an action leads to something that only a later step shows."""
    d = state.decision
    if d == p.BUILD:
        return _operation(state, action)
    if d == p.TILE_SQUARE:
        return _square(state, action - a.SQUARE)
    if d == p.TILE_JOIN:
        zoo = state.zoos[state.player]
        if action < a.JOIN:
            return _wants_new(state, zoo, action - a.NEW_ENCLOSURE)
        return _wants(state, zoo, action - a.JOIN)
    if d == p.FOCAL_CHOICE:
        return _focal(state, action - a.FOCAL_TYPE)
    if d == p.ARRIVE and a.TAKE <= action < a.TAKE_AGAIN:
        return _arrival(state, action - a.TAKE)
    if d in (p.ARRIVE_FEMALES, p.ARRIVE_MALES, p.ENTER_MALES, p.ENTER_FEMALES, p.HOME_MALES, p.HOME_FEMALES):
        base = a.MALES if d in (p.ARRIVE_MALES, p.ENTER_MALES, p.HOME_MALES) else a.FEMALES
        number = action - base
        if base == a.MALES:
            return 0.3 if number == 1 else (0.0 if number == 0 else 0.1)
        return 0.1 * float(number if number < 4 else 4)
    if d == p.LOAN_CHOICE:
        return -2.0 if action == a.LOAN and state.zoos[state.player].money >= 4 else 0.0
    if d in (p.BIRTH_CONTROL, p.SPRING_STAFF) and action != a.DONE:
        return -1.0 if a.CONTRACEPTION <= action < a.REMOVE_CONTRACEPTION else 0.3
    return 0.0


def _arrival(state: ZooTycoon, species: i64) -> float:
    """Take a new species if its enclosure can be built with the tiles of this year."""
    zoo = state.zoos[state.player]
    t = state.tables
    if zoo.keeps(species):
        return 0.2 if happiness(t, zoo, species) < LIGHT_GREEN else -0.2
    if zoo.space_of(species) >= 0:
        return 0.3
    waiting: i64 = 1 if zoo.quarantine[0] != 0 else 0
    if zoo.quarantine[3] != 0:
        waiting += 1
    if state.round > 2 and _after_winter(state, state.player, zoo) < 2:
        return -2.0
    tiles = zoo.tiles + (0 if state.round == 1 else 3)
    if tiles - 4 * waiting < 3:
        return -1.0
    return 1.0 + 0.3 * float(t.pop_group[species] + t.con[species]) - 0.3 * float(t.cost[species])


def _operation(state: ZooTycoon, action: i64) -> float:
    zoo = state.zoos[state.player]
    spare = _after_winter(state, state.player, zoo)
    if action == a.ENTER:
        return 6.0 if spare >= 3 or state.round < 6 else -2.0
    if action == a.FREE_CENTER:
        return 5.0
    if action == a.TILE:
        return 4.0 if _tile_wanted(state, zoo) else -0.5
    if action == a.FOCAL_POINT:
        best: float = -1.0
        kind: i64 = 0
        while kind < 4:
            found = _focal(state, kind)
            best = max(best, found)
            kind += 1
        return best
    if action == a.BUILDING:
        if zoo.costs >= 8 or zoo.con < zoo.pop or state.final:
            return 1.2
        return 0.2
    if action == a.ADD_CO_SPECIES:
        return 1.5 if zoo.pop <= zoo.con + 8 and spare >= 6 else -4.0
    if action == a.ENTERTAINMENT:
        return 1.1 if zoo.workers_used == 0 else -1.0
    if action == a.ANIMAL_KEEPING:
        return 0.5 if zoo.workers_used == 0 else -1.0
    if action == a.BUY_TILE:
        return 0.3 if zoo.money >= 15 and not state.final else -1.0
    return -0.5 if a.OPERATION <= action < a.SQUARE else 0.0


def _focal(state: ZooTycoon, kind: i64) -> float:
    """How much a focal point of the type is wanted now."""
    zoo = state.zoos[state.player]
    t = state.tables
    if kind == 3:
        space: i64 = 0
        while space < 2:
            held = zoo.quarantine[space * 3]
            if held != 0 and not zoo.keeps(held - 1) and minimum(t, held - 1, RETREATS) > 0:
                return 2.5
            space += 1
        species: i64 = 0
        while species < SPECIES:
            if zoo.keeps(species) and happiness(t, zoo, species) < LIGHT_GREEN:
                return 0.9
            species += 1
        return 0.1
    if kind == 2:
        return 1.8 if zoo.con <= zoo.pop else 1.0
    if kind == 1:
        return 1.5
    return 0.9 if zoo.pop <= zoo.con else 0.4


def _wants(state: ZooTycoon, zoo: Zoo, enclosure: i64) -> float:
    """How much one more tile would help the enclosure."""
    t = state.tables
    main = zoo.main_in(enclosure)
    if main >= 0:
        if colour(t, main, FREE_SPACE, free_space(t, zoo, main)) < LIGHT_GREEN:
            return 1.5
        return 0.8 if colour(t, main, FREE_SPACE, free_space(t, zoo, main)) < DARK_GREEN else 0.0
    if zoo.co_in(enclosure) >= 0:
        return 0.0
    space: i64 = 0
    while space < 2:
        species = zoo.quarantine[space * 3] - 1
        if species >= 0 and not zoo.keeps(species) and t.biome[species] == zoo.biome(enclosure):
            group = minimum(t, species, GROUP_SIZE)
            if zoo.size(enclosure) < needed_tiles(state, species, group):
                return 2.5
        space += 1
    return 0.0


def _wants_new(state: ZooTycoon, zoo: Zoo, biome: i64) -> float:
    """Whether an enclosure of the biome should be started for a species in quarantine."""
    e: i64 = 0
    while e < zoo.enclosures:
        if zoo.biome(e) == biome and not zoo.has_animals(e):
            return -1.0
        e += 1
    space: i64 = 0
    while space < 2:
        species = zoo.quarantine[space * 3] - 1
        if species >= 0 and not zoo.keeps(species) and state.tables.biome[species] == biome:
            return 2.0
        space += 1
    return -1.0


def _tile_wanted(state: ZooTycoon, zoo: Zoo) -> bool:
    e: i64 = 0
    while e < zoo.enclosures:
        if _wants(state, zoo, e) > 0.0:
            return True
        e += 1
    biome: i64 = 0
    while biome < 3:
        if _wants_new(state, zoo, biome) > 0.0:
            return True
        biome += 1
    return False


def _square(state: ZooTycoon, square: i64) -> float:
    """Next to the enclosure that wants a tile most; a new one where it has room to grow."""
    zoo = state.zoos[state.player]
    value: float = 0.0
    side: i64 = 0
    while side < 4:
        near = zoo.neighbour(square, side)
        if near >= 0:
            e = zoo.enclosure_at(near)
            if e >= 0:
                wanted = _wants(state, zoo, e)
                value = max(value, wanted)
            elif zoo.grid[near] == 0:
                value += 0.05
        side += 1
    return value
