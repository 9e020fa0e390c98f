"""A hint: the actions that the search likes best, with what it expects of them."""

from __future__ import annotations

from typing import Final

from menagerie.bots.budget import Budget
from menagerie.bots.search import Search, Settings
from menagerie.core.observation import Observation
from menagerie.core.rng import Rng

SHOWN: Final = 3


def hint(observation: Observation, budget: Budget, seed: int = 0) -> list[tuple[int, float]]:
    """Up to three actions, best first, each with its estimated outcome from 0 (lost) to 1 (won)."""
    search = Search(observation, Rng(seed), Settings())
    search.run(budget)
    best = search.best()
    found = sorted(search.results(), key=lambda result: (result[0] != best, -result[1], -result[2]))
    return [(action, mean) for action, _, mean in found[:SHOWN]]
