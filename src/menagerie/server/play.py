"""Acting at a table: the one path that people and bots share."""

from __future__ import annotations

from collections.abc import Callable

from menagerie.core.errors import MenagerieError
from menagerie.server import problems
from menagerie.server.rooms import Room, Rooms
from menagerie.table import Table

TRIES = 5  # how often a change starts anew because another process was faster


async def act(
    rooms: Rooms,
    room: Room,
    seat: int,
    position: int,
    action: int | str,
    owner: str | None,
    epoch: int | None = None,
    by: str = "person",
) -> int:
    """Play an action that was decided at `position`; the position it led to.

    The same action sent twice is accepted once; one for an outdated position, or from
    before an undo or redo, is refused with the present moment.
    """

    def play(table: Table) -> bool:
        if table.has_just_played(seat, position, action):
            return False
        if _turned(room, epoch) or not table.asked_since(seat, position):
            raise problems.stale(room.update(owner, seat))
        table.play(seat, action)
        return True

    reached = await _change(rooms, room, play)
    rooms.metrics.actions.labels(by).inc()
    return reached


async def undo(rooms: Rooms, room: Room, seat: int, position: int, owner: str | None, epoch: int | None = None) -> int:
    def take_back(table: Table) -> bool:
        if _turned(room, epoch) or position != table.position:
            raise problems.stale(room.update(owner, seat))
        if table.is_over and not table.free_undo:
            raise problems.Refusal(409, "refused", "The game is over and everything has been shown.")
        table.undo(table.undoer(seat, room.owned_by(owner)))
        return True

    return await _change(rooms, room, take_back, turned=True)


async def redo(rooms: Rooms, room: Room, seat: int, position: int, owner: str | None, epoch: int | None = None) -> int:
    def play_again(table: Table) -> bool:
        if _turned(room, epoch) or position != table.position:
            raise problems.stale(room.update(owner, seat))
        table.redo(table.redoer(seat, room.owned_by(owner)))
        return True

    return await _change(rooms, room, play_again, turned=True)


def _turned(room: Room, epoch: int | None) -> bool:
    """Whether something was undone or redone since a client decided, as far as it tells."""
    return epoch is not None and epoch != room.row.epoch


async def _change(rooms: Rooms, room: Room, change: Callable[[Table], bool], turned: bool = False) -> int:
    """Change the locked table and commit it; starts anew if another process was faster."""
    for _ in range(TRIES):
        try:
            changed = change(room.table)
        except MenagerieError as problem:
            raise problems.of_error(problem) from None
        if not changed or await rooms.save(room, turned=turned):
            return room.table.position
    raise problems.not_saved()
