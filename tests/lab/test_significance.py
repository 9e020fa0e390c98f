"""Intervals against independent computations and against matches whose truth is known."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from menagerie.lab.match import Played
from menagerie.lab.ratings import verdict
from menagerie.lab.significance import interval_of_mean, interval_of_share, wilson


def played(
    number: int, seed: int, bots: list[str], places: list[int], scores: list[int], forfeit: int | None = None
) -> Played:
    nothing: list[dict[str, float]] = [{} for _ in bots]
    seats = len(bots)
    return Played(number, seed, bots, scores, places, 10, [5] * seats, [0.1] * seats, nothing, forfeit, "", {})


@pytest.mark.parametrize(("wins", "games"), [(65, 100), (0, 12), (12, 12), (3.5, 7), (1, 1)])
def test_wilson_solves_its_equation(wins: float, games: int) -> None:
    """Its ends are the shares from which the observed one is just 1.96 standard errors away."""
    share = wins / games
    for end in wilson(wins, games):
        if 0 < end < 1:
            assert abs(share - end) / sqrt(end * (1 - end) / games) == pytest.approx(1.959964, rel=1e-6)
        else:
            assert end == pytest.approx(share)


def test_independent_games_have_wilsons_interval() -> None:
    rng = Random(2)
    games = [float(rng.random() < 0.6) for _ in range(400)]
    assert interval_of_share([[game] for game in games]) == pytest.approx(wilson(sum(games), 400), abs=2e-4)
    assert interval_of_share([]) == (0.0, 1.0)


def test_games_that_only_repeat_each_other_count_once() -> None:
    rng = Random(3)
    deals = [float(rng.random() < 0.6) for _ in range(300)]
    once = wilson(sum(deals), 300)
    assert interval_of_share([[deal] * 4 for deal in deals]) == pytest.approx(once, abs=2e-3)


def test_games_that_make_up_for_each_other_do_not_narrow_the_interval() -> None:
    assert interval_of_share([[1.0, 0.0]] * 50) == wilson(50, 100)


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    """Deals that favour one side: games of the same deal agree far more often than chance would have it."""
    rng = Random(5)
    held, naive, matches = 0, 0, 400
    for _ in range(matches):
        deals = []
        for _ in range(40):
            chance = rng.choice((0.1, 0.9))
            deals.append([float(rng.random() < chance) for _ in range(6)])
        low, high = interval_of_share(deals)
        held += low <= 0.5 <= high
        low, high = wilson(sum(map(sum, deals)), 240)
        naive += low <= 0.5 <= high
    assert held / matches > 0.93
    assert naive / matches < 0.8


@pytest.mark.parametrize("deals", [4, 8, 40])
def test_a_mean_of_few_deals_is_as_uncertain_as_it_is(deals: int) -> None:
    rng = Random(7)
    held, matches = 0, 600
    for _ in range(matches):
        values = [[rng.gauss(luck, 1.0) for _ in range(3)] for luck in (rng.gauss(10.0, 3.0) for _ in range(deals))]
        low, high = interval_of_mean(values)
        held += low <= 10.0 <= high
    assert 0.92 < held / matches < 0.985


def test_a_table_with_copies_is_one_comparison_and_ties_are_halves() -> None:
    games = [played(number, number, ["a", "b", "b", "b"], [2, 1, 2, 4], [5, 9, 5, 0]) for number in range(3)]
    duel = next(duel for duel in verdict(games).duels if duel.bot == "a")
    assert duel.games == 3
    assert duel.share == pytest.approx((0 + 0.5 + 1) / 3)
    row = next(row for row in verdict(games).standings if row.bot == "b")
    assert (row.seats, row.victories, row.fair) == (9, 3, 0.25)


def test_lone_bots_are_compared_by_deal() -> None:
    games = []
    for seed in range(20):
        games.append(played(2 * seed, seed, ["a"], [1], [10 + seed]))
        games.append(played(2 * seed + 1, seed, ["b"], [1], [9 + seed if seed else 10]))
    games.append(played(40, 20, ["a"], [1], [50], forfeit=0))
    games.append(played(41, 20, ["b"], [1], [-3]))
    found = verdict(games)
    duel = next(duel for duel in found.duels if duel.bot == "a")
    assert (duel.games, duel.better) == (21, 19.5)
    assert found.sentences[0].startswith("a is stronger than b")
    assert found.standings[0].fair == 0.5
    assert "a forfeited 1 game." in found.sentences
