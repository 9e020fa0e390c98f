"""Positions of Zoo Tycoon from short words: `Position().keep("zebra 1m 2f", tiles=4, points="RR")`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import menagerie
from menagerie.core.journal import Journal
from menagerie.core.rng import Rng
from menagerie.games.zoo_tycoon import CONTENT, endgame, flow, phases, winter
from menagerie.games.zoo_tycoon.exchange import demand, supply
from menagerie.games.zoo_tycoon.needs import free_space, happiness, welfare
from menagerie.games.zoo_tycoon.projects import look_at_parks
from menagerie.games.zoo_tycoon.scoring import buzz, buzz_position, recount
from menagerie.games.zoo_tycoon.state import ZooTycoon
from menagerie.games.zoo_tycoon.tables import SPECIES
from menagerie.games.zoo_tycoon.zoo import (
    BIOME,
    BUILDING_ON,
    CARD,
    CO,
    DISCS,
    ENC,
    ENCLOSURE,
    EXPERIENCE,
    FEMALES,
    FREE,
    HOME,
    LYING,
    MAIN,
    MALES,
    NEW_DISCS,
    POINTS,
    PROHIBITED,
    TILES,
    Zoo,
)

GAME = menagerie.game("zoo-tycoon")
BIOMES = ("rainforest", "savanna", "montane")
COLOURS = {-1: "below standard", 0: "yellow", 1: "light", 2: "dark"}
DECISIONS = {value: name for name, value in vars(phases).items() if name.isupper() and isinstance(value, int)}


def find(name: str, among: Sequence[str]) -> int:
    """The only identifier that holds the word: `zebra` is `plains_zebra`."""
    if name in among:
        return among.index(name)
    found = [at for at, one in enumerate(among) if name.replace(" ", "_") in one]
    assert len(found) == 1, f"{name!r} names {[among[at] for at in found]}"
    return found[0]


def species(name: str) -> int:
    return find(name, CONTENT.species)


def co_species(name: str) -> int:
    return find(name, CONTENT.co_species)


def design(name: str) -> int:
    return find(name, CONTENT.designs)


def animals(words: str) -> tuple[str, int, int]:
    """`zebra 1m 2f` as name, males, females."""
    *name, last = words.split()
    males = females = 0
    counts = [last]
    if name and name[-1][0].isdigit():
        counts.append(name.pop())
    for count in counts:
        if count.endswith("m"):
            males = int(count[:-1])
        else:
            females = int(count[:-1])
    return "_".join(name), males, females


def square(name: str) -> int:
    column, row = name.split(",")
    return (int(row) - 1) * 8 + int(column) - 1


class Position:
    """A position under test: arranged by words, played by notation, read by words."""

    def __init__(
        self, seats: int = 3, year: int = 3, event: str | None = "normal_year", seed: int = 5, **options: Any
    ) -> None:
        self.state: ZooTycoon = GAME.new(seats, seed, options)
        self.state.journal = Journal()
        self.state.start_player = 0
        self.state.player = 0
        self.state.round = year
        if year > 1 and event is not None and self.state.with_events:
            self.state.event = CONTENT.events.index(event)
        for zoo in self.state.zoos:
            zoo.money = 10
            zoo.tiles = 0

    # Arranging.

    def zoo(self, seat: int = 0) -> Zoo:
        return self.state.zoos[seat]

    def set(self, seat: int = 0, **fields: Any) -> Position:
        """Fields of a zoo; `pop`, `edu` and `con` raise the permanent part so that the track shows the value."""
        zoo = self.zoo(seat)
        for name, value in fields.items():
            if name in {"pop", "edu", "con"}:
                recount(self.state.tables, zoo)
                setattr(zoo, f"extra_{name}", getattr(zoo, f"extra_{name}") + value - getattr(zoo, name))
            else:
                setattr(zoo, name, value)
            recount(self.state.tables, zoo)
        return self

    def _squares(self, zoo: Zoo, tiles: int, at: str) -> list[int]:
        if at:
            return [square(name) for name in at.split()]
        # Rows from left to right and back, so that neighbours in the list share an edge.
        path = [row * 8 + (column if row % 2 else 7 - column) for row in range(1, 6) for column in range(8)]
        for first in range(len(path) - tiles + 1):
            if all(zoo.grid[n] == FREE for n in path[first : first + tiles]):
                return path[first : first + tiles]
        raise AssertionError("no room on the board")

    def enclosure(
        self, biome: str, tiles: int = 0, at: str = "", points: str = "", co: str = "", seat: int = 0
    ) -> Position:
        """An enclosure of a biome; `points` are letters: Popularity, Education, Conservation, Retreat."""
        zoo = self.zoo(seat)
        e = zoo.enclosures
        zoo.enclosures = e + 1
        squares = self._squares(zoo, tiles, at)
        for n in squares:
            assert zoo.grid[n] == FREE
            zoo.put(n, ENCLOSURE + e)
        zoo.enc[e * ENC + BIOME] = BIOMES.index(biome)
        zoo.enc[e * ENC + TILES] = len(squares)
        for letter in points:
            zoo.enc[e * ENC + POINTS + "PECR".index(letter)] += 1
        if co:
            zoo.enc[e * ENC + CO] = co_species(co) + 1
            zoo.co_home[co_species(co)] = e + 1
            zoo.kept |= 1 << (SPECIES + co_species(co))
            zoo.settled |= 1 << (SPECIES + co_species(co))
        recount(self.state.tables, zoo)
        return self

    def keep(
        self,
        words: str,
        tiles: int = 0,
        at: str = "",
        points: str = "",
        co: str = "",
        experience: int = 1,
        discs: str = "",
        fresh: str = "",
        lying: int = 0,
        seat: int = 0,
    ) -> Position:
        """A main species kept since an earlier year, in an enclosure of its own."""
        name, males, females = animals(words)
        s = species(name)
        biome = BIOMES[self.state.tables.biome[s]]
        self.enclosure(biome, tiles, at, points, co, seat)
        zoo = self.zoo(seat)
        e = zoo.enclosures - 1
        zoo.enc[e * ENC + MAIN] = s + 1
        card = {HOME: e + 1, MALES: males, FEMALES: females, EXPERIENCE: experience, LYING: lying}
        for field, value in card.items():
            zoo.card[s * CARD + field] = value
        for kind, text in ((DISCS, discs), (NEW_DISCS, fresh)):
            if text:
                _, male, female = animals("x " + text)
                zoo.card[s * CARD + kind] = male
                zoo.card[s * CARD + kind + 1] = female
                self.state.bag_males -= male
                self.state.bag_females -= female
        zoo.kept |= 1 << s
        zoo.settled |= 1 << s
        recount(self.state.tables, zoo)
        look_at_parks(self.state, seat)
        return self

    def comfortable(self, words: str, seat: int = 0, **more: Any) -> Position:
        """A species that lacks nothing: room, retreats and experience for dark green if the group is large enough."""
        name, males, females = animals(words)
        s = species(name)
        t = self.state.tables
        occupied = -(-(males + females) // t.per_tile[s])
        tiles = occupied + t.need[s * 9 + 2]
        points = "R" * t.need[s * 9 + 5]
        return self.keep(words, tiles=tiles, points=points, experience=t.exp_last[s], seat=seat, **more)

    def quarantine(self, *groups: str, seat: int = 0) -> Position:
        for words in groups:
            name, males, females = animals(words)
            self.zoo(seat).put_in_quarantine(species(name), males, females)
        return self

    def build(self, name: str, at: str, seat: int = 0) -> Position:
        zoo = self.zoo(seat)
        zoo.put(square(at), BUILDING_ON + design(name))
        zoo.built[design(name)] = square(at) + 1
        recount(self.state.tables, zoo)
        return self

    def fill(self, what: int = PROHIBITED, leave: str = "", seat: int = 0) -> Position:
        """Every free square but some gets a prohibition tile (or becomes free)."""
        zoo = self.zoo(seat)
        left = {square(name) for name in leave.split()}
        for n in range(zoo.squares):
            if n not in left and (zoo.grid[n] == FREE if what == PROHIBITED else zoo.grid[n] == PROHIBITED):
                zoo.put(n, what)
        return self

    def fortune(self, words: str) -> Position:
        """The next chances: dice by their number, discs from the bag as m or f."""
        wanted = words.split()
        for seed in range(2_000_000):
            rng = Rng(seed)
            bag = [self.state.bag_males, self.state.bag_females]
            for word in wanted:
                if word.isdigit():
                    if rng.below(6) + 1 != int(word):
                        break
                else:
                    total = bag[0] + bag[1]
                    sex = (0 if rng.below(total) < bag[0] else 1) if total else rng.below(2)
                    if sex != "mf".index(word):
                        break
                    bag[sex] -= 1 if total else 0
            else:
                self.state.rng = Rng(seed)
                return self
        raise AssertionError(f"no luck with {words}")

    def events(self, *names: str) -> Position:
        """The event cards that are drawn next."""
        for offset, name in enumerate(names):
            deck = list(self.state.events)
            at = self.state.events_drawn + offset
            other = deck.index(CONTENT.events.index(name))
            self.state.events[other], self.state.events[at] = self.state.events[at], self.state.events[other]
        return self

    def donor(self, name: str) -> Position:
        """The open donor."""
        deck = list(self.state.donors)
        at, other = self.state.donor, deck.index(CONTENT.donors.index(name))
        self.state.donors[other], self.state.donors[at] = self.state.donors[at], self.state.donors[other]
        return self

    def position(self, number: int) -> Position:
        """The Animal Exchange stands on this position of the sheet."""
        self.state.position = number - 1
        self.state.visited |= 1 << (number - 1)
        return self

    # Going to a phase.

    def spring(self, *events: str) -> Position:
        """The year begins; the marker comes to the first seat."""
        self.state.start_player = self.state.seats - 1
        if events:
            self.events(*events)
        flow.start_spring(self.state)
        return self

    def leaving(self, position: int) -> Position:
        self.position(position)
        flow.start_leaving(self.state)
        return self

    def arrival(self, position: int) -> Position:
        self.position(position)
        flow.start_arrival(self.state)
        return self

    def autumn(self) -> Position:
        self.state.turn = 0
        flow.autumn_window(self.state)
        return self

    def loans(self) -> Position:
        self.state.turn = 0
        flow.loans(self.state)
        return self

    def building(self, turn: int = 0) -> Position:
        self.state.turn = turn
        flow.building_turn(self.state)
        return self

    def winter(self) -> Position:
        """Winter happens; the next spring does not begin."""
        winter.winter(self.state)
        return self

    def end(self) -> Position:
        self.state.round = 7
        endgame.start(self.state)
        return self

    # Playing and reading.

    def play(self, *notations: str) -> Position:
        for notation in notations:
            self.state.play(notation)
        return self

    def options(self) -> list[str]:
        return [GAME.actions.notation(action) for action in self.state.legal_actions()]

    def offers(self, *notations: str) -> bool:
        return set(notations) <= set(self.options())

    def refusal(self, notation: str) -> str:
        """The key of the rule that forbids the action, or the empty string."""
        number = self.state.refusal(GAME.actions.parse(notation))
        return GAME.rule(number).key if number else ""

    @property
    def decision(self) -> str:
        return DECISIONS[self.state.decision]

    def mood(self, name: str, seat: int = 0) -> str:
        return COLOURS[happiness(self.state.tables, self.zoo(seat), species(name))]

    def free_space(self, name: str, seat: int = 0) -> int:
        return int(free_space(self.state.tables, self.zoo(seat), species(name)))

    def group(self, name: str, seat: int = 0) -> str:
        """Meeples in the enclosure, such as `1m 2f`."""
        zoo = self.zoo(seat)
        return f"{zoo.males(species(name))}m {zoo.females(species(name))}f"

    def discs(self, name: str, seat: int = 0) -> str:
        zoo = self.zoo(seat)
        return f"{zoo.discs(species(name), 0)}m {zoo.discs(species(name), 1)}f"

    def held(self, name: str, seat: int = 0) -> str:
        """Meeples in quarantine."""
        zoo = self.zoo(seat)
        return f"{zoo.quarantined(species(name), 0)}m {zoo.quarantined(species(name), 1)}f"

    def experience(self, name: str, seat: int = 0) -> int:
        return int(self.zoo(seat).experience(species(name)))

    def lying(self, name: str, seat: int = 0) -> int:
        return int(self.zoo(seat).card[species(name) * CARD + LYING])

    def supply(self, name: str, seat: int = 0) -> str:
        s = species(name)
        return f"{supply(self.state, seat, s, 0)}/{supply(self.state, seat, s, 1)}"

    def demand(self, name: str) -> str:
        s = species(name)
        return f"{demand(self.state, s, 0)}/{demand(self.state, s, 1)}"

    def tracks(self, seat: int = 0) -> tuple[int, int, int]:
        """Popularity, education, conservation."""
        zoo = self.zoo(seat)
        return zoo.pop, zoo.edu, zoo.con

    def buzz(self, seat: int = 0) -> int:
        return int(buzz(self.zoo(seat)))

    def buzz_position(self, seat: int = 0) -> int:
        return int(buzz_position(self.zoo(seat)))

    def welfare(self, seat: int = 0) -> int:
        return int(welfare(self.state.tables, self.zoo(seat)))

    def all(self, field: str) -> list[int]:
        return [getattr(zoo, field) for zoo in self.state.zoos]

    def log(self, names: Sequence[str] = ("Ann", "Ben", "Cy", "Dot")) -> list[str]:
        assert self.state.journal is not None
        lines = [GAME.line(event, names) for event in self.state.journal.events]
        return [line for line in lines if line]


def play_randomly(seats: int, seed: int, **options: object) -> Iterator[tuple[ZooTycoon, int | None]]:
    """Every position of a random game together with the action about to be played."""
    state = GAME.new(seats, seed, options)
    rng = Rng(seed)
    while not state.is_over():
        legal = state.legal_actions()
        action = legal[rng.below(len(legal))]
        yield state, action
        state.apply_action(action)
    yield state, None


def play_lively(seats: int, seed: int, **options: object) -> Iterator[tuple[ZooTycoon, int | None]]:
    """As `play_randomly`, but players mostly follow their inclination, so that zoos fill with animals."""
    state = GAME.new(seats, seed, options)
    rng = Rng(seed)
    while not state.is_over():
        legal = state.legal_actions()
        action = legal[rng.below(len(legal))]
        if rng.below(10) < 7:
            action = max(legal, key=lambda one: state.inclination(one) + rng.chance())
        yield state, action
        state.apply_action(action)
    yield state, None
