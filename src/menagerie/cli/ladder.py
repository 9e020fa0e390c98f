"""`menagerie ladder`: the standard matches of the games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from menagerie.cli.app import app, complaints, console
from menagerie.core import catalog
from menagerie.lab import ladder as rungs
from menagerie.lab.arena import Match
from menagerie.lab.match import Played


@app.command()
def ladder(
    game: Annotated[list[str] | None, typer.Argument(help="Games; all of them if none is named.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Games of a match between bots that answer at once.")] = 400,
    slow_games: Annotated[int, typer.Option(min=1, help="Games of a match with bots that think.")] = 100,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 2,
    root: Annotated[Path, typer.Option(help="The folder of the project, where the results are written.")] = Path("."),
) -> None:
    """Play the standard matches and write benchmarks/ladder/, docs/ladder.md and the ratings of the levels."""
    for name in game or catalog.names():
        with complaints.status(name) as status:

            def shown(match: Match, played: list[Played], total: int) -> None:
                status.update(f"{match.game}, {match.seats} seats, {' – '.join(match.bots)}: {len(played)}/{total}")

            document = rungs.climb(catalog.game(name).id, games, slow_games, jobs, shown)
        rungs.write(root, document)
        for match in document["matches"]:
            for sentence in match["sentences"]:
                text = f"{document['title']}, {match['seats']} seats: {sentence}"
                console.print(text, markup=False, highlight=False, soft_wrap=True)
