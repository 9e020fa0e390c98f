"""`menagerie games`: what there is to play."""

from __future__ import annotations

from rich.table import Table as Grid

from menagerie.cli.app import app, console, print_json
from menagerie.cli.words import Json
from menagerie.core import catalog


@app.command()
def games(json: Json = False) -> None:
    """List the games."""
    found = catalog.games()
    if json:
        print_json(
            [
                {
                    "id": game.id,
                    "title": game.title,
                    "min_seats": game.min_seats,
                    "max_seats": game.max_seats,
                    "rules_version": game.rules_version,
                    "options": [option.as_data() for option in game.options],
                }
                for game in found
            ]
        )
        return
    grid = Grid("id", "game", "players", "minutes", "in a line", box=None, padding=(0, 2, 0, 0))
    for game in found:
        players = str(game.min_seats) if game.min_seats == game.max_seats else f"{game.min_seats}–{game.max_seats}"
        grid.add_row(game.id, game.title, players, str(game.minutes), game.tagline)
    console.print(grid)
    for game in found:
        if game.reconstructed:
            console.print(f"\n{game.title}: {game.reconstructed}", markup=False)
