"""Sealed decisions: every seat answers in its own time, and nobody sees an answer before all are given."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from menagerie.core import catalog
from menagerie.core.game import Game
from menagerie.core.rng import Rng
from menagerie.table import Table
from tests.server.people import act, bearer, key_of, look, seat_everyone

LONG = 400  # decisions in which a game with sealed answers asks for some


def at_a_sealed_decision(game: Game, seed: int) -> Table | None:
    """A game at its first decision that more than two seats, or both of two, take at once."""
    table, rng = Table(game, game.max_seats, seed), Rng(seed)
    while len(table.deciders()) < min(3, game.max_seats):
        if table.is_over or table.position > LONG:
            return None
        seat = table.deciders()[0]
        legal = table.legal_actions(seat)
        table.play(seat, legal[rng.below(len(legal))])
    return table


def key(seat: int | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {key_of(seat)}"}


def seen(client: TestClient, table: str, seat: int | None) -> dict[str, Any]:
    """All that a seat sees, whatever the table is called."""
    log = client.get(f"/api/tables/{table}/log", headers=key(seat)).json()
    info = client.get(f"/api/tables/{table}", headers=key(seat)).json()
    moved = {"table": "", "id": "", "created": 0, "updated": 0}
    return {**look(client, table, key(seat)), **info, "log": log, **moved}


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
def test_sealed_answers_come_in_any_order_and_stay_sealed(game: Game, client: TestClient) -> None:
    """Two tables that differ only in what is answered look the same to everybody else until the last answer."""
    names = ("one", "two")
    tables = [at_a_sealed_decision(game, 3) for _ in names]
    if tables[0] is None or tables[1] is None:
        pytest.skip(f"{game.title} has no sealed decisions")
    for name, table in zip(names, tables, strict=True):
        seat_everyone(client, table, name)
    position, asked = tables[0].position, tables[0].deciders()[::-1]
    for seat in asked[:-1]:
        for name, choice in zip(names, (0, -1), strict=True):
            decide(client, name, seat, position, choice)  # decided before the others had answered
        for other in (None, *range(game.max_seats)):
            if other != seat and other not in asked[: asked.index(seat)]:
                assert seen(client, "one", other) == seen(client, "two", other)
    decide(client, "one", asked[-1], position, 0)
    assert look(client, "one", bearer("eve"))["log"]  # all is told
