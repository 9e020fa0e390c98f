"""Set-up, information, chance, and invariants over whole games."""

from __future__ import annotations

import msgspec
import pytest

from menagerie.core.packing import fingerprint
from menagerie.core.rng import Rng
from menagerie.testing.conformance import CLOSE, QUICK

from .tycoon_builder import CONTENT, GAME, Position, play_lively, play_randomly

rule = pytest.mark.rule


@rule("ZT-T39", "ZT-3.1", "ZT-3.2", "ZT-3.3", "ZT-6.1", "ZT-6.3", "ZT-A1")
def test_a_new_game() -> None:
    state = GAME.new(4, 7)
    for zoo in state.zoos:
        assert zoo.money == 10 and zoo.tiles == 6 and zoo.costs == 0
        assert (zoo.pop, zoo.edu, zoo.con, zoo.workers_used) == (0, 0, 0, 0)
        assert zoo.prohibitions() == 8 and zoo.free == 40 and [zoo.grid[n] for n in range(8)] == [1] * 8
    assert state.bag_males == state.bag_females == 20
    assert len(state.donors) - state.donor - 1 == 6 and len(state.events) == 18 and state.events_drawn == 0
    assert state.round == 1 and GAME.phase(state) == "Year 1, summer"
    assert bin(state.visited).count("1") == 1


@rule("ZT-T40", "ZT-3.4", "ZT-1.5", "ZT-1.7")
def test_the_seed_decides_all_chance() -> None:
    def game(seed: int) -> str:
        last = None
        for state, _ in play_lively(3, seed):
            last = state
        assert last is not None
        return fingerprint(last)

    assert game(3) == game(3) and game(3) != game(4)
    starters = {GAME.new(3, seed).start_player for seed in range(20)}
    positions = {GAME.new(3, seed).position for seed in range(60)}
    assert starters == {0, 1, 2} and positions == set(range(9))
    position = Position(seats=4)
    position.state.start_player = 2
    order = []
    position.arrival(1)
    while position.decision == "ARRIVE":
        order.append(position.state.player)
        position.play("pass")
    assert order == [2, 3, 0, 1]


@rule("ZT-T41", "ZT-1.3", "ZT-1.4")
def test_all_views_are_equal_and_show_no_order_of_decks() -> None:
    for seed in range(3):
        for state, action in play_lively(3, seed):
            if action is None or state.decision != 25:
                continue
            seen = msgspec.json.encode(state.view(0))
            assert seen == msgspec.json.encode(state.view(2)) == msgspec.json.encode(state.view(None))
            twin = state.clone()
            twin.determinize(1, Rng(seed))
            assert msgspec.json.encode(twin.view(1)) == seen
            assert state.view(0).bag_males == state.bag_males and state.view(0).bag_females == state.bag_females
            break


@rule("ZT-1.4", "ZT-1.5")
def test_resampling_shuffles_what_nobody_knows() -> None:
    state = GAME.new(3, 1)
    decks = set()
    for number in range(8):
        twin = state.clone()
        twin.determinize(0, Rng(number))
        assert sorted(twin.events) == sorted(state.events) and twin.donors[0] == state.donors[0]
        decks.add((tuple(twin.events), tuple(twin.donors)))
    assert len(decks) == 8


@rule("ZT-1.1", "ZT-2.2", "ZT-4.46")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"introductory": True},
        {"ae_path": "starting_player", "pass_final": False},
        {"board_rows": 5, "panda_check": "means"},
    ],
)
def test_lively_games_fulfil_the_contract(seats: int, options: dict[str, object]) -> None:
    """The conformance suite plays at random; here zoos fill with animals, offspring and buildings."""
    rng = Rng(seats)
    for number, (state, action) in enumerate(play_lively(seats, 100 + seats, **options)):
        if action is None:
            break
        for test in {**QUICK, **(CLOSE if number % 29 == 0 else {})}.values():
            test(state, rng)


@rule("ZT-4.47", "ZT-4.3")
def test_games_end() -> None:
    for seed in range(5):
        lengths = [sum(1 for _ in play(4, seed)) for play in (play_randomly, play_lively)]
        assert max(lengths) < 3_000


@rule("ZT-3.1")
def test_the_first_decision_is_an_arrival_with_the_open_donor() -> None:
    state = GAME.new(2, 3)
    view = state.view(0)
    assert view.year == 1 and view.season == "summer" and view.event == ""
    assert view.donor in CONTENT.donor_criteria and view.donors_left == 6
