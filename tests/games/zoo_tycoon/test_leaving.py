"""Summer: the exchange sheet, trades and leaving."""

from __future__ import annotations

import csv
from importlib import resources

import pytest

from menagerie.games.zoo_tycoon.needs import behaving, minimum
from menagerie.games.zoo_tycoon.tables import GROUP_SIZE

from .tycoon_builder import CONTENT, Position, play_lively, species

rule = pytest.mark.rule
TABLES = CONTENT.tables


@rule("ZT-T72", "ZT-9.1", "ZT-19.3", "ZT-20.62")
def test_the_exchange_never_walks_into_a_dead_end() -> None:
    position = Position(seats=2, year=4, ae_path="starting_player").position(2).position(5).position(4)
    position.state.visited = 0b11010
    position.spring("normal_year")
    assert position.decision == "AE_MOVE" and position.options() == ["move exchange 7"]
    assert position.refusal("move exchange 1") == "ZT-9.1"
    assert position.refusal("move exchange 5") == "ZT-9.1"  # visited
    assert position.refusal("move exchange 9") == "ZT-9.1"  # no neighbour


@rule("ZT-T73", "ZT-4.15", "ZT-A4")
def test_the_starting_player_may_move_the_exchange() -> None:
    position = Position(seats=2, year=2, ae_path="starting_player")
    position.state.visited = 0
    position.position(5).spring("normal_year")
    assert position.options() == [f"move exchange {n}" for n in (2, 4, 6, 8)]
    assert position.state.player == position.state.start_player
    position.play("move exchange 8")
    assert position.state.position == 7 and position.decision == "LEAVE"


@rule("ZT-A4", "ZT-9.1", "ZT-20.62")
def test_chance_moves_the_exchange_to_open_neighbours() -> None:
    seen = set()
    for seed in range(40):
        position = Position(seats=2, year=2, seed=seed)
        position.state.visited = 0
        position.position(5).spring("normal_year")
        seen.add(position.state.position + 1)
    assert seen == {2, 4, 6, 8}


@rule("ZT-T74", "ZT-9.2", "ZT-9.3", "ZT-20.60", "ZT-20.61")
def test_the_sheet_shows_supply_and_demand_by_sex() -> None:
    at3, at7, at1 = (Position().leaving(n) for n in (3, 7, 1))
    assert at3.demand("zebra") == "1/0" and at3.supply("zebra") == "0/1"
    assert at7.demand("zebra") == "1/2" and at7.supply("zebra") == "0/0"
    assert at1.demand("zebra") == "0/0" and at1.supply("zebra") == "1/3"


@rule("ZT-20.61", "ZT-9.3", "ZT-20.60")
def test_the_colours_of_the_sheet_say_what_the_numbers_say() -> None:
    text = resources.files("menagerie.games.zoo_tycoon").joinpath("data/animal_exchange_sheet.csv").read_text("utf-8")
    rows = list(csv.DictReader(text.splitlines()))
    assert len(rows) == 207
    for row in rows:
        s = species(row["species_id"])
        males, females = max(0, int(row["males"])), max(0, int(row["females"]))
        fits = any(
            m + f >= minimum(TABLES, s, GROUP_SIZE) and behaving(TABLES, s, m, f) == 0
            for m in range(males + 1)
            for f in range(females + 1)
        )
        expected = "red" if males + females == 0 else "framed" if fits else "green"
        assert row["colour"] == expected, row


@rule("ZT-T77", "ZT-9.8", "ZT-9.9", "ZT-4.16", "ZT-4.17", "ZT-4.18", "ZT-A34")
def test_discs_and_quarantined_animals_leave_up_to_the_demand() -> None:
    position = Position().keep("zebra 1m 2f", tiles=4, points="RR", discs="2m 1f").quarantine("zebra 2f").leaving(7)
    position.play("give plains zebra")
    assert position.options() == ["males 0", "males 1"]  # the demand is 1 and 2; the meeples of the enclosure stay
    position.play("males 1")
    assert position.options() == ["females 0", "females 1", "females 2"]
    position.play("females 2")
    assert position.decision == "LEAVE_QUARANTINE_FEMALES"
    assert position.options() == ["from quarantine 1", "from quarantine 2"]
    position.play("from quarantine 1")
    assert position.discs("zebra") == "1m 0f" and position.held("zebra") == "0m 1f"
    assert position.group("zebra") == "1m 2f"
    assert position.demand("zebra") == "0/0"


@rule("ZT-4.17", "ZT-9.9")
def test_at_least_one_animal_leaves() -> None:
    position = Position().quarantine("zebra 1m 1f").leaving(7).play("give plains zebra", "males 0")
    assert position.options() == ["females 1"] and position.refusal("females 0") == "ZT-4.17"


@rule("ZT-9.8", "ZT-9.9")
def test_nothing_leaves_without_demand_or_without_animals() -> None:
    position = Position().keep("lion 1m 1f", tiles=4, points="RR").quarantine("zebra 1m").leaving(1)
    assert position.refusal("give plains zebra") == "ZT-9.9"
    assert position.refusal("give lion") == "ZT-9.8"
    assert position.options() == ["unexpected demand", "pass"]


@rule("ZT-T78", "ZT-9.10", "ZT-A10", "ZT-9.14")
def test_a_gift_is_for_the_other_zoos() -> None:
    position = Position().keep("zebra 1m 2f", tiles=4, points="RR", discs="1m 0f").leaving(7)
    bag = position.state.bag_males
    position.play("give plains zebra", "males 1", "females 0", "pass", "pass", "pass")
    assert position.decision == "ARRIVE" and position.demand("zebra") == "0/2"
    assert [position.supply("zebra", seat) for seat in range(3)] == ["0/0", "1/0", "1/0"]
    assert position.refusal("take plains zebra") == "ZT-9.14"
    position.play("pass", "take plains zebra", "males 1", "females 0", "quarantine")
    assert position.held("zebra", 1) == "1m 0f" and position.state.bag_males == bag + 1
    assert position.supply("zebra", 2) == "0/0" and position.demand("zebra") == "0/2"


@rule("ZT-T79", "ZT-9.7", "ZT-A5")
def test_a_pass_is_final_for_the_phase() -> None:
    position = Position().quarantine("zebra 1m 2f", seat=1).leaving(7)
    position.play("pass", "give plains zebra", "males 1", "females 0")
    order = []
    while position.decision == "LEAVE":
        order.append(position.state.player)
        position.play("pass")
    assert order == [2, 1] and position.decision == "ARRIVE" and position.state.player == 0


@rule("ZT-A5")
def test_without_final_passes_everybody_is_asked_again() -> None:
    position = Position(pass_final=False).quarantine("zebra 1m 2f", seat=1).leaving(7)
    position.play("pass", "give plains zebra", "males 1", "females 0")
    order = []
    while position.decision == "LEAVE":
        order.append(position.state.player)
        position.play("pass")
    assert order == [2, 0, 1]


@rule("ZT-T80", "ZT-9.11", "ZT-4.19", "ZT-A13", "ZT-20.38", "ZT-20.45")
def test_unexpected_demand_empties_a_space_once_per_game() -> None:
    position = Position().quarantine("lion 2m", "tiger 1m").leaving(2)
    position.play("unexpected demand")
    assert position.decision == "DEMAND_SPACE" and position.options() == ["empty space 1", "empty space 2"]
    position.play("empty space 1")
    assert position.held("lion") == "0m 0f" and position.held("tiger") == "1m 0f"
    assert position.zoo().workers_used == 1 and position.zoo().trades == 1
    assert position.supply("lion", 1) == "4/1" and position.supply("lion", 0) == "2/1"
    position.winter().leaving(2)
    assert position.refusal("unexpected demand") == "ZT-4.5"


@rule("ZT-T92", "ZT-9.26")
def test_unclaimed_gifts_are_cleared_away() -> None:
    position = Position().keep("zebra 1m 2f", tiles=4, points="RR", discs="1m 0f").quarantine("zebra 1f", "lion 1m")
    position.leaving(7).play("give plains zebra", "males 1", "females 1", "pass", "pass")
    position.play("unexpected demand", "empty space 2", "pass")
    bag = position.state.bag_males
    position.play("pass", "pass", "pass")
    assert position.decision == "BUILD"
    assert position.state.bag_males == bag + 1 and sum(position.state.given) == 0 and sum(position.state.taken) == 0
    assert position.zoo().demand_used


@rule("ZT-T75", "ZT-9.4", "ZT-9.5", "ZT-9.12", "ZT-20.36", "ZT-20.42", "ZT-19.6")
def test_two_trades_and_one_more_for_each_worker() -> None:
    position = Position(seats=2).quarantine("zebra 1m").leaving(7)
    position.comfortable("lion 1m 2f")
    position.play("give plains zebra", "males 1", "females 0", "pass", "pass")
    position.play("take lion", "males 0", "females 1", "quarantine", "pass")
    assert position.zoo().trades == 2
    assert position.refusal("take meerkat") == "ZT-9.12" and position.offers("exchange", "pass")
    costs = position.zoo().costs
    for surcharge, name in ((0, "meerkat"), (3, "meerkat"), (6, "lion")):
        position.play("exchange", f"take {name}", "males 1", "females 0", "quarantine")
        assert position.zoo().costs == costs + surcharge
    assert position.zoo().trades == 5 and not position.offers("exchange")
    assert position.refusal("exchange") == "ZT-4.4"
    assert position.options() == ["pass"]


@rule("ZT-9.5", "ZT-4.16", "ZT-4.20")
def test_exchange_is_offered_only_when_it_can_be_used() -> None:
    position = Position().leaving(7)
    assert position.refusal("exchange") == "ZT-4.16"  # a trade is left
    position.set(trades=2)
    assert position.refusal("exchange") == "ZT-4.16"  # nothing to give away
    position.quarantine("zebra 1m")
    assert position.refusal("exchange") == ""
    position.set(trades=5, exchanges=3, workers_used=2)
    assert position.refusal("exchange") == "ZT-9.5"


@rule("ZT-T76", "ZT-9.6")
def test_no_money_changes_hands_at_the_exchange() -> None:
    for seed in range(4):
        before: list[int] = []
        for state, _ in play_lively(3, seed):
            money = [zoo.money for zoo in state.zoos]
            if 5 <= state.decision <= 21:
                assert not before or money == before
                before = money
            else:
                before = []


@rule("ZT-9.22", "ZT-9.11", "ZT-A46")
def test_the_pandas_cannot_be_sent_away() -> None:
    position = Position().quarantine("giant_panda 1m 1f", "lion 1m").leaving(2).play("unexpected demand")
    assert position.options() == ["empty space 2"] and position.refusal("empty space 1") == "ZT-9.22"
    alone = Position().quarantine("giant_panda 1m 1f").leaving(2)
    assert not alone.offers("unexpected demand")


@rule("ZT-4.18")
def test_sources_are_asked_only_when_both_can_supply() -> None:
    position = Position().quarantine("zebra 1m 2f").leaving(7).play("give plains zebra", "males 1", "females 2")
    assert position.decision == "LEAVE" and position.state.player == 1
    both = Position().keep("zebra 1m 2f", tiles=4, points="RR", discs="1m 0f").quarantine("zebra 1m").leaving(7)
    both.play("give plains zebra", "males 1", "females 0")
    assert both.options() == ["from quarantine 0", "from quarantine 1"]


@rule("ZT-A43", "ZT-9.14", "ZT-9.10")
def test_all_takings_lower_the_supply_of_a_giver() -> None:
    position = Position().quarantine("lion 2m").leaving(2).play("unexpected demand", "empty space 1")
    position.play("pass", "pass", "pass", "pass", "take lion", "males 3", "females 0", "quarantine")
    assert [position.supply("lion", seat) for seat in range(3)] == ["0/1", "1/1", "1/1"]
