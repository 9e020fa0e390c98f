"""The end of the game and final scoring (AN-18)."""

from __future__ import annotations

import pytest
from ark_nova_table import ACTION_WORDS, CONTENT, TABLES, Scene
from librt.vecs import vec
from mypy_extensions import i64

from menagerie.games.ark_nova import frames as at
from menagerie.games.ark_nova import tables as t
from menagerie.games.ark_nova.scoring import final_points, points, sponsor_appeal, sponsor_conservation
from menagerie.games.ark_nova.tracks import gain


def pass_turn(scene: Scene) -> None:
    """The active player takes an X-token with the card in slot 1."""
    zoo = scene.zoos[scene.state.active]
    zoo.x_tokens = 0
    scene.do(f"use {ACTION_WORDS[zoo.slots[0]]}", "x-token")


def quiet(seats: int = 2, **options: object) -> Scene:
    """A scene in which nobody holds cards and 10 conservation was reached before."""
    scene = Scene(seats=seats, **options)
    scene.state.ten_reached = 1
    for zoo in scene.zoos:
        scene.hand(zoo=zoo)
    return scene


@pytest.mark.rule("AN-T143", "AN-18.1", "AN-18.2")
@pytest.mark.parametrize(("appeal", "triggered"), [(64, True), (63, False)])
def test_the_markers_meet(appeal: int, triggered: bool) -> None:
    scene = quiet(3)
    scene.me.appeal, scene.me.conservation = appeal, 20
    pass_turn(scene)
    assert (scene.state.last_turns >= 0) is triggered
    if triggered:
        pass_turn(scene)
        pass_turn(scene)
        assert scene.state.is_over()


@pytest.mark.rule("AN-T144", "AN-18.3")
def test_the_end_in_a_break() -> None:
    scene = quiet(3)
    scene.sponsor(206)
    scene.me.appeal, scene.me.conservation = 63, 20
    scene.state.break_token = 11
    scene.strength("sponsors", 1)
    scene.perform("sponsors", "break")
    scene.finish()
    assert scene.me.conservation == 21 and scene.state.last_turns == 3 and scene.state.active == 1
    seats = []
    while not scene.state.is_over():
        seats.append(scene.state.active)
        pass_turn(scene)
    assert seats == [1, 2, 0]


@pytest.mark.rule("AN-T146", "AN-18.4")
def test_end_and_break_in_one_turn() -> None:
    scene = quiet(3)
    scene.me.appeal, scene.me.conservation = 64, 20
    scene.state.break_token = 11
    scene.strength("sponsors", 1)
    scene.perform("sponsors", "break")
    scene.finish()
    assert scene.state.breaks == 1 and scene.state.last_turns == 2
    seats = []
    while not scene.state.is_over():
        seats.append(scene.state.active)
        pass_turn(scene)
    assert seats == [1, 2]


@pytest.mark.rule("AN-18.4", "AN-A23")
@pytest.mark.parametrize(("option", "breaks"), [("skip", 0), ("play", 1)])
def test_a_break_after_the_last_turn(option: str, breaks: int) -> None:
    scene = quiet(2, last_break=option)
    scene.sponsor(206)
    scene.me.appeal, scene.me.conservation = 64, 20
    pass_turn(scene)
    you = scene.you
    scene.state.break_token = 8
    scene.strength("sponsors", 1, zoo=you)
    scene.perform("sponsors", "break")
    scene.finish()
    assert scene.state.is_over() and scene.state.breaks == breaks and scene.me.conservation == 20 + breaks


@pytest.mark.rule("AN-T190", "AN-18.2", "AN-18.5")
def test_the_end_is_not_extended() -> None:
    scene = quiet(4)
    pass_turn(scene)
    scene.zoos[1].appeal, scene.zoos[1].conservation = 70, 20
    pass_turn(scene)
    seats = []
    while not scene.state.is_over():
        seats.append(scene.state.active)
        scene.zoos[2].appeal, scene.zoos[2].conservation = 80, 20
        scene.zoos[1].appeal = 10  # nor undone
        pass_turn(scene)
    assert seats == [2, 3, 0] and scene.state.trigger == 1


@pytest.mark.rule("AN-A22", "AN-18.1")
@pytest.mark.parametrize("option", ["own_turn_or_break", "any_turn_end"])
def test_markers_that_meet_in_another_turn(option: str) -> None:
    scene = quiet(3, end_check=option)
    scene.zoos[1].appeal, scene.zoos[1].conservation = 64, 20
    pass_turn(scene)
    if option == "own_turn_or_break":
        assert scene.state.last_turns < 0
        pass_turn(scene)
        assert scene.state.last_turns == 2 and scene.state.trigger == 1
    else:
        assert scene.state.last_turns == 2 and scene.state.trigger == 1
        seats = []
        while not scene.state.is_over():
            seats.append(scene.state.active)
            pass_turn(scene)
        assert seats == [2, 0]  # the crossing player has no further turn


@pytest.mark.rule("AN-T147", "AN-18.8", "AN-14.5", "AN-1.2")
@pytest.mark.parametrize(
    ("appeal", "conservation", "expected"),
    [(60, 25, 11), (54, 22, -4), (64, 23, 9), (30, 0, -84), (113, 10, 19), (3, 41, 2)],
)
def test_victory_points(appeal: int, conservation: int, expected: int) -> None:
    scene = quiet()
    scene.me.appeal, scene.me.conservation = appeal, conservation
    assert points(scene.state, scene.me) == expected
    for step in range(42):
        assert TABLES.target[step] == (114 - 2 * step if step <= 10 else 94 - 3 * (step - 10))


@pytest.mark.rule("AN-T148", "AN-18.6", "AN-4.42")
def test_a_last_discard_of_final_cards() -> None:
    scene = quiet()
    scene.state.ten_reached = 0
    scene.me.conservation, scene.me.appeal = 9, 96
    pass_turn(scene)
    pass_turn(scene)
    assert not scene.state.is_over() and scene.asks(at.D_FINAL) and scene.state.deciders() == 0b11
    scene.do(scene.legal()[0])
    assert len(scene.me.finals) == 2  # nothing is shown until all have answered
    scene.do(scene.legal()[0])
    assert scene.state.is_over() and [len(zoo.finals) for zoo in scene.zoos] == [1, 1]


def final(number: int, *counts: tuple[int, int]) -> object:
    """A final scoring card with counts and the conservation they bring."""
    return pytest.param(number, counts, id=CONTENT.finals[number - 1].name, marks=pytest.mark.card(f"final {number}"))


# fmt: off
FINALS = [
    final(1, (0, 0), (1, 1), (2, 2), (3, 2), (4, 3), (5, 4), (9, 4)),
    final(2, (2, 0), (3, 1), (6, 2), (8, 3), (10, 4), (20, 4)),
    final(3, (2, 0), (3, 1), (4, 2), (5, 3), (6, 4)),
    final(4, (0, 0), (1, 1), (2, 2), (3, 3), (4, 4)),
    final(5, (2, 0), (3, 1), (4, 2), (5, 3), (6, 4), (7, 4)),
    final(6, (5, 0), (6, 1), (12, 2), (18, 3), (24, 4), (39, 4)),
    final(7, (5, 0), (6, 1), (9, 2), (12, 3), (15, 4)),
    final(8, (2, 0), (3, 1), (6, 2), (7, 2), (8, 3), (10, 4)),
    final(9, (0, 0), (1, 1), (2, 2), (4, 4), (7, 4)),
    final(10, (0, 0), (1, 1), (3, 2), (5, 3), (7, 4)),
    final(11, (1, 0), (2, 1), (4, 2), (6, 3), (8, 4)),
]
# fmt: on


def reach(scene: Scene, number: int, count: int) -> None:
    """Make the zoo show as much of what a final scoring card counts."""
    me, face = scene.me, scene.me.map
    if number == 4:
        goals = [
            lambda: setattr(me, "beside", me.beside | TABLES.water_cells[face]),
            lambda: setattr(me, "beside", me.beside | TABLES.rock_cells[face]),
            lambda: setattr(me, "covered", TABLES.plain[face] & TABLES.geo.border),
            lambda: setattr(me, "covered", TABLES.plain[face]),
        ]
        for goal in goals[:count]:
            goal()
    elif number == 6:
        cells = [cell for cell in range(58) if TABLES.plain[face] >> cell & 1]
        me.covered = sum(1 << cell for cell in cells[count:])
    elif number == 8:
        me.sponsors = vec[i64](range(128, 128 + count))
    elif number == 9:
        for icon in range(7):
            scene.you.icons[icon] = 1
            me.icons[icon] = 2 if icon < count else 1
    elif number in (3, 10, 11):
        me.icons[{3: t.RESEARCH, 10: t.ROCK, 11: t.WATER}[number]] = count
    else:
        setattr(me, {1: "large_animals", 2: "small_animals", 5: "supports", 7: "reputation"}[number], count)


@pytest.mark.rule(
    "AN-T149", "AN-18.10", "AN-18.11", "AN-A31", "AN-22.81", "AN-22.82", "AN-22.83", "AN-22.92", "AN-22.95",
    "AN-22.96", "AN-22.102", "AN-22.103", "AN-22.104", "AN-22.105", "AN-22.106", "AN-22.107", "AN-22.108", "AN-22.109",
)  # fmt: skip
@pytest.mark.parametrize(("number", "counts"), FINALS)
def test_every_final_scoring_card(number: int, counts: tuple[tuple[int, int], ...]) -> None:
    for count, conservation in counts:
        scene = quiet()
        reach(scene, number, count)
        assert final_points(scene.state, scene.me, number - 1) == conservation


@pytest.mark.rule("AN-T150", "AN-18.7", "AN-22.102")
def test_diverse_species_looks_to_the_right() -> None:
    scene = quiet(3)
    scene.icons(predator=3, bird=2, bear=1)
    scene.icons(scene.zoos[2], predator=2, bird=2, reptile=4)  # the right neighbour of seat 1 is the last seat
    scene.icons(scene.zoos[1], predator=9, bird=9, bear=9)
    assert final_points(scene.state, scene.me, 8) == 2


@pytest.mark.rule("AN-T151", "AN-18.7", "AN-22.44", "AN-22.49", "AN-22.75")
def test_brown_effects() -> None:
    scene = quiet()
    scene.sponsor(201)
    scene.icons(research=6)
    assert sponsor_conservation(scene.state, scene.me) == 2
    expert = quiet()
    expert.sponsor(214)
    expert.me.x_tokens = 4
    assert sponsor_appeal(expert.state, expert.me) == 4
    # Scoring fires no track bonus.
    scene.me.conservation, scene.me.appeal = 7, 100
    scene.me.finals = vec[i64]([])
    scene.you.finals = vec[i64]([])
    money, tiles = scene.me.money, list(scene.state.tiles)
    pass_turn(scene)
    pass_turn(scene)
    assert scene.state.is_over() and (scene.me.end_sponsors, scene.me.conservation) == (2, 7)
    assert scene.state.score(0) == 100 - TABLES.target[9]
    assert scene.me.money == money and list(scene.state.tiles) == tiles


@pytest.mark.rule("AN-T152", "AN-18.9", "AN-A35")
@pytest.mark.parametrize(("supports", "places"), [((5, 4), [1, 2]), ((5, 5), [1, 1]), ((3, 4), [2, 1])])
def test_ties(supports: tuple[int, int], places: list[int]) -> None:
    scene = quiet()
    for zoo, count in zip(scene.zoos, supports, strict=True):
        zoo.appeal, zoo.conservation, zoo.supports = 60, 25, count
        zoo.finals = vec[i64]([])
    pass_turn(scene)
    pass_turn(scene)
    assert scene.state.is_over() and scene.state.score(0) == scene.state.score(1) == 11
    assert scene.state.ranking() == places


@pytest.mark.rule("AN-A35", "AN-18.9")
def test_somebody_wins_even_below_zero() -> None:
    scene = quiet()
    scene.me.appeal, scene.me.conservation = 94, 10
    scene.you.appeal, scene.you.conservation = 20, 5
    for zoo in scene.zoos:
        zoo.finals = vec[i64]([])
    pass_turn(scene)
    scene.me.appeal = 12
    pass_turn(scene)
    assert max(scene.state.score(0), scene.state.score(1)) < 0 and scene.state.ranking() == [1, 2]


@pytest.mark.rule("AN-18.7", "AN-14.3")
def test_gains_of_the_end_do_not_count_twice() -> None:
    scene = quiet()
    scene.me.appeal, scene.me.conservation = 94, 10
    scene.me.finals = vec[i64]([6])
    scene.me.reputation = 9
    pass_turn(scene)
    pass_turn(scene)
    assert scene.me.end_finals == 2 and scene.state.score(0) == 94 - TABLES.target[12]
    gain(scene.state, 0, t.APPEAL, 1)
    assert scene.state.score(0) == 95 - TABLES.target[12]
