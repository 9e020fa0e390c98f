"""The end of the game in its exact order."""

from __future__ import annotations

import pytest

from menagerie.games.zoo_tycoon.endgame import score_welfare
from menagerie.games.zoo_tycoon.projects import welfare_points

from .tycoon_builder import GAME, Position

rule = pytest.mark.rule


def tracks_at_end(pop: int, con: int, welfare: int) -> Position:
    """One zoo at the step of animal welfare with so many points to come."""
    position = Position(seats=1).set(pop=pop, con=con)
    position.state.end_welfare[0] = welfare
    position.state.turn = 0
    score_welfare(position.state)
    return position


@rule("ZT-T24", "ZT-16.7", "ZT-4.44")
def test_welfare_points_go_to_the_lower_track_and_then_alternate() -> None:
    for first, expected in (("popularity", (23, 22)), ("conservation", (22, 23))):
        position = tracks_at_end(20, 20, 5)
        assert position.decision == "WELFARE_TRACK"
        assert position.options() == ["first popularity", "first conservation"]
        position.play(f"first {first}")
        assert (position.tracks()[0], position.tracks()[2]) == expected and position.state.score(0) == 22
    for first, expected in (("popularity", (22, 21)), ("conservation", (21, 22))):
        position = tracks_at_end(18, 20, 5).play(f"first {first}")
        assert (position.tracks()[0], position.tracks()[2]) == expected and position.state.score(0) == 21
    even = tracks_at_end(19, 20, 5)
    assert even.decision == "BUILD" and (even.tracks()[0], even.tracks()[2]) == (22, 22)
    far = tracks_at_end(10, 20, 5)
    assert (far.tracks()[0], far.tracks()[2]) == (15, 20)


@rule("ZT-T25", "ZT-16.6", "ZT-16.7")
def test_a_loss_comes_from_the_lower_track() -> None:
    losing = tracks_at_end(12, 9, -2)
    assert (losing.tracks()[0], losing.tracks()[2]) == (12, 7)
    equal = tracks_at_end(9, 9, -2)
    assert (equal.tracks()[0], equal.tracks()[2]) == (8, 8)
    least = tracks_at_end(1, 5, -2)
    assert (least.tracks()[0], least.tracks()[2]) == (0, 5)
    assert tracks_at_end(0, 0, -2).tracks()[0] == 0


@rule("ZT-T26", "ZT-16.3", "ZT-A31")
def test_every_disc_costs_a_point_of_popularity() -> None:
    position = Position(seats=1).keep("tiger 1m 1f", tiles=5, points="RR", discs="1m 2f").set(pop=9).end()
    assert position.tracks()[0] == 6
    few = Position(seats=1).keep("tiger 1m 1f", tiles=5, points="RR", discs="1m 2f").set(pop=2).end()
    assert few.tracks()[0] == 0


@rule("ZT-T27", "ZT-16.2")
def test_debts_exclude_from_the_end() -> None:
    position = Position().set(0, pop=50, con=50, money=-1).set(1, pop=5, con=5, money=0).set(2, pop=0, money=3).end()
    assert position.state.excluded == 1
    players = []
    while not position.state.is_over():
        players.append(position.state.player)
        position.play("done")
    assert players == [1, 2]
    assert position.state.scores() == [0, 5, 0] and position.state.ranking() == [3, 1, 2]


@rule("ZT-T155", "ZT-16.1", "ZT-16.4", "ZT-16.5")
def test_the_steps_of_the_end_in_their_order() -> None:
    position = Position(board_rows=8).keep("squirrel_monkey 2m 2f", tiles=3, points="RR", experience=3)
    position.keep("macaw 3m 3f", tiles=5, points="RR", experience=4)  # dark green
    position.keep("tapir 1m 3f", tiles=6, points="RR", experience=4, discs="1m 1f")  # light green at best
    position.enclosure("rainforest", 1, co="marmoset").comfortable("zebra 1m 5f")
    position.set(pop=30, con=20, breeding=3)
    assert position.welfare() == 3  # yellow monkeys, dark green macaws and zebras
    position.end()
    while position.decision == "CONVERT_END":
        position.play("done")
    assert position.state.end_discs[0] == 2 and position.state.end_parks[0] == 6
    assert position.state.end_breeding[0] == 8 and position.state.end_welfare[0] == 5
    assert (position.tracks()[0], position.tracks()[2]) == (33, 34)


@rule("ZT-T52", "ZT-4.9", "ZT-16.1", "ZT-A32")
def test_discs_are_converted_after_the_last_revenue() -> None:
    position = Position(seats=1, year=7).keep("lion 1m 2f", tiles=5, points="RR", experience=3, discs="0m 1f")
    position.set(money=2, pop=20).building().play("done")
    assert position.decision == "CONVERT_END"
    money = position.zoo().money
    position.play("convert female lion")
    assert position.group("lion") == "1m 3f" and position.free_space("lion") == 1
    assert position.zoo().money == money and position.state.end_discs[0] == 0


@rule("ZT-T156", "ZT-16.6", "ZT-A12")
@pytest.mark.parametrize(
    ("scores", "points"), [((4, 4, 1), [5, 5, 0]), ((4, 1, 0), [5, 3, 0]), ((0, -1, -2), [0, 0, -2])]
)
def test_the_ranking_of_animal_welfare(scores: tuple[int, ...], points: list[int]) -> None:
    position = with_welfare(Position(seats=3), scores)
    assert [int(welfare_points(position.state, seat)) for seat in range(3)] == points


def with_welfare(position: Position, scores: tuple[int, ...]) -> Position:
    """Zoos with these welfare scores from happy macaws and zebras and unhappy others."""
    for seat, score in enumerate(scores):
        happy = ("macaw 3m 3f", "ostrich 1m 4f")[: (score + 1) // 2 if score > 0 else 0]
        for words in happy:
            position.comfortable(words, seat=seat)
        sad = 2 * len(happy) - score
        for words in ("tapir 1m", "red_panda 1m", "giraffe 1m 1f")[:sad]:
            position.keep(words, tiles=4, points="RR", experience=1, seat=seat)
        assert position.welfare(seat) == score
    return position


@rule("ZT-T166", "ZT-17.11")
def test_two_players_have_no_second_place_in_welfare() -> None:
    first = with_welfare(Position(seats=2), (4, 2))
    assert [int(welfare_points(first.state, seat)) for seat in range(2)] == [5, 0]
    loss = with_welfare(Position(seats=2), (4, -2))
    assert [int(welfare_points(loss.state, seat)) for seat in range(2)] == [5, -2]


@rule("ZT-A12", "ZT-16.2")
def test_excluded_players_are_ignored_in_rankings() -> None:
    position = with_welfare(Position(seats=3), (4, 2, 0)).set(0, money=-1, breeding=9).set(1, breeding=2).end()
    assert list(position.state.end_welfare) == [0, 5, 0] and list(position.state.end_breeding) == [0, 8, 0]


@rule("ZT-T157", "ZT-16.8", "ZT-4.45", "ZT-16.9")
def test_the_final_spending() -> None:
    position = Position(seats=1).keep("zebra 1m 2f", at="3,3 3,4 3,5 3,6", points="RR", experience=4, co="crane")
    position.keep("lion 1m 1f", tiles=6, points="RR", experience=5, discs="0m 1f", at="5,3 5,4 5,5 5,6 6,6 7,6")
    position.quarantine("giraffe 1m 1f").set(money=9, tiles=1).end()
    position.play("done")
    assert position.decision == "BUILD" and position.state.final
    for operation in ("enter", "co-species", "free center", "animal keeping", "entertainment"):
        assert position.refusal(operation) == "ZT-16.8"
    assert position.refusal("convert female lion") != "" and position.refusal("loan") != ""
    position.play("construction", "construct move tile")
    assert position.options() == ["pay money"]
    rich = Position(seats=1).keep("zebra 1m 5f", at="3,3 3,4 3,5 3,6 2,6", points="RR", experience=4)
    rich.enclosure("savanna", at="5,4 5,5", co="crane").set(money=9, tiles=1).end()
    assert rich.mood("zebra") == "light" and list(rich.state.end_welfare) == [0]
    rich.play("tile", "at 2,5", "join E1", "focal point", "focal retreat", "house E1")
    rich.play("focal point", "focal conservation", "house E2", "building", "design conservation center 1", "at 4,4")
    assert rich.mood("zebra") == "dark" and rich.zoo().money == 0
    rich.play("done")
    assert rich.state.is_over() and list(rich.state.end_welfare) == [0]  # scored before the spending


@rule("ZT-T158", "ZT-16.8", "ZT-7.13")
def test_printed_bonuses_follow_in_the_final_spending() -> None:
    position = (
        Position(seats=1).enclosure("montane", at="3,4 2,4", co="raccoon").enclosure("montane", at="5,4", co="skunk")
    )
    position.set(edu=9, money=5).end()
    before = position.tracks()
    position.play("building", "design education booth savanna/montane", "at 4,4")
    assert position.tracks() == (before[0] + 1, 13, before[2] + 1)


@rule("ZT-T180", "ZT-16.8", "ZT-11.4")
def test_tiles_are_bought_one_after_another_in_the_final_spending() -> None:
    position = Position(seats=1).set(money=14, tiles=0).end()
    for column in (1, 2):
        position.play("buy tile", f"at {column},1", f"at {column},1", "new savanna")
    assert position.zoo().money == 0 and position.zoo().prohibitions() == 6
    assert position.refusal("buy tile") == "ZT-4.8"


@rule("ZT-T159", "ZT-16.10", "ZT-16.2")
def test_nobody_wins_when_everybody_is_in_debt() -> None:
    position = Position().set(0, money=-1).set(1, money=-3).set(2, money=-10).end()
    assert position.state.is_over() and position.state.scores() == [0, 0, 0]
    assert position.state.view(None).winners == [] and position.state.ranking() == [2, 2, 2]
    assert position.log()[-1] == "All zoos are in debt: nobody wins."


@rule("ZT-16.2", "ZT-16.10")
def test_a_lonely_zoo_in_debt_does_not_win() -> None:
    position = Position(seats=1).set(pop=40, con=40, money=-1).end()
    assert position.state.is_over() and position.state.ranking() == [2]
    assert position.state.view(0).winners == [] and position.state.view(0).rating == ""


@rule("ZT-T44", "ZT-1.1", "ZT-1.2", "ZT-16.10")
def test_the_lower_track_counts_and_ties_share_the_win() -> None:
    def places(*values: tuple[int, int]) -> tuple[list[int], list[int], list[int]]:
        position = Position(seats=len(values))
        for seat, (pop, con) in enumerate(values):
            position.set(seat, pop=pop, con=con)
        position.end()
        while not position.state.is_over():
            position.play("done")
        return position.state.scores(), position.state.ranking(), position.state.view(None).winners

    assert places((31, 24), (25, 29), (40, 23)) == ([24, 25, 23], [2, 1, 3], [1])
    assert places((25, 30), (40, 25)) == ([25, 25], [1, 1], [0, 1])


@rule("ZT-16.10", "ZT-1.2")
def test_the_breakdown_adds_up() -> None:
    position = Position(seats=1).keep("tapir 1m 1f", tiles=5, points="RECCP", co="pigeon").set(con=30).end()
    position.play("done")
    assert sum(points for _, points in position.state.breakdown(0)) == position.state.score(0)
    assert GAME.phase(position.state) == "End of the game"
