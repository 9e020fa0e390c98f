"""What a WebSocket keeps while it is open."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import MagicMock

from uvicorn import Config
from uvicorn.server import ServerState

from menagerie.server.sockets import LightProtocol

HANDSHAKE = (
    b"GET /live HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nAuthorization: Bearer secret-key-0123456789\r\n\r\n"
)
HELLO = b"\x81\x85\x00\x00\x00\x00hello"  # a text message
heard: list[str] = []


async def application(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    while (event := await receive())["type"] != "websocket.disconnect":
        heard.append(event["text"])


async def connected() -> LightProtocol:
    config = Config(application, log_config=None)
    config.load()
    protocol = LightProtocol(config, ServerState(), {})
    transport = MagicMock(asyncio.Transport)
    transport.is_closing.return_value = False
    protocol.connection_made(transport)
    protocol.data_received(HANDSHAKE)
    await asyncio.sleep(0)
    return protocol


def test_messages_come_in_order_and_the_handshake_is_forgotten() -> None:
    async def talk() -> None:
        heard.clear()
        protocol = await connected()
        assert protocol.handshake_complete and not protocol.request.headers and not protocol.response.headers
        protocol.data_received(HELLO)
        await asyncio.sleep(0)
        protocol.connection_lost(None)
        await asyncio.gather(*protocol.tasks)
        assert heard == ["hello"]

    asyncio.run(talk())


def test_a_client_that_answers_nothing_is_dropped_with_all_that_waits_for_it() -> None:
    async def fall_silent() -> Any:
        protocol = await connected()
        protocol.send_keepalive_ping()
        protocol.keepalive_timeout()
        protocol.connection_lost(None)
        await asyncio.gather(*protocol.tasks)
        return protocol.transport

    assert asyncio.run(fall_silent()).abort.called
