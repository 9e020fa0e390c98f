"""What cards, buildings, tasks and whole actions promise a seat, for the outlook."""

from __future__ import annotations

from mypy_extensions import i64

from menagerie.core.state import ALLOWED
from menagerie.games.ark_nova.animals import display_playing, has_home, may_ignore, missing, price
from menagerie.games.ark_nova.association import doing, donation_cost, hand_limit, task_value
from menagerie.games.ark_nova.building import fits
from menagerie.games.ark_nova.projects import project_count, supporting, using_slot
from menagerie.games.ark_nova.sponsors import conditions, level
from menagerie.games.ark_nova.state import NO_CARD, PLAYING, ArkNova, Zoo
from menagerie.games.ark_nova.tables import (
    ANIMAL_COUNT,
    ANIMALS_CARD,
    ASSOCIATION_CARD,
    AVIARY,
    BUILD_CARD,
    CARDS_CARD,
    ENCLOSURE_1,
    ENCLOSURE_5,
    FIRST_PROJECT,
    INCOME,
    KINDS,
    KIOSK,
    PARTNER_ZOO_TASK,
    PASSIVE,
    PAVILION,
    PROJECT_TASK,
    REPTILE_HOUSE,
    REPUTATION_TASK,
    STRIDE,
    TRIGGER,
    UNIVERSITY_TASK,
    is_animal,
    is_project,
    is_sponsor,
)
from menagerie.games.ark_nova.weights import WEIGHTS


def turns_left(state: ArkNova, seat: i64) -> float:
    """How many turns the seat may expect, this one included."""
    if state.seats == 1:
        left: i64 = state.round_left
        at = state.round + 1
        while at < len(state.tables.solo_turns):
            left += state.tables.solo_turns[at]
            at += 1
        return max(0.3, float(left))
    if state.last_turns >= 0:
        return 0.3
    tables = state.tables
    least: i64 = 200
    for zoo in state.zoos:
        if zoo.seat != seat:
            least = min(least, tables.target[zoo.conservation] - zoo.appeal)
    by_time = max(0.0, WEIGHTS.length - float(state.turns) / float(state.seats))
    return max(1.5, 0.5 * (by_time + WEIGHTS.pace * float(least)))


def money_worth(left: float) -> float:
    """A unit of money that can still be put to use."""
    return WEIGHTS.money * min(1.0, left / 4.0)


def card_worth(zoo: Zoo, left: float) -> float:
    """An unknown card more in the hand."""
    held = float(i64(len(zoo.hand)))
    return WEIGHTS.card * min(1.0, left / 8.0) * max(0.2, 1.0 - held / 12.0)


def appeal_worth(state: ArkNova, zoo: Zoo, amount: i64, left: float) -> float:
    """Appeal and the income that it brings in the breaks to come."""
    tables = state.tables
    more = tables.income[min(zoo.appeal + amount, tables.max_appeal)] - tables.income[zoo.appeal]
    return float(amount) + WEIGHTS.income * left * float(more)


def animal_worth(state: ArkNova, zoo: Zoo, card: i64, left: float) -> float:
    """An animal in the zoo."""
    tables = state.tables
    base = card * STRIDE
    icons: i64 = 0
    icon: i64 = 0
    while icon < KINDS:
        icons += tables.icons[base + icon]
        icon += 1
    worth = appeal_worth(state, zoo, tables.appeal[card], left)
    worth += WEIGHTS.conservation * float(tables.conservation[card]) + WEIGHTS.reputation * float(
        tables.reputation[card]
    )
    abilities = tables.last_effect[card] - tables.first_effect[card]
    return worth + WEIGHTS.ability * float(abilities) + WEIGHTS.icon * float(icons) * min(1.0, left / 10.0)


def sponsor_worth(state: ArkNova, card: i64, left: float) -> float:
    """A sponsor that is about to be played."""
    tables = state.tables
    worth = float(tables.appeal[card]) + WEIGHTS.conservation * float(tables.conservation[card])
    worth += WEIGHTS.reputation * float(tables.reputation[card]) + WEIGHTS.sponsor * float(tables.level[card])
    return worth + lasting_worth(state, card, left)


def lasting_worth(state: ArkNova, card: i64, left: float) -> float:
    """What a sponsor in the zoo will still bring."""
    tables = state.tables
    worth = 0.0
    row = tables.first_effect[card]
    while row < tables.last_effect[card]:
        when = tables.e_when[row]
        if when == INCOME:
            worth += WEIGHTS.income * left * float(max(1, tables.e_amount[row]))
        elif when == PASSIVE:
            worth += WEIGHTS.passive * left
        elif when == TRIGGER:
            worth += WEIGHTS.trigger * left
        row += 1
    return worth


def upgrade_worth(card: i64) -> float:
    """An action card on side II, for every turn left."""
    if card == ANIMALS_CARD:
        return WEIGHTS.animals_ii
    if card == BUILD_CARD:
        return WEIGHTS.build_ii
    if card == CARDS_CARD:
        return WEIGHTS.cards_ii
    return WEIGHTS.association_ii if card == ASSOCIATION_CARD else WEIGHTS.sponsors_ii


def held_worth(state: ArkNova, zoo: Zoo, card: i64, left: float) -> float:
    """A card in hand: a part of what playing it would bring, less the more is missing."""
    if is_sponsor(card):
        share = WEIGHTS.homeless if conditions(state, zoo, card) == ALLOWED else 0.15
        return share * sponsor_worth(state, card, left)
    if not is_animal(card):
        return WEIGHTS.card * 0.3 + WEIGHTS.hand_project * project_progress(state, zoo, card)
    net = animal_worth(state, zoo, card, left) - money_worth(left) * float(price(state, zoo, card, 0))
    lacking = missing(state, zoo, card) - may_ignore(state, zoo, card)
    share = WEIGHTS.ready if has_home(state, zoo, card) else WEIGHTS.homeless
    while lacking > 0:
        share *= WEIGHTS.lacking
        lacking -= 1
    return max(0.2, share * net)


def hand_worth(state: ArkNova, zoo: Zoo, left: float) -> float:
    """All cards in hand, as far as there is time for them."""
    if left < 0.5:
        return 0.0
    worth = 0.0
    best = 0.0
    i: i64 = 0
    while i < len(zoo.hand):
        held = held_worth(state, zoo, zoo.hand[i], left)
        worth += held
        best = max(best, held)
        i += 1
    count = float(i64(len(zoo.hand)))
    usable = min(1.0, left / (1.0 + count), float(hand_limit(state, zoo)) / max(1.0, count))
    return best + (worth - best) * usable * 0.8


def project_progress(state: ArkNova, zoo: Zoo, card: i64) -> float:
    """The best free slot: a large part of it once it is fulfilled, a smaller one on the way."""
    tables = state.tables
    best = 0.0
    slot: i64 = 0
    counted = tables.project_kind[card] <= ANIMAL_COUNT
    have = float(project_count(state, zoo, card)) if counted else 0.0
    while slot < 3:
        token = state.slot_token[(card - FIRST_PROJECT) * 3 + slot]
        if token == 1 + zoo.seat:
            return 0.0
        if token == 0:
            reward = WEIGHTS.conservation * float(tables.slot_conservation[card * 3 + slot])
            if using_slot(state, zoo, card, slot) == ALLOWED:
                best = max(best, WEIGHTS.fulfilled * reward)
            elif counted:
                near = have / float(max(1, tables.slot_need[card * 3 + slot]))
                best = max(best, WEIGHTS.progress * reward * near * near)
        slot += 1
    return best


# What an action could bring now.


def animals_promise(state: ArkNova, zoo: Zoo, side: i64, strength: i64, left: float) -> float:
    allowed = state.tables.animals_allowed[side * 6 + min(strength, 5)]
    first = 0.0
    second = 0.0
    cost = money_worth(left)
    i: i64 = 0
    count = i64(len(zoo.hand))
    reach: i64 = state.folders_in_range(zoo) if side == 1 else 0
    while i < count + reach:
        folder: i64 = 0
        if i < count:
            card = zoo.hand[i]
        else:
            folder = i - count + 1
            card = state.display[folder - 1]
        if is_animal(card) and display_playing(state, zoo, card, folder) == ALLOWED:
            paid = cost * float(price(state, zoo, card, folder))
            net = animal_worth(state, zoo, card, left) - paid
            if folder == 0:
                net *= 1.0 - WEIGHTS.ready
            if net > first:
                second = first
                first = net
            elif net > second:
                second = net
        i += 1
    promise = 0.0
    if allowed > 0:
        promise = first
    if allowed > 1:
        promise += second * 0.7
    if side == 1 and strength >= 5:
        promise += WEIGHTS.reputation
    return promise


def building_worth(state: ArkNova, zoo: Zoo, building: i64, left: float) -> float:
    """A building that is paid and still to be placed."""
    size = state.tables.building_size[building]
    worth = (WEIGHTS.bonus + WEIGHTS.covered) * float(size)
    if building == PAVILION:
        return worth + 1.0
    if building == KIOSK:
        return worth + WEIGHTS.income * left * WEIGHTS.kiosk / (1.0 + float(zoo.kiosks))
    if ENCLOSURE_1 <= building <= ENCLOSURE_5:
        return worth + space_worth(left) * float(size) + home_worth(state, zoo, size, left)
    return worth + space_worth(left) * float(size)


def space_worth(left: float) -> float:
    """A space of an empty enclosure."""
    return WEIGHTS.space * min(1.0, left / 5.0)


def home_worth(state: ArkNova, zoo: Zoo, size: i64, left: float) -> float:
    """The best animal of the hand that waits for an enclosure of this size."""
    best = 0.0
    i: i64 = 0
    while i < len(zoo.hand):
        card = zoo.hand[i]
        suits = is_animal(card) and state.tables.size[card] <= size and state.tables.standard[card] == 1
        if suits and missing(state, zoo, card) <= may_ignore(state, zoo, card) and not has_home(state, zoo, card):
            best = max(best, animal_worth(state, zoo, card, left))
        i += 1
    return best * (WEIGHTS.ready - WEIGHTS.homeless)


def build_promise(state: ArkNova, zoo: Zoo, side: i64, strength: i64, left: float) -> float:
    best = 0.0
    cost = money_worth(left)
    building: i64 = 0
    last = AVIARY if side == 1 else REPTILE_HOUSE - 1
    while building <= last:
        size = state.tables.building_size[building]
        paid = size * state.tables.cost_per_space
        if size <= strength and paid <= zoo.money and fits(zoo, building):
            best = max(best, building_worth(state, zoo, building, left) - cost * float(paid))
        building += 1
    return best


def cards_promise(state: ArkNova, zoo: Zoo, side: i64, strength: i64, left: float) -> float:
    at = side * 6 + min(strength, 5)
    drawn = float(state.tables.draw[at]) - 0.4 * float(state.tables.discard[at])
    if strength >= state.tables.snap_from[side]:
        drawn = max(drawn, 1.5)
    return drawn * card_worth(zoo, left)


def project_worth(state: ArkNova, zoo: Zoo, card: i64) -> float:
    """The best slot of a project that could be supported now."""
    best = 0.0
    slot: i64 = 0
    while slot < 3:
        if using_slot(state, zoo, card, slot) == ALLOWED:
            worth = WEIGHTS.conservation * float(state.tables.slot_conservation[card * 3 + slot])
            best = max(best, worth + WEIGHTS.reputation * float(state.tables.slot_reputation[card * 3 + slot]))
        slot += 1
    return best + 1.0


def task_worth(state: ArkNova, zoo: Zoo, task: i64, left: float) -> float:
    if task == REPUTATION_TASK:
        return 2.0 * WEIGHTS.reputation
    if task == PARTNER_ZOO_TASK:
        return 0.8 + WEIGHTS.partner * left
    if task == UNIVERSITY_TASK:
        return 0.8 + WEIGHTS.university * left
    best = 0.0
    i: i64 = 0
    count = i64(len(zoo.hand))
    while i < len(state.base) + len(state.above) + count:
        if i < count:
            card = zoo.hand[i]
        elif i < count + len(state.base):
            card = state.base[i - count]
        else:
            card = state.above[i - count - len(state.base)]
        if is_project(card) and card != NO_CARD and supporting(state, zoo, card) == ALLOWED:
            best = max(best, project_worth(state, zoo, card))
        i += 1
    return best


def association_promise(state: ArkNova, zoo: Zoo, side: i64, strength: i64, left: float) -> float:
    first = 0.0
    second = 0.0
    used: i64 = 0
    task: i64 = PROJECT_TASK
    while task >= 0:
        value = task_value(state, zoo, task)
        done = state.act == ASSOCIATION_CARD and (state.act_mask >> task) & 1 == 1
        if value <= strength and not done and doing(state, zoo, task) == ALLOWED:
            worth = task_worth(state, zoo, task, left)
            if worth > first:
                first = worth
                used = value
            elif side == 1 and value + used <= strength:
                second = max(second, worth)
        task -= 1
    promise = first + second - WEIGHTS.active * (1.0 if first > 0.0 else 0.0)
    if side == 1 and first > 0.0 and donation_cost(state) <= zoo.money:
        promise += max(0.0, WEIGHTS.conservation - money_worth(left) * float(donation_cost(state)))
    return promise


def sponsors_promise(state: ArkNova, zoo: Zoo, side: i64, strength: i64, left: float) -> float:
    best = money_worth(left) * float(strength * (1 + side))
    count = i64(len(zoo.hand))
    reach: i64 = state.folders_in_range(zoo) if side == 1 else 0
    i: i64 = 0
    while i < count + reach:
        if i < count:
            card = zoo.hand[i]
            kept = WEIGHTS.homeless
        else:
            card = state.display[i - count]
            kept = 0.0
        if is_sponsor(card) and level(state, zoo, card) <= strength + side:
            worth = (1.0 - kept) * sponsor_worth(state, card, left)
            if worth > best and conditions(state, zoo, card) == ALLOWED:
                best = worth
        i += 1
    return best


def promise(state: ArkNova, zoo: Zoo, card: i64, side: i64, strength: i64, left: float) -> float:
    """What an action card could bring now with this strength."""
    if strength < 1 or state.phase != PLAYING:
        return 0.0
    if card == ANIMALS_CARD:
        return animals_promise(state, zoo, side, strength, left)
    if card == BUILD_CARD:
        return build_promise(state, zoo, side, strength, left)
    if card == CARDS_CARD:
        return cards_promise(state, zoo, side, strength, left)
    if card == ASSOCIATION_CARD:
        return association_promise(state, zoo, side, strength, left)
    return sponsors_promise(state, zoo, side, strength, left)
