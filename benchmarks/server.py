"""How many actions a second the server acknowledges: many tables, every seat over a WebSocket, random legal play.

Starts a server of its own on loopback with a fresh SQLite file (or `--database-url`) and stops it afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets

from menagerie.cli.serve import free_port


class Message(msgspec.Struct):
    """As much of a message as the players need."""

    type: str
    update: Moment | None = None
    position: int | None = None


class Moment(msgspec.Struct):
    position: int
    over: bool
    decision: Asked | None = None


class Asked(msgspec.Struct):
    seat: int
    choices: list[Option]


class Option(msgspec.Struct):
    action: int


READ = msgspec.json.Decoder(Message)


class Figures:
    def __init__(self) -> None:
        self.acknowledged = 0
        self.refused = 0
        self.finished = 0
        self.delays: list[float] = []
        self.sent: dict[tuple[str, int], float] = {}
        self.measuring = False


async def player(
    address: str, table: str, seat: int, key: str, figures: Figures, pause: float, stop: asyncio.Event
) -> None:
    headers = {"Authorization": f"Bearer {key}"}
    url = f"{address.replace('http', 'ws')}/api/tables/{table}/live?seat={seat}"
    async with websockets.connect(url, additional_headers=headers, compression=None, max_queue=None) as socket:
        while not stop.is_set():
            try:
                message = READ.decode(await asyncio.wait_for(socket.recv(), 1))
            except TimeoutError:
                continue
            if message.type == "accepted" and figures.measuring:
                figures.acknowledged += 1
            elif message.type == "refused":
                figures.refused += 1
            if message.type != "update" or message.update is None:
                continue
            update = message.update
            at = figures.sent.get((table, update.position))
            if at is not None and figures.measuring and update.decision is None:
                figures.delays.append(time.perf_counter() - at)
            if update.over:
                figures.finished += 1
                return
            if update.decision is not None:
                await asyncio.sleep(random.uniform(0, 2 * pause))
                action = random.choice(update.decision.choices).action
                figures.sent[table, update.position + 1] = time.perf_counter()
                act = {
                    "type": "act",
                    "id": update.position,
                    "seat": seat,
                    "position": update.position,
                    "action": action,
                }
                await socket.send(json.dumps(act))


async def tables(address: str, count: int, seats: int, game: str) -> list[tuple[str, list[str]]]:
    made = []
    async with httpx.AsyncClient(base_url=address, timeout=30) as http:
        for number in range(count):
            keys = [f"bench-{number:05d}-seat-{seat:02d}" for seat in range(seats)]
            body = {"game": game, "seats": [{"kind": "open"}] * seats}
            table = (await http.post("/api/tables", json=body)).json()["id"]
            for seat, key in enumerate(keys):
                joined = await http.post(
                    f"/api/tables/{table}/join", json={"seat": seat}, headers={"Authorization": f"Bearer {key}"}
                )
                joined.raise_for_status()
            made.append((table, keys))
    return made


def memory(pid: int) -> int:
    """Resident bytes of a process."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))


def cpu(pid: int) -> float:
    """Seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(address: str, pid: int, wanted: argparse.Namespace) -> dict[str, Any]:
    before = memory(pid)
    made = await tables(address, wanted.tables, wanted.seats, wanted.game)
    live = memory(pid)
    figures, stop = Figures(), asyncio.Event()
    players = [
        asyncio.create_task(player(address, table, seat, key, figures, wanted.pause, stop))
        for table, keys in made
        for seat, key in enumerate(keys)
    ]
    await asyncio.sleep(2)
    figures.measuring, started, used = True, time.perf_counter(), cpu(pid)
    await asyncio.sleep(wanted.seconds)
    figures.measuring = False
    seconds, used = time.perf_counter() - started, cpu(pid) - used
    full = memory(pid)
    stop.set()
    await asyncio.gather(*players, return_exceptions=True)
    delays = sorted(figures.delays)
    return {
        "tables": wanted.tables,
        "connections": len(players),
        "actions_per_second": round(figures.acknowledged / seconds, 1),
        "p50_ms": round(statistics.median(delays) * 1000, 1) if delays else None,
        "p99_ms": round(delays[int(len(delays) * 0.99)] * 1000, 1) if delays else None,
        "kb_per_table": round((live - before) / wanted.tables / 1000, 1),
        "kb_per_table_with_four_connections": round((full - before) / wanted.tables / 1000, 1),
        "server_cpu_percent": round(100 * used / seconds, 1),
        "refused": figures.refused,
        "finished_games": figures.finished,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--pause", type=float, default=0.3, help="seconds a player thinks on average")
    parser.add_argument("--game", default="mini-zooloretto")
    parser.add_argument("--database-url", default="")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port("127.0.0.1", 0)
        environment = {**os.environ, "MENAGERIE_DATABASE_URL": wanted.database_url or f"sqlite:///{folder}/bench.db"}
        environment |= {"MENAGERIE_REQUESTS_PER_SECOND": "0", "MENAGERIE_PORT": str(port)}
        server = subprocess.Popen([sys.executable, "-m", "menagerie.server"], env=environment)
        try:
            address = f"http://127.0.0.1:{port}"
            started = time.perf_counter()
            while True:
                try:
                    httpx.get(f"{address}/", timeout=1)
                    break
                except httpx.TransportError:
                    if time.perf_counter() - started > 20:
                        raise
                    time.sleep(0.02)
            first_page = time.perf_counter() - started
            figures = asyncio.run(measure(address, server.pid, wanted))
            print(json.dumps({"first_page_seconds": round(first_page, 2), **figures}, indent=2))
        finally:
            server.terminate()
            server.wait(10)


if __name__ == "__main__":
    main()
