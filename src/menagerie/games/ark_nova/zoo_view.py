"""A zoo as a seat may see it: map, buildings, action cards, income, cards (AN-1.3 to AN-1.7)."""

from __future__ import annotations

import msgspec

from menagerie.core.state import ALLOWED
from menagerie.games.ark_nova import association, describe, income, scoring, turns
from menagerie.games.ark_nova import tables as t
from menagerie.games.ark_nova.actions import ACTION_CARDS
from menagerie.games.ark_nova.building import effective_size, is_standard
from menagerie.games.ark_nova.card_view import CardView, card_view
from menagerie.games.ark_nova.content import Content
from menagerie.games.ark_nova.state import ENDED, EVERYBODY, SETUP, ArkNova, Zoo
from menagerie.games.ark_nova.text import content_of
from menagerie.games.ark_nova.vocabulary import (
    BUILDING_WORDS,
    CONTINENT_WORDS,
    ICON_WORDS,
    TASK_WORDS,
    UNIVERSITY_WORDS,
)

POWERS = ("none", "start_buildings", "tower", "gate", "harbor", "restaurant", "institute", "parlors", "hollywood")


class Hex(msgspec.Struct, frozen=True):
    """A cell of a map. `building` is the number of the building on it."""

    cell: int
    x: int
    y: int
    terrain: str
    border: bool
    build_ii: bool
    bonus: str
    symbol: str
    building: int | None


class Building(msgspec.Struct):
    number: int
    type: str
    name: str
    cells: list[int]
    size: int
    occupied: bool
    capacity: int
    used: int


class ActionCard(msgspec.Struct):
    """A card of the action row with what lies on it: `effect` is what its strength allows without X-tokens.

    `possible` says whether its owner could carry it out now with all X-tokens.
    """

    action: str
    slot: int
    strength: int
    side: str
    multiplier: int
    venom: bool
    constriction: bool
    in_use: bool
    effect: str
    possible: bool


class EdgeSpace(msgspec.Struct):
    """A bonus space at the left edge of a map; `taken` once its token has left."""

    text: str
    income: bool
    taken: bool


class MapFace(msgspec.Struct):
    """A map before it is anybody's: what its reader weighs when maps are chosen (AN-3.8)."""

    map: str
    map_name: str
    power_text: str
    hexes: list[Hex]
    edge: list[EdgeSpace]
    partner_spaces: list[str]
    university_spaces: list[str]


class Income(msgspec.Struct):
    """What the next break would bring as things stand."""

    appeal: int
    kiosks: int
    map: int
    other: list[str]
    money: int


class Final(msgspec.Struct):
    number: int
    name: str
    text: list[str]
    points: int


class ZooView(msgspec.Struct):
    """A player's zoo. `hand` holds the cards that the looking seat knows, `hand_size` all of them."""

    seat: int
    map: str
    map_name: str
    power: str
    power_text: str
    money: int
    x_tokens: int
    appeal: int
    conservation: int
    target: int
    reputation: int
    score: int
    active_workers: int
    lying_workers: int
    supports: int
    hexes: list[Hex]
    buildings: list[Building]
    actions: list[ActionCard]
    edge: list[EdgeSpace]
    partner_zoos: list[str]
    partner_spaces: list[str]
    universities: list[str]
    university_spaces: list[str]
    tasks: dict[str, int]
    icons: dict[str, int]
    animals: list[CardView]
    sponsors: list[CardView]
    hand: list[CardView]
    hand_size: int
    hand_limit: int
    finals: list[Final]
    finals_size: int
    pouched: int
    folders_in_range: int
    income: Income
    size_class: str
    chosen: list[int]


def cells_of(cells: int) -> list[int]:
    """The members of a set of cells."""
    found = []
    while cells:
        low = cells & -cells
        found.append(low.bit_length() - 1)
        cells ^= low
    return found


def _bare_map(content: Content, face: int) -> list[Hex]:
    """The hexes of a map before anything is built."""
    tables, geo = content.tables, content.tables.geo
    found = []
    for cell in range(58):
        terrain = "rock" if tables.rock_cells[face] >> cell & 1 else "plain"
        if tables.water_cells[face] >> cell & 1:
            terrain = "water"
        row = tables.cell_bonus[face * 58 + cell]
        special = tables.symbol[face] == cell or bool(tables.links[face] >> cell & 1)
        found.append(
            Hex(
                cell=cell,
                x=int(geo.x[cell]),
                y=int(geo.y[cell]),
                terrain=terrain,
                border=bool(geo.border >> cell & 1),
                build_ii=bool(tables.build_ii[face] >> cell & 1),
                bonus=describe.what(content, row) if row >= 0 else "",
                symbol=POWERS[tables.power[face]] if special else "",
                building=None,
            )
        )
    return found


def _bare_hexes(content: Content, face: int) -> list[Hex]:
    bare = content.hexes.get(face)
    if bare is None:
        bare = content.hexes[face] = _bare_map(content, face)
    return bare


def _hexes(content: Content, zoo: Zoo) -> list[Hex]:
    bare = _bare_hexes(content, int(zoo.map))
    found = list(bare)
    for number, cells in enumerate(zoo.cells):
        for cell in cells_of(int(cells)):
            found[cell] = msgspec.structs.replace(bare[cell], building=number)
    return found


def _buildings(state: ArkNova, content: Content, zoo: Zoo) -> list[Building]:
    used = {t.PETTING_ZOO: zoo.petting_used, t.REPTILE_HOUSE: zoo.reptile_used, t.AVIARY: zoo.aviary_used}
    found = []
    for number, building in enumerate(zoo.building):
        occupied = bool(zoo.occupied >> number & 1)
        found.append(
            Building(
                number=number,
                type=BUILDING_WORDS[building],
                name=content.buildings[building],
                cells=cells_of(int(zoo.cells[number])),
                size=int(
                    effective_size(state, zoo, number)
                    if is_standard(building)
                    else state.tables.building_size[building]
                ),
                occupied=occupied,
                capacity=int(state.tables.capacity[building]),
                used=int(used.get(building, int(occupied))),
            )
        )
    return found


def _actions(state: ArkNova, zoo: Zoo, own: bool) -> list[ActionCard]:
    found = []
    for slot, card in enumerate(zoo.slots, start=1):
        squeezed = bool(zoo.constriction >> card & 1)
        found.append(
            ActionCard(
                action=ACTION_CARDS[card],
                slot=slot,
                strength=slot - 2 if squeezed else slot,
                side="II" if zoo.side >> card & 1 else "I",
                multiplier=int(zoo.multiplier[card]),
                venom=bool(zoo.venom >> card & 1),
                constriction=squeezed,
                in_use=bool(state.act == card and state.act_owner == zoo.seat and state.phase != SETUP),
                effect=describe.action(state.tables, card, slot - 2 if squeezed else slot, int(zoo.side >> card & 1)),
                possible=own and bool(turns.performing(state, zoo, card, zoo.seat) == ALLOWED),
            )
        )
    return found


def _income(state: ArkNova, content: Content, zoo: Zoo) -> Income:
    tables = state.tables
    appeal, kiosks = int(income.appeal_income(state, zoo)), int(income.kiosk_income(zoo))
    by_map = int(income.map_income(state, zoo))
    money = appeal + kiosks + by_map
    rows = [
        tables.edge_bonus[zoo.map * 7 + space]
        for space in range(7)
        if tables.edge_income[zoo.map * 7 + space] and not zoo.edge >> space & 1
    ]
    for card in zoo.sponsors:
        rows += [row for row in describe.rows(content, card, False) if tables.e_when[row] == t.INCOME]
    other = []
    for row in rows:
        code, resource = tables.e_code[row], tables.e_resource[row]
        if code == t.GAIN and resource == t.MONEY:
            money += int(tables.e_amount[row])
        elif code == t.GAIN_BY_ICONS and resource == t.MONEY:
            money += int(t.step(tables, tables.e_first[row], tables.e_last[row], zoo.icons[tables.e_icon[row]]))
        elif code == t.MONEY_PER_ADJACENT_BUILDING:
            money += int(income.neighbour_income(state, zoo, row))
        else:
            other.append(describe.what(content, row))
    return Income(appeal, kiosks, by_map, other, money)


def _final(state: ArkNova, zoo: Zoo, final: int) -> Final:
    content = content_of(state)
    points = int(scoring.final_points(state, zoo, final))
    return Final(final + 1, content.finals[final].name, describe.final_lines(content, final), points)


def known(state: ArkNova, card: int, seat: int | None) -> bool:
    """Whether the seat knows where a card in another hand is (AN-1.7)."""
    bits = state.known[card]
    return bool(bits & EVERYBODY) or (seat is not None and bool(bits >> seat & 1))


def _bonuses(content: Content, rows: list[int]) -> list[str]:
    return [describe.what(content, row) if row >= 0 else "" for row in rows]


def _edge(content: Content, face: int, left: int) -> list[EdgeSpace]:
    tables = content.tables
    return [
        EdgeSpace(
            text=describe.what(content, tables.edge_bonus[face * 7 + space]),
            income=bool(tables.edge_income[face * 7 + space]),
            taken=not left >> space & 1,
        )
        for space in range(7)
    ]


def _partner_spaces(content: Content, face: int) -> list[str]:
    return _bonuses(content, [content.tables.partner_bonus[face * 4 + space] for space in range(4)])


def _university_spaces(content: Content, face: int) -> list[str]:
    return _bonuses(content, [content.tables.university_bonus[face * 3 + space] for space in range(3)])


def map_face(content: Content, face: int) -> MapFace:
    return MapFace(
        map=content.maps[face].id,
        map_name=content.maps[face].name,
        power_text=describe.map_power(content, face),
        hexes=_bare_hexes(content, face),
        edge=_edge(content, face, 0x7F),
        partner_spaces=_partner_spaces(content, face),
        university_spaces=_university_spaces(content, face),
    )


def zoo_view(state: ArkNova, zoo: Zoo, seat: int | None) -> ZooView:
    content, tables = content_of(state), state.tables
    own = zoo.seat == seat
    shown = own or state.phase == ENDED
    face = content.maps[zoo.map]
    hand = [card for card in zoo.hand if own or known(state, card, seat)]
    reader = state.zoos[seat] if seat is not None else None
    played = [card_view(state, None, card) for card in zoo.sponsors]
    for view_of, tokens in zip(played, zoo.tokens, strict=False):
        view_of.tokens = int(tokens)
    return ZooView(
        seat=int(zoo.seat),
        map=face.id,
        map_name=face.name,
        power=POWERS[tables.power[zoo.map]],
        power_text=describe.map_power(content, zoo.map),
        money=int(zoo.money),
        x_tokens=int(zoo.x_tokens),
        appeal=int(zoo.appeal),
        conservation=int(zoo.conservation),
        target=int(tables.target[zoo.conservation]),
        reputation=int(zoo.reputation),
        score=int(scoring.points(state, zoo)),
        active_workers=int(zoo.active_workers),
        lying_workers=int(zoo.lying_workers),
        supports=int(zoo.supports),
        hexes=_hexes(content, zoo),
        buildings=_buildings(state, content, zoo),
        actions=_actions(state, zoo, own),
        edge=_edge(content, int(zoo.map), int(zoo.edge)),
        partner_zoos=[word for bit, word in enumerate(CONTINENT_WORDS) if zoo.partner_zoos >> bit & 1],
        partner_spaces=_partner_spaces(content, int(zoo.map)),
        universities=[word for bit, word in enumerate(UNIVERSITY_WORDS) if zoo.universities >> bit & 1],
        university_spaces=_university_spaces(content, int(zoo.map)),
        tasks={word: int(zoo.tasks[task]) for task, word in enumerate(TASK_WORDS)},
        icons={word: int(zoo.icons[icon]) for icon, word in enumerate(ICON_WORDS)},
        animals=[card_view(state, None, card) for card in zoo.animals],
        sponsors=played,
        hand=[card_view(state, zoo if own else reader, card) for card in hand],
        hand_size=len(zoo.hand),
        hand_limit=int(association.hand_limit(state, zoo)),
        finals=[_final(state, zoo, final) for final in zoo.finals] if shown else [],
        finals_size=len(zoo.finals),
        pouched=len(zoo.pouched),
        folders_in_range=int(state.folders_in_range(zoo)),
        income=_income(state, content, zoo),
        size_class=describe.SIZE_NAMES[zoo.size_class] if zoo.size_class >= 0 else "",
        chosen=[int(card) for card in zoo.marked] if own else [],
    )
