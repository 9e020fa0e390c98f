"""`menagerie replay`: read a record and show where it leads."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from menagerie.cli.app import app, console, print_json
from menagerie.cli.words import Json
from menagerie.core import record as records
from menagerie.core.errors import RecordError
from menagerie.core.record import default_names, outcome
from menagerie.table import Table


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record file.")],
    to: Annotated[int | None, typer.Option(help="Stop after this many actions.")] = None,
    json: Json = False,
) -> None:
    """Check a record, show its log and the position it leads to."""
    record = records.load(file)
    if to is not None:
        if not 0 <= to <= len(record.actions):
            raise RecordError(f"The record has {len(record.actions)} actions; there is no position {to}.")
        record.actions = record.actions[:to]
        record.result = None
    table = Table.of_record(record, auto=False)
    state, game = table.state, table.game
    if json:
        print_json(
            {
                "game": record.game,
                "seats": record.seats,
                "result": outcome(state),
                "actions": record.actions,
                "view": msgspec.to_builtins(state.view(None)),
            }
        )
        return
    names = default_names(record.seats, record.players)
    for position, line in table.log(everything=True):
        console.print(f"{position:4}  {line}", markup=False, highlight=False)
    console.print(f"\n{game.title} · {game.phase(state)} · {table.position} actions\n", style="bold")
    console.print(game.board(state, None, names), markup=False, highlight=False)
    show_result(table)


def show_result(table: Table) -> None:
    """Scores with their sources, best first."""
    state = table.state
    console.print("\nFinal scores" if table.is_over else "\nScores so far", style="bold")
    places = state.ranking()
    for seat in sorted(range(state.seats), key=lambda seat: places[seat]):
        sources = ", ".join(f"{name} {points:+}" for name, points in state.breakdown(seat) if points)
        tie = f"; tie-break {state.tiebreak(seat)}" if state.scores().count(state.score(seat)) > 1 else ""
        line = f"{places[seat]}. {table.players[seat]}: {state.score(seat)} ({sources or 'nothing'}{tie})"
        console.print(line, markup=False, highlight=False)
