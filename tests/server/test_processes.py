"""Two server processes on one PostgreSQL serve the same table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest
import websockets

from tests.server.conftest import Server
from tests.server.people import ANA, BEN, EVE

pytestmark = pytest.mark.xdist_group("postgresql")
PATIENCE = 30  # seconds until a message that does not come fails the test


class Seat:
    """A person's connection to one of the servers."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.shown: dict[str, Any] = {"position": -1}

    async def until(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message that fits."""
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
            self.shown = message.get("update") or self.shown
            if fits(message):
                return message

    async def update(self, position: int) -> dict[str, Any]:
        """The update of that position."""
        if self.shown["position"] != position:
            await self.until(lambda _: self.shown["position"] == position)
        return self.shown

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))


def connect(server: Server, table: str, who: dict[str, str], since: int = 0) -> websockets.connect:
    url = f"{server.address.replace('http', 'ws')}/api/tables/{table}/live?since={since}"
    return websockets.connect(url, additional_headers=who)


@pytest.fixture(scope="module")
def servers(postgres: Callable[[], str], start_server: Callable[[str], Server]) -> tuple[Server, Server]:
    database = postgres()
    one, two = start_server(database), start_server(database)
    one.await_health()
    two.await_health()
    return one, two


@pytest.fixture
def table(servers: tuple[Server, Server]) -> str:
    """Made on one server, joined on the other; Ana begins."""
    body = {"game": "mini-zooloretto", "options": {"first_player": 0}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    made = httpx.post(f"{servers[0].address}/api/tables", json=body, headers=ANA, timeout=PATIENCE).json()["id"]
    joined = httpx.post(f"{servers[1].address}/api/tables/{made}/join", json={}, headers=BEN, timeout=PATIENCE)
    assert joined.json()["seats"][1]["yours"]
    return str(made)


def test_one_of_two_simultaneous_actions_counts(servers: tuple[Server, Server], table: str) -> None:
    asyncio.run(_act_at_once(servers, table))


async def _act_at_once(servers: tuple[Server, Server], table: str) -> None:
    path = f"/api/tables/{table}"
    async with httpx.AsyncClient(timeout=PATIENCE) as http:

        async def look(server: Server, who: dict[str, str]) -> dict[str, Any]:
            found: dict[str, Any] = (await http.get(f"{server.address}{path}/update", headers=who)).json()
            return found

        def act(server: Server, who: dict[str, str], update: dict[str, Any], choice: int) -> Awaitable[httpx.Response]:
            action = update["decision"]["choices"][choice]["action"]
            body = {"seat": update["decision"]["seat"], "position": update["position"], "action": action}
            return http.post(f"{server.address}{path}/actions", json=body, headers=who)

        played = 0
        for _ in range(10):
            updates = [await look(servers[0], who) for who in (ANA, BEN)]
            asked = next(at for at, update in enumerate(updates) if update["decision"])
            update, who = updates[asked], (ANA, BEN)[asked]
            last = len(update["decision"]["choices"]) - 1
            both = zip(servers, (0, last), strict=True)
            answers = await asyncio.gather(*(act(server, who, update, choice) for server, choice in both))
            codes = sorted(answer.status_code for answer in answers)
            assert codes == ([200, 200] if last == 0 else [200, 409])
            played += 1
            seen = [await look(server, ANA) for server in servers]
            assert seen[0] == seen[1] and seen[0]["position"] > update["position"]
        assert played == 10


def test_two_processes_serve_one_table(servers: tuple[Server, Server], table: str) -> None:
    asyncio.run(_play_across(servers, table))


async def _play_across(servers: tuple[Server, Server], table: str) -> None:
    one, two = servers
    async with connect(one, table, ANA) as first, connect(two, table, BEN) as second, connect(two, table, EVE) as third:
        ana, ben, eve = Seat(first), Seat(second), Seat(third)
        shown = (await ana.until(lambda message: message["type"] == "update"))["update"]
        for _ in range(12):  # whoever is asked decides; all three see it
            seat = shown["deciders"][0]
            decides = (ana, ben)[seat]
            asked = shown if decides is ana else await ben.update(shown["position"])
            action = asked["decision"]["choices"][0]["action"]
            await decides.send(type="act", id=1, seat=seat, position=asked["position"], action=action)
            reached = (await decides.until(lambda message: message["type"] == "accepted"))["position"]
            update = httpx.get(f"{one.address}/api/tables/{table}/update", headers=ANA, timeout=PATIENCE).json()
            assert update["position"] == reached
            assert (await eve.update(reached))["view"] is not None
            shown = update
        await ana.send(type="chat", text="hello")
        assert (await ben.until(lambda message: message["type"] == "chat"))["text"] == "hello"
        everyone = httpx.get(f"{two.address}/api/tables/{table}", headers=BEN, timeout=PATIENCE).json()["seats"]
        assert [seat["connected"] for seat in everyone] == [True, True]
    one.kill()  # the last test here
    async with connect(two, table, ANA, since=shown["position"]) as again:
        update = await Seat(again).update(shown["position"])
        assert update["view"] == shown["view"] and update["log"] == []
