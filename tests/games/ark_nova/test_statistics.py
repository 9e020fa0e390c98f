"""What the lab learns from a game: cards seen, kept and played, the map, actions, tempo and projects."""

from __future__ import annotations

import pytest

from menagerie.bots.greedy import GreedyBot
from menagerie.core.rng import Rng
from menagerie.games.ark_nova import GAME
from menagerie.table import Table


@pytest.fixture(scope="module")
def table() -> Table:
    """A whole game between two greedy bots."""
    played, rng, bot = Table(GAME, 2, 3), Rng(1), GreedyBot(Rng(2))
    while not played.is_over:
        seat = played.deciders()[0]
        played.play(seat, bot.choose(played.observation(seat, rng, history=False)))
    return played


def family(table: Table, seat: int, name: str) -> set[str]:
    found = GAME.statistics(table.state, seat, table.journal.events)
    return {member.partition(": ")[2] for member in found if member.startswith(f"{name}: ")}


@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_is_seen_before_it_is_kept_and_kept_if_it_is_still_in_hand(table: Table, seat: int) -> None:
    seen, kept = family(table, seat, "seen"), family(table, seat, "kept")
    assert kept < seen
    assert family(table, seat, "left in hand") <= kept
    assert kept & family(table, seat, "played")


@pytest.mark.parametrize("seat", [0, 1])
def test_every_animal_and_sponsor_in_the_zoo_was_played(table: Table, seat: int) -> None:
    found = GAME.statistics(table.state, seat, table.journal.events)
    projects = {card.name for card in GAME.content.cards if card.number < 200}
    played = family(table, seat, "played") - projects
    assert len(played) >= found["animals played"] + found["sponsors played"]
    assert len(family(table, seat, "project")) <= found["supported projects"]


@pytest.mark.parametrize("seat", [0, 1])
def test_tempo_actions_and_map(table: Table, seat: int) -> None:
    found = GAME.statistics(table.state, seat, table.journal.events)
    used = sum(value for name, value in found.items() if name.startswith("action: "))
    assert abs(used - found["turns"]) <= found["turns"] / 4  # abilities add actions
    assert len(family(table, seat, "map")) == 1
    assert found["breaks"] > 0
