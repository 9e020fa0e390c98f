"""Bots think in worker processes: slow, broken and dying ones disturb nobody."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from menagerie.server.app import create_app
from menagerie.server.settings import Settings
from tests.server.people import ANA, act, look, new_table

ODD_BOTS = """
import os, time

class Odd:
    def __init__(self, what):
        self.what = what

    def choose(self, observation):
        if self.what == "sleepy":
            time.sleep(600)
        if self.what == "dying":
            os._exit(3)
        if self.what == "noisy":
            print("I think, therefore I print.")
            return observation.legal_actions()[0]
        if self.what == "cheating":
            return next(a for a in range(10_000) if a not in observation.legal_actions())
        raise RuntimeError("I cannot think of anything.")

def odd(what, rng):
    return Odd(what)
"""


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Installs the bots `odd:sleepy`, `odd:dying`, ... for this process and its workers."""
    (tmp_path / "odd_bots.py").write_text(ODD_BOTS)
    installed = tmp_path / "odd_bots-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: odd-bots\nVersion: 1\n")
    (installed / "entry_points.txt").write_text("[menagerie.bots]\nodd = odd_bots:odd\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)


def table_with(client: TestClient, bot: str) -> str:
    """Ana's table at which the bot begins."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    body = {"game": "mini-zooloretto", "seats": seats, "options": {"first_player": 1}}
    answer = client.post("/api/tables", json=body, headers=ANA)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["id"])


def wait(client: TestClient, table: str, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    for _ in range(20_000):
        update = look(client, table, ANA)
        if fits(update):
            return update
    raise AssertionError("it does not happen")


def pool_of(client: TestClient) -> Any:
    return client.app.state.services.bots.pool  # type: ignore[attr-defined]


@pytest.mark.usefixtures("bots")
def test_slow_bots_delay_no_other_table(client_with_bots: TestClient) -> None:
    client = client_with_bots
    slow = [table_with(client, "odd:sleepy") for _ in range(4)]
    for table in slow:
        wait(client, table, lambda update: update["thinking"] == [1])
    quick = table_with(client, "random")
    assert wait(client, quick, lambda update: update["decision"] is not None)["position"] > 0
    assert [look(client, table, ANA)["thinking"] for table in slow] == [[1]] * 4


@pytest.mark.usefixtures("bots")
@pytest.mark.parametrize("what", ["dying", "failing", "cheating", "noisy"])
def test_a_broken_bot_does_not_stop_the_game(client_with_bots: TestClient, what: str) -> None:
    table = table_with(client_with_bots, f"odd:{what}")
    assert wait(client_with_bots, table, lambda update: update["decision"] is not None)["position"] > 0


@pytest.mark.usefixtures("bots")
def test_a_bot_that_thinks_too_long_is_stopped(settings: Settings) -> None:
    settings = settings.model_copy(update={"bot_seconds": 1.0})
    with TestClient(create_app(settings), base_url="http://127.0.0.1") as client:
        table = table_with(client, "odd:sleepy")
        wait(client, table, lambda update: update["decision"] is not None)


def test_a_worker_that_died_is_replaced(client_with_bots: TestClient) -> None:
    client = client_with_bots
    table = table_with(client, "greedy")
    update = wait(client, table, lambda update: update["decision"] is not None)
    killed = pool_of(client).idle[0].process.pid
    os.kill(killed, signal.SIGKILL)
    for _ in range(3):
        choice = update["decision"]["choices"][0]["action"]
        act(client, table, ANA, 0, update["position"], choice)
        update = wait(client, table, lambda update: update["decision"] is not None)
    assert [worker.process.pid != killed for worker in pool_of(client).idle] == [True]


def test_bots_go_on_after_a_restart(settings: Settings) -> None:
    """What a bot was thinking about when the server stopped, it thinks about again."""
    with TestClient(create_app(settings), base_url="http://127.0.0.1") as client:
        table = table_with(client, "random")
    with TestClient(create_app(settings), base_url="http://127.0.0.1") as client:
        assert wait(client, table, lambda update: update["decision"] is not None)["position"] > 0


def test_a_thought_about_what_was_taken_back_is_void(client_with_bots: TestClient) -> None:
    """Undo while the bot thinks, act differently: the bot answers to the present position only."""
    client = client_with_bots
    table = new_table(client, "me", "easy", options={"first_player": 0})
    for _ in range(5):
        update = wait(client, table, lambda update: update["decision"] is not None)
        choices = update["decision"]["choices"]
        reached = act(client, table, ANA, 0, update["position"], choices[0]["action"]).json()
        step = {"seat": 0, "position": reached["position"]}
        answer = client.post(f"/api/tables/{table}/undo", json=step, headers=ANA)
        if answer.status_code == 409:  # the bot was faster
            continue
        back = answer.json()
        assert back["position"] == update["position"] and back["view"] == update["view"]
        act(client, table, ANA, 0, back["position"], choices[-1]["action"])
    wait(client, table, lambda update: update["decision"] is not None)


def test_advice_leaves_workers_for_the_bots(client: TestClient) -> None:
    bots, asked, together = client.app.state.services.bots, 0, []  # type: ignore[attr-defined]

    async def ask(_: dict[str, Any]) -> dict[str, Any]:
        nonlocal asked
        asked += 1
        together.append(asked)
        await asyncio.sleep(0)
        asked -= 1
        return {}

    async def many() -> None:
        await asyncio.gather(*(bots.advise({"task": "hint"}) for _ in range(100)))

    bots.pool.ask = ask
    client.portal.call(many)  # type: ignore[union-attr]
    assert len(together) == 100 and max(together) == bots.pool.most // 2
