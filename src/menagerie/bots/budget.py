"""How long a bot may think: seconds, or a number of iterations that gives the same answer on every machine."""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import i64

BETWEEN_LOOKS: Final[i64] = 8  # iterations between two looks at the clock
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

    def allows(self, done: i64) -> bool:
        """Whether another iteration may follow after `done` of them."""
        if self.budget.iterations > 0:
            return done < self.budget.iterations
        return done % BETWEEN_LOOKS != 0 or time.perf_counter() - self.start < self.budget.seconds


class TurnBudget:
    """Shares a budget among the decisions of one turn, so that a long turn does not take for ever."""

    def __init__(self, budget: Budget) -> None:
        self.budget: Budget = budget
        self.spent: float = 0.0  # in budgets, since the turn began

    def next(self) -> Budget:
        """The budget of the next decision."""
        share = max(min((TURN - self.spent) * OF_THE_REST, 1.0), LEAST)
        self.spent += share
        return self.budget if share == 1.0 else self.budget.part(share)

    def end_turn(self) -> None:
        self.spent = 0.0
