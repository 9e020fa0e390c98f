"""How fast a game is: uniform random play on one thread, and copying."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import count
from statistics import median
from typing import Any

from menagerie import _source
from menagerie.bots.random import play_randomly
from menagerie.core.game import Game
from menagerie.core.rng import Rng
from menagerie.core.state import Actions

SLICES = 10
CHILD = """
import json, sys, menagerie
from menagerie.testing.speed import measure
print(json.dumps(measure(menagerie.game(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]))))
"""


def measure(game: Game, seats: int, seconds: float = 1.0) -> dict[str, Any]:
    """Decisions and games a second, and the microseconds of a clone in the middle of a game."""
    actions = Actions()
    seeds = count()

    def play() -> int:
        seed = next(seeds)
        return play_randomly(game.new(seats, seed), Rng(seed), actions)

    decisions_per_s, games_per_s = pace(play, seconds)
    return {
        "game": game.id,
        "seats": seats,
        "compiled": _source.compiled(),
        "decisions_per_s": decisions_per_s,
        "games_per_s": games_per_s,
        "clone_us": clone_time(game, seats),
    }


def pace(play: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Decisions and games a second, the median of ten slices in processor time: a busy machine disturbs it little."""
    play()  # warm up
    start = time.process_time()
    games = 0
    while time.process_time() - start < seconds / SLICES:
        play()
        games += 1
    slices = []
    for _ in range(SLICES):
        start = time.process_time()
        decisions = 0
        for _ in range(games):
            decisions += play()
        spent = time.process_time() - start
        slices.append((decisions / spent, games / spent))
    return median(rate for rate, _ in slices), median(rate for _, rate in slices)


def clone_time(game: Game, seats: int) -> float:
    state = game.new(seats, 1)
    rng = Rng(1)
    for _ in range(60):
        if state.is_over():
            break
        legal = state.legal_actions()
        before = state
        state = state.clone()
        state.apply_action(legal[rng.below(len(legal))])
    state = before if state.is_over() else state
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(2_000):
            state.clone()
        best = min(best, (time.perf_counter() - start) / 2_000)
    return best * 1e6


def measure_uncompiled(game: Game, seats: int, seconds: float = 1.0) -> dict[str, Any]:
    """The same in another process that runs the plain source."""
    ran = subprocess.run(
        [sys.executable, "-c", CHILD, game.id, str(seats), str(seconds)],
        env={**os.environ, "MENAGERIE_PURE": "1"},
        capture_output=True,
        text=True,
        timeout=120 + 20 * seconds,
        check=True,
    )
    found: dict[str, Any] = json.loads(ran.stdout)
    return found
