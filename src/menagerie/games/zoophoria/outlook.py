"""An estimate of a seat's final points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from menagerie.games.zoophoria.state import Zoophoria


def outlook(state: Zoophoria, seat: i64) -> float:
    return float(state.visitors[seat])


def inclination(state: Zoophoria, action: i64) -> float:
    return 0.0
