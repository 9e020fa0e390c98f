"""A turn: choosing an action card, spending X-tokens, performing, repeating, moving the card (AN-4, AN-5, AN-12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from menagerie.core.state import ALLOWED, Actions
from menagerie.games.ark_nova.actions import IDLE, PERFORM, SPEND, TAKE_X, USE
from menagerie.games.ark_nova.animals import any_animal, strength_for_animals
from menagerie.games.ark_nova.association import any_task, donating, strength_for_tasks
from menagerie.games.ark_nova.building import any_building, refit, strength_to_build
from menagerie.games.ark_nova.decks import cards_left, display_holds_cards, draw_to_hand
from menagerie.games.ark_nova.frames import (
    D_ANIMAL,
    D_BUILD,
    D_CARD,
    D_CARDS_MODE,
    D_DISCARD,
    D_DRAW,
    D_EXTRA_SMALL,
    D_REP_FIRST,
    D_REPEAT,
    D_SPEND,
    D_SPONSOR,
    D_SPONSOR_MODE,
    D_TASK,
    S_FINISH,
    S_MOVE_CARD,
    S_ONLY_SMALL,
    S_PERFORM,
    S_TURN_END,
)
from menagerie.games.ark_nova.refusals import NO_EXECUTION, TOO_FEW_X, X_FULL
from menagerie.games.ark_nova.sponsors import any_sponsor
from menagerie.games.ark_nova.state import (
    COPY_USED,
    NO_ACTION,
    OTHER_SIZES,
    REPUTATION_TAKEN,
    STARTED,
    X_MODE,
    ArkNova,
    Zoo,
)
from menagerie.games.ark_nova.tables import (
    ANIMALS_CARD,
    ASSOCIATION_CARD,
    BUILD_CARD,
    CARDS_CARD,
    EXTRA_COPY,
    ON_ONLY_SMALL,
    POWER_HARBOR,
    X_TOKEN,
)
from menagerie.games.ark_nova.tracks import advance_break, gain, open_pool


def start_turn(state: ArkNova, seat: i64) -> None:
    state.active = seat
    state.turns += 1
    state.venom_used = 0
    state.harbor_used = 0
    state.push(S_TURN_END, seat)
    state.push(D_CARD, seat)


# Strength and what is possible with it.


def base_strength(owner: Zoo, card: i64) -> i64:
    """Slot number, less 2 for a constriction token (AN-5.1)."""
    return owner.slot_of(card) - 2 * ((owner.constriction >> card) & 1)


def strength_needed(state: ArkNova, zoo: Zoo, card: i64, side: i64) -> i64:
    """The least strength with which an action could be carried out, or 99 (AN-4.2)."""
    if card == ANIMALS_CARD:
        return strength_for_animals(state, zoo, side)
    if card == BUILD_CARD:
        return strength_to_build(state, zoo, side)
    if card == ASSOCIATION_CARD:
        return strength_for_tasks(state, zoo, side)
    if card == CARDS_CARD:
        return strength_for_cards(state, zoo, side)
    return 1


def strength_for_cards(state: ArkNova, zoo: Zoo, side: i64) -> i64:
    if cards_left(state) > 0 or (side == 1 and display_holds_cards(state, state.folders_in_range(zoo))):
        return 1
    return state.tables.snap_from[side] if display_holds_cards(state, 6) else 99


def side_of(owner: Zoo, card: i64) -> i64:
    return (owner.side >> card) & 1


def performing(state: ArkNova, zoo: Zoo, card: i64, owner: i64) -> i64:
    """The rule that forbids the action of a card with all X-tokens at hand, or ALLOWED."""
    holder = state.zoos[owner]
    most = base_strength(holder, card) + zoo.x_tokens
    if most < 1 or most < strength_needed(state, zoo, card, side_of(holder, card)):
        return NO_EXECUTION
    return ALLOWED


def using(state: ArkNova, zoo: Zoo, card: i64) -> i64:
    """The rule that forbids an own action card, or ALLOWED (AN-4.11)."""
    if zoo.x_tokens < state.tables.max_x_tokens:
        return ALLOWED
    return performing(state, zoo, card, zoo.seat)


def granted(state: ArkNova, zoo: Zoo, card: i64, action_only: i64) -> i64:
    """The rule that forbids an action card for a further action, or ALLOWED (AN-15.23, AN-15.24)."""
    return performing(state, zoo, card, zoo.seat) if action_only == 1 else using(state, zoo, card)


def venom_binds(state: ArkNova, zoo: Zoo) -> bool:
    """Option `venom_short: block`: who cannot pay must use a card with venom (AN-A7)."""
    return state.options.venom_block == 1 and zoo.venom != 0 and zoo.money < 2


def list_cards(state: ArkNova, zoo: Zoo, out: Actions) -> None:
    """Own action cards that may be used; if none, all of them, to be moved without effect (AN-A2)."""
    before = out.count
    bound = venom_binds(state, zoo)
    card: i64 = 0
    while card < 5:
        if (not bound or (zoo.venom >> card) & 1 == 1) and using(state, zoo, card) == ALLOWED:
            out.add(USE + card)
        card += 1
    if out.count == before:
        card = 0
        while card < 5:
            out.add(USE + card)
            card += 1


def list_modes(state: ArkNova, zoo: Zoo, card: i64, owner: i64, no_token: i64, out: Actions) -> None:
    before = out.count
    if performing(state, zoo, card, owner) == ALLOWED:
        out.add(PERFORM)
    if no_token == 0 and zoo.x_tokens < state.tables.max_x_tokens:
        out.add(TAKE_X)
    if out.count == before:
        out.add(IDLE)


def spending(state: ArkNova, zoo: Zoo, card: i64, owner: i64, tokens: i64, side: i64) -> i64:
    """The rule that forbids spending this many X-tokens, or ALLOWED (AN-4.13)."""
    if tokens > zoo.x_tokens:
        return TOO_FEW_X
    strength = base_strength(state.zoos[owner], card) + tokens
    if strength < 1 or strength < strength_needed(state, zoo, card, side):
        return TOO_FEW_X
    return ALLOWED


def side_in_use(state: ArkNova, card: i64, owner: i64) -> i64:
    """The side fixed at the start of the action, or that of the card before it."""
    return state.act_side if state.act == card else side_of(state.zoos[owner], card)


def list_spending(state: ArkNova, zoo: Zoo, card: i64, owner: i64, out: Actions) -> None:
    base = base_strength(state.zoos[owner], card)
    needed = max(1, strength_needed(state, zoo, card, side_in_use(state, card, owner)))
    tokens: i64 = 0
    while tokens <= zoo.x_tokens:
        if base + tokens >= needed:
            out.add(SPEND + tokens)
        tokens += 1


# From the card to the end of the action.


def begin_use(state: ArkNova, card: i64, owner: i64, flags: i64) -> None:
    """Fix side and multiplier tokens of this use; a borrowed card's tokens do not count (AN-5.6, AN-16.8)."""
    zoo = state.zoos[state.active]
    state.act = card
    state.act_owner = owner
    state.act_side = side_of(state.zoos[owner], card)
    state.act_flags = flags
    state.act_multipliers = zoo.multiplier[card] if owner == state.active else 0
    state.push(S_FINISH, state.active)


def choose_mode(state: ArkNova, action: i64) -> None:
    seat = state.top_seat()
    zoo = state.zoos[seat]
    card = state.arg(0)
    owner = state.arg(1)
    state.pop()
    if action == PERFORM:
        begin_use(state, card, owner, 0)
        ask_tokens(state, zoo, card, owner)
        return
    begin_use(state, card, owner, X_MODE)
    state.say("use", seat, card, 0, owner)
    if action == TAKE_X:
        gain(state, seat, X_TOKEN, 1)


def ask_tokens(state: ArkNova, zoo: Zoo, card: i64, owner: i64) -> None:
    if zoo.x_tokens == 0:
        start_action(state, card, owner, 0)
    else:
        state.push(D_SPEND, zoo.seat, card, owner)


def start_action(state: ArkNova, card: i64, owner: i64, tokens: i64) -> None:
    """The action begins with its strength; the first step of each kind follows."""
    zoo = state.zoos[state.active]
    zoo.x_tokens -= tokens
    state.act_strength = base_strength(state.zoos[owner], card) + tokens
    state.act_left = state.act_strength
    state.act_count = 0
    state.act_mask = 0
    state.act_flags = 0
    column = min(state.act_strength, 5)
    if card == ANIMALS_CARD:
        state.act_left = state.tables.animals_allowed[state.act_side * 6 + column]
    elif card == 4 and state.act_side == 1:
        state.act_left = state.act_strength + 1  # AN-11.2
    state.say("use", zoo.seat, card, state.act_strength, owner)
    state.push(S_PERFORM, zoo.seat)


# Values of `harbor_used`.
HARBOR_DONE: Final[i64] = 1
LAST_OFFER: Final[i64] = 2  # the turn is about to end


def harbor_open(state: ArkNova, zoo: Zoo) -> bool:
    """Map 4: once per own turn a hand card may be sold (AN-19.5)."""
    if state.harbor_used == HARBOR_DONE or state.tables.power[zoo.map] != POWER_HARBOR or len(zoo.hand) == 0:
        return False
    return state.phase == 1 and zoo.seat == state.active and state.tables.links[zoo.map] & ~zoo.covered == 0


def harbor_helps(state: ArkNova, zoo: Zoo) -> bool:
    """Whether money from the harbor might let a running action go on that could stop here (AN-4.61)."""
    if not harbor_open(state, zoo):
        return False
    if state.act == ANIMALS_CARD:
        return state.act_left > 0 and (state.act_count > 0 or reputation_alone(state))
    if state.act_count == 0:
        return False
    if state.act == BUILD_CARD and state.has(zoo, EXTRA_COPY) and state.act_flags & COPY_USED == 0:
        return True
    return state.act_side == 1 and (state.act_left > 0 or state.act == ASSOCIATION_CARD)


def perform(state: ArkNova) -> None:
    """The running action asks its next question or is over."""
    zoo = state.zoos[state.active]
    if state.act == ANIMALS_CARD:
        perform_animals(state, zoo)
    elif state.act == BUILD_CARD:
        if any_building(state, zoo) or harbor_helps(state, zoo):
            state.push(D_BUILD, zoo.seat)
        else:
            state.pop()
    elif state.act == CARDS_CARD:
        perform_cards(state, zoo)
    elif state.act == ASSOCIATION_CARD:
        if any_task(state, zoo) or donating(state, zoo) == ALLOWED or harbor_helps(state, zoo):
            state.push(D_TASK, zoo.seat)
        else:
            state.pop()
    elif state.act_flags & STARTED == 0:
        state.act_flags |= STARTED
        state.push(D_SPONSOR_MODE, zoo.seat)
    elif state.act_left >= 0 and (any_sponsor(state, zoo) or harbor_helps(state, zoo)):
        state.push(D_SPONSOR, zoo.seat)
    else:
        state.pop()


def perform_animals(state: ArkNova, zoo: Zoo) -> None:
    if state.act_flags & STARTED == 0:
        state.act_flags |= STARTED
        if state.act_side == 1 and state.act_strength >= 5:
            state.push(D_REP_FIRST, zoo.seat)
            return
    playable = state.act_left > 0 and any_animal(state, zoo, state.act_side, state.folders_in_range(zoo))
    if playable or harbor_helps(state, zoo):
        state.push(D_ANIMAL, zoo.seat)
        return
    state.pop()
    if state.act_count > 0 and state.act_flags & OTHER_SIZES == 0 and has_trigger(state, zoo, ON_ONLY_SMALL):
        state.push(S_ONLY_SMALL, zoo.seat)
        state.push(D_EXTRA_SMALL, zoo.seat)


def reputation_alone(state: ArkNova) -> bool:
    """Animals II may have been used for its reputation alone (AN-A36)."""
    return state.act_flags & REPUTATION_TAKEN != 0 and state.options.no_reputation_alone == 0


def has_trigger(state: ArkNova, zoo: Zoo, event: i64) -> bool:
    i: i64 = 0
    while i < len(zoo.triggers):
        if state.tables.e_on[zoo.triggers[i]] == event:
            return True
        i += 1
    return False


def perform_cards(state: ArkNova, zoo: Zoo) -> None:
    """Break token first, then draw or snap (AN-6.1)."""
    if state.act_flags & STARTED != 0:
        state.pop()
        return
    state.act_flags |= STARTED
    advance_break(state, 2)
    if snapping(state, zoo):
        state.push(D_CARDS_MODE, zoo.seat)
    else:
        draw_cards(state, zoo)


def snapping(state: ArkNova, zoo: Zoo) -> bool:
    return state.act_strength >= state.tables.snap_from[state.act_side] and display_holds_cards(state, 6)


def draw_cards(state: ArkNova, zoo: Zoo) -> None:
    column = state.act_side * 6 + min(state.act_strength, 5)
    if state.tables.discard[column] > 0:
        state.push(D_DISCARD, zoo.seat)
    state.push(D_DRAW, zoo.seat, state.tables.draw[column])
    draw_on(state)


def draw_on(state: ArkNova) -> None:
    """Draw from the deck as long as there is nothing to choose (AN-6.2)."""
    zoo = state.zoos[state.top_seat()]
    while state.arg(0) > 0:
        if state.act_side == 1 and display_holds_cards(state, state.folders_in_range(zoo)):
            return
        state.set_arg(0, state.arg(0) - 1)
        draw_to_hand(state, zoo.seat)
    state.pop()


def finish(state: ArkNova) -> None:
    """An execution is over: a multiplier token may repeat it (AN-5.9, AN-5.10)."""
    zoo = state.zoos[state.active]
    state.pop()
    if state.act_multipliers > 0 and repeating(state, zoo) == ALLOWED:
        state.push(D_REPEAT, zoo.seat)
    else:
        state.push(S_MOVE_CARD, zoo.seat)


def repeating(state: ArkNova, zoo: Zoo) -> i64:
    if state.act_flags & X_MODE != 0:
        return ALLOWED if zoo.x_tokens < state.tables.max_x_tokens else X_FULL
    most = base_strength(zoo, state.act) + zoo.x_tokens
    if most < 1 or most < strength_needed(state, zoo, state.act, state.act_side):
        return NO_EXECUTION
    return ALLOWED


def repeat(state: ArkNova) -> None:
    zoo = state.zoos[state.active]
    state.pop()
    zoo.multiplier[state.act] -= 1
    state.act_multipliers -= 1
    state.say("repeat", zoo.seat, state.act)
    state.push(S_FINISH, zoo.seat)
    if state.act_flags & X_MODE != 0:
        gain(state, zoo.seat, X_TOKEN, 1)
    else:
        ask_tokens(state, zoo, state.act, state.act_owner)


def to_slot_1(zoo: Zoo, card: i64) -> None:
    """Cards in lower slots move up by one (AN-4.5)."""
    at = zoo.slot_of(card) - 1
    while at > 0:
        zoo.slots[at] = zoo.slots[at - 1]
        at -= 1
    zoo.slots[0] = card


def to_slot_5(zoo: Zoo, card: i64) -> None:
    """Cards in higher slots move down by one (AN-5.15)."""
    at = zoo.slot_of(card) - 1
    while at < 4:
        zoo.slots[at] = zoo.slots[at + 1]
        at += 1
    zoo.slots[4] = card


def borrow(state: ArkNova, card: i64, side: i64) -> None:
    """Let another player's card stand in for the own one of its kind, or give it back (card NO_ACTION)."""
    before = state.borrowed
    state.borrowed = card
    state.borrowed_side = side
    if BUILD_CARD in (before, card):
        refit(state, state.zoos[state.active])


def move_card(state: ArkNova) -> None:
    """The used card goes to slot 1 and loses venom and constriction; then the effects that waited (AN-4.4)."""
    state.pop()
    card = state.act
    owner = state.zoos[state.act_owner]
    if state.act_owner == state.active and (owner.venom >> card) & 1 == 1:
        state.venom_used = 1
    owner.venom &= ~(1 << card)
    owner.constriction &= ~(1 << card)
    to_slot_1(owner, card)
    state.act = NO_ACTION
    if state.borrowed != NO_ACTION:
        borrow(state, NO_ACTION, 0)
    begin = state.depth
    i: i64 = 0
    while i < len(state.after):
        state.push(state.after[i], state.after[i + 1], state.after[i + 2], state.after[i + 3])
        i += 4
    state.after = vec[i64]([])
    open_pool(state, state.active, begin)
