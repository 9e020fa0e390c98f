"""Targets, the end of the round and the end of the game."""

from __future__ import annotations

import pytest

import menagerie
from menagerie.core.journal import Journal
from menagerie.games.zoophoria import flow, steps
from menagerie.games.zoophoria import vocabulary as v

from .zoo_builder import CONTENT, GAME, NAMES, Position, number

rule = pytest.mark.rule
AFRICA = ["Giraffe", "Meerkat", "Plains Zebra", "Common Ostrich", "Greater Flamingo"]


@rule("ZP-8.1", "ZP-9.1", "ZP-15.49", "ZP-T3")
def test_a_target_is_scored_and_discarded_or_costs_three() -> None:
    position = Position().habitat(0, AFRICA).targets(0, "T01").go("END_OF_ROUND")
    assert position.score()[0] == 7 and position.hand(0) == [] and len(position.discards("target")) == 1
    four = Position().visitors(9, 0, 0).habitat(0, AFRICA[:4]).targets(0, "T01").go("END_OF_ROUND")
    assert four.score()[0] == 9 and four.hand(0) == ["T01"]
    end = Position().coins(0, 0, 0).visitors(9, 0, 0).targets(0, "T01").day("Sunday").go("END_OF_ROUND")
    assert end.score()[0] == 6


MET: dict[str, tuple[list[str], list[str]]] = {
    "T01": (AFRICA, []),
    "T02": (["Giant Panda", "King Cobra", "Red Panda", "Snow Leopard"], []),
    "T03": (["Grey Wolf", "Brown Bear", "Fire Salamander"], []),
    "T04": (["Snowy Owl", "Axolotl", "Black Widow"], []),
    "T05": (["Jaguar", "Llama", "Toco Toucan", "Green Anaconda"], []),
    "T06": (["Koala", "Emu", "Inland Taipan"], []),
    "T07": (["King Penguin", "Leopard Seal"], []),
    "T08": (["Giraffe", "Red Panda", "Grey Wolf", "Koala", "King Penguin"], []),
    "T09": (["Giraffe", "Red Panda", "Grey Wolf", "Koala", "[Global] King Penguin, Jaguar"], []),
    "T10": (["Giraffe", "Red Panda", "Grey Wolf", "Koala", "Jaguar"], []),
    "T11": (["Emu", "Snowy Owl", "Pelican", "King Penguin"], []),
    "T12": (["Chameleon", "King Cobra", "Inland Taipan", "Green Iguana"], []),
    "T13": (["Black Widow, Goliath Birdeater", "Emperor Scorpion"], []),
    "T14": (["Koala", "Emu", "Chameleon", "Axolotl"], []),
    "T15": (["Koala", "Cheetah", "Axolotl", "Snowy Owl"], []),
    "T16": (["[Endangered] Koala, Cheetah, Axolotl, Snowy Owl, Giraffe", "Red Panda"], []),
    "T17": (["Red Panda", "Llama", "Snowy Owl", "King Penguin"], []),
    "T18": (["[Tropical] Giraffe, Meerkat, Koala, Emu, Chameleon", "Jaguar"], []),
    "T19": (["Lion (Male), Lion (Female), Lion Cub"], []),
    "T20": (["[Tropical] Giraffe, Meerkat, Koala, Emu, Chameleon", "Lion (Male), Lion (Female), Lion Cub"], []),
    "T21": (["[Aviary]", "[Arctic]"], []),
    "T22": ([], ["Tour Guide", "Mascot", "Restaurant", "Zoo Jeep"]),
    "T23": (["Koala"], []),
}


@rule("ZP-8.1", "ZP-15.49", "ZP-15.50", "ZP-15.51", "ZP-15.52", "ZP-15.53", "ZP-15.54", "ZP-15.55", "ZP-15.56")
@rule("ZP-T95", "ZP-T96", "ZP-2.6")
@pytest.mark.parametrize("word", list(MET))
def test_every_target_is_met_by_enough_and_not_by_one_less(word: str) -> None:
    exhibits, staff = MET[word]
    at = CONTENT.target_words.index(word)
    points = int(CONTENT.tables.target_visitors[at])
    position = Position().habitat(0, exhibits, staff).targets(0, word)
    assert position.state.view(0).targets[0].have >= position.state.view(0).targets[0].count
    assert position.go("END_OF_ROUND").score()[0] == points and position.hand(0) == []
    less = Position().habitat(0, exhibits, staff).targets(0, word)
    if word == "T23":
        less.state.cubes[number("Koala")] = 1
    else:
        seat_cards = [int(less.state.held[i]) for i in range(less.state.held_count[0])]
        less.to_bottom(less._lifted(seat_cards[-1]))
    if word != "T19":  # without its baby a pair would be no legal habitat
        assert less.state.check() == "" or word == "T20"
    assert less.go("END_OF_ROUND").score()[0] == 0


@rule("ZP-15.56", "ZP-T96")
def test_a_clean_habitat_has_neither_trash_nor_cubes() -> None:
    assert Position().trash(1, 0, 0).targets(0, "T23").go("END_OF_ROUND").score()[0] == 0


@rule("ZP-8.2", "ZP-15.51", "ZP-T94")
def test_an_animal_counts_for_several_targets() -> None:
    position = Position().habitat(0, ["[Endangered] Koala, Cheetah, Axolotl, Snowy Owl, Giraffe", "Red Panda"])
    assert position.targets(0, "T15", "T16").go("END_OF_ROUND").score()[0] == 14


@rule("ZP-7.11", "ZP-7.12", "ZP-5.19", "ZP-15.60", "ZP-T70")
def test_the_red_worker_draws_three_and_discards_one_old_or_new() -> None:
    position = Position().targets(0, "T01", "T02").worker(0, "red").go("TARGET_DRAW")
    assert position.decision == "TARGET_DISCARD" and len(position.hand(0)) == 5 and "target T01" in position.options()
    position.play("target T01")
    assert len(position.hand(0)) == 4 and position.discards("target") == ["5 animals from Africa"]
    assert position.state.view(1).habitats[0].targets == 4 and position.state.view(1).targets == []


@rule("ZP-8.3", "ZP-8.5", "ZP-T97", "ZP-8.4")
def test_the_notice_board_is_restocked_and_the_marker_passes() -> None:
    position = Position(seats=4)
    old = [int(position.state.board[slot]) for slot in range(13)]
    position.go("END_OF_ROUND")
    new = [int(position.state.board[slot]) for slot in range(13)]
    assert not set(old) & set(new) and v.NO_CARD not in new
    piles = [position.discards(kind) for kind in ("animal", "employee", "building")]
    assert [len(pile) for pile in piles] == [6, 4, 3]
    assert position.state.first == 1 and position.state.view(0).day == "Tuesday"


@rule("ZP-13.1", "ZP-A14")
def test_a_board_that_cannot_be_filled_stays_partly_empty() -> None:
    position = Position()
    position.board("Aviary", start=10)
    position.state.deck_count[v.BUILDING] = 0
    position.state.board[11] = position.state.board[12] = v.NO_CARD
    position.go("END_OF_ROUND")
    assert [slot.card is not None for slot in position.state.view(0).buildings] == [True, False, False]


@rule("ZP-5.4", "ZP-A29", "ZP-T98", "ZP-9.1")
def test_sunday_scores_targets_before_the_end() -> None:
    position = Position().coins(0, 0, 0).habitat(0, AFRICA).targets(0, "T01", "T07").day("Sunday").go("END_OF_ROUND")
    assert position.decision == "FINISHED" and position.state.is_over()
    assert position.score()[0] == 7 - 3 + 10
    assert position.state.yellow == 1 and position.state.first == 0  # neither coin nor marker nor restocking
    assert position.discards("building") == []


@rule("ZP-9.1", "ZP-9.2", "ZP-9.3", "ZP-7.27", "ZP-A7", "ZP-T17")
def test_the_final_scoring_pays_income_for_animals_but_not_for_coins() -> None:
    seven = ["Meerkat", "Giraffe", "[Aviary] Emu, Snowy Owl, King Penguin", "Chameleon", "Jaguar"]
    position = Position().habitat(0, seven).visitors(64, 0, 0).coins(5, 14, 0).targets(0, "T07").day("Sunday")
    position.state.passed[0] = 0b1111  # up to 60
    position.go("END_OF_ROUND")
    assert position.score()[0] == 82 and position.purse()[0] == 7
    assert position.score()[1] == 14 and position.state.passed[1] == 0


@rule("ZP-9.1", "ZP-A19", "ZP-A27", "ZP-A28", "ZP-A33", "ZP-T108")
def test_the_order_of_the_final_scoring_and_no_card_has_a_price() -> None:
    position = Position().habitat(0, ["Giraffe"]).visitors(2, 0, 0).coins(3, 0, 0).targets(0, "T07").day("Sunday")
    position.go("END_OF_ROUND")
    assert position.score()[0] == 0 + 2 + 3  # the loss stops at 0 before animals and coins are added
    morning = Position().coins(0, 0, 0).go("PLACE_WORKERS")
    assert (
        len([option for option in morning.options() if option.split()[1] in ("animal", "employee", "building")]) == 13
    )


@rule("ZP-9.4", "ZP-T18")
def test_ties_go_to_the_cleaner_then_to_the_better_collection_then_are_shared() -> None:
    position = Position().trash(2, 0, 9).habitat(0, ["Giraffe:1"]).habitat(1, ["Jaguar:3", "Koala:1"])
    position.visitors(30, 30, 20)
    assert position.state.ranking() == [1, 2, 3]
    position.state.cubes[number("Koala")] = 0
    assert position.state.ranking() == [2, 1, 3]  # 3 and 3 cubes, but 7 printed visitors against 4
    position = Position().habitat(0, ["Giraffe"]).habitat(1, ["Jaguar"]).visitors(30, 30, 20)
    assert position.state.ranking() == [1, 1, 3]


@rule("ZP-5.4")
def test_the_breakdown_adds_up() -> None:
    position = Position().visitors(64, 0, 0).habitat(0, AFRICA).targets(0, "T01").coins(4, 0, 0).day("Sunday")
    position.state.passed[0] = 0b1111  # up to 60
    position.go("END_OF_ROUND")
    parts = dict(position.state.breakdown(0))
    assert parts == {"Animals": 64, "Targets": 7, "Animals at the end": 10, "Coins at the end": 6}
    assert sum(parts.values()) == position.score()[0] == 87


@rule("ZP-5.9", "ZP-5.11", "ZP-6.4", "ZP-7.1")
def test_a_round_as_decisions() -> None:
    """The illustration of section 5.3, shortened to one player's decisions."""
    position = Position().coins(10, 10, 10).habitat(0, ["Meerkat", "Chameleon", "Llama", "[Tropical]"], ["Keeper 1"])
    position.board("Giraffe", start=1).board("Tour Guide", start=8)
    for value in (1, 3, 4, 6):
        position.state.pool[value] = 1
    position.dice(5, 2, 3, event=6).go("PLACE_WORKERS")
    position.play("worker employee 3", "worker animal 1", "worker animal 3", "worker green_1", "die 4")
    position.play("worker animal 4", "worker animal 5", "worker animal 2", "worker building 1", "worker building 2")
    position.play("install Tour Guide", "staff 2", "install Giraffe", "exhibit 4", "done")
    assert position.player == 1 and position.exhibits(0)[3] == "[Tropical] Giraffe"
    while position.step == "INSTALL":
        claimed = [option for option in position.options() if option.startswith("install")]
        if claimed:
            position.play(claimed[0], "discard")
        else:
            position.play("done")
    assert position.purse()[0] == 9
    position.settle().run()
    assert position.purse()[0] == 9 - 3 and position.decision == "INFECT_PLACE"
    assert flow.in_turn(position.state) == 1 and position.player == 0  # 12 food for 6; 3 + 2 cubes to place
    assert position.state.infecting == 5
    position.play(*["infect Giraffe"] * 3, *["infect Chameleon"] * 2)
    assert position.exhibits(0) == ["Meerkat", "Chameleon:2", "Llama", "[Tropical] Giraffe:3"]


def test_the_log_tells_a_whole_game_in_sentences() -> None:
    state = GAME.new(4, 12)
    journal = Journal()
    state.journal = journal
    rng = menagerie.Rng(12)
    while not state.is_over():
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    lines = [GAME.line(event, NAMES) for event in journal.events]
    assert all(line.endswith(".") and "  " not in line for line in lines)
    assert lines[-1] == "The game is over." and state.decision == steps.FINISHED
    figures = GAME.statistics(state, 0, journal.events)
    assert figures["visitors: Animals"] == state.sources[0] and sum(
        value for name, value in figures.items() if name.startswith("visitors on")
    ) == sum(int(state.sources[source]) for source in (v.BY_ANIMALS, v.BY_STAFF, v.BY_DAY_WORKER))
    for seat in (0, None):
        board = GAME.board(state, seat, NAMES)
        assert "Sunday" in board and max(len(line) for line in board.splitlines()) <= 100
