"""What a bot gets to see: never the true position."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from menagerie.core.rng import Rng
from menagerie.core.state import Actions, State


class Observation:
    """A position as one seat knows it.

    It holds a resampled copy from the start, so there is no way from here to the true position.
    Everything that a bot may know is equal in both: the view, the legal actions, the scores it could work out.
    `decided` counts the decisions that the seat has already taken in its present turn.
    """

    def __init__(self, state: State, seat: i64, rng: Rng, history: list[str] | None = None, decided: i64 = 0) -> None:
        base = state.clone()
        base.determinize(seat, rng)
        self.seat: i64 = seat
        self.history: list[str] = [] if history is None else history
        self.decided: i64 = decided
        self._base: State = base

    @property
    def game(self) -> Any:
        return self._base.game

    def view(self) -> Any:
        return self._base.view(self.seat)

    def legal_actions(self) -> list[int]:
        return self._base.legal_actions()

    def legal(self, out: Actions) -> None:
        self._base.legal(out)

    def sample(self, rng: Rng) -> State:
        """A position that the seat cannot tell from the true one; yours to play on."""
        twin = self._base.clone()
        twin.determinize(self.seat, rng)
        return twin
