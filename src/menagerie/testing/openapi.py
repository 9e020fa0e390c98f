"""The OpenAPI document of the server, for clients: `python -m menagerie.testing.openapi FILE`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from menagerie.core.record import write_atomically
from menagerie.server.app import create_app


def as_text() -> str:
    return json.dumps(create_app().openapi(), indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    write_atomically(Path(sys.argv[1]), as_text())
