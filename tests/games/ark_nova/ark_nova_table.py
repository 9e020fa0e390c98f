"""Small builders of positions for the tests."""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from menagerie.games.ark_nova import GAME
from menagerie.games.ark_nova import actions as act
from menagerie.games.ark_nova import tables as t
from menagerie.games.ark_nova.animals import count_animal
from menagerie.games.ark_nova.building import raise_building, refit
from menagerie.games.ark_nova.frames import D_CARD, D_POOL, D_SPEND
from menagerie.games.ark_nova.geometry import lowest, popcount
from menagerie.games.ark_nova.state import EVERYBODY, Zoo

CONTENT = GAME.content
TABLES = CONTENT.tables


class Table:
    """A two-player game in which seat `me` is about to move."""

    def __init__(self, face: str = "0", **options: object) -> None:
        self.state = GAME.new(2, seed=7, options={"maps": face, **options})
        while self.state.phase == 0:
            self.state.apply_action(self.state.legal_actions()[0])
        self.me: Zoo = self.state.zoos[self.state.active]
        self.other: Zoo = self.state.zoos[1 - self.state.active]
        self.state.ten_reached = 1
        for zoo in self.state.zoos:
            zoo.conservation = 20
        self.me.money, self.me.appeal = 100, 10
        self.me.slots = vec[i64]([t.BUILD_CARD, t.ANIMALS_CARD, t.CARDS_CARD, t.ASSOCIATION_CARD, t.SPONSORS_CARD])

    def take_out(self, card: int) -> None:
        """Remove a card from wherever it lies."""
        for holder, name in ((self.state, "deck"), (self.state, "discard"), (self.me, "hand"), (self.other, "hand")):
            setattr(holder, name, vec[i64]([one for one in getattr(holder, name) if one != card]))
        for folder in range(6):
            if self.state.display[folder] == card:
                self.state.display[folder] = self.state.deck[0]
                self.state.deck = vec[i64](list(self.state.deck)[1:])

    def hand(self, numbers: list[int]) -> None:
        cards = [CONTENT.card(number) for number in numbers]
        for card in cards:
            self.take_out(card)
        for card in self.me.hand:
            self.state.discard = vec[i64]([*self.state.discard, card])
        self.me.hand = vec[i64](sorted(cards))

    def top(self, numbers: list[int]) -> None:
        for number in numbers:
            card = CONTENT.card(number)
            self.take_out(card)
            self.state.deck = vec[i64]([*self.state.deck, card])

    def enclosure_for(self, card: int) -> None:
        """A home that suits the animal, wherever it fits on the map."""
        building = t.ENCLOSURE_1 + TABLES.size[card] - 1 if TABLES.standard[card] else t.PETTING_ZOO
        geo = TABLES.geo
        for row in range(geo.place_first[building], geo.place_first[building + 1]):
            cells, around = geo.place_mask[row], geo.place_around[row]
            rocks = popcount(around & TABLES.rock_cells[self.me.map])
            waters = popcount(around & TABLES.water_cells[self.me.map])
            if cells & ~TABLES.plain[self.me.map] == 0 and rocks >= TABLES.rock[card] and waters >= TABLES.water[card]:
                raise_building(self.state, self.me, building, row)
                return
        raise AssertionError("no place for the enclosure")

    def fulfil(self, card: int) -> None:
        for icon in range(t.ICONS):
            self.me.icons[icon] = max(self.me.icons[icon], TABLES.need_icon[card * t.STRIDE + icon])
        if TABLES.need_animals_ii[card]:
            self.me.side |= 1 << t.ANIMALS_CARD
        if TABLES.need_partner[card]:
            for continent in range(t.CONTINENTS):
                if TABLES.icons[card * t.STRIDE + t.AFRICA + continent]:
                    self.me.partner_zoos |= 1 << continent

    def run(self, wishes: list[Callable[[int], bool]]) -> None:
        """Play on until the other player's turn: the first wish that a legal action grants, or what there is."""
        turn, steps = self.state.turns, 0
        while self.state.turns == turn and not self.state.is_over():
            legal = self.state.legal_actions()
            chosen = next((one for wish in wishes for one in legal if wish(one)), legal[0])
            self.state.apply_action(chosen)
            steps += 1
            assert steps < 200


def is_in(base: int, count: int) -> Callable[[int], bool]:
    return lambda action: base <= action < base + count


def is_one(*actions: int) -> Callable[[int], bool]:
    return lambda action: action in actions


def without_bonus(table: Table) -> Callable[[int], bool]:
    """A place of the present building that covers no placement bonus."""

    def plain(action: int) -> bool:
        if not act.PLACE <= action < act.PLAY:
            return False
        row = TABLES.geo.place_row[table.state.arg(0) * 348 + action - act.PLACE]
        return TABLES.geo.place_mask[row] & TABLES.bonus_cells[table.me.map] == 0

    return plain


ACTION_WORDS = ["animals", "build", "cards", "association", "sponsors"]
ICON_WORDS = [
    "predator", "herbivore", "primate", "reptile", "bird", "bear", "petting_zoo",
    "africa", "americas", "asia", "australia", "europe", "research", "rock", "water",
]  # fmt: skip
CONTINENTS = ["africa", "americas", "asia", "australia", "europe"]
BUILDINGS = [*act.BUILDING_WORDS]
QUIET = ("decline", "done", "bonus money", "deck", "x 0", "effect 1", "idle")


def cells_of(*cells: tuple[int, int]) -> int:
    """A set of cells given by their coordinates."""
    return sum(1 << TABLES.geo.cell_at(x, y) for x, y in cells)


def row_of(building: int, cells: int) -> int:
    """The place of a building that covers exactly these cells."""
    geo = TABLES.geo
    rows = range(geo.place_first[building], geo.place_first[building + 1])
    return next(row for row in rows if geo.place_mask[row] == cells)


def building_of(name: str) -> int:
    """The type of a building: a word of the notation, or the number of the sponsor that brings it."""
    return BUILDINGS.index(name) if name in BUILDINGS else TABLES.building[CONTENT.card(int(name))]


class Scene:
    """A position to be arranged freely; seat 0 (`me`) is about to move with 100 money and an empty hand.

    The action cards lie in the order animals, build, cards, association, sponsors. Choices are written in the
    notation of the game.
    """

    def __init__(self, face: str = "0", seats: int = 2, seed: int = 7, **options: object) -> None:
        self.state = GAME.new(seats, seed=seed, options={"maps": face, **options})
        while self.state.phase == 0:
            self.state.apply_action(self.state.legal_actions()[0])
        self.zoos: list[Zoo] = self.state.zoos
        self.me: Zoo = self.zoos[0]
        self.you: Zoo = self.zoos[-1]
        self.hand()
        self.row(*ACTION_WORDS)
        self.me.money = 100

    # Arranging.

    def take_out(self, card: int) -> None:
        """Remove a card from wherever it lies."""
        state = self.state
        for holder, name in [(state, "deck"), (state, "discard"), *((zoo, "hand") for zoo in self.zoos)]:
            setattr(holder, name, vec[i64]([one for one in getattr(holder, name) if one != card]))
        for folder in range(6):
            if state.display[folder] == card:
                state.display[folder] = state.deck[0]
                state.known[state.deck[0]] = EVERYBODY
                state.deck = vec[i64](list(state.deck)[1:])
        if 192 <= card < 204:
            state.undealt &= ~(1 << (card - 192))

    def hand(self, *numbers: int, zoo: Zoo | None = None) -> None:
        """The whole hand of a zoo; its old cards go under the deck."""
        zoo = zoo or self.me
        cards = [CONTENT.card(number) for number in numbers]
        for card in zoo.hand:
            self.state.known[card] = 0
        self.state.deck = vec[i64]([*zoo.hand, *self.state.deck])
        zoo.hand = vec[i64]([])
        for card in cards:
            self.take_out(card)
            self.state.known[card] = 1 << zoo.seat
        zoo.hand = vec[i64](sorted(cards))

    def top(self, *numbers: int) -> None:
        """The next cards of the deck, the first to be drawn first."""
        cards = [CONTENT.card(number) for number in numbers]
        for card in cards:
            self.take_out(card)
            self.state.known[card] = 0
        self.state.deck = vec[i64]([*self.state.deck, *reversed(cards)])

    def pile(self, *numbers: int) -> None:
        """The whole discard pile."""
        cards = [CONTENT.card(number) for number in numbers]
        self.state.deck = vec[i64]([*self.state.discard, *self.state.deck])
        self.state.discard = vec[i64]([])
        for card in cards:
            self.take_out(card)
            self.state.known[card] = EVERYBODY
        self.state.discard = vec[i64](cards)

    def only_deck(self, *numbers: int) -> None:
        """Nothing but these cards can still be drawn; all others leave the game."""
        cards = [CONTENT.card(number) for number in numbers]
        for card in cards:
            self.take_out(card)
        self.state.deck = vec[i64]([*reversed(cards)])
        self.state.discard = vec[i64]([])

    def display(self, *numbers: int) -> None:
        """The six cards of the display."""
        cards = [CONTENT.card(number) for number in numbers]
        for card in cards:
            self.take_out(card)
        for folder, card in enumerate(cards):
            self.state.known[self.state.display[folder]] = 0
            self.state.known[card] = EVERYBODY
            self.state.deck = vec[i64]([self.state.display[folder], *self.state.deck])
            self.state.display[folder] = card

    def row(self, *words: str, zoo: Zoo | None = None) -> None:
        (zoo or self.me).slots = vec[i64]([ACTION_WORDS.index(word) for word in words])

    def strength(self, word: str, slot: int, zoo: Zoo | None = None) -> None:
        """Put an action card into a slot; the others keep their order."""
        zoo = zoo or self.me
        rest = [one for one in ACTION_WORDS if one != word]
        rest.insert(slot - 1, word)
        self.row(*rest, zoo=zoo)

    def upgrade(self, *words: str, zoo: Zoo | None = None) -> None:
        for word in words:
            (zoo or self.me).side |= 1 << ACTION_WORDS.index(word)
        refit(self.state, zoo or self.me)

    def icons(self, zoo: Zoo | None = None, **counts: int) -> None:
        for word, count in counts.items():
            (zoo or self.me).icons[ICON_WORDS.index(word)] = count

    def partners(self, *continents: str, zoo: Zoo | None = None) -> None:
        """Partner zoos with their icons."""
        zoo = zoo or self.me
        for word in continents:
            zoo.partner_zoos |= 1 << CONTINENTS.index(word)
            zoo.icons[ICON_WORDS.index(word)] += 1

    def built(self, building: str, *cells: tuple[int, int], zoo: Zoo | None = None, occupied: bool = False) -> int:
        """A building stands on the map; its number is returned."""
        zoo = zoo or self.me
        kind = building_of(building)
        raise_building(self.state, zoo, kind, row_of(kind, cells_of(*cells)))
        number = len(zoo.building) - 1
        if occupied:
            zoo.occupied |= 1 << number
        return number

    def somewhere(
        self, building: str, zoo: Zoo | None = None, occupied: bool = False, rock: int = 0, water: int = 0
    ) -> str:
        """A building on the first plain place that touches the land, wherever that is; its notation as a home."""
        zoo = zoo or self.me
        kind = building_of(building)
        geo = TABLES.geo
        for row in range(geo.place_first[kind], geo.place_first[kind + 1]):
            around = geo.place_around[row]
            if geo.place_mask[row] & (~TABLES.plain[zoo.map] | zoo.covered) != 0:
                continue
            touches = popcount(around & TABLES.rock_cells[zoo.map]), popcount(around & TABLES.water_cells[zoo.map])
            if touches[0] >= rock and touches[1] >= water:
                raise_building(self.state, zoo, kind, row)
                if occupied:
                    zoo.occupied |= 1 << (len(zoo.building) - 1)
                return GAME.actions.notation(act.INTO + lowest(geo.place_mask[row]))
        raise AssertionError("no such place")

    def animal(self, *numbers: int, zoo: Zoo | None = None) -> None:
        """Animals that already live in the zoo, without a home on the map."""
        zoo = zoo or self.me
        for number in numbers:
            card = CONTENT.card(number)
            self.take_out(card)
            zoo.animals = vec[i64]([*zoo.animals, card])
            count_animal(self.state, zoo, card, 1)
            for icon in range(t.ICONS):
                zoo.icons[icon] += TABLES.icons[card * t.STRIDE + icon]

    def sponsor(self, *numbers: int, zoo: Zoo | None = None) -> None:
        """Sponsors that already lie in the zoo: icons and standing effects, nothing else."""
        zoo = zoo or self.me
        for number in numbers:
            card = CONTENT.card(number)
            self.take_out(card)
            zoo.sponsors = vec[i64]([*zoo.sponsors, card])
            zoo.tokens = vec[i64]([*zoo.tokens, TABLES.tokens[card]])
            zoo.passives |= TABLES.passives[card]
            rows = range(TABLES.first_effect[card], TABLES.last_effect[card])
            zoo.triggers = vec[i64]([*zoo.triggers, *(row for row in rows if TABLES.e_when[row] == t.TRIGGER)])
            for icon in range(t.ICONS):
                zoo.icons[icon] += TABLES.icons[card * t.STRIDE + icon]
            refit(self.state, zoo)

    def in_play(self, *numbers: int) -> None:
        """Projects above the board, the leftmost first."""
        cards = [CONTENT.card(number) for number in numbers]
        for card in cards:
            self.take_out(card)
        self.state.above = vec[i64](cards)

    def tiles(self, *numbers: int) -> None:
        """The four bonus tiles, numbered from 1 as in the option `bonus_tiles`."""
        self.state.tiles = vec[i64]([number - 1 for number in numbers])

    # Playing.

    def legal(self) -> list[str]:
        return [GAME.actions.notation(action) for action in self.state.legal_actions()]

    def may(self, choice: str) -> bool:
        return GAME.actions.parse(choice) in self.state.legal_actions()

    def why_not(self, choice: str) -> str:
        """The key of the rule that forbids a choice; empty if it is legal."""
        number = self.state.refusal(GAME.actions.parse(choice))
        return GAME.rule(number).key if number else ""

    def do(self, *choices: str) -> None:
        """Carry out choices, each of which must be legal."""
        for choice in choices:
            action = GAME.actions.parse(choice)
            assert action in self.state.legal_actions(), f"{choice!r} is not among {self.legal()}"
            self.state.apply_action(action)

    def perform(self, word: str, *choices: str, x: int = 0) -> None:
        """Use an action card for its action, with X-tokens, and go on with the choices."""
        self.do(f"use {word}", "perform")
        if self.state.top() == D_SPEND:
            self.do(f"x {x}")
        self.do(*choices)

    def at(self, building: str, *cells: tuple[int, int]) -> str:
        """The notation of the place that covers these cells."""
        code = TABLES.geo.place_code[row_of(building_of(building), cells_of(*cells))]
        return GAME.actions.notation(act.PLACE + code)

    def places(self, building: str, *cells: tuple[int, int]) -> bool:
        """Whether the building may be placed on these cells in the present decision."""
        return self.may(self.at(building, *cells))

    def build(self, building: str, *cells: tuple[int, int]) -> None:
        self.do(f"build {building}", self.at(building, *cells))

    def through_pools(self) -> None:
        """Resolve simultaneous effects in their order until something else is asked."""
        while self.state.top() == D_POOL:
            self.do("effect 1")

    def finish(self) -> None:
        """Play on quietly until a turn begins or the game is over."""
        for _ in range(200):
            if self.state.is_over() or self.state.top() == D_CARD:
                return
            legal = self.legal()
            self.do(next((one for one in QUIET if one in legal), legal[0]))
        raise AssertionError("the turn does not end")

    def next_turn(self, zoo: Zoo | None = None) -> None:
        """Let everybody else take X-tokens until a zoo (the own one by default) is to move."""
        for _ in range(8):
            self.finish()
            if self.state.is_over() or self.state.active == (zoo or self.me).seat:
                return
            self.zoos[self.state.active].x_tokens = 0
            self.do(f"use {ACTION_WORDS[self.zoos[self.state.active].slots[0]]}", "x-token")
            self.finish()
        raise AssertionError("the turn never comes")

    def slots(self, zoo: Zoo | None = None) -> list[str]:
        return [ACTION_WORDS[card] for card in (zoo or self.me).slots]

    def asks(self, kind: int) -> bool:
        """Whether the present decision is of a kind of `frames.py`."""
        return bool(self.state.top() == kind)


def name_of(number: int) -> str:
    """The name of a card in the notation."""
    return CONTENT.cards[CONTENT.card(number)].name.lower()


def holds(cards: object, number: int) -> bool:
    return CONTENT.card(number) in list(cards)  # type: ignore[call-overload]
