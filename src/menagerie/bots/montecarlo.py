"""Flat Monte Carlo: every action in the same possible worlds, the worse half left out again and again."""

from __future__ import annotations

import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from menagerie.bots.bot import Bot
from menagerie.bots.budget import Budget, TurnBudget
from menagerie.bots.random import play_randomly
from menagerie.bots.rewards import Rewards
from menagerie.core.observation import Observation
from menagerie.core.rng import Rng
from menagerie.core.state import Actions, State

LARGEST: Final[i64] = 0x7FFFFFFF


class MonteCarloBot(Bot):
    def __init__(self, rng: Rng, budget: Budget) -> None:
        self.rng: Rng = rng
        self.turn: TurnBudget = TurnBudget(budget)
        self.actions: Actions = Actions()
        self.playouts: i64 = 0  # of all decisions so far

    def choose(self, observation: Observation) -> int:
        legal = Actions()
        observation.legal(legal)
        if legal.count == 1:
            return legal.items[0]
        world = observation.sample(self.rng)
        rewards = Rewards(world.seats, float(world.score(observation.seat)))
        best = self.halve(observation, legal, rewards, self.turn.next())
        world.apply_action(best)
        if world.seats == 1 or world.current_player() != observation.seat:
            self.turn.end_turn()
        return best

    def halve(self, observation: Observation, legal: Actions, rewards: Rewards, budget: Budget) -> i64:
        """Sequential halving: equal parts of the budget for all actions, the better half, its better half, …"""
        start = time.perf_counter()
        count: i64 = legal.count
        arms = vec[i64](legal.as_list())
        totals = vec[float]([0.0] * count)
        rounds: i64 = 0
        while (1 << rounds) < count:
            rounds += 1
        part: i64 = 1
        while count > 1:
            worlds = max(budget.iterations // (rounds * count), 1) if budget.iterations > 0 else LARGEST
            until = start + budget.seconds * float(part) / float(rounds)
            done: i64 = 0
            while done < worlds:
                self.try_all(observation, arms, totals, count, rewards)
                done += 1
                if budget.iterations == 0 and time.perf_counter() >= until:
                    break
            sort(arms, totals, count)
            count = (count + 1) // 2
            part += 1
        return arms[0]

    def try_all(
        self, observation: Observation, arms: vec[i64], totals: vec[float], count: i64, rewards: Rewards
    ) -> None:
        """One world and one stream of luck for all actions: what differs between them is the action."""
        world = observation.sample(self.rng)
        luck = self.rng.bits()
        i: i64 = 0
        while i < count:
            twin = world.clone()
            twin.apply_action(arms[i])
            play_randomly(twin, Rng(luck), self.actions)
            rewards.judge(twin)
            totals[i] += rewards.of[observation.seat]
            i += 1
        self.playouts += count


def sort(arms: vec[i64], totals: vec[float], count: i64) -> None:
    """Best first; a sum over the same worlds compares like a mean."""
    i: i64 = 1
    while i < count:
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
