"""Which decision is open, and the numbers of the rules that refuse an action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

TURN: Final[i64] = 0
LOADING: Final[i64] = 1
PLACING: Final[i64] = 2
BONUS: Final[i64] = 3
TAKEOVER_WHAT: Final[i64] = 4
TAKEOVER_WHERE: Final[i64] = 5
DISCARD_WHAT: Final[i64] = 6
GAME_OVER: Final[i64] = 7

ALL_TRUCKS_FULL: Final[i64] = 2
TRUCK_EMPTY: Final[i64] = 3
TRUCK_TAKEN: Final[i64] = 4
NO_SUCH_TRUCK: Final[i64] = 5
TRUCK_FULL: Final[i64] = 6
ENCLOSURE_FULL: Final[i64] = 7
OTHER_KIND: Final[i64] = 8
NOT_ON_TRUCK: Final[i64] = 9
NOTHING_FITS: Final[i64] = 10
BARN_EMPTY: Final[i64] = 11
NOT_IN_BARN: Final[i64] = 12
OWN_BARN: Final[i64] = 13
FITS_NOWHERE: Final[i64] = 14
NOT_IN_OWN_BARN: Final[i64] = 15
