"""Figures about a finished game, for reports."""

from __future__ import annotations

from collections.abc import Sequence

from menagerie.core.journal import Event
from menagerie.games.o_zoo_le_mio import scoring
from menagerie.games.o_zoo_le_mio.content import COLOUR_NAMES
from menagerie.games.o_zoo_le_mio.state import OZooLeMio
from menagerie.games.o_zoo_le_mio.tables import COLOURS, YEARS

SOURCES = ("visitors", "trees", "benches")


def statistics(state: OZooLeMio, seat: int, events: Sequence[Event]) -> dict[str, float]:
    """Tiles and prices, attractions at the end, and the points by source."""
    won = [event for event in events if event.kind == "bids" and event.seat == seat]
    own = [event for event in events if event.seat == seat]
    found: dict[str, float] = {
        "tiles won": len(won),
        "tiles set aside": sum(event.kind == "aside" for event in own),
        "coins spent": int(state.spent[seat]),
        "coins left": int(state.coins[seat]),
        "ties won": sum(event.kind == "flags" for event in own),
        "won for nothing": sum(max(event.args) == 0 for event in won),
        "bushes": int(state.bushes[seat]),
        "benches": int(state.benches[seat]),
    }
    if won:
        found["average price"] = int(state.spent[seat]) / len(won)
    for colour, name in enumerate(COLOUR_NAMES):
        found[f"stars: {name}"] = int(state.best[seat * COLOURS + colour])
    for source, name in enumerate(SOURCES):
        found[f"points from {name}"] = sum(
            int(scoring.earned(state, seat, year, source)) for year in range(1, YEARS + 1)
        )
    return found
