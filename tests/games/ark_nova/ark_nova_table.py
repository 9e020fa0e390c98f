"""A small builder of positions for the tests of cards."""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from menagerie.games.ark_nova import GAME
from menagerie.games.ark_nova import actions as act
from menagerie.games.ark_nova import tables as t
from menagerie.games.ark_nova.building import raise_building
from menagerie.games.ark_nova.geometry import popcount
from menagerie.games.ark_nova.state import Zoo

CONTENT = GAME.content
TABLES = CONTENT.tables


class Table:
    """A two-player game in which seat `me` is about to move."""

    def __init__(self, face: str = "0") -> None:
        self.state = GAME.new(2, seed=7, options={"maps": face})
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
