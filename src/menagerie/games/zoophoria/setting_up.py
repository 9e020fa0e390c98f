"""Setup: dealing, choosing or drafting the starting animals, the first player (ZP-4, ZP-12.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from menagerie.core.state import ALLOWED
from menagerie.games.zoophoria.decks import deck_base, draw, to_pile
from menagerie.games.zoophoria.habitat import first_vacant, in_habitat, put, space_of
from menagerie.games.zoophoria.placing import place_animal
from menagerie.games.zoophoria.steps import (
    DRAFT_PICK,
    DRAW,
    NOT_DEALT,
    NOTHING,
    ROUGH_START,
    START_DISCARD,
)
from menagerie.games.zoophoria.vocabulary import (
    ANIMAL,
    ANIMALS,
    BUILDING,
    BUILDING_SLOT,
    CARD_SLOTS,
    CARDS,
    EMPLOYEE,
    EMPLOYEE_SLOT,
    EXHIBITS,
    FIRST_BUILDING,
    FIRST_EMPLOYEE,
    FIRST_PLAYER,
    HELD,
    NO_CARD,
    SPACES,
    TARGET,
    TARGETS,
)

if TYPE_CHECKING:
    from menagerie.games.zoophoria.state import Zoophoria

DEALT: Final[i64] = 6
REJECTED: Final[i64] = 2
KEPT: Final[i64] = 4


def deal(state: Zoophoria) -> None:
    """Shuffle the four decks and deal (ZP-4.1 to ZP-4.5)."""
    fill_decks(state)
    for kind in range(4):
        base = deck_base(kind)
        state.rng.shuffle_bytes(state.deck, base, base + state.deck_count[kind])
    for seat in range(state.seats):
        deal_seat(state, seat)
    lay_out(state)
    state.yellow = 0 if state.no_coins else state.tables.yellow_start
    state.decision = DRAFT_PICK if state.draft else START_DISCARD
    state.revealed = 0


def fill_decks(state: Zoophoria) -> None:
    tables = state.tables
    for card in range(CARDS):
        if card < ANIMALS:
            if tables.baby[card] == 0:
                on_top(state, ANIMAL, card)
        elif card >= FIRST_BUILDING:
            on_top(state, BUILDING, card)
        elif state.no_coins and tables.code[card] == FIRST_PLAYER:
            continue  # without coins the Director leaves the game (ZP-12.1)
        elif tables.starting[card] == 0 or (copy_of(state, card) < state.seats and state.advanced):
            on_top(state, EMPLOYEE, card)
    for target in range(TARGETS):
        on_top(state, TARGET, target)


def on_top(state: Zoophoria, kind: i64, card: i64) -> None:
    state.deck[deck_base(kind) + state.deck_count[kind]] = u8(card)
    state.deck_count[kind] += 1


def copy_of(state: Zoophoria, card: i64) -> i64:
    """Which of the equal starting employees a card is, counted from 0."""
    before: i64 = 0
    for other in range(FIRST_EMPLOYEE, card):
        if state.tables.starting[other] == state.tables.starting[card]:
            before += 1
    return before


def deal_seat(state: Zoophoria, seat: i64) -> None:
    """Coins, targets, three employees and six animals for a player (ZP-4.5)."""
    state.coins[seat] = 0 if state.no_coins else state.tables.start_coins
    for _ in range(state.tables.start_targets):
        state.targets[seat] = state.targets[seat] | (i64(1) << draw(state, TARGET))
    if state.advanced:
        for i in range(3):
            put(state, seat, draw(state, EMPLOYEE), EXHIBITS + i)
    else:
        space: i64 = EXHIBITS
        for card in range(FIRST_EMPLOYEE, FIRST_BUILDING):
            if state.tables.starting[card] > 0 and copy_of(state, card) == seat:
                put(state, seat, card, space)
                space += 1
    for i in range(DEALT):
        card = draw(state, ANIMAL)
        state.dealt[seat * DEALT + i] = u8(card)
        state.known[card] = u8(i64(1) << seat)
    state.dealt_count[seat] = DEALT


def lay_out(state: Zoophoria) -> None:
    """Fill the notice board: six animals, four employees, three buildings (ZP-4.4, ZP-8.3)."""
    for slot in range(CARD_SLOTS):
        kind = ANIMAL if slot < EMPLOYEE_SLOT else (EMPLOYEE if slot < BUILDING_SLOT else BUILDING)
        state.board[slot] = u8(draw(state, kind))


# The sealed choices.


def owed(state: Zoophoria, seat: i64) -> bool:
    """Whether a seat still owes an answer."""
    wanted: i64 = 1 if state.draft else REJECTED
    answers = state.answers[seat]
    while answers != 0:
        answers &= answers - 1
        wanted -= 1
    return wanted > 0


def unanswered(state: Zoophoria) -> i64:
    mask: i64 = 0
    for seat in range(state.seats):
        if owed(state, seat):
            mask |= i64(1) << seat
    return mask


def choosing(state: Zoophoria, seat: i64, card: i64) -> i64:
    """The rule that forbids rejecting or drafting an animal, or ALLOWED (ZP-5.5, ZP-5.6)."""
    at = dealt_at(state, seat, card)
    if at < 0 or (state.answers[seat] >> at) & 1 != 0:
        return NOT_DEALT
    return ALLOWED


def dealt_at(state: Zoophoria, seat: i64, card: i64) -> i64:
    for i in range(state.dealt_count[seat]):
        if i64(state.dealt[seat * DEALT + i]) == card:
            return i
    return -1


def choose(state: Zoophoria, card: i64) -> None:
    """Note a sealed answer; when the last one is in, all are shown."""
    seat = state.player
    state.answers[seat] = state.answers[seat] | (i64(1) << dealt_at(state, seat, card))
    if state.journal is not None:
        state.journal.secret("sealed", seat, [card, 1 if state.draft else 0], i64(1) << seat)
    if owed(state, seat):
        return
    mask = unanswered(state)
    if mask != 0:
        next_seat: i64 = 0
        while (mask >> next_seat) & 1 == 0:
            next_seat += 1
        state.player = next_seat
        return
    state.revealed += 1
    if state.draft:
        reveal_draft(state)
    else:
        reveal_start(state)


def reveal_start(state: Zoophoria) -> None:
    """Four animals of each player enter the habitat, two are discarded (ZP-4.5)."""
    for seat in range(state.seats):
        for i in range(DEALT):
            card = i64(state.dealt[seat * DEALT + i])
            if (state.answers[seat] >> i) & 1 != 0:
                to_pile(state, ANIMAL, card)
            else:
                enter(state, seat, card)
        end_of_dealing(state, seat)
    choose_first_player(state)


def reveal_draft(state: Zoophoria) -> None:
    """Lay the chosen animals open and pass the others clockwise (ZP-12.5)."""
    count = state.dealt_count[0] - 1
    for seat in range(state.seats):
        picked: i64 = 0
        while (state.answers[seat] >> picked) & 1 == 0:
            picked += 1
        enter(state, seat, i64(state.dealt[seat * DEALT + picked]))
        for i in range(picked, count):
            state.dealt[seat * DEALT + i] = state.dealt[seat * DEALT + i + 1]
        state.dealt_count[seat] = count
        state.answers[seat] = 0
    if count > DEALT - KEPT:
        pass_hands(state, count)
        state.player = 0
        return
    for seat in range(state.seats):
        for i in range(count):
            to_pile(state, ANIMAL, i64(state.dealt[seat * DEALT + i]))
        end_of_dealing(state, seat)
    choose_first_player(state)


def pass_hands(state: Zoophoria, count: i64) -> None:
    last = (state.seats - 1) * DEALT
    for i in range(count):
        held = state.dealt[last + i]
        seat = state.seats - 1
        while seat > 0:
            state.dealt[seat * DEALT + i] = state.dealt[(seat - 1) * DEALT + i]
            seat -= 1
        state.dealt[i] = held
    for seat in range(state.seats):
        for i in range(count):
            card = i64(state.dealt[seat * DEALT + i])
            state.known[card] = u8(i64(state.known[card]) | (i64(1) << seat))


def enter(state: Zoophoria, seat: i64, card: i64) -> None:
    """A starting animal takes a space: its mate's, that of other spiders, or an empty one (ZP-A46)."""
    space = first_vacant(state, seat, 0)
    mate = state.tables.mate[card]
    if mate != NO_CARD and in_habitat(state, seat, mate):
        space = space_of(state, mate)
    elif state.tables.spider[card] > 0:
        base = seat * HELD
        for i in range(state.held_count[seat]):
            other = i64(state.held[base + i])
            if other < ANIMALS and state.tables.spider[other] > 0:
                at = i64(state.where[other])
                if i64(state.crowd[at]) < state.tables.spider[card]:
                    space = at % SPACES
    place_animal(state, seat, card, space)


def end_of_dealing(state: Zoophoria, seat: i64) -> None:
    for i in range(DEALT):
        state.dealt[seat * DEALT + i] = u8(NO_CARD)
    state.dealt_count[seat] = 0
    state.answers[seat] = 0


def starting_visitors(state: Zoophoria, seat: i64) -> i64:
    """Printed visitors of the starting animals without a baby (ZP-A40)."""
    total: i64 = 0
    base = seat * HELD
    for i in range(state.held_count[seat]):
        card = i64(state.held[base + i])
        if card < ANIMALS and state.tables.baby[card] == 0:
            total += state.tables.visitors[card]
    return total


def choose_first_player(state: Zoophoria) -> None:
    """The lowest total starts; the tied roll until one is highest (ZP-4.6)."""
    lowest: i64 = 1 << 30
    for seat in range(state.seats):
        lowest = min(lowest, starting_visitors(state, seat))
    tied: i64 = 0
    for seat in range(state.seats):
        if starting_visitors(state, seat) == lowest:
            tied |= i64(1) << seat
    while tied & (tied - 1) != 0:
        tied = roll_off(state, tied)
    state.first = 0
    while (tied >> state.first) & 1 == 0:
        state.first += 1
    if state.journal is not None:
        state.journal.note("first", state.first, [lowest])
    state.decision = NOTHING
    state.step = ROUGH_START if state.rough_start else DRAW
    state.turn = 0


def roll_off(state: Zoophoria, tied: i64) -> i64:
    best: i64 = 0
    left: i64 = 0
    for seat in range(state.seats):
        if (tied >> seat) & 1 == 0:
            continue
        die = 1 + state.rng.below(6)
        if state.journal is not None:
            state.journal.note("tie_roll", seat, [die])
        if die > best:
            best = die
            left = 0
        if die == best:
            left |= i64(1) << seat
    return left
