"""What happened, as events for the log and for animation. Search plays without a journal."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EVERYONE: Final[i64] = -1


class Event:
    """One thing that happened: a kind with small numbers, worded by the game's text module.

    `seen_by` is a bit mask of the seats that may know it (EVERYONE: all seats and spectators);
    `otherwise` is what the others see instead, or None.
    """

    def __init__(self, kind: str, seat: i64, args: list[int], seen_by: i64, otherwise: Event | None) -> None:
        self.kind: str = kind
        self.seat: i64 = seat
        self.args: list[int] = args
        self.seen_by: i64 = seen_by
        self.otherwise: Event | None = otherwise

    def as_seen(self, seat: int | None) -> Event | None:
        """The event as `seat` may know it; None for a spectator."""
        if self.seen_by == EVERYONE:
            return self
        if seat is not None and (self.seen_by >> seat) & 1:
            return self
        return self.otherwise


class Journal:
    """An optional sink of events that a state writes to."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def note(self, kind: str, seat: i64, args: list[int]) -> None:
        """Everyone sees this."""
        self.events.append(Event(kind, seat, args, EVERYONE, None))

    def secret(self, kind: str, seat: i64, args: list[int], seen_by: i64, otherwise: Event | None = None) -> None:
        """Only the seats in the bit mask `seen_by` see this; the others see `otherwise`."""
        self.events.append(Event(kind, seat, args, seen_by, otherwise))


def public(kind: str, seat: i64, args: list[int]) -> Event:
    """An event for use as the `otherwise` of a secret one."""
    return Event(kind, seat, args, EVERYONE, None)
