"""The hex grid and the places of building shapes."""

from __future__ import annotations

import pytest

from menagerie.games.ark_nova import tables as t
from menagerie.games.ark_nova.content import load
from menagerie.games.ark_nova.geometry import CELLS, PLACES, group_of, lowest, near, popcount, spread
from menagerie.games.ark_nova.vocabulary import BUILDING_WORDS

GEO = load().tables.geo


def cell(x: int, y: int) -> int:
    found = GEO.cell_at(x, y)
    assert found >= 0
    return found


def cells(*places: tuple[int, int]) -> int:
    mask = 0
    for x, y in places:
        mask |= 1 << cell(x, y)
    return mask


def masks(building: str) -> list[int]:
    at = BUILDING_WORDS.index(building)
    return [GEO.place_mask[row] for row in range(GEO.place_first[at], GEO.place_first[at + 1])]


@pytest.mark.rule("AN-2.2")
def test_cells_exist_where_x_plus_y_is_odd() -> None:
    found = [(x, y) for x in range(-1, 10) for y in range(-1, 14) if GEO.cell_at(x, y) >= 0]
    assert len(found) == CELLS
    assert all((x + y) % 2 == 1 and 0 <= x <= 8 and 0 <= y <= 12 for x, y in found)
    assert [GEO.cell_at(GEO.x[at], GEO.y[at]) for at in range(CELLS)] == list(range(CELLS))


@pytest.mark.rule("AN-2.2")
def test_neighbours_and_distance() -> None:
    around = GEO.around[cell(4, 5)]
    assert around == cells((4, 3), (4, 7), (3, 4), (3, 6), (5, 4), (5, 6))
    assert GEO.distance(cell(0, 7), cell(2, 7)) == 2
    assert GEO.distance(cell(0, 7), cell(3, 6)) == 3
    assert GEO.distance(cell(0, 1), cell(0, 11)) == 5
    for a in range(CELLS):
        for b in range(CELLS):
            assert GEO.distance(a, b) == GEO.distance(b, a)
            assert bool(GEO.near[a] >> b & 1) == (GEO.distance(a, b) <= 2)


@pytest.mark.rule("AN-2.3")
def test_border_cells_lack_a_neighbour() -> None:
    for at in range(CELLS):
        assert bool(GEO.border >> at & 1) == (popcount(GEO.around[at]) < 6)
    assert GEO.border & cells((0, 5), (8, 5), (1, 0), (1, 12)) == cells((0, 5), (8, 5), (1, 0), (1, 12))
    assert GEO.border & cells((4, 5), (1, 2)) == 0


@pytest.mark.rule("AN-T30", "AN-2.4")
@pytest.mark.parametrize(
    ("building", "orientations"),
    [
        ("enclosure_1", 1),
        ("enclosure_2", 3),
        ("enclosure_3", 2),
        ("enclosure_4", 3),
        ("enclosure_5", 6),
        ("petting_zoo", 6),
        ("reptile_house", 3),
        ("large_bird_aviary", 6),
    ],
)
def test_equal_orientations_are_merged(building: str, orientations: int) -> None:
    def moved_to_corner(mask: int) -> frozenset[tuple[int, int]]:
        places = [(GEO.x[at], GEO.y[at]) for at in range(CELLS) if mask >> at & 1]
        left, top = min(places)
        return frozenset((x - left, y - top) for x, y in places)

    assert len({moved_to_corner(mask) for mask in masks(building)}) == orientations
    assert len(set(masks(building))) == len(masks(building))


@pytest.mark.rule("AN-2.4")
def test_shapes_turn_but_are_never_mirrored() -> None:
    assert cells((0, 9), (0, 11), (1, 10)) in masks("enclosure_3")
    assert cells((1, 6), (2, 5), (2, 7), (2, 9), (3, 8)) not in masks("large_bird_aviary")
    monkey = cells((4, 5), (3, 4), (4, 7), (4, 9))  # the shape as printed
    mirror = cells((4, 5), (5, 4), (4, 7), (4, 9))
    assert monkey in masks("monkey")
    assert mirror not in masks("monkey")


def test_placements_have_the_size_of_the_building_and_know_their_neighbours() -> None:
    sizes = load().tables.building_size
    for building in range(t.BUILDINGS):
        for row in range(GEO.place_first[building], GEO.place_first[building + 1]):
            mask = GEO.place_mask[row]
            assert popcount(mask) == sizes[building]
            assert GEO.place_around[row] == spread(GEO, mask) & ~mask
            assert GEO.place_row[building * PLACES + GEO.place_code[row]] == row
            assert group_of(GEO, lowest(mask), mask) == mask


def test_every_turn_of_a_place_leads_to_its_row() -> None:
    two = BUILDING_WORDS.index("enclosure_2")
    rows = {GEO.place_row[two * PLACES + anchor * 6 + turn] for anchor in (cell(4, 5), cell(4, 7)) for turn in range(6)}
    both = [row for row in rows if row >= 0 and GEO.place_mask[row] == cells((4, 5), (4, 7))]
    assert len(both) == 1


@pytest.mark.parametrize("mask", [0, 1, 0b1011, (1 << 58) - 1, 1 << 57])
def test_popcount(mask: int) -> None:
    assert popcount(mask) == mask.bit_count()
    if mask:
        assert lowest(mask) == (mask & -mask).bit_length() - 1


def test_groups_are_connected_by_edges() -> None:
    left, right = cells((0, 1), (0, 3), (1, 2)), cells((4, 5), (5, 6))
    assert group_of(GEO, cell(0, 1), left | right) == left
    assert group_of(GEO, cell(5, 6), left | right) == right
    assert near(GEO, cells((4, 5))) == GEO.near[cell(4, 5)]
