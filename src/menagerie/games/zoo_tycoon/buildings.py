"""Buildings: where they may stand, and the valid sets of commercial buildings."""

from __future__ import annotations

from mypy_extensions import i64

from menagerie.core.state import ALLOWED
from menagerie.games.zoo_tycoon.refusals import (
    BOOTH_ENCLOSURES,
    COMMERCIAL_POPULARITY,
    DESIGN_BUILT,
    NO_EFFECT,
    NO_FREE_CENTER,
    NO_FREE_SQUARE,
    NO_MONEY,
    SHOP_NEEDS_BOOTHS,
    SQUARE_TAKEN,
)
from menagerie.games.zoo_tycoon.scoring import building_points, con_value, edu_value, recount
from menagerie.games.zoo_tycoon.tables import (
    CONSERVATION_CENTER,
    COST_REDUCTION,
    DESIGNS,
    EDUCATION_BOOTH,
    FOOD_BOOTH,
    PARK,
    ZOO_SHOP,
    Tables,
)
from menagerie.games.zoo_tycoon.zoo import BUILDING_ON, FREE, Zoo


def _biome_of(t: Tables, design: i64) -> i64:
    """The biome of a commercial building."""
    mask = t.design_biomes[design]
    return 0 if mask == 1 else (1 if mask == 2 else 2)


def _touches(zoo: Zoo, square: i64, enclosure: i64) -> bool:
    side: i64 = 0
    while side < 4:
        near = zoo.neighbour(square, side)
        if near >= 0 and zoo.enclosure_at(near) == enclosure:
            return True
        side += 1
    return False


def _near_stocked(zoo: Zoo, square: i64, biome: i64) -> i64:
    """How many enclosures of the biome with animals share an edge with the square."""
    found: i64 = 0
    first: i64 = -1
    second: i64 = -1
    third: i64 = -1
    side: i64 = 0
    while side < 4:
        near = zoo.neighbour(square, side)
        if near >= 0:
            e = zoo.enclosure_at(near)
            if e >= 0 and e not in (first, second, third) and zoo.biome(e) == biome and zoo.has_animals(e):
                third = second
                second = first
                first = e
                found += 1
        side += 1
    return found


def _second_booth_near(zoo: Zoo, first: i64, second: i64, biome: i64) -> bool:
    """With a booth next to two enclosures on `first`, the one on `second` is next to a third (ZT-12.20)."""
    around = _near_stocked(zoo, first, biome)
    if around < 2:
        return False
    side: i64 = 0
    while side < 4:
        near = zoo.neighbour(second, side)
        if near >= 0:
            e = zoo.enclosure_at(near)
            matching = e >= 0 and zoo.biome(e) == biome and zoo.has_animals(e)
            if matching and (around >= 3 or not _touches(zoo, first, e)):
                return True
        side += 1
    return False


def commercial_set(t: Tables, zoo: Zoo, biome: i64, moved: i64, square: i64) -> i64:
    """What is wrong with the commercial buildings of a biome, with design `moved` on `square`; or ALLOWED."""
    first: i64 = -1
    second: i64 = -1
    shop: i64 = -1
    design: i64 = 0
    while design < DESIGNS:
        if t.effect[design] == COST_REDUCTION and _biome_of(t, design) == biome:
            at = square if design == moved else zoo.built[design] - 1
            if at >= 0:
                if t.place[design] == ZOO_SHOP:
                    shop = at
                elif first < 0:
                    first = at
                else:
                    second = at
        design += 1
    if shop >= 0:
        if second < 0:
            return SHOP_NEEDS_BOOTHS  # ZT-12.19
        if _near_stocked(zoo, shop, biome) == 0:
            return BOOTH_ENCLOSURES
    if first < 0:
        return ALLOWED
    if second < 0:
        return ALLOWED if _near_stocked(zoo, first, biome) >= 2 else BOOTH_ENCLOSURES  # ZT-12.17
    if _second_booth_near(zoo, first, second, biome) or _second_booth_near(zoo, second, first, biome):
        return ALLOWED
    return BOOTH_ENCLOSURES


def has_commercial(t: Tables, zoo: Zoo) -> bool:
    design: i64 = 0
    while design < DESIGNS:
        if zoo.built[design] != 0 and t.effect[design] == COST_REDUCTION:
            return True
        design += 1
    return False


def commercial_valid(t: Tables, zoo: Zoo) -> bool:
    """All commercial buildings meet their adjacency (ZT-11.18)."""
    if not has_commercial(t, zoo):
        return True
    biome: i64 = 0
    while biome < 3:
        if commercial_set(t, zoo, biome, -1, -1) != ALLOWED:
            return False
        biome += 1
    return True


def _counts_here(t: Tables, zoo: Zoo, design: i64, near: i64) -> bool:
    """Whether the neighbouring square holds something that the design counts."""
    effect = t.effect[design]
    if effect == PARK:
        other = zoo.building_at(near)
        return other >= 0 and other != design and t.effect[other] != PARK
    e = zoo.enclosure_at(near)
    if e < 0:
        return False
    if effect == EDUCATION_BOOTH:
        return ((t.design_biomes[design] >> zoo.biome(e)) & 1) != 0 and edu_value(t, zoo, e) > 0
    return con_value(t, zoo, e) > 0


def _others_of(t: Tables, zoo: Zoo, design: i64) -> bool:
    other: i64 = 0
    while other < DESIGNS:
        if other != design and zoo.built[other] != 0 and t.effect[other] == t.effect[design]:
            return True
        other += 1
    return False


def has_effect(t: Tables, zoo: Zoo, design: i64, square: i64) -> bool:
    """The design would earn at least one point there beyond what the others earn without it (ZT-12.9)."""
    side: i64 = 0
    found = False
    while side < 4 and not found:
        near = zoo.neighbour(square, side)
        found = near >= 0 and _counts_here(t, zoo, design, near)
        side += 1
    if not found:
        return False
    if not _others_of(t, zoo, design):
        return True
    effect = t.effect[design]
    return building_points(t, zoo, effect, design, square) > building_points(t, zoo, effect, design, -1)


def standing(t: Tables, zoo: Zoo, design: i64, square: i64) -> i64:
    """The rule that forbids the design on the square, whatever it costs and wherever it stood; or ALLOWED."""
    if zoo.grid[square] != FREE:
        return SQUARE_TAKEN
    if t.effect[design] == COST_REDUCTION:
        return commercial_set(t, zoo, _biome_of(t, design), design, square)
    return ALLOWED if has_effect(t, zoo, design, square) else NO_EFFECT


def _place_exists(t: Tables, zoo: Zoo, design: i64) -> i64:
    """ALLOWED if some free square is open to the design, else the rule that closes the last one."""
    last: i64 = NO_FREE_SQUARE
    if t.effect[design] == COST_REDUCTION and not _set_ready(t, zoo, design):
        return SHOP_NEEDS_BOOTHS
    square: i64 = 0
    while square < zoo.squares:
        if zoo.grid[square] == FREE:
            last = standing(t, zoo, design, square)
            if last == ALLOWED:
                return ALLOWED
        square += 1
    return last


def _set_ready(t: Tables, zoo: Zoo, design: i64) -> bool:
    if t.place[design] != ZOO_SHOP:
        return True
    booths: i64 = 0
    other: i64 = 0
    while other < DESIGNS:
        if t.place[other] == FOOD_BOOTH and zoo.built[other] != 0 and t.design_biomes[other] == t.design_biomes[design]:
            booths += 1
        other += 1
    return booths >= 2


def building(t: Tables, zoo: Zoo, design: i64) -> i64:
    """The rule that forbids buying a design now, or ALLOWED if it can be paid and has a place (ZT-12.9)."""
    if zoo.built[design] != 0:
        return DESIGN_BUILT
    if zoo.money < t.design_cost[design]:
        return NO_MONEY
    if t.effect[design] == COST_REDUCTION and zoo.pop < t.commercial_pop:
        return COMMERCIAL_POPULARITY  # fixed popularity only (ZT-7.7)
    return _place_exists(t, zoo, design)


def building_somewhere(t: Tables, zoo: Zoo) -> i64:
    """Whether any building can be bought and placed."""
    if zoo.free == 0:
        return NO_FREE_SQUARE
    cheapest: i64 = 999
    last: i64 = NO_EFFECT
    design: i64 = 0
    while design < DESIGNS:
        if zoo.built[design] == 0:
            cheapest = min(cheapest, t.design_cost[design])
            if zoo.money >= t.design_cost[design] and building(t, zoo, design) == ALLOWED:
                return ALLOWED
        design += 1
    if cheapest > zoo.money:
        last = NO_MONEY
    return last


def next_center(t: Tables, zoo: Zoo) -> i64:
    """The conservation center that a free one would be: the first not yet built, or -1."""
    design: i64 = 0
    while design < DESIGNS:
        if t.effect[design] == CONSERVATION_CENTER and zoo.built[design] == 0:
            return design
        design += 1
    return -1


def free_center(t: Tables, zoo: Zoo) -> i64:
    """The rule that forbids placing the free conservation center, or ALLOWED (ZT-11.21)."""
    if not zoo.owed_center:
        return NO_FREE_CENTER
    design = next_center(t, zoo)
    return NO_EFFECT if design < 0 else _place_exists(t, zoo, design)


def build(t: Tables, zoo: Zoo, design: i64, square: i64) -> None:
    zoo.put(square, BUILDING_ON + design)
    zoo.built[design] = square + 1
    recount(t, zoo)
