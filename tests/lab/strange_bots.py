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


class Huge(Strange):
    def choose(self, observation: Observation) -> int:
        return 10**40


class Nothing(Strange):
    def choose(self, observation: Observation) -> int:
        return None  # type: ignore[return-value]


class Agreeing(Strange):
    def choose(self, observation: Observation) -> int:
        return True


class Index(Strange):
    """Answers like a library of numbers does."""

    class Number:
        def __init__(self, number: int) -> None:
            self.number = number

        def __index__(self) -> int:
            return self.number

    def choose(self, observation: Observation) -> int:
        return self.Number(observation.legal_actions()[0])  # type: ignore[return-value]


class Printing(Strange):
    def choose(self, observation: Observation) -> int:
        print("{")
        os.write(1, b"{\n")
        return observation.legal_actions()[0]


class Greedy(Strange):
    """Of memory."""

    def choose(self, observation: Observation) -> int:
        kept = []
        while True:
            kept.append(bytearray(100_000_000))


class Rambling(Strange):
    def choose(self, observation: Observation) -> int:
        raise RuntimeError("\ud800 out\nof " + "all " * 100_000)


class Broken(Strange):
    def __init__(self, budget: str, rng: Rng) -> None:
        raise KeyError("weights")
