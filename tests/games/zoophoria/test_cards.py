"""Every card alone in a habitat does what its row says."""

from __future__ import annotations

import csv
from importlib import resources

import pytest

from menagerie.games.zoophoria import vocabulary as v

from .zoo_builder import CONTENT, Position

rule = pytest.mark.rule


def rows(file: str) -> list[dict[str, str]]:
    """The rows of a table as they are written, read without the loader."""
    text = resources.files("menagerie.games.zoophoria").joinpath("data", file).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


ANIMALS = list(zip(CONTENT.words[: v.ANIMALS], rows("animals.csv"), strict=True))
EMPLOYEES = list(zip(CONTENT.words[v.FIRST_EMPLOYEE : v.FIRST_BUILDING], rows("employees.csv"), strict=True))
BUILDINGS = list(zip(CONTENT.words[v.FIRST_BUILDING :], rows("buildings.csv"), strict=True))
ALL_ANIMALS_KINDS = {"bird": "Emu", "mammal": "Koala", "reptile": "Chameleon", "arachnid": "Black Widow"}


@rule("ZP-2.3", "ZP-15.33", "ZP-15.36", "ZP-15.41")
@pytest.mark.parametrize(("name", "row"), ANIMALS, ids=lambda value: value if isinstance(value, str) else "")
def test_an_animal(name: str, row: dict[str, str]) -> None:
    position = Position().dice(0, 0, 0).habitat(0, [name])
    assert position.food_cost() == int(row["food"])
    assert position.room() == int(row["virus_capacity"]) + 1
    assert position.attracted() == int(row["visitors"])
    friday = int(row["param"]) if row["code"] == "weekend_visitors" else int(row["visitors"])
    assert position.day("Friday").attracted() == friday
    for event, weather in ((14, "cold"), (15, "warm")):
        lost = 1 if row["weather"] == weather else 0
        assert position.happening(event).attracted() == max(friday - lost, 0)
    for event, kind in ((16, "mammal"), (17, "reptile"), (18, "bird")):
        assert position.happening(event).attracted() == (0 if row["class"] == kind else friday)
    position.state.happening = False
    for word, column in (("T15", "endangered"), ("T20", "name")):
        position.targets(0, word)
        have = {target.number: target.have for target in position.state.view(0).targets}
        assert have[CONTENT.target_words.index(word)] == (int(row["endangered"]) if column == "endangered" else 1)


@rule("ZP-2.4", "ZP-15.33", "ZP-15.34", "ZP-15.35", "ZP-15.36", "ZP-15.40")
@pytest.mark.parametrize(("name", "row"), EMPLOYEES, ids=lambda value: value if isinstance(value, str) else "")
def test_an_employee(name: str, row: dict[str, str]) -> None:
    position = Position().coins(9, 0, 0).dice(0, 0, 0).habitat(0, [], [name])
    assert position.food() == int(row["food"]) and position.treatment() == int(row["virus_removal"])
    assert position.net_trash() == -int(row["trash_removal"]) and position.attracted() == int(row["visitors"])
    assert position.go("WAGES").purse()[0] == 9 - int(row["wage"])
    if row["bonus_kinds"]:
        kind = row["bonus_kinds"].split("|")[0]
        animals = ["Koala", "Cheetah"] if kind in ("mammal", "endangered") else [ALL_ANIMALS_KINDS[kind]]
        position.habitat(0, animals)
        column = "food" if row["bonus_resource"] == "food" else "virus_removal"
        found = position.food() if column == "food" else position.treatment()
        more = int(row["bonus_amount"]) * (len(animals) // int(row["bonus_divisor"]))
        assert found == int(row[column]) + more
    closed = row["category"] == "guest_services"
    assert position.happening(19).state.view(0).habitats[0].staff[0][0].closed is closed


@rule("ZP-2.5", "ZP-15.33", "ZP-15.34", "ZP-15.35", "ZP-15.36", "ZP-15.37", "ZP-15.38", "ZP-15.39")
@pytest.mark.parametrize(("name", "row"), BUILDINGS, ids=lambda value: value if isinstance(value, str) else "")
def test_a_building(name: str, row: dict[str, str]) -> None:
    structure = row["category"] == "structure"
    position = Position().coins(0, 0, 0).dice(0, 0, 0)
    position.habitat(0, [f"[{name}]"] if structure else [], [] if structure else [name])
    assert position.food() == int(row["food"]) and position.treatment() == int(row["virus_removal"])
    assert position.net_trash() == int(row["trash_output"]) - int(row["trash_removal"])
    assert position.viruses() == int(row["virus_output"]) and position.attracted() == int(row["visitors"])
    assert position.go("INCOME").purse()[0] == int(row["coins"])
    position.happening(19)
    assert position.attracted() == (0 if row["category"] == "guest_services" else int(row["visitors"]))
