"""A live game: play, undo, redo, fork and replay over a record."""

from menagerie.table.table import Move, Table

__all__ = ["Move", "Table"]
