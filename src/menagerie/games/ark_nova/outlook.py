"""An estimate of a seat's final points, for bots: what it has, what it can make of it, and what it is about to do."""

from __future__ import annotations

from mypy_extensions import i64

from menagerie.games.ark_nova import frames as at
from menagerie.games.ark_nova.actions import DECLINE, DISCARD, DONE, FINAL, IDLE, KEEP
from menagerie.games.ark_nova.building import is_standard
from menagerie.games.ark_nova.geometry import popcount
from menagerie.games.ark_nova.income import appeal_income, kiosk_income, map_income
from menagerie.games.ark_nova.prospects import building_worth, project_worth, promise, space_worth, task_worth
from menagerie.games.ark_nova.scoring import final_points, points, sponsor_appeal, sponsor_conservation
from menagerie.games.ark_nova.state import ENDED, NO_ACTION, ArkNova, Zoo
from menagerie.games.ark_nova.tables import (
    ANIMALS_CARD,
    ASSOCIATION_CARD,
    BUILD_CARD,
    CARDS_CARD,
    PARTNER_ZOO_TASK,
    REPUTATION,
    RESEARCH,
    SPONSORS_CARD,
    UNIVERSITY_TASK,
    X_TOKEN,
)
from menagerie.games.ark_nova.turns import base_strength, side_of
from menagerie.games.ark_nova.weights import WEIGHTS
from menagerie.games.ark_nova.worth import (
    animal_worth,
    card_worth,
    effect_worth,
    hand_worth,
    held_worth,
    lasting_worth,
    project_progress,
    purse_worth,
    resource_worth,
    turns_left,
    unit_worth,
    upgrade_worth,
)


def outlook(state: ArkNova, seat: i64) -> float:
    """Final points that the seat may expect."""
    zoo = state.zoos[seat]
    if state.phase == ENDED:
        return float(points(state, zoo))
    left = turns_left(state, seat)
    tables = state.tables
    worth = float(zoo.appeal - tables.target[zoo.conservation])
    worth += WEIGHTS.rate * left - WEIGHTS.tempo * ahead(state, seat)
    worth += supplies(state, zoo, left) + lasting(state, zoo, left)
    worth += hand_worth(state, zoo, left) + buildings(state, zoo, left)
    return worth + projects(state, zoo, left) + ending(state, zoo, left) + pending(state, zoo, left)


def ahead(state: ArkNova, seat: i64) -> float:
    """Turns that the seat has begun beyond its share: what they bring, the others are still to get."""
    since = (state.active - seat + state.seats) % state.seats
    begun = (state.turns - since + state.seats - 1) // state.seats
    return float(begun) - float(state.turns) / float(state.seats)


def supplies(state: ArkNova, zoo: Zoo, left: float) -> float:
    """Money, X-tokens, reputation."""
    worth = purse_worth(zoo.money, left) + unit_worth(X_TOKEN, left) * float(zoo.x_tokens)
    return worth + unit_worth(REPUTATION, left) * float(zoo.reputation)


def lasting(state: ArkNova, zoo: Zoo, left: float) -> float:
    """Upgraded cards, workers, partner zoos, universities, sponsors and the order of the action cards."""
    worth = 0.0
    card: i64 = 0
    while card < 5:
        if side_of(zoo, card) == 1:
            worth += upgrade_worth(card) * left
        card += 1
    worth += WEIGHTS.worker * left * float(4 - zoo.lying_workers) + WEIGHTS.active * float(zoo.active_workers)
    worth += (0.8 + WEIGHTS.partner * left) * float(popcount(zoo.partner_zoos))
    worth += (0.8 + WEIGHTS.university * left) * float(popcount(zoo.universities))
    worth += WEIGHTS.icon * float(zoo.icons[RESEARCH])
    i: i64 = 0
    while i < len(zoo.sponsors):
        worth += lasting_worth(state, zoo.sponsors[i], left)
        i += 1
    return worth + order_worth(zoo, used_card(state, zoo)) * min(1.0, left / 4.0)


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


def buildings(state: ArkNova, zoo: Zoo, left: float) -> float:
    """Empty enclosures that wait for animals, the income of kiosks, and the covered part of the map."""
    worth = WEIGHTS.covered * float(popcount(zoo.covered))
    share = space_worth(left)
    i: i64 = 0
    while i < len(zoo.building):
        if is_standard(zoo.building[i]) and (zoo.occupied >> i) & 1 == 0:
            worth += share * float(state.tables.building_size[zoo.building[i]])
            share *= WEIGHTS.many_empty
        i += 1
    money = kiosk_income(zoo) + map_income(state, zoo) + appeal_income(state, zoo)
    return worth + WEIGHTS.income * left * float(money)


def projects(state: ArkNova, zoo: Zoo, left: float) -> float:
    """How near the zoo is to the projects on the table."""
    worth = 0.0
    i: i64 = 0
    while i < len(state.base):
        worth += project_progress(state, zoo, state.base[i])
        i += 1
    i = 0
    while i < len(state.above):
        worth += project_progress(state, zoo, state.above[i])
        i += 1
    return worth * min(1.0, left / 3.0)


def ending(state: ArkNova, zoo: Zoo, left: float) -> float:
    """What the end of the game would add as things stand; more can still come."""
    sure = 1.0 - (1.0 - WEIGHTS.end) * min(1.0, left / WEIGHTS.length)
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
    return sure * (3.0 * gained + float(sponsor_appeal(state, zoo)))


def pending(state: ArkNova, zoo: Zoo, left: float) -> float:
    """What waits on the stack for this seat: gains not yet taken and decisions not yet made."""
    worth = 0.0
    choosing = False
    i: i64 = 0
    stack = state.stack
    while i < state.depth:
        base = i * at.FRAME
        if stack[base + 1] == zoo.seat:
            choosing = choosing or stack[base] == at.D_CARD
            worth += frame_worth(state, zoo, stack[base], stack[base + 2], stack[base + 3], left)
        i += 1
    if choosing or left < 1.0:
        return worth
    return worth + WEIGHTS.coming * best_promise(state, zoo, left - 1.0)


def frame_worth(state: ArkNova, zoo: Zoo, kind: i64, a: i64, b: i64, left: float) -> float:
    if kind == at.S_GAIN:
        return resource_worth(zoo, a, b, left)
    if kind == at.S_EFFECT:
        return effect_worth(state, zoo, a, left)
    if kind == at.S_PERFORM:
        return running_worth(state, zoo, left)
    if kind == at.D_CARD:
        return best_promise(state, zoo, left)
    if kind in (at.D_MODE, at.D_SPEND):
        most = base_strength(state.zoos[b], a) + zoo.x_tokens
        lowest = max(1, base_strength(state.zoos[b], a))
        side = side_of(state.zoos[b], a)
        plain = promise(state, zoo, a, side, lowest, left)
        if most > lowest:
            plain = max(plain, promise(state, zoo, a, side, most, left) - WEIGHTS.x_token * float(most - lowest))
        return plain
    if kind == at.D_PLACE:
        return building_worth(state, zoo, a, left)
    if kind == at.D_HOME:
        return animal_worth(state, zoo, a, left)
    if kind in (at.D_DRAW, at.D_TAKE, at.D_SNAP):
        return card_worth(zoo, left) * float(a) * (1.0 if kind == at.D_DRAW else 1.4)
    if kind == at.D_DISCARD:
        return -0.5 * card_worth(zoo, left)
    if kind == at.D_PARTNER:
        return task_worth(state, zoo, PARTNER_ZOO_TASK, left)
    if kind == at.D_UNIVERSITY:
        return task_worth(state, zoo, UNIVERSITY_TASK, left)
    if kind in (at.D_SLOT, at.D_TOKEN, at.D_RELEASE):
        return project_worth(state, zoo, a)
    if kind == at.D_PROJECT:
        return task_worth(state, zoo, 3, left)
    if kind == at.D_EDGE:
        return WEIGHTS.conservation * float(state.tables.slot_conservation[a * 3 + b]) + 1.0
    if kind == at.D_UPGRADE:
        return WEIGHTS.animals_ii * left
    if kind == at.D_CONSERVATION_2:
        return max(WEIGHTS.animals_ii, WEIGHTS.worker) * left
    if kind == at.D_TILE:
        return 1.8
    if kind in (at.D_EXTRA, at.D_FREE_TYPE, at.D_SPONSOR_MONEY, at.D_EXTRA_SMALL, at.D_BASE_PROJECT, at.D_KEEP):
        return 1.0
    return 0.0


def running_worth(state: ArkNova, zoo: Zoo, left: float) -> float:
    """What is left of the action under way."""
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
    return promise(state, zoo, state.act, state.act_side, strength, left)


def best_promise(state: ArkNova, zoo: Zoo, left: float) -> float:
    """The best action of the turn that is about to begin, or of the next one."""
    best = WEIGHTS.x_token
    used = used_card(state, zoo)
    card: i64 = 0
    while card < 5:
        strength = slot_after(zoo, card, used) - 2 * ((zoo.constriction >> card) & 1)
        best = max(best, promise(state, zoo, card, side_of(zoo, card), strength, left))
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
    left = turns_left(state, seat)
    if kind == at.D_START_KEEP:
        return held_worth(state, zoo, action - KEEP, left)
    if kind == at.D_HAND_LIMIT:
        return -held_worth(state, zoo, action - DISCARD, left)
    if kind == at.D_FINAL:
        return -final_promise(state, zoo, action - FINAL)
    return 0.0


def final_promise(state: ArkNova, zoo: Zoo, final: i64) -> float:
    """A final scoring card as things stand."""
    return 3.0 * float(final_points(state, zoo, final))
