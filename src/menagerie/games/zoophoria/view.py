"""What a seat sees (ZP-1.2 to ZP-1.4)."""

from __future__ import annotations

import msgspec

from menagerie.games.zoophoria import steps as s
from menagerie.games.zoophoria import text
from menagerie.games.zoophoria import vocabulary as v
from menagerie.games.zoophoria.content import COLOURS, PILES, Content
from menagerie.games.zoophoria.decks import deck_base
from menagerie.games.zoophoria.production import (
    animal_visitors,
    card_visitors,
    closed,
    cubes_to_come,
    day_worker,
    food,
    food_cost,
    net_trash,
    staff_visitors,
    treatment,
    wages,
)
from menagerie.games.zoophoria.setting_up import DEALT
from menagerie.games.zoophoria.state import Zoophoria
from menagerie.games.zoophoria.targets import hand_size, is_met, progress
from menagerie.games.zoophoria.viruses import cubes_of, room


class Card(msgspec.Struct):
    """A card: its number, name and what is printed on it in words."""

    number: int
    name: str
    kind: str
    words: str


class Animal(msgspec.Struct):
    """An animal in a habitat with its virus cubes."""

    card: Card
    cubes: int
    capacity: int
    food: int
    visitors: int
    closed: bool


class Exhibit(msgspec.Struct):
    """An exhibit space: a structure, if any, and the animals on it."""

    structure: Card | None
    animals: list[Animal]


class Staff(msgspec.Struct):
    """A card on a staff space."""

    card: Card
    closed: bool


class Forecast(msgspec.Struct):
    """What a habitat produces and needs today as things stand."""

    food: int
    food_cost: int
    viruses: int
    virus_room: int
    treatment: int
    trash: int
    wages: int
    visitors: int


class Habitat(msgspec.Struct):
    """A player's habitat and counters; `passed` are the income spaces already reached."""

    exhibits: list[Exhibit]
    staff: list[list[Staff]]
    visitors: int
    coins: int
    trash: int
    cubes: int
    targets: int
    passed: list[int]
    immune: bool
    forecast: Forecast


class Slot(msgspec.Struct):
    """A card of the notice board, the seat that has claimed it, and whether a neutral worker blocks it."""

    card: Card | None
    claimed_by: int | None
    blocked: bool


class DayWorker(msgspec.Struct):
    """A day-worker space, its fee, the die of its colour and the seat whose worker stands there."""

    name: str
    colour: str
    help: str
    fee: int
    die: int | None
    taken_by: int | None
    in_use: bool


class Target(msgspec.Struct):
    """A target in the own hand, with how far it has come."""

    number: int
    words: str
    visitors: int
    count: int
    have: int


class ZoophoriaView(msgspec.Struct):
    """The table as one seat sees it. `dealt` and `drawn` are the own cards still to be chosen or placed."""

    day: str
    step: str
    first_player: int | None
    event: str
    event_number: int
    red_dice: list[int]
    food_die: int | None
    virus_die: int | None
    trash_die: int | None
    white_dice: list[int]
    yellow_coins: int
    animals: list[Slot]
    employees: list[Slot]
    buildings: list[Slot]
    day_workers: list[DayWorker]
    decks: dict[str, int]
    discards: dict[str, list[str]]
    habitats: list[Habitat]
    targets: list[Target]
    dealt: list[Card]
    drawn: list[Card]
    placing: int


def view(content: Content, state: Zoophoria, seat: int | None) -> ZoophoriaView:
    mine = seat is not None
    return ZoophoriaView(
        day=text.DAYS[state.day],
        step=text.STEPS[state.step],
        first_player=None if state.step == s.START else state.first,
        event=text.event_words(content, state.event),
        event_number=state.event,
        red_dice=[value for value in range(7) for _ in range(state.red[value])],
        food_die=state.food_die or None,
        virus_die=state.virus_die or None,
        trash_die=state.trash_die or None,
        white_dice=[value for value in range(7) for _ in range(state.pool[value])],
        yellow_coins=state.yellow,
        animals=[_slot(content, state, slot) for slot in range(v.EMPLOYEE_SLOT)],
        employees=[_slot(content, state, slot) for slot in range(v.EMPLOYEE_SLOT, v.BUILDING_SLOT)],
        buildings=[_slot(content, state, slot) for slot in range(v.BUILDING_SLOT, v.CARD_SLOTS)],
        day_workers=[_day_worker(content, state, space) for space in range(v.DAY_WORKERS)],
        decks={name: int(state.deck_count[kind]) for kind, name in enumerate((*PILES, "target"))},
        discards={name: _pile(content, state, kind) for kind, name in enumerate((*PILES, "target"))},
        habitats=[_habitat(content, state, other) for other in range(state.seats)],
        targets=[_target(content, state, seat, target) for target in hand(state, seat)] if seat is not None else [],
        dealt=[card(content, number) for number in _dealt(state, seat)] if mine else [],
        drawn=[card(content, number) for number in _drawn(state, seat)],
        placing=state.hand_count,
    )


def card(content: Content, number: int) -> Card:
    kind = "target" if number >= v.CARDS else PILES[content.tables.kind[number]]
    return Card(number, content.names[number], kind, text.card_words(content, number))


def hand(state: Zoophoria, seat: int) -> list[int]:
    return [target for target in range(v.TARGETS) if (int(state.targets[seat]) >> target) & 1]


def _dealt(state: Zoophoria, seat: int | None) -> list[int]:
    """The own starting animals that are not yet given away."""
    if seat is None:
        return []
    return [
        int(state.dealt[seat * DEALT + i])
        for i in range(state.dealt_count[seat])
        if not (int(state.answers[seat]) >> i) & 1
    ]


def _drawn(state: Zoophoria, seat: int | None) -> list[int]:
    """Cards in hand: drawn ones are for their owner's eyes only (ZP-1.3), others are known to all."""
    if state.hand_source == s.DRAWN and seat != state.player:
        return []
    return [int(state.hand[i]) for i in range(state.hand_count)]


def _slot(content: Content, state: Zoophoria, slot: int) -> Slot:
    number, owner = int(state.board[slot]), int(state.owner[slot])
    return Slot(
        card=None if number == v.NO_CARD else card(content, number),
        claimed_by=owner if owner < state.seats else None,
        blocked=owner == s.NEUTRAL,
    )


def _day_worker(content: Content, state: Zoophoria, space: int) -> DayWorker:
    colour, owner = int(content.tables.space_colour[space]), int(state.owner[v.CARD_SLOTS + space])
    return DayWorker(
        name=content.spaces[space],
        colour=COLOURS[colour],
        help=text.COLOUR_HELP[colour],
        fee=0 if state.no_coins else int(content.tables.space_fee[space]),
        die=(int(state.day_die[colour]) or None) if colour < v.DICE_COLOURS else None,
        taken_by=owner if owner < state.seats else None,
        in_use=(state.seats > 2 or bool(content.tables.space_for_two[space]))
        and not (state.no_coins and colour == v.YELLOW),
    )


def _pile(content: Content, state: Zoophoria, kind: int) -> list[str]:
    names = content.targets if kind == v.TARGET else content.names
    base = deck_base(kind)
    return [names[state.pile[base + i]] for i in range(state.pile_count[kind])]


def _target(content: Content, state: Zoophoria, seat: int, target: int) -> Target:
    counted = content.tables.target_type[target] != v.CLEAN  # clean is either so or not
    return Target(
        number=target,
        words=content.targets[target],
        visitors=int(content.tables.target_visitors[target]),
        count=int(content.tables.target_count[target]) if counted else 1,
        have=int(progress(state, seat, target) if counted else is_met(state, seat, target)),
    )


def _habitat(content: Content, state: Zoophoria, seat: int) -> Habitat:
    spaces = [text.held_on(state, seat, space) for space in range(v.SPACES)]
    track = content.tables.income_space
    return Habitat(
        exhibits=[_exhibit(content, state, seat, cards) for cards in spaces[: v.EXHIBITS]],
        staff=[_staff(content, state, seat, cards) for cards in spaces[v.EXHIBITS :]],
        visitors=int(state.visitors[seat]),
        coins=int(state.coins[seat]),
        trash=int(state.trash[seat]),
        cubes=int(cubes_of(state, seat)),
        targets=int(hand_size(state, seat)),
        passed=[int(track[i]) for i in range(len(track)) if (int(state.passed[seat]) >> i) & 1],
        immune=bool((state.immune >> seat) & 1),
        forecast=Forecast(
            food=int(food(state, seat)),
            food_cost=int(food_cost(state, seat)),
            viruses=int(cubes_to_come(state, seat)),
            virus_room=int(room(state, seat)),
            treatment=int(treatment(state, seat)),
            trash=int(net_trash(state, seat)),
            wages=int(wages(state, seat)),
            visitors=int(animal_visitors(state, seat) + staff_visitors(state, seat) + day_worker(state, seat, v.BLUE)),
        ),
    )


def _staff(content: Content, state: Zoophoria, seat: int, cards: list[int]) -> list[Staff]:
    return [Staff(card(content, number), closed(state, seat, number)) for number in cards]


def _exhibit(content: Content, state: Zoophoria, seat: int, cards: list[int]) -> Exhibit:
    structures = [number for number in cards if number >= v.ANIMALS]
    tables = content.tables
    return Exhibit(
        structure=card(content, structures[0]) if structures else None,
        animals=[
            Animal(
                card=card(content, number),
                cubes=int(state.cubes[number]),
                capacity=int(tables.capacity[number]),
                food=int(tables.food[number]),
                visitors=int(card_visitors(state, seat, number)),
                closed=closed(state, seat, number),
            )
            for number in cards
            if number < v.ANIMALS
        ],
    )
