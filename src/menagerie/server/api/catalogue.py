"""Games, rules, levels and the person behind a key."""

from __future__ import annotations

from fastapi import APIRouter, Request

from menagerie.core import catalog
from menagerie.core.errors import UnknownGame
from menagerie.core.rules import rules_text
from menagerie.server import keys, levels
from menagerie.server.app_state import owner_of, services
from menagerie.server.messages import COLOURS, SHAPES, GameInfo, Key, LevelInfo, Me, OptionInfo, Rules
from menagerie.server.problems import Refusal
from menagerie.server.store import Player

router = APIRouter(prefix="/api")


@router.get("/games")
async def games() -> list[GameInfo]:
    """All installed games with their options."""
    return [
        GameInfo(
            id=game.id,
            title=game.title,
            tagline=game.tagline,
            min_seats=game.min_seats,
            max_seats=game.max_seats,
            minutes=game.minutes,
            weight=game.weight,
            rules_version=game.rules_version,
            reconstructed=game.reconstructed,
            options=[OptionInfo(**option.as_data()) for option in game.options],
        )
        for game in catalog.games()
    ]


@router.get("/games/{game}/rules")
async def rules(game: str) -> Rules:
    """The rules of a game in our words."""
    try:
        found = catalog.game(game)
        return Rules(game=found.id, title=found.title, markdown=rules_text(found))
    except UnknownGame as problem:
        raise Refusal(404, "no_game", str(problem)) from None
    except OSError:
        raise Refusal(404, "no_rules", "The rules of this game are not installed.") from None


@router.get("/levels")
async def all_levels() -> list[LevelInfo]:
    """The levels of bots, from easy to hard."""
    return levels.levels()


@router.post("/keys")
async def new_key() -> Key:
    """A fresh player key for use as a bearer."""
    return Key(key=keys.new_key())


@router.get("/me")
async def me(request: Request) -> Me:
    """How the caller appears at tables."""
    player = await player_of(request)
    return Me.model_construct(name=player.name, colour=player.colour, shape=player.shape)


@router.put("/me")
async def change_me(request: Request, body: Me) -> Me:
    """Remember how the caller wants to appear."""
    rooms = services(request).rooms
    await rooms.ask(rooms.store.save_player, owner_of(request), Player(body.name, body.colour, body.shape))
    return body


async def player_of(request: Request) -> Player:
    rooms = services(request).rooms
    owner = owner_of(request)
    found = await rooms.ask(rooms.store.player, owner)
    at = int(owner[:8], 16)
    return found or Player("Guest", COLOURS[at % len(COLOURS)], SHAPES[at // 8 % len(SHAPES)])
