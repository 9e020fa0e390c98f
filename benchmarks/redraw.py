"""How long a table takes to redraw when an update arrives: a recorded game shown again in Chromium on a slow processor.

Two greedy bots play a game through a server of its own on loopback; what the first seat was sent is then given to the
page message by message, so that every run redraws the same updates. A redraw lasts from the arrival of the message
until the picture with it is handed on for display, so up to one frame (17 ms) of it may be waiting.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Page, sync_playwright

from menagerie.bots import registry
from menagerie.cli.serve import free_port
from menagerie.core import catalog
from menagerie.core.rng import Rng
from menagerie.table import Table

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 800}

# A connection that brings what the benchmark hands it.
SOCKET = """window.WebSocket = class {
  static OPEN = 1;
  readyState = 1;
  constructor() { window.bench = this; setTimeout(() => this.onopen?.({})); }
  send() {}
  close() {}
}"""
REDRAW = """text => new Promise(done => {
  const start = performance.now();
  window.bench.onmessage({ data: text });
  requestAnimationFrame(() => {
    const drawn = new MessageChannel();
    drawn.port1.onmessage = () => done(performance.now() - start);
    drawn.port2.postMessage(0);
  });
})"""
WORK = {"script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration", "all": "TaskDuration"}


def record(http: httpx.Client, game: str, seats: int, count: int) -> tuple[str, list[str]]:
    """A game of greedy bots: the table and the messages that the first seat gets."""
    keys = [f"bench-redraw-seat-{seat:02d}" for seat in range(seats)]
    headers = [{"Authorization": f"Bearer {key}"} for key in keys]
    body = {"game": game, "seats": [{"kind": "open"}] * seats, "seed": 7}
    table = str(http.post("/api/tables", json=body).raise_for_status().json()["id"])
    for seat in range(seats):
        http.post(f"/api/tables/{table}/join", json={"seat": seat}, headers=headers[seat]).raise_for_status()
    mirror, rng = Table(catalog.game(game), seats, 7), Rng(7)
    bot, since = registry.bot("greedy"), 0
    messages: list[str] = []
    while len(messages) < count and not mirror.is_over:
        query: dict[str, int] = {"seat": 0, "since": since}
        update = http.get(f"/api/tables/{table}/update", params=query, headers=headers[0]).raise_for_status().json()
        messages.append(json.dumps({"type": "update", "update": update}))
        since = update["position"]
        seat = mirror.deciders()[0]
        action = bot.choose(mirror.observation(seat, rng))
        act = {"seat": seat, "position": since, "action": action}
        http.post(f"/api/tables/{table}/actions", json=act, headers=headers[seat]).raise_for_status()
        mirror.play(seat, action)
    return table, messages


def show(page: Page, address: str, table: str, messages: list[str], throttle: float) -> dict[str, Any]:
    page.goto(f"{address}/t/{table}")
    page.wait_for_function("() => window.bench?.onmessage")
    page.evaluate(REDRAW, messages[0])
    page.wait_for_selector(".frame")
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    page.wait_for_timeout(1000)
    times, work = [], dict.fromkeys(WORK, 0.0)

    def spent() -> dict[str, float]:
        return {one["name"]: one["value"] for one in devtools.send("Performance.getMetrics")["metrics"]}

    for message in messages[1:]:
        before = spent()
        times.append(page.evaluate(REDRAW, message))
        after = spent()
        work = {name: work[name] + after[metric] - before[metric] for name, metric in WORK.items()}
        page.wait_for_timeout(400)  # let movements end
    times.sort()
    return {
        "updates": len(times),
        "median_ms": round(statistics.median(times), 1),
        "p90_ms": round(times[int(len(times) * 0.9)], 1),
        "longest_ms": round(times[-1], 1),
        "work_ms": {name: round(seconds * 1000 / len(times), 1) for name, seconds in work.items()},
        "nodes": int(spent()["Nodes"]),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="ark-nova")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--updates", type=int, default=80)
    parser.add_argument("--throttle", type=float, default=4, help="how many times slower than this processor")
    parser.add_argument("--desk", action="store_true", help="a window of 1280 x 800 instead of a phone")
    parser.add_argument("--trace", type=Path, help="write a trace for the browser's Performance panel")
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        address = f"http://127.0.0.1:{(port := free_port('127.0.0.1', 0))}"
        environment = {**os.environ, "MENAGERIE_DATABASE_URL": f"sqlite:///{Path(folder) / 'bench.db'}"}
        environment |= {"MENAGERIE_REQUESTS_PER_SECOND": "0", "MENAGERIE_PORT": str(port)}
        server = subprocess.Popen([sys.executable, "-m", "menagerie.server"], env=environment)
        try:
            with httpx.Client(base_url=address, timeout=30, transport=httpx.HTTPTransport(retries=8)) as http:
                table, messages = record(http, wanted.game, wanted.seats, wanted.updates)
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=wanted.chromium, args=["--no-sandbox"])
                context = browser.new_context(viewport=DESK if wanted.desk else PHONE, has_touch=not wanted.desk)
                context.add_init_script(f"localStorage['menagerie.settings'] = '{{\"toured\":[\"{wanted.game}\"]}}'")
                context.add_init_script(SOCKET)
                page, load = context.new_page(), os.getloadavg()[0]
                if wanted.trace:
                    browser.start_tracing(page=page, path=wanted.trace)
                figures = show(page, address, table, messages, wanted.throttle)
                if wanted.trace:
                    browser.stop_tracing()
                browser.close()
            print(json.dumps({"game": wanted.game, "load": round(load, 1), **figures}, indent=2))
        finally:
            server.terminate()
            server.wait(10)


if __name__ == "__main__":
    main()
