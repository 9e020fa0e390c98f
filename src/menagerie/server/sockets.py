"""The WebSocket protocol of uvicorn, made lighter: there may be thousands of connections, most of them silent."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Inbox:
    """A queue for one reader: an `asyncio.Queue` is several times as large, and most are empty."""

    __slots__ = ("events", "waiter")

    def __init__(self) -> None:
        self.events: list[Any] = []
        self.waiter: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self.events.append(event)
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    async def get(self) -> Any:
        while not self.events:
            self.waiter = asyncio.get_running_loop().create_future()
            await self.waiter
        return self.events.pop(0)

    def empty(self) -> bool:
        return not self.events


class LightProtocol(WebSocketsSansIOProtocol):
    """Keeps no more than it needs: not the headers of the handshake, and not a client that has gone silent."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Inbox()  # type: ignore[assignment]

    def start_keepalive(self) -> None:
        self.request.headers.clear()
        self.response.headers.clear()
        super().start_keepalive()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # closing would wait until a client that reads nothing has read everything
