"""Positions as plain data, for every game alike: all fields of the state, whatever they are called."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from menagerie.core.rng import Rng

if TYPE_CHECKING:
    from menagerie.core.game import Game
    from menagerie.core.state import State

NOT_STORED = ("game", "journal", "tables")
PLAIN = {type(None), bool, int, float, str}


def fields(thing: Any) -> list[str]:
    """The names of the stored fields of a state or of an object inside it, compiled or not."""
    names = getattr(type(thing), "__mypyc_attrs__", None)
    found = set(names) if names is not None else set()
    found.update(getattr(thing, "__dict__", ()))
    unpacked = getattr(type(thing), "NOT_PACKED", ())
    return sorted(name for name in found if name not in NOT_STORED and name not in unpacked)


def pack(state: State) -> dict[str, Any]:
    """All fields of a position as numbers, strings and lists."""
    return {"seats": int(state.seats), **{name: _plain(getattr(state, name)) for name in fields(state)}}


def unpack(game: Game, data: Mapping[str, Any]) -> State:
    """The position that `pack` described. A fresh deal of the game shows the types of the fields."""
    state = game.deal(data["seats"], 0, game.read_options(data["seats"], None))
    for name in fields(state):
        setattr(state, name, _like(getattr(state, name), data[name]))
    return state


def fingerprint(state: State) -> str:
    """A short digest of the whole position; equal positions have equal fingerprints on every platform."""
    text = json.dumps(pack(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _plain(value: Any) -> Any:
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple, bytes, bytearray)) or type(value).__name__.startswith("vec["):
        items = list(value)
        return items if PLAIN.issuperset(map(type, items)) else [_plain(item) for item in items]
    return {name: _plain(getattr(value, name)) for name in fields(value)}


def _like(example: Any, data: Any) -> Any:
    if example is None or data is None or isinstance(example, (bool, int, float, str)):
        return data
    if isinstance(example, dict):
        return dict(data)
    if isinstance(example, list):
        if example and not isinstance(example[0], (bool, int, float, str)):
            return [_like(example[min(at, len(example) - 1)], item) for at, item in enumerate(data)]
        return list(data)
    if isinstance(example, Rng):
        rng = Rng(0)
        rng.low, rng.high = data["low"], data["high"]
        return rng
    if type(example).__name__.startswith("vec["):
        return type(example)(data)
    twin = example.clone() if hasattr(example, "clone") else example
    for name in fields(twin):
        setattr(twin, name, _like(getattr(twin, name), data[name]))
    return twin
