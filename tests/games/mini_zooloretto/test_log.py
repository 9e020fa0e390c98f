"""The log in plain sentences."""

from __future__ import annotations

import pytest

from menagerie.table import Table

from .zoo_builder import GAME, Position

rule = pytest.mark.rule


@rule("MZ-12.1", "MZ-12.4", "MZ-T61")
def test_a_takeover_changes_one_barn_only_and_names_everything() -> None:
    position = Position(seats=3, player=1).zoo(1, ["llama*5"]).zoo(2, ["rhino"], barn="wolf pond").delivery("llama")
    before = position.state.view(0).zoos[2]
    position.play("place llama 1", "takeover", "wolf of player 3", "at 2")
    after = position.state.view(0).zoos[2]
    assert before.barn == ["wolf", "pond"] and after.barn == ["pond"]
    assert before.enclosures == after.enclosures
    assert "Ben takes the wolf from Cy's barn into enclosure 2." in position.log()


@rule("MZ-12.2")
def test_adding_is_one_line_with_truck_and_piles() -> None:
    position = Position().trucks("", "llama").next_tile("wolf").play("add", "load 2")
    assert position.log() == ["Ann draws a wolf and loads truck 2 (2 of 3); 48 tiles left."]


@rule("MZ-12.3", "MZ-12.4")
def test_taking_is_a_line_for_the_truck_and_one_for_each_tile() -> None:
    position = Position().zoo(0, ["llama-f*2 llama*3"], barn="rock").delivery("llama-m pond")
    position.play("place pond 2", "place llama-m 1", "discard", "drop rock")
    assert position.log() == [
        "Ann takes truck 1: llama male, pond.",
        "Ann: pond to enclosure 2.",
        "Ann: llama male to enclosure 1 (now full).",
        "Ann: llama pair: offspring to the barn (enclosure full).",
        "Ann discards a rock from the barn.",
    ]


@rule("MZ-12.2", "MZ-12.3", "MZ-12.5", "MZ-12.6", "MZ-T62")
def test_the_log_of_a_whole_game() -> None:
    table = Table(GAME, 2, 21, players=("Ann", "Ben"))
    choice = 0
    while not table.is_over:
        seat = table.deciders()[0]
        legal = table.legal_actions(seat)
        choice += 1
        table.play(seat, legal[choice % len(legal)])
    lines = [line for _, line in table.log()]
    notations = [move.notation for move in table.moves]
    assert sum("draws" in line and "loads truck" in line for line in lines) == notations.count("add")
    assert lines.count("The first tile of the final pile: this is the last round.") == 1
    placements = sum(notation.startswith("place") for notation in notations)
    born = sum("pair: offspring" in line for line in lines)
    assert sum(": offspring" not in line and " to " in line and ": " in line for line in lines) >= placements
    assert born == sum(event.kind == "offspring" for event in table.journal.events)
    removed = sum(line.count(",") + 1 for line in lines if "was not taken" in line)
    discards = sum("discards" in line for line in lines)
    assert removed + discards == sum(table.state.removed)
    assert sum("starts round" in line for line in lines) == table.state.round - 1
    assert lines[-1] == "The game is over."
    for seat in (0, 1):
        sources = table.state.breakdown(seat)
        assert [name for name, _ in sources] == [
            "Enclosure 1",
            "Enclosure 2",
            "Enclosure 3",
            "Landscapes in enclosures",
            "Animal kinds in the barn",
            "Landscapes in the barn",
        ]
        assert sum(points for _, points in sources) == table.state.score(seat)
