"""Enclosures: halves of one colour that touch combine (section 7 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from menagerie.games.o_zoo_le_mio.grid import ENTRANCE, TILE, cell
from menagerie.games.o_zoo_le_mio.tables import COLOURS, bit, step_x, step_y

if TYPE_CHECKING:
    from menagerie.games.o_zoo_le_mio.state import OZooLeMio


def enclosure_of(state: OZooLeMio, half: i64) -> i64:
    """The half that stands for the whole enclosure to which a half belongs."""
    while i64(state.pen[half]) != half:
        half = i64(state.pen[half])
    return half


def attractiveness(state: OZooLeMio, half: i64) -> i64:
    """The stars of the enclosure to which a half belongs (OZ-7.3)."""
    return i64(state.pen_stars[enclosure_of(state, half)])


def combine(state: OZooLeMio, seat: i64, half: i64, x: i64, y: i64) -> None:
    """Join a half that was just laid with the enclosures of its colour across its full edges (OZ-7.1, OZ-7.7)."""
    tables = state.tables
    colour = tables.colour[half]
    state.pen_stars[half] = u8(tables.stars[half])
    direction: i64 = 0
    while direction < 4:
        there = cell(state, seat, x + step_x(direction), y + step_y(direction))
        if TILE <= there < ENTRANCE and tables.colour[there - TILE] == colour:
            mine = enclosure_of(state, half)
            theirs = enclosure_of(state, there - TILE)
            if mine != theirs:
                state.pen[mine] = u8(theirs)
                state.pen_stars[theirs] = u8(i64(state.pen_stars[theirs]) + i64(state.pen_stars[mine]))
        direction += 1


def would_combine(state: OZooLeMio, seat: i64, half: i64, x: i64, y: i64) -> i64:
    """The stars of the enclosure that a half would belong to on x,y; nothing is laid."""
    tables = state.tables
    colour = tables.colour[half]
    stars = tables.stars[half]
    met: i64 = 0
    direction: i64 = 0
    while direction < 4:
        there = cell(state, seat, x + step_x(direction), y + step_y(direction))
        if TILE <= there < ENTRANCE and tables.colour[there - TILE] == colour:
            enclosure = enclosure_of(state, there - TILE)
            if not (met >> enclosure) & 1:
                met |= bit(enclosure)
                stars += i64(state.pen_stars[enclosure])
        direction += 1
    return stars


def renews(state: OZooLeMio, stars: i64, best: i64) -> bool:
    """Whether an enclosure with so many stars represents its zoo from now on (OZ-7.6, OZ-A5)."""
    return stars > best or (stars == best and state.renew)


def note_best(state: OZooLeMio, seat: i64, half: i64) -> None:
    """Let the enclosure that a half was just added to represent the zoo if it is at least as good (OZ-7.6)."""
    at = seat * COLOURS + state.tables.colour[half]
    stars = attractiveness(state, half)
    if renews(state, stars, state.best[at]):
        state.best[at] = stars
        state.newest[at] = state.auction + 1
