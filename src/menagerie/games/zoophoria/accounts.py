"""Visitors on the track with their income spaces, and coins (ZP-7.26 to ZP-7.28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.games.zoophoria.steps import INCOME
from menagerie.games.zoophoria.vocabulary import BY_COINS, SOURCES

if TYPE_CHECKING:
    from menagerie.games.zoophoria.state import Zoophoria


def attract(state: Zoophoria, seat: i64, amount: i64, source: i64) -> None:
    """Move a marker, not below 0 (ZP-7.28); income spaces reached for the first time pay (ZP-7.26)."""
    before = state.visitors[seat]
    after = max(before + amount, 0)
    state.visitors[seat] = after
    state.sources[seat * SOURCES + source] += after - before
    if amount > 0 and source != BY_COINS:
        pass_income_spaces(state, seat, after)


def pass_income_spaces(state: Zoophoria, seat: i64, marker: i64) -> None:
    tables = state.tables
    coins: i64 = 0
    for i in range(len(tables.income_space)):
        if tables.income_space[i] > marker:
            break
        if (state.passed[seat] >> i) & 1 == 0:
            state.passed[seat] = state.passed[seat] | (i64(1) << i)
            coins += tables.income_coins[i]
    if coins == 0 or state.no_coins:
        return  # without coins income spaces have no effect (ZP-A45)
    if state.income_at_once or state.step >= INCOME:
        receive_track_income(state, seat, coins)
    else:
        state.due[seat] += coins  # ZP-A7, option income_step


def receive_track_income(state: Zoophoria, seat: i64, coins: i64) -> None:
    state.coins[seat] += coins
    if state.journal is not None:
        state.journal.note("track_income", seat, [coins])
