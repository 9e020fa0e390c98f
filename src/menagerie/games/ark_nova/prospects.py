"""What an action card could bring now: animals, buildings, cards, tasks, sponsors; for the outlook."""

from __future__ import annotations

from mypy_extensions import i64

from menagerie.core.state import ALLOWED
from menagerie.games.ark_nova.animals import display_playing, has_home, may_ignore, missing, price
from menagerie.games.ark_nova.association import doing, donation_cost, task_value
from menagerie.games.ark_nova.building import fits
from menagerie.games.ark_nova.projects import supporting, using_slot
from menagerie.games.ark_nova.sponsors import conditions, level
from menagerie.games.ark_nova.state import NO_CARD, PLAYING, ArkNova, Zoo
from menagerie.games.ark_nova.tables import (
    ANIMALS_CARD,
    ASSOCIATION_CARD,
    AVIARY,
    BUILD_CARD,
    CARDS_CARD,
    ENCLOSURE_1,
    ENCLOSURE_5,
    KIOSK,
    PARTNER_ZOO_TASK,
    PAVILION,
    PROJECT_TASK,
    REPTILE_HOUSE,
    REPUTATION_TASK,
    UNIVERSITY_TASK,
    is_animal,
    is_project,
    is_sponsor,
)
from menagerie.games.ark_nova.weights import WEIGHTS
from menagerie.games.ark_nova.worth import animal_worth, card_worth, expense_worth, income_worth, sponsor_worth


def animals_promise(state: ArkNova, zoo: Zoo, side: i64, strength: i64, left: float) -> float:
    allowed = state.tables.animals_allowed[side * 6 + min(strength, 5)]
    first = 0.0
    second = 0.0
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
            net = animal_worth(state, zoo, card, left) - expense_worth(zoo, price(state, zoo, card, folder), left)
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
    building: i64 = 0
    last = AVIARY if side == 1 else REPTILE_HOUSE - 1
    while building <= last:
        size = state.tables.building_size[building]
        paid = size * state.tables.cost_per_space
        if size <= strength and paid <= zoo.money and fits(zoo, building):
            best = max(best, building_worth(state, zoo, building, left) - expense_worth(zoo, paid, left))
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
        promise += max(0.0, WEIGHTS.conservation - expense_worth(zoo, donation_cost(state), left))
    return promise


def sponsors_promise(state: ArkNova, zoo: Zoo, side: i64, strength: i64, left: float) -> float:
    best = income_worth(zoo, strength * (1 + side), left)
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
            worth = (1.0 - kept) * sponsor_worth(state, zoo, card, left)
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
