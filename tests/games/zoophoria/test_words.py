"""What a player reads: cards, choices, the board in text and the log."""

from __future__ import annotations

import pytest

from menagerie.core.journal import Journal
from menagerie.games.zoophoria import steps

from .zoo_builder import GAME, NAMES, Position

rule = pytest.mark.rule


def labels(position: Position) -> list[str]:
    return [GAME.label(position.state, action) for action in position.state.legal_actions()]


def board(position: Position) -> str:
    return GAME.board(position.state, 0, NAMES)


@rule("ZP-7.3")
def test_a_replacement_is_told_once() -> None:
    position = Position().habitat(0, ["Meerkat:1"]).claims(0, "Koala").go("INSTALL").play("install Koala")
    before = len(position.log())
    position.play("replace Meerkat")
    assert position.log()[before:] == ["Ann: Koala replaces Meerkat, taking over 1 virus cube."]


@rule("ZP-7.3", "ZP-7.5")
def test_a_choice_tells_what_would_be_lost() -> None:
    family = "Lion (Male):1, Lion (Female), Lion Cub:1"
    position = Position().habitat(0, ["Meerkat", family]).claims(0, "Koala").go("INSTALL").play("install Koala")
    assert "Replace Meerkat (eats 1, 2 visitors)" in labels(position)
    assert "Replace lion family (eats 7, 12 visitors, 2 virus cubes)" in labels(position)
    hungry = Position().dice(0, 0, 0).habitat(0, ["Cheetah", "Meerkat"]).go("FEED")
    assert labels(hungry) == [
        "Cheetah leaves unfed (eats 3, 4 visitors)",
        "Meerkat leaves unfed (eats 1, 2 visitors)",
    ]
    staff = Position().habitat(0, [], ["Keeper 1"]).go("INSTALL").play("clear")
    assert labels(staff) == ["Discard Keeper (wage 1, food 3, stacks)"]


@rule("ZP-3.10", "ZP-A35")
def test_guest_services_employees_do_not_claim_to_stack_with_each_other() -> None:
    for name in ("Tour Guide", "Mascot"):
        position = Position().claims(0, name).go("INSTALL")
        assert any("stacks on Guest Services" in label for label in labels(position))
    assert any(label.endswith("stacks)") for label in labels(Position().claims(0, "Restaurant").go("INSTALL")))


@rule("ZP-1.2")
def test_the_board_shows_what_the_cards_of_a_habitat_do() -> None:
    position = Position().habitat(0, ["Giraffe:1", "[Aviary] Emu"], ["Keeper 1 + Hay Barn"])
    drawn = board(position)
    assert "Giraffe ●○○ (eats 3, draws 4)" in drawn and "[Aviary] Emu ○○ (eats 1, draws 1)" in drawn
    assert "Keeper (wage 1, food 3, stacks) + Hay Barn (food 2, stacks)" in drawn
    assert "Emu ○○ (closed)" in board(position.happening(18))
    assert max(map(len, drawn.splitlines())) <= 100


@rule("ZP-15.56")
@pytest.mark.parametrize(("trash", "cubes", "have"), [(0, 0, 1), (1, 0, 0), (0, 1, 0)])
def test_the_clean_target_is_shown_as_reached_only_when_it_is(trash: int, cubes: int, have: int) -> None:
    position = Position().habitat(0, [f"Giraffe:{cubes}"]).trash(trash, 0, 0).targets(0, "T23")
    [shown] = position.state.view(0).targets
    assert (shown.have, shown.count) == (have, 1)


def test_statistics_name_the_first_player_of_monday() -> None:
    state = GAME.new(2, 3)
    state.journal = Journal()
    while state.step < steps.DRAW:
        state.apply_action(state.legal_actions()[0])
    events = state.journal.events
    assert [GAME.statistics(state, seat, events).get("first player: on Monday", 0) for seat in (0, 1)] == [
        int(state.first == seat) for seat in (0, 1)
    ]
