"""Hidden information: resampling what a seat cannot know (AN-1.4 to AN-1.8)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from menagerie.core.rng import Rng
from menagerie.games.ark_nova.frames import D_KEEP, D_MAP
from menagerie.games.ark_nova.state import EVERYBODY, SETUP, ArkNova, Zoo


def unknown(state: ArkNova, card: i64, seat: i64) -> bool:
    known = state.known[card]
    if known >= EVERYBODY:
        return False
    return seat < 0 or (known >> seat) & 1 == 0


def final_unknown(state: ArkNova, final: i64, seat: i64) -> bool:
    return seat < 0 or (state.final_known[final] >> seat) & 1 == 0


def gather(state: ArkNova, cards: vec[i64], seat: i64, found: vec[i64]) -> vec[i64]:
    i: i64 = 0
    while i < len(cards):
        if cards[i] != 255 and unknown(state, cards[i], seat):
            found = append(found, cards[i])
        i += 1
    return found


def spread_out(state: ArkNova, cards: vec[i64], seat: i64, pool: vec[i64], at: i64, owner: i64) -> i64:
    """Put resampled cards where unknown ones lay; `owner` keeps knowing them."""
    i: i64 = 0
    while i < len(cards):
        if cards[i] != 255 and unknown(state, cards[i], seat):
            cards[i] = pool[at]
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


def resample_cards(state: ArkNova, seat: i64, rng: Rng) -> None:
    """All cards the seat cannot place are shuffled among the places they lie in."""
    pool = gather(state, state.deck, seat, vec[i64]([]))
    pool = gather(state, state.display, seat, pool)
    pool = gather(state, state.seen, seat, pool)
    for zoo in state.zoos:
        pool = gather(state, zoo.hand, seat, pool)
        pool = gather(state, zoo.pouched, seat, pool)
    if len(pool) == 0:
        return
    before = state.known[:]
    owners = vec[i64]([0] * 224)
    rng.shuffle(pool)
    at = spread_out(state, state.deck, seat, pool, 0, -1)
    at = note_owners(state, before, state.display, seat, pool, at, 0, owners)
    at = note_owners(state, before, state.seen, seat, pool, at, seer(state), owners)
    for zoo in state.zoos:
        at = note_owners(state, before, zoo.hand, seat, pool, at, 1 << zoo.seat, owners)
        sort(zoo.hand)
        at = note_owners(state, before, zoo.pouched, seat, pool, at, 1 << zoo.seat, owners)
    i: i64 = 0
    while i < len(pool):
        state.known[pool[i]] = owners[pool[i]]
        i += 1


def seer(state: ArkNova) -> i64:
    return 1 << state.top_seat() if state.depth > 0 and state.top() == D_KEEP else 0


def note_owners(
    state: ArkNova, before: vec[i64], cards: vec[i64], seat: i64, pool: vec[i64], at: i64, owner: i64, owners: vec[i64]
) -> i64:
    i: i64 = 0
    while i < len(cards):
        if cards[i] != 255 and before[cards[i]] < EVERYBODY and (seat < 0 or (before[cards[i]] >> seat) & 1 == 0):
            cards[i] = pool[at]
            owners[pool[at]] = owner
            at += 1
        i += 1
    return at


def resample_finals(state: ArkNova, seat: i64, rng: Rng) -> None:
    pool = vec[i64]([])
    i: i64 = 0
    while i < len(state.final_pile):
        if final_unknown(state, state.final_pile[i], seat):
            pool = append(pool, state.final_pile[i])
        i += 1
    for zoo in state.zoos:
        pool = gather_finals(state, zoo.finals, seat, pool)
    rng.shuffle(pool)
    before = state.final_known[:]
    at: i64 = 0
    i = 0
    while i < len(pool):
        state.final_known[pool[i]] = 0
        i += 1
    i = 0
    while i < len(state.final_pile):
        if seat < 0 or (before[state.final_pile[i]] >> seat) & 1 == 0:
            state.final_pile[i] = pool[at]
            at += 1
        i += 1
    for zoo in state.zoos:
        i = 0
        while i < len(zoo.finals):
            if seat < 0 or (before[zoo.finals[i]] >> seat) & 1 == 0:
                zoo.finals[i] = pool[at]
                state.final_known[pool[at]] = 1 << zoo.seat
                at += 1
            i += 1


def gather_finals(state: ArkNova, finals: vec[i64], seat: i64, pool: vec[i64]) -> vec[i64]:
    i: i64 = 0
    while i < len(finals):
        if final_unknown(state, finals[i], seat):
            pool = append(pool, finals[i])
        i += 1
    return pool


def resample_marks(state: ArkNova, zoo: Zoo, rng: Rng, cards: vec[i64]) -> None:
    """Another seat's sealed answer may be anything: as many random cards of its hand."""
    order = cards[:]
    rng.shuffle(order)
    count = i64(len(zoo.marked))
    zoo.marked = order[:count]


def determinize(state: ArkNova, seat: i64, rng: Rng) -> None:
    from_map = state.depth > 0 and state.top() == D_MAP
    if state.phase < 4:
        resample_finals(state, seat, rng)
        resample_cards(state, seat, rng)
        for zoo in state.zoos:
            if zoo.seat != seat and len(zoo.marked) > 0:
                if from_map:
                    if state.arg(0) == 0:
                        zoo.marked[0] = state.maps_offered[zoo.seat * 2 + rng.below(2)]
                elif state.stack[(state.depth - 1) * 6] in (34, 41):
                    resample_final_marks(state, zoo, rng)
                else:
                    resample_marks(state, zoo, rng, zoo.hand)
        if from_map and state.arg(0) == 0 and state.phase == SETUP:
            resample_maps(state, seat, rng)
    state.rng = Rng(rng.bits() | (rng.bits() << 16))


def resample_final_marks(state: ArkNova, zoo: Zoo, rng: Rng) -> None:
    """A sealed discard among final scoring cards, or the two cards another seat is looking at."""
    if state.stack[(state.depth - 1) * 6] == 34:
        resample_marks(state, zoo, rng, zoo.finals)


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
