"""Icons played into zoos and the effects they trigger; counts of everything that cards ask for (AN-13, AN-22.4)."""

from __future__ import annotations

from mypy_extensions import i64

from menagerie.games.ark_nova.frames import S_EFFECT
from menagerie.games.ark_nova.geometry import popcount, spread
from menagerie.games.ark_nova.state import ArkNova, Zoo
from menagerie.games.ark_nova.tables import (
    ANY_ZOO,
    CATEGORIES,
    ENCLOSURE_1,
    GAIN,
    ICONS,
    KINDS,
    M_ALL_BORDER_COVERED,
    M_ALL_ROCK_CONNECTED,
    M_ALL_WATER_CONNECTED,
    M_CATEGORIES,
    M_CONNECTED_BONUS,
    M_CONNECTED_BORDER,
    M_CONNECTED_ROCK,
    M_CONNECTED_WATER,
    M_CONTINENTS,
    M_EMPTY_CELLS,
    M_ICONS,
    M_KIOSKS,
    M_LARGE_ANIMALS,
    M_MAP_COVERED,
    M_MORE_THAN_RIGHT,
    M_OCCUPIED_SIZE_1,
    M_PROJECTS_SUPPORTED,
    M_REPUTATION,
    M_SMALL_ANIMALS,
    M_SPONSORS,
    M_UNCONNECTED_BONUS,
    M_UNCONNECTED_ROCK,
    M_UNCONNECTED_WATER,
    M_UNIVERSITIES,
    M_X_TOKENS,
    ON_ICON,
    ON_NEW_KIND,
    ROCK,
    ROCK_AND_WATER,
    STRIDE,
    WATER,
)
from menagerie.games.ark_nova.tracks import gain


def add_card_icons(state: ArkNova, seat: i64, card: i64) -> None:
    """The icons of a card enter the zoo; what they trigger is put on the stack."""
    icon: i64 = 0
    while icon < ICONS:
        count = state.tables.icons[card * STRIDE + icon]
        if count > 0:
            add_icon(state, seat, icon, count)
        icon += 1


def remove_card_icons(state: ArkNova, zoo: Zoo, card: i64) -> None:
    icon: i64 = 0
    while icon < ICONS:
        zoo.icons[icon] -= state.tables.icons[card * STRIDE + icon]
        icon += 1


def add_icon(state: ArkNova, seat: i64, icon: i64, count: i64) -> None:
    """Icons count one by one (AN-11.9); owners of `any_zoo` effects elsewhere gain at once (AN-11.10)."""
    zoo = state.zoos[seat]
    is_new = zoo.icons[icon] == 0 and icon < KINDS
    zoo.icons[icon] += count
    tables = state.tables
    step: i64 = 0
    while step < state.seats:
        owner = state.zoos[(seat + step) % state.seats]
        i: i64 = 0
        while i < len(owner.triggers):
            row = owner.triggers[i]
            if tables.e_on[row] == ON_ICON and tables.e_icon[row] == icon:
                if owner.seat == seat:
                    times: i64 = 0
                    while times < count:
                        state.push(S_EFFECT, seat, row, tables.e_card[row])
                        times += 1
                elif tables.e_scope[row] == ANY_ZOO and tables.e_code[row] == GAIN:
                    gain(state, owner.seat, tables.e_resource[row], tables.e_amount[row] * count)
            elif is_new and owner.seat == seat and tables.e_on[row] == ON_NEW_KIND:
                state.push(S_EFFECT, seat, row, tables.e_card[row])
            i += 1
        step += 1


def icon_count(zoo: Zoo, icon: i64) -> i64:
    if icon == ROCK_AND_WATER:
        return zoo.icons[ROCK] + zoo.icons[WATER]
    return zoo.icons[icon]


def kinds(zoo: Zoo, first: i64, last: i64) -> i64:
    """How many of the icons from `first` up to `last` (excluded) the zoo shows."""
    found: i64 = 0
    while first < last:
        if zoo.icons[first] > 0:
            found += 1
        first += 1
    return found


def connected(zoo: Zoo) -> i64:
    """Cells covered by or beside a building (AN-7.20)."""
    return zoo.covered | zoo.beside


def whether(condition: bool) -> i64:
    return 1 if condition else 0


def occupied_size_1(zoo: Zoo) -> i64:
    """Occupied enclosures of printed size 1 (AN-A24)."""
    found: i64 = 0
    i: i64 = 0
    while i < len(zoo.building):
        if zoo.building[i] == ENCLOSURE_1 and (zoo.occupied >> i) & 1 == 1:
            found += 1
        i += 1
    return found


def more_than_right(state: ArkNova, zoo: Zoo) -> i64:
    """Categories with more icons than the zoo of the player to the right has."""
    right = state.zoos[(zoo.seat + state.seats - 1) % state.seats]
    found: i64 = 0
    icon: i64 = 0
    while icon < CATEGORIES:
        if zoo.icons[icon] > right.icons[icon]:
            found += 1
        icon += 1
    return found


def metric(state: ArkNova, zoo: Zoo, code: i64, icon: i64) -> i64:
    """A count that cards ask for (AN-22.81 to AN-22.109)."""
    tables = state.tables
    if code == M_ICONS:
        return icon_count(zoo, icon)
    if code == M_CATEGORIES:
        return kinds(zoo, 0, CATEGORIES)
    if code == M_CONTINENTS:
        return kinds(zoo, CATEGORIES, KINDS)
    if code == M_SMALL_ANIMALS:
        return zoo.small_animals
    if code == M_LARGE_ANIMALS:
        return zoo.large_animals
    if code == M_SPONSORS:
        return len(zoo.sponsors)
    if code == M_PROJECTS_SUPPORTED:
        return zoo.supports
    if code == M_REPUTATION:
        return zoo.reputation
    if code == M_UNIVERSITIES:
        return popcount(zoo.universities)
    if code == M_X_TOKENS:
        return zoo.x_tokens
    if code == M_KIOSKS:
        return zoo.kiosks
    if code == M_OCCUPIED_SIZE_1:
        return occupied_size_1(zoo)
    if code == M_MORE_THAN_RIGHT:
        return more_than_right(state, zoo) if state.seats > 1 else 0
    plain = tables.plain[zoo.map]
    if code == M_EMPTY_CELLS:
        return popcount(plain & ~zoo.covered)
    if code == M_MAP_COVERED:
        return whether(plain & ~zoo.covered == 0)
    if code == M_ALL_BORDER_COVERED:
        return whether(plain & tables.geo.border & ~zoo.covered == 0)
    if code == M_CONNECTED_BORDER:
        return popcount(plain & tables.geo.border & ~zoo.covered & zoo.beside)
    return land_metric(state, zoo, code)


def land_metric(state: ArkNova, zoo: Zoo, code: i64) -> i64:
    """Counts of connected and unconnected water, rock and bonus cells."""
    tables = state.tables
    linked = connected(zoo)
    if code in (M_CONNECTED_WATER, M_UNCONNECTED_WATER, M_ALL_WATER_CONNECTED):
        cells = tables.water_cells[zoo.map]
    elif code in (M_CONNECTED_ROCK, M_UNCONNECTED_ROCK, M_ALL_ROCK_CONNECTED):
        cells = tables.rock_cells[zoo.map]
    else:
        cells = tables.bonus_cells[zoo.map]
    if code in (M_CONNECTED_WATER, M_CONNECTED_ROCK, M_CONNECTED_BONUS):
        return popcount(cells & linked)
    if code in (M_UNCONNECTED_WATER, M_UNCONNECTED_ROCK, M_UNCONNECTED_BONUS):
        return popcount(cells & ~linked)
    return whether(cells & ~linked == 0)


def empty_groups(state: ArkNova, zoo: Zoo, size: i64) -> i64:
    """For every connected group of empty plain cells: its cells divided by `size`, rounded down (AN-22.42)."""
    geo = state.tables.geo
    rest = state.tables.plain[zoo.map] & ~zoo.covered
    found: i64 = 0
    while rest != 0:
        group = rest & -rest
        grown = group | (spread(geo, group) & rest)
        while grown != group:
            group = grown
            grown = group | (spread(geo, group) & rest)
        found += popcount(group) // size
        rest &= ~group
    return found
