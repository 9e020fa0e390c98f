"""A bot that fails costs its own game, nothing else."""

from __future__ import annotations

import pytest
from strange_bots import illegal, raising, silent

from menagerie.bots import registry
from menagerie.core.errors import MenagerieError
from menagerie.lab.match import Pairing, play
from menagerie.lab.schedule import line_ups


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, maker in (("raising", raising), ("illegal", illegal), ("silent", silent)):
        monkeypatch.setitem(registry.MAKERS, name, maker)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("raising", "raised RuntimeError: out of ideas"),
        ("illegal", "not a legal action"),
        ("silent", "no answer within"),
    ],
)
def test_a_failing_bot_forfeits_and_is_named(name: str, reason: str) -> None:
    game = play(Pairing(0, "mini-zooloretto", 3, ["greedy", name], {}, 0.2))
    assert game.forfeit == 1
    assert name in game.reason
    assert reason in game.reason
    assert game.victories() == [1.0, 0.0]


def test_the_same_pairing_gives_the_same_record() -> None:
    pairing = Pairing(0, "mini-zooloretto", 5, ["search:40it", "montecarlo:40it"])
    assert play(pairing).record == play(pairing).record


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    for bots, seats in ((["a", "b"], 2), (["a", "b", "c"], 2), (["a", "b"], 4), (["a", "b", "c", "d"], 4)):
        tables = line_ups(bots, seats)
        for bot in bots:
            counts = [sum(table[seat] == bot for table in tables) for seat in range(seats)]
            assert len(set(counts)) == 1
            assert counts[0] > 0


def test_unknown_bots_and_budgets_are_named() -> None:
    for name in ("serach:1s", "search", "search:fast", "search:0ms", "random:1s", "search:1.5it"):
        with pytest.raises(MenagerieError):
            registry.bot(name)
