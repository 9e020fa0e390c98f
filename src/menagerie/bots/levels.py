"""Levels for people: a bot with a budget for each. A stronger level thinks longer; none of them sees more."""

from __future__ import annotations

import json
from importlib.resources import files


class Level:
    """A level: `ratings` are those of its bot on the ladder, by game."""

    def __init__(self, id: str, label: str, bot: str, help: str, ratings: dict[str, float]) -> None:
        self.id: str = id
        self.label: str = label
        self.bot: str = bot
        self.help: str = help
        self.ratings: dict[str, float] = ratings

    @property
    def rating(self) -> float | None:
        """The mean over the games on the ladder, or None before there is one."""
        if not self.ratings:
            return None
        return round(sum(self.ratings.values()) / len(self.ratings), 1)


def _stated(bot: str) -> dict[str, float]:
    """The ratings of a bot, as `make ladder` measured them."""
    measured = json.loads(files("menagerie.bots").joinpath("data", "ratings.json").read_text(encoding="utf-8"))
    return {game: ratings[bot] for game, ratings in measured.items() if bot in ratings}


def _level(id: str, label: str, bot: str, help: str) -> Level:
    return Level(id, label, bot, help, _stated(bot))


# Budgets in iterations: a level plays equally well on every machine, and anyone can reproduce its rating.
LEVELS: tuple[Level, ...] = (
    _level("easy", "Easy", "greedy", "Takes what looks best one step ahead."),
    _level("medium", "Medium", "search:40it", "Looks ahead a little, through forty possible games."),
    _level("hard", "Hard", "search:200it", "Looks further ahead, through two hundred possible games."),
)


def levels() -> list[Level]:
    return list(LEVELS)
