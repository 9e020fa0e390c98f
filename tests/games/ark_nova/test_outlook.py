"""The estimate that bots build on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from ark_nova_table import Scene

import menagerie
from menagerie.bots.registry import bot
from menagerie.core.observation import Observation
from menagerie.games.ark_nova import GAME
from menagerie.games.ark_nova import tables as t
from menagerie.games.ark_nova.look import turns_left
from menagerie.games.ark_nova.outlook import look_at


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


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random(seats: int) -> None:
    assert sum(against_random(seats, seed) for seed in range(8)) >= 7


def scene(arrange: Callable[[Scene], object] | None = None) -> Scene:
    """A position in the middle of a game."""
    found = Scene(seats=3, base_projects=[103, 104, 108])
    found.me.money = 20
    for zoo in found.zoos:
        zoo.appeal, zoo.conservation = 30, 6
    if arrange is not None:
        arrange(found)
    return found


def setting(name: str, value: int) -> Callable[[Scene], None]:
    return lambda one: setattr(one.me, name, value)


BETTER = {
    "money": (setting("money", 20), setting("money", 5)),
    "appeal": (setting("appeal", 40), setting("appeal", 30)),
    "conservation": (setting("conservation", 9), setting("conservation", 6)),
    "X-tokens": (setting("x_tokens", 2), setting("x_tokens", 0)),
    "reputation": (setting("reputation", 6), setting("reputation", 1)),
    "a card more": (lambda one: one.hand(404), lambda one: one.hand()),
    "an animal with a home": (
        lambda one: (one.hand(404), one.somewhere("enclosure-2")),
        lambda one: (one.hand(404), one.somewhere("enclosure-1"), one.somewhere("enclosure-1")),
    ),
    "a partner zoo": (lambda one: one.partners("africa"), lambda _: None),
    "icons of a project": (lambda one: one.icons(africa=4), lambda one: one.icons(asia=4)),
    "an upgraded card": (lambda one: one.upgrade("animals"), lambda _: None),
}


@pytest.mark.parametrize("what", BETTER)
def test_what_is_better_looks_better(what: str) -> None:
    better, worse = BETTER[what]
    assert scene(better).state.outlook(0) > scene(worse).state.outlook(0)


def test_one_enclosure_waits_for_one_animal() -> None:
    """Of two animals that fit, only the better one has a home."""
    one = scene(lambda one: (one.hand(404, 405), one.somewhere("enclosure-2")))
    look = look_at(one.state, one.me)
    assert bin(look.reserved).count("1") == 1
    assert bin(look.playable).count("1") == 1


def test_an_icon_lures_that_brings_a_project_nearer() -> None:
    one = scene(lambda one: one.icons(africa=3))
    look = look_at(one.state, one.me)
    assert look.lure[t.AFRICA] > look.lure[t.AMERICAS] > look.lure[t.EUROPE] == 0


def test_the_nearer_a_zoo_is_to_the_end_the_fewer_turns_are_left() -> None:
    one = scene()
    before = turns_left(one.state, 0)
    one.you.appeal = 70
    assert 1 < turns_left(one.state, 0) < before


def test_the_outlook_of_a_finished_game_is_its_score() -> None:
    state = GAME.new(2, 3)
    rng = menagerie.Rng(1)
    while not state.is_over():
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    assert [state.outlook(seat) for seat in range(2)] == state.scores()
