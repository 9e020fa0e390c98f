"""Live games: forced moves, undo, redo, fork, replay."""

from __future__ import annotations

import pytest

import menagerie
from menagerie.core.errors import Refused
from menagerie.core.packing import fingerprint
from menagerie.table import Table

GAME = menagerie.game("mini-zooloretto")


def play_some(table: Table, decisions: int) -> None:
    rng = menagerie.Rng(4)
    for _ in range(decisions):
        if table.is_over:
            return
        seat = table.deciders()[0]
        legal = table.legal_actions(seat)
        table.play(seat, legal[rng.below(len(legal))])


def test_only_the_seat_that_is_asked_may_play() -> None:
    table = Table(GAME, 3, 5)
    seat = table.deciders()[0]
    other = (seat + 1) % 3
    before = fingerprint(table.state)
    with pytest.raises(Refused, match="not your turn"):
        table.play(other, "load 1")
    with pytest.raises(Refused):
        table.play(seat, "take 1")
    assert fingerprint(table.state) == before


def test_undo_stops_at_new_information_and_at_other_players() -> None:
    table = Table(GAME, 2, 5)
    first = table.deciders()[0]
    assert not table.can_undo(first)  # the forced first draw revealed a tile
    with pytest.raises(Refused, match="nothing to take back"):
        table.undo(first)
    table.play(first, "load 2")
    before = fingerprint(table.state)
    table.undo(first)
    assert table.deciders() == [first] and "load 2" in [
        GAME.actions.notation(action) for action in table.legal_actions(first)
    ]
    table.redo(first)
    assert fingerprint(table.state) == before
    second = table.deciders()[0]
    assert second != first and not table.can_undo(second)
    table.play(second, "add")
    assert not table.can_undo(first) and not table.can_undo(second)


def test_free_undo_goes_back_to_the_own_last_decision() -> None:
    table = Table(GAME, 2, 5, free_undo=True)
    first = table.deciders()[0]
    start = fingerprint(table.state)
    table.play(first, "load 2")
    table.play(table.deciders()[0], "add")
    table.undo(first)
    assert fingerprint(table.state) == start


def test_a_new_action_clears_what_was_undone() -> None:
    table = Table(GAME, 2, 5)
    seat = table.deciders()[0]
    table.play(seat, "load 2")
    table.undo(seat)
    table.play(seat, "load 3")
    assert not table.can_redo(seat)
    with pytest.raises(Refused, match="nothing to play again"):
        table.redo(seat)


def test_replay_and_fork_reach_every_position() -> None:
    table = Table(GAME, 3, 8)
    play_some(table, 500)
    assert table.is_over and table.position > 150
    for at in (0, 1, 24, 25, 26, 50, 99, 100, 101, 150, table.position):
        state = GAME.new(3, 8)
        for move in table.moves[:at]:
            state.play(move.notation)
        assert fingerprint(table.replay(at)) == fingerprint(state)
        assert fingerprint(table.fork(at).replay(at)) == fingerprint(state)
    with pytest.raises(Refused, match="no position"):
        table.replay(table.position + 1)
    with pytest.raises(Refused, match="game is over"):
        table.play(0, "add")


def test_undo_keeps_log_and_snapshots_in_step() -> None:
    table = Table(GAME, 2, 3, free_undo=True)
    play_some(table, 60)
    log, position = table.log(), table.position
    seat = next(move.seat for move in reversed(table.moves) if not move.forced)
    before = fingerprint(table.state)
    table.undo(seat)
    assert table.position < position and len(table.log()) <= len(log)
    table.redo(seat)
    assert fingerprint(table.state) == before and table.log() == log
    assert fingerprint(table.replay(table.position)) == before


def test_people_at_one_screen_take_back_whoever_decided_last() -> None:
    table = Table(GAME, 2, 3, free_undo=True)
    play_some(table, 30)
    last = next(move.seat for move in reversed(table.moves) if not move.forced)
    position = table.position
    for seat in (0, 1):
        assert table.undoer(seat, [0, 1]) == last
    table.undo(last)
    assert table.redoer(1 - last, [0, 1]) == last
    table.redo(last)
    assert table.position == position
    table.free_undo = False
    assert table.undoer(1 - last, [0, 1]) == 1 - last


def test_a_table_of_a_record_goes_on() -> None:
    table = Table(GAME, 2, 3)
    play_some(table, 20)
    again = Table.of_record(table.record())
    assert fingerprint(again.state) == fingerprint(table.state) and again.log() == table.log()
    play_some(again, 400)
    assert again.is_over
