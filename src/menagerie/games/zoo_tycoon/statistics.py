"""Figures about one seat, for reports."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from menagerie.core.journal import Event
from menagerie.games.zoo_tycoon.needs import happiness, welfare
from menagerie.games.zoo_tycoon.tables import DESIGNS, KINDS, PARKS, SPECIES

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.content import Content
    from menagerie.games.zoo_tycoon.state import ZooTycoon


def statistics(content: Content, state: ZooTycoon, seat: int, events: Sequence[Event]) -> dict[str, float]:
    """Tracks, money and what is kept; a figure with a colon is 1 if it holds."""
    t, zoo = state.tables, state.zoos[seat]
    mine = [event for event in events if event.seat == seat]
    moods = [happiness(t, zoo, s) for s in range(SPECIES) if zoo.keeps(s)]
    found: dict[str, int] = {
        "popularity": zoo.pop,
        "education": zoo.edu,
        "conservation": zoo.con,
        "money": zoo.money,
        "running costs": zoo.costs,
        "animal welfare": welfare(t, zoo),
        "breeding program": zoo.breeding,
        "enclosures": zoo.enclosures,
        "main species": len(moods),
        "co-species": sum((zoo.kept >> kind) & 1 for kind in range(SPECIES, KINDS)),
        "yellow species": moods.count(0),
        "light green species": moods.count(1),
        "dark green species": moods.count(2),
        "buildings": sum(1 for design in range(DESIGNS) if zoo.built[design]),
        "stored tiles": zoo.tiles,
        "loans": sum(1 for event in mine if event.kind == "loan"),
        "trades": sum(1 for event in mine if event.kind in {"took", "gave", "unexpected demand"}),
        "offspring discs left": state.end_discs[seat],
        "reintroduction points": sum(event.args[1] for event in mine if event.kind == "reintroduced"),
        "winter points for education": sum(1 for event in mine if event.kind == "education point"),
        "national park points": state.end_parks[seat],
        "breeding points": state.end_breeding[seat],
        "welfare points": state.end_welfare[seat],
        "is excluded": (state.excluded >> seat) & 1,
    }
    for k in range(PARKS):
        found[f"completes: {content.park_names[k]}"] = ((state.park_upper[k] | state.park_lower[k]) >> seat) & 1
    for kind in range(KINDS):
        found[f"keeps: {content.kind_name(kind)}"] = (zoo.kept >> kind) & 1
    for design in range(DESIGNS):
        found[f"builds: {content.design_names[design]}"] = 1 if zoo.built[design] else 0
    return {name: float(value) for name, value in found.items()}
