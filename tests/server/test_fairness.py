"""Every byte sent to a seat is unchanged when what is hidden from it is permuted."""

from __future__ import annotations

import copy
from dataclasses import replace

import pytest
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from menagerie.bots.budget import Budget
from menagerie.core import catalog
from menagerie.core.game import Game
from menagerie.core.journal import EVERYONE, Event
from menagerie.core.observation import Observation
from menagerie.core.rng import Rng
from menagerie.core.state import State
from menagerie.server import updates, worker
from menagerie.server.rooms import Room
from menagerie.table import Table
from menagerie.table.table import Move
from tests.server.people import key_of, seat_everyone

LEAST_SEED = 10**11  # so long that it does not occur by chance
WHOLE = 1_000_000  # more moves than any game has
POSITIONS = 4  # earlier moments that are looked at
ACTIONS = 6  # actions that are tried although they are not legal


def random_game(game: Game, seats: int, seed: int, moves: int) -> Table:
    table = Table(game, seats, seed)
    rng = Rng(seed)
    while table.position < moves and not table.is_over:
        deciders = table.deciders()
        seat = deciders[rng.below(len(deciders))]
        legal = table.legal_actions(seat)
        table.play(seat, legal[rng.below(len(legal))])
    return table


def everything_sent(client: TestClient, room: Room, eyes: int | None, seed: int) -> list[bytes]:
    """All answers, messages and errors that these eyes can get at this moment without changing anything."""
    path, rng, table = f"/api/tables/{room.id}", Rng(seed), room.table
    client.headers["Authorization"] = f"Bearer {key_of(eyes)}"
    sent: list[bytes] = []

    def get(address: str) -> None:
        sent.append(client.get(path + address).content)

    seats = ["", *(f"?seat={seat}" for seat in range(len(room.row.seats))), "?seat=all"]
    for address in ("", *(f"/update{seat}" for seat in seats), *(f"/log{seat}" for seat in seats)):
        get(address)
    for address in ("/board", "/record", "/chart", "/review", "/positions/999999"):
        get(address)
    for _ in range(POSITIONS):
        position = rng.below(table.position + 1)
        for seat in seats:
            get(f"/positions/{position}{seat}")
        get(f"/board?position={position}")
    for scope in ("mine", "watch", "replays"):
        sent.append(client.get(f"/api/tables?scope={scope}").content)
    sent.append(client.get("/health").content)
    outdated = {"seat": eyes or 0, "position": table.position + 1}
    for change, body in (("fork", {"position": 0}), ("rematch", {}), ("undo", outdated), ("redo", outdated)):
        sent.append(client.post(f"{path}/{change}", json=body).content)
    refused = _refused_actions(room, eyes, rng)
    for act in refused:
        sent.append(client.post(f"{path}/actions", json=act).content)
    others = [seat for seat in range(len(room.row.seats)) if seat != eyes]
    for seat in others:
        get(f"/hint?seat={seat}")
    for query in ("", f"?since={rng.below(table.position + 1)}", *(f"?seat={seat}" for seat in others)):
        with client.websocket_connect(f"{path}/live{query}") as socket:
            sent += [socket.receive()["text"].encode()]  # the moment, or why not
            if "seat" in query:
                continue
            sent += [socket.receive_text().encode()]  # who is present
            for message in (
                *({"type": "act", "id": number, **act} for number, act in enumerate(refused)),
                {"type": "undo", **outdated},
                {"type": "redo", **outdated},
                {"type": "dance"},
                {"type": "ping"},
            ):
                socket.send_json(message)
                sent.append(socket.receive_text().encode())
    return sent


def _refused_actions(room: Room, eyes: int | None, rng: Rng) -> list[dict[str, object]]:
    """Actions of the own seat that the rules forbid, actions for other seats, outdated ones and nonsense."""
    table = room.table
    seat = 0 if eyes is None else eyes
    legal = table.legal_actions(seat) if eyes in table.deciders() else []
    tried = [rng.below(len(table.game.actions)) for _ in range(ACTIONS)]
    found: list[dict[str, object]] = [
        {"seat": seat, "position": table.position, "action": action} for action in tried if action not in legal
    ]
    other = (seat + 1) % len(room.row.seats)
    found.append({"seat": other, "position": table.position, "action": tried[0]})
    found.append({"seat": seat, "position": table.position, "action": "fly home"})
    found.append({"seat": seat, "position": table.position + 1, "action": tried[0]})
    return found


def permute(room: Room, eyes: int | None, seed: int) -> None:
    """Exchange all that these eyes cannot know: the position now and before, hidden events, what others answered,
    and the seed."""
    hidden = -1 if eyes is None else eyes
    table = room.table
    truth = copy.copy(table)  # keeps the true moves for replaying

    def other_world(to: int) -> State:
        state = truth.replay(to)
        state.determinize(hidden, Rng(seed + to))
        return state

    table.state.determinize(hidden, Rng(seed))
    table.replay = other_world  # type: ignore[method-assign]
    table.moves = [_hidden(move, eyes) for move in table.moves]
    table.undone = [_hidden(move, eyes) for move in table.undone]
    room.row.actions = [move.notation for move in [*table.moves, *table.undone]]
    room.row.seed = table.seed = seed
    for at, event in enumerate(table.journal.events):
        if event.seen_by != EVERYONE and event.as_seen(eyes) is not event:
            blank = [0 for _ in event.args]
            table.journal.events[at] = Event(event.kind, event.seat, blank, event.seen_by, event.otherwise)
    room.row.summary = updates.summary(table)


def _hidden(move: Move, eyes: int | None) -> Move:
    return move if move.seat == eyes else replace(move, action=0, notation="hidden")


@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.id)
def test_nothing_hidden_is_ever_sent(game: Game, client: TestClient) -> None:
    number = 0

    @settings(max_examples=8, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(seed=st.integers(LEAST_SEED, 2**62), share=st.floats(0, 1), other=st.integers(0, 2**31), data=st.data())
    def try_one(seed: int, share: float, other: int, data: st.DataObject) -> None:
        nonlocal number
        seats = data.draw(st.integers(max(2, game.min_seats), game.max_seats))
        eyes = data.draw(st.one_of(st.none(), st.integers(0, seats - 1)))
        table = random_game(game, seats, seed, WHOLE)
        table.rewind(int(share * (table.position - 1)))  # what was taken back can be played again
        number += 1
        room = seat_everyone(client, table, f"table{number}")
        sent = everything_sent(client, room, eyes, other)
        version = room.row.version
        permute(room, eyes, other)
        again = everything_sent(client, room, eyes, other)
        assert len(again) == len(sent)
        assert [pair for pair in zip(sent, again, strict=True) if pair[0] != pair[1]] == []
        assert room.row.version == version
        assert all(str(seed).encode() not in one for one in sent)  # the seed would tell everything
        assert not any(b"too_fast" in one for one in sent)
        figures = client.get("/metrics").text
        assert room.id not in figures and "Player" not in figures  # they are about the server, not about a table
        client.app.state.services.rooms.rooms.clear()  # type: ignore[attr-defined]

    try_one()


@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.id)
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**32), moves=st.integers(0, 100), other=st.integers(0, 2**31))
def test_a_hint_knows_only_what_the_seat_knows(game: Game, seed: int, moves: int, other: int) -> None:
    """Given the same guess at the hidden things, the hint is the same whatever they truly are."""
    table = random_game(game, max(2, game.min_seats), seed, moves)
    if table.is_over:
        return
    seat = table.deciders()[0]
    guess = Observation(table.asked(seat), seat, Rng(1))
    table.observation = lambda *_, **__: guess  # type: ignore[method-assign]
    hint = worker.hint(table, seat, 5, Budget(0.0, 50))
    table.state.determinize(seat, Rng(other))
    assert worker.hint(table, seat, 5, Budget(0.0, 50)) == hint
