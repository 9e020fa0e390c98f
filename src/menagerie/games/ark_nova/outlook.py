"""An estimate of a seat's final points, for bots: what it has, what it can make of it, and what it is about to do."""

from __future__ import annotations

from mypy_extensions import i64

from menagerie.games.ark_nova import frames as at
from menagerie.games.ark_nova.actions import DECLINE, DISCARD, DONE, FINAL, IDLE, KEEP
from menagerie.games.ark_nova.building import is_standard
from menagerie.games.ark_nova.geometry import popcount
from menagerie.games.ark_nova.hand import hand_worth, held_worth, see_hand
from menagerie.games.ark_nova.income import appeal_income, kiosk_income, map_income
from menagerie.games.ark_nova.look import Look, turns_left, usual_rest
from menagerie.games.ark_nova.plans import see_projects
from menagerie.games.ark_nova.prospects import building_worth, project_worth, promise, space_worth, task_worth
from menagerie.games.ark_nova.scoring import final_points, points, sponsor_appeal, sponsor_conservation
from menagerie.games.ark_nova.state import ENDED, NO_ACTION, ArkNova, Zoo
from menagerie.games.ark_nova.tables import (
    ANIMALS_CARD,
    ASSOCIATION_CARD,
    BUILD_CARD,
    CARDS_CARD,
    PARTNER_ZOO_TASK,
    PROJECT_TASK,
    RESEARCH,
    SPONSORS_CARD,
    UNIVERSITY_TASK,
)
from menagerie.games.ark_nova.turns import base_strength, side_of
from menagerie.games.ark_nova.weights import WEIGHTS
from menagerie.games.ark_nova.worth import (
    animal_worth,
    best_upgrade,
    card_worth,
    conservation_worth,
    effect_worth,
    lasting_worth,
    partner_worth,
    purse_worth,
    reputation_step,
    resource_worth,
    sureness,
    university_worth,
    upgrade_worth,
    x_token_worth,
)


def outlook(state: ArkNova, seat: i64) -> float:
    """Final points that the seat may expect."""
    zoo = state.zoos[seat]
    if state.phase == ENDED:
        return float(points(state, zoo))
    look = look_at(state, zoo)
    left = look.left
    worth = float(zoo.appeal - state.tables.target[zoo.conservation])
    worth += WEIGHTS.rate * usual_rest(state, seat) - WEIGHTS.tempo * ahead(state, seat)
    worth += look.progress * min(1.0, left / 3.0)
    return worth + supplies(look) + lasting(look) + hand_worth(look) + buildings(look) + ending(look) + pending(look)


def look_at(state: ArkNova, zoo: Zoo) -> Look:
    look = Look(state, zoo, turns_left(state, zoo.seat))
    see_projects(look)
    see_hand(look)
    return look


def ahead(state: ArkNova, seat: i64) -> float:
    """Turns that the seat has begun beyond its share: what they bring, the others are still to get."""
    since = (state.active - seat + state.seats) % state.seats
    begun = (state.turns - since + state.seats - 1) // state.seats
    return float(begun) - float(state.turns) / float(state.seats)


def supplies(look: Look) -> float:
    """Money, X-tokens, reputation."""
    zoo = look.zoo
    worth = purse_worth(zoo.money, look.left) + x_token_worth(look) * float(zoo.x_tokens)
    return worth + reputation_step(look) * float(zoo.reputation)


def lasting(look: Look) -> float:
    """Upgraded cards, workers, partner zoos, universities, sponsors and the order of the action cards."""
    zoo = look.zoo
    left = look.left
    worth = 0.0
    card: i64 = 0
    while card < 5:
        if side_of(zoo, card) == 1:
            worth += upgrade_worth(card) * left
        card += 1
    worth += WEIGHTS.worker * left * float(4 - zoo.lying_workers) + WEIGHTS.active * float(zoo.active_workers)
    worth += partner_worth(look) * float(popcount(zoo.partner_zoos))
    worth += university_worth(look) * float(popcount(zoo.universities))
    worth += WEIGHTS.icon * float(zoo.icons[RESEARCH])
    i: i64 = 0
    while i < len(zoo.sponsors):
        worth += lasting_worth(look, zoo.sponsors[i])
        i += 1
    return worth + order_worth(zoo, used_card(look.state, zoo)) * min(1.0, left / 4.0)


def used_card(state: ArkNova, zoo: Zoo) -> i64:
    """The own action card in use, which will move to slot 1."""
    if state.active != zoo.seat:
        return NO_ACTION
    if state.depth > 0 and state.top() == at.D_MODE:
        return state.arg(0)
    return state.act


def order_worth(zoo: Zoo, used: i64) -> float:
    """The slots of the action cards, the one in use already moved back to slot 1."""
    return (
        WEIGHTS.animals * float(slot_after(zoo, ANIMALS_CARD, used))
        + WEIGHTS.build * float(slot_after(zoo, BUILD_CARD, used))
        + WEIGHTS.cards * float(slot_after(zoo, CARDS_CARD, used))
        + WEIGHTS.association * float(slot_after(zoo, ASSOCIATION_CARD, used))
        + WEIGHTS.sponsors * float(slot_after(zoo, SPONSORS_CARD, used))
    )


def slot_after(zoo: Zoo, card: i64, used: i64) -> i64:
    slot = zoo.slot_of(card)
    if used == NO_ACTION:
        return slot
    if card == used:
        return 1
    return slot + 1 if slot < zoo.slot_of(used) else slot


def buildings(look: Look) -> float:
    """Enclosures that no card of the hand needs, the income of the zoo, and the covered part of the map."""
    zoo = look.zoo
    worth = WEIGHTS.covered * float(popcount(zoo.covered))
    share = space_worth(look)
    i: i64 = 0
    while i < len(zoo.building):
        if is_standard(zoo.building[i]) and ((zoo.occupied | look.reserved) >> i) & 1 == 0:
            worth += share * float(look.tables.building_size[zoo.building[i]])
            share *= WEIGHTS.many_empty
        i += 1
    money = kiosk_income(zoo) + map_income(look.state, zoo) + appeal_income(look.state, zoo)
    return worth + WEIGHTS.income * look.left * float(money)


def ending(look: Look) -> float:
    """What the end of the game would add as things stand."""
    state = look.state
    zoo = look.zoo
    gained = float(sponsor_conservation(state, zoo))
    best = 0.0
    total = 0.0
    i: i64 = 0
    while i < len(zoo.finals):
        found = float(final_points(state, zoo, zoo.finals[i]))
        best = max(best, found)
        total += found
        i += 1
    gained += best + (total - best if state.ten_reached == 1 else 0.2 * (total - best))
    return sureness(look) * (3.0 * gained + float(sponsor_appeal(state, zoo)))


def pending(look: Look) -> float:
    """What waits on the stack for this seat: gains not yet taken and decisions not yet made."""
    state = look.state
    worth = 0.0
    choosing = False
    i: i64 = 0
    stack = state.stack
    while i < state.depth:
        base = i * at.FRAME
        if stack[base + 1] == look.zoo.seat:
            choosing = choosing or stack[base] == at.D_CARD
            worth += frame_worth(look, stack[base], stack[base + 2], stack[base + 3])
        i += 1
    if choosing or look.left < 1.5:
        return worth
    return worth + WEIGHTS.coming * best_promise(look)


def frame_worth(look: Look, kind: i64, a: i64, b: i64) -> float:
    """An entry of the stack."""
    if kind == at.S_GAIN:
        return resource_worth(look, a, b)
    if kind == at.S_EFFECT:
        return effect_worth(look, a)
    if kind == at.S_PERFORM:
        return running_worth(look)
    if kind == at.D_CARD:
        return best_promise(look)
    if kind in (at.D_MODE, at.D_SPEND):
        return begun_worth(look, a, b)
    if kind == at.D_PLACE:
        return building_worth(look, a)
    if kind == at.D_HOME:
        return animal_worth(look, a)
    if kind in (at.D_DRAW, at.D_TAKE, at.D_SNAP):
        return card_worth(look) * float(a) * (1.0 if kind == at.D_DRAW else 1.4)
    if kind == at.D_DISCARD:
        return -0.5 * card_worth(look)
    if kind == at.D_PARTNER:
        return task_worth(look, PARTNER_ZOO_TASK)
    if kind == at.D_UNIVERSITY:
        return task_worth(look, UNIVERSITY_TASK)
    if kind in (at.D_SLOT, at.D_TOKEN, at.D_RELEASE):
        return project_worth(look, a)
    if kind == at.D_PROJECT:
        return task_worth(look, PROJECT_TASK)
    if kind == at.D_EDGE:
        return conservation_worth(look, look.tables.slot_conservation[a * 3 + b]) + WEIGHTS.edge
    if kind == at.D_UPGRADE:
        return best_upgrade(look)
    if kind == at.D_CONSERVATION_2:
        return max(best_upgrade(look), WEIGHTS.worker * look.left)
    if kind == at.D_TILE:
        return WEIGHTS.tile
    if kind in (at.D_EXTRA, at.D_FREE_TYPE, at.D_SPONSOR_MONEY, at.D_EXTRA_SMALL, at.D_BASE_PROJECT, at.D_KEEP):
        return 1.0
    return 0.0


def begun_worth(look: Look, card: i64, owner: i64) -> float:
    """An action whose mode or X-tokens are still to be chosen."""
    holder = look.state.zoos[owner]
    lowest = max(1, base_strength(holder, card))
    most = lowest + look.zoo.x_tokens
    side = side_of(holder, card)
    plain = promise(look, card, side, lowest)
    if most > lowest:
        plain = max(plain, promise(look, card, side, most) - WEIGHTS.x_token * float(most - lowest))
    return plain


def running_worth(look: Look) -> float:
    """What is left of the action under way."""
    state = look.state
    strength = state.act_left
    if state.act == CARDS_CARD:
        return 0.0
    if state.act == ANIMALS_CARD:
        strength = 0
        while strength < 5 and state.tables.animals_allowed[state.act_side * 6 + strength] < state.act_left:
            strength += 1
    elif state.act == SPONSORS_CARD:
        strength = state.act_left - state.act_side
    elif state.act_side == 0 and state.act_count > 0:
        return 0.0  # one building, one task
    return promise(look, state.act, state.act_side, strength)


def best_promise(look: Look) -> float:
    """The best action of the turn that is about to begin, or of the next one."""
    zoo = look.zoo
    best = WEIGHTS.x_token
    used = used_card(look.state, zoo)
    card: i64 = 0
    while card < 5:
        strength = slot_after(zoo, card, used) - 2 * ((zoo.constriction >> card) & 1)
        best = max(best, promise(look, card, side_of(zoo, card), strength))
        card += 1
    return best


def inclination(state: ArkNova, action: i64) -> float:
    """What the outlook cannot see: sealed choices. What an open decision promises it sees already."""
    if action == IDLE:
        return -0.5
    if action in (DONE, DECLINE):
        return -0.01
    if action < FINAL or state.phase == ENDED:
        return 0.0
    kind = state.top()
    seat = state.current_player()
    zoo = state.zoos[seat]
    if kind == at.D_START_KEEP:
        return held_worth(look_at(state, zoo), action - KEEP)
    if kind == at.D_HAND_LIMIT:
        return -held_worth(look_at(state, zoo), action - DISCARD)
    if kind == at.D_FINAL:
        return -final_promise(state, zoo, action - FINAL)
    return 0.0


def final_promise(state: ArkNova, zoo: Zoo, final: i64) -> float:
    """A final scoring card as things stand."""
    return 3.0 * float(final_points(state, zoo, final))
