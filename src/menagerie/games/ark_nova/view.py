"""What a seat may see: typed and ready for JSON (AN-1.3 to AN-1.7)."""

from __future__ import annotations

from copy import copy

import msgspec

from menagerie.core.state import ALLOWED
from menagerie.games.ark_nova import animals, association, describe, effects, income, projects, scoring, sponsors, turns
from menagerie.games.ark_nova import frames as at
from menagerie.games.ark_nova import tables as t
from menagerie.games.ark_nova.actions import ACTION_CARDS, PLACE, PLAY
from menagerie.games.ark_nova.building import effective_size, is_standard
from menagerie.games.ark_nova.content import Content
from menagerie.games.ark_nova.geometry import PLACES
from menagerie.games.ark_nova.refusals import LEVEL, NO_MONEY, OUT_OF_RANGE, REASONS
from menagerie.games.ark_nova.state import BLOCKED, ENDED, EVERYBODY, NO_CARD, SETUP, ArkNova, Zoo
from menagerie.games.ark_nova.text import content_of, stage
from menagerie.games.ark_nova.vocabulary import (
    BUILDING_WORDS,
    CONTINENT_WORDS,
    ICON_WORDS,
    TASK_WORDS,
    UNIVERSITY_WORDS,
)

KINDS = {int(number): name[2:].lower() for name, number in vars(at).items() if name.startswith("D_")}
PHASES = ("setup", "playing", "break", "scoring", "over")
POWERS = ("none", "start_buildings", "tower", "gate", "harbor", "restaurant", "institute", "parlors", "hollywood")


class Condition(msgspec.Struct):
    """A condition of a card: `needed` of something, of which the seat has `have`."""

    what: str
    needed: int
    have: int
    met: bool


class CardView(msgspec.Struct):
    """A card as its reader needs it; `price`, `conditions` and `reason` are for the seat that looks.

    `reason` says why that seat could not play the card even with its strongest action (`rule` is the key), `word`
    is the card in the notation of choices.
    """

    card: int
    number: int
    kind: str
    name: str
    text: list[str]
    latin: str = ""
    icons: dict[str, int] = {}
    level: int = 0
    cost: int = 0
    price: int = 0
    size: int = 0
    size_class: str = ""
    special_enclosure: str = ""
    spaces: int = 0
    rock: int = 0
    water: int = 0
    appeal: int = 0
    conservation: int = 0
    reputation: int = 0
    keywords: dict[str, str] = {}
    conditions: list[Condition] = []
    conditions_met: bool = True
    ignored: int = 0
    tokens: int = 0
    word: str = ""
    reason: str = ""
    rule: str = ""


class Folder(msgspec.Struct):
    """A place of the display."""

    folder: int
    card: CardView | None
    in_range: bool
    extra_cost: int


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


class Slot(msgspec.Struct):
    """A slot of a project: free, blocked, or taken by a seat."""

    text: str
    taken_by: int | None
    blocked: bool
    fulfilled: bool
    usable: bool
    needed: int
    conservation: int
    reputation: int


class Project(msgspec.Struct):
    card: CardView
    base: bool
    progress: int
    slots: list[Slot]


class Task(msgspec.Struct):
    task: str
    value: int
    workers_needed: int
    possible: bool
    reason: str
    rule: str


class Tile(msgspec.Struct):
    conservation: int
    text: str


class Track(msgspec.Struct):
    """The bonus of a space of the reputation track."""

    space: int
    text: str


class Spot(msgspec.Struct):
    """Where a building may stand: the action that puts it there, its cells and the bonuses they bring."""

    action: int
    cells: list[int]
    bonuses: list[str]


class Placing(msgspec.Struct):
    """The building that is to be placed now, for its builder only."""

    type: str
    name: str
    size: int
    paid: int
    spots: list[Spot]


class About(msgspec.Struct):
    """What the open decision is about: its kind and the card, building, project or action card it concerns."""

    kind: str
    card: int | None = None
    building: str = ""
    slot: int | None = None
    action: str = ""
    left: int | None = None


class ArkNovaView(msgspec.Struct):
    """Everything on the table that a seat may see."""

    phase: str
    stage: str
    seat: int | None
    active: int
    player: int | None
    decision: int
    turns: int
    breaks: int
    break_token: int
    break_steps: int
    last_turns: int | None
    triggered_by: int | None
    solo_round: int
    solo_left: int
    action: str
    strength: int
    deck: int
    discard: int
    discard_top: CardView | None
    discard_cards: list[CardView]
    display: list[Folder]
    seen: list[CardView]
    maps_offered: list[str]
    projects: list[Project]
    partner_board: list[str]
    university_board: list[str]
    donation_costs: list[int]
    donations_covered: int
    donation_cost: int
    tiles: list[Tile]
    reputation_track: list[Track]
    tasks: list[Task]
    final_pile: int
    base_projects_left: int
    placing: Placing | None
    about: About | None
    targets: list[int]
    incomes: list[int]
    solo_rounds: list[int]
    zoos: list[ZooView]


def _conditions(state: ArkNova, zoo: Zoo, card: int) -> list[Condition]:
    tables = state.tables
    found = []

    def add(what: str, needed: int, have: int) -> None:
        found.append(Condition(what, int(needed), int(have), bool(have >= needed)))

    for icon, word in enumerate(ICON_WORDS):
        if tables.need_icon[card * t.STRIDE + icon]:
            add(word, tables.need_icon[card * t.STRIDE + icon], zoo.icons[icon])
    if tables.need_animals_ii[card]:
        add("Animals II", 1, int(state.upgraded(zoo, t.ANIMALS_CARD)))
    if tables.need_sponsors_ii[card]:
        add("Sponsors II", 1, int(state.upgraded(zoo, t.SPONSORS_CARD)))
    if tables.need_partner[card]:
        add("partner zoo of its continent", 1, int(animals.partner_of(state, zoo, card)))
    if tables.need_partner_zoos[card]:
        add("partner zoos", tables.need_partner_zoos[card], int(zoo.partner_zoos).bit_count())
    if tables.need_reputation[card]:
        add("reputation", tables.need_reputation[card], zoo.reputation)
    if tables.need_max_appeal[card] >= 0:
        limit = int(sponsors.appeal_limit(state, card))
        found.append(Condition("appeal at most", limit, int(zoo.appeal), bool(zoo.appeal <= limit)))
    return found


def _printed(content: Content, card: int, peaceful: bool) -> CardView:
    """A card as it is printed."""
    tables, printed = content.tables, content.cards[card]
    seen = CardView(
        card=card,
        number=printed.number,
        kind=printed.kind,
        name=printed.name,
        text=describe.card_lines(content, card, peaceful),
        latin=printed.latin,
        icons=describe.icons_of(tables, card),
        level=int(tables.level[card]),
        cost=int(tables.cost[card]),
        price=int(tables.cost[card]),
        size=int(tables.size[card]),
        size_class=describe.SIZE_NAMES[tables.size_class[card]] if tables.size_class[card] >= 0 else "",
        special_enclosure=content.buildings[tables.special[card]] if tables.special[card] >= 0 else "",
        spaces=int(tables.spaces[card]),
        rock=int(tables.rock[card]),
        water=int(tables.water[card]),
        appeal=int(tables.appeal[card]),
        conservation=int(tables.conservation[card]),
        reputation=int(tables.reputation[card]),
        word=printed.name.lower(),
    )
    if card < t.FIRST_SPONSOR:
        words = [content.effect_words[row] for row in describe.rows(content, card, peaceful)]
        seen.keywords = {word: describe.KEYWORD_HELP[word] for word in words if word in describe.KEYWORD_HELP}
    return seen


def card_view(state: ArkNova, zoo: Zoo | None, card: int, folder: int = 0) -> CardView:
    """A card with price and conditions for a zoo; without a zoo as it is printed."""
    peaceful = bool(state.seats == 1 or state.options.peaceful == 1)
    content = content_of(state)
    face = content.faces.get((card, peaceful))
    if face is None:
        face = content.faces[card, peaceful] = _printed(content, card, peaceful)
    seen = copy(face)
    if zoo is None:
        return seen
    seen.rule, seen.reason = _reason(state, zoo, card, folder)
    if card >= t.FIRST_PROJECT:
        return seen
    seen.conditions = _conditions(state, zoo, card)
    lacking = (
        animals.missing(state, zoo, card) if card < t.FIRST_SPONSOR else sum(not one.met for one in seen.conditions)
    )
    if card < t.FIRST_SPONSOR:
        seen.ignored = int(animals.may_ignore(state, zoo, card))
        seen.price = int(animals.price(state, zoo, card, folder))
    else:
        seen.level = int(sponsors.level(state, zoo, card))
        seen.price = folder
    seen.conditions_met = bool(lacking <= seen.ignored)
    return seen


def _reason(state: ArkNova, zoo: Zoo, card: int, folder: int) -> tuple[str, str]:
    """Key and sentence of the rule that keeps a card of the hand (folder 0) or the display from being played."""
    action = t.ANIMALS_CARD if card < t.FIRST_SPONSOR else t.SPONSORS_CARD
    if card >= t.FIRST_PROJECT:
        action = t.ASSOCIATION_CARD
    if folder and not (state.upgraded(zoo, action) and folder <= state.folders_in_range(zoo)):
        return REASONS[OUT_OF_RANGE]
    if card < t.FIRST_SPONSOR:
        return REASONS[animals.display_playing(state, zoo, card, folder)]
    if card < t.FIRST_PROJECT:
        side = int(state.upgraded(zoo, action))
        if sponsors.level(state, zoo, card) > turns.base_strength(zoo, action) + zoo.x_tokens + side:
            return REASONS[LEVEL]
        return REASONS[NO_MONEY if folder > zoo.money else sponsors.conditions(state, zoo, card)]
    side, state.act_side = state.act_side, 1
    rule = projects.supporting(state, zoo, card)
    state.act_side = side
    return REASONS[rule]


def _cells(cells: int) -> list[int]:
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


def _hexes(content: Content, zoo: Zoo) -> list[Hex]:
    face = int(zoo.map)
    bare = content.hexes.get(face)
    if bare is None:
        bare = content.hexes[face] = _bare_map(content, face)
    found = list(bare)
    for number, cells in enumerate(zoo.cells):
        for cell in _cells(int(cells)):
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
                cells=_cells(int(zoo.cells[number])),
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


def _known(state: ArkNova, card: int, seat: int | None) -> bool:
    """Whether the seat knows where a card in another hand is (AN-1.7)."""
    bits = state.known[card]
    return bool(bits & EVERYBODY) or (seat is not None and bool(bits >> seat & 1))


def _bonuses(content: Content, rows: list[int]) -> list[str]:
    return [describe.what(content, row) if row >= 0 else "" for row in rows]


def _zoo(state: ArkNova, zoo: Zoo, seat: int | None) -> ZooView:
    content, tables = content_of(state), state.tables
    own = zoo.seat == seat
    shown = own or state.phase == ENDED
    face = content.maps[zoo.map]
    hand = [card for card in zoo.hand if own or _known(state, card, seat)]
    reader = state.zoos[seat] if seat is not None else None
    edge = [
        EdgeSpace(
            text=describe.what(content, tables.edge_bonus[zoo.map * 7 + space]),
            income=bool(tables.edge_income[zoo.map * 7 + space]),
            taken=not zoo.edge >> space & 1,
        )
        for space in range(7)
    ]
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
        edge=edge,
        partner_zoos=[word for bit, word in enumerate(CONTINENT_WORDS) if zoo.partner_zoos >> bit & 1],
        partner_spaces=_bonuses(content, [tables.partner_bonus[zoo.map * 4 + space] for space in range(4)]),
        universities=[word for bit, word in enumerate(UNIVERSITY_WORDS) if zoo.universities >> bit & 1],
        university_spaces=_bonuses(content, [tables.university_bonus[zoo.map * 3 + space] for space in range(3)]),
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


def _project(state: ArkNova, card: int, zoo: Zoo | None, base: bool) -> Project:
    content, tables = content_of(state), state.tables
    slots = []
    for slot in range(3):
        token = state.slot_token[(card - t.FIRST_PROJECT) * 3 + slot]
        slots.append(
            Slot(
                text=describe.slot(content, card, slot),
                taken_by=int(token) - 1 if 0 < token < BLOCKED else None,
                blocked=bool(token == BLOCKED),
                fulfilled=bool(zoo is not None and projects.fulfilled(state, zoo, card, slot)),
                usable=bool(zoo is not None and projects.using_slot(state, zoo, card, slot) == ALLOWED),
                needed=int(tables.slot_need[card * 3 + slot]),
                conservation=int(tables.slot_conservation[card * 3 + slot]),
                reputation=int(tables.slot_reputation[card * 3 + slot]),
            )
        )
    counted = zoo is not None and tables.project_kind[card] <= t.ANIMAL_COUNT
    progress = int(projects.project_count(state, zoo, card)) if counted and zoo is not None else 0
    return Project(card_view(state, None, card), base, progress, slots)


def _seen(state: ArkNova, seat: int | None, player: int | None) -> list[int]:
    """Cards that lie open to the seat for a moment: drawn ones, or the base projects it may search."""
    found = [card for card in state.seen if _known(state, card, seat) or seat == player]
    if player is not None and seat == player and state.top() == at.D_BASE_PROJECT:
        free = effects.undealt(state, state.arg(0))
        found += [t.FIRST_PROJECT + i for i in range(t.BASE_PROJECTS) if free >> i & 1]
    return found


def view(state: ArkNova, seat: int | None) -> ArkNovaView:
    content, tables = content_of(state), state.tables
    over = state.phase == ENDED
    zoo = state.zoos[seat] if seat is not None else None
    reach = state.folders_in_range(zoo) if zoo is not None else 0
    player = None if over else int(state.current_player())
    decision = 0 if over else int(state.top())
    sealed = decision in (at.D_MAP, at.D_START_KEEP, at.D_FINAL, at.D_HAND_LIMIT)
    costs = tables.donations_two if state.seats == 2 else tables.donations
    display = []
    for folder, card in enumerate(state.display, start=1):
        there = bool(state.display_open) and card != NO_CARD
        face = card_view(state, zoo, card, folder) if there else None
        display.append(Folder(folder, face, folder <= reach, folder))
    pile = list(state.discard) if state.options.discard_view else list(state.discard[-1:])
    tops = [card_view(state, None, card) for card in pile]
    open_maps = state.options.map_level in (3, 4)
    offered = list(state.maps_offered)
    if not open_maps:
        offered = offered[seat * 2 : seat * 2 + 2] if seat is not None else []
    return ArkNovaView(
        phase=PHASES[state.phase],
        stage=stage(state),
        seat=seat,
        active=int(state.active),
        player=None if sealed else player,
        decision=decision,
        turns=int(state.turns),
        breaks=int(state.breaks),
        break_token=int(state.break_token),
        break_steps=int(tables.break_steps[state.seats]),
        last_turns=int(state.last_turns) if state.last_turns >= 0 else None,
        triggered_by=int(state.trigger) if state.trigger >= 0 else None,
        solo_round=int(state.round),
        solo_left=int(state.round_left),
        action=ACTION_CARDS[state.act] if state.act >= 0 else "",
        strength=int(state.act_strength),
        deck=len(state.deck),
        discard=len(state.discard),
        discard_top=tops[-1] if tops else None,
        discard_cards=tops if state.options.discard_view else [],
        display=display,
        seen=[card_view(state, zoo, card) for card in _seen(state, seat, player)],
        maps_offered=[content.maps[face].id for face in offered if 0 <= face < len(content.maps)],
        projects=[_project(state, card, zoo, False) for card in state.above]
        + [_project(state, card, zoo, True) for card in state.base],
        partner_board=[word for bit, word in enumerate(CONTINENT_WORDS) if state.partner_board >> bit & 1],
        university_board=[word for bit, word in enumerate(UNIVERSITY_WORDS) if state.university_board >> bit & 1],
        donation_costs=[int(cost) for cost in costs],
        donations_covered=int(state.donations),
        donation_cost=int(association.donation_cost(state)),
        tiles=[
            Tile(5 if place < 2 else 8, describe.what(content, tables.tile_bonus[tile]))
            for place, tile in enumerate(state.tiles)
            if tile != NO_CARD
        ],
        reputation_track=[
            Track(space, describe.what(content, row)) for space, row in enumerate(tables.reputation_bonus) if row >= 0
        ],
        tasks=[_task(state, zoo, task) for task in range(4)] if zoo is not None else [],
        final_pile=len(state.final_pile),
        base_projects_left=int(state.undealt).bit_count(),
        placing=_placing(state, state.zoos[seat])
        if decision == at.D_PLACE and seat is not None and seat == player
        else None,
        about=None if over else _about(state, decision),
        targets=[int(target) for target in tables.target],
        incomes=[int(money) for money in tables.income],
        solo_rounds=[int(count) for count in tables.solo_turns] if state.seats == 1 else [],
        zoos=[_zoo(state, other, seat) for other in state.zoos],
    )


def _about(state: ArkNova, decision: int) -> About:
    """The arguments of the decision on top, see `frames.py`."""
    first, second = int(state.arg(0)), int(state.arg(1))
    found = About(KINDS[decision])
    if decision in (at.D_HOME, at.D_SLOT, at.D_TOKEN, at.D_RELEASE, at.D_EDGE):
        found.card = first
        if decision in (at.D_TOKEN, at.D_RELEASE, at.D_EDGE):
            found.slot = second
    elif decision == at.D_PLACE:
        found.building = BUILDING_WORDS[first]
    elif decision in (at.D_MODE, at.D_SPEND, at.D_BOOST):
        found.action = ACTION_CARDS[first]
    elif decision in (at.D_DRAW, at.D_SNAP, at.D_TAKE, at.D_DIG, at.D_SELL, at.D_POUCH, at.D_KEEP):
        found.left = first
    elif decision in (at.D_BUILD, at.D_TASK, at.D_SPONSOR, at.D_ANIMAL):
        found.left = int(state.act_left)
    return found


def _placing(state: ArkNova, zoo: Zoo) -> Placing:
    content, tables = content_of(state), state.tables
    building = int(state.arg(0))
    spots = []
    for action in state.legal_actions():
        if not PLACE <= action < PLAY:
            continue
        cells = _cells(int(tables.geo.place_mask[tables.geo.place_row[building * PLACES + action - PLACE]]))
        rows = [tables.cell_bonus[zoo.map * 58 + cell] for cell in cells]
        spots.append(Spot(action, cells, [describe.what(content, row) for row in rows if row >= 0]))
    size = int(tables.building_size[building])
    paid = int(size * tables.cost_per_space) if state.arg(1) else 0
    return Placing(BUILDING_WORDS[building], content.buildings[building], size, paid, spots)


def _task(state: ArkNova, zoo: Zoo, task: int) -> Task:
    rule, reason = REASONS[association.doing(state, zoo, task)]
    return Task(
        task=TASK_WORDS[task],
        value=int(association.task_value(state, zoo, task)),
        workers_needed=int(association.worker_cost(zoo, task)),
        possible=not reason,
        reason=reason,
        rule=rule,
    )
