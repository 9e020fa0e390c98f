"""The choices of a decision in a fixed order: the legal ones, or all that a player might expect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.core.state import ALLOWED, Actions
from menagerie.games.zoo_tycoon import actions as a
from menagerie.games.zoo_tycoon import phases as p
from menagerie.games.zoo_tycoon.decisions import refusal
from menagerie.games.zoo_tycoon.offspring import converting
from menagerie.games.zoo_tycoon.refusals import NOT_SO_MANY
from menagerie.games.zoo_tycoon.tables import CO_SPECIES, DESIGNS, KINDS, SPECIES

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


def offer(state: ZooTycoon, out: Actions, all_expected: bool) -> None:
    """Add the choices of the decision in a fixed order; with `all_expected` those too that a rule forbids."""
    d = state.decision
    if d in (p.CONVERT_SPRING, p.CONVERT_AUTUMN, p.CONVERT_END):
        _conversions(state, out, all_expected)
        _add(state, out, a.DONE, 1, all_expected)
    elif d == p.BIRTH_CONTROL:
        _add(state, out, a.CONTRACEPTION, SPECIES, False)
        _add(state, out, a.REMOVE_CONTRACEPTION, SPECIES, False)
        _add(state, out, a.DONE, 1, all_expected)
    elif d == p.SPRING_STAFF:
        _add(state, out, a.REROLL, SPECIES, False)
        _add(state, out, a.CONTRACEPTION, SPECIES, False)
        _add(state, out, a.DONE, 1, all_expected)
    elif d == p.REINTRODUCE:
        _add(state, out, a.SEND, 2, all_expected)
        _add(state, out, a.STOP, 1, all_expected)
    elif d == p.AE_MOVE:
        _add(state, out, a.MOVE_EXCHANGE, 9, all_expected)
    elif d == p.LEAVE:
        _add(state, out, a.GIVE, SPECIES, all_expected)
        _add(state, out, a.UNEXPECTED_DEMAND, 1, all_expected)
        _add(state, out, a.EXCHANGE, 1, all_expected)
        _conversions(state, out, all_expected)
        _add(state, out, a.PASS, 1, all_expected)
    elif d == p.ARRIVE:
        _add(state, out, a.TAKE, SPECIES, all_expected)
        _add(state, out, a.UNEXPECTED_SUPPLY, 1, all_expected)
        _add(state, out, a.EXCHANGE, 1, all_expected)
        _add(state, out, a.PANDA_ENTER, 1, False)
        _conversions(state, out, all_expected)
        _add(state, out, a.PASS, 1, all_expected)
    elif d == p.BUILD:
        _add(state, out, a.OPERATION, a.OPERATIONS, all_expected)
        if not state.final:
            _conversions(state, out, all_expected)
        _add(state, out, a.DONE, 1, all_expected)
    else:
        _offer_detail(state, out, all_expected)


def _offer_detail(state: ZooTycoon, out: Actions, all_expected: bool) -> None:
    d = state.decision
    zoo = state.zoos[state.player]
    if d in (p.LEAVE_MALES, p.ARRIVE_MALES, p.HOME_MALES, p.ENTER_MALES):
        _numbers(state, out, a.MALES)
    elif d in (p.LEAVE_FEMALES, p.ARRIVE_FEMALES, p.HOME_FEMALES, p.ENTER_FEMALES):
        _numbers(state, out, a.FEMALES)
    elif d in (p.LEAVE_ENCLOSURE_MALES, p.LEAVE_ENCLOSURE_FEMALES):
        _numbers(state, out, a.FROM_ENCLOSURE)
    elif d in (p.LEAVE_QUARANTINE_MALES, p.LEAVE_QUARANTINE_FEMALES):
        _numbers(state, out, a.FROM_QUARANTINE)
    elif d == p.DEMAND_SPACE:
        _add(state, out, a.EMPTY_SPACE, 2, all_expected)
    elif d == p.SUPPLY_SPECIES:
        _add(state, out, a.TAKE_AGAIN, SPECIES, all_expected)
    elif d == p.RESCUE_CHOICE:
        _add(state, out, a.RESCUE, 2, all_expected)
    elif d == p.ARRIVE_HOME:
        _add(state, out, a.HOUSE, zoo.enclosures, all_expected)
        _add(state, out, a.QUARANTINE, 1, all_expected)
    elif d in (p.PANDA_HOME, p.ENTER_HOME, p.CO_HOME, p.FOCAL_HOME, p.BIOME_ENCLOSURE, p.RELOCATE_HOME):
        _add(state, out, a.HOUSE, zoo.enclosures, all_expected)
    elif d == p.LOAN_CHOICE:
        _add(state, out, a.LOAN, 1, all_expected)
        _add(state, out, a.DECLINE, 1, all_expected)
    elif d == p.REMOVE_PROHIBITION:
        _add(state, out, a.SQUARE, zoo.squares, False)
        _add(state, out, a.KEEP_PROHIBITION, 1, all_expected)
    elif d in (
        p.LOAN_SQUARE,
        p.TILE_SQUARE,
        p.BUILDING_SQUARE,
        p.MOVE_BUILDING_TO,
        p.MOVE_WHICH_TILE,
        p.MOVE_TILE_TO,
    ):
        _add(state, out, a.SQUARE, zoo.squares, False)
    elif d == p.TILE_JOIN:
        _add(state, out, a.NEW_ENCLOSURE, 3, all_expected)
        _add(state, out, a.JOIN, zoo.enclosures, False)
    elif d in (p.ENTER_SPECIES, p.KEEPING_SPECIES):
        _add(state, out, a.CHOOSE_SPECIES, SPECIES, False)
    elif d == p.CO_CHOICE:
        _add(state, out, a.CHOOSE_SPECIES + SPECIES, CO_SPECIES, all_expected)
    elif d == p.RELOCATE_SPECIES:
        _add(state, out, a.CHOOSE_SPECIES, KINDS, False)
    elif d == p.FOCAL_CHOICE:
        _add(state, out, a.FOCAL_TYPE, 4, all_expected)
    elif d in (p.BUILDING_KIND, p.MOVE_WHICH_BUILDING):
        _add(state, out, a.DESIGN, DESIGNS, all_expected)
    elif d == p.CONSTRUCTION_CHOICE:
        _add(state, out, a.CONSTRUCTION_KIND, 3, all_expected)
    elif d == p.CONSTRUCTION_PAY:
        _add(state, out, a.PAY, 3, all_expected)
    elif d == p.BIOME_NEW:
        _add(state, out, a.CHANGE_TO, 3, all_expected)
    elif d == p.ENTERTAIN_CHOICE:
        _add(state, out, a.ENTERTAIN, 3, all_expected)
    elif d == p.WELFARE_TRACK:
        _add(state, out, a.WELFARE, 2, all_expected)


def _add(state: ZooTycoon, out: Actions, base: i64, count: i64, all_expected: bool) -> None:
    action = base
    while action < base + count:
        if all_expected or refusal(state, action) == ALLOWED:
            out.add(action)
        action += 1


def _numbers(state: ZooTycoon, out: Actions, base: i64) -> None:
    """Numbers from 0; beyond the largest that could be meant the rule is always the same."""
    number: i64 = 0
    while number < a.NUMBERS:
        found = refusal(state, base + number)
        if found == ALLOWED:
            out.add(base + number)
        elif found == NOT_SO_MANY:
            return
        number += 1


def _conversions(state: ZooTycoon, out: Actions, all_expected: bool) -> None:
    zoo = state.zoos[state.player]
    species: i64 = 0
    while species < SPECIES:
        sex: i64 = 0
        while sex < 2:
            if zoo.discs(species, sex) > 0 and (all_expected or converting(state, zoo, species, sex) == ALLOWED):
                out.add(a.CONVERT + species * 2 + sex)
            sex += 1
        species += 1
