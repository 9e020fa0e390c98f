"""The data files: counts, values, and errors that name file, row and column."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from menagerie.core.errors import ContentError
from menagerie.games.ark_nova import GAME, called
from menagerie.games.ark_nova import tables as t
from menagerie.games.ark_nova.content import DATA, FILES, load
from menagerie.games.ark_nova.geometry import CELLS, popcount

CONTENT = load()
TABLES = CONTENT.tables


def the_card(number: int) -> int:
    return CONTENT.card(number)


def icons(number: int) -> dict[int, int]:
    start = the_card(number) * t.STRIDE
    return {icon: TABLES.icons[start + icon] for icon in range(t.ICONS) if TABLES.icons[start + icon]}


@pytest.mark.rule("AN-T1", "AN-2.2", "AN-2.3", "AN-2.5", "AN-2.7", "AN-13.1", "AN-19.11")
def test_all_cards_and_maps_are_there() -> None:
    kinds = [entry.kind for entry in CONTENT.cards]
    assert [kinds.count(kind) for kind in ("animal", "sponsor", "project")] == [128, 64, 32]
    assert len(CONTENT.finals) == 11
    assert all(effect >= 0 for effect in TABLES.tile_bonus)
    assert len(TABLES.tile_bonus) == 9
    assert [face.id for face in CONTENT.maps] == ["A", "0", "1", "2", "3", "4", "5", "6", "7", "8"]
    for face in CONTENT.maps:
        terrains = [TABLES.plain[face.map], TABLES.rock_cells[face.map], TABLES.water_cells[face.map]]
        assert sum(popcount(cells) for cells in terrains) == CELLS == 58
        assert terrains[0] ^ terrains[1] ^ terrains[2] == (1 << 58) - 1
        assert TABLES.build_ii[face.map] & ~terrains[0] == 0
        assert TABLES.bonus_cells[face.map] & ~terrains[0] == 0
    assert popcount(TABLES.geo.border) == 26
    assert [TABLES.tokens[the_card(number)] for number in (215, 218, 253, 201)] == [2, 2, 3, 0]


@pytest.mark.rule("AN-19.11")
@pytest.mark.parametrize(
    ("face", "counts"),
    [
        ("A", (42, 7, 9, 2, 12)),
        ("0", (39, 9, 10, 2, 12)),
        ("1", (42, 9, 7, 3, 9)),
        ("2", (42, 9, 7, 4, 8)),
        ("3", (42, 7, 9, 5, 19)),
        ("4", (42, 7, 9, 4, 9)),
        ("5", (43, 7, 8, 3, 9)),
        ("6", (42, 7, 9, 4, 9)),
        ("7", (42, 9, 7, 3, 13)),
        ("8", (42, 9, 7, 3, 7)),
    ],
)
def test_terrain_of_the_maps(face: str, counts: tuple[int, ...]) -> None:
    at = [entry.id for entry in CONTENT.maps].index(face)
    columns = (TABLES.plain, TABLES.rock_cells, TABLES.water_cells, TABLES.build_ii, TABLES.bonus_cells)
    assert tuple(popcount(column[at]) for column in columns) == counts


@pytest.mark.rule("AN-2.6", "AN-2.7")
def test_size_classes_follow_the_sizes() -> None:
    for entry in range(t.ANIMALS):
        size = TABLES.size[entry]
        assert TABLES.size_class[entry] == (t.SMALL if size <= 2 else t.MEDIUM if size == 3 else t.LARGE)
    goat = the_card(519)
    assert (TABLES.size_class[goat], TABLES.standard[goat], TABLES.special[goat]) == (t.SMALL, 0, t.PETTING_ZOO)


@pytest.mark.rule("AN-13.2", "AN-13.3")
def test_rock_and_water_needs_are_icons() -> None:
    assert icons(444) == {t.HERBIVORE: 1, t.EUROPE: 1, t.ROCK: 2}
    assert icons(245) == {t.WATER: 2}
    assert icons(457) == {t.PRIMATE: 2, t.AFRICA: 1}
    assert icons(205) == {t.RESEARCH: 1}


@pytest.mark.rule("AN-14.5", "AN-14.1")
def test_tracks() -> None:
    for space in range(42):
        assert TABLES.target[space] == (114 - 2 * space if space <= 10 else 94 - 3 * (space - 10))
    assert [TABLES.income[appeal] for appeal in (0, 7, 25, 60, 113)] == [5, 11, 18, 27, 37]
    assert [TABLES.folders[reputation] for reputation in range(1, 16)] == [1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6]


def test_conditions() -> None:
    panda = the_card(433)
    assert TABLES.need_icon[panda * t.STRIDE + t.BEAR] == 1
    assert TABLES.need_partner[panda] == 1
    assert TABLES.need_animals_ii[the_card(426)] == 1
    assert TABLES.need_max_appeal[the_card(258)] == 25
    assert TABLES.need_max_appeal[the_card(257)] == -1
    assert TABLES.need_reputation[the_card(263)] == 6
    assert TABLES.need_sponsors_ii[the_card(263)] == 1
    assert TABLES.need_partner_zoos[the_card(215)] == 2


@pytest.mark.rule("AN-15.27")
def test_interactive_abilities_have_peaceful_ones() -> None:
    swaps = {t.VENOM: t.GAIN, t.CONSTRICTION: t.CLEVER, t.HYPNOSIS: t.DETERMINATION, t.PILFERING: t.SPRINT}
    found = 0
    for entry in range(t.ANIMALS):
        for offset in range(TABLES.last_effect[entry] - TABLES.first_effect[entry]):
            row, other = TABLES.first_effect[entry] + offset, TABLES.peaceful_first[entry] + offset
            if TABLES.e_code[row] in swaps:
                found += 1
                assert TABLES.e_code[other] == swaps[TABLES.e_code[row]]
                if TABLES.e_code[row] in (t.VENOM, t.PILFERING):
                    assert TABLES.e_amount[other] == TABLES.e_amount[row]
            else:
                assert other == row
    assert found == 3 + 3 + 2 + 3


def test_every_effect_row_is_known_and_complete() -> None:
    assert len(CONTENT.effect_words) == len(TABLES.e_code)
    for row in range(len(TABLES.e_code)):
        code = TABLES.e_code[row]
        if code in (t.GAIN, t.GAIN_PER_ICON, t.GAIN_PER_ICON_ALL, t.GAIN_BY_ICONS, t.GAIN_PER_COUNT, t.GAIN_BY_COUNT):
            assert TABLES.e_resource[row] >= 0
        if code in (t.GAIN_PER_ICON, t.GAIN_PER_ICON_ALL, t.GAIN_BY_ICONS):
            assert TABLES.e_icon[row] >= 0
        if code in (t.GAIN_PER_COUNT, t.GAIN_BY_COUNT, t.CONSERVATION_TIERS, t.CONSERVATION_PER_COUNT):
            assert TABLES.e_metric[row] >= 0
        if code in (t.GAIN_BY_COUNT, t.GAIN_BY_ICONS, t.CONSERVATION_TIERS):
            assert TABLES.e_last[row] > TABLES.e_first[row]
        if code in (t.BOOST, t.EXTRA_ACTION):
            assert TABLES.e_action[row] >= 0
        if code in (t.MAY_BUILD_FREE, t.PLACE_UNIQUE_BUILDING):
            assert TABLES.e_building[row] >= 0
        assert (code >= t.FIRST_PASSIVE) == (TABLES.e_when[row] == t.PASSIVE)


def test_names_differ() -> None:
    names = [entry.name for entry in CONTENT.cards + CONTENT.finals]
    assert len(set(names)) == len(names)


def replaced(folder: Path, name: str, old: str, new: str) -> Path:
    text = (DATA / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def test_a_folder_may_replace_single_files(tmp_path: Path) -> None:
    content = load(replaced(tmp_path, "animals.csv", "Cheetah", "Swift Cat"))
    assert content.cards[0].name == "Swift Cat"
    assert content.cards[128].name == "Science Lab"


@pytest.mark.parametrize("name", FILES)
def test_a_copied_file_is_accepted(tmp_path: Path, name: str) -> None:
    shutil.copy(DATA / name, tmp_path / name)
    assert len(load(tmp_path).cards) == 224


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        (
            "animals.csv",
            ",17,predator:2,",
            ",x,predator:2,",
            "animals.csv, row 2, column 'cost': 'x' is not a whole number",
        ),
        (
            "animals.csv",
            "predator:2,africa",
            "dragon:2,africa",
            "animals.csv, row 2, column 'category_icons': 'dragon:2'",
        ),
        ("animals.csv", "5,large,1,,0,0,17", "5,small,1,,0,0,17", "animals.csv, row 2, column 'size_class'"),
        ("animals.csv", '""sprint""', '""dash""', "animals.csv, row 2, column 'abilities': the effect"),
        ("animals.csv", "402,Lion", "407,Lion", "animals.csv, row 3, column 'id': 407 should be 402"),
        ("animals.csv", "0,petting_zoo:1,", "0,petting_zoo:1,,", "animals.csv, row 120, column 'id'"),
        (
            "animals.csv",
            "0,petting_zoo:1,0",
            "0,,0",
            "animals.csv, row 120, column 'special_enclosure': the animal could live nowhere",
        ),
        (
            "sponsors.csv",
            '""when"":""instant""',
            '""when"":""later""',
            "sponsors.csv, row 2, column 'effects': the effect",
        ),
        (
            "sponsors.csv",
            ",meerkat,",
            ",penguin,",
            "sponsors.csv, row 44, column 'effects': exactly one effect must place",
        ),
        ("sponsors.csv", "201,Science Lab,5", "201,Science Lab,0", "sponsors.csv, row 2, column 'level': '0' is not"),
        (
            "projects.csv",
            "base,icon_count,africa",
            "base,icon_count,mars",
            "projects.csv, row 4, column 'target': 'mars'",
        ),
        (
            "projects.csv",
            '{""at_least"":5}',
            "{5}",
            "projects.csv, row 2, column 'slot1_condition': not readable as JSON",
        ),
        (
            "final_scoring.csv",
            "tiers,large_animals",
            "tiers,whales",
            "final_scoring.csv, row 2, column 'metric': 'whales'",
        ),
        ("maps.json", '"terrain": "plain"', '"terrain": "sand"', "maps.json, map A, hex 0,1, column 'terrain': 'sand'"),
        (
            "maps.json",
            '"plain": 42',
            '"plain": 41',
            "maps.json, map A, column 'counts': there are 42 plain cells, not 41",
        ),
        ("maps.json", '"type": "reputation"', '"type": "fame"', "maps.json, map A, hex 0,1, column 'placement_bonus'"),
        (
            "boards.json",
            '"money": 25',
            '"money": "many"',
            "boards.json, start, column 'money': 'many' is not a whole number",
        ),
        (
            "boards.json",
            "[114, 112,",
            "[112,",
            "boards.json, conservation_track, column 'target_appeal': 42 whole numbers",
        ),
        (
            "boards.json",
            '"name": "kiosk"',
            '"name": "shop"',
            "boards.json, building 1, column 'name': the buildings are kiosk",
        ),
        ("boards.json", "{", "[", "boards.json, row 2, column"),
    ],
)
def test_a_wrong_row_is_named(tmp_path: Path, name: str, old: str, new: str, message: str) -> None:
    with pytest.raises(ContentError) as error:
        load(replaced(tmp_path, name, old, new))
    assert message in str(error.value)


def test_a_missing_row_and_a_missing_folder(tmp_path: Path) -> None:
    lines = (DATA / "animals.csv").read_text(encoding="utf-8").splitlines(keepends=True)
    (tmp_path / "animals.csv").write_text("".join(lines[:-1]), encoding="utf-8")
    with pytest.raises(ContentError, match="127 rows, but the game has 128"):
        load(tmp_path)
    with pytest.raises(ContentError, match="no content folder"):
        load(tmp_path / "nowhere")


def test_every_card_and_map_has_a_test(tmp_path: Path) -> None:
    assert GAME.untested_content() == []
    (tmp_path / "test_some.py").write_text("ROWS = [card(401, 17), face('A'), other(402)]")
    assert called(tmp_path, ("card", "face")) == {("card", 401), ("face", "A")}
