"""Errors are sentences for the person who reads them."""

from __future__ import annotations


class MenagerieError(ValueError):
    """Something a user asked for cannot be done; the message is a full sentence.

    `field` is the field of a record that is to blame, if the error came up while a record was read.
    """

    field: str = ""


class NotationError(MenagerieError):
    """A text or number that names no action."""


class OptionError(MenagerieError):
    """An unknown option, a wrong value, a wrong seed or a wrong number of seats."""

    def __init__(self, message: str, field: str = "options") -> None:
        super().__init__(message)
        self.field = field


class UnknownGame(MenagerieError):
    """No game of that name is installed."""

    field = "game"


class ContentError(MenagerieError):
    """A data file with a wrong row; the message names file, row and column."""


class RecordError(MenagerieError):
    """A record that cannot be read or replayed; `line` is the line that is wrong, or 0."""

    def __init__(self, message: str, line: int = 0, field: str = "") -> None:
        super().__init__(message)
        self.line = line
        self.field = field


class Refused(MenagerieError):
    """An action that the rules forbid now; `key` is the rule."""

    def __init__(self, message: str, key: str = "") -> None:
        super().__init__(message)
        self.key = key
