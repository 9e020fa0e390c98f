"""Turn order, rounds and the end: which decision comes next (MZ-4, MZ-9, MZ-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.core.state import ALLOWED, NOT_NOW, Actions
from menagerie.games.mini_zooloretto.actions import (
    ACTIONS,
    ADD,
    DECLINE,
    DISCARD,
    DISCARD_TILE,
    LOAD,
    PLACE,
    TAKE,
    TAKEOVER,
    TAKEOVER_AT,
    TAKEOVER_TILE,
)
from menagerie.games.mini_zooloretto.bonus import (
    choose_takeover,
    discard,
    discarding,
    discarding_tile,
    is_earned,
    legal_bonuses,
    legal_discards,
    legal_takeover_places,
    legal_takeover_tiles,
    take_over,
    taking_over,
    taking_over_tile,
)
from menagerie.games.mini_zooloretto.faces import FACES, NO_TILE
from menagerie.games.mini_zooloretto.phases import (
    BONUS,
    DISCARD_WHAT,
    GAME_OVER,
    LOADING,
    PLACING,
    TAKEOVER_WHAT,
    TAKEOVER_WHERE,
    TURN,
)
from menagerie.games.mini_zooloretto.placing import fitting, legal_places, place_tile, placing
from menagerie.games.mini_zooloretto.trucks import (
    BOXES,
    adding,
    draw,
    legal_loads,
    legal_turns,
    load_truck,
    loading,
    take_truck,
    taking,
    tiles_on,
)

if TYPE_CHECKING:
    from menagerie.games.mini_zooloretto.state import MiniZooloretto


def offer(state: MiniZooloretto, out: Actions, illegal_too: bool) -> None:
    """Add the options of the open decision; with `illegal_too` also those a player might expect."""
    phase = state.phase
    if phase == TURN:
        legal_turns(state, out, illegal_too)
    elif phase == LOADING:
        legal_loads(state, out, illegal_too)
    elif phase == PLACING:
        legal_places(state, out, illegal_too)
    elif phase == BONUS:
        legal_bonuses(state, out, illegal_too)
    elif phase == TAKEOVER_WHAT:
        legal_takeover_tiles(state, out, illegal_too)
    elif phase == TAKEOVER_WHERE:
        legal_takeover_places(state, out, illegal_too)
    elif phase == DISCARD_WHAT:
        legal_discards(state, out)


def refusal(state: MiniZooloretto, action: i64) -> i64:
    """The rule that forbids an action now, or ALLOWED."""
    phase = state.phase
    if phase == TURN and action == ADD:
        return adding(state)
    if phase == TURN and TAKE <= action < LOAD:
        return taking(state, action - TAKE)
    if phase == LOADING and LOAD <= action < PLACE:
        return loading(state, action - LOAD)
    if phase == PLACING and PLACE <= action < TAKEOVER:
        return placing(state, (action - PLACE) // 4, (action - PLACE) % 4)
    if phase == BONUS and action == TAKEOVER:
        return taking_over(state)
    if phase == BONUS and action == DISCARD:
        return discarding(state)
    if phase == BONUS and action == DECLINE:
        return ALLOWED
    if phase == TAKEOVER_WHAT and TAKEOVER_TILE <= action < TAKEOVER_AT:
        return taking_over_tile(state, (action - TAKEOVER_TILE) // FACES, (action - TAKEOVER_TILE) % FACES)
    if phase == TAKEOVER_WHERE and TAKEOVER_AT <= action < DISCARD_TILE:
        return fitting(state, state.player, state.drawn_tile, action - TAKEOVER_AT)
    if phase == DISCARD_WHAT and DISCARD_TILE <= action < ACTIONS:
        return discarding_tile(state, action - DISCARD_TILE)
    return NOT_NOW


def apply(state: MiniZooloretto, action: i64) -> None:
    phase = state.phase
    if phase == TURN:
        if action == ADD:
            draw(state)
            state.phase = LOADING
        else:
            take_truck(state, action - TAKE)
            state.phase = PLACING
    elif phase == LOADING:
        load_truck(state, action - LOAD)
        state.phase = TURN
        pass_turn(state)
    elif phase == PLACING:
        place_tile(state, action)
        if state.delivered == 0:
            after_placing(state)
    else:
        apply_bonus(state, action)


def after_placing(state: MiniZooloretto) -> None:
    if is_earned(state):
        state.phase = BONUS
        if state.journal is not None:
            state.journal.note("bonus", state.player, [])
    else:
        end_turn(state)


def apply_bonus(state: MiniZooloretto, action: i64) -> None:
    if action == TAKEOVER:
        state.phase = TAKEOVER_WHAT
    elif action == DISCARD:
        state.phase = DISCARD_WHAT
    elif state.phase == TAKEOVER_WHAT:
        choose_takeover(state, action)
        state.phase = TAKEOVER_WHERE
    else:
        if action == DECLINE:
            if state.journal is not None:
                state.journal.note("decline", state.player, [])
        elif state.phase == TAKEOVER_WHERE:
            take_over(state, action - TAKEOVER_AT)
        else:
            discard(state, action - DISCARD_TILE)
        end_turn(state)


def end_turn(state: MiniZooloretto) -> None:
    """After a truck was emptied: the next player still in the round, or the end of the round (MZ-9.1)."""
    state.phase = TURN
    state.in_round -= 1
    if state.in_round == 0:
        end_round(state)
    else:
        pass_turn(state)


def pass_turn(state: MiniZooloretto) -> None:
    """Clockwise to the next player without a truck; the last one goes on alone (MZ-4.2, MZ-4.3)."""
    seat = state.player
    while True:
        seat += 1
        if seat == state.seats:
            seat = 0
        if state.truck_of[seat] < 0:
            break
    state.player = seat


def end_round(state: MiniZooloretto) -> None:
    """Empty trucks return; the last taker, who is the present player, starts the next round (MZ-9.2, MZ-9.3)."""
    for truck in range(state.trucks):
        if state.taken[truck] == 0:
            clear_unclaimed(state, truck)
        state.taken[truck] = 0
    for seat in range(state.seats):
        state.truck_of[seat] = -1
    state.in_round = state.seats
    if state.final_round:
        state.phase = GAME_OVER
        if state.journal is not None:
            state.journal.note("game_over", -1, [])
        return
    state.round += 1
    if state.journal is not None:
        state.journal.note("round_end", state.player, [state.round])


def clear_unclaimed(state: MiniZooloretto, truck: i64) -> None:
    """Two players: tiles on the third truck leave the game (MZ-9.4)."""
    count = state.loaded[truck]
    if state.journal is not None and count > 0:
        state.journal.note("unclaimed", -1, [truck, *tiles_on(state, truck)])
    for i in range(count):
        state.removed[state.boxes[truck * BOXES + i]] += 1
        state.boxes[truck * BOXES + i] = NO_TILE
    state.loaded[truck] = 0
