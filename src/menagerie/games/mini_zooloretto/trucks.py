"""Turns: adding a tile to a truck, or taking a truck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from menagerie.core.state import ALLOWED, Actions
from menagerie.games.mini_zooloretto.actions import ADD, load, take
from menagerie.games.mini_zooloretto.faces import NO_TILE
from menagerie.games.mini_zooloretto.phases import ALL_TRUCKS_FULL, NO_SUCH_TRUCK, TRUCK_EMPTY, TRUCK_FULL, TRUCK_TAKEN

if TYPE_CHECKING:
    from menagerie.games.mini_zooloretto.state import MiniZooloretto

BOXES: Final[i64] = 3  # the most boxes of a truck, and the width of a row in `state.boxes`


def adding(state: MiniZooloretto) -> i64:
    """The rule that forbids adding a tile, or ALLOWED."""
    for truck in range(state.trucks):
        if loading(state, truck) == ALLOWED:
            return ALLOWED
    return ALL_TRUCKS_FULL  # MZ-4.4


def loading(state: MiniZooloretto, truck: i64) -> i64:
    """The rule that forbids loading a truck, or ALLOWED."""
    if truck >= state.trucks:
        return NO_SUCH_TRUCK  # MZ-3.9
    if state.taken[truck] != 0:
        return TRUCK_TAKEN  # MZ-4.10
    if state.loaded[truck] == state.tables.boxes[truck]:
        return TRUCK_FULL  # MZ-5.4
    return ALLOWED


def taking(state: MiniZooloretto, truck: i64) -> i64:
    """The rule that forbids taking a truck, or ALLOWED."""
    if truck >= state.trucks:
        return NO_SUCH_TRUCK  # MZ-3.9
    if state.taken[truck] != 0:
        return TRUCK_TAKEN  # MZ-4.9
    if state.loaded[truck] == 0:
        return TRUCK_EMPTY  # MZ-4.5
    return ALLOWED


def legal_turns(state: MiniZooloretto, out: Actions, illegal_too: bool) -> None:
    if illegal_too or adding(state) == ALLOWED:
        out.add(ADD)
    for truck in range(state.trucks):
        if illegal_too or taking(state, truck) == ALLOWED:
            out.add(take(truck))


def legal_loads(state: MiniZooloretto, out: Actions, illegal_too: bool) -> None:
    for truck in range(state.trucks):
        if illegal_too or loading(state, truck) == ALLOWED:
            out.add(load(truck))


def draw(state: MiniZooloretto) -> None:
    """Reveal the next tile; one of the final pile makes this round the last (MZ-10.1)."""
    state.drawn_tile = i64(state.pile[state.drawn])
    state.drawn += 1
    state.unseen[state.drawn_tile] -= 1
    state.revealed += 1
    first_of_final_pile = state.drawn > state.ordinary_tiles and not state.final_round
    if first_of_final_pile:
        state.final_round = True
    if state.journal is not None:
        state.journal.note("draw", state.player, [state.drawn_tile])
        if first_of_final_pile:
            state.journal.note("last_round", state.player, [])


def load_truck(state: MiniZooloretto, truck: i64) -> None:
    face = state.drawn_tile
    state.boxes[truck * BOXES + state.loaded[truck]] = face
    state.loaded[truck] += 1
    state.drawn_tile = NO_TILE
    if state.journal is not None:
        filled = [face, truck, state.loaded[truck], state.tables.boxes[truck]]
        state.journal.note("load", state.player, [*filled, state.ordinary_left(), state.final_left()])


def take_truck(state: MiniZooloretto, truck: i64) -> None:
    """Take a truck with all its tiles; the player is out of the round (MZ-6.1)."""
    count = state.loaded[truck]
    if state.journal is not None:
        state.journal.note("take", state.player, [truck, *tiles_on(state, truck)])
    for i in range(count):
        state.delivery[i] = state.boxes[truck * BOXES + i]
        state.boxes[truck * BOXES + i] = NO_TILE
    state.delivered = count
    state.loaded[truck] = 0
    state.taken[truck] = 1
    state.truck_of[state.player] = truck
    state.filled = False


def tiles_on(state: MiniZooloretto, truck: i64) -> list[int]:
    tiles: list[int] = []
    for i in range(state.loaded[truck]):
        tiles.append(state.boxes[truck * BOXES + i])
    return tiles
