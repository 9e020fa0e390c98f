"""What everybody sees: in this game all seats know the same (MZ-1.3)."""

from __future__ import annotations

import msgspec

from menagerie.games.mini_zooloretto import scoring
from menagerie.games.mini_zooloretto.content import FACE_NAMES, KIND_NAMES
from menagerie.games.mini_zooloretto.faces import FIRST_LANDSCAPE, NO_KIND, NO_TILE
from menagerie.games.mini_zooloretto.phases import TAKEOVER_WHERE
from menagerie.games.mini_zooloretto.state import MiniZooloretto
from menagerie.games.mini_zooloretto.trucks import BOXES
from menagerie.games.mini_zooloretto.zoo import ANIMALS, ENCLOSURES, FORMS, KIND, LANDSCAPE, enclosure_at, pairs_in


class Truck(msgspec.Struct):
    """A delivery truck: its boxes with the tiles on it, and the seat that has taken it."""

    boxes: int
    tiles: list[str]
    taken_by: int | None


class Enclosure(msgspec.Struct):
    """An enclosure: its tiles, and the points it is worth now and with one more animal."""

    kind: str | None
    tiles: list[str]
    spaces: int
    pairs: int
    points: int
    points_with_one_more: int


class Zoo(msgspec.Struct):
    """A player's zoo. `to_place` are the tiles of the truck just taken."""

    enclosures: list[Enclosure]
    barn: list[str]
    truck: int | None
    to_place: list[str]
    score: int


class MiniZoolorettoView(msgspec.Struct):
    """Everything on the table. `tile` is the tile just drawn, or the one being taken over."""

    round: int
    final_round: bool
    kinds: list[str]
    ordinary_pile: int
    final_pile: int
    unseen: dict[str, int]
    offspring: dict[str, int]
    removed: list[str]
    tile: str | None
    takeover_from: int | None
    trucks: list[Truck]
    zoos: list[Zoo]


def view(state: MiniZooloretto) -> MiniZoolorettoView:
    kinds = [name for kind, name in enumerate(KIND_NAMES) if state.in_play[kind]]
    return MiniZoolorettoView(
        round=state.round,
        final_round=state.final_round,
        kinds=kinds,
        ordinary_pile=state.ordinary_left(),
        final_pile=state.final_left(),
        unseen={name: count for name, count in zip(FACE_NAMES, state.unseen, strict=True) if count},
        offspring={name: state.offspring[KIND_NAMES.index(name)] for name in kinds},
        removed=_names(list(state.removed)),
        tile=None if state.drawn_tile == NO_TILE else FACE_NAMES[state.drawn_tile],
        takeover_from=state.owner if state.phase == TAKEOVER_WHERE else None,
        trucks=[_truck(state, truck) for truck in range(state.trucks)],
        zoos=[_zoo(state, seat) for seat in range(state.seats)],
    )


def _names(counts: list[int]) -> list[str]:
    """The names of tiles given as counts by face."""
    return [name for name, count in zip(FACE_NAMES, counts, strict=True) for _ in range(count)]


def _truck(state: MiniZooloretto, truck: int) -> Truck:
    takers = [seat for seat in range(state.seats) if state.truck_of[seat] == truck]
    return Truck(
        boxes=state.tables.boxes[truck],
        tiles=[FACE_NAMES[state.boxes[truck * BOXES + box]] for box in range(state.loaded[truck])],
        taken_by=takers[0] if takers else None,
    )


def _zoo(state: MiniZooloretto, seat: int) -> Zoo:
    placing = seat == state.player
    truck = state.truck_of[seat]
    return Zoo(
        enclosures=[_enclosure(state, seat, enclosure) for enclosure in range(ENCLOSURES)],
        barn=_names(list(state.barns)[seat * len(FACE_NAMES) : (seat + 1) * len(FACE_NAMES)]),
        truck=truck if truck >= 0 else None,
        to_place=[FACE_NAMES[state.delivery[i]] for i in range(state.delivered)] if placing else [],
        score=state.score(seat),
    )


def _enclosure(state: MiniZooloretto, seat: int, enclosure: int) -> Enclosure:
    at = enclosure_at(seat, enclosure)
    counts = list(state.enclosures)
    kind = counts[at + KIND]
    faces = [0] * len(FACE_NAMES)
    if kind != NO_KIND:
        faces[kind * 4 : kind * 4 + 4] = counts[at + FORMS : at + FORMS + 4]
    faces[FIRST_LANDSCAPE:] = counts[at + LANDSCAPE : at + LANDSCAPE + 3]
    tiles = _names(faces)
    animals = counts[at + ANIMALS]
    spaces = 6 - len(tiles)
    return Enclosure(
        kind=None if kind == NO_KIND else KIND_NAMES[kind],
        tiles=tiles,
        spaces=spaces,
        pairs=pairs_in(state, seat, enclosure),
        points=scoring.enclosure_points(state, seat, enclosure),
        points_with_one_more=state.tables.points[min(animals + 1, 6)] if spaces else state.tables.points[animals],
    )
