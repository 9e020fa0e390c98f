"""The tables: what they hold, and how a wrong row is named."""

from __future__ import annotations

import shutil
from collections import Counter
from importlib import resources
from pathlib import Path

import pytest

from menagerie.core.errors import ContentError
from menagerie.games.zoophoria import text
from menagerie.games.zoophoria import vocabulary as v
from menagerie.games.zoophoria.content import CATEGORIES, CLASSES, replaced

from .zoo_builder import CONTENT, GAME, number

rule = pytest.mark.rule
TABLES = CONTENT.tables


@rule("ZP-2.1", "ZP-2.3", "ZP-2.4", "ZP-2.5", "ZP-2.6", "ZP-2.7", "ZP-T26")
def test_the_tables_hold_what_is_in_the_box() -> None:
    animals = Counter(CLASSES[TABLES.animal_class[card]] for card in range(v.ANIMALS))
    assert animals == {"mammal": 40, "bird": 22, "reptile": 16, "arachnid": 8, "amphibian": 3}
    assert sum(TABLES.baby[card] for card in range(v.ANIMALS)) == 5
    kinds = Counter(int(kind) for kind in TABLES.kind)
    assert kinds == {v.ANIMAL: 89, v.EMPLOYEE: 49, v.BUILDING: 27}
    assert len(CONTENT.targets) == 23 and len(CONTENT.spaces) == 11
    assert len(TABLES.event_effect) == 21 and all(TABLES.event_effect[roll] for roll in range(1, 21))
    assert len(TABLES.income_space) == 16
    categories = Counter(CATEGORIES[TABLES.category[card]] for card in range(v.FIRST_BUILDING, v.CARDS))
    assert categories["structure"] == 8
    assert len(set(CONTENT.names[: v.ANIMALS])) - 5 - 5 == 79  # species: a pair counts once, babies not at all
    assert len(set(CONTENT.names[v.FIRST_EMPLOYEE :])) == 65


@rule("ZP-2.8")
def test_texts_without_rule_meaning_change_nothing_but_the_words(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    change(folder, "animals.csv", "draw_3_animals,one_time,draw_animals", "some other words,one_time,draw_animals")
    again = replaced(str(folder))
    assert again.names == CONTENT.names and list(again.tables.code) == list(TABLES.code)


def copied(tmp_path: Path) -> Path:
    folder = tmp_path / "tables"
    shutil.copytree(str(resources.files("menagerie.games.zoophoria").joinpath("data")), folder)
    return folder


def change(folder: Path, file: str, old: str, new: str) -> None:
    text_ = (folder / file).read_text(encoding="utf-8")
    assert old in text_
    (folder / file).write_text(text_.replace(old, new, 1), encoding="utf-8")


LION = "lion_m,Lion (Male),mammal,Africa,warm,1,3,2,4,lion,"
WRONG = [
    ("animals.csv", "draw_animals,3", "summon_animals,3", r"animals.csv, row 2, column 'code': 'summon_animals'"),
    ("animals.csv", "draw_animals,3", "draw_animals,x", r"row 2, column 'param': 'x' is not a whole number"),
    ("animals.csv", "emu,Emu,bird", "emu,Emu,fish", r"column 'class': 'fish'"),
    ("animals.csv", "emu,Emu,bird,Australia", "emu,Emu,bird,Atlantis", r"column 'continent': 'Atlantis'"),
    ("animals.csv", "emu,Emu,bird", "bald_eagle,Emu,bird", r"column 'card_id': names a card a second time"),
    ("animals.csv", "emu,Emu,bird", "emu,,bird", r"column 'name': is empty"),
    ("animals.csv", "immune_closed,,name", "immune_closed,7,name", r"column 'param': '7' has no meaning here"),
    ("animals.csv", "food:3|", "bread:3|", r"column 'param': 'bread' is unknown"),
    ("animals.csv", "food:3|", "food:0|", r"column 'param': '0' is not a number above 0"),
    ("animals.csv", "draw_targets,3|2", "draw_targets,3", r"is not two numbers like 3\|2"),
    ("animals.csv", "1,stack_5_spiders", "0,stack_5_spiders", r"column 'spider': does not agree with 'code'"),
    ("animals.csv", LION + "0,,,,,", LION + "0,,,food,3,", r"a member of a family cannot have a favour"),
    ("animals.csv", "4,lion,0,baby", "4,,0,baby", r"a baby needs a family"),
    ("animals.csv", LION, LION.replace("lion,", "tiger,"), r"is not a pair with one baby"),
    (
        "employees.csv",
        "keeper_1,Keeper,keeper,,1,3,0,0,0,1,1,",
        "keeper_1,Keeper,keeper,,1,3,0,0,0,1,0,",
        r"three kinds of four cards",
    ),
    ("employees.csv", "never,food,2,bird,1", "never,food,2,fish,1", r"column 'bonus_kinds': 'fish' is unknown"),
    (
        "employees.csv",
        "photographer,Photographer,guest_services,photo",
        "photographer,Photographer,guest_services,",
        r"column 'guest_category'",
    ),
    (
        "employees.csv",
        "stack_with,guest_services,special",
        "stack_with,guest_services,alone",
        r"'special' needs 'stack_with'",
    ),
    (
        "employees.csv",
        "stack_with,guest_services,special",
        "stack_with,guests,special",
        r"column 'param': 'guests' is unknown",
    ),
    ("buildings.csv", "exhibit,weather,cold", "exhibit,weather,wet", r"'weather' with 'wet' is unknown"),
    ("buildings.csv", "exhibit,weather,cold", "alone,weather,cold", r"structures have 'exhibit'"),
    ("buildings.csv", "host,distinct_guest_category", "host,distinct", r"column 'theme_code': 'distinct' is unknown"),
    (
        "buildings.csv",
        "same_category,,,name;stacks",
        "same_category,class,bird,name;stacks",
        r"only structures have a theme",
    ),
    ("events.csv", "2,virus_die", "3,virus_die", r"events.csv, row 3, column 'roll': should be 2"),
    ("events.csv", "2,virus_die", "2,ghost_die", r"column 'effect': 'ghost_die'"),
    ("events.csv", "8,virus_each_mammal,1", "8,virus_each_mammal,2", r"row 9, column 'amount': '2' has no meaning"),
    ("events.csv", "16,close_mammals,", "16,close_mammals,3", r"row 17, column 'amount': '3' has no meaning"),
    ("targets.csv", "continent,Africa", "continent,Atlantis", r"targets.csv, row 2, column 'parameter': 'Atlantis'"),
    ("targets.csv", "T02,", "T01,", r"names a target a second time"),
    ("day_workers.csv", "green_1,green,food", "green_1,green,visitors", r"green should have 'food'"),
    (
        "day_workers.csv",
        "yellow,yellow,collect_coins,0",
        "yellow,yellow,collect_coins,1",
        r"does not agree with the colour",
    ),
    ("day_workers.csv", "green_2,", "green_1,", r"names a space a second time"),
    ("two_player_blocks.csv", "2,animal slot 3", "3,animal slot 3", r"column 'red_die': should be 2"),
    ("visitor_track.csv", "30,2", "15,2", r"is not above the one before"),
    ("constants.csv", "workers,3", "workers,4", r"workers is 3 in every game"),
    ("constants.csv", "start_coins,10", "start_money,10", r"'start_coins' is missing"),
    ("constants.csv", "10,rulebook", "10,hearsay", r"column 'provenance': 'hearsay'"),
]


@rule("ZP-T26")
@pytest.mark.parametrize(("file", "old", "new", "message"), WRONG)
def test_a_wrong_row_is_named(tmp_path: Path, file: str, old: str, new: str, message: str) -> None:
    folder = copied(tmp_path)
    change(folder, file, old, new)
    with pytest.raises(ContentError, match=message):
        replaced(str(folder))


def test_a_missing_row_and_a_missing_file_are_named(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    change(folder, "targets.csv", "T23,no trash and no virus cubes,clean,,0,6,reconstructed,\n", "")
    with pytest.raises(ContentError, match=r"targets.csv: it has 22 rows instead of 23"):
        replaced(str(folder))
    (folder / "events.csv").unlink()
    with pytest.raises(ContentError, match=r"events.csv cannot be read"):
        replaced(str(folder))


def test_a_track_with_too_many_income_spaces_is_refused(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    rows = "\n".join(f"{space},2,reconstructed," for space in range(1, 70))
    (folder / "visitor_track.csv").write_text(f"income_space,coins,provenance,provenance_note\n{rows}\n")
    with pytest.raises(ContentError, match="60 is the most"):
        replaced(str(folder))


def test_a_content_folder_replaces_the_values(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    change(
        folder, "animals.csv", "giraffe,Giraffe,mammal,Africa,warm,1,3,3,4", "giraffe,Okapi,mammal,Africa,warm,1,3,3,9"
    )
    game = GAME.with_content(str(folder))
    state = game.new(3, 1)
    assert state.tables.visitors[number("Giraffe")] == 9 and game.content_id
    assert game.actions.notation(number("Giraffe")) == "reject Okapi"
    assert GAME.new(3, 1).tables.visitors[number("Giraffe")] == 4 and not GAME.content_id


def test_every_card_says_what_is_printed_on_it() -> None:
    for card in range(v.CARDS):
        assert text.card_words(CONTENT, card)
        if TABLES.code[card] and TABLES.code[card] != v.BABY:
            assert text.favour_words(CONTENT, card)
    assert text.card_words(CONTENT, number("Giraffe")) == (
        "mammal, Africa, warm, endangered · eats 3 · bears 3 viruses · 4 visitors"
    )
    assert text.card_words(CONTENT, number("Mammal Veterinarian")) == (
        "medical · wage 2 · virus removal 1 · +1 virus removal per 2 mammal · specialist"
    )
