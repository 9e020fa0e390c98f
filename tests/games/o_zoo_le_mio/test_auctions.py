"""Sections 1 to 5 and 11: setup, sealed bids, years, options and content."""

from __future__ import annotations

import pickle
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
import pytest
from oz_positions import bid, game, lay, listening, log, random_game, tile

from menagerie.bots.greedy import GreedyBot
from menagerie.bots.random import RandomBot
from menagerie.core.errors import ContentError, OptionError, Refused
from menagerie.core.observation import Observation
from menagerie.core.packing import fingerprint
from menagerie.core.rng import Rng
from menagerie.games.o_zoo_le_mio import GAME, content, flow
from menagerie.games.o_zoo_le_mio.scoring import end_year
from menagerie.table import Table
from menagerie.testing.conformance import check_game


@pytest.mark.rule("OZ-T22", "OZ-2.1", "OZ-2.2", "OZ-2.3", "OZ-2.4", "OZ-2.5", "OZ-2.6")
def test_the_set_of_tiles() -> None:
    tables = content.usual().tables
    for colour in range(5):
        halves = [half for half in range(50) if tables.colour[half] == colour]
        assert len(halves) == 10 and sum(tables.stars[half] for half in halves) == 19
    assert all(tables.colour[2 * number] != tables.colour[2 * number + 1] for number in range(25))
    bushes = [tables.bushes[number] for number in range(25)]
    assert (sum(bushes), sum(count > 0 for count in bushes)) == (21, 15)
    exits = sum(int(tables.exits_of(n, 0, half)).bit_count() for n in range(25) for half in (0, 1))
    assert exits == 89
    names = content.usual().names
    assert [names[number] for number in range(25) if not tables.linked[number]] == ["Z01", "Z02", "Z06", "Z21"]
    assert dict(zip(content.COLOUR_NAMES, content.ANIMAL_NAMES, strict=True))["red"] == "birds"


@pytest.mark.rule("OZ-T23", "OZ-1.1", "OZ-2.7", "OZ-3.1", "OZ-3.2", "OZ-3.3", "OZ-3.4", "OZ-3.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup(seats: int) -> None:
    state = GAME.new(seats, 3)
    seen = state.view(None)
    assert sum(zoo.coins for zoo in seen.zoos) == 8 * seats
    assert sorted(seen.pole) == list(range(seats))
    assert (seen.stack, len(seen.row), len(seen.unseen)) == (20, 5, 20)
    for zoo in seen.zoos:
        assert [(half.x, half.y, half.open_exits) for half in zoo.halves] == [(0, 0, "N"), (1, 0, "N")]
        assert (zoo.points, zoo.visitors, zoo.trees, zoo.benches) == (0, 0, 0, 0)
    assert len({tuple(GAME.new(seats, seed).pole) for seed in range(40)}) > 1


@pytest.mark.rule("OZ-T24", "OZ-T30", "OZ-1.1", "OZ-4.1", "OZ-4.4", "OZ-4.5", "OZ-4.7", "OZ-4.11", "OZ-4.13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_years_with_five_auctions(seats: int) -> None:
    state = GAME.new(seats, seats)
    rng = Rng(1)
    kinds = {"bid": 0, "at": 0}
    stacks = {}
    while not state.is_over():
        stacks[state.year] = state.view(None).stack
        legal = state.legal_actions()
        action = legal[rng.below(len(legal))]
        kinds[GAME.actions.decode(action)[0]] += 1
        if state.phase == flow.PLACING:
            assert state.current_player() == state.winner
        state.apply_action(action)
    assert stacks == {1: 20, 2: 15, 3: 10, 4: 5, 5: 0}
    assert kinds == {"bid": 25 * seats, "at": 25 - len(state.view(None).set_aside)}
    assert state.year == 5


@pytest.mark.rule("OZ-T25", "OZ-4.2", "OZ-4.3", "OZ-A10")
def test_tiles_are_auctioned_in_the_order_drawn() -> None:
    state = game(2, "Z03 Z25 Z08 Z19 Z10")
    assert state.view(None).offered.tile == "Z03"
    bid(state, 1, 0)
    with pytest.raises(Refused) as refused:
        state.play("bid 1")
    assert refused.value.args
    state.play("at 1,1 r2")
    assert state.view(None).offered.tile == "Z25"
    assert [face.tile for face in state.view(None).row] == ["Z03", "Z25", "Z08", "Z19", "Z10"]


@pytest.mark.rule("OZ-T26", "OZ-1.5", "OZ-4.6", "OZ-4.10", "OZ-12.5")
def test_a_sealed_bid_is_seen_by_nobody_else() -> None:
    def after(*bids: int) -> tuple[bytes, bytes, list[int], list[str]]:
        state = listening(game(3, flags=[0, 1, 2]))
        bid(state, *bids)
        return (
            msgspec.json.encode(state.view(2)),
            msgspec.json.encode(state.view(None)),
            state.legal_actions(),
            log(state, 2),
        )

    assert after(4, 1) == after(0, 0) == after(8, 8)
    assert after(4, 1)[2] == list(range(9))
    assert after(4, 1)[3] == ["Ann has bid.", "Ben has bid."]
    state = game(3)
    bid(state, 4)
    assert (state.view(0).bid, state.view(1).bid) == (4, None)
    assert [zoo.has_bid for zoo in state.view(None).zoos] == [True, False, False]


@pytest.mark.rule("OZ-4.6")
def test_bids_may_come_in_any_order() -> None:
    one, other = game(3, "Z03"), game(3, "Z03")
    bid(one, 3, 1, 2)
    assert other.deciders() == 7
    for seat, coins in ((2, 2), (0, 3), (1, 1)):
        other.turn_to(seat)
        assert other.current_player() == seat
        other.play(f"bid {coins}")
    assert fingerprint(one) == fingerprint(other)


@pytest.mark.rule("OZ-T27", "OZ-1.3", "OZ-1.4", "OZ-1.6", "OZ-1.8")
def test_resampling_keeps_what_a_seat_knows() -> None:
    state = GAME.new(3, 11)
    rng = Rng(4)
    while state.auction < 7:
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    state.apply_action(0)
    other = state.clone()
    other.determinize(1, Rng(9))
    assert list(other.stack)[:10] == list(state.stack)[:10]
    assert list(other.stack)[10:] != list(state.stack)[10:]
    assert sorted(other.stack) == sorted(state.stack)
    assert msgspec.json.encode(other.view(1)) == msgspec.json.encode(state.view(1))
    assert [zoo.coins for zoo in state.view(None).zoos] == list(state.coins)


@pytest.mark.rule("OZ-1.8")
@pytest.mark.parametrize("bids", [(0, 8), (8, 0), (3, 4)])
def test_a_sealed_bid_may_be_any_legal_one_whatever_it_is(bids: tuple[int, int]) -> None:
    state = game(3)
    for seat, coins in enumerate(bids, start=1):
        state.turn_to(seat)
        state.play(f"bid {coins}")
    rng = Rng(3)
    found: list[set[int]] = [set(), set()]
    for _ in range(1000):
        other = state.clone()
        other.determinize(0, rng)
        for seat in (1, 2):
            found[seat - 1].add(int(other.bids[seat]))
    assert found == [set(range(9))] * 2


@pytest.mark.rule("OZ-T28", "OZ-1.7")
def test_no_chance_after_the_setup() -> None:
    state = GAME.new(3, 5)
    low, high = state.rng.low, state.rng.high
    played = random_game(3, 5)
    assert (played.rng.low, played.rng.high) == (low, high)
    assert fingerprint(played) == fingerprint(random_game(3, 5))


@pytest.mark.rule("OZ-T29", "OZ-4.5", "OZ-4.9", "OZ-5.1")
def test_bids_up_to_the_own_coins() -> None:
    state = game()
    state.coins[0] = 3
    assert state.legal_actions() == [0, 1, 2, 3]
    with pytest.raises(Refused, match=r"OZ-5\.1"):
        state.play("bid 4")
    table = Table(GAME, 2, 1)
    table.state.coins[1] = 0
    table.play(0, 0)
    assert [move.notation for move in table.moves[:2]] == ["bid 0", "bid 0"]
    assert table.moves[1].forced


@pytest.mark.rule("OZ-T8", "OZ-T13", "OZ-T14", "OZ-T32", "OZ-5.2", "OZ-5.3", "OZ-5.4", "OZ-5.5", "OZ-5.6", "OZ-11.5")
@pytest.mark.parametrize(
    ("flags", "bids", "winner", "after"),
    [
        ([0, 2, 3, 1], (2, 3, 3, 1), 2, [0, 3, 1, 2]),  # OZ-T8: Alan, Klaus, Reiner, Wolfgang
        ([0, 1, 2, 3], (0, 0, 0, 0), 0, [1, 2, 3, 0]),
        ([3, 2, 1, 0], (5, 2, 2, 0), 0, [3, 2, 1, 0]),
        ([1, 0], (2, 2), 1, [0, 1]),
    ],
)
def test_the_highest_bid_wins(flags: list[int], bids: tuple[int, ...], winner: int, after: list[int]) -> None:
    state = game(len(flags), flags=flags)
    bid(state, *bids)
    assert state.current_player() == winner
    assert list(state.pole) == after
    assert list(state.coins) == [8 - (bids[winner] if seat == winner else 0) for seat in range(len(flags))]
    assert state.view(None).last_auction.bids == list(bids)


@pytest.mark.rule("OZ-T31", "OZ-5.7", "OZ-1.9")
def test_coins_change_by_winning_bids_and_income_only() -> None:
    state = game(2, "Z03 Z22 Z15 Z19 Z07")
    for price in (3, 0, 2, 1, 4):
        bid(state, price if state.coins[0] >= price else 0, 0 if state.coins[0] >= price else price)
        state.apply_action(state.legal_actions()[0])
    assert state.year == 2
    assert sum(state.coins) == 11


@pytest.mark.rule("OZ-T20", "OZ-T69", "OZ-11.1", "OZ-11.2", "OZ-11.3", "OZ-A16")
def test_professional_years() -> None:
    state = game(2, " ".join(f"Z{number:02}" for number in range(1, 26)), professional=True)
    lengths = []
    for year in range(1, 6):
        state.year = year
        state.row_end = flow.end_of_row(state)
        lengths.append(state.row_end - state.year_start)
        state.year_start = state.row_end
    assert lengths == [6, 4, 4, 5, 6]
    mixed = game(2, "Z02 Z01 Z03 Z04 Z05 Z06", professional=True)
    assert mixed.row_end == 6
    for seed in range(20):
        dealt = GAME.new(2, seed, {"professional": True})
        assert 3 <= dealt.row_end <= 13
        assert random_game(2, seed, professional=True).auction == 25


@pytest.mark.rule("OZ-11.3")
def test_a_year_without_tiles_is_scored_all_the_same() -> None:
    state = game(professional=True)
    state.auction = state.year_start = state.row_end = 25
    state.benches[0] = 1
    state.year = 3
    flow.start_year(state)
    assert state.is_over() and state.total[0] == 9


@pytest.mark.rule("OZ-T70", "OZ-11.4", "OZ-11.6")
def test_only_the_tile_on_offer_is_face_up() -> None:
    state = GAME.new(2, 4, {"show_row": False})
    seen = state.view(0)
    assert (len(seen.row), seen.stack, seen.row_complete) == (1, 24, False)
    other = state.clone()
    other.determinize(0, Rng(2))
    assert other.stack[0] == state.stack[0] and list(other.stack)[1:5] != list(state.stack)[1:5]
    assert Table(GAME, 2, 4, {"show_row": False}).record().options["show_row"] is False
    with pytest.raises(OptionError):
        GAME.new(2, 1, {"show_row": "sometimes"})


@pytest.mark.rule("OZ-T73", "OZ-A12", "OZ-1.6")
def test_hidden_coins_change_the_display_only() -> None:
    shown, hidden = random_game(3, 8), random_game(3, 8, coins_shown=False)
    assert shown.scores() == hidden.scores()
    state = game(3, coins_shown=False)
    assert [zoo.coins for zoo in state.view(1).zoos] == [None, 8, None]
    assert state.legal_actions() == game(3).legal_actions()


def test_the_placing_seat_sees_what_each_place_would_change() -> None:
    state = game(2, "Z03")
    bid(state, 1, 0)
    seen = {place.notation: place for place in state.view(0).placements}
    assert len(seen) == len(state.legal_actions()) == 5
    place = seen["at 1,1 r2"]
    assert (place.benches, place.bushes, place.holding_after) == (1, 3, 4)
    assert [(moved.what, moved.come_from, moved.goes_to) for moved in place.moved] == [
        ("blue visitor", None, 0),
        ("red visitor", None, 0),
        ("tree", None, 0),
    ]
    assert state.view(1).placements == []
    assert state.zoo_size[0] == 0
    assert "1 bench" in GAME.label(state, place.action)


def data(name: str) -> str:
    return resources.files("menagerie.games.o_zoo_le_mio").joinpath("data", name).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("tiles.csv", "Z04,blue,3", "Z04,pink,3", "row 5, column 'a_colour'"),
        ("tiles.csv", "Z04,blue,3", "Z04,blue,4", "row 5, column 'a_stars'"),
        ("tiles.csv", "Z04,blue,3,grey", "Z04,blue,3,blue", "row 5, column 'b_colour'"),
        ("tiles.csv", "Z04,", "Z03,", "row 5, column 'tile_id'"),
        ("start_tile.csv", "START,4,1,0,0", "START,4,1,0,1", "row 2, column 'a_s'"),
        ("scoring.csv", "3,3,1", "3,3,2", "row 4, column 'income_per_zoo_tile'"),
        ("scoring.csv", "5,5,1,rulebook,\n", "", "4 rows instead of 5"),
    ],
)
def test_wrong_content_is_named(tmp_path: Path, file: str, old: str, new: str, message: str) -> None:
    assert old in data(file)
    (tmp_path / file).write_text(data(file).replace(old, new), encoding="utf-8")
    with pytest.raises(ContentError, match=message):
        GAME.with_content(str(tmp_path))


def test_replaced_content_is_played(tmp_path: Path) -> None:
    with pytest.raises(ContentError):
        GAME.with_content(str(tmp_path))
    (tmp_path / "tiles.csv").write_text(data("tiles.csv").replace("Z01,blue,3", "Q01,blue,2"), encoding="utf-8")
    other = GAME.with_content(str(tmp_path))
    state = other.new(2, 1)
    assert other.content_id and not GAME.content_id
    assert state.tables.stars[0] == 2 and GAME.content.tables.stars[0] == 3
    assert other.content.names[0] == "Q01"
    assert fingerprint(pickle.loads(pickle.dumps(state))) == fingerprint(state)


def test_conformance() -> None:
    report = check_game(GAME, games=8)
    assert report.violations == []
    assert report.games == 24


def test_lost_components_are_noticed() -> None:
    state = game()
    assert state.check() == ""
    lay(state, "Z03 at 1,1 r2")
    assert "owner" in state.check()
    for field in ("coins", "visitors", "trees", "total", "pole"):
        broken = game()
        getattr(broken, field)[0] = -1 if field == "coins" else 1 if field != "pole" else broken.pole[1]
        assert broken.check(), field
    end_year(state)
    assert state.owner[tile("Z03")] == 0


@pytest.mark.rule("OZ-1.5", "OZ-4.6", "OZ-12.5")
def test_a_table_takes_sealed_bids_in_any_order_and_shows_none() -> None:
    """Whatever the first two bid, in whatever order: the third seat, a spectator and a bot get the same to see."""

    def seen(bids: dict[int, int]) -> tuple[Any, ...]:
        table = Table(GAME, 4, 3)
        for seat, coins in bids.items():
            table.play(seat, f"bid {coins}")
        assert sorted(table.deciders() + list(bids)) == [0, 1, 2, 3]
        asked = table.asked(1)
        return (
            [msgspec.json.encode(asked.view(eyes)) for eyes in (1, None)],
            table.legal_actions(1),
            sorted(line for _, line in table.log(1)),
            sorted(line for _, line in table.log()),
            fingerprint(table.observation(1, Rng(5)).sample(Rng(5))),
        )

    assert seen({3: 0, 0: 8}) == seen({0: 2, 3: 2}) == seen({3: 7, 0: 1})
    table = Table(GAME, 4, 3)
    for seat, coins in ((2, 1), (0, 4), (3, 0)):
        table.play(seat, f"bid {coins}")
    with pytest.raises(Refused):
        table.play(2, "bid 5")
    table.play(1, "bid 3")
    assert table.state.view(None).last_auction.bids == [4, 3, 1, 0]
    again = Table.of_record(table.record())
    assert fingerprint(again.state) == fingerprint(table.state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random_from_every_seat(seats: int) -> None:
    won = 0.0
    for seed in range(12):
        bots = [RandomBot(Rng(100 * seed + seat)) for seat in range(seats)]
        mine = seed % seats
        state = GAME.new(seats, seed)
        rng = Rng(seed)
        greedy = GreedyBot(Rng(seed))
        while not state.is_over():
            seat = state.current_player()
            bot = greedy if seat == mine else bots[seat]
            state.apply_action(bot.choose(Observation(state, seat, rng)))
        won += state.place(mine) == 1
    assert won >= 9
