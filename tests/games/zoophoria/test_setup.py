"""Setup: dealing, starting animals, first player, views and options."""

from __future__ import annotations

import msgspec
import pytest

import menagerie
from menagerie.core.errors import OptionError
from menagerie.core.packing import fingerprint
from menagerie.games.zoophoria import setting_up, steps
from menagerie.games.zoophoria import vocabulary as v

from .zoo_builder import CONTENT, GAME, Position, number, play_randomly

rule = pytest.mark.rule


def started(seats: int, seed: int = 1, **options: object):
    """A game whose players have just chosen their animals."""
    state = GAME.new(seats, seed, options)
    while state.step == steps.START:
        state.apply_action(state.legal_actions()[0])
    return state


@rule("ZP-1.1", "ZP-1.5", "ZP-T33")
def test_the_same_seed_and_decisions_give_the_same_game_of_seven_days() -> None:
    ends = []
    for _ in range(2):
        days = []
        for state, _action in play_randomly(3, 8):
            if not days or days[-1] != state.day:
                days.append(int(state.day))
        assert days == [0, 1, 2, 3, 4, 5, 6] and state.is_over()
        assert max(state.scores()) == state.score(state.ranking().index(1))
        ends.append(fingerprint(state))
    assert ends[0] == ends[1]


@rule("ZP-4.1", "ZP-4.5", "ZP-4.8", "ZP-T27")
def test_the_basic_deal_for_four() -> None:
    state = started(4)
    seen = state.view(0)
    assert seen.decks == {"animal": 54 - 1, "employee": 33, "building": 24, "target": 15}  # one drawn this morning
    assert len(seen.discards["animal"]) == 8
    for habitat in seen.habitats:
        assert [cards[0].card.name for cards in habitat.staff if cards] == ["Keeper", "Veterinarian", "Groundskeeper"]
        assert habitat.coins == 10 and habitat.targets == 2 and habitat.visitors == 0 and habitat.trash == 0
        assert habitat.forecast.wages == 3 and habitat.forecast.food == 3 and habitat.forecast.treatment == 1
        assert habitat.forecast.trash == -2
        assert 4 <= sum(len(exhibit.animals) for exhibit in habitat.exhibits) <= 6  # four, and babies


@rule("ZP-4.2", "ZP-4.8", "ZP-T28")
def test_the_advanced_deal_for_two() -> None:
    state = GAME.new(2, 1, {"difficulty": "advanced"})
    assert state.deck_count[v.EMPLOYEE] == 33
    assert [sum(bool(cards) for cards in habitat.staff) for habitat in state.view(0).habitats] == [3, 3]
    everywhere = [int(state.deck[v.FIRST_EMPLOYEE + i]) for i in range(33)]
    everywhere += [int(state.board[slot]) for slot in range(6, 10)]
    everywhere += [int(state.held[seat * v.HELD + i]) for seat in range(2) for i in range(3)]
    assert len(set(everywhere)) == 43 and len([card for card in everywhere if CONTENT.tables.starting[card]]) == 6


@rule("ZP-4.3", "ZP-4.4", "ZP-T29")
def test_the_board_after_setup() -> None:
    state = GAME.new(3, 1)
    seen = state.view(None)
    assert seen.yellow_coins == 1 and seen.day == "Monday"
    assert [len(row) for row in (seen.animals, seen.employees, seen.buildings)] == [6, 4, 3]
    assert all(slot.card for slot in (*seen.animals, *seen.employees, *seen.buildings))
    deck = [int(state.deck[i]) for i in range(state.deck_count[v.ANIMAL])]
    assert len(deck) == 84 - 18 - 6 and not any(CONTENT.tables.baby[card] for card in deck)


@rule("ZP-4.7", "ZP-6.8", "ZP-15.61", "ZP-T30")
def test_with_two_players_seven_day_workers_are_open() -> None:
    position = Position(seats=2).coins(10, 10).go("PLACE_WORKERS")
    spaces = [
        option for option in position.options() if not option.startswith(("worker animal", "worker emp", "worker b"))
    ]
    expected = ["green_1", "purple_1", "yellow", "orange", "red"]
    assert [space.removeprefix("worker ") for space in spaces] == expected
    opened = [worker.name for worker in position.state.view(0).day_workers if worker.in_use]
    assert opened == ["green_1", "purple_1", "black_1", "blue_1", "yellow", "orange", "red"]
    with pytest.raises(menagerie.core.errors.Refused, match=r"two-player mark.*ZP-6\.8"):
        position.play("worker green_2")


@rule("ZP-5.5", "ZP-1.3", "ZP-1.7", "ZP-T31")
def test_starting_animals_are_chosen_in_secret() -> None:
    state = GAME.new(3, 4)
    assert state.deciders() == 0b111
    own = [card.name for card in state.view(0).dealt]
    assert len(own) == 6 and state.view(None).dealt == []
    state.turn_to(2)
    before = [msgspec.json.encode(state.view(seat)) for seat in (0, 1, None)]
    state.play(state.legal_actions()[0])
    state.play(state.legal_actions()[0])
    assert [msgspec.json.encode(state.view(seat)) for seat in (0, 1, None)] == before
    assert state.deciders() == 0b011 and state.current_player() == 0
    assert len(state.view(2).dealt) == 4
    for _ in range(4):
        state.play(state.legal_actions()[0])
    assert len(state.view(None).discards["animal"]) == 6
    names = {animal.card.name for exhibit in state.view(None).habitats[0].exhibits for animal in exhibit.animals}
    assert set(own[2:]) <= names


def test_an_animal_cannot_be_rejected_twice() -> None:
    state = GAME.new(2, 4)
    chosen = state.legal_actions()[0]
    state.play(chosen)
    with pytest.raises(menagerie.core.errors.Refused, match=r"ZP-5\.5"):
        state.play(chosen)


@rule("ZP-1.2", "ZP-1.3", "ZP-1.4", "ZP-T32")
def test_views_differ_only_in_the_hands_of_targets() -> None:
    state = started(3)
    while state.decision != steps.WORKER:
        state.apply_action(state.legal_actions()[-1])
    views = [msgspec.to_builtins(state.view(seat)) for seat in (0, 1, 2, None)]
    hands = [seen.pop("targets") for seen in views]
    assert views[0] == views[1] == views[2] == views[3]
    assert [len(hand) for hand in hands] == [2, 2, 2, 0]
    assert views[0]["decks"]["animal"] == int(state.deck_count[v.ANIMAL])  # counts only, no order


@rule("ZP-1.3", "ZP-1.4")
def test_a_drawn_animal_is_seen_by_its_owner_only() -> None:
    position = Position().next_card("Koala").go("DRAW")
    shown = [[card.name for card in position.state.view(seat).drawn] for seat in (0, 1, 2, None)]
    assert shown == [["Koala"], [], [], []]
    assert "Ann draws Koala." in position.log() and "Ann draws 1 animal." in position.log(1, everything=False)
    other = position.state.clone()
    other.determinize(1, menagerie.Rng(3))
    assert int(other.hand[0]) != number("Koala") or int(other.deck[3]) != int(position.state.deck[3])


@rule("ZP-1.2", "ZP-1.4")
def test_resampling_keeps_what_a_seat_knows() -> None:
    state = started(4, 3)
    rng = menagerie.Rng(7)
    changed = set()
    for _ in range(6):
        twin = state.clone()
        twin.determinize(0, rng)
        assert twin.targets[0] == state.targets[0] and not twin.check()
        assert [bin(hand).count("1") for hand in twin.targets] == [2, 2, 2, 2]
        changed.add(int(twin.targets[1]))
    assert len(changed) > 1


@rule("ZP-14.1", "ZP-12.4", "ZP-T34", "ZP-10.12")
def test_five_days_start_on_wednesday() -> None:
    days = []
    for state, _ in play_randomly(2, 3, days=5):
        if not days or days[-1] != state.view(None).day:
            days.append(state.view(None).day)
    assert days == ["Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    assert Position(days=5).day(days[2]).habitat(0, ["Giant Panda"]).attracted() == 6


@rule("ZP-14.1")
def test_options_are_checked() -> None:
    names = [option.name for option in GAME.options]
    for name in ("difficulty", "events", "production_dice", "day_dice", "days", "no_coins", "draft", "rough_start"):
        assert name in names
    switches = ["no_infected_replacement", "immunity", "income_timing", "director", "weekend", "rearrange"]
    assert {*switches, "weather_loss", "guest_stacking"} <= set(names)
    for option in GAME.options:
        assert option.rule.startswith("ZP-") and option.default == option.choices[0]
    with pytest.raises(OptionError, match="cannot be '7/1/1'"):
        GAME.new(2, 1, {"production_dice": "7/1/1"})
    with pytest.raises(OptionError, match="2 to 4 players"):
        GAME.new(5, 1)


@rule("ZP-4.6", "ZP-A40", "ZP-T22")
def test_the_lowest_printed_total_starts_and_the_tied_roll() -> None:
    position = Position()
    # Totals 9, 7 and 7; the baby that the kangaroos bring is not counted.
    position.habitat(0, ["Giraffe", "Meerkat", "King Penguin"])
    position.habitat(1, ["Red Kangaroo (Male), Red Kangaroo (Female), Kangaroo Joey", "Emu"])
    position.habitat(2, ["White Rhinoceros", "Koala"])
    assert [setting_up.starting_visitors(position.state, seat) for seat in range(3)] == [9, 7, 7]
    setting_up.choose_first_player(position.state)
    rolls = [line for line in position.log() if "for the first player marker" in line]
    assert {line.split()[0] for line in rolls} == {"Ben", "Cy"} and len(rolls) % 2 == 0
    last = {line.split()[0]: int(line.split()[2]) for line in rolls[-2:]}
    winner = max(last, key=lambda name: last[name])
    assert ("Ann", "Ben", "Cy")[position.state.first] == winner


@rule("ZP-A46", "ZP-3.6", "ZP-3.5")
def test_starting_mates_and_spiders_share_a_space() -> None:
    position = Position()
    for name in ("Lion (Male)", "Black Widow", "Lion (Female)", "Goliath Birdeater"):
        setting_up.enter(position.state, 0, position.fetch(number(name)))
    assert position.exhibits(0) == ["Lion (Female), Lion (Male), Lion Cub", "Black Widow, Goliath Birdeater"]


@rule("ZP-12.5", "ZP-5.6", "ZP-1.7", "ZP-T101")
def test_drafting_from_six_five_four_and_three_cards() -> None:
    state = GAME.new(4, 2, {"draft": True})
    sizes = []
    while state.step == steps.START:
        hands = [[card.name for card in state.view(seat).dealt] for seat in range(4)]
        assert state.deciders() == 0b1111
        sizes.append(len(hands[0]))
        for seat in (2, 0, 3, 1):
            before = msgspec.json.encode(state.view((seat + 1) % 4))
            state.turn_to(seat)
            picked = seat % len(hands[seat])  # another place of the hand for each seat
            state.apply_action(state.legal_actions()[picked])
            if seat != 1:
                assert msgspec.json.encode(state.view((seat + 1) % 4)) == before
        if state.step == steps.START:
            for seat, hand in enumerate(hands):
                kept = hand.pop(seat % len(hand))
                assert [card.name for card in state.view((seat + 1) % 4).dealt] == hand  # passed clockwise
                spaces = state.view(3).habitats[seat].exhibits
                assert kept in [animal.card.name for space in spaces for animal in space.animals]  # laid open
    assert sizes == [6, 5, 4, 3] and len(state.view(None).discards["animal"]) == 8


@rule("ZP-12.5", "ZP-1.3")
def test_resampling_a_draft_keeps_the_cards_a_seat_has_passed_on() -> None:
    state = GAME.new(3, 2, {"draft": True})
    for _ in range(3):
        state.apply_action(state.legal_actions()[0])
    passed = [card.name for card in state.view(1).dealt]
    state.apply_action(state.legal_actions()[0])
    unknown = set()
    for seed in range(5):
        twin = state.clone()
        twin.determinize(0, menagerie.Rng(seed))
        assert [card.name for card in twin.view(1).dealt] == passed and not twin.check()
        unknown.add(tuple(card.name for card in twin.view(2).dealt))
    assert len(unknown) > 1


@rule("ZP-12.6", "ZP-T102")
def test_a_rough_start_brings_viruses_and_trash() -> None:
    found = set()
    for seed in range(12):
        state = started(2, seed, rough_start=True)
        while state.step == steps.ROUGH_START:
            assert state.decision == steps.INFECT_PLACE
            state.apply_action(state.legal_actions()[0])
        for habitat in state.view(0).habitats:
            assert habitat.cubes == habitat.trash and 1 <= habitat.trash <= 6
            found.add(habitat.trash)
            for exhibit in habitat.exhibits:
                assert all(animal.cubes <= animal.capacity + 1 for animal in exhibit.animals)
    assert len(found) > 3


@rule("ZP-2.2", "ZP-13.4", "ZP-T106", "ZP-1.6", "ZP-T107", "ZP-A33", "ZP-A6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_counters_stay_in_range_and_spaces_hold_what_they_may(seats: int) -> None:
    for seed in range(6):
        for state, _ in play_randomly(seats, seed):
            assert state.check() == ""


@rule("ZP-2.2", "ZP-T106")
def test_more_than_the_printed_cubes_may_be_in_play() -> None:
    full = ["Nile Crocodile:6", "American Alligator:6", "Galapagos Tortoise:6", "African Elephant:5", "Hippopotamus:5"]
    position = Position().habitat(0, full)
    assert position.state.view(0).habitats[0].cubes == 28 and position.state.check() == ""


def broken(how: str) -> Position:
    position = Position().habitat(0, ["Giraffe", "Emu"], ["Keeper 1", "Janitor"])
    state = position.state
    if how == "places":
        state.deck[0] = state.deck[1]
    elif how == "target":
        state.targets[0] = 1
    elif how == "visitors":
        state.coins[0] = -1
    elif how == "trash counter":
        state.trash[0] = 10
    elif how == "add up":
        state.visitors[0] = 3
    elif how == "cubes":
        state.cubes[number("Emu")] = 9
    elif how == "not where":
        state.where[number("Emu")] = 30
    elif how == "miscounted":
        state.crowd[0] = 2
    elif how == "share it":
        position.habitat(1, staff=["Head Keeper + Volunteer Keeper"])
    elif how == "does not fit":
        position.habitat(1, ["[Aviary] Koala"])
    elif how == "overfull":
        position.habitat(1, ["[New Exhibit] Koala, Black Mamba, Snowy Owl, Axolotl"])
    else:
        position.habitat(1, ["Koala, Snowy Owl"])
    return position


PROBLEMS = [
    "places", "target", "visitors", "trash counter", "add up", "cubes", "not where", "miscounted", "share it",
    "does not fit", "overfull", "animals share",
]  # fmt: skip


@pytest.mark.parametrize("problem", PROBLEMS)
def test_a_broken_position_is_noticed(problem: str) -> None:
    assert problem in broken(problem).state.check()
