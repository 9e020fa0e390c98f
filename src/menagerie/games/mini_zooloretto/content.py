"""Loads and checks the tables of tiles, setup and scoring."""

from __future__ import annotations

from functools import cache

from menagerie.core.data import Row, require, rows
from menagerie.games.mini_zooloretto.tables import Tables

PACKAGE = "menagerie.games.mini_zooloretto"
KIND_NAMES = ("meerkat", "giraffe", "impala", "llama", "rhino", "ostrich", "wolf")
LANDSCAPE_NAMES = ("pond", "shrub", "rock")
FACE_NAMES = (
    tuple(kind + form for kind in KIND_NAMES for form in ("", "-m", "-f", "-baby")) + LANDSCAPE_NAMES
)  # in the order of `faces`


@cache
def tables(seats: int) -> Tables:
    """The checked tables for a number of players."""
    by_name = {row.text("kind"): row for row in rows(PACKAGE, "tiles.csv")}
    tiles: list[int] = []
    offspring: list[int] = []
    for kind in KIND_NAMES:
        row = _tile(by_name, kind, "animal")
        tiles += [row.whole("plain", 0, 60), row.whole("male", 0, 9), row.whole("female", 0, 9), 0]
        offspring.append(row.whole("offspring", 0, 9))
        # MZ-7.8: the supply must suffice for every possible pair.
        require(offspring[-1] >= min(tiles[-3], tiles[-2]), row, "offspring", "has fewer tiles than possible pairs")
    for landscape in LANDSCAPE_NAMES:
        tiles.append(_tile(by_name, landscape, "landscape").whole("plain", 0, 60))
    setup = {row.whole("players", 2, 5): row for row in rows(PACKAGE, "setup.csv")}[seats]
    points, others = _scoring()
    return Tables(
        tiles=tiles,
        offspring=offspring,
        boxes=setup.wholes("truck_boxes", 1, 3),
        kinds_left_out=setup.whole("kinds_left_out", 0, len(KIND_NAMES) - 1),
        final_pile=setup.whole("final_pile", 1, 60),
        points=points,
        landscape_points=others["landscape_type_in_enclosures"],
        barn_kind_points=others["animal_kind_in_barn"],
        barn_landscape_points=others["landscape_type_in_barn"],
    )


def _tile(by_name: dict[str, Row], kind: str, type_: str) -> Row:
    row = by_name[kind]
    require(row.text("type") == type_, row, "type", f"should be {type_!r}")
    return row


def _scoring() -> tuple[list[int], dict[str, int]]:
    points = [0] * 7
    others: dict[str, int] = {}
    for row in rows(PACKAGE, "scoring.csv"):
        if row.text("item") == "enclosure_animals":
            points[row.whole("count", 0, 6)] = row.whole("points", 0, 99)
        else:
            others[row.text("item")] = row.whole("points", -9, 9)
    return points, others
