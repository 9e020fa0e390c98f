"""Enclosures: tiles, species that enter, co-species and relocation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.core.state import ALLOWED
from menagerie.games.zoo_tycoon.buildings import commercial_valid
from menagerie.games.zoo_tycoon.needs import living, living_in
from menagerie.games.zoo_tycoon.projects import look_at_parks
from menagerie.games.zoo_tycoon.refusals import (
    ALREADY_KEPT,
    ALREADY_RELOCATED,
    COMMERCIAL_BROKEN,
    DISEASE,
    HAS_CO_SPECIES,
    NO_CO_PLACE,
    NO_ENCLOSURE,
    NO_FREE_SPACE,
    NO_FREE_SQUARE,
    NO_MONEY,
    NO_RELOCATION,
    NO_TILE,
    NOBODY_ENTERS,
    NOT_IN_QUARANTINE,
    NOT_KEPT,
    NOT_NEIGHBOUR,
    NOT_TOLERATED,
    OCCUPIED_ENCLOSURE,
    OTHER_ENCLOSURE,
    TILES_LEFT,
    WRONG_BIOME,
)
from menagerie.games.zoo_tycoon.scoring import recount
from menagerie.games.zoo_tycoon.tables import CO_SPECIES, KINDS, NO_ENTRY, SPECIES, Tables, bit
from menagerie.games.zoo_tycoon.zoo import (
    BIOME,
    CARD,
    CO,
    ENC,
    ENCLOSURE,
    EXPERIENCE,
    FEMALES,
    HOME,
    MAIN,
    MALES,
    RETREAT_POINTS,
    TILES,
    Zoo,
)

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


# Tiles.


def own_tile(zoo: Zoo) -> i64:
    """The rule that forbids placing a stored tile (ZT-11.3)."""
    if zoo.tiles == 0:
        return NO_TILE
    return ALLOWED if zoo.free > 0 else NO_FREE_SQUARE


def buying_tile(t: Tables, zoo: Zoo) -> i64:
    """The rule that forbids buying a tile (ZT-11.4, ZT-11.7)."""
    if zoo.tiles > 0:
        return TILES_LEFT
    if zoo.money < t.tile_price:
        return NO_MONEY
    return ALLOWED if zoo.free > 0 or zoo.prohibitions() > 0 else NO_FREE_SQUARE


def joining(zoo: Zoo, square: i64, enclosure: i64) -> i64:
    """The rule that forbids a tile on the square to join the enclosure (ZT-6.6)."""
    if enclosure >= zoo.enclosures:
        return NO_ENCLOSURE
    side: i64 = 0
    while side < 4:
        near = zoo.neighbour(square, side)
        if near >= 0 and zoo.enclosure_at(near) == enclosure:
            return ALLOWED
        side += 1
    return NOT_NEIGHBOUR


def start_enclosure(t: Tables, zoo: Zoo, square: i64, biome: i64) -> None:
    e = zoo.enclosures
    zoo.enclosures = e + 1
    zoo.enc[e * ENC + BIOME] = biome
    zoo.enc[e * ENC + TILES] = 1
    zoo.put(square, ENCLOSURE + e)
    recount(t, zoo)


def join_enclosure(t: Tables, zoo: Zoo, square: i64, enclosure: i64) -> None:
    zoo.enc[enclosure * ENC + TILES] += 1
    zoo.put(square, ENCLOSURE + enclosure)
    recount(t, zoo)


# Entering.


def barred(state: ZooTycoon, category: i64) -> bool:
    """A disease keeps the category out of enclosures this round (ZT-15.11)."""
    event = state.event
    if event < 0:
        return False
    t = state.tables
    return t.event_code[event] == NO_ENTRY and t.event_param[event] == category


def entering(state: ZooTycoon, zoo: Zoo, species: i64, males: i64, females: i64, enclosure: i64) -> i64:
    """The rule that forbids so many new animals of a main species in the enclosure, or ALLOWED (ZT-9.19, ZT-11.8)."""
    t = state.tables
    if enclosure >= zoo.enclosures:
        return NO_ENCLOSURE
    if barred(state, t.category[species]):
        return DISEASE
    if zoo.keeps(species):
        if zoo.home(species) != enclosure:
            return OTHER_ENCLOSURE  # ZT-5.6
        males += zoo.males(species)
        females += zoo.females(species)
    elif zoo.main_in(enclosure) >= 0:
        return OCCUPIED_ENCLOSURE  # ZT-6.7
    return living_in(t, zoo, species, males, females, enclosure)


def entering_some(state: ZooTycoon, zoo: Zoo, species: i64, males: i64, females: i64, enclosure: i64) -> i64:
    """ALLOWED if some of the animals, at least one, may enter the enclosure; else the rule against all of them."""
    last = entering(state, zoo, species, males, females, enclosure)
    if last in (ALLOWED, NO_ENCLOSURE, DISEASE, OTHER_ENCLOSURE, OCCUPIED_ENCLOSURE, WRONG_BIOME, NOT_TOLERATED):
        return last
    m: i64 = 0
    while m <= males:
        f: i64 = 0
        while f <= females:
            if m + f > 0 and entering(state, zoo, species, m, f, enclosure) == ALLOWED:
                return ALLOWED
            f += 1
        m += 1
    return last


def entering_from_quarantine(state: ZooTycoon, zoo: Zoo, species: i64) -> i64:
    """The rule that keeps all quarantined animals of the species out of the zoo, or ALLOWED."""
    if zoo.space_of(species) < 0:
        return NOT_IN_QUARANTINE
    males = zoo.quarantined(species, 0)
    females = zoo.quarantined(species, 1)
    last: i64 = NOBODY_ENTERS
    e: i64 = 0
    while e < zoo.enclosures:
        found = entering_some(state, zoo, species, males, females, e)
        if found == ALLOWED:
            return ALLOWED
        if found not in (WRONG_BIOME, OCCUPIED_ENCLOSURE, OTHER_ENCLOSURE):
            last = found
        e += 1
    return last


def entering_somebody(state: ZooTycoon, zoo: Zoo) -> i64:
    last: i64 = NOT_IN_QUARANTINE
    space: i64 = 0
    while space < 2:
        held = zoo.quarantine[space * 3]
        if held != 0:
            last = entering_from_quarantine(state, zoo, held - 1)
            if last == ALLOWED:
                return ALLOWED
        space += 1
    return last


def settle(state: ZooTycoon, seat: i64, species: i64, enclosure: i64, males: i64, females: i64) -> None:
    """Animals enter an enclosure; a new species follows the checklist (ZT-11.16)."""
    t = state.tables
    zoo = state.zoos[seat]
    at = species * CARD
    new = zoo.card[at + HOME] == 0
    zoo.card[at + MALES] += males
    zoo.card[at + FEMALES] += females
    if new:
        zoo.card[at + HOME] = enclosure + 1
        zoo.enc[enclosure * ENC + MAIN] = species + 1
        # Square 2 with a species of the category from an earlier year (ZT-5.8).
        known = (t.category_mask[t.category[species]] & zoo.settled & zoo.kept) != 0
        zoo.card[at + EXPERIENCE] = 2 if known else 1
        zoo.kept |= 1 << species
        zoo.newcomers |= 1 << species
    recount(t, zoo)
    journal = state.journal
    if journal is not None:
        journal.note("entered", seat, [species, males, females, enclosure, 1 if new else 0])
    if new:
        look_at_parks(state, seat)


# Co-species.


def adding_co_species(state: ZooTycoon, zoo: Zoo, co: i64, enclosure: i64) -> i64:
    """The rule that forbids taking the co-species into the enclosure, or ALLOWED (ZT-11.9)."""
    if enclosure >= zoo.enclosures:
        return NO_ENCLOSURE
    if zoo.co_home[co] != 0:
        return ALREADY_KEPT
    if barred(state, state.tables.co_category[co]):
        return DISEASE
    return _co_living(state.tables, zoo, co, enclosure)


def _co_living(t: Tables, zoo: Zoo, co: i64, enclosure: i64) -> i64:
    at = enclosure * ENC
    if zoo.enc[at + BIOME] != t.co_biome[co]:
        return WRONG_BIOME
    if zoo.enc[at + CO] != 0:
        return HAS_CO_SPECIES
    tiles = zoo.enc[at + TILES] - t.co_size[co]
    if tiles < 0:
        return NO_FREE_SPACE
    main = zoo.enc[at + MAIN] - 1
    if main < 0:
        return ALLOWED
    if t.tolerates[main] == 0:
        return NOT_TOLERATED
    return living(t, main, zoo.males(main), zoo.females(main), tiles, zoo.enc[at + RETREAT_POINTS])


def co_species(state: ZooTycoon, zoo: Zoo, co: i64) -> i64:
    """The rule that forbids taking the co-species anywhere, or ALLOWED."""
    if zoo.co_home[co] != 0:
        return ALREADY_KEPT
    if barred(state, state.tables.co_category[co]):
        return DISEASE
    e: i64 = 0
    while e < zoo.enclosures:
        if _co_living(state.tables, zoo, co, e) == ALLOWED:
            return ALLOWED
        e += 1
    return NO_CO_PLACE


def some_co_species(state: ZooTycoon, zoo: Zoo) -> i64:
    co: i64 = 0
    while co < CO_SPECIES:
        if co_species(state, zoo, co) == ALLOWED:
            return ALLOWED
        co += 1
    return NO_CO_PLACE


def settle_co_species(state: ZooTycoon, seat: i64, co: i64, enclosure: i64) -> None:
    zoo = state.zoos[seat]
    zoo.co_home[co] = enclosure + 1
    zoo.enc[enclosure * ENC + CO] = co + 1
    zoo.kept |= bit(SPECIES + co)
    recount(state.tables, zoo)
    journal = state.journal
    if journal is not None:
        journal.note("co-species", seat, [co, enclosure])
    look_at_parks(state, seat)


# Relocation.


def relocating(state: ZooTycoon, zoo: Zoo, kind: i64, enclosure: i64) -> i64:
    """The rule that forbids moving a kept species to the enclosure (a swap of main species included), or ALLOWED."""
    if enclosure >= zoo.enclosures:
        return NO_ENCLOSURE
    if ((zoo.kept >> kind) & 1) == 0:
        return NOT_KEPT
    if ((zoo.relocated >> kind) & 1) != 0:
        return ALREADY_RELOCATED  # ZT-A17
    if kind >= SPECIES:
        return _relocating_co(state.tables, zoo, kind - SPECIES, enclosure)
    return _relocating_main(state.tables, zoo, kind, enclosure)


def _relocating_main(t: Tables, zoo: Zoo, species: i64, enclosure: i64) -> i64:
    old = zoo.home(species)
    if old == enclosure:
        return OTHER_ENCLOSURE
    found = living_in(t, zoo, species, zoo.males(species), zoo.females(species), enclosure)
    if found != ALLOWED:
        return found
    other = zoo.main_in(enclosure)
    if other >= 0:
        if ((zoo.relocated >> other) & 1) != 0:
            return ALREADY_RELOCATED
        return living_in(t, zoo, other, zoo.males(other), zoo.females(other), old)
    return _keeps_commercial(t, zoo, MAIN, old, enclosure)


def _relocating_co(t: Tables, zoo: Zoo, co: i64, enclosure: i64) -> i64:
    old = zoo.co_home[co] - 1
    if old == enclosure:
        return OTHER_ENCLOSURE
    found = _co_living(t, zoo, co, enclosure)
    return found if found != ALLOWED else _keeps_commercial(t, zoo, CO, old, enclosure)


def _keeps_commercial(t: Tables, zoo: Zoo, slot: i64, old: i64, new: i64) -> i64:
    """Commercial buildings stay valid when a species goes from one enclosure to another (ZT-11.18)."""
    held = zoo.enc[old * ENC + slot]
    zoo.enc[old * ENC + slot] = 0
    zoo.enc[new * ENC + slot] = held
    valid = commercial_valid(t, zoo)
    zoo.enc[old * ENC + slot] = held
    zoo.enc[new * ENC + slot] = 0
    return ALLOWED if valid else COMMERCIAL_BROKEN


def relocating_kind(state: ZooTycoon, zoo: Zoo, kind: i64) -> i64:
    """The rule that forbids moving the species anywhere, or ALLOWED."""
    if ((zoo.kept >> kind) & 1) == 0:
        return NOT_KEPT
    if ((zoo.relocated >> kind) & 1) != 0:
        return ALREADY_RELOCATED
    e: i64 = 0
    while e < zoo.enclosures:
        if relocating(state, zoo, kind, e) == ALLOWED:
            return ALLOWED
        e += 1
    return NO_RELOCATION


def some_relocation(state: ZooTycoon, zoo: Zoo) -> i64:
    if not state.may_relocate:
        return NO_RELOCATION
    kind: i64 = 0
    while kind < KINDS:
        if ((zoo.kept >> kind) & 1) != 0 and relocating_kind(state, zoo, kind) == ALLOWED:
            return ALLOWED
        kind += 1
    return NO_RELOCATION


def relocate(state: ZooTycoon, seat: i64, kind: i64, enclosure: i64) -> None:
    """The whole species goes; experience and lying females go along (ZT-11.15)."""
    zoo = state.zoos[seat]
    zoo.relocated |= bit(kind)
    other: i64 = -1
    if kind >= SPECIES:
        old = zoo.co_home[kind - SPECIES] - 1
        zoo.enc[old * ENC + CO] = 0
        zoo.enc[enclosure * ENC + CO] = kind - SPECIES + 1
        zoo.co_home[kind - SPECIES] = enclosure + 1
    else:
        old = zoo.home(kind)
        other = zoo.main_in(enclosure)
        zoo.enc[enclosure * ENC + MAIN] = kind + 1
        zoo.card[kind * CARD + HOME] = enclosure + 1
        zoo.enc[old * ENC + MAIN] = other + 1
        if other >= 0:
            zoo.card[other * CARD + HOME] = old + 1
            zoo.relocated |= 1 << other
    recount(state.tables, zoo)
    journal = state.journal
    if journal is not None:
        journal.note("relocated", seat, [kind, enclosure, other])
