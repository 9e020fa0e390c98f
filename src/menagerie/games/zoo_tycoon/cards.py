"""Cards in words: what a species, a co-species or a building asks for and brings."""

from __future__ import annotations

from menagerie.core.wording import plural
from menagerie.games.zoo_tycoon.needs import minimum
from menagerie.games.zoo_tycoon.tables import (
    CONSERVATION_CENTER,
    EDUCATION_BOOTH,
    FREE_SPACE,
    GROUP_SIZE,
    PARK,
    RETREATS,
    Tables,
)

BIOMES = ("rainforest", "savanna", "montane forest")
CATEGORIES = ("primate", "ungulate", "carnivore", "bird")
LEVELS = ("", "I", "II", "III")
MALES = ("one male", "one male or males only", "any males")


def animals(males: int, females: int) -> str:
    """`1 male and 2 females`."""
    parts = [plural(males, "male")] if males else []
    parts += [plural(females, "female")] if females else []
    return " and ".join(parts) or "none"


def points(pop: int, edu: int, con: int) -> str:
    """`popularity 2, education 1`; values of 0 are left out."""
    named = (("popularity", pop), ("education", edu), ("conservation", con))
    return ", ".join(f"{name} {value}" for name, value in named if value)


def species_card(t: Tables, s: int) -> str:
    """A main species in a line: kind, points, least needs, costs."""
    pop = str(t.pop_group[s]) if t.pop_one[s] == t.pop_group[s] else f"{t.pop_one[s]} (a pair {t.pop_group[s]})"
    values = f"popularity {pop}"
    if t.edu[s] or t.con[s]:
        values += ", " + points(0, t.edu[s], t.con[s])
    group = str(minimum(t, s, GROUP_SIZE))
    group += f"-{t.group_max[s]}" if t.group_max[s] > minimum(t, s, GROUP_SIZE) else "+" if t.group_max[s] < 0 else ""
    free, retreats = minimum(t, s, FREE_SPACE), minimum(t, s, RETREATS)
    needs = f"{group} animals ({MALES[t.behaviour[s]]}), {plural(free, 'free tile')}, {plural(retreats, 'retreat')}"
    where = f"level {LEVELS[t.level[s]]} {CATEGORIES[t.category[s]]}, {BIOMES[t.biome[s]]}"
    asks = ""
    if t.req_category[s]:
        asks = f"; asks for {t.req_category[s]} {CATEGORIES[t.category[s]]}s in the zoo"
        asks += f" and popularity {t.req_pop[s]}" if t.req_pop[s] else ""
    company = "" if t.tolerates[s] else "; no co-species"
    living = f"{t.per_tile[s]} on a tile that costs {t.cost[s]}"
    return f"{where}; {values}; {needs}; {living}{company}{asks}"


def co_species_card(t: Tables, co: int) -> str:
    where = f"{CATEGORIES[t.co_category[co]]}, {BIOMES[t.co_biome[co]]}"
    values = points(t.co_pop[co], t.co_edu[co], t.co_con[co])
    return f"{where}; {values}; {plural(t.co_size[co], 'tile')}, {t.co_cost[co]} running costs"


def building_card(t: Tables, design: int) -> str:
    """What a building brings."""
    amount = t.amount[design]
    biomes = [biome for at, biome in enumerate(BIOMES) if (t.design_biomes[design] >> at) & 1]
    if t.effect[design] == PARK:
        return f"{amount} popularity for each building beside it that is no park"
    if t.effect[design] == EDUCATION_BOOTH:
        return f"{amount} education for each enclosure beside it with education value ({' or '.join(biomes)})"
    if t.effect[design] == CONSERVATION_CENTER:
        return f"{amount} conservation for each enclosure beside it with conservation value"
    return f"{amount} less running costs; stands beside {biomes[0]} enclosures with animals"
