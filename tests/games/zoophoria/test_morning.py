"""The morning meeting: draw, dice, workers."""

from __future__ import annotations

import pytest

from menagerie.core.errors import Refused
from menagerie.games.zoophoria import steps
from menagerie.games.zoophoria import vocabulary as v
from menagerie.games.zoophoria.decks import draw

from .zoo_builder import CONTENT, Position, play_randomly

rule = pytest.mark.rule
FIVE = ["Meerkat", "Giraffe", "Emu", "Chameleon", "Jaguar"]


@rule("ZP-6.1", "ZP-5.7", "ZP-A38", "ZP-T35")
def test_a_full_habitat_may_replace_or_discard_the_drawn_animal() -> None:
    position = Position().habitat(0, FIVE).next_card("Koala").go("DRAW")
    assert position.decision == "PLACE_ANIMAL"
    assert position.options() == [f"replace {name}" for name in FIVE] + ["discard"]
    position.play("replace Meerkat")
    assert position.exhibits(0) == ["Koala", *FIVE[1:]] and position.discards("animal") == ["Meerkat"]
    assert position.player == 1


@rule("ZP-6.1", "ZP-7.6", "ZP-3.6", "ZP-T36")
def test_a_drawn_mate_joins_its_partner_and_the_baby_comes() -> None:
    position = Position().habitat(0, ["Tiger (Male)", *FIVE[1:]]).next_card("Tiger (Female)").go("DRAW")
    assert "exhibit 1" in position.options() and "exhibit 2" not in position.options()
    position.play("exhibit 1")
    assert position.exhibits(0)[0] == "Tiger (Female), Tiger (Male), Tiger Cub" and len(position.exhibits(0)) == 5
    assert "Ann has a tiger family: Tiger Cub joins." in position.log()


@rule("ZP-6.2", "ZP-6.3", "ZP-5.8", "ZP-A28", "ZP-T37")
def test_the_first_player_assigns_the_red_dice_for_all() -> None:
    position = Position(seats=4).go("ROLL")
    state = position.state
    assert state.event > 0 and len(state.view(2).white_dice) == 4 and len(state.view(2).red_dice) == 3
    for value in range(7):
        state.red[value] = {2: 1, 5: 2}.get(value, 0)
    state.food_die = state.virus_die = state.trash_die = 0
    state.decision, state.player = steps.ASSIGN_FOOD, 0
    assert position.options() == ["die 2", "die 5"]
    with pytest.raises(Refused, match=r"no such die.*ZP-5\.8"):
        position.play("die 3")
    position.play("die 5")
    assert position.decision == "ASSIGN_VIRUS" and position.options() == ["die 2", "die 5"]
    position.play("die 2")
    assert (state.food_die, state.virus_die, state.trash_die) == (5, 2, 5)
    assert position.run().decision == "WORKER"


@rule("ZP-6.4", "ZP-5.9", "ZP-T38")
def test_twelve_workers_are_placed_clockwise() -> None:
    position = Position(seats=4).go("PLACE_WORKERS")
    order = []
    taken = []
    for spot in (
        [f"animal {n}" for n in range(1, 7)] + [f"employee {n}" for n in range(1, 5)] + ["building 1", "yellow"]
    ):
        order.append(position.player)
        assert not set(taken) & set(position.options())
        taken.append(f"worker {spot}")
        position.play(taken[-1])
    assert order == [0, 1, 2, 3] * 3 and position.step == "INSTALL"


@rule("ZP-6.4")
def test_a_taken_card_is_refused() -> None:
    position = Position().go("PLACE_WORKERS").play("worker animal 1")
    with pytest.raises(Refused, match=r"already there.*ZP-6\.4"):
        position.play("worker animal 1")


@rule("ZP-5.29", "ZP-6.5", "ZP-T39")
def test_fees_that_cannot_be_paid_are_not_offered() -> None:
    poor = Position().coins(0, 1, 0).go("PLACE_WORKERS")
    assert [option for option in poor.options() if "_" in option or option == "worker yellow"] == ["worker yellow"]
    assert not {"worker orange", "worker red"} & set(poor.options())
    with pytest.raises(Refused, match=r"cannot pay the fee.*ZP-5\.29"):
        poor.play("worker green_1")
    poor.play("worker yellow")
    assert "worker blue_1" not in poor.options() and "worker green_1" in poor.options()


@rule("ZP-6.5", "ZP-6.6", "ZP-7.13", "ZP-5.10", "ZP-15.57", "ZP-T1")
def test_a_green_worker_with_a_three_brings_three_food() -> None:
    position = Position().coins(5, 0, 0)
    for value in (3, 3, 1, 6):
        position.state.pool[value] += 1
    position.state.yellow = 1
    position.go("PLACE_WORKERS").play("worker green_1")
    assert position.decision == "WORKER_DIE" and position.options() == ["die 1", "die 3", "die 6"]
    before = position.food()
    position.play("die 3")
    assert position.food() == before + 3 and position.state.yellow == 2 and position.purse()[0] == 4


@rule("ZP-6.6", "ZP-A1", "ZP-T40", "ZP-7.24")
def test_the_second_visitor_of_a_colour_uses_the_same_die() -> None:
    position = Position().coins(5, 5, 5)
    for value in (6, 2, 3, 4):
        position.state.pool[value] = 1
    position.go("PLACE_WORKERS").play("worker blue_1", "die 6")
    assert position.player == 1
    position.play("worker blue_2")
    assert position.decision == "WORKER" and position.player == 2
    assert position.purse() == [3, 3, 5] and position.attracted(0) == position.attracted(1) == 6
    assert position.state.view(0).white_dice == [2, 3, 4]


@rule("ZP-A52", "ZP-6.6")
def test_both_spaces_of_a_colour_give_their_die_twice() -> None:
    assert Position().worker(0, "green_1", 4).worker(0, "green_2", 4).dice(1, 1, 1).food() == 1 + 8


@rule("ZP-6.7", "ZP-15.57", "ZP-15.58", "ZP-15.59", "ZP-15.60", "ZP-T41", "ZP-5.2", "ZP-T72")
def test_day_workers_help_by_colour_and_only_today() -> None:
    position = Position().dice(2, 2, 6)
    position.worker(0, "purple_1", 4).worker(0, "black_1", 5).worker(1, "green_1", 3).worker(1, "orange").worker(
        2, "red"
    )
    assert position.treatment(0) == 4 and position.net_trash(0) == 1 and position.food(1) == 5
    position.go("END_OF_ROUND")
    assert position.step == "DRAW"
    assert all(worker.taken_by is None and worker.die is None for worker in position.state.view(0).day_workers)
    position.dice(2, 2, 6)
    assert position.treatment(0) == 0 and position.net_trash(0) == 6 and position.food(1) == 2


@rule("ZP-6.9", "ZP-A20", "ZP-15.62", "ZP-T16")
def test_equal_red_dice_block_one_card() -> None:
    position = Position(seats=2).dice(4, 4, 2).go("ASSIGN")
    seen = position.state.view(0)
    assert [slot.blocked for slot in seen.buildings] == [True, False, False]
    assert [slot.blocked for slot in seen.animals] == [False, False, True, False, False, False]
    assert not any(slot.blocked for slot in seen.employees)
    position.run()
    with pytest.raises(Refused, match=r"neutral worker.*ZP-6\.9"):
        position.play("worker building 1")


@rule("ZP-6.9", "ZP-6.8", "ZP-6.10", "ZP-T114")
def test_two_players_find_ten_cards_and_seven_spaces() -> None:
    position = Position(seats=2).coins(10, 10).dice(1, 5, 6).go("ASSIGN").run()
    cards = [option for option in position.options() if option.split()[1] in ("animal", "employee", "building")]
    assert len(cards) == 10 and len(position.options()) - len(cards) == 7
    assert not {"worker animal 1", "worker employee 1", "worker employee 3"} & set(position.options())


@rule("ZP-6.9")
def test_three_players_are_not_blocked() -> None:
    position = Position(seats=3).dice(1, 5, 6).go("ASSIGN")
    assert not any(slot.blocked for slot in position.state.view(0).animals)


@rule("ZP-6.10", "ZP-T42")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_worker_always_finds_a_card(seats: int) -> None:
    for state, _ in play_randomly(seats, seats):
        if state.decision == steps.WORKER:
            assert any(360 <= action < 360 + v.CARD_SLOTS for action in state.legal_actions())


@rule("ZP-13.1")
def test_a_player_without_a_spot_is_skipped_and_empty_slots_are_refused() -> None:
    position = Position().coins(0, 0, 0)
    for slot in range(v.CARD_SLOTS):
        position.to_bottom(int(position.state.board[slot]))
        position.state.board[slot] = v.NO_CARD
    position.go("PLACE_WORKERS")
    assert position.options() == ["worker yellow"]
    with pytest.raises(Refused, match=r"no card lies there.*ZP-13\.1"):
        position.play("worker animal 1")
    position.play("worker yellow")
    assert position.step == "INSTALL"


@rule("ZP-12.2", "ZP-12.3", "ZP-A51", "ZP-T100")
def test_fixed_event_and_dice_hold_every_day() -> None:
    days = 0
    for state, _ in play_randomly(2, 5, events=11, production_dice="4/3/2", day_dice="2/3/4/5"):
        assert state.decision not in (steps.ASSIGN_FOOD, steps.ASSIGN_VIRUS)
        if state.decision == steps.WORKER and state.workers == 0:
            days += 1
            assert (state.food_die, state.virus_die, state.trash_die, state.event) == (4, 3, 2, 11)
            assert state.view(0).white_dice == [2, 3, 4, 5]
            assert sum(slot.blocked for slot in (*state.view(0).animals, *state.view(0).buildings)) == 3
    assert days == 7
    position = Position().dice(4, 3, 2).happening(11)
    assert (position.food(), position.viruses(), position.net_trash()) == (5, 3, 2)


@rule("ZP-12.2")
def test_without_events_nothing_happens() -> None:
    for state, _ in play_randomly(2, 5, events="none"):
        assert state.event == 0 and not state.happening


@rule("ZP-12.1", "ZP-A45", "ZP-T99")
def test_without_coins_everything_is_free_and_the_director_is_gone() -> None:
    position = Position(no_coins=True)
    state = position.state
    names = [CONTENT.names[state.deck[v.FIRST_EMPLOYEE + i]] for i in range(state.deck_count[v.EMPLOYEE])]
    names += [slot.card.name for slot in state.view(0).employees if slot.card]
    assert "Director" not in names and len(names) == 36 + 9
    assert position.purse() == [0, 0, 0] and state.yellow == 0
    position.habitat(0, FIVE, ["Tour Guide", "Souvenir Stand"])
    for value in (1, 2, 3, 4):
        state.pool[value] = 1
    position.go("PLACE_WORKERS")
    assert "worker blue_1" in position.options() and "worker yellow" not in position.options()
    with pytest.raises(Refused, match=r"without coins.*ZP-12\.1"):
        position.play("worker yellow")
    position.play("worker blue_1", "die 4")
    assert position.purse() == [0, 0, 0] and state.yellow == 0
    position.go("WAGES")
    assert len(position.staff(0)) == 2
    position.visitors(14, 0, 0).go("VISITORS")
    assert position.score()[0] > 15
    position.go("INCOME")
    assert position.purse() == [0, 0, 0]


@rule("ZP-12.1", "ZP-9.2", "ZP-9.3", "ZP-T99")
def test_without_coins_there_is_no_coin_scoring() -> None:
    seven = ["Meerkat", "Giraffe", "[Aviary] Emu, Snowy Owl, King Penguin", "Chameleon", "Jaguar"]
    position = Position(no_coins=True).habitat(0, seven).visitors(64, 0, 0).day("Sunday").go("END_OF_ROUND")
    assert position.score()[0] == 78


@rule("ZP-13.1", "ZP-A14")
def test_a_refilled_deck_holds_the_pile_in_a_new_order() -> None:
    pile = ["Koala", "Emu", "Jaguar", "Meerkat", "Giraffe", "Llama", "Cheetah", "Chameleon"]
    orders = set()
    for seed in range(4):
        position = Position(seed=seed)
        position.state.deck_count[v.ANIMAL] = 0
        position.pile(*pile)
        drawn = [CONTENT.names[draw(position.state, v.ANIMAL)] for _ in pile]
        assert sorted(drawn) == sorted(pile) and draw(position.state, v.ANIMAL) == v.NO_CARD
        orders.add(tuple(drawn))
    assert len(orders) > 1


@rule("ZP-13.1", "ZP-A14", "ZP-T103")
def test_an_empty_animal_deck_is_refilled_from_its_pile() -> None:
    position = Position().pile("Koala", "Emu")
    position.state.deck_count[v.ANIMAL] = 2
    position.go("DRAW").play("discard", "discard")
    assert position.decision == "PLACE_ANIMAL" and position.player == 2
    assert position.state.deck_count[v.ANIMAL] + position.state.pile_count[v.ANIMAL] == 3
    assert "The animal discard pile is shuffled." in position.log()
    position = Position()
    position.state.deck_count[v.ANIMAL] = 0
    assert position.go("DRAW").step == "ROLL"
