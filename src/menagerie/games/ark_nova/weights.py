"""What things are worth to a bot, in victory points; found by letting bots with different weights play each other."""

from __future__ import annotations

from typing import Final, final


@final
class Weights:
    """One number for each thing that a position can promise."""

    def __init__(self) -> None:
        # How long the game lasts.
        self.length: float = 31.0  # turns of a seat in a usual game
        self.pace: float = 0.27  # turns left for a point that the leader is short of the end
        self.rate: float = 3.7  # points that a usual turn still brings
        # Supplies.
        self.money: float = 0.32
        self.spending: float = 7.0  # money that a turn can put to use
        self.x_token: float = 0.55
        self.reputation: float = 0.7
        self.conservation: float = 2.6
        # Lasting strength, by the turns left.
        self.animals_ii: float = 0.20
        self.build_ii: float = 0.14
        self.cards_ii: float = 0.14
        self.association_ii: float = 0.18
        self.sponsors_ii: float = 0.14
        self.worker: float = 0.14
        self.active: float = 0.35
        self.partner: float = 0.09
        self.university: float = 0.09
        self.income: float = 0.055  # money of each break
        self.passive: float = 0.07
        self.trigger: float = 0.08
        # Cards.
        self.card: float = 0.9
        self.ready: float = 0.55  # share of a hand card that could be played now
        self.homeless: float = 0.35
        self.lacking: float = 0.5  # factor for every missing condition
        self.sponsor: float = 0.35  # a level of a sponsor
        self.ability: float = 0.8
        self.icon: float = 0.3
        # Buildings.
        self.space: float = 0.5  # of an empty enclosure
        self.many_empty: float = 0.4
        self.covered: float = 0.12
        self.bonus: float = 0.3  # of a space that is still to be covered
        self.kiosk: float = 2.0  # neighbours that a first kiosk may find
        # Projects and the end.
        self.hand_project: float = 0.6  # a project in the own hand, beside one on the table
        self.fulfilled: float = 0.5
        self.progress: float = 0.3
        self.end: float = 0.6
        # Action cards: a step to the right.
        self.animals: float = 0.5
        self.build: float = 0.4
        self.cards: float = 0.3
        self.association: float = 0.5
        self.sponsors: float = 0.35


WEIGHTS: Final = Weights()
