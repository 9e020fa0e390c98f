"""The tracks and supplies of a zoo: the only place that knows their limits and bonuses."""

from __future__ import annotations

from mypy_extensions import i64

from menagerie.games.ark_nova.frames import D_CONSERVATION_2, D_FINAL, D_POOL, D_TILE, D_UPGRADE, S_EFFECT
from menagerie.games.ark_nova.state import ArkNova, Zoo
from menagerie.games.ark_nova.tables import (
    APPEAL,
    CARDS_CARD,
    MONEY,
    REPUTATION,
    X_TOKEN,
)


def open_pool(state: ArkNova, seat: i64, begin: i64, always_ask: i64 = 0) -> None:
    """Turn everything pushed since `begin` into a pool whose order the player chooses (AN-4.7)."""
    count = state.depth - begin
    if count > 1:
        state.push(D_POOL, seat, count, always_ask)


def gain(state: ArkNova, seat: i64, resource: i64, amount: i64) -> None:
    """Gain money, X-tokens, appeal, reputation or conservation; bonuses reached are put on the stack."""
    if amount <= 0:
        return
    zoo = state.zoos[seat]
    if resource == MONEY:
        zoo.money += amount
    elif resource == X_TOKEN:
        zoo.x_tokens = min(zoo.x_tokens + amount, state.tables.max_x_tokens)  # AN-5.3
    elif resource == APPEAL:
        zoo.appeal = min(zoo.appeal + amount, state.tables.max_appeal)  # AN-14.1
    elif resource == REPUTATION:
        gain_reputation(state, zoo, amount)
    else:
        gain_conservation(state, zoo, amount)
    state.say("gain", seat, resource, amount)


def reputation_limit(state: ArkNova, zoo: Zoo) -> i64:
    """Reputation stops at 9 unless the Cards card lies on side II (AN-14.6)."""
    if state.upgraded(zoo, CARDS_CARD):
        return state.tables.max_reputation
    return max(state.tables.reputation_cap, zoo.reputation)


def gain_reputation(state: ArkNova, zoo: Zoo, amount: i64) -> None:
    before = zoo.reputation
    limit = reputation_limit(state, zoo)
    wanted = before + amount
    zoo.reputation = min(wanted, limit)
    if limit == state.tables.max_reputation and wanted > limit:
        gain(state, zoo.seat, APPEAL, wanted - max(limit, before))
    begin = state.depth
    step = before + 1
    while step <= zoo.reputation:
        row = state.tables.reputation_bonus[step]
        if row >= 0:
            state.push(S_EFFECT, zoo.seat, row, -1)
        step += 1
    open_pool(state, zoo.seat, begin)


def gain_conservation(state: ArkNova, zoo: Zoo, amount: i64) -> None:
    before = zoo.conservation
    after = min(before + amount, state.tables.max_conservation)  # AN-14.4
    zoo.conservation = after
    begin = state.depth
    if before < 10 <= after and state.ten_reached == 0:
        state.ten_reached = 1
        state.push(D_FINAL, zoo.seat)
    if before < 8 <= after:
        state.push(D_TILE, zoo.seat, 2)
    if before < 5 <= after:
        state.push(D_TILE, zoo.seat, 0)
    if before < 2 <= after:
        state.push(D_CONSERVATION_2, zoo.seat)
    open_pool(state, zoo.seat, begin)


def crosses_conservation(state: ArkNova, zoo: Zoo, amount: i64) -> bool:
    """Whether a gain would reach a bonus of the conservation track."""
    before = zoo.conservation
    after = min(before + amount, state.tables.max_conservation)
    if before < 2 <= after or before < 5 <= after or before < 8 <= after:
        return True
    return before < 10 <= after and state.ten_reached == 0


def crosses_reputation(state: ArkNova, zoo: Zoo, amount: i64) -> bool:
    """Whether a gain would reach a bonus of the reputation track or the end of what is allowed."""
    if zoo.reputation + amount > reputation_limit(state, zoo):
        return True
    step = zoo.reputation + 1
    while step <= zoo.reputation + amount:
        if state.tables.reputation_bonus[step] >= 0:
            return True
        step += 1
    return False


def hire_worker(state: ArkNova, seat: i64) -> None:
    """One lying worker becomes active; the last one gives the map's bonus (AN-9.13)."""
    zoo = state.zoos[seat]
    if zoo.lying_workers == 0:
        return
    zoo.lying_workers -= 1
    zoo.active_workers += 1
    state.say("worker", seat)
    if zoo.lying_workers == 0:
        row = state.tables.worker_bonus[zoo.map]
        if row >= 0:
            state.push(S_EFFECT, seat, row, -1)


def offer_upgrade(state: ArkNova, seat: i64) -> None:
    if state.zoos[seat].side != 31:
        state.push(D_UPGRADE, seat)


def advance_break(state: ArkNova, steps: i64) -> None:
    """Move the break token; at its end the active player gets an X-token and a break is due (AN-17.1)."""
    if state.seats == 1 or state.break_due == 1 or steps <= 0:
        return
    state.break_token += steps
    limit = state.tables.break_steps[state.seats]
    state.say("steps", state.active, steps)
    if state.break_token >= limit:
        state.break_token = limit
        state.break_due = 1
        gain(state, state.active, X_TOKEN, 1)
