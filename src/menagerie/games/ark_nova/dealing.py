"""Setting up a game, the choice of maps and starting hands (AN-3)."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from menagerie.core.state import Actions
from menagerie.games.ark_nova.actions import MAP
from menagerie.games.ark_nova.breaks import answered, begin_sealed
from menagerie.games.ark_nova.building import raise_building, refit
from menagerie.games.ark_nova.decks import discard_from_hand, draw_to_hand
from menagerie.games.ark_nova.effects import draw_final
from menagerie.games.ark_nova.frames import D_MAP, D_START_KEEP
from menagerie.games.ark_nova.geometry import PLACES
from menagerie.games.ark_nova.state import BLOCKED, EVERYBODY, PLAYING, ArkNova, Zoo, without
from menagerie.games.ark_nova.tables import (
    BASE_PROJECTS,
    BONUS_TILES,
    FINAL_CARDS,
    FIRST_PROJECT,
    FIRST_ZOO_PROJECT,
    MAPS,
)
from menagerie.games.ark_nova.turns import start_turn

START_CARDS = 8
START_KEEP = 4


def numbers(first: int, last: int) -> vec[i64]:
    return vec[i64](list(range(first, last)))


def deal(
    state: ArkNova, removed: list[int], bases: list[int], finals: list[int], tiles: list[int], map_number: i64
) -> None:
    """Lay out everything; empty lists mean a random choice; `map_number` -1 lets the players choose."""
    deal_tiles(state, tiles)
    deal_deck(state, removed)
    deal_bases(state, bases)
    state.partner_board = 31
    state.university_board = 7
    state.final_pile = vec[i64](finals) if len(finals) > 0 else numbers(0, int(FINAL_CARDS))
    state.rng.shuffle(state.final_pile)
    if state.seats == 1:
        state.round_left = state.tables.solo_turns[0]
    seat: i64 = 0
    while seat < state.seats:
        state.zoos.append(Zoo(seat))
        deal_zoo(state, state.zoos[seat])
        seat += 1
    if map_number >= 0:
        for zoo in state.zoos:
            take_map(state, zoo, map_number)
        begin_hands(state)
    else:
        offer_maps(state)


def deal_tiles(state: ArkNova, tiles: list[int]) -> None:
    """Two bonus tiles at conservation 5 and two at 8 (AN-3.2)."""
    all_tiles = vec[i64](tiles) if len(tiles) > 0 else numbers(0, int(BONUS_TILES))
    state.rng.shuffle(all_tiles)
    i: i64 = 0
    while i < 4:
        state.tiles[i] = all_tiles[i]
        i += 1


def deal_deck(state: ArkNova, removed: list[int]) -> None:
    """Shuffle the zoo cards and lay six of them face down (AN-3.3)."""
    deck = vec[i64]([])
    card: i64 = 0
    while card < 224:
        if (card < FIRST_PROJECT or card >= FIRST_ZOO_PROJECT) and card not in removed:
            deck = append(deck, card)
        card += 1
    state.rng.shuffle(deck)
    folder: i64 = 0
    while folder < 6:
        deck, card = pop(deck)
        state.display[folder] = card
        folder += 1
    state.deck = deck


def deal_bases(state: ArkNova, bases: list[int]) -> None:
    """Base projects below the board; with two players one slot of each is blocked (AN-3.5, AN-3.6)."""
    order = vec[i64](bases) if len(bases) > 0 else numbers(0, int(BASE_PROJECTS))
    if len(bases) == 0:
        state.rng.shuffle(order)
    state.undealt = (1 << BASE_PROJECTS) - 1
    i: i64 = 0
    while i < state.tables.base_projects[state.seats]:
        state.base = append(state.base, FIRST_PROJECT + order[i])
        state.undealt &= ~(1 << order[i])
        if state.seats == 2:
            state.slot_token[order[i] * 3 + i] = BLOCKED
        i += 1


def deal_zoo(state: ArkNova, zoo: Zoo) -> None:
    tables = state.tables
    zoo.money = tables.start_money
    zoo.reputation = tables.start_reputation
    zoo.appeal = tables.start_appeal[zoo.seat]
    if state.seats == 1:
        zoo.appeal = tables.solo_appeal[state.options.solo_level]
    zoo.active_workers = 1
    zoo.lying_workers = 3
    zoo.edge = 127
    i: i64 = 0
    while i < 5:
        zoo.slots[i] = i
        i += 1
    state.rng.shuffle_part(zoo.slots, 1, 5)  # AN-3.10
    i = 0
    while i < 2:
        final = draw_final(state)
        zoo.finals = append(zoo.finals, final)
        state.final_known[final] = 1 << zoo.seat
        i += 1


def take_map(state: ArkNova, zoo: Zoo, number: i64) -> None:
    """A zoo gets its map and the buildings standing there (AN-3.9)."""
    tables = state.tables
    zoo.map = number
    row = tables.start_first[number]
    while row < tables.start_last[number]:
        building = tables.start_type[row]
        raise_building(state, zoo, building, tables.geo.place_row[building * PLACES + tables.start_code[row]])
        row += 1
    refit(state, zoo)


def offer_maps(state: ArkNova) -> None:
    """Two random maps each, or maps in the middle chosen openly (AN-3.8)."""
    state.active = 0
    if state.options.map_level == 4:
        state.maps_offered = numbers(0, int(MAPS))
    else:
        maps = numbers(2, int(MAPS))
        state.rng.shuffle(maps)
        count = state.seats + 1 if state.options.map_level == 3 else 2 * state.seats
        state.maps_offered = maps[:count]
    if state.options.map_level == 3:
        state.push(D_MAP, state.seats - 1, 1)
        state.waiting = 1 << (state.seats - 1)
        state.asked = state.seats - 1
    elif state.options.map_level == 4:
        state.push(D_MAP, 0, 2)
        state.waiting = 1
        state.asked = 0
    else:
        state.push(D_MAP, 0, 0)
        begin_sealed(state, (1 << state.seats) - 1)


def list_maps(state: ArkNova, seat: i64, out: Actions) -> None:
    if state.arg(0) == 0:
        out.add(MAP + state.maps_offered[seat * 2])
        out.add(MAP + state.maps_offered[seat * 2 + 1])
        return
    i: i64 = 0
    while i < len(state.maps_offered):
        out.add(MAP + state.maps_offered[i])
        i += 1


def choose_map(state: ArkNova, seat: i64, number: i64) -> None:
    open_choice = state.arg(0)
    zoo = state.zoos[seat]
    zoo.marked = append(zoo.marked, number)
    if open_choice == 1:
        state.maps_offered = without(state.maps_offered, number)
    if open_choice > 0:
        following = seat - 1 if open_choice == 1 else seat + 1
        if 0 <= following < state.seats:
            state.waiting = 1 << following
            state.asked = following
            return
        state.waiting = 0
    elif not answered(state, seat):
        return
    state.pop()
    for owner in state.zoos:
        chosen = owner.marked[0]
        owner.marked = vec[i64]([])
        take_map(state, owner, chosen)
        state.say("map", owner.seat, chosen)
    begin_hands(state)


def begin_hands(state: ArkNova) -> None:
    """Eight cards each, of which four are kept (AN-3.12)."""
    for zoo in state.zoos:
        i = 0
        while i < START_CARDS:
            draw_to_hand(state, zoo.seat)
            i += 1
    state.active = 0
    state.push(D_START_KEEP, 0)
    begin_sealed(state, (1 << state.seats) - 1)


def mark_kept(state: ArkNova, seat: i64, card: i64) -> None:
    zoo = state.zoos[seat]
    zoo.marked = append(zoo.marked, card)
    if len(zoo.marked) < START_KEEP or not answered(state, seat):
        return
    state.pop()
    for owner in state.zoos:
        kept = owner.marked
        owner.marked = vec[i64]([])
        given = owner.hand[:]
        i: i64 = 0
        while i < len(given):
            if given[i] not in kept:
                discard_from_hand(state, owner.seat, given[i])
            i += 1
    open_display(state)
    state.phase = PLAYING
    start_turn(state, 0)


def open_display(state: ArkNova) -> None:
    """The first six cards are turned up only now (AN-3.3)."""
    state.display_open = 1
    state.revealed += 1
    folder: i64 = 0
    while folder < 6:
        state.known[state.display[folder]] = EVERYBODY
        state.say("display", -1, state.display[folder], folder + 1)
        folder += 1
