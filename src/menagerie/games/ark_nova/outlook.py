"""An estimate of a seat's final points, for bots: tracks, money, hand, buildings and what the end will add."""

from __future__ import annotations

from mypy_extensions import i64

from menagerie.games.ark_nova.actions import ADVANCE, BUILD, DECLINE, DONE, IDLE, PERFORM, PLAY, TAKE_BREAK, TAKE_X
from menagerie.games.ark_nova.animals import missing, price
from menagerie.games.ark_nova.building import is_standard
from menagerie.games.ark_nova.geometry import popcount
from menagerie.games.ark_nova.scoring import finals_conservation, points, sponsor_appeal, sponsor_conservation
from menagerie.games.ark_nova.state import ENDED, ArkNova, Zoo
from menagerie.games.ark_nova.tables import is_animal, is_sponsor


def hand_value(state: ArkNova, zoo: Zoo) -> float:
    """Cards in hand: animals that can soon be played are worth a part of their appeal."""
    worth = 0.0
    i: i64 = 0
    while i < len(zoo.hand):
        card = zoo.hand[i]
        if is_animal(card):
            lacking = missing(state, zoo, card)
            share = 0.25 if lacking == 0 else 0.1
            if price(state, zoo, card, 0) > zoo.money:
                share *= 0.6
            worth += share * float(state.tables.appeal[card] + 3 * state.tables.conservation[card]) + 0.2
        elif is_sponsor(card):
            worth += 0.8
        else:
            worth += 0.7
        i += 1
    return min(worth, 9.0)


def homes_value(state: ArkNova, zoo: Zoo) -> float:
    """Empty enclosures wait for animals, each larger one for fewer."""
    worth = 0.0
    empty = 0
    i: i64 = 0
    while i < len(zoo.building):
        if is_standard(zoo.building[i]) and (zoo.occupied >> i) & 1 == 0:
            empty += 1
            if empty <= 3:
                worth += 0.9 + 0.35 * float(state.tables.building_size[zoo.building[i]])
        i += 1
    return worth


def outlook(state: ArkNova, seat: i64) -> float:
    zoo = state.zoos[seat]
    if state.phase == ENDED:
        return float(points(state, zoo))
    tables = state.tables
    target = float(tables.target[min(zoo.conservation, tables.max_conservation)])
    worth = float(zoo.appeal) - target
    later = float(sponsor_appeal(state, zoo))
    later += 2.5 * float(sponsor_conservation(state, zoo)) + 1.2 * float(finals_conservation(state, zoo))
    money = float(zoo.money)
    worth += 0.6 * later + 0.22 * min(money, 40.0) + 0.03 * max(money - 40.0, 0.0)
    worth += 0.5 * float(zoo.x_tokens) + 0.9 * float(zoo.reputation)
    worth += 1.6 * float(popcount(zoo.side)) + 1.4 * float(3 - zoo.lying_workers) + 0.3 * float(zoo.active_workers)
    worth += 1.6 * float(popcount(zoo.partner_zoos)) + 1.4 * float(popcount(zoo.universities))
    worth += 0.35 * float(zoo.icons[12]) + 0.8 * float(zoo.kiosks) + 0.9 * float(i64(len(zoo.sponsors)))
    worth += hand_value(state, zoo) + homes_value(state, zoo)
    worth += 0.12 * float(popcount(zoo.covered))
    return worth


def inclination(state: ArkNova, action: i64) -> float:
    """Favour doing over collecting X-tokens, and what a chosen way will bring."""
    zoo = state.zoos[max(0, state.current_player())]
    if action == PERFORM:
        return 1.0
    if action in (TAKE_X, IDLE):
        return -1.0
    if action in (DONE, DECLINE):
        return -0.05
    if action == ADVANCE:
        return 0.5
    if action == TAKE_BREAK:
        return -0.5
    if PLAY <= action < PLAY + 128:
        return 0.6 * float(state.tables.appeal[action - PLAY]) + 2.5 * float(state.tables.conservation[action - PLAY])
    if PLAY + 192 <= action < PLAY + 224:
        return 4.0
    if BUILD <= action < BUILD + 10:
        return 0.4 * float(state.tables.building_size[action - BUILD])
    if action < 5:
        return 0.4 * float(zoo.slot_of(action)) + (0.8 if action in (0, 3) else 0.0)
    return 0.0
