"""One predicate for every decision: it decides, explains and enumerates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.core.state import ALLOWED, NOT_NOW, Actions
from menagerie.games.zoo_tycoon import actions as a
from menagerie.games.zoo_tycoon import phases as p
from menagerie.games.zoo_tycoon.buildings import building, building_somewhere, free_center, standing
from menagerie.games.zoo_tycoon.construction import (
    changing_biome,
    construction_kind,
    constructing,
    moving_building,
    moving_tile,
    moving_tile_to,
    paying,
)
from menagerie.games.zoo_tycoon.enclosures import (
    adding_co_species,
    buying_tile,
    co_species,
    entering,
    entering_from_quarantine,
    entering_some,
    entering_somebody,
    joining,
    own_tile,
    relocating,
    relocating_kind,
    some_co_species,
    some_relocation,
)
from menagerie.games.zoo_tycoon.exchange import (
    emptying,
    exchanging,
    giving,
    giving_males,
    home_enclosure,
    home_males,
    homing,
    housing,
    most_to_leave,
    offered,
    panda_entering,
    panda_ready,
    taking,
    taking_again,
    taking_males,
    thinned_by,
    thinning,
    unexpected_demand,
    unexpected_supply,
)
from menagerie.games.zoo_tycoon.focal_points import focal_point, focal_somewhere, focal_type
from menagerie.games.zoo_tycoon.offspring import (
    birth_control,
    converting,
    removing_contraception,
    rerolling,
    sending,
)
from menagerie.games.zoo_tycoon.refusals import (
    AT_LEAST_ONE,
    CENTER_FIRST,
    ENTERTAINED,
    LAST_SQUARE,
    MONEY_ENOUGH,
    MUST_REMOVE,
    NO_FREE_SQUARE,
    NO_HOME,
    NO_PROHIBITION,
    NO_QUARANTINE,
    NO_WAY_ON,
    NO_WORKER,
    NOT_IN_FINAL,
    NOT_KEPT,
    NOT_SO_MANY,
    PANDA_FIRST,
    SAME_BIOME,
    SQUARE_TAKEN,
)
from menagerie.games.zoo_tycoon.seasons import can_move_to
from menagerie.games.zoo_tycoon.tables import CO_SPECIES, DESIGNS, FEMALE, KINDS, MALE, SPECIES
from menagerie.games.zoo_tycoon.zoo import FREE, PROHIBITED, Zoo

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


def refusal(state: ZooTycoon, action: i64) -> i64:
    """The rule that forbids the action at this decision, NOT_NOW if it belongs to another, or ALLOWED."""
    d = state.decision
    zoo = state.zoos[state.player]
    if d == p.BUILD:
        return _building(state, zoo, action)
    if d == p.ARRIVE:
        return _arriving(state, zoo, action)
    if d == p.LEAVE:
        return _leaving(state, zoo, action)
    if a.SQUARE <= action < a.NEW_ENCLOSURE:
        return _square(state, zoo, action - a.SQUARE)
    if a.HOUSE <= action < a.OPERATION:
        return _house(state, zoo, action - a.HOUSE)
    if a.MALES <= action < a.HOUSE:
        return _number(state, zoo, action)
    if d in (p.CONVERT_SPRING, p.CONVERT_AUTUMN, p.CONVERT_END):
        if a.CONVERT <= action < a.CONTRACEPTION:
            return _converting(state, zoo, action)
        return ALLOWED if action == a.DONE else NOT_NOW
    if d in (p.BIRTH_CONTROL, p.SPRING_STAFF):
        return _spring(state, zoo, action)
    if d == p.REINTRODUCE:
        if a.SEND <= action < a.MOVE_EXCHANGE:
            return sending(state, zoo, state.chosen, action - a.SEND)
        return ALLOWED if action == a.STOP else NOT_NOW
    if d == p.AE_MOVE:
        if a.MOVE_EXCHANGE <= action < a.GIVE:
            return ALLOWED if can_move_to(state, action - a.MOVE_EXCHANGE) else NO_WAY_ON
        return NOT_NOW
    if d == p.DEMAND_SPACE:
        return emptying(state, zoo, action - a.EMPTY_SPACE) if a.EMPTY_SPACE <= action < a.RESCUE else NOT_NOW
    if d == p.SUPPLY_SPECIES:
        if a.TAKE_AGAIN <= action < a.EMPTY_SPACE:
            return taking_again(state, state.player, action - a.TAKE_AGAIN)
        return NOT_NOW
    return _choice(state, zoo, action)


def _choice(state: ZooTycoon, zoo: Zoo, action: i64) -> i64:
    d = state.decision
    t = state.tables
    if d == p.RESCUE_CHOICE:
        return ALLOWED if a.RESCUE <= action < a.MALES else NOT_NOW
    if d == p.ARRIVE_HOME:
        if action == a.QUARANTINE:
            return ALLOWED if zoo.open_space(state.chosen) >= 0 else NO_QUARANTINE
        return NOT_NOW
    if d == p.LOAN_CHOICE:
        if action == a.LOAN:
            return borrowing(state, zoo)
        return ALLOWED if action == a.DECLINE else NOT_NOW
    if d == p.REMOVE_PROHIBITION:
        if action == a.KEEP_PROHIBITION:
            return ALLOWED if zoo.free > 0 else MUST_REMOVE
        return NOT_NOW
    if d == p.TILE_JOIN:
        if a.NEW_ENCLOSURE <= action < a.JOIN:
            return ALLOWED
        return joining(zoo, state.square, action - a.JOIN) if a.JOIN <= action < a.CHOOSE_SPECIES else NOT_NOW
    if a.CHOOSE_SPECIES <= action < a.FOCAL_TYPE:
        return _species(state, zoo, action - a.CHOOSE_SPECIES)
    if d == p.FOCAL_CHOICE:
        return focal_type(t, zoo, action - a.FOCAL_TYPE) if a.FOCAL_TYPE <= action < a.DESIGN else NOT_NOW
    if d == p.BUILDING_KIND:
        return building(t, zoo, action - a.DESIGN) if a.DESIGN <= action < a.CONSTRUCTION_KIND else NOT_NOW
    if d == p.MOVE_WHICH_BUILDING:
        return moving_building(t, zoo, action - a.DESIGN) if a.DESIGN <= action < a.CONSTRUCTION_KIND else NOT_NOW
    if d == p.CONSTRUCTION_CHOICE:
        if a.CONSTRUCTION_KIND <= action < a.PAY:
            return construction_kind(t, zoo, action - a.CONSTRUCTION_KIND)
        return NOT_NOW
    if d == p.CONSTRUCTION_PAY:
        return paying(state, zoo, action - a.PAY) if a.PAY <= action < a.CHANGE_TO else NOT_NOW
    if d == p.BIOME_NEW:
        if a.CHANGE_TO <= action < a.ENTERTAIN:
            return SAME_BIOME if zoo.biome(state.home) == action - a.CHANGE_TO else ALLOWED
        return NOT_NOW
    if d == p.ENTERTAIN_CHOICE:
        return ALLOWED if a.ENTERTAIN <= action < a.WELFARE else NOT_NOW
    if d == p.WELFARE_TRACK:
        return ALLOWED if a.WELFARE <= action < a.ACTIONS else NOT_NOW
    return NOT_NOW


def _converting(state: ZooTycoon, zoo: Zoo, action: i64) -> i64:
    at = action - a.CONVERT
    return converting(state, zoo, at >> 1, at & 1)


def _spring(state: ZooTycoon, zoo: Zoo, action: i64) -> i64:
    if action == a.DONE:
        return ALLOWED
    if a.CONTRACEPTION <= action < a.REMOVE_CONTRACEPTION:
        return birth_control(state, zoo, action - a.CONTRACEPTION)
    if state.decision == p.BIRTH_CONTROL:
        if a.REMOVE_CONTRACEPTION <= action < a.REROLL:
            return removing_contraception(zoo, action - a.REMOVE_CONTRACEPTION)
        return NOT_NOW
    return rerolling(state, zoo, action - a.REROLL) if a.REROLL <= action < a.SEND else NOT_NOW


def _leaving(state: ZooTycoon, zoo: Zoo, action: i64) -> i64:
    if a.GIVE <= action < a.TAKE:
        return giving(state, zoo, action - a.GIVE)
    if a.CONVERT <= action < a.CONTRACEPTION:
        return _converting(state, zoo, action)
    if action == a.UNEXPECTED_DEMAND:
        return unexpected_demand(state, zoo)
    if action == a.EXCHANGE:
        return exchanging(state, zoo, True)
    return ALLOWED if action == a.PASS else NOT_NOW


def _arriving(state: ZooTycoon, zoo: Zoo, action: i64) -> i64:
    if a.TAKE <= action < a.TAKE_AGAIN:
        return taking(state, state.player, action - a.TAKE)
    if a.CONVERT <= action < a.CONTRACEPTION:
        return _converting(state, zoo, action)
    if action == a.UNEXPECTED_SUPPLY:
        return unexpected_supply(state, state.player)
    if action == a.EXCHANGE:
        return exchanging(state, zoo, False)
    if action == a.PANDA_ENTER:
        return panda_entering(state, zoo)
    return ALLOWED if action == a.PASS else NOT_NOW


def borrowing(state: ZooTycoon, zoo: Zoo) -> i64:
    """The rule that forbids a loan (ZT-10.5)."""
    if zoo.money >= state.tables.loan_cap:
        return MONEY_ENOUGH
    return ALLOWED if zoo.free > 0 else NO_FREE_SQUARE


def _building(state: ZooTycoon, zoo: Zoo, action: i64) -> i64:
    if action == a.DONE:
        return finishing(state, zoo)
    if a.OPERATION <= action < a.SQUARE:
        return operation(state, zoo, action)
    if a.CONVERT <= action < a.CONTRACEPTION and not state.final:
        return _converting(state, zoo, action)
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


def _square(state: ZooTycoon, zoo: Zoo, square: i64) -> i64:
    d = state.decision
    if d == p.REMOVE_PROHIBITION:
        return ALLOWED if square < zoo.squares and zoo.grid[square] == PROHIBITED else NO_PROHIBITION
    if d not in (
        p.LOAN_SQUARE,
        p.TILE_SQUARE,
        p.BUILDING_SQUARE,
        p.MOVE_BUILDING_TO,
        p.MOVE_WHICH_TILE,
        p.MOVE_TILE_TO,
    ):
        return NOT_NOW
    if square >= zoo.squares:
        return SQUARE_TAKEN
    if d in (p.LOAN_SQUARE, p.TILE_SQUARE):
        return ALLOWED if zoo.grid[square] == FREE else SQUARE_TAKEN
    if d == p.MOVE_WHICH_TILE:
        return moving_tile(state.tables, zoo, square)
    if d == p.MOVE_TILE_TO:
        return moving_tile_to(state.tables, zoo, state.square, square)
    return standing(state.tables, zoo, state.chosen, square)


def _house(state: ZooTycoon, zoo: Zoo, enclosure: i64) -> i64:
    d = state.decision
    if d == p.ARRIVE_HOME:
        return home_enclosure(state, state.player, enclosure)
    if d == p.PANDA_HOME:
        return entering(state, zoo, state.tables.panda, 1, 1, enclosure)
    if d == p.ENTER_HOME:
        s = state.chosen
        return entering_some(state, zoo, s, zoo.quarantined(s, MALE), zoo.quarantined(s, FEMALE), enclosure)
    if d == p.CO_HOME:
        return adding_co_species(state, zoo, state.chosen, enclosure)
    if d == p.FOCAL_HOME:
        return focal_point(state.tables, zoo, state.chosen, enclosure)
    if d == p.BIOME_ENCLOSURE:
        return changing_biome(zoo, enclosure)
    if d == p.RELOCATE_HOME:
        return relocating(state, zoo, state.chosen, enclosure)
    return NOT_NOW


def _species(state: ZooTycoon, zoo: Zoo, kind: i64) -> i64:
    d = state.decision
    if d == p.RELOCATE_SPECIES:
        return relocating_kind(state, zoo, kind)
    if d == p.CO_CHOICE:
        return co_species(state, zoo, kind - SPECIES) if kind >= SPECIES else NOT_NOW
    if kind >= SPECIES:
        return NOT_NOW
    if d == p.ENTER_SPECIES:
        return entering_from_quarantine(state, zoo, kind)
    return keeping(state, zoo, kind) if d == p.KEEPING_SPECIES else NOT_NOW


def _number(state: ZooTycoon, zoo: Zoo, action: i64) -> i64:
    d = state.decision
    kind = (action - a.MALES) // a.NUMBERS
    number = (action - a.MALES) % a.NUMBERS
    s = state.chosen
    if kind == 0:
        if d == p.LEAVE_MALES:
            if number > most_to_leave(state, zoo, s, MALE):
                return NOT_SO_MANY
            return ALLOWED if giving_males(state, zoo, s, number) else AT_LEAST_ONE
        if d == p.ARRIVE_MALES:
            if number > offered(state, state.player, s, MALE, state.rescuing, state.supplying):
                return NOT_SO_MANY
            return ALLOWED if taking_males(state, state.player, number) else NO_HOME
        if d == p.HOME_MALES:
            if number > state.males:
                return NOT_SO_MANY
            return ALLOWED if home_males(state, state.player, state.home, number) else NO_HOME
        if d == p.ENTER_MALES:
            if number > zoo.quarantined(s, MALE):
                return NOT_SO_MANY
            return ALLOWED if _enter_males(state, zoo, number) else AT_LEAST_ONE
        return NOT_NOW
    if kind == 1:
        return _females(state, zoo, number)
    return _sources(state, zoo, kind, number)


def _enter_males(state: ZooTycoon, zoo: Zoo, males: i64) -> bool:
    f: i64 = 0
    while f <= zoo.quarantined(state.chosen, FEMALE):
        if males + f > 0 and entering(state, zoo, state.chosen, males, f, state.home) == ALLOWED:
            return True
        f += 1
    return False


def _females(state: ZooTycoon, zoo: Zoo, number: i64) -> i64:
    d = state.decision
    s = state.chosen
    if d == p.LEAVE_FEMALES:
        if number > most_to_leave(state, zoo, s, FEMALE):
            return NOT_SO_MANY
        if state.males + number == 0:
            return AT_LEAST_ONE
        return thinned_by(state, zoo, s, state.males, number)
    if d == p.ARRIVE_FEMALES:
        if number > offered(state, state.player, s, FEMALE, state.rescuing, state.supplying):
            return NOT_SO_MANY
        return AT_LEAST_ONE if state.males + number == 0 else housing(state, zoo, s, state.males, number)
    if d == p.HOME_FEMALES:
        if number > state.females:
            return NOT_SO_MANY
        return homing(state, state.player, state.home, state.housed_males, number)
    if d == p.ENTER_FEMALES:
        if number > zoo.quarantined(s, FEMALE):
            return NOT_SO_MANY
        return AT_LEAST_ONE if state.males + number == 0 else entering(state, zoo, s, state.males, number, state.home)
    return NOT_NOW


def _sources(state: ZooTycoon, zoo: Zoo, kind: i64, number: i64) -> i64:
    """Numbers taken from quarantine (kind 2) or the enclosure (kind 3) when animals are given away (ZT-4.18)."""
    d = state.decision
    s = state.chosen
    if kind == 3 and d in (p.LEAVE_ENCLOSURE_MALES, p.LEAVE_ENCLOSURE_FEMALES):
        sex = MALE if d == p.LEAVE_ENCLOSURE_MALES else FEMALE
        return enclosure_source(state, zoo, s, sex, number)
    if kind == 2 and d in (p.LEAVE_QUARANTINE_MALES, p.LEAVE_QUARANTINE_FEMALES):
        sex = MALE if d == p.LEAVE_QUARANTINE_MALES else FEMALE
        rest = state.males - state.thinned_males if sex == MALE else state.females - state.thinned_females
        if number > rest or number > zoo.quarantined(s, sex):
            return NOT_SO_MANY
        return ALLOWED if rest - number <= zoo.discs(s, sex) else AT_LEAST_ONE
    return NOT_NOW


def enclosure_source(state: ZooTycoon, zoo: Zoo, species: i64, sex: i64, number: i64) -> i64:
    given = state.males if sex == MALE else state.females
    if number > given or number > (zoo.males(species) if sex == MALE else zoo.females(species)):
        return NOT_SO_MANY
    if given - number > zoo.quarantined(species, sex) + zoo.discs(species, sex):
        return AT_LEAST_ONE
    if sex == FEMALE:
        return thinning(state, zoo, species, state.thinned_males, number)
    last: i64 = AT_LEAST_ONE
    f: i64 = 0
    while f <= state.females and f <= zoo.females(species):
        if state.females - f <= zoo.quarantined(species, FEMALE) + zoo.discs(species, FEMALE):
            last = thinning(state, zoo, species, number, f)
            if last == ALLOWED:
                return ALLOWED
        f += 1
    return last
