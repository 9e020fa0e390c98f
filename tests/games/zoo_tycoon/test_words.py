"""Words a player reads: labels, prompts, log lines, the board in text, figures for reports."""

from __future__ import annotations

import pytest

from menagerie.core.journal import Journal
from menagerie.core.rng import Rng
from menagerie.core.rules import rule_keys
from menagerie.games.zoo_tycoon.sentences import PROMPTS, RULES
from menagerie.table import Table

from .tycoon_builder import CONTENT, DECISIONS, GAME, Position, play_lively

rule = pytest.mark.rule


def labels(position: Position) -> list[str]:
    return [GAME.label(position.state, action) for action in position.state.legal_actions()]


def test_an_offer_tells_what_its_card_asks_for() -> None:
    words = labels(Position().arrival(1))
    assert words[0] == (
        "Take Plains zebra: 1 male and 3 females offered; level I ungulate, savanna; popularity 2, education 2; "
        "3+ animals (one male or males only), 1 free tile, 1 retreat; 2 on a tile that costs 1"
    )
    assert words[-1] == "Pass: no more trades in this phase"
    assert "Take Asian elephant" not in " ".join(words)


def test_a_worker_tells_what_it_costs() -> None:
    position = Position().keep("lion 1m 1f", tiles=4, points="R").building()
    assert "Animal Keeping: experience with a species rises by 1 (a worker, free)" in labels(position)
    position.play("animal keeping")
    assert labels(position) == ["Lion (experience 1 of 5)"]
    position.play("species lion")
    assert "Animal Keeping: experience with a species rises by 1 (a worker, 3 running costs)" in labels(position)


def test_prompts_name_what_is_decided() -> None:
    position = Position().set(tiles=1).enclosure("savanna", at="3,4 2,4", co="crane").building()
    assert GAME.prompt(position.state) == "Building: you have 10 money, 1 stored tile, 3 workers. What next?"
    position.play("building", "design conservation center 1")
    assert GAME.prompt(position.state) == "Conservation center 1: on which square does it stand?"
    assert labels(position)[0].endswith("(+1 conservation)")
    arrival = Position(year=1).arrival(3)
    assert GAME.prompt(arrival.state) == "Take animals from the Animal Exchange (2 trades left)?"
    arrival.play("take dama gazelle")
    assert GAME.prompt(arrival.state) == "Dama gazelle: how many males arrive?"


def test_enclosures_are_told_apart() -> None:
    position = Position().enclosure("savanna", 4, points="R").keep("lion 1m 1f", tiles=5, points="RR")
    position.keep("giraffe 1m 1f", tiles=5, points="R").building().play("relocate", "species lion")
    assert labels(position) == [
        "E1 (savanna, 4 tiles, 1 retreat, empty)",
        "E3 (savanna, 5 tiles, 1 retreat, Giraffe): swap with Giraffe",
    ]


def test_every_decision_has_a_prompt_and_every_refusal_a_sentence() -> None:
    spoken = {DECISIONS[number] for number in PROMPTS} | {"BUILD", "REINTRODUCE", "GAME_OVER"}
    assert set(DECISIONS.values()) == spoken
    keys = set(GAME_KEYS)
    for number, one in RULES.items():
        assert one.key in keys and one.sentence.endswith(".") and number > 0


GAME_KEYS = rule_keys(GAME).all


def test_the_log_tells_a_year_in_sentences() -> None:
    position = Position(seats=1).enclosure("savanna", 4, points="RR").quarantine("zebra 1m 2f").building()
    position.play("enter", "species plains zebra", "house E1", "males 1", "females 2")
    position.play("focal point", "focal education", "house E1", "entertainment", "entertain popularity", "done")
    assert position.log()[:5] == [
        "Ann lets Plains zebra into E1: 1 male and 2 females (new in the zoo).",
        "Ann builds an education focal point in E1.",
        "Ann entertains visitors for 1 popularity.",
        "Ann has finished building.",
        "Ann earns 11, pays 2 running costs and has 12 money.",
    ]
    assert position.log()[5] == "Year 4 begins."


def test_every_event_of_lively_games_has_a_line() -> None:
    kinds = set()
    for seed in range(6):
        journal = Journal()
        for state, _ in play_lively(3, seed):
            state.journal = journal
        for event in journal.events:
            line = GAME.line(event, ("Ann", "Ben", "Cy"))
            assert line.endswith((".", ".)")) and "  " not in line
            kinds.add(event.kind)
    assert len(kinds) > 30


def test_the_board_fits_into_a_hundred_columns() -> None:
    for seed in range(3):
        for number, (state, _) in enumerate(play_lively(4, seed)):
            if number % 200 == 0:
                text = GAME.board(state, 0, ("Ann", "Ben", "Cy", "Dot"))
                assert max(len(line) for line in text.splitlines()) <= 100
                assert "Animal Exchange, position" in text


@rule("ZT-1.3")
def test_the_view_tells_needs_and_offspring() -> None:
    position = Position().keep("zebra 1m 2f", tiles=4, points="RR", experience=2, discs="1m 0f").building()
    kept = position.state.view(0).zoos[0].species[0]
    assert kept.needs == [
        "free space 2: dark green",
        "retreats 2: light green",
        "group 3: yellow",
        "experience 2 of 4: light green",
    ]
    assert kept.happiness == "yellow" and kept.offspring == "2 dice, 6 or more" and kept.male_discs == 1


def test_figures_for_reports() -> None:
    position = Position().keep("zebra 1m 2f", tiles=4, points="RR").build("park_1", "8,6")
    found = GAME.statistics(position.state, 0, position.state.journal.events)
    assert found["popularity"] == 2 and found["keeps: Plains zebra"] == 1 and found["keeps: Lion"] == 0
    assert found["builds: park 1"] == 1 and found["yellow species"] == 1
    assert set(f"completes: {name}" for name in CONTENT.park_names) <= set(found)


def test_the_text_board_fits_80_columns_and_cuts_no_name() -> None:
    table, rng = Table(GAME, 4, 1), Rng(1)
    while not table.is_over:
        seat = table.state.current_player()
        legal = table.legal_actions(seat)
        table.play(seat, legal[rng.below(len(legal))])
        text = GAME.board(table.state, seat, table.players)
        assert max(map(len, text.splitlines())) <= 80
        assert all(offer.species in text for offer in table.state.view(seat).offers)
