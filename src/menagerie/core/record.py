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
from menagerie.core.errors import MenagerieError, RecordError
from menagerie.core.game import Game
from menagerie.core.journal import Journal
from menagerie.core.state import State

FORMAT = "menagerie-record"
VERSION = 1
ENTRY = re.compile(r'\s*,?\s*("(?:[^"\\]|\\.)*")')
SEALED = re.compile(r"P([0-9]{1,2}): (.+)")  # an answer given out of turn while sealed answers are collected


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
            newer = self.rules_version > game.rules_version
            advice = "a newer version of this program can read it" if newer else "an older version of this program can"
            raise RecordError(
                f"The record follows rules version {self.rules_version} of {game.title}, but version "
                f"{game.rules_version} is installed; {advice}."
            )
        if self.content != game.content_id:
            raise RecordError(f"The record was played with other content of {game.title} ({self.content or 'usual'}).")
        return game.new(self.seats, self.seed, self.options)

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
                raise RecordError(f"Action {number + 1} of the record: {problem}", line=number) from None
        if stop == len(self.actions) and self.result is not None and state.is_over():
            self._compare(state)
        return state

    def _compare(self, state: State) -> None:
        if self.result is not None and self.result.get("scores") != state.scores():
            raise RecordError(
                f"The record says the scores are {self.result.get('scores')}, but its actions lead to {state.scores()}."
            )

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


def apply_notation(state: State, notation: str) -> None:
    """Play one recorded action; an answer out of turn is written as `P3: bid 2`."""
    sealed = SEALED.fullmatch(notation)
    if sealed is not None:
        seat = int(sealed[1]) - 1
        if seat < 0 or not (state.deciders() >> seat) & 1:
            raise RecordError(f"Player {sealed[1]} is not asked here.")
        state.turn_to(seat)
        notation = sealed[2]
    state.play(notation)


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
    if data.get("version") != VERSION:
        raise RecordError(
            f"{name} has format version {data.get('version')!r}; this program reads version {VERSION}.", 1
        )
    try:
        record = msgspec.convert(data, Record)
    except msgspec.ValidationError as problem:
        line = _line_of(text, str(problem))
        raise RecordError(f"{name}, line {line}: {problem}.", line) from None
    try:
        record.replay()
    except RecordError as problem:
        if str(problem).startswith("Action "):
            line = action_lines(text)[problem.line]
            raise RecordError(f"{name}, line {line}: {problem}", line) from None
        raise RecordError(f"{name}: {problem}") from None
    except MenagerieError as problem:
        raise RecordError(f"{name}: {problem}") from None
    return record


def action_lines(text: str) -> list[int]:
    """The line of every action in a record's text."""
    start = re.search(r'"actions"\s*:\s*\[', text)
    if start is None:
        return []
    lines: list[int] = []
    line, at = 1, 0
    for found in _entries(text, start.end()):
        line += text.count("\n", at, found.start(1))
        at = found.start(1)
        lines.append(line)
    return lines


def _entries(text: str, at: int) -> Iterator[re.Match[str]]:
    """The texts of a JSON list that begins there."""
    while (found := ENTRY.match(text, at)) is not None:
        yield found
        at = found.end()


def _line_of(text: str, problem: str) -> int:
    """The line of the field that a message names, such as `$.seats`."""
    named = re.search(r"\$\.(\w+)", problem) or re.search(r"field `(\w+)`", problem)
    if named is None:
        return 1
    at = text.find(f'"{named[1]}"')
    return text.count("\n", 0, max(at, 0)) + 1


def _what(problem: json.JSONDecodeError) -> str:
    if problem.pos >= len(problem.doc.rstrip()):
        return "the file ends in the middle of the record"
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
    return [*given, *(f"P{seat + 1}" for seat in range(len(given), seats))]
