"""Group commit: changes that arrive while a transaction runs go together into the next one."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from menagerie.server.store.store import Change, Store

MOST = 256  # changes in one transaction


class Commits:
    """Writes changes one transaction after another in a thread of its own."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.waiting: list[tuple[Change, asyncio.Future[bool]]] = []
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="commits")
        self.task: asyncio.Task[None] | None = None

    async def commit(self, change: Change) -> bool:
        """True once the change is safely stored; False if someone else has changed the table before."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((change, future))
        if self.task is None:
            self.task = asyncio.create_task(self._run())
        return await asyncio.shield(future)

    async def _run(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
            try:
                await self._write(batch)
            except Exception:
                for one in batch:  # one change that cannot be written must not hold up the others
                    try:
                        await self._write([one])
                    except Exception as problem:
                        if not one[1].done():
                            one[1].set_exception(problem)
        self.task = None

    async def _write(self, batch: list[tuple[Change, asyncio.Future[bool]]]) -> None:
        loop = asyncio.get_running_loop()
        done = await loop.run_in_executor(self.thread, self.store.commit, [change for change, _ in batch])
        for (_, future), written in zip(batch, done, strict=True):
            if not future.done():
                future.set_result(written)

    async def close(self) -> None:
        if self.task is not None:
            await self.task
        self.thread.shutdown()
