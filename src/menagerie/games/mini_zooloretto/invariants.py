"""What must hold in every position (MZ-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.games.mini_zooloretto.faces import BABY, FACES, FIRST_LANDSCAPE, is_animal, kind_of, landscape_of
from menagerie.games.mini_zooloretto.phases import LOADING
from menagerie.games.mini_zooloretto.trucks import BOXES
from menagerie.games.mini_zooloretto.zoo import (
    ANIMALS,
    COUNTS,
    ENCLOSURES,
    FORMS,
    KIND,
    LANDSCAPE,
    SPACES,
    TILES,
)

if TYPE_CHECKING:
    from menagerie.games.mini_zooloretto.state import MiniZooloretto


def check(state: MiniZooloretto) -> str:
    """What is wrong with a position, or the empty string."""
    for face in range(FACES):
        problem = check_face(state, face)
        if problem != "":
            return problem
    for enclosure in range(state.seats * ENCLOSURES):
        at = enclosure * COUNTS
        counts = state.enclosures
        if counts[at + TILES] > SPACES:
            return f"enclosure {enclosure} holds {counts[at + TILES]} tiles"
        forms = counts[at + FORMS] + counts[at + FORMS + 1] + counts[at + FORMS + 2] + counts[at + FORMS + 3]
        land = counts[at + LANDSCAPE] + counts[at + LANDSCAPE + 1] + counts[at + LANDSCAPE + 2]
        if forms != counts[at + ANIMALS] or forms + land != counts[at + TILES]:
            return f"the counts of enclosure {enclosure} do not add up"
    return ""


def check_face(state: MiniZooloretto, face: i64) -> str:
    """Every tile is in exactly one place (MZ-11.1)."""
    is_baby = face < FIRST_LANDSCAPE and face & 3 == BABY
    kind = kind_of(face)
    if is_baby:
        found = state.offspring[kind]
        expected = state.tables.offspring[kind]
    else:
        found = in_pile(state, face)
        if found != state.unseen[face]:
            return f"{state.unseen[face]} tiles of face {face} should be unseen, not {found}"
        expected = state.tables.tiles[face]
    if is_animal(face) and state.in_play[kind] == 0:
        expected = 0
    found += on_table(state, face)
    if found != expected:
        return f"{found} tiles of face {face} instead of {expected}"
    return ""


def in_pile(state: MiniZooloretto, face: i64) -> i64:
    count: i64 = 0
    i = state.drawn
    while i < len(state.pile):
        if i64(state.pile[i]) == face:
            count += 1
        i += 1
    return count


def on_table(state: MiniZooloretto, face: i64) -> i64:
    """Tiles of a face on trucks, in zoos, in hand and out of the game."""
    count = state.removed[face]
    for box in range(state.trucks * BOXES):
        if state.boxes[box] == face:
            count += 1
    for i in range(state.delivered):
        if state.delivery[i] == face:
            count += 1
    if state.phase == LOADING and state.drawn_tile == face:
        count += 1
    for seat in range(state.seats):
        count += state.barns[seat * FACES + face]
    for enclosure in range(state.seats * ENCLOSURES):
        at = enclosure * COUNTS
        if not is_animal(face):
            count += state.enclosures[at + LANDSCAPE + landscape_of(face)]
        elif state.enclosures[at + KIND] == kind_of(face):
            count += state.enclosures[at + FORMS + (face & 3)]
    return count
