"""The installed games, found through the entry-point group `menagerie.games`."""

from __future__ import annotations

import difflib
from functools import cache
from importlib.metadata import entry_points

from menagerie.core.errors import UnknownGame
from menagerie.core.game import Game

GROUP = "menagerie.games"


@cache
def game(name: str) -> Game:
    """The game of that id, such as `mini-zooloretto`."""
    wanted = name.strip().lower().replace("_", "-").replace(" ", "-")
    for point in entry_points(group=GROUP):
        if point.name == wanted:
            found = point.load()
            if not isinstance(found, Game):
                raise UnknownGame(f"The entry point {point.value!r} of game {wanted!r} is not a Game.")
            return found
    near = difflib.get_close_matches(wanted, names(), n=1, cutoff=0.4)
    hint = f" Did you mean {near[0]!r}?" if near else ""
    raise UnknownGame(f"There is no game {name!r}; the games are {', '.join(names())}.{hint}")


def names() -> list[str]:
    """The ids of all installed games, in alphabetical order."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def games() -> list[Game]:
    """All installed games."""
    return [game(name) for name in names()]
