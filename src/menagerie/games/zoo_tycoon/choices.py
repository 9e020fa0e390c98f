"""A choice is played: it goes to its season."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.games.zoo_tycoon import phases as p
from menagerie.games.zoo_tycoon.autumn import apply_autumn
from menagerie.games.zoo_tycoon.spring import apply_spring
from menagerie.games.zoo_tycoon.summer import apply_summer

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


def apply(state: ZooTycoon, action: i64) -> None:
    d = state.decision
    if d >= p.LOAN_CHOICE:
        apply_autumn(state, d, action)
    elif d >= p.AE_MOVE:
        apply_summer(state, d, action)
    else:
        apply_spring(state, d, action)
