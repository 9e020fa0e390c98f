"""What resources, effects and cards are worth to a seat, for the outlook."""

from __future__ import annotations

from math import exp

from mypy_extensions import i64

from menagerie.games.ark_nova.effects import gain_amount
from menagerie.games.ark_nova.look import Look
from menagerie.games.ark_nova.scoring import end_appeal, end_conservation
from menagerie.games.ark_nova.tables import (
    ANIMALS_CARD,
    ANY_ZOO,
    APPEAL,
    ASSOCIATION_CARD,
    BUILD_CARD,
    CARDS_CARD,
    CONSERVATION,
    CONSERVATION_PER_DISTINCT_ICONS,
    CONSERVATION_PER_ICON,
    DETERMINATION,
    ENDGAME,
    EXTRA_ACTION,
    FINISHING,
    GAIN_PER_DISTINCT_ICON,
    HIRE_WORKER,
    HYPNOSIS,
    INCOME,
    INSTANT,
    JUMPING,
    MAY_BUILD_FREE,
    MONEY,
    MONEY_PER_ADJACENT_BUILDING,
    MULTIPLIER,
    ON_COVERED,
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
)
from menagerie.games.ark_nova.tracks import reputation_limit
from menagerie.games.ark_nova.weights import WEIGHTS

# Money.


def purse_worth(money: i64, left: float) -> float:
    """Money in hand: the first of it is what the next turns need, more of it waits longer for a use."""
    need = WEIGHTS.purse * min(1.0, (1.0 + left) / 8.0)
    unit = WEIGHTS.money * min(1.0, left / 4.0)
    if money < 0:
        return WEIGHTS.debt * unit * float(money)
    return unit * need * (1.0 - exp(-float(money) / need))


def income_worth(look: Look, amount: i64) -> float:
    """Money that comes in now."""
    return purse_worth(look.zoo.money + amount, look.left) - purse_worth(look.zoo.money, look.left)


def expense_worth(look: Look, amount: i64) -> float:
    """What it means to pay so much, now or once it is there."""
    return purse_worth(look.zoo.money, look.left) - purse_worth(look.zoo.money - amount, look.left)


# Tracks and tokens.


def appeal_worth(look: Look, amount: i64) -> float:
    """Appeal and the income that it brings in the breaks to come."""
    tables = look.tables
    more = tables.income[min(look.zoo.appeal + amount, tables.max_appeal)] - tables.income[look.zoo.appeal]
    return float(amount) + WEIGHTS.income * look.left * float(more)


def conservation_worth(look: Look, amount: i64) -> float:
    """Conservation and the bonuses along its track."""
    tables = look.tables
    before = look.zoo.conservation
    after = min(before + amount, tables.max_conservation)
    worth = WEIGHTS.conservation * float(tables.target[before] - tables.target[after])
    if before < 2 <= after:
        worth += max(WEIGHTS.worker * look.left + WEIGHTS.active, best_upgrade(look))
    if before < 5 <= after:
        worth += WEIGHTS.tile
    if before < 8 <= after:
        worth += WEIGHTS.tile
    return worth


def reputation_worth(look: Look, steps: i64) -> float:
    """Steps of reputation and the bonuses along its track."""
    tables = look.tables
    at = look.zoo.reputation
    limit = reputation_limit(look.state, look.zoo)
    worth = 0.0
    while steps > 0:
        steps -= 1
        if at < limit:
            at += 1
            worth += reputation_step(look)
            row = tables.reputation_bonus[at]
            if row >= 0:
                worth += effect_worth(look, row)
        elif limit == tables.max_reputation:
            worth += 1.0
    return worth


def reputation_step(look: Look) -> float:
    return WEIGHTS.reputation * min(1.0, look.left / 4.0)


def x_token_worth(look: Look) -> float:
    return WEIGHTS.x_token * min(1.0, look.left / 4.0)


def resource_worth(look: Look, resource: i64, amount: i64) -> float:
    """So much of a resource that comes in now."""
    if resource == MONEY:
        return income_worth(look, amount)
    if resource == APPEAL:
        return appeal_worth(look, amount)
    if resource == REPUTATION:
        return reputation_worth(look, amount)
    if resource == CONSERVATION:
        return conservation_worth(look, amount)
    return x_token_worth(look) * float(amount)


# Action cards, workers, partners.


def upgrade_worth(card: i64) -> float:
    """An action card on side II, for every turn left."""
    if card == ANIMALS_CARD:
        return WEIGHTS.animals_ii
    if card == BUILD_CARD:
        return WEIGHTS.build_ii
    if card == CARDS_CARD:
        return WEIGHTS.cards_ii
    return WEIGHTS.association_ii if card == ASSOCIATION_CARD else WEIGHTS.sponsors_ii


def best_upgrade(look: Look) -> float:
    best = 0.0
    card: i64 = 0
    while card < 5:
        if (look.zoo.side >> card) & 1 == 0:
            best = max(best, upgrade_worth(card))
        card += 1
    return best * look.left


def partner_worth(look: Look) -> float:
    return 0.8 + WEIGHTS.partner * look.left


def university_worth(look: Look) -> float:
    return 0.8 + WEIGHTS.university * look.left


# Cards.


def card_worth(look: Look) -> float:
    """An unknown card more in the hand."""
    worth = WEIGHTS.card * min(1.0, look.left / 8.0)
    held: i64 = 0
    while held < len(look.zoo.hand):
        worth *= WEIGHTS.decay
        held += 1
    return worth


def effect_worth(look: Look, row: i64) -> float:
    """What an effect brings when it runs."""
    tables = look.tables
    code = tables.e_code[row]
    amount = float(max(1, tables.e_amount[row]))
    if code <= GAIN_PER_DISTINCT_ICON:
        return resource_worth(look, tables.e_resource[row], gain_amount(look.state, look.zoo, row))
    if code in (TAKE_CARD, SNAPPING, SPRINT):
        return card_worth(look) * amount
    if code in (MAY_BUILD_FREE, PLACE_UNIQUE_BUILDING):
        size = float(tables.building_size[tables.e_building[row]])
        return (WEIGHTS.bonus + WEIGHTS.covered + WEIGHTS.free) * size
    if code == HIRE_WORKER:
        return WEIGHTS.worker * look.left + WEIGHTS.active
    if code == UPGRADE:
        return best_upgrade(look)
    if code == PARTNER_ZOO:
        return partner_worth(look)
    if code == UNIVERSITY:
        return university_worth(look)
    if code == POUCH:
        return amount
    if code == JUMPING:
        return income_worth(look, max(1, tables.e_amount[row]))
    if code in (EXTRA_ACTION, DETERMINATION, MULTIPLIER, HYPNOSIS):
        return WEIGHTS.extra
    if code in (CONSERVATION_PER_DISTINCT_ICONS, CONSERVATION_PER_ICON):
        return conservation_worth(look, 1)
    return WEIGHTS.ability


def effects_worth(look: Look, card: i64) -> float:
    """All that a card does when it is played."""
    tables = look.tables
    worth = 0.0
    row = tables.first_effect[card]
    while row < tables.last_effect[card]:
        if tables.e_when[row] in (INSTANT, FINISHING):
            worth += effect_worth(look, row)
        row += 1
    return worth


def icons_worth(look: Look, card: i64) -> float:
    """Icons of a card: for whatever may ask for them, and for the projects within reach."""
    tables = look.tables
    base = card * STRIDE
    plain = WEIGHTS.icon * min(1.0, look.left / 10.0)
    worth = 0.0
    icon: i64 = 0
    while icon <= RESEARCH:
        count = tables.icons[base + icon]
        if count > 0:
            worth += float(count) * (plain + WEIGHTS.lure * look.lure[icon])
        icon += 1
    if is_animal(card):
        worth += WEIGHTS.lure * look.lure[STRIDE + tables.size_class[card]]
    return worth


def printed_worth(look: Look, card: i64) -> float:
    """Appeal, conservation, reputation and icons of a card."""
    tables = look.tables
    worth = appeal_worth(look, tables.appeal[card]) + icons_worth(look, card)
    if tables.conservation[card] > 0:
        worth += conservation_worth(look, tables.conservation[card])
    if tables.reputation[card] > 0:
        worth += reputation_worth(look, tables.reputation[card])
    return worth


def animal_worth(look: Look, card: i64) -> float:
    """An animal that is about to be played."""
    return printed_worth(look, card) + effects_worth(look, card)


def sponsor_worth(look: Look, card: i64) -> float:
    """A sponsor that is about to be played."""
    tables = look.tables
    worth = printed_worth(look, card) + effects_worth(look, card) + lasting_worth(look, card)
    row = tables.first_effect[card]
    while row < tables.last_effect[card]:
        if tables.e_when[row] == ENDGAME:
            gained = 3 * end_conservation(look.state, look.zoo, row) + end_appeal(look.state, look.zoo, row)
            worth += sureness(look) * float(gained)
        row += 1
    return worth + WEIGHTS.sponsor * float(tables.level[card])


def sureness(look: Look) -> float:
    """The share of what the end of the game would add now that counts: more can still come."""
    return 1.0 - (1.0 - WEIGHTS.end) * min(1.0, look.left / WEIGHTS.length)


def lasting_worth(look: Look, card: i64) -> float:
    """What a sponsor in the zoo will still bring."""
    tables = look.tables
    worth = 0.0
    row = tables.first_effect[card]
    while row < tables.last_effect[card]:
        when = tables.e_when[row]
        if when == INCOME:
            worth += look.left * yield_worth(look, row)
        elif when == PASSIVE:
            worth += WEIGHTS.passive * look.left
        elif when == TRIGGER:
            worth += look.left * trigger_worth(look, row)
        row += 1
    return worth


def yield_worth(look: Look, row: i64) -> float:
    """An effect of every break, for every turn left."""
    tables = look.tables
    if tables.e_code[row] == MONEY_PER_ADJACENT_BUILDING:
        return WEIGHTS.income * 3.0 * float(tables.e_amount[row])
    if tables.e_resource[row] == MONEY:
        return WEIGHTS.income * float(gain_amount(look.state, look.zoo, row))
    return WEIGHTS.breaks * effect_worth(look, row)


def trigger_worth(look: Look, row: i64) -> float:
    """An effect of every icon of a kind, for every turn left."""
    tables = look.tables
    chance = WEIGHTS.trigger
    if tables.e_scope[row] == ANY_ZOO:
        chance *= 2.0
    if tables.e_on[row] == ON_COVERED:
        chance *= 2.0
    resource = tables.e_resource[row]
    if resource < 0:
        return chance
    unit = 3.0 if resource == CONSERVATION else WEIGHTS.reputation if resource == REPUTATION else 1.0
    if resource == MONEY:
        unit = 0.3
    return chance * unit * float(max(1, tables.e_amount[row]))
