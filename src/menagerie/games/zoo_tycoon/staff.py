"""Workers and what they add to the running costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.games.zoo_tycoon.scoring import recount
from menagerie.games.zoo_tycoon.tables import SECOND_STAFF_FREE
from menagerie.games.zoo_tycoon.zoo import Zoo

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


def use_worker(state: ZooTycoon, zoo: Zoo) -> None:
    """The first worker of a round is free, each further one adds to the running costs (ZT-4.4, ZT-15.7)."""
    t = state.tables
    zoo.workers_used += 1
    free: i64 = 1
    if state.event >= 0 and t.event_code[state.event] == SECOND_STAFF_FREE:
        free = 2
    charged = zoo.workers_used - free
    zoo.surcharge = charged * t.worker_surcharge if charged > 0 else 0
    recount(t, zoo)
