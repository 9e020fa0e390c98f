"""Reads and writes tables. Plain blocking calls; `commits` and the rooms run them in threads."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from menagerie.server.store import schema
from menagerie.server.store.database import open_database

CHANNEL = "menagerie"
CHAT_KEPT = 100


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits there: `kind` is person, bot or open; `owner` is the SHA-256 of a key."""

    seat: int
    kind: str
    name: str
    colour: str
    shape: str
    owner: str | None = None
    bot: str | None = None
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list of tables shows without loading the game."""

    phase: str
    scores: list[int]
    deciders: list[int]
    result: dict[str, Any] | None = None


@dataclass(slots=True)
class TableRow:
    """A stored table. `actions` beyond `position` were taken back."""

    id: str
    game: str
    rules_version: int
    seed: int
    options: dict[str, Any]
    creator: str
    practice: bool
    created: float
    updated: float
    version: int
    position: int
    rewound_to: int | None
    over: bool
    bot_to_move: bool
    summary: Summary
    rematch: str | None = None
    seats: list[SeatRow] = field(default_factory=list)
    actions: list[str] = field(default_factory=list)
    epoch: int = 0


@dataclass(frozen=True, slots=True)
class Change:
    """One change of a table, valid only if the stored version is still `version`.

    `actions` replace the stored ones from number `start` on; None leaves them alone. `seats` replace those seats.
    """

    table: str
    version: int
    position: int
    over: bool
    bot_to_move: bool
    summary: Summary
    rewound_to: int | None = None
    epoch: int = 0
    start: int = 0
    actions: Sequence[str] | None = None
    seats: Sequence[SeatRow] = ()
    rematch: str | None = None


@dataclass(frozen=True, slots=True)
class Chat:
    id: int
    seat: int
    name: str
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class Player:
    name: str
    colour: str
    shape: str


class Store:
    """One database. `process` names this server process in notifications to the others."""

    def __init__(self, url: str, process: str = "") -> None:
        self.engine = open_database(url)
        self.process = process
        self.shared = self.engine.dialect.name == "postgresql"  # other processes may change tables too

    def close(self) -> None:
        self.engine.dispose()

    def ping(self) -> None:
        with self.engine.connect() as connection:
            connection.execute(text("SELECT 1"))

    # Tables.

    def create(self, row: TableRow) -> None:
        columns = {key: value for key, value in asdict(row).items() if key not in {"seats", "actions"}}
        with self._writing() as connection, connection.begin():
            connection.execute(insert(schema.tables).values(columns))
            connection.execute(insert(schema.seats), [{"table_id": row.id, **asdict(seat)} for seat in row.seats])
            self._append(connection, row.id, 0, row.actions)

    def load(self, table: str) -> TableRow | None:
        """The whole table, or None."""
        with self.engine.connect() as connection, connection.begin():
            if self.shared:  # one moment for all three reads
                connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
            found = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).one_or_none()
            if found is None:
                return None
            row = _table(found)
            row.seats = _seats(connection, [table]).get(table, [])
            query = select(schema.actions.c.notation).where(schema.actions.c.table_id == table)
            row.actions = list(connection.execute(query.order_by(schema.actions.c.number)).scalars())
            return row

    def version(self, table: str) -> int | None:
        with self.engine.connect() as connection:
            query = select(schema.tables.c.version).where(schema.tables.c.id == table)
            return connection.execute(query).scalar_one_or_none()

    def commit(self, changes: Sequence[Change]) -> list[bool]:
        """Write all changes in one transaction; for each, whether its version was still current."""
        done = [False] * len(changes)
        # In the order of their ids, so that two processes never wait for each other's rows.
        with self._writing() as connection, connection.begin():
            for at in sorted(range(len(changes)), key=lambda at: changes[at].table):
                done[at] = self._write(connection, changes[at])
        return done

    def _write(self, connection: Connection, change: Change) -> bool:
        values: dict[str, Any] = {
            "version": change.version + 1,
            "position": change.position,
            "over": change.over,
            "bot_to_move": change.bot_to_move,
            "summary": asdict(change.summary),
            "rewound_to": change.rewound_to,
            "epoch": change.epoch,
            "updated": time.time(),
        }
        if change.rematch is not None:
            values["rematch"] = change.rematch
        where = (schema.tables.c.id == change.table) & (schema.tables.c.version == change.version)
        if connection.execute(update(schema.tables).where(where).values(values)).rowcount != 1:
            return False
        if change.actions is not None:
            connection.execute(
                delete(schema.actions).where(
                    (schema.actions.c.table_id == change.table) & (schema.actions.c.number >= change.start)
                )
            )
            self._append(connection, change.table, change.start, change.actions)
        for seat in change.seats:
            where = (schema.seats.c.table_id == change.table) & (schema.seats.c.seat == seat.seat)
            connection.execute(update(schema.seats).where(where).values(asdict(seat)))
        self._notify(connection, {"table": change.table, "version": change.version + 1})
        return True

    def _append(self, connection: Connection, table: str, start: int, notations: Iterable[str]) -> None:
        rows = [
            {"table_id": table, "number": number, "notation": notation}
            for number, notation in enumerate(notations, start=start)
        ]
        if rows:
            connection.execute(insert(schema.actions), rows)

    # Lists of tables.

    def tables_of(self, owner: str, limit: int = 100) -> list[TableRow]:
        """The tables that a key made or sits at, newest first."""
        mine = select(schema.seats.c.table_id).where(schema.seats.c.owner == owner)
        return self._list(or_(schema.tables.c.creator == owner, schema.tables.c.id.in_(mine)), limit)

    def running(self, limit: int = 50) -> list[TableRow]:
        return self._list((~schema.tables.c.over) & (~schema.tables.c.practice), limit)

    def finished(self, limit: int = 50) -> list[TableRow]:
        return self._list(schema.tables.c.over, limit)

    def waiting_for_bots(self, older_than: float, limit: int = 200) -> list[str]:
        """Running tables at which a bot is to move and nothing has happened since."""
        query = select(schema.tables.c.id).where(schema.tables.c.bot_to_move & ~schema.tables.c.over)
        query = query.where(schema.tables.c.updated < older_than).limit(limit)
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def _list(self, condition: Any, limit: int) -> list[TableRow]:
        query = select(schema.tables).where(condition).order_by(schema.tables.c.updated.desc()).limit(limit)
        with self.engine.connect() as connection, connection.begin():
            rows = [_table(found) for found in connection.execute(query)]
            seats = _seats(connection, [row.id for row in rows])
            for row in rows:
                row.seats = seats.get(row.id, [])
            return rows

    # Chat and players.

    def add_chat(self, table: str, said: Chat) -> Chat:
        with self._writing() as connection, connection.begin():
            values = {"table_id": table, "seat": said.seat, "name": said.name, "text": said.text, "at": said.at}
            number = connection.execute(insert(schema.chat).values(values).returning(schema.chat.c.id)).scalar_one()
            self._notify(connection, {"table": table, "chat": number})
        return replace(said, id=number)

    def chat(self, table: str, after: int = 0) -> list[Chat]:
        """The last messages of a table, oldest first."""
        columns = schema.chat.c
        query = select(columns.id, columns.seat, columns.name, columns.text, columns.at)
        query = query.where((columns.table_id == table) & (columns.id > after)).order_by(columns.id.desc())
        with self.engine.connect() as connection:
            rows = connection.execute(query.limit(CHAT_KEPT)).all()
        return [Chat(*row) for row in reversed(rows)]

    def player(self, owner: str) -> Player | None:
        columns = schema.players.c
        with self.engine.connect() as connection:
            query = select(columns.name, columns.colour, columns.shape).where(columns.owner == owner)
            row = connection.execute(query).one_or_none()
        return None if row is None else Player(*row)

    def save_player(self, owner: str, player: Player) -> None:
        with self._writing() as connection, connection.begin():
            upsert = postgresql.insert if self.shared else sqlite.insert
            query = upsert(schema.players).values(owner=owner, **asdict(player))
            connection.execute(query.on_conflict_do_update(index_elements=["owner"], set_=asdict(player)))

    # Inside.

    def announce(self, news: dict[str, Any]) -> None:
        """Tell the other processes something that is not stored, such as who is connected."""
        if self.shared:
            with self.engine.begin() as connection:
                self._notify(connection, news)

    def _notify(self, connection: Connection, news: dict[str, Any]) -> None:
        if self.shared:
            payload = json.dumps({"from": self.process, **news})
            connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})

    def _writing(self) -> Connection:
        return self.engine.connect().execution_options(writes=True)


def _table(found: Row[Any]) -> TableRow:
    values = dict(found._mapping)
    values["summary"] = Summary(**values["summary"])
    return TableRow(**values)


def _seats(connection: Connection, tables: Sequence[str]) -> dict[str, list[SeatRow]]:
    query = select(schema.seats).where(schema.seats.c.table_id.in_(tables)).order_by(schema.seats.c.seat)
    found: dict[str, list[SeatRow]] = {}
    for row in connection.execute(query):
        values = dict(row._mapping)
        found.setdefault(values.pop("table_id"), []).append(SeatRow(**values))
    return found
