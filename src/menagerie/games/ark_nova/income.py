"""Money that a break brings (AN-17.6, AN-17.7, AN-19.6, AN-19.8)."""

from __future__ import annotations

from mypy_extensions import i64

from menagerie.games.ark_nova.building import is_standard
from menagerie.games.ark_nova.geometry import popcount
from menagerie.games.ark_nova.state import ArkNova, Zoo
from menagerie.games.ark_nova.tables import KIOSK, POWER_KIOSK, POWER_RESTAURANT


def appeal_income(state: ArkNova, zoo: Zoo) -> i64:
    return state.tables.income[zoo.appeal]


def kiosk_income(zoo: Zoo) -> i64:
    """1 money for each building beside a kiosk, except kiosks and empty standard enclosures."""
    money: i64 = 0
    number: i64 = 0
    while number < len(zoo.building):
        if zoo.building[number] == KIOSK:
            money += neighbours(zoo, number, False)
        number += 1
    return money


def neighbours(zoo: Zoo, number: i64, with_kiosks: bool) -> i64:
    """Buildings beside a building, without empty standard enclosures."""
    around = zoo.around[number]
    found: i64 = 0
    other: i64 = 0
    while other < len(zoo.building):
        if other != number and zoo.cells[other] & around != 0:
            building = zoo.building[other]
            if building == KIOSK:
                if with_kiosks:
                    found += 1
            elif not is_standard(building) or (zoo.occupied >> other) & 1 == 1:
                found += 1
        other += 1
    return found


def neighbour_income(state: ArkNova, zoo: Zoo, row: i64) -> i64:
    """Side Entrance: money for the buildings beside it (AN-22.61)."""
    building = state.tables.building[state.tables.e_card[row]]
    number: i64 = 0
    while number < len(zoo.building):
        if zoo.building[number] == building:
            return state.tables.e_amount[row] * neighbours(zoo, number, True)
        number += 1
    return 0


def map_income(state: ArkNova, zoo: Zoo) -> i64:
    """Park Restaurant and Ice Cream Parlors."""
    tables = state.tables
    if tables.power[zoo.map] == POWER_KIOSK and tables.links[zoo.map] & ~zoo.covered == 0:
        return tables.power_value[zoo.map] * zoo.kiosks
    symbol = tables.symbol[zoo.map]
    if tables.power[zoo.map] == POWER_RESTAURANT and (zoo.covered >> symbol) & 1 == 0:
        return tables.power_value[zoo.map] * popcount(tables.geo.around[symbol] & zoo.covered)
    return 0
