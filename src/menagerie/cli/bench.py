"""`menagerie bench`: our games, compiled and not, beside other engines, in one run."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from menagerie import _source
from menagerie.cli.app import app, complaints, console, print_json
from menagerie.cli.words import Json
from menagerie.core import catalog
from menagerie.testing import peers as other_engines
from menagerie.testing.speed import measure, measure_uncompiled


@app.command()
def bench(
    game: Annotated[str, typer.Argument(help="One game; all of them by default.")] = "",
    seats: Annotated[int, typer.Option(help="Number of players; two (or the least) by default.")] = 0,
    seconds: Annotated[float, typer.Option(min=0.05, help="How long each is measured.")] = 1.0,
    peers: Annotated[bool, typer.Option(help="Measure other engines too (extra `bench`).")] = True,
    json: Json = False,
) -> None:
    """Measure uniform random play on one thread, as ratios in one run."""
    found = [catalog.game(game)] if game else catalog.games()
    rates, missing = other_engines.rates(seconds) if peers else ({}, {})
    rows: list[dict[str, Any]] = []
    for each in found:
        count = seats or max(each.min_seats, min(2, each.max_seats))
        measured = [measure(each, count, seconds)]
        if _source.compiled():
            measured.append(measure_uncompiled(each, count, seconds))
        for row in measured:
            row["peer_ratios"] = {name: row["decisions_per_s"] / rate for name, rate in rates.items()}
            rows.append(row)
    if json:
        print_json(rows)
        return
    _show(rows, rates)
    for name, reason in missing.items():
        complaints.print(f"{name}: {reason}", style="dim", markup=False)
    if not _source.compiled():
        complaints.print("The engine is not compiled; `make build` compiles it.", style="yellow")


def _show(rows: list[dict[str, Any]], rates: dict[str, float]) -> None:
    grid = Grid("game", "seats", "engine", "decisions/s", "games/s", "clone µs", "× uncompiled", box=None)
    plain = {row["game"]: row["decisions_per_s"] for row in rows if not row["compiled"]}
    for row in rows:
        ratio = f"{row['decisions_per_s'] / plain[row['game']]:.1f}" if row["game"] in plain else ""
        engine = "compiled" if row["compiled"] else "plain"
        figures = (f"{row['decisions_per_s']:,.0f}", f"{row['games_per_s']:,.0f}", f"{row['clone_us']:.2f}", ratio)
        grid.add_row(row["game"], str(row["seats"]), engine, *figures)
    console.print(grid)
    if not rates:
        return
    console.print("\nOther engines, decisions/s through Python, and how many times faster our games are (compiled)")
    names = [row["game"] for row in rows if row["compiled"]]
    grid = Grid("engine", "decisions/s", *names, box=None)
    for name, rate in rates.items():
        ratios = [f"{row['peer_ratios'][name]:.1f} ×" for row in rows if row["compiled"]]
        grid.add_row(name, f"{rate:,.0f}", *ratios)
    console.print(grid)
