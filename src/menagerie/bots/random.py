"""Plays any legal action with equal chance; also the uniform playout that everything is measured with."""

from __future__ import annotations

from mypy_extensions import i64

from menagerie.bots.bot import Bot
from menagerie.core.observation import Observation
from menagerie.core.rng import Rng
from menagerie.core.state import OVER, Actions, State


class RandomBot(Bot):
    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng
        self.actions: Actions = Actions()

    def choose(self, observation: Observation) -> int:
        self.actions.clear()
        observation.legal(self.actions)
        return self.actions.items[self.rng.below(self.actions.count)]


def play_randomly(state: State, rng: Rng, actions: Actions) -> i64:
    """Play a position to its end at random; the number of decisions taken."""
    decisions: i64 = 0
    while state.current_player() != OVER:
        actions.clear()
        state.legal(actions)
        state.apply_action(actions.items[rng.below(actions.count)])
        decisions += 1
    return decisions
