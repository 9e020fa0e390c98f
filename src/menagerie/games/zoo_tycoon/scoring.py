"""Popularity, education, conservation and running costs, recomputed from the board (ZT-7.2 to ZT-7.6)."""

from __future__ import annotations

from mypy_extensions import i64

from menagerie.games.zoo_tycoon.needs import occupied_tiles, pop_points_allowed
from menagerie.games.zoo_tycoon.tables import (
    CON_POINT,
    CONSERVATION_CENTER,
    COST_REDUCTION,
    DESIGNS,
    EDU_VALUE,
    EDUCATION_BOOTH,
    PARK,
    POP_POINT,
    SPECIES,
    Tables,
)
from menagerie.games.zoo_tycoon.zoo import CO, ENC, MAIN, Zoo


def base_pop(t: Tables, species: i64, animals: i64) -> i64:
    """The popularity of a species by the number of its animals (ZT-5.2)."""
    return t.pop_one[species] if animals == 1 else t.pop_group[species]


def edu_value(t: Tables, zoo: Zoo, enclosure: i64) -> i64:
    """The education value of main and co-species of an enclosure."""
    main = zoo.enc[enclosure * ENC + MAIN]
    co = zoo.enc[enclosure * ENC + CO]
    return (0 if main == 0 else t.edu[main - 1]) + (0 if co == 0 else t.co_edu[co - 1])


def con_value(t: Tables, zoo: Zoo, enclosure: i64) -> i64:
    """The conservation value of main and co-species of an enclosure."""
    main = zoo.enc[enclosure * ENC + MAIN]
    co = zoo.enc[enclosure * ENC + CO]
    return (0 if main == 0 else t.con[main - 1]) + (0 if co == 0 else t.co_con[co - 1])


def pop_points_limit(t: Tables, zoo: Zoo, enclosure: i64) -> i64:
    main = zoo.main_in(enclosure)
    return 0 if main < 0 else pop_points_allowed(t, main, zoo.group(main))


def enclosure_pop(t: Tables, zoo: Zoo, enclosure: i64) -> i64:
    """Base popularity, mixed bonus and effective focal points of one enclosure."""
    main = zoo.main_in(enclosure)
    co = zoo.co_in(enclosure)
    found: i64 = 0
    if co >= 0:
        found += t.co_pop[co]
    if main >= 0:
        found += base_pop(t, main, zoo.group(main))
        if co >= 0:
            found += t.mixed_bonus  # ZT-5.18
    points = zoo.points(enclosure, POP_POINT)
    if points > 0:
        limit = pop_points_limit(t, zoo, enclosure)
        found += points if points < limit else limit  # ZT-12.8
    return found


def enclosure_edu(t: Tables, zoo: Zoo, enclosure: i64) -> i64:
    return edu_value(t, zoo, enclosure) if zoo.points(enclosure, EDU_VALUE) > 0 else 0


def enclosure_con(t: Tables, zoo: Zoo, enclosure: i64) -> i64:
    points = zoo.points(enclosure, CON_POINT)
    if points == 0:
        return 0
    limit = con_value(t, zoo, enclosure)
    return points if points < limit else limit


def enclosure_cost(t: Tables, zoo: Zoo, enclosure: i64) -> i64:
    """Running costs of the animals of one enclosure (ZT-5.15)."""
    main = zoo.main_in(enclosure)
    co = zoo.co_in(enclosure)
    found = 0 if co < 0 else t.co_cost[co]
    if main >= 0:
        found += occupied_tiles(t, main, zoo.group(main)) * t.cost[main]
    return found


# Buildings: each enclosure or building counts once per kind of effect (ZT-12.11).


def items_served(t: Tables, masks: i64, cap: i64) -> i64:
    """How many items can be given to buildings that each take at most `cap`.

    `t.count_by_mask[m]` is the number of items next to exactly the buildings of the mask m. The greatest
    assignment equals the smallest cut: for some set of buildings their caps, plus the items next to any other.
    """
    best: i64 = -1
    cut: i64 = 0
    while cut < masks:
        total: i64 = 0
        member = cut
        while member != 0:
            member &= member - 1
            total += cap
        mask: i64 = 1
        while mask < masks:
            if (mask & ~cut) != 0:
                total += t.count_by_mask[mask]
            mask += 1
        if best < 0 or total < best:
            best = total
        cut += 1
    return best


def building_points(t: Tables, zoo: Zoo, effect: i64, moved: i64, square: i64) -> i64:
    """Points of all buildings of one effect, with design `moved` on `square` (-1: taken away; moved -1: as it is)."""
    if effect == PARK:
        return _park_points(t, zoo, moved, square)
    count = zoo.enclosures
    e: i64 = 0
    while e < count:
        t.touched_by[e] = 0
        e += 1
    number: i64 = 0
    sample: i64 = -1
    design: i64 = 0
    while design < DESIGNS:
        if t.effect[design] == effect:
            at = square if design == moved else zoo.built[design] - 1
            if at >= 0:
                sample = design
                _touch(t, zoo, at, 1 << number, t.design_biomes[design] if effect == EDUCATION_BOOTH else 7)
                number += 1
        design += 1
    if number == 0:
        return 0
    if effect == CONSERVATION_CENTER:
        return _served(t, zoo, -1, 1 << number, t.items_cap[sample], effect) * t.amount[sample]
    found: i64 = 0
    biome: i64 = 0
    while biome < 3:
        found += _served(t, zoo, biome, 1 << number, t.items_cap[sample], effect)
        biome += 1
    return found * t.amount[sample]


def _touch(t: Tables, zoo: Zoo, square: i64, mark: i64, biomes: i64) -> None:
    side: i64 = 0
    while side < 4:
        near = zoo.neighbour(square, side)
        if near >= 0:
            e = zoo.enclosure_at(near)
            if e >= 0 and ((biomes >> zoo.biome(e)) & 1) != 0:
                t.touched_by[e] |= mark
        side += 1


def _served(t: Tables, zoo: Zoo, biome: i64, masks: i64, cap: i64, effect: i64) -> i64:
    mask: i64 = 0
    while mask < masks:
        t.count_by_mask[mask] = 0
        mask += 1
    any_item = False
    e: i64 = 0
    while e < zoo.enclosures:
        touched = t.touched_by[e]
        if touched != 0 and (biome < 0 or zoo.biome(e) == biome):
            value = edu_value(t, zoo, e) if effect == EDUCATION_BOOTH else con_value(t, zoo, e)
            if value > 0:
                t.count_by_mask[touched] += 1
                any_item = True
        e += 1
    return items_served(t, masks, cap) if any_item else 0


def _park_points(t: Tables, zoo: Zoo, moved: i64, square: i64) -> i64:
    number: i64 = 0
    sample: i64 = -1
    other: i64 = 0
    while other < DESIGNS:
        t.touched_by[other] = 0
        other += 1
    design: i64 = 0
    while design < DESIGNS:
        if t.effect[design] == PARK:
            at = square if design == moved else zoo.built[design] - 1
            if at >= 0:
                sample = design
                side: i64 = 0
                while side < 4:
                    near = zoo.neighbour(at, side)
                    if near >= 0:
                        other = zoo.building_at(near)
                        if other >= 0 and t.effect[other] != PARK:
                            t.touched_by[other] |= 1 << number
                    side += 1
                number += 1
        design += 1
    if number == 0:
        return 0
    masks: i64 = 1 << number
    mask: i64 = 0
    while mask < masks:
        t.count_by_mask[mask] = 0
        mask += 1
    other = 0
    while other < DESIGNS:
        if t.touched_by[other] != 0:
            t.count_by_mask[t.touched_by[other]] += 1
        other += 1
    return items_served(t, masks, t.items_cap[sample]) * t.amount[sample]


def commercial_income(t: Tables, zoo: Zoo) -> i64:
    found: i64 = 0
    design: i64 = 0
    while design < DESIGNS:
        if zoo.built[design] != 0 and t.effect[design] == COST_REDUCTION:
            found += t.amount[design]
        design += 1
    return found


def gross_costs(t: Tables, zoo: Zoo) -> i64:
    """Running costs before commercial buildings."""
    found = zoo.surcharge
    e: i64 = 0
    while e < zoo.enclosures:
        found += enclosure_cost(t, zoo, e)
        e += 1
    return found


def recount(t: Tables, zoo: Zoo) -> None:
    """Set the tracks, the running costs and the buzz of new species from the board."""
    pop = zoo.extra_pop
    edu = zoo.extra_edu
    con = zoo.extra_con
    costs = zoo.surcharge
    e: i64 = 0
    while e < zoo.enclosures:
        if zoo.has_animals(e):
            pop += enclosure_pop(t, zoo, e)
            edu += enclosure_edu(t, zoo, e)
            con += enclosure_con(t, zoo, e)
            costs += enclosure_cost(t, zoo, e)
        e += 1
    kinds: i64 = 0
    design: i64 = 0
    while design < DESIGNS:
        if zoo.built[design] != 0:
            kinds |= 1 << t.effect[design]
            if t.effect[design] == COST_REDUCTION:
                costs -= t.amount[design]
        design += 1
    if (kinds & (1 << PARK)) != 0:
        pop += building_points(t, zoo, PARK, -1, -1)
    if (kinds & (1 << EDUCATION_BOOTH)) != 0:
        edu += building_points(t, zoo, EDUCATION_BOOTH, -1, -1)
    if (kinds & (1 << CONSERVATION_CENTER)) != 0:
        con += building_points(t, zoo, CONSERVATION_CENTER, -1, -1)
    zoo.edu = edu if edu > 0 else 0
    bonus: i64 = 0
    while bonus < len(t.bonus_edu):
        if zoo.edu >= t.bonus_edu[bonus] and ((zoo.bonuses >> bonus) & 1) == 0:
            zoo.bonuses |= 1 << bonus  # once per player, never taken back (ZT-A2)
            zoo.extra_pop += t.bonus_pop[bonus]
            zoo.extra_con += t.bonus_con[bonus]
            pop += t.bonus_pop[bonus]
            con += t.bonus_con[bonus]
        bonus += 1
    zoo.pop = pop if pop > 0 else 0  # ZT-A31
    zoo.con = con if con > 0 else 0
    zoo.costs = costs if costs > 0 else 0  # ZT-7.2
    zoo.new_buzz = _newcomer_pop(t, zoo)


def _newcomer_pop(t: Tables, zoo: Zoo) -> i64:
    """Base popularity of the most popular main species that is new this year (ZT-7.8, ZT-A28)."""
    best: i64 = 0
    if zoo.newcomers == 0:
        return 0
    species: i64 = 0
    while species < SPECIES:
        if ((zoo.newcomers >> species) & 1) != 0:
            pop = base_pop(t, species, zoo.group(species))
            best = max(best, pop)
        species += 1
    return best


def buzz(zoo: Zoo) -> i64:
    return zoo.event_buzz + zoo.offspring_buzz + zoo.new_buzz


def buzz_position(zoo: Zoo) -> i64:
    """Popularity plus buzz (ZT-7.9)."""
    return zoo.pop + buzz(zoo)


def victory_points(zoo: Zoo) -> i64:
    """The lower of popularity and conservation (ZT-1.2)."""
    return zoo.pop if zoo.pop < zoo.con else zoo.con
