"""Years, seasons and turns: which decision comes next (section 4 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.core.state import ALLOWED
from menagerie.games.zoo_tycoon import endgame
from menagerie.games.zoo_tycoon import phases as p
from menagerie.games.zoo_tycoon.donors import free_tiles, replace_donor
from menagerie.games.zoo_tycoon.events import reveal_event
from menagerie.games.zoo_tycoon.exchange import clear_exchange
from menagerie.games.zoo_tycoon.offspring import (
    anything_to_convert,
    contraception_matters,
    draw_all,
    keep_new_discs,
    next_to_send,
    offspring_buzz,
    roll_all,
    spring_staff_possible,
)
from menagerie.games.zoo_tycoon.operations import borrowing
from menagerie.games.zoo_tycoon.path import move_exchange_by_chance
from menagerie.games.zoo_tycoon.tables import TRACKS
from menagerie.games.zoo_tycoon.winter import winter

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


def note(state: ZooTycoon, kind: str, args: list[int]) -> None:
    journal = state.journal
    if journal is not None:
        journal.note(kind, state.player, args)


def seat_at(state: ZooTycoon, turn: i64) -> i64:
    """Clockwise from the holder of the marker (ZT-1.7)."""
    return (state.start_player + turn) % state.seats


def start_spring(state: ZooTycoon) -> None:
    state.start_player = (state.start_player + 1) % state.seats
    track: i64 = 0
    while track < TRACKS:
        state.track_closed[track] = 0
        track += 1
    if state.with_events:
        reveal_event(state)
    state.turn = 0
    offspring_window(state)


def offspring_window(state: ZooTycoon) -> None:
    if state.turn == state.seats:
        state.turn = 0
        next_reintroduction(state, -1)
        return
    state.player = seat_at(state, state.turn)
    if anything_to_convert(state, state.zoos[state.player]):
        state.decision = p.CONVERT_SPRING
    else:
        birth_control_step(state)


def birth_control_step(state: ZooTycoon) -> None:
    if contraception_matters(state, state.zoos[state.player]):
        state.decision = p.BIRTH_CONTROL
    else:
        roll_step(state)


def roll_step(state: ZooTycoon) -> None:
    roll_all(state, state.player)
    spring_staff(state)


def spring_staff(state: ZooTycoon) -> None:
    if spring_staff_possible(state, state.zoos[state.player]):
        state.decision = p.SPRING_STAFF
    else:
        draw_step(state)


def draw_step(state: ZooTycoon) -> None:
    draw_all(state, state.player)
    state.turn += 1
    offspring_window(state)


def next_reintroduction(state: ZooTycoon, after: i64) -> None:
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


def _start_summer(state: ZooTycoon) -> None:
    if state.path_by_choice:
        state.player = state.start_player
        state.decision = p.AE_MOVE
    else:
        move_exchange_by_chance(state)
        start_leaving(state)


def start_leaving(state: ZooTycoon) -> None:
    state.passed = 0
    state.turn = -1
    next_leaving(state)


def next_leaving(state: ZooTycoon) -> None:
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
    next_arrival(state)


def next_arrival(state: ZooTycoon) -> None:
    """Snake order 1..n, n..1, 1..n, ...; players who passed are skipped (ZT-9.13)."""
    if state.passed == (1 << state.seats) - 1:
        clear_exchange(state)
        if state.round == 1:
            _start_building(state)
        else:
            state.turn = 0
            autumn_window(state)
        return
    while True:
        state.turn = (state.turn + 1) % (2 * state.seats)
        at = state.turn if state.turn < state.seats else 2 * state.seats - 1 - state.turn
        state.player = seat_at(state, at)
        if ((state.passed >> state.player) & 1) == 0:
            break
    state.decision = p.ARRIVE


def autumn_window(state: ZooTycoon) -> None:
    while state.turn < state.seats:
        state.player = seat_at(state, state.turn)
        if anything_to_convert(state, state.zoos[state.player]):
            state.decision = p.CONVERT_AUTUMN
            return
        state.turn += 1
    free_tiles(state)
    replace_donor(state)
    state.turn = 0
    loans(state)


def loans(state: ZooTycoon) -> None:
    while state.turn < state.seats:
        state.player = seat_at(state, state.turn)
        if borrowing(state, state.zoos[state.player]) == ALLOWED:
            state.decision = p.LOAN_CHOICE
            return
        state.turn += 1
    _start_building(state)


def _start_building(state: ZooTycoon) -> None:
    state.turn = 0
    building_turn(state)


def building_turn(state: ZooTycoon) -> None:
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
