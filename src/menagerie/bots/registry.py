"""Bots by name, such as `random` or `search:200ms`; third parties add theirs through `menagerie.bots`."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from importlib.metadata import entry_points

from menagerie.bots.bot import Bot
from menagerie.bots.greedy import GreedyBot
from menagerie.bots.random import RandomBot
from menagerie.core.errors import MenagerieError
from menagerie.core.rng import Rng

GROUP = "menagerie.bots"

# A maker gets the text after the colon of the name (or nothing) and a random generator of its own.
Maker = Callable[[str, Rng], Bot]


class UnknownBot(MenagerieError):
    """No bot of that name, or a budget that it does not understand."""


def _plain(make: Callable[[Rng], Bot], name: str) -> Maker:
    def maker(budget: str, rng: Rng) -> Bot:
        if budget:
            raise UnknownBot(f"The bot {name!r} takes no budget.")
        return make(rng)

    return maker


MAKERS: dict[str, Maker] = {
    "random": _plain(RandomBot, "random"),
    "greedy": _plain(GreedyBot, "greedy"),
}


def names() -> list[str]:
    """The names of all bots, our own and installed ones."""
    return [*MAKERS, *sorted(point.name for point in entry_points(group=GROUP) if point.name not in MAKERS)]


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name with an optional budget: `greedy`, `search:200ms`, `search:500it`."""
    base, _, budget = name.strip().partition(":")
    maker = MAKERS.get(base) or _installed(base)
    if maker is None:
        near = difflib.get_close_matches(base, names(), n=1, cutoff=0.4)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        raise UnknownBot(f"There is no bot {name!r}; the bots are {', '.join(names())}.{hint}")
    return maker(budget, Rng(seed))


def _installed(name: str) -> Maker | None:
    for point in entry_points(group=GROUP):
        if point.name == name:
            maker: Maker = point.load()
            return maker
    return None
