"""`menagerie simulate`: bots among themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import track
from rich.table import Table as Grid

from menagerie.bots.rewards import share_of_victory
from menagerie.cli.app import app, complaints, console, print_json
from menagerie.cli.words import Content, GameName, Json, Options, bot_names, read_options, seat_counts, the_game
from menagerie.core.game import Game
from menagerie.core.rng import Rng
from menagerie.lab.host import seated
from menagerie.table import Table


def play_game(game: Game, seed: int, options: dict[str, Any], bots: list[str]) -> Table:
    """One game between bots; the same seed and bots give the same game."""
    table = Table(game, len(bots), seed, options, bots)
    players = [seated(name, seed * 31 + seat, seat) for seat, name in enumerate(bots)]
    rng = Rng(seed)
    while not table.is_over:
        seat = table.deciders()[0]
        table.play(seat, players[seat].choose(table.observation(seat, rng, history=False)))
    return table


@app.command()
def simulate(
    game: GameName,
    seats: Annotated[int, typer.Option(help="Number of players.")] = 0,
    bots: Annotated[str, typer.Option(help="Bots for the seats, separated by commas.")] = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first game; the next ones follow.")] = 1,
    option: Options = None,
    content: Content = "",
    out: Annotated[Path | None, typer.Option(help="A folder for the records.")] = None,
    json: Json = False,
) -> None:
    """Let bots play games and show how they did."""
    found = the_game(game, content)
    count = seat_counts(found, str(seats or found.min_seats))[0]
    names = bot_names(bots, count)
    options = read_options(option)
    found.read_options(count, options)
    wins = [0.0] * count
    scores: list[list[int]] = []
    decisions = 0
    stopped = False
    try:
        for number in track(range(games), "simulating", console=complaints, disable=json, transient=True):
            table = play_game(found, seed + number, options, names)
            for seat in range(count):
                wins[seat] += share_of_victory(table.state, seat)
            scores.append(table.state.scores())
            decisions += table.position
            if out is not None:
                table.record().save(out / f"{found.id}-{count}-{seed + number}.json")
    except KeyboardInterrupt:
        stopped = True
    played = max(len(scores), 1)
    means = [sum(row[seat] for row in scores) / played for seat in range(count)]
    if json:
        print_json(
            {
                "game": found.id,
                "seats": count,
                "bots": names,
                "games": len(scores),
                "seed": seed,
                "decisions": decisions,
                "wins": wins,
                "mean_scores": means,
                "scores": scores,
            }
        )
    else:
        grid = Grid("seat", "bot", "wins", "share", "mean score", box=None, padding=(0, 2, 0, 0))
        for seat, name in enumerate(names):
            share = f"{100 * wins[seat] / played:.1f} %"
            grid.add_row(f"P{seat + 1}", name, f"{wins[seat]:g}", share, f"{means[seat]:.2f}")
        console.print(grid)
        console.print(f"{len(scores)} games, {decisions} actions." + (f" Records in {out}." if out else ""))
    if stopped:
        complaints.print(f"Stopped after {len(scores)} of {games} games; nothing finished is lost.")
        raise SystemExit(130)
