"""An estimate of final points and a leaning for choices, for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.games.zoo_tycoon.scoring import victory_points

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


def outlook(state: ZooTycoon, seat: i64) -> float:
    return float(victory_points(state.zoos[seat]))


def inclination(state: ZooTycoon, action: i64) -> float:
    return 0.0
