"""Conservation projects: national parks, reintroductions, breeding program, animal welfare."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.games.zoo_tycoon.needs import welfare
from menagerie.games.zoo_tycoon.scoring import recount
from menagerie.games.zoo_tycoon.tables import PARKS, Tables, bits
from menagerie.games.zoo_tycoon.zoo import Zoo

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


# National parks: a mask of seats and the round for the upper and for the lower square.


def completed(t: Tables, zoo: Zoo, park: i64, without_panda: bool) -> bool:
    """One species for every slot is kept in enclosures (ZT-14.8); the panda's slot may be left out."""
    slot: i64 = 0
    while slot < 4:
        mask = t.park_slots[park * 4 + slot]
        if mask != 0 and (mask & zoo.kept) == 0 and not (without_panda and ((mask >> t.panda) & 1) != 0):
            return False
        slot += 1
    return True


def look_at_parks(state: ZooTycoon, seat: i64) -> None:
    """Mark the parks that the seat has completed just now (ZT-14.12)."""
    t = state.tables
    zoo = state.zoos[seat]
    park: i64 = 0
    while park < PARKS:
        marked = ((state.park_upper[park] | state.park_lower[park]) >> seat) & 1
        if marked == 0:
            panda_elsewhere = state.panda_owner >= 0 and state.panda_owner != seat
            if completed(t, zoo, park, False):
                _mark(state, seat, park)
            elif t.park_without_panda[park] > 0 and panda_elsewhere and completed(t, zoo, park, True):
                _mark_without_panda(state, seat, park)
        park += 1


def _mark(state: ZooTycoon, seat: i64, park: i64) -> None:
    upper = state.park_upper[park]
    if upper == 0 or state.park_upper_round[park] == state.round:
        if upper == 0 and state.park_lower[park] == 0 and not _cooperation_left(state, seat):
            return
        state.park_upper[park] = upper | (1 << seat)
        state.park_upper_round[park] = state.round
        _note_park(state, seat, park, 1)
        return
    if bits(upper) > 1 or state.seats == 2:
        return  # several firsts leave no second (ZT-14.9); no second place with two players (ZT-17.9)
    _mark_lower(state, seat, park)


def _mark_without_panda(state: ZooTycoon, seat: i64, park: i64) -> None:
    """The lower square, whatever the order (ZT-A39)."""
    if state.seats == 2 and (state.park_upper[park] != 0 or not _cooperation_left(state, seat)):
        return
    _mark_lower(state, seat, park)


def _mark_lower(state: ZooTycoon, seat: i64, park: i64) -> None:
    lower = state.park_lower[park]
    if lower == 0 or state.park_lower_round[park] == state.round:
        state.park_lower[park] = lower | (1 << seat)
        state.park_lower_round[park] = state.round
        _note_park(state, seat, park, 0)


def _cooperation_left(state: ZooTycoon, seat: i64) -> bool:
    """Two players complete three cooperations in all, or four if both do in the same round (ZT-17.9)."""
    if state.seats != 2:
        return True
    done: i64 = 0
    other_now = False
    park: i64 = 0
    while park < PARKS:
        if state.park_upper[park] != 0 or state.park_lower[park] != 0:
            done += 1
        rival: i64 = 1 << (1 - seat)
        if (state.park_upper[park] & rival) != 0 and state.park_upper_round[park] == state.round:
            other_now = True
        if (state.park_lower[park] & rival) != 0 and state.park_lower_round[park] == state.round:
            other_now = True
        park += 1
    return done < 3 or (done == 3 and other_now)


def _note_park(state: ZooTycoon, seat: i64, park: i64, upper: i64) -> None:
    journal = state.journal
    if journal is not None:
        journal.note("park", seat, [park, upper])


def park_points(state: ZooTycoon, seat: i64, park: i64) -> i64:
    """Points of a marked square (ZT-16.4); alone the round decides (ZT-18.3)."""
    t = state.tables
    if ((state.park_upper[park] >> seat) & 1) != 0:
        if state.seats == 1 and state.park_upper_round[park] > 5:
            return t.park_second[park]
        return t.park_first[park]
    if ((state.park_lower[park] >> seat) & 1) != 0:
        # With the panda in another zoo the lower square is the one without panda.
        without = t.park_without_panda[park]
        return without if without > 0 else t.park_second[park]
    return 0


def all_park_points(state: ZooTycoon, seat: i64) -> i64:
    found: i64 = 0
    park: i64 = 0
    while park < PARKS:
        found += park_points(state, seat, park)
        park += 1
    return found


# Reintroductions.


def track_open(state: ZooTycoon, track: i64) -> bool:
    """Discs may be sent: squares are left and none was covered this year (ZT-14.5)."""
    return state.reintroduced[track] < state.tables.track_times[track] and not state.track_closed[track]


def cubes_on(state: ZooTycoon, track: i64) -> i64:
    found: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        found += state.cubes[track * 4 + seat]
        seat += 1
    return found


def send_cube(state: ZooTycoon, seat: i64, track: i64) -> None:
    """One offspring goes to the track; a full track is a reintroduction at once (ZT-14.4)."""
    t = state.tables
    state.cubes[track * 4 + seat] += 1
    if cubes_on(state, track) < t.track_needed[track]:
        return
    involved: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if state.cubes[track * 4 + other] > 0:
            involved += 1
        other += 1
    share = (t.track_points[track] + involved - 1) // involved
    other = 0
    while other < state.seats:
        if state.cubes[track * 4 + other] > 0:
            state.cubes[track * 4 + other] = 0
            state.zoos[other].extra_con += share
            recount(t, state.zoos[other])
            journal = state.journal
            if journal is not None:
                journal.note("reintroduced", other, [t.track_species[track], share])
        other += 1
    state.reintroduced[track] += 1
    state.track_closed[track] = 1


# Rankings at the end.


def breeding_points(state: ZooTycoon, seat: i64) -> i64:
    """8 for the highest value, 4 for the second (ZT-14.7, ZT-A12)."""
    t = state.tables
    mine = state.zoos[seat].breeding
    if mine <= 0:
        return 0
    if state.seats == 1:
        return t.breeding_first if mine >= 6 else (t.breeding_second if mine >= 3 else 0)  # ZT-18.3
    higher: i64 = 0
    best: i64 = mine
    other: i64 = 0
    while other < state.seats:
        theirs = state.zoos[other].breeding
        if ((state.excluded >> other) & 1) == 0 and theirs > mine:
            higher += 1
            best = max(best, theirs)
        other += 1
    if higher == 0:
        return t.breeding_first
    if higher > 1:
        return 0
    if state.seats == 2 and breeding_segment(t, best) != breeding_segment(t, mine):
        return 0  # ZT-17.10
    return t.breeding_second


def breeding_segment(t: Tables, value: i64) -> i64:
    found: i64 = 0
    at: i64 = 0
    while at < len(t.breeding_segment):
        if value >= t.breeding_segment[at]:
            found = at
        at += 1
    return found


def welfare_points(state: ZooTycoon, seat: i64) -> i64:
    """5 for the highest score of at least 1, 3 for the second, -2 below -1 (ZT-16.6)."""
    t = state.tables
    mine = welfare(t, state.zoos[seat])
    if mine < -1:
        return t.welfare_penalty
    if state.seats == 1:
        return t.welfare_first if mine >= 4 else (t.welfare_second if mine >= 2 else 0)  # ZT-18.3
    if mine < 1:
        return 0
    higher: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat and ((state.excluded >> other) & 1) == 0 and welfare(t, state.zoos[other]) > mine:
            higher += 1
        other += 1
    if higher == 0:
        return t.welfare_first
    return t.welfare_second if higher == 1 and state.seats > 2 else 0  # ZT-17.11
