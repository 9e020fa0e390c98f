"""What resources, effects and cards are worth to a seat, for the outlook."""

from __future__ import annotations

from math import exp

from mypy_extensions import i64

from menagerie.core.state import ALLOWED
from menagerie.games.ark_nova.animals import has_home, may_ignore, missing, price
from menagerie.games.ark_nova.association import hand_limit
from menagerie.games.ark_nova.effects import gain_amount
from menagerie.games.ark_nova.projects import project_count, using_slot
from menagerie.games.ark_nova.sponsors import conditions
from menagerie.games.ark_nova.state import ArkNova, Zoo
from menagerie.games.ark_nova.tables import (
    ANIMAL_COUNT,
    ANIMALS_CARD,
    APPEAL,
    ASSOCIATION_CARD,
    BUILD_CARD,
    CARDS_CARD,
    CONSERVATION,
    CONSERVATION_PER_DISTINCT_ICONS,
    CONSERVATION_PER_ICON,
    DETERMINATION,
    EXTRA_ACTION,
    FINISHING,
    FIRST_PROJECT,
    GAIN_PER_DISTINCT_ICON,
    HIRE_WORKER,
    HYPNOSIS,
    INCOME,
    INSTANT,
    JUMPING,
    MAY_BUILD_FREE,
    MONEY,
    MULTIPLIER,
    PARTNER_ZOO,
    PASSIVE,
    PLACE_UNIQUE_BUILDING,
    POUCH,
    REPUTATION,
    RESEARCH,
    SNAPPING,
    SPRINT,
    STRIDE,
    TAKE_CARD,
    TRIGGER,
    UNIVERSITY,
    UPGRADE,
    is_animal,
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


def purse_worth(money: i64, left: float) -> float:
    """Money in hand: the first of it is what the next turns need, more of it waits longer for a use."""
    need = WEIGHTS.purse * min(1.0, (1.0 + left) / 8.0)
    return WEIGHTS.money * min(1.0, left / 4.0) * need * (1.0 - exp(-float(money) / need))


def income_worth(zoo: Zoo, amount: i64, left: float) -> float:
    """Money that comes in now."""
    return purse_worth(zoo.money + amount, left) - purse_worth(zoo.money, left)


def expense_worth(zoo: Zoo, amount: i64, left: float) -> float:
    """What it means to pay so much."""
    return purse_worth(zoo.money, left) - purse_worth(zoo.money - amount, left)


def card_worth(zoo: Zoo, left: float) -> float:
    """An unknown card more in the hand."""
    held = float(i64(len(zoo.hand)))
    return WEIGHTS.card * min(1.0, left / 8.0) * max(0.2, 1.0 - held / 12.0)


def appeal_worth(state: ArkNova, zoo: Zoo, amount: i64, left: float) -> float:
    """Appeal and the income that it brings in the breaks to come."""
    tables = state.tables
    more = tables.income[min(zoo.appeal + amount, tables.max_appeal)] - tables.income[zoo.appeal]
    return float(amount) + WEIGHTS.income * left * float(more)


def resource_worth(zoo: Zoo, resource: i64, amount: i64, left: float) -> float:
    """So much of a resource that comes in now."""
    if resource == MONEY:
        return income_worth(zoo, amount, left)
    return unit_worth(resource, left) * float(amount)


def unit_worth(resource: i64, left: float) -> float:
    """One of a resource other than money."""
    if resource == APPEAL:
        return 1.0 + 0.25 * WEIGHTS.income * left
    if resource == REPUTATION:
        return WEIGHTS.reputation * min(1.0, left / 4.0)
    if resource == CONSERVATION:
        return WEIGHTS.conservation
    return WEIGHTS.x_token * min(1.0, left / 4.0)


def effect_worth(state: ArkNova, zoo: Zoo, row: i64, left: float) -> float:
    """What an effect brings when it runs."""
    tables = state.tables
    code = tables.e_code[row]
    amount = float(max(1, tables.e_amount[row]))
    if code <= GAIN_PER_DISTINCT_ICON:
        return resource_worth(zoo, tables.e_resource[row], gain_amount(state, zoo, row), left)
    if code in (TAKE_CARD, SNAPPING, SPRINT):
        return card_worth(zoo, left) * amount
    if code in (MAY_BUILD_FREE, PLACE_UNIQUE_BUILDING):
        size = float(tables.building_size[tables.e_building[row]])
        return (WEIGHTS.bonus + WEIGHTS.covered + WEIGHTS.free) * size
    if code == HIRE_WORKER:
        return WEIGHTS.worker * left + WEIGHTS.active
    if code == UPGRADE:
        return WEIGHTS.animals_ii * left
    if code == PARTNER_ZOO:
        return 0.8 + WEIGHTS.partner * left
    if code == UNIVERSITY:
        return 0.8 + WEIGHTS.university * left
    if code == POUCH:
        return amount
    if code == JUMPING:
        return income_worth(zoo, max(1, tables.e_amount[row]), left)
    if code in (EXTRA_ACTION, DETERMINATION, MULTIPLIER, HYPNOSIS):
        return WEIGHTS.extra
    if code in (CONSERVATION_PER_DISTINCT_ICONS, CONSERVATION_PER_ICON):
        return WEIGHTS.conservation
    return WEIGHTS.ability


def effects_worth(state: ArkNova, zoo: Zoo, card: i64, left: float) -> float:
    """All that a card does when it is played."""
    tables = state.tables
    worth = 0.0
    row = tables.first_effect[card]
    while row < tables.last_effect[card]:
        if tables.e_when[row] in (INSTANT, FINISHING):
            worth += effect_worth(state, zoo, row, left)
        row += 1
    return worth


def icons_worth(state: ArkNova, card: i64, left: float) -> float:
    base = card * STRIDE
    icons: i64 = 0
    icon: i64 = 0
    while icon <= RESEARCH:
        icons += state.tables.icons[base + icon]
        icon += 1
    return WEIGHTS.icon * float(icons) * min(1.0, left / 10.0)


def printed_worth(state: ArkNova, zoo: Zoo, card: i64, left: float) -> float:
    """Appeal, conservation, reputation and icons of a card."""
    tables = state.tables
    worth = appeal_worth(state, zoo, tables.appeal[card], left) + icons_worth(state, card, left)
    worth += WEIGHTS.conservation * float(tables.conservation[card])
    return worth + unit_worth(REPUTATION, left) * float(tables.reputation[card])


def animal_worth(state: ArkNova, zoo: Zoo, card: i64, left: float) -> float:
    """An animal that is about to be played."""
    return printed_worth(state, zoo, card, left) + effects_worth(state, zoo, card, left)


def sponsor_worth(state: ArkNova, zoo: Zoo, card: i64, left: float) -> float:
    """A sponsor that is about to be played."""
    worth = printed_worth(state, zoo, card, left) + effects_worth(state, zoo, card, left)
    return worth + WEIGHTS.sponsor * float(state.tables.level[card]) + lasting_worth(state, card, left)


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
        return share * sponsor_worth(state, zoo, card, left)
    if not is_animal(card):
        return WEIGHTS.card * 0.3 + WEIGHTS.hand_project * project_progress(state, zoo, card)
    net = animal_worth(state, zoo, card, left) - expense_worth(zoo, price(state, zoo, card, 0), left)
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
