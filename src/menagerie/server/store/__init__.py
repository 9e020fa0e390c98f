"""Where tables are kept: SQLAlchemy over SQLite or PostgreSQL."""

from menagerie.server.store.store import Change, Chat, Player, SeatRow, Store, Summary, TableRow

__all__ = ["Change", "Chat", "Player", "SeatRow", "Store", "Summary", "TableRow"]
