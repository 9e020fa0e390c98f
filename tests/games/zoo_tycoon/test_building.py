"""The Building Phase: animals that enter, co-species, relocation, staff, and what must be done."""

from __future__ import annotations

import pytest

from .tycoon_builder import CONTENT, GAME, Position, design, play_lively, species

rule = pytest.mark.rule


@rule("ZT-T102", "ZT-11.8", "ZT-4.32", "ZT-6.7")
def test_the_numbers_that_may_enter() -> None:
    def start() -> Position:
        position = Position().enclosure("savanna", 4, points="R").quarantine("zebra 2m 3f").building()
        return position.play("enter", "species plains zebra", "house E1")

    assert start().options() == ["males 0", "males 1"]
    assert start().play("males 1").options() == ["females 2", "females 3"]
    assert start().play("males 0").options() == ["females 3"]
    position = start().play("males 1", "females 2")
    assert position.group("zebra") == "1m 2f" and position.held("zebra") == "1m 1f"


@rule("ZT-11.8", "ZT-9.19")
def test_part_of_the_quarantine_may_join_its_species() -> None:
    position = Position().keep("zebra 1m 3f", tiles=4, points="R").quarantine("zebra 1m 2f").building()
    position.play("enter", "species plains zebra")
    assert position.options() == ["house E1"]
    position.play("house E1")
    assert position.options() == ["males 0"]
    position.play("males 0", "females 2")
    assert position.group("zebra") == "1m 5f" and position.free_space("zebra") == 1


@rule("ZT-T176", "ZT-11.8", "ZT-5.13", "ZT-12.7")
def test_tiles_then_retreats_then_animals() -> None:
    position = Position(year=1).set(tiles=6, money=10).quarantine("zebra 1m 2f").building()
    for at in ("at 2,3", "at 3,3", "at 4,3"):
        position.play("tile", at, "new savanna" if at == "at 2,3" else "join E1")
    assert position.refusal("enter") == "ZT-5.10"
    position.play("focal point", "focal retreat", "house E1", "enter", "species plains zebra", "house E1")
    position.play("males 1", "females 2", "done")
    assert position.group("zebra") == "1m 2f"
    poor = Position(year=1).enclosure("savanna", 4).set(money=1).quarantine("zebra 1m 2f", "ostrich 1m 1f").building()
    assert not poor.offers("enter") and poor.offers("done")


@rule("ZT-T103", "ZT-11.9", "ZT-4.33", "ZT-5.6")
def test_a_co_species_needs_room_tolerance_and_to_be_new() -> None:
    position = Position().keep("zebra 1m 3f", tiles=4, points="R").building().play("co-species")
    assert position.offers("species Fischer's lovebird")
    assert position.refusal("species common warthog") == "ZT-11.9"
    position.play("species Fischer's lovebird", "house E1")
    assert position.free_space("zebra") == 1
    more = Position().keep("zebra 1m 3f", tiles=4, points="R", co="lovebird").enclosure("savanna", 3).building()
    more.play("co-species")
    assert more.refusal("species Fischer's lovebird") == "ZT-5.6"
    more.play("species common warthog")
    assert more.options() == ["house E2"] and more.refusal("house E1") == "ZT-6.7"
    lions = Position().keep("lion 1m 1f", tiles=6, points="RR").building()
    assert not lions.offers("co-species")


@rule("ZT-T129", "ZT-11.2", "ZT-4.28", "ZT-4.8")
def test_prices_are_paid_at_once() -> None:
    position = Position().set(money=20).enclosure("savanna", at="2,3", co="crane").set(pop=10).building()
    position.play("buy tile", "keep prohibition", "at 5,5", "new savanna")
    assert position.zoo().money == 13
    position.play("focal point", "focal conservation", "house E1")
    assert position.zoo().money == 11
    position.play("building", "design conservation center 1", "at 3,3")
    assert position.zoo().money == 6
    position.play("building")
    assert position.refusal("design zoo shop savanna") == "ZT-4.8"


@rule("ZT-T53", "ZT-4.7", "ZT-4.8", "ZT-7.1")
def test_what_cannot_be_paid_is_not_offered() -> None:
    position = Position().set(money=1).enclosure("savanna", at="2,3", co="crane").building()
    for operation in ("focal point", "building", "buy tile"):
        assert position.refusal(operation) == "ZT-4.8" and not position.offers(operation)


@rule("ZT-4.8", "ZT-1.8")
def test_purchases_never_bring_money_below_zero() -> None:
    for seed in range(4):
        before = None
        for state, action in play_lively(3, seed):
            money = [zoo.money for zoo in state.zoos]
            if (
                before is not None
                and state.decision >= 25
                and before[1] >= 25
                and before[2] == (state.round, state.final)
            ):
                assert all(new >= min(old, 0) for new, old in zip(money, before[0], strict=True))
            assert all(-10 <= value <= 30 for value in money)
            before = (money, state.decision if action is not None else -1, (state.round, state.final))


@rule("ZT-T131", "ZT-11.20")
def test_nobody_has_to_build() -> None:
    position = Position().enclosure("savanna", 4, points="R").quarantine("zebra 1m 2f").building()
    assert position.offers("enter", "done")
    position.play("done")
    assert position.held("zebra") == "1m 2f" and position.state.player == 1


@rule("ZT-T46", "ZT-1.6", "ZT-11.1", "ZT-A7")
def test_players_build_one_after_another() -> None:
    position = Position().building()
    assert position.state.player == 0
    position.play("entertainment", "entertain popularity")
    assert position.state.player == 0
    position.play("done")
    assert position.state.player == 1


@rule("ZT-T132", "ZT-11.21", "ZT-A27", "ZT-9.24")
def test_the_free_center_is_placed_where_it_has_an_effect() -> None:
    position = Position(year=1).enclosure("savanna", at="2,3 3,3 4,3 5,3", points="R").quarantine("dama_gazelle 1m 3f")
    position.set(owed_center=True).building()
    assert position.offers("done")  # nothing has conservation value yet
    position.play("enter", "species dama gazelle", "house E1", "males 1", "females 3")
    assert position.refusal("done") == "ZT-11.21" and not position.offers("done")
    position.play("free center")
    assert position.decision == "BUILDING_SQUARE" and "at 2,4" in position.options()
    assert position.refusal("at 8,6") == "ZT-12.9"
    position.play("at 2,4")
    assert position.tracks()[2] == 1 and position.zoo().money == 10
    assert position.offers("done") and position.refusal("free center") == "ZT-11.21"


@rule("ZT-T132", "ZT-A27", "ZT-19.4")
def test_a_free_center_without_effect_is_lost() -> None:
    position = Position(year=1).set(owed_center=True).quarantine("dama_gazelle 1m 3f").building().play("done")
    assert not position.zoo().owed_center


@rule("ZT-T133", "ZT-11.22", "ZT-A23")
def test_the_pandas_must_enter_when_they_can() -> None:
    position = Position().quarantine("giant_panda 1m 1f").enclosure("montane", 4, points="RR").building()
    assert position.refusal("done") == "ZT-11.22"
    position.play("enter", "species giant panda", "house E1")
    assert position.tracks()[0] == 9 and position.buzz() == 9 and position.zoo().costs == 8
    assert position.offers("done")
    small = Position().quarantine("giant_panda 1m 1f").enclosure("montane", 3, points="RR").building()
    small.play("done")
    assert small.held("giant_panda") == "1m 1f"
    small.winter().set(tiles=1).building().play("tile", "at 4,2", "join E1")
    assert small.refusal("done") == "ZT-11.22"  # the duty carries on


@rule("ZT-T134", "ZT-11.23", "ZT-15.11", "ZT-A36")
def test_pandas_wait_for_the_end_of_a_carnivore_disease() -> None:
    position = Position(seats=2, event="carnivore_disease").comfortable("snow_leopard 1m 1f")
    position.comfortable("black_bear 1m 1f").set(pop=15).enclosure("montane", 4, points="RR").quarantine("red_panda 1m")
    position.arrival(1).play("take giant panda")
    assert position.options() == ["quarantine"] and position.refusal("house E3") == "ZT-15.11"
    position.play("quarantine").building()
    assert position.refusal("enter") == "ZT-15.11" and position.offers("done")
    position.winter().events("normal_year")
    position.state.event = CONTENT.events.index("normal_year")
    position.arrival(2)
    trades = position.zoo().trades
    assert position.offers("panda enters")
    position.play("panda enters", "house E3")
    assert position.group("giant_panda") == "1m 1f" and position.zoo().trades == trades
    assert position.decision == "ARRIVE" and position.state.player == 0


@rule("ZT-11.23", "ZT-4.20")
def test_waiting_pandas_enter_at_the_first_turn_only() -> None:
    position = Position(seats=2).quarantine("giant_panda 1m 1f").enclosure("montane", 4, points="RR")
    position.arrival(2)
    assert position.refusal("panda enters") == "ZT-11.23"  # not since an earlier year
    position.set(panda_waits=True)
    assert position.offers("panda enters")
    position.play("take plains zebra", "males 1", "females 0", "quarantine", "pass")
    assert position.state.player == 0 and position.refusal("panda enters") == "ZT-11.23"


@rule("ZT-T128", "ZT-11.15", "ZT-4.40")
def test_two_main_species_swap() -> None:
    position = Position().keep("lion 1m 2f", tiles=6, points="RR", experience=3)
    position.keep("giraffe 1m 2f", tiles=6, points="RR", experience=4, discs="1m 0f", lying=1).building()
    before = position.tracks()
    position.play("relocate", "species lion")
    assert position.options() == ["house E2"]
    position.play("house E2")
    zoo = position.zoo()
    assert zoo.home(species("lion")) == 1 and zoo.home(species("giraffe")) == 0
    assert position.tracks() == before
    assert position.experience("lion") == 3 and position.experience("giraffe") == 4
    assert position.discs("giraffe") == "1m 0f" and position.lying("giraffe") == 1


@rule("ZT-T55", "ZT-4.47", "ZT-A17", "ZT-11.15")
def test_a_species_moves_once_per_phase() -> None:
    position = Position(seats=1).keep("zebra 1m 2f", tiles=4, points="R").enclosure("savanna", 4, points="R").building()
    position.play("relocate", "species plains zebra", "house E2")
    assert position.zoo().home(0) == 1 and not position.offers("relocate")
    position.building()
    assert position.offers("relocate")
    off = Position(relocate="off").keep("zebra 1m 2f", tiles=4, points="R").enclosure("savanna", 4, points="R")
    assert off.building().refusal("relocate") == "ZT-11.15"


@rule("ZT-11.15", "ZT-4.40")
def test_a_move_needs_everything_at_the_new_place() -> None:
    position = Position().keep("zebra 1m 2f", tiles=4, points="R").enclosure("savanna", 4).enclosure("montane", 4)
    assert position.building().refusal("relocate") == "ZT-11.15"
    mixed = Position().keep("giraffe 1m 1f", tiles=5, points="R", co="lovebird")
    mixed.keep("lion 1m 1f", tiles=5, points="R").building()
    assert mixed.refusal("relocate") == "ZT-11.15"  # lions tolerate no lovebirds, here or there
    mixed.enclosure("savanna", 1).play("relocate")
    assert mixed.options() == ["species Fischer's lovebird"]
    mixed.play("species Fischer's lovebird")
    assert mixed.options() == ["house E3"] and mixed.refusal("house E2") == "ZT-5.16"


@rule("ZT-T107", "ZT-11.11", "ZT-4.41", "ZT-4.42", "ZT-20.39", "ZT-T49", "ZT-4.6")
def test_animal_keeping_raises_experience_up_to_the_last_square() -> None:
    position = Position().keep("zebra 1m 2f", tiles=4, points="R", experience=3)
    position.keep("lion 1m 1f", tiles=4, points="R", experience=1).building()
    position.play("animal keeping", "species plains zebra")
    assert position.experience("zebra") == 4 and position.zoo().workers_used == 1
    position.play("animal keeping")
    assert position.options() == ["species Lion"] and position.refusal("species plains zebra") == "ZT-11.11"
    position.play("species lion", "animal keeping", "species lion")
    assert position.experience("lion") == 3 and position.zoo().surcharge == 6
    done = Position().keep("zebra 1m 2f", tiles=4, points="R", experience=4).building()
    assert done.refusal("animal keeping") == "ZT-11.11"


@rule("ZT-T108", "ZT-11.12", "ZT-4.43", "ZT-20.40", "ZT-7.9", "ZT-7.13")
def test_entertainment_for_education_reaches_a_printed_bonus() -> None:
    position = Position().set(edu=2).building()
    position.play("entertainment")
    assert position.options() == ["entertain popularity", "entertain education", "entertain conservation"]
    position.play("entertain education")
    assert position.tracks() == (1, 4, 0) and position.buzz_position() == 1
    assert position.refusal("entertainment") == "ZT-11.12"


@rule("ZT-11.12", "ZT-20.44", "ZT-T48", "ZT-4.5")
@pytest.mark.parametrize(("track", "gain"), [("popularity", (1, 0, 0)), ("conservation", (0, 0, 1))])
def test_entertainment_is_permanent_and_once_a_year(track: str, gain: tuple[int, int, int]) -> None:
    position = Position().building().play("entertainment", f"entertain {track}")
    assert position.tracks() == gain and not position.offers("entertainment")
    position.winter().building()
    assert position.tracks() == gain and position.offers("entertainment")


@rule("ZT-T35", "ZT-4.4", "ZT-15.7", "ZT-T153", "ZT-20.8")
def test_workers_two_and_three_cost_three_each() -> None:
    def costs(event: str) -> list[int]:
        position = Position(event=event).keep("lion 1m 1f", tiles=4, points="R").building()
        base = position.zoo().costs
        found = []
        for _ in range(3):
            position.play("animal keeping", "species lion")
            found.append(position.zoo().costs - base)
        assert position.refusal("animal keeping") == "ZT-4.4"
        position.winter()
        assert position.zoo().costs == base
        return found

    assert costs("normal_year") == [0, 3, 6]
    assert costs("motivated_employees") == [0, 0, 3]


@rule("ZT-T48", "ZT-4.5", "ZT-20.39", "ZT-20.41", "ZT-20.42")
def test_each_staff_action_belongs_to_its_season() -> None:
    seasons = {row.text("action_id"): row.text("season") for row in CONTENT.rows["staff_actions.csv"]}
    repeats = {row.text("action_id"): row.text("repeat_code") for row in CONTENT.rows["staff_actions.csv"]}
    assert sorted(name for name in repeats if repeats[name] == "any") == [
        "animal_keeping",
        "birth_control",
        "exchange",
        "maintenance",
    ]
    words = {
        "reroll": "breeding",
        "contraception": "birth_control",
        "exchange": "exchange",
        "unexpected supply": "unexpected_supply",
        "unexpected demand": "unexpected_demand",
        "animal keeping": "animal_keeping",
        "entertainment": "entertainment",
        "pay worker": "maintenance",
    }
    seen = set()
    for seed in range(12):
        for state, _ in play_lively(3, seed):
            season = "spring" if state.decision <= 3 else "summer" if state.decision <= 21 else "fall"
            for action in state.legal_actions():
                notation = GAME.actions.notation(action)
                for word, name in words.items():
                    if notation == word or (notation.startswith(word + " ") and word in {"reroll", "contraception"}):
                        assert seasons[name] == season
                        seen.add(name)
    assert seen == set(seasons)


@rule("ZT-T54", "ZT-4.46", "ZT-19.4", "ZT-4.28")
def test_there_is_always_an_option_and_done_is_missing_only_for_a_duty() -> None:
    for seed in range(6):
        for state, action in play_lively(3, seed):
            if action is None:
                break
            legal = state.legal_actions()
            assert legal
            if state.decision == 25 and 1 not in legal:
                zoo = state.zoos[state.player]
                assert zoo.owed_center or zoo.space_of(species("giant_panda")) >= 0


@rule("ZT-11.17", "ZT-T120", "ZT-12.16", "ZT-20.24", "ZT-7.7")
def test_popularity_reached_while_building_unlocks_commercial_buildings() -> None:
    def zoo(**fields: int) -> Position:
        position = Position().enclosure("savanna", at="2,3 2,4 2,5 3,5", points="RR")
        position.enclosure("savanna", at="4,3", co="lovebird").quarantine("lion 1m 1f")
        return position.set(pop=8, **fields).building()

    position = zoo()
    assert not position.offers("building") or "design food booth savanna 1" not in position.play("building").options()
    position = zoo().play("enter", "species lion", "house E1", "males 1", "females 1")
    assert position.tracks()[0] == 14
    position.play("building")
    assert position.offers("design food booth savanna 1")
    buzzing = zoo(event_buzz=6).enclosure("savanna", at="7,3", co="crane").set(pop=8)
    buzzing.play("building")
    assert buzzing.refusal("design food booth savanna 1") == "ZT-12.16"


@rule("ZT-A44", "ZT-15.11", "ZT-11.15")
def test_a_disease_does_not_stop_a_relocation() -> None:
    position = Position(event="ungulate_disease").keep("zebra 1m 2f", tiles=4, points="R")
    position.enclosure("savanna", 4, points="R").building().play("relocate", "species plains zebra", "house E2")
    assert position.zoo().home(species("zebra")) == 1


@rule("ZT-11.21", "ZT-12.9", "ZT-9.24")
def test_the_free_center_is_the_second_when_the_first_was_bought() -> None:
    position = Position(year=1).keep("dama_gazelle 1m 3f", at="2,3 3,3 4,3 5,3", points="R")
    position.keep("tapir 1m 1f", at="7,3 7,4 7,5", points="R").set(owed_center=True).building()
    position.play("building", "design conservation center 1", "at 2,4", "free center", "at 6,4")
    built = position.zoo().built
    assert built[design("conservation_center_1")] and built[design("conservation_center_2")]
    assert position.zoo().money == 5 and position.tracks()[2] == 2
    assert position.offers("done")


@rule("ZT-5.3", "ZT-5.4", "ZT-9.16", "ZT-10.2", "ZT-11.8")
def test_a_species_counts_as_kept_from_the_moment_it_enters() -> None:
    position = Position().enclosure("savanna", 4, points="RR").quarantine("zebra 1m 3f").building()
    assert position.zoo().kept == 0
    position.play("enter", "species plains zebra", "house E1", "males 1", "females 3")
    assert position.zoo().kept == 1 << species("zebra") and position.state.check() == ""
