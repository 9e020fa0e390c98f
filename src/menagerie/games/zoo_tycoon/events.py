"""Event cards: revealing one and what it does at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.games.zoo_tycoon.money import change_money
from menagerie.games.zoo_tycoon.tables import (
    BUZZ_ALL,
    BUZZ_MOST_BIOME,
    BUZZ_MOST_EDUCATION,
    MONEY_GAIN,
    MONEY_LOSS_FLOOR,
    TILE_LOWEST_POP,
    bits,
)
from menagerie.games.zoo_tycoon.zoo import Zoo

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


def reveal_event(state: ZooTycoon) -> None:
    """The old card goes under the deck, the next is executed or stays open (ZT-8.2, ZT-15.2)."""
    t = state.tables
    count = len(state.events)
    while True:
        event = state.events[state.events_drawn % count]
        state.events_drawn += 1
        state.revealed += 1
        state.event = event
        journal = state.journal
        redrawn = t.event_redraw[event] != 0 and state.round == t.rounds
        if journal is not None:
            journal.note("event", -1, [event, 1 if redrawn else 0])
        if not redrawn:
            break
    execute_event(state, event)


def execute_event(state: ZooTycoon, event: i64) -> None:
    t = state.tables
    code = t.event_code[event]
    amount = t.event_amount[event]
    seat: i64 = 0
    while seat < state.seats:
        zoo = state.zoos[seat]
        if (
            code == BUZZ_ALL
            or (code == BUZZ_MOST_BIOME and leads_in_biome(state, seat, t.event_param[event], state.event_minimum))
            or (code == BUZZ_MOST_EDUCATION and _leads_in_education(state, seat))
        ):
            zoo.event_buzz += amount
        elif code == MONEY_GAIN:
            change_money(state, zoo, amount)
        elif code == MONEY_LOSS_FLOOR:
            _bad_weather(state, zoo, t.event_param[event], amount)
        elif code == TILE_LOWEST_POP and _lowest_pop(state, seat):
            zoo.tiles += amount
        seat += 1


def _bad_weather(state: ZooTycoon, zoo: Zoo, floor: i64, amount: i64) -> None:
    if not state.literal_weather:
        change_money(state, zoo, amount)  # ZT-A6
    elif zoo.money > floor:
        zoo.money = zoo.money + amount if zoo.money + amount > floor else floor


def species_of_biome(state: ZooTycoon, seat: i64, biome: i64) -> i64:
    """Kept species of the biome, co-species included."""
    return bits(state.zoos[seat].kept & state.tables.biome_mask[biome])


def leads_in_biome(state: ZooTycoon, seat: i64, biome: i64, minimum: i64) -> bool:
    """Nobody keeps more species of the biome; alone two are needed (ZT-18.2)."""
    mine = species_of_biome(state, seat, biome)
    if state.seats == 1:
        return mine >= 2
    if mine < minimum:
        return False
    other: i64 = 0
    while other < state.seats:
        if species_of_biome(state, other, biome) > mine:
            return False
        other += 1
    return True


def _leads_in_education(state: ZooTycoon, seat: i64) -> bool:
    mine = state.zoos[seat].edu
    if state.seats == 1:
        return mine >= 3 * state.round
    if mine < state.event_minimum:
        return False
    other: i64 = 0
    while other < state.seats:
        if state.zoos[other].edu > mine:
            return False
        other += 1
    return True


def _lowest_pop(state: ZooTycoon, seat: i64) -> bool:
    other: i64 = 0
    while other < state.seats:
        if state.zoos[other].pop < state.zoos[seat].pop:
            return False
        other += 1
    return True
