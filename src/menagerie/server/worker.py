"""A process in which bots think: reads one request a line, answers one line. It ends with its server."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import signal
import sys
from typing import Any

import msgspec

from menagerie.bots import hints, registry
from menagerie.bots.budget import Budget
from menagerie.core.record import Record
from menagerie.core.rng import Rng
from menagerie.lab import review as reviews
from menagerie.table import Table

REVIEW = 4.0  # seconds


def answer(request: dict[str, Any]) -> dict[str, Any]:
    record = Record(**request["record"])
    if request["task"] == "review":
        return review(record, request["seat"])
    table = Table.of_record(record)
    if request["task"] == "choose":
        return choose(table, request["seat"], request["bot"])
    return hint(table, request["seat"], secrets.randbits(32))


def choose(table: Table, seat: int, bot: str) -> dict[str, Any]:
    seed = secrets.randbits(32)  # never from the seed of the game
    observation = table.observation(seat, Rng(seed))
    legal = observation.legal_actions()
    action = registry.bot(bot, seed).choose(observation)
    if action not in legal:
        raise ValueError(f"The bot {bot!r} chose {action!r}, which is not legal.")
    return {"action": int(action)}


def hint(table: Table, seat: int, seed: int, budget: Budget | None = None) -> dict[str, Any]:
    """The best choices with their outcomes, as far as the seat can know."""
    observation = table.observation(seat, Rng(seed))
    asked, label = table.asked(seat), table.game.label
    found = hints.hint(observation, budget, seed)
    return {
        "choices": [
            {"action": choice.action, "label": label(asked, choice.action), "outcome": round(choice.outcome, 3)}
            for choice in found
        ]
    }


def review(record: Record, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(reviews.review(record, seats=[seat], seconds=REVIEW))
    return {"seat": seat, **found}


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, with which it ends
    with contextlib.suppress(OSError):
        os.nice(5)  # people come first
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a bot that prints must not disturb the answers
    for line in sys.stdin:
        try:
            reply = answer(json.loads(line))
        except (Exception, SystemExit) as problem:
            reply = {"error": f"{type(problem).__name__}: {problem}"}
        replies.write(json.dumps(reply) + "\n")
        replies.flush()


if __name__ == "__main__":
    main()
