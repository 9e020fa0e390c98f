"""A hint: the actions that the search likes best, with what it expects of them."""

from __future__ import annotations

from typing import Final

from menagerie.bots.budget import Budget
from menagerie.bots.search import Search, Settings
from menagerie.core.observation import Observation
from menagerie.core.rng import Rng

SHOWN: Final = 3
SECONDS: Final = 0.5


class Choice:
    """An action and its estimated outcome for the seat: from 0 (lost) to 1 (won)."""

    def __init__(self, action: int, outcome: float) -> None:
        self.action: int = action
        self.outcome: float = outcome


def hint(observation: Observation, budget: Budget | None = None, seed: int = 0) -> list[Choice]:
    """Up to three actions, best first. A hint sees no more than the player."""
    search = Search(observation, Rng(seed), Settings())
    search.run(Budget(SECONDS, 0) if budget is None else budget)
    found: list[Choice] = []
    for action, tried, mean in search.ranked():
        if tried > 0 and len(found) < SHOWN:
            found.append(Choice(action, mean))
    return found
