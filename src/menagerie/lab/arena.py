"""A match that can be stopped and continued: settings, games and records in one folder."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from menagerie.core.catalog import game as find_game
from menagerie.core.errors import MenagerieError
from menagerie.core.record import Record, write_atomically
from menagerie.lab import engines
from menagerie.lab.host import PATIENCE
from menagerie.lab.match import Pairing, Played
from menagerie.lab.schedule import schedule

SETTINGS = "match.json"
GAMES = "games.jsonl"
TABLE = "games.parquet"
RECORDS = "records"


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """What is played. The same match gives the same games on every engine, as long as budgets are iterations."""

    game: str
    bots: list[str]
    seats: int
    games: int
    seed: int = 1
    options: dict[str, Any] = {}
    patience: float = PATIENCE

    def pairings(self) -> list[Pairing]:
        game = find_game(self.game)
        return schedule(game, self.bots, self.seats, self.games, self.seed, self.options, self.patience)


FIXED = tuple(name for name in Match.__struct_fields__ if name != "games")  # what must stay when a match continues


class Folder:
    """Where a match is kept: a line for each game as soon as it is finished, and its record."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def open(self, match: Match) -> list[Played]:
        """Begin the match here, or continue it: the games that are already played."""
        settings = self.path / SETTINGS
        if settings.exists():
            before = self.match()
            other = [
                f"{name} {_words(getattr(before, name))}, not {_words(getattr(match, name))}"
                for name in FIXED
                if getattr(before, name) != getattr(match, name)
            ]
            if other:
                raise MenagerieError(
                    f"{self.path} holds another match ({'; '.join(other)}); continue that one or choose another folder."
                )
        (self.path / RECORDS).mkdir(parents=True, exist_ok=True)
        write_atomically(settings, json.dumps(msgspec.to_builtins(match), indent=2) + "\n")
        played = self.games()
        lines = "".join(_line(game) for game in played)  # without what an interruption may have cut off
        write_atomically(self.path / GAMES, lines)
        return played

    def match(self) -> Match:
        try:
            return msgspec.json.decode((self.path / SETTINGS).read_bytes(), type=Match)
        except FileNotFoundError:
            raise MenagerieError(f"There is no match in {str(self.path)!r}; `menagerie arena` makes one.") from None
        except msgspec.DecodeError as problem:
            raise MenagerieError(f"{self.path / SETTINGS} cannot be read: {problem}.") from None

    def games(self) -> list[Played]:
        """All finished games, in the order of their numbers."""
        found: dict[int, Played] = {}
        path = self.path / GAMES
        for line in path.read_bytes().splitlines() if path.exists() else []:
            try:
                game = msgspec.json.decode(line, type=Played)
            except msgspec.DecodeError:
                continue
            found[game.number] = game
        return [found[number] for number in sorted(found)]

    def keep(self, batch: list[Played]) -> None:
        """Records first: a line in the list of games means that its record is there."""
        for game in batch:
            record = msgspec.convert(game.record, Record)
            (self.path / RECORDS / f"{game.number:06}.json").write_text(record.to_json(), encoding="utf-8")
        with (self.path / GAMES).open("a", encoding="utf-8") as file:
            file.write("".join(_line(game) for game in batch))
            file.flush()
            os.fsync(file.fileno())

    def write_table(self, games: list[Played]) -> None:
        """The games as Parquet: one row for every seat of every game."""
        try:
            import pyarrow as arrow  # noqa: PLC0415
            from pyarrow import parquet  # noqa: PLC0415
        except ImportError:
            return
        rows = [
            {
                "number": game.number,
                "seed": game.seed,
                "seat": seat,
                "bot": bot,
                "score": game.scores[seat],
                "place": game.places[seat],
                "victory": game.victories()[seat],
                "actions": game.actions,
                "decisions": game.decisions[seat],
                "seconds": game.seconds[seat],
                "forfeit": game.forfeit == seat,
                "reason": game.reason if game.forfeit == seat else "",
                **{f"stat: {name}": float(value) for name, value in game.statistics[seat].items()},
            }
            for game in games
            for seat, bot in enumerate(game.bots)
        ]
        columns = {name: None for row in rows for name in row}
        table = arrow.table({name: [row.get(name) for row in rows] for name in columns})
        parquet.write_table(table, self.path / TABLE)


def _words(value: object) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value))
    if isinstance(value, dict):
        return " ".join(f"{name}={each}" for name, each in value.items()) or "none"
    return f"{value:g}" if isinstance(value, float) else str(value)


def _line(game: Played) -> str:
    """A game as a line; its record is a file of its own."""
    data = msgspec.to_builtins(game)
    data["record"] = {}
    return json.dumps(data, ensure_ascii=False) + "\n"


def fight(
    match: Match,
    jobs: int = 1,
    engine: str = "local",
    folder: Folder | None = None,
    watch: Callable[[list[Played], int], None] | None = None,
) -> list[Played]:
    """Play a match to its end, or what is missing of it; `watch` gets the games so far and how many there will be."""
    pairings = match.pairings()
    played = folder.open(match) if folder is not None else []
    played = [game for game in played if game.number < len(pairings)]
    done = {game.number for game in played}
    try:
        for batch in engines.run([each for each in pairings if each.number not in done], jobs, engine):
            if folder is not None:
                folder.keep(batch)
            played += batch
            if watch is not None:
                watch(played, len(pairings))
    except BaseException:
        with suppress(OSError):  # the reason why it ended says more
            _write(folder, played)
        raise
    _write(folder, played)
    return played


def _write(folder: Folder | None, played: list[Played]) -> None:
    played.sort(key=lambda game: game.number)
    if folder is not None:
        folder.write_table(played)
