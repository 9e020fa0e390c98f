"""Years, seasons and turns: what a choice does and which decision comes next (section 4 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.core.state import ALLOWED
from menagerie.games.zoo_tycoon import actions as a
from menagerie.games.zoo_tycoon import endgame
from menagerie.games.zoo_tycoon import phases as p
from menagerie.games.zoo_tycoon.buildings import build, next_center
from menagerie.games.zoo_tycoon.construction import change_biome, move_building, move_tile
from menagerie.games.zoo_tycoon.decisions import borrowing, enclosure_source
from menagerie.games.zoo_tycoon.enclosures import (
    join_enclosure,
    relocate,
    settle,
    settle_co_species,
    start_enclosure,
)
from menagerie.games.zoo_tycoon.exchange import (
    clear_exchange,
    empty_enclosure,
    give,
    receive,
    rescue_open,
    slot,
    taking_without_rescue,
)
from menagerie.games.zoo_tycoon.focal_points import place_focal_point
from menagerie.games.zoo_tycoon.offspring import (
    anything_to_convert,
    contraception_matters,
    convert,
    draw_all,
    keep_new_discs,
    next_to_send,
    offspring_buzz,
    reroll,
    roll_all,
    send,
    spring_staff_possible,
)
from menagerie.games.zoo_tycoon.scoring import recount
from menagerie.games.zoo_tycoon.seasons import (
    free_tiles,
    move_exchange,
    move_exchange_by_chance,
    replace_donor,
    reveal_event,
    use_worker,
    winter,
)
from menagerie.games.zoo_tycoon.tables import CONSERVATION_CENTER, FEMALE, MALE, SPECIES, TRACKS
from menagerie.games.zoo_tycoon.zoo import CARD, EXPERIENCE, FREE, PROHIBITED

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


def note(state: ZooTycoon, kind: str, args: list[int]) -> None:
    journal = state.journal
    if journal is not None:
        journal.note(kind, state.player, args)


def seat_at(state: ZooTycoon, turn: i64) -> i64:
    """Clockwise from the holder of the marker (ZT-1.7)."""
    return (state.start_player + turn) % state.seats


# Spring.


def start_spring(state: ZooTycoon) -> None:
    state.start_player = (state.start_player + 1) % state.seats
    track: i64 = 0
    while track < TRACKS:
        state.track_closed[track] = 0
        track += 1
    if state.with_events:
        reveal_event(state)
    state.turn = 0
    _offspring_window(state)


def _offspring_window(state: ZooTycoon) -> None:
    if state.turn == state.seats:
        state.turn = 0
        _next_reintroduction(state, -1)
        return
    state.player = seat_at(state, state.turn)
    if anything_to_convert(state, state.zoos[state.player]):
        state.decision = p.CONVERT_SPRING
    else:
        _birth_control(state)


def _birth_control(state: ZooTycoon) -> None:
    if contraception_matters(state, state.zoos[state.player]):
        state.decision = p.BIRTH_CONTROL
    else:
        _roll(state)


def _roll(state: ZooTycoon) -> None:
    roll_all(state, state.player)
    _spring_staff(state)


def _spring_staff(state: ZooTycoon) -> None:
    if spring_staff_possible(state, state.zoos[state.player]):
        state.decision = p.SPRING_STAFF
    else:
        _draw(state)


def _draw(state: ZooTycoon) -> None:
    draw_all(state, state.player)
    state.turn += 1
    _offspring_window(state)


def _next_reintroduction(state: ZooTycoon, after: i64) -> None:
    while state.turn < state.seats:
        state.player = seat_at(state, state.turn)
        zoo = state.zoos[state.player]
        species = next_to_send(state, zoo, after)
        if species >= 0:
            state.chosen = species
            state.decision = p.REINTRODUCE
            return
        keep_new_discs(zoo)
        state.turn += 1
        after = -1
    seat: i64 = 0
    while seat < state.seats:
        offspring_buzz(state, seat)
        seat += 1
    _start_summer(state)


# Summer.


def _start_summer(state: ZooTycoon) -> None:
    if state.path_by_choice:
        state.player = state.start_player
        state.decision = p.AE_MOVE
    else:
        move_exchange_by_chance(state)
        _start_leaving(state)


def _start_leaving(state: ZooTycoon) -> None:
    state.passed = 0
    state.turn = -1
    _next_leaving(state)


def _next_leaving(state: ZooTycoon) -> None:
    if state.passed == (1 << state.seats) - 1:
        start_arrival(state)
        return
    while True:
        state.turn = (state.turn + 1) % state.seats
        state.player = seat_at(state, state.turn)
        if ((state.passed >> state.player) & 1) == 0:
            break
    state.decision = p.LEAVE


def start_arrival(state: ZooTycoon) -> None:
    state.passed = 0
    state.turn = -1
    seat: i64 = 0
    while seat < state.seats:
        state.zoos[seat].arrived = False
        seat += 1
    _next_arrival(state)


def _next_arrival(state: ZooTycoon) -> None:
    """Snake order 1..n, n..1, 1..n, ...; players who passed are skipped (ZT-9.13)."""
    if state.passed == (1 << state.seats) - 1:
        clear_exchange(state)
        if state.round == 1:
            _start_building(state)
        else:
            state.turn = 0
            _autumn_window(state)
        return
    while True:
        state.turn = (state.turn + 1) % (2 * state.seats)
        at = state.turn if state.turn < state.seats else 2 * state.seats - 1 - state.turn
        state.player = seat_at(state, at)
        if ((state.passed >> state.player) & 1) == 0:
            break
    state.decision = p.ARRIVE


def _traded(state: ZooTycoon, leaving: bool) -> None:
    """A turn with a trade ends; without final passes everybody may act again (ZT-A5)."""
    if not state.pass_final:
        state.passed = 0
    if leaving:
        _next_leaving(state)
    else:
        state.zoos[state.player].arrived = True
        _next_arrival(state)


def _leave_sources(state: ZooTycoon) -> None:
    """Ask for the sources of the animals given where there is a choice (ZT-4.18)."""
    zoo = state.zoos[state.player]
    s = state.chosen
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
        rest = state.males - state.thinned_males
        low = rest - zoo.discs(s, MALE) if rest > zoo.discs(s, MALE) else 0
        high = rest if rest < zoo.quarantined(s, MALE) else zoo.quarantined(s, MALE)
        if low < high:
            state.decision = p.LEAVE_QUARANTINE_MALES
            return
        state.quarantine_males = high
    if state.leave_stage == 3:
        state.leave_stage = 4
        rest = state.females - state.thinned_females
        low = rest - zoo.discs(s, FEMALE) if rest > zoo.discs(s, FEMALE) else 0
        high = rest if rest < zoo.quarantined(s, FEMALE) else zoo.quarantined(s, FEMALE)
        if low < high:
            state.decision = p.LEAVE_QUARANTINE_FEMALES
            return
        state.quarantine_females = high
    _give_away(state)


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


# Autumn.


def _autumn_window(state: ZooTycoon) -> None:
    while state.turn < state.seats:
        state.player = seat_at(state, state.turn)
        if anything_to_convert(state, state.zoos[state.player]):
            state.decision = p.CONVERT_AUTUMN
            return
        state.turn += 1
    free_tiles(state)
    replace_donor(state)
    state.turn = 0
    _loans(state)


def _loans(state: ZooTycoon) -> None:
    while state.turn < state.seats:
        state.player = seat_at(state, state.turn)
        if borrowing(state, state.zoos[state.player]) == ALLOWED:
            state.decision = p.LOAN_CHOICE
            return
        state.turn += 1
    _start_building(state)


def _start_building(state: ZooTycoon) -> None:
    state.turn = 0
    _building_turn(state)


def _building_turn(state: ZooTycoon) -> None:
    if state.turn == state.seats:
        _start_winter(state)
        return
    state.player = seat_at(state, state.turn)
    state.zoos[state.player].relocated = 0
    state.decision = p.BUILD


def _start_winter(state: ZooTycoon) -> None:
    winter(state)
    if state.round == state.tables.rounds:
        endgame.start(state)
        return
    state.round += 1
    note(state, "year", [state.round])
    start_spring(state)


# What a choice does.


def apply(state: ZooTycoon, action: i64) -> None:
    d = state.decision
    if d >= p.LOAN_CHOICE:
        _apply_autumn(state, d, action)
    elif d >= p.AE_MOVE:
        _apply_summer(state, d, action)
    else:
        _apply_spring(state, d, action)


def _convert_action(state: ZooTycoon, action: i64) -> bool:
    if a.CONVERT <= action < a.CONTRACEPTION:
        convert(state, state.player, (action - a.CONVERT) >> 1, (action - a.CONVERT) & 1)
        return True
    return False


def _apply_spring(state: ZooTycoon, d: i64, action: i64) -> None:
    zoo = state.zoos[state.player]
    if d == p.CONVERT_SPRING:
        if _convert_action(state, action) and anything_to_convert(state, zoo):
            return
        _birth_control(state)
    elif d == p.REINTRODUCE:
        species = state.chosen
        if action == a.STOP:
            _next_reintroduction(state, species)
        else:
            send(state, state.player, species, action - a.SEND)
            _next_reintroduction(state, species - 1)
    elif action == a.DONE:
        if d == p.BIRTH_CONTROL:
            _roll(state)
        else:
            _draw(state)
    elif a.REMOVE_CONTRACEPTION <= action < a.REROLL:
        zoo.contraception &= ~(1 << (action - a.REMOVE_CONTRACEPTION))
        note(state, "contraception removed", [action - a.REMOVE_CONTRACEPTION])
        _birth_control(state)
    elif a.CONTRACEPTION <= action < a.REMOVE_CONTRACEPTION:
        zoo.contraception |= 1 << (action - a.CONTRACEPTION)
        use_worker(state, zoo)
        note(state, "contraception", [action - a.CONTRACEPTION])
        if d == p.BIRTH_CONTROL:
            _birth_control(state)
        else:
            _spring_staff(state)
    else:
        use_worker(state, zoo)
        reroll(state, state.player, action - a.REROLL)
        _spring_staff(state)


def _apply_summer(state: ZooTycoon, d: i64, action: i64) -> None:
    zoo = state.zoos[state.player]
    if d == p.AE_MOVE:
        move_exchange(state, action - a.MOVE_EXCHANGE)
        _start_leaving(state)
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
        if _convert_action(state, action) and anything_to_convert(state, zoo):
            return
        state.turn += 1
        _autumn_window(state)
    else:
        _apply_home(state, d, action)


def _apply_home(state: ZooTycoon, d: i64, action: i64) -> None:
    if d == p.PANDA_HOME:
        _panda_enters(state, action - a.HOUSE)
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


def _panda_enters(state: ZooTycoon, enclosure: i64) -> None:
    panda = state.tables.panda
    zoo = state.zoos[state.player]
    zoo.take_from_quarantine(panda, 1, 1)
    zoo.panda_waits = False
    settle(state, state.player, panda, enclosure, 1, 1)


def _apply_trade(state: ZooTycoon, action: i64) -> None:
    zoo = state.zoos[state.player]
    if _convert_action(state, action):
        return
    if action == a.PASS:
        state.passed |= 1 << state.player
        note(state, "passed", [])
        if state.decision == p.LEAVE:
            _next_leaving(state)
        else:
            zoo.arrived = True
            _next_arrival(state)
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


def _apply_autumn(state: ZooTycoon, d: i64, action: i64) -> None:
    zoo = state.zoos[state.player]
    t = state.tables
    if d == p.LOAN_CHOICE:
        if action == a.LOAN:
            state.decision = p.LOAN_SQUARE
        else:
            state.turn += 1
            _loans(state)
    elif d == p.LOAN_SQUARE:
        zoo.put(action - a.SQUARE, PROHIBITED)
        zoo.money = zoo.money + t.loan_amount if zoo.money + t.loan_amount < t.loan_cap else t.loan_cap
        note(state, "loan", [action - a.SQUARE, zoo.money])
        _loans(state)
    elif d == p.BUILD:
        _apply_operation(state, action)
    elif d == p.CONVERT_END:
        if not (_convert_action(state, action) and anything_to_convert(state, zoo)):
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
    if _convert_action(state, action):
        return
    if action == a.DONE:
        note(state, "done", [])
        state.turn += 1
        if state.final:
            endgame.spending(state)
        else:
            zoo.owed_center = False  # without an effect it is lost (ZT-A27)
            _building_turn(state)
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
            _panda_enters(state, action - a.HOUSE)
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
