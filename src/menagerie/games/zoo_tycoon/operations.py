"""Loans and the operations of the Building Phase: which are open, and when it may end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.core.state import ALLOWED, NOT_NOW
from menagerie.games.zoo_tycoon import actions as a
from menagerie.games.zoo_tycoon.arrival import panda_ready
from menagerie.games.zoo_tycoon.buildings import building_somewhere, free_center
from menagerie.games.zoo_tycoon.construction import constructing
from menagerie.games.zoo_tycoon.enclosures import (
    buying_tile,
    entering_somebody,
    own_tile,
    some_co_species,
    some_relocation,
)
from menagerie.games.zoo_tycoon.focal_points import focal_somewhere
from menagerie.games.zoo_tycoon.offspring import converting
from menagerie.games.zoo_tycoon.refusals import (
    CENTER_FIRST,
    ENTERTAINED,
    LAST_SQUARE,
    MONEY_ENOUGH,
    NO_FREE_SQUARE,
    NO_WORKER,
    NOT_IN_FINAL,
    NOT_KEPT,
    PANDA_FIRST,
)
from menagerie.games.zoo_tycoon.tables import SPECIES
from menagerie.games.zoo_tycoon.zoo import Zoo

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


def borrowing(state: ZooTycoon, zoo: Zoo) -> i64:
    """The rule that forbids a loan (ZT-10.5)."""
    if zoo.money >= state.tables.loan_cap:
        return MONEY_ENOUGH
    return ALLOWED if zoo.free > 0 else NO_FREE_SQUARE


def building_phase(state: ZooTycoon, zoo: Zoo, action: i64) -> i64:
    if action == a.DONE:
        return finishing(state, zoo)
    if a.OPERATION <= action < a.SQUARE:
        return operation(state, zoo, action)
    if a.CONVERT <= action < a.CONTRACEPTION and not state.final:
        disc = action - a.CONVERT
        return converting(state, zoo, disc >> 1, disc & 1)
    return NOT_NOW


def operation(state: ZooTycoon, zoo: Zoo, action: i64) -> i64:
    """The rule that forbids an operation of the Building Phase, or ALLOWED if it can be completed (ZT-4.28)."""
    t = state.tables
    if action == a.TILE:
        return own_tile(zoo)
    if action == a.BUY_TILE:
        return buying_tile(t, zoo)
    if action == a.FOCAL_POINT:
        return focal_somewhere(t, zoo)
    if action == a.BUILDING:
        return building_somewhere(t, zoo)
    if action == a.CONSTRUCTION:
        return constructing(state, zoo)
    if action == a.RELOCATE:
        return some_relocation(state, zoo)
    if state.final:
        return NOT_IN_FINAL  # ZT-16.8
    if action == a.ENTER:
        return entering_somebody(state, zoo)
    if action == a.ADD_CO_SPECIES:
        return some_co_species(state, zoo)
    if action == a.FREE_CENTER:
        return free_center(t, zoo)
    if zoo.workers_used >= t.workers:
        return NO_WORKER
    if action == a.ENTERTAINMENT:
        return ENTERTAINED if zoo.entertained else ALLOWED  # ZT-11.12
    species: i64 = 0
    while species < SPECIES:
        if keeping(state, zoo, species) == ALLOWED:
            return ALLOWED
        species += 1
    return LAST_SQUARE


def keeping(state: ZooTycoon, zoo: Zoo, species: i64) -> i64:
    """The rule that forbids a worker to raise the experience with the species (ZT-11.11)."""
    if not zoo.keeps(species):
        return NOT_KEPT
    return ALLOWED if zoo.experience(species) < state.tables.exp_last[species] else LAST_SQUARE


def finishing(state: ZooTycoon, zoo: Zoo) -> i64:
    """The rule that forbids to end the Building Phase (ZT-11.21, ZT-11.22)."""
    if state.final:
        return ALLOWED
    if zoo.owed_center and free_center(state.tables, zoo) == ALLOWED:
        return CENTER_FIRST
    if zoo.space_of(state.tables.panda) >= 0 and panda_ready(state, zoo) == ALLOWED:
        return PANDA_FIRST
    return ALLOWED
