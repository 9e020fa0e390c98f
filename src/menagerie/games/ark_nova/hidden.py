"""Hidden information: resampling what a seat cannot know (AN-1.4 to AN-1.8)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from menagerie.core.rng import Rng
from menagerie.games.ark_nova.frames import D_BASE_PROJECT, D_FINAL, D_KEEP_FINAL, D_MAP
from menagerie.games.ark_nova.state import (
    ENDED,
    EVERYBODY,
    FROM_BASE,
    FROM_HAND,
    FROM_PILE,
    NO_CARD,
    ORIGINS,
    SETUP,
    ArkNova,
    Zoo,
)
from menagerie.games.ark_nova.tables import BASE_PROJECTS, FIRST_PROJECT


def hidden_to(known: i64, seat: i64) -> bool:
    """Whether a seat (-1: a spectator) cannot place a card that these seats know."""
    if known >= EVERYBODY:
        return False
    return seat < 0 or (known >> seat) & 1 == 0


def gather(before: vec[i64], cards: vec[i64], seat: i64, origin: i64, found: vec[i64]) -> vec[i64]:
    """The cards of a zone that the seat cannot place, of one origin."""
    i: i64 = 0
    while i < len(cards):
        card = cards[i]
        if card != NO_CARD and before[card] & ORIGINS == origin and hidden_to(before[card], seat):
            found = append(found, card)
        i += 1
    return found


def lay_back(state: ArkNova, before: vec[i64], cards: vec[i64], seat: i64, origin: i64, pool: vec[i64], at: i64) -> i64:
    """Put shuffled cards where such cards lay; whoever knew the old card knows the new one."""
    i: i64 = 0
    while i < len(cards):
        card = cards[i]
        if card != NO_CARD and before[card] & ORIGINS == origin and hidden_to(before[card], seat):
            cards[i] = pool[at]
            state.known[pool[at]] = before[card]
            at += 1
        i += 1
    return at


def sort(cards: vec[i64]) -> None:
    i: i64 = 1
    while i < len(cards):
        card = cards[i]
        j = i
        while j > 0 and cards[j - 1] > card:
            cards[j] = cards[j - 1]
            j -= 1
        cards[j] = card
        i += 1


def resample_cards(state: ArkNova, seat: i64, origin: i64, rng: Rng) -> None:
    """The cards of one origin that the seat cannot place are shuffled among the places they lie in."""
    before = state.known[:]
    pool = gather(before, state.deck, seat, origin, vec[i64]([]))
    pool = gather(before, state.discard, seat, origin, pool)
    pool = gather(before, state.display, seat, origin, pool)
    pool = gather(before, state.seen, seat, origin, pool)
    for zoo in state.zoos:
        pool = gather(before, zoo.hand, seat, origin, pool)
        pool = gather(before, zoo.pouched, seat, origin, pool)
    if len(pool) == 0:
        return
    if origin == FROM_BASE:
        pool = add_undealt(state, pool)
    rng.shuffle(pool)
    at = lay_back(state, before, state.deck, seat, origin, pool, 0)
    at = lay_back(state, before, state.discard, seat, origin, pool, at)
    at = lay_back(state, before, state.display, seat, origin, pool, at)
    at = lay_back(state, before, state.seen, seat, origin, pool, at)
    for zoo in state.zoos:
        at = lay_back(state, before, zoo.hand, seat, origin, pool, at)
        sort(zoo.hand)
        at = lay_back(state, before, zoo.pouched, seat, origin, pool, at)
    while at < len(pool):
        state.undealt |= 1 << (pool[at] - FIRST_PROJECT)
        at += 1


def add_undealt(state: ArkNova, pool: vec[i64]) -> vec[i64]:
    """A base project taken unseen may be any that is not in sight."""
    number: i64 = 0
    while number < BASE_PROJECTS:
        if (state.undealt >> number) & 1 == 1:
            pool = append(pool, FIRST_PROJECT + number)
        number += 1
    state.undealt = 0
    return pool


def looks_at_base_projects(state: ArkNova, seat: i64) -> bool:
    """Who is about to take one sees what is left."""
    return state.depth > 0 and state.top() == D_BASE_PROJECT and state.top_seat() == seat


def looked_at(state: ArkNova, zoo: Zoo) -> bool:
    """Whether the zoo's owner is choosing between two final scoring cards just drawn."""
    return state.depth > 0 and state.top() == D_KEEP_FINAL and state.top_seat() == zoo.seat


def final_hidden(state: ArkNova, final: i64, before: vec[i64], seat: i64) -> bool:
    if state.seats == 1 and state.tables.final_solo[final] == 0:
        return False  # everybody knows that it lies in the pile (AN-20.5)
    return seat < 0 or (before[final] >> seat) & 1 == 0


def gather_finals(state: ArkNova, finals: vec[i64], before: vec[i64], seat: i64, pool: vec[i64]) -> vec[i64]:
    i: i64 = 0
    while i < len(finals):
        if final_hidden(state, finals[i], before, seat):
            pool = append(pool, finals[i])
        i += 1
    return pool


def lay_back_finals(state: ArkNova, finals: vec[i64], before: vec[i64], seat: i64, pool: vec[i64], at: i64) -> i64:
    """Put shuffled cards where hidden ones lay; whoever knew the old card knows the new one."""
    i: i64 = 0
    while i < len(finals):
        final = finals[i]
        if final_hidden(state, final, before, seat):
            finals[i] = pool[at]
            state.final_known[pool[at]] = before[final]
            at += 1
        i += 1
    return at


def resample_finals(state: ArkNova, seat: i64, rng: Rng) -> None:
    """Final scoring cards in the pile and in other hands."""
    before = state.final_known[:]
    pool = gather_finals(state, state.final_pile, before, seat, vec[i64]([]))
    for zoo in state.zoos:
        pool = gather_finals(state, zoo.finals, before, seat, pool)
        if looked_at(state, zoo):
            pool = gather_finals(state, zoo.marked, before, seat, pool)
    rng.shuffle(pool)
    at = lay_back_finals(state, state.final_pile, before, seat, pool, 0)
    for zoo in state.zoos:
        at = lay_back_finals(state, zoo.finals, before, seat, pool, at)
        if looked_at(state, zoo):
            at = lay_back_finals(state, zoo.marked, before, seat, pool, at)


def resample_marks(state: ArkNova, zoo: Zoo, rng: Rng, cards: vec[i64]) -> None:
    """Another seat's sealed answer may be anything: as many random cards of its hand."""
    order = cards[:]
    rng.shuffle(order)
    count = i64(len(zoo.marked))
    zoo.marked = order[:count]


def determinize(state: ArkNova, seat: i64, rng: Rng) -> None:
    if state.phase < ENDED:
        resample_finals(state, seat, rng)
        resample_cards(state, seat, 0, rng)
        resample_cards(state, seat, FROM_HAND, rng)
        resample_cards(state, seat, FROM_PILE, rng)
        if not looks_at_base_projects(state, seat):
            resample_cards(state, seat, FROM_BASE, rng)
        for zoo in state.zoos:
            if zoo.seat != seat and len(zoo.marked) > 0:
                resample_answer(state, zoo, rng)
        if state.phase == SETUP and state.top() == D_MAP and state.arg(0) == 0:
            resample_maps(state, seat, rng)
    state.rng = Rng(rng.bits() | (rng.bits() << 16))


def resample_answer(state: ArkNova, zoo: Zoo, rng: Rng) -> None:
    """What another seat has answered in a sealed decision; maps chosen openly stay."""
    kind = state.top()
    if kind == D_MAP:
        if state.arg(0) == 0:
            zoo.marked[0] = state.maps_offered[zoo.seat * 2 + rng.below(2)]
    elif kind == D_FINAL:
        resample_marks(state, zoo, rng, zoo.finals)
    elif kind != D_KEEP_FINAL:
        resample_marks(state, zoo, rng, zoo.hand)


def resample_maps(state: ArkNova, seat: i64, rng: Rng) -> None:
    """The maps offered to others are private; undealt ones may be among them (AN-1.4)."""
    pool = vec[i64]([])
    number: i64 = 2
    while number < 10:
        mine = seat >= 0 and number in (state.maps_offered[seat * 2], state.maps_offered[seat * 2 + 1])
        if not mine:
            pool = append(pool, number)
        number += 1
    rng.shuffle(pool)
    at: i64 = 0
    i: i64 = 0
    while i < len(state.maps_offered):
        if i // 2 != seat:
            old = state.maps_offered[i]
            state.maps_offered[i] = pool[at]
            zoo = state.zoos[i // 2]
            if len(zoo.marked) > 0 and zoo.marked[0] == old:
                zoo.marked[0] = pool[at]
            at += 1
        i += 1
