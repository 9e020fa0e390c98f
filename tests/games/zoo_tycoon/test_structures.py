"""Focal points, buildings and construction actions."""

from __future__ import annotations

import pytest

from menagerie.games.zoo_tycoon.tables import CONSERVATION_CENTER, EDUCATION_BOOTH, PARK

from .tycoon_builder import BIOMES, CONTENT, Position, design, square

rule = pytest.mark.rule
TABLES = CONTENT.tables
CO_OF = {
    "rainforest": ("otter", "marmoset", "pigeon", "mouse_deer"),
    "savanna": ("crane", "lovebird", "warthog", "vervet"),
    "montane": ("raccoon", "skunk", "pheasant", "muntjac"),
}


def beside(position: Position, biome: str, *places: str, seat: int = 0) -> Position:
    """Enclosures with a co-species each; the first has conservation value except in the montane forest."""
    for at, co in zip(places, CO_OF[biome], strict=False):
        position.enclosure(biome, at=at, co=co, seat=seat)
    return position


# Focal points.


@rule("ZT-T4", "ZT-12.3", "ZT-20.56", "ZT-20.30")
@pytest.mark.parametrize(("animals", "allowed"), [("elephant 1m 2f", 1), ("elephant 1m 3f", 2), ("elephant 1m 5f", 3)])
def test_the_group_unlocks_popularity_focal_points(animals: str, allowed: int) -> None:
    position = Position().keep(animals, tiles=11, points="RR").set(money=20).building()
    before = position.tracks()[0]
    for _ in range(allowed):
        position.play("focal point", "focal popularity", "house E1")
    assert position.tracks()[0] == before + allowed
    position.play("focal point")
    assert position.refusal("focal popularity") == "ZT-12.7"


@rule("ZT-20.56", "ZT-20.30")
@pytest.mark.parametrize("name", CONTENT.species)
def test_the_allowance_of_every_card_rises_with_the_group(name: str) -> None:
    s = CONTENT.species.index(name)
    steps = dict(
        tuple(map(int, part.split(":")))
        for part in CONTENT.rows["main_species.csv"][s].text("pop_fp_by_group").split("|")
    )
    for group in range(1, 20):
        expected = max([number for size, number in steps.items() if size <= group], default=0)
        assert TABLES.pop_fp[s * 64 + group] == expected


@rule("ZT-T32", "ZT-12.7", "ZT-A30")
def test_only_retreats_are_built_in_an_empty_enclosure() -> None:
    position = Position().enclosure("savanna", 3).building().play("focal point")
    assert position.options() == ["focal retreat"] and position.refusal("focal popularity") == "ZT-12.7"
    position.play("focal retreat", "house E1", "focal point", "focal retreat", "house E1")
    assert position.zoo().points(0, 3) == 2


@rule("ZT-T112", "ZT-12.7", "ZT-A30", "ZT-20.33")
def test_retreats_end_at_the_dark_green_number() -> None:
    position = Position().keep("zebra 1m 2f", tiles=6, points="RRR").enclosure("montane", 3, co="skunk").building()
    position.play("focal point", "focal retreat")
    assert position.options() == ["house E2"] and position.refusal("house E1") == "ZT-12.7"


@rule("ZT-T113", "ZT-12.2", "ZT-4.34", "ZT-12.1")
def test_a_focal_point_goes_to_an_enclosure_and_needs_a_tile() -> None:
    position = Position().enclosure("savanna", 3, points="RRR").enclosure("savanna", 3, points="RR").building()
    position.play("focal point", "focal retreat")
    assert position.options() == ["house E2"] and position.refusal("house E1") == "ZT-12.1"
    position.play("house E2")
    assert position.zoo().money == 8 and not position.offers("focal point")


@rule("ZT-T114", "ZT-12.4", "ZT-20.31", "ZT-20.27")
def test_one_education_focal_point_for_an_enclosure_with_education() -> None:
    position = Position().keep("zebra 1m 2f", tiles=6, points="R").enclosure("montane", 3).building()
    position.play("focal point", "focal education")
    assert position.options() == ["house E1"] and position.refusal("house E2") == "ZT-12.4"
    position.play("house E1")
    assert position.tracks()[1] == 2
    position.play("focal point")
    assert position.refusal("focal education") == "ZT-12.7"


@rule("ZT-T115", "ZT-12.5", "ZT-20.28", "ZT-20.32")
def test_conservation_focal_points_up_to_the_value_of_both_species() -> None:
    position = Position().keep("zebra 1m 2f", tiles=6, points="R", co="crane").building()
    position.play("focal point", "focal conservation", "house E1")
    assert position.tracks()[2] == 1
    position.play("focal point")
    assert position.refusal("focal conservation") == "ZT-12.7"


@rule("ZT-T170", "ZT-20.26", "ZT-20.29", "ZT-12.6", "ZT-12.3")
def test_a_popularity_point_and_a_retreat() -> None:
    position = Position().keep("zebra 1m 2f", tiles=6, points="R").building()
    before = position.tracks()
    position.play("focal point", "focal popularity", "house E1")
    assert position.tracks() == (before[0] + 1, *before[1:])
    position.play("focal point", "focal retreat", "house E1")
    assert position.tracks() == (before[0] + 1, *before[1:]) and position.zoo().points(0, 3) == 2


# Buildings.


@rule("ZT-T9", "ZT-12.16", "ZT-12.17", "ZT-12.15", "ZT-12.12")
@pytest.mark.parametrize(("booth", "center"), [("3,3", "4,4"), ("4,4", "3,3")])
def test_food_booth_and_conservation_center_between_two_enclosures(booth: str, center: str) -> None:
    # Two enclosures that share two corner squares: (3,3) and (4,4).
    position = Position().keep("black_rhino 1m 1f", at="3,4 2,4 2,3 2,5", points="R")
    position.keep("dama_gazelle 1m 3f", at="4,3 5,3 5,4 6,4", points="R")
    position.set(pop=10, money=10).building()
    costs = position.zoo().costs
    position.play("building", "design food booth savanna 1", f"at {booth}")
    assert position.zoo().costs == costs - 3
    position.play("building", "design conservation center 1", f"at {center}")
    assert position.tracks()[2] == 2 and position.zoo().money == 0


@rule("ZT-12.15", "ZT-T9", "ZT-20.21")
def test_a_center_between_four_enclosures() -> None:
    position = Position().enclosure("savanna", at="4,3", co="crane").enclosure("rainforest", at="4,5", co="otter")
    position.enclosure("rainforest", at="3,4", co="pigeon").keep("ibex 1m 2f", at="5,4 6,4 7,4 8,4", points="R")
    position.building().play("building", "design conservation center 2", "at 4,4")
    assert position.tracks()[2] == 4


@rule("ZT-T10", "ZT-12.14", "ZT-20.20", "ZT-A18")
def test_an_education_booth_counts_two_enclosures_of_each_biome() -> None:
    position = Position().enclosure("montane", at="3,4", co="skunk").enclosure("montane", at="5,4 6,4", co="raccoon")
    position.building().play("building", "design education booth rainforest/montane", "at 4,4")
    assert position.tracks()[1] == 4
    position.enclosure("montane", at="4,3 3,3", co="pheasant")
    assert position.tracks()[1] == 4
    position.enclosure("rainforest", at="4,5", co="pigeon")
    assert position.tracks()[1] == 6


@rule("ZT-T36", "ZT-12.13", "ZT-20.19")
def test_a_park_counts_buildings_that_are_no_parks() -> None:
    position = Position().build("park_1", "4,4").build("park_2", "4,3").build("food_booth_savanna_1", "3,4")
    position.build("conservation_center_1", "5,4")
    assert position.tracks()[0] == 2


@rule("ZT-T116", "ZT-12.9", "ZT-4.35", "ZT-20.23")
def test_a_building_needs_an_effect_at_its_place() -> None:
    position = Position().keep("zebra 1m 2f", at="3,3 3,4 3,5 3,6", points="R").build("zoo_shop_savanna", "7,3")
    position.building().play("building")
    assert position.refusal("design conservation center 1") == "ZT-12.9"
    assert not position.offers("design conservation center 1")
    position.play("design park 1")
    assert sorted(position.options()) == ["at 6,3", "at 7,2", "at 7,4", "at 8,3"]
    assert position.refusal("at 1,6") == "ZT-12.9" and position.refusal("at 3,3") == "ZT-6.3"


@rule("ZT-T117", "ZT-12.10", "ZT-20.19", "ZT-20.20", "ZT-20.21", "ZT-20.22", "ZT-12.9")
def test_seventeen_designs_for_ninety_four_money() -> None:
    assert [list(TABLES.effect).count(kind) for kind in range(4)] == [3, 3, 2, 9]
    assert list(TABLES.place).count(1) == 6 and list(TABLES.place).count(2) == 3
    assert sum(TABLES.design_cost) == 94 and sorted(set(TABLES.design_cost)) == [5, 8]
    for biome in range(3):
        booths = [d for d in range(17) if TABLES.place[d] == 1 and TABLES.design_biomes[d] == 1 << biome]
        shops = [d for d in range(17) if TABLES.place[d] == 2 and TABLES.design_biomes[d] == 1 << biome]
        assert len(booths) == 2 and len(shops) == 1


@rule("ZT-T118", "ZT-12.11", "ZT-A16")
def test_an_enclosure_counts_for_one_of_two_booths() -> None:
    position = Position().enclosure("savanna", at="4,4", co="lovebird")  # S1 touches both booths
    position.enclosure("savanna", at="3,3 2,3", co="warthog").enclosure("savanna", at="3,5 2,5", co="vervet")
    position.build("education_booth_rainforest_savanna", "3,4").build("education_booth_savanna_montane", "5,4")
    assert position.tracks()[1] == 6
    single = Position().enclosure("savanna", at="4,4", co="lovebird")
    single.build("education_booth_rainforest_savanna", "3,4").build("education_booth_savanna_montane", "5,4")
    assert single.tracks()[1] == 2


@rule("ZT-T119", "ZT-12.11", "ZT-A22", "ZT-12.13")
def test_a_building_counts_for_one_of_two_parks() -> None:
    position = Position().build("park_1", "3,4").build("park_2", "5,4").build("food_booth_savanna_1", "4,4")
    position.build("conservation_center_1", "2,4").build("conservation_center_2", "6,4")
    assert position.tracks()[0] == 3


@rule("ZT-12.11", "ZT-12.9", "ZT-A45")
def test_an_enclosure_touched_by_several_squares_counts_once_and_a_second_booth_needs_its_own() -> None:
    position = (
        Position().enclosure("savanna", at="3,3 4,3 4,4 4,5 3,5", co="crane").build("conservation_center_1", "3,4")
    )
    assert position.tracks()[2] == 1
    position.building().play("building")
    assert position.refusal("design conservation center 2") == "ZT-12.9"  # nothing is left to count


@rule("ZT-12.12")
def test_kinds_of_buildings_do_not_compete() -> None:
    position = Position().enclosure("savanna", at="4,4 4,5", co="crane").enclosure("savanna", at="4,2", co="lovebird")
    position.build("education_booth_rainforest_savanna", "3,4").build("conservation_center_1", "5,4")
    position.build("food_booth_savanna_1", "4,3")
    assert position.tracks()[1:] == (2, 1) and position.zoo().costs == 1


@rule("ZT-T121", "ZT-12.17", "ZT-20.24")
def test_a_food_booth_needs_two_enclosures_with_animals() -> None:
    position = Position().enclosure("savanna", at="3,4 2,4", co="crane").enclosure("savanna", at="5,4").set(pop=10)
    position.building().play("building")
    assert position.refusal("design food booth savanna 1") == "ZT-12.20"
    stocked = Position().enclosure("savanna", at="3,4 2,4", co="crane").enclosure("savanna", at="5,4", co="lovebird")
    stocked.set(pop=10).building().play("building", "design food booth savanna 1")
    assert stocked.options() == ["at 4,4"]


@rule("ZT-T122", "ZT-12.21", "ZT-12.22")
def test_commercial_buildings_survive_a_fall_of_popularity() -> None:
    position = Position().enclosure("savanna", at="3,4 2,4", co="crane").enclosure("savanna", at="5,4", co="lovebird")
    position.build("food_booth_savanna_1", "4,4").build("park_1", "4,5").build("conservation_center_1", "3,3")
    position.set(pop=10).building()
    assert position.zoo().costs == 1
    position.play("construction", "construct move building", "pay money", "design conservation center 1", "at 1,4")
    position.zoo().extra_pop -= 1
    position.play("construction", "construct move building", "pay worker", "design park 1")
    assert position.options()
    position.play(position.options()[0])
    assert position.tracks()[0] == 9 and position.zoo().costs == 1
    assert not any("sell" in option for option in position.options())


@rule("ZT-T23", "ZT-12.18", "ZT-12.19", "ZT-12.20", "ZT-20.25", "ZT-A35")
def test_the_second_booth_and_the_shop() -> None:
    # a = E1 and b = E2 beside (4,4); c = E3 alone beside (4,6).
    position = Position().enclosure("savanna", at="3,4", co="lovebird").enclosure("savanna", at="5,4 6,4", co="crane")
    position.enclosure("savanna", at="5,6 6,6", co="warthog").build("food_booth_savanna_1", "4,4")
    position.set(pop=10, money=30).building().play("building")
    assert position.refusal("design zoo shop savanna") == "ZT-12.19"
    position.play("design food booth savanna 2")
    for at in ("2,4", "3,3", "6,3"):
        assert position.refusal(f"at {at}") == "ZT-12.20"
    assert position.offers("at 4,6")
    money = position.zoo().money
    position.play("at 4,6", "building", "design zoo shop savanna")
    assert position.offers("at 3,3")
    position.play("at 3,3")
    assert position.zoo().money == money - 13 and position.zoo().costs == 0


@rule("ZT-12.18", "ZT-12.20")
def test_either_booth_may_be_the_first() -> None:
    # The new booth touches two, the old one a third.
    position = Position().enclosure("savanna", at="3,4", co="lovebird").enclosure("savanna", at="5,4 5,5", co="crane")
    position.enclosure("savanna", at="7,5 7,6", co="warthog").build("food_booth_savanna_1", "4,4")
    position.set(pop=10).building().play("building", "design food booth savanna 2")
    assert "at 6,5" in position.options()


@rule("ZT-12.16", "ZT-20.22", "ZT-12.17", "ZT-12.19")
@pytest.mark.parametrize("biome", BIOMES)
def test_commercial_buildings_of_every_biome(biome: str) -> None:
    position = beside(Position(), biome, "3,4 2,4", "5,4", "5,6 6,6").set(pop=10, money=30)
    gross = position.zoo().costs
    position.building()
    position.play("building", f"design food booth {biome} 1", "at 4,4")
    position.play("building", f"design food booth {biome} 2", "at 5,5")
    assert position.zoo().costs == max(0, gross - 6)
    position.play("building", f"design zoo shop {biome}", "at 6,4")
    assert position.zoo().costs == max(0, gross - 11) and position.zoo().money == 12


@rule("ZT-T33", "ZT-7.2", "ZT-A8")
def test_running_costs_do_not_fall_below_zero_but_income_is_not_lost() -> None:
    position = Position().enclosure("savanna", at="3,4", co="lovebird").enclosure("savanna", at="5,4 5,5", co="crane")
    position.build("food_booth_savanna_1", "4,4").build("food_booth_savanna_2", "6,5")
    assert position.zoo().costs == 0
    position.enclosure("montane", at="1,2 2,2", co="raccoon").set(surcharge=3)
    assert position.zoo().costs == 3


@rule("ZT-20.19", "ZT-20.20", "ZT-20.21", "ZT-12.13", "ZT-12.14")
@pytest.mark.parametrize("name", CONTENT.designs)
def test_every_design_can_be_built_and_has_its_effect(name: str) -> None:
    d = design(name)
    position = Position()
    biomes = [biome for at, biome in enumerate(BIOMES) if (TABLES.design_biomes[d] >> at) & 1] or ["rainforest"]
    beside(position, biomes[0], "4,3", "4,5 3,5", "6,5")
    if len(biomes) == 2:
        beside(position, biomes[1], "3,4 2,4", "5,4 5,3")
    position.set(pop=10, money=30)
    if TABLES.effect[d] == PARK:
        position.build("conservation_center_1", "3,4")
    if TABLES.place[d] == 2:
        position.build(f"food_booth_{biomes[0]}_1", "4,4").build(f"food_booth_{biomes[0]}_2", "5,5")
    before, costs = position.tracks(), position.zoo().costs
    position.building().play("building", f"design {CONTENT.design_names[d]}")
    at = "5,3" if TABLES.place[d] == 2 else "4,4"
    position.play(f"at {at}")
    now = position.tracks()
    gains = tuple(new - old for new, old in zip(now, before, strict=True))
    expected = {
        PARK: (1, 0, 0),
        EDUCATION_BOOTH: (1, 8, 1),  # with the bonuses printed at 4 and 7
        CONSERVATION_CENTER: (0, 0, 1),
    }.get(TABLES.effect[d], (0, 0, 0))
    assert gains == expected
    if TABLES.effect[d] == 3:
        assert position.zoo().costs == max(0, costs - TABLES.amount[d])
    assert position.zoo().money == 30 - TABLES.design_cost[d]


# Construction actions.


@rule("ZT-T123", "ZT-12.23", "ZT-11.13", "ZT-4.36", "ZT-4.37", "ZT-20.41")
def test_a_construction_action_costs_two_or_a_worker() -> None:
    poor = Position().enclosure("savanna", 1).set(money=1).building().play("construction")
    assert poor.options() == ["construct change biome", "construct move tile"]
    poor.play("construct change biome")
    assert poor.options() == ["pay worker"] and poor.refusal("pay money") == "ZT-4.8"
    rich = Position().enclosure("savanna", 1).set(money=2, workers_used=3).building()
    rich.play("construction", "construct change biome")
    assert rich.options() == ["pay money"] and rich.refusal("pay worker") == "ZT-4.4"
    rich.play("pay money")
    assert rich.zoo().money == 0


@rule("ZT-T124", "ZT-12.24", "ZT-4.38")
def test_an_empty_enclosure_changes_its_biome() -> None:
    position = Position().enclosure("rainforest", 3, points="RR").enclosure("savanna", 1, co="lovebird").building()
    position.play("construction", "construct change biome", "pay money")
    assert position.options() == ["house E1"] and position.refusal("house E2") == "ZT-12.24"
    position.play("house E1")
    assert position.options() == ["change to savanna", "change to montane"]
    position.play("change to savanna")
    assert position.zoo().biome(0) == 1 and position.zoo().points(0, 3) == 2 and position.zoo().money == 8


@rule("ZT-T125", "ZT-12.25", "ZT-4.39", "ZT-12.27")
def test_a_building_moves_to_a_place_with_an_effect() -> None:
    position = Position().enclosure("savanna", at="2,3 2,4", co="crane").build("conservation_center_1", "3,3")
    position.build("park_1", "4,3").building()
    assert position.tracks()[0] == 2 + 1
    position.play("construction", "construct move building", "pay money")
    assert position.options() == ["design park 1", "design conservation center 1"]
    position.play("design conservation center 1", "at 1,4")
    assert position.tracks()[0] == 2  # the park has lost its neighbour
    position.play("construction", "construct move building", "pay money", "design park 1")
    assert position.refusal("at 7,6") == "ZT-12.9" and "at 1,5" in position.options()


@rule("ZT-T126", "ZT-12.26", "ZT-A37")
def test_a_tile_moves_one_step_and_stays_connected() -> None:
    def start() -> Position:
        position = Position().enclosure("savanna", at="2,3 3,3 4,3", points="R").enclosure("montane", at="7,5")
        return position.building().play("construction", "construct move tile", "pay money")

    position = start().play("at 4,3")
    assert position.offers("at 3,4") and position.refusal("at 5,4") == "ZT-12.26"
    assert position.refusal("at 6,3") == "ZT-12.26"
    position.play("at 3,4")
    assert position.zoo().enclosure_at(square("3,4")) == 0 and position.zoo().points(0, 3) == 1
    assert start().refusal("at 3,3") == "ZT-12.26"  # the tiles left and right of it would fall apart
    assert start().play("at 7,5").offers("at 8,6")


@rule("ZT-T127", "ZT-11.18", "ZT-12.27", "ZT-A35")
def test_no_move_may_leave_a_food_booth_without_its_enclosures() -> None:
    position = Position().enclosure("savanna", at="3,4", co="lovebird").enclosure("savanna", at="5,4 6,4", co="crane")
    position.build("food_booth_savanna_1", "4,4").building()
    position.play("construction", "construct move tile", "pay money")
    position.play("at 3,4")
    assert position.options() == ["at 4,3", "at 4,5"] and position.refusal("at 2,4") == "ZT-11.18"
    moved = Position().enclosure("savanna", at="3,4", co="lovebird").enclosure("savanna", at="5,4 6,4", co="crane")
    moved.enclosure("savanna", at="8,6").build("food_booth_savanna_1", "4,4").building()
    assert moved.refusal("relocate") == "ZT-11.15"  # the only empty enclosure is not beside the booth


@rule("ZT-12.25", "ZT-12.20")
def test_a_commercial_building_moves_where_it_meets_its_adjacency_again() -> None:
    position = (
        Position().enclosure("savanna", at="3,4 3,5", co="crane").enclosure("savanna", at="5,4 5,5", co="warthog")
    )
    position.build("food_booth_savanna_1", "4,4").building()
    position.play("construction", "construct move building", "pay money", "design food booth savanna 1")
    assert position.options() == ["at 4,5"]


@rule("ZT-12.25", "ZT-6.1", "ZT-4.36")
def test_no_building_moves_off_the_board() -> None:
    position = Position().keep("tapir 1m 1f", at="1,6 1,5 1,4", points="R").build("conservation_center_1", "2,6")
    position.fill(leave="8,2").building()
    assert position.refusal("construction") == "ZT-12.23"  # nothing with conservation value lies beside 8,2
