"""Winter: protest, keeping, education, taxes, revenue, reset; the tracks of the score board."""

from __future__ import annotations

import pytest

from menagerie.games.zoo_tycoon.winter import revenue

from .tycoon_builder import CONTENT, Position, play_lively

rule = pytest.mark.rule
TABLES = CONTENT.tables


def revenues(position: Position) -> list[int]:
    return [int(revenue(position.state, seat)) for seat in range(position.state.seats)]


def at_positions(*pops: int, **options: object) -> Position:
    position = Position(seats=len(pops), **options)
    for seat, pop in enumerate(pops):
        position.set(seat, pop=pop)
    return position


@rule("ZT-T13", "ZT-13.5", "ZT-20.68")
def test_the_revenue_of_the_book() -> None:
    position = at_positions(30, 24, 19)
    assert revenues(position) == [31, 25, 20]
    position.set(0, money=3, surcharge=2).winter()
    assert position.zoo().money == 30  # 3 + 31 - 2, but the track ends at 30


@rule("ZT-T14", "ZT-13.5")
def test_several_firsts_leave_no_second() -> None:
    assert revenues(at_positions(30, 30, 19)) == [31, 31, 20]


@rule("ZT-T140", "ZT-13.5")
def test_tied_seconds_get_the_full_bonus() -> None:
    assert revenues(at_positions(30, 25, 25, 10)) == [31, 25, 25, 13]


@rule("ZT-T141", "ZT-13.6", "ZT-13.7", "ZT-A20", "ZT-7.11")
def test_white_spaces_bring_nothing_and_costs_are_paid() -> None:
    position = at_positions(20, 2, 2).set(1, money=3, surcharge=4)
    assert revenues(position) == [24, 0, 0]
    position.winter()
    assert position.zoo(1).money == -1
    assert revenues(at_positions(20, 2, 2, white_bonus=True)) == [24, 2, 2]


@rule("ZT-T142", "ZT-13.7", "ZT-19.6", "ZT-7.1", "ZT-1.8")
def test_money_ends_at_thirty() -> None:
    position = at_positions(54, 3, 3).set(0, money=3, surcharge=2)
    assert revenues(position)[0] == 43
    position.winter()
    assert position.zoo().money == 30


@rule("ZT-T47", "ZT-1.8", "ZT-7.1")
def test_money_never_leaves_its_track() -> None:
    position = Position().set(0, money=-8, surcharge=5).winter()
    assert position.zoo().money == -10
    rich = Position().set(0, money=28).spring("nice_weather")
    assert rich.zoo().money == 30


@rule("ZT-T17", "ZT-13.4")
@pytest.mark.parametrize(("before", "after"), [(9, 3), (3, 3), (1, 1), (-2, -2)])
def test_taxes_take_all_money_above_three(before: int, after: int) -> None:
    assert Position().set(0, money=before).winter().zoo().money == after  # no revenue on the white spaces


@rule("ZT-T137", "ZT-13.1", "ZT-15.10", "ZT-20.12")
def test_a_protest_takes_the_buzz_before_revenue() -> None:
    def zoo(*experience: int) -> Position:
        position = Position(event="zoo_protest").keep("tapir 1m", tiles=3, points="R", experience=experience[0])
        position.keep("red_panda 1m 1f", tiles=4, points="RR", experience=experience[1])
        return position.set(pop=12, event_buzz=9, money=0, surcharge=0)

    loud = zoo(1, 2)
    assert loud.welfare() == -2 and loud.buzz_position() == 21
    costs = loud.zoo().costs
    assert loud.mood("red_panda") == "yellow"
    loud.winter()
    assert loud.zoo().money == 15 + 4 - costs  # the first place has the bonus
    assert loud.mood("red_panda") == "light"  # experience rose only afterwards
    calm = zoo(1, 3)
    assert calm.welfare() == -1
    assert calm.winter().zoo().money == 20 + 4 - costs


@rule("ZT-T138", "ZT-13.2")
def test_experience_rises_to_the_last_square() -> None:
    position = Position().keep("red_panda 1m 1f", tiles=4, points="RR", experience=4)
    assert position.winter().experience("red_panda") == 5
    assert position.winter().experience("red_panda") == 5


@rule("ZT-T139", "ZT-13.3", "ZT-7.11", "ZT-20.67")
def test_the_education_segment_of_the_leader_gets_a_point() -> None:
    position = Position()
    for seat, edu in enumerate((9, 7, 6)):
        position.set(seat, edu=edu)
    before = [position.tracks(seat)[2] for seat in range(3)]
    position.winter()
    assert [position.tracks(seat)[2] - con for seat, con in enumerate(before)] == [1, 1, 0]
    white = Position().set(0, edu=2).set(1, edu=1).winter()
    assert white.all("con") == [0, 0, 0]


@rule("ZT-T143", "ZT-13.8", "ZT-13.9", "ZT-7.9")
def test_the_year_is_reset() -> None:
    position = Position(seats=1).set(event_buzz=3, workers_used=3, surcharge=6, trades=4, entertained=True).building()
    position.play("done")
    zoo = position.zoo()
    assert position.state.round == 4 and position.buzz() == zoo.event_buzz
    assert zoo.workers_used == 0 and zoo.surcharge == 0 and zoo.trades == 0 and not zoo.entertained


@rule("ZT-T109", "ZT-7.13", "ZT-A2", "ZT-20.69")
def test_a_printed_bonus_is_given_once_and_kept() -> None:
    position = Position().set(edu=6).enclosure("montane", at="3,4 2,4", co="raccoon").building()
    assert position.tracks()[1] == 6 and position.tracks()[2] == 0
    position.play("building", "design education booth savanna/montane", "at 4,4")
    assert position.tracks()[1:] == (8, 1)
    position.zoo().extra_edu -= 2
    position.set(money=9)
    assert position.tracks()[1:] == (6, 1)
    position.zoo().extra_edu += 2
    position.set(money=9)
    assert position.tracks()[1:] == (8, 1)


@rule("ZT-20.69", "ZT-A2", "ZT-7.13")
def test_all_printed_bonuses() -> None:
    assert sum(TABLES.bonus_con) == 10 and sum(TABLES.bonus_pop) == 8
    for edu in range(32):
        position = Position().set(edu=edu)
        reached = [at for at, value in enumerate(TABLES.bonus_edu) if value <= edu]
        expected = (sum(TABLES.bonus_pop[at] for at in reached), edu, sum(TABLES.bonus_con[at] for at in reached))
        assert position.tracks() == expected


@rule("ZT-7.12", "ZT-20.67", "ZT-20.68", "ZT-7.11")
def test_segments_are_the_rows_of_the_tables() -> None:
    assert [row.text("from") for row in CONTENT.rows["conservation_segments.csv"]][:4] == ["0", "3", "7", "11"]
    assert list(TABLES.breeding_segment) == [1, 6] and TABLES.breeding_last == 10
    for pop, amount in ((2, 0), (3, 9), (4, 9), (5, 11), (23, 20), (24, 23), (64, 43), (200, 43)):
        assert revenues(at_positions(pop, pop, pop + 300))[0] == amount + (2 if amount else 0)


@rule("ZT-13.5", "ZT-7.9")
def test_revenue_looks_at_the_buzz_position() -> None:
    position = at_positions(10, 12, 3).set(0, event_buzz=4)
    assert revenues(position) == [15 + 4, 15 + 2, 9]


@rule("ZT-1.8", "ZT-7.6", "ZT-A31")
def test_tracks_never_fall_below_zero() -> None:
    for seed in range(5):
        for state, _ in play_lively(4, seed):
            for zoo in state.zoos:
                assert min(zoo.pop, zoo.edu, zoo.con, zoo.costs, zoo.event_buzz, zoo.offspring_buzz) >= 0
