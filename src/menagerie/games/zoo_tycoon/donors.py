"""Free enclosure tiles: donors and the lead in conservation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.games.zoo_tycoon.events import leads_in_biome
from menagerie.games.zoo_tycoon.needs import welfare
from menagerie.games.zoo_tycoon.tables import MOST_BIOME, segment_of

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


def donor_pays(state: ZooTycoon, seat: i64) -> bool:
    """The seat is best for the open donor (ZT-10.2)."""
    t = state.tables
    donor = state.donors[state.donor]
    if t.donor_code[donor] == MOST_BIOME:
        return leads_in_biome(state, seat, t.donor_param[donor], t.donor_minimum[donor])
    mine = welfare(t, state.zoos[seat])
    if state.seats == 1:
        return mine >= 1
    if mine < t.donor_minimum[donor]:
        return False
    other: i64 = 0
    while other < state.seats:
        if welfare(t, state.zoos[other]) > mine:
            return False
        other += 1
    return True


def leads_in_conservation(state: ZooTycoon, seat: i64) -> bool:
    """In the segment of the leader, never on the white spaces (ZT-10.3)."""
    t = state.tables
    mine = segment_of(t.con_segment, state.zoos[seat].con)
    if mine == 0:
        return False
    if state.seats == 1:
        return state.zoos[seat].con >= 3 + 3 * state.round
    other: i64 = 0
    while other < state.seats:
        if segment_of(t.con_segment, state.zoos[other].con) > mine:
            return False
        other += 1
    return True


def free_tiles(state: ZooTycoon) -> None:
    seat: i64 = 0
    while seat < state.seats:
        number = state.tables.free_tiles
        if donor_pays(state, seat):
            number += 1
        if leads_in_conservation(state, seat):
            number += 1
        state.zoos[seat].tiles += number
        journal = state.journal
        if journal is not None:
            journal.note("free tiles", seat, [number])
        seat += 1


def replace_donor(state: ZooTycoon) -> None:
    if state.introductory or state.donor + 1 >= len(state.donors):
        return
    state.donor += 1
    state.revealed += 1
    journal = state.journal
    if journal is not None:
        journal.note("donor", -1, [state.donors[state.donor]])
