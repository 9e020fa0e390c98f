"""Construction actions: change a biome, move a building, move a tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from menagerie.core.state import ALLOWED
from menagerie.games.zoo_tycoon.actions import CHANGE_BIOME, MOVE_BUILDING, PAY_MONEY, PAY_WORKER
from menagerie.games.zoo_tycoon.buildings import commercial_valid, standing
from menagerie.games.zoo_tycoon.refusals import (
    COMMERCIAL_BROKEN,
    FREE_ACTION_USED,
    HAS_ANIMALS,
    NO_CONSTRUCTION,
    NO_ENCLOSURE,
    NO_FREE_SQUARE,
    NO_MONEY,
    NO_WORKER,
    NOT_BUILT,
    NOT_IN_FINAL,
    ONE_STEP,
    SEPARATED,
    SQUARE_TAKEN,
)
from menagerie.games.zoo_tycoon.scoring import recount
from menagerie.games.zoo_tycoon.tables import DESIGNS, Tables
from menagerie.games.zoo_tycoon.zoo import BIOME, BUILDING_ON, ENC, FREE, Zoo

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


def changing_biome(zoo: Zoo, enclosure: i64) -> i64:
    """The rule that forbids changing the biome of the enclosure (ZT-12.24)."""
    if enclosure >= zoo.enclosures:
        return NO_ENCLOSURE
    return HAS_ANIMALS if zoo.has_animals(enclosure) else ALLOWED


def moving_building(t: Tables, zoo: Zoo, design: i64) -> i64:
    """The rule that forbids moving the building anywhere, or ALLOWED (ZT-12.25)."""
    if zoo.built[design] == 0:
        return NOT_BUILT
    last: i64 = NO_FREE_SQUARE
    square: i64 = 0
    while square < zoo.squares:
        if zoo.grid[square] == FREE:
            last = standing(t, zoo, design, square)
            if last == ALLOWED:
                return ALLOWED
        square += 1
    return last


def moving_tile_to(t: Tables, zoo: Zoo, square: i64, target: i64) -> i64:
    """The rule that forbids moving the tile to the target square, or ALLOWED (ZT-12.26, ZT-12.27)."""
    if zoo.grid[target] != FREE:
        return SQUARE_TAKEN
    across = (square & 7) - (target & 7)
    down = (square >> 3) - (target >> 3)
    if across > 1 or across < -1 or down > 1 or down < -1 or square == target:
        return ONE_STEP
    enclosure = zoo.enclosure_at(square)
    if zoo.size(enclosure) > 1 and not _connected(zoo, enclosure, square, target):
        return SEPARATED
    held = zoo.grid[square]
    zoo.grid[square] = FREE
    zoo.grid[target] = held
    valid = commercial_valid(t, zoo)
    zoo.grid[square] = held
    zoo.grid[target] = FREE
    return ALLOWED if valid else COMMERCIAL_BROKEN


def _connected(zoo: Zoo, enclosure: i64, square: i64, target: i64) -> bool:
    """All tiles hang together by edges with the tile on `target` instead of `square` (ZT-A37)."""
    side: i64 = 0
    near_own = False
    while side < 4 and not near_own:
        near = zoo.neighbour(target, side)
        near_own = near >= 0 and near != square and zoo.enclosure_at(near) == enclosure
        side += 1
    if not near_own:
        return False
    reached: vec[i64] = vec[i64]([0] * 64)
    queue: vec[i64] = vec[i64]([0] * 64)
    reached[target] = 1
    queue[0] = target
    count: i64 = 1
    at: i64 = 0
    while at < count:
        here = queue[at]
        at += 1
        side = 0
        while side < 4:
            near = zoo.neighbour(here, side)
            if near >= 0 and near != square and reached[near] == 0 and zoo.enclosure_at(near) == enclosure:
                reached[near] = 1
                queue[count] = near
                count += 1
            side += 1
    return count == zoo.size(enclosure)


def moving_tile(t: Tables, zoo: Zoo, square: i64) -> i64:
    """The rule that forbids moving the tile on the square anywhere, or ALLOWED."""
    if zoo.enclosure_at(square) < 0:
        return NO_ENCLOSURE
    last: i64 = NO_FREE_SQUARE
    down: i64 = -1
    while down <= 1:
        across: i64 = -1
        while across <= 1:
            column = (square & 7) + across
            target = square + down * 8 + across
            if 0 <= column <= 7 and 0 <= target < zoo.squares and zoo.grid[target] == FREE:
                last = moving_tile_to(t, zoo, square, target)
                if last == ALLOWED:
                    return ALLOWED
            across += 1
        down += 1
    return last


def construction_kind(t: Tables, zoo: Zoo, kind: i64) -> i64:
    """The rule that forbids every construction action of the kind, or ALLOWED."""
    at: i64 = 0
    if kind == CHANGE_BIOME:
        while at < zoo.enclosures:
            if changing_biome(zoo, at) == ALLOWED:
                return ALLOWED
            at += 1
        return HAS_ANIMALS if zoo.enclosures > 0 else NO_CONSTRUCTION
    if zoo.free == 0:
        return NO_FREE_SQUARE
    if kind == MOVE_BUILDING:
        while at < DESIGNS:
            if zoo.built[at] != 0 and moving_building(t, zoo, at) == ALLOWED:
                return ALLOWED
            at += 1
        return NO_CONSTRUCTION
    while at < zoo.squares:
        if zoo.enclosure_at(at) >= 0 and moving_tile(t, zoo, at) == ALLOWED:
            return ALLOWED
        at += 1
    return NO_CONSTRUCTION


def paying(state: ZooTycoon, zoo: Zoo, way: i64) -> i64:
    """The rule that forbids paying a construction action that way, or ALLOWED (ZT-4.37)."""
    t = state.tables
    if way == PAY_MONEY:
        return ALLOWED if zoo.money >= t.construction_price else NO_MONEY
    if state.final:
        return NOT_IN_FINAL  # paid construction actions only (ZT-16.8)
    if way == PAY_WORKER:
        return ALLOWED if zoo.workers_used < t.workers else NO_WORKER
    return ALLOWED if state.introductory and not zoo.free_action_used else FREE_ACTION_USED


def constructing(state: ZooTycoon, zoo: Zoo) -> i64:
    """The rule that forbids any construction action now, or ALLOWED."""
    way: i64 = 0
    payable = False
    while way < 3 and not payable:
        payable = paying(state, zoo, way) == ALLOWED
        way += 1
    if not payable:
        return NO_MONEY
    kind: i64 = 0
    while kind < 3:
        if construction_kind(state.tables, zoo, kind) == ALLOWED:
            return ALLOWED
        kind += 1
    return NO_CONSTRUCTION


def change_biome(t: Tables, zoo: Zoo, enclosure: i64, biome: i64) -> None:
    zoo.enc[enclosure * ENC + BIOME] = biome
    recount(t, zoo)


def move_building(t: Tables, zoo: Zoo, design: i64, square: i64) -> None:
    zoo.put(zoo.built[design] - 1, FREE)
    zoo.put(square, BUILDING_ON + design)
    zoo.built[design] = square + 1
    recount(t, zoo)


def move_tile(t: Tables, zoo: Zoo, square: i64, target: i64) -> None:
    held = zoo.grid[square]
    zoo.put(square, FREE)
    zoo.put(target, held)
    recount(t, zoo)
