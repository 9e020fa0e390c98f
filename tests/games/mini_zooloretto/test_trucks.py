"""Turns, trucks and rounds."""

from __future__ import annotations

import pytest

from menagerie.core.errors import Refused
from menagerie.table import Table

from .zoo_builder import GAME, Position, play_randomly

rule = pytest.mark.rule


@rule("MZ-4.1", "MZ-4.6", "MZ-4.8", "MZ-4.9", "MZ-T29")
def test_the_first_turn_of_a_round_can_only_add_and_is_played_without_asking() -> None:
    assert Position().options() == ["add"]
    table = Table(GAME, 3, 5)
    assert [move.notation for move in table.moves] == ["add"] and table.moves[0].forced


@rule("MZ-4.2", "MZ-T30")
def test_players_with_a_truck_are_skipped() -> None:
    position = Position(seats=3).play("add", "load 1")
    assert position.state.current_player() == 1
    position.play("take 1")
    position.play(position.options()[0])
    position.play("add", "load 2")
    assert position.state.current_player() == 0
    position.play("add", "load 2")
    assert position.state.current_player() == 2


@rule("MZ-4.4", "MZ-4.5", "MZ-4.6", "MZ-T11")
def test_full_trucks_can_only_be_taken_and_empty_ones_only_loaded() -> None:
    full = Position().trucks("wolf*3", "llama*3", "rhino*3")
    assert full.options() == ["take 1", "take 2", "take 3"]
    with pytest.raises(Refused, match=r"no truck in the middle has an empty box.*MZ-4\.4"):
        full.play("add")
    empty = Position()
    assert empty.options() == ["add"]
    with pytest.raises(Refused, match=r"MZ-4\.5"):
        empty.play("take 1")


@rule("MZ-4.5", "MZ-4.9", "MZ-T31")
def test_any_truck_with_a_tile_can_be_taken() -> None:
    assert Position().trucks("wolf", "", "pond rock llama").options() == ["add", "take 1", "take 3"]


@rule("MZ-4.10", "MZ-5.2", "MZ-5.5", "MZ-A6", "MZ-T32")
def test_the_tile_is_revealed_before_the_truck_is_chosen_and_there_is_no_way_back() -> None:
    position = Position().trucks("wolf*3", "llama", "").next_tile("meerkat").play("add")
    assert [position.state.view(seat).tile for seat in (0, 1, 2, None)] == ["meerkat"] * 4
    assert position.options() == ["load 2", "load 3"]
    with pytest.raises(Refused, match=r"MZ-4\.1"):
        position.play("take 2")
    with pytest.raises(Refused, match=r"every box of the truck is full.*MZ-5\.4"):
        position.play("load 1")
    position.play("load 3")
    assert position.state.current_player() == 1 and position.decision == "TURN"


@rule("MZ-4.10", "MZ-5.3", "MZ-5.4", "MZ-T33")
def test_a_truck_of_one_box_is_full_with_one_tile() -> None:
    position = Position(seats=2).trucks("wolf", "llama", "", taken={1: 2}).play("add")
    assert position.options() == ["load 2"]
    with pytest.raises(Refused, match="already been taken"):
        position.play("load 3")
    with pytest.raises(Refused, match="no such truck"):
        position.play("load 5")


@rule("MZ-4.3", "MZ-4.6", "MZ-T12")
def test_the_last_player_may_keep_loading() -> None:
    position = Position(seats=3, player=2).trucks("", "", "wolf", taken={0: 0, 1: 1})
    assert position.options() == ["add", "take 3"]
    position.play("add", "load 3", "add", "load 3")
    assert position.options() == ["take 3"] and position.state.current_player() == 2


@rule("MZ-4.8", "MZ-T40")
def test_the_only_truck_left_is_taken_without_asking() -> None:
    for seed in range(200):
        table = Table(GAME, 3, seed)
        while not table.is_over:
            seat = table.deciders()[0]
            legal = table.legal_actions(seat)
            assert len(legal) > 1
            loads = [action for action in legal if "load" in GAME.actions.notation(action)]
            moves = table.play(seat, (loads or legal)[0])
            forced = [move for move in moves[1:] if move.notation.startswith("take")]
            if forced:
                assert all(move.forced for move in forced)
                assert any(line.startswith(table.players[forced[0].seat]) for _, line in table.log())
                return
    pytest.fail("no forced take in 200 games")


@rule("MZ-6.1", "MZ-9.1", "MZ-9.2", "MZ-T37")
def test_a_taken_truck_and_its_taker_are_out_until_the_round_ends() -> None:
    position = Position(seats=2).trucks("wolf", "llama", "rhino").play("take 2", "place llama 1")
    assert "take 2" not in position.options() and position.state.current_player() == 1
    position.play("add", "load 3")
    assert position.state.current_player() == 1
    position.play("take 3")
    while position.decision == "PLACE":
        position.play(position.options()[0])
    view = position.state.view(0)
    assert all(truck.taken_by is None and not truck.tiles for truck in view.trucks)


@rule("MZ-9.3", "MZ-T19")
def test_the_last_taker_starts_the_next_round() -> None:
    position = Position(seats=3, player=1).trucks("wolf", "llama", "rhino")
    position.play("take 1", "place wolf 1")
    assert position.state.current_player() == 2
    position.play("add", "load 2")
    position.play("take 3", "place rhino 1")
    assert position.state.current_player() == 2
    position.play("take 2")
    while position.decision == "PLACE":
        position.play(position.options()[0])
    assert position.state.current_player() == 2 and position.state.round == 2


@rule("MZ-9.4", "MZ-9.5", "MZ-T15")
def test_with_two_players_the_third_trucks_tiles_leave_the_game() -> None:
    position = Position(seats=2).trucks("pond", "llama", "rhino")
    position.play("take 2", "place llama 1", "take 3", "place rhino 1")
    view = position.state.view(0)
    assert view.removed == ["pond"] and not any(truck.tiles for truck in view.trucks)
    assert "Truck 1 was not taken; out of the game: pond." in position.log()


@rule("MZ-4.3", "MZ-9.4", "MZ-T38")
def test_the_last_of_two_players_may_still_load_the_truck_left_over() -> None:
    position = Position(seats=2, player=1).trucks("wolf", "", "", taken={0: 2}).next_tile("rock")
    assert position.options() == ["add", "take 1"]
    position.play("add", "load 2", "take 2", "place rock 1")
    assert position.state.view(0).removed == ["wolf"]


@rule("MZ-9.4", "MZ-A9", "MZ-T39")
def test_nothing_is_removed_when_no_loaded_truck_is_left() -> None:
    two = Position(seats=2).trucks("", "llama", "rhino")
    two.play("take 2", "place llama 1", "take 3", "place rhino 1")
    assert two.state.view(0).removed == []
    table = Table(GAME, 3, 8)
    while not table.is_over:
        table.play(table.deciders()[0], table.legal_actions(table.deciders()[0])[-1])
    assert not any(event.kind == "unclaimed" for event in table.journal.events)


@rule("MZ-5.1", "MZ-10.1", "MZ-T34")
def test_the_final_pile_is_drawn_when_the_ordinary_one_is_empty() -> None:
    position = Position(seats=3).piles(1).play("add")
    view = position.state.view(0)
    assert (view.ordinary_pile, view.final_pile, view.final_round) == (0, 15, False)
    position.play("load 1", "add")
    view = position.state.view(0)
    assert (view.ordinary_pile, view.final_pile, view.final_round) == (0, 14, True)


@rule("MZ-5.1", "MZ-10.1", "MZ-10.2", "MZ-T14")
def test_an_empty_ordinary_pile_alone_ends_nothing() -> None:
    position = Position(seats=2).piles(0).trucks("", "llama", "rhino")
    position.play("take 2", "place llama 1", "take 3", "place rhino 1")
    assert position.decision == "TURN" and not position.state.final_round
    position.play("add")
    assert position.state.final_round


@rule("MZ-4.7", "MZ-10.4", "MZ-T36")
def test_the_final_pile_cannot_run_out() -> None:
    position = Position(seats=5).piles(0)
    for truck in ("1", "2", "3", "4", "5"):
        for _ in range(3):
            position.play("add", f"load {truck}")
    assert position.state.view(0).final_pile == 0
    assert position.options() == [f"take {truck}" for truck in range(1, 6)]
    two = Position(seats=2).piles(0)
    for truck in ("1", "2", "2", "3", "3", "3"):
        two.play("add", f"load {truck}")
    assert two.state.view(0).final_pile == 9


@rule("MZ-10.3", "MZ-A14", "MZ-T35")
def test_the_last_round_is_completed_with_bonus() -> None:
    position = Position(seats=2).zoo(0, ["wolf*5"], barn="pond").trucks("", "wolf", "rhino").piles(0, 14)
    position.state.final_round = True
    position.play("take 2", "place wolf 1")
    assert position.options() == ["discard", "decline"]
    position.play("decline", "take 3", "place rhino 1")
    assert position.decision == "OVER" and position.state.is_over()


@pytest.mark.parametrize(("seats", "least", "most"), [(2, 7, 20), (3, 6, 17), (4, 6, 16), (5, 5, 15)])
@rule("MZ-1.2", "MZ-11.1", "MZ-11.2", "MZ-11.3", "MZ-T28")
def test_tiles_are_conserved_and_rounds_stay_in_range(seats: int, least: int, most: int) -> None:
    for seed in range(40):
        for state, action in play_randomly(seats, seed):
            assert state.check() == ""
            notation = "" if action is None else GAME.actions.notation(action)
            if notation.startswith("take") and notation != "takeover":
                assert 1 <= state.loaded[int(notation[-1]) - 1] <= 3
        assert least <= state.round <= most


@rule("MZ-11.1")
def test_a_lost_tile_is_noticed() -> None:
    state = GAME.new(2, 1)
    state.barns[0] += 1
    assert "instead of" in state.check()
