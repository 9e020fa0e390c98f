"""What a habitat produces and needs today, with closed cards left out (ZP-3.12, ZP-3.14, ZP-7.13 to ZP-7.25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from menagerie.games.zoophoria.vocabulary import (
    ANIMALS,
    BLACK,
    BONUS_FOOD,
    BONUS_VIRUS_REMOVAL,
    CARD_SLOTS,
    CLOSE_CLASS,
    CLOSE_GUEST_SERVICES,
    DAY_WORKERS,
    ENDANGERED_KIND,
    FIRST_BUILDING,
    FOOD_DIE,
    GREEN,
    GUEST_SERVICES,
    HELD,
    PURPLE,
    TRASH_DIE,
    VIRUS_DIE,
    VISITORS_EACH,
)

if TYPE_CHECKING:
    from menagerie.games.zoophoria.state import Zoophoria

FRIDAY: Final[i64] = 4


def affected(state: Zoophoria, seat: i64) -> bool:
    """Whether today's event has come and holds for a player."""
    return state.happening and (state.immune >> seat) & 1 == 0


def would_close(state: Zoophoria, card: i64) -> bool:
    """Whether today's event closes a card (ZP-11.5)."""
    tables = state.tables
    effect = tables.event_effect[state.event]
    if effect == CLOSE_CLASS:
        return card < ANIMALS and tables.animal_class[card] == tables.event_value[state.event]
    if effect == CLOSE_GUEST_SERVICES:
        return card >= ANIMALS and tables.category[card] == GUEST_SERVICES  # ZP-A24
    return False


def closed(state: Zoophoria, seat: i64, card: i64) -> bool:
    return affected(state, seat) and would_close(state, card)


def with_event(state: Zoophoria, seat: i64, effect: i64, die: i64) -> i64:
    """A production die with the change of today's event, at least 0 (ZP-11.1, ZP-A22)."""
    if affected(state, seat) and state.tables.event_effect[state.event] == effect:
        return max(die + state.tables.event_amount[state.event], 0)
    return die


def day_worker(state: Zoophoria, seat: i64, colour: i64) -> i64:
    """What the day workers of a colour give a player: the die of the colour for each space (ZP-6.6)."""
    total: i64 = 0
    for space in range(DAY_WORKERS):
        if state.tables.space_colour[space] == colour and i64(state.owner[CARD_SLOTS + space]) == seat:
            total += state.day_die[colour]
    return total


def has_worker(state: Zoophoria, seat: i64, colour: i64) -> bool:
    """Whether a player has a worker on a day worker without a die."""
    for space in range(DAY_WORKERS):
        if state.tables.space_colour[space] == colour and i64(state.owner[CARD_SLOTS + space]) == seat:
            return True
    return False


def matching(state: Zoophoria, seat: i64, kinds: i64) -> i64:
    """Open animals of the kinds that a specialist names (ZP-3.12, ZP-A34)."""
    tables = state.tables
    count: i64 = 0
    base = seat * HELD
    for i in range(state.held_count[seat]):
        card = i64(state.held[base + i])
        if card >= ANIMALS or closed(state, seat, card):
            continue
        if (kinds >> tables.animal_class[card]) & 1 != 0 or (
            (kinds >> ENDANGERED_KIND) & 1 != 0 and tables.endangered[card] == 1
        ):
            count += 1
    return count


def bonus(state: Zoophoria, seat: i64, card: i64) -> i64:
    """What a specialist adds to its resource."""
    tables = state.tables
    return tables.bonus_amount[card] * (matching(state, seat, tables.bonus_kinds[card]) // tables.bonus_divisor[card])


def staff(state: Zoophoria, seat: i64, resource: i64) -> i64:
    """What the open staff and buildings give of food or of virus removal, their bonuses included."""
    tables = state.tables
    amounts = tables.food if resource == BONUS_FOOD else tables.virus_removal
    total: i64 = 0
    base = seat * HELD
    for i in range(state.held_count[seat]):
        card = i64(state.held[base + i])
        if card < ANIMALS or closed(state, seat, card):
            continue
        total += amounts[card]
        if tables.bonus_resource[card] == resource:
            total += bonus(state, seat, card)
    return total


def food(state: Zoophoria, seat: i64) -> i64:
    """Everything there is to eat (ZP-7.13)."""
    return (
        with_event(state, seat, FOOD_DIE, state.food_die)
        + day_worker(state, seat, GREEN)
        + staff(state, seat, BONUS_FOOD)
        + state.food_bonus[seat]
    )


def food_cost(state: Zoophoria, seat: i64) -> i64:
    """What the open animals eat (ZP-7.14)."""
    total: i64 = 0
    base = seat * HELD
    for i in range(state.held_count[seat]):
        card = i64(state.held[base + i])
        if card < ANIMALS and not closed(state, seat, card):
            total += state.tables.food[card]
    return total


def treatment(state: Zoophoria, seat: i64) -> i64:
    """How many cubes a player may remove (ZP-7.19)."""
    return day_worker(state, seat, PURPLE) + staff(state, seat, BONUS_VIRUS_REMOVAL)


def virus_output(state: Zoophoria, seat: i64) -> i64:
    total: i64 = 0
    base = seat * HELD
    for i in range(state.held_count[seat]):
        card = i64(state.held[base + i])
        if card >= FIRST_BUILDING and not closed(state, seat, card):
            total += state.tables.virus_output[card]
    return total


def cubes_to_come(state: Zoophoria, seat: i64) -> i64:
    """The cubes of INFECT (ZP-7.17); none if there are animals, but all are closed (ZP-A4)."""
    if all_closed(state, seat):
        return 0
    return with_event(state, seat, VIRUS_DIE, state.virus_die) + virus_output(state, seat)


def all_closed(state: Zoophoria, seat: i64) -> bool:
    animals = False
    base = seat * HELD
    for i in range(state.held_count[seat]):
        card = i64(state.held[base + i])
        if card < ANIMALS:
            if not closed(state, seat, card):
                return False
            animals = True
    return animals


def net_trash(state: Zoophoria, seat: i64) -> i64:
    """Trash die and output minus removal (ZP-7.21)."""
    tables = state.tables
    total = with_event(state, seat, TRASH_DIE, state.trash_die) - day_worker(state, seat, BLACK)
    base = seat * HELD
    for i in range(state.held_count[seat]):
        card = i64(state.held[base + i])
        if card >= ANIMALS and not closed(state, seat, card):
            total += tables.trash_output[card] - tables.trash_removal[card]
    return total


def card_visitors(state: Zoophoria, seat: i64, card: i64) -> i64:
    """The visitors that a card attracts today (ZP-10.12, ZP-11.4, ZP-11.7)."""
    tables = state.tables
    if closed(state, seat, card):
        return 0
    visitors = tables.visitors[card]
    if state.day >= FRIDAY and tables.weekend[card] >= 0:
        visitors = tables.weekend[card] + (visitors if state.weekend_adds else 0)  # ZP-A13
    if (
        card < ANIMALS
        and not state.weather_marker
        and affected(state, seat)
        and tables.event_effect[state.event] == VISITORS_EACH
        and tables.weather[card] == tables.event_value[state.event]
    ):
        visitors = max(visitors + tables.event_amount[state.event], 0)
    return visitors


def animal_visitors(state: Zoophoria, seat: i64) -> i64:
    total: i64 = 0
    base = seat * HELD
    for i in range(state.held_count[seat]):
        card = i64(state.held[base + i])
        if card < ANIMALS:
            total += card_visitors(state, seat, card)
    return total


def staff_visitors(state: Zoophoria, seat: i64) -> i64:
    total: i64 = 0
    base = seat * HELD
    for i in range(state.held_count[seat]):
        card = i64(state.held[base + i])
        if card >= ANIMALS:
            total += card_visitors(state, seat, card)
    return total


def income(state: Zoophoria, seat: i64) -> i64:
    """Coins of open buildings (ZP-7.25)."""
    total: i64 = 0
    base = seat * HELD
    for i in range(state.held_count[seat]):
        card = i64(state.held[base + i])
        if card >= FIRST_BUILDING and not closed(state, seat, card):
            total += state.tables.coins[card]
    return total


def wages(state: Zoophoria, seat: i64) -> i64:
    total: i64 = 0
    base = seat * HELD
    for i in range(state.held_count[seat]):
        card = i64(state.held[base + i])
        if card >= ANIMALS:
            total += state.tables.wage[card]
    return total
