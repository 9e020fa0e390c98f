"""`python -m menagerie.server`: the server with its settings from the environment."""

from __future__ import annotations

from menagerie.cli.app import fail
from menagerie.cli.serve import start
from menagerie.core.errors import MenagerieError
from menagerie.server.settings import Settings

if __name__ == "__main__":
    try:
        start(Settings.from_environment(), open_browser=False)
    except MenagerieError as problem:
        fail(str(problem))
