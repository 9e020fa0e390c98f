"""Bots of another package: one that plays, and some that do not answer as they must."""

from __future__ import annotations

import os
import time

from menagerie.bots.bot import Bot
from menagerie.core.observation import Observation
from menagerie.core.rng import Rng


class Sound(Bot):
    """Plays the action at a place in the list that its budget names."""

    def __init__(self, budget: str, rng: Rng) -> None:
        self.place = int(budget)

    def choose(self, observation: Observation) -> int:
        legal = observation.legal_actions()
        return legal[self.place % len(legal)]


class Strange(Bot):
    def __init__(self, budget: str, rng: Rng) -> None:
        pass


class Raising(Strange):
    def choose(self, observation: Observation) -> int:
        raise RuntimeError("out of ideas")


class Leaving(Strange):
    def choose(self, observation: Observation) -> int:
        raise SystemExit(0)


class Illegal(Strange):
    def choose(self, observation: Observation) -> int:
        return max(observation.legal_actions()) + 1


class Vague(Strange):
    def choose(self, observation: Observation) -> int:
        return "the left one"  # type: ignore[return-value]


class Silent(Strange):
    def choose(self, observation: Observation) -> int:
        while True:
            time.sleep(60)


class Stubborn(Strange):
    def choose(self, observation: Observation) -> int:
        while True:
            try:
                time.sleep(0.01)
            except BaseException:
                continue


class Crashing(Strange):
    def choose(self, observation: Observation) -> int:
        os._exit(3)


class Broken(Strange):
    def __init__(self, budget: str, rng: Rng) -> None:
        raise KeyError("weights")
