"""Positions of Zoophoria from short notation: `Position().habitat(0, ["Giraffe:2", "[Aviary] Emu, Snowy Owl"])`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import menagerie
from menagerie.core.journal import Journal
from menagerie.games.zoophoria import apply, flow, production, steps, viruses
from menagerie.games.zoophoria import vocabulary as v
from menagerie.games.zoophoria.content import COLOURS, content
from menagerie.games.zoophoria.decks import deck_base
from menagerie.games.zoophoria.habitat import lift, put
from menagerie.games.zoophoria.state import Zoophoria

GAME = menagerie.game("zoophoria")
CONTENT = content()
WORDS = [word.lower() for word in CONTENT.words]
NAMES = ("Ann", "Ben", "Cy", "Dot")
DECISIONS = [
    "NOTHING",
    "START_DISCARD",
    "DRAFT_PICK",
    "PLACE_ANIMAL",
    "PLACE_STAFF",
    "PLACE_STRUCTURE",
    "ASSIGN_FOOD",
    "ASSIGN_VIRUS",
    "WORKER",
    "WORKER_DIE",
    "INSTALL_OP",
    "MOVE_CARD",
    "MOVE_TO",
    "DROP_CARD",
    "WAGE_SHORT",
    "IMMUNITY",
    "EVENT_TARGET",
    "TARGET_DISCARD",
    "FEED_SHORT",
    "INFECT_PLACE",
    "TRANSFER",
    "TREAT_PICK",
    "FAVOUR",
    "CHOOSE_MODE",
    "PILE_PICK",
    "SWAP_PICK",
    "FLIP",
    "FINISHED",
]
STEPS = [
    "START",
    "ROUGH_START",
    "DRAW",
    "ROLL",
    "ASSIGN",
    "PLACE_WORKERS",
    "INSTALL",
    "WAGES",
    "EVENT",
    "TARGET_DRAW",
    "FEED",
    "INFECT",
    "TREAT",
    "TRASH",
    "VISITORS",
    "INCOME",
    "LAST",
    "END_OF_ROUND",
    "END_GAME",
]
DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


def number(name: str) -> int:
    """A card by its word, such as `Lion (Male)` or `Keeper 2`."""
    return WORDS.index(name.strip().lower())


def target(word: str) -> int:
    return CONTENT.target_words.index(word)


class Position:
    """A position under test: arranged by words, played by notation, read by words. Habitats are empty at first."""

    def __init__(self, seats: int = 3, seed: int = 5, **options: object) -> None:
        self.state: Zoophoria = GAME.new(seats, seed, options)
        self.state.journal = Journal()
        self._sweep()
        self.dice(3, 3, 3)

    def _sweep(self) -> None:
        """Back to before the deal: all animals and starting employees leave, hands are empty."""
        state = self.state
        for seat in range(state.seats):
            for _ in range(state.held_count[seat]):
                self.to_bottom(self._lifted(state.held[seat * v.HELD]))
            for i in range(state.dealt_count[seat]):
                self.to_bottom(int(state.dealt[seat * 6 + i]))
                state.dealt[seat * 6 + i] = v.NO_CARD
            state.dealt_count[seat] = 0
            for number_ in range(v.TARGETS):
                if (state.targets[seat] >> number_) & 1:
                    self._add(v.TARGET, number_)
            state.targets[seat] = 0
        state.first = state.player = 0
        state.decision = steps.NOTHING
        state.step = steps.DRAW

    def _lifted(self, card: int) -> int:
        lift(self.state, int(card))
        return int(card)

    def _add(self, kind: int, card: int) -> None:
        state, base = self.state, deck_base(kind)
        for i in range(state.deck_count[kind], 0, -1):
            state.deck[base + i] = state.deck[base + i - 1]
        state.deck[base] = card
        state.deck_count[kind] += 1

    def to_bottom(self, card: int) -> None:
        """Under its deck; a baby is set aside."""
        if not (card < v.ANIMALS and CONTENT.tables.baby[card]):
            self._add(int(CONTENT.tables.kind[card]), card)

    def fetch(self, card: int, kind: int | None = None) -> int:
        """Take a card out of its deck, its pile or the notice board."""
        state = self.state
        kind = int(CONTENT.tables.kind[card]) if kind is None else kind
        base = deck_base(kind)
        for cards, counts in ((state.deck, state.deck_count), (state.pile, state.pile_count)):
            for i in range(counts[kind]):
                if int(cards[base + i]) == card:
                    for j in range(i, counts[kind] - 1):
                        cards[base + j] = cards[base + j + 1]
                    counts[kind] -= 1
                    return card
        for slot in range(v.CARD_SLOTS):
            if kind != v.TARGET and int(state.board[slot]) == card:
                state.board[slot] = v.NO_CARD
        return card

    # Arranging.

    def habitat(self, seat: int, exhibits: Sequence[str] = (), staff: Sequence[str] = ()) -> Position:
        """`Giraffe:2` carries two cubes; `[Aviary] Emu, Snowy Owl` is a structure; `Keeper 1 + Hay Barn` a stack."""
        for space, words in enumerate(exhibits):
            structure, bracket, animals = words.rpartition("]")
            if bracket:
                put(self.state, seat, self.fetch(number(structure[1:])), space)
            for word in filter(None, (part.strip() for part in animals.split(","))):
                name, _, cubes = word.partition(":")
                put(self.state, seat, self.fetch(number(name)), space)
                self.state.cubes[number(name)] = int(cubes or 0)
        for space, words in enumerate(staff):
            for word in filter(None, (part.strip() for part in words.split("+"))):
                put(self.state, seat, self.fetch(number(word)), v.EXHIBITS + space)
        return self

    def dice(self, food: int, virus: int, trash: int, event: int = 0) -> Position:
        state = self.state
        state.food_die, state.virus_die, state.trash_die, state.event = food, virus, trash, event
        return self

    def happening(self, event: int) -> Position:
        """The event of the day has come."""
        self.state.event, self.state.happening = event, True
        return self

    def day(self, name: str) -> Position:
        self.state.day = DAYS.index(name)
        return self

    def visitors(self, *visitors: int) -> Position:
        for seat, count in enumerate(visitors):
            self.state.visitors[seat] = count
            self.state.sources[seat * v.SOURCES] = count
        return self

    def coins(self, *coins: int) -> Position:
        for seat, count in enumerate(coins):
            self.state.coins[seat] = count
        return self

    def trash(self, *trash: int) -> Position:
        for seat, count in enumerate(trash):
            self.state.trash[seat] = count
        return self

    def targets(self, seat: int, *words: str) -> Position:
        for word in words:
            self.fetch(target(word), v.TARGET)
            self.state.targets[seat] |= 1 << target(word)
        return self

    def worker(self, seat: int, space: str, die: int = 0) -> Position:
        """A worker on a day worker, with the die of its colour."""
        at = CONTENT.spaces.index(space)
        self.state.owner[v.CARD_SLOTS + at] = seat
        if die:
            self.state.day_die[COLOURS.index(space.partition("_")[0])] = die
        return self

    def board(self, *cards: str, owner: int | None = None, start: int = 0) -> Position:
        """Cards on the notice board from a slot on, claimed by a seat."""
        for slot, name in enumerate(cards, start=start):
            card = self.fetch(number(name))
            old = int(self.state.board[slot])
            if old != v.NO_CARD:
                self.to_bottom(old)
            self.state.board[slot] = card
            self.state.owner[slot] = steps.FREE if owner is None else owner
        return self

    def claims(self, seat: int, *cards: str) -> Position:
        slots = {v.ANIMAL: 0, v.EMPLOYEE: v.EMPLOYEE_SLOT, v.BUILDING: v.BUILDING_SLOT}
        for name in cards:
            kind = int(CONTENT.tables.kind[number(name)])
            self.board(name, owner=seat, start=slots[kind])
            slots[kind] += 1
        return self

    def pile(self, *cards: str) -> Position:
        for name in cards:
            card = self.fetch(number(name))
            kind = int(CONTENT.tables.kind[card])
            self.state.pile[deck_base(kind) + self.state.pile_count[kind]] = card
            self.state.pile_count[kind] += 1
        return self

    def next_card(self, *cards: str) -> Position:
        """The cards that are drawn next, the first one first."""
        for name in reversed(cards):
            card = self.fetch(number(name))
            kind = int(CONTENT.tables.kind[card])
            self.state.deck[deck_base(kind) + self.state.deck_count[kind]] = card
            self.state.deck_count[kind] += 1
        return self

    # Playing.

    def go(self, step: str, stage: int = 0) -> Position:
        """Begin a step and go on until somebody decides or the step is over."""
        flow.begin(self.state, STEPS.index(step))
        self.state.stage = stage
        self.state.decision = steps.NOTHING
        return self.settle()

    def settle(self) -> Position:
        step = self.state.step
        while self.state.decision == steps.NOTHING and self.state.step == step:
            flow.tick(self.state)
        return self

    def run(self) -> Position:
        """Go on until somebody decides."""
        flow.run(self.state)
        return self

    def play(self, *notations: str) -> Position:
        """Play actions; the position stops where a step ends."""
        for notation in notations:
            if self.state.decision == steps.NOTHING:
                self.run()
            apply.apply(self.state, GAME.checked(self.state, notation))
            self.settle()
        return self

    # Reading.

    def options(self) -> list[str]:
        return [GAME.actions.notation(action) for action in self.state.legal_actions()]

    def option_kinds(self) -> set[str]:
        return {GAME.actions.decode(action)[0] for action in self.state.legal_actions()}

    @property
    def decision(self) -> str:
        return DECISIONS[self.state.decision]

    @property
    def step(self) -> str:
        return STEPS[self.state.step]

    @property
    def player(self) -> int:
        return int(self.state.player)

    def exhibits(self, seat: int) -> list[str]:
        """The exhibit spaces in use, animals in alphabetical order."""
        found = []
        for exhibit in self.state.view(0).habitats[seat].exhibits:
            animals = ", ".join(
                sorted(animal.card.name + (f":{animal.cubes}" if animal.cubes else "") for animal in exhibit.animals)
            )
            if exhibit.structure is not None:
                animals = f"[{exhibit.structure.name}] {animals}".strip()
            if animals:
                found.append(animals)
        return found

    def staff(self, seat: int) -> list[str]:
        spaces = self.state.view(0).habitats[seat].staff
        return [" + ".join(sorted(staff.card.name for staff in cards)) for cards in spaces if cards]

    def discards(self, kind: str) -> list[str]:
        return list(self.state.view(0).discards[kind])

    def hand(self, seat: int) -> list[str]:
        return [CONTENT.target_words[entry.number] for entry in self.state.view(seat).targets]

    def cubes(self, name: str) -> int:
        return int(self.state.cubes[number(name)])

    def score(self) -> list[int]:
        return [int(self.state.visitors[seat]) for seat in range(self.state.seats)]

    def purse(self) -> list[int]:
        return [int(self.state.coins[seat]) for seat in range(self.state.seats)]

    def counters(self) -> list[int]:
        return [int(self.state.trash[seat]) for seat in range(self.state.seats)]

    def food(self, seat: int = 0) -> int:
        return int(production.food(self.state, seat))

    def food_cost(self, seat: int = 0) -> int:
        return int(production.food_cost(self.state, seat))

    def treatment(self, seat: int = 0) -> int:
        return int(production.treatment(self.state, seat))

    def viruses(self, seat: int = 0) -> int:
        return int(production.cubes_to_come(self.state, seat))

    def net_trash(self, seat: int = 0) -> int:
        return int(production.net_trash(self.state, seat))

    def attracted(self, seat: int = 0) -> int:
        after = self.state.clone()
        flow.attract_visitors(after, seat)
        return int(after.visitors[seat] - self.state.visitors[seat])

    def room(self, seat: int = 0) -> int:
        return int(viruses.room(self.state, seat))

    def log(self, seat: int | None = None, everything: bool = True) -> list[str]:
        assert self.state.journal is not None
        events = self.state.journal.events
        seen = [event if everything else event.as_seen(seat) for event in events]
        return [GAME.line(event, NAMES) for event in seen if event is not None]


def play_randomly(seats: int, seed: int, **options: object) -> Iterator[tuple[Zoophoria, int | None]]:
    """Yield every position of a random game together with the action about to be played."""
    state = GAME.new(seats, seed, options)
    rng = menagerie.Rng(seed)
    while not state.is_over():
        legal = state.legal_actions()
        action = legal[rng.below(len(legal))]
        yield state, action
        state.apply_action(action)
    yield state, None
