"""What several commands read from their arguments."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from menagerie.core import catalog
from menagerie.core.errors import OptionError
from menagerie.core.game import Game
from menagerie.lab.host import check

GameName = Annotated[str, typer.Argument(help="A game, such as mini-zooloretto; see `menagerie games`.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON document instead of text.")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help="An option of the game as name=value.")]
Content = Annotated[str, typer.Option(help="A folder whose tables replace the game's reconstructed content.")]


def the_game(name: str, content: str = "") -> Game:
    """The game of that name, with the user's content if a folder is given."""
    game = catalog.game(name)
    return game.with_content(content) if content else game


def read_options(words: list[str] | None) -> dict[str, Any]:
    """`name=value` words as options."""
    found: dict[str, Any] = {}
    for word in words or []:
        name, separator, value = word.partition("=")
        if not separator:
            raise OptionError(f"Write an option as name=value, not {word!r}.")
        found[name.strip()] = value.strip()
    return found


def seat_counts(game: Game, text: str) -> list[int]:
    """`all`, one number of seats, or several separated by commas."""
    if text == "all":
        return list(range(game.min_seats, game.max_seats + 1))
    try:
        counts = [int(part) for part in text.split(",")]
    except ValueError:
        raise OptionError(f"Seats are a number, several like 2,3, or all; not {text!r}.") from None
    for count in counts:
        if not game.min_seats <= count <= game.max_seats:
            raise OptionError(f"{game.title} is for {game.min_seats} to {game.max_seats} players, not {count}.")
    return counts


def bot_names(text: str, seats: int) -> list[str]:
    """Bots for all seats: one name for all, or one for each, separated by commas; every name is checked."""
    names = [part.strip() for part in text.split(",") if part.strip()]
    if not names:
        raise OptionError("Name at least one bot.")
    if len(names) > seats:
        raise OptionError(f"{len(names)} bots are named for {seats} seats.")
    for name in names:
        check(name)
    return [names[seat % len(names)] for seat in range(seats)]
