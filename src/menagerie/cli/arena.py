"""`menagerie arena`: a match between bots."""

from __future__ import annotations

import signal
import time
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from menagerie.cli.app import app, complaints, console, print_json
from menagerie.cli.words import GameName, Json, Options, read_options, the_game
from menagerie.lab.arena import TABLE, Folder, Match, fight
from menagerie.lab.host import PATIENCE
from menagerie.lab.match import Played
from menagerie.lab.ratings import Verdict, verdict
from menagerie.lab.schedule import in_whole_deals

BETWEEN_RATINGS = 2.0  # seconds


@app.command()
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help="The bots, separated by commas, such as greedy,search:200ms.")],
    seats: Annotated[int, typer.Option(help="Number of players at a table; two (or the least) by default.")] = 0,
    games: Annotated[int, typer.Option(min=1, help="How many games; rounded up so that the seats are balanced.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first deal.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    engine: Annotated[str, typer.Option(help="Where to play: local or ray.")] = "local",
    option: Options = None,
    patience: Annotated[float, typer.Option(min=0.1, help="Seconds for a decision before it is forfeited.")] = PATIENCE,
    out: Annotated[Path | None, typer.Option(help="A folder for games and records; the same one continues.")] = None,
    json: Json = False,
) -> None:
    """Let bots play a match with the same deals for all and say who is stronger."""
    found = the_game(game, "")
    names = [name.strip() for name in bots.split(",") if name.strip()]
    match = Match(
        game=found.id,
        bots=names,
        seats=seats or max(found.min_seats, min(2, found.max_seats)),
        games=games,
        seed=seed,
        options=read_options(option),
        patience=patience,
    )
    whole = in_whole_deals(names, match.seats, games) if names else games
    if whole != games:
        sentence = f"{whole} games instead of {games}, so that all meet in every seat with the same deals."
        complaints.print(sentence, style="dim", markup=False, highlight=False, soft_wrap=True)
    folder = Folder(out) if out is not None else None
    watch = _Watch()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # one who ends the arena loses as little as by Ctrl-C
    try:
        with Live(watch.shown, console=complaints, refresh_per_second=4, transient=True) as live:
            if json:
                live.stop()
            played = fight(match, jobs, engine, folder, watch)
    except KeyboardInterrupt:
        kept = f" What was played is in {out}: the same command continues." if out else " Use --out to keep games."
        complaints.print(f"Stopped after {watch.games} games.{kept}", markup=False, highlight=False, soft_wrap=True)
        raise SystemExit(130) from None
    result = verdict(played)
    if json:
        print_json({"match": msgspec.to_builtins(match), **msgspec.to_builtins(result), "forfeits": _forfeits(played)})
        return
    console.print(standings(result))
    for line in [*result.sentences, *(f"Game {each['number']}: {each['reason']}" for each in _forfeits(played)[:10])]:
        console.print(line, markup=False, highlight=False, soft_wrap=True)
    if out is not None:
        console.print(f"{len(played)} games in {out}; `menagerie report {out}` draws them.", markup=False)
        if not (out / TABLE).exists():
            console.print("No games.parquet: that needs the extra `lab` (pip install 'menagerie-games[lab]').")


def _forfeits(played: list[Played]) -> list[dict[str, object]]:
    return [
        {"number": game.number, "bot": game.bots[game.forfeit], "reason": game.reason}
        for game in played
        if game.forfeit is not None
    ]


def standings(result: Verdict) -> Grid:
    """The bots, best first. A fair share is what a bot would win among its equals."""
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column("bot", no_wrap=True)
    for title in ("rating", "wins", "share", "95 % interval", "fair", "score", "ms"):
        grid.add_column(title, justify="right", no_wrap=True)
    for row in result.standings:
        grid.add_row(
            row.bot,
            f"{row.rating:.1f} ±{row.uncertainty:.1f}",
            f"{row.victories:g}/{row.seats}",
            f"{row.share:.1%}",
            f"{row.low:.1%}–{row.high:.1%}",
            f"{row.fair:.0%}",
            f"{row.mean_score:.1f}",
            f"{1000 * row.seconds_per_decision:.1f}",
        )
    return grid


class _Watch:
    """Progress with the time left, and the ratings so far."""

    def __init__(self) -> None:
        self.bar = Progress(
            TextColumn("games"), BarColumn(), MofNCompleteColumn(), TextColumn("left"), TimeRemainingColumn()
        )
        self.task = self.bar.add_task("games", total=None)
        self.shown = Group(self.bar)
        self.games = 0
        self.rated = 0.0

    def __call__(self, played: list[Played], total: int) -> None:
        self.games = len(played)
        self.bar.update(self.task, completed=len(played), total=total)
        if time.monotonic() - self.rated > BETWEEN_RATINGS:
            self.rated = time.monotonic()
            self.shown.renderables[:] = [self.bar, standings(verdict(played))]
