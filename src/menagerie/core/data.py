"""Reads the data files of a game; a wrong cell is named by file, row and column."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from importlib import resources
from importlib.resources.abc import Traversable

from menagerie.core.errors import ContentError


class Row:
    """One row of a table, with the place it comes from."""

    def __init__(self, file: str, number: int, cells: dict[str, str]) -> None:
        self.file = file
        self.number = number
        self.cells = cells

    def error(self, column: str, problem: str) -> ContentError:
        return ContentError(f"{self.file}, row {self.number}, column {column!r}: {problem}.")

    def text(self, column: str) -> str:
        if self.cells.get(column) is None:
            raise self.error(column, "is missing")
        return self.cells[column].strip()

    def word(self, column: str, allowed: Sequence[str]) -> str:
        """A cell that is one of the given words."""
        text = self.text(column)
        if text not in allowed:
            raise self.error(column, f"{text!r} is not one of {', '.join(allowed)}")
        return text

    def whole(self, column: str, least: int, most: int) -> int:
        """A cell that is a whole number from `least` to `most`."""
        return self._whole(column, self.text(column), least, most)

    def wholes(self, column: str, least: int, most: int) -> list[int]:
        """A cell that holds whole numbers separated by semicolons."""
        text = self.text(column)
        return [self._whole(column, part, least, most) for part in text.split(";")] if text else []

    def _whole(self, column: str, text: str, least: int, most: int) -> int:
        try:
            value = int(text)
        except ValueError:
            raise self.error(column, f"{text!r} is not a whole number") from None
        if not least <= value <= most:
            raise self.error(column, f"{value} is not between {least} and {most}")
        return value


def require(holds: bool, row: Row, column: str, problem: str) -> None:
    """Refuse a row that breaks a condition between cells."""
    if not holds:
        raise row.error(column, problem)


def rows(package: str, name: str) -> list[Row]:
    """The rows of a csv table in the `data` folder of a game's package."""
    return rows_of(resources.files(package).joinpath("data", name))


def rows_of(path: Traversable) -> list[Row]:
    """The rows of a csv table anywhere; the first line names the columns and counts as row 1."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise ContentError(f"{path.name} cannot be read: {problem}.") from None
    reader = csv.DictReader(text.splitlines())
    found = []
    for number, cells in enumerate(reader, start=2):
        if None in cells or None in cells.values():
            raise ContentError(f"{path.name}, row {number}: it does not have {len(reader.fieldnames or ())} columns.")
        found.append(Row(path.name, number, cells))
    return found
