"""Rule keys: the sentences behind refusals, and the rules text of a game with its clauses, rulings and cases."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib import resources
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from menagerie.core.game import Game


@dataclass(frozen=True)
class Rule:
    """A rule as a refusal names it: its key and why it forbids, in a sentence."""

    key: str
    sentence: str


@dataclass(frozen=True)
class RuleKeys:
    """The keys that a rules text defines."""

    clauses: tuple[str, ...]
    rulings: tuple[str, ...]
    cases: tuple[str, ...]

    @property
    def all(self) -> tuple[str, ...]:
        return self.clauses + self.rulings + self.cases


def rules_text(game: Game) -> str:
    """The rules of a game in our words, with a key at every clause (`rules.md` in the game's folder)."""
    return resources.files(type(game).__module__).joinpath("rules.md").read_text(encoding="utf-8")


def rule_keys(game: Game) -> RuleKeys:
    """All keys defined in the rules text: a key in bold, such as **MZ-6.3**, defines it."""
    prefix = game.rules_prefix
    found = dict.fromkeys(re.findall(rf"\*\*({prefix}-(?:\d+(?:\.\d+)+|A\d+|T\d+))\b", rules_text(game)))
    return RuleKeys(
        clauses=tuple(key for key in found if key[len(prefix) + 1].isdigit()),
        rulings=tuple(key for key in found if key[len(prefix) + 1] == "A"),
        cases=tuple(key for key in found if key[len(prefix) + 1] == "T"),
    )
