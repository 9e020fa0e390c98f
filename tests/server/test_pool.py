"""The pool of bot workers: whoever is cancelled, and whenever, the others get their workers."""

from __future__ import annotations

import asyncio
import random
import threading
from typing import Any

import pytest

from menagerie.server import bots
from menagerie.server.bots import Pool
from menagerie.server.settings import Settings

REQUESTS = 40
READY, MOST = 2, 3
STUCK = 20  # seconds after which something waits for ever


class Sleeper:
    """A worker without a process: it starts, thinks and ends in its own time."""

    running = 0

    def __init__(self) -> None:
        self.alive = True
        Sleeper.running += 1

    @classmethod
    async def start(cls) -> Sleeper:
        await pause()
        if random.random() < 0.1:
            raise OSError("no more processes")
        return cls()

    async def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        await pause()
        if random.random() < 0.1:
            raise bots.WorkerDied("It ended.")
        return {"action": 1}

    async def stop(self) -> None:
        await pause()
        Sleeper.running -= self.alive
        self.alive = False


async def pause() -> None:
    for _ in range(random.randrange(6)):
        await asyncio.sleep(0)


@pytest.mark.parametrize("seed", range(30))
def test_cancelled_requests_hold_up_nobody(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "Worker", Sleeper)
    monkeypatch.setattr(bots, "PATIENCE", 0.0005)
    Sleeper.running = 0
    random.seed(seed)
    finished: list[None] = []

    async def play() -> None:
        pool = Pool(Settings(bot_workers=READY, bot_workers_most=MOST))
        requests = [asyncio.create_task(pool.ask({})) for _ in range(REQUESTS)]
        while pending := [request for request in requests if not request.done()]:
            random.choice(pending).cancel()
            await pause()
            await asyncio.sleep(random.choice((0, 0, 0.0005)))
            assert 0 <= pool.count <= MOST and Sleeper.running <= MOST + REQUESTS
        await asyncio.gather(*requests, return_exceptions=True)
        answers = await asyncio.gather(*(pool.ask({}) for _ in range(REQUESTS)), return_exceptions=True)
        assert {"action": 1} in answers
        assert pool.count == len(pool.idle) <= READY and not [place for place in pool.waiting if not place.done()]
        await pool.close()
        assert Sleeper.running == 0

    thread = threading.Thread(target=lambda: finished.append(asyncio.run(play())), daemon=True)
    thread.start()
    thread.join(STUCK)
    assert finished == [None]
