"""What a position is worth to each seat: its lead over the best of the others, between 0 (lost) and 1 (won)."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from menagerie.core.state import OVER, State

BY_WINNING: Final = 0.7  # the part of a finished game's reward that asks only who won
FIRST_GUESS: Final = 8.0  # points, until leads have been seen
STEEPNESS: Final = 1.5


@final
class Rewards:
    """Rewards of all seats. How many points make a clear lead is learned from the leads seen."""

    def __init__(self, seats: i64, baseline: float) -> None:
        self.seats: i64 = seats
        self.baseline: float = baseline  # what a lone seat is compared with
        self.values: vec[float] = vec[float]([0.0] * seats)
        self.of: vec[float] = vec[float]([0.0] * seats)  # the result: by seat
        self.count: float = 0.0
        self.mean: float = 0.0
        self.squares: float = 0.0
        self.scale: float = FIRST_GUESS

    def judge(self, state: State) -> None:
        """Fill `of` for a position: by its outlook, or by its result if it is over."""
        over = state.current_player() == OVER
        seat: i64 = 0
        while seat < self.seats:
            self.values[seat] = float(state.score(seat)) if over else state.outlook(seat)
            seat += 1
        self.learn(self.lead(0))
        seat = 0
        while seat < self.seats:
            reward = 1.0 / (1.0 + exp(-max(min(STEEPNESS * self.lead(seat) / self.scale, 30.0), -30.0)))
            if over and self.seats > 1:
                reward = BY_WINNING * share_of_victory(state, seat) + (1.0 - BY_WINNING) * reward
            self.of[seat] = reward
            seat += 1

    def lead(self, seat: i64) -> float:
        """Points ahead of the best other seat."""
        if self.seats == 1:
            return self.values[0] - self.baseline
        best = -1e9
        other: i64 = 0
        while other < self.seats:
            if other != seat and self.values[other] > best:
                best = self.values[other]
            other += 1
        return self.values[seat] - best

    def learn(self, lead: float) -> None:
        """Keep the spread of the leads seen; the first guess counts as a few of them."""
        self.count += 1.0
        away = lead - self.mean
        self.mean += away / self.count
        self.squares += away * (lead - self.mean)
        self.scale = max(sqrt((self.squares + 4.0 * FIRST_GUESS * FIRST_GUESS) / (self.count + 4.0)), 0.5)


def share_of_victory(state: State, seat: i64) -> float:
    """1 for the only winner of a finished game, an equal part of it for shared first places, else 0."""
    if state.place(seat) != 1:
        return 0.0
    winners: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if state.place(other) == 1:
            winners += 1
        other += 1
    return 1.0 / float(winners)
