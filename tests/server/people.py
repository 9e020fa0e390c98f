"""People at tables, for tests."""

from __future__ import annotations

import random
from typing import Any

from fastapi.testclient import TestClient


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
