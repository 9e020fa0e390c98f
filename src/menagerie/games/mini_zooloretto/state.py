"""The position: zoos, trucks and piles, with copying and resampling."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from menagerie.core.rng import Rng
from menagerie.core.state import OVER, Actions, State
from menagerie.games.mini_zooloretto import flow, invariants, outlook, scoring
from menagerie.games.mini_zooloretto.faces import FACES, KINDS, NO_KIND, NO_TILE
from menagerie.games.mini_zooloretto.phases import GAME_OVER, TURN
from menagerie.games.mini_zooloretto.tables import Tables
from menagerie.games.mini_zooloretto.trucks import BOXES
from menagerie.games.mini_zooloretto.zoo import COUNTS, ENCLOSURES, KIND

if TYPE_CHECKING:
    from menagerie.core.game import Game


@final
class MiniZooloretto(State):
    """One position of Mini Zooloretto. Everything is public except the order of the pile (MZ-1.3, MZ-1.4)."""

    def __init__(self, game: Game, seats: i64, rng: Rng, tables: Tables) -> None:
        super().__init__(game, seats, rng)
        self.tables: Tables = tables
        self.phase: i64 = TURN
        self.player: i64 = 0
        self.round: i64 = 1
        self.final_round: bool = False
        self.in_round: i64 = seats  # players without a truck
        self.trucks: i64 = len(tables.boxes)
        self.drawn: i64 = 0  # tiles taken from the pile so far
        self.ordinary_tiles: i64 = 0  # the pile up to here is ordinary, the rest is the final pile
        self.drawn_tile: i64 = NO_TILE  # the tile to load or to take over
        self.owner: i64 = -1  # whose barn a tile is taken over from
        self.delivered: i64 = 0  # tiles of the truck taken that are still to be placed
        self.filled: bool = False  # an own enclosure was filled while placing
        self.pile: vec[u8] = vec[u8]()
        self.boxes: vec[i64] = vec[i64]()  # by truck and box
        self.loaded: vec[i64] = vec[i64]()  # by truck
        self.taken: vec[i64] = vec[i64]()  # by truck
        self.truck_of: vec[i64] = vec[i64]()  # by seat; -1 while in the round
        self.delivery: vec[i64] = vec[i64]()
        self.enclosures: vec[i64] = vec[i64]()  # counts, see `zoo`
        self.barns: vec[i64] = vec[i64]()  # by seat and face
        self.barn_tiles: vec[i64] = vec[i64]()  # by seat
        self.offspring: vec[i64] = vec[i64]()  # supply by kind
        self.removed: vec[i64] = vec[i64]()  # out of the game, by face
        self.unseen: vec[i64] = vec[i64]()  # in either pile, by face: public by elimination (MZ-1.4)
        self.in_play: vec[i64] = vec[i64]()  # by kind: 0 if left out

    def set_up(self, left_out: i64) -> None:
        """Leave out kinds (a bit each) and empty everything else (MZ-3.1 to MZ-3.7); the pile is still in order."""
        seats = self.seats
        self.boxes = vec[i64]([NO_TILE] * (self.trucks * BOXES))
        self.loaded = vec[i64]([0] * self.trucks)
        self.taken = vec[i64]([0] * self.trucks)
        self.truck_of = vec[i64]([-1] * seats)
        self.delivery = vec[i64]([NO_TILE] * (BOXES + 1))
        self.enclosures = vec[i64]([0] * (seats * ENCLOSURES * COUNTS))
        for enclosure in range(seats * ENCLOSURES):
            self.enclosures[enclosure * COUNTS + KIND] = NO_KIND
        self.barns = vec[i64]([0] * (seats * FACES))
        self.barn_tiles = vec[i64]([0] * seats)
        self.removed = vec[i64]([0] * FACES)
        self.unseen = vec[i64]([0] * FACES)
        self.in_play = vec[i64]([1] * KINDS)
        self.offspring = self.tables.offspring[:]
        tiles: list[u8] = []
        for kind in range(KINDS):
            if left_out >> kind & 1:
                self.offspring[kind] = 0
                self.in_play[kind] = 0
        for face in range(FACES):
            if not left_out >> (face // 4) & 1:
                tiles.extend([u8(face)] * self.tables.tiles[face])
                self.unseen[face] = self.tables.tiles[face]
        self.pile = vec[u8](tiles)
        self.ordinary_tiles = len(self.pile) - self.tables.final_pile

    def deal(self, rng: Rng, first_player: i64) -> MiniZooloretto:
        """A new game from this empty table: shuffled, with its first player (MZ-3.3, MZ-3.8)."""
        game = self.clone()
        game.rng = rng
        game.player = first_player
        rng.shuffle_bytes(game.pile, 0, len(game.pile))
        return game

    def current_player(self) -> i64:
        return OVER if self.phase == GAME_OVER else self.player

    def legal(self, out: Actions) -> None:
        flow.offer(self, out, False)

    def expected(self, out: Actions) -> None:
        flow.offer(self, out, True)

    def refusal(self, action: i64) -> i64:
        return flow.refusal(self, action)

    def apply_action(self, action: i64) -> None:
        flow.apply(self, action)

    def clone(self) -> MiniZooloretto:
        twin = MiniZooloretto(self.game, self.seats, self.rng.copy(), self.tables)
        twin.revealed = self.revealed
        twin.phase = self.phase
        twin.player = self.player
        twin.round = self.round
        twin.final_round = self.final_round
        twin.in_round = self.in_round
        twin.drawn = self.drawn
        twin.ordinary_tiles = self.ordinary_tiles
        twin.drawn_tile = self.drawn_tile
        twin.owner = self.owner
        twin.delivered = self.delivered
        twin.filled = self.filled
        twin.pile = self.pile[:]
        twin.boxes = self.boxes[:]
        twin.loaded = self.loaded[:]
        twin.taken = self.taken[:]
        twin.truck_of = self.truck_of[:]
        twin.delivery = self.delivery[:]
        twin.enclosures = self.enclosures[:]
        twin.barns = self.barns[:]
        twin.barn_tiles = self.barn_tiles[:]
        twin.offspring = self.offspring[:]
        twin.removed = self.removed[:]
        twin.unseen = self.unseen[:]
        twin.in_play = self.in_play
        return twin

    def determinize(self, seat: i64, rng: Rng) -> None:
        """Unseen tiles are interchangeable: permute them over both piles (MZ-1.5, MZ-1.7)."""
        rng.shuffle_bytes(self.pile, self.drawn, len(self.pile))
        self.rng = Rng(rng.bits())

    def score(self, seat: i64) -> i64:
        return scoring.total(self, seat)

    def tiebreak(self, seat: i64) -> i64:
        return scoring.all_landscape_tiles(self, seat)

    def outlook(self, seat: i64) -> float:
        return outlook.outlook(self, seat)

    def check(self) -> str:
        return invariants.check(self)

    def ordinary_left(self) -> i64:
        """Tiles left in the ordinary pile."""
        return max(self.ordinary_tiles - self.drawn, 0)

    def final_left(self) -> i64:
        """Tiles left in the final pile."""
        return len(self.pile) - max(self.drawn, self.ordinary_tiles)


def some_kinds(count: i64, rng: Rng) -> i64:
    """That many kinds at random, a bit each (MZ-A1)."""
    chosen: i64 = 0
    for taken in range(count):
        nth = rng.below(KINDS - taken)
        kind: i64 = 0
        while chosen >> kind & 1 or nth > 0:
            if not chosen >> kind & 1:
                nth -= 1
            kind += 1
        chosen |= 1 << kind
    return chosen
