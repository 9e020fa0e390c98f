"""Visitors and trees go to the two most attractive zoos (sections 7 and 8 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from menagerie.games.o_zoo_le_mio.tables import COLOURS

if TYPE_CHECKING:
    from menagerie.games.o_zoo_le_mio.state import OZooLeMio

SUPPLY: Final[i64] = -1


def ahead(count: i64, newest: i64, other_count: i64, other_newest: i64) -> bool:
    """Whether an attraction is ahead of another: more of it, or as much of it but newer (OZ-7.8, OZ-8.3)."""
    return count > other_count or (count == other_count and newest > other_newest)


def award(counts: vec[i64], newest: vec[i64], held: vec[i64], start: i64, step: i64, lone: i64) -> None:
    """Give 2 to the first and 1 to the second of those who have any; `lone` to the only one (OZ-7.9, OZ-7.10)."""
    first: i64 = -1
    second: i64 = -1
    at = start
    while at < len(counts):
        held[at] = 0
        if counts[at] > 0:
            if first < 0 or ahead(counts[at], newest[at], counts[first], newest[first]):
                second = first
                first = at
            elif second < 0 or ahead(counts[at], newest[at], counts[second], newest[second]):
                second = at
        at += step
    if second >= 0:
        held[first] = 2
        held[second] = 1
    elif first >= 0:
        held[first] = lone


def invite(state: OZooLeMio, colour: i64) -> None:
    """Redistribute the visitors of a colour (OZ-7.12)."""
    if state.journal is None:
        award(state.best, state.newest, state.visitors, colour, COLOURS, 1)
        return
    before = _by_seat(state, state.visitors, colour, COLOURS)
    award(state.best, state.newest, state.visitors, colour, COLOURS, 1)
    after = _by_seat(state, state.visitors, colour, COLOURS)
    for come_from, goes_to in moves(before, after, state.winner):
        theirs = 0 if come_from == SUPPLY else int(state.best[come_from * COLOURS + colour])
        state.journal.note("visitor", goes_to, [colour, come_from, state.best[goes_to * COLOURS + colour], theirs])


def plant(state: OZooLeMio) -> None:
    """Redistribute the trees (OZ-8.7)."""
    if state.journal is None:
        award(state.bushes, state.newest_bush, state.trees, 0, 1, state.lone_bush_trees)
        return
    before = _by_seat(state, state.trees, 0, 1)
    award(state.bushes, state.newest_bush, state.trees, 0, 1, state.lone_bush_trees)
    after = _by_seat(state, state.trees, 0, 1)
    for come_from, goes_to in moves(before, after, state.winner):
        theirs = 0 if come_from == SUPPLY else int(state.bushes[come_from])
        state.journal.note("tree", goes_to, [come_from, state.bushes[goes_to], theirs])


def moves(before: list[int], after: list[int], placer: int) -> list[tuple[int, int]]:
    """Who got one from whom, one by one: the placing seat takes first; what nobody lost comes from the supply."""
    givers: list[int] = []
    takers: list[int] = []
    for seat in range(len(before)):
        for _ in range(before[seat] - after[seat]):
            givers.append(seat)
        for _ in range(after[seat] - before[seat]):
            if seat == placer:
                takers.insert(0, seat)
            else:
                takers.append(seat)
    found: list[tuple[int, int]] = []
    for number, taker in enumerate(takers):
        found.append((givers[number] if number < len(givers) else int(SUPPLY), taker))
    return found


def _by_seat(state: OZooLeMio, held: vec[i64], start: i64, step: i64) -> list[int]:
    found: list[int] = []
    at = start
    while at < len(held):
        found.append(held[at])
        at += step
    return found
