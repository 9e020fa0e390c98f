"""Flat Monte Carlo: every action in the same possible worlds, the worse half left out again and again."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from menagerie.bots.bot import Bot
from menagerie.bots.budget import Budget, Clock, of_turn
from menagerie.bots.playout import play_on, value_after
from menagerie.bots.random import play_randomly
from menagerie.bots.rewards import Rewards
from menagerie.core.observation import Observation
from menagerie.core.rng import Rng
from menagerie.core.state import Actions, State

LONGEST: Final[i64] = 400  # decisions of a playout; what is not over by then is judged by its outlook


class MonteCarloBot(Bot):
    def __init__(self, rng: Rng, budget: Budget) -> None:
        self.rng: Rng = rng
        self.budget: Budget = budget
        self.actions: Actions = Actions()
        self.playouts: i64 = 0  # of all decisions so far

    def choose(self, observation: Observation) -> int:
        legal = Actions()
        observation.legal(legal)
        if legal.count == 1:
            return legal.items[0]
        halving = Halving(observation, self.rng, legal)
        best = halving.run(of_turn(self.budget, observation.decided))
        self.playouts += halving.playouts
        return best


class Halving:
    """Sequential halving: equal parts of the budget for all actions, the better half, its better half, …"""

    def __init__(self, observation: Observation, rng: Rng, legal: Actions) -> None:
        self.observation: Observation = observation
        self.rng: Rng = rng
        self.actions: Actions = Actions()
        self.playouts: i64 = 0
        self.count: i64 = legal.count  # actions still in the race
        self.arms: vec[i64] = vec[i64](legal.as_list())
        self.totals: vec[float] = vec[float]([0.0] * legal.count)
        self.latest: vec[float] = vec[float]([0.0] * legal.count)  # of one world
        world = observation.sample(rng)
        self.rewards: Rewards = Rewards(world.seats, world.outlook(observation.seat))
        for i in range(legal.count):
            self.totals[i] = value_after(world, observation.seat, self.arms[i])
        self.rank()  # if there is no time for all, the promising ones come first
        for i in range(legal.count):
            self.totals[i] = 0.0

    def run(self, budget: Budget) -> i64:
        """The best action."""
        clock = Clock(budget)
        rounds: i64 = 0
        while (1 << rounds) < self.count:
            rounds += 1
        compared = False
        part: i64 = 1
        while self.count > 1:
            until = float(part) / float(rounds)
            while clock.spent(self.playouts) < until:
                tried = self.try_all(clock)
                if tried < self.count:
                    if compared:
                        break  # a comparison of some of them is unfair
                    self.count = tried
                compared = True
                for i in range(self.count):
                    self.totals[i] += self.latest[i]
            self.rank()
            self.count = (self.count + 1) // 2
            part += 1
        return self.arms[0]

    def try_all(self, clock: Clock) -> i64:
        """One world and one stream of luck for all actions: what differs between them is the action.

        How many of them were tried before the budget was spent.
        """
        seat = self.observation.seat
        world = self.observation.sample(self.rng)
        luck = self.rng.bits()
        i: i64 = 0
        while i < self.count and (i == 0 or clock.spent(self.playouts) < 1.0):
            twin = world.clone()
            twin.apply_action(self.arms[i])
            play_on(twin, Rng(luck), self.actions, LONGEST, 1)
            self.rewards.judge(twin)
            self.latest[i] = self.rewards.of[seat]
            self.playouts += 1
            i += 1
        return i

    def rank(self) -> None:
        """Best first; a sum over the same worlds compares like a mean."""
        arms = self.arms
        totals = self.totals
        i: i64 = 1
        while i < self.count:
            arm = arms[i]
            total = totals[i]
            j = i
            while j > 0 and totals[j - 1] < total:
                arms[j] = arms[j - 1]
                totals[j] = totals[j - 1]
                j -= 1
            arms[j] = arm
            totals[j] = total
            i += 1


def playouts(state: State, rng: Rng, count: i64) -> i64:
    """Play `count` resampled copies of a position to their end; the number of decisions taken."""
    actions = Actions()
    decisions: i64 = 0
    done: i64 = 0
    while done < count:
        world = state.clone()
        world.determinize(-1, rng)
        decisions += play_randomly(world, rng, actions)
        done += 1
    return decisions
