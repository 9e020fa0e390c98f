"""Sections 6 and 9: where tiles lie, and the closed paths that they make."""

from __future__ import annotations

import pytest
from oz_positions import game, lay, places, random_game, refusal, stars, tile, zoo

from menagerie.games.o_zoo_le_mio import GAME
from menagerie.games.o_zoo_le_mio.grid import b_x, b_y, exits_lying, half_of_zoo, x_lying, y_lying
from menagerie.games.o_zoo_le_mio.view import directions

FIRST_PLACES = [7, 6, 5, 6, 4, 6, 7, 5, 3, 5, 4, 5, 6, 4, 8, 4, 6, 6, 8, 6, 3, 8, 6, 4, 4]
EVERY_TILE = [f"Z{number:02}" for number in range(1, 26)]


@pytest.mark.rule("OZ-T33", "OZ-T34", "OZ-6.1", "OZ-6.3", "OZ-6.5", "OZ-2.6")
@pytest.mark.parametrize(
    ("name", "turns", "b", "a_exits", "b_exits"),
    [
        ("Z23", 0, (6, 5), "NS", "ES"),
        ("Z23", 1, (5, 4), "EW", "SW"),
        ("Z23", 2, (4, 5), "NS", "NW"),
        ("Z23", 3, (5, 6), "EW", "NE"),
        ("Z14", 0, (6, 5), "SW", "N"),
        ("Z14", 1, (5, 4), "NW", "E"),
        ("Z14", 2, (4, 5), "NE", "S"),
        ("Z14", 3, (5, 6), "ES", "W"),
    ],
)
def test_a_tile_turns_clockwise_around_half_a(
    name: str, turns: int, b: tuple[int, int], a_exits: str, b_exits: str
) -> None:
    tables = GAME.content.tables
    assert (b_x(5, turns), b_y(5, turns)) == b
    assert directions(tables.exits_of(tile(name), turns, 0)) == a_exits
    assert directions(tables.exits_of(tile(name), turns, 1)) == b_exits


@pytest.mark.rule("OZ-T35", "OZ-6.2", "OZ-6.4", "OZ-6.17", "OZ-4.12", "OZ-T44", "OZ-6.18")
@pytest.mark.parametrize(("name", "count"), list(zip(EVERY_TILE, FIRST_PLACES, strict=True)))
def test_places_on_the_bare_starting_tile(name: str, count: int) -> None:
    state = game()
    found = places(state, name)
    assert len(found) == count
    window = [f"at {x},{y} r{r}" for x in range(-10, 10) for y in range(-10, 10) for r in range(4)]
    assert sorted(where for where in window if refusal(state, f"{name} {where}") == "") == found
    for where in found:
        after = game()
        lay(after, f"{name} {where}")
        left, right, _, top = list(after.bounds)[:4]
        assert left >= -1 and right <= 2 and top <= 2
    if name == "Z21":
        assert found == ["at 0,1 r2", "at 0,1 r3", "at 1,1 r3"]


@pytest.mark.rule(
    "OZ-T36", "OZ-T37", "OZ-T38", "OZ-T39", "OZ-T40", "OZ-T18", "OZ-6.6", "OZ-6.7", "OZ-6.8", "OZ-6.9", "OZ-6.10"
)
@pytest.mark.rule("OZ-6.12", "OZ-6.16", "OZ-A1", "OZ-A14", "OZ-3.1", "OZ-2.7")
@pytest.mark.parametrize(
    ("before", "placing", "key"),
    [
        ([], "Z12 at 0,0 r3", "OZ-6.6"),
        ([], "Z12 at 0,1 r1", "OZ-6.6"),
        ([], "Z09 at 2,0 r3", "OZ-6.10"),
        ([], "Z09 at 10,10 r0", "OZ-6.10"),
        ([], "Z03 at 0,1 r0", "OZ-6.8"),
        ([], "Z25 at 0,1 r0", "OZ-6.8"),
        ([], "Z25 at 1,1 r2", ""),
        (["Z04 at 1,1 r0"], "Z07 at 2,0 r0", "OZ-6.8"),
        (["Z04 at 1,1 r0"], "Z06 at 2,0 r0", ""),
        (["Z02 at 2,1 r2", "Z22 at 2,0 r0"], "Z04 at 1,-1 r0", "OZ-6.7"),
        (["Z02 at 2,1 r2", "Z22 at 2,0 r0"], "Z05 at 2,-1 r1", ""),
        (["Z01 at 2,1 r2"], "Z09 at 2,0 r1", "OZ-6.9"),
        (["Z01 at 2,1 r2"], "Z21 at 2,0 r1", ""),
    ],
)
def test_paths_meet_paths_and_grass_meets_grass(before: list[str], placing: str, key: str) -> None:
    assert refusal(zoo(*before), placing) == key


@pytest.mark.rule("OZ-T42", "OZ-6.13")
@pytest.mark.parametrize("name", ["Z01", "Z06"])
def test_colours_stars_and_bushes_play_no_part(name: str) -> None:
    assert refusal(zoo("Z23 at 1,1 r0", "Z17 at 3,2 r1", "Z16 at 2,3 r0"), f"{name} at 1,3 r1") == ""


@pytest.mark.rule("OZ-T43", "OZ-6.14")
def test_the_only_place_must_be_taken() -> None:
    assert places(zoo("Z21 at 0,1 r2"), "Z05") == ["at 1,1 r3"]


@pytest.mark.rule("OZ-T45")
def test_a_hole_that_nothing_fits_into() -> None:
    laid = ["Z10 at 0,2 r1", "Z14 at 1,1 r0", "Z12 at 2,3 r1", "Z03 at 2,4 r2", "Z17 at 0,3 r3"]
    state = zoo(*laid)
    used = {placing[:3] for placing in laid}
    for name in EVERY_TILE:
        if name not in used:
            assert all(refusal(state, f"{name} at 1,{y} r{r}") for y, r in ((2, 3), (3, 1)))


@pytest.mark.rule("OZ-T47", "OZ-6.15")
def test_tiles_may_have_no_place_although_exits_are_open() -> None:
    state = zoo("Z21 at 0,1 r2")
    counts = {name: len(places(state, name)) for name in EVERY_TILE if name != "Z21"}
    assert {name for name, count in counts.items() if not count} == {"Z02", "Z09", "Z11", "Z24", "Z25"}
    assert max(counts.values()) == 3


@pytest.mark.rule("OZ-T46", "OZ-A6", "OZ-6.15", "OZ-10.4")
def test_a_tile_without_a_place_is_paid_for_and_set_aside() -> None:
    state = game(2, "Z08 Z03 Z05 Z06 Z07")
    state.play("bid 1")
    state.play("bid 0")
    state.play("at 1,1 r3")
    state.play("bid 1")
    state.play("bid 0")
    state.play("at 0,2 r1")
    assert state.benches[0] == 2
    held = (list(state.visitors), list(state.trees), list(state.zoo_size))
    assert not state.view(0).zoos[0].fits and state.view(0).zoos[1].fits
    state.play("bid 2")
    state.play("bid 1")
    assert state.view(None).set_aside == ["Z05"]
    assert state.coins[0] == 4
    assert held == (list(state.visitors), list(state.trees), list(state.zoo_size))
    assert state.view(None).auction == 4


LOOPS = {
    "OZ-T16": (["Z23 at 1,1 r0", "Z17 at 3,2 r1", "Z16 at 2,3 r0", "Z15 at 1,3 r1"], [0, 0, 0, 1]),
    "OZ-T41": (["Z02 at 1,1 r0", "Z08 at 2,2 r3"], [0, 0]),
    "OZ-T50": (["Z13 at 0,2 r1", "Z19 at 1,1 r3"], [0, 2]),
    "OZ-T50b": (["Z07 at 0,2 r1", "Z22 at 0,3 r0", "Z19 at 1,1 r3"], [0, 0, 3]),
    "OZ-T51": (["Z23 at 1,1 r0", "Z17 at 3,2 r1", "Z16 at 2,3 r0", "Z01 at 1,3 r1"], [0, 0, 0, 0]),
    "OZ-T52": (
        ["Z10 at 0,2 r1", "Z14 at 1,1 r0", "Z12 at 2,3 r1", "Z03 at 2,4 r2", "Z17 at 0,3 r3"],
        [0, 1, 0, 0, 1],
    ),
    "OZ-T52b": (
        ["Z07 at 1,1 r2", "Z18 at -1,1 r3", "Z20 at 2,2 r1", "Z14 at 0,3 r2", "Z19 at 2,3 r2"],
        [1, 0, 0, 0, 1],
    ),
    "OZ-T53": (
        ["Z20 at 1,1 r3", "Z02 at 0,3 r0", "Z12 at -1,4 r0", "Z17 at -2,5 r1", "Z14 at -2,3 r1", "Z08 at 0,1 r2"],
        [0, 0, 0, 0, 0, 1],
    ),
    "OZ-T54": (
        [
            "Z07 at 1,1 r2",
            "Z16 at 2,2 r1",
            "Z10 at -1,2 r1",
            "Z17 at 2,3 r3",
            "Z12 at 0,4 r0",
            "Z11 at 3,3 r1",
            "Z09 at -1,3 r3",
        ],
        [1, 0, 0, 0, 0, 0, 1],
    ),
    "OZ-T55": (
        ["Z12 at 0,2 r1", "Z11 at 1,3 r2", "Z15 at 2,2 r3", "Z10 at 2,0 r3", "Z01 at 0,5 r1", "Z03 at 1,2 r1"],
        [0, 0, 0, 0, 0, 2],
    ),
    "OZ-T56": (
        [
            "Z05 at -1,1 r0",
            "Z07 at -1,2 r3",
            "Z16 at -2,4 r0",
            "Z21 at -3,4 r2",
            "Z20 at -3,2 r3",
            "Z17 at -2,1 r2",
            "Z25 at -2,3 r1",
        ],
        [0, 0, 0, 0, 0, 1, 2],
    ),
    "OZ-T57": (["Z01 at 0,1 r3", "Z16 at 0,3 r3", "Z03 at -1,3 r1"], [0, 0, 1]),
}


@pytest.mark.rule("OZ-T16", "OZ-T41", "OZ-T50", "OZ-T51", "OZ-T52", "OZ-T53", "OZ-T54", "OZ-T55", "OZ-T56", "OZ-T57")
@pytest.mark.rule("OZ-9.1", "OZ-9.3", "OZ-9.5", "OZ-9.6", "OZ-9.8", "OZ-9.10", "OZ-9.11", "OZ-6.11", "OZ-A9", "OZ-A13")
@pytest.mark.parametrize("case", list(LOOPS))
def test_benches_for_closed_paths(case: str) -> None:
    laid, gains = LOOPS[case]
    assert lay(game(), *laid) == gains


@pytest.mark.rule("OZ-T48", "OZ-9.7", "OZ-9.9")
def test_first_tiles_that_close_a_path() -> None:
    found: dict[str, list[str]] = {}
    for name in EVERY_TILE:
        for where in places(game(), name):
            if lay(game(), f"{name} {where}") == [1]:
                found.setdefault(name, []).append(where)
    wanted = {name: ["at 1,1 r2"] for name in ("Z03", "Z07", "Z08", "Z13", "Z15", "Z19", "Z25")}
    wanted |= {name: ["at 0,1 r0"] for name in ("Z04", "Z23", "Z24")}
    assert found == wanted | {"Z22": ["at 0,1 r0", "at 1,1 r2"]}


@pytest.mark.rule("OZ-T49", "OZ-9.6")
@pytest.mark.parametrize("placing", ["Z02 at 0,1 r0", "Z06 at 1,1 r2", "Z01 at 1,1 r2"])
def test_halves_that_are_not_joined_leave_the_ring_open(placing: str) -> None:
    assert lay(game(), placing) == [0]


@pytest.mark.rule("OZ-9.4", "OZ-9.11")
@pytest.mark.parametrize("seed", range(30))
def test_benches_are_the_independent_cycles_of_the_path_graph(seed: int) -> None:
    """Counted a second way: edges that remain when every spanning tree is taken away."""
    state = random_game(2, seed)
    for seat in range(2):
        halves = [int(half_of_zoo(state, seat, n)) for n in range(2 * (state.zoo_size[seat] + 1))]
        at = {(int(x_lying(state, half)), int(y_lying(state, half))): half for half in halves}
        edges = [(half, half + 1) for half in halves if half % 2 == 0 and state.tables.linked[min(half // 2, 25)]]
        for (x, y), half in at.items():
            for beside, out, back in (((x + 1, y), "E", "W"), ((x, y + 1), "N", "S")):
                other = at.get(beside)
                if other is not None and out in directions(exits_lying(state, half)):
                    assert back in directions(exits_lying(state, other))
                    edges.append((half, other))
        reached: set[int] = set()
        extra = len(edges)
        for start in halves:
            todo = [] if start in reached else [start]
            reached.update(todo)
            while todo:
                here = todo.pop()
                for edge in edges:
                    if here in edge:
                        there = edge[0] + edge[1] - here
                        if there not in reached:
                            reached.add(there)
                            todo.append(there)
                            extra -= 1
        assert extra == state.benches[seat]


@pytest.mark.rule("OZ-T2", "OZ-T3", "OZ-T6", "OZ-T58", "OZ-T61", "OZ-7.1", "OZ-7.2", "OZ-7.3", "OZ-7.4", "OZ-7.5")
@pytest.mark.rule("OZ-7.7", "OZ-7.14")
@pytest.mark.parametrize(
    ("laid", "wanted"),
    [
        (["Z03 at 0,1 r2", "Z02 at 1,1 r0", "Z01 at 1,2 r3"], {"blue": 6, "red": 2}),
        (["Z11 at 0,1 r3", "Z15 at -1,2 r2"], {"grey": 3}),
        (["Z08 at 0,1 r3", "Z10 at -1,1 r2"], {"red": 4}),
        (["Z09 at -1,1 r0", "Z08 at -2,2 r1"], {"red": 3}),
        (["Z09 at -1,1 r0", "Z08 at -2,2 r1", "Z07 at -1,2 r0"], {"red": 6}),
        (["Z19 at 1,1 r2", "Z12 at -1,0 r3", "Z11 at 2,0 r3"], {"grey": 3, "yellow": 3}),
    ],
)
def test_halves_that_share_an_edge_combine(laid: list[str], wanted: dict[str, int]) -> None:
    state = zoo(*laid)
    assert {colour: stars(state, colour) for colour in wanted} == wanted
