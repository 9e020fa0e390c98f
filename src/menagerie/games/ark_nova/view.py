"""What a seat may see of a position (AN-1.3 to AN-1.7), typed and ready for JSON."""

from __future__ import annotations

from typing import Any

import msgspec

from menagerie.games.ark_nova import actions, scoring
from menagerie.games.ark_nova.association import donation_cost
from menagerie.games.ark_nova.frames import D_KEEP, D_KEEP_FINAL, D_MAP
from menagerie.games.ark_nova.state import BLOCKED, EVERYBODY, NO_CARD
from menagerie.games.ark_nova.vocabulary import ICON_WORDS

PHASES = ("setup", "playing", "break", "scoring", "over")


class ActionCard(msgspec.Struct):
    """An action card in its slot, with the tokens on it."""

    card: str
    slot: int
    side: int
    multiplier: int
    venom: bool
    constriction: bool


class Building(msgspec.Struct):
    kind: str
    cells: list[int]
    occupied: bool
    used: int | None


class Project(msgspec.Struct):
    """A conservation project in play: for each slot the seat on it, -1 for free, -2 for blocked."""

    card: int
    name: str
    slots: list[int]


class Zoo(msgspec.Struct):
    """A player's zoo. `hand` holds the numbers of the cards this reader knows; `hand_size` counts all."""

    seat: int
    map: str
    money: int
    x_tokens: int
    appeal: int
    conservation: int
    reputation: int
    active_workers: int
    lying_workers: int
    tasks: list[int]
    actions: list[ActionCard]
    hand_size: int
    hand: list[int]
    finals: int
    final_cards: list[int]
    animals: list[int]
    sponsors: list[int]
    tokens: list[int]
    pouched: int
    icons: dict[str, int]
    partner_zoos: list[str]
    universities: list[str]
    edge: list[bool]
    supports: int
    buildings: list[Building]
    size_class: int
    score: int


class ArkNovaView(msgspec.Struct):
    """Everything a reader may know."""

    phase: str
    turn: int
    active: int
    deck: int
    discard: int
    discard_top: int | None
    discard_cards: list[int]
    display: list[int | None]
    seen: list[int]
    base_projects: list[Project]
    projects: list[Project]
    partner_zoos: list[str]
    universities: list[str]
    donation: int
    tiles: list[int | None]
    final_pile: int
    break_token: int
    break_steps: int
    rounds_left: int
    last_turns: int | None
    maps_offered: list[str]
    marked: list[int]
    looked_at_finals: list[int]
    zoos: list[Zoo]


def cells_of(mask: int) -> list[int]:
    return [cell for cell in range(58) if mask >> cell & 1]


def view(state: Any, seat: int | None) -> ArkNovaView:
    tables = state.tables
    number = tables.number
    over = state.phase == 4
    top = state.top() if not over else 0
    reader = -1 if seat is None else seat
    return ArkNovaView(
        phase=PHASES[state.phase],
        turn=int(state.turns),
        active=int(state.active),
        deck=len(state.deck),
        discard=len(state.discard),
        discard_top=int(number[state.discard[-1]]) if len(state.discard) else None,
        discard_cards=[int(number[card]) for card in state.discard] if state.options.discard_view else [],
        display=[
            int(number[card]) if card != NO_CARD and state.display_open else None for card in state.display
        ],
        seen=[int(number[card]) for card in state.seen if _knows(state, card, reader)],
        base_projects=[_project(state, card) for card in state.base],
        projects=[_project(state, card) for card in state.above],
        partner_zoos=_words(state.partner_board, actions.CONTINENT_WORDS),
        universities=_words(state.university_board, actions.UNIVERSITY_WORDS),
        donation=int(donation_cost(state)),
        tiles=[int(tile) + 1 if tile != NO_CARD else None for tile in state.tiles],
        final_pile=len(state.final_pile),
        break_token=int(state.break_token),
        break_steps=int(tables.break_steps[state.seats]),
        rounds_left=int(state.round_left),
        last_turns=int(state.last_turns) if state.last_turns >= 0 else None,
        maps_offered=_maps(state, reader) if top == D_MAP else [],
        marked=_marked(state, reader, top),
        looked_at_finals=_looked_at(state, reader, top),
        zoos=[_zoo(state, zoo, reader, over) for zoo in state.zoos],
    )


def _knows(state: Any, card: int, reader: int) -> bool:
    known = int(state.known[card])
    return known >= EVERYBODY or (reader >= 0 and known >> reader & 1 == 1)


def _words(mask: int, words: tuple[str, ...]) -> list[str]:
    return [word for at, word in enumerate(words) if int(mask) >> at & 1]


def _maps(state: Any, reader: int) -> list[str]:
    offered = list(state.maps_offered)
    if state.arg(0) == 0:
        offered = offered[2 * reader : 2 * reader + 2] if reader >= 0 else []
    return [actions.MAP_WORDS[number] for number in offered]


def _marked(state: Any, reader: int, top: int) -> list[int]:
    if reader < 0 or top in (D_KEEP, D_KEEP_FINAL):
        return []
    return [int(card) for card in state.zoos[reader].marked]


def _looked_at(state: Any, reader: int, top: int) -> list[int]:
    if top != D_KEEP_FINAL or reader != state.top_seat():
        return []
    return [int(final) + 1 for final in state.zoos[reader].marked]


def _project(state: Any, card: int) -> Project:
    slots = []
    for slot in range(3):
        token = int(state.slot_token[(card - 192) * 3 + slot])
        slots.append(-2 if token == BLOCKED else token - 1)
    return Project(int(state.tables.number[card]), state.game.content.cards[card].name, slots)


def _zoo(state: Any, zoo: Any, reader: int, over: bool) -> Zoo:
    number = state.tables.number
    buildings = []
    for at, kind in enumerate(zoo.building):
        used = {7: zoo.petting_used, 8: zoo.reptile_used, 9: zoo.aviary_used}.get(int(kind))
        buildings.append(
            Building(
                state.game.content.buildings[kind],
                cells_of(int(zoo.cells[at])),
                bool(int(zoo.occupied) >> at & 1),
                None if used is None else int(used),
            )
        )
    own = zoo.seat == reader or over
    return Zoo(
        seat=int(zoo.seat),
        map=actions.MAP_WORDS[zoo.map],
        money=int(zoo.money),
        x_tokens=int(zoo.x_tokens),
        appeal=int(zoo.appeal),
        conservation=int(zoo.conservation),
        reputation=int(zoo.reputation),
        active_workers=int(zoo.active_workers),
        lying_workers=int(zoo.lying_workers),
        tasks=[int(count) for count in zoo.tasks],
        actions=[_action_card(zoo, slot) for slot in range(5)],
        hand_size=len(zoo.hand),
        hand=[int(number[card]) for card in zoo.hand if _knows(state, card, reader)],
        finals=len(zoo.finals),
        final_cards=[int(final) + 1 for final in zoo.finals] if own else [],
        animals=[int(number[card]) for card in zoo.animals],
        sponsors=[int(number[card]) for card in zoo.sponsors],
        tokens=[int(count) for count in zoo.tokens],
        pouched=len(zoo.pouched),
        icons={word: int(zoo.icons[at]) for at, word in enumerate(ICON_WORDS[:15])},
        partner_zoos=_words(zoo.partner_zoos, actions.CONTINENT_WORDS),
        universities=_words(zoo.universities, actions.UNIVERSITY_WORDS),
        edge=[bool(int(zoo.edge) >> space & 1) for space in range(7)],
        supports=int(zoo.supports),
        buildings=buildings,
        size_class=int(zoo.size_class),
        score=int(scoring.points(state, zoo)),
    )


def _action_card(zoo: Any, slot: int) -> ActionCard:
    card = int(zoo.slots[slot])
    return ActionCard(
        actions.ACTION_CARDS[card],
        slot + 1,
        2 if int(zoo.side) >> card & 1 else 1,
        int(zoo.multiplier[card]),
        bool(int(zoo.venom) >> card & 1),
        bool(int(zoo.constriction) >> card & 1),
    )
