"""What each action does; `flow.run` then goes on (ZP-5.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.games.zoophoria.actions import (
    CLAIM,
    CUBE,
    CURE,
    DIE,
    DISCARD,
    DISCARD_TARGET,
    DISMISS,
    DONE,
    DRAFT,
    DROP,
    DROP_THIS,
    EXHIBIT,
    IMMUNE,
    MODE,
    MOVE,
    MOVE_THIS,
    PASS,
    PLACE,
    REJECT,
    REPLACE,
    STAFF,
    SWAP,
    TAKE,
    TURN,
    UNFED,
    USE,
)
from menagerie.games.zoophoria.events import become_immune
from menagerie.games.zoophoria.favours import call_in, choose_mode, swap, take, turn_die
from menagerie.games.zoophoria.habitat import discard, discard_unit
from menagerie.games.zoophoria.installing import install
from menagerie.games.zoophoria.morning import assign, pick_die, place_worker
from menagerie.games.zoophoria.placing import (
    drop,
    move,
    out_of_hand,
    place_animal,
    place_staff,
    replace_animal,
    replace_staff,
    throw_away,
)
from menagerie.games.zoophoria.setting_up import choose
from menagerie.games.zoophoria.steps import (
    ASSIGN_FOOD,
    ASSIGN_VIRUS,
    CHOOSE_MODE,
    DRAFT_PICK,
    DROP_CARD,
    EVENT_TARGET,
    FAVOUR,
    FEED_SHORT,
    FLIP,
    IMMUNITY,
    INFECT_PLACE,
    INSTALL_OP,
    MOVE_CARD,
    MOVE_TO,
    NOTHING,
    PILE_PICK,
    PLACE_ANIMAL,
    PLACE_STAFF,
    PLACE_STRUCTURE,
    START_DISCARD,
    SWAP_PICK,
    TARGET_DISCARD,
    TRANSFER,
    TREAT_PICK,
    WAGE_SHORT,
    WORKER,
    WORKER_DIE,
)
from menagerie.games.zoophoria.targets import give_up
from menagerie.games.zoophoria.viruses import put_cube, take_cube
from menagerie.games.zoophoria.vocabulary import ANIMALS, EXHIBITS, FIRST_EMPLOYEE, NO_CARD

if TYPE_CHECKING:
    from menagerie.games.zoophoria.state import Zoophoria


def apply(state: Zoophoria, action: i64) -> None:
    decision = state.decision
    if decision == WORKER:
        place_worker(state, action - PLACE)
    elif decision == INSTALL_OP:
        apply_install(state, action)
    elif decision in (PLACE_ANIMAL, PLACE_STAFF, PLACE_STRUCTURE):
        apply_placing(state, action)
    elif decision == INFECT_PLACE:
        state.infecting -= 1
        put_cube(state, action - CUBE)
    elif decision == TRANSFER:
        state.transfer -= 1
        put_cube(state, action - CUBE)
    elif decision == TREAT_PICK:
        state.cures -= 1
        take_cube(state, action - CURE)
    elif decision in (ASSIGN_FOOD, ASSIGN_VIRUS):
        assign(state, action - DIE + 1)
    elif decision == WORKER_DIE:
        pick_die(state, action - DIE + 1)
    elif decision == START_DISCARD:
        choose(state, action - REJECT)
    elif decision == DRAFT_PICK:
        choose(state, action - DRAFT)
    else:
        apply_maintenance(state, action)


def apply_install(state: Zoophoria, action: i64) -> None:
    if action == MOVE:
        state.decision = MOVE_CARD
    elif action == DROP:
        state.decision = DROP_CARD
    elif action == DONE:
        state.decision = NOTHING
        state.turn += 1
    elif action >= USE:
        call_in(state, state.player, action - USE)
    else:
        install(state, action - CLAIM)


def apply_placing(state: Zoophoria, action: i64) -> None:
    """The next card of the hand finds its place (ZP-5.7, ZP-5.12, ZP-5.13)."""
    seat = state.player
    card = out_of_hand(state)
    state.decision = NOTHING
    if action == DISCARD:
        throw_away(state, seat, card)
    elif action >= REPLACE:
        if card < ANIMALS:
            replace_animal(state, seat, card, action - REPLACE)
        else:
            replace_staff(state, seat, card, action - REPLACE)
    elif action >= STAFF:
        place_staff(state, seat, card, action - STAFF + EXHIBITS)
    elif card < ANIMALS:
        place_animal(state, seat, card, action - EXHIBIT)
    else:
        place_staff(state, seat, card, action - EXHIBIT)


def apply_maintenance(state: Zoophoria, action: i64) -> None:
    seat = state.player
    decision = state.decision
    if decision == MOVE_CARD:
        state.chosen = action - MOVE_THIS
        state.decision = MOVE_TO
        return
    if decision == SWAP_PICK:
        swap(state, action - SWAP)
        return
    if decision == FLIP and action != DONE:
        turn_die(state, action - TURN)
        return
    state.decision = NOTHING
    if decision == MOVE_TO:
        space = action - EXHIBIT if action < STAFF else action - STAFF + EXHIBITS
        move(state, seat, state.chosen, space)
        state.chosen = NO_CARD
    elif decision == DROP_CARD:
        drop(state, seat, action - DROP_THIS)
    elif decision == WAGE_SHORT:
        dismiss(state, seat, action - DISMISS + FIRST_EMPLOYEE)
    elif decision == IMMUNITY:
        if action == IMMUNE:
            become_immune(state, seat)
    elif decision == EVENT_TARGET:
        give_up(state, seat, action - DISCARD_TARGET)
    elif decision == TARGET_DISCARD:
        state.discards -= 1
        give_up(state, seat, action - DISCARD_TARGET)
    elif decision == PILE_PICK:
        take(state, action - TAKE)
    elif decision == CHOOSE_MODE:
        choose_mode(state, action - MODE)
    elif decision in (FAVOUR, FEED_SHORT):
        apply_favour(state, seat, action)


def apply_favour(state: Zoophoria, seat: i64, action: i64) -> None:
    if action == PASS:
        state.turn += 1
        state.substep = 0
    elif action >= USE:
        call_in(state, seat, action - USE)
    else:
        starve(state, seat, action - UNFED)


def dismiss(state: Zoophoria, seat: i64, card: i64) -> None:
    if state.journal is not None:
        state.journal.note("unpaid", seat, [card])
    discard(state, card)


def starve(state: Zoophoria, seat: i64, unit: i64) -> None:
    if state.journal is not None:
        state.journal.note("unfed", seat, [unit])
    discard_unit(state, unit)
