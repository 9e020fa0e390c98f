"""One player's zoo: board, enclosures, animal cards, quarantine, money and tracks."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from menagerie.games.zoo_tycoon.tables import CO_SPECIES, COLUMNS, DESIGNS, SPECIES, SQUARES

# What lies on a square: an enclosure tile is ENCLOSURE + its enclosure, a building BUILDING_ON + its design.
FREE: Final[i64] = 0
PROHIBITED: Final[i64] = 1
ENCLOSURE: Final[i64] = 2
BUILDING_ON: Final[i64] = 100

# Numbers of an enclosure; the focal points follow in the order of their types.
BIOME: Final[i64] = 0
TILES: Final[i64] = 1
MAIN: Final[i64] = 2  # main species + 1
CO: Final[i64] = 3  # co-species + 1
POINTS: Final[i64] = 4
RETREAT_POINTS: Final[i64] = 7
ENC: Final[i64] = 8

# Numbers of an animal card.
MALES: Final[i64] = 0
FEMALES: Final[i64] = 1
DISCS: Final[i64] = 2  # male, female
LYING: Final[i64] = 4
EXPERIENCE: Final[i64] = 5
HOME: Final[i64] = 6  # enclosure + 1, 0: not kept
LITTERS: Final[i64] = 7  # successful dice this spring
FAILED: Final[i64] = 8
NEW_DISCS: Final[i64] = 9  # male, female: drawn this spring, not yet in the enclosure
CARD: Final[i64] = 11

SPACES: Final[i64] = 2  # quarantine spaces: species + 1, males, females


@final
class Zoo:
    """A player's zoo. The second block is derived from the first by `scoring.recount`."""

    def __init__(
        self,
        squares: i64,
        grid: vec[i64],
        enc: vec[i64],
        card: vec[i64],
        co_home: vec[i64],
        built: vec[i64],
        quarantine: vec[i64],
    ) -> None:
        self.squares: i64 = squares
        self.grid: vec[i64] = grid
        self.enc: vec[i64] = enc
        self.enclosures: i64 = 0
        self.card: vec[i64] = card
        self.co_home: vec[i64] = co_home
        self.built: vec[i64] = built  # square + 1
        self.quarantine: vec[i64] = quarantine
        self.money: i64 = 0
        self.tiles: i64 = 0
        self.workers_used: i64 = 0
        self.surcharge: i64 = 0
        self.extra_pop: i64 = 0  # permanent gains and the changes of the end of the game (ZT-7.3 to ZT-7.5)
        self.extra_edu: i64 = 0
        self.extra_con: i64 = 0
        self.bonuses: i64 = 0  # printed education bonuses received, one bit each (ZT-7.13)
        self.breeding: i64 = 0
        self.bred: i64 = 0  # species with offspring in this game
        self.event_buzz: i64 = 0
        self.offspring_buzz: i64 = 0
        self.newcomers: i64 = 0  # main species that are new this year
        self.kept: i64 = 0  # main and co-species in enclosures
        self.settled: i64 = 0  # those placed in an earlier year
        self.contraception: i64 = 0
        self.rerolled: i64 = 0
        self.relocated: i64 = 0
        self.trades: i64 = 0
        self.exchanges: i64 = 0
        self.closed: bool = False  # a level III species was taken in the first round (ZT-9.24)
        self.rescued: bool = False
        self.supply_used: bool = False
        self.demand_used: bool = False
        self.entertained: bool = False
        self.free_action_used: bool = False
        self.owed_center: bool = False
        self.panda_waits: bool = False  # in quarantine since an earlier year (ZT-11.23)
        self.arrived: bool = False  # has ended an Arrival turn this summer

        self.free: i64 = squares
        self.pop: i64 = 0
        self.edu: i64 = 0
        self.con: i64 = 0
        self.costs: i64 = 0
        self.new_buzz: i64 = 0

    def clone(self) -> Zoo:
        twin = Zoo(
            self.squares,
            self.grid[:],
            self.enc[:],
            self.card[:],
            self.co_home[:],
            self.built[:],
            self.quarantine[:],
        )
        twin.enclosures = self.enclosures
        twin.money = self.money
        twin.tiles = self.tiles
        twin.workers_used = self.workers_used
        twin.surcharge = self.surcharge
        twin.extra_pop = self.extra_pop
        twin.extra_edu = self.extra_edu
        twin.extra_con = self.extra_con
        twin.bonuses = self.bonuses
        twin.breeding = self.breeding
        twin.bred = self.bred
        twin.event_buzz = self.event_buzz
        twin.offspring_buzz = self.offspring_buzz
        twin.newcomers = self.newcomers
        twin.kept = self.kept
        twin.settled = self.settled
        twin.contraception = self.contraception
        twin.rerolled = self.rerolled
        twin.relocated = self.relocated
        twin.trades = self.trades
        twin.exchanges = self.exchanges
        twin.closed = self.closed
        twin.rescued = self.rescued
        twin.supply_used = self.supply_used
        twin.demand_used = self.demand_used
        twin.entertained = self.entertained
        twin.free_action_used = self.free_action_used
        twin.owed_center = self.owed_center
        twin.panda_waits = self.panda_waits
        twin.arrived = self.arrived
        twin.free = self.free
        twin.pop = self.pop
        twin.edu = self.edu
        twin.con = self.con
        twin.costs = self.costs
        twin.new_buzz = self.new_buzz
        return twin

    # Animal cards.

    def males(self, species: i64) -> i64:
        return self.card[species * CARD + MALES]

    def females(self, species: i64) -> i64:
        return self.card[species * CARD + FEMALES]

    def group(self, species: i64) -> i64:
        """Meeples in the enclosure; discs do not count (ZT-5.11)."""
        return self.card[species * CARD + MALES] + self.card[species * CARD + FEMALES]

    def discs(self, species: i64, sex: i64) -> i64:
        return self.card[species * CARD + DISCS + sex]

    def new_discs(self, species: i64, sex: i64) -> i64:
        return self.card[species * CARD + NEW_DISCS + sex]

    def keeps(self, species: i64) -> bool:
        return self.card[species * CARD + HOME] != 0

    def home(self, species: i64) -> i64:
        """The enclosure of a kept main species."""
        return self.card[species * CARD + HOME] - 1

    def experience(self, species: i64) -> i64:
        return self.card[species * CARD + EXPERIENCE]

    def all_discs(self) -> i64:
        found: i64 = 0
        at: i64 = 0
        while at < SPECIES * CARD:
            found += self.card[at + DISCS] + self.card[at + DISCS + 1]
            at += CARD
        return found

    # Quarantine.

    def space_of(self, species: i64) -> i64:
        """The quarantine space that holds the species, or -1."""
        if self.quarantine[0] == species + 1:
            return 0
        if self.quarantine[3] == species + 1:
            return 1
        return -1

    def open_space(self, species: i64) -> i64:
        """The quarantine space that can take the species: its own or a free one (ZT-6.9), or -1."""
        own = self.space_of(species)
        if own >= 0:
            return own
        if self.quarantine[0] == 0:
            return 0
        if self.quarantine[3] == 0:
            return 1
        return -1

    def quarantined(self, species: i64, sex: i64) -> i64:
        space = self.space_of(species)
        return 0 if space < 0 else self.quarantine[space * 3 + 1 + sex]

    def owns(self, species: i64) -> bool:
        """In the zoo or in quarantine (ZT-9.17)."""
        return self.keeps(species) or self.space_of(species) >= 0

    def put_in_quarantine(self, species: i64, males: i64, females: i64) -> None:
        space = self.open_space(species)
        self.quarantine[space * 3] = species + 1
        self.quarantine[space * 3 + 1] += males
        self.quarantine[space * 3 + 2] += females

    def take_from_quarantine(self, species: i64, males: i64, females: i64) -> None:
        space = self.space_of(species)
        if space < 0:
            return
        self.quarantine[space * 3 + 1] -= males
        self.quarantine[space * 3 + 2] -= females
        if self.quarantine[space * 3 + 1] == 0 and self.quarantine[space * 3 + 2] == 0:
            self.quarantine[space * 3] = 0

    # Enclosures.

    def biome(self, enclosure: i64) -> i64:
        return self.enc[enclosure * ENC + BIOME]

    def size(self, enclosure: i64) -> i64:
        return self.enc[enclosure * ENC + TILES]

    def main_in(self, enclosure: i64) -> i64:
        """The main species of an enclosure, or -1."""
        return self.enc[enclosure * ENC + MAIN] - 1

    def co_in(self, enclosure: i64) -> i64:
        """The co-species of an enclosure, or -1."""
        return self.enc[enclosure * ENC + CO] - 1

    def points(self, enclosure: i64, kind: i64) -> i64:
        """Focal points of a type in an enclosure (ZT-12.2)."""
        return self.enc[enclosure * ENC + POINTS + kind]

    def all_points(self, enclosure: i64) -> i64:
        at = enclosure * ENC + POINTS
        return self.enc[at] + self.enc[at + 1] + self.enc[at + 2] + self.enc[at + 3]

    def has_animals(self, enclosure: i64) -> bool:
        at = enclosure * ENC
        return self.enc[at + MAIN] != 0 or self.enc[at + CO] != 0

    # Squares.

    def enclosure_at(self, square: i64) -> i64:
        """The enclosure with a tile on the square, or -1."""
        held = self.grid[square]
        return held - ENCLOSURE if ENCLOSURE <= held < BUILDING_ON else -1

    def building_at(self, square: i64) -> i64:
        """The design on the square, or -1."""
        held = self.grid[square]
        return held - BUILDING_ON if held >= BUILDING_ON else -1

    def put(self, square: i64, what: i64) -> None:
        if self.grid[square] == FREE:
            self.free -= 1
        if what == FREE:
            self.free += 1
        self.grid[square] = what

    def prohibitions(self) -> i64:
        found: i64 = 0
        square: i64 = 0
        while square < self.squares:
            if self.grid[square] == PROHIBITED:
                found += 1
            square += 1
        return found

    def neighbour(self, square: i64, side: i64) -> i64:
        """The square that shares an edge (ZT-6.2): above, left, right, below; or -1."""
        if side == 0:
            return square - COLUMNS
        if side == 1:
            return square - 1 if (square & 7) != 0 else -1
        if side == 2:
            return square + 1 if (square & 7) != 7 else -1
        below = square + COLUMNS
        return below if below < self.squares else -1


def empty_zoo(squares: i64) -> Zoo:
    return Zoo(
        squares,
        vec[i64]([0] * SQUARES),
        vec[i64]([0] * (SQUARES * ENC)),
        vec[i64]([0] * (SPECIES * CARD)),
        vec[i64]([0] * CO_SPECIES),
        vec[i64]([0] * DESIGNS),
        vec[i64]([0] * (SPACES * 3)),
    )
