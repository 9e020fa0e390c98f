"""Winter: protest, keeping, education, taxes, revenue and reset."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.games.zoo_tycoon.money import change_money
from menagerie.games.zoo_tycoon.needs import welfare
from menagerie.games.zoo_tycoon.scoring import buzz_position, recount
from menagerie.games.zoo_tycoon.tables import PROTEST, SPECIES, segment_of
from menagerie.games.zoo_tycoon.zoo import CARD, EXPERIENCE, Zoo

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


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
        zoo.money = min(zoo.money, t.tax_threshold)  # ZT-13.4
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
        best = max(best, segment)
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
            best = max(best, theirs)
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
