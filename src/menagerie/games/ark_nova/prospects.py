"""What an action card could bring now: animals, buildings, cards, tasks, sponsors; for the outlook."""

from __future__ import annotations

from mypy_extensions import i64

from menagerie.core.state import ALLOWED
from menagerie.games.ark_nova.animals import display_playing, price
from menagerie.games.ark_nova.association import doing, donation_cost, task_value
from menagerie.games.ark_nova.building import fits, is_standard
from menagerie.games.ark_nova.hand import display_worth
from menagerie.games.ark_nova.look import Look
from menagerie.games.ark_nova.plans import progress, slot_worth
from menagerie.games.ark_nova.projects import supporting, using_slot
from menagerie.games.ark_nova.sponsors import conditions, level
from menagerie.games.ark_nova.state import NO_CARD, PLAYING
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
from menagerie.games.ark_nova.worth import (
    animal_worth,
    card_worth,
    conservation_worth,
    expense_worth,
    income_worth,
    partner_worth,
    reputation_worth,
    sponsor_worth,
    university_worth,
)

# Animals.


def animals_promise(look: Look, side: i64, strength: i64) -> float:
    """The best two animals, or one, beyond what holding them is already worth."""
    state = look.state
    allowed = look.tables.animals_allowed[side * 6 + min(strength, 5)]
    first = 0.0
    second = 0.0
    count = i64(len(look.zoo.hand))
    reach: i64 = state.folders_in_range(look.zoo) if side == 1 else 0
    i: i64 = 0
    while i < count + reach:
        net = hand_animal(look, i) if i < count else display_animal(look, i - count + 1)
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
        promise += reputation_worth(look, 1)
    return promise


def hand_animal(look: Look, at: i64) -> float:
    card = look.zoo.hand[at]
    if (look.playable >> at) & 1 == 0 or price(look.state, look.zoo, card, 0) > look.zoo.money:
        return 0.0
    return look.net[at] * (1.0 - WEIGHTS.ready)


def display_animal(look: Look, folder: i64) -> float:
    card = look.state.display[folder - 1]
    if not is_animal(card) or display_playing(look.state, look.zoo, card, folder) != ALLOWED:
        return 0.0
    return animal_worth(look, card) - expense_worth(look, price(look.state, look.zoo, card, folder))


# Buildings.


def building_worth(look: Look, building: i64) -> float:
    """A building that is paid and still to be placed."""
    size = look.tables.building_size[building]
    worth = (WEIGHTS.bonus + WEIGHTS.covered) * float(size)
    if building == PAVILION:
        return worth + 1.0
    if building == KIOSK:
        return worth + WEIGHTS.income * look.left * WEIGHTS.kiosk / (1.0 + float(look.zoo.kiosks))
    if ENCLOSURE_1 <= building <= ENCLOSURE_5:
        home = home_worth(look, size)
        return worth + (home if home > 0.0 else further_space(look) * float(size))
    return worth + space_worth(look) * float(size)


def space_worth(look: Look) -> float:
    """A space of an empty enclosure."""
    return WEIGHTS.space * min(1.0, look.left / 5.0)


def further_space(look: Look) -> float:
    """A space of one more enclosure that no animal of the hand waits for."""
    share = space_worth(look)
    zoo = look.zoo
    i: i64 = 0
    while i < len(zoo.building):
        if is_standard(zoo.building[i]) and ((zoo.occupied | look.reserved) >> i) & 1 == 0:
            share *= WEIGHTS.many_empty
        i += 1
    return share


def home_worth(look: Look, size: i64) -> float:
    """The best animal of the hand that waits for an enclosure of this size."""
    best = 0.0
    i: i64 = 0
    while i < len(look.zoo.hand):
        if look.homeless[i] > best:
            card = look.zoo.hand[i]
            if look.tables.standard[card] == 1 and look.tables.size[card] <= size:
                best = look.homeless[i]
        i += 1
    return best


def build_promise(look: Look, side: i64, strength: i64) -> float:
    """The best building; on side II another one for the strength that is left."""
    first = best_building(look, side, strength, look.zoo.money, -1)
    if first < 0:
        return 0.0
    worth = building_net(look, first)
    size = look.tables.building_size[first]
    if side == 1 and strength > size:
        money = look.zoo.money - size * look.tables.cost_per_space
        second = best_building(look, side, strength - size, money, first)
        if second >= 0:
            worth += 0.7 * building_net(look, second)
    return worth


def best_building(look: Look, side: i64, strength: i64, money: i64, other: i64) -> i64:
    """The most promising building apart from an `other`, or -1."""
    best: i64 = -1
    most = 0.0
    building: i64 = 0
    last = AVIARY if side == 1 else REPTILE_HOUSE - 1
    while building <= last:
        size = look.tables.building_size[building]
        paid = size * look.tables.cost_per_space
        if size <= strength and paid <= money and building != other and fits(look.zoo, building):
            net = building_net(look, building)
            if net > most:
                best = building
                most = net
        building += 1
    return best


def building_net(look: Look, building: i64) -> float:
    """A building less its price."""
    paid = look.tables.building_size[building] * look.tables.cost_per_space
    return building_worth(look, building) - expense_worth(look, paid)


# Cards.


def cards_promise(look: Look, side: i64, strength: i64) -> float:
    """Unknown cards, or a card of choice: from the whole display by snapping, on side II also from the range."""
    at = side * 6 + min(strength, 5)
    unknown = card_worth(look)
    drawn = (float(look.tables.draw[at]) - 0.4 * float(look.tables.discard[at])) * unknown
    crowd = unknown / (WEIGHTS.card * min(1.0, look.left / 8.0))
    if side == 1:
        drawn += max(0.0, crowd * display_worth(look, look.state.folders_in_range(look.zoo)) - unknown)
    if strength >= look.tables.snap_from[side]:
        return max(drawn, crowd * WEIGHTS.snap * display_worth(look, 6))
    return drawn


# Tasks.


def project_worth(look: Look, card: i64) -> float:
    """The best slot of a project that could be supported now."""
    best = 0.0
    slot: i64 = 0
    while slot < 3:
        if using_slot(look.state, look.zoo, card, slot) == ALLOWED:
            best = max(best, slot_worth(look, card, slot))
        slot += 1
    return best


def support_worth(look: Look) -> float:
    """The project that a support brings furthest beyond what its progress is already worth."""
    state = look.state
    best = 0.0
    i: i64 = 0
    count = i64(len(look.zoo.hand))
    while i < len(state.base) + len(state.above) + count:
        share = 1.0
        if i < count:
            card = look.zoo.hand[i]
            share = WEIGHTS.hand_project
        elif i < count + len(state.base):
            card = state.base[i - count]
        else:
            card = state.above[i - count - len(state.base)]
        if is_project(card) and card != NO_CARD and supporting(state, look.zoo, card) == ALLOWED:
            best = max(best, project_worth(look, card) - share * progress(look, card, 0))
        i += 1
    return best


def task_worth(look: Look, task: i64) -> float:
    if task == REPUTATION_TASK:
        return reputation_worth(look, 2)
    if task == PARTNER_ZOO_TASK:
        return partner_worth(look)
    if task == UNIVERSITY_TASK:
        return university_worth(look)
    return support_worth(look)


def association_promise(look: Look, side: i64, strength: i64) -> float:
    """The best task, on side II also the best two, and a donation."""
    best = 0.0
    task: i64 = PROJECT_TASK
    while task >= 0:
        worth = open_task(look, task, strength)
        if worth > 0.0:
            further: i64 = task - 1 if side == 1 else -1
            best = max(best, worth)
            while further >= 0:
                rest = strength - task_value(look.state, look.zoo, task)
                if look.zoo.active_workers > 1:
                    best = max(best, worth + open_task(look, further, rest))
                further -= 1
        task -= 1
    if best == 0.0:
        return 0.0
    promise = best - WEIGHTS.active
    cost = donation_cost(look.state)
    if side == 1 and cost <= look.zoo.money:
        promise += max(0.0, conservation_worth(look, 1) - expense_worth(look, cost))
    return promise


def open_task(look: Look, task: i64, strength: i64) -> float:
    """A task that could be done now, or 0."""
    state = look.state
    if task_value(state, look.zoo, task) > strength:
        return 0.0
    if state.act == ASSOCIATION_CARD and (state.act_mask >> task) & 1 == 1:
        return 0.0
    return task_worth(look, task) if doing(state, look.zoo, task) == ALLOWED else 0.0


# Sponsors.


def sponsors_promise(look: Look, side: i64, strength: i64) -> float:
    """The best sponsor, on side II another one for the levels that are left; or the money of the break."""
    first = best_sponsor(look, side, strength + side, -1)
    if first < 0:
        return income_worth(look, strength * (1 + side))
    worth = sponsor_net(look, first)
    if side == 1:
        rest = strength + side - level(look.state, look.zoo, sponsor_at(look, first))
        second = best_sponsor(look, side, rest, first)
        if second >= 0:
            worth += 0.7 * sponsor_net(look, second)
    return max(worth, income_worth(look, strength * (1 + side)))


def best_sponsor(look: Look, side: i64, levels: i64, other: i64) -> i64:
    """The most promising sponsor apart from an `other`: its place in the hand, or behind it in the display; or -1."""
    best: i64 = -1
    most = 0.0
    reach: i64 = look.state.folders_in_range(look.zoo) if side == 1 else 0
    i: i64 = 0
    while i < len(look.zoo.hand) + reach:
        card = sponsor_at(look, i)
        if i != other and is_sponsor(card) and level(look.state, look.zoo, card) <= levels:
            net = sponsor_net(look, i)
            if net > most and conditions(look.state, look.zoo, card) == ALLOWED:
                best = i
                most = net
        i += 1
    return best


def sponsor_at(look: Look, place: i64) -> i64:
    hand = i64(len(look.zoo.hand))
    return look.zoo.hand[place] if place < hand else look.state.display[place - hand]


def sponsor_net(look: Look, place: i64) -> float:
    """A sponsor beyond what holding it is already worth."""
    if place < len(look.zoo.hand):
        return look.net[place] - look.held[place]
    folder = place - i64(len(look.zoo.hand)) + 1
    return sponsor_worth(look, sponsor_at(look, place)) - expense_worth(look, folder)


def promise(look: Look, card: i64, side: i64, strength: i64) -> float:
    """What an action card could bring now with this strength."""
    if strength < 1 or look.state.phase != PLAYING:
        return 0.0
    if card == ANIMALS_CARD:
        return animals_promise(look, side, strength)
    if card == BUILD_CARD:
        return build_promise(look, side, strength)
    if card == CARDS_CARD:
        return cards_promise(look, side, strength)
    if card == ASSOCIATION_CARD:
        return association_promise(look, side, strength)
    return sponsors_promise(look, side, strength)
