"""Records: readable, checked, atomic."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import menagerie
from menagerie.core.errors import RecordError
from menagerie.core.packing import fingerprint
from menagerie.core.record import Record, load, parse
from menagerie.table import Table

GAME = menagerie.game("mini-zooloretto")


@pytest.fixture
def finished() -> Table:
    table = Table(GAME, 2, 5, players=("Ann", "Ben"))
    while not table.is_over:
        seat = table.deciders()[0]
        table.play(seat, table.legal_actions(seat)[-1])
    return table


def test_a_record_is_readable_and_leads_to_the_same_position(finished: Table, tmp_path: Path) -> None:
    path = tmp_path / "games" / "one.json"
    finished.record().save(path)
    text = path.read_text()
    assert '\n    "add",\n' in text and '"game": "mini-zooloretto"' in text
    assert fingerprint(load(path).replay()) == fingerprint(finished.state)
    assert [entry.name for entry in path.parent.iterdir()] == ["one.json"]


def test_a_wrong_action_is_named_by_its_line(finished: Table) -> None:
    lines = finished.record().to_json().splitlines()
    at = next(number for number, line in enumerate(lines) if '"load ' in line)
    lines[at] = '    "load 9",'
    with pytest.raises(RecordError, match=rf"line {at + 1}: Action 2 .*'load 9' is not an action") as problem:
        parse("\n".join(lines))
    assert problem.value.line == at + 1
    lines[at] = '    "take 3",'
    with pytest.raises(RecordError, match=rf"line {at + 1}: .*another decision is open"):
        parse("\n".join(lines))


def test_a_truncated_file_is_named(finished: Table) -> None:
    text = finished.record().to_json()
    with pytest.raises(RecordError, match=r"line \d+"):
        parse(text[: len(text) // 2])
    with pytest.raises(RecordError, match="ends in the middle"):
        parse(text[: text.index('"actions"')])


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("version", 2, "format version 2"),
        ("format", "other", "not a record"),
        ("seats", "two", "line 7"),
        ("seats", 9, "2 to 5 players"),
        ("game", "chess", "no game 'chess'"),
        ("rules_version", 99, "newer version of this program"),
        ("rules_version", 0, "older version"),
        ("options", {"speed": 1}, "no option 'speed'"),
        ("result", {"scores": [99, 99]}, "the record says the scores are"),
        ("result", {}, "the record says the scores are None"),
        ("actions", ["add"], "its actions do not end the game"),
        ("content", "abc", "other content"),
        ("seed", -1, "A seed is a whole number"),
        ("seed", 1.5, "Expected `int`"),
        ("seed", "\ud800", "half of a character"),
        ("players", ["Ann", "\udfff"], "half of a character"),
        ("players", ["Ann", "Ben", "Cy"], "3 players are named for 2 seats"),
        ("surprise", 1, "surprise"),
    ],
)
def test_an_edited_record_is_refused_with_the_line_of_the_field(
    finished: Table, field: str, value: object, message: str
) -> None:
    data = json.loads(finished.record().to_json())
    data[field] = value
    text = json.dumps(data, indent=2)
    with pytest.raises(RecordError, match=re.compile(message, re.IGNORECASE)) as problem:
        parse(text)
    blamed = {"format": "{", "actions": '"result"'}.get(field, f'"{field}"')
    if value == ["Ann", "\udfff"]:
        blamed = r"\udfff"
    assert blamed in text.splitlines()[problem.value.line - 1]


def test_a_result_must_be_what_the_actions_lead_to(finished: Table) -> None:
    data = json.loads(finished.record().to_json())
    data["result"]["ranking"] = [1, 1]
    with pytest.raises(RecordError, match="the places are"):
        parse(json.dumps(data))
    del data["result"]["ranking"]
    assert parse(json.dumps(data)).replay().is_over()


@pytest.mark.parametrize("entry", [7, None, "add\nadd", "x" * 1_000_000, "at " + "," * 1_000_000])
def test_a_wrong_entry_among_the_actions_is_named_by_its_line(finished: Table, entry: object) -> None:
    data = json.loads(finished.record().to_json())
    data["actions"][2] = entry
    text = json.dumps({**data, "result": None, "players": ['"actions": [']}, indent=2).replace(
        "actions", r"\u0061ctions"
    )
    at = text.splitlines().index("    " + json.dumps(entry) + ",")
    with pytest.raises(RecordError, match=rf"line {at + 1}: ") as problem:
        parse(text)
    assert problem.value.line == at + 1 and len(str(problem.value)) < 300


def test_a_mark_at_the_beginning_of_the_file_does_no_harm(finished: Table, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("\ufeff" + finished.record().to_json(), encoding="utf-8")
    assert load(path) == finished.record()


def test_an_answer_out_of_turn_names_its_player() -> None:
    bids = Record(game="o-zoo-le-mio", rules_version=1, seats=3, seed=5, actions=["P3: bid 0", "p2:  bid 1", "bid 0"])
    table = Table.of_record(bids)
    assert [(move.seat, move.notation) for move in table.moves] == [(2, "P3: bid 0"), (1, "P2: bid 1"), (0, "bid 0")]
    assert fingerprint(table.state) == fingerprint(bids.replay())
    bids.actions[1] = "P3: bid 1"
    for read in (bids.replay, lambda: Table.of_record(bids)):
        with pytest.raises(RecordError, match="Action 2 of the record: Player 3 is not asked here"):
            read()


@pytest.mark.parametrize("text", ["", "[]", "null", "{", "\x00", '{"format": "menagerie-record"}', "[" * 100_000])
def test_anything_else_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(RecordError):
        parse(text)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="There is no file"):
        load(tmp_path / "nothing.json")


def test_a_full_disk_leaves_the_old_file(finished: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    finished.record().save(path)
    before = path.read_bytes()

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("menagerie.core.record.os.fsync", full)
    with pytest.raises(OSError, match="No space left"):
        Record(game="mini-zooloretto", rules_version=1, seats=2, seed=1).save(path)
    assert path.read_bytes() == before and len(list(tmp_path.iterdir())) == 1
