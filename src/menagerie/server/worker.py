"""A process in which bots think: reads one request a line, answers one line. It ends with its server."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import sys
from typing import Any

from menagerie.bots import registry
from menagerie.core.record import Record
from menagerie.core.rng import Rng
from menagerie.core.state import State
from menagerie.server.messages import Review, TurningPoint
from menagerie.table import Table

HINTS = 3
SAMPLES = 8
PLAYOUTS = 12
MOST_MOMENTS = 40


def answer(request: dict[str, Any]) -> dict[str, Any]:
    table = Table.of_record(Record(**request["record"]))
    if request["task"] == "choose":
        return choose(table, request["seat"], request["bot"])
    if request["task"] == "hint":
        return hint(table, request["seat"], secrets.randbits(32))
    return review(table, request["seat"])


def choose(table: Table, seat: int, bot: str) -> dict[str, Any]:
    seed = secrets.randbits(32)  # never from the seed of the game
    observation = table.observation(seat, Rng(seed))
    legal = observation.legal_actions()
    action = registry.bot(bot, seed).choose(observation)
    if action not in legal:
        raise ValueError(f"The bot {bot!r} chose {action!r}, which is not legal.")
    return {"action": int(action)}


def hint(table: Table, seat: int, seed: int) -> dict[str, Any]:
    """The three best choices by the points they lead to, averaged over possible hidden worlds."""
    rng = Rng(seed)
    observation = table.observation(seat, rng)
    legal = observation.legal_actions()
    totals = dict.fromkeys(legal, 0.0)
    for _ in range(SAMPLES):
        world = observation.sample(rng)
        for action in legal:
            after = world.clone()
            after.apply_action(action)
            totals[action] += (after.outlook(seat) + world.inclination(action)) / SAMPLES
    best = sorted(legal, key=lambda action: -totals[action])[:HINTS]
    world = table.asked(seat)
    label = table.game.label
    return {"choices": [{"action": a, "label": label(world, a), "value": round(totals[a], 2)} for a in best]}


def review(table: Table, seat: int) -> dict[str, Any]:
    """The chance to win at moments of a finished game, from quick games played on from there."""
    step = max(1, table.position // MOST_MOMENTS)
    positions = sorted({*range(0, table.position, step), table.position})
    rng = Rng(secrets.randbits(32))
    chances = [_chance(table.replay(position), seat, rng) for position in positions]
    lines = dict(table.log(seat))
    changes = [(chances[i] - chances[i - 1], positions[i]) for i in range(1, len(positions))]
    turning = sorted(changes, key=lambda change: -abs(change[0]))[:3]
    points = [
        TurningPoint(position=at, text=lines.get(at, ""), change=round(change, 3))
        for change, at in sorted(turning, key=lambda change: change[1])
        if abs(change) >= 0.1
    ]
    return Review(seat=seat, positions=positions, chances=chances, turning_points=points).model_dump()


def _chance(state: State, seat: int, rng: Rng) -> float:
    if state.is_over():
        return 1.0 if state.place(seat) == 1 else 0.0
    won = 0
    for _ in range(PLAYOUTS):
        world = state.clone()
        world.determinize(seat, rng)
        while not world.is_over():
            legal = world.legal_actions()
            world.apply_action(legal[rng.below(len(legal))])
        won += world.place(seat) == 1
    return round(won / PLAYOUTS, 3)


def main() -> None:
    with contextlib.suppress(OSError):
        os.nice(5)  # people come first
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a bot that prints must not disturb the answers
    for line in sys.stdin:
        try:
            reply = answer(json.loads(line))
        except Exception as problem:
            reply = {"error": f"{type(problem).__name__}: {problem}"}
        replies.write(json.dumps(reply) + "\n")
        replies.flush()


if __name__ == "__main__":
    main()
