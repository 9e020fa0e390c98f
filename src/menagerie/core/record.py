"""The record of a game: all that is ever stored of it. Everything else follows by replay."""

from __future__ import annotations

import json
import os
import re
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from menagerie.core import catalog
from menagerie.core.errors import MenagerieError, OptionError, RecordError
from menagerie.core.game import Game
from menagerie.core.journal import Journal
from menagerie.core.state import State

FORMAT = "menagerie-record"
VERSION = 1
SEALED = re.compile(r"P([0-9]{1,2}):(.+)", re.IGNORECASE)  # an answer out of turn while sealed ones are collected
BLANK = re.compile(r"[ \t\n\r]*")
JSON = json.JSONDecoder()


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A game as data. `actions` are in notation; `result` is the outcome as it was when the record was written."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    rules_version: int
    content: str = ""
    seats: int
    seed: int
    options: dict[str, Any] = {}
    players: list[str] = []
    actions: list[str] = []
    result: dict[str, Any] | None = None

    def new(self, game: Game | None = None) -> State:
        """The first position; `game` stands in for the installed one when its content was replaced."""
        game = game or catalog.game(self.game)
        if self.rules_version != game.rules_version:
            which = "a newer" if self.rules_version > game.rules_version else "an older"
            raise RecordError(
                f"The record follows rules version {self.rules_version} of {game.title}, but version "
                f"{game.rules_version} is installed; {which} version of this program can read it.",
                field="rules_version",
            )
        if self.content != game.content_id:
            other = f"The record was played with other content of {game.title} ({self.content or 'usual'})."
            raise RecordError(other, field="content")
        state = game.new(self.seats, self.seed, self.options)
        default_names(self.seats, self.players)
        return state

    def replay(self, to: int | None = None, journal: Journal | None = None, game: Game | None = None) -> State:
        """The position after `to` actions (all of them by default), checking every action."""
        state = self.new(game)
        state.journal = journal
        stop = len(self.actions) if to is None else to
        if not 0 <= stop <= len(self.actions):
            raise RecordError(f"The record has {len(self.actions)} actions; there is no position {stop}.")
        for number, notation in enumerate(self.actions[:stop]):
            try:
                apply_notation(state, notation)
            except MenagerieError as problem:
                raise misplayed(number, problem) from None
        if stop == len(self.actions) and self.result is not None:
            self._compare(self.result, state)
        return state

    def _compare(self, result: dict[str, Any], state: State) -> None:
        if not state.is_over():
            raise RecordError("The record has a result, but its actions do not end the game.", field="result")
        reached = {"scores": state.scores(), "ranking": state.ranking()}
        for name, word in (("scores", "scores"), ("ranking", "places")):
            if (name in result or name == "scores") and result.get(name) != reached[name]:
                said = f"The record says the {word} are {result.get(name)}, but its actions lead to {reached[name]}."
                raise RecordError(said, field="result")

    def to_json(self) -> str:
        """Readable JSON with one action on a line."""
        data = msgspec.to_builtins(self)
        head = [f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in data.items() if key != "actions"]
        actions = ",\n".join(f"    {json.dumps(action)}" for action in self.actions)
        head.insert(-1, '  "actions": [\n' + actions + "\n  ]" if actions else '  "actions": []')
        return "{\n" + ",\n".join(head) + "\n}\n"

    def save(self, path: str | Path) -> None:
        """Write the record so that the file is either the old one or the whole new one."""
        write_atomically(Path(path), self.to_json())


def misplayed(number: int, problem: MenagerieError) -> RecordError:
    """What is wrong with an action of a record, counted from 0."""
    return RecordError(f"Action {number + 1} of the record: {problem}", field=f"actions[{number}]")


def apply_notation(state: State, notation: str) -> None:
    """Play one recorded action; an answer out of turn is written as `P3: bid 2`."""
    _, notation = turn(state, notation)
    state.play(notation)


def turn(state: State, notation: str) -> tuple[int, str]:
    """The seat that takes a recorded action, which is asked now, and the action's own notation."""
    sealed = SEALED.fullmatch(notation.strip())
    if sealed is None:
        return state.current_player(), notation
    seat = int(sealed[1]) - 1
    if seat < 0 or not (state.deciders() >> seat) & 1:
        raise RecordError(f"Player {sealed[1]} is not asked here.")
    state.turn_to(seat)
    return seat, sealed[2]


def load(path: str | Path) -> Record:
    """Read and check a record file; an error names the line that is wrong."""
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise RecordError(f"There is no file {str(path)!r}.") from None
    except (OSError, UnicodeDecodeError) as problem:
        raise RecordError(
            f"{path.name} cannot be read: {getattr(problem, 'strerror', None) or 'not a text'}."
        ) from None
    return parse(text, path.name)


def parse(text: str, name: str = "record") -> Record:
    """The record in a JSON text, replayed once to check every action."""
    text = text.removeprefix("\ufeff")  # some editors begin every file with it
    try:
        data = json.loads(text)
    except json.JSONDecodeError as problem:
        raise RecordError(f"{name}, line {problem.lineno}: {_what(problem)}.", problem.lineno) from None
    except RecursionError:
        raise RecordError(f"{name} is nested too deeply.") from None
    except ValueError:
        raise RecordError(f"{name} has a number that is too long.") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError(f"{name} is not a record of a game.", 1)
    try:
        record = _read(data, text)
        record.replay()
    except MenagerieError as problem:
        line = line_of(text, problem.field)
        raise RecordError(f"{name}, line {line}: {problem}", line, problem.field) from None
    return record


def _read(data: dict[str, Any], text: str) -> Record:
    """The record in parsed JSON, its actions unchecked."""
    if data.get("version") != VERSION:
        version = f"The record has format version {data.get('version')!r}; this program reads version {VERSION}."
        raise RecordError(version, field="version")
    half = half_character(text)
    if half:
        raise RecordError("A text holds half of a character (a lone surrogate).", field=half)
    try:
        return msgspec.convert(data, Record)
    except msgspec.ValidationError as problem:
        field = re.search(r"\$\.(\w+(?:\[\d+\])?)", str(problem)) or re.search(r"unknown field `(\w+)`", str(problem))
        raise RecordError(f"{problem}.", field=field[1] if field else "") from None


def line_of(text: str, field: str) -> int:
    """The line of a field of the record, such as `seats` or `actions[3]`; 1 if the text does not have it."""
    at = dict((found, at) for found, at, _ in _fields(text)).get(field, 0)
    return text.count("\n", 0, at) + 1


def half_character(text: str) -> str:
    """The first field with a text that no file can hold, as half of a character is missing; else the empty string."""
    if re.search(r"[\ud800-\udfff]|\\u[dD][89a-fA-F]", text) is None:
        return ""
    for field, _, value in _fields(text):
        if re.search(r"[\ud800-\udfff]", json.dumps([field, value], ensure_ascii=False)):
            return re.sub(r"[\ud800-\udfff]", "", field) or "format"
    return ""


def _fields(text: str) -> Iterator[tuple[str, int, Any]]:
    """The fields of a JSON object and of the lists in it: their names, where they stand, their values."""
    for key, at, start in _entries(text, _skip(text, 0), True):
        value, _ = JSON.raw_decode(text, start)
        if text[start] == "[":
            for number, (_, entry, _) in enumerate(_entries(text, start, False)):
                yield f"{key}[{number}]", entry, JSON.raw_decode(text, entry)[0]
        yield key, at, value


def _entries(text: str, at: int, keyed: bool) -> Iterator[tuple[str, int, int]]:
    """The entries of the JSON object or list that begins there: key, where the entry and where its value begins."""
    at = _skip(text, at + 1)
    while text[at] not in "]}":
        entry, key = at, ""
        if keyed:
            key, at = JSON.raw_decode(text, at)
            at = _skip(text, _skip(text, at) + 1)
        yield key, entry, at
        at = _skip(text, JSON.raw_decode(text, at)[1])
        if text[at] == ",":
            at = _skip(text, at + 1)


def _skip(text: str, at: int) -> int:
    """Where the next character stands that is not blank."""
    blank = BLANK.match(text, at)
    return blank.end() if blank else at


def _what(problem: json.JSONDecodeError) -> str:
    """What the JSON reader found, as the end of a sentence."""
    if problem.pos >= len(problem.doc.rstrip()) or problem.msg.startswith("Unterminated string"):
        return "the file ends in the middle of the record"
    if problem.msg.startswith("Invalid control character"):
        return "a text is not closed, or holds a control character"
    return f"{problem.msg[0].lower()}{problem.msg[1:]}"


def write_atomically(path: Path, text: str) -> None:
    """Write a file through a temporary one beside it, so that a crash or a full disk leaves the old one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def outcome(state: State) -> dict[str, Any]:
    """The result of a position as plain data: scores, places and the sources of the points, seat by seat."""
    return {
        "scores": state.scores(),
        "ranking": state.ranking(),
        "breakdown": [[list(source) for source in state.breakdown(seat)] for seat in range(state.seats)],
    }


def default_names(seats: int, given: Sequence[str] = ()) -> list[str]:
    """Names for all seats: the given ones, then P1, P2 and so on."""
    if len(given) > seats:
        raise OptionError(f"{len(given)} players are named for {seats} seats.", "players")
    return [*given, *(f"P{seat + 1}" for seat in range(len(given), seats))]
