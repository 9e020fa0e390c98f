"""What the choices of summer do: trades, numbers, homes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.core.state import ALLOWED
from menagerie.games.zoo_tycoon import actions as a
from menagerie.games.zoo_tycoon import phases as p
from menagerie.games.zoo_tycoon.arrival import receive, rescue_open, taking_without_rescue
from menagerie.games.zoo_tycoon.enclosures import settle
from menagerie.games.zoo_tycoon.exchange import give, slot
from menagerie.games.zoo_tycoon.flow import autumn_window, next_arrival, next_leaving, note, start_leaving
from menagerie.games.zoo_tycoon.leaving import empty_enclosure
from menagerie.games.zoo_tycoon.numbers import enclosure_source
from menagerie.games.zoo_tycoon.offspring import anything_to_convert
from menagerie.games.zoo_tycoon.path import move_exchange
from menagerie.games.zoo_tycoon.scoring import recount
from menagerie.games.zoo_tycoon.spring import convert_if_chosen
from menagerie.games.zoo_tycoon.staff import use_worker
from menagerie.games.zoo_tycoon.tables import FEMALE, MALE

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


def apply_summer(state: ZooTycoon, d: i64, action: i64) -> None:
    zoo = state.zoos[state.player]
    if d == p.AE_MOVE:
        move_exchange(state, action - a.MOVE_EXCHANGE)
        start_leaving(state)
    elif d in (p.LEAVE, p.ARRIVE):
        _apply_trade(state, action)
    elif d == p.LEAVE_MALES:
        state.males = action - a.MALES
        state.decision = p.LEAVE_FEMALES
    elif d == p.LEAVE_FEMALES:
        state.females = action - a.FEMALES
        state.leave_stage = 0
        state.thinned_males = 0
        state.thinned_females = 0
        _leave_sources(state)
    elif d == p.LEAVE_ENCLOSURE_MALES:
        state.thinned_males = action - a.FROM_ENCLOSURE
        _leave_sources(state)
    elif d == p.LEAVE_ENCLOSURE_FEMALES:
        state.thinned_females = action - a.FROM_ENCLOSURE
        _leave_sources(state)
    elif d == p.LEAVE_QUARANTINE_MALES:
        state.quarantine_males = action - a.FROM_QUARANTINE
        _leave_sources(state)
    elif d == p.LEAVE_QUARANTINE_FEMALES:
        state.quarantine_females = action - a.FROM_QUARANTINE
        _leave_sources(state)
    elif d == p.DEMAND_SPACE:
        _empty_space(state, action - a.EMPTY_SPACE)
    elif d == p.SUPPLY_SPECIES:
        zoo.supply_used = True
        use_worker(state, zoo)
        state.chosen = action - a.TAKE_AGAIN
        state.supplying = True
        state.rescuing = False
        state.decision = p.ARRIVE_MALES
    elif d == p.RESCUE_CHOICE:
        state.rescuing = action == a.RESCUE + 1
        _ask_numbers(state)
    elif d == p.ARRIVE_MALES:
        state.males = action - a.MALES
        state.decision = p.ARRIVE_FEMALES
    elif d == p.ARRIVE_FEMALES:
        state.females = action - a.FEMALES
        state.decision = p.ARRIVE_HOME
    elif d == p.CONVERT_AUTUMN:
        if convert_if_chosen(state, action) and anything_to_convert(state, zoo):
            return
        state.turn += 1
        autumn_window(state)
    else:
        _apply_home(state, d, action)


def _apply_trade(state: ZooTycoon, action: i64) -> None:
    zoo = state.zoos[state.player]
    if convert_if_chosen(state, action):
        return
    if action == a.PASS:
        state.passed |= 1 << state.player
        note(state, "passed", [])
        if state.decision == p.LEAVE:
            next_leaving(state)
        else:
            zoo.arrived = True
            next_arrival(state)
    elif action == a.EXCHANGE:
        zoo.exchanges += 1
        use_worker(state, zoo)
        note(state, "exchange", [])
    elif action == a.UNEXPECTED_DEMAND:
        state.decision = p.DEMAND_SPACE
    elif action == a.UNEXPECTED_SUPPLY:
        state.decision = p.SUPPLY_SPECIES
    elif action == a.PANDA_ENTER:
        state.decision = p.PANDA_HOME
    elif state.decision == p.LEAVE:
        state.chosen = action - a.GIVE
        state.decision = p.LEAVE_MALES
    else:
        _take(state, action - a.TAKE)


def _take(state: ZooTycoon, species: i64) -> None:
    zoo = state.zoos[state.player]
    state.chosen = species
    state.supplying = False
    state.rescuing = False
    if rescue_open(state, zoo, species) > 0:
        if taking_without_rescue(state, state.player, species) == ALLOWED:
            state.decision = p.RESCUE_CHOICE
            return
        state.rescuing = True
    _ask_numbers(state)


def _ask_numbers(state: ZooTycoon) -> None:
    zoo = state.zoos[state.player]
    if state.rescuing:
        zoo.rescued = True
    if state.chosen == state.tables.panda:
        state.males = 1  # the pair as shown is not asked (ZT-4.23)
        state.females = 1
        state.decision = p.ARRIVE_HOME
    else:
        state.decision = p.ARRIVE_MALES


def _apply_home(state: ZooTycoon, d: i64, action: i64) -> None:
    if d == p.PANDA_HOME:
        panda_enters(state, action - a.HOUSE)
        state.decision = p.ARRIVE
    elif d == p.ARRIVE_HOME:
        if action == a.QUARANTINE:
            receive(state, state.player, 0, 0)
            _traded(state, False)
        else:
            state.home = action - a.HOUSE
            if state.chosen == state.tables.panda:
                receive(state, state.player, 1, 1)
                _traded(state, False)
            else:
                state.decision = p.HOME_MALES
    elif d == p.HOME_MALES:
        state.housed_males = action - a.MALES
        state.decision = p.HOME_FEMALES
    else:
        receive(state, state.player, state.housed_males, action - a.FEMALES)
        _traded(state, False)


def panda_enters(state: ZooTycoon, enclosure: i64) -> None:
    panda = state.tables.panda
    zoo = state.zoos[state.player]
    zoo.take_from_quarantine(panda, 1, 1)
    zoo.panda_waits = False
    settle(state, state.player, panda, enclosure, 1, 1)


def _traded(state: ZooTycoon, leaving: bool) -> None:
    """A turn with a trade ends; without final passes everybody may act again (ZT-A5)."""
    if not state.pass_final:
        state.passed = 0
    if leaving:
        next_leaving(state)
    else:
        state.zoos[state.player].arrived = True
        next_arrival(state)


def _empty_space(state: ZooTycoon, space: i64) -> None:
    """Unexpected demand: the animals lie on the exchange for the others (ZT-9.11)."""
    zoo = state.zoos[state.player]
    species = zoo.quarantine[space * 3] - 1
    males = zoo.quarantine[space * 3 + 1]
    females = zoo.quarantine[space * 3 + 2]
    state.given[slot(state.player, species, MALE)] += males
    state.given[slot(state.player, species, FEMALE)] += females
    zoo.take_from_quarantine(species, males, females)
    zoo.demand_used = True
    zoo.trades += 1
    use_worker(state, zoo)
    note(state, "unexpected demand", [species, males, females])
    _traded(state, True)


def _leave_sources(state: ZooTycoon) -> None:
    """Ask for the sources of the animals given where there is a choice (ZT-4.18)."""
    if state.leave_stage == 0:
        state.leave_stage = 1
        low = _only_choice(state, MALE)
        if low < 0:
            state.decision = p.LEAVE_ENCLOSURE_MALES
            return
        state.thinned_males = low
    if state.leave_stage == 1:
        state.leave_stage = 2
        low = _only_choice(state, FEMALE)
        if low < 0:
            state.decision = p.LEAVE_ENCLOSURE_FEMALES
            return
        state.thinned_females = low
    if state.leave_stage == 2:
        state.leave_stage = 3
        low = _only_from_quarantine(state, MALE, state.males - state.thinned_males)
        if low < 0:
            state.decision = p.LEAVE_QUARANTINE_MALES
            return
        state.quarantine_males = low
    if state.leave_stage == 3:
        state.leave_stage = 4
        low = _only_from_quarantine(state, FEMALE, state.females - state.thinned_females)
        if low < 0:
            state.decision = p.LEAVE_QUARANTINE_FEMALES
            return
        state.quarantine_females = low
    _give_away(state)


def _only_from_quarantine(state: ZooTycoon, sex: i64, rest: i64) -> i64:
    """The only number of the rest that can come from the quarantine, or -1 if there is a choice."""
    zoo = state.zoos[state.player]
    low = max(rest - zoo.discs(state.chosen, sex), 0)
    high = min(rest, zoo.quarantined(state.chosen, sex))
    return -1 if low < high else high


def _only_choice(state: ZooTycoon, sex: i64) -> i64:
    """The only number of meeples that can come from the enclosure, or -1 if there is a choice."""
    if not state.introductory:
        return 0
    zoo = state.zoos[state.player]
    found: i64 = -1
    number: i64 = 0
    most = state.males if sex == MALE else state.females
    while number <= most:
        if enclosure_source(state, zoo, state.chosen, sex, number) == ALLOWED:
            if found >= 0:
                return -1
            found = number
        number += 1
    return found


def _give_away(state: ZooTycoon) -> None:
    zoo = state.zoos[state.player]
    s = state.chosen
    seat = state.player
    give(state, seat, s, MALE, state.males, state.quarantine_males, state.thinned_males)
    give(state, seat, s, FEMALE, state.females, state.quarantine_females, state.thinned_females)
    zoo.trades += 1
    note(state, "gave", [s, state.males, state.females])
    if state.introductory:
        empty_enclosure(state, seat, s)
    recount(state.tables, zoo)
    _traded(state, True)
