"""Pools of simultaneous effects: which order the player must choose and what runs by itself (AN-4.7, AN-4.25)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from menagerie.core.state import Actions
from menagerie.games.ark_nova.actions import EFFECT, POOL_SIZE
from menagerie.games.ark_nova.effects import gain_amount
from menagerie.games.ark_nova.frames import (
    D_POOL,
    FRAME,
    S_EFFECT,
    S_GAIN,
    S_HOLLYWOOD,
    S_INCOME_APPEAL,
    S_INCOME_KIOSKS,
    S_INCOME_MAP,
)
from menagerie.games.ark_nova.state import NO_ACTION, ArkNova
from menagerie.games.ark_nova.tables import (
    APPEAL,
    ASSERTION,
    CLEVER,
    CONSERVATION,
    GAIN,
    GAIN_PER_DISTINCT_ICON,
    HYPNOSIS,
    JUMPING,
    MONEY_PER_ADJACENT_BUILDING,
    MULTIPLIER,
    POUCH,
    REPUTATION,
    TAKE_CARD,
    X_TOKEN,
)
from menagerie.games.ark_nova.tracks import crosses_conservation, crosses_reputation

AT_ONCE: Final[i64] = 0  # a fixed sum of money or X-tokens: earlier is never worse
QUIET_APPEAL: Final[i64] = 1
QUIET_TRACK: Final[i64] = 2  # reputation or conservation that reaches no bonus
CARD_EFFECT: Final[i64] = 3  # moves cards only
TAKES_IN_RANGE: Final[i64] = 4  # reputation changes what it may take
SENSITIVE: Final[i64] = 5
INCOME_LATE: Final[i64] = 6  # better after everything that adds appeal or buildings
COUNTED: Final[i64] = 7  # money or X-tokens for icons, universities, …: others of the pool may add some


def gain_class(state: ArkNova, seat: i64, resource: i64, amount: i64) -> i64:
    if resource == APPEAL:
        return QUIET_APPEAL
    if resource == REPUTATION:
        return SENSITIVE if crosses_reputation(state, state.zoos[seat], amount) else QUIET_TRACK
    if resource == CONSERVATION:
        return SENSITIVE if crosses_conservation(state, state.zoos[seat], amount) else QUIET_TRACK
    return AT_ONCE


def class_of(state: ArkNova, at: i64) -> i64:
    """How much the order matters for the entry at this place of the stack."""
    kind = state.stack[at]
    seat = state.stack[at + 1]
    a = state.stack[at + 2]
    if kind == S_GAIN:
        return gain_class(state, seat, a, state.stack[at + 3])
    if kind == S_EFFECT:
        code = state.tables.e_code[a]
        if code <= GAIN_PER_DISTINCT_ICON:
            resource = state.tables.e_resource[a]
            if code != GAIN and resource <= X_TOKEN:
                return COUNTED
            return gain_class(state, seat, resource, gain_amount(state, state.zoos[seat], a))
        if code == JUMPING or (code == MULTIPLIER and state.tables.e_action[a] >= 0):
            return AT_ONCE
        if CLEVER <= code <= HYPNOSIS and state.act != NO_ACTION:
            return AT_ONCE
        if code == TAKE_CARD:
            return TAKES_IN_RANGE
        if TAKE_CARD < code <= ASSERTION:
            return CARD_EFFECT
        if code == MONEY_PER_ADJACENT_BUILDING:
            return INCOME_LATE
        return SENSITIVE
    if kind == S_HOLLYWOOD:
        return CARD_EFFECT
    if kind in (S_INCOME_APPEAL, S_INCOME_KIOSKS, S_INCOME_MAP):
        return INCOME_LATE
    return SENSITIVE


def next_free(state: ArkNova) -> i64:
    """The entry of the pool on top that runs without asking, or -1."""
    count = state.arg(0)
    first = state.depth - 1 - count
    if count == 1:
        return 0
    if state.arg(1) == 1:
        return -1
    sensitive = False
    takes = False
    adds_appeal = False
    i: i64 = 0
    while i < count:
        at = (first + i) * FRAME
        kind = class_of(state, at)
        if kind == AT_ONCE:
            return i
        if kind == SENSITIVE:
            sensitive = True
        elif kind == TAKES_IN_RANGE:
            takes = True
        if state.stack[at] == S_EFFECT and state.tables.e_code[state.stack[at + 2]] == POUCH:
            adds_appeal = True
        i += 1
    if sensitive:
        return -1
    i = 0
    while i < count:
        kind = class_of(state, (first + i) * FRAME)
        if kind in (QUIET_APPEAL, COUNTED) or (kind == QUIET_TRACK and not takes):
            return i
        i += 1
    i = 0
    while i < count and not adds_appeal:
        if class_of(state, (first + i) * FRAME) == INCOME_LATE:
            return i
        i += 1
    return -1


def pick(state: ArkNova, number: i64) -> None:
    """Bring one entry of the pool to the top; the others stay in their order below the pool's mark."""
    stack = state.stack
    count = state.arg(0)
    always = state.arg(1)
    seat = state.top_seat()
    base = (state.depth - 1 - count + number) * FRAME
    kind = stack[base]
    owner = stack[base + 1]
    a = stack[base + 2]
    b = stack[base + 3]
    c = stack[base + 4]
    d = stack[base + 5]
    last = (state.depth - 2) * FRAME
    while base < last:
        i: i64 = 0
        while i < FRAME:
            stack[base + i] = stack[base + FRAME + i]
            i += 1
        base += FRAME
    state.depth -= 2
    if count > 2:
        state.push(D_POOL, seat, count - 1, always)
    state.push(kind, owner, a, b, c, d)


def list_pool(state: ArkNova, out: Actions) -> None:
    """Every different entry once."""
    count = min(state.arg(0), POOL_SIZE)
    first = state.depth - 1 - state.arg(0)
    i: i64 = 0
    while i < count:
        if not has_twin_before(state, first, i):
            out.add(EFFECT + i)
        i += 1


def has_twin_before(state: ArkNova, first: i64, number: i64) -> bool:
    stack = state.stack
    i: i64 = 0
    while i < number:
        same = True
        k: i64 = 0
        while k < FRAME and same:
            same = stack[(first + i) * FRAME + k] == stack[(first + number) * FRAME + k]
            k += 1
        if same:
            return True
        i += 1
    return False
