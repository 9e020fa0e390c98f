"""Daily events: all twenty, immunity and closures."""

from __future__ import annotations

import pytest

from menagerie.core.errors import Refused
from menagerie.games.zoophoria import text

from .zoo_builder import CONTENT, Position

rule = pytest.mark.rule
DICE = [
    (1, 5, 3, 3),
    (2, 3, 1, 3),
    (3, 3, 3, 1),
    (4, 2, 3, 3),
    (6, 3, 4, 3),
    (7, 3, 3, 4),
    (11, 4, 3, 3),
    (12, 3, 2, 3),
    (13, 3, 3, 2),
]


@rule("ZP-11.1", "ZP-A3", "ZP-15.42", "ZP-T88", "ZP-7.11")
@pytest.mark.parametrize(("event", "food", "viruses", "trash"), DICE)
def test_events_change_dice(event: int, food: int, viruses: int, trash: int) -> None:
    position = Position().dice(3, 3, 3, event=event)
    assert (position.food(), position.viruses(), position.net_trash()) == (3, 3, 3)  # not before the step
    position.go("EVENT")
    assert (position.food(), position.viruses(), position.net_trash()) == (food, viruses, trash)


@rule("ZP-11.1", "ZP-A22", "ZP-15.42", "ZP-T25")
def test_a_die_never_falls_below_zero() -> None:
    position = Position().dice(3, 1, 1).habitat(0, ["Koala"]).happening(2)
    assert position.viruses() == 0
    assert position.habitat(0, ["", "[Arctic]"]).viruses() == 2
    assert Position().dice(1, 1, 1).happening(3).net_trash() == 0


@rule("ZP-7.28", "ZP-11.2", "ZP-A6", "ZP-A3", "ZP-15.43", "ZP-T69")
def test_event_five_costs_visitors_but_not_below_zero() -> None:
    position = Position().visitors(3, 12, 0).dice(3, 3, 3, event=5).go("EVENT")
    assert position.score() == [0, 7, 0]


@rule("ZP-11.8", "ZP-T93", "ZP-15.59", "ZP-5.17", "ZP-6.7")
def test_the_orange_worker_protects_its_owner_only() -> None:
    position = Position().visitors(12, 12, 12).dice(3, 3, 3, event=5).worker(1, "orange").go("EVENT")
    assert position.decision == "IMMUNITY" and position.player == 1 and position.options() == ["immune", "accept"]
    assert position.play("immune").score() == [7, 12, 7]
    accepted = Position().visitors(12, 12, 12).dice(3, 3, 3, event=5).worker(1, "orange").go("EVENT").play("accept")
    assert accepted.score() == [7, 7, 7]


@rule("ZP-5.17", "ZP-A5")
def test_immunity_is_asked_only_if_the_event_would_change_something() -> None:
    position = Position().visitors(0, 0, 0).dice(3, 3, 3, event=5).worker(1, "orange").go("EVENT")
    assert position.step == "TARGET_DRAW"
    forced = Position(immunity="forced").visitors(9, 9, 9).dice(3, 3, 3, event=5).worker(1, "orange").go("EVENT")
    assert forced.score() == [4, 9, 4]


@rule("ZP-11.3", "ZP-15.44", "ZP-T15")
@pytest.mark.parametrize(("event", "hit"), [(8, "Koala"), (9, "Chameleon"), (10, "Emu")])
def test_every_animal_of_a_class_gets_a_cube(event: int, hit: str) -> None:
    position = Position().dice(3, 3, 3, event=event).habitat(0, ["Koala", "Chameleon", "Emu"]).go("EVENT")
    assert [position.cubes(name) for name in ("Koala", "Chameleon", "Emu")] == [
        int(name == hit) for name in ("Koala", "Chameleon", "Emu")
    ]


@rule("ZP-11.3", "ZP-T15")
def test_an_animal_at_its_limit_costs_visitors_instead() -> None:
    position = Position().visitors(9, 0, 0).dice(3, 3, 3, event=8).habitat(0, ["Plains Zebra:3", "Koala"]).go("EVENT")
    assert position.score()[0] == 6 and position.exhibits(0) == ["Plains Zebra:3", "Koala:1"]


@rule("ZP-11.4", "ZP-A32", "ZP-15.45", "ZP-T89")
def test_cold_weather_animals_attract_one_visitor_less() -> None:
    position = Position().day("Saturday").dice(3, 3, 3, event=14)
    position.habitat(0, ["Snow Leopard"]).habitat(1, ["Llama"]).habitat(2, ["Giant Panda", "Giraffe"]).go("EVENT")
    assert [position.attracted(seat) for seat in range(3)] == [3, 0, 5 + 4]


@rule("ZP-11.4", "ZP-15.45")
def test_warm_weather_animals_attract_one_visitor_less() -> None:
    position = Position().habitat(0, ["Giraffe", "Chameleon", "Llama"], ["Gardener"]).happening(15)
    assert position.attracted() == 3 + 0 + 1 + 1


@rule("ZP-5.2", "ZP-11.7")
def test_closed_cards_open_again_with_the_next_day() -> None:
    position = Position().dice(3, 3, 3, event=16).habitat(0, ["Giraffe"]).go("EVENT")
    assert position.attracted() == 0
    position.go("END_OF_ROUND").dice(3, 3, 3, event=16)  # the same event has not come yet
    assert position.attracted() == 4 and position.food_cost() == 3


@rule("ZP-A32")
def test_with_the_marker_option_scored_visitors_are_lost() -> None:
    position = Position(weather_loss="marker").visitors(9, 0, 9).dice(3, 3, 3, event=15).worker(1, "orange")
    position.habitat(0, ["Giraffe", "Chameleon", "Llama"]).habitat(1, ["Jaguar"]).go("EVENT")
    assert position.score() == [7, 0, 9] and position.attracted() == 4 + 1 + 1
    assert "Ann: 2 visitors fewer." in position.log()


@rule("ZP-11.5", "ZP-11.7", "ZP-11.8", "ZP-T14", "ZP-15.46")
@pytest.mark.parametrize(("event", "name"), [(16, "Giraffe"), (17, "Black Mamba"), (18, "Common Ostrich")])
def test_a_closed_class_is_ignored_for_the_day(event: int, name: str) -> None:
    position = Position().dice(3, 3, 3, event=event).habitat(0, [f"{name}:2", "Axolotl"]).go("EVENT")
    assert position.cubes(name) == 0 and position.food_cost() == 0 and position.attracted() == 2
    assert position.room() == 2 and position.exhibits(0) == [name, "Axolotl"]
    position.go("INFECT")
    assert position.cubes("Axolotl") == 2 and position.cubes(name) == 0
    shut = position.state.view(1).habitats[0].exhibits[0].animals[0]
    assert shut.closed and shut.visitors == 0


@rule("ZP-11.7")
def test_closed_animals_are_refused_where_animals_are_chosen() -> None:
    position = Position().dice(0, 2, 0).habitat(0, ["Koala", "Emu", "Black Mamba", "Gila Monster"]).happening(16)
    position.go("INFECT")
    with pytest.raises(Refused, match=r"closed today.*ZP-11\.7"):
        position.play("infect Koala")
    hungry = Position().dice(0, 2, 0).habitat(0, ["Koala", "Emu"]).happening(16).go("FEED")
    assert hungry.options() == ["unfed Emu"]
    with pytest.raises(Refused, match=r"closed today.*ZP-11\.7"):
        hungry.play("unfed Koala")


@rule("ZP-11.5", "ZP-A24", "ZP-15.47", "ZP-T90", "ZP-11.7")
def test_closed_guest_services_bring_nothing() -> None:
    staff = ["Restaurant", "Gardener", "General Manager", "Tour Guide"]
    position = Position().coins(0, 0, 0).dice(3, 3, 3, event=19).habitat(0, [], staff).go("EVENT")
    assert position.attracted() == 2 and position.net_trash() == 3 - 1
    assert position.go("INCOME").purse()[0] == 0
    assert position.state.view(0).habitats[0].staff[0][0].closed


@rule("ZP-11.7", "ZP-A4", "ZP-A34", "ZP-15.46", "ZP-T91")
def test_closed_animals_count_for_targets_but_not_for_specialists() -> None:
    africa = ["Giraffe", "Meerkat", "Plains Zebra", "Common Ostrich", "Greater Flamingo"]
    position = Position().dice(0, 3, 3, event=18).habitat(0, africa, ["Bird Curator"]).targets(0, "T01").go("EVENT")
    assert position.food() == 1
    assert position.go("END_OF_ROUND").score()[0] == 7


@rule("ZP-A48", "ZP-11.7")
def test_an_animal_placed_on_a_closing_day_is_closed_and_carries_no_cubes() -> None:
    position = Position().dice(0, 0, 0).habitat(0, ["Peregrine Falcon", "Chameleon:3"]).pile("Koala").happening(16)
    position.go("VISITORS").play("favour Peregrine Falcon", "take Koala", "replace Chameleon")
    assert position.exhibits(0) == ["Koala"] and position.attracted() == 0


@rule("ZP-11.6", "ZP-5.18", "ZP-A18", "ZP-15.48", "ZP-T92", "ZP-7.12")
@pytest.mark.parametrize(("hand", "after"), [(["T01", "T02"], 3), ([], 2)])
def test_event_twenty_comes_before_the_red_draw(hand: list[str], after: int) -> None:
    position = Position().visitors(9, 0, 0).dice(3, 3, 3, event=20).targets(0, *hand).worker(0, "red").go("EVENT")
    if hand:
        assert position.decision == "EVENT_TARGET" and position.options() == ["target T01", "target T02"]
        with pytest.raises(Refused, match=r"do not hold.*ZP-5\.19"):
            position.play("target T03")
        position.play("target T01")
    assert position.step == "TARGET_DRAW" and position.score()[0] == 9
    position.run()
    assert position.decision == "TARGET_DISCARD" and len(position.hand(0)) == after + 1
    position.play(position.options()[0])
    assert len(position.hand(0)) == after


@rule("ZP-7.11", "ZP-11.8")
def test_immunity_covers_the_whole_event() -> None:
    position = Position().dice(3, 3, 3, event=16).habitat(0, ["Koala:1"]).worker(0, "orange").go("EVENT")
    position.play("immune")
    assert position.cubes("Koala") == 1 and position.attracted() == 3
    position.go("END_OF_ROUND")
    assert position.state.immune == 0


def test_every_event_has_words() -> None:
    words = [text.event_words(CONTENT, number) for number in range(21)]
    assert len(set(words)) == 21 and words[0] == "no event" and words[14] == "-1 visitor for each cold weather animal"


def test_an_event_may_also_bring_visitors() -> None:
    position = Position().dice(3, 3, 3, event=5)
    position.state.tables.event_amount[5] = 4
    try:
        assert position.go("EVENT").score() == [4, 4, 4]
        assert "Ann: 4 visitors more." in position.log()
    finally:
        position.state.tables.event_amount[5] = -5
