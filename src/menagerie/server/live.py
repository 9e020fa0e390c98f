"""The WebSocket of a table: updates as they happen, actions, chat and presence.

There may be thousands of these connections, most of them silent. So a WebSocket does not pass the layers that
requests pass, and a silent connection holds no task and no buffer of its own.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from contextlib import suppress
from typing import Any

from pydantic import BaseModel, ValidationError
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from menagerie.server import keys, play, problems
from menagerie.server.app_state import Services, services
from menagerie.server.limits import Bucket
from menagerie.server.messages import (
    CLIENT_MESSAGE,
    Accepted,
    ActMessage,
    ChatMessage,
    PingMessage,
    Pong,
    Presence,
    RefusedMessage,
    SayMessage,
    Thinking,
    UndoMessage,
    UpdateMessage,
)
from menagerie.server.problems import Refusal
from menagerie.server.rooms import Room
from menagerie.server.store import Chat
from menagerie.server.validation import sentence

log = logging.getLogger("menagerie.server")
PATH = re.compile(r"/api/tables/([^/]+)/live")
LARGEST = 16 * 1024  # characters in one message
MOST_WAITING = 200  # messages a slow client may be behind
LARGEST_WAITING = 500_000  # characters in them
READ_ON = 50  # a client that reads fewer of its answers than this is not listened to until it has
GOODBYE = 5.0  # seconds to tell a client why we hang up
STUCK = 30.0  # seconds without reading anything after which we hang up
TOO_SLOW = "The connection is too slow; connect again to see the present moment."
BURST = 1.0  # seconds' worth of messages that may come at once
WORDS_PER_SECOND = 1.0  # chat messages; each of them is stored
CHATTY = 10.0  # seconds' worth of chat that may come at once
MOST_EXCESS = 2000  # messages beyond the rate before we hang up


class Connection:
    """One WebSocket: whose key it carries, what it has been shown, and what waits to be sent."""

    __slots__ = ("chat", "closing", "fixed", "outbox", "owner", "seat", "sender", "shown", "transmit", "waiter")

    def __init__(self, transmit: Send, owner: str | None, seat: int | None) -> None:
        self.transmit = transmit
        self.owner = owner
        self.seat = seat  # the seat it asked for
        self.fixed = seat is not None  # it looks through these eyes only
        self.shown = 0
        self.chat: Bucket | None = None  # made when it says something
        self.outbox: list[str] = []
        self.sender: asyncio.Task[None] | None = None
        self.waiter: asyncio.Future[None] | None = None  # for the next message that is sent
        self.closing: tuple[int, str] | None = None

    def eyes(self, room: Room) -> int | None:
        if self.fixed and self.seat in room.owned_by(self.owner):
            return self.seat
        return room.eyes(self.owner)

    def send(self, message: BaseModel) -> None:
        if self.closing is not None:
            return
        if len(self.outbox) >= MOST_WAITING or sum(map(len, self.outbox)) > LARGEST_WAITING:
            self.close(1013, TOO_SLOW)
            return
        self.outbox.append(message.model_dump_json())
        self._pump()

    def show(self, room: Room, since: int | None = None) -> None:
        """Send the present moment with the log lines since the last one sent."""
        start = min(self.shown if since is None else since, room.table.position)
        self.shown = room.table.position
        update = room.update(self.owner, self.eyes(room), start)
        self.send(UpdateMessage.model_construct(type="update", update=update))

    def tell_presence(self, room: Room) -> None:
        scores = room.row.summary.scores
        self.send(Presence.model_construct(type="presence", seats=room.seat_infos(self.owner)(scores)))

    def tell_chat(self, room: Room, said: Chat) -> None:
        if room.owned_by(self.owner):  # chat is between the people at the table
            self.send(ChatMessage(id=said.id, seat=said.seat, name=said.name, text=said.text, at=said.at))

    def tell_thinking(self, seat: int) -> None:
        self.send(Thinking(seat=seat))

    def close(self, code: int, reason: str) -> None:
        if self.closing is None:
            self.closing = (code, reason)
            del self.outbox[1:]  # the first may be on its way
            self._pump()

    async def keep_up(self) -> None:
        """Wait until most of what was said is sent: who asks faster than it reads is not heard for a while."""
        while len(self.outbox) > READ_ON and self.closing is None:
            self.waiter = asyncio.get_running_loop().create_future()
            try:
                await asyncio.wait_for(self.waiter, STUCK)
            except TimeoutError:
                self.close(1013, TOO_SLOW)

    async def finish(self) -> None:
        """Say goodbye if that was wanted; otherwise nobody is there any more."""
        sender, said = self.sender, self.closing is not None
        self.closing = self.closing or (1006, "The connection was lost.")
        if sender is not None:
            if not said:
                sender.cancel()
            with suppress(asyncio.CancelledError, TimeoutError):
                await asyncio.wait_for(sender, GOODBYE)

    def _pump(self) -> None:
        if self.sender is None:
            self.sender = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        """Send what waits, in order."""
        try:
            while self.outbox and self.closing is None:
                await self.transmit({"type": "websocket.send", "text": self.outbox[0]})
                del self.outbox[0]
                self._wake()
            if self.closing is not None:
                code, reason = self.closing
                await self.transmit({"type": "websocket.close", "code": code, "reason": reason})
        except (OSError, RuntimeError):
            self.closing = self.closing or (1006, "The connection was lost.")
        finally:
            self.sender = None
            if self.closing is not None:
                self.outbox.clear()
            self._wake()

    def _wake(self) -> None:
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)
            self.waiter = None


async def live(scope: Scope, receive: Receive, send: Send) -> None:
    served = services(HTTPConnection(scope))
    found = PATH.fullmatch(scope["path"])
    table = found[1] if found else ""  # which is no table either
    await receive()
    await send({"type": "websocket.accept"})
    try:
        connection = await _welcome(served, HTTPConnection(scope), send, table)
    except Refusal as refusal:
        with suppress(OSError):
            text = RefusedMessage(id=None, error=refusal.problem).model_dump_json()
            await send({"type": "websocket.send", "text": text})
            await send({"type": "websocket.close", "code": 1008, "reason": refusal.problem.message[:120]})
        return
    served.rooms.metrics.connections.inc()
    scope["headers"].clear()  # they have been read, and would be kept as long as the connection
    try:
        await _listen(served, connection, receive, table)
    finally:
        served.rooms.metrics.connections.dec()
        await connection.finish()
        await _farewell(served, connection, table)


async def _welcome(served: Services, request: HTTPConnection, send: Send, table: str) -> Connection:
    if not served.addresses.take(keys.address(request.scope)):
        raise problems.too_fast()
    if not keys.same_origin(request, served.settings.origins):
        raise Refusal(403, "foreign_origin", "This page may not connect to the server: it comes from another site.")
    key = keys.key_of(request)
    owner = keys.digest(key) if key else None
    since = _number(request, "since") or 0
    seat = _number(request, "seat")
    connection = Connection(send, owner, seat)
    try:
        async with served.rooms.at(table) as room:
            if seat is not None:
                room.require(seat, owner)
            room.connections.add(connection)
            if room.row.rewound_to is not None:  # what the client has of the log may have been taken back
                since = min(since, room.row.rewound_to)
            connection.show(room, since)
            room.tell_presence()
            chat = await served.rooms.ask(served.rooms.store.chat, table) if room.owned_by(owner) else []
            for said in chat:
                connection.tell_chat(room, said)
            served.bots.wake(room)
        await served.rooms.announce_presence(room)
    except BaseException:  # whoever leaves or fails on the threshold is not at the table either
        await _farewell(served, connection, table)
        raise
    return connection


def _number(request: HTTPConnection, name: str) -> int | None:
    text = request.query_params.get(name, "")
    if not text:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refusal(422, "invalid", f"{name!r} must be a whole number, not {text[:40]!r}.")
    return int(text)


async def _farewell(served: Services, connection: Connection, table: str) -> None:
    room = served.rooms.rooms.get(table)
    if room is not None and connection in room.connections:
        room.connections.remove(connection)
        room.touched = time.monotonic()
        room.tell_presence()
        with suppress(Exception):
            await served.rooms.announce_presence(room)


async def _listen(served: Services, connection: Connection, receive: Receive, table: str) -> None:
    bucket = Bucket(served.settings.messages_per_second, BURST)
    excess = 0
    while connection.closing is None:
        event = await receive()
        if event["type"] == "websocket.disconnect":
            return
        text = event.get("text")
        name: Any = None
        try:
            if not bucket.take():
                excess += 1
                if excess > MOST_EXCESS:
                    connection.close(1008, "Too many messages; connect again and send fewer.")
                    return
                raise Refusal(429, "too_fast", "Too many messages at once; wait a moment.")
            if text is None:
                raise Refusal(422, "invalid", "Messages are JSON text, not bytes.")
            if len(text) > LARGEST:
                raise Refusal(413, "too_large", f"A message may have {LARGEST} characters; this one has {len(text)}.")
            try:
                message = CLIENT_MESSAGE.validate_json(text)
            except ValidationError as problem:
                raise Refusal(422, "invalid", sentence(problem.errors(include_url=False))) from None
            name = getattr(message, "id", None)
            await _handle(served, connection, table, message)
        except Refusal as refusal:
            served.rooms.metrics.refused.labels(refusal.problem.code).inc()
            connection.send(
                RefusedMessage.model_construct(type="refused", id=name, error=refusal.problem, update=refusal.update)
            )
        except Exception:
            log.exception("A message at table %s failed.", table)
            connection.send(RefusedMessage(id=name, error=problems.failed().problem))
        await connection.keep_up()


async def _handle(served: Services, connection: Connection, table: str, message: Any) -> None:
    if isinstance(message, PingMessage):
        connection.send(Pong())
        return
    rooms = served.rooms
    if isinstance(message, SayMessage):
        await _say(served, connection, table, message)
        return
    async with rooms.at(table) as room:
        room.require(message.seat, connection.owner)
        if isinstance(message, ActMessage):
            reached = await play.act(
                rooms, room, message.seat, message.position, message.action, connection.owner, message.epoch
            )
        elif isinstance(message, UndoMessage):
            reached = await play.undo(rooms, room, message.seat, message.position, connection.owner, message.epoch)
        else:
            reached = await play.redo(rooms, room, message.seat, message.position, connection.owner, message.epoch)
        connection.send(Accepted.model_construct(type="accepted", id=message.id, position=reached))


async def _say(served: Services, connection: Connection, table: str, message: SayMessage) -> None:
    async with served.rooms.at(table) as room:
        seat = connection.seat if connection.fixed else room.eyes(connection.owner)
        if seat is None or seat not in room.owned_by(connection.owner):
            raise Refusal(403, "not_seated", "Only people at the table can talk; take a seat first.")
        connection.chat = connection.chat or Bucket(WORDS_PER_SECOND, CHATTY)
        if not connection.chat.take():
            raise Refusal(429, "too_fast", "You are talking very fast; wait a moment.")
        said = Chat(0, seat, room.row.seats[seat].name, message.text, time.time())
        try:
            said = await served.rooms.ask(served.rooms.store.add_chat, table, said)
        except Exception:
            raise problems.not_saved() from None
        for other in list(room.connections):
            other.tell_chat(room, said)
