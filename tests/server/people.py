"""People at tables, for tests."""

from __future__ import annotations

import random
import time
from typing import Any

from fastapi.testclient import TestClient

from menagerie.server import keys, updates
from menagerie.server.rooms import Room
from menagerie.server.store import SeatRow, TableRow
from menagerie.table import Table

STRANGER = "stranger-key-0123456789"


def bearer(name: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {name}-key-0123456789"}


ANA, BEN, EVE = bearer("ana"), bearer("ben"), bearer("eve")


def new_table(client: TestClient, *kinds: str, who: dict[str, str] = ANA, **more: Any) -> str:
    """The id of a new table: `me`, `open`, `hotseat`, or a level for a bot."""
    seats = [{"kind": k} if k in {"me", "open", "hotseat"} else {"kind": "bot", "level": k} for k in kinds]
    body = {"game": "mini-zooloretto", "seed": 7, "seats": seats, **more}
    answer = client.post("/api/tables", json=body, headers=who)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["id"])


def two_people(client: TestClient) -> str:
    """Ana in seat 0 and Ben in seat 1; Ana begins."""
    table = new_table(client, "me", "open", options={"first_player": 0})
    assert client.post(f"/api/tables/{table}/join", json={"name": "Ben"}, headers=BEN).status_code == 200
    return table


def look(client: TestClient, table: str, who: dict[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/tables/{table}/update", headers=who).json()
    return found


def act(client: TestClient, table: str, who: dict[str, str], seat: int, position: int, action: int | str) -> Any:
    body = {"seat": seat, "position": position, "action": action}
    return client.post(f"/api/tables/{table}/actions", json=body, headers=who)


def play_on(client: TestClient, table: str, people: list[dict[str, str]], moves: int = 10_000, seed: int = 1) -> int:
    """Random legal play until the end or so many decisions; how many were taken."""
    chance = random.Random(seed)
    for played in range(moves):
        for who in people:
            update = look(client, table, who)
            if update["over"]:
                return played
            if update["decision"] is not None:
                break
        else:
            raise AssertionError("nobody is asked")
        action = chance.choice(update["decision"]["choices"])["action"]
        answer = act(client, table, who, update["decision"]["seat"], update["position"], action)
        assert answer.status_code == 200, answer.text
    return moves


def key_of(seat: int | None) -> str:
    """The key of a seat at a table that `seat_everyone` made; None: of a spectator."""
    return STRANGER if seat is None else f"seat-{seat}-key-0123456789"


def seat_everyone(client: TestClient, table: Table, name: str) -> Room:
    """Put the game on the server, every seat with a key of its own."""
    rows = [
        SeatRow(seat, "person", f"Player {seat}", "red", "star", keys.digest(key_of(seat)))
        for seat in range(table.state.seats)
    ]
    now = time.time()
    row = TableRow(
        name, table.game.id, table.game.rules_version, table.seed, table.options, rows[0].owner or "", False, now, now,
        1, table.position, None, table.is_over, False, updates.summary(table), None, rows,
        [move.notation for move in table.moves],
    )  # fmt: skip
    rooms = client.app.state.services.rooms  # type: ignore[attr-defined]
    rooms.store.create(row)
    assert client.get(f"/api/tables/{name}").status_code == 200
    room: Room = rooms.rooms[name]
    return room
