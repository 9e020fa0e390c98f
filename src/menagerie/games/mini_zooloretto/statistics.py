"""Figures about a finished game, for reports."""

from __future__ import annotations

from collections.abc import Sequence

from menagerie.core.journal import Event
from menagerie.games.mini_zooloretto import scoring
from menagerie.games.mini_zooloretto.content import KIND_NAMES
from menagerie.games.mini_zooloretto.faces import NO_KIND
from menagerie.games.mini_zooloretto.state import MiniZooloretto
from menagerie.games.mini_zooloretto.zoo import ANIMALS, ENCLOSURES, KIND, enclosure_at

SIZES = ("one tile", "two tiles", "three tiles")


def statistics(state: MiniZooloretto, seat: int, events: Sequence[Event]) -> dict[str, float]:
    """Kinds kept, trucks taken by how full they were, offspring, bonus actions, losses by the barn."""
    own = [event for event in events if event.seat == seat]
    taken = [len(event.args) - 1 for event in own if event.kind == "take"]
    found: dict[str, float] = {
        f"trucks taken with {size}": taken.count(count) for count, size in enumerate(SIZES, start=1)
    }
    found["offspring"] = sum(event.kind == "offspring" for event in own)
    found["take-overs"] = sum(event.kind == "takeover" for event in own)
    found["discards"] = sum(event.kind == "discard" for event in own)
    found["barn losses"] = int(scoring.barn_kind_points(state, seat) + scoring.barn_landscape_points(state, seat))
    found["landscape points"] = int(scoring.landscape_points(state, seat))
    for enclosure in range(ENCLOSURES):
        at = enclosure_at(seat, enclosure)
        kind = state.enclosures[at + KIND]
        if kind != NO_KIND:
            name = f"animals kept: {KIND_NAMES[kind]}"
            found[name] = found.get(name, 0) + int(state.enclosures[at + ANIMALS])
    return found
