"""Enclosures and barns as counts. The spaces inside an enclosure are not distinguished (MZ-6.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from menagerie.games.mini_zooloretto.faces import BABY, FACES, form_of, is_animal, kind_of, landscape_of

if TYPE_CHECKING:
    from menagerie.games.mini_zooloretto.state import MiniZooloretto

ENCLOSURES: Final[i64] = 3
SPACES: Final[i64] = 6

# Where the counts of one enclosure stand in `state.enclosures`.
KIND: Final[i64] = 0
TILES: Final[i64] = 1
ANIMALS: Final[i64] = 2
FORMS: Final[i64] = 3  # plain, male, female, baby
MALES: Final[i64] = 4
FEMALES: Final[i64] = 5
LANDSCAPE: Final[i64] = 7  # pond, shrub, rock
COUNTS: Final[i64] = 10


def enclosure_at(seat: i64, enclosure: i64) -> i64:
    """Where the counts of an enclosure begin."""
    return (seat * ENCLOSURES + enclosure) * COUNTS


def tiles_in(state: MiniZooloretto, seat: i64, enclosure: i64) -> i64:
    return state.enclosures[enclosure_at(seat, enclosure) + TILES]


def pairs_in(state: MiniZooloretto, seat: i64, enclosure: i64) -> i64:
    """Mated pairs: the smaller of the numbers of fertile males and females (MZ-7.7)."""
    at = enclosure_at(seat, enclosure)
    return min(state.enclosures[at + MALES], state.enclosures[at + FEMALES])


def put_in_enclosure(state: MiniZooloretto, seat: i64, enclosure: i64, face: i64) -> None:
    counts = state.enclosures
    at = enclosure_at(seat, enclosure)
    counts[at + TILES] += 1
    if is_animal(face):
        counts[at + KIND] = kind_of(face)
        counts[at + ANIMALS] += 1
        counts[at + FORMS + form_of(face)] += 1
    else:
        counts[at + LANDSCAPE + landscape_of(face)] += 1


def in_barn(state: MiniZooloretto, seat: i64, face: i64) -> i64:
    """How many tiles of a face lie in a barn."""
    return state.barns[seat * FACES + face]


def put_in_barn(state: MiniZooloretto, seat: i64, face: i64) -> None:
    state.barns[seat * FACES + face] += 1
    state.barn_tiles[seat] += 1


def take_from_barn(state: MiniZooloretto, seat: i64, face: i64) -> None:
    state.barns[seat * FACES + face] -= 1
    state.barn_tiles[seat] -= 1


def take_offspring(state: MiniZooloretto, kind: i64) -> i64:
    """Take an offspring tile of a kind from the supply; the supply always suffices (MZ-7.8)."""
    state.offspring[kind] -= 1
    return kind * 4 + BABY
