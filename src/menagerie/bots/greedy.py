"""Looks one step ahead with the game's own outlook."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from menagerie.bots.bot import Bot
from menagerie.core.observation import Observation
from menagerie.core.rng import Rng
from menagerie.core.state import Actions

SAMPLES: Final[i64] = 4  # how many possible hidden worlds an action is tried in


class GreedyBot(Bot):
    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng
        self.actions: Actions = Actions()

    def choose(self, observation: Observation) -> int:
        """The action with the best average outlook; equal ones by lot."""
        actions = self.actions
        actions.clear()
        observation.legal(actions)
        if actions.count == 1:
            return actions.items[0]
        seat = observation.seat
        totals: list[float] = [0.0] * actions.count
        for _ in range(SAMPLES):
            world = observation.sample(self.rng)
            for i in range(actions.count):
                inclination = world.inclination(actions.items[i])
                after = world.clone()
                after.apply_action(actions.items[i])
                totals[i] += after.outlook(seat) + inclination
        best: i64 = 0
        equal: i64 = 1
        for i in range(1, actions.count):
            if totals[i] > totals[best]:
                best = i
                equal = 1
            elif totals[i] == totals[best]:
                equal += 1
                if self.rng.below(equal) == 0:
                    best = i
        return actions.items[best]
