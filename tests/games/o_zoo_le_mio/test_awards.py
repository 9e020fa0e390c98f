"""Sections 7, 8, 10 and 12: visitors, trees, points, and what the log says."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from oz_positions import NAMES, bid, game, lay, listening, log, random_game, stars, visitors

from menagerie.core.rng import Rng
from menagerie.games.o_zoo_le_mio import GAME
from menagerie.games.o_zoo_le_mio.awards import award
from menagerie.games.o_zoo_le_mio.scoring import end_year, visitors_of


def awarded(counts: list[int], newest: list[int], lone: int = 1) -> list[int]:
    held = vec[i64]([0] * len(counts))
    award(vec[i64](counts), vec[i64](newest), held, 0, 1, lone)
    return list(held)


@pytest.mark.rule("OZ-T4", "OZ-T7", "OZ-T11", "OZ-T19", "OZ-T21", "OZ-T62", "OZ-T63", "OZ-7.8", "OZ-7.9", "OZ-7.10")
@pytest.mark.rule("OZ-7.11", "OZ-8.2", "OZ-8.3", "OZ-8.5", "OZ-8.6", "OZ-A3", "OZ-A4", "OZ-A17")
@pytest.mark.parametrize(
    ("counts", "newest", "lone", "held"),
    [
        ([5, 3], [1, 2], 1, [2, 1]),  # OZ-T4
        ([0, 3], [0, 2], 1, [0, 1]),
        ([5, 6], [1, 2], 1, [1, 2]),
        ([4, 3, 3, 0], [9, 7, 5, 0], 1, [2, 1, 0, 0]),  # OZ-T7: Alan, Klaus, Reiner
        ([0, 3, 3, 4], [0, 8, 14, 3], 1, [0, 0, 1, 2]),  # OZ-T11
        ([2, 0], [1, 0], 1, [1, 0]),  # OZ-T19
        ([2, 1], [1, 2], 1, [2, 1]),
        ([2, 2], [1, 2], 1, [1, 2]),
        ([4, 4, 4], [6, 9, 12], 1, [0, 1, 2]),  # OZ-T21
        ([3, 0, 0], [1, 0, 0], 1, [1, 0, 0]),  # OZ-T62
        ([3, 0, 0], [1, 0, 0], 2, [2, 0, 0]),
        ([3, 1, 0], [1, 2, 0], 2, [2, 1, 0]),
        ([2, 2, 1], [3, 5, 1], 1, [1, 2, 0]),  # OZ-T63
        ([2, 2, 3], [3, 5, 8], 1, [0, 1, 2]),
        ([0, 0], [0, 0], 1, [0, 0]),
    ],
)
def test_two_for_the_first_and_one_for_the_second(
    counts: list[int], newest: list[int], lone: int, held: list[int]
) -> None:
    assert awarded(counts, newest, lone) == held


@pytest.mark.rule("OZ-T5", "OZ-7.6", "OZ-7.12", "OZ-4.8")
def test_an_equal_but_newer_enclosure_is_ahead() -> None:
    state = game()
    lay(state, "Z05 at 0,1 r2", auction=7)
    lay(state, "Z15 at -1,2 r0", auction=8)
    lay(state, "Z07 at 0,1 r2", seat=1, auction=9)
    assert visitors(state, "grey") == [2, 1]
    lay(state, "Z08 at -2,0 r0", seat=1, auction=11)
    assert (stars(state, "grey", 0), stars(state, "grey", 1)) == (5, 5)
    assert visitors(state, "grey") == [1, 2]


@pytest.mark.rule("OZ-T59", "OZ-A5", "OZ-7.6")
@pytest.mark.parametrize(("equal_second", "wanted"), [("renew", [2, 1]), ("keep", [1, 2])])
def test_a_second_enclosure_as_good_as_the_first(equal_second: str, wanted: list[int]) -> None:
    state = game(equal_second=equal_second)
    lay(state, "Z09 at 0,1 r3", auction=2)
    lay(state, "Z25 at 1,1 r2", seat=1, auction=4)
    assert visitors(state, "red") == [1, 2]
    lay(state, "Z24 at 1,1 r0", auction=7)
    assert stars(state, "red") == 3
    assert visitors(state, "red") == wanted


@pytest.mark.rule("OZ-T60", "OZ-7.6")
def test_a_smaller_enclosure_does_not_renew() -> None:
    state = game()
    lay(state, "Z09 at 0,1 r3", auction=2)
    lay(state, "Z08 at 1,2 r0", auction=6)
    assert (stars(state, "red"), state.newest[1]) == (3, 2)


@pytest.mark.rule("OZ-8.1", "OZ-8.4", "OZ-8.7", "OZ-T63")
def test_only_bushes_move_trees() -> None:
    state = game()
    lay(state, "Z19 at 1,1 r2", auction=3)
    lay(state, "Z23 at 0,1 r0", seat=1, auction=5)
    assert list(state.trees) == [1, 2]
    lay(state, "Z11 at 2,0 r3", auction=6)
    assert (list(state.trees), state.newest_bush[0]) == ([1, 2], 3)
    lay(state, "Z12 at -1,0 r3", auction=7)
    assert (list(state.bushes), list(state.trees)) == ([3, 2], [2, 1])


@pytest.mark.rule("OZ-T9", "OZ-T10", "OZ-T65", "OZ-12.1", "OZ-12.3", "OZ-7.5")
def test_the_fourteenth_auction() -> None:
    """Seats: Alan, Klaus, Reiner, Wolfgang."""
    state = game(4)
    reiner = 2
    gains = lay(state, "Z04 at 0,2 r1", "Z22 at -1,1 r3", "Z25 at -2,2 r3", seat=reiner, auction=5)
    assert gains == [0, 1, 0]
    assert (stars(state, "blue", reiner), stars(state, "red", reiner), state.bushes[reiner]) == (5, 3, 2)
    for seat, best, newest in ((0, 4, 9), (1, 3, 7)):
        state.best[seat * 5 + 1], state.newest[seat * 5 + 1] = best, newest
    state.visitors[1], state.visitors[6], state.visitors[11] = 2, 1, 0
    for seat, bushes, newest, trees in ((1, 3, 8, 1), (3, 4, 6, 2), (2, 2, 5, 0)):
        state.bushes[seat], state.newest_bush[seat], state.trees[seat] = bushes, newest, trees
    listening(state)
    assert lay(state, "Z02 at -3,2 r3", seat=reiner, auction=14) == [0]
    assert visitors(state, "red") == [1, 0, 2, 0]
    assert (stars(state, "red", reiner), stars(state, "blue", reiner), state.newest[reiner * 5]) == (4, 5, 5)
    assert list(state.trees) == [0, 0, 1, 2]
    lines = log(state)
    assert "Cy: birds 3 → 4 stars, newest." in lines
    assert "A red visitor comes to Cy from Ann (4 stars against 4)." in lines
    assert "A red visitor comes to Cy from Ben (4 stars against 3)." in lines
    assert "Cy: third bush." in lines
    assert "A tree comes to Cy from Ben (3 bushes against 3)." in lines
    assert "Cy: no closed path." in lines


@pytest.mark.rule("OZ-T1", "OZ-T12", "OZ-10.1", "OZ-10.2", "OZ-12.4")
@pytest.mark.parametrize(
    ("year", "visiting", "trees", "benches", "points"),
    [(3, 3, 2, 1, 18), (4, 3, 2, 1, 24), (3, 3, 0, 1, 12), (3, 2, 0, 2, 12), (3, 5, 1, 1, 21), (3, 4, 2, 1, 21)],
)
def test_points_of_a_year(year: int, visiting: int, trees: int, benches: int, points: int) -> None:
    state = listening(game())
    state.year = year
    for colour in range(visiting):
        state.visitors[colour] = 1
    state.trees[0], state.benches[0], state.coins[0] = trees, benches, 30
    end_year(state)
    assert state.total[0] == points
    if (visiting, trees) == (5, 1):
        assert log(state)[0] == "Ann: 5 visitors + 1 tree + 1 bench = 7 × 3 = 21, total 21; income 0."


@pytest.mark.rule("OZ-T17", "OZ-9.2")
def test_a_bench_scores_every_year() -> None:
    state = game()
    for year in range(1, 6):
        state.year = year
        state.benches[0] = 0 if year < 2 else 1
        end_year(state)
    assert state.total[0] == 14
    assert sum(points for _, points in state.breakdown(0)) == 14


@pytest.mark.rule("OZ-T15", "OZ-10.3", "OZ-10.4", "OZ-A2", "OZ-T68", "OZ-10.5", "OZ-A15")
@pytest.mark.parametrize(("start_income", "year", "income"), [(False, 1, 3), (True, 1, 4), (False, 5, 3)])
def test_income_for_zoo_tiles(start_income: bool, year: int, income: int) -> None:
    state = game(start_income=start_income)
    lay(state, "Z19 at 1,1 r2", "Z12 at -1,0 r3", "Z11 at 2,0 r3")
    state.year = year
    before = state.coins[0]
    end_year(state)
    assert state.coins[0] - before == income


@pytest.mark.rule("OZ-T67", "OZ-10.6", "OZ-A8", "OZ-10.2")
def test_equal_totals_share_the_victory() -> None:
    state = game(3)
    for seat, (total, coins) in enumerate(((61, 9), (61, 0), (40, 3))):
        state.total[seat], state.coins[seat] = total, coins
    assert state.ranking() == [1, 1, 3]


@pytest.mark.rule("OZ-T66", "OZ-1.2", "OZ-4.3", "OZ-5.5", "OZ-12.2", "OZ-10.1", "OZ-10.3")
def test_a_whole_year() -> None:
    state = listening(game(3, "Z03 Z25 Z08 Z19 Z10", flags=[1, 2, 0]))
    auctions = [
        ((2, 2, 1), 1, "at 1,1 r2", [2, 0, 1], [8, 6, 8], [0, 1, 0]),
        ((3, 0, 2), 0, "at 1,1 r0", [2, 0, 1], [5, 6, 8], [1, 2, 0]),
        ((0, 1, 1), 2, "at 0,1 r3", [0, 1, 2], [5, 6, 7], [0, 2, 1]),
        ((0, 4, 3), 1, "at -1,1 r2", [0, 1, 2], [5, 2, 7], [0, 2, 1]),
        ((1, 1, 1), 0, "at 2,2 r3", [1, 2, 0], None, [1, 2, 0]),
    ]
    for bids, winner, where, flags, coins, trees in auctions:
        bid(state, *bids)
        assert state.current_player() == winner
        state.play(where)
        assert list(state.pole) == flags
        assert coins is None or list(state.coins) == coins
        assert list(state.trees) == trees
    assert [visitors_of(state, seat) for seat in range(3)] == [5, 2, 2]
    assert visitors(state, "yellow") == [2, 1, 0]
    assert list(state.benches) == [0, 1, 0]
    assert state.scores() == [6, 5, 2]
    assert list(state.coins) == [6, 4, 8]
    assert (stars(state, "blue", 1), state.newest[5], stars(state, "red", 0)) == (1, 4, 5)
    lines = log(state)
    assert "Bids: Ann 2, Ben 2, Cy 1 – Ben's flag is the highest of Ann and Ben; Ben pays 2." in lines
    assert "Flags from the top: Cy, Ann, Ben." in lines
    assert "A red visitor comes to Ben from the supply (1 star)." in lines


@pytest.mark.rule("OZ-T64", "OZ-7.13", "OZ-A11", "OZ-T72", "OZ-12.1", "OZ-1.9")
@pytest.mark.parametrize("seed", range(12))
def test_a_placement_changes_only_visitors_and_trees_elsewhere(seed: int) -> None:
    state = GAME.new(2 + seed % 3, seed)
    rng = Rng(seed)
    while not state.is_over():
        legal = state.legal_actions()
        action = legal[rng.below(len(legal))]
        before = state.clone()
        state.apply_action(action)
        per_colour = [sum(visitors(state, name)) for name in ("blue", "red", "grey", "yellow", "orange")]
        assert set(per_colour) <= {0, 1, 3} and sum(per_colour) != 14
        assert all(new >= old for new, old in zip(state.best, before.best, strict=True))
        assert min(state.coins) >= 0
        if before.winner >= 0:
            winner, tile = before.winner, before.stack[before.auction]
            colours = {before.tables.colour[2 * tile], before.tables.colour[2 * tile + 1]}
            for seat in range(state.seats):
                if seat != winner:
                    assert state.zoo_size[seat] == before.zoo_size[seat]
                    assert state.benches[seat] == before.benches[seat]
                for colour in set(range(5)) - colours:
                    assert state.visitors[seat * 5 + colour] == before.visitors[seat * 5 + colour]


@pytest.mark.rule("OZ-T71", "OZ-2.1", "OZ-A7")
def test_supplies_are_no_limits() -> None:
    state = game()
    state.coins[0], state.benches[0] = 60, 20
    lay(state, "Z03 at 1,1 r2")
    end_year(state)
    assert (state.benches[0], state.coins[0], state.total[0]) == (21, 61, 24)


def test_statistics_add_up() -> None:
    state = random_game(3, 5)
    for seat in range(3):
        found = GAME.statistics(state, seat, [])
        assert sum(found[f"points from {name}"] for name in ("visitors", "trees", "benches")) == state.score(seat)
    assert all(name in GAME.board(state, 0, NAMES) for name in NAMES[:3])
