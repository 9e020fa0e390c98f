"""The search on small games of which the right play is known."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import menagerie
from menagerie.bots.hints import hint
from menagerie.bots.montecarlo import MonteCarloBot
from menagerie.bots.registry import bot, read_budget
from menagerie.bots.search import Search, Settings
from menagerie.core.game import Game
from menagerie.core.observation import Observation
from menagerie.core.rng import Rng
from menagerie.core.state import OVER, Actions, State

CHOICES: Any = SimpleNamespace(
    actions=range(200), guidance=Game.guidance, playout=Game.playout, candidates=Game.candidates
)


class Toy(State):
    """A list of actions that were played; what they mean is up to the game."""

    def __init__(self, played: tuple[int, ...] = ()) -> None:
        super().__init__(CHOICES, 2, Rng(0))
        self.played = played

    def clone(self) -> Toy:
        return type(self)(self.played)

    def determinize(self, seat: int, rng: Rng) -> None:
        pass

    def apply_action(self, action: int) -> None:
        self.played += (action,)


class Guessing(Toy):
    """Both choose one of three in secret; the second wins if the choices are equal, else the first."""

    def current_player(self) -> int:
        return len(self.played) if len(self.played) < 2 else OVER

    def deciders(self) -> int:
        return (0b11, 0b10, 0)[len(self.played)]

    def legal(self, out: Actions) -> None:
        for action in range(3):
            out.add(action)

    def determinize(self, seat: int, rng: Rng) -> None:
        if seat == 1 and len(self.played) == 1:
            self.played = (rng.below(3),)

    def score(self, seat: int) -> int:
        return int(len(self.played) == 2 and (self.played[0] == self.played[1]) == (seat == 1))


class Trap(Toy):
    """The first may grab a point, whereupon the second takes three; or wait, whereupon he gets two."""

    def current_player(self) -> int:
        return (0, 1, 0, OVER)[len(self.played)]

    def legal(self, out: Actions) -> None:
        out.add(0)
        if len(self.played) == 0 or self.played[0] == 0:
            out.add(1)

    def score(self, seat: int) -> int:
        grabbed = self.played[:1] == (1,)
        if seat == 0:
            return grabbed + 2 * (self.played[:1] == (0,)) * (len(self.played) > 2)
        return 3 * grabbed * (len(self.played) > 1)


class Endless(Toy):
    """Three thousand decisions among a hundred and fifty actions; the last counts most points."""

    def current_player(self) -> int:
        return len(self.played) % 2 if len(self.played) < 3000 else OVER

    def legal(self, out: Actions) -> None:
        for action in range(150):
            out.add(action)

    def score(self, seat: int) -> int:
        return sum(self.played[seat::2][:20])


def seen(state: State) -> Observation:
    return Observation(state, state.current_player(), Rng(1))


def test_sealed_answers_are_not_seen_by_those_who_answer_later() -> None:
    outcomes = [choice.outcome for choice in hint(seen(Guessing()), read_budget("600it"))]
    assert len(outcomes) == 3
    assert all(outcome > 0.5 for outcome in outcomes)  # one who sees the choice would always win against it
    outcomes = [choice.outcome for choice in hint(seen(Guessing((2,))), read_budget("600it"))]
    assert all(outcome < 0.5 for outcome in outcomes)


def test_the_search_sees_the_trap_that_greed_falls_into() -> None:
    assert bot("greedy", 1).choose(seen(Trap())) == 1
    assert bot("search:100it", 1).choose(seen(Trap())) == 0
    assert bot("montecarlo:100it", 1).choose(seen(Trap())) == 0


def test_the_search_stops_when_no_other_action_can_catch_up_and_chooses_the_same() -> None:
    saved = 0
    for seed in range(12):
        position = menagerie.game("mini-zooloretto").new(2, seed)
        for _ in range(seed):
            position.apply_action(position.legal_actions()[0])
        observation = seen(position)
        if len(observation.legal_actions()) == 1:
            continue
        whole = Search(observation, Rng(seed), Settings())
        whole.run(read_budget("300it"))
        short = Search(observation, Rng(seed), Settings())
        short.run(read_budget("300it"), to_the_end=False)
        assert short.best() == whole.best()
        saved += whole.iterations - short.iterations
    assert saved > 0


def test_long_games_and_long_lists_get_an_answer_within_the_budget() -> None:
    assert bot("search:40it", 1).choose(seen(Endless())) > 140
    flat = MonteCarloBot(Rng(1), read_budget("40it"))
    assert flat.choose(seen(Endless())) > 100  # not all could be tried: the promising ones come first
    assert flat.playouts <= 40
