"""What a seat may see: typed and ready for JSON (AN-1.3 to AN-1.7)."""

from __future__ import annotations

import msgspec

from menagerie.core.state import ALLOWED
from menagerie.games.ark_nova import association, describe, effects, projects
from menagerie.games.ark_nova import frames as at
from menagerie.games.ark_nova import tables as t
from menagerie.games.ark_nova.actions import ACTION_CARDS, PLACE, PLAY
from menagerie.games.ark_nova.card_view import CardView, card_view
from menagerie.games.ark_nova.geometry import PLACES
from menagerie.games.ark_nova.refusals import REASONS
from menagerie.games.ark_nova.state import BLOCKED, ENDED, NO_CARD, ArkNova, Zoo
from menagerie.games.ark_nova.text import content_of, stage
from menagerie.games.ark_nova.vocabulary import (
    BUILDING_WORDS,
    CONTINENT_WORDS,
    TASK_WORDS,
    UNIVERSITY_WORDS,
)
from menagerie.games.ark_nova.zoo_view import MapFace, ZooView, cells_of, known, map_face, zoo_view

KINDS = {int(number): name[2:].lower() for name, number in vars(at).items() if name.startswith("D_")}
PHASES = ("setup", "playing", "break", "scoring", "over")


class Folder(msgspec.Struct):
    """A place of the display."""

    folder: int
    card: CardView | None
    in_range: bool
    extra_cost: int


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
    maps_offered: list[MapFace]
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
    found = [card for card in state.seen if known(state, card, seat) or seat == player]
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
    offered = list(state.maps_offered) if decision == at.D_MAP else []
    if state.options.map_level not in (3, 4):
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
        maps_offered=[map_face(content, face) for face in offered if 0 <= face < len(content.maps)],
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
        zoos=[zoo_view(state, other, seat) for other in state.zoos],
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
        cells = cells_of(int(tables.geo.place_mask[tables.geo.place_row[building * PLACES + action - PLACE]]))
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
