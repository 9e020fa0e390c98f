"""Placing, offspring, bonus and scoring."""

from __future__ import annotations

from collections import Counter

import pytest

from menagerie.core.errors import Refused
from menagerie.core.packing import fingerprint

from .zoo_builder import GAME, Position, play_randomly

rule = pytest.mark.rule


def breakdown(position: Position, seat: int = 0) -> dict[str, int]:
    return dict(position.state.breakdown(seat))


@rule("MZ-2.5", "MZ-4.16", "MZ-T26")
def test_tiles_with_one_face_are_one_option() -> None:
    position = Position().delivery("llama llama pond")
    assert len(position.options()) == 8 and position.options()[0] == "place llama 1"


@rule("MZ-4.11", "MZ-6.3", "MZ-6.10", "MZ-T41")
def test_a_full_enclosure_is_refused_first() -> None:
    position = Position().zoo(0, ["wolf*6"]).delivery("wolf llama")
    for tile in ("wolf", "llama"):
        with pytest.raises(Refused, match=r"six tiles.*MZ-6\.3"):
            position.play(f"place {tile} 1")
    with pytest.raises(Refused, match=r"no such tile is left.*MZ-4\.11"):
        position.play("place rhino 2")


@rule("MZ-6.4", "MZ-6.5", "MZ-T17")
def test_an_enclosure_holds_one_kind_and_any_landscape() -> None:
    position = Position().zoo(0, ["pond shrub"]).delivery("wolf llama rock")
    assert {"place wolf 1", "place llama 1", "place rock 1"} <= set(position.options())
    position.play("place wolf 1")
    with pytest.raises(Refused, match=r"another kind.*MZ-6\.4"):
        position.play("place llama 1")
    assert "place rock 1" in position.options()


@rule("MZ-6.6", "MZ-6.7", "MZ-T42")
def test_a_kind_may_live_in_two_enclosures_and_the_barn_is_always_open() -> None:
    options = Position().zoo(0, ["wolf*2"]).delivery("wolf").options()
    assert options == ["place wolf 1", "place wolf 2", "place wolf 3", "place wolf barn"]


@rule("MZ-6.7", "MZ-T43")
def test_a_tile_that_fits_nowhere_goes_to_the_barn() -> None:
    position = Position().zoo(0, ["wolf*2", "llama*2", "rhino"]).delivery("ostrich")
    assert position.options() == ["place ostrich barn"]


@rule("MZ-6.8", "MZ-6.9", "MZ-T44")
def test_placed_tiles_stay_and_their_order_does_not_matter() -> None:
    orders = (("place wolf 1", "place pond 1"), ("place pond 1", "place wolf 1"))
    positions = [Position().delivery("wolf pond").play(*order) for order in orders]
    assert fingerprint(positions[0].state) == fingerprint(positions[1].state)
    for seed in range(5):
        held: Counter[int] = Counter()
        for state, _ in play_randomly(3, seed):
            now = Counter({at: count for at, count in enumerate(state.enclosures) if at % 10 != 0})
            assert all(now[at] >= count for at, count in held.items())
            held = now


@rule("MZ-6.2", "MZ-7.9", "MZ-A5", "MZ-T45")
def test_offspring_comes_between_two_tiles_of_a_truck() -> None:
    def start() -> Position:
        return Position().zoo(0, ["llama*3 llama-f", "wolf", "rhino"]).delivery("llama-m llama")

    first = start().play("place llama-m 1")
    assert first.enclosure(0, 1) == "llama*3 llama-m llama-f llama-baby"
    assert first.options() == ["place llama barn"]
    first.play("place llama barn")
    second = start().play("place llama 1", "place llama-m 1")
    assert second.barn(0) == "llama-baby"
    for position in (first, second):
        assert position.decision == "BONUS"
        assert breakdown(position)["Enclosure 1"] == 12 and breakdown(position)["Animal kinds in the barn"] == -2


@rule("MZ-7.1", "MZ-7.3", "MZ-10.5", "MZ-T46")
def test_a_pair_has_an_offspring_that_counts_as_an_animal() -> None:
    position = Position().zoo(0, ["impala-f impala"]).delivery("impala-m").play("place impala-m 1")
    assert position.enclosure(0, 1) == "impala impala-m impala-f impala-baby"
    assert breakdown(position)["Enclosure 1"] == 4 and position.supply("impala") == 1


@rule("MZ-7.4", "MZ-6.6", "MZ-T47")
def test_only_animals_in_one_enclosure_mate() -> None:
    position = Position().zoo(0, ["rhino-m"]).delivery("rhino-f rhino-f").play("place rhino-f 2")
    assert position.supply("rhino") == 2
    position.play("place rhino-f 1")
    assert position.enclosure(0, 1) == "rhino-m rhino-f rhino-baby"


@rule("MZ-7.5", "MZ-7.7", "MZ-T7")
def test_a_third_fertile_animal_waits_for_a_partner_of_its_own() -> None:
    position = Position().zoo(0, ["wolf-m wolf-f wolf-baby"]).delivery("wolf-m wolf-f").play("place wolf-m 1")
    assert position.supply("wolf") == 2 and position.pairs(0, 1) == 1
    position.play("place wolf-f 1")
    assert position.enclosure(0, 1) == "wolf-m*2 wolf-f*2 wolf-baby*2" and position.supply("wolf") == 1


@rule("MZ-7.6", "MZ-T8")
def test_nothing_mates_in_a_barn_or_on_a_truck() -> None:
    position = Position().trucks("wolf-m wolf-f").play("take 1")
    assert position.supply("wolf") == 2
    position.play("place wolf-m barn", "place wolf-f barn")
    assert position.supply("wolf") == 2 and position.barn(0) == "wolf-m wolf-f"


@rule("MZ-7.8", "MZ-T48")
def test_two_pairs_use_up_the_supply() -> None:
    position = Position().zoo(0, ["wolf-m", "wolf-m"]).delivery("wolf-f wolf-f")
    position.play("place wolf-f 1", "place wolf-f 2")
    assert position.supply("wolf") == 0 and position.pairs(0, 1) == position.pairs(0, 2) == 1


@rule("MZ-7.7", "MZ-A4", "MZ-T49")
def test_every_female_finds_one_of_two_waiting_males() -> None:
    position = Position().zoo(0, ["wolf-m*2"]).delivery("wolf-f wolf-f")
    position.play("place wolf-f 1")
    assert position.supply("wolf") == 1
    position.play("place wolf-f 1")
    assert position.supply("wolf") == 0 and position.enclosure(0, 1) == "wolf-m*2 wolf-f*2 wolf-baby*2"


@pytest.mark.parametrize(
    ("before", "barn"),
    [
        pytest.param("llama*3 llama-f", "", marks=rule("MZ-T9")),
        pytest.param("llama*4 llama-f", "llama-baby", marks=rule("MZ-T10")),
    ],
)
@rule("MZ-7.2", "MZ-8.1", "MZ-T9", "MZ-T10")
def test_offspring_fills_the_enclosure_or_goes_to_the_barn(before: str, barn: str) -> None:
    position = Position().zoo(0, [before]).zoo(1, barn="pond").delivery("llama-m").play("place llama-m 1")
    assert position.decision == "BONUS" and position.barn(0) == barn
    assert position.state.view(0).zoos[0].enclosures[0].spaces == 0


@rule("MZ-7.2", "MZ-A13", "MZ-T64")
def test_the_owner_has_no_choice_where_offspring_goes() -> None:
    position = Position().zoo(0, ["llama-f llama"]).delivery("llama-m").play("place llama-m 1")
    assert position.enclosure(0, 1) == "llama llama-m llama-f llama-baby" and position.state.current_player() == 1


@rule("MZ-8.1", "MZ-8.9", "MZ-T50")
def test_filling_with_a_landscape_earns_the_bonus_and_a_full_enclosure_earns_nothing_more() -> None:
    position = Position().zoo(0, ["wolf*5"], barn="rhino").delivery("pond").play("place pond 1")
    assert position.decision == "BONUS"
    later = Position().zoo(0, ["wolf*6"], barn="rhino").delivery("pond").play("place pond 2")
    assert later.decision == "TURN"


@rule("MZ-8.2", "MZ-A2", "MZ-T18")
def test_two_enclosures_filled_in_one_turn_earn_one_bonus() -> None:
    position = Position().zoo(0, ["wolf*5", "llama*5"], barn="pond rock").delivery("wolf llama")
    position.play("place wolf 1", "place llama 2")
    assert position.decision == "BONUS"
    position.play("discard", "drop pond")
    assert position.decision == "TURN" and position.state.current_player() == 1


@rule("MZ-8.2", "MZ-4.12", "MZ-T51")
def test_the_bonus_is_asked_only_if_it_can_be_used() -> None:
    position = Position().zoo(0, ["wolf*5"]).delivery("wolf").play("place wolf 1")
    assert position.decision == "TURN"
    position = Position().zoo(0, ["wolf*5"], barn="pond").delivery("wolf").play("place wolf 1")
    assert position.options() == ["discard", "decline"]
    with pytest.raises(Refused, match=r"no tile in another player's barn fits.*MZ-8\.5"):
        position.play("takeover")


@rule("MZ-8.3", "MZ-8.5", "MZ-4.13", "MZ-T52")
def test_only_tiles_that_fit_can_be_taken_over() -> None:
    position = Position().zoo(0, ["wolf*5", "llama*4", "rhino*6"], barn="pond")
    position.zoo(1, barn="llama wolf").zoo(2, barn="pond").delivery("wolf")
    position.play("place wolf 1", "takeover")
    assert position.options() == ["llama of player 2", "pond of player 3"]
    refusals = {"wolf of player 2": "MZ-8.5", "pond of player 1": "MZ-8.3", "rock of player 2": "MZ-4.13"}
    for notation, key in refusals.items():
        with pytest.raises(Refused) as refused:
            position.play(notation)
        assert refused.value.key == key


@rule("MZ-4.14", "MZ-8.3", "MZ-T53")
def test_a_tile_taken_over_goes_into_an_enclosure() -> None:
    position = Position().zoo(0, ["wolf*5", "llama*4"]).zoo(1, barn="pond").delivery("wolf")
    position.play("place wolf 1", "takeover", "pond of player 2")
    assert position.options() == ["at 2", "at 3"]
    with pytest.raises(Refused, match=r"MZ-6\.3"):
        position.play("at 1")


@rule("MZ-8.7", "MZ-4.15", "MZ-10.7", "MZ-T54")
def test_a_tile_put_into_the_barn_this_turn_can_be_discarded() -> None:
    position = Position().zoo(0, ["rhino*5"], barn="llama pond").delivery("rhino wolf")
    position.play("place wolf barn", "place rhino 1")
    assert sum(points for name, points in position.state.breakdown(0) if "barn" in name) == -6
    position.play("discard")
    with pytest.raises(Refused, match=r"MZ-4\.15"):
        position.play("drop rock")
    position.play("drop wolf")
    assert position.barn(0) == "llama pond" and position.state.view(0).removed == ["wolf"]
    assert sum(points for name, points in position.state.breakdown(0) if "barn" in name) == -4


@rule("MZ-8.3", "MZ-8.4", "MZ-A7", "MZ-T55")
def test_an_opponents_offspring_can_be_taken_over() -> None:
    position = Position().zoo(0, ["wolf*5", "rhino*3"]).zoo(1, barn="rhino-baby").delivery("wolf")
    assert breakdown(position, 1)["Animal kinds in the barn"] == -2
    position.play("place wolf 1", "takeover", "rhino-baby of player 2", "at 2")
    assert position.enclosure(0, 2) == "rhino*3 rhino-baby" and breakdown(position)["Enclosure 2"] == 4
    assert position.barn(1) == "" and breakdown(position, 1)["Animal kinds in the barn"] == 0


@rule("MZ-8.8", "MZ-A3", "MZ-T56")
def test_a_takeover_that_fills_an_enclosure_gives_no_further_bonus() -> None:
    position = Position().zoo(0, ["wolf*5", "rhino*5"], barn="pond").zoo(1, barn="rhino").delivery("wolf")
    position.play("place wolf 1", "takeover", "rhino of player 2", "at 2")
    assert position.state.view(0).zoos[0].enclosures[1].spaces == 0
    assert position.decision == "TURN" and position.state.current_player() == 1


@rule("MZ-8.3", "MZ-8.4", "MZ-8.6", "MZ-8.8", "MZ-T6")
def test_the_printed_example_of_a_pair_completed_by_a_takeover() -> None:
    position = Position(seats=2).zoo(0, ["impala*3 shrub*2", "rhino*4 rhino-f", "llama*4 pond"])
    position.zoo(1, barn="rhino-m").trucks("llama").play("take 1", "place llama 3", "takeover", "rhino-m of player 2")
    position.play("at 2")
    assert position.enclosure(0, 2) == "rhino*4 rhino-m rhino-f" and position.barn(0) == "rhino-baby"
    assert position.barn(1) == "" and position.decision == "TURN"
    assert position.state.score(0) == 3 + 12 + 8 + 4 - 2


@rule("MZ-8.6", "MZ-8.10", "MZ-A8", "MZ-7.7", "MZ-T57")
def test_offspring_born_equals_the_pairs_of_an_enclosure() -> None:
    for seed in range(60):
        born = 0
        for state, _ in play_randomly(2 + seed % 4, seed):
            pairs = sum(
                min(state.enclosures[at + 4], state.enclosures[at + 5]) for at in range(0, len(state.enclosures), 10)
            )
            born = sum(2 * state.in_play[kind] - state.offspring[kind] for kind in range(7))
            assert born == pairs


@rule("MZ-8.9", "MZ-T58")
def test_no_player_is_asked_for_more_than_three_bonuses() -> None:
    asked = 0
    for seed in range(150):
        counts: Counter[int] = Counter()
        for state, action in play_randomly(2, seed):
            if action is not None and GAME.actions.notation(action) in ("takeover", "discard", "decline"):
                counts[state.current_player()] += 1
        assert all(count <= 3 for count in counts.values())
        asked += sum(counts.values())
    assert asked > 0


@pytest.mark.parametrize(("animals", "points"), list(enumerate([0, 1, 2, 3, 4, 8, 12])))
@rule("MZ-10.5", "MZ-T1")
def test_points_of_an_enclosure(animals: int, points: int) -> None:
    position = Position().zoo(0, [f"wolf*{animals}" if animals else ""])
    assert breakdown(position)["Enclosure 1"] == position.state.score(0) == points


@pytest.mark.parametrize(
    ("enclosures", "barn", "score"),
    [
        pytest.param(["impala*4 pond", "rhino*6", "llama*5 rock"], "wolf shrub", 24, id="MZ-T2"),
        pytest.param(["rock pond", "rock shrub"], "", 6, id="MZ-T3"),
        pytest.param([], "llama*3", -2, id="MZ-T4"),
        pytest.param([], "llama*2 wolf pond*2", -6, id="MZ-T5"),
        pytest.param(["pond"], "pond", 0, id="MZ-T60"),
        pytest.param(["wolf*6", "llama*6", "rhino*6"], "", 36, id="MZ-T59 most"),
        pytest.param(["wolf*5 pond"], "", 10, id="MZ-T59 landscape instead of an animal"),
        pytest.param(
            [], "meerkat giraffe impala llama rhino ostrich wolf pond shrub rock", -20, id="MZ-T59 least, five players"
        ),
        pytest.param([], "impala llama rhino wolf pond shrub rock", -14, id="MZ-T59 least, two players"),
    ],
)
@rule("MZ-10.5", "MZ-10.6", "MZ-10.7", "MZ-10.8", "MZ-10.10", "MZ-T2", "MZ-T3", "MZ-T4", "MZ-T5", "MZ-T59", "MZ-T60")
def test_scores(enclosures: list[str], barn: str, score: int) -> None:
    position = Position().zoo(0, enclosures, barn)
    assert position.state.score(0) == score == sum(breakdown(position).values())


@rule("MZ-10.9", "MZ-T16")
def test_ties_go_to_the_most_landscape_tiles_and_are_then_shared() -> None:
    position = Position(seats=3).zoo(0, ["pond*3"]).zoo(1, ["pond"], "").zoo(2, ["pond rock"], barn="wolf")
    assert position.state.scores() == [2, 2, 2]
    assert position.state.ranking() == [1, 3, 2]
    shared = Position(seats=2).zoo(0, ["pond*3"]).zoo(1, ["pond", "pond", "pond"])
    assert shared.state.ranking() == [1, 1]
