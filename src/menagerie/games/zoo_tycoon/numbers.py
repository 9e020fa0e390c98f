"""Decisions about numbers of animals: how many leave, arrive, enter, and from where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.core.state import ALLOWED, NOT_NOW
from menagerie.games.zoo_tycoon import actions as a
from menagerie.games.zoo_tycoon import phases as p
from menagerie.games.zoo_tycoon.arrival import home_males, homing, housing, offered, taking_males
from menagerie.games.zoo_tycoon.enclosures import entering
from menagerie.games.zoo_tycoon.leaving import giving_males, most_to_leave, thinned_by, thinning
from menagerie.games.zoo_tycoon.refusals import AT_LEAST_ONE, NO_HOME, NOT_SO_MANY
from menagerie.games.zoo_tycoon.tables import FEMALE, MALE
from menagerie.games.zoo_tycoon.zoo import Zoo

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


def number_of_animals(state: ZooTycoon, zoo: Zoo, action: i64) -> i64:
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
