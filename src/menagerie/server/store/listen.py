"""Hears what other server processes did on the same PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from menagerie.server.store.store import CHANNEL

log = logging.getLogger("menagerie.server")
PAUSE = 1.0  # seconds before listening again after a lost connection


async def listen(
    url: str, hear: Callable[[dict[str, Any]], Awaitable[None]], catch_up: Callable[[], Awaitable[None]]
) -> None:
    """Pass on every notification, for ever; a lost connection is made again, and what was missed is looked up."""
    import psycopg  # noqa: PLC0415 (only where PostgreSQL is used)

    address = "postgresql://" + url.partition("://")[2]
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await catch_up()
                async for news in connection.notifies():
                    try:
                        await hear(json.loads(news.payload))
                    except Exception:
                        log.exception("News from another process could not be used.")
        except (psycopg.Error, SQLAlchemyError, OSError) as problem:
            log.warning("The connection for news between processes was lost (%s); connecting again.", problem)
            await asyncio.sleep(PAUSE)
