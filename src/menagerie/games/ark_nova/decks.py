"""Cards on their way: deck, discard pile, display and hands."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from menagerie.games.ark_nova.state import EVERYBODY, FROM_PILE, NO_CARD, ArkNova, sorted_in, without


def cards_left(state: ArkNova) -> i64:
    """Cards that can still be drawn, the discard pile included (AN-21.1)."""
    return len(state.deck) + len(state.discard)


def draw(state: ArkNova) -> i64:
    """The top card of the deck, or -1. An empty deck is made anew from the discard pile (AN-21.1)."""
    if len(state.deck) == 0:
        if len(state.discard) == 0:
            return -1
        state.deck = state.discard
        state.discard = vec[i64]([])
        state.rng.shuffle(state.deck)
        for_all_unknown(state)
        state.say("reshuffle", -1)
    state.revealed += 1
    state.deck, card = pop(state.deck)
    return card


def for_all_unknown(state: ArkNova) -> None:
    """Nobody knows where the cards of a freshly shuffled deck lie, nor which one had left the pile before."""
    i: i64 = 0
    while i < len(state.deck):
        state.known[state.deck[i]] = 0
        i += 1
    i = 0
    while i < len(state.known):
        state.known[i] &= ~FROM_PILE
        i += 1


def to_hand(state: ArkNova, seat: i64, card: i64, known: i64) -> None:
    zoo = state.zoos[seat]
    zoo.hand = sorted_in(zoo.hand, card)
    state.known[card] = known


def draw_to_hand(state: ArkNova, seat: i64) -> None:
    """Draw a card that only its owner sees."""
    card = draw(state)
    if card >= 0:
        to_hand(state, seat, card, 1 << seat)
        state.whisper("draw", seat, card, 1 << seat)


def throw(state: ArkNova, card: i64) -> None:
    """Put a card openly on the discard pile."""
    state.discard = append(state.discard, card)
    state.known[card] = EVERYBODY


def discard_from_hand(state: ArkNova, seat: i64, card: i64) -> None:
    zoo = state.zoos[seat]
    zoo.hand = without(zoo.hand, card)
    throw(state, card)
    state.say("discard", seat, card)


def take_folder(state: ArkNova, seat: i64, folder: i64) -> None:
    """Take the card of folder 0 to 5 into the hand; everybody has seen it (AN-1.7)."""
    card = state.display[folder]
    state.display[folder] = NO_CARD
    to_hand(state, seat, card, EVERYBODY)
    state.say("take", seat, card, folder + 1)


def folder_of(state: ArkNova, card: i64) -> i64:
    """The folder 1 to 6 in which a card lies, or 0."""
    i: i64 = 0
    while i < 6:
        if state.display[i] == card:
            return i + 1
        i += 1
    return 0


def display_holds_cards(state: ArkNova, folders: i64) -> bool:
    """Whether a card lies in one of the first `folders` folders."""
    i: i64 = 0
    while i < folders:
        if state.display[i] != NO_CARD:
            return True
        i += 1
    return False


def remove_card(state: ArkNova, seat: i64, card: i64) -> None:
    """Take a card out of the hand or the display to play it."""
    folder = folder_of(state, card)
    if folder > 0:
        state.display[folder - 1] = NO_CARD
    else:
        zoo = state.zoos[seat]
        zoo.hand = without(zoo.hand, card)
    state.known[card] = EVERYBODY


def refill(state: ArkNova) -> None:
    """Cards slide to lower folders in their order, then the gaps are filled from the deck (AN-4.8)."""
    display = state.display
    put: i64 = 0
    i: i64 = 0
    while i < 6:
        if display[i] != NO_CARD:
            display[put] = display[i]
            put += 1
        i += 1
    while put < 6:
        card = draw(state)
        if card < 0:
            break
        display[put] = card
        state.known[card] = EVERYBODY
        state.say("display", -1, card, put + 1)
        put += 1
    while put < 6:
        display[put] = NO_CARD
        put += 1
