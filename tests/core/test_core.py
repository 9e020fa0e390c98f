"""Random numbers, notation, options and packing."""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

import menagerie
from menagerie import Rng
from menagerie.core import catalog
from menagerie.core.actions import ActionSpace, choice, number
from menagerie.core.errors import NotationError, OptionError, Refused, UnknownGame
from menagerie.core.options import Option, read_options
from menagerie.core.packing import fingerprint

GAME = menagerie.game("mini-zooloretto")


def test_the_generator_gives_the_same_numbers_everywhere() -> None:
    rng = Rng(7)
    assert [rng.bits() for _ in range(4)] == [2083227582, 2432132587, 3241638781, 1274679414]
    script = "import menagerie; r = menagerie.Rng(7); print([r.bits() for _ in range(1000)])"
    runs = [
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "MENAGERIE_PURE": pure},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for pure in ("0", "1")
    ]
    assert runs[0] == runs[1]


@given(st.integers(0, 2**63 - 1), st.integers(1, 2**31))
def test_below_stays_below(seed: int, bound: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(20))


def test_below_is_uniform() -> None:
    rng = Rng(3)
    counts = [0] * 7
    for _ in range(70_000):
        counts[rng.below(7)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 22.5  # chi-square, 6 degrees, 0.1 %


def test_a_copy_goes_on_alike_and_a_shuffle_keeps_all() -> None:
    rng = Rng(5)
    twin = rng.copy()
    assert [rng.bits() for _ in range(5)] == [twin.bits() for _ in range(5)]
    items = vec[i64](list(range(50)))
    rng.shuffle(items)
    assert sorted(items) == list(range(50)) and list(items) != list(range(50))


def test_every_action_has_a_notation_that_leads_back() -> None:
    space = GAME.actions
    for action in range(len(space)):
        assert space.parse(space.notation(action)) == action
        kind, numbers = space.decode(action)
        assert space.encode(kind, *numbers) == action


def test_notation_is_read_leniently_and_errors_help() -> None:
    assert GAME.actions.notation(GAME.actions.parse("  PLACE   Llama-F barn ")) == "place llama-f barn"
    with pytest.raises(NotationError, match="did you mean 'llama'"):
        GAME.actions.parse("place lama 3")
    with pytest.raises(NotationError, match="is not an action"):
        GAME.actions.parse("")
    with pytest.raises(NotationError, match="actions are 0 to"):
        GAME.actions.notation(-1)
    with pytest.raises(NotationError):
        GAME.actions.encode("take", 9)


def test_a_space_without_gaps_is_enforced() -> None:
    space = ActionSpace()
    space.segment(0, "pass")
    with pytest.raises(ValueError, match="should start at 1"):
        space.segment(2, "bid", number("coins", 0, 3))
    with pytest.raises(ValueError, match="every argument"):
        space.segment(1, "bid", number("coins", 0, 3), template="bid")
    with pytest.raises(ValueError, match="not all different"):
        choice("tile", ("a", "A"))


def test_options_are_checked() -> None:
    known = (Option("flag", False, (False, True), "A flag."), Option("size", 1, (1, 2), "A size."))
    assert read_options(known, {"flag": "TRUE", "size": "2"}) == {"flag": True, "size": 2}
    assert read_options(known, None) == {"flag": False, "size": 1}
    with pytest.raises(OptionError, match="one of 1, 2"):
        read_options(known, {"size": True})
    with pytest.raises(OptionError, match="no option 'colour'"):
        read_options(known, {"colour": 1})


def test_an_unknown_game_is_named_with_a_suggestion() -> None:
    with pytest.raises(UnknownGame, match="Did you mean 'mini-zooloretto'"):
        catalog.game("mini-zoloretto")


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "7", True])
def test_a_wrong_seed_is_refused(seed: object) -> None:
    with pytest.raises(OptionError, match="seed"):
        GAME.new(2, seed)  # type: ignore[arg-type]


def test_illegal_and_unknown_actions_change_nothing() -> None:
    state = GAME.new(2, 1)
    before = fingerprint(state)
    for action in ("take 1", "load 1", "dance", 5000, -1):
        with pytest.raises((Refused, NotationError)):
            state.play(action)
    assert fingerprint(state) == before


def test_a_position_can_be_pickled_and_packed() -> None:
    state = GAME.new(4, 9)
    for _ in range(60):
        state.apply_action(state.legal_actions()[-1])
    again = pickle.loads(pickle.dumps(state))
    assert fingerprint(again) == fingerprint(state) and again.legal_actions() == state.legal_actions()
    assert fingerprint(GAME.unpack(json.loads(json.dumps(state.pack())))) == fingerprint(state)


def test_an_observation_holds_no_way_to_the_true_order() -> None:
    state = GAME.new(2, 3)
    observation = menagerie.Observation(state, 0, Rng(1))
    assert observation.view() == state.view(0) and observation.legal_actions() == state.legal_actions()
    worlds = {bytes(observation.sample(Rng(seed)).pile) for seed in range(20)}
    assert len(worlds) == 20 and bytes(state.pile) not in worlds | {bytes(observation._base.pile)}
