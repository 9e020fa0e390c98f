"""Acting at a table over HTTP, looking at its moments, and what becomes of it afterwards."""

from __future__ import annotations

import secrets
from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response

from menagerie.server import play, problems, updates
from menagerie.server.api.tables import new_row
from menagerie.server.app_state import owner_of, services
from menagerie.server.bots import WorkerFailed
from menagerie.server.messages import Act, Chart, Fork, Hint, LogLine, Review, Step, TableInfo, TextBoard, Update
from menagerie.server.problems import Refusal
from menagerie.server.rooms import Room
from menagerie.server.store import SeatRow

router = APIRouter(prefix="/api/tables/{table}")
SeatParameter = Annotated[int | None, Query(ge=0, le=15)]
Moment = Annotated[int, Path(ge=0, le=1_000_000)]


def answer(update: Update) -> Response:
    """An update is built from checked data: it is sent as it is."""
    return Response(update.model_dump_json(), media_type="application/json")


@router.get("/update", response_model=Update)
async def present(
    request: Request, table: str, seat: SeatParameter = None, since: Annotated[int, Query(ge=0, le=1_000_000)] = 0
) -> Response:
    """The present moment, as over the WebSocket."""
    owner = owner_of(request)
    async with services(request).rooms.at(table) as room:
        return answer(room.update(owner, _eyes(room, owner, seat), since))


@router.post("/actions", response_model=Update)
async def act(request: Request, table: str, body: Act) -> Response:
    """Play an action, given as its number or in notation."""
    rooms, owner = services(request).rooms, owner_of(request)
    async with rooms.at(table) as room:
        room.require(body.seat, owner)
        await play.act(rooms, room, body.seat, body.position, body.action, owner, body.epoch)
        return answer(room.update(owner, body.seat, body.position))


@router.post("/undo", response_model=Update)
async def undo(request: Request, table: str, body: Step) -> Response:
    """Take back the seat's last decision."""
    rooms, owner = services(request).rooms, owner_of(request)
    async with rooms.at(table) as room:
        room.require(body.seat, owner)
        await play.undo(rooms, room, body.seat, body.position, owner, body.epoch)
        return answer(room.update(owner, body.seat, room.table.position))


@router.post("/redo", response_model=Update)
async def redo(request: Request, table: str, body: Step) -> Response:
    """Play again what was taken back."""
    rooms, owner = services(request).rooms, owner_of(request)
    async with rooms.at(table) as room:
        room.require(body.seat, owner)
        await play.redo(rooms, room, body.seat, body.position, owner, body.epoch)
        return answer(room.update(owner, body.seat, body.position))


@router.get("/positions/{position}", response_model=Update)
async def moment(
    request: Request,
    table: str,
    position: Moment,
    seat: Annotated[int, Query(ge=0, le=15)] | Literal["all"] | None = None,
) -> Response:
    """A moment of the game: from the own seat or as a spectator, after the end from any seat or all-knowing."""
    owner = owner_of(request)
    async with services(request).rooms.at(table) as room:
        if seat == "all" and not room.table.is_over:
            raise Refusal(403, "not_over", "Everything is shown only after the game has ended.")
        eyes = None if seat == "all" else _eyes(room, owner, seat)
        if position > room.table.position:
            raise Refusal(404, "no_position", f"There is no position {position}; the game has {room.table.position}.")
        found = updates.moment(room.row, room.table, room.seat_infos(owner), position, eyes, seat == "all")
        return answer(found)


@router.get("/log")
async def log(request: Request, table: str, seat: SeatParameter = None) -> list[LogLine]:
    """The log as the seat may read it."""
    owner = owner_of(request)
    async with services(request).rooms.at(table) as room:
        return [LogLine(position=at, text=text) for at, text in room.table.log(_eyes(room, owner, seat))]


@router.get("/board")
async def board(
    request: Request,
    table: str,
    seat: SeatParameter = None,
    position: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
) -> TextBoard:
    """The table in text as these eyes see it, now or at an earlier position."""
    owner = owner_of(request)
    async with services(request).rooms.at(table) as room:
        at = room.table.position if position is None else position
        if at > room.table.position:
            raise Refusal(404, "no_position", f"There is no position {at}; the game has {room.table.position}.")
        return TextBoard(text=updates.text_board(room.table, at, _eyes(room, owner, seat)))


@router.post("/fork")
async def fork(request: Request, table: str, body: Fork) -> TableInfo:
    """A new table that begins with this one's first actions: of a finished game, or where nobody else plays."""
    rooms, owner = services(request).rooms, owner_of(request)
    async with rooms.at(table) as room:
        row = room.row
        alone = all(seat.kind == "bot" or seat.owner == owner for seat in row.seats) and room.owned_by(owner)
        if not room.table.is_over and not alone:
            raise Refusal(403, "not_over", "A game with other people can be forked only after it has ended.")
        if body.position > room.table.position:
            raise Refusal(
                404, "no_position", f"There is no position {body.position}; the game has {room.table.position}."
            )
        seats = [_forked(seat, owner) for seat in row.seats]
        twin = new_row(row.game, row.rules_version, row.seed, row.options, owner, True, seats)
        twin.actions = row.actions[: body.position]
    return (await rooms.create(twin)).info(owner)


@router.post("/rematch")
async def rematch(request: Request, table: str) -> TableInfo:
    """The same people and bots at a new table; everyone who asks comes to the same one."""
    rooms, owner = services(request).rooms, owner_of(request)
    async with rooms.at(table) as room:
        row = room.row
        if not room.owned_by(owner):
            raise problems.not_your_seat()
        if not row.over:
            raise Refusal(409, "not_over", "A rematch begins after the game has ended.")
        again = row.rematch
        if again is None:
            seats = [*row.seats]
            new = new_row(
                row.game, row.rules_version, secrets.randbelow(2**32), row.options, owner, row.practice, seats
            )
            created = await rooms.create(new)
            if await rooms.save(room, rematch=created.id):
                return created.info(owner)
            again = room.row.rematch
    if again is None:
        raise problems.not_saved()
    async with rooms.at(again) as found:
        return found.info(owner)


@router.get("/record", responses={200: {"content": {"application/json": {"schema": {"type": "object"}}}}})
async def record(request: Request, table: str) -> Response:
    """The record file, after the end: it holds the seed."""
    async with services(request).rooms.at(table) as room:
        if not room.table.is_over:
            raise Refusal(403, "not_over", "The record can be downloaded after the game has ended: it holds the seed.")
        name = f"{room.row.game}-{room.id}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(room.table.record().to_json(), media_type="application/json", headers=headers)


@router.get("/hint")
async def hint(request: Request, table: str, seat: Annotated[int, Query(ge=0, le=15)]) -> Hint:
    """What a bot would do in the seat's place, and what it expects of it."""
    served, owner = services(request), owner_of(request)
    async with served.rooms.at(table) as room:
        room.require(seat, owner)
        if seat not in room.table.deciders():
            raise Refusal(409, "refused", "It is not your turn.")
        task = {"task": "hint", "record": msgspec.to_builtins(room.table.record()), "seat": seat}
    try:
        return Hint(**await served.bots.advise(task))
    except WorkerFailed:
        raise Refusal(503, "no_hint", "There is no hint just now; try again in a moment.") from None


@router.get("/chart")
async def chart(request: Request, table: str) -> Chart:
    """The points of every seat at every position, after the end."""
    async with services(request).rooms.at(table) as room:
        if not room.table.is_over:
            raise Refusal(403, "not_over", "The chart is drawn after the game has ended.")
        return Chart(scores=room.table.score_curve())


@router.get("/review")
async def review(request: Request, table: str, seat: Annotated[int, Query(ge=0, le=15)] = 0) -> Review:
    """The chances to win over a finished game, its turning points, and the decisions that cost the seat most."""
    served = services(request)
    async with served.rooms.at(table) as room:
        if not room.table.is_over:
            raise Refusal(403, "not_over", "The review is written after the game has ended.")
        if seat >= len(room.row.seats):
            raise Refusal(404, "no_seat", f"This table has {len(room.row.seats)} seats, counted from 0.")
        if seat in room.reviews:
            return room.reviews[seat]
        version = room.row.version
        task = {"task": "review", "record": msgspec.to_builtins(room.table.record()), "seat": seat}
    try:
        found = Review(**await served.bots.advise(task))
    except WorkerFailed:
        raise Refusal(503, "no_review", "There is no review just now; try again in a moment.") from None
    if room.row.version == version:
        room.reviews[seat] = found
    return found


def _eyes(room: Room, owner: str, seat: int | None) -> int | None:
    """Whose eyes: the asked seat if it is the caller's or the game is over, else the caller's own."""
    if seat is None:
        return room.eyes(owner)
    if not room.table.is_over or seat >= len(room.row.seats):
        room.require(seat, owner)
    return seat


def _forked(seat: SeatRow, owner: str) -> SeatRow:
    if seat.kind == "bot":
        return seat
    return SeatRow(seat.seat, "person", seat.name, seat.colour, seat.shape, owner)
