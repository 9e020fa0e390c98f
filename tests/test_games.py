"""What every game must fulfil: conformance, golden playthroughs, rules coverage."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import menagerie
from menagerie.testing import check_game, playthrough
from menagerie.testing.coverage import coverage
from menagerie.testing.schemas import as_text

GOLDEN = Path(__file__).parent / "playthroughs"
COVERAGE = Path(__file__).parents[1] / "docs" / "rules"
SEATS = [(game.id, seats) for game in menagerie.catalog.games() for seats in range(game.min_seats, game.max_seats + 1)]


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_random_games_fulfil_the_contract(name: str, seats: int) -> None:
    report = check_game(menagerie.game(name), [seats], games=20)
    assert report.violations == []
    assert report.games == 20 and report.decisions > 0


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_the_golden_playthrough_is_unchanged(name: str, seats: int) -> None:
    """A difference is a change of the rules: intend it, raise `rules_version`, and set UPDATE_GOLDEN=1."""
    text = playthrough(menagerie.game(name), seats, seed=1)
    path = GOLDEN / f"{name}-{seats}.txt"
    if os.environ.get("UPDATE_GOLDEN") == "1":
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def test_every_clause_and_case_is_shown_by_a_test(any_game: menagerie.Game) -> None:
    found = coverage(any_game)
    assert found.missing == [] and found.unknown == []


def test_the_coverage_table_is_up_to_date(any_game: menagerie.Game) -> None:
    table = coverage(any_game).table()
    path = COVERAGE / f"{any_game.id}.md"
    if os.environ.get("UPDATE_GOLDEN") == "1":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(table, encoding="utf-8")
    assert table == path.read_text(encoding="utf-8")


def test_the_schema_of_the_views_is_up_to_date() -> None:
    assert as_text() == (COVERAGE.parent / "views.json").read_text(encoding="utf-8"), "run `make types`"
