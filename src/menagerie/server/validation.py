"""Words for input that has the wrong shape."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def sentence(errors: Sequence[Any]) -> str:
    """The first problem as a sentence that names the field."""
    first = errors[0]
    if first.get("type") in {"json_invalid", "json_type"}:
        return "The message is not valid JSON."
    place = ".".join(str(part) for part in first.get("loc", ()) if part not in {"body", "query", "path"})
    message = str(first.get("msg", "is wrong")).rstrip(".")
    return f"{place}: {message}." if place else f"{message}."
