"""Sealed decisions: every seat answers in its own time, and nobody sees an answer before all are given."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from fastapi.testclient import TestClient

from menagerie.core import catalog
from menagerie.core.game import Game
from menagerie.core.rng import Rng
from menagerie.table import Table
from tests.server.people import act, bearer, key_of, look, seat_everyone

LONG = 400  # decisions in which a game with sealed answers asks for some
MOST = 3  # sealed decisions of one game that are looked at


def sealed_decisions(game: Game, seed: int) -> Iterator[Table]:
    """A game at each of its first decisions that more than two seats, or both of two, take at once."""
    table, rng = Table(game, game.max_seats, seed), Rng(seed)
    many, found = min(3, game.max_seats), 0
    while found < MOST and not table.is_over and table.position <= LONG:
        if len(table.deciders()) == game.max_seats or (len(table.deciders()) >= many and not found):
            found += 1
            yield table.fork(table.position)
            revealed = int(table.state.revealed)
            while int(table.state.revealed) == revealed and not table.is_over:
                play_one(table, rng)
        else:
            play_one(table, rng)


def play_one(table: Table, rng: Rng) -> None:
    seat = table.deciders()[0]
    legal = table.legal_actions(seat)
    table.play(seat, legal[rng.below(len(legal))])


def key(seat: int | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {key_of(seat)}"}


class Onlooker:
    """All that a seat or a spectator (None) gets from one table, whatever the table is called."""

    def __init__(self, client: TestClient, table: str, seat: int | None, stack: ExitStack) -> None:
        self.client, self.table, self.seat = client, table, seat
        path = f"/api/tables/{table}/live"
        self.socket = stack.enter_context(client.websocket_connect(path, headers=key(seat)))
        self.sent: list[str] = []

    def hear(self) -> None:
        """Read on until everything that was sent so far is here."""
        self.socket.send_text('{"type": "ping"}')
        while (text := self.socket.receive_text()) != '{"type":"pong"}':
            if json.loads(text)["type"] == "update":
                self.sent.append(text.replace(self.table, "here"))

    def seen(self) -> list[str]:
        """Everything it can get now, and every message so far."""
        self.hear()
        path = f"/api/tables/{self.table}"
        position = look(self.client, self.table, key(self.seat))["position"]
        addresses = ("/update", "/log", "/board", f"/positions/{position}", f"/positions/{max(position - 1, 0)}")
        found = [self.client.get(path + address, headers=key(self.seat)).text for address in addresses]
        info = {**self.client.get(path, headers=key(self.seat)).json(), "created": 0, "updated": 0}
        return [*self.sent, *(text.replace(self.table, "here") for text in [*found, json.dumps(info)])]


def decide(client: TestClient, table: str, seat: int, position: int, choice: int) -> None:
    """Answer until the seat owes nothing more, everything sent twice: some questions want several answers."""
    revealed = len(look(client, table, key(None))["log"])
    while (decision := look(client, table, key(seat))["decision"]) is not None:
        answer = act(client, table, key(seat), seat, position, decision["choices"][choice]["action"])
        assert answer.status_code == 200
        again = act(client, table, key(seat), seat, position, decision["choices"][choice]["action"])
        assert again.status_code == 200 and again.json() == answer.json()
        if len(look(client, table, key(None))["log"]) > revealed:
            return
        position = answer.json()["position"]


@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.id)
def test_a_sealed_answer_changes_no_byte_for_anybody_else(game: Game, client: TestClient) -> None:
    """Two tables that differ in one seat's answer look the same to all others until the last answer is given."""
    tried = 0
    for at, start in enumerate(sealed_decisions(game, 3)):
        asked, position = start.deciders()[::-1], start.position
        for secretive in asked[:-1]:
            tried += 1
            names = [f"one{at}{secretive}", f"two{at}{secretive}"]
            others: list[int | None] = [None, *(seat for seat in range(game.max_seats) if seat != secretive)]
            with ExitStack() as stack:
                for name in names:
                    seat_everyone(client, start.fork(position), name)
                pairs = [[Onlooker(client, name, seat, stack) for name in names] for seat in others]
                for one, two in pairs:
                    for onlooker in (one, two):
                        onlooker.hear()
                    one.sent.clear()
                    two.sent.clear()
                for seat in asked[:-1]:
                    for name, choice in zip(names, (0, -1 if seat == secretive else 0), strict=True):
                        decide(client, name, seat, position, choice)  # decided before the others had answered
                    for one, two in pairs:
                        assert one.seen() == two.seen()
    if tried == 0:
        pytest.skip(f"{game.title} has no sealed decisions")


@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.id)
def test_sealed_answers_come_in_any_order_and_are_told_in_the_end(game: Game, client: TestClient) -> None:
    for at, start in enumerate(sealed_decisions(game, 4)):
        table: Any = seat_everyone(client, start, f"table{at}")
        lines = len(look(client, table.id, bearer("eve"))["log"])
        for seat in start.deciders()[::-1]:
            decide(client, table.id, seat, start.position, 0)
        assert len(look(client, table.id, bearer("eve"))["log"]) > lines
