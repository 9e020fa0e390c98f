"""Spring: marker, offspring dice, staff, discs, nurture, breeding program, buzz."""

from __future__ import annotations

import itertools

import pytest

from menagerie.games.zoo_tycoon.flow import start_spring
from menagerie.games.zoo_tycoon.offspring import dice

from .tycoon_builder import CONTENT, Position, play_randomly, species

rule = pytest.mark.rule
TABLES = CONTENT.tables


def number_of_dice(position: Position, name: str) -> int:
    return int(dice(position.state, position.zoo(), species(name)))


@rule("ZT-T5", "ZT-8.4", "ZT-8.5", "ZT-8.6", "ZT-8.8", "ZT-7.8", "ZT-A9", "ZT-8.12")
def test_the_elephants_of_the_book_have_one_young() -> None:
    position = Position().keep("elephant 1m 3f", tiles=8, points="RRR", experience=3).fortune("2 6 4 f")
    assert position.mood("elephant") == "light"
    position.spring("normal_year").play("done", "done")
    assert position.discs("elephant") == "0m 1f" and position.lying("elephant") == 1
    assert position.buzz() == 7
    assert number_of_dice(position, "elephant") == 2  # one female lies


@rule("ZT-T6", "ZT-8.3", "ZT-20.57")
def test_a_happiness_without_a_number_does_not_roll() -> None:
    yellow = Position().keep("elephant 1m 3f", tiles=8, points="RRR", experience=2)
    assert yellow.mood("elephant") == "yellow" and number_of_dice(yellow, "elephant") == 0
    for name, numbers in (("zebra", (6, 5, 4)), ("elephant", (0, 6, 5)), ("meerkat", (6, 4, 3))):
        assert tuple(TABLES.roll[species(name) * 3 + mood] for mood in range(3)) == numbers


@rule("ZT-8.3", "ZT-20.57", "ZT-20.58")
@pytest.mark.parametrize("name", [name for name in CONTENT.species])
def test_every_species_rolls_by_its_card(name: str) -> None:
    s = species(name)
    males, females = 1, max(1, (TABLES.group_max[s] if TABLES.group_max[s] > 0 else 8) - 1)
    females = min(females, 5)
    position = Position().comfortable(f"{name} {males}m {females}f")
    needed = TABLES.roll[s * 3 + {"yellow": 0, "light": 1, "dark": 2}[position.mood(name)]]
    assert 1 < needed <= 6
    expected = {0: females, 1: min(males, females), 2: 1}[TABLES.dice_mode[s]]
    assert number_of_dice(position, name) == expected
    position.fortune(" ".join([str(needed)] + [str(needed - 1)] * (expected - 1) + ["m"] * TABLES.litter[s]))
    position.spring("normal_year").play("done")
    if expected > 1:
        assert position.offers(f"reroll {CONTENT.species_names[s]}")
    position.play("done")
    if position.decision == "REINTRODUCE":
        position.play("stop")
    assert position.discs(name) == f"{TABLES.litter[s]}m 0f"
    assert position.lying(name) == TABLES.nurture[s]
    assert position.zoo().breeding == (TABLES.level[s] if TABLES.level[s] < 3 else 0)


@rule("ZT-T37", "ZT-8.8")
def test_a_mother_rests_for_one_spring() -> None:
    position = Position().keep("zebra 1m 2f", tiles=4, points="RR", experience=2, lying=1)
    assert number_of_dice(position, "zebra") == 1
    position.fortune("1").spring("normal_year").play("done", "done")
    assert position.lying("zebra") == 0
    assert number_of_dice(position, "zebra") == 2


@rule("ZT-T64", "ZT-8.8", "ZT-A29")
def test_females_stand_up_although_nothing_was_rolled() -> None:
    position = Position().comfortable("gorilla 1m 3f", lying=1)
    position.zoo().contraception = 1 << species("gorilla")
    position.spring("normal_year").play("done")
    assert position.lying("gorilla") == 0 and position.discs("gorilla") == "0m 0f"


@rule("ZT-T34", "ZT-8.10", "ZT-4.12", "ZT-20.35")
def test_birth_control_stops_the_dice_until_the_tile_is_removed() -> None:
    position = Position(year=3).keep("lion 1m 2f", tiles=5, points="RR", experience=3)
    position.spring("normal_year")
    assert position.decision == "BIRTH_CONTROL"
    assert position.options() == ["contraception Lion", "done"]
    position.play("contraception lion")
    assert number_of_dice(position, "lion") == 0 and position.zoo().workers_used == 1
    assert position.options() == ["remove contraception Lion", "done"]
    position.play("remove contraception lion")
    assert number_of_dice(position, "lion") == 2 and position.zoo().workers_used == 1


@rule("ZT-4.12")
def test_birth_control_is_not_asked_without_a_species_that_could_roll() -> None:
    position = Position().keep("lion 1m", tiles=3, points="RR", experience=3)
    position.spring("normal_year")
    assert position.decision == "SPRING_STAFF"


@rule("ZT-T57", "ZT-8.4", "ZT-20.47", "ZT-A3")
def test_dice_by_female_by_pair_and_by_enclosure() -> None:
    monkeys = Position().keep("squirrel_monkey 2m 3f", tiles=5, points="RR", experience=2, lying=1)
    assert number_of_dice(monkeys, "squirrel_monkey") == 2
    ostriches = Position().keep("ostrich 1m 4f", tiles=6, points="R", experience=2)
    assert number_of_dice(ostriches, "ostrich") == 1
    zebras = Position().keep("zebra 1m 5f", tiles=6, points="RR", experience=2, lying=2)
    assert number_of_dice(zebras, "zebra") == 3
    assert [list(TABLES.dice_mode).count(mode) for mode in (0, 1, 2)] == [10, 11, 2]


@rule("ZT-T58", "ZT-8.6", "ZT-20.58")
def test_a_success_draws_the_litter() -> None:
    ostriches = Position().keep("ostrich 1m 2f", tiles=4, points="R", experience=2)
    assert ostriches.mood("ostrich") == "light"
    ostriches.fortune("4 m f").spring("normal_year").play("done", "done")
    assert ostriches.discs("ostrich") == "1m 1f" and ostriches.state.bag_males + ostriches.state.bag_females == 38
    meerkats = Position().comfortable("meerkat 3m 3f").fortune("6 m m f").spring("normal_year").play("done", "done")
    assert meerkats.discs("meerkat") == "2m 1f"
    assert set(TABLES.litter) == {1, 2, 3}


@rule("ZT-T59", "ZT-8.7", "ZT-8.14", "ZT-4.9")
def test_a_disc_converted_before_the_roll_counts_as_an_upright_female() -> None:
    position = Position().keep("zebra 1m 2f", tiles=4, points="RR", experience=2, discs="0m 1f")
    position.spring("normal_year")
    assert position.decision == "CONVERT_SPRING" and number_of_dice(position, "zebra") == 2
    position.play("convert female plains zebra")
    assert number_of_dice(position, "zebra") == 3 and position.decision == "BIRTH_CONTROL"


@rule("ZT-T60", "ZT-8.9", "ZT-4.13", "ZT-20.43", "ZT-20.34")
def test_breeding_rolls_one_failed_die_of_a_species_once() -> None:
    position = Position().keep("lion 1m 3f", tiles=6, points="RR", experience=3)
    assert position.mood("lion") == "light"
    position.fortune("2 5 3 6 m f m f").spring("normal_year").play("done")
    assert position.offers("reroll Lion", "contraception Lion", "done")
    position.play("reroll lion")
    assert position.refusal("reroll lion") == "ZT-8.9" and position.zoo().workers_used == 1
    position.play("done")
    assert position.discs("lion") == "2m 2f" and position.lying("lion") == 2


@rule("ZT-8.9", "ZT-T48", "ZT-4.5")
def test_breeding_once_for_each_of_several_species() -> None:
    position = Position().keep("lion 1m 1f", tiles=4, points="RR", experience=3)
    position.keep("zebra 1m 2f", tiles=4, points="RR", experience=2)
    position.fortune("1 1 1 1 1").spring("normal_year").play("done")
    assert position.offers("reroll Lion", "reroll Plains zebra")
    position.play("reroll lion")
    assert not position.offers("reroll Lion") and position.offers("reroll Plains zebra")
    position.play("reroll plains zebra")
    assert not any(option.startswith("reroll") for option in position.options())
    assert position.zoo().costs == 6 + 2 + 3  # lions, zebras, the second worker


@rule("ZT-T61", "ZT-8.11", "ZT-14.7")
def test_the_first_offspring_of_a_species_moves_the_breeding_program() -> None:
    position = Position().keep("zebra 1m 2f", tiles=4, points="RR", experience=2)
    position.keep("lion 1m 1f", tiles=4, points="RR", experience=3)
    position.keep("bald_ibis 2m 2f", tiles=3, points="R", experience=2)
    position.zoo().bred = 1 << species("lion")
    position.zoo().breeding = 2  # the lions bred in an earlier year
    position.fortune("6 6 6 6 6").spring("normal_year").play("done", "done")
    while position.decision == "REINTRODUCE":
        position.play("stop")
    assert position.discs("lion") != "0m 0f" and position.discs("bald_ibis") != "0m 0f"
    assert position.zoo().breeding == 3


@rule("ZT-T62", "ZT-8.12", "ZT-7.8", "ZT-7.9")
def test_buzz_of_event_offspring_and_new_species() -> None:
    position = Position().keep("zebra 1m 2f", tiles=4, points="RR", experience=2)
    position.keep("lion 1m 2f", tiles=5, points="RR", experience=3).set(pop=20)
    position.enclosure("savanna", 6, points="RR").enclosure("montane", 4, points="RR")
    position.fortune("6 1 6 1").spring("broadcast_tv_show").play("done", "done")
    assert position.buzz() == 9 and position.buzz_position() == 29
    position.quarantine("giraffe 1m 2f", "red_panda 1m 1f").building()
    position.play("enter", "species giraffe", "house E3", "males 1", "females 2")
    assert position.tracks()[0] == 25 and position.buzz() == 14
    position.play("enter", "species red panda", "house E4", "males 1", "females 1")
    assert position.tracks()[0] == 28 and position.buzz() == 14 and position.buzz_position() == 42


@rule("ZT-T63", "ZT-8.15", "ZT-A24", "ZT-8.13")
def test_discs_are_accepted_above_the_maximum_of_the_group() -> None:
    position = Position().comfortable("tiger 1m 1f").fortune("5 m f").spring("normal_year")
    costs, free = position.zoo().costs, position.free_space("tiger")
    position.play("done", "done")
    assert position.discs("tiger") == "1m 1f" and position.group("tiger") == "1m 1f"
    assert position.zoo().costs == costs and position.free_space("tiger") == free
    assert position.mood("tiger") == "dark"


@rule("ZT-T65", "ZT-8.3", "ZT-20.9", "ZT-15.8")
def test_breeding_halt_stops_level_two_only() -> None:
    position = Position().comfortable("lion 1m 4f").comfortable("zebra 1m 5f").comfortable("orangutan 1m 4f")
    position.spring("breeding_halt")
    assert number_of_dice(position, "lion") == 0
    assert number_of_dice(position, "zebra") == 5 and number_of_dice(position, "orangutan") == 4


@rule("ZT-T16", "ZT-15.8", "ZT-20.11")
def test_high_fertility_adds_one_to_each_die() -> None:
    position = Position().keep("elephant 1m 2f", tiles=6, points="RR", experience=3)
    assert position.mood("elephant") == "yellow"  # three elephants are few
    position = Position().keep("elephant 1m 3f", tiles=8, points="RR", experience=3).fortune("5 4 4 m")
    position.spring("high_fertility").play("done", "done")
    assert position.discs("elephant") == "1m 0f"


@rule("ZT-T70", "ZT-19.1", "ZT-A42")
def test_an_empty_bag_is_replaced_by_an_even_chance() -> None:
    for words in ("6 m f", "6 f m"):
        position = Position().keep("ostrich 1m 2f", tiles=4, points="R", experience=2)
        position.state.bag_males = position.state.bag_females = 0
        position.fortune(words).spring("normal_year").play("done", "done")
        assert position.discs("ostrich") == "1m 1f"
        assert position.state.spare_males == position.state.spare_females == 1


@rule("ZT-T71", "ZT-7.10", "ZT-A28")
def test_buzz_of_a_pair_follows_the_present_number() -> None:
    position = Position().enclosure("rainforest", 4, points="RR").quarantine("tiger 1m 1f").building()
    position.play("enter", "species tiger", "house E1", "males 1", "females 0")
    assert position.tracks()[0] == 4 and position.buzz() == 4
    position.play("enter", "species tiger", "house E1", "males 0", "females 1")
    assert position.tracks()[0] == 6 and position.buzz() == 6


@rule("ZT-T56", "ZT-8.1", "ZT-8.2", "ZT-20.14", "ZT-1.7")
def test_marker_and_event_pass_on() -> None:
    position = Position(seats=4).set(0, money=5)
    position.state.start_player = 2
    position.state.events_drawn = 1
    position.events("nice_weather")
    old = position.state.events[0]
    start_spring(position.state)
    assert position.state.start_player == 3
    assert position.state.event == CONTENT.events.index("nice_weather") and position.zoo().money == 8
    assert position.state.events_drawn == 2 and position.state.events[0] == old  # lies under the deck, known
    assert CONTENT.event_timings.count("breaking") == 8 and CONTENT.event_timings.count("news") == 10


@rule("ZT-T49", "ZT-4.6", "ZT-4.13")
def test_a_reroll_needs_a_failed_die() -> None:
    position = Position().keep("zebra 1m 2f", tiles=4, points="RR", experience=2).fortune("6 6")
    position.spring("normal_year").play("done")
    assert position.refusal("reroll plains zebra") == "ZT-8.9"
    assert position.options() == ["contraception Plains zebra", "done"]


@rule("ZT-T51", "ZT-8.14", "ZT-4.10", "ZT-20.55")
def test_no_window_opens_without_a_conversion() -> None:
    position = Position().keep("tapir 1m 3f", tiles=8, points="RR", experience=2, discs="0m 1f")
    assert TABLES.group_max[species("tapir")] == 4 and list(TABLES.group_max).count(-1) == 9
    position.spring("normal_year")
    assert position.decision == "BIRTH_CONTROL"
    autumn = Position().keep("tapir 1m 3f", tiles=8, points="RR", experience=2, discs="0m 1f").autumn()
    assert autumn.decision == "BUILD" and autumn.refusal("convert female lowland tapir") == "ZT-5.11"


@rule("ZT-T50", "ZT-8.14", "ZT-8.13", "ZT-4.9", "ZT-4.11")
def test_a_disc_becomes_an_animal() -> None:
    position = Position().keep("zebra 1m 2f", tiles=4, points="RR", experience=2, discs="1m 1f").autumn()
    assert position.decision == "CONVERT_AUTUMN"
    assert position.options() == ["convert female Plains zebra", "done"]
    assert position.refusal("convert male plains zebra") == "ZT-5.5"
    bag = position.state.bag_females
    assert position.zoo().costs == 2
    position.play("convert female plains zebra")
    assert position.group("zebra") == "1m 3f" and position.mood("zebra") == "light"
    assert position.state.bag_females == bag + 1 and position.zoo().costs == 2
    assert position.decision == "BUILD"  # nothing is left to convert, so the window closes


@rule("ZT-8.14", "ZT-15.11", "ZT-4.9")
def test_conversion_windows_stand_beside_trades_and_building() -> None:
    def ostriches() -> Position:
        return Position(event="bird_disease").keep("ostrich 1m 2f", tiles=5, points="R", experience=2, discs="0m 2f")

    for position in (ostriches().leaving(1), ostriches().arrival(1), ostriches().building()):
        assert position.offers("convert female Common ostrich")
        decision = position.decision
        position.play("convert female common ostrich")
        assert position.group("ostrich") == "1m 3f" and position.decision == decision


@rule("ZT-1.6", "ZT-8.7", "ZT-A7")
def test_players_have_offspring_one_after_another() -> None:
    position = Position()
    for seat in range(3):
        position.keep("zebra 1m 2f", tiles=4, points="RR", experience=2, seat=seat)
    position.spring("normal_year")
    order = []
    while position.decision in {"BIRTH_CONTROL", "SPRING_STAFF"}:
        order.append((position.state.player, position.decision))
        position.play("done")
    assert order == [(seat, step) for seat in range(3) for step in ("BIRTH_CONTROL", "SPRING_STAFF")]


@rule("ZT-8.1", "ZT-T43", "ZT-4.1", "ZT-4.2", "ZT-4.3", "ZT-9.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_keeps_the_order_of_years_and_phases(seats: int) -> None:
    for seed in range(3):
        positions, events, donors, starters = [], [], [], []
        first_year: list[int] = []
        for state, action in play_randomly(seats, seed):
            if not positions or positions[-1] != state.position:
                positions.append(state.position)
            if action is not None and state.round > len(starters):
                starters.append(state.start_player)
            if state.round == 1 and action is not None:
                first_year.append(state.decision)
            if state.event >= 0 and (not events or events[-1] != (state.round, state.event)):
                events.append((state.round, state.event))
            if not donors or donors[-1] != state.donors[state.donor]:
                donors.append(state.donors[state.donor])
        assert len(set(positions)) == 7
        assert [year for year, _ in events] == [2, 3, 4, 5, 6, 7]
        assert len(donors) == 7  # the first six paid, the last one was revealed for no year
        assert [(later - sooner) % seats for sooner, later in itertools.pairwise(starters)] == [1] * 6
        assert all(13 <= decision <= 21 or 25 <= decision <= 50 for decision in first_year)


@rule("ZT-4.13", "ZT-4.46", "ZT-8.7")
def test_after_the_last_worker_the_discs_are_drawn_at_once() -> None:
    position = Position().keep("lion 1m 1f", tiles=4, points="RR", experience=3).set(workers_used=2)
    position.fortune("1 6 m f").spring("normal_year").play("done", "reroll lion")
    assert position.zoo().workers_used == 3 and position.discs("lion") == "1m 1f"
    assert "Ann has offspring of Lion: 1 male and 1 female." in position.log()
