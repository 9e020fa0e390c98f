"""Every byte sent to a seat is unchanged when what is hidden from it is permuted."""

from __future__ import annotations

import time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from menagerie.core import catalog
from menagerie.core.game import Game
from menagerie.core.journal import EVERYONE, Event
from menagerie.core.rng import Rng
from menagerie.core.state import State
from menagerie.server import updates
from menagerie.server.rooms import Room
from menagerie.server.store import SeatRow, Summary, TableRow
from menagerie.table import Table


def room_of(game: Game, seats: int, seed: int, moves: int) -> Room:
    """A table somewhere in a random game, every seat with an owner of its own."""
    table = Table(game, seats, seed)
    rng = Rng(seed)
    while table.position < moves and not table.is_over:
        deciders = table.deciders()
        seat = deciders[rng.below(len(deciders))]
        legal = table.legal_actions(seat)
        table.play(seat, legal[rng.below(len(legal))])
    rows = [SeatRow(seat, "person", f"P{seat}", "red", "star", f"owner{seat}") for seat in range(seats)]
    row = TableRow(
        "t", game.id, game.rules_version, seed, table.options, "owner0", False, 0.0, time.time(), 1, table.position,
        None, table.is_over, False, Summary("", [0] * seats, []), None, rows, [move.notation for move in table.moves],
    )  # fmt: skip
    return Room(row)


def everything_sent(room: Room, eyes: int | None) -> bytes:
    """All that the server would ever send to these eyes at this moment."""
    owner = None if eyes is None else f"owner{eyes}"
    parts = [room.update(owner, eyes).model_dump_json(), room.info(owner).model_dump_json()]
    for position in range(0, room.table.position + 1, max(1, room.table.position // 4)):
        parts.append(updates.moment("t", room.table, room.seat_infos(owner), position, eyes).model_dump_json())
    parts.append(str(room.table.log(eyes)))
    room.row.summary = updates.summary(room.table)
    parts.append(room.info(owner).model_dump_json())
    return "\n".join(parts).encode()


def permute(room: Room, eyes: int | None, seed: int) -> None:
    """Exchange everything that these eyes cannot know: positions now and before, and hidden events."""
    hidden = -1 if eyes is None else eyes
    table = room.table
    truth = table.replay

    def other_world(to: int) -> State:
        state = truth(to)
        state.determinize(hidden, Rng(seed + to))
        return state

    table.state.determinize(hidden, Rng(seed))
    table.replay = other_world  # type: ignore[method-assign]
    for at, event in enumerate(table.journal.events):
        if event.seen_by != EVERYONE and event.as_seen(eyes) is not event:
            table.journal.events[at] = Event(
                event.kind, event.seat, [0 for _ in event.args], event.seen_by, event.otherwise
            )


@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.id)
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**32 - 1), moves=st.integers(0, 150), other=st.integers(0, 2**31), data=st.data())
def test_nothing_hidden_is_ever_sent(game: Game, seed: int, moves: int, other: int, data: st.DataObject) -> None:
    seats = data.draw(st.integers(game.min_seats, game.max_seats))
    eyes = data.draw(st.one_of(st.none(), st.integers(0, seats - 1)))
    room = room_of(game, seats, seed, moves)
    if room.table.is_over:
        return
    sent = everything_sent(room, eyes)
    permute(room, eyes, other)
    assert everything_sent(room, eyes) == sent
    assert str(seed).encode() not in sent or seed < 10_000  # the seed would tell everything
