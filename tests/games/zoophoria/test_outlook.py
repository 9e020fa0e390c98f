"""The estimate that bots build on."""

from __future__ import annotations

import pytest

import menagerie
from menagerie.bots.registry import bot
from menagerie.core.observation import Observation

from .zoo_builder import GAME, Position


def against_random(seats: int, seed: int) -> bool:
    """Whether one greedy bot wins against random ones."""
    state = GAME.new(seats, seed)
    rng = menagerie.Rng(seed)
    own = seed % seats
    players = [bot("greedy" if seat == own else "random", seed * 7 + seat) for seat in range(seats)]
    while not state.is_over():
        seat = state.current_player()
        state.apply_action(players[seat].choose(Observation(state, seat, rng)))
    return state.ranking()[own] == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    assert sum(against_random(seats, seed) for seed in range(10)) >= 9


def test_the_outlook_of_a_finished_game_is_its_score() -> None:
    position = Position().visitors(30, 0, 0).day("Sunday").go("END_OF_ROUND")
    assert position.state.outlook(0) == position.score()[0]


BETTER = [
    (Position().habitat(0, ["Giraffe"]), Position()),
    (Position().habitat(0, ["Giraffe"], ["Keeper 1"]), Position().habitat(0, ["Giraffe"], ["Director"])),
    (Position().coins(9, 0, 0), Position().coins(2, 0, 0)),
    (
        Position().habitat(0, ["Giraffe:1", "Koala"], ["Head Veterinarian"]),
        Position().habitat(0, ["Giraffe:4", "Koala:2"], ["Head Veterinarian"]),
    ),
    (Position().trash(0, 0, 0), Position().trash(9, 0, 0)),
    (Position().worker(0, "blue_1", 6), Position().worker(0, "blue_1", 1)),
    (Position().claims(0, "Giraffe"), Position().claims(0, "Meerkat")),
    (
        Position().visitors(20, 0, 0).dice(3, 3, 3, event=5).worker(0, "orange"),
        Position().visitors(20, 0, 0).dice(3, 3, 3, event=5),
    ),
]


@pytest.mark.parametrize(("better", "worse"), BETTER)
def test_what_is_better_looks_better(better: Position, worse: Position) -> None:
    assert better.go("INSTALL").state.outlook(0) > worse.go("INSTALL").state.outlook(0)
