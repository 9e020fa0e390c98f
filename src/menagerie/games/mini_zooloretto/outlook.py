"""An estimate of a seat's final points: what it has, what its enclosures may still get, what the trucks offer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from menagerie.core.state import ALLOWED
from menagerie.games.mini_zooloretto.faces import (
    BABY,
    FACES,
    FEMALE,
    MALE,
    NO_KIND,
    NO_TILE,
    form_of,
    is_animal,
    kind_of,
    landscape_of,
)
from menagerie.games.mini_zooloretto.phases import GAME_OVER, LOADING
from menagerie.games.mini_zooloretto.placing import fitting
from menagerie.games.mini_zooloretto.scoring import (
    barn_kind_points,
    barn_landscape_points,
    landscape_points,
    landscape_tiles,
)
from menagerie.games.mini_zooloretto.trucks import BOXES
from menagerie.games.mini_zooloretto.zoo import ANIMALS, ENCLOSURES, FEMALES, KIND, MALES, SPACES, TILES, enclosure_at

if TYPE_CHECKING:
    from menagerie.games.mini_zooloretto.state import MiniZooloretto

# How much of a kind's unseen tiles a player who collects it gets, compared with an equal share of them.
COLLECTING: Final = 1.7
# How much of the best truck's worth a player who has not yet taken one can hope for.
HOPE: Final = 0.75
# A free space in an enclosure without animals is worth a little, as any kind may come.
OPEN_ENCLOSURE: Final = 1.0


def outlook(state: MiniZooloretto, seat: i64) -> float:
    if state.phase == GAME_OVER:
        return float(state.score(seat))
    value = float(landscape_points(state, seat))
    if state.barn_tiles[seat] > 0:
        value += float(barn_kind_points(state, seat) + barn_landscape_points(state, seat))
    for enclosure in range(ENCLOSURES):
        value += enclosure_outlook(state, seat, enclosure, 0)
    if seat == state.player and state.delivered > 0:
        for i in range(state.delivered):
            value += tile_worth(state, seat, state.delivery[i])
    elif state.truck_of[seat] < 0:
        value += trucks_worth(state, seat)
    return value


def enclosure_outlook(state: MiniZooloretto, seat: i64, enclosure: i64, more: i64) -> float:
    """The points of an enclosure with `more` further animals and those that may still come."""
    at = enclosure_at(seat, enclosure)
    counts = state.enclosures
    kind = counts[at + KIND]
    room = SPACES - counts[at + TILES] - more
    if room < 0:
        return 0.0
    if kind == NO_KIND:
        share = float(state.ordinary_left()) / float(len(state.pile))
        return OPEN_ENCLOSURE * 3.0 * share if more == 0 else float(state.tables.points[more]) + 2.0 * share
    coming = animals_to_come(state, kind)
    expected = float(counts[at + ANIMALS] + more) + min(coming, float(room))
    return points_at(state, expected)


def animals_to_come(state: MiniZooloretto, kind: i64) -> float:
    """How many animals of a kind a collector may still expect before the last round."""
    at = kind * 4
    unseen = state.unseen[at] + state.unseen[at + MALE] + state.unseen[at + FEMALE]
    left = float(state.ordinary_left()) / float(max(len(state.pile) - state.drawn, 1))
    return COLLECTING * float(unseen) * left / float(state.seats)


def points_at(state: MiniZooloretto, animals: float) -> float:
    """The table of points, continued between whole numbers."""
    if animals >= float(SPACES):
        return float(state.tables.points[SPACES])
    below = i64(animals)
    low = float(state.tables.points[below])
    high = float(state.tables.points[below + 1])
    return low + (high - low) * (animals - float(below))


def tile_worth(state: MiniZooloretto, seat: i64, face: i64) -> float:
    """What a tile adds in its best place."""
    best = barn_cost(state, seat, face)
    for enclosure in range(ENCLOSURES):
        if fitting(state, seat, face, enclosure) == ALLOWED:
            best = max(best, worth_in(state, seat, face, enclosure))
    return best


def worth_in(state: MiniZooloretto, seat: i64, face: i64, enclosure: i64) -> float:
    if not is_animal(face):
        new = landscape_tiles(state, seat, landscape_of(face)) == 0
        return (2.0 if new else 0.0) - 0.3 * float(tiles_of(state, seat, enclosure) > 3)
    worth = enclosure_outlook(state, seat, enclosure, 1) - enclosure_outlook(state, seat, enclosure, 0)
    if mates(state, seat, face, enclosure):
        worth += 1.5
    return worth


def tiles_of(state: MiniZooloretto, seat: i64, enclosure: i64) -> i64:
    return state.enclosures[enclosure_at(seat, enclosure) + TILES]


def mates(state: MiniZooloretto, seat: i64, face: i64, enclosure: i64) -> bool:
    """Whether a fertile animal finds an unmated partner in an enclosure (MZ-7.1)."""
    at = enclosure_at(seat, enclosure)
    if state.enclosures[at + KIND] != kind_of(face):
        return False
    ahead = state.enclosures[at + MALES] - state.enclosures[at + FEMALES]
    return (form_of(face) == MALE and ahead < 0) or (form_of(face) == FEMALE and ahead > 0)


def barn_cost(state: MiniZooloretto, seat: i64, face: i64) -> float:
    at = seat * FACES
    if not is_animal(face):
        return 0.0 if state.barns[at + face] > 0 else float(state.tables.barn_landscape_points)
    first = at + kind_of(face) * 4
    for form in range(BABY + 1):
        if state.barns[first + form] > 0:
            return 0.0
    return float(state.tables.barn_kind_points)


def trucks_worth(state: MiniZooloretto, seat: i64) -> float:
    """What the best truck still to be had is worth to a player without one."""
    best = -99.0
    for truck in range(state.trucks):
        if state.taken[truck] != 0:
            continue
        worth = 0.0
        for box in range(state.loaded[truck]):
            worth += tile_worth(state, seat, state.boxes[truck * BOXES + box])
        free = state.tables.boxes[truck] - state.loaded[truck]
        if seat == state.player and state.phase == LOADING and free > 0 and state.drawn_tile != NO_TILE:
            worth += 0.5 * max(tile_worth(state, seat, state.drawn_tile), 0.0)
        best = max(best, worth + 0.25 * float(free))
    return HOPE * best
