"""Needs and happiness of a species, and whether a group may live in an enclosure."""

from __future__ import annotations

from mypy_extensions import i64

from menagerie.core.state import ALLOWED
from menagerie.games.zoo_tycoon.refusals import (
    GROUP_TOO_LARGE,
    GROUP_TOO_SMALL,
    MALE_BEHAVIOUR,
    NO_FREE_SPACE,
    NOT_TOLERATED,
    RETREATS_MISSING,
    WRONG_BIOME,
)
from menagerie.games.zoo_tycoon.tables import (
    ALPHA,
    ANY_MALES,
    BELOW_STANDARD,
    DARK_GREEN,
    FREE_SPACE,
    GROUP_SIZE,
    GROUPS,
    LIGHT_GREEN,
    RETREATS,
    SPECIES,
    YELLOW,
    Tables,
)
from menagerie.games.zoo_tycoon.zoo import CO, ENC, RETREAT_POINTS, TILES, Zoo


def occupied_tiles(t: Tables, species: i64, animals: i64) -> i64:
    """The tightest arrangement (ZT-5.14)."""
    return (animals + t.per_tile[species] - 1) // t.per_tile[species]


def co_size(t: Tables, zoo: Zoo, enclosure: i64) -> i64:
    co = zoo.enc[enclosure * ENC + CO]
    return 0 if co == 0 else t.co_size[co - 1]


def colour(t: Tables, species: i64, need: i64, value: i64) -> i64:
    """The colour of a need at a value; below the lowest filled field it is below the standard (ZT-5.12)."""
    at = (species * 3 + need) * 3
    dark = t.need[at + 2]
    light = t.need[at + 1]
    yellow = t.need[at]
    if dark >= 0 and value >= dark:
        return DARK_GREEN
    if light >= 0 and value >= light:
        return LIGHT_GREEN
    if yellow >= 0 and value >= yellow:
        return YELLOW
    return BELOW_STANDARD


def minimum(t: Tables, species: i64, need: i64) -> i64:
    """The minimum standard: the lowest field that is not crossed out."""
    at = (species * 3 + need) * 3
    if t.need[at] >= 0:
        return t.need[at]
    if t.need[at + 1] >= 0:
        return t.need[at + 1]
    return t.need[at + 2]


def experience_colour(t: Tables, species: i64, experience: i64) -> i64:
    if experience >= t.exp_last[species]:
        return DARK_GREEN
    return LIGHT_GREEN if experience >= t.exp_light[species] else YELLOW


def free_space(t: Tables, zoo: Zoo, species: i64) -> i64:
    """Tiles of the enclosure without meeple and without co-species tile (ZT-5.9)."""
    home = zoo.home(species)
    return zoo.size(home) - occupied_tiles(t, species, zoo.group(species)) - co_size(t, zoo, home)


def happiness(t: Tables, zoo: Zoo, species: i64) -> i64:
    """The lowest of the four needs of a kept species (ZT-5.7)."""
    lowest = experience_colour(t, species, zoo.experience(species))
    space = colour(t, species, FREE_SPACE, free_space(t, zoo, species))
    lowest = min(lowest, space)
    retreats = colour(t, species, RETREATS, zoo.enc[zoo.home(species) * ENC + RETREAT_POINTS])
    lowest = min(lowest, retreats)
    group = colour(t, species, GROUP_SIZE, zoo.group(species))
    return group if group < lowest else lowest


def all_content(t: Tables, zoo: Zoo) -> bool:
    """No main species of the zoo is below light green (ZT-9.16)."""
    species: i64 = 0
    while species < SPECIES:
        if zoo.keeps(species) and happiness(t, zoo, species) < LIGHT_GREEN:
            return False
        species += 1
    return True


def welfare(t: Tables, zoo: Zoo) -> i64:
    """The animal welfare score (ZT-5.19)."""
    found: i64 = 0
    species: i64 = 0
    while species < SPECIES:
        if zoo.keeps(species):
            mood = happiness(t, zoo, species)
            if mood == DARK_GREEN:
                found += 2
            elif mood <= YELLOW:
                found -= 1
        species += 1
    return found


def pop_points_allowed(t: Tables, species: i64, group: i64) -> i64:
    """Popularity focal points unlocked by the group size (ZT-12.3)."""
    return t.pop_fp[species * GROUPS + (group if group < GROUPS else GROUPS - 1)]


def behaving(t: Tables, species: i64, males: i64, females: i64) -> i64:
    """The rule on males in one enclosure (ZT-5.5)."""
    if males <= 1 or t.behaviour[species] == ANY_MALES:
        return ALLOWED
    if t.behaviour[species] == ALPHA or females > 0:
        return MALE_BEHAVIOUR
    return ALLOWED


def living(t: Tables, species: i64, males: i64, females: i64, tiles: i64, retreats: i64) -> i64:
    """The standard that a group would break on `tiles` tiles without co-species, or ALLOWED (ZT-5.13)."""
    group = males + females
    if colour(t, species, GROUP_SIZE, group) == BELOW_STANDARD:
        return GROUP_TOO_SMALL
    if t.group_max[species] >= 0 and group > t.group_max[species]:
        return GROUP_TOO_LARGE
    broken = behaving(t, species, males, females)
    if broken != ALLOWED:
        return broken
    if colour(t, species, RETREATS, retreats) == BELOW_STANDARD:
        return RETREATS_MISSING
    if colour(t, species, FREE_SPACE, tiles - occupied_tiles(t, species, group)) == BELOW_STANDARD:
        return NO_FREE_SPACE
    return ALLOWED


def living_in(t: Tables, zoo: Zoo, species: i64, males: i64, females: i64, enclosure: i64) -> i64:
    """The rule that forbids the group in that enclosure with its co-species, or ALLOWED."""
    if zoo.biome(enclosure) != t.biome[species]:
        return WRONG_BIOME
    at = enclosure * ENC
    co = zoo.enc[at + CO]
    if co != 0 and t.tolerates[species] == 0:
        return NOT_TOLERATED
    tiles = zoo.enc[at + TILES] - (0 if co == 0 else t.co_size[co - 1])
    return living(t, species, males, females, tiles, zoo.enc[at + RETREAT_POINTS])
