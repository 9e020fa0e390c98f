"""Figures about a finished game, for reports."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from menagerie.core.journal import Event


def statistics(state: Any, seat: int, events: Sequence[Event] = ()) -> dict[str, float]:
    """Tracks, cards, buildings and supports of one seat, and how often each action was used."""
    zoo = state.zoos[seat]
    found: dict[str, float] = {
        "turns": float(state.turns),
        "breaks": float(state.breaks),
        "appeal": float(zoo.appeal),
        "conservation": float(zoo.conservation),
        "reputation": float(zoo.reputation),
        "animals": float(len(zoo.animals)),
        "sponsors": float(len(zoo.sponsors)),
        "supported projects": float(zoo.supports),
        "buildings": float(len(zoo.building)),
        "partner zoos": float(int(zoo.partner_zoos).bit_count()),
        "universities": float(int(zoo.universities).bit_count()),
        "upgraded action cards": float(int(zoo.side).bit_count()),
        "conservation of sponsors at the end": float(zoo.end_sponsors),
        "conservation of final scoring cards": float(zoo.end_finals),
        "money left": float(zoo.money),
    }
    names = ("Animals", "Build", "Cards", "Association", "Sponsors")
    for event in events:
        if event.kind == "use" and event.seat == seat:
            word = f"{names[event.args[0]]} used"
            found[word] = found.get(word, 0.0) + 1.0
    return found
