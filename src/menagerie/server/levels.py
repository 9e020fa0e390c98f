"""The levels of bots that a person chooses from."""

from __future__ import annotations

import importlib
from typing import Any

from menagerie.bots import registry
from menagerie.core.errors import MenagerieError
from menagerie.server.messages import LevelInfo

PLAIN = (
    LevelInfo(id="easy", label="Easy", bot="random", rating=None, help="Plays anything the rules allow."),
    LevelInfo(id="medium", label="Medium", bot="greedy", rating=None, help="Takes what looks best one step ahead."),
    LevelInfo(id="hard", label="Hard", bot="greedy", rating=None, help="The strongest bot that is installed."),
)


def levels() -> list[LevelInfo]:
    try:
        found = importlib.import_module("menagerie.bots.levels").levels()
    except (ImportError, AttributeError):
        return list(PLAIN)
    return [_info(level) for level in found]


def _info(level: Any) -> LevelInfo:
    return LevelInfo(
        id=level.id,
        label=level.label,
        bot=level.bot,
        rating=getattr(level, "rating", None),
        help=getattr(level, "help", ""),
    )


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
