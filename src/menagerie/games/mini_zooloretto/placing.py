"""Placing tiles in the own zoo, and the offspring this causes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.core.state import ALLOWED, Actions
from menagerie.games.mini_zooloretto.actions import BARN, PLACE, place
from menagerie.games.mini_zooloretto.faces import FACES, NO_KIND, is_animal, kind_of
from menagerie.games.mini_zooloretto.phases import ENCLOSURE_FULL, NOT_ON_TRUCK, OTHER_KIND
from menagerie.games.mini_zooloretto.zoo import (
    ENCLOSURES,
    KIND,
    SPACES,
    TILES,
    enclosure_at,
    pairs_in,
    put_in_barn,
    put_in_enclosure,
    take_offspring,
    tiles_in,
)

if TYPE_CHECKING:
    from menagerie.games.mini_zooloretto.state import MiniZooloretto


def fitting(state: MiniZooloretto, seat: i64, face: i64, enclosure: i64) -> i64:
    """The rule that forbids putting a tile into an enclosure, or ALLOWED."""
    at = enclosure_at(seat, enclosure)
    if state.enclosures[at + TILES] == SPACES:
        return ENCLOSURE_FULL  # MZ-6.3
    if is_animal(face):
        kind = state.enclosures[at + KIND]
        if kind not in (NO_KIND, kind_of(face)):
            return OTHER_KIND  # MZ-6.4
    return ALLOWED


def placing(state: MiniZooloretto, face: i64, to: i64) -> i64:
    """The rule that forbids placing a tile of the truck taken, or ALLOWED."""
    if not is_delivered(state, face):
        return NOT_ON_TRUCK  # MZ-4.11
    if to == BARN:
        return ALLOWED  # MZ-6.7
    return fitting(state, state.player, face, to)


def is_delivered(state: MiniZooloretto, face: i64) -> bool:
    """Whether a tile of that face is still to be placed."""
    for i in range(state.delivered):
        if state.delivery[i] == face:
            return True
    return False


def legal_places(state: MiniZooloretto, out: Actions, illegal_too: bool) -> None:
    for i in range(state.delivered):
        face = state.delivery[i]
        if is_repeated(state, i):
            continue  # MZ-4.16
        to: i64 = 0
        while to <= BARN:
            if illegal_too or to == BARN or fitting(state, state.player, face, to) == ALLOWED:
                out.add(place(face, to))
            to += 1


def is_repeated(state: MiniZooloretto, index: i64) -> bool:
    for i in range(index):
        if state.delivery[i] == state.delivery[index]:
            return True
    return False


def place_tile(state: MiniZooloretto, action: i64) -> None:
    """Place one tile of the truck; a tile that fills an enclosure opens the bonus (MZ-8.1)."""
    face = (action - PLACE) // 4
    to = (action - PLACE) % 4
    seat = state.player
    unload(state, face)
    if to == BARN:
        put_in_barn(state, seat, face)
        if state.journal is not None:
            state.journal.note("barn", seat, [face])
        return
    if settle(state, seat, face, to):
        state.filled = True


def unload(state: MiniZooloretto, face: i64) -> None:
    kept: i64 = 0
    found = False
    for i in range(state.delivered):
        if state.delivery[i] == face and not found:
            found = True
        else:
            state.delivery[kept] = state.delivery[i]
            kept += 1
    state.delivery[kept] = FACES
    state.delivered = kept


def settle(state: MiniZooloretto, seat: i64, face: i64, enclosure: i64) -> bool:
    """Put a tile into an enclosure with the offspring it causes (MZ-7.1); whether the enclosure is now full."""
    pairs = pairs_in(state, seat, enclosure)
    put_in_enclosure(state, seat, enclosure, face)
    if state.journal is not None:
        state.journal.note("enclosure", seat, [face, enclosure, tiles_in(state, seat, enclosure)])
    if pairs_in(state, seat, enclosure) > pairs:
        baby = take_offspring(state, kind_of(face))
        to_barn = tiles_in(state, seat, enclosure) == SPACES  # MZ-7.2
        if to_barn:
            put_in_barn(state, seat, baby)
        else:
            put_in_enclosure(state, seat, enclosure, baby)
        if state.journal is not None:
            state.journal.note("offspring", seat, [baby, enclosure, int(to_barn)])
    return tiles_in(state, seat, enclosure) == SPACES


def fits_somewhere(state: MiniZooloretto, seat: i64, face: i64) -> bool:
    for enclosure in range(ENCLOSURES):
        if fitting(state, seat, face, enclosure) == ALLOWED:
            return True
    return False
