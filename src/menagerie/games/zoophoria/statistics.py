"""Figures about a finished game, for reports."""

from __future__ import annotations

from collections.abc import Sequence

from menagerie.core.journal import Event
from menagerie.games.zoophoria import text
from menagerie.games.zoophoria import vocabulary as v
from menagerie.games.zoophoria.content import COLOURS, Content
from menagerie.games.zoophoria.habitat import animals_of
from menagerie.games.zoophoria.state import Zoophoria
from menagerie.games.zoophoria.viruses import cubes_of

COUNTED = {
    "unfed": "animals lost to hunger",
    "sick": "animals lost to viruses",
    "unpaid": "employees unpaid",
    "family": "families",
    "favour": "favours called in",
    "target": "targets reached",
    "target_discard": "targets discarded",
    "immune": "events avoided",
    "replace": "replacements",
    "move": "moves",
    "drop": "cards given up",
}


def statistics(content: Content, state: Zoophoria, seat: int, events: Sequence[Event]) -> dict[str, float]:
    """Visitors by source and day, losses, day workers, cards claimed and favours called in."""
    own = [event for event in events if event.seat == seat]
    found: dict[str, float] = {name: sum(event.kind == kind for event in own) for kind, name in COUNTED.items()}
    found["coins at the end"] = int(state.coins[seat])
    found["animals at the end"] = int(animals_of(state, seat))
    found["virus cubes at the end"] = int(cubes_of(state, seat))
    found["trash at the end"] = int(state.trash[seat])
    found["trash overflows"] = sum(event.args[2] for event in own if event.kind == "trash")
    found["virus cubes without a place"] = sum(event.args[0] for event in own if event.kind == "unplaced")
    found["virus cubes placed"] = sum(event.args[1] for event in own if event.kind == "infect")
    found["wages paid"] = sum(event.args[0] for event in own if event.kind == "wages")
    for source, name in enumerate(text.SOURCE_NAMES):
        found[f"visitors: {name}"] = int(state.sources[seat * v.SOURCES + source])
    attracted = [sum(event.args[:3]) for event in own if event.kind == "visitors"]
    for day, visitors in zip(text.DAYS[len(text.DAYS) - len(attracted) :], attracted, strict=True):
        found[f"visitors on {day}"] = visitors
    for event in own:
        if event.kind == "claim":
            name = f"claimed: {content.names[event.args[0]]}"
        elif event.kind == "favour":
            name = f"favour: {content.names[event.args[0]]}"
        elif event.kind == "day_worker":
            name = f"day worker: {COLOURS[content.tables.space_colour[event.args[0]]]}"
        elif event.kind == "first":
            name = "first player: on Monday"
        elif event.kind == "target":
            name = f"target: {content.targets[event.args[0]]}"
        else:
            continue
        found[name] = found.get(name, 0) + 1
    return found
