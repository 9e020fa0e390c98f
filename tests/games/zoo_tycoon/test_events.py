"""The eighteen events."""

from __future__ import annotations

import pytest

from .tycoon_builder import CONTENT, Position, play_lively

rule = pytest.mark.rule
TABLES = CONTENT.tables
BIOME_EVENTS = {
    "jungle_story": ("rainforest", ("otter", "marmoset")),
    "king_of_the_savanna": ("savanna", ("crane", "lovebird")),
    "elk_brothers": ("montane", ("raccoon", "skunk")),
}


@rule("ZT-T149", "ZT-15.1", "ZT-15.3", "ZT-15.4", "ZT-20.1", "ZT-20.2", "ZT-20.3", "ZT-A40")
@pytest.mark.parametrize("event", list(BIOME_EVENTS))
def test_most_species_of_a_biome_make_buzz(event: str) -> None:
    biome, kinds = BIOME_EVENTS[event]
    position = Position()
    for seat in (0, 1):
        for co in kinds:
            position.enclosure(biome, 2, co=co, seat=seat)
    position.spring(event)
    assert position.all("event_buzz") == [3, 3, 0]
    assert Position().spring(event).all("event_buzz") == [0, 0, 0]
    assert Position(event_zero="all").spring(event).all("event_buzz") == [3, 3, 3]


@rule("ZT-T149", "ZT-15.3", "ZT-20.1", "ZT-20.2")
def test_the_show_and_the_normal_year() -> None:
    assert Position().spring("broadcast_tv_show").all("event_buzz") == [3, 3, 3]
    quiet = Position().set(0, money=7)
    quiet.spring("normal_year")
    assert quiet.all("event_buzz") == [0, 0, 0] and quiet.zoo().money == 7


@rule("ZT-T150", "ZT-15.5", "ZT-A6", "ZT-20.4", "ZT-20.5")
@pytest.mark.parametrize(("money", "literal", "bottom"), [(12, 10, 9), (17, 14, 14), (10, 10, 7), (4, 4, 1)])
def test_bad_weather(money: int, literal: int, bottom: int) -> None:
    assert Position().set(0, money=money).spring("bad_weather").zoo().money == literal
    assert Position(bad_weather="track_bottom").set(0, money=money).spring("bad_weather").zoo().money == bottom


@rule("ZT-T150", "ZT-20.5", "ZT-15.5")
def test_nice_weather() -> None:
    assert Position().set(0, money=4).spring("nice_weather").zoo().money == 7


@rule("ZT-T151", "ZT-15.6", "ZT-20.6")
def test_generous_legacy_helps_the_lowest_popularity() -> None:
    position = Position()
    for seat, pop in enumerate((9, 7, 7)):
        position.set(seat, pop=pop)
    assert position.spring("generous_legacy").all("tiles") == [0, 1, 1]


@rule("ZT-T151", "ZT-15.6", "ZT-20.7")
def test_educational_excellence() -> None:
    position = Position()
    for seat, edu in enumerate((4, 4, 1)):
        position.set(seat, edu=edu)
    assert position.spring("educational_excellence").all("event_buzz") == [3, 3, 0]
    assert Position().spring("educational_excellence").all("event_buzz") == [0, 0, 0]


@rule("ZT-T152", "ZT-15.2", "ZT-20.15")
def test_events_without_effect_in_round_seven_are_drawn_again() -> None:
    position = Position(year=7).spring("bird_disease", "breeding_halt", "nice_weather")
    assert position.state.event == CONTENT.events.index("nice_weather") and position.zoo().money == 13
    assert position.state.events_drawn == 3
    early = Position(year=6).spring("bird_disease", "breeding_halt", "nice_weather")
    assert early.state.event == CONTENT.events.index("bird_disease")
    again = [name for at, name in enumerate(CONTENT.events) if TABLES.event_redraw[at]]
    assert again == ["breeding_halt", "bird_disease", "primate_disease", "ungulate_disease", "carnivore_disease"]


DISEASES = {
    "bird_disease": ("macaw 1m 1f", "rainforest", "R", "blue-and-yellow macaw", "Victoria crowned pigeon"),
    "primate_disease": ("squirrel_monkey 2m 2f", "rainforest", "RR", "common squirrel monkey", "Pygmy marmoset"),
    "ungulate_disease": ("tapir 1m 1f", "rainforest", "R", "lowland tapir", "Lesser mouse-deer"),
    "carnivore_disease": ("tiger 1m 1f", "rainforest", "RR", "tiger", "Asian small-clawed otter"),
}


@rule("ZT-15.11", "ZT-20.13")
@pytest.mark.parametrize("event", list(DISEASES))
def test_a_disease_keeps_its_category_out(event: str) -> None:
    words, biome, points, name, co = DISEASES[event]
    position = Position(event=event).enclosure(biome, 6, points=points).enclosure(biome, 2).quarantine(words).building()
    assert position.refusal("enter") == "ZT-15.11"
    position.play("co-species")
    assert position.refusal(f"species {co}") == "ZT-15.11"
    healthy = Position().enclosure(biome, 6, points=points).enclosure(biome, 2).quarantine(words).building()
    assert healthy.offers("enter")
    healthy.play("co-species")
    assert healthy.offers(f"species {co}")
    summer = Position(event=event).enclosure(biome, 6, points=points)
    at = next(n for n in range(9) if TABLES.sheet_males[n * 23 + position.zoo().quarantine[0] - 1] > 0)
    summer.arrival(at + 1).play(f"take {name}", "males 1")
    summer.play(summer.options()[-1])
    assert summer.options() == ["quarantine"]


@rule("ZT-T135", "ZT-15.11", "ZT-20.13")
def test_what_a_bird_disease_leaves_open() -> None:
    position = Position(event="bird_disease").keep("ostrich 1m 1f", tiles=5, points="R", discs="0m 1f")
    position.enclosure("savanna", 3).arrival(3)
    assert position.offers("convert female Common ostrich")
    position.play("take common ostrich", "males 1", "females 1")
    assert position.options() == ["quarantine"]
    position.building().play("co-species")
    assert position.refusal("species Fischer's lovebird") == "ZT-15.11"
    leaving = Position(event="bird_disease").keep("ostrich 1m 1f", tiles=5, points="R", discs="1m 0f").leaving(2)
    assert leaving.offers("give Common ostrich")


@rule("ZT-T154", "ZT-15.12", "ZT-20.17", "ZT-20.18")
def test_the_donor_deck() -> None:
    assert list(TABLES.donor_code).count(0) == 3 and list(TABLES.donor_code).count(1) == 4
    assert sorted(TABLES.donor_param[at] for at in range(7) if TABLES.donor_code[at] == 0) == [0, 1, 2]


@rule("ZT-15.1", "ZT-20.14")
def test_eighteen_events_and_their_codes() -> None:
    assert len(CONTENT.events) == 18
    assert sorted(set(TABLES.event_code)) == list(range(13))
    assert [list(TABLES.event_code).count(code) for code in range(13)] == [1, 1, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4]


@rule("ZT-T169", "ZT-19.2")
def test_the_decks_never_run_out() -> None:
    for seed in range(30):
        for state, action in play_lively(2 + seed % 3, seed):
            if action is None:
                assert state.events_drawn <= len(state.events) and state.donor < len(state.donors)
    assert len(CONTENT.events) - 1 >= 6 + sum(TABLES.event_redraw) and len(CONTENT.donors) == 7


@rule("ZT-15.1", "ZT-15.4", "ZT-15.6", "ZT-20.3", "ZT-20.7")
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_the_leader_alone_is_rewarded_wherever_it_sits(leader: int) -> None:
    species = Position()
    for seat in range(3):
        species.enclosure("rainforest", 2, co="pigeon", seat=seat)
    species.keep("tapir 1m 1f", tiles=4, points="R", seat=leader)
    assert species.spring("jungle_story").all("event_buzz") == [3 * (seat == leader) for seat in range(3)]
    learned = Position()
    poor = Position()
    for seat in range(3):
        learned.set(seat, edu=5 + (seat == leader))
        poor.set(seat, pop=5 - (seat == leader), tiles=0)
    assert learned.spring("educational_excellence").all("event_buzz") == [3 * (seat == leader) for seat in range(3)]
    assert poor.spring("generous_legacy").all("tiles") == [int(seat == leader) for seat in range(3)]
