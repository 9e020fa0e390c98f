"""What a chosen action does to the decision on top of the stack."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from menagerie.games.ark_nova import actions as act
from menagerie.games.ark_nova import frames as at
from menagerie.games.ark_nova.animals import choose_animal, settle
from menagerie.games.ark_nova.association import do_task, donate, take_partner, take_university
from menagerie.games.ark_nova.breaks import mark_discard, mark_final
from menagerie.games.ark_nova.building import (
    choose_building,
    enclosure_at,
    move_in,
    place_building,
    refit,
)
from menagerie.games.ark_nova.dealing import choose_map, mark_kept
from menagerie.games.ark_nova.decks import discard_from_hand, draw_to_hand, refill, take_folder, throw
from menagerie.games.ark_nova.effects import keep, keep_final, search, take_base_project, take_hunted
from menagerie.games.ark_nova.geometry import bit
from menagerie.games.ark_nova.interaction import give_card, give_money, hit
from menagerie.games.ark_nova.pools import pick
from menagerie.games.ark_nova.projects import (
    choose_project,
    choose_slot,
    choose_token,
    release,
    spend_token,
    support,
)
from menagerie.games.ark_nova.sponsors import buy_sponsor, choose_sponsor
from menagerie.games.ark_nova.state import NO_CARD, REPUTATION_TAKEN, ArkNova, without
from menagerie.games.ark_nova.tables import APPEAL, BUILD_CARD, FIRST_SPONSOR, LARGE, MONEY, REPUTATION, SMALL
from menagerie.games.ark_nova.tracks import advance_break, gain, hire_worker, offer_upgrade
from menagerie.games.ark_nova.turns import (
    borrow,
    choose_mode,
    draw_cards,
    draw_on,
    repeat,
    start_action,
    to_slot_1,
    to_slot_5,
)


def answer(state: ArkNova, seat: i64, action: i64) -> None:
    """Carry out a legal choice."""
    kind = state.top()
    if kind == at.D_CARD:
        state.pop()
        state.push(at.D_MODE, seat, action - act.USE, seat)
    elif kind == at.D_MODE:
        choose_mode(state, action)
    elif kind == at.D_SPEND:
        card = state.arg(0)
        owner = state.arg(1)
        state.pop()
        start_action(state, card, owner, action - act.SPEND)
    elif kind == at.D_POOL:
        pick(state, action - act.EFFECT)
    elif kind == at.D_PLACE:
        building = state.arg(0)
        state.pop()
        if action != act.DECLINE:
            place_building(state, seat, building, action - act.PLACE)
    elif action == act.DONE and kind != at.D_REPEAT:
        finish_choice(state, kind)
    elif action == act.DECLINE:
        state.pop()
    elif kind < at.D_SPONSOR_MODE:
        answer_action(state, seat, kind, action)
    elif kind <= at.D_POUCH:
        answer_bonus(state, seat, kind, action)
    else:
        answer_ability(state, seat, kind, action)


def finish_choice(state: ArkNova, kind: i64) -> None:
    """Done: the action on which the decision stands is over."""
    state.pop()
    if kind in (at.D_BUILD, at.D_TASK):
        state.pop()
    elif kind in (at.D_ANIMAL, at.D_SPONSOR):
        state.act_left = -1


def answer_action(state: ArkNova, seat: i64, kind: i64, action: i64) -> None:
    zoo = state.zoos[seat]
    if kind == at.D_BUILD:
        choose_building(state, action - act.BUILD)
    elif kind == at.D_ANIMAL:
        choose_animal(state, action - act.PLAY)
    elif kind == at.D_HOME:
        settle(state, action)
    elif kind == at.D_TASK:
        if action == act.DONATE:
            donate(state)
        else:
            do_task(state, action - act.TASK)
    elif kind == at.D_DRAW:
        state.set_arg(0, state.arg(0) - 1)
        take_one(state, seat, action)
        draw_on(state)
    elif kind == at.D_CARDS_MODE:
        state.pop()
        if action == act.SNAP:
            state.push(at.D_SNAP, seat, 1)
        else:
            draw_cards(state, zoo)
    elif kind == at.D_DISCARD:
        state.pop()
        discard_from_hand(state, seat, action - act.DISCARD)
    elif kind == at.D_SNAP:
        snap(state, seat, action - act.FROM_FOLDER)
    elif kind == at.D_REPLENISH:
        state.pop()
        refill(state)
    elif kind == at.D_REPEAT:
        if action == act.REPEAT:
            repeat(state)
        else:
            state.pop()
            state.push(at.S_MOVE_CARD, seat)
    elif kind == at.D_REP_FIRST:
        state.pop()
        state.act_flags |= REPUTATION_TAKEN
        gain(state, seat, REPUTATION, 1)
    elif kind == at.D_MOVE_IN:
        move_in(state, seat, action - act.MOVE_IN)
    elif kind == at.D_EMPTY:
        state.pop()
        zoo.occupied &= ~bit(enclosure_at(zoo, action - act.INTO))
    elif kind == at.D_PARTNER:
        state.pop()
        take_partner(state, seat, action - act.PARTNER)
    elif kind == at.D_UNIVERSITY:
        state.pop()
        take_university(state, seat, action - act.UNIVERSITY)
    elif kind == at.D_PROJECT:
        choose_project(state, action - act.PLAY)
    elif kind == at.D_SLOT:
        choose_slot(state, action - act.SLOT)
    elif kind == at.D_TOKEN:
        choose_token(state, action - act.TOKEN + FIRST_SPONSOR)
    elif kind == at.D_RELEASE:
        release(state, action - act.RELEASE)
    elif kind == at.D_EDGE:
        support(state, action - act.EDGE)
    elif kind == at.D_MAP:
        choose_map(state, seat, action - act.MAP)
    else:
        mark_kept(state, seat, action - act.KEEP)


def take_one(state: ArkNova, seat: i64, action: i64) -> None:
    if action == act.FROM_DECK:
        draw_to_hand(state, seat)
    else:
        take_folder(state, seat, action - act.FROM_FOLDER)


def snap(state: ArkNova, seat: i64, folder: i64) -> None:
    """Take any display card; before another take the display may be replenished (AN-15.5)."""
    take_folder(state, seat, folder)
    left = state.arg(0) - 1
    state.pop()
    if left > 0:
        state.push(at.D_SNAP, seat, left)
        state.push(at.D_REPLENISH, seat)


def count_down(state: ArkNova) -> None:
    """One use of a decision that may be repeated."""
    if state.arg(0) <= 1:
        state.pop()
    else:
        state.set_arg(0, state.arg(0) - 1)


def answer_bonus(state: ArkNova, seat: i64, kind: i64, action: i64) -> None:
    zoo = state.zoos[seat]
    if kind == at.D_SPONSOR_MODE:
        state.pop()
        if action == act.TAKE_BREAK:
            state.act_left = -1
            gain(state, seat, MONEY, state.act_strength * (1 + state.act_side))
            advance_break(state, state.act_strength)
    elif kind == at.D_SPONSOR:
        choose_sponsor(state, action - act.PLAY)
    elif kind == at.D_FREE_TYPE:
        types = state.arg(0)
        times = state.arg(1)
        state.pop()
        if times > 1:
            state.push(at.D_FREE_TYPE, seat, types, times - 1)
        state.push(at.D_PLACE, seat, action - act.BUILD, 0, 0)
    elif kind == at.D_UPGRADE:
        state.pop()
        card = action - act.UPGRADE
        zoo.side |= 1 << card
        state.say("upgrade", seat, card)
        if card == BUILD_CARD:
            refit(state, zoo)
    elif kind == at.D_CONSERVATION_2:
        state.pop()
        if action == act.BONUS_UPGRADE:
            offer_upgrade(state, seat)
        else:
            hire_worker(state, seat)
    elif kind == at.D_TILE:
        take_tile(state, seat, action)
    elif kind == at.D_FINAL:
        mark_final(state, seat, action - act.FINAL)
    elif kind == at.D_TAKE:
        count_down(state)
        take_one(state, seat, action)
    elif kind == at.D_DIG:
        count_down(state)
        dig(state, seat, action)
    elif kind == at.D_SELL:
        count_down(state)
        discard_from_hand(state, seat, action - act.SELL)
        gain(state, seat, MONEY, 4)
    else:
        count_down(state)
        card = action - act.POUCH
        zoo.hand = without(zoo.hand, card)
        zoo.pouched = append(zoo.pouched, card)
        state.whisper("pouch", seat, card, 1 << seat)
        gain(state, seat, APPEAL, 2)


def take_tile(state: ArkNova, seat: i64, action: i64) -> None:
    """5 money, or a bonus tile that is used at once and leaves the game (AN-14.2)."""
    place = state.arg(0)
    state.pop()
    if action == act.BONUS_MONEY:
        gain(state, seat, MONEY, 5)
        return
    place += action - act.BONUS_TILE
    row = state.tables.tile_bonus[state.tiles[place]]
    state.say("tile", seat, state.tiles[place])
    state.tiles[place] = NO_CARD
    state.push(at.S_EFFECT, seat, row, -1)


def dig(state: ArkNova, seat: i64, action: i64) -> None:
    """A display card and replenish, or a hand card for a new one (AN-15.6)."""
    if action >= act.DISCARD:
        discard_from_hand(state, seat, action - act.DISCARD)
        draw_to_hand(state, seat)
        return
    folder = action - act.DIG
    card = state.display[folder]
    state.display[folder] = NO_CARD
    throw(state, card)
    state.say("dig", seat, card)
    refill(state)


def answer_ability(state: ArkNova, seat: i64, kind: i64, action: i64) -> None:
    zoo = state.zoos[seat]
    if kind == at.D_KEEP:
        keep(state, seat, action - act.KEEP)
    elif kind == at.D_HUNT:
        state.pop()
        take_hunted(state, seat, action - act.KEEP)
    elif kind == at.D_KEEP_FINAL:
        keep_final(state, seat, action - act.FINAL)
    elif kind == at.D_BASE_PROJECT:
        only = state.arg(0)
        state.pop()
        take_base_project(state, seat, action - act.KEEP, only)
    elif kind == at.D_CLEVER:
        state.pop()
        to_slot_1(zoo, action - act.CLEVER)
        state.say("clever", seat, action - act.CLEVER)
    elif kind == at.D_BOOST:
        card = state.arg(0)
        state.pop()
        if action == act.TO_SLOT_1:
            to_slot_1(zoo, card)
        else:
            to_slot_5(zoo, card)
        state.say("boost", seat, card, 1 if action == act.TO_SLOT_1 else 5)
    elif kind == at.D_EXTRA:
        action_only = state.arg(1)
        state.pop()
        state.push(at.D_MODE, seat, action - act.USE, seat, action_only)
    elif kind == at.D_MULTIPLIER:
        state.pop()
        zoo.multiplier[action - act.MULTIPLY] += 1
        state.say("multiplier", seat, action - act.MULTIPLY)
    elif kind == at.D_TARGET:
        code = state.arg(1)
        amount = state.arg(2)
        state.pop()
        hit(state, seat, action - act.TARGET, code, amount)
    elif kind == at.D_HYPNOSIS:
        target = state.arg(0)
        card = action - act.BORROW
        state.pop()
        borrow(state, card, (state.zoos[target].side >> card) & 1)
        state.push(at.D_MODE, seat, card, target)
    elif kind == at.D_PILFER:
        thief = state.arg(0)
        state.pop()
        if action == act.GIVE_CARD:
            give_card(state, seat, thief)
        else:
            give_money(state, seat, thief, 5)
    elif kind == at.D_SPONSOR_MONEY:
        token = state.arg(0)
        state.pop()
        if token >= 0:
            spend_token(state, seat, token)
        buy_sponsor(state, seat, action - act.PLAY)
    else:
        answer_odd(state, seat, kind, action)


def answer_odd(state: ArkNova, seat: i64, kind: i64, action: i64) -> None:
    """The decisions of single cards, and the hand limit."""
    zoo = state.zoos[seat]
    if kind == at.D_CLASS:
        state.pop()
        zoo.size_class = SMALL if action == act.SMALL_ONES else LARGE
        search(state, seat, zoo.size_class)
    elif kind == at.D_EXTRA_SMALL:
        choose_animal(state, action - act.PLAY)
    elif kind == at.D_TAKE_SMALL:
        state.pop()
        take_folder(state, seat, action - act.FROM_FOLDER)
    elif kind == at.D_BONUS:
        state.pop()
        row = state.tables.cell_bonus[zoo.map * 58 + action - act.EXTRA_BONUS]
        state.push(at.S_EFFECT, seat, row, -1)
    else:
        mark_discard(state, seat, action - act.DISCARD)
