"""One predicate for every decision: it decides, explains and enumerates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.core.state import ALLOWED, NOT_NOW
from menagerie.games.zoo_tycoon import actions as a
from menagerie.games.zoo_tycoon import phases as p
from menagerie.games.zoo_tycoon.arrival import home_enclosure, panda_entering, taking, taking_again, unexpected_supply
from menagerie.games.zoo_tycoon.buildings import building, standing
from menagerie.games.zoo_tycoon.construction import (
    changing_biome,
    construction_kind,
    moving_building,
    moving_tile,
    moving_tile_to,
    paying,
)
from menagerie.games.zoo_tycoon.enclosures import (
    adding_co_species,
    co_species,
    entering,
    entering_from_quarantine,
    entering_some,
    joining,
    relocating,
    relocating_kind,
)
from menagerie.games.zoo_tycoon.focal_points import focal_point, focal_type
from menagerie.games.zoo_tycoon.leaving import emptying, giving, unexpected_demand
from menagerie.games.zoo_tycoon.numbers import number_of_animals
from menagerie.games.zoo_tycoon.offspring import birth_control, converting, removing_contraception, rerolling, sending
from menagerie.games.zoo_tycoon.operations import borrowing, building_phase, keeping
from menagerie.games.zoo_tycoon.path import can_move_to
from menagerie.games.zoo_tycoon.refusals import (
    MUST_REMOVE,
    NO_PROHIBITION,
    NO_QUARANTINE,
    NO_WAY_ON,
    SAME_BIOME,
    SQUARE_TAKEN,
)
from menagerie.games.zoo_tycoon.tables import FEMALE, MALE, SPECIES
from menagerie.games.zoo_tycoon.trades import exchanging
from menagerie.games.zoo_tycoon.zoo import FREE, PROHIBITED, Zoo

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


def refusal(state: ZooTycoon, action: i64) -> i64:
    """The rule that forbids the action at this decision, NOT_NOW if it belongs to another, or ALLOWED."""
    d = state.decision
    zoo = state.zoos[state.player]
    if d == p.BUILD:
        return building_phase(state, zoo, action)
    if d == p.ARRIVE:
        return _arriving(state, zoo, action)
    if d == p.LEAVE:
        return _leaving(state, zoo, action)
    if a.SQUARE <= action < a.NEW_ENCLOSURE:
        return _square(state, zoo, action - a.SQUARE)
    if a.HOUSE <= action < a.OPERATION:
        return _house(state, zoo, action - a.HOUSE)
    if a.MALES <= action < a.HOUSE:
        return number_of_animals(state, zoo, action)
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
