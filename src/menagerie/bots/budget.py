"""How long a bot may think: seconds, or a number of iterations that gives the same answer on every machine."""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import i64

TURN: Final = 8.0  # a turn of many small decisions gets this many budgets in all
OF_THE_REST: Final = 0.25  # what one decision may take of what is left for the turn
LEAST: Final = 1.0 / 32.0  # of a budget: even the last decision of a long turn is thought about


class Budget:
    """Either `seconds` or `iterations`; the other is 0."""

    def __init__(self, seconds: float, iterations: i64) -> None:
        self.seconds: float = seconds
        self.iterations: i64 = iterations

    def part(self, share: float) -> Budget:
        if self.iterations > 0:
            return Budget(0.0, max(i64(float(self.iterations) * share), 1))
        return Budget(self.seconds * share, 0)


class Clock:
    """Runs from the moment it is made."""

    def __init__(self, budget: Budget) -> None:
        self.budget: Budget = budget
        self.start: float = time.perf_counter()

    def spent(self, done: i64) -> float:
        """The part of the budget that is used up after `done` iterations; 1 is all of it."""
        if self.budget.iterations > 0:
            return float(done) / float(self.budget.iterations)
        return (time.perf_counter() - self.start) / self.budget.seconds


def of_turn(budget: Budget, decided: i64) -> Budget:
    """The part of a budget for the next decision of a turn, so that a long turn does not take for ever."""
    spent = 0.0
    share = 1.0
    while decided > 0 and share > LEAST:
        spent += share
        share = max(min((TURN - spent) * OF_THE_REST, 1.0), LEAST)
        decided -= 1
    return budget if share == 1.0 else budget.part(share)
