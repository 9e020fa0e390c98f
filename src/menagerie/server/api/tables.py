"""Making, finding, joining and leaving tables."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace
from typing import Literal

from fastapi import APIRouter, Request

from menagerie.core import catalog, record
from menagerie.core.errors import MenagerieError
from menagerie.server import levels, problems, updates
from menagerie.server.api.catalogue import player_of
from menagerie.server.app_state import owner_of, services
from menagerie.server.messages import COLOURS, SHAPES, Join, Leave, NewTable, SeatBot, TableInfo, Upload
from menagerie.server.problems import Refusal
from menagerie.server.rooms import Room
from menagerie.server.store import Player, SeatRow, Summary, TableRow

router = APIRouter(prefix="/api/tables")


@router.post("")
async def create(request: Request, body: NewTable) -> TableInfo:
    """Set up a table; the first seat of kind `me` or `hotseat` belongs to the caller."""
    owner, player = owner_of(request), await player_of(request)
    seats: list[SeatRow] = []
    try:
        game = catalog.game(body.game)
        for number, seat in enumerate(body.seats):
            seats.append(_new_seat(number, seat.kind, seat.name, seat.level, seat.bot, owner, player, seats))
        game.new(len(seats), 0, body.options)
        options = game.read_options(len(seats), body.options)
    except MenagerieError as problem:
        raise problems.of_error(problem, 422) from None
    seed = secrets.randbelow(2**32) if body.seed is None else body.seed
    row = new_row(game.id, game.rules_version, seed, options, owner, body.practice, seats)
    room = await services(request).rooms.create(row)
    return room.info(owner)


@router.post("/upload")
async def upload(request: Request, body: Upload) -> TableInfo:
    """Make a table from a record file: a replay if the game has ended, else a table to play on alone."""
    owner, player = owner_of(request), await player_of(request)
    try:
        found = await services(request).rooms.ask(record.parse, body.record)  # a long one takes a while
    except MenagerieError as problem:
        raise problems.of_error(problem, 422) from None
    except (RecursionError, OverflowError, TypeError, AttributeError, IndexError):
        raise Refusal(422, "invalid", "The record cannot be read.") from None
    seats: list[SeatRow] = []
    for seat, name in enumerate(record.default_names(found.seats, found.players)[: found.seats]):
        colour, shape = _look(player, seats) if seat == 0 else _look(None, seats)
        seats.append(SeatRow(seat, "person", _cut(name), colour, shape, owner))
    row = new_row(found.game, found.rules_version, found.seed, found.options, owner, True, seats)
    row.actions = found.actions
    room = await services(request).rooms.create(row)
    return room.info(owner)


@router.get("")
async def list_tables(request: Request, scope: Literal["mine", "watch", "replays"] = "mine") -> list[TableInfo]:
    """The caller's tables, running tables to watch, or finished ones."""
    rooms, owner = services(request).rooms, owner_of(request)
    if scope == "mine":
        rows = await rooms.ask(rooms.store.tables_of, owner)
    elif scope == "watch":
        rows = await rooms.ask(rooms.store.running)
    else:
        rows = await rooms.ask(rooms.store.finished)
    installed = set(catalog.names())
    return [
        updates.table_info(row, owner, _connected(rooms.rooms.get(row.id))) for row in rows if row.game in installed
    ]


@router.get("/{table}")
async def info(request: Request, table: str) -> TableInfo:
    async with services(request).rooms.at(table) as room:
        return room.info(owner_of(request))


@router.post("/{table}/join")
async def join(request: Request, table: str, body: Join) -> TableInfo:
    """Take an open seat; a seat that is already the caller's is simply shown."""
    owner, player = owner_of(request), await player_of(request)
    rooms = services(request).rooms
    player = Player(body.name or player.name, body.colour or player.colour, body.shape or player.shape)
    async with rooms.at(table) as room:
        for _ in range(3):
            mine = room.owned_by(owner)
            if mine and (body.seat is None or body.seat in mine):
                return room.info(owner)
            seat = _open_seat(room, body.seat)
            others = [row for row in room.row.seats if row.seat != seat and row.kind != "open"]
            colour, shape = _look(player, others)
            if await rooms.save(room, [SeatRow(seat, "person", player.name, colour, shape, owner)]):
                return room.info(owner)
    raise problems.not_saved()


@router.post("/{table}/leave")
async def leave(request: Request, table: str, body: Leave) -> TableInfo:
    """Give a seat up; it becomes open, and whoever joins goes on from there."""
    owner, rooms = owner_of(request), services(request).rooms
    async with rooms.at(table) as room:
        row = room.require(body.seat, owner)
        if room.row.over:
            raise Refusal(409, "over", "The game is over; there is no seat to give up.")
        if not await rooms.save(room, [replace(row, kind="open", owner=None)]):
            raise problems.not_saved()
        return room.info(owner)


@router.post("/{table}/bot")
async def seat_bot(request: Request, table: str, body: SeatBot) -> TableInfo:
    """Put a bot into an open seat; only who made the table may do that."""
    owner, rooms = owner_of(request), services(request).rooms
    try:
        bot, level = levels.bot_of(body.level, None)
    except MenagerieError as problem:
        raise problems.of_error(problem, 422) from None
    async with rooms.at(table) as room:
        if room.row.creator != owner:
            raise Refusal(403, "not_yours", "Only the person who made the table may seat a bot.")
        seat = _open_seat(room, body.seat)
        row = room.row.seats[seat]
        name = f"{level.capitalize()} bot" if level else bot
        if not await rooms.save(room, [replace(row, kind="bot", name=name, owner=None, bot=bot, level=level)]):
            raise problems.not_saved()
        return room.info(owner)


def new_row(
    game: str,
    rules_version: int,
    seed: int,
    options: dict[str, object],
    owner: str,
    practice: bool,
    seats: list[SeatRow],
) -> TableRow:
    now = time.time()
    return TableRow(
        id=secrets.token_urlsafe(9),
        game=game,
        rules_version=rules_version,
        seed=seed,
        options=options,
        creator=owner,
        practice=practice,
        created=now,
        updated=now,
        version=0,
        position=0,
        rewound_to=None,
        over=False,
        bot_to_move=False,
        summary=Summary("", [0] * len(seats), []),
        seats=seats,
    )


def _new_seat(
    seat: int,
    kind: str,
    name: str | None,
    level: str | None,
    bot: str | None,
    owner: str,
    player: Player,
    others: list[SeatRow],
) -> SeatRow:
    colour, shape = _look(player if kind == "me" else None, others)
    if kind == "bot":
        found, level = levels.bot_of(level, bot)
        title = name or (f"{level.capitalize()} bot" if level else found)
        return SeatRow(seat, "bot", _unlike(title, others), colour, shape, None, found, level)
    if kind == "open":
        return SeatRow(seat, "open", name or "Open seat", colour, shape)
    default = player.name if kind == "me" else f"Player {seat + 1}"
    return SeatRow(seat, "person", name or default, colour, shape, owner)


def _unlike(name: str, others: list[SeatRow]) -> str:
    """The name, with a number if somebody has it already."""
    taken = {row.name for row in others}
    number = 2
    found = name
    while found in taken:
        found = f"{name} {number}"
        number += 1
    return found


def _look(player: Player | None, others: list[SeatRow]) -> tuple[str, str]:
    """Colour and shape for a seat: the person's own where nobody else has them."""
    colours = [player.colour] if player else []
    shapes = [player.shape] if player else []
    taken = {row.colour for row in others}, {row.shape for row in others}
    colour = next((one for one in [*colours, *COLOURS] if one not in taken[0]), COLOURS[0])
    shape = next((one for one in [*shapes, *SHAPES] if one not in taken[1]), SHAPES[0])
    return colour, shape


def _open_seat(room: Room, wanted: int | None) -> int:
    seats = room.row.seats
    if room.row.over:
        raise Refusal(409, "over", "The game is over.")
    if wanted is None:
        for row in seats:
            if row.kind == "open":
                return row.seat
        raise Refusal(409, "full", "All seats at this table are taken.")
    if wanted >= len(seats):
        raise Refusal(404, "no_seat", f"This table has {len(seats)} seats, counted from 0.")
    if seats[wanted].kind != "open":
        raise Refusal(409, "taken", "This seat is taken.")
    return wanted


def _connected(room: Room | None):  # type: ignore[no-untyped-def]
    return room.connected if room is not None else lambda seat: False


def _cut(name: str) -> str:
    """A name from a file, made fit to show."""
    return "".join(sign for sign in name if sign.isprintable()).strip()[:30] or "Player"
