"""One conformance suite for every game, ours or a third party's.

>>> import menagerie
>>> from menagerie.testing import check_game
>>> check_game(menagerie.game("mini-zooloretto"), seats=[2], games=3).violations
[]
"""

from menagerie.testing.conformance import Report, Violation, check_game
from menagerie.testing.playthrough import playthrough

__all__ = ["Report", "Violation", "check_game", "playthrough"]
