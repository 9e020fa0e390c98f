"""`menagerie rules`: the rules of a game with their keys, and which of them tests show."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markdown import Markdown

from menagerie.cli.app import app, console, print_json
from menagerie.cli.words import GameName, Json
from menagerie.core import catalog
from menagerie.core.rules import rules_text
from menagerie.testing.coverage import coverage


@app.command()
def rules(
    game: GameName,
    show_coverage: Annotated[
        bool, typer.Option("--coverage", help="Show which clauses and cases the tests cite (in a source checkout).")
    ] = False,
    key: Annotated[str, typer.Option(help="Show only the clause with this key, such as MZ-6.3.")] = "",
    json: Json = False,
) -> None:
    """Show the rules of a game, or how far its tests cover them."""
    found = catalog.game(game)
    if show_coverage:
        result = coverage(found)
        if json:
            print_json(result.as_data())
        else:
            console.print(result.summary(), markup=False)
        if result.missing:
            raise SystemExit(1)
        return
    text = rules_text(found)
    if key:
        text = "\n".join(line for line in text.splitlines() if f"**{key}" in line) or f"There is no clause {key}."
    if json:
        print_json({"game": found.id, "title": found.title, "text": text})
    elif console.is_terminal:
        with console.pager(styles=True):
            console.print(Markdown(text))
    else:
        console.print(text, markup=False, highlight=False, soft_wrap=True)
