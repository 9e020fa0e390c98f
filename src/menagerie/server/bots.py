"""Bots at tables. They think in worker processes; a slow one occupies its own worker and delays nobody else."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec

from menagerie.server.play import act
from menagerie.server.problems import Refusal
from menagerie.server.rooms import Room, Rooms
from menagerie.server.settings import Settings

log = logging.getLogger("menagerie.server")
PATIENCE = 0.25  # seconds a request waits for a busy pool before another worker is started
RETRY = 1.0  # seconds before a bot that could not move is asked again
LINE = 4 * 1024 * 1024
QUICK = "random"  # moves for a bot that failed


class WorkerFailed(Exception):
    """The bot raised an error or took too long."""


class WorkerDied(WorkerFailed):
    """The process ended in the middle of a thought."""


class Worker:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def start(cls) -> Worker:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "menagerie.server.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE,
        )
        return cls(process)

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    async def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps(request).encode() + b"\n")
            await self.process.stdin.drain()
            line = await self.process.stdout.readline()
        except OSError:
            line = b""
        if not line.endswith(b"\n"):
            raise WorkerDied("The worker process ended.")
        reply: dict[str, Any] = json.loads(line)
        return reply

    async def stop(self) -> None:
        if self.alive:
            with suppress(ProcessLookupError):
                self.process.kill()
        await self.process.wait()


class Pool:
    """Workers: a few kept ready, more while all are busy, up to a limit.

    Nothing here is locked: between two awaits the counts are always right, whoever is cancelled.
    """

    def __init__(self, settings: Settings) -> None:
        self.ready = settings.bot_workers
        self.most = max(settings.bot_workers_most, settings.bot_workers)
        self.seconds = settings.bot_seconds
        self.idle: list[Worker] = []
        self.workers: set[Worker] = set()  # all that run
        self.count = 0  # of those that may be asked or start
        self.waiting: deque[asyncio.Future[None]] = deque()  # requests that wait for a worker, longest first

    async def warm_up(self) -> None:
        """Start the workers that are kept ready, so that the first bot need not wait for its process."""
        while self.count < self.ready:
            await self._give_back(await self._start(), True)

    async def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """The answer of a worker; one that dies is replaced and the request asked once more."""
        try:
            return await self._ask(request)
        except WorkerDied:
            return await self._ask(request)

    async def _ask(self, request: dict[str, Any]) -> dict[str, Any]:
        worker = await self._take()
        fine = False
        try:
            async with asyncio.timeout(self.seconds):
                reply = await worker.ask(request)
            fine = True
        except TimeoutError:
            raise WorkerFailed(f"It thought longer than {self.seconds:g} seconds.") from None
        except ValueError as problem:
            raise WorkerFailed(f"The worker process failed: {problem}.") from None
        finally:
            await asyncio.shield(self._give_back(worker, fine))
        if "error" in reply:
            raise WorkerFailed(reply["error"])
        return reply

    async def _take(self) -> Worker:
        """An idle worker, or a new one if none is given back for a while."""
        patience = asyncio.get_running_loop().time() + PATIENCE
        while not self.idle and self.count >= self.ready:
            if self.count >= self.most:
                await self._freed(None)
            elif asyncio.get_running_loop().time() < patience:
                await self._freed(patience)
            else:
                break
        while self.idle:
            worker = self.idle.pop()
            if worker.alive:
                return worker
            self._lose(worker)
        return await self._start()

    async def _start(self) -> Worker:
        self.count += 1
        try:
            worker = await Worker.start()
        except BaseException:
            self.count -= 1
            self._wake()
            raise
        self.workers.add(worker)
        return worker

    async def _freed(self, until: float | None) -> None:
        """Wait until a worker is given back, at most until that time."""
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(place)
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(until):
                    await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._wake()  # what was meant for this request is for the next one
            raise

    def _wake(self) -> None:
        """Let the request that waits longest look again."""
        while self.waiting:
            place = self.waiting.popleft()
            if not place.done():
                place.set_result(None)
                return

    async def _give_back(self, worker: Worker, fine: bool) -> None:
        if fine and worker.alive and len(self.idle) < self.ready:
            self.idle.append(worker)
            self._wake()
            return
        self.count -= 1
        self._wake()
        await worker.stop()
        self.workers.discard(worker)

    def _lose(self, worker: Worker) -> None:
        """Forget a worker that has ended."""
        self.workers.discard(worker)
        self.count -= 1

    async def close(self) -> None:
        for worker in list(self.workers):
            await worker.stop()


class Bots:
    """Lets bots move wherever it is their turn."""

    def __init__(self, rooms: Rooms, settings: Settings) -> None:
        self.rooms = rooms
        self.pool = Pool(settings)
        self.advice = asyncio.Semaphore(max(1, self.pool.most // 2))  # the other workers are for bots that play
        self.tasks: set[asyncio.Task[None]] = set()
        self.closed = False
        rooms.after_change = self.wake

    def wake(self, room: Room) -> None:
        """Called after every change: start a thought for each bot that is asked and not thinking yet."""
        if self.closed or self.rooms.rooms.get(room.id) is not room:
            return
        for seat in room.bots_to_move():
            if seat not in room.thinking:
                task = asyncio.create_task(self._think(room, seat))
                room.thinking[seat] = task
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)
                for connection in list(room.connections):
                    connection.tell_thinking(seat)

    async def _think(self, woken: Room, seat: int) -> None:
        pause = 0.0
        try:
            async with self.rooms.at(woken.id) as room:
                if seat not in room.bots_to_move():
                    return
                position, bot = room.table.position, room.row.seats[seat].bot or QUICK
                record = msgspec.to_builtins(room.table.record())
            action = await self._choose(record, seat, bot)
            async with self.rooms.at(woken.id) as room:
                # If anything it thought about was taken back in the meantime, the thought is void.
                same = [move.notation for move in room.table.moves[:position]] == record["actions"]
                if same and seat in room.bots_to_move() and room.table.asked_since(seat, position):
                    woken.thinking.pop(seat, None)
                    await act(self.rooms, room, seat, position, action, None, by="bot")
        except Refusal as refusal:
            pause = RETRY
            log.info("A bot's action at table %s was refused: %s", woken.id, refusal)
        except Exception:
            pause = RETRY
            log.exception("A bot at table %s failed.", woken.id)
        finally:
            if woken.thinking.get(seat) is asyncio.current_task():
                del woken.thinking[seat]
            if seat in woken.bots_to_move() and not self.closed:
                asyncio.get_running_loop().call_later(pause, self.wake, woken)

    async def _choose(self, record: dict[str, Any], seat: int, bot: str) -> int:
        self.rooms.metrics.thinking.inc()
        started = time.perf_counter()
        try:
            try:
                reply = await self.pool.ask({"task": "choose", "record": record, "seat": seat, "bot": bot})
            except WorkerFailed as problem:
                log.warning("The bot %s could not decide (%s); a quick one moves instead.", bot, problem)
                reply = await self.pool.ask({"task": "choose", "record": record, "seat": seat, "bot": QUICK})
            return int(reply["action"])
        finally:
            self.rooms.metrics.thinking.dec()
            self.rooms.metrics.bot_seconds.observe(time.perf_counter() - started)

    async def advise(self, request: dict[str, Any]) -> dict[str, Any]:
        """The answer to a request for a hint or a review; however many there are, bots go on playing."""
        async with self.advice:
            return await self.pool.ask(request)

    async def resume(self, older_than: float) -> None:
        """Wake bots at tables that wait for them: after a restart, or when another process died."""
        for table in await self.rooms.ask(self.rooms.store.waiting_for_bots, time.time() - older_than):
            try:
                async with self.rooms.at(table) as room:
                    self.wake(room)
            except Refusal:
                continue

    async def close(self) -> None:
        self.closed = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.pool.close()
