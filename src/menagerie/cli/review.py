"""`menagerie review`: where a game was won and lost."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import Progress

from menagerie.cli.app import app, complaints, console, print_json
from menagerie.cli.words import Json
from menagerie.core import record as records
from menagerie.lab import review as reviews
from menagerie.lab.host import check

BLOCKS = "▁▂▃▄▅▆▇█"
WIDTH = 72


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="A record file.")],
    bot: Annotated[str, typer.Option(help="The bot that says what it would have played.")] = reviews.BOT,
    seconds: Annotated[
        float | None, typer.Option(min=0.1, help="About how long it may take; a long game is then reviewed in part.")
    ] = None,
    json: Json = False,
) -> None:
    """Show the chances over a game, its turning points and the decisions that cost most."""
    record = records.load(file)
    check(bot)
    with Progress(console=complaints, transient=True, disable=json) as bar:
        task = bar.add_task("reviewing", total=len(record.actions))
        found = reviews.review(
            record, bot, seconds=seconds, progress=lambda at, total: bar.update(task, completed=at, total=total)
        )
    if json:
        print_json(msgspec.to_builtins(found))
        return
    alone = found.goal is not None
    title = f"Chance of {found.goal} points or more" if alone else "Chance to win"
    console.print(f"{title} over the game", style="bold")
    step = max(1, -(-len(found.curve) // WIDTH))
    for seat, name in enumerate(found.players):
        points = [each.chances[seat] for each in found.curve]
        line = "".join(BLOCKS[min(int(8 * chance), 7)] for chance in points[::step])
        console.print(f"{name:12.12} {line} {points[-1]:.0%}", markup=False, highlight=False)
    if found.deal is not None:
        console.print("\nLuck of the deal", style="bold")
        shares = zip(found.players, found.deal.shares, found.deal.intervals, strict=True)
        words = ", ".join(f"{name} {share:.0%} ({low:.0%}–{high:.0%})" for name, share, (low, high) in shares)
        who = "Greedy bots in these seats win" if not alone else "A greedy bot reaches that in"
        text = f"{who} this deal: {words} of {found.deal.games} games."
        console.print(text, markup=False, highlight=False, soft_wrap=True)
    console.print("\nTurning points", style="bold")
    for point in found.turning_points:
        mover, other = found.players[point.seat], found.players[point.gained_by]
        text = f"{point.position + 1:4}  {mover}: {'; '.join(point.labels)} ({other} {point.change:+.0%})"
        console.print(text, markup=False, highlight=False, soft_wrap=True)
    if not found.turning_points:
        console.print("None.")
    console.print("\nDecisions that cost chances", style="bold")
    for lost in found.mistakes:
        text = f"{lost.position + 1:4}  {found.players[lost.seat]}: {lost.played_label} (-{lost.loss:.0%}); "
        console.print(f"{text}{found.bot} preferred: {lost.preferred_label}", markup=False, soft_wrap=True)
    if not found.mistakes:
        console.print("None.")
    if found.judged < found.decisions:
        console.print(f"There was time to judge {found.judged} of {found.decisions} decisions.")
