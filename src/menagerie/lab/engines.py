"""Where games are played: in processes of this machine, or on a Ray cluster. Both play the same batches."""

from __future__ import annotations

import logging
import os
import signal
import socket
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from typing import Any

from menagerie.core.errors import MenagerieError
from menagerie.lab.host import end_with_parent
from menagerie.lab.match import Pairing, Played, play_all

ENGINES = ("local", "ray")
BATCH_SECONDS = 1.0
LARGEST_BATCH = 500
MOST_DEATHS = 5  # of worker processes, before something must be wrong with the machine


class Batches:
    """Cuts the games to come into batches of about a second, from the pace of those that are done."""

    def __init__(self, pairings: Sequence[Pairing], jobs: int) -> None:
        self.left = deque(pairings)
        self.jobs = jobs
        self.size = 1

    def next(self) -> list[Pairing]:
        size = min(self.size, max(len(self.left) // (2 * self.jobs), 1))
        return [self.left.popleft() for _ in range(min(size, len(self.left)))]

    def learn(self, batch: Sequence[Played]) -> None:
        seconds = sum(sum(game.seconds) for game in batch) / max(len(batch), 1)
        self.size = max(1, min(LARGEST_BATCH, self.size * 4, int(BATCH_SECONDS / max(seconds, 1e-4))))


def run(pairings: Sequence[Pairing], jobs: int, engine: str = "local") -> Iterator[list[Played]]:
    """Play all games; batches come back in the order in which they are finished."""
    if engine not in ENGINES:
        raise MenagerieError(f"There is no engine {engine!r}; the engines are {', '.join(ENGINES)}.")
    batches = Batches(pairings, jobs)
    yield from (_on_ray(batches) if engine == "ray" else _locally(batches))


def _locally(batches: Batches) -> Iterator[list[Played]]:
    """In processes of this machine. Should one of them be killed, what it was playing is played again."""
    deaths = 0
    while batches.left:
        running: dict[Future[list[Played]], list[Pairing]] = {}
        try:
            yield from _in_processes(batches, running)
        except BrokenProcessPool:
            deaths += 1
            if deaths > MOST_DEATHS:
                raise MenagerieError("The processes that play the games are killed again and again.") from None
            batches.left.extendleft(pairing for batch in running.values() for pairing in batch)


def _in_processes(batches: Batches, running: dict[Future[list[Played]], list[Pairing]]) -> Iterator[list[Played]]:
    others = set(active_children())
    pool = ProcessPoolExecutor(batches.jobs, mp_context=get_context("spawn"), initializer=_begin_worker)
    try:
        while batches.left or running:
            while batches.left and len(running) < 2 * batches.jobs:
                batch = batches.next()
                running[pool.submit(play_all, batch)] = batch
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                played = future.result()
                del running[future]
                batches.learn(played)
                yield played
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(active_children()) - others:  # a long game is not awaited after Ctrl-C
            worker.terminate()


def _begin_worker() -> None:
    """Ctrl-C is for the arena, which then ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def _reach(address: str) -> None:
    """A sentence where nothing answers; Ray itself would try for minutes."""
    host, separator, port = address.removeprefix("ray://").rpartition(":")
    if not separator or not port.isdigit():
        return  # a word that Ray knows, such as auto
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=10).close()
    except OSError as problem:
        raise MenagerieError(f"No Ray cluster answers at {address!r} (RAY_ADDRESS): {problem}.") from None


def _on_ray(batches: Batches) -> Iterator[list[Played]]:
    try:
        import ray  # noqa: PLC0415
    except ImportError:
        raise MenagerieError("The engine 'ray' needs the extra: pip install 'menagerie-games[ray]'.") from None
    own = not ray.is_initialized()
    if own:
        address = os.environ.get("RAY_ADDRESS")
        if address:
            _reach(address)
        settings: dict[str, Any] = {"address": address} if address else {"num_cpus": batches.jobs}
        ray.init(
            include_dashboard=None if address else False, log_to_driver=False, logging_level=logging.ERROR, **settings
        )
    # A batch gives the same games wherever and however often it is played, so a lost worker costs only time.
    task = ray.remote(num_cpus=1, max_retries=MOST_DEATHS)(play_all)
    processors: float = ray.cluster_resources().get("CPU", 0)  # type: ignore[no-untyped-call]
    # The next batch waits at hand, but no more are played at once than asked for.
    most = batches.jobs if processors > batches.jobs else 2 * batches.jobs
    running: list[Any] = []
    try:
        while batches.left or running:
            while batches.left and len(running) < most:
                running.append(task.remote(batches.next()))
            done, running = ray.wait(running, num_returns=1)
            for reference in done:
                played: list[Played] = ray.get(reference)
                batches.learn(played)
                yield played
    finally:
        for reference in running:
            ray.cancel(reference, force=True)
        if own:
            ray.shutdown()
