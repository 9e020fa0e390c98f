"""The action space: every decision of ZP-5.5 to ZP-5.28 as integers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

REJECT: Final[i64] = 0  # + animal: START_DISCARD
DRAFT: Final[i64] = 89  # + animal
EXHIBIT: Final[i64] = 178  # + exhibit space
STAFF: Final[i64] = 183  # + staff space
REPLACE: Final[i64] = 188  # + card
DISCARD: Final[i64] = 353
DIE: Final[i64] = 354  # + value - 1
PLACE: Final[i64] = 360  # + spot: WORKER
CLAIM: Final[i64] = 384  # + card: INSTALL_OP
MOVE: Final[i64] = 549
DROP: Final[i64] = 550
DONE: Final[i64] = 551
MOVE_THIS: Final[i64] = 552  # + card
DROP_THIS: Final[i64] = 717  # + card
DISMISS: Final[i64] = 882  # + employee, counted from the first employee
IMMUNE: Final[i64] = 931
NOT_IMMUNE: Final[i64] = 932
DISCARD_TARGET: Final[i64] = 933  # + target
UNFED: Final[i64] = 956  # + animal
CUBE: Final[i64] = 1045  # + animal
CURE: Final[i64] = 1134  # + animal
USE: Final[i64] = 1223  # + card
PASS: Final[i64] = 1388
MODE: Final[i64] = 1389  # + food, viruses, visitors
TAKE: Final[i64] = 1392  # + card
SWAP: Final[i64] = 1557  # + animal slot
TURN: Final[i64] = 1563  # + food, virus, trash die
ACTIONS: Final[i64] = 1566
