"""Small help with sentences."""

from __future__ import annotations

from collections.abc import Sequence


def listed(words: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + " and " + words[-1]


def plural(count: int, one: str, many: str = "") -> str:
    """`1 tile`, `2 tiles`."""
    return f"{count} {one if count == 1 else many or one + 's'}"
