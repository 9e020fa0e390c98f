"""Favours: windows, conditions and what each card does."""

from __future__ import annotations

import pytest

from menagerie.core.errors import Refused
from menagerie.games.zoophoria import vocabulary as v

from .zoo_builder import CONTENT, Position

rule = pytest.mark.rule


def favours(position: Position) -> list[str]:
    return [option.removeprefix("favour ") for option in position.options() if option.startswith("favour ")]


@rule("ZP-5.24", "ZP-5.30", "ZP-5.31", "ZP-A36", "ZP-T74", "ZP-10.3", "ZP-15.3")
def test_a_food_favour_is_offered_only_when_food_is_short() -> None:
    fed = Position().dice(6, 0, 0).habitat(0, ["King Vulture", "Giraffe"]).go("FEED")
    assert fed.step == "INFECT"
    position = Position().dice(1, 0, 0).habitat(0, ["King Vulture", "Giraffe"]).go("FEED")
    assert position.options() == ["unfed King Vulture", "unfed Giraffe", "favour King Vulture"]
    position.play("favour King Vulture")
    assert position.step == "INFECT" and position.exhibits(0) == ["Giraffe"]
    assert "King Vulture" in position.discards("animal")


@rule("ZP-10.1", "ZP-10.3", "ZP-15.2", "ZP-15.3", "ZP-T75")
def test_the_condor_cures_and_the_food_storage_feeds() -> None:
    position = Position().habitat(0, ["Andean Condor", "Giraffe:3", "Emu:1"]).go("TREAT")
    assert position.decision == "FAVOUR" and position.options() == ["favour Andean Condor", "pass"]
    position.play("favour Andean Condor", "cure Giraffe", "cure Giraffe", "cure Emu")
    assert position.exhibits(0) == ["Giraffe:1", "Emu"] and "Andean Condor" in position.discards("animal")
    hungry = Position().dice(1, 0, 0).habitat(0, ["Giraffe", "Cheetah"], ["Food Storage"]).go("FEED")
    assert hungry.food() == 2
    hungry.play("favour Food Storage")
    assert hungry.staff(0) == [] and hungry.step == "INFECT" and len(hungry.exhibits(0)) == 2


@rule("ZP-5.2", "ZP-7.15", "ZP-15.3")
def test_a_food_favour_feeds_for_one_day() -> None:
    position = Position().dice(0, 0, 0).habitat(0, ["King Vulture", "Cheetah"]).go("FEED").play("favour King Vulture")
    assert position.food() == 4
    position.go("END_OF_ROUND")
    assert position.state.day == 1 and position.food() == 0


@rule("ZP-5.26", "ZP-10.7")
@pytest.mark.parametrize("taken", ["Koala", "Jaguar", "Meerkat"])
def test_the_other_cards_of_the_pile_stay_in_order(taken: str) -> None:
    pile = ["Koala", "Jaguar", "Meerkat"]
    position = Position().habitat(0, ["Peregrine Falcon"]).pile(*pile).go("INSTALL")
    position.play("favour Peregrine Falcon", f"take {taken}")
    left = [name for name in pile if name != taken]
    assert position.discards("animal") == [*left, "Peregrine Falcon"] and position.state.check() == ""


@rule("ZP-10.4", "ZP-5.25", "ZP-15.4", "ZP-T76")
def test_the_pelican_has_one_use_in_each_window() -> None:
    position = Position().dice(0, 0, 0).habitat(0, ["Pelican", "Cheetah"]).go("FEED").play("favour Pelican")
    assert position.decision == "CHOOSE_MODE" and position.options() == ["for food"]
    with pytest.raises(Refused, match=r"another step.*ZP-5\.25"):
        position.play("for visitors")
    assert position.play("for food").step == "INFECT" and position.exhibits(0) == ["Cheetah"]
    ill = Position().habitat(0, ["Pelican", "Giraffe:4"]).go("TREAT").play("favour Pelican")
    assert ill.options() == ["for viruses"]
    assert ill.play("for viruses").exhibits(0) == ["Giraffe:1"]
    for window in ("VISITORS", "LAST"):
        loved = Position().visitors(3, 9, 9).habitat(0, ["Pelican"]).go(window).play("favour Pelican")
        assert loved.options() == ["for visitors"]
        assert loved.play("for visitors").score()[0] == 8


@rule("ZP-10.4", "ZP-5.31")
def test_the_pelican_may_make_room_for_viruses() -> None:
    position = Position().visitors(9, 0, 0).dice(0, 6, 0).habitat(0, ["Pelican:1", "Giraffe:3"]).go("INFECT")
    assert favours(position) == ["Pelican"]
    position.play("favour Pelican", "for viruses")
    assert position.exhibits(0) == ["Giraffe:4"] and position.score()[0] == 9 - 2 * 3


@rule("ZP-10.5", "ZP-A17", "ZP-15.5", "ZP-15.6", "ZP-T77")
def test_peafowl_and_philippine_eagle() -> None:
    peafowl = Position().visitors(40, 40, 31).habitat(2, ["Blue Peafowl"]).go("LAST").play("favour Blue Peafowl")
    assert peafowl.score() == [35, 35, 31]
    eagle = Position().visitors(40, 40, 31).habitat(2, ["Philippine Eagle"]).go("LAST").play("favour Philippine Eagle")
    assert eagle.score() == [40, 40, 36]
    assert Position().visitors(7, 7, 7).habitat(2, ["Philippine Eagle"]).go("LAST").step == "END_OF_ROUND"
    assert Position().visitors(0, 0, 0).habitat(2, ["Blue Peafowl"]).go("LAST").step == "END_OF_ROUND"
    own = Position().visitors(2, 1, 9).habitat(2, ["Blue Peafowl"]).go("VISITORS").play("favour Blue Peafowl")
    assert own.score()[2] == 4  # the owner is included


@rule("ZP-10.6", "ZP-5.27", "ZP-A10", "ZP-A41", "ZP-15.7", "ZP-T78", "ZP-A50")
@pytest.mark.parametrize("scorpion", ["Emperor Scorpion", "Desert Hairy Scorpion"])
def test_a_scorpion_is_swapped_for_two_unclaimed_animals(scorpion: str) -> None:
    full = [scorpion, "Jaguar", "Giraffe", "Meerkat", "Chameleon"]
    position = Position(seats=2).habitat(0, full).board("Koala", "Emu", "Llama", start=0)
    position.board("Red Panda", "Arctic Fox", "Cheetah", owner=1, start=3)
    position.state.owner[2] = 254  # a neutral worker
    position.go("INSTALL").play(f"favour {scorpion}")
    assert position.decision == "SWAP_PICK" and position.options() == ["swap 1", "swap 2"]
    with pytest.raises(Refused, match=r"neutral worker.*ZP-6\.9"):
        position.play("swap 3")
    with pytest.raises(Refused, match=r"already there.*ZP-6\.4"):
        position.play("swap 4")
    position.play("swap 2", "swap 1")
    assert position.decision == "PLACE_ANIMAL" and position.options()[0] == "exhibit 1"
    assert [card.name for card in position.state.view(1).drawn] == ["Emu", "Koala"]
    position.play("exhibit 1", "replace Jaguar")
    assert position.exhibits(0) == ["Emu", "Koala", "Giraffe", "Meerkat", "Chameleon"]


@rule("ZP-A10")
def test_a_scorpion_takes_one_animal_if_only_one_is_left() -> None:
    position = Position().habitat(0, ["Emperor Scorpion"]).board("Koala", start=0)
    position.board("Emu", "Llama", "Red Panda", "Arctic Fox", "Cheetah", owner=1, start=1)
    position.go("INSTALL").play("favour Emperor Scorpion", "swap 1")
    assert position.decision == "PLACE_ANIMAL" and position.play("exhibit 1").exhibits(0) == ["Koala"]
    with pytest.raises(Refused, match="ZP-5"):
        position.play("swap 1")


@rule("ZP-10.2", "ZP-A11", "ZP-A44", "ZP-15.1", "ZP-T79", "ZP-1.3")
@pytest.mark.parametrize("eagle", ["Bald Eagle", "African Fish Eagle"])
def test_an_eagle_brings_three_animals(eagle: str) -> None:
    full = [eagle, "Jaguar", "Giraffe", "Meerkat", "Chameleon"]
    position = Position().dice(0, 0, 0).habitat(0, full).next_card("Koala", "Emu", "Llama").go("VISITORS")
    position.play(f"favour {eagle}")
    assert [card.name for card in position.state.view(0).drawn] == ["Koala", "Emu", "Llama"]
    assert position.state.view(1).drawn == [] and position.state.view(1).placing == 3
    position.play("exhibit 1", "replace Jaguar", "discard")
    assert position.exhibits(0) == ["Koala", "Emu", "Giraffe", "Meerkat", "Chameleon"]
    if position.decision == "FAVOUR":
        position.play("pass")
    assert position.score()[0] == 3 + 1 + 4 + 2 + 1  # unfed today, but seen today


@rule("ZP-5.31", "ZP-10.2")
def test_an_eagle_helps_in_infect_only_when_room_is_short() -> None:
    assert Position().dice(0, 2, 0).habitat(0, ["Bald Eagle"]).go("INFECT").step == "TREAT"
    position = Position().dice(0, 4, 0).habitat(0, ["Bald Eagle"]).next_card("Giraffe", "Emu", "Koala").go("INFECT")
    assert favours(position) == ["Bald Eagle"]
    position.play("favour Bald Eagle", "exhibit 1", "exhibit 2", "exhibit 3")
    assert position.decision == "INFECT_PLACE"


@rule("ZP-10.7", "ZP-5.26", "ZP-5.33", "ZP-T10", "ZP-15.8")
def test_the_falcon_takes_an_animal_from_the_pile() -> None:
    full = ["Peregrine Falcon:2", "Jaguar", "Giraffe", "Meerkat", "Chameleon"]
    position = Position().habitat(0, full).pile("Koala", "Emu").go("INSTALL").play("favour Peregrine Falcon")
    assert position.decision == "PILE_PICK" and position.options() == ["take Koala", "take Emu"]
    with pytest.raises(Refused, match=r"cannot bring itself back.*ZP-5\.33"):
        position.play("take Peregrine Falcon")
    with pytest.raises(Refused, match=r"discard pile.*ZP-5\.26"):
        position.play("take Snowy Owl")
    position.play("take Koala")
    assert position.options()[0] == "exhibit 1"  # the falcon has left
    assert position.play("exhibit 1").exhibits(0)[0] == "Koala"


TAKERS = [
    ("General Curator", "Koala", "exhibit 1", "INSTALL"),
    ("HR Manager", "Tour Guide", "staff 1", "INSTALL"),
    ("HR Manager", "Tour Guide", "staff 1", "VISITORS"),
    ("Operations Manager", "Hay Barn", "staff 1", "FEED"),
    ("Operations Manager", "Quarantine Ward", "staff 1", "TREAT"),
    ("Operations Manager", "Aviary", "exhibit 1", "VISITORS"),
]


@rule("ZP-10.7", "ZP-15.8", "ZP-A44")
@pytest.mark.parametrize(("taker", "card", "place", "window"), TAKERS)
def test_managers_take_cards_from_the_piles(taker: str, card: str, place: str, window: str) -> None:
    position = Position().dice(0, 0, 0).habitat(0, [], [taker]).pile(card).go(window)
    position.play(f"favour {taker}", f"take {card}", place)
    assert position.exhibits(0) + position.staff(0) in ([card], [f"[{card}]"])


@rule("ZP-5.31")
def test_nothing_is_taken_from_an_empty_pile() -> None:
    position = Position().habitat(0, [], ["General Curator", "HR Manager", "Operations Manager"]).go("INSTALL")
    assert favours(position) == []
    with pytest.raises(Refused, match=r"no effect now.*ZP-5\.31"):
        position.play("favour HR Manager")


@rule("ZP-10.7", "ZP-15.8", "ZP-T80", "ZP-5.32")
def test_the_hr_manager_in_feed_brings_food_without_wage() -> None:
    position = Position().coins(1, 0, 0).dice(0, 0, 0).habitat(0, ["Giraffe", "Cheetah"], ["HR Manager"])
    position.pile("Head Keeper").go("FEED").play("favour HR Manager", "take Head Keeper", "staff 1")
    assert position.food() == 6 and position.purse()[0] == 1 and position.step == "INFECT"


@rule("ZP-10.8", "ZP-A30", "ZP-15.9", "ZP-T81", "ZP-5.19")
def test_the_macaw_draws_three_targets_and_discards_two() -> None:
    position = Position().habitat(0, ["Scarlett Macaw"]).targets(0, "T01", "T02").go("INSTALL")
    position.play("favour Scarlett Macaw")
    assert position.decision == "TARGET_DISCARD" and len(position.hand(0)) == 5
    position.play("target T01", "target T02")
    assert len(position.hand(0)) == 3 and not {"T01", "T02"} & set(position.hand(0))
    assert "Ann draws 3 targets." in position.log(1, everything=False)


@rule("ZP-10.8", "ZP-5.31")
def test_the_macaw_needs_targets_to_draw() -> None:
    position = Position().habitat(0, ["Scarlett Macaw"])
    position.state.deck_count[v.TARGET] = 0
    assert favours(position.go("INSTALL")) == []
    position.state.deck_count[v.TARGET] = 1
    position.play("favour Scarlett Macaw")
    assert len(position.hand(0)) == 1 and position.decision == "TARGET_DISCARD"
    position.play(position.options()[0])
    assert position.hand(0) == []


@rule("ZP-10.9", "ZP-5.17", "ZP-15.10", "ZP-15.11", "ZP-A5", "ZP-T82")
@pytest.mark.parametrize("card", ["Emu", "Maintenance", "Maintenance Building", "Assistant Director"])
def test_closing_events_can_be_avoided(card: str) -> None:
    position = Position().dice(3, 3, 3, event=18)
    if card == "Emu":
        position.habitat(0, ["Emu", "Snowy Owl:1"])
    else:
        position.habitat(0, ["Snowy Owl:1"], [card])
    position.habitat(1, ["King Penguin:1"]).go("EVENT")
    assert position.options() == [f"favour {card}", "pass"]
    position.play(f"favour {card}")
    assert position.cubes("Snowy Owl") == 1 and position.cubes("King Penguin") == 0
    assert position.attracted(0) == 2 and position.attracted(1) == 0


@rule("ZP-10.9", "ZP-A5", "ZP-T82")
def test_a_helpful_event_may_be_kept() -> None:
    position = Position().dice(3, 3, 3, event=1).habitat(0, [], ["Assistant Director", "Maintenance"]).go("EVENT")
    assert favours(position) == ["Assistant Director"]
    assert position.play("pass").food() == 5
    immune = Position().dice(3, 3, 3, event=1).habitat(0, [], ["Assistant Director"]).go("EVENT")
    assert immune.play("favour Assistant Director").food() == 3


@rule("ZP-10.10", "ZP-15.12", "ZP-A8", "ZP-T83", "ZP-8.5")
def test_the_director_brings_the_first_turn_of_the_next_day() -> None:
    position = Position(seats=4).habitat(3, [], ["Director"]).go("LAST")
    assert position.player == 3
    position.play("favour Director").go("END_OF_ROUND")
    assert position.state.first == 3
    assert position.go("END_OF_ROUND").state.first == 0


@rule("ZP-10.10", "ZP-A8", "ZP-A53", "ZP-5.31")
def test_the_director_is_not_offered_without_need() -> None:
    assert Position(seats=4).habitat(1, [], ["Director"]).go("LAST").step == "END_OF_ROUND"  # is next anyway
    assert Position(seats=4).habitat(3, [], ["Director"]).day("Sunday").go("LAST").step == "END_OF_ROUND"
    literal = Position(seats=4, director="literal").habitat(3, [], ["Director"]).go("LAST")
    assert literal.step == "LAST"
    literal.play("favour Director").go("END_OF_ROUND")
    assert literal.state.first == 0  # the marker passes on at once
    assert Position(seats=4, director="literal").habitat(0, [], ["Director"]).go("LAST").step == "END_OF_ROUND"


@rule("ZP-10.11", "ZP-5.28", "ZP-A9", "ZP-15.13", "ZP-T84")
def test_the_finance_manager_flips_dice_for_all() -> None:
    position = Position().dice(2, 6, 2).habitat(0, ["Giraffe"], ["Finance Manager"]).go("INFECT")
    position.play("favour Finance Manager")
    assert position.decision == "FLIP" and position.options() == ["flip virus", "flip trash", "done"]
    with pytest.raises(Refused, match=r"before its step has begun.*ZP-5\.28"):
        position.play("flip food")
    position.play("flip virus")
    assert position.options() == ["flip trash", "done"]
    position.play("done")
    assert position.viruses(1) == 1 and position.net_trash(2) == 2 and position.cubes("Giraffe") == 1


@rule("ZP-10.11", "ZP-5.28", "ZP-5.31")
@pytest.mark.parametrize(("window", "dice"), [("INSTALL", 3), ("FEED", 3), ("INFECT", 2), ("TREAT", 1)])
def test_all_open_dice_may_be_flipped(window: str, dice: int) -> None:
    position = Position().dice(1, 1, 1).habitat(0, [], ["Finance Manager"]).go(window).play("favour Finance Manager")
    for die in ("food", "virus", "trash")[3 - dice :]:
        position.play(f"flip {die}")
    assert position.decision != "FLIP" and position.state.trash_die == 6
    assert (position.state.food_die, position.state.virus_die) == (6 if dice == 3 else 1, 6 if dice > 1 else 1)


@rule("ZP-5.32", "ZP-T85")
def test_an_office_worker_used_in_install_needs_no_wage() -> None:
    position = Position().coins(5, 0, 0).habitat(0, [], ["Finance Manager", "Keeper 1"]).go("INSTALL")
    position.play("favour Finance Manager", "done", "done", "done").go("WAGES")
    assert position.purse()[0] == 4


@rule("ZP-5.33", "ZP-T86")
def test_a_card_must_lie_in_the_habitat_and_returns_its_cubes() -> None:
    position = Position().claims(0, "Bald Eagle").go("INSTALL")
    with pytest.raises(Refused, match=r"in your own habitat.*ZP-5\.33"):
        position.play("favour Bald Eagle")
    condor = Position().habitat(0, ["Andean Condor:2", "Giraffe:3"]).go("TREAT").play("favour Andean Condor")
    assert condor.cubes("Andean Condor") == 0 and condor.cubes("Giraffe") == 0


@rule("ZP-5.31", "ZP-11.7")
def test_a_closed_card_has_no_favour() -> None:
    position = Position().visitors(3, 9, 9).habitat(0, ["Pelican", "Koala"]).habitat(1, ["Philippine Eagle"])
    position.happening(18).go("VISITORS")
    assert position.step == "INCOME"
    open_ = Position().visitors(3, 9, 9).habitat(0, ["Pelican"], ["HR Manager"]).pile("Tour Guide").happening(18)
    open_.go("VISITORS")
    assert favours(open_) == ["HR Manager"]
    with pytest.raises(Refused, match=r"closed today.*ZP-11\.7"):
        open_.play("favour Pelican")


@rule("ZP-5.31", "ZP-5.30", "ZP-T110")
def test_a_window_closes_for_good() -> None:
    position = Position().visitors(20, 10, 5).habitat(0, ["Blue Peafowl", "Pelican"]).habitat(1, ["Philippine Eagle"])
    position.dice(0, 0, 0).go("VISITORS").play("favour Blue Peafowl", "pass")
    assert position.player == 1
    position.play("favour Philippine Eagle")
    assert position.step == "INCOME"
    position.go("LAST")
    assert position.player == 0 and favours(position) == ["Pelican"]


@rule("ZP-5.30", "ZP-7.17", "ZP-7.18", "ZP-T111")
@pytest.mark.parametrize("use", [True, False])
def test_the_condor_makes_room_before_viruses_come(use: bool) -> None:
    zoo = ["Andean Condor:2", "Giraffe:3", "Plains Zebra:1"]
    position = Position().visitors(20, 0, 0).dice(0, 6, 0).habitat(0, zoo).go("INFECT")
    assert position.room() == 4 and position.viruses() == 6 and position.options() == ["favour Andean Condor", "pass"]
    if use:
        position.play("favour Andean Condor", "cure Giraffe", "cure Giraffe", "cure Giraffe")
        assert position.exhibits(0) == ["Giraffe:4", "Plains Zebra:3"] and position.score()[0] == 20
    else:
        position.play("pass")
        assert position.score()[0] == 14


@rule("ZP-10.12", "ZP-A13", "ZP-15.14", "ZP-T20", "ZP-A12")
@pytest.mark.parametrize(
    ("name", "weekday", "weekend"),
    [("Giant Panda", 3, 6), ("Komodo Dragon", 2, 6), ("Emperor Penguin", 2, 4), ("Mascot", 1, 3)],
)
def test_weekend_visitors(name: str, weekday: int, weekend: int) -> None:
    place = {"staff": [name]} if name == "Mascot" else {"exhibits": [name]}
    position = Position().habitat(0, **place)
    adding = Position(weekend="adds").habitat(0, **place)
    for day in ("Monday", "Thursday"):
        assert position.day(day).attracted() == weekday
    for day in ("Friday", "Saturday", "Sunday"):
        assert position.day(day).attracted() == weekend
        assert adding.day(day).attracted() == weekday + weekend


WINDOWS = {
    "INSTALL": {
        "African Fish Eagle",
        "Bald Eagle",
        "Desert Hairy Scorpion",
        "Emperor Scorpion",
        "Peregrine Falcon",
        "General Curator",
        "HR Manager",
        "Operations Manager",
        "Scarlett Macaw",
        "Director",
        "Finance Manager",
    },
    "EVENT": {"Emu", "Maintenance", "Maintenance Building", "Assistant Director"},
    "FEED": {"HR Manager", "Operations Manager", "Finance Manager"},
    "INFECT": {
        "Andean Condor",
        "Pelican",
        "African Fish Eagle",
        "Bald Eagle",
        "Desert Hairy Scorpion",
        "Emperor Scorpion",
        "Peregrine Falcon",
        "General Curator",
        "Finance Manager",
    },
    "TREAT": {"Andean Condor", "Pelican", "HR Manager", "Operations Manager", "Finance Manager"},
    "VISITORS": {
        "Pelican",
        "African Fish Eagle",
        "Bald Eagle",
        "Desert Hairy Scorpion",
        "Emperor Scorpion",
        "Peregrine Falcon",
        "General Curator",
        "HR Manager",
        "Operations Manager",
        "Blue Peafowl",
        "Philippine Eagle",
    },
    "LAST": {"Pelican", "Blue Peafowl", "Philippine Eagle", "Scarlett Macaw", "Director"},
    "SHORTAGE": {"King Vulture", "Food Storage", "Pelican"},
}


@rule("ZP-5.30", "ZP-5.31", "ZP-5.32", "ZP-10.1")
@pytest.mark.parametrize("window", list(WINDOWS))
def test_the_table_of_windows(window: str) -> None:
    """Every favour in a position where each would have an effect."""
    animals = [
        "African Fish Eagle:3, Bald Eagle:3, Andean Condor:3, Blue Peafowl:2, Emu:3",
        "King Vulture:4, Pelican:3, Peregrine Falcon:3, Philippine Eagle:2, Scarlett Macaw:2",
        "Desert Hairy Scorpion:2",
        "Emperor Scorpion:2",
    ]
    exhibits = [f"[Aviary] {animals[0]}", f"[New Exhibit] {animals[1]}", *animals[2:]]
    staff = ["Assistant Director", "Director", "Finance Manager", "General Curator + HR Manager"]
    staff += ["Maintenance + Operations Manager + Maintenance Building + Food Storage"]
    position = Position().dice(0, 6, 0, event=18).visitors(9, 20, 30).habitat(0, exhibits, staff)
    position.pile("Koala", "Janitor", "Hay Barn")
    position.go("FEED" if window == "SHORTAGE" else window, stage=1 if window == "SHORTAGE" else 0)
    assert set(favours(position)) == WINDOWS[window]


def test_every_favour_card_is_in_a_window() -> None:
    cards = {CONTENT.names[card] for card in range(v.CARDS) if 0 < CONTENT.tables.code[card] < v.FAVOURS}
    assert cards == set().union(*WINDOWS.values())
