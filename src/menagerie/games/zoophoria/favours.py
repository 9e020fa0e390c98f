"""Favours: when each may be called, and what it does (ZP-5.30 to ZP-5.33, ZP-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from menagerie.core.journal import public
from menagerie.core.state import ALLOWED
from menagerie.games.zoophoria.accounts import attract
from menagerie.games.zoophoria.decks import available, draw, in_pile, take_from_pile
from menagerie.games.zoophoria.events import become_immune, is_closing, touches_card, would_change
from menagerie.games.zoophoria.habitat import discard, in_habitat
from menagerie.games.zoophoria.placing import take_in_hand
from menagerie.games.zoophoria.production import closed, cubes_to_come, treatment
from menagerie.games.zoophoria.steps import (
    CHOOSE_MODE,
    CLAIMED,
    CLOSED,
    DRAWN,
    EVENT,
    FEED,
    FEED_SHORT,
    FLIP,
    FREE,
    INFECT,
    INSTALL,
    ITSELF,
    LAST,
    NO_FAVOUR,
    NOT_IN_PILE,
    NOTHING,
    OTHER_MODE,
    OTHER_WINDOW,
    PILE_PICK,
    SHORTAGE,
    SPOT_BLOCKED,
    SPOT_EMPTY,
    SPOT_TAKEN,
    STEP_BEGUN,
    SWAP_PICK,
    TREAT,
    VISITORS,
    WITHOUT_EFFECT,
)
from menagerie.games.zoophoria.targets import draw_targets
from menagerie.games.zoophoria.viruses import cubes_of, room
from menagerie.games.zoophoria.vocabulary import (
    ANIMAL,
    ANIMAL_SLOTS,
    BY_FAVOURS,
    CHOOSE,
    DRAW_ANIMALS,
    DRAW_TARGETS,
    FAVOURS,
    FIRST_PLAYER,
    FLIP_DICE,
    FOOD,
    HELD,
    IMMUNE_ANY,
    IMMUNE_CLOSED,
    LEADER_LOSES,
    NO_CARD,
    OTHERS_SCORE,
    REMOVE_VIRUSES,
    SWAP_SUPPLY,
    TAKE_DISCARD,
    TARGET,
)

if TYPE_CHECKING:
    from menagerie.games.zoophoria.state import Zoophoria

SUNDAY: Final[i64] = 6


def window(state: Zoophoria) -> i64:
    """The favour window that is open: a step, or SHORTAGE while animals go hungry."""
    return SHORTAGE if state.decision == FEED_SHORT else state.step


def calling(state: Zoophoria, seat: i64, card: i64) -> i64:
    """The rule that forbids calling in the favour of a card now, or ALLOWED (ZP-5.31)."""
    code = state.tables.code[card]
    if code == 0 or code >= FAVOURS or not in_habitat(state, seat, card):
        return NO_FAVOUR
    if closed(state, seat, card):
        return CLOSED
    if not window_has(state, card, code, window(state)):
        return OTHER_WINDOW
    return ALLOWED if has_effect(state, seat, card, code, window(state)) else WITHOUT_EFFECT


def window_has(state: Zoophoria, card: i64, code: i64, now: i64) -> bool:
    """The table of windows (ZP-5.31, ZP-5.32)."""
    if code == FOOD:
        return now == SHORTAGE
    if code == REMOVE_VIRUSES:
        return now in (INFECT, TREAT)
    if code == CHOOSE:
        return mode_of(state, card, now) >= 0
    if code in (DRAW_ANIMALS, SWAP_SUPPLY) or (code == TAKE_DISCARD and state.tables.amount[card] == ANIMAL):
        return now in (INSTALL, INFECT, VISITORS)
    if code == TAKE_DISCARD:
        return now in (INSTALL, FEED, TREAT, VISITORS)
    if code in (IMMUNE_CLOSED, IMMUNE_ANY):
        return now == EVENT
    if code in (LEADER_LOSES, OTHERS_SCORE):
        return now in (VISITORS, LAST)
    if code in (DRAW_TARGETS, FIRST_PLAYER):
        return now in (INSTALL, LAST)
    return now in (INSTALL, FEED, INFECT, TREAT)  # FLIP_DICE


def mode_of(state: Zoophoria, card: i64, now: i64) -> i64:
    """Which part of a card with a choice belongs to a window: food 0, viruses 1, visitors 2; -1 if none (ZP-5.25)."""
    tables = state.tables
    if now == SHORTAGE and tables.choose_food[card] > 0:
        return 0
    if (now in (INFECT, TREAT)) and tables.choose_viruses[card] > 0:
        return 1
    if (now in (VISITORS, LAST)) and tables.choose_visitors[card] > 0:
        return 2
    return -1


def has_effect(state: Zoophoria, seat: i64, card: i64, code: i64, now: i64) -> bool:
    """Whether a favour of this window would change anything now."""
    if code == FOOD:
        return True  # the shortage is there
    if code == REMOVE_VIRUSES or (code == CHOOSE and mode_of(state, card, now) == 1):
        return removing_helps(state, seat, now)
    if code == CHOOSE:
        return True
    if code == LEADER_LOSES:
        return most_visitors(state) > 0
    if code == OTHERS_SCORE:
        return outside_first_place(state) > 0
    if code == DRAW_TARGETS:
        return available(state, TARGET)
    if code == IMMUNE_CLOSED:
        return (state.immune >> seat) & 1 == 0 and is_closing(state) and touches_card(state, seat)
    if code == IMMUNE_ANY:
        return (state.immune >> seat) & 1 == 0 and would_change(state, seat)
    if code == FIRST_PLAYER:
        return state.day < SUNDAY and upcoming_first(state) != director_brings(state, seat)
    if code == FLIP_DICE:
        return True  # the trash die is open in all its windows
    if now == INFECT and cubes_to_come(state, seat) <= room(state, seat):
        return False
    return card_there(state, card, code)


def removing_helps(state: Zoophoria, seat: i64, now: i64) -> bool:
    if now == INFECT:
        return cubes_to_come(state, seat) > room(state, seat)
    return cubes_of(state, seat) > treatment(state, seat)


def card_there(state: Zoophoria, card: i64, code: i64) -> bool:
    """Whether a favour that brings cards finds one."""
    if code == DRAW_ANIMALS:
        return available(state, ANIMAL)
    if code == SWAP_SUPPLY:
        return unclaimed_animals(state) > 0
    return state.pile_count[state.tables.amount[card]] > 0


def unclaimed_animals(state: Zoophoria) -> i64:
    count: i64 = 0
    for slot in range(ANIMAL_SLOTS):
        if swapping(state, slot) == ALLOWED:
            count += 1
    return count


def swapping(state: Zoophoria, slot: i64) -> i64:
    """The rule that forbids taking an animal of the notice board for a scorpion, or ALLOWED (ZP-5.27, ZP-A41)."""
    if i64(state.board[slot]) == NO_CARD:
        return SPOT_EMPTY
    if i64(state.owner[slot]) == FREE:
        return ALLOWED
    return SPOT_TAKEN if i64(state.owner[slot]) < state.seats else SPOT_BLOCKED


def most_visitors(state: Zoophoria) -> i64:
    most: i64 = 0
    for seat in range(state.seats):
        most = max(most, state.visitors[seat])
    return most


def outside_first_place(state: Zoophoria) -> i64:
    count: i64 = 0
    most = most_visitors(state)
    for seat in range(state.seats):
        if state.visitors[seat] < most:
            count += 1
    return count


def upcoming_first(state: Zoophoria) -> i64:
    """Who starts the next day as things stand (ZP-8.5, ZP-10.10)."""
    return state.next_first if state.next_first >= 0 else (state.first + 1) % state.seats


def director_brings(state: Zoophoria, seat: i64) -> i64:
    """Who starts the next day if this player calls in the Director; literally the marker passes on (ZP-A8)."""
    return (seat + 1) % state.seats if state.literal_director else seat


def has_favour(state: Zoophoria, seat: i64) -> bool:
    """Whether a player is asked in the present window (ZP-5.31)."""
    if state.favours[seat] == 0:
        return False
    base = seat * HELD
    for i in range(state.held_count[seat]):
        card = i64(state.held[base + i])
        if 0 < state.tables.code[card] < FAVOURS and calling(state, seat, card) == ALLOWED:
            return True
    return False


def call_in(state: Zoophoria, seat: i64, card: i64) -> None:
    """The card is discarded at once, then its favour is done (ZP-5.33)."""
    tables = state.tables
    code = tables.code[card]
    amount = tables.amount[card]
    if state.journal is not None:
        state.journal.note("favour", seat, [card])
    state.used = card
    state.decision = NOTHING
    discard(state, card)
    if code == DRAW_ANIMALS:
        draw_animals(state, seat, amount)
    elif code == REMOVE_VIRUSES:
        state.cures = amount
    elif code == FOOD:
        state.food_bonus[seat] += amount
    elif code == CHOOSE:
        state.decision = CHOOSE_MODE
    elif code == LEADER_LOSES:
        leaders_lose(state, amount)
    elif code == OTHERS_SCORE:
        others_score(state, amount)
    elif code == SWAP_SUPPLY:
        state.swaps = min(amount, unclaimed_animals(state))
        state.decision = SWAP_PICK
    elif code == TAKE_DISCARD:
        state.decision = PILE_PICK
    elif code == DRAW_TARGETS:
        draw_targets(state, seat, amount, tables.amount_discarded[card])
    elif code == FIRST_PLAYER:
        state.next_first = director_brings(state, seat)
    elif code == FLIP_DICE:
        state.turned = 0
        state.decision = FLIP
    else:
        become_immune(state, seat)


def draw_animals(state: Zoophoria, seat: i64, amount: i64) -> None:
    """Draw animals, seen by their owner only until each is placed or discarded (ZP-10.2)."""
    found: list[int] = []
    for _ in range(amount):
        card = draw(state, ANIMAL)
        if card != NO_CARD:
            take_in_hand(state, card, DRAWN)
            found.append(card)
    if state.journal is not None:
        state.journal.secret("draw", seat, found, i64(1) << seat, public("draw_hidden", seat, [len(found)]))


def leaders_lose(state: Zoophoria, amount: i64) -> None:
    """Everybody in first place loses, the owner included (ZP-10.5)."""
    most = most_visitors(state)
    for seat in range(state.seats):
        if state.visitors[seat] == most:
            attract(state, seat, -amount, BY_FAVOURS)
            if state.journal is not None:
                state.journal.note("leader_loses", seat, [amount])


def others_score(state: Zoophoria, amount: i64) -> None:
    most = most_visitors(state)
    for seat in range(state.seats):
        if state.visitors[seat] < most:
            attract(state, seat, amount, BY_FAVOURS)
            if state.journal is not None:
                state.journal.note("others_score", seat, [amount])


def choosing_mode(state: Zoophoria, mode: i64) -> i64:
    return ALLOWED if mode == chosen_mode(state) else OTHER_MODE


def chosen_mode(state: Zoophoria) -> i64:
    """Food can only be wanted while feeding, so the step tells the window in which the card was called in."""
    return mode_of(state, state.used, SHORTAGE if state.step == FEED else state.step)


def choose_mode(state: Zoophoria, mode: i64) -> None:
    tables = state.tables
    state.decision = NOTHING
    if mode == 0:
        state.food_bonus[state.player] += tables.choose_food[state.used]
    elif mode == 1:
        state.cures = tables.choose_viruses[state.used]
    else:
        attract(state, state.player, tables.choose_visitors[state.used], BY_FAVOURS)
    if state.journal is not None:
        state.journal.note("mode", state.player, [mode])


def taking(state: Zoophoria, card: i64) -> i64:
    """The rule that forbids taking a card of the discard pile, or ALLOWED (ZP-5.26)."""
    kind = state.tables.amount[state.used]
    if state.tables.kind[card] != kind or not in_pile(state, kind, card):
        return NOT_IN_PILE
    return ITSELF if card == state.used else ALLOWED


def take(state: Zoophoria, card: i64) -> None:
    take_from_pile(state, card)
    take_in_hand(state, card, CLAIMED)
    state.decision = NOTHING
    if state.journal is not None:
        state.journal.note("take", state.player, [card])


def swap(state: Zoophoria, slot: i64) -> None:
    card = i64(state.board[slot])
    state.board[slot] = u8(NO_CARD)
    take_in_hand(state, card, CLAIMED)
    state.swaps -= 1
    if state.swaps == 0:
        state.decision = NOTHING
    if state.journal is not None:
        state.journal.note("take", state.player, [card])


def turning(state: Zoophoria, die: i64) -> i64:
    """The rule that forbids turning the food (0), virus (1) or trash (2) die, or ALLOWED (ZP-5.28)."""
    if (state.turned >> die) & 1 != 0:
        return STEP_BEGUN
    if (die == 0 and state.step > FEED) or (die == 1 and state.step > INFECT):
        return STEP_BEGUN
    return ALLOWED


def turn_die(state: Zoophoria, die: i64) -> None:
    """The other side of a die shows 7 - value, for all players (ZP-A9)."""
    state.turned |= i64(1) << die
    if die == 0:
        state.food_die = 7 - state.food_die
        shown = state.food_die
    elif die == 1:
        state.virus_die = 7 - state.virus_die
        shown = state.virus_die
    else:
        state.trash_die = 7 - state.trash_die
        shown = state.trash_die
    if state.journal is not None:
        state.journal.note("flip", state.player, [die, shown])
    if turning(state, 0) != ALLOWED and turning(state, 1) != ALLOWED and turning(state, 2) != ALLOWED:
        state.decision = NOTHING
