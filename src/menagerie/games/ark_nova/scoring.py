"""Final scoring: brown sponsor effects, final scoring cards and victory points (AN-18.7 to AN-18.11)."""

from __future__ import annotations

from mypy_extensions import i64

from menagerie.games.ark_nova.icons import empty_groups, metric
from menagerie.games.ark_nova.state import ArkNova, Zoo
from menagerie.games.ark_nova.tables import (
    APPEAL,
    APPEAL_IF_COVERED,
    APPEAL_PER_PAIR,
    CONSERVATION_PER_COUNT,
    CONSERVATION_PER_EMPTY_GROUP,
    CONSERVATION_TIERS,
    ENDGAME,
    FINAL_GOALS,
    FINAL_TIERS,
    GAIN_PER_COUNT,
    M_MAP_COVERED,
    ROCK,
    WATER,
    step,
)


def final_points(state: ArkNova, zoo: Zoo, final: i64) -> i64:
    """Conservation of a final scoring card."""
    tables = state.tables
    kind = tables.final_kind[final]
    first = tables.final_first[final]
    last = tables.final_last[final]
    found: i64 = 0
    if kind == FINAL_TIERS:
        found = step(tables, first, last, metric(state, zoo, tables.final_metric[final], tables.final_icon[final]))
    elif kind == FINAL_GOALS:
        while first < last:
            found += tables.step_gives[first] * metric(state, zoo, tables.step_at[first], -1)
            first += 1
    else:
        found = metric(state, zoo, tables.final_metric[final], -1)
    return min(found, tables.final_max[final])


def end_appeal(state: ArkNova, zoo: Zoo, row: i64) -> i64:
    """Appeal of a brown effect."""
    tables = state.tables
    code = tables.e_code[row]
    if code == APPEAL_IF_COVERED:
        return tables.e_amount[row] * metric(state, zoo, M_MAP_COVERED, -1)
    if code == APPEAL_PER_PAIR:
        return tables.e_amount[row] * min(zoo.icons[ROCK], zoo.icons[WATER], tables.e_max[row])
    if code == GAIN_PER_COUNT and tables.e_resource[row] == APPEAL:
        return tables.e_amount[row] * metric(state, zoo, tables.e_metric[row], tables.e_icon[row])
    return 0


def end_conservation(state: ArkNova, zoo: Zoo, row: i64) -> i64:
    """Conservation of a brown effect."""
    tables = state.tables
    code = tables.e_code[row]
    if code == CONSERVATION_PER_EMPTY_GROUP:
        return tables.e_amount[row] * empty_groups(state, zoo, tables.e_per[row])
    if code == CONSERVATION_TIERS:
        count = metric(state, zoo, tables.e_metric[row], tables.e_icon[row])
        return step(tables, tables.e_first[row], tables.e_last[row], count)
    if code == CONSERVATION_PER_COUNT:
        count = metric(state, zoo, tables.e_metric[row], tables.e_icon[row])
        return tables.e_amount[row] * (count // tables.e_per[row])
    return 0


def sponsor_appeal(state: ArkNova, zoo: Zoo) -> i64:
    """Appeal of all brown effects in a zoo."""
    tables = state.tables
    found: i64 = 0
    i: i64 = 0
    while i < len(zoo.sponsors):
        row = tables.first_effect[zoo.sponsors[i]]
        while row < tables.last_effect[zoo.sponsors[i]]:
            if tables.e_when[row] == ENDGAME:
                found += end_appeal(state, zoo, row)
            row += 1
        i += 1
    return found


def sponsor_conservation(state: ArkNova, zoo: Zoo) -> i64:
    """Conservation of all brown effects in a zoo."""
    tables = state.tables
    found: i64 = 0
    i: i64 = 0
    while i < len(zoo.sponsors):
        row = tables.first_effect[zoo.sponsors[i]]
        while row < tables.last_effect[zoo.sponsors[i]]:
            if tables.e_when[row] == ENDGAME:
                found += end_conservation(state, zoo, row)
            row += 1
        i += 1
    return found


def finals_conservation(state: ArkNova, zoo: Zoo) -> i64:
    """Conservation of all final scoring cards held."""
    found: i64 = 0
    i: i64 = 0
    while i < len(zoo.finals):
        found += final_points(state, zoo, zoo.finals[i])
        i += 1
    return found


def score_zoo(state: ArkNova, zoo: Zoo) -> None:
    """Note what the end of the game adds; track bonuses no longer fire (AN-18.7)."""
    zoo.end_appeal = sponsor_appeal(state, zoo)
    zoo.end_sponsors = sponsor_conservation(state, zoo)
    zoo.end_finals = finals_conservation(state, zoo)


def points(state: ArkNova, zoo: Zoo) -> i64:
    """Victory points: appeal minus the target at the conservation marker (AN-18.8)."""
    tables = state.tables
    appeal = min(zoo.appeal + zoo.end_appeal, tables.max_appeal)
    conservation = min(zoo.conservation + zoo.end_sponsors + zoo.end_finals, tables.max_conservation)
    return appeal - tables.target[conservation]


def solo_won(state: ArkNova) -> bool:
    """Alone one wins with 0 victory points or more (AN-20.7)."""
    return points(state, state.zoos[0]) >= 0
