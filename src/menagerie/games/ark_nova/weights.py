"""What things are worth to a bot, in victory points; `data/weights.csv` says what each number means.

The values were found by letting bots with different weights play each other.
"""

from __future__ import annotations

from typing import Final, final


@final
class Weights:
    """One number for each thing that a position can promise."""

    def __init__(self) -> None:
        self.length: float = 0.0
        self.near: float = 0.0
        self.pace: float = 0.0
        self.early: float = 0.0
        self.rate: float = 0.0
        self.tempo: float = 0.0
        self.money: float = 0.0
        self.purse: float = 0.0
        self.debt: float = 0.0
        self.income: float = 0.0
        self.breaks: float = 0.0
        self.x_token: float = 0.0
        self.reputation: float = 0.0
        self.conservation: float = 0.0
        self.tile: float = 0.0
        self.edge: float = 0.0
        self.fulfilled: float = 0.0
        self.progress: float = 0.0
        self.lure: float = 0.0
        self.hand_project: float = 0.0
        self.animals_ii: float = 0.0
        self.build_ii: float = 0.0
        self.cards_ii: float = 0.0
        self.association_ii: float = 0.0
        self.sponsors_ii: float = 0.0
        self.worker: float = 0.0
        self.active: float = 0.0
        self.partner: float = 0.0
        self.university: float = 0.0
        self.card: float = 0.0
        self.snap: float = 0.0
        self.decay: float = 0.0
        self.time: float = 0.0
        self.over: float = 0.0
        self.ready: float = 0.0
        self.homeless: float = 0.0
        self.lacking: float = 0.0
        self.sponsor_held: float = 0.0
        self.barred: float = 0.0
        self.sponsor: float = 0.0
        self.passive: float = 0.0
        self.trigger: float = 0.0
        self.ability: float = 0.0
        self.extra: float = 0.0
        self.icon: float = 0.0
        self.space: float = 0.0
        self.many_empty: float = 0.0
        self.covered: float = 0.0
        self.bonus: float = 0.0
        self.free: float = 0.0
        self.kiosk: float = 0.0
        self.end: float = 0.0
        self.animals: float = 0.0
        self.build: float = 0.0
        self.cards: float = 0.0
        self.association: float = 0.0
        self.sponsors: float = 0.0
        self.coming: float = 0.0


WEIGHTS: Final = Weights()
