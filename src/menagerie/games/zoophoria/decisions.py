"""Which actions belong to the open decision, and the rule that forbids each (ZP-5.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.core.state import ALLOWED, NOT_NOW, Actions
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
    NOT_IMMUNE,
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
from menagerie.games.zoophoria.decks import deck_base
from menagerie.games.zoophoria.exhibits import placing, placing_structure, replacing, replacing_structure
from menagerie.games.zoophoria.favours import calling, choosing_mode, swapping, taking, turning
from menagerie.games.zoophoria.habitat import is_structure, unit_of
from menagerie.games.zoophoria.installing import (
    dismissing,
    dropping,
    dropping_card,
    finishing,
    installing,
    moving,
    moving_card,
    moving_to,
    starving,
)
from menagerie.games.zoophoria.morning import assigning, picking_die, placing_worker
from menagerie.games.zoophoria.setting_up import DEALT, choosing
from menagerie.games.zoophoria.staff import placing_staff, replacing_staff
from menagerie.games.zoophoria.steps import (
    ASSIGN_FOOD,
    ASSIGN_VIRUS,
    CHOOSE_MODE,
    DRAFT_PICK,
    DROP_CARD,
    EVENT_TARGET,
    FAVOUR,
    FEED_SHORT,
    FINISHED,
    FLIP,
    IMMUNITY,
    INFECT_PLACE,
    INSTALL_OP,
    MOVE_CARD,
    MOVE_TO,
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
from menagerie.games.zoophoria.targets import discarding
from menagerie.games.zoophoria.viruses import curing, infecting
from menagerie.games.zoophoria.vocabulary import (
    ANIMAL_SLOTS,
    ANIMALS,
    CARD_SLOTS,
    EMPLOYEES,
    EXHIBITS,
    FAVOURS,
    FIRST_BUILDING,
    FIRST_EMPLOYEE,
    HELD,
    NO_CARD,
    SPOTS,
    TARGETS,
)

if TYPE_CHECKING:
    from menagerie.games.zoophoria.state import Zoophoria


def add(state: Zoophoria, out: Actions, action: i64, illegal_too: bool) -> None:
    if illegal_too or refusal(state, action) == ALLOWED:
        out.add(action)


def add_run(state: Zoophoria, out: Actions, base: i64, count: i64, illegal_too: bool) -> None:
    for i in range(count):
        if illegal_too or refusal(state, base + i) == ALLOWED:
            out.add(base + i)


def offer(state: Zoophoria, out: Actions, illegal_too: bool) -> None:
    """Add the options of the open decision; with `illegal_too` also those a player might expect."""
    decision = state.decision
    if decision == WORKER:
        add_run(state, out, PLACE, SPOTS, illegal_too)
    elif decision == INSTALL_OP:
        offer_install(state, out, illegal_too)
    elif decision in (PLACE_ANIMAL, PLACE_STRUCTURE):
        add_run(state, out, EXHIBIT, EXHIBITS, illegal_too)
        offer_held(state, out, illegal_too)
        out.add(DISCARD)
    elif decision == PLACE_STAFF:
        add_run(state, out, STAFF, EXHIBITS, illegal_too)
        offer_held(state, out, illegal_too)
        out.add(DISCARD)
    elif decision in (FAVOUR, FEED_SHORT):
        offer_held(state, out, illegal_too)
        offer_favours(state, out, illegal_too)
        if decision == FAVOUR:
            out.add(PASS)
    elif decision in (ASSIGN_FOOD, ASSIGN_VIRUS, WORKER_DIE):
        add_run(state, out, DIE, 6, illegal_too)
    elif decision in (EVENT_TARGET, TARGET_DISCARD):
        add_run(state, out, DISCARD_TARGET, TARGETS, False)
    elif decision == MOVE_TO:
        add_run(state, out, EXHIBIT if state.chosen < ANIMALS else STAFF, EXHIBITS, illegal_too)
    elif decision == IMMUNITY:
        out.add(IMMUNE)
        out.add(NOT_IMMUNE)
    elif decision == CHOOSE_MODE:
        add_run(state, out, MODE, 3, illegal_too)
    elif decision == PILE_PICK:
        offer_pile(state, out)
    elif decision == SWAP_PICK:
        add_run(state, out, SWAP, ANIMAL_SLOTS, illegal_too)
    elif decision == FLIP:
        add_run(state, out, TURN, 3, illegal_too)
        out.add(DONE)
    elif decision in (START_DISCARD, DRAFT_PICK):
        offer_dealt(state, out)
    elif decision != FINISHED:
        offer_held(state, out, illegal_too)


def offer_install(state: Zoophoria, out: Actions, illegal_too: bool) -> None:
    for slot in range(CARD_SLOTS):
        if i64(state.owner[slot]) == state.player and i64(state.board[slot]) != NO_CARD:
            out.add(CLAIM + i64(state.board[slot]))
    offer_favours(state, out, illegal_too)
    add(state, out, MOVE, illegal_too)
    add(state, out, DROP, illegal_too)
    add(state, out, DONE, illegal_too)


def offer_favours(state: Zoophoria, out: Actions, illegal_too: bool) -> None:
    seat = state.player
    if state.favours[seat] == 0:
        return
    base = seat * HELD
    for i in range(state.held_count[seat]):
        card = i64(state.held[base + i])
        if 0 < state.tables.code[card] < FAVOURS and (illegal_too or calling(state, seat, card) == ALLOWED):
            out.add(USE + card)


def offer_held(state: Zoophoria, out: Actions, illegal_too: bool) -> None:
    """The actions that name a card of the own habitat."""
    seat = state.player
    base = seat * HELD
    for i in range(state.held_count[seat]):
        card = i64(state.held[base + i])
        action = naming(state, card)
        if action >= 0 and (illegal_too or refusal(state, action) == ALLOWED):
            out.add(action)


def naming(state: Zoophoria, card: i64) -> i64:
    """The action of the open decision that names a card of the habitat, or -1."""
    decision = state.decision
    animal = card < ANIMALS
    if decision == PLACE_ANIMAL:
        return REPLACE + card if animal and unit_of(state, card) == card else -1
    if decision == PLACE_STRUCTURE:
        return REPLACE + card if is_structure(state, card) else -1
    if decision == PLACE_STAFF:
        return REPLACE + card if not animal and not is_structure(state, card) else -1
    if decision in (INFECT_PLACE, TRANSFER):
        return CUBE + card if animal else -1
    if decision == TREAT_PICK:
        return CURE + card if animal else -1
    if decision == FEED_SHORT:
        return UNFED + card if animal and unit_of(state, card) == card else -1
    if decision == WAGE_SHORT:
        return DISMISS + card - FIRST_EMPLOYEE if FIRST_EMPLOYEE <= card < FIRST_BUILDING else -1
    if decision == DROP_CARD:
        return DROP_THIS + card
    if decision == MOVE_CARD:
        return MOVE_THIS + card if not is_structure(state, card) else -1
    return -1


def offer_dealt(state: Zoophoria, out: Actions) -> None:
    seat = state.player
    base = REJECT if state.decision == START_DISCARD else DRAFT
    for i in range(state.dealt_count[seat]):
        card = i64(state.dealt[seat * DEALT + i])
        if choosing(state, seat, card) == ALLOWED:
            out.add(base + card)


def offer_pile(state: Zoophoria, out: Actions) -> None:
    kind = state.tables.amount[state.used]
    base = deck_base(kind)
    for i in range(state.pile_count[kind]):
        card = i64(state.pile[base + i])
        if card != state.used:
            out.add(TAKE + card)


def refusal(state: Zoophoria, action: i64) -> i64:
    """The rule that forbids an action now, or ALLOWED."""
    decision = state.decision
    seat = state.player
    if decision == WORKER:
        return placing_worker(state, seat, action - PLACE) if PLACE <= action < CLAIM else NOT_NOW
    if decision == INSTALL_OP:
        return refusal_install(state, seat, action)
    if decision in (PLACE_ANIMAL, PLACE_STAFF, PLACE_STRUCTURE):
        return refusal_placing(state, seat, action)
    if decision in (FAVOUR, FEED_SHORT):
        if USE <= action < PASS:
            return calling(state, seat, action - USE)
        if decision == FAVOUR:
            return ALLOWED if action == PASS else NOT_NOW
        return starving(state, seat, action - UNFED) if UNFED <= action < CUBE else NOT_NOW
    if decision in (INFECT_PLACE, TRANSFER):
        return infecting(state, seat, action - CUBE) if CUBE <= action < CURE else NOT_NOW
    if decision == TREAT_PICK:
        return curing(state, seat, action - CURE) if CURE <= action < USE else NOT_NOW
    if decision in (ASSIGN_FOOD, ASSIGN_VIRUS):
        return assigning(state, action - DIE + 1) if DIE <= action < PLACE else NOT_NOW
    if decision == WORKER_DIE:
        return picking_die(state, action - DIE + 1) if DIE <= action < PLACE else NOT_NOW
    if decision == MOVE_CARD:
        return moving_card(state, seat, action - MOVE_THIS) if MOVE_THIS <= action < DROP_THIS else NOT_NOW
    if decision == MOVE_TO:
        return refusal_moving(state, seat, action)
    if decision == DROP_CARD:
        return dropping_card(state, seat, action - DROP_THIS) if DROP_THIS <= action < DISMISS else NOT_NOW
    if decision in (EVENT_TARGET, TARGET_DISCARD):
        return discarding(state, seat, action - DISCARD_TARGET) if DISCARD_TARGET <= action < UNFED else NOT_NOW
    return refusal_rare(state, seat, action)


def refusal_install(state: Zoophoria, seat: i64, action: i64) -> i64:
    if CLAIM <= action < MOVE:
        return installing(state, seat, action - CLAIM)
    if USE <= action < PASS:
        return calling(state, seat, action - USE)
    if action == MOVE:
        return moving(state, seat)
    if action == DROP:
        return dropping(state, seat)
    return finishing(state, seat) if action == DONE else NOT_NOW


def refusal_placing(state: Zoophoria, seat: i64, action: i64) -> i64:
    if action == DISCARD:
        return ALLOWED
    decision = state.decision
    card = i64(state.hand[0])
    if EXHIBIT <= action < STAFF:
        if decision == PLACE_ANIMAL:
            return placing(state, seat, card, action - EXHIBIT)
        return placing_structure(state, seat, card, action - EXHIBIT) if decision == PLACE_STRUCTURE else NOT_NOW
    if STAFF <= action < REPLACE:
        return placing_staff(state, seat, card, action - STAFF + EXHIBITS) if decision == PLACE_STAFF else NOT_NOW
    if REPLACE <= action < DISCARD:
        if decision == PLACE_ANIMAL:
            return replacing(state, seat, card, action - REPLACE)
        if decision == PLACE_STRUCTURE:
            return replacing_structure(state, seat, action - REPLACE)
        return replacing_staff(state, seat, card, action - REPLACE)
    return NOT_NOW


def refusal_moving(state: Zoophoria, seat: i64, action: i64) -> i64:
    if state.chosen < ANIMALS:
        return moving_to(state, seat, state.chosen, action - EXHIBIT) if EXHIBIT <= action < STAFF else NOT_NOW
    return moving_to(state, seat, state.chosen, action - STAFF + EXHIBITS) if STAFF <= action < REPLACE else NOT_NOW


def refusal_rare(state: Zoophoria, seat: i64, action: i64) -> i64:
    decision = state.decision
    if decision == WAGE_SHORT and DISMISS <= action < DISMISS + EMPLOYEES:
        return dismissing(state, seat, action - DISMISS + FIRST_EMPLOYEE)
    if decision == START_DISCARD and REJECT <= action < DRAFT:
        return choosing(state, seat, action - REJECT)
    if decision == DRAFT_PICK and DRAFT <= action < EXHIBIT:
        return choosing(state, seat, action - DRAFT)
    if decision == IMMUNITY and (action in (IMMUNE, NOT_IMMUNE)):
        return ALLOWED
    if decision == CHOOSE_MODE and MODE <= action < TAKE:
        return choosing_mode(state, action - MODE)
    if decision == PILE_PICK and TAKE <= action < SWAP:
        return taking(state, action - TAKE)
    if decision == SWAP_PICK and SWAP <= action < TURN:
        return swapping(state, action - SWAP)
    if decision == FLIP:
        if action == DONE:
            return ALLOWED
        if TURN <= action < TURN + 3:
            return turning(state, action - TURN)
    return NOT_NOW
