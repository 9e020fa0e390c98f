"""Menagerie: five zoo-building board games to play, script, simulate and learn.

>>> import menagerie
>>> game = menagerie.game("mini-zooloretto")
>>> state = game.new(seats=3, seed=7)
>>> [game.actions.notation(action) for action in state.legal_actions()]
['add']
"""

from __future__ import annotations

from menagerie import _source

_source.prefer_source_if_asked()

from menagerie.core import catalog  # noqa: E402
from menagerie.core.catalog import game  # noqa: E402
from menagerie.core.errors import MenagerieError, Refused  # noqa: E402
from menagerie.core.game import Game  # noqa: E402
from menagerie.core.observation import Observation  # noqa: E402
from menagerie.core.rng import Rng  # noqa: E402
from menagerie.core.state import ALLOWED, OVER, State  # noqa: E402

__all__ = ["ALLOWED", "OVER", "Game", "MenagerieError", "Observation", "Refused", "Rng", "State", "catalog", "game"]
__version__ = "0.1.0"
