"""Bots that do not answer as they must."""

from __future__ import annotations

import time

from menagerie.bots.bot import Bot
from menagerie.core.observation import Observation
from menagerie.core.rng import Rng


class Raising(Bot):
    def choose(self, observation: Observation) -> int:
        raise RuntimeError("out of ideas")


class Illegal(Bot):
    def choose(self, observation: Observation) -> int:
        return max(observation.legal_actions()) + 1


class Silent(Bot):
    def choose(self, observation: Observation) -> int:
        while True:
            time.sleep(60)


def raising(budget: str, rng: Rng) -> Bot:
    return Raising()


def illegal(budget: str, rng: Rng) -> Bot:
    return Illegal()


def silent(budget: str, rng: Rng) -> Bot:
    return Silent()
