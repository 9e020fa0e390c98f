"""The position: decks, notice board, dice, habitats and the decision that is open, with copying and resampling."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from menagerie.core.rng import Rng
from menagerie.core.state import OVER, Actions, State
from menagerie.games.zoophoria import apply, decisions, flow, hidden, invariants, outlook, scoring, setting_up
from menagerie.games.zoophoria.steps import (
    DRAFT_PICK,
    FINISHED,
    FREE,
    NOTHING,
    START,
    START_DISCARD,
)
from menagerie.games.zoophoria.tables import Tables
from menagerie.games.zoophoria.vocabulary import (
    ANIMALS,
    CARD_SLOTS,
    CARDS,
    DICE_COLOURS,
    EXHIBITS,
    HELD,
    NO_CARD,
    SOURCES,
    SPACES,
    SPOTS,
    TARGETS,
)

if TYPE_CHECKING:
    from menagerie.core.game import Game

HAND: Final[i64] = 32
DEALT: Final[i64] = 6


@final
class Zoophoria(State):
    """One position of Zoophoria."""

    NOT_PACKED: Final = ("tables", "stack")

    def __init__(self, game: Game, seats: i64, rng: Rng, tables: Tables) -> None:
        super().__init__(game, seats, rng)
        self.tables: Tables = tables
        # Options.
        self.advanced: bool = False
        self.no_coins: bool = False
        self.draft: bool = False
        self.rough_start: bool = False
        self.no_infected_replacement: bool = False
        self.guest_symbol: bool = False
        self.forced_immunity: bool = False
        self.income_at_once: bool = True
        self.literal_director: bool = False
        self.weekend_adds: bool = False
        self.weather_marker: bool = False
        self.rearranging: bool = True
        self.fixed_event: i64 = -1  # -1: rolled; 0: none
        self.fixed_dice: i64 = 0  # food, virus and trash die as three digits; 0: rolled
        self.fixed_pool: i64 = 0  # the four white dice as digits; 0: rolled
        # Where the game stands.
        self.step: i64 = START
        self.stage: i64 = 0  # 0: the favour window or beginning of a step, 1: its work
        self.turn: i64 = 0  # how many players have finished the present stage
        self.substep: i64 = 0
        self.decision: i64 = NOTHING
        self.player: i64 = 0
        self.day: i64 = 0  # Monday is 0
        self.first: i64 = 0
        self.next_first: i64 = -1  # the seat that has used a Director
        self.workers: i64 = 0  # placed this round by all
        # What is being done.
        self.hand_source: i64 = 0
        self.hand_count: i64 = 0
        self.transfer: i64 = 0  # cubes of a replaced animal still to be put on others
        self.infecting: i64 = 0  # cubes still to be placed
        self.cures: i64 = 0  # cubes that may still be removed
        self.discards: i64 = 0  # targets still to be discarded
        self.swaps: i64 = 0  # animals still to be taken from the notice board
        self.used: i64 = NO_CARD  # the favour being carried out
        self.chosen: i64 = NO_CARD  # the card being moved; the spot of the worker
        self.turned: i64 = 0  # dice turned by the present favour, as bits
        # Dice.
        self.food_die: i64 = 0
        self.virus_die: i64 = 0
        self.trash_die: i64 = 0
        self.event: i64 = 0
        self.happening: bool = False  # the event has been applied today
        self.immune: i64 = 0  # seats as bits
        self.yellow: i64 = 0  # coins on the yellow day worker
        self.red: vec[i64] = vec[i64]()  # how many red dice of each value are not assigned
        self.pool: vec[i64] = vec[i64]()  # how many white dice of each value are left
        self.day_die: vec[i64] = vec[i64]()  # by colour, 0 while nobody has come
        # Cards.
        self.deck: vec[u8] = vec[u8]()
        self.deck_count: vec[i64] = vec[i64]()
        self.pile: vec[u8] = vec[u8]()
        self.pile_count: vec[i64] = vec[i64]()
        self.board: vec[u8] = vec[u8]()  # cards of the notice board
        self.owner: vec[u8] = vec[u8]()  # by spot: the seat of the worker, FREE or NEUTRAL
        self.hand: vec[u8] = vec[u8]()  # cards to be placed by `player`
        self.dealt: vec[u8] = vec[u8]()  # starting animals by seat
        self.dealt_count: vec[i64] = vec[i64]()
        self.answers: vec[i64] = vec[i64]()  # sealed: animals chosen by each seat, as bits of places in `dealt`
        self.known: vec[u8] = vec[u8]()  # by animal: seats that have seen it during the draft, as bits
        self.where: vec[u8] = vec[u8]()
        self.cubes: vec[u8] = vec[u8]()
        self.moved: vec[u8] = vec[u8]()  # by card: moved this round
        # Habitats.
        self.structures: vec[u8] = vec[u8]()
        self.crowd: vec[u8] = vec[u8]()
        self.held: vec[u8] = vec[u8]()
        self.held_count: vec[i64] = vec[i64]()
        self.favours: vec[i64] = vec[i64]()  # favour cards in each habitat
        self.visitors: vec[i64] = vec[i64]()
        self.coins: vec[i64] = vec[i64]()
        self.trash: vec[i64] = vec[i64]()
        self.targets: vec[i64] = vec[i64]()  # hands as bits
        self.passed: vec[i64] = vec[i64]()  # income spaces as bits
        self.due: vec[i64] = vec[i64]()  # track income to be paid in INCOME
        self.food_bonus: vec[i64] = vec[i64]()  # by favours, this round
        self.sources: vec[i64] = vec[i64]()  # visitors by seat and source
        self.stack: vec[i64] = vec[i64]()  # room to compare the cards of a staff space

    def set_up(self) -> None:
        """Empty habitats and full tables (ZP-4.3, ZP-4.5); the options are already set."""
        seats = self.seats
        self.red = vec[i64]([0] * 7)
        self.pool = vec[i64]([0] * 7)
        self.day_die = vec[i64]([0] * DICE_COLOURS)
        self.deck = vec[u8]([u8(0)] * (CARDS + TARGETS))
        self.deck_count = vec[i64]([0] * 4)
        self.pile = vec[u8]([u8(0)] * (CARDS + TARGETS))
        self.pile_count = vec[i64]([0] * 4)
        self.board = vec[u8]([u8(NO_CARD)] * CARD_SLOTS)
        self.owner = vec[u8]([u8(FREE)] * SPOTS)
        self.hand = vec[u8]([u8(0)] * HAND)
        self.dealt = vec[u8]([u8(NO_CARD)] * (seats * DEALT))
        self.dealt_count = vec[i64]([0] * seats)
        self.answers = vec[i64]([0] * seats)
        self.known = vec[u8]([u8(0)] * ANIMALS)
        self.where = vec[u8]([u8(NO_CARD)] * CARDS)
        self.cubes = vec[u8]([u8(0)] * ANIMALS)
        self.moved = vec[u8]([u8(0)] * CARDS)
        self.structures = vec[u8]([u8(NO_CARD)] * (seats * EXHIBITS))
        self.crowd = vec[u8]([u8(0)] * (seats * SPACES))
        self.held = vec[u8]([u8(NO_CARD)] * (seats * HELD))
        self.held_count = vec[i64]([0] * seats)
        self.favours = vec[i64]([0] * seats)
        self.visitors = vec[i64]([0] * seats)
        self.coins = vec[i64]([0] * seats)
        self.trash = vec[i64]([0] * seats)
        self.targets = vec[i64]([0] * seats)
        self.passed = vec[i64]([0] * seats)
        self.due = vec[i64]([0] * seats)
        self.food_bonus = vec[i64]([0] * seats)
        self.sources = vec[i64]([0] * (seats * SOURCES))
        self.stack = vec[i64]([0] * (HELD + 1))

    def deal(self, rng: Rng) -> Zoophoria:
        """A new game from this empty table: shuffled and dealt, with the first decision open."""
        game = self.clone()
        game.rng = rng
        setting_up.deal(game)
        flow.run(game)
        return game

    def current_player(self) -> i64:
        return OVER if self.decision == FINISHED else self.player

    def deciders(self) -> i64:
        """All who still owe a sealed answer (ZP-1.7), else the player in turn."""
        if self.decision == FINISHED:
            return 0
        if self.decision in (START_DISCARD, DRAFT_PICK):
            return setting_up.unanswered(self)
        return i64(1) << self.player

    def turn_to(self, seat: i64) -> None:
        if self.decision in (START_DISCARD, DRAFT_PICK):
            self.player = seat

    def legal(self, out: Actions) -> None:
        decisions.offer(self, out, False)

    def expected(self, out: Actions) -> None:
        decisions.offer(self, out, True)

    def refusal(self, action: i64) -> i64:
        return decisions.refusal(self, action)

    def apply_action(self, action: i64) -> None:
        apply.apply(self, action)
        flow.run(self)

    def clone(self) -> Zoophoria:
        twin = Zoophoria(self.game, self.seats, self.rng.copy(), self.tables)
        twin.revealed = self.revealed
        self.copy_options(twin)
        twin.step = self.step
        twin.stage = self.stage
        twin.turn = self.turn
        twin.substep = self.substep
        twin.decision = self.decision
        twin.player = self.player
        twin.day = self.day
        twin.first = self.first
        twin.next_first = self.next_first
        twin.workers = self.workers
        twin.hand_source = self.hand_source
        twin.hand_count = self.hand_count
        twin.transfer = self.transfer
        twin.infecting = self.infecting
        twin.cures = self.cures
        twin.discards = self.discards
        twin.swaps = self.swaps
        twin.used = self.used
        twin.chosen = self.chosen
        twin.turned = self.turned
        twin.food_die = self.food_die
        twin.virus_die = self.virus_die
        twin.trash_die = self.trash_die
        twin.event = self.event
        twin.happening = self.happening
        twin.immune = self.immune
        twin.yellow = self.yellow
        twin.red = self.red[:]
        twin.pool = self.pool[:]
        twin.day_die = self.day_die[:]
        twin.deck = self.deck[:]
        twin.deck_count = self.deck_count[:]
        twin.pile = self.pile[:]
        twin.pile_count = self.pile_count[:]
        twin.board = self.board[:]
        twin.owner = self.owner[:]
        twin.hand = self.hand[:]
        twin.dealt = self.dealt[:]
        twin.dealt_count = self.dealt_count[:]
        twin.answers = self.answers[:]
        twin.known = self.known[:]
        twin.where = self.where[:]
        twin.cubes = self.cubes[:]
        twin.moved = self.moved[:]
        twin.structures = self.structures[:]
        twin.crowd = self.crowd[:]
        twin.held = self.held[:]
        twin.held_count = self.held_count[:]
        twin.favours = self.favours[:]
        twin.visitors = self.visitors[:]
        twin.coins = self.coins[:]
        twin.trash = self.trash[:]
        twin.targets = self.targets[:]
        twin.passed = self.passed[:]
        twin.due = self.due[:]
        twin.food_bonus = self.food_bonus[:]
        twin.sources = self.sources[:]
        twin.stack = self.stack
        return twin

    def copy_options(self, twin: Zoophoria) -> None:
        twin.advanced = self.advanced
        twin.no_coins = self.no_coins
        twin.draft = self.draft
        twin.rough_start = self.rough_start
        twin.no_infected_replacement = self.no_infected_replacement
        twin.guest_symbol = self.guest_symbol
        twin.forced_immunity = self.forced_immunity
        twin.income_at_once = self.income_at_once
        twin.literal_director = self.literal_director
        twin.weekend_adds = self.weekend_adds
        twin.weather_marker = self.weather_marker
        twin.rearranging = self.rearranging
        twin.fixed_event = self.fixed_event
        twin.fixed_dice = self.fixed_dice
        twin.fixed_pool = self.fixed_pool

    def determinize(self, seat: i64, rng: Rng) -> None:
        hidden.resample(self, seat, rng)
        self.rng = Rng(rng.bits())

    def score(self, seat: i64) -> i64:
        return self.visitors[seat]

    def tiebreak(self, seat: i64) -> i64:
        return scoring.tiebreak(self, seat)

    def outlook(self, seat: i64) -> float:
        return outlook.outlook(self, seat)

    def inclination(self, action: i64) -> float:
        return outlook.inclination(self, action)

    def check(self) -> str:
        return invariants.check(self)
