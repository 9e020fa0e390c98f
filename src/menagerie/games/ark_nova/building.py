"""Buildings: where they may stand, what they cost, what covering cells brings (AN-7)."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from menagerie.core.state import ALLOWED, Actions
from menagerie.games.ark_nova.actions import BUILD, MOVE_IN, PLACE
from menagerie.games.ark_nova.frames import (
    D_EMPTY,
    D_FREE_TYPE,
    D_MOVE_IN,
    D_PLACE,
    S_EFFECT,
    S_EXTRA_BONUS,
    S_GAIN,
    S_HOLLYWOOD,
)
from menagerie.games.ark_nova.geometry import ALL_CELLS, PLACES, bit, lowest, popcount
from menagerie.games.ark_nova.refusals import (
    BUILD_I_ONE,
    BUILD_II_CELL,
    KIOSK_TOO_CLOSE,
    NEEDS_BORDER_CELLS,
    NEEDS_BUILD_II,
    NEEDS_ROCK,
    NEEDS_WATER,
    NO_MONEY,
    NO_PLACE,
    NOT_ADJACENT,
    NOT_FREE,
    NOT_ON_BORDER,
    OFF_BOARD,
    ONE_PER_ZOO,
    TOO_WEAK,
    TYPE_USED,
)
from menagerie.games.ark_nova.state import COPY_USED, ArkNova, Zoo
from menagerie.games.ark_nova.tables import (
    APPEAL,
    AVIARY,
    BORDER_EXTRA_BONUS,
    BUILD_CARD,
    BUILD_ON_ROCK_WATER,
    ENCLOSURE_1,
    ENCLOSURE_5,
    EXTRA_COPY,
    FIRST_UNIQUE,
    IGNORE_ROCK_WATER,
    KIOSK,
    ON_COVERED,
    PAVILION,
    PETTING_ZOO,
    POWER_GATE,
    POWER_HOLLYWOOD,
    REPTILE_HOUSE,
    ROCK,
)
from menagerie.games.ark_nova.tracks import gain, open_pool


def is_standard(building: i64) -> bool:
    return ENCLOSURE_1 <= building <= ENCLOSURE_5


def free_cells(state: ArkNova, zoo: Zoo) -> i64:
    """Empty cells on which this zoo may build at all (AN-7.6, AN-7.7)."""
    cells = state.tables.plain[zoo.map]
    if state.has(zoo, BUILD_ON_ROCK_WATER):
        cells = ALL_CELLS
    if not state.upgraded(zoo, BUILD_CARD):
        cells &= ~state.tables.build_ii[zoo.map]
    return cells & ~zoo.covered


def placing(state: ArkNova, zoo: Zoo, building: i64, row: i64, free: i64) -> i64:
    """The rule that forbids a building at a place (a row of the geometry), or ALLOWED."""
    tables = state.tables
    geo = tables.geo
    cells = geo.place_mask[row]
    if cells & ~free != 0:
        if cells & zoo.covered != 0 or cells & ~(free | tables.build_ii[zoo.map]) != 0:
            return NOT_FREE
        return BUILD_II_CELL
    if building == KIOSK and cells & zoo.near_kiosks != 0:
        return KIOSK_TOO_CLOSE
    around = geo.place_around[row]
    if building >= FIRST_UNIQUE:
        if popcount(cells & geo.border) < tables.unique_border[building]:
            return NEEDS_BORDER_CELLS
        if not state.has(zoo, IGNORE_ROCK_WATER):
            if popcount(around & tables.rock_cells[zoo.map]) < tables.unique_rock[building]:
                return NEEDS_ROCK
            if popcount(around & tables.water_cells[zoo.map]) < tables.unique_water[building]:
                return NEEDS_WATER
        if tables.unique_detached[building] == 1:
            return ALLOWED
    if zoo.covered == 0:
        return ALLOWED if cells & geo.border != 0 else NOT_ON_BORDER
    return ALLOWED if around & zoo.covered != 0 else NOT_ADJACENT


def has_place(state: ArkNova, zoo: Zoo, building: i64) -> bool:
    geo = state.tables.geo
    free = free_cells(state, zoo)
    row = geo.place_first[building]
    last = geo.place_first[building + 1]
    while row < last:
        if geo.place_mask[row] & ~free == 0 and placing(state, zoo, building, row, free) == ALLOWED:
            return True
        row += 1
    return False


def list_places(state: ArkNova, zoo: Zoo, building: i64, out: Actions) -> None:
    geo = state.tables.geo
    free = free_cells(state, zoo)
    row = geo.place_first[building]
    last = geo.place_first[building + 1]
    while row < last:
        if geo.place_mask[row] & ~free == 0 and placing(state, zoo, building, row, free) == ALLOWED:
            out.add(PLACE + geo.place_code[row])
        row += 1


def place_refusal(state: ArkNova, zoo: Zoo, building: i64, code: i64) -> i64:
    row = state.tables.geo.place_row[building * PLACES + code]
    if row < 0:
        return OFF_BOARD
    return placing(state, zoo, building, row, free_cells(state, zoo))


def refit(state: ArkNova, zoo: Zoo) -> None:
    """Work out again which buildings have a place: after every change of cells or permissions."""
    fits: i64 = 0
    building: i64 = 0
    while building <= AVIARY:
        if not is_second(zoo, building) and has_place(state, zoo, building):
            fits |= 1 << building
        building += 1
    zoo.fits = fits


def is_second(zoo: Zoo, building: i64) -> bool:
    """Whether it would be the second special enclosure of its kind (AN-7.4)."""
    if building == PETTING_ZOO:
        return zoo.petting_zoo >= 0
    if building == REPTILE_HOUSE:
        return zoo.reptile_house >= 0
    return building == AVIARY and zoo.aviary >= 0


def fits(zoo: Zoo, building: i64) -> bool:
    return (zoo.fits >> building) & 1 == 1


def choosing(state: ArkNova, zoo: Zoo, building: i64) -> i64:
    """The rule that forbids this type as the next building of the running Build action, or ALLOWED."""
    size = state.tables.building_size[building]
    if (state.act_mask >> building) & 1 == 1:
        rule = copying(state, zoo, building, size)
        if rule != ALLOWED:
            return rule
    else:
        if state.act_side == 0 and state.act_count > 0:
            return BUILD_I_ONE
        if state.act_side == 0 and building >= REPTILE_HOUSE:
            return NEEDS_BUILD_II
        if size > state.act_left:
            return TOO_WEAK
    if is_second(zoo, building):
        return ONE_PER_ZOO
    if size * state.tables.cost_per_space > zoo.money:
        return NO_MONEY
    return ALLOWED if fits(zoo, building) else NO_PLACE


def copying(state: ArkNova, zoo: Zoo, building: i64, size: i64) -> i64:
    """Engineer: one more building of a type already built in this action (AN-7.5)."""
    if not state.has(zoo, EXTRA_COPY) or state.act_flags & COPY_USED != 0 or building >= PETTING_ZOO:
        return TYPE_USED
    if state.options.engineer_counts == 1 and size > state.act_left:
        return TOO_WEAK
    return ALLOWED


def any_building(state: ArkNova, zoo: Zoo) -> bool:
    building: i64 = 0
    while building <= AVIARY:
        if choosing(state, zoo, building) == ALLOWED:
            return True
        building += 1
    return False


def strength_to_build(state: ArkNova, zoo: Zoo, side: i64) -> i64:
    """The least strength with which a Build action could build something, or 99."""
    building: i64 = 0
    least: i64 = 99
    while building <= AVIARY:
        size = state.tables.building_size[building]
        offered = size < least and (side == 1 or building < REPTILE_HOUSE) and fits(zoo, building)
        if offered and size * state.tables.cost_per_space <= zoo.money:
            least = size
        building += 1
    return least


def choose_building(state: ArkNova, building: i64) -> None:
    """Pay for a building of the Build action; its place comes next."""
    zoo = state.zoos[state.active]
    size = state.tables.building_size[building]
    zoo.money -= size * state.tables.cost_per_space
    if (state.act_mask >> building) & 1 == 1:
        state.act_flags |= COPY_USED
        if state.options.engineer_counts == 1:
            state.act_left -= size
    else:
        state.act_mask |= 1 << building
        state.act_left -= size
    state.act_count += 1
    state.pop()
    state.push(D_PLACE, zoo.seat, building, 1, 0)


def raise_building(state: ArkNova, zoo: Zoo, building: i64, row: i64) -> None:
    """Put a building on the map, without its effects."""
    geo = state.tables.geo
    cells = geo.place_mask[row]
    number = i64(len(zoo.building))
    zoo.building = append(zoo.building, building)
    zoo.cells = append(zoo.cells, cells)
    zoo.around = append(zoo.around, geo.place_around[row])
    zoo.covered |= cells
    zoo.beside |= geo.place_around[row]
    if building == KIOSK:
        zoo.kiosks += 1
        zoo.near_kiosks |= geo.near[lowest(cells)]
    elif building == PETTING_ZOO:
        zoo.petting_zoo = number
    elif building == REPTILE_HOUSE:
        zoo.reptile_house = number
    elif building == AVIARY:
        zoo.aviary = number
    refit(state, zoo)


def place_building(state: ArkNova, seat: i64, building: i64, code: i64) -> None:
    """Place a building and put everything it brings on the stack (AN-7.14 to AN-7.18)."""
    tables = state.tables
    zoo = state.zoos[seat]
    row = tables.geo.place_row[building * PLACES + code]
    before = zoo.covered
    raise_building(state, zoo, building, row)
    cells = tables.geo.place_mask[row]
    state.say("place", seat, building, code)
    begin = state.depth
    covered_money(state, zoo, cells, before)
    push_cell_bonuses(state, zoo, cells & ~before)
    if building == PAVILION:
        state.push(S_GAIN, seat, APPEAL, tables.pavilion_appeal)
    if zoo.complete == 0 and tables.plain[zoo.map] & ~zoo.covered == 0:
        zoo.complete = 1
        state.push(S_GAIN, seat, APPEAL, tables.covered_appeal)  # AN-7.16
    open_pool(state, seat, begin)
    if building in (REPTILE_HOUSE, AVIARY) and any_mover(state, zoo, i64(len(zoo.building)) - 1, 0):
        state.push(D_MOVE_IN, seat, i64(len(zoo.building)) - 1, 0)


def push_cell_bonuses(state: ArkNova, zoo: Zoo, cells: i64) -> None:
    tables = state.tables
    rest = cells & tables.bonus_cells[zoo.map]
    while rest != 0:
        cell = lowest(rest)
        rest &= rest - 1
        state.push(S_EFFECT, zoo.seat, tables.cell_bonus[zoo.map * 58 + cell], -1)
        if (tables.geo.border >> cell) & 1 == 1 and state.has(zoo, BORDER_EXTRA_BONUS):
            state.push(S_EXTRA_BONUS, zoo.seat)
    if tables.power[zoo.map] == POWER_HOLLYWOOD:
        letters = popcount(cells & tables.links[zoo.map])
        while letters > 0:
            state.push(S_HOLLYWOOD, zoo.seat)
            letters -= 1


def covered_money(state: ArkNova, zoo: Zoo, cells: i64, before: i64) -> None:
    """Cards that pay for each newly covered cell beside rock or water as it was before (AN-22.80, AN-A28)."""
    tables = state.tables
    i: i64 = 0
    while i < len(zoo.triggers):
        row = zoo.triggers[i]
        if tables.e_on[row] == ON_COVERED:
            land = tables.rock_cells[zoo.map] if tables.e_icon[row] == ROCK else tables.water_cells[zoo.map]
            land &= ~before
            rest = cells
            while rest != 0:
                if tables.geo.around[lowest(rest)] & land != 0:
                    gain(state, zoo.seat, tables.e_resource[row], tables.e_amount[row])
                rest &= rest - 1
        i += 1


# Enclosures.


def effective_size(state: ArkNova, zoo: Zoo, number: i64) -> i64:
    """The size of a standard enclosure; the gate of map 2 makes it 2 larger (AN-19.3)."""
    tables = state.tables
    size = tables.building_size[zoo.building[number]]
    if tables.power[zoo.map] == POWER_GATE:
        gate = tables.symbol[zoo.map]
        if (zoo.covered >> gate) & 1 == 0 and (zoo.around[number] >> gate) & 1 == 1:
            size += tables.power_value[zoo.map]
    return size


def has_land(state: ArkNova, zoo: Zoo, number: i64, card: i64) -> i64:
    """The rule that forbids a building for an animal's rock and water needs, or ALLOWED (AN-8.8, AN-8.11)."""
    tables = state.tables
    rock = tables.rock[card]
    water = tables.water[card]
    if rock + water == 0 or state.has(zoo, IGNORE_ROCK_WATER):
        return ALLOWED
    around = zoo.around[number]
    if rock > 0 and popcount(around & tables.rock_cells[zoo.map]) < rock:
        return NEEDS_ROCK
    if water > 0 and popcount(around & tables.water_cells[zoo.map]) < water:
        return NEEDS_WATER
    return ALLOWED


def smallest_occupied(state: ArkNova, zoo: Zoo, card: i64, with_land: bool) -> i64:
    """The smallest occupied standard enclosures that suit an animal, as a set of building numbers."""
    best: i64 = 99
    found: i64 = 0
    i: i64 = 0
    while i < len(zoo.building):
        if (zoo.occupied >> i) & 1 == 1 and is_standard(zoo.building[i]):
            size = effective_size(state, zoo, i)
            suits = state.tables.size[card] <= size <= best
            if suits and (not with_land or has_land(state, zoo, i, card) == ALLOWED):
                if size < best:
                    best = size
                    found = 0
                found |= bit(i)
        i += 1
    return found


def empty_one(state: ArkNova, zoo: Zoo, numbers: i64) -> None:
    """Empty one of the given enclosures; of several equal ones the owner chooses (AN-10.8)."""
    if numbers == 0:
        return
    if numbers & (numbers - 1) == 0:
        zoo.occupied &= ~numbers
    else:
        state.push(D_EMPTY, zoo.seat, numbers)


def enclosure_at(zoo: Zoo, cell: i64) -> i64:
    """The number of the building whose first cell this is, or -1."""
    i: i64 = 0
    while i < len(zoo.building):
        if lowest(zoo.cells[i]) == cell:
            return i
        i += 1
    return -1


def special_number(zoo: Zoo, building: i64) -> i64:
    if building == PETTING_ZOO:
        return zoo.petting_zoo
    if building == REPTILE_HOUSE:
        return zoo.reptile_house
    return zoo.aviary


def special_used(zoo: Zoo, building: i64) -> i64:
    if building == PETTING_ZOO:
        return zoo.petting_used
    if building == REPTILE_HOUSE:
        return zoo.reptile_used
    return zoo.aviary_used


def use_special(zoo: Zoo, building: i64, spaces: i64) -> None:
    if building == PETTING_ZOO:
        zoo.petting_used += spaces
    elif building == REPTILE_HOUSE:
        zoo.reptile_used += spaces
    else:
        zoo.aviary_used += spaces


# Moving into a new Reptile House or Large Bird Aviary.


def may_move(state: ArkNova, zoo: Zoo, number: i64, card: i64) -> bool:
    """Whether an animal may move into the new special enclosure (AN-7.18)."""
    tables = state.tables
    building = zoo.building[number]
    if tables.special[card] != building:
        return False
    if special_used(zoo, building) + tables.spaces[card] > tables.capacity[building]:
        return False
    return has_land(state, zoo, number, card) == ALLOWED


def any_mover(state: ArkNova, zoo: Zoo, number: i64, moved: i64) -> bool:
    i: i64 = 0
    while i < len(zoo.animals):
        if (moved >> i) & 1 == 0 and may_move(state, zoo, number, zoo.animals[i]):
            return True
        i += 1
    return False


def list_movers(state: ArkNova, zoo: Zoo, number: i64, moved: i64, out: Actions) -> None:
    i: i64 = 0
    while i < len(zoo.animals):
        if (moved >> i) & 1 == 0 and may_move(state, zoo, number, zoo.animals[i]):
            out.add(MOVE_IN + zoo.animals[i])
        i += 1


def move_in(state: ArkNova, seat: i64, card: i64) -> None:
    zoo = state.zoos[seat]
    number = state.arg(0)
    i: i64 = 0
    while zoo.animals[i] != card:
        i += 1
    moved = state.arg(1) | bit(i)
    use_special(zoo, zoo.building[number], state.tables.spaces[card])
    state.say("move", seat, card, zoo.building[number])
    if any_mover(state, zoo, number, moved):
        state.set_arg(1, moved)
    else:
        state.pop()
    homes = smallest_occupied(state, zoo, card, True)
    if homes == 0:
        homes = smallest_occupied(state, zoo, card, False)
    empty_one(state, zoo, homes)


# Free buildings.


def offer_free(state: ArkNova, seat: i64, building: i64) -> None:
    """A free building that may be declined; without a place nothing happens (AN-7.11)."""
    if fits(state.zoos[seat], building):
        state.push(D_PLACE, seat, building, 0, 1)


def offer_free_types(state: ArkNova, seat: i64, types: i64, times: i64) -> None:
    if times > 0 and state.zoos[seat].fits & types != 0:
        state.push(D_FREE_TYPE, seat, types, times)


def list_free_types(zoo: Zoo, types: i64, out: Actions) -> None:
    building: i64 = 0
    while building <= AVIARY:
        if (types & zoo.fits) >> building & 1 == 1:
            out.add(BUILD + building)
        building += 1
