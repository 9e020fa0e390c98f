"""`menagerie ladder`: the standard matches of the games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

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
    out: Annotated[
        Path | None, typer.Option(help="A folder for the games, to continue after Ctrl-C with the same bots.")
    ] = None,
    root: Annotated[Path, typer.Option(help="The folder of the project, where the results are written.")] = Path("."),
) -> None:
    """Play the standard matches and write benchmarks/ladder/, docs/ladder.md and the ratings of the levels."""
    chosen = [catalog.game(name) for name in game or catalog.names()]  # a wrong name is told before anything is played
    for each in chosen:
        try:
            document = _climb(each.id, games, slow_games, jobs, out)
        except KeyboardInterrupt:
            kept = f"What was played is in {out}: the same command continues." if out else "Use --out to keep games."
            sentence = f"Stopped at {each.title}, of which nothing is written. {kept}"
            complaints.print(sentence, markup=False, highlight=False, soft_wrap=True)
            raise SystemExit(130) from None
        rungs.write(root, document)
        for match in document["matches"]:
            for sentence in match["sentences"]:
                text = f"{document['title']}, {match['seats']} seats: {sentence}"
                console.print(text, markup=False, highlight=False, soft_wrap=True)


def _climb(game_id: str, games: int, slow_games: int, jobs: int, out: Path | None) -> dict[str, Any]:
    with complaints.status(game_id) as status:

        def shown(match: Match, played: list[Played], total: int) -> None:
            status.update(f"{match.game}, {match.seats} seats, {' – '.join(match.bots)}: {len(played)}/{total}")

        return rungs.climb(game_id, games, slow_games, jobs, shown, out)
