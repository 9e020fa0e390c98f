"""Figures about one seat at the end of a game, for reports."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.zoo_tycoon.needs import welfare
from menagerie.games.zoo_tycoon.tables import DESIGNS, KINDS, SPECIES

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.content import Content
    from menagerie.games.zoo_tycoon.state import ZooTycoon


def statistics(content: Content, state: ZooTycoon, seat: int) -> dict[str, float]:
    zoo = state.zoos[seat]
    found = {
        "popularity": zoo.pop,
        "education": zoo.edu,
        "conservation": zoo.con,
        "money": zoo.money,
        "running costs": zoo.costs,
        "welfare": welfare(state.tables, zoo),
        "breeding": zoo.breeding,
        "enclosures": zoo.enclosures,
        "main species": sum((zoo.kept >> kind) & 1 for kind in range(SPECIES)),
        "co-species": sum((zoo.kept >> kind) & 1 for kind in range(SPECIES, KINDS)),
        "buildings": sum(1 for design in range(DESIGNS) if zoo.built[design]),
        "excluded": (state.excluded >> seat) & 1,
        "park points": state.end_parks[seat],
        "breeding points": state.end_breeding[seat],
        "welfare points": state.end_welfare[seat],
    }
    for kind in range(KINDS):
        if (zoo.kept >> kind) & 1:
            found[f"keeps {content.kind_name(kind)}"] = 1
    return {name: float(value) for name, value in found.items()}
