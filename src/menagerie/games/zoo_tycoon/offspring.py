"""Offspring: conversion of discs, contraception, dice, discs, nurture and sending discs to a track."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.core.state import ALLOWED
from menagerie.games.zoo_tycoon.needs import happiness, living_in
from menagerie.games.zoo_tycoon.projects import send_cube, track_open
from menagerie.games.zoo_tycoon.refusals import (
    ALREADY_REROLLED,
    HAS_TILE,
    NO_CONTRACEPTION,
    NO_DISC,
    NO_FAILED_DIE,
    NO_NEW_DISC,
    NO_WORKER,
    NOT_KEPT,
)
from menagerie.games.zoo_tycoon.scoring import base_pop, recount
from menagerie.games.zoo_tycoon.tables import (
    DIE_PER_ENCLOSURE,
    DIE_PER_PAIR,
    DIE_PLUS,
    FEMALE,
    MALE,
    NO_OFFSPRING_LEVEL,
    SPECIES,
)
from menagerie.games.zoo_tycoon.zoo import CARD, DISCS, FAILED, LITTERS, LYING, MALES, NEW_DISCS, Zoo

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


def converting(state: ZooTycoon, zoo: Zoo, species: i64, sex: i64) -> i64:
    """The rule that forbids turning a disc into a meeple, or ALLOWED (ZT-8.14)."""
    if zoo.discs(species, sex) == 0:
        return NO_DISC
    males = zoo.males(species) + (1 if sex == MALE else 0)
    females = zoo.females(species) + (1 if sex == FEMALE else 0)
    return living_in(state.tables, zoo, species, males, females, zoo.home(species))


def anything_to_convert(state: ZooTycoon, zoo: Zoo) -> bool:
    species: i64 = 0
    while species < SPECIES:
        if zoo.discs(species, MALE) > 0 and converting(state, zoo, species, MALE) == ALLOWED:
            return True
        if zoo.discs(species, FEMALE) > 0 and converting(state, zoo, species, FEMALE) == ALLOWED:
            return True
        species += 1
    return False


def convert(state: ZooTycoon, seat: i64, species: i64, sex: i64) -> None:
    """The disc returns to the bag, the animal stands upright."""
    zoo = state.zoos[seat]
    zoo.card[species * CARD + DISCS + sex] -= 1
    zoo.card[species * CARD + MALES + sex] += 1
    return_disc(state, sex, 1)
    recount(state.tables, zoo)
    journal = state.journal
    if journal is not None:
        journal.note("converted", seat, [species, sex])


def return_disc(state: ZooTycoon, sex: i64, number: i64) -> None:
    if sex == MALE:
        state.bag_males += number
    else:
        state.bag_females += number


# Contraception and dice.


def upright_females(zoo: Zoo, species: i64) -> i64:
    return zoo.females(species) - zoo.card[species * CARD + LYING]


def needed_roll(state: ZooTycoon, zoo: Zoo, species: i64) -> i64:
    """The number that a die must reach now, 0 if the species does not roll (ZT-8.3)."""
    if not zoo.keeps(species) or ((zoo.contraception >> species) & 1) != 0:
        return 0
    if zoo.males(species) == 0 or upright_females(zoo, species) <= 0:
        return 0
    t = state.tables
    event = state.event
    if event >= 0 and t.event_code[event] == NO_OFFSPRING_LEVEL and t.event_param[event] == t.level[species]:
        return 0  # Breeding Halt (ZT-15.8)
    return t.roll[species * 3 + happiness(t, zoo, species)]


def dice(state: ZooTycoon, zoo: Zoo, species: i64) -> i64:
    """How many dice the species rolls (ZT-8.4)."""
    if needed_roll(state, zoo, species) == 0:
        return 0
    mode = state.tables.dice_mode[species]
    if mode == DIE_PER_ENCLOSURE:
        return 1
    upright = upright_females(zoo, species)
    if mode == DIE_PER_PAIR and zoo.males(species) < upright:
        return zoo.males(species)
    return upright


def birth_control(state: ZooTycoon, zoo: Zoo, species: i64) -> i64:
    """The rule that forbids a contraception tile on the species (ZT-8.10)."""
    if not zoo.keeps(species):
        return NOT_KEPT
    if ((zoo.contraception >> species) & 1) != 0:
        return HAS_TILE
    return ALLOWED if zoo.workers_used < state.tables.workers else NO_WORKER


def removing_contraception(zoo: Zoo, species: i64) -> i64:
    return ALLOWED if ((zoo.contraception >> species) & 1) != 0 else NO_CONTRACEPTION


def contraception_matters(state: ZooTycoon, zoo: Zoo) -> bool:
    """Some species carries a tile, or could roll and a worker is left (ZT-4.12)."""
    if zoo.contraception != 0:
        return True
    if zoo.workers_used >= state.tables.workers:
        return False
    species: i64 = 0
    while species < SPECIES:
        if zoo.keeps(species) and needed_roll(state, zoo, species) > 0:
            return True
        species += 1
    return False


def rerolling(state: ZooTycoon, zoo: Zoo, species: i64) -> i64:
    """The rule that forbids rolling a failed die of the species again (ZT-8.9)."""
    if zoo.card[species * CARD + FAILED] == 0:
        return NO_FAILED_DIE
    if ((zoo.rerolled >> species) & 1) != 0:
        return ALREADY_REROLLED
    return ALLOWED if zoo.workers_used < state.tables.workers else NO_WORKER


def spring_staff_possible(state: ZooTycoon, zoo: Zoo) -> bool:
    if zoo.workers_used >= state.tables.workers:
        return False
    return (zoo.kept & state.tables.main_mask & ~zoo.contraception) != 0 or _some_reroll(state, zoo)


def _some_reroll(state: ZooTycoon, zoo: Zoo) -> bool:
    species: i64 = 0
    while species < SPECIES:
        if zoo.card[species * CARD + FAILED] > 0 and rerolling(state, zoo, species) == ALLOWED:
            return True
        species += 1
    return False


def _roll_die(state: ZooTycoon, needed: i64) -> i64:
    """A die from 1 to 6, with the event's bonus; positive if it succeeds, negative if it fails."""
    state.revealed += 1
    result = state.rng.below(6) + 1
    event = state.event
    bonus: i64 = 0
    if event >= 0 and state.tables.event_code[event] == DIE_PLUS:
        bonus = state.tables.event_amount[event]  # High Fertility (ZT-15.8)
    return result if result + bonus >= needed else -result


def roll_all(state: ZooTycoon, seat: i64) -> None:
    """Rolling is mandatory for every species that can (ZT-8.3); the dice are kept for the staff actions."""
    zoo = state.zoos[seat]
    species: i64 = 0
    while species < SPECIES:
        zoo.card[species * CARD + LITTERS] = 0
        zoo.card[species * CARD + FAILED] = 0
        number = dice(state, zoo, species) if zoo.keeps(species) else 0
        if number > 0:
            needed = needed_roll(state, zoo, species)
            journal = state.journal
            rolled: list[int] = [species, needed]
            while number > 0:
                result = _roll_die(state, needed)
                if result > 0:
                    zoo.card[species * CARD + LITTERS] += 1
                else:
                    zoo.card[species * CARD + FAILED] += 1
                if journal is not None:
                    rolled.append(result if result > 0 else -result)
                number -= 1
            if journal is not None:
                journal.note("rolled", seat, rolled)
        species += 1


def reroll(state: ZooTycoon, seat: i64, species: i64) -> None:
    zoo = state.zoos[seat]
    zoo.rerolled |= 1 << species
    needed = state.tables.roll[species * 3 + happiness(state.tables, zoo, species)]
    result = _roll_die(state, needed)
    if result > 0:
        zoo.card[species * CARD + LITTERS] += 1
        zoo.card[species * CARD + FAILED] -= 1
    journal = state.journal
    if journal is not None:
        journal.note("rerolled", seat, [species, needed, result if result > 0 else -result])


def _draw_disc(state: ZooTycoon) -> i64:
    """The sex of a disc from the bag; an empty bag is replaced by an even chance (ZT-A42)."""
    state.revealed += 1
    total = state.bag_males + state.bag_females
    if total == 0:
        sex = state.rng.below(2)
        if sex == MALE:
            state.spare_males += 1
        else:
            state.spare_females += 1
        return sex
    if state.rng.below(total) < state.bag_males:
        state.bag_males -= 1
        return MALE
    state.bag_females -= 1
    return FEMALE


def draw_all(state: ZooTycoon, seat: i64) -> None:
    """Discs, nurture and breeding program (ZT-8.6, ZT-8.8, ZT-8.11)."""
    t = state.tables
    zoo = state.zoos[seat]
    species: i64 = 0
    while species < SPECIES:
        at = species * CARD
        litters = zoo.card[at + LITTERS]
        zoo.card[at + FAILED] = 0
        if litters > 0:
            _draw_litters(state, seat, species, litters * t.litter[species])
        if t.nurture[species] != 0:
            # All stand up, then one mother per success lies down, whether or not the species rolled (ZT-A29).
            zoo.card[at + LYING] = litters if litters < zoo.females(species) else zoo.females(species)
        species += 1
    recount(t, zoo)


def _draw_litters(state: ZooTycoon, seat: i64, species: i64, number: i64) -> None:
    t = state.tables
    zoo = state.zoos[seat]
    drawn_males: i64 = 0
    left = number
    # Discs of a species with a reintroduction track wait beside the enclosure until it is decided (ZT-14.2).
    where = NEW_DISCS if t.track[species] >= 0 else DISCS
    while left > 0:
        sex = _draw_disc(state)
        zoo.card[species * CARD + where + sex] += 1
        if sex == MALE:
            drawn_males += 1
        left -= 1
    journal = state.journal
    if journal is not None:
        journal.note("litter", seat, [species, drawn_males, number - drawn_males])
    if ((zoo.bred >> species) & 1) == 0:
        zoo.bred |= 1 << species
        if t.level[species] <= 2:
            zoo.breeding += t.level[species]
            if state.breeding_capped and zoo.breeding > t.breeding_last:
                zoo.breeding = t.breeding_last  # ZT-A38


# Reintroduction of this spring's discs.


def sending(state: ZooTycoon, zoo: Zoo, species: i64, sex: i64) -> i64:
    return ALLOWED if zoo.new_discs(species, sex) > 0 else NO_NEW_DISC


def next_to_send(state: ZooTycoon, zoo: Zoo, after: i64) -> i64:
    """The next species with new discs and an open track, or -1."""
    species = after + 1
    while species < SPECIES:
        fresh = zoo.new_discs(species, MALE) + zoo.new_discs(species, FEMALE)
        if fresh > 0 and track_open(state, state.tables.track[species]):
            return species
        species += 1
    return -1


def send(state: ZooTycoon, seat: i64, species: i64, sex: i64) -> None:
    zoo = state.zoos[seat]
    zoo.card[species * CARD + NEW_DISCS + sex] -= 1
    return_disc(state, sex, 1)
    journal = state.journal
    if journal is not None:
        journal.note("sent", seat, [species, sex])
    send_cube(state, seat, state.tables.track[species])


def keep_new_discs(zoo: Zoo) -> None:
    """New discs that were not sent stay in their enclosures for good."""
    at: i64 = 0
    while at < SPECIES * CARD:
        sex: i64 = 0
        while sex < 2:
            zoo.card[at + DISCS + sex] += zoo.card[at + NEW_DISCS + sex]
            zoo.card[at + NEW_DISCS + sex] = 0
            sex += 1
        at += CARD


def offspring_buzz(state: ZooTycoon, seat: i64) -> None:
    """Base popularity of the best-liked main species that bred this spring (ZT-8.12)."""
    zoo = state.zoos[seat]
    best: i64 = 0
    species: i64 = 0
    while species < SPECIES:
        if zoo.card[species * CARD + LITTERS] > 0:
            pop = base_pop(state.tables, species, zoo.group(species))
            best = max(best, pop)
            zoo.card[species * CARD + LITTERS] = 0
        species += 1
    zoo.offspring_buzz = best
