"""Events, donors, the move of the Animal Exchange, and winter: what happens without a decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.games.zoo_tycoon.needs import welfare
from menagerie.games.zoo_tycoon.scoring import buzz_position, recount
from menagerie.games.zoo_tycoon.tables import (
    BUZZ_ALL,
    BUZZ_MOST_BIOME,
    BUZZ_MOST_EDUCATION,
    MONEY_GAIN,
    MONEY_LOSS_FLOOR,
    MOST_BIOME,
    PROTEST,
    SECOND_STAFF_FREE,
    SPECIES,
    TILE_LOWEST_POP,
    bits,
    segment_of,
)
from menagerie.games.zoo_tycoon.zoo import CARD, EXPERIENCE, Zoo

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


def change_money(state: ZooTycoon, zoo: Zoo, amount: i64) -> None:
    """Money stays between its limits (ZT-7.1)."""
    money = zoo.money + amount
    if money > state.tables.money_max:
        money = state.tables.money_max
    if money < state.tables.money_min:
        money = state.tables.money_min
    zoo.money = money


def use_worker(state: ZooTycoon, zoo: Zoo) -> None:
    """The first worker of a round is free, each further one adds to the running costs (ZT-4.4, ZT-15.7)."""
    t = state.tables
    zoo.workers_used += 1
    free: i64 = 1
    if state.event >= 0 and t.event_code[state.event] == SECOND_STAFF_FREE:
        free = 2
    charged = zoo.workers_used - free
    zoo.surcharge = charged * t.worker_surcharge if charged > 0 else 0
    recount(t, zoo)


# Events.


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
        if code == BUZZ_ALL:
            zoo.event_buzz += amount
        elif code == BUZZ_MOST_BIOME and leads_in_biome(state, seat, t.event_param[event], state.event_minimum):
            zoo.event_buzz += amount
        elif code == BUZZ_MOST_EDUCATION and _leads_in_education(state, seat):
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


# The path of the Animal Exchange.


def path_left(state: ZooTycoon, position: i64, visited: i64, moves: i64) -> bool:
    """The rest of the path can be completed from the position (ZT-19.3)."""
    if moves == 0:
        return True
    side: i64 = 0
    while side < 4:
        near = state.tables.next_position[position * 4 + side]
        if near >= 0 and ((visited >> near) & 1) == 0:
            if path_left(state, near, visited | (1 << near), moves - 1):
                return True
        side += 1
    return False


def can_move_to(state: ZooTycoon, position: i64) -> bool:
    """An unvisited neighbour from which the other positions of the game can be reached (ZT-9.1)."""
    if ((state.visited >> position) & 1) != 0:
        return False
    side: i64 = 0
    while side < 4:
        if state.tables.next_position[state.position * 4 + side] == position:
            return path_left(state, position, state.visited | (1 << position), state.tables.rounds - state.round)
        side += 1
    return False


def move_exchange(state: ZooTycoon, position: i64) -> None:
    state.position = position
    state.visited |= 1 << position
    journal = state.journal
    if journal is not None:
        journal.note("exchange moves", -1, [position])


def move_exchange_by_chance(state: ZooTycoon) -> None:
    found: i64 = 0
    position: i64 = 0
    while position < state.tables.positions:
        if can_move_to(state, position):
            found += 1
        position += 1
    chosen = state.rng.below(found)
    state.revealed += 1
    position = 0
    while position < state.tables.positions:
        if can_move_to(state, position):
            if chosen == 0:
                break
            chosen -= 1
        position += 1
    move_exchange(state, position)


# Autumn.


def donor_pays(state: ZooTycoon, seat: i64) -> bool:
    """The seat is best for the open donor (ZT-10.2)."""
    t = state.tables
    donor = state.donors[state.donor]
    if t.donor_code[donor] == MOST_BIOME:
        return leads_in_biome(state, seat, t.donor_param[donor], t.donor_minimum[donor])
    mine = welfare(t, state.zoos[seat])
    if state.seats == 1:
        return mine >= 1
    if mine < t.donor_minimum[donor]:
        return False
    other: i64 = 0
    while other < state.seats:
        if welfare(t, state.zoos[other]) > mine:
            return False
        other += 1
    return True


def leads_in_conservation(state: ZooTycoon, seat: i64) -> bool:
    """In the segment of the leader, never on the white spaces (ZT-10.3)."""
    t = state.tables
    mine = segment_of(t.con_segment, state.zoos[seat].con)
    if mine == 0:
        return False
    if state.seats == 1:
        return state.zoos[seat].con >= 3 + 3 * state.round
    other: i64 = 0
    while other < state.seats:
        if segment_of(t.con_segment, state.zoos[other].con) > mine:
            return False
        other += 1
    return True


def free_tiles(state: ZooTycoon) -> None:
    seat: i64 = 0
    while seat < state.seats:
        number = state.tables.free_tiles
        if donor_pays(state, seat):
            number += 1
        if leads_in_conservation(state, seat):
            number += 1
        state.zoos[seat].tiles += number
        journal = state.journal
        if journal is not None:
            journal.note("free tiles", seat, [number])
        seat += 1


def replace_donor(state: ZooTycoon) -> None:
    if state.introductory or state.donor + 1 >= len(state.donors):
        return
    state.donor += 1
    state.revealed += 1
    journal = state.journal
    if journal is not None:
        journal.note("donor", -1, [state.donors[state.donor]])


# Winter.


def winter(state: ZooTycoon) -> None:
    """Protest, keeping, education, taxes, revenue and reset in this order (section 13 of the rules)."""
    t = state.tables
    seat: i64 = 0
    while seat < state.seats:
        zoo = state.zoos[seat]
        event = state.event
        if event >= 0 and t.event_code[event] == PROTEST and welfare(t, zoo) < t.event_param[event]:
            drop_buzz(state, zoo)
            journal = state.journal
            if journal is not None:
                journal.note("protest", seat, [])
        seat += 1
    seat = 0
    while seat < state.seats:
        _animal_keeping(state, state.zoos[seat])
        seat += 1
    education_scoring(state)
    revenue_of: list[i64] = []
    seat = 0
    while seat < state.seats:
        zoo = state.zoos[seat]
        if zoo.money > t.tax_threshold:
            zoo.money = t.tax_threshold  # ZT-13.4
        revenue_of.append(revenue(state, seat))
        seat += 1
    seat = 0
    while seat < state.seats:
        zoo = state.zoos[seat]
        change_money(state, zoo, revenue_of[seat] - zoo.costs)
        journal = state.journal
        if journal is not None:
            journal.note("revenue", seat, [revenue_of[seat], zoo.costs, zoo.money])
        seat += 1
    seat = 0
    while seat < state.seats:
        _reset(state, state.zoos[seat])
        seat += 1


def drop_buzz(state: ZooTycoon, zoo: Zoo) -> None:
    zoo.event_buzz = 0
    zoo.offspring_buzz = 0
    zoo.newcomers = 0
    recount(state.tables, zoo)


def _animal_keeping(state: ZooTycoon, zoo: Zoo) -> None:
    species: i64 = 0
    while species < SPECIES:
        if zoo.keeps(species) and zoo.experience(species) < state.tables.exp_last[species]:
            zoo.card[species * CARD + EXPERIENCE] += 1
        species += 1


def education_scoring(state: ZooTycoon) -> None:
    """1 conservation for the highest education and its segment (ZT-13.3)."""
    t = state.tables
    best: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        segment = segment_of(t.edu_segment, state.zoos[seat].edu)
        if segment > best:
            best = segment
        seat += 1
    if best == 0:
        return
    seat = 0
    while seat < state.seats:
        zoo = state.zoos[seat]
        won = segment_of(t.edu_segment, zoo.edu) == best
        if state.seats == 1:
            won = won and zoo.edu >= 3 * state.round
        if won:
            zoo.extra_con += 1
            recount(t, zoo)
            journal = state.journal
            if journal is not None:
                journal.note("education point", seat, [])
        seat += 1


def revenue(state: ZooTycoon, seat: i64) -> i64:
    """The amount of the segment and the bonus for the place (ZT-13.5, ZT-13.6)."""
    t = state.tables
    mine = buzz_position(state.zoos[seat])
    segment = segment_of(t.pop_segment, mine)
    amount = t.revenue[segment]
    if segment == 0 and not state.white_bonus:
        return amount
    if state.seats == 1:
        return amount + t.bonus_first if mine >= 5 * state.round else amount  # ZT-18.2
    higher: i64 = 0
    best = mine
    other: i64 = 0
    while other < state.seats:
        theirs = buzz_position(state.zoos[other])
        if theirs > mine:
            higher += 1
            if theirs > best:
                best = theirs
        other += 1
    if higher == 0:
        return amount + t.bonus_first
    if higher == 1 and (state.seats > 2 or segment_of(t.pop_segment, best) == segment):
        return amount + t.bonus_second  # ZT-17.8
    return amount


def _reset(state: ZooTycoon, zoo: Zoo) -> None:
    zoo.workers_used = 0
    zoo.surcharge = 0
    zoo.rerolled = 0
    zoo.entertained = False
    zoo.free_action_used = False
    zoo.rescued = False
    zoo.closed = False
    zoo.trades = 0
    zoo.exchanges = 0
    zoo.settled = zoo.kept
    if zoo.space_of(state.tables.panda) >= 0:
        zoo.panda_waits = True
    drop_buzz(state, zoo)
