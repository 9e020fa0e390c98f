"""The tables: counts, codes, provenance, errors, and content of one's own."""

from __future__ import annotations

import csv
import shutil
from collections import Counter
from importlib import resources
from pathlib import Path

import pytest

import menagerie
from menagerie.core.errors import ContentError
from menagerie.games.zoo_tycoon import content
from menagerie.testing import check_game

from .tycoon_builder import CONTENT, GAME

rule = pytest.mark.rule
TABLES = CONTENT.tables
DATA = resources.files("menagerie.games.zoo_tycoon").joinpath("data")


def column(file: str, name: str) -> list[str]:
    return [row.text(name) for row in CONTENT.rows[file]]


@rule("ZT-T38", "ZT-2.1", "ZT-2.3", "ZT-2.4", "ZT-2.5", "ZT-2.6", "ZT-20.70")
def test_the_counts_of_the_box() -> None:
    def total(file: str, name: str) -> int:
        return sum(int(value) for value in column(file, name))

    assert Counter(column("main_species.csv", "level")) == {"I": 9, "II": 9, "III": 5}
    assert Counter(column("co_species.csv", "tiles_occupied")) == {"2": 7, "1": 5}
    assert total("co_species.csv", "copies") == 35
    assert len(CONTENT.designs) == 17 and total("buildings.csv", "copies") == 53
    assert total("focal_points.csv", "copies") == 155 and total("enclosure_tiles.csv", "copies") == 172
    assert len(CONTENT.events) == 18 and len(CONTENT.donors) == 7
    assert len(CONTENT.rows["staff_actions.csv"]) == 8 and len(CONTENT.rows["animal_exchange_sheet.csv"]) == 207
    assert total("main_species.csv", "meeples_male") + total("main_species.csv", "meeples_female") == 236
    assert len(CONTENT.rows["constants.csv"]) == 39
    assert set(column("main_species.csv", "category")) == {"primates", "ungulates", "carnivores", "birds"}
    assert set(column("main_species.csv", "biome")) == {"rainforest", "savanna", "montane"}


@rule("ZT-T174", "ZT-2.6", "ZT-20.70")
@pytest.mark.parametrize(
    ("file", "name", "known"),
    [
        ("events.csv", "code", content.EVENTS),
        ("donors.csv", "code", content.DONORS),
        ("buildings.csv", "code", content.EFFECTS),
        ("buildings.csv", "place_code", content.PLACES),
        ("focal_points.csv", "code", content.FOCAL_POINTS),
        ("focal_points.csv", "limit_code", content.FOCAL_LIMITS),
        ("staff_actions.csv", "action_id", content.STAFF),
        ("staff_actions.csv", "repeat_code", content.REPEATS),
        ("main_species.csv", "male_behaviour", content.BEHAVIOURS),
        ("main_species.csv", "dice_mode", content.DICE_MODES),
    ],
)
def test_every_code_has_a_meaning_and_unknown_ones_are_refused(
    file: str, name: str, known: tuple[str, ...], tmp_path: Path
) -> None:
    assert set(column(file, name)) == set(known)
    change(tmp_path, file, 2, name, "unheard_of")
    with pytest.raises(ContentError, match=rf"{file}, row 2, column '{name}': 'unheard_of' is not one of"):
        content.replaced(tmp_path)


def change(folder: Path, file: str, row: int, name: str, value: str) -> None:
    """Copy a data file into the folder with one cell changed."""
    with resources.as_file(DATA.joinpath(file)) as path:
        shutil.copy(path, folder / file)
    with (folder / file).open(newline="", encoding="utf-8") as stream:
        rows = list(csv.reader(stream))
    rows[row - 1][rows[0].index(name)] = value
    with (folder / file).open("w", newline="", encoding="utf-8") as stream:
        csv.writer(stream).writerows(rows)


@rule("ZT-2.3", "ZT-T174")
@pytest.mark.parametrize(
    ("file", "row", "name", "value", "message"),
    [
        ("main_species.csv", 3, "pop_one", "many", "row 3, column 'pop_one': 'many' is not a whole number"),
        ("main_species.csv", 3, "per_tile", "0", "row 3, column 'per_tile': 0 is not between 1 and 20"),
        (
            "main_species.csv",
            2,
            "retreat_dark",
            "",
            "column 'retreat_dark': the dark green field must be filled",
        ),
        ("main_species.csv", 2, "retreat_yellow", "9", "row 2, column 'retreat_light': the thresholds must rise"),
        ("main_species.csv", 2, "pop_fp_by_group", "3", "row 2, column 'pop_fp_by_group': '3' is not of the form"),
        ("main_species.csv", 2, "provenance", "guess", "row 2, column 'provenance': 'guess' is not one of"),
        ("main_species.csv", 2, "species_id", "zebu", "species: number 1 must be 'plains_zebra', not 'zebu'"),
        ("co_species.csv", 4, "tiles_occupied", "3", "row 4, column 'tiles_occupied': 3 is not between 1 and 2"),
        ("animal_exchange_sheet.csv", 5, "position", "12", "row 5, column 'position': 12 is not between 1 and 9"),
        ("animal_exchange_sheet.csv", 5, "position", "3", "the position has another place in an earlier row"),
        ("animal_exchange_sheet.csv", 5, "species_id", "yeti", "row 5, column 'species_id': 'yeti' is not one of"),
        ("national_parks.csv", 2, "slots", "lion;yeti", "row 2, column 'slots': there is no species 'yeti'"),
        ("reintroductions.csv", 2, "species_id", "lion", "only level III species have a reintroduction track"),
        ("popularity_revenue.csv", 3, "from", "5", "row 3, column 'from': the segment must start at 3"),
        ("popularity_revenue.csv", 3, "colour", "white", "the first segment and no other is white"),
        ("buildings.csv", 5, "cap", "6", "row 5, column 'cap': it must be the cap per biome"),
        ("buildings.csv", 10, "biomes", "desert", "row 10, column 'biomes': there is no biome 'desert'"),
        ("events.csv", 4, "param", "desert", "row 4, column 'param': 'desert' is not one of"),
        ("constants.csv", 2, "key", "turns", "row 2, column 'key': there is no constant 'turns'"),
        ("constants.csv", 13, "value", "6", "column 'value': buildings.csv says 5 for park_1"),
        ("constants.csv", 24, "value", "3", "column 'value': it must be 2"),
    ],
)
def test_wrong_cells_are_named(file: str, row: int, name: str, value: str, message: str, tmp_path: Path) -> None:
    change(tmp_path, file, row, name, value)
    with pytest.raises(ContentError) as problem:
        content.replaced(tmp_path)
    assert message in str(problem.value)


def test_a_missing_row_and_a_missing_folder_are_named(tmp_path: Path) -> None:
    with resources.as_file(DATA.joinpath("donors.csv")) as path:
        (tmp_path / "donors.csv").write_text("\n".join(path.read_text("utf-8").splitlines()[:-1]), "utf-8")
    with pytest.raises(ContentError, match=r"donors.csv: 6 rows instead of 7"):
        content.replaced(tmp_path)
    with pytest.raises(ContentError, match="There is no folder"):
        content.replaced(tmp_path / "nowhere")


@rule("ZT-2.6")
def test_content_of_ones_own_changes_the_game(tmp_path: Path) -> None:
    change(tmp_path, "constants.csv", 3, "value", "17")
    change(tmp_path, "main_species.csv", 2, "pop_one", "5")
    own = GAME.with_content(str(tmp_path))
    assert own.new(2, 1).zoos[0].money == 17 and GAME.new(2, 1).zoos[0].money == 10
    assert own.content.tables.pop_one[0] == 5 and TABLES.pop_one[0] == 2
    assert own.content_id and own.content_id != GAME.content_id
    assert check_game(own, [2], games=2).violations == []
    assert isinstance(own, menagerie.Game)


def test_every_row_says_where_it_comes_from() -> None:
    for rows in CONTENT.rows.values():
        assert {row.text("provenance") for row in rows} <= {"rulebook", "public", "reconstructed"}
    assert "reconstruction" in GAME.reconstructed


@rule("ZT-20.62", "ZT-19.3")
def test_the_sheet_is_a_grid_with_a_way_of_seven_from_every_position() -> None:
    near = [{TABLES.next_position[n * 4 + side] for side in range(4)} - {-1} for n in range(9)]
    assert near[0] == {1, 3} and near[4] == {1, 3, 5, 7} and near[8] == {5, 7}

    def ways(path: list[int]) -> bool:
        return len(path) == 7 or any(ways([*path, n]) for n in near[path[-1]] if n not in path)

    assert all(ways([start]) for start in range(9))
