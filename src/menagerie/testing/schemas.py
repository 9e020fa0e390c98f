"""The JSON schema of every game's view, for clients: `python -m menagerie.testing.schemas FILE`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from menagerie.core import catalog
from menagerie.core.record import write_atomically


def schemas() -> dict[str, Any]:
    """The types of all views by game, with the components they share a document with."""
    views = {game.id: type(game.new(game.min_seats, 0).view(None)) for game in catalog.games()}
    found, components = msgspec.json.schema_components(list(views.values()), ref_template="#/components/{name}")
    return {"views": dict(zip(views, found, strict=True)), "components": components}


def as_text() -> str:
    return json.dumps(schemas(), indent=2, sort_keys=True) + "\n"


if __name__ == "__main__":
    write_atomically(Path(sys.argv[1]), as_text())
