"""`menagerie report`: a page about a match."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from menagerie.cli.app import app, console
from menagerie.lab.report import write_report


@app.command()
def report(
    folder: Annotated[Path, typer.Argument(help="The folder of a match, as `menagerie arena --out` made it.")],
) -> None:
    """Write one self-contained page with charts about a match."""
    console.print(f"Written: {write_report(folder)}", markup=False, highlight=False, soft_wrap=True)
