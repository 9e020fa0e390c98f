"""What the choices of autumn and of the final spending do: loans, tiles, animals, buildings, staff."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.games.zoo_tycoon import actions as a
from menagerie.games.zoo_tycoon import endgame
from menagerie.games.zoo_tycoon import phases as p
from menagerie.games.zoo_tycoon.buildings import build, next_center
from menagerie.games.zoo_tycoon.construction import change_biome, move_building, move_tile
from menagerie.games.zoo_tycoon.enclosures import join_enclosure, relocate, settle, settle_co_species, start_enclosure
from menagerie.games.zoo_tycoon.flow import building_turn, loans, note
from menagerie.games.zoo_tycoon.focal_points import place_focal_point
from menagerie.games.zoo_tycoon.offspring import anything_to_convert
from menagerie.games.zoo_tycoon.spring import convert_if_chosen
from menagerie.games.zoo_tycoon.staff import use_worker
from menagerie.games.zoo_tycoon.summer import panda_enters
from menagerie.games.zoo_tycoon.tables import CONSERVATION_CENTER, SPECIES
from menagerie.games.zoo_tycoon.zoo import CARD, EXPERIENCE, FREE, PROHIBITED

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


def apply_autumn(state: ZooTycoon, d: i64, action: i64) -> None:
    zoo = state.zoos[state.player]
    t = state.tables
    if d == p.LOAN_CHOICE:
        if action == a.LOAN:
            state.decision = p.LOAN_SQUARE
        else:
            state.turn += 1
            loans(state)
    elif d == p.LOAN_SQUARE:
        zoo.put(action - a.SQUARE, PROHIBITED)
        zoo.money = zoo.money + t.loan_amount if zoo.money + t.loan_amount < t.loan_cap else t.loan_cap
        note(state, "loan", [action - a.SQUARE, zoo.money])
        loans(state)
    elif d == p.BUILD:
        _apply_operation(state, action)
    elif d == p.CONVERT_END:
        if not (convert_if_chosen(state, action) and anything_to_convert(state, zoo)):
            state.turn += 1
            endgame.windows(state)
    elif d == p.WELFARE_TRACK:
        endgame.welfare_choice(state, action - a.WELFARE)
    elif d <= p.TILE_JOIN:
        _apply_tile(state, d, action)
    elif d <= p.CO_HOME:
        _apply_animals(state, d, action)
    elif d <= p.BUILDING_SQUARE:
        _apply_structure(state, d, action)
    elif d <= p.MOVE_TILE_TO:
        _apply_construction(state, d, action)
    else:
        _apply_staff(state, d, action)


def _apply_operation(state: ZooTycoon, action: i64) -> None:
    zoo = state.zoos[state.player]
    state.buying = False
    if convert_if_chosen(state, action):
        return
    if action == a.DONE:
        note(state, "done", [])
        state.turn += 1
        if state.final:
            endgame.spending(state)
        else:
            zoo.owed_center = False  # without an effect it is lost (ZT-A27)
            building_turn(state)
    elif action == a.TILE:
        state.decision = p.TILE_SQUARE
    elif action == a.BUY_TILE:
        state.buying = True
        zoo.money -= state.tables.tile_price
        state.decision = p.REMOVE_PROHIBITION if zoo.prohibitions() > 0 else p.TILE_SQUARE
    elif action == a.ENTER:
        state.decision = p.ENTER_SPECIES
    elif action == a.ADD_CO_SPECIES:
        state.decision = p.CO_CHOICE
    elif action == a.FOCAL_POINT:
        state.decision = p.FOCAL_CHOICE
    elif action == a.BUILDING:
        state.decision = p.BUILDING_KIND
    elif action == a.FREE_CENTER:
        state.chosen = next_center(state.tables, zoo)
        state.giving_center = True
        state.decision = p.BUILDING_SQUARE
    elif action == a.CONSTRUCTION:
        state.decision = p.CONSTRUCTION_CHOICE
    elif action == a.RELOCATE:
        state.decision = p.RELOCATE_SPECIES
    elif action == a.ANIMAL_KEEPING:
        state.decision = p.KEEPING_SPECIES
    else:
        state.decision = p.ENTERTAIN_CHOICE


def _apply_tile(state: ZooTycoon, d: i64, action: i64) -> None:
    zoo = state.zoos[state.player]
    if d == p.REMOVE_PROHIBITION:
        if action != a.KEEP_PROHIBITION:
            zoo.put(action - a.SQUARE, FREE)
            note(state, "prohibition removed", [action - a.SQUARE])
        state.decision = p.TILE_SQUARE
    elif d == p.TILE_SQUARE:
        state.square = action - a.SQUARE
        state.decision = p.TILE_JOIN
    else:
        if not state.buying:
            zoo.tiles -= 1
        if action < a.JOIN:
            start_enclosure(state.tables, zoo, state.square, action - a.NEW_ENCLOSURE)
        else:
            join_enclosure(state.tables, zoo, state.square, action - a.JOIN)
        e = zoo.enclosure_at(state.square)
        note(state, "tile", [state.square, e, zoo.biome(e), 1 if state.buying else 0])
        state.decision = p.BUILD


def _apply_animals(state: ZooTycoon, d: i64, action: i64) -> None:
    zoo = state.zoos[state.player]
    if d == p.ENTER_SPECIES:
        state.chosen = action - a.CHOOSE_SPECIES
        state.decision = p.ENTER_HOME
    elif d == p.ENTER_HOME:
        if state.chosen == state.tables.panda:
            panda_enters(state, action - a.HOUSE)
            state.decision = p.BUILD
        else:
            state.home = action - a.HOUSE
            state.decision = p.ENTER_MALES
    elif d == p.ENTER_MALES:
        state.males = action - a.MALES
        state.decision = p.ENTER_FEMALES
    elif d == p.ENTER_FEMALES:
        females = action - a.FEMALES
        zoo.take_from_quarantine(state.chosen, state.males, females)
        settle(state, state.player, state.chosen, state.home, state.males, females)
        state.decision = p.BUILD
    elif d == p.CO_CHOICE:
        state.chosen = action - a.CHOOSE_SPECIES - SPECIES
        state.decision = p.CO_HOME
    else:
        settle_co_species(state, state.player, state.chosen, action - a.HOUSE)
        state.decision = p.BUILD


def _apply_structure(state: ZooTycoon, d: i64, action: i64) -> None:
    zoo = state.zoos[state.player]
    if d == p.FOCAL_CHOICE:
        state.chosen = action - a.FOCAL_TYPE
        state.decision = p.FOCAL_HOME
    elif d == p.FOCAL_HOME:
        place_focal_point(state.tables, zoo, state.chosen, action - a.HOUSE)
        note(state, "focal point", [state.chosen, action - a.HOUSE])
        state.decision = p.BUILD
    elif d == p.BUILDING_KIND:
        state.chosen = action - a.DESIGN
        state.giving_center = False
        state.decision = p.BUILDING_SQUARE
    else:
        if state.giving_center and state.tables.effect[state.chosen] == CONSERVATION_CENTER:
            zoo.owed_center = False
        else:
            zoo.money -= state.tables.design_cost[state.chosen]
        build(state.tables, zoo, state.chosen, action - a.SQUARE)
        note(state, "building", [state.chosen, action - a.SQUARE, 1 if state.giving_center else 0])
        state.giving_center = False
        state.decision = p.BUILD


def _apply_construction(state: ZooTycoon, d: i64, action: i64) -> None:
    zoo = state.zoos[state.player]
    t = state.tables
    if d == p.CONSTRUCTION_CHOICE:
        state.chosen = action - a.CONSTRUCTION_KIND
        state.decision = p.CONSTRUCTION_PAY
    elif d == p.CONSTRUCTION_PAY:
        if action == a.PAY + a.PAY_MONEY:
            zoo.money -= t.construction_price
        elif action == a.PAY + a.PAY_WORKER:
            use_worker(state, zoo)
        else:
            zoo.free_action_used = True
        if state.chosen == a.CHANGE_BIOME:
            state.decision = p.BIOME_ENCLOSURE
        else:
            state.decision = p.MOVE_WHICH_BUILDING if state.chosen == a.MOVE_BUILDING else p.MOVE_WHICH_TILE
    elif d == p.BIOME_ENCLOSURE:
        state.home = action - a.HOUSE
        state.decision = p.BIOME_NEW
    elif d == p.MOVE_WHICH_BUILDING:
        state.chosen = action - a.DESIGN
        state.decision = p.MOVE_BUILDING_TO
    elif d == p.MOVE_WHICH_TILE:
        state.square = action - a.SQUARE
        state.decision = p.MOVE_TILE_TO
    else:
        if d == p.BIOME_NEW:
            change_biome(t, zoo, state.home, action - a.CHANGE_TO)
            note(state, "biome", [state.home, action - a.CHANGE_TO])
        elif d == p.MOVE_BUILDING_TO:
            move_building(t, zoo, state.chosen, action - a.SQUARE)
            note(state, "building moved", [state.chosen, action - a.SQUARE])
        else:
            move_tile(t, zoo, state.square, action - a.SQUARE)
            note(state, "tile moved", [state.square, action - a.SQUARE])
        state.decision = p.BUILD


def _apply_staff(state: ZooTycoon, d: i64, action: i64) -> None:
    zoo = state.zoos[state.player]
    if d == p.RELOCATE_SPECIES:
        state.chosen = action - a.CHOOSE_SPECIES
        state.decision = p.RELOCATE_HOME
        return
    if d == p.RELOCATE_HOME:
        relocate(state, state.player, state.chosen, action - a.HOUSE)
    elif d == p.KEEPING_SPECIES:
        zoo.card[(action - a.CHOOSE_SPECIES) * CARD + EXPERIENCE] += 1
        use_worker(state, zoo)
        note(state, "keeping", [action - a.CHOOSE_SPECIES])
    else:
        track = action - a.ENTERTAIN
        zoo.entertained = True
        if track == 0:
            zoo.extra_pop += 1
        elif track == 1:
            zoo.extra_edu += 2
        else:
            zoo.extra_con += 1
        use_worker(state, zoo)
        note(state, "entertainment", [track])
    state.decision = p.BUILD
