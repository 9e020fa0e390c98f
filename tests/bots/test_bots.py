"""Bots: honest, reproducible, and stronger step by step."""

from __future__ import annotations

from itertools import pairwise

import pytest

import menagerie
from menagerie.bots.budget import Budget, of_turn
from menagerie.bots.hints import hint
from menagerie.bots.levels import LEVELS
from menagerie.bots.registry import bot, read_budget
from menagerie.core.observation import Observation
from menagerie.core.rng import Rng
from menagerie.lab.arena import Match, fight
from menagerie.lab.ratings import verdict


def observation(seed: int, decisions: int) -> Observation:
    state = menagerie.game("mini-zooloretto").new(2, seed)
    rng = Rng(seed)
    while decisions or len(state.legal_actions()) < 3:
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
        decisions = max(decisions - 1, 0)
    return Observation(state, state.current_player(), Rng(seed))


@pytest.mark.parametrize("name", ["random", "greedy", "montecarlo:60it", "search:60it"])
@pytest.mark.parametrize("decisions", [0, 10, 30, 60])
def test_bots_answer_legally_and_the_same_again(name: str, decisions: int) -> None:
    seen = observation(4, decisions)
    answer = bot(name, 9).choose(seen)
    assert answer in seen.legal_actions()
    assert bot(name, 9).choose(observation(4, decisions)) == answer


def test_search_beats_greedy_beats_random() -> None:
    for better, worse, games in (("greedy", "random", 40), ("search:150it", "greedy", 20)):
        match = Match(game="mini-zooloretto", bots=[better, worse], seats=2, games=games, seed=11)
        assert verdict(fight(match, 2)).sentences[0].startswith(f"{better} is stronger than {worse}")


def test_a_hint_shows_three_different_actions_with_the_bots_choice_first() -> None:
    seen = observation(4, 30)
    found = hint(seen, read_budget("200it"), seed=9)
    actions = [choice.action for choice in found]
    assert len(set(actions)) == 3
    assert actions[0] == bot("search:200it", 9).choose(seen)
    assert set(actions) <= set(seen.legal_actions())
    assert all(0 <= choice.outcome <= 1 for choice in found)


def test_a_hint_for_a_forced_decision_names_the_only_action() -> None:
    state = menagerie.game("mini-zooloretto").new(2, 4)
    while len(state.legal_actions()) > 1:
        state.apply_action(state.legal_actions()[0])
    found = hint(Observation(state, state.current_player(), Rng(1)), read_budget("20it"))
    assert [choice.action for choice in found] == state.legal_actions()


def test_levels_are_bots_with_a_rating_that_rises() -> None:
    assert [level.id for level in LEVELS] == ["easy", "medium", "hard"]
    for level in LEVELS:
        assert type(bot(level.id)) is type(bot(level.bot))
    for lower, higher in pairwise(LEVELS):
        assert lower.rating is not None and higher.rating is not None
        assert lower.rating < higher.rating


def test_a_long_turn_gets_eight_budgets_and_a_little() -> None:
    shares = [of_turn(Budget(1.0, 0), decided).seconds for decided in range(30)]
    assert shares[:5] == [1.0] * 5
    assert sum(shares) < 9.0
    assert min(shares) > 0


@pytest.mark.parametrize(("text", "seconds", "iterations"), [("200ms", 0.2, 0), ("1.5s", 1.5, 0), ("500it", 0.0, 500)])
def test_budgets(text: str, seconds: float, iterations: int) -> None:
    budget = read_budget(text)
    assert (budget.seconds, budget.iterations) == (seconds, iterations)
