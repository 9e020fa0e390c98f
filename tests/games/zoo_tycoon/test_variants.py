"""The introductory game, two players, solo and play without events."""

from __future__ import annotations

import pytest

from menagerie.core.errors import OptionError
from menagerie.games.zoo_tycoon.donors import donor_pays, leads_in_conservation
from menagerie.games.zoo_tycoon.projects import breeding_points, park_points, welfare_points
from menagerie.games.zoo_tycoon.winter import revenue

from .test_end import with_welfare
from .tycoon_builder import CONTENT, GAME, Position, play_lively, species

rule = pytest.mark.rule


@rule("ZT-T160", "ZT-17.2", "ZT-17.3", "ZT-17.4", "ZT-4.37")
def test_the_introductory_game() -> None:
    position = Position(introductory=True).enclosure("savanna", 1).enclosure("montane", 1)
    assert not position.state.with_events
    donors = set()
    for year in range(2, 8):
        donors.add(CONTENT.donors[position.state.donors[position.state.donor]])
        position.state.round = year
        position.autumn()
    assert len(donors) == 1 and CONTENT.tables.donor_code[CONTENT.donors.index(donors.pop())] == 1
    position.building().play("construction", "construct change biome")
    assert position.options() == ["pay money", "pay worker", "pay nothing"]
    position.play("pay nothing", "house E1", "change to montane", "construction", "construct change biome")
    assert position.options() == ["pay money", "pay worker"] and position.refusal("pay nothing") == "ZT-17.4"
    ordinary = Position().enclosure("savanna", 1).building().play("construction", "construct change biome")
    assert not ordinary.offers("pay nothing")


@rule("ZT-T161", "ZT-17.5", "ZT-A25")
def test_animals_of_enclosures_leave_in_the_introductory_game() -> None:
    zebras = Position(introductory=True).keep("zebra 1m 4f", tiles=5, points="R").leaving(7)
    zebras.play("give plains zebra")
    assert zebras.options() == ["males 0", "males 1"]  # four females alone may stay too
    zebras.play("males 0")
    assert zebras.options() == ["females 1", "females 2"]
    zebras.play("females 2")
    assert zebras.group("zebra") == "1m 2f"
    ostriches = Position(introductory=True).keep("ostrich 1m 1f", tiles=3, points="R").leaving(2)
    pop = ostriches.tracks()[0]
    ostriches.play("give common ostrich")
    assert ostriches.options() == ["males 1"]  # one ostrich cannot stay alone
    ostriches.play("males 1")
    assert ostriches.options() == ["females 1"] and ostriches.refusal("females 0") == "ZT-17.5"
    ostriches.play("females 1")
    assert ostriches.tracks()[0] == pop - 2 and ostriches.zoo().costs == 0
    assert not ostriches.zoo().keeps(species("ostrich")) and ostriches.zoo().main_in(0) == -1
    plain = Position().keep("zebra 1m 4f", tiles=5, points="R").leaving(7)
    assert plain.refusal("give plains zebra") == "ZT-9.8"


@rule("ZT-17.5", "ZT-A25", "ZT-4.18")
def test_three_sources_in_the_introductory_game() -> None:
    position = Position(introductory=True).keep("zebra 1m 4f", tiles=5, points="R", discs="0m 1f", lying=3)
    position.quarantine("zebra 1f").leaving(7).play("give plains zebra", "males 0", "females 2")
    assert position.decision == "LEAVE_ENCLOSURE_FEMALES"
    assert position.options() == ["from enclosure 0", "from enclosure 1", "from enclosure 2"]
    position.play("from enclosure 1")
    assert position.decision == "LEAVE_QUARANTINE_FEMALES"
    assert position.options() == ["from quarantine 0", "from quarantine 1"]
    position.play("from quarantine 1")
    assert position.group("zebra") == "1m 3f" and position.held("zebra") == "0m 0f"
    assert position.discs("zebra") == "0m 1f" and position.lying("zebra") == 3  # upright females leave first


@rule("ZT-A25")
def test_the_last_discs_of_a_species_that_left_return_to_the_bag() -> None:
    position = Position(introductory=True).keep("ostrich 1m 1f", tiles=3, points="R", discs="0m 1f").leaving(2)
    bag = position.state.bag_females
    position.play("give common ostrich", "males 1", "females 1")
    assert position.decision == "LEAVE" and not position.zoo().keeps(species("ostrich"))  # both meeples leave
    assert position.state.bag_females == bag + 1 and position.state.check() == ""


@rule("ZT-5.8", "ZT-17.5", "ZT-A25")
def test_a_species_that_left_is_no_longer_known_from_an_earlier_year() -> None:
    position = Position(introductory=True).keep("ostrich 1m 1f", tiles=3, points="R").leaving(2)
    position.play("give common ostrich", "males 1", "females 1")
    assert not (position.zoo().settled >> species("ostrich")) & 1


@rule("ZT-A48", "ZT-11.18", "ZT-17.5")
def test_a_gift_must_leave_commercial_buildings_valid() -> None:
    position = Position(introductory=True).keep("ostrich 1m 1f", at="3,4 3,5 3,6", points="R")
    position.enclosure("savanna", at="5,4 5,5", co="crane").build("food_booth_savanna_1", "4,4").leaving(2)
    assert position.refusal("give common ostrich") == "ZT-17.5"


@rule("ZT-T162", "ZT-17.6")
def test_trades_are_unlimited_in_the_introductory_game() -> None:
    position = Position(seats=1, introductory=True).arrival(1)
    for count in range(1, 5):
        name = ("zebra", "meerkat", "zebra", "zebra")[count - 1]
        males = 1 if name == "meerkat" or count == 1 else 0
        full = "plains zebra" if name == "zebra" else name
        position.play(f"take {full}", f"males {males}", f"females {1 - males if name == 'zebra' else 0}", "quarantine")
        assert position.zoo().trades == count
        assert position.refusal("exchange") == "ZT-17.6"
    position.set(trades=7)
    assert position.offers("take Meerkat")


@rule("ZT-T163", "ZT-17.7", "ZT-20.16")
def test_two_players_play_without_generous_legacy() -> None:
    legacy = CONTENT.events.index("generous_legacy")
    for seats, count in ((1, 17), (2, 17), (3, 18), (4, 18)):
        events = list(GAME.new(seats, 1).events)
        assert len(events) == count and (legacy in events) == (seats > 2)


@rule("ZT-T30", "ZT-17.8")
def test_two_players_share_a_segment_for_the_second_bonus() -> None:
    def revenues(first: int, second: int) -> list[int]:
        position = Position(seats=2).set(0, pop=first).set(1, pop=second)
        return [int(revenue(position.state, seat)) for seat in range(2)]

    assert revenues(26, 24) == [27, 25]
    assert revenues(30, 29) == [31, 23]


@rule("ZT-T42", "ZT-3.5", "ZT-17.1")
def test_play_without_events() -> None:
    for seed in range(3):
        for state, _ in play_lively(3, seed, events=False):
            assert state.event == -1 and state.events_drawn == 0


@rule("ZT-3.5")
def test_options_are_checked() -> None:
    assert [option.name for option in GAME.options] == [
        "events",
        "introductory",
        "board_rows",
        "ae_path",
        "pass_final",
        "bad_weather",
        "category_counts_co",
        "relocate",
        "white_bonus",
        "panda_check",
        "breeding_cap",
        "event_zero",
    ]
    with pytest.raises(OptionError, match=r"cannot be '9'; it is one of 6, 5, 7, 8"):
        GAME.new(2, 1, {"board_rows": 9})


# Solo.


@rule("ZT-T167", "ZT-18.1", "ZT-18.2", "ZT-A41")
def test_thresholds_replace_comparisons_in_solo() -> None:
    def zoo(**fields: int) -> Position:
        return Position(seats=1, year=3).set(**fields)

    assert leads_in_conservation(zoo(con=12).state, 0) and not leads_in_conservation(zoo(con=11).state, 0)
    assert revenue(zoo(pop=15).state, 0) == 17 + 4 and revenue(zoo(pop=14).state, 0) == 15
    learned = zoo(edu=9)
    before = learned.tracks()[2]
    assert learned.winter().tracks()[2] == before + 1
    plain = zoo(edu=8)
    before = plain.tracks()[2]
    assert plain.winter().tracks()[2] == before
    one = zoo().donor("D2").enclosure("savanna", 2, co="crane")
    assert not donor_pays(one.state, 0)
    assert donor_pays(one.enclosure("savanna", 1, co="lovebird").state, 0)
    assert not donor_pays(zoo().donor("D4").state, 0)
    assert donor_pays(zoo().donor("D4").comfortable("macaw 3m 3f").state, 0)


@rule("ZT-18.2", "ZT-A41")
def test_events_of_the_most_in_solo() -> None:
    position = Position(seats=1, year=3).enclosure("savanna", 2, co="crane").spring("king_of_the_savanna")
    assert position.all("event_buzz") == [0]
    two = Position(seats=1, year=3).enclosure("savanna", 2, co="crane").enclosure("savanna", 1, co="lovebird")
    assert two.spring("king_of_the_savanna").all("event_buzz") == [3]
    assert Position(seats=1, year=3).set(edu=9).spring("educational_excellence").all("event_buzz") == [3]
    assert Position(seats=1, year=3).set(edu=8).spring("educational_excellence").all("event_buzz") == [0]


@rule("ZT-18.1", "ZT-A41")
def test_no_unexpected_supply_in_solo() -> None:
    assert Position(seats=1).arrival(1).refusal("unexpected supply") == "ZT-18.1"


@rule("ZT-T168", "ZT-18.3", "ZT-A41")
def test_projects_in_solo() -> None:
    def breeding(value: int) -> int:
        return int(breeding_points(Position(seats=1).set(breeding=value).state, 0))

    assert [breeding(value) for value in (6, 3, 2)] == [8, 4, 0]

    def welfare(score: int) -> int:
        return int(welfare_points(with_welfare(Position(seats=1), (score,)).state, 0))

    assert [welfare(score) for score in (4, 2, 1, 0, -1, -2)] == [5, 3, 0, 0, 0, -2]
    for year, points in ((5, 5), (6, 2)):
        position = (
            Position(seats=1, year=year).enclosure("montane", 1, co="skunk").enclosure("montane", 2, co="raccoon")
        )
        position.keep("black_bear 1m 1f", tiles=4, points="R")
        assert park_points(position.state, 0, CONTENT.parks.index("great_smoky_mountains")) == points


@rule("ZT-T168", "ZT-18.4", "ZT-A41")
@pytest.mark.parametrize(
    ("points", "rating"),
    [(19, "park bench"), (20, "keeper"), (29, "keeper"), (30, "curator"), (34, "curator"), (40, "director")],
)
def test_the_rating_of_a_solo_game(points: int, rating: str) -> None:
    position = Position(seats=1).set(pop=points, con=points + 3).end()
    position.play("done")
    assert position.state.view(0).rating == rating
    assert position.log()[-1] == f"Ann reaches {points} points: {rating}."


@rule("ZT-17.5", "ZT-A25", "ZT-4.18")
def test_three_sources_of_males_in_the_introductory_game() -> None:
    position = Position(introductory=True).keep("meerkat 3m 3f", tiles=5, points="R", discs="1m 0f")
    position.quarantine("meerkat 1m").leaving(2).play("give meerkat", "males 2", "females 0")
    assert position.decision == "LEAVE_ENCLOSURE_MALES"
    assert position.options() == ["from enclosure 0", "from enclosure 1", "from enclosure 2"]
    position.play("from enclosure 1")
    assert position.decision == "LEAVE_QUARANTINE_MALES"
    assert position.options() == ["from quarantine 0", "from quarantine 1"]
    position.play("from quarantine 0")
    assert position.group("meerkat") == "2m 3f" and position.held("meerkat") == "1m 0f"
    assert position.discs("meerkat") == "0m 0f" and position.demand("meerkat") == "1/2"
