"""Focal points: what they cost, where they have an effect."""

from __future__ import annotations

from mypy_extensions import i64

from menagerie.core.state import ALLOWED
from menagerie.games.zoo_tycoon.refusals import (
    CON_POINTS_USED,
    EDU_POINT_USED,
    NO_ENCLOSURE,
    NO_FOCAL_PLACE,
    NO_MONEY,
    POP_POINTS_USED,
    RETREATS_USED,
    TILES_FULL,
)
from menagerie.games.zoo_tycoon.scoring import con_value, edu_value, pop_points_limit, recount
from menagerie.games.zoo_tycoon.tables import CON_POINT, EDU_VALUE, POP_POINT, RETREAT, RETREATS, Tables
from menagerie.games.zoo_tycoon.zoo import ENC, POINTS, Zoo


def focal_point(t: Tables, zoo: Zoo, kind: i64, enclosure: i64) -> i64:
    """The rule that forbids a focal point of that type in the enclosure, or ALLOWED (ZT-12.7)."""
    if enclosure >= zoo.enclosures:
        return NO_ENCLOSURE
    if zoo.all_points(enclosure) >= zoo.size(enclosure):
        return TILES_FULL  # ZT-12.1
    if kind == RETREAT:
        main = zoo.main_in(enclosure)
        if main >= 0 and zoo.points(enclosure, RETREAT) >= t.need[(main * 3 + RETREATS) * 3 + 2]:
            return RETREATS_USED
        return ALLOWED
    if kind == EDU_VALUE:
        if zoo.points(enclosure, EDU_VALUE) > 0 or edu_value(t, zoo, enclosure) == 0:
            return EDU_POINT_USED
        return ALLOWED
    if kind == CON_POINT:
        return ALLOWED if zoo.points(enclosure, CON_POINT) < con_value(t, zoo, enclosure) else CON_POINTS_USED
    return ALLOWED if zoo.points(enclosure, POP_POINT) < pop_points_limit(t, zoo, enclosure) else POP_POINTS_USED


def focal_type(t: Tables, zoo: Zoo, kind: i64) -> i64:
    """The rule that forbids buying a focal point of that type now, or ALLOWED."""
    if zoo.money < t.focal_price:
        return NO_MONEY
    e: i64 = 0
    while e < zoo.enclosures:
        if focal_point(t, zoo, kind, e) == ALLOWED:
            return ALLOWED
        e += 1
    return NO_FOCAL_PLACE


def focal_somewhere(t: Tables, zoo: Zoo) -> i64:
    if zoo.money < t.focal_price:
        return NO_MONEY
    kind: i64 = 3  # retreats first: they are most often possible
    while kind >= 0:
        if focal_type(t, zoo, kind) == ALLOWED:
            return ALLOWED
        kind -= 1
    return NO_FOCAL_PLACE


def place_focal_point(t: Tables, zoo: Zoo, kind: i64, enclosure: i64) -> None:
    zoo.money -= t.focal_price
    zoo.enc[enclosure * ENC + POINTS + kind] += 1
    recount(t, zoo)
