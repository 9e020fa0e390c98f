"""The position: zoos, coins, flags, sealed bids and the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from menagerie.core.rng import Rng
from menagerie.core.state import OVER, Actions, State
from menagerie.games.o_zoo_le_mio import flow, outlook, scoring
from menagerie.games.o_zoo_le_mio.actions import BID
from menagerie.games.o_zoo_le_mio.auction import NOT_BID
from menagerie.games.o_zoo_le_mio.flow import BIDDING, PLACING
from menagerie.games.o_zoo_le_mio.grid import GRID, NOWHERE
from menagerie.games.o_zoo_le_mio.market import plausible_bid
from menagerie.games.o_zoo_le_mio.soundness import fault
from menagerie.games.o_zoo_le_mio.tables import COLOURS, HALVES, TILES, YEARS, Tables

if TYPE_CHECKING:
    from menagerie.core.game import Game


@final
class OZooLeMio(State):
    """One position. Vectors run by seat; those by seat and colour hold five numbers for each seat."""

    NOT_PACKED: ClassVar[tuple[str, ...]] = ("tables", "worth", "worth_of")

    def __init__(self, game: Game, seats: i64, rng: Rng, tables: Tables) -> None:
        super().__init__(game, seats, rng)
        self.tables: Tables = tables
        # Options.
        self.professional: bool = False
        self.show_row: bool = True
        self.coins_shown: bool = True
        self.renew: bool = True  # equal_second
        self.lone_bush_trees: i64 = 1
        self.start_income: bool = False
        # Where the game stands.
        self.phase: i64 = BIDDING
        self.year: i64 = 0
        self.auction: i64 = 0  # tiles dealt with so far, so the number of the current auction is one more
        self.year_start: i64 = 0  # the first and the end of the year's row in the stack
        self.row_end: i64 = 0
        self.asked: i64 = 0  # the seat that bids next
        self.winner: i64 = -1  # the seat that places
        # The stack in the order of the auctions; from `auction` on only the row is face up.
        self.stack: vec[i64] = vec[i64]()
        self.pole: vec[i64] = vec[i64]()  # seats from the top of the flagpole down
        self.bids: vec[i64] = vec[i64]()
        self.last_bids: vec[i64] = vec[i64]()  # of the auction before, public
        self.last_winner: i64 = -1
        # Zoos.
        self.cells: vec[i16] = vec[i16]()
        self.bounds: vec[i64] = vec[i64]()  # left, right, bottom, top of each zoo
        self.owner: vec[i64] = vec[i64]()  # of each tile
        self.spot: vec[i64] = vec[i64]()  # the action that placed each tile
        self.zoo: vec[u8] = vec[u8]()  # the tiles of each seat in the order placed
        self.zoo_size: vec[i64] = vec[i64]()
        self.path: vec[u8] = vec[u8]()  # half -> another half of its path
        self.pen: vec[u8] = vec[u8]()  # half -> another half of its enclosure
        self.pen_stars: vec[u8] = vec[u8]()
        # Attractions and what they attract.
        self.best: vec[i64] = vec[i64]()  # by seat and colour
        self.newest: vec[i64] = vec[i64]()  # by seat and colour: the auction in which `best` was built
        self.visitors: vec[i64] = vec[i64]()  # by seat and colour
        self.bushes: vec[i64] = vec[i64]()
        self.newest_bush: vec[i64] = vec[i64]()
        self.trees: vec[i64] = vec[i64]()
        self.benches: vec[i64] = vec[i64]()
        self.coins: vec[i64] = vec[i64]()
        self.spent: vec[i64] = vec[i64]()
        self.score_pad: vec[i64] = vec[i64]()  # by seat, year and source: visitors, trees, benches
        self.total: vec[i64] = vec[i64]()
        # What the tile on offer is worth to each seat, for bots; follows from the rest.
        self.worth: vec[float] = vec[float]()
        self.worth_of: i64 = -1

    def set_up(self) -> None:
        """Deal a game (section 3 of the rules) and start the first year."""
        self.prepare()
        flow.begin(self)
        flow.start_year(self)

    def prepare(self) -> None:
        """Empty zoos of the right size."""
        seats = self.seats
        starting_bounds: list[i64] = [0, 1, 0, 0] * seats
        self.stack = vec[i64](list(range(TILES)))
        self.pole = vec[i64](list(range(seats)))
        self.bids = vec[i64]([NOT_BID] * seats)
        self.last_bids = vec[i64]([NOT_BID] * seats)
        self.cells = vec[i16]([0] * (seats * GRID))
        self.bounds = vec[i64](starting_bounds)
        self.owner = vec[i64]([-1] * TILES)
        self.spot = vec[i64]([NOWHERE] * TILES)
        self.zoo = vec[u8]([0] * (seats * TILES))
        self.zoo_size = vec[i64]([0] * seats)
        self.path = vec[u8](list(range(HALVES)))
        self.pen = vec[u8](list(range(HALVES)))
        self.pen_stars = vec[u8]([0] * HALVES)
        self.best = vec[i64]([0] * (seats * COLOURS))
        self.newest = vec[i64]([0] * (seats * COLOURS))
        self.visitors = vec[i64]([0] * (seats * COLOURS))
        self.bushes = vec[i64]([0] * seats)
        self.newest_bush = vec[i64]([0] * seats)
        self.trees = vec[i64]([0] * seats)
        self.benches = vec[i64]([0] * seats)
        self.coins = vec[i64]([0] * seats)
        self.spent = vec[i64]([0] * seats)
        self.score_pad = vec[i64]([0] * (seats * YEARS * 3))
        self.total = vec[i64]([0] * seats)

    def clone(self) -> OZooLeMio:
        twin = OZooLeMio(self.game, self.seats, self.rng.copy(), self.tables)
        twin.revealed = self.revealed
        twin.professional = self.professional
        twin.show_row = self.show_row
        twin.coins_shown = self.coins_shown
        twin.renew = self.renew
        twin.lone_bush_trees = self.lone_bush_trees
        twin.start_income = self.start_income
        twin.phase = self.phase
        twin.year = self.year
        twin.auction = self.auction
        twin.year_start = self.year_start
        twin.row_end = self.row_end
        twin.asked = self.asked
        twin.winner = self.winner
        twin.stack = self.stack[:]
        twin.pole = self.pole[:]
        twin.bids = self.bids[:]
        twin.last_bids = self.last_bids[:]
        twin.last_winner = self.last_winner
        twin.cells = self.cells[:]
        twin.bounds = self.bounds[:]
        twin.owner = self.owner[:]
        twin.spot = self.spot[:]
        twin.zoo = self.zoo[:]
        twin.zoo_size = self.zoo_size[:]
        twin.path = self.path[:]
        twin.pen = self.pen[:]
        twin.pen_stars = self.pen_stars[:]
        twin.best = self.best[:]
        twin.newest = self.newest[:]
        twin.visitors = self.visitors[:]
        twin.bushes = self.bushes[:]
        twin.newest_bush = self.newest_bush[:]
        twin.trees = self.trees[:]
        twin.benches = self.benches[:]
        twin.coins = self.coins[:]
        twin.spent = self.spent[:]
        twin.score_pad = self.score_pad[:]
        twin.total = self.total[:]
        twin.worth = self.worth  # never changed in place, so copies may share it
        twin.worth_of = self.worth_of
        return twin

    def determinize(self, seat: i64, rng: Rng) -> None:
        """Permute the hidden part of the stack and replace the others' sealed bids (OZ-1.8)."""
        self.rng = Rng(rng.bits())
        rng.shuffle_part(self.stack, flow.turned_up(self), TILES)
        self.row_end = flow.end_of_row(self)
        other: i64 = 0
        while other < self.seats:
            if other != seat and self.bids[other] != NOT_BID:
                self.bids[other] = plausible_bid(self, other, rng)
            other += 1

    def current_player(self) -> i64:
        if self.phase == BIDDING:
            return self.asked
        return self.winner if self.phase == PLACING else OVER

    def deciders(self) -> i64:
        if self.phase != BIDDING:
            return 1 << self.winner if self.phase == PLACING else 0
        mask: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.bids[seat] == NOT_BID:
                mask |= 1 << seat
            seat += 1
        return mask

    def turn_to(self, seat: i64) -> None:
        if self.phase == BIDDING and 0 <= seat < self.seats and self.bids[seat] == NOT_BID:
            self.asked = seat

    def legal(self, out: Actions) -> None:
        flow.legal(self, out)

    def expected(self, out: Actions) -> None:
        flow.expected(self, out)

    def refusal(self, action: i64) -> i64:
        return flow.refusal(self, action)

    def apply_action(self, action: i64) -> None:
        if self.phase == BIDDING:
            flow.bid(self, action - BID)
        else:
            flow.place(self, action)

    def score(self, seat: i64) -> i64:
        return self.total[seat]

    def outlook(self, seat: i64) -> float:
        return outlook.outlook(self, seat)

    def inclination(self, action: i64) -> float:
        return outlook.inclination(self, action)

    def check(self) -> str:
        return fault(self)

    def holding(self, seat: i64) -> i64:
        """Visitors, trees and benches of a seat: what a year end scores (OZ-10.1)."""
        return scoring.holding(self, seat)
