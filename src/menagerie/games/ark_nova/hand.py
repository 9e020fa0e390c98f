"""What the cards of a hand are worth to a seat while it holds them, for the outlook."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from menagerie.core.state import ALLOWED
from menagerie.games.ark_nova.animals import (
    forbidden_class,
    joining,
    living_in,
    living_in_special,
    may_ignore,
    missing,
    price,
)
from menagerie.games.ark_nova.building import effective_size, fits, is_standard
from menagerie.games.ark_nova.look import Look, break_nears
from menagerie.games.ark_nova.plans import progress
from menagerie.games.ark_nova.sponsors import conditions
from menagerie.games.ark_nova.state import NO_CARD
from menagerie.games.ark_nova.tables import ENCLOSURE_1, is_animal, is_sponsor
from menagerie.games.ark_nova.weights import WEIGHTS
from menagerie.games.ark_nova.worth import animal_worth, expense_worth, sponsor_worth

NO_ENCLOSURE: Final[i64] = -1
ELSEWHERE: Final[i64] = -2  # a herd or a special enclosure


def see_hand(look: Look) -> None:
    """Note what each card of the hand is worth; the best animals choose their enclosures first."""
    hand = look.zoo.hand
    waiting: i64 = 0
    i: i64 = 0
    while i < len(hand):
        look.net[i] = net_worth(look, hand[i])
        if is_animal(hand[i]):
            waiting |= 1 << i
        elif is_sponsor(hand[i]):
            look.held[i] = held_sponsor(look, hand[i], look.net[i])
        else:
            look.held[i] += WEIGHTS.card * 0.3
        i += 1
    while waiting != 0:
        best: i64 = -1
        i = 0
        while i < len(hand):
            if (waiting >> i) & 1 == 1 and (best < 0 or look.net[i] > look.net[best]):
                best = i
            i += 1
        waiting &= ~(1 << best)
        see_animal(look, best)


def net_worth(look: Look, card: i64) -> float:
    """What playing a card from the hand would bring; projects are no concern of this."""
    if is_sponsor(card):
        return sponsor_worth(look, card)
    if is_animal(card):
        return animal_worth(look, card) - expense_worth(look, price(look.state, look.zoo, card, 0))
    return 0.0


def see_animal(look: Look, at: i64) -> None:
    """An animal of the hand: whether it could be played, and what holding it is worth."""
    card = look.zoo.hand[at]
    share = conditions_share(look, card)
    home = home_of(look, card)
    look.held[at] = held_animal(look, card, look.net[at], share, home)
    if home == NO_ENCLOSURE:
        if share == 1.0:
            look.homeless[at] = max(0.0, WEIGHTS.ready * look.net[at] - look.held[at])
        return
    if home >= 0:
        look.reserved |= 1 << home
    if share == 1.0 and not forbidden_class(look.state, look.zoo, card):
        look.playable |= 1 << at


def conditions_share(look: Look, card: i64) -> float:
    """The share that the missing conditions leave of an animal: 1 if there is none."""
    lacking = missing(look.state, look.zoo, card) - may_ignore(look.state, look.zoo, card)
    share = 1.0
    while lacking > 0:
        share *= WEIGHTS.lacking
        lacking -= 1
    return share


def held_animal(look: Look, card: i64, net: float, share: float, home: i64) -> float:
    if home != NO_ENCLOSURE:
        return max(0.2, share * WEIGHTS.ready * net)
    return max(0.2, share * WEIGHTS.homeless * (net - home_price(look, card)))


def held_sponsor(look: Look, card: i64, net: float) -> float:
    able = conditions(look.state, look.zoo, card) == ALLOWED
    return net * (WEIGHTS.sponsor_held if able else WEIGHTS.barred)


def display_worth(look: Look, folders: i64) -> float:
    """What the best card of the first folders would be worth in the hand."""
    best = 0.0
    i: i64 = 0
    while i < folders:
        card = look.state.display[i]
        if card != NO_CARD:
            net = net_worth(look, card)
            if is_animal(card):
                best = max(best, held_animal(look, card, net, conditions_share(look, card), home_of(look, card)))
            elif is_sponsor(card):
                best = max(best, held_sponsor(look, card, net))
            else:
                best = max(best, WEIGHTS.card * 0.3 + WEIGHTS.hand_project * progress(look, card, 0))
        i += 1
    return best


def home_of(look: Look, card: i64) -> i64:
    """The smallest enclosure for an animal that waits for no better one."""
    zoo = look.zoo
    if joining(look.state, zoo, card) == ALLOWED or living_in_special(look.state, zoo, card) == ALLOWED:
        return ELSEWHERE
    best: i64 = NO_ENCLOSURE
    least: i64 = 99
    i: i64 = 0
    while i < len(zoo.building):
        free = is_standard(zoo.building[i]) and ((zoo.occupied | look.reserved) >> i) & 1 == 0
        if free and living_in(look.state, zoo, card, i) == ALLOWED:
            size = effective_size(look.state, zoo, i)
            if size < least:
                best = i
                least = size
        i += 1
    return best


def home_price(look: Look, card: i64) -> float:
    """What an enclosure for the animal would cost, less what its building is good for."""
    tables = look.tables
    size = tables.size[card]
    if tables.standard[card] == 0:
        size = tables.building_size[tables.special[card]]
    elif not fits(look.zoo, ENCLOSURE_1 + size - 1):
        return 99.0
    good = (WEIGHTS.covered + WEIGHTS.bonus) * float(size)
    return max(0.0, expense_worth(look, size * tables.cost_per_space) - good)


def held_worth(look: Look, card: i64) -> float:
    """A card of the hand by itself."""
    i: i64 = 0
    while i < len(look.held):
        if look.zoo.hand[i] == card:
            return look.held[i]
        i += 1
    return 0.0


def hand_worth(look: Look) -> float:
    """All cards in hand, as far as there is time for them and the next break leaves them."""
    if look.left < 0.5:
        return 0.0
    held = look.held[:]
    sort_down(held)
    nears = break_nears(look.state)
    worth = 0.0
    share = 1.0
    i: i64 = 0
    while i < len(held):
        time = min(1.0, look.left / (1.0 + WEIGHTS.time * float(i)))
        lost = WEIGHTS.over * nears if i >= look.limit else 0.0
        worth += held[i] * share * time * (1.0 - min(1.0, lost))
        share *= WEIGHTS.decay
        i += 1
    return worth


def sort_down(numbers: vec[float]) -> None:
    i: i64 = 1
    while i < len(numbers):
        number = numbers[i]
        j = i
        while j > 0 and numbers[j - 1] < number:
            numbers[j] = numbers[j - 1]
            j -= 1
        numbers[j] = number
        i += 1
