"""Tables in memory: loaded when needed, changed under a lock, committed before anyone sees the effect."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from menagerie.core.errors import MenagerieError
from menagerie.core.record import Record
from menagerie.server import problems, updates
from menagerie.server.messages import Review, SeatInfo, TableInfo, Update
from menagerie.server.metrics import Metrics
from menagerie.server.store import Change, SeatRow, Store, TableRow
from menagerie.server.store.commits import Commits
from menagerie.table import Table

if TYPE_CHECKING:
    from menagerie.server.live import Connection

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("menagerie.server")
LINK = re.compile(r"[A-Za-z0-9_-]{1,16}")
PRESENCE_LASTS = 60.0  # seconds after which what another process said about its connections is forgotten


class Room:
    """A table in memory and the connections that watch it in this process."""

    def __init__(self, row: TableRow) -> None:
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[float, list[int]]] = {}  # seats connected to other processes
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.reviews: dict[int, Review] = {}  # of the finished game, by seat
        self.touched = time.monotonic()
        self.row, self.table = row, table_of(row)

    def take(self, row: TableRow) -> None:
        """Become what the store says; log lines that are no longer true will be sent anew."""
        self.reviews.clear()
        before = [move.notation for move in self.table.moves]
        self.row, self.table = row, table_of(row)
        same = _common(before, [move.notation for move in self.table.moves])
        for connection in self.connections:
            connection.shown = min(connection.shown, same)

    @property
    def id(self) -> str:
        return self.row.id

    # Seats.

    def owned_by(self, owner: str | None) -> list[int]:
        return [row.seat for row in self.row.seats if owner is not None and row.owner == owner]

    def require(self, seat: int, owner: str | None) -> SeatRow:
        """The seat, if that key owns it."""
        if seat >= len(self.row.seats):
            raise problems.Refusal(404, "no_seat", f"This table has {len(self.row.seats)} seats, counted from 0.")
        if owner is None or self.row.seats[seat].owner != owner:
            raise problems.not_your_seat()
        return self.row.seats[seat]

    def eyes(self, owner: str | None) -> int | None:
        """Whose eyes a key looks through: its seat that decides, else the one that decided last."""
        own = self.owned_by(owner)
        if not own:
            return None
        for seat in self.table.deciders():
            if seat in own:
                return seat
        for move in reversed(self.table.moves):
            if move.seat in own:
                return move.seat
        return own[0]

    def bots_to_move(self) -> list[int]:
        return [seat for seat in self.table.deciders() if self.row.seats[seat].kind == "bot"]

    def connected(self, seat: int) -> bool:
        owner = self.row.seats[seat].owner
        if owner is not None and any(connection.owner == owner for connection in self.connections):
            return True
        now = time.monotonic()
        return any(seat in seats and now - at < PRESENCE_LASTS for at, seats in self.elsewhere.values())

    # What people see.

    def seat_infos(self, owner: str | None) -> Callable[[Sequence[int]], list[SeatInfo]]:
        return lambda scores: updates.seat_infos(self.row.seats, owner, scores, self.connected)

    def update(self, owner: str | None, eyes: int | None, since: int = 0) -> Update:
        since = max(0, min(since, self.table.position))
        return updates.update(self.row, self.table, self.seat_infos(owner), eyes, since, sorted(self.thinking))

    def info(self, owner: str | None) -> TableInfo:
        return updates.table_info(self.row, owner, self.connected)

    def broadcast(self) -> None:
        for connection in list(self.connections):
            connection.show(self)

    def tell_presence(self) -> None:
        for connection in list(self.connections):
            connection.tell_presence(self)


class Rooms:
    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.commits = Commits(store)
        self.threads = ThreadPoolExecutor(4, thread_name_prefix="reads")
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.after_change: Callable[[Room], None] = lambda room: None  # wakes the bots

    async def ask(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a blocking call of the store in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, lambda: call(*args, **kwargs))

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Room]:
        """The table, up to date and locked; unknown ones are refused."""
        room = await self._find(table)
        async with room.lock:
            room.touched = time.monotonic()
            if self.store.shared and await self.ask(self.store.version, table) != room.row.version:
                await self.reload(room)
            yield room

    async def _find(self, table: str) -> Room:
        if table in self.rooms:
            return self.rooms[table]
        if not LINK.fullmatch(table):
            raise problems.no_table()
        async with self.loading.setdefault(table, asyncio.Lock()):
            try:
                if table not in self.rooms:
                    row = await self.ask(self.store.load, table)
                    if row is None:
                        raise problems.no_table()
                    self.rooms[table] = Room(row)
                return self.rooms[table]
            finally:
                self.loading.pop(table, None)

    async def create(self, row: TableRow) -> Room:
        table = table_of(row)
        row.actions, row.options = [move.notation for move in table.moves], table.options
        row.position, row.over, row.summary = table.position, table.is_over, updates.summary(table)
        row.bot_to_move = any(row.seats[seat].kind == "bot" for seat in table.deciders())
        await self.ask(self.store.create, row)
        self.metrics.tables.inc()
        room = self.rooms[row.id] = Room(row)
        self.after_change(room)
        return room

    async def reload(self, room: Room) -> None:
        """Become what the store says, and show it if that is news."""
        row = await self.ask(self.store.load, room.id)
        if row is None:
            raise problems.no_table()
        news = row.version != room.row.version
        room.take(row)
        if news:
            room.broadcast()
            room.tell_presence()

    async def save(
        self, room: Room, seats: Sequence[SeatRow] = (), rematch: str | None = None, turned: bool = False
    ) -> bool:
        """Commit what was played at the table (and changed seats), then show it to everyone.

        `turned`: it was an undo or redo, after which decisions taken before are void.

        False, with the room as stored, if another process was faster. If nothing could be written, the room is
        as before and the refusal says so.
        """
        row, table = room.row, room.table
        notations = [move.notation for move in [*table.moves, *table.undone]]
        same = _common(row.actions, notations)
        rewound = table.position < row.position
        low = min(table.position, row.position if row.rewound_to is None else row.rewound_to)
        after = [*row.seats]
        for seat in seats:
            after[seat.seat] = seat
        change = Change(
            table=row.id,
            version=row.version,
            position=table.position,
            over=table.is_over,
            bot_to_move=any(after[seat].kind == "bot" for seat in table.deciders()),
            summary=updates.summary(table),
            rewound_to=low if rewound else row.rewound_to,
            epoch=row.epoch + turned,
            start=same,
            actions=notations[same:] if same < len(notations) or same < len(row.actions) else None,
            seats=seats,
            rematch=rematch,
        )
        started = time.perf_counter()
        try:
            written = await self.commits.commit(change)
        except Exception:
            log.exception("A change of table %s could not be written.", row.id)
            await self._forget(room)
            raise problems.not_saved() from None
        self.metrics.commit_seconds.observe(time.perf_counter() - started)
        if not written:
            await self.reload(room)
            return False
        row.version += 1
        room.reviews.clear()
        row.actions, row.position, row.over = notations, table.position, table.is_over
        row.summary, row.rewound_to, row.bot_to_move = change.summary, change.rewound_to, change.bot_to_move
        row.seats, row.updated, row.rematch = after, time.time(), rematch or row.rematch
        row.epoch = change.epoch
        apply_seats(table, row)
        room.broadcast()
        if seats:
            room.tell_presence()
        self.after_change(room)
        return True

    async def _forget(self, room: Room) -> None:
        """Drop what was played but not written; if not even reading works, the room is loaded anew later."""
        try:
            await self.reload(room)
        except Exception:
            self.rooms.pop(room.id, None)
            for connection in list(room.connections):
                connection.close(1011, "The table could not be read.")

    # News from other processes.

    async def hear(self, news: dict[str, Any]) -> None:
        room = self.rooms.get(news.get("table", ""))
        if room is None or news.get("from") == self.store.process:
            return
        async with room.lock:
            if "version" in news and news["version"] > room.row.version:
                await self.reload(room)
            if "chat" in news:
                for said in await self.ask(self.store.chat, room.id, news["chat"] - 1):
                    for connection in list(room.connections):
                        connection.tell_chat(room, said)
            if "present" in news:
                room.elsewhere[news["from"]] = (time.monotonic(), news["present"])
                room.tell_presence()

    async def catch_up(self) -> None:
        """Look for changes that were not heard because the connection for news was lost."""
        for room in list(self.rooms.values()):
            if room.connections:
                async with room.lock:
                    if await self.ask(self.store.version, room.id) != room.row.version:
                        await self.reload(room)

    async def announce_presence(self, room: Room) -> None:
        if self.store.shared:
            owners = {connection.owner for connection in room.connections}
            seats = [row.seat for row in room.row.seats if row.owner is not None and row.owner in owners]
            await self.ask(self.store.announce, {"table": room.id, "present": seats})

    def evict(self, idle_seconds: float) -> int:
        """Let tables go that nobody watches."""
        limit = time.monotonic() - idle_seconds
        idle = [
            room
            for room in self.rooms.values()
            if not room.connections and not room.thinking and not room.lock.locked() and room.touched < limit
        ]
        for room in idle:
            del self.rooms[room.id]
        return len(idle)

    async def close(self) -> None:
        await self.commits.close()
        self.threads.shutdown()
        self.store.close()


def table_of(row: TableRow) -> Table:
    """The live game of a stored table."""
    record = Record(
        game=row.game,
        rules_version=row.rules_version,
        seats=len(row.seats),
        seed=row.seed,
        options=row.options,
        players=[seat.name for seat in row.seats],
        actions=row.actions,
    )
    try:
        table = Table.of_record(record)
        if row.version == 0:  # a new table: what is forced is played at once
            table = table.fork(table.position)
    except MenagerieError as problem:
        raise problems.Refusal(409, "unreadable", f"This table cannot be continued: {problem}") from None
    if row.version > 0 and row.position < table.position:
        table.rewind(row.position)
    apply_seats(table, row)
    return table


def apply_seats(table: Table, row: TableRow) -> None:
    """Names as they are now; undo is free in practice and where only one person plays."""
    table.players = [seat.name for seat in row.seats]
    owners = {seat.owner for seat in row.seats if seat.kind == "person"}
    table.free_undo = row.practice or (len(owners) == 1 and all(seat.kind != "open" for seat in row.seats))


def _common(old: Sequence[str], new: Sequence[str]) -> int:
    """How many actions at the beginning are equal."""
    if len(new) >= len(old) and list(new[: len(old)]) == list(old):
        return len(old)
    same = 0
    while same < len(old) and same < len(new) and old[same] == new[same]:
        same += 1
    return same
