"""Random games leave nothing behind."""

from __future__ import annotations

import sys

import pytest

from menagerie import catalog
from menagerie.bots.random import play_randomly
from menagerie.core.game import Game
from menagerie.core.rng import Rng
from menagerie.core.state import Actions


@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.id)
def test_a_random_game_leaves_no_memory_behind(game: Game) -> None:
    actions = Actions()
    blocks = []
    for seed in range(40):
        play_randomly(game.new(game.max_seats, seed), Rng(seed), actions)
        blocks.append(sys.getallocatedblocks())
    assert blocks[-1] - blocks[20] < 20  # a leak of one block a game would already show
