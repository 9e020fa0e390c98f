"""The Sponsors action and sponsors played for money: conditions, levels, what a new sponsor brings (AN-11)."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from menagerie.core.state import ALLOWED, Actions
from menagerie.games.ark_nova.actions import PLAY
from menagerie.games.ark_nova.building import has_place, refit
from menagerie.games.ark_nova.decks import folder_of, remove_card
from menagerie.games.ark_nova.frames import S_EFFECT, S_GAIN
from menagerie.games.ark_nova.geometry import popcount
from menagerie.games.ark_nova.icons import add_card_icons
from menagerie.games.ark_nova.refusals import CONDITION, LEVEL, NO_MONEY, NO_PLACE, OUT_OF_RANGE, TOO_POOR
from menagerie.games.ark_nova.state import ArkNova, Zoo
from menagerie.games.ark_nova.tables import (
    APPEAL,
    CONSERVATION,
    INSTANT,
    POWER_HOLLYWOOD,
    REPUTATION,
    SPONSORS_CARD,
    STRIDE,
    TRIGGER,
    is_sponsor,
)
from menagerie.games.ark_nova.tracks import open_pool


def level(state: ArkNova, zoo: Zoo, card: i64) -> i64:
    """The level of a sponsor; map 8 with all letters covered lowers it by 1 (AN-11.12)."""
    tables = state.tables
    if tables.power[zoo.map] == POWER_HOLLYWOOD and tables.links[zoo.map] & ~zoo.covered == 0:
        return max(0, tables.level[card] - 1)
    return tables.level[card]


def appeal_limit(state: ArkNova, card: i64) -> i64:
    """The most appeal a card allows; in solo the start appeal is added (AN-20.6, AN-A25)."""
    limit = state.tables.need_max_appeal[card]
    if state.seats == 1 and state.options.solo_plain_limit == 0:
        limit += state.tables.solo_appeal[state.options.solo_level]
    return limit


def conditions(state: ArkNova, zoo: Zoo, card: i64) -> i64:
    """The rule that forbids a sponsor whatever its level, or ALLOWED (AN-11.3, AN-11.4, AN-A11)."""
    tables = state.tables
    icon: i64 = 0
    while icon < 15:
        if tables.need_icon[card * STRIDE + icon] > zoo.icons[icon]:
            return CONDITION
        icon += 1
    if tables.need_sponsors_ii[card] == 1 and not state.upgraded(zoo, SPONSORS_CARD):
        return CONDITION
    if tables.need_partner_zoos[card] > popcount(zoo.partner_zoos) or tables.need_reputation[card] > zoo.reputation:
        return CONDITION
    if tables.need_max_appeal[card] >= 0 and zoo.appeal > appeal_limit(state, card):
        return CONDITION
    building = tables.building[card]
    if building >= 0 and not has_place(state, zoo, building):
        return NO_PLACE
    return ALLOWED


def sponsoring(state: ArkNova, zoo: Zoo, card: i64, folder: i64) -> i64:
    """The rule that forbids a sponsor in the running Sponsors action, or ALLOWED."""
    if folder > 0 and (state.act_side == 0 or folder > state.folders_in_range(zoo)):
        return OUT_OF_RANGE
    if level(state, zoo, card) > state.act_left:
        return LEVEL
    if folder > zoo.money:
        return NO_MONEY
    return conditions(state, zoo, card)


def sponsoring_for_money(state: ArkNova, zoo: Zoo, card: i64) -> i64:
    """The rule that forbids a hand sponsor for money, or ALLOWED (AN-11.11)."""
    if level(state, zoo, card) > zoo.money:
        return TOO_POOR
    return conditions(state, zoo, card)


def list_sponsors(state: ArkNova, zoo: Zoo, everything: bool, out: Actions) -> None:
    i: i64 = 0
    while i < len(zoo.hand):
        card = zoo.hand[i]
        if is_sponsor(card) and (everything or sponsoring(state, zoo, card, 0) == ALLOWED):
            out.add(PLAY + card)
        i += 1
    i = 0
    while i < 6 and state.act_side == 1:
        card = state.display[i]
        if is_sponsor(card) and (everything or sponsoring(state, zoo, card, i + 1) == ALLOWED):
            out.add(PLAY + card)
        i += 1


def list_sponsors_for_money(state: ArkNova, zoo: Zoo, everything: bool, out: Actions) -> None:
    i: i64 = 0
    while i < len(zoo.hand):
        card = zoo.hand[i]
        if is_sponsor(card) and (everything or sponsoring_for_money(state, zoo, card) == ALLOWED):
            out.add(PLAY + card)
        i += 1


def any_sponsor(state: ArkNova, zoo: Zoo) -> bool:
    i: i64 = 0
    while i < len(zoo.hand):
        if is_sponsor(zoo.hand[i]) and sponsoring(state, zoo, zoo.hand[i], 0) == ALLOWED:
            return True
        i += 1
    i = 0
    while i < 6 and state.act_side == 1:
        if is_sponsor(state.display[i]) and sponsoring(state, zoo, state.display[i], i + 1) == ALLOWED:
            return True
        i += 1
    return False


def any_sponsor_for_money(state: ArkNova, zoo: Zoo) -> bool:
    i: i64 = 0
    while i < len(zoo.hand):
        if is_sponsor(zoo.hand[i]) and sponsoring_for_money(state, zoo, zoo.hand[i]) == ALLOWED:
            return True
        i += 1
    return False


def choose_sponsor(state: ArkNova, card: i64) -> None:
    """Play a sponsor with the Sponsors action."""
    zoo = state.zoos[state.active]
    state.pop()
    zoo.money -= folder_of(state, card)
    state.act_left -= level(state, zoo, card)
    state.act_count += 1
    if state.act_side == 0:
        state.act_left = -1
    enter_zoo(state, zoo.seat, card)


def buy_sponsor(state: ArkNova, seat: i64, card: i64) -> None:
    zoo = state.zoos[seat]
    zoo.money -= level(state, zoo, card)
    enter_zoo(state, seat, card)


def enter_zoo(state: ArkNova, seat: i64, card: i64) -> None:
    """The sponsor lies in the zoo: its gains, instant effects, building and triggers form a pool (AN-11.6)."""
    tables = state.tables
    zoo = state.zoos[seat]
    remove_card(state, seat, card)
    state.say("sponsor", seat, card)
    zoo.sponsors = append(zoo.sponsors, card)
    zoo.tokens = append(zoo.tokens, tables.tokens[card])
    zoo.passives |= tables.passives[card]
    if tables.passives[card] != 0:
        refit(state, zoo)
    begin = state.depth
    if tables.appeal[card] > 0:
        state.push(S_GAIN, seat, APPEAL, tables.appeal[card])
    if tables.conservation[card] > 0:
        state.push(S_GAIN, seat, CONSERVATION, tables.conservation[card])
    if tables.reputation[card] > 0:
        state.push(S_GAIN, seat, REPUTATION, tables.reputation[card])
    row = tables.first_effect[card]
    while row < tables.last_effect[card]:
        if tables.e_when[row] == INSTANT:
            state.push(S_EFFECT, seat, row, card)
        elif tables.e_when[row] == TRIGGER:
            zoo.triggers = append(zoo.triggers, row)
        row += 1
    add_card_icons(state, seat, card)
    open_pool(state, seat, begin)
