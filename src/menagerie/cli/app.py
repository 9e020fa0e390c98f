"""The command `menagerie`: one Typer application that the command modules register with."""

from __future__ import annotations

import json
import sys
from typing import Any, NoReturn

import typer
from rich.console import Console

from menagerie.core.errors import MenagerieError

app = typer.Typer(
    name="menagerie",
    help="Five zoo-building board games: play, simulate and study them.",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
console = Console()
complaints = Console(stderr=True)


def print_json(document: Any) -> None:
    """The one document of a `--json` call, on standard output."""
    sys.stdout.write(json.dumps(document, indent=2, ensure_ascii=False) + "\n")


def fail(sentence: str, status: int = 2) -> NoReturn:
    complaints.print(sentence, style="red", markup=False, highlight=False, soft_wrap=True)
    raise SystemExit(status)


def run() -> None:
    """Run a command; what a person did wrong ends with one sentence and a status other than 0."""
    try:
        app()
    except MenagerieError as problem:
        fail(str(problem))
    except KeyboardInterrupt:
        fail("Stopped.", 130)
    except BrokenPipeError:
        sys.stderr.close()
        raise SystemExit(0) from None
    except OSError as problem:
        fail(f"{problem.strerror or problem}{f': {problem.filename}' if problem.filename else ''}.", 1)
