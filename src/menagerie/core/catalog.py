"""The installed games, found through the entry-point group `menagerie.games`."""

from __future__ import annotations

import copyreg
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
            pickle_by_name(found)
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


def _by_name(found: Game) -> tuple[object, tuple[str]]:
    return game, (found.id,)


def pickle_by_name(found: Game) -> None:
    """Let a game be pickled as its name."""
    copyreg.pickle(type(found), _by_name)  # type: ignore[arg-type]
