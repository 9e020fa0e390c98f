"""Maintenance: wages, feeding, viruses, trash, visitors, income."""

from __future__ import annotations

import pytest

import menagerie
from menagerie.core.errors import Refused
from menagerie.games.zoophoria import accounts, flow, steps
from menagerie.table import Table

from .zoo_builder import GAME, Position, play_randomly

rule = pytest.mark.rule
ZOO = ["Giraffe", "Plains Zebra", "Meerkat", "Chameleon"]  # food 3, 2, 1, 0


@rule("ZP-5.1", "ZP-T59")
def test_nobody_feeds_before_all_have_paid() -> None:
    for state, _ in play_randomly(3, 11):
        if state.decision == steps.WAGE_SHORT:
            assert state.step == steps.WAGES
        if state.decision == steps.FEED_SHORT:
            assert state.step == steps.FEED
    position = Position().coins(0, 0, 0).dice(0, 0, 0)
    position.habitat(0, ["Giraffe"], ["Keeper 1"]).habitat(1, ["Koala"], ["Keeper 2"]).go("WAGES")
    assert position.player == 0 and position.decision == "WAGE_SHORT"
    position.play("dismiss Keeper 1")
    assert position.player == 1 and position.decision == "WAGE_SHORT" and position.exhibits(0) == ["Giraffe"]


@rule("ZP-7.10", "ZP-5.16", "ZP-A42", "ZP-T12", "ZP-15.40")
def test_employees_leave_while_wages_are_short() -> None:
    staff = ["Senior Keeper", "Tour Guide", "Keeper 1", "Assistant Keeper"]
    position = Position().coins(4, 0, 0).habitat(0, [], staff).go("WAGES")
    assert position.options() == ["dismiss Senior Keeper", "dismiss Tour Guide", "dismiss Keeper 1"]
    with pytest.raises(Refused, match=r"only an employee with a wage.*ZP-5\.16"):
        position.play("dismiss Assistant Keeper")
    with pytest.raises(Refused, match=r"ZP-5\.7"):
        position.play("dismiss Keeper 2")
    position.play("dismiss Senior Keeper")
    assert position.purse()[0] == 1 and position.step == "EVENT"
    assert position.staff(0) == ["Tour Guide", "Keeper", "Assistant Keeper"]


@rule("ZP-7.9", "ZP-8.4", "ZP-A25", "ZP-15.58", "ZP-T13")
def test_the_yellow_worker_collects_fees_of_this_round_before_wages() -> None:
    position = Position().coins(1, 1, 0)
    position.state.yellow = 1
    position.state.pool[3] = position.state.pool[4] = 1
    position.go("PLACE_WORKERS").play("worker green_1", "die 3", "worker purple_1", "die 4", "worker yellow")
    assert position.purse() == [0, 0, 0] and position.state.yellow == 3
    position.habitat(2, [], ["Head Keeper"]).go("WAGES")
    assert position.purse() == [0, 0, 0] and position.staff(2) == ["Head Keeper"]  # 3 collected, 3 paid
    position.go("END_OF_ROUND")
    assert position.state.yellow == 1


@rule("ZP-7.13", "ZP-7.15", "ZP-T60", "ZP-15.33")
def test_food_covers_the_cost_and_the_rest_is_lost() -> None:
    position = Position().dice(3, 0, 0).habitat(0, ZOO, ["Keeper 1"])
    assert position.food_cost() == 6 and position.food() == 6
    position.go("FEED")
    assert position.step == "INFECT" and len(position.exhibits(0)) == 4
    position.dice(6, 0, 0).go("FEED")
    assert "Ann feeds all animals (6 of 9 food)." in position.log()
    position.go("END_OF_ROUND").dice(3, 0, 0)
    assert position.food() == 6


@rule("ZP-7.14", "ZP-T61")
def test_a_discarded_bird_lowers_the_food_of_the_bird_curator() -> None:
    zoo = ["Common Ostrich", "Southern Cassowary", "Giraffe", "Cheetah"]
    position = Position().dice(1, 0, 0).habitat(0, zoo, ["Bird Curator"]).go("FEED")
    assert (position.food(), position.food_cost()) == (6, 10)
    position.play("unfed Common Ostrich")
    assert (position.food(), position.food_cost()) == (4, 8) and position.decision == "FEED_SHORT"


@rule("ZP-7.14", "ZP-5.20", "ZP-T21", "ZP-A42")
def test_one_animal_leaves_and_the_others_keep_their_visitors() -> None:
    zoo = ["Giraffe", "Plains Zebra", "Grey Wolf", "Chameleon"]
    position = Position().dice(6, 0, 0).habitat(0, zoo).go("FEED")
    assert position.options() == ["unfed Giraffe", "unfed Plains Zebra", "unfed Grey Wolf"]
    with pytest.raises(Refused, match=r"needs no food.*ZP-5\.20"):
        position.play("unfed Chameleon")
    position.play("unfed Plains Zebra")
    assert position.step == "INFECT" and position.attracted() == 4 + 3 + 1


@rule("ZP-7.16", "ZP-A43", "ZP-T62")
def test_cubes_of_a_hungry_animal_return() -> None:
    position = Position().dice(0, 0, 0).habitat(0, ["Cheetah:2", "Chameleon"]).go("FEED").play("unfed Cheetah")
    assert position.cubes("Cheetah") == 0 and position.discards("animal") == ["Cheetah"]


@rule("ZP-7.17", "ZP-5.21", "ZP-T63", "ZP-15.41")
def test_cubes_are_placed_one_by_one() -> None:
    position = Position().visitors(9, 0, 0).dice(3, 4, 0).habitat(0, ZOO)
    assert position.room() == 4 + 3 + 2 + 4
    position.go("INFECT")
    placed = 0
    while position.decision == "INFECT_PLACE" and position.player == 0:
        position.play("infect Chameleon" if placed < 3 else "infect Giraffe")
        placed += 1
    assert placed == 4 and position.score()[0] == 9
    assert position.exhibits(0) == ["Giraffe:1", "Plains Zebra", "Meerkat", "Chameleon:3"]


@rule("ZP-7.17", "ZP-13.4")
def test_an_animal_takes_one_cube_more_than_its_capacity() -> None:
    position = Position().dice(0, 2, 0).habitat(0, ["Meerkat:2", "Giraffe", "Chameleon"]).go("INFECT")
    assert position.options() == ["infect Giraffe", "infect Chameleon"]
    with pytest.raises(Refused, match=r"one cube more.*ZP-7\.17"):
        position.play("infect Meerkat")
    with pytest.raises(Refused, match=r"ZP-5\.7"):
        position.play("infect Emu")


@rule("ZP-5.21", "ZP-7.20", "ZP-T113")
def test_cubes_that_fill_all_room_are_placed_without_asking() -> None:
    position = Position().dice(0, 4, 0).habitat(0, ["Meerkat", "Koala"], ["Veterinarian 1"]).go("INFECT")
    assert position.step == "TREAT" and position.exhibits(0) == ["Meerkat:2", "Koala:2"]
    position.go("TREAT").play("cure Koala")
    assert position.exhibits(0) == ["Koala:1"]


@rule("ZP-7.18", "ZP-T5")
def test_cubes_without_a_place_cost_three_visitors_each() -> None:
    position = Position().visitors(10, 0, 0).dice(0, 2, 0).habitat(0, ["Plains Zebra:3"]).go("INFECT")
    assert position.score()[0] == 4 and position.cubes("Plains Zebra") == 3


@rule("ZP-7.17", "ZP-7.19", "ZP-7.20", "ZP-A2", "ZP-T4", "ZP-15.41")
@pytest.mark.parametrize(("staff", "left"), [(["Veterinarian 1"], ["Chameleon:3"]), ([], [])])
def test_a_chameleon_survives_with_three_cubes(staff: list[str], left: list[str]) -> None:
    position = Position().visitors(30, 0, 0).dice(0, 4, 0).habitat(0, ["Chameleon"], staff).go("INFECT")
    assert position.exhibits(0) == ["Chameleon:4"] and position.score()[0] == 30
    position.go("TREAT")
    assert position.exhibits(0) == left and (left or position.cubes("Chameleon") == 0)


@rule("ZP-7.19", "ZP-5.22", "ZP-T64", "ZP-15.34")
def test_treatment_is_asked_only_when_it_does_not_remove_all() -> None:
    zoo = ["Giraffe:2", "Plains Zebra:2", "Emu"]
    position = Position().habitat(0, zoo, ["Veterinarian 1"]).go("TREAT")
    assert position.decision == "TREAT_PICK" and position.options() == ["cure Giraffe", "cure Plains Zebra"]
    with pytest.raises(Refused, match=r"no virus cube.*ZP-5\.22"):
        position.play("cure Emu")
    with pytest.raises(Refused, match=r"ZP-5\.7"):
        position.play("cure Koala")
    position.play("cure Giraffe")
    assert position.step == "TRASH" and position.cubes("Giraffe") == 1
    healed = Position().habitat(0, zoo, ["Head Veterinarian"]).go("TREAT")
    assert healed.step == "TRASH" and healed.exhibits(0) == ["Giraffe", "Plains Zebra", "Emu"]


@rule("ZP-7.19")
def test_treatment_of_a_single_animal_needs_no_question() -> None:
    position = Position().habitat(0, ["Giraffe:3", "Emu"], ["Veterinarian 1"]).go("TREAT")
    assert position.step == "TRASH" and position.exhibits(0) == ["Giraffe:2", "Emu"]


@rule("ZP-7.21", "ZP-15.35", "ZP-15.39", "ZP-T65")
def test_net_trash() -> None:
    position = Position().dice(0, 0, 5).habitat(0, [], ["Groundskeeper 1", "Restaurant"])
    assert position.net_trash() == 5
    assert position.worker(0, "black_1", 6).net_trash() == -1


@rule("ZP-7.22", "ZP-T7")
def test_the_trash_counter_stops_at_zero() -> None:
    position = Position().trash(1, 0, 0).dice(0, 0, 0).habitat(0, [], ["Head Groundskeeper"]).go("TRASH")
    assert position.counters()[0] == 0


@rule("ZP-7.23", "ZP-7.22", "ZP-T6")
@pytest.mark.parametrize(("die", "counter", "visitors"), [(5, 3, 15), (2, 0, 15), (15, 3, 10), (1, 9, 20)])
def test_the_trash_counter_runs_over_at_ten(die: int, counter: int, visitors: int) -> None:
    position = Position().visitors(20, 0, 0).trash(8, 0, 0).dice(0, 0, die).go("TRASH")
    assert position.counters()[0] == counter and position.score()[0] == visitors


@rule("ZP-7.24", "ZP-15.36", "ZP-T66")
def test_visitors_of_animals_staff_and_blue() -> None:
    position = Position().habitat(0, ZOO, ["Tour Guide", "Gardener"]).worker(0, "blue_1", 5)
    assert position.attracted() == 18
    assert position.state.view(0).habitats[0].forecast.visitors == 18
    assert position.go("VISITORS").score()[0] == 18


@rule("ZP-7.25", "ZP-15.37", "ZP-T67")
def test_buildings_earn_coins() -> None:
    position = Position().coins(0, 0, 0).habitat(0, [], ["Souvenir Stand", "Photo Spot"]).go("INCOME")
    assert position.purse()[0] == 3


@rule("ZP-7.26", "ZP-15.63", "ZP-T8")
def test_an_income_space_pays_once() -> None:
    position = Position().coins(0, 0, 0).visitors(14, 0, 0).habitat(0, ["Giraffe"]).go("VISITORS")
    assert position.score()[0] == 18 and position.purse()[0] == 2
    position.trash(5, 0, 0).dice(0, 0, 5).go("TRASH")
    assert position.score()[0] == 13
    position.habitat(0, ["", "Koala"]).go("VISITORS")
    assert position.score()[0] == 20 and position.purse()[0] == 2


@rule("ZP-7.27", "ZP-A26", "ZP-T68")
@pytest.mark.parametrize(("before", "gain", "coins"), [(28, 18, 4), (55, 5, 2), (46, 13, 0)])
def test_income_spaces_count_when_reached_or_passed(before: int, gain: int, coins: int) -> None:
    position = Position().coins(0, 0, 0).visitors(before, 0, 0)
    position.state.passed[0] = sum(1 << i for i in range(16) if 15 * (i + 1) <= before)
    accounts.attract(position.state, 0, gain, 3)
    assert position.purse()[0] == coins


@rule("ZP-7.23", "ZP-7.24", "ZP-7.26", "ZP-T112")
@pytest.mark.parametrize(
    ("staff", "marker", "coins"), [([], 20, 0), (["Carousel", "Tour Guide", "Educator", "Gardener"], 30, 2)]
)
def test_falling_back_and_passing_again(staff: list[str], marker: int, coins: int) -> None:
    position = Position().coins(0, 0, 0).visitors(16, 0, 0).trash(9, 0, 0).dice(0, 0, 2)
    position.state.passed[0] = 1  # space 15
    assert position.go("TRASH").score()[0] == 11
    position.habitat(0, ZOO, staff).go("VISITORS")
    assert position.score()[0] == marker and position.purse()[0] == coins


@rule("ZP-A7", "ZP-7.27")
def test_with_income_step_the_track_pays_later() -> None:
    position = Position(income_timing="income_step").coins(0, 0, 0).visitors(14, 0, 0).habitat(0, ["Giraffe"])
    position.go("VISITORS")
    assert position.purse()[0] == 0
    position.go("INCOME")
    assert position.purse()[0] == 2
    late = Position(income_timing="income_step").coins(0, 0, 0).visitors(14, 0, 0)
    late.habitat(0, ["Lion (Male), Lion (Female), Lion Cub"]).targets(0, "T19").go("END_OF_ROUND")
    assert late.purse()[0] == 2  # targets at once


@rule("ZP-15.33", "ZP-15.34", "ZP-15.38", "ZP-15.39", "ZP-15.40", "ZP-T71")
def test_production_columns() -> None:
    position = Position().coins(5, 0, 0).dice(0, 0, 0).habitat(0, ["[Mammal Enclosure] Koala"], ["Nutritionist"])
    assert (position.food(), position.treatment(), position.viruses(), position.net_trash()) == (3, 1, 3, 2)
    assert position.go("WAGES").purse()[0] == 3


@rule("ZP-13.2", "ZP-A21", "ZP-T104")
def test_without_animals_every_cube_costs_three_visitors() -> None:
    position = Position().visitors(20, 0, 0).dice(0, 4, 0).go("INFECT")
    assert position.score()[0] == 8


@rule("ZP-13.2", "ZP-A4", "ZP-T104")
def test_with_all_animals_closed_no_cubes_come() -> None:
    position = Position().visitors(20, 20, 20).dice(0, 4, 0).habitat(0, ["Koala", "Giraffe"], []).happening(16)
    assert position.viruses() == 0
    assert position.go("INFECT").score() == [20, 8, 8]


@rule("ZP-13.3", "ZP-T105")
def test_shortages_end() -> None:
    position = Position().coins(0, 0, 0).dice(0, 0, 0).habitat(0, ["Giraffe", "Cheetah", "Jaguar"], [])
    position.habitat(0, [], ["Janitor", "Custodian", "Gardener"]).go("WAGES")
    position.play("dismiss Janitor", "dismiss Custodian", "dismiss Gardener")
    assert position.staff(0) == [] and position.step == "EVENT"
    position.go("FEED").play("unfed Giraffe", "unfed Cheetah", "unfed Jaguar")
    assert position.exhibits(0) == [] and position.step == "INFECT"


@rule("ZP-5.3", "ZP-T73")
def test_the_table_never_asks_when_there_is_one_option() -> None:
    table = Table(GAME, 3, 6)
    rng = menagerie.Rng(6)
    while not table.is_over:
        seat = table.deciders()[0]
        legal = table.legal_actions(seat)
        assert len(legal) > 1
        table.play(seat, legal[rng.below(len(legal))])


@rule("ZP-5.1", "ZP-5.4", "ZP-5.2")
def test_the_steps_follow_each_other_for_everybody() -> None:
    for state, _ in play_randomly(4, 2):
        assert 0 <= state.turn <= state.seats
    order = [steps.INSTALL, steps.WAGES, steps.EVENT, steps.TARGET_DRAW, steps.FEED, steps.INFECT, steps.TREAT]
    order += [steps.TRASH, steps.VISITORS, steps.INCOME, steps.LAST, steps.END_OF_ROUND]
    position = Position()
    flow.begin(position.state, steps.INSTALL)
    seen = []
    while position.state.step <= steps.END_OF_ROUND and position.state.day == 0:
        if not seen or seen[-1] != position.state.step:
            seen.append(int(position.state.step))
        if position.state.decision != steps.NOTHING:
            position.play("done")
        else:
            flow.tick(position.state)
    assert seen == order


@rule("ZP-1.7", "ZP-5.1")
def test_players_act_clockwise_from_the_first_player() -> None:
    position = Position().coins(0, 0, 0).dice(0, 0, 0)
    for seat, keeper in enumerate(("Janitor", "Custodian", "Gardener")):
        position.habitat(seat, [], [keeper])
    position.state.first = 1
    position.go("WAGES")
    order = []
    while position.step == "WAGES":
        order.append(position.player)
        position.play(position.options()[0])
    assert order == [1, 2, 0]
