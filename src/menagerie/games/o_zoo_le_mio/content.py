"""Loads and checks the tile faces and values; a folder of the user's may replace any of the files."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from menagerie.core.data import Row, require, rows_of
from menagerie.core.errors import ContentError
from menagerie.games.o_zoo_le_mio.tables import START, TILES, YEARS, Tables

PACKAGE = "menagerie.games.o_zoo_le_mio"
COLOUR_NAMES = ("blue", "red", "grey", "yellow", "orange")
ANIMAL_NAMES = ("sea creatures", "birds", "reptiles", "mammals", "apes")
FILES = ("colours.csv", "components.csv", "scoring.csv", "start_tile.csv", "tiles.csv")
REPLACEABLE = ("scoring.csv", "start_tile.csv", "tiles.csv")
DIRECTIONS = {"n": 1, "e": 2, "s": 4, "w": 8}
EXIT_COLUMNS = (("a_n", "a_w", "a_s"), ("b_n", "b_e", "b_s"))


@dataclass(frozen=True)
class Content:
    """The checked tables, the names of the tiles, and a digest if anything was replaced."""

    tables: Tables
    names: tuple[str, ...]
    digest: str = ""


@cache
def usual() -> Content:
    """The content that comes with the game."""
    return _load({name: resources.files(PACKAGE).joinpath("data", name) for name in FILES}, "")


def replaced(path: str) -> Content:
    """The content with the files of a folder (or a single tiles file) instead of the usual ones."""
    given = Path(path)
    found: dict[str, Path] = {}
    if given.is_file():
        found["tiles.csv"] = given
    elif given.is_dir():
        found = {name: given / name for name in REPLACEABLE if (given / name).is_file()}
    if not found:
        raise ContentError(f"{path} holds none of the files {', '.join(REPLACEABLE)}.")
    files: dict[str, Traversable] = {name: resources.files(PACKAGE).joinpath("data", name) for name in FILES}
    files.update(found)
    digest = hashlib.sha256(b"\0".join(found[name].read_bytes() for name in sorted(found))).hexdigest()[:12]
    return _load(files, digest)


def _load(files: dict[str, Traversable], digest: str) -> Content:
    tables = Tables()
    _colours(rows_of(files["colours.csv"]))
    _components(rows_of(files["components.csv"]), tables)
    _scoring(rows_of(files["scoring.csv"]), tables)
    _start_tile(rows_of(files["start_tile.csv"]), tables)
    return Content(tables, _tiles(rows_of(files["tiles.csv"]), tables), digest)


def _colours(rows: list[Row]) -> None:
    for row, colour, animal in zip(rows, COLOUR_NAMES, ANIMAL_NAMES, strict=True):
        row.word("colour", (colour,))
        row.word("animal_type", (animal,))


def _components(rows: list[Row], tables: Tables) -> None:
    counts = {row.text("component"): row for row in rows}
    for component, count in (("zoo_tiles", TILES), ("years", YEARS)):
        counts[component].whole("count", count, count)
    tables.starting_coins = counts["starting_coins_per_player"].whole("count", 0, 50)


def _scoring(rows: list[Row], tables: Tables) -> None:
    _count(rows, YEARS, "scoring.csv")
    for year, row in enumerate(rows, start=1):
        row.whole("year", year, year)
        tables.points[year] = row.whole("points_per_visitor_tree_bench", 0, 99)
        tables.income[year] = row.whole("income_per_zoo_tile", 0, 1)


def _start_tile(rows: list[Row], tables: Tables) -> None:
    _count(rows, 1, "start_tile.csv")
    row = rows[0]
    row.word("entrance_side", ("south",))
    for column in ("a_s", "b_s"):
        require(row.whole(column, 0, 1) == 0, row, column, "a path of the starting tile would run into the entrance")
    for column in ("bushes", "stars"):
        row.whole(column, 0, 0)
    _paths(row, START, tables)
    exits = [row.whole(column, 0, 1) for columns in EXIT_COLUMNS for column in columns]
    require(any(exits), row, "a_n", "the starting tile needs a path")


def _tiles(rows: list[Row], tables: Tables) -> tuple[str, ...]:
    _count(rows, TILES, "tiles.csv")
    names: list[str] = []
    for tile, row in enumerate(rows):
        name = row.text("tile_id")
        require(bool(name) and name not in names, row, "tile_id", f"{name!r} is empty or not the only one of its name")
        names.append(name)
        for half, letter in enumerate("ab"):
            at = 2 * tile + half
            tables.colour[at] = COLOUR_NAMES.index(row.word(f"{letter}_colour", COLOUR_NAMES))
            tables.stars[at] = row.whole(f"{letter}_stars", 1, 3)
        different = tables.colour[2 * tile] != tables.colour[2 * tile + 1]
        require(different, row, "b_colour", "both halves have the same colour")
        tables.bushes[tile] = row.whole("bushes", 0, 3)
        _paths(row, tile, tables)
    return tuple(names)


def _paths(row: Row, tile: int, tables: Tables) -> None:
    for half, columns in enumerate(EXIT_COLUMNS):
        exits = sum(DIRECTIONS[column[-1]] * row.whole(column, 0, 1) for column in columns)
        tables.set_exits(tile, half, exits)
    tables.linked[tile] = row.whole("link_ab", 0, 1)


def _count(rows: list[Row], wanted: int, file: str) -> None:
    if len(rows) != wanted:
        raise ContentError(f"{file} has {len(rows)} rows instead of {wanted}.")
