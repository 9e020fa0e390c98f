"""The server is killed in the middle of play: every acknowledged action is there, and no half one."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

import httpx
import websockets

from menagerie.server import updates
from menagerie.server.rooms import table_of
from menagerie.server.settings import Settings
from menagerie.server.store import Store
from tests.server.conftest import Server

TABLES = 10
KILLS = 3
KEY = "durable-key-0123456789"


@dataclass
class Player:
    """Plays all seats of a table over a WebSocket and remembers what the server acknowledged."""

    table: str
    bot: bool
    acknowledged: dict[int, str] = field(default_factory=dict)  # the action decided at each position
    reached: int = 0
    over: bool = False

    async def play(self, address: str) -> None:
        """Random legal play until the connection breaks."""
        url = f"{address.replace('http', 'ws')}/api/tables/{self.table}/live?since={self.reached}"
        sent: dict[int, str] = {}
        with suppress(OSError, websockets.WebSocketException):
            async with websockets.connect(url, additional_headers={"Authorization": f"Bearer {KEY}"}) as socket:
                async for text in socket:
                    message = json.loads(text)
                    if message["type"] == "accepted":
                        self.acknowledged[message["id"]] = sent[message["id"]]
                        self.reached = message["position"]
                    if message["type"] != "update":
                        continue
                    update = message["update"]
                    decision, position = update["decision"], update["position"]
                    self.over = update["over"]
                    if decision is not None and position not in sent:
                        choice = random.choice(decision["choices"])
                        sent[position] = choice["notation"]
                        act = {"type": "act", "id": position, "seat": decision["seat"], "position": position}
                        await socket.send(json.dumps({**act, "action": choice["action"]}))


async def play_until_killed(server: Server, players: list[Player], seconds: float) -> None:
    playing = [asyncio.create_task(player.play(server.address)) for player in players]
    await asyncio.sleep(seconds)
    server.kill()
    await asyncio.gather(*playing)


def new_player(http: httpx.Client, bot: bool) -> Player:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"} if bot else {"kind": "hotseat"}, {"kind": "hotseat"}]
    answer = http.post("/api/tables", json={"game": "mini-zooloretto", "seats": seats})
    return Player(answer.json()["id"], bot)


def check(store: Store, player: Player, kills: int) -> None:
    row = store.load(player.table)
    assert row is not None
    for position, notation in player.acknowledged.items():
        assert row.actions[position] == notation
    assert len(row.actions) == row.position >= player.reached
    table = table_of(row)  # every action is legal where it stands
    assert [move.notation for move in table.moves] == row.actions
    assert table.fork(table.position).position == table.position, "an action is there without what it forces"
    assert (row.over, row.summary) == (table.is_over, updates.summary(table))
    if not player.bot:  # a kill can swallow the answer to one action
        decided = {at for at, move in enumerate(table.moves) if not move.forced}
        assert len(decided - set(player.acknowledged)) <= kills


def test_a_killed_server_loses_nothing(database: str, start_server: Callable[..., Server]) -> None:
    server = start_server(database, MENAGERIE_BOT_WORKERS="1")
    server.await_health()
    headers = {"Authorization": f"Bearer {KEY}"}
    with httpx.Client(base_url=server.address, headers=headers, timeout=30) as http:
        players = [new_player(http, bot=number % 3 == 0) for number in range(TABLES)]
    store = Store(Settings(database_url=database).database)
    for kills in range(1, KILLS + 1):
        if kills > 1:
            server.start()
        asyncio.run(play_until_killed(server, players, random.uniform(0.3, 1.5)))
        for player in players:
            check(store, player, kills)
    assert sum(len(player.acknowledged) for player in players) > TABLES
    store.close()
