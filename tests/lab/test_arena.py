"""Matches: stopped and continued, on both engines, with their report and review."""

from __future__ import annotations

from multiprocessing import active_children
from pathlib import Path

import msgspec
import pytest

from menagerie.bots.registry import bot
from menagerie.core import catalog
from menagerie.core import record as records
from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.rng import Rng
from menagerie.lab import charts, report
from menagerie.lab.arena import Folder, Match, fight
from menagerie.lab.match import Played
from menagerie.lab.ratings import verdict
from menagerie.lab.report import write_report
from menagerie.lab.review import FEWEST_MOMENTS, review
from menagerie.table import Table

MATCH = Match(game="mini-zooloretto", bots=["greedy", "random"], seats=2, games=24, seed=7)


def test_a_stopped_match_continues_where_it_was(tmp_path: Path) -> None:
    def stop(played: list[Played], total: int) -> None:
        if len(played) >= 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fight(MATCH, 1, folder=Folder(tmp_path), watch=stop)
    with (tmp_path / "games.jsonl").open("a") as file:
        file.write('{"number": 9')  # a line that was cut off
    kept = Folder(tmp_path).games()
    assert 5 <= len(kept) < 24
    first = {game.number: (tmp_path / "records" / f"{game.number:06}.json").stat().st_mtime_ns for game in kept}
    played = fight(MATCH, 2, folder=Folder(tmp_path))
    assert [game.number for game in played] == list(range(24))
    for number, written in first.items():
        assert (tmp_path / "records" / f"{number:06}.json").stat().st_mtime_ns == written
    whole = fight(MATCH, 1)
    assert [game.scores for game in whole] == [game.scores for game in played]
    assert all(records.load(path) for path in (tmp_path / "records").iterdir())


def test_a_killed_worker_loses_nothing() -> None:
    killed: list[int | None] = []

    def kill(played: list[Played], total: int) -> None:
        if not killed and len(played) >= 3:
            victim = active_children()[0]
            killed.append(victim.pid)
            victim.kill()

    match = msgspec.structs.replace(MATCH, bots=["search:40it", "greedy"])
    played = fight(match, 2, watch=kill)
    assert killed
    assert [game.record for game in played] == [game.record for game in fight(match, 1)]


def test_a_folder_keeps_one_match(tmp_path: Path) -> None:
    Folder(tmp_path).open(MATCH)
    for other, words in (({"seed": 8}, "seed 7, not 8"), ({"patience": 5.0}, "patience 30, not 5")):
        with pytest.raises(MenagerieError, match=f"another match \\({words}\\)"):
            Folder(tmp_path).open(msgspec.structs.replace(MATCH, **other))
    assert Folder(tmp_path).open(msgspec.structs.replace(MATCH, games=30)) == []


def test_the_report_stands_alone_and_shows_the_games_own_figures(tmp_path: Path) -> None:
    fight(MATCH, 1, folder=Folder(tmp_path))
    page = write_report(tmp_path).read_text()
    assert "http" not in page
    assert "<script" not in page
    for words in ("Ratings", "Who beats whom", "Scores", "Advantage of the seat", "offspring", "barn losses", "<svg"):
        assert words in page
    parquet = pytest.importorskip("pyarrow.parquet")
    assert parquet.read_table(tmp_path / "games.parquet").num_rows == 48


def test_the_report_of_a_stopped_match_says_what_is_missing() -> None:
    played = fight(MATCH, 1)
    page = report.page(msgspec.structs.replace(MATCH, games=30), played)
    assert "6 games are still to be played" in page
    assert "still to be played" not in report.page(MATCH, played)
    assert "Nothing to show" in report.page(MATCH, [])


def test_the_report_of_lone_bots_compares_their_points() -> None:
    match = Match(game="zoo-tycoon", bots=["greedy", "random"], seats=1, games=6, seed=1)
    page = report.page(match, fight(match, 1))
    assert "Advantage of the seat" not in page
    assert "points with it" in page


def test_charts_have_an_axis_with_round_values_and_a_unit() -> None:
    drawn = charts.bars([charts.Bar("a<b", 3.0, 2.5, 7.2, "3.0", 0)], "points", 1.5)
    assert all(
        words in drawn for words in (">0<", ">2<", ">4<", ">6<", 'class="unit">points', "a&lt;b", 'class="mark"')
    )
    assert ">0<" in charts.bars([charts.Bar("nothing", 0.0, 0.0, 0.0, "0")], "points")
    assert charts.round_values(0.13, 0.31) == pytest.approx([0.15, 0.2, 0.25, 0.3])
    assert charts.round_values(-104, 20) == pytest.approx([-100, -50, 0])
    drawn = charts.histograms([("x", [1.0, 2.0, 2.0]), ("y", [9.0])], "actions")
    assert drawn.count("<svg") == 2
    assert "mean 1.7" in drawn
    assert "the highest step is 100% of the games" in drawn
    drawn = charts.on_a_log_scale([charts.Bar("a", 0.02, 0, 0, "0.02 ms"), charts.Bar("b", 80.0, 0, 0, "80 ms")], "ms")
    assert all(words in drawn for words in (">0.01<", ">100<"))


def test_the_verdict_knows_the_stronger_bot() -> None:
    result = verdict(fight(MATCH, 1))
    assert result.standings[0].bot == "greedy"
    assert result.sentences[0].startswith("greedy is stronger than random")


def test_a_review_ends_with_the_result_and_shows_what_was_lost() -> None:
    game = fight(MATCH, 1)[0]
    found = review(msgspec.convert(game.record, records.Record), "search:60it")
    assert found.curve[-1].chances == game.victories()
    assert all(abs(sum(point.chances) - 1) < 0.01 for point in found.curve)
    loser = game.bots.index("random")
    assert any(mistake.seat == loser for mistake in found.mistakes)
    assert all(mistake.loss >= 0.05 and mistake.played != mistake.preferred for mistake in found.mistakes)


def test_a_review_in_little_time_still_shows_the_whole_game() -> None:
    game = fight(MATCH, 1)[0]
    record = msgspec.convert(game.record, records.Record)
    found = review(record, "search:60it", seconds=1e-6)
    positions = [point.position for point in found.curve]
    assert (positions[0], positions[-1], len(positions)) == (0, len(record.actions), FEWEST_MOMENTS)
    assert found.curve[-1].chances == game.victories()
    assert (found.mistakes, found.judged) == ([], 0)
    assert found.decisions > 20
    one = review(record, "search:60it", seats=[1], seconds=60)
    assert {mistake.seat for mistake in one.mistakes} <= {1}
    assert len(one.curve) > len(found.curve)


@pytest.mark.parametrize(("name", "goal"), [("zoo-tycoon", 30), ("ark-nova", 0)])
def test_a_lone_player_is_measured_by_the_goal_of_the_game(name: str, goal: int) -> None:
    table, player = Table(catalog.game(name), seats=1, seed=5), bot("random", seed=5)
    while not table.is_over:
        table.play(0, player.choose(table.observation(0, Rng(5))))
    assert table.state.score(0) < goal
    found = review(table.record(), "search:20it", seconds=2.0)
    assert found.goal == goal
    assert found.curve[-1].chances == [0.0]
    assert len(found.curve) > 2


def test_equal_bots_show_the_luck_of_the_deal() -> None:
    record = msgspec.convert(fight(MATCH, 1)[0].record, records.Record)
    deal = review(record, "search:20it").deal
    assert deal is not None
    assert deal.games == 100
    assert sum(deal.shares) == pytest.approx(1)
    assert all(low <= share <= high for share, (low, high) in zip(deal.shares, deal.intervals, strict=True))
    hurried = review(record, "search:20it", seconds=1e-6)
    assert hurried.deal is None


@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.id)
def test_every_game_can_be_reviewed(game: Game) -> None:
    """Also in the middle of a turn, where nobody else knows what card is about to be played."""
    table, player = Table(game, seats=game.min_seats, seed=5), bot("greedy", seed=5)
    while not table.is_over:
        seat = table.deciders()[0]
        table.play(seat, player.choose(table.observation(seat, Rng(5))))
    found = review(table.record(), "search:20it", seconds=1.5)
    assert found.curve[-1].position == table.position
    assert all(0 <= chance <= 1 for moment in found.curve for chance in moment.chances)
