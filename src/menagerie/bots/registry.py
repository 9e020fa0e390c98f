"""Bots by name, such as `random` or `search:200ms`; third parties add theirs through `menagerie.bots`."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable
from importlib.metadata import entry_points

from menagerie.bots.bot import Bot
from menagerie.bots.budget import Budget
from menagerie.bots.greedy import GreedyBot
from menagerie.bots.levels import LEVELS
from menagerie.bots.montecarlo import MonteCarloBot
from menagerie.bots.random import RandomBot
from menagerie.bots.search import SearchBot
from menagerie.core.errors import MenagerieError
from menagerie.core.rng import Rng

GROUP = "menagerie.bots"
LONGEST = 3600  # seconds

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


def _thinking(make: Callable[[Rng, Budget], Bot], name: str) -> Maker:
    def maker(budget: str, rng: Rng) -> Bot:
        if not budget:
            raise UnknownBot(f"The bot {name!r} needs a budget, such as {name}:200ms, {name}:1s or {name}:500it.")
        return make(rng, read_budget(budget))

    return maker


def read_budget(text: str) -> Budget:
    """A budget from its text: `200ms`, `1.5s` or `500it`."""
    match = re.fullmatch(r"(\d{1,9}(?:\.\d{1,6})?)(ms|s|it)", text.strip().lower())
    if match is None or (match[2] == "it" and "." in match[1]):
        raise UnknownBot(f"{text!r} is not a budget; write a time such as 200ms or 1s, or iterations such as 500it.")
    amount = float(match[1])
    if amount == 0:
        raise UnknownBot(f"The budget {text!r} leaves no time to think.")
    if match[2] == "it":
        return Budget(0.0, int(amount))
    seconds = amount / 1000 if match[2] == "ms" else amount
    if seconds > LONGEST:
        raise UnknownBot(f"The budget {text!r} is longer than {LONGEST} seconds.")
    return Budget(seconds, 0)


MAKERS: dict[str, Maker] = {
    "random": _plain(RandomBot, "random"),
    "greedy": _plain(GreedyBot, "greedy"),
    "montecarlo": _thinking(MonteCarloBot, "montecarlo"),
    "search": _thinking(SearchBot, "search"),
}


def names() -> list[str]:
    """The names of all bots, our own and installed ones."""
    return [*MAKERS, *sorted({point.name for point in entry_points(group=GROUP)} - set(MAKERS))]


def is_known(name: str) -> bool:
    """Whether the name, without its budget, is that of a bot or of a level."""
    return name.partition(":")[0] in names() or any(level.id == name for level in LEVELS)


def is_ours(name: str) -> bool:
    return name.partition(":")[0] in MAKERS or any(level.id == name for level in LEVELS)


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name with an optional budget, such as `greedy` or `search:500it`, or by its level: `hard`."""
    wanted = next((level.bot for level in LEVELS if level.id == name.strip()), name.strip())
    base, _, budget = wanted.partition(":")
    maker = MAKERS.get(base) or _installed(base)
    if maker is None:
        known = [*names(), *(level.id for level in LEVELS)]
        near = difflib.get_close_matches(base, known, n=1, cutoff=0.4)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        raise UnknownBot(f"There is no bot {name!r}; the bots are {', '.join(known)}.{hint}")
    try:
        return maker(budget, Rng(seed))
    except UnknownBot:
        raise
    except (Exception, SystemExit) as problem:
        raise UnknownBot(f"The bot {name!r} cannot be made: {type(problem).__name__}: {problem}") from problem


def _installed(name: str) -> Maker | None:
    """The maker that another package names in its entry points."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            try:
                maker: Maker = point.load()
            except (Exception, SystemExit) as problem:
                reason = f"{type(problem).__name__}: {problem}"
                raise UnknownBot(f"The bot {name!r} ({point.value}) cannot be loaded: {reason}") from problem
            return maker
    return None
