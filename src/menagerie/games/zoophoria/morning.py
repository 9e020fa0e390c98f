"""The morning meeting: dice, their assignment, blocked cards and workers (ZP-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, u8

from menagerie.core.state import ALLOWED
from menagerie.games.zoophoria.steps import (
    ASSIGN_VIRUS,
    FEE,
    FREE,
    NEUTRAL,
    NO_SUCH_DIE,
    NOT_FOR_TWO,
    NOTHING,
    SPOT_BLOCKED,
    SPOT_EMPTY,
    SPOT_TAKEN,
    WORKER_DIE,
    YELLOW_UNUSED,
)
from menagerie.games.zoophoria.vocabulary import CARD_SLOTS, DICE_COLOURS, NO_CARD, SPOTS, YELLOW

if TYPE_CHECKING:
    from menagerie.games.zoophoria.state import Zoophoria


def roll(state: Zoophoria) -> None:
    """Three red dice, the event and four white dice, all open before workers are placed (ZP-6.2)."""
    state.revealed += 1
    for value in range(7):
        state.red[value] = 0
        state.pool[value] = 0
    if state.fixed_dice > 0:
        state.food_die = state.fixed_dice // 100
        state.virus_die = state.fixed_dice // 10 % 10
        state.trash_die = state.fixed_dice % 10
    else:
        for _ in range(3):
            state.red[1 + state.rng.below(6)] += 1
    state.event = 1 + state.rng.below(20) if state.fixed_event < 0 else state.fixed_event
    left = state.fixed_pool
    for _ in range(4):
        state.pool[1 + state.rng.below(6) if state.fixed_pool == 0 else left % 10] += 1
        left = left // 10
    if state.journal is not None:
        state.journal.note("roll", state.first, [state.event, *spelled(state.red), 0, *spelled(state.pool)])


def spelled(dice: vec[i64]) -> list[int]:
    """Dice counted by value, one by one."""
    found: list[int] = []
    for value in range(7):
        found.extend([value] * dice[value])
    return found


def assigning(state: Zoophoria, value: i64) -> i64:
    return ALLOWED if state.red[value] > 0 else NO_SUCH_DIE


def assign(state: Zoophoria, value: i64) -> None:
    """One red die for food, one for viruses; the last is trash (ZP-5.8, ZP-6.3)."""
    state.red[value] -= 1
    if state.food_die == 0:
        state.food_die = value
        state.decision = ASSIGN_VIRUS
        return
    state.virus_die = value
    for left in range(1, 7):
        if state.red[left] > 0:
            state.trash_die = left
            state.red[left] = 0
    state.decision = NOTHING


def block(state: Zoophoria) -> None:
    """Two players: neutral workers block the cards that the red dice name (ZP-6.9)."""
    if state.seats != 2:
        return
    block_slot(state, state.tables.blocked_slot[state.food_die])
    block_slot(state, state.tables.blocked_slot[state.virus_die])
    block_slot(state, state.tables.blocked_slot[state.trash_die])


def block_slot(state: Zoophoria, slot: i64) -> None:
    if i64(state.owner[slot]) == FREE:  # equal dice block one card only (ZP-A20)
        state.owner[slot] = u8(NEUTRAL)
        if state.journal is not None and i64(state.board[slot]) != NO_CARD:
            state.journal.note("block", -1, [i64(state.board[slot])])


def fee(state: Zoophoria, spot: i64) -> i64:
    """Cards are free; day workers cost their fee, unless there are no coins (ZP-6.5, ZP-A45)."""
    if spot < CARD_SLOTS or state.no_coins:
        return 0
    return state.tables.space_fee[spot - CARD_SLOTS]


def placing_worker(state: Zoophoria, seat: i64, spot: i64) -> i64:
    """The rule that forbids a worker on a card or day-worker space, or ALLOWED (ZP-5.9)."""
    owner = i64(state.owner[spot])
    if owner != FREE:
        return SPOT_BLOCKED if owner == NEUTRAL else SPOT_TAKEN
    if spot < CARD_SLOTS:
        return SPOT_EMPTY if i64(state.board[spot]) == NO_CARD else ALLOWED
    space = spot - CARD_SLOTS
    if state.seats == 2 and state.tables.space_for_two[space] == 0:
        return NOT_FOR_TWO  # ZP-6.8
    if state.no_coins and state.tables.space_colour[space] == YELLOW:
        return YELLOW_UNUSED  # ZP-12.1
    return FEE if fee(state, spot) > state.coins[seat] else ALLOWED


def can_place_worker(state: Zoophoria, seat: i64) -> bool:
    for spot in range(SPOTS):
        if placing_worker(state, seat, spot) == ALLOWED:
            return True
    return False


def place_worker(state: Zoophoria, spot: i64) -> None:
    """The fee goes onto the yellow day worker (ZP-6.5); the first visitor of a colour picks its die (ZP-6.6)."""
    seat = state.player
    paid = fee(state, spot)
    state.owner[spot] = u8(seat)
    state.coins[seat] -= paid
    state.yellow += paid
    state.workers += 1
    state.decision = NOTHING
    if state.journal is not None:
        if spot < CARD_SLOTS:
            state.journal.note("claim", seat, [i64(state.board[spot])])
        else:
            state.journal.note("day_worker", seat, [spot - CARD_SLOTS, paid])
    if spot >= CARD_SLOTS:
        colour = state.tables.space_colour[spot - CARD_SLOTS]
        if colour < DICE_COLOURS and state.day_die[colour] == 0:
            state.chosen = colour
            state.decision = WORKER_DIE


def picking_die(state: Zoophoria, value: i64) -> i64:
    return ALLOWED if state.pool[value] > 0 else NO_SUCH_DIE


def pick_die(state: Zoophoria, value: i64) -> None:
    state.pool[value] -= 1
    state.day_die[state.chosen] = value
    if state.journal is not None:
        state.journal.note("worker_die", state.player, [state.chosen, value])
    state.chosen = NO_CARD
    state.decision = NOTHING
