"""The position: zoos, Animal Exchange, decks and projects, with copying and resampling."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from menagerie.core.rng import Rng
from menagerie.core.state import OVER, Actions, State
from menagerie.games.zoo_tycoon import choices, decisions, flow, inclination, invariants, offers, outlook
from menagerie.games.zoo_tycoon.phases import GAME_OVER
from menagerie.games.zoo_tycoon.scoring import victory_points
from menagerie.games.zoo_tycoon.tables import BEST_WELFARE, COLUMNS, PARKS, SPECIES, TRACKS, Tables
from menagerie.games.zoo_tycoon.zoo import PROHIBITED, Zoo, empty_zoo

if TYPE_CHECKING:
    from menagerie.core.game import Game


@final
class ZooTycoon(State):
    """One position of Zoo Tycoon. Everything is public except the order of the two decks (ZT-1.3, ZT-1.4)."""

    NOT_PACKED: Final = ("tables",)

    def __init__(self, game: Game, seats: i64, rng: Rng, tables: Tables) -> None:
        super().__init__(game, seats, rng)
        self.tables: Tables = tables
        self.zoos: list[Zoo] = []
        self.decision: i64 = 0
        self.player: i64 = 0
        self.round: i64 = 1
        self.start_player: i64 = 0
        self.turn: i64 = 0
        self.position: i64 = 0
        self.visited: i64 = 0
        self.event: i64 = -1
        self.events_drawn: i64 = 0
        self.donor: i64 = 0
        self.bag_males: i64 = 0
        self.bag_females: i64 = 0
        self.spare_males: i64 = 0
        self.spare_females: i64 = 0
        self.passed: i64 = 0
        self.panda_owner: i64 = -1
        self.excluded: i64 = 0
        self.event_minimum: i64 = 1
        self.chosen: i64 = 0
        self.males: i64 = 0
        self.females: i64 = 0
        self.home: i64 = 0
        self.square: i64 = 0
        self.housed_males: i64 = 0
        self.thinned_males: i64 = 0
        self.thinned_females: i64 = 0
        self.quarantine_males: i64 = 0
        self.quarantine_females: i64 = 0
        self.leave_stage: i64 = 0
        self.final: bool = False
        self.rescuing: bool = False
        self.supplying: bool = False
        self.buying: bool = False
        self.giving_center: bool = False
        self.introductory: bool = False
        self.with_events: bool = False
        self.path_by_choice: bool = False
        self.pass_final: bool = False
        self.literal_weather: bool = False
        self.count_co_species: bool = False
        self.may_relocate: bool = False
        self.white_bonus: bool = False
        self.panda_needs_means: bool = False
        self.breeding_capped: bool = False
        self.events: vec[i64] = vec[i64]([])
        self.donors: vec[i64] = vec[i64]([])
        self.given: vec[i64] = vec[i64]([])
        self.taken: vec[i64] = vec[i64]([])
        self.gift_discs: vec[i64] = vec[i64]([])
        self.cubes: vec[i64] = vec[i64]([])
        self.reintroduced: vec[i64] = vec[i64]([])
        self.track_closed: vec[i64] = vec[i64]([])
        self.park_upper: vec[i64] = vec[i64]([])
        self.park_lower: vec[i64] = vec[i64]([])
        self.park_upper_round: vec[i64] = vec[i64]([])
        self.park_lower_round: vec[i64] = vec[i64]([])
        self.end_discs: vec[i64] = vec[i64]([])
        self.end_parks: vec[i64] = vec[i64]([])
        self.end_breeding: vec[i64] = vec[i64]([])
        self.end_welfare: vec[i64] = vec[i64]([])
        self.welfare_given: vec[i64] = vec[i64]([])

    def set_up(self, rows: i64) -> None:
        """Set up a game; the options are already set (ZT-3.1 to ZT-3.4)."""
        t = self.tables
        seat: i64 = 0
        while seat < self.seats:
            zoo = empty_zoo(rows * COLUMNS)
            zoo.money = t.start_money
            zoo.tiles = t.start_tiles
            square: i64 = 0
            while square < t.prohibition_start:
                zoo.put(square, PROHIBITED)
                square += 1
            self.zoos.append(zoo)
            seat += 1
        self.bag_males = t.discs_male
        self.bag_females = t.discs_female
        self.given = vec[i64]([0] * (self.seats * SPECIES * 2))
        self.taken = vec[i64]([0] * (self.seats * SPECIES * 2))
        self.gift_discs = vec[i64]([0] * (SPECIES * 2))
        self.cubes = vec[i64]([0] * (TRACKS * 4))
        self.reintroduced = vec[i64]([0] * TRACKS)
        self.track_closed = vec[i64]([0] * TRACKS)
        self.park_upper = vec[i64]([0] * PARKS)
        self.park_lower = vec[i64]([0] * PARKS)
        self.park_upper_round = vec[i64]([0] * PARKS)
        self.park_lower_round = vec[i64]([0] * PARKS)
        self.end_discs = vec[i64]([0] * self.seats)
        self.end_parks = vec[i64]([0] * self.seats)
        self.end_breeding = vec[i64]([0] * self.seats)
        self.end_welfare = vec[i64]([0] * self.seats)
        self.welfare_given = vec[i64]([0] * self.seats)
        self.start_player = self.rng.below(self.seats)
        self.position = self.rng.below(t.positions)
        self.visited = 1 << self.position
        self._shuffle_decks()
        flow.start_arrival(self)

    def _shuffle_decks(self) -> None:
        t = self.tables
        cards: vec[i64] = vec[i64]([])
        event: i64 = 0
        while event < len(t.event_code):
            # Generous Legacy is left out with one or two players (ZT-17.7, ZT-18.1).
            if self.seats > 2 or t.event_two_player[event] != 0:
                cards = append(cards, event)
            event += 1
        self.events = cards
        self.rng.shuffle(self.events)
        cards = vec[i64]([])
        donor: i64 = 0
        while donor < len(t.donor_code):
            cards = append(cards, donor)
            donor += 1
        self.donors = cards
        self.rng.shuffle(self.donors)
        if self.introductory:
            while t.donor_code[self.donors[self.donor]] != BEST_WELFARE:
                self.donor += 1  # one animal welfare donor stays all game (ZT-17.3)

    def current_player(self) -> i64:
        return OVER if self.decision == GAME_OVER else self.player

    def legal(self, out: Actions) -> None:
        offers.offer(self, out, False)

    def expected(self, out: Actions) -> None:
        offers.offer(self, out, True)

    def refusal(self, action: i64) -> i64:
        return decisions.refusal(self, action)

    def apply_action(self, action: i64) -> None:
        choices.apply(self, action)

    def clone(self) -> ZooTycoon:
        twin = ZooTycoon(self.game, self.seats, self.rng.copy(), self.tables)
        twin.revealed = self.revealed
        for zoo in self.zoos:
            twin.zoos.append(zoo.clone())
        twin.decision = self.decision
        twin.player = self.player
        twin.round = self.round
        twin.start_player = self.start_player
        twin.turn = self.turn
        twin.position = self.position
        twin.visited = self.visited
        twin.event = self.event
        twin.events_drawn = self.events_drawn
        twin.donor = self.donor
        twin.bag_males = self.bag_males
        twin.bag_females = self.bag_females
        twin.spare_males = self.spare_males
        twin.spare_females = self.spare_females
        twin.passed = self.passed
        twin.panda_owner = self.panda_owner
        twin.excluded = self.excluded
        twin.event_minimum = self.event_minimum
        twin.chosen = self.chosen
        twin.males = self.males
        twin.females = self.females
        twin.home = self.home
        twin.square = self.square
        twin.housed_males = self.housed_males
        twin.thinned_males = self.thinned_males
        twin.thinned_females = self.thinned_females
        twin.quarantine_males = self.quarantine_males
        twin.quarantine_females = self.quarantine_females
        twin.leave_stage = self.leave_stage
        twin.final = self.final
        twin.rescuing = self.rescuing
        twin.supplying = self.supplying
        twin.buying = self.buying
        twin.giving_center = self.giving_center
        twin.introductory = self.introductory
        twin.with_events = self.with_events
        twin.path_by_choice = self.path_by_choice
        twin.pass_final = self.pass_final
        twin.literal_weather = self.literal_weather
        twin.count_co_species = self.count_co_species
        twin.may_relocate = self.may_relocate
        twin.white_bonus = self.white_bonus
        twin.panda_needs_means = self.panda_needs_means
        twin.breeding_capped = self.breeding_capped
        twin.events = self.events[:]
        twin.donors = self.donors[:]
        twin.given = self.given[:]
        twin.taken = self.taken[:]
        twin.gift_discs = self.gift_discs[:]
        twin.cubes = self.cubes[:]
        twin.reintroduced = self.reintroduced[:]
        twin.track_closed = self.track_closed[:]
        twin.park_upper = self.park_upper[:]
        twin.park_lower = self.park_lower[:]
        twin.park_upper_round = self.park_upper_round[:]
        twin.park_lower_round = self.park_lower_round[:]
        twin.end_discs = self.end_discs[:]
        twin.end_parks = self.end_parks[:]
        twin.end_breeding = self.end_breeding[:]
        twin.end_welfare = self.end_welfare[:]
        twin.welfare_given = self.welfare_given[:]
        return twin

    def determinize(self, seat: i64, rng: Rng) -> None:
        """Nobody knows the order of the decks; nothing else is hidden."""
        if self.events_drawn < len(self.events):
            rng.shuffle_part(self.events, self.events_drawn, len(self.events))
        rng.shuffle_part(self.donors, self.donor + 1, len(self.donors))
        self.rng = Rng(rng.bits())

    def score(self, seat: i64) -> i64:
        """The lower of popularity and conservation; nothing for an excluded player (ZT-16.2)."""
        if ((self.excluded >> seat) & 1) != 0:
            return 0
        return victory_points(self.zoos[seat])

    def tiebreak(self, seat: i64) -> i64:
        """An excluded player comes after everyone who is not; the scores of excluded players are 0 (ZT-16.10)."""
        return -1 if ((self.excluded >> seat) & 1) != 0 else 0

    def place(self, seat: i64) -> i64:
        """An excluded player is never first, even if all are excluded (ZT-16.2, ZT-16.10)."""
        found: i64 = State.place(self, seat)
        return 2 if found == 1 and ((self.excluded >> seat) & 1) != 0 else found

    def outlook(self, seat: i64) -> float:
        return outlook.outlook(self, seat)

    def inclination(self, action: i64) -> float:
        return inclination.inclination(self, action)

    def check(self) -> str:
        return invariants.check(self)
