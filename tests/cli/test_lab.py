"""Matches on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from menagerie.lab import ladder
from menagerie.lab.arena import Match
from menagerie.lab.match import Played
from tests.cli.test_cli import document, run

MATCH = ("arena", "mini-zooloretto", "--bots", "greedy,random", "--games", "6", "--seed", "3")


def test_a_match_its_report_and_a_review(tmp_path: Path) -> None:
    found = document(*MATCH, "--out", str(tmp_path))
    assert isinstance(found, dict)
    assert found["games"] == 6
    assert found["standings"][0]["bot"] == "greedy"
    assert {"bot", "other", "share", "low", "high"} <= set(found["duels"][0])
    again = run(*MATCH, "--out", str(tmp_path))
    assert again.returncode == 0
    assert "greedy is stronger than random" in again.stdout
    other = run(*MATCH[:-1], "4", "--out", str(tmp_path))
    assert other.returncode == 2
    assert "holds another match" in other.stderr
    assert run("report", str(tmp_path)).returncode == 0
    assert (tmp_path / "report.html").exists()
    review = document("review", str(tmp_path / "records" / "000000.json"), "--bot", "greedy")
    assert isinstance(review, dict)
    assert len(review["curve"]) > 10


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("arena", "mini-zooloretto", "--bots", "grady,random"), "Did you mean 'greedy'?"),
        (("arena", "mini-zooloretto", "--bots", "search:soon,random"), "'soon' is not a budget"),
        (("arena", "mini-zooloretto", "--bots", "greedy,greedy"), "named twice"),
        (("arena", "mini-zooloretto", "--bots", "greedy", "--engine", "cloud"), "the engines are local, ray"),
        (("ladder", "mini-zooloretto", "no-game"), "There is no game 'no-game'"),
        (("report", "nowhere"), "There is no match in 'nowhere'"),
        (("review", "nowhere"), "There is no file 'nowhere'"),
    ],
)
def test_what_goes_wrong_is_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    ran = run(*words)
    assert ran.returncode == 2
    assert sentence in ran.stderr


def test_a_ladder_is_kept_as_data_page_and_ratings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "HARD", "search:5it")
    monkeypatch.setattr(ladder, "RUNGS", ["random", "greedy"])
    played: list[int] = []

    def watch(match: Match, games: list[Played], total: int) -> None:
        played.append(len(games))
        if len(played) == 3:
            raise KeyboardInterrupt

    out = tmp_path / "games"
    with pytest.raises(KeyboardInterrupt):
        ladder.climb("mini-zooloretto", 4, 2, 2, watch, out)
    kept = len((out / "mini-zooloretto-1" / "games.jsonl").read_text().splitlines())
    found = ladder.climb("mini-zooloretto", 4, 2, 2, watch, out)
    assert played[3] > kept > 0
    ladder.write(tmp_path, found)
    written = json.loads((tmp_path / "benchmarks/ladder/mini-zooloretto.json").read_text())
    assert [match["seats"] for match in written["matches"]] == [2, 2, 4, 4, 2]
    assert written["matches"][0]["command"].startswith("menagerie arena mini-zooloretto --bots greedy,random --seats 2")
    page = (tmp_path / "docs/ladder.md").read_text()
    assert written["command"] in page
    assert "| Easy | `greedy` |" in page
    ratings = json.loads((tmp_path / "src/menagerie/bots/data/ratings.json").read_text())
    assert set(ratings["mini-zooloretto"]) == {"random", "greedy"}
