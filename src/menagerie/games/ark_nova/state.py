"""The position: what lies on the boards and in the zoos, and the stack of what is still to be decided."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from menagerie.core.game import Game
from menagerie.core.journal import public
from menagerie.core.rng import Rng
from menagerie.core.state import Actions, State
from menagerie.games.ark_nova.frames import FRAME
from menagerie.games.ark_nova.tables import CARDS, FINAL_CARDS, FIRST_PASSIVE, STRIDE, Tables, zeros

NO_CARD: Final[i64] = 255  # an empty folder, a tile that is gone
NO_ACTION: Final[i64] = -1
EVERYBODY: Final[i64] = 128  # bit in `known`: every seat and every spectator knows where the card is
# Further bits in `known`: where a card came from that not everybody can place, so that it may only be one of those.
FROM_HAND: Final[i64] = 16  # a card everybody knew in a hand from which a random card was taken
FROM_PILE: Final[i64] = 32  # a card of the discard pile after somebody took one of them unseen
FROM_BASE: Final[i64] = 64  # a base project taken unseen
ORIGINS: Final[i64] = 112
BLOCKED: Final[i64] = 9  # a project slot nobody may use

# Phases.
SETUP: Final[i64] = 0
PLAYING: Final[i64] = 1
BREAK: Final[i64] = 2
SCORING: Final[i64] = 3
ENDED: Final[i64] = 4

# Flags of the running action (`act_flags`).
COPY_USED: Final[i64] = 1  # the further building of Engineer is built
REPUTATION_TAKEN: Final[i64] = 2  # the reputation of Animals II
OTHER_SIZES: Final[i64] = 8  # an animal that is not small was played
X_MODE: Final[i64] = 16  # the X-token action
STARTED: Final[i64] = 32  # the first question of the action is answered


def without(cards: vec[i64], card: i64) -> vec[i64]:
    """The list without the first such card, the others in their order."""
    i: i64 = 0
    size = len(cards)
    while i < size and cards[i] != card:
        i += 1
    if i == size:
        return cards
    return without_at(cards, i)


def without_at(cards: vec[i64], at: i64) -> vec[i64]:
    size = len(cards)
    while at + 1 < size:
        cards[at] = cards[at + 1]
        at += 1
    return cards[: size - 1]


def sorted_in(cards: vec[i64], card: i64) -> vec[i64]:
    """The ascending list with the card in its place: hands show no order of drawing."""
    cards = append(cards, card)
    i = len(cards) - 1
    while i > 0 and cards[i - 1] > card:
        cards[i] = cards[i - 1]
        i -= 1
    cards[i] = card
    return cards


def holds(cards: vec[i64], card: i64) -> bool:
    i: i64 = 0
    while i < len(cards):
        if cards[i] == card:
            return True
        i += 1
    return False


@final
class Zoo:
    """One player's zoo: map, buildings, cards, tracks, workers and action cards."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.map: i64 = 0
        # Tracks and supplies.
        self.money: i64 = 0
        self.x_tokens: i64 = 0
        self.appeal: i64 = 0
        self.conservation: i64 = 0
        self.reputation: i64 = 0
        self.active_workers: i64 = 0
        self.lying_workers: i64 = 0
        self.supports: i64 = 0  # conservation projects supported (AN-10.15)
        self.edge: i64 = 0  # tokens still on the left edge of the map, as a set
        self.partner_zoos: i64 = 0  # continents 0..4, as a set
        self.universities: i64 = 0  # as a set
        # Action cards.
        self.slots: vec[i64] = zeros(5)  # the action card in slot 1..5
        self.side: i64 = 0  # action cards on side II, as a set
        self.venom: i64 = 0  # action cards with a venom token, as a set
        self.constriction: i64 = 0
        self.multiplier: vec[i64] = zeros(5)  # tokens by action card
        self.tasks: vec[i64] = zeros(4)  # own workers lying on a task
        # Cards.
        self.hand: vec[i64] = zeros(0)  # ascending
        self.finals: vec[i64] = zeros(0)  # final scoring cards
        self.animals: vec[i64] = zeros(0)
        self.sponsors: vec[i64] = zeros(0)
        self.tokens: vec[i64] = zeros(0)  # tokens on each of the sponsors
        self.pouched: vec[i64] = zeros(0)
        self.marked: vec[i64] = zeros(0)  # cards named in a sealed decision
        # What the cards in the zoo mean.
        self.icons: vec[i64] = zeros(int(STRIDE))
        self.passives: i64 = 0  # bit (code - FIRST_PASSIVE)
        self.triggers: vec[i64] = vec[i64]([])  # effect rows
        self.small_animals: i64 = 0
        self.large_animals: i64 = 0
        self.herd: i64 = 0  # largest size of a herbivore in the zoo (flock animals)
        self.size_class: i64 = -1  # the class chosen for card 227
        # Buildings.
        self.covered: i64 = 0  # set of cells
        self.beside: i64 = 0  # cells that share an edge with a building
        self.near_kiosks: i64 = 0  # cells too close for another kiosk
        self.kiosks: i64 = 0
        self.building: vec[i64] = zeros(0)  # types
        self.cells: vec[i64] = vec[i64]([])  # the cells of each building, as a set
        self.around: vec[i64] = vec[i64]([])  # the cells beside each building
        self.occupied: i64 = 0  # set of building numbers
        self.petting_zoo: i64 = -1  # building number of the special enclosures
        self.reptile_house: i64 = -1
        self.aviary: i64 = -1
        self.petting_used: i64 = 0
        self.reptile_used: i64 = 0
        self.aviary_used: i64 = 0
        self.complete: i64 = 0  # 1 once the bonus for a full map was paid
        self.fits: i64 = 0  # building types 0..9 that have a place now, as a set
        # Added at the end of the game.
        self.end_appeal: i64 = 0
        self.end_sponsors: i64 = 0  # conservation
        self.end_finals: i64 = 0  # conservation

    def clone(self) -> Zoo:
        twin = Zoo(self.seat)
        twin.map = self.map
        twin.money = self.money
        twin.x_tokens = self.x_tokens
        twin.appeal = self.appeal
        twin.conservation = self.conservation
        twin.reputation = self.reputation
        twin.active_workers = self.active_workers
        twin.lying_workers = self.lying_workers
        twin.supports = self.supports
        twin.edge = self.edge
        twin.partner_zoos = self.partner_zoos
        twin.universities = self.universities
        twin.slots = self.slots[:]
        twin.side = self.side
        twin.venom = self.venom
        twin.constriction = self.constriction
        twin.multiplier = self.multiplier[:]
        twin.tasks = self.tasks[:]
        twin.hand = self.hand[:]
        twin.finals = self.finals[:]
        twin.animals = self.animals[:]
        twin.sponsors = self.sponsors[:]
        twin.tokens = self.tokens[:]
        twin.pouched = self.pouched[:]
        twin.marked = self.marked[:]
        twin.icons = self.icons[:]
        twin.passives = self.passives
        twin.triggers = self.triggers[:]
        twin.small_animals = self.small_animals
        twin.large_animals = self.large_animals
        twin.herd = self.herd
        twin.size_class = self.size_class
        twin.covered = self.covered
        twin.beside = self.beside
        twin.near_kiosks = self.near_kiosks
        twin.kiosks = self.kiosks
        twin.building = self.building[:]
        twin.cells = self.cells[:]
        twin.around = self.around[:]
        twin.occupied = self.occupied
        twin.petting_zoo = self.petting_zoo
        twin.reptile_house = self.reptile_house
        twin.aviary = self.aviary
        twin.petting_used = self.petting_used
        twin.reptile_used = self.reptile_used
        twin.aviary_used = self.aviary_used
        twin.complete = self.complete
        twin.fits = self.fits
        twin.end_appeal = self.end_appeal
        twin.end_sponsors = self.end_sponsors
        twin.end_finals = self.end_finals
        return twin

    def slot_of(self, card: i64) -> i64:
        """The slot (1 to 5) of an action card."""
        i: i64 = 0
        while self.slots[i] != card:
            i += 1
        return i + 1


class Options:
    """The options of a game as numbers; shared by all positions of the game."""

    def __init__(self) -> None:
        self.map_level: i64 = 0  # 0 two advanced maps each, 1 one for all, 3 chosen in reverse order, 4 any
        self.peaceful: i64 = 0
        self.solo_level: i64 = 0  # 0 beginner, 1 normal, 2 hard
        self.discard_view: i64 = 0  # 1: the whole pile may be read
        self.venom_block: i64 = 0
        self.not_same_card: i64 = 0
        self.engineer_counts: i64 = 0
        self.folder_after: i64 = 0  # 1: discounts do not reduce the folder fee
        self.one_icon_token: i64 = 0
        self.tie_is_void: i64 = 0
        self.protected_is_void: i64 = 0  # 1: nobody takes the place of a protected leader
        self.hypnosis_after: i64 = 0  # 1: the target of hypnosis is found after the action
        self.action_for_x: i64 = 0  # 1: the ability `action` may be used for an X-token
        self.any_turn_end: i64 = 0
        self.last_break: i64 = 0  # 1: a break due after the last turn is played
        self.solo_plain_limit: i64 = 0
        self.no_reputation_alone: i64 = 0

    def clone(self) -> Options:
        twin = Options()
        twin.map_level = self.map_level
        twin.peaceful = self.peaceful
        twin.solo_level = self.solo_level
        twin.discard_view = self.discard_view
        twin.venom_block = self.venom_block
        twin.not_same_card = self.not_same_card
        twin.engineer_counts = self.engineer_counts
        twin.folder_after = self.folder_after
        twin.one_icon_token = self.one_icon_token
        twin.tie_is_void = self.tie_is_void
        twin.protected_is_void = self.protected_is_void
        twin.hypnosis_after = self.hypnosis_after
        twin.action_for_x = self.action_for_x
        twin.any_turn_end = self.any_turn_end
        twin.last_break = self.last_break
        twin.solo_plain_limit = self.solo_plain_limit
        twin.no_reputation_alone = self.no_reputation_alone
        return twin


class ArkNova(State):
    """Everything except the flow of decisions, which `flow.py` adds."""

    NOT_PACKED: ClassVar[tuple[str, ...]] = ("scratch",)

    def __init__(self, game: Game, seats: i64, rng: Rng, tables: Tables, options: Options) -> None:
        super().__init__(game, seats, rng)
        self.tables: Tables = tables
        self.options: Options = options
        self.zoos: list[Zoo] = []
        self.scratch: Actions = Actions()
        # Flow.
        self.phase: i64 = SETUP
        self.active: i64 = 0  # whose turn it is
        self.turns: i64 = 0  # turns begun so far
        self.round: i64 = 0  # solo: rounds finished
        self.round_left: i64 = 0  # solo: turns left in this round
        self.last_turns: i64 = -1  # turns left once the end was triggered
        self.trigger: i64 = -1  # the seat that triggered the end
        self.waiting: i64 = 0  # seats that still owe a sealed answer, as a set
        self.asked: i64 = 0  # the seat asked next in a sealed decision
        self.stack: vec[i64] = vec[i64]([0] * (FRAME * 24))
        self.depth: i64 = 0  # entries on the stack
        self.after: vec[i64] = vec[i64]([])  # entries that wait for the end of the action
        # The running action.
        self.act: i64 = NO_ACTION  # kind of the action card
        self.act_owner: i64 = 0  # whose card it is
        self.act_side: i64 = 0  # fixed when the action starts (AN-5.6)
        self.act_strength: i64 = 0
        self.act_left: i64 = 0  # strength, animals or levels still to use
        self.act_count: i64 = 0  # buildings, animals, tasks or sponsors so far
        self.act_mask: i64 = 0  # building types or tasks so far
        self.act_flags: i64 = 0
        self.act_multipliers: i64 = 0  # tokens on the card that may still be used
        self.borrowed: i64 = NO_ACTION  # action card of another player in use
        self.borrowed_side: i64 = 0
        self.venom_used: i64 = 0  # a card with venom was used in this turn
        self.harbor_used: i64 = 0
        # Shared boards.
        self.deck: vec[i64] = zeros(0)  # the top card is the last
        self.discard: vec[i64] = zeros(0)
        self.display: vec[i64] = zeros(6)
        self.display_open: i64 = 0  # 0 while the first six cards lie face down
        self.seen: vec[i64] = zeros(0)  # cards drawn or revealed, waiting for a choice
        self.known: vec[i64] = zeros(int(CARDS))  # who knows where a hidden card is: bit per seat, EVERYBODY
        self.base: vec[i64] = zeros(0)  # base projects below the board
        self.above: vec[i64] = zeros(0)  # projects above the board, the newest first
        self.undealt: i64 = 0  # base projects neither dealt nor taken, as a set
        self.slot_token: vec[i64] = zeros(96)  # (project - FIRST_PROJECT) * 3 + slot: 0, 1 + seat, BLOCKED
        self.partner_board: i64 = 0
        self.university_board: i64 = 0
        self.donations: i64 = 0  # spaces covered
        self.tiles: vec[i64] = zeros(4)  # two at conservation 5, two at 8
        self.final_pile: vec[i64] = zeros(0)  # the next card is the last
        self.final_known: vec[i64] = zeros(int(FINAL_CARDS))
        self.ten_reached: i64 = 0
        self.break_token: i64 = 0
        self.break_due: i64 = 0
        self.breaks: i64 = 0
        self.removed: i64 = 0  # cards left out of this game (solo challenge)
        self.maps_offered: vec[i64] = zeros(0)  # two per seat, or those in the middle

    def copy_to(self, twin: ArkNova) -> None:
        """Make `twin` equal to this position."""
        twin.revealed = self.revealed
        zoos: list[Zoo] = []
        for zoo in self.zoos:
            zoos.append(zoo.clone())
        twin.zoos = zoos
        twin.phase = self.phase
        twin.active = self.active
        twin.turns = self.turns
        twin.round = self.round
        twin.round_left = self.round_left
        twin.last_turns = self.last_turns
        twin.trigger = self.trigger
        twin.waiting = self.waiting
        twin.asked = self.asked
        twin.stack = self.stack[:]
        twin.depth = self.depth
        twin.after = self.after[:]
        twin.act = self.act
        twin.act_owner = self.act_owner
        twin.act_side = self.act_side
        twin.act_strength = self.act_strength
        twin.act_left = self.act_left
        twin.act_count = self.act_count
        twin.act_mask = self.act_mask
        twin.act_flags = self.act_flags
        twin.act_multipliers = self.act_multipliers
        twin.borrowed = self.borrowed
        twin.borrowed_side = self.borrowed_side
        twin.venom_used = self.venom_used
        twin.harbor_used = self.harbor_used
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.display = self.display[:]
        twin.display_open = self.display_open
        twin.seen = self.seen[:]
        twin.known = self.known[:]
        twin.base = self.base[:]
        twin.above = self.above[:]
        twin.undealt = self.undealt
        twin.slot_token = self.slot_token[:]
        twin.partner_board = self.partner_board
        twin.university_board = self.university_board
        twin.donations = self.donations
        twin.tiles = self.tiles[:]
        twin.final_pile = self.final_pile[:]
        twin.final_known = self.final_known[:]
        twin.ten_reached = self.ten_reached
        twin.break_token = self.break_token
        twin.break_due = self.break_due
        twin.breaks = self.breaks
        twin.removed = self.removed
        twin.maps_offered = self.maps_offered[:]

    # The stack.

    def push(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        at = self.depth * FRAME
        if at + FRAME > len(self.stack):
            i: i64 = 0
            while i < FRAME:
                self.stack = append(self.stack, i64(0))
                i += 1
        stack = self.stack
        stack[at] = kind
        stack[at + 1] = seat
        stack[at + 2] = a
        stack[at + 3] = b
        stack[at + 4] = c
        stack[at + 5] = d
        self.depth += 1

    def pop(self) -> None:
        self.depth -= 1

    def top(self) -> i64:
        """The kind of the entry on top."""
        return self.stack[(self.depth - 1) * FRAME]

    def top_seat(self) -> i64:
        return self.stack[(self.depth - 1) * FRAME + 1]

    def arg(self, number: i64) -> i64:
        """Argument 0 to 3 of the entry on top."""
        return self.stack[(self.depth - 1) * FRAME + 2 + number]

    def set_arg(self, number: i64, value: i64) -> None:
        self.stack[(self.depth - 1) * FRAME + 2 + number] = value

    def wait(self, kind: i64, seat: i64, a: i64, b: i64) -> None:
        """Keep an entry until the running action is finished (AN-4.6)."""
        after = append(self.after, kind)
        after = append(after, seat)
        after = append(after, a)
        self.after = append(after, b)

    # The journal.

    def say(self, kind: str, seat: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1) -> None:
        """Everyone learns this."""
        if self.journal is not None:
            self.journal.note(kind, seat, [a, b, c])

    def whisper(self, kind: str, seat: i64, card: i64, seen_by: i64) -> None:
        """Only the seats in `seen_by` learn which card it is; the others see that it happened (card -1)."""
        if self.journal is not None:
            self.journal.secret(kind, seat, [card, -1, -1], seen_by, public(kind, seat, [-1, -1, -1]))

    # Small questions that every topic asks.

    def upgraded(self, zoo: Zoo, card: i64) -> bool:
        """Whether an action card lies on side II; a borrowed card stands in for one's own (AN-16.8)."""
        if self.borrowed == card and zoo.seat == self.active:
            return self.borrowed_side == 1
        return (zoo.side >> card) & 1 == 1

    def has(self, zoo: Zoo, passive: i64) -> bool:
        return (zoo.passives >> (passive - FIRST_PASSIVE)) & 1 == 1

    def folders_in_range(self, zoo: Zoo) -> i64:
        return self.tables.folders[zoo.reputation]
