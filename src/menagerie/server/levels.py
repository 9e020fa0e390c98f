"""The levels of bots that a person chooses from."""

from __future__ import annotations

from menagerie.bots import levels as bots
from menagerie.bots import registry
from menagerie.core.errors import MenagerieError
from menagerie.server.messages import LevelInfo


def levels() -> list[LevelInfo]:
    return [
        LevelInfo(id=level.id, label=level.label, bot=level.bot, rating=level.rating, help=level.help)
        for level in bots.levels()
    ]


def bot_of(level: str | None, bot: str | None) -> tuple[str, str | None]:
    """The bot's name and its level; unknown ones raise a sentence."""
    if bot is not None:
        registry.bot(bot)
        return bot, None
    wanted = level or "medium"
    known = levels()
    for info in known:
        if info.id == wanted:
            return info.bot, wanted
    raise MenagerieError(f"There is no level {wanted!r}; the levels are {', '.join(info.id for info in known)}.")
