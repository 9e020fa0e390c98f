"""`menagerie check`: the conformance suite over random games."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from menagerie.cli.app import app, complaints, console, print_json
from menagerie.cli.words import GameName, Json, seat_counts, the_game
from menagerie.testing import Report, check_game

BATCH = 50  # games a worker checks before it reports
SHIFT = 10  # batches of a worker before fresh ones take over, so that memory stays bounded


def _batch(game: str, seats: int, games: int, seed: int) -> Report:
    return check_game(the_game(game), [seats], games, seed)


@app.command()
def check(
    game: GameName,
    seats: Annotated[str, typer.Option(help="Numbers of players: all, or some like 2,4.")] = "all",
    games: Annotated[int, typer.Option(min=1, help="Random games for each number of players.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The first seed.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Processes to use.")] = os.cpu_count() or 1,
    content: Annotated[bool, typer.Option("--content", help="List cards whose effect no test exercises.")] = False,
    json: Json = False,
) -> None:
    """Play random games and check everything a game must fulfil."""
    found = the_game(game)
    if content:
        untested = found.untested_content()
        if json:
            print_json({"game": found.id, "untested": untested})
        else:
            console.print("\n".join(untested) or "Every card is exercised by a test.", markup=False)
        raise SystemExit(1 if untested else 0)
    counts = seat_counts(found, seats)
    report = Report(found.id)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=complaints,
        disable=json,
    )
    batches = [
        (found.id, count, min(BATCH, games - start), seed + start)
        for start in range(0, games, BATCH)
        for count in counts
    ]
    with bar:
        task = bar.add_task(f"checking {found.title}", total=games * len(counts))
        try:
            for first in range(0, len(batches), jobs * SHIFT):
                for part in _checked(batches[first : first + jobs * SHIFT], jobs):
                    _add(report, part)
                    bar.advance(task, part.games)
        except KeyboardInterrupt:
            complaints.print(f"Stopped after {report.games} games.")
    if json:
        print_json(report.as_data())
    else:
        _show(report)
    raise SystemExit(1 if report.violations else 0)


def _checked(batches: list[tuple[str, int, int, int]], jobs: int) -> Iterator[Report]:
    """Check batches with fresh workers; whoever stops early does not wait for those that have not begun."""
    with ProcessPoolExecutor(jobs) as pool:
        try:
            for done in as_completed([pool.submit(_batch, *batch) for batch in batches]):
                yield done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _add(total: Report, part: Report) -> None:
    total.games += part.games
    total.decisions += part.decisions
    total.longest_list = max(total.longest_list, part.longest_list)
    total.longest_game = max(total.longest_game, part.longest_game)
    total.option_sets = max(total.option_sets, part.option_sets)
    total.violations += part.violations


def _show(report: Report) -> None:
    console.print(
        f"{report.games} games, {report.decisions} decisions, {report.option_sets} sets of options; longest list of "
        f"choices {report.longest_list}, longest game {report.longest_game} decisions."
    )
    if not report.violations:
        console.print("Everything holds.", style="green")
    for violation in report.violations:
        place = f"seats {violation.seats}, seed {violation.seed}, options {violation.options}"
        line = f"{violation.check}: {violation.problem} ({place}, position {violation.position})"
        console.print(line, style="red", markup=False)
