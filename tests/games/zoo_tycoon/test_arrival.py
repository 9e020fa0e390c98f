"""Summer: arrival of animals, requirements, homes, the first round, the pandas."""

from __future__ import annotations

import pytest

from menagerie.games.zoo_tycoon.flow import next_arrival

from .tycoon_builder import CONTENT, Position, play_lively, species

rule = pytest.mark.rule
TABLES = CONTENT.tables


@rule("ZT-T81", "ZT-9.13", "ZT-4.20", "ZT-A5")
def test_the_snake_order_skips_players_who_passed() -> None:
    position = Position().arrival(1)
    order = []
    for name in ("meerkat", "japanese macaque", "alpine ibex", "meerkat", "japanese macaque", "alpine ibex"):
        order.append(position.state.player)
        position.play(f"take {name}", "males 1", "females 0", "quarantine")
    assert order == [0, 1, 2, 2, 1, 0]
    position = Position().arrival(1).play("take meerkat", "males 1", "females 0", "quarantine", "pass")
    order = []
    while position.decision == "ARRIVE":
        order.append(position.state.player)
        position.play("pass" if len(order) > 1 else "take lion")
        if len(order) == 1:
            position.play("males 1", "females 0", "quarantine")
    assert order == [2, 2, 0]


@rule("ZT-9.13", "ZT-T81")
def test_the_order_of_turns_in_the_snake() -> None:
    position = Position().arrival(1)
    order = []
    for _ in range(9):
        order.append(position.state.player)
        next_arrival(position.state)
    assert order == [0, 1, 2, 2, 1, 0, 0, 1, 2]
    position = Position().arrival(1)
    position.state.passed = 0b010
    order = []
    for _ in range(6):
        order.append(position.state.player)
        next_arrival(position.state)
    assert order == [0, 2, 2, 0, 0, 2]


@rule("ZT-T82", "ZT-9.14", "ZT-2.2")
def test_an_offer_may_be_taken_in_part() -> None:
    position = Position().arrival(1)
    assert position.supply("zebra") == "1/3"
    position.play("take plains zebra")
    assert position.options() == ["males 0", "males 1"]
    position.play("males 1")
    assert position.options() == [f"females {n}" for n in range(4)]
    position.play("females 1", "quarantine")
    assert position.supply("zebra", 1) == "0/2" and position.supply("zebra", 0) == "0/2"
    assert position.zoo().trades == 1


@rule("ZT-9.13")
def test_the_same_species_may_be_taken_in_a_later_trade() -> None:
    position = Position(seats=2).arrival(1).play("take plains zebra", "males 1", "females 1", "quarantine", "pass")
    assert position.state.player == 0 and position.offers("take Plains zebra")
    position.play("take plains zebra")
    assert position.options() == ["males 0"]


@rule("ZT-T19", "ZT-9.15", "ZT-9.16", "ZT-9.17")
def test_a_yellow_species_closes_new_species_of_level_two() -> None:
    position = Position().keep("zebra 1m 2f", tiles=4, points="RR", experience=1).comfortable("lion 1m 2f").arrival(2)
    assert position.mood("zebra") == "yellow"
    assert position.refusal("take giraffe") == "ZT-9.16"
    assert position.offers("take Alpine ibex", "take Lion")
    waiting = Position().keep("zebra 1m 2f", tiles=4, points="RR").quarantine("giraffe 1m").arrival(2)
    assert waiting.offers("take Giraffe")  # quarantine counts as own


@rule("ZT-T20", "ZT-9.20", "ZT-9.19")
def test_happiness_changes_at_once() -> None:
    position = Position(seats=2).keep("lion 1m 2f", tiles=5, points="RR", experience=3).arrival(2)
    assert position.mood("lion") == "light" and position.offers("take Giraffe")
    position.play("take lion", "males 0", "females 1", "house E1", "males 0", "females 1")
    assert position.mood("lion") == "yellow" and position.free_space("lion") == 1
    position.play("pass")
    assert position.refusal("take giraffe") == "ZT-9.16"


@rule("ZT-T178", "ZT-9.16", "ZT-9.20", "ZT-8.14")
def test_a_conversion_opens_level_two_in_the_same_turn() -> None:
    position = Position().keep("lion 1m 1f", tiles=5, points="RR", experience=3, discs="0m 1f").arrival(2)
    assert position.mood("lion") == "yellow" and position.refusal("take giraffe") == "ZT-9.16"
    position.play("convert female lion")
    assert position.free_space("lion") == 2 and position.mood("lion") == "light"
    assert position.offers("take Giraffe")


@rule("ZT-T83", "ZT-9.18", "ZT-4.23", "ZT-6.9")
def test_every_animal_taken_needs_a_home() -> None:
    position = Position().keep("zebra 1m 2f", tiles=3, points="R").quarantine("lion 1m", "tiger 1m").arrival(1)
    position.play("take plains zebra")
    assert position.options() == ["males 0"]
    position.play("males 0")
    assert position.options() == ["females 1"]  # two more would fill the third tile
    position.play("females 1")
    assert position.options() == ["house E1"] and position.refusal("quarantine") == "ZT-6.9"
    position.play("house E1", "males 0", "females 1")
    assert position.group("zebra") == "1m 3f"


@rule("ZT-9.18", "ZT-6.9")
def test_a_third_species_has_no_home_with_both_spaces_full() -> None:
    position = Position().quarantine("lion 1m", "tiger 1m").arrival(1)
    assert position.refusal("take meerkat") == "ZT-9.18"
    assert position.offers("take Lion")


@rule("ZT-T84", "ZT-9.18", "ZT-9.19", "ZT-9.21", "ZT-4.24", "ZT-4.25")
def test_a_new_species_enters_a_prepared_enclosure_in_summer() -> None:
    def start() -> Position:
        position = Position().enclosure("savanna", 4, points="R").arrival(1)
        position.play("take plains zebra", "males 1", "females 3")
        assert position.options() == ["house E1", "quarantine"]
        position.play("house E1")
        assert position.options() == ["males 0", "males 1"]
        return position

    position = start().play("males 1")
    assert position.options() == ["females 2", "females 3"]
    position.play("females 3")
    assert position.tracks()[0] == 2 and position.buzz() == 2 and position.zoo().costs == 2
    assert position.zoo().quarantine[0] == 0
    part = start().play("males 1", "females 2")
    assert part.group("zebra") == "1m 2f" and part.held("zebra") == "0m 1f"


@rule("ZT-T85", "ZT-9.16", "ZT-5.3", "ZT-5.4", "ZT-A11")
def test_categories_count_kept_main_and_co_species() -> None:
    position = Position().comfortable("zebra 1m 3f").enclosure("savanna", 2, co="common_warthog").arrival(2)
    assert position.offers("take Black rhinoceros")
    waiting = Position().comfortable("zebra 1m 3f").quarantine("giraffe 1m 1f").arrival(2)
    assert waiting.refusal("take black rhinoceros") == "ZT-5.3"
    strict = Position(category_counts_co=False).comfortable("zebra 1m 3f")
    strict.enclosure("savanna", 2, co="common_warthog").arrival(2)
    assert strict.refusal("take black rhinoceros") == "ZT-5.3"


@rule("ZT-5.3", "ZT-20.51")
@pytest.mark.parametrize("name", [name for name in CONTENT.species if TABLES.req_category[species(name)]])
def test_every_requirement_holds_for_its_card(name: str) -> None:
    s = species(name)
    needed, category = TABLES.req_category[s], TABLES.category[s]
    mates = [co for co in range(12) if TABLES.co_category[co] == category]
    at = next(n for n in range(9) if TABLES.sheet_males[n * 23 + s] > 0 and TABLES.sheet_females[n * 23 + s] > 0)
    for count in range(3):
        position = Position().set(pop=20)
        for co in mates[:count]:
            biome = ("rainforest", "savanna", "montane")[TABLES.co_biome[co]]
            position.enclosure(biome, 2, co=CONTENT.co_species[co])
        position.arrival(at + 1)
        expected = "" if count >= needed else "ZT-5.3"
        assert position.refusal(f"take {CONTENT.species_names[s]}") == expected


@rule("ZT-T86", "ZT-5.3", "ZT-7.7", "ZT-20.52")
def test_buzz_does_not_bring_the_elephants() -> None:
    def zoo(pop: int) -> Position:
        position = Position().comfortable("zebra 1m 3f").enclosure("savanna", 2, co="common_warthog")
        return position.set(pop=pop, event_buzz=5).arrival(1)

    assert zoo(14).refusal("take asian elephant") == "ZT-7.7"
    assert zoo(15).offers("take Asian elephant")


@rule("ZT-T87", "ZT-9.16")
def test_an_empty_zoo_may_take_level_two_but_not_three() -> None:
    position = Position(year=2).arrival(1)
    assert position.offers("take Lion") and position.refusal("take bornean orangutan") == "ZT-5.3"


@rule("ZT-T88", "ZT-9.22", "ZT-T45", "ZT-2.2")
def test_one_zoo_takes_the_pandas() -> None:
    position = Position(seats=2)
    for seat in range(2):
        position.comfortable("snow_leopard 1m 1f", seat=seat).comfortable("black_bear 1m 1f", seat=seat).set(
            seat, pop=15
        )
    position.arrival(1).play("take giant panda")
    assert position.decision == "ARRIVE_HOME"  # one male and one female are not asked
    position.play("quarantine")
    assert position.held("giant_panda") == "1m 1f" and position.state.panda_owner == 0
    assert position.refusal("take giant panda") == "ZT-9.22"
    position.arrival(2)
    assert position.refusal("take giant panda") == "ZT-9.22"
    panda = species("giant_panda")
    assert all(TABLES.sheet_males[n * 23 + panda] == TABLES.sheet_females[n * 23 + panda] == 1 for n in range(9))


@rule("ZT-T89", "ZT-9.23", "ZT-A19")
def test_the_first_round_ignores_requirements_except_for_panda_and_elephant() -> None:
    position = Position(year=1).arrival(1)
    for _ in range(3):
        assert position.offers("take Lion", "take Western lowland gorilla", "take Bornean orangutan")
        assert position.refusal("take asian elephant") == "ZT-9.23"
        assert position.refusal("take giant panda") == "ZT-9.23"
        position.play("pass")
    assert TABLES.level[species("asian_elephant")] == TABLES.level[species("giant_panda")] == 2


@rule("ZT-T21", "ZT-9.24", "ZT-A26")
def test_level_three_is_the_only_trade_of_the_first_round() -> None:
    position = Position(seats=2, year=1).set(tiles=6).arrival(3)
    position.play("take dama gazelle", "males 1", "females 3", "quarantine", "pass")
    assert position.decision == "ARRIVE" and position.state.player == 0
    assert position.refusal("take alpine ibex") == "ZT-9.24"
    assert position.refusal("exchange") == "ZT-9.24" and position.options() == ["pass"]
    position.play("pass")
    assert position.decision == "BUILD" and position.zoo().owed_center
    other = Position(seats=2, year=1).arrival(3)
    other.play("take alpine ibex", "males 1", "females 2", "quarantine", "pass")
    assert other.refusal("take dama gazelle") == "ZT-9.24"


@rule("ZT-T90", "ZT-9.25", "ZT-4.21", "ZT-A14", "ZT-20.37")
def test_unexpected_supply_repeats_an_offer_that_others_used() -> None:
    position = Position(seats=2).arrival(9)
    assert position.refusal("unexpected supply") == "ZT-9.25"
    position.play("take lion", "males 1", "females 1", "quarantine")
    assert position.refusal("take lion") == "ZT-9.14"
    position.play("unexpected supply")
    assert position.options() == ["again Lion"]
    position.play("again lion")
    assert position.options() == ["males 0", "males 1"]
    position.play("males 1")
    assert position.options() == ["females 0", "females 1"]
    position.play("females 1", "quarantine")
    assert position.held("lion", 1) == "1m 1f"
    assert position.zoo(1).workers_used == 1 and position.zoo(1).trades == 1 and position.zoo(1).supply_used
    own = Position(seats=2).arrival(9).play("take lion", "males 1", "females 1", "quarantine", "pass")
    assert own.refusal("unexpected supply") == "ZT-9.25"  # the own taking does not count


@rule("ZT-A14", "ZT-9.25")
def test_unexpected_supply_adds_what_is_still_offered_and_needs_the_requirements() -> None:
    position = Position(seats=2).arrival(1).play("take plains zebra", "males 1", "females 2", "quarantine")
    assert position.supply("zebra", 1) == "0/1"
    position.play("unexpected supply", "again plains zebra", "males 1")
    assert position.options() == [f"females {n}" for n in range(4)]
    yellow = Position(seats=2).keep("zebra 1m 2f", tiles=4, points="RR", seat=1).arrival(9)
    yellow.play("take lion", "males 1", "females 1", "quarantine")
    assert not yellow.offers("unexpected supply")


@rule("ZT-T91", "ZT-15.9", "ZT-4.22", "ZT-20.10", "ZT-A15")
def test_animal_rescue_raises_one_supply_once_for_each_zoo() -> None:
    position = Position(seats=2, event="animal_rescue").comfortable("zebra 1m 3f")
    position.enclosure("savanna", 2, co="common_warthog").arrival(4)
    assert position.supply("tapir") == "0/0" and position.demand("tapir") == "2/1"
    assert position.refusal("take asian elephant") == "ZT-7.7"
    position.play("take lowland tapir", "males 1", "females 1", "quarantine")
    assert position.held("tapir") == "1m 1f" and position.zoo().rescued
    assert position.offers("take Lowland tapir")  # the other zoo has its own rescue
    position.play("pass")
    assert position.refusal("take lowland tapir") == "ZT-9.14"


@rule("ZT-4.22", "ZT-15.9")
def test_the_rescue_is_announced_where_it_is_a_choice() -> None:
    position = Position(seats=2, event="animal_rescue").arrival(1).play("take plains zebra")
    assert position.decision == "RESCUE_CHOICE" and position.options() == ["rescue no", "rescue yes"]
    twin = Position(seats=2, event="animal_rescue").arrival(1).play("take plains zebra", "rescue no")
    assert twin.options() == ["males 0", "males 1"] and not twin.zoo().rescued
    position.play("rescue yes")
    assert position.options() == ["males 0", "males 1", "males 2"] and position.zoo().rescued
    position.play("males 2", "females 4", "quarantine")
    assert position.supply("zebra", 1) == "0/0"


@rule("ZT-T93", "ZT-A21", "ZT-5.16", "ZT-5.18")
def test_a_new_species_joins_a_co_species_in_summer() -> None:
    position = Position().enclosure("savanna", 5, points="RR", co="lovebird").arrival(1)
    before = position.tracks()[0]
    position.play("take plains zebra", "males 1", "females 2", "house E1", "males 1", "females 2")
    assert position.tracks()[0] == before + 2 + 1
    lions = Position().enclosure("savanna", 5, points="RR", co="lovebird").arrival(1)
    lions.play("take lion", "males 1", "females 1")
    assert lions.options() == ["quarantine"] and lions.refusal("house E1") == "ZT-5.16"


@rule("ZT-T104", "ZT-5.17", "ZT-11.10")
def test_species_enter_only_in_arrival_and_building() -> None:
    assert not any("species" in option for option in Position().enclosure("savanna", 3).arrival(1).options())
    for seed in range(3):
        kept = None
        for state, action in play_lively(2, seed):
            now = [zoo.kept for zoo in state.zoos]
            co = [mask >> 23 for mask in now]
            if kept is not None and now != kept[0]:
                assert kept[2] in {20, 21, 30, 32, 34, 18}  # decisions about homes, entering and co-species
                assert co == kept[1] or kept[2] == 34
            kept = (now, co, state.decision if action is not None else -1)


@rule("ZT-T175", "ZT-9.18", "ZT-9.23", "ZT-4.16", "ZT-4.20")
def test_exchange_in_round_one_needs_more_of_the_quarantined_species() -> None:
    position = Position(seats=2, year=1).set(trades=2).quarantine("zebra 1m 2f", "macaw 1m 1f").arrival(2)
    assert position.supply("zebra") == "1/4" and position.offers("exchange")
    position.play("exchange")
    takes = [option for option in position.options() if option.startswith("take")]
    assert takes == ["take Plains zebra", "take Blue-and-yellow macaw"]
    gone = Position(seats=2, year=1).set(trades=2).quarantine("zebra 1m 2f", "macaw 1m 1f").arrival(7)
    gone.state.taken[species("macaw") * 2] = 2
    gone.state.taken[species("macaw") * 2 + 1] = 1
    assert gone.refusal("exchange") == "ZT-4.16"


@rule("ZT-T45", "ZT-2.2")
def test_meeples_never_run_out_but_designs_do() -> None:
    position = Position(seats=4)
    for seat in range(4):
        position.keep("lion 1m 4f", tiles=7, points="RR", seat=seat)
    assert position.arrival(1).offers("take Lion")  # twenty lions are in play already
    parks = Position().build("park_1", "4,4").build("food_booth_savanna_1", "5,5").building().play("building")
    assert not parks.offers("design park 1") and parks.refusal("design park 1") == "ZT-2.2"


@rule("ZT-4.23", "ZT-T53", "ZT-4.7")
def test_the_numbers_of_the_panda_are_not_asked() -> None:
    position = Position().comfortable("snow_leopard 1m 1f").comfortable("black_bear 1m 1f").set(pop=15)
    position.enclosure("montane", 4, points="RR").arrival(1).play("take giant panda", "house E3")
    assert position.group("giant_panda") == "1m 1f" and position.state.player == 1


@rule("ZT-A23", "ZT-9.22")
def test_the_panda_may_ask_for_means() -> None:
    def zoo(**fields: int) -> Position:
        position = Position(panda_check="means").comfortable("snow_leopard 1m 1f").comfortable("black_bear 1m 1f")
        return position.set(pop=15, **fields)

    assert zoo(tiles=1, money=4).arrival(1).offers("take Giant panda")
    assert zoo(tiles=0, money=9).arrival(1).refusal("take giant panda") == "ZT-A23"
    assert zoo(tiles=3, money=3).arrival(1).refusal("take giant panda") == "ZT-A23"
    assert zoo(tiles=0, money=0).enclosure("montane", 4, points="RR").arrival(1).offers("take Giant panda")


@rule("ZT-9.17")
def test_own_species_stay_accessible_without_requirements() -> None:
    position = Position().keep("elephant 1m 2f", tiles=5, points="RR").arrival(1)
    assert position.mood("elephant") == "yellow" and position.tracks()[0] < 15
    assert position.offers("take Asian elephant")


@rule("ZT-A46", "ZT-9.22", "ZT-9.25")
def test_unexpected_supply_never_repeats_the_panda() -> None:
    position = Position(seats=2)
    for seat in range(2):
        position.comfortable("snow_leopard 1m 1f", seat=seat).comfortable("black_bear 1m 1f", seat=seat).set(
            seat, pop=15
        )
    position.arrival(1).play("take giant panda", "quarantine")
    assert not position.offers("unexpected supply")


@rule("ZT-A49", "ZT-15.9", "ZT-9.25")
def test_extra_animals_leave_no_trace_on_the_exchange() -> None:
    position = Position(seats=3, event="animal_rescue").arrival(1).play("take plains zebra", "rescue yes")
    position.play("males 2", "females 1", "quarantine")
    assert position.supply("zebra", 1) == "0/2"  # one male of two and one female came from the offer
    position.play("unexpected supply", "again plains zebra")
    assert position.options() == ["males 0", "males 1"]
    position.play("males 1")
    assert position.options() == [f"females {n}" for n in range(4)]
    position.play("females 3", "quarantine")
    assert position.supply("zebra", 2) == "0/0"
    position.play("unexpected supply", "again plains zebra")
    assert position.options() == ["males 0", "males 1"]  # the repeated male cannot be repeated again
