"""The bonus for a filled enclosure: take over a tile or discard one (MZ-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.core.state import ALLOWED, Actions
from menagerie.games.mini_zooloretto.actions import (
    DECLINE,
    DISCARD,
    TAKEOVER,
    TAKEOVER_TILE,
    discard_tile,
    takeover_at,
    takeover_tile,
)
from menagerie.games.mini_zooloretto.faces import FACES, NO_TILE
from menagerie.games.mini_zooloretto.phases import (
    BARN_EMPTY,
    FITS_NOWHERE,
    NOT_IN_BARN,
    NOT_IN_OWN_BARN,
    NOTHING_FITS,
    OWN_BARN,
)
from menagerie.games.mini_zooloretto.placing import fits_somewhere, fitting, settle
from menagerie.games.mini_zooloretto.zoo import ENCLOSURES, in_barn, take_from_barn

if TYPE_CHECKING:
    from menagerie.games.mini_zooloretto.state import MiniZooloretto


def taking_over(state: MiniZooloretto) -> i64:
    """The rule that forbids to take over any tile, or ALLOWED."""
    for owner in range(state.seats):
        if owner == state.player or state.barn_tiles[owner] == 0:
            continue
        for face in range(FACES):
            if in_barn(state, owner, face) > 0 and fits_somewhere(state, state.player, face):
                return ALLOWED
    return NOTHING_FITS  # MZ-8.5


def taking_over_tile(state: MiniZooloretto, owner: i64, face: i64) -> i64:
    """The rule that forbids to take over that tile, or ALLOWED."""
    if owner == state.player:
        return OWN_BARN  # MZ-8.3
    if owner >= state.seats or in_barn(state, owner, face) == 0:
        return NOT_IN_BARN  # MZ-4.13
    if not fits_somewhere(state, state.player, face):
        return FITS_NOWHERE  # MZ-8.5
    return ALLOWED


def discarding(state: MiniZooloretto) -> i64:
    """The rule that forbids to discard, or ALLOWED."""
    return BARN_EMPTY if state.barn_tiles[state.player] == 0 else ALLOWED  # MZ-4.12


def discarding_tile(state: MiniZooloretto, face: i64) -> i64:
    """The rule that forbids to discard that tile, or ALLOWED."""
    return NOT_IN_OWN_BARN if in_barn(state, state.player, face) == 0 else ALLOWED  # MZ-4.15


def is_earned(state: MiniZooloretto) -> bool:
    """Whether the bonus is asked: an enclosure was filled and one of the two actions is possible (MZ-4.12)."""
    return state.filled and (discarding(state) == ALLOWED or taking_over(state) == ALLOWED)


def legal_bonuses(state: MiniZooloretto, out: Actions, illegal_too: bool) -> None:
    if illegal_too or taking_over(state) == ALLOWED:
        out.add(TAKEOVER)
    if illegal_too or discarding(state) == ALLOWED:
        out.add(DISCARD)
    out.add(DECLINE)


def legal_takeover_tiles(state: MiniZooloretto, out: Actions, illegal_too: bool) -> None:
    for owner in range(state.seats):
        if owner == state.player:
            continue
        for face in range(FACES):
            if in_barn(state, owner, face) > 0 and (illegal_too or fits_somewhere(state, state.player, face)):
                out.add(takeover_tile(owner, face))


def legal_takeover_places(state: MiniZooloretto, out: Actions, illegal_too: bool) -> None:
    for enclosure in range(ENCLOSURES):
        if illegal_too or fitting(state, state.player, state.drawn_tile, enclosure) == ALLOWED:
            out.add(takeover_at(enclosure))


def legal_discards(state: MiniZooloretto, out: Actions) -> None:
    for face in range(FACES):
        if in_barn(state, state.player, face) > 0:
            out.add(discard_tile(face))


def choose_takeover(state: MiniZooloretto, action: i64) -> None:
    """Point at the tile; it stays in its barn until its place is chosen."""
    state.owner = (action - TAKEOVER_TILE) // FACES
    state.drawn_tile = (action - TAKEOVER_TILE) % FACES


def take_over(state: MiniZooloretto, enclosure: i64) -> None:
    """Move the chosen tile; what it fills gives no further bonus (MZ-8.8)."""
    face = state.drawn_tile
    take_from_barn(state, state.owner, face)
    if state.journal is not None:
        state.journal.note("takeover", state.player, [state.owner, face, enclosure])
    state.drawn_tile = NO_TILE
    state.owner = -1
    settle(state, state.player, face, enclosure)


def discard(state: MiniZooloretto, face: i64) -> None:
    take_from_barn(state, state.player, face)
    state.removed[face] += 1
    if state.journal is not None:
        state.journal.note("discard", state.player, [face])
