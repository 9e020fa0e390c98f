"""Typed, validated options of a game: variants, ambiguous rulings, difficulty."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from menagerie.core.errors import OptionError


@dataclass(frozen=True)
class Option:
    """One option: its default, what else it may be, and a line of help.

    `choices` are the allowed values. With `many`, the value is the word of the default or a list of choices.
    `rule` is the key of the clause or ruling that it comes from.
    """

    name: str
    default: Any
    choices: tuple[Any, ...]
    help: str
    rule: str = ""
    many: bool = False

    def as_data(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "default": self.default,
            "choices": list(self.choices),
            "many": self.many,
            "help": self.help,
            "rule": self.rule,
        }

    def read(self, value: Any) -> Any:
        """The value of this option from what a person or a file says."""
        if self.many:
            return self._read_many(value)
        for choice in self.choices:
            if value == choice and isinstance(value, bool) == isinstance(choice, bool):
                return choice
            if isinstance(value, str) and value.strip().lower() == _word(choice):
                return choice
        raise OptionError(f"Option {self.name!r} cannot be {_word(value)!r}; it is one of {_words(self.choices)}.")

    def _read_many(self, value: Any) -> Any:
        if value == self.default:
            return self.default
        if isinstance(value, str):
            value = [part.strip() for part in value.split(",") if part.strip()]
        if not isinstance(value, (list, tuple)):
            raise OptionError(f"Option {self.name!r} is {_word(self.default)!r} or a list of {_words(self.choices)}.")
        for item in value:
            if item not in self.choices:
                raise OptionError(
                    f"Option {self.name!r} does not know {_word(item)!r}; choose from {_words(self.choices)}."
                )
        if len(set(value)) != len(value):
            raise OptionError(f"Option {self.name!r} names something twice.")
        return list(value)


def read_options(known: Sequence[Option], given: Mapping[str, Any] | None) -> dict[str, Any]:
    """All options of a game with the given values checked and the others at their defaults."""
    if not given:
        return {option.name: option.default for option in known}
    given = dict(given)
    values = {}
    for option in known:
        values[option.name] = option.read(given.pop(option.name)) if option.name in given else option.default
    if given:
        names = ", ".join(option.name for option in known) or "none"
        raise OptionError(f"There is no option {sorted(given)[0]!r}; the options are: {names}.")
    return values


def _word(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value).lower()


def _words(values: Sequence[Any]) -> str:
    return ", ".join(_word(value) for value in values)
