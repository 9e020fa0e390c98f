"""What everybody sees: there are no hidden hands, so all views are equal (ZT-1.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from menagerie.games.zoo_tycoon.content import BIOMES
from menagerie.games.zoo_tycoon.endgame import rating
from menagerie.games.zoo_tycoon.exchange import printed
from menagerie.games.zoo_tycoon.needs import happiness, welfare
from menagerie.games.zoo_tycoon.scoring import buzz
from menagerie.games.zoo_tycoon.tables import CO_SPECIES, DESIGNS, PARKS, SPECIES, TRACKS
from menagerie.games.zoo_tycoon.text import RATINGS
from menagerie.games.zoo_tycoon.zoo import CARD, LYING

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.content import Content
    from menagerie.games.zoo_tycoon.state import ZooTycoon

HAPPINESS = ("yellow", "light green", "dark green")


class Enclosure(msgspec.Struct):
    name: str
    biome: str
    tiles: int
    main: str
    co_species: str
    popularity_points: int
    education_points: int
    conservation_points: int
    retreats: int


class Species(msgspec.Struct):
    name: str
    enclosure: str
    males: int
    females: int
    lying: int
    male_discs: int
    female_discs: int
    experience: int
    happiness: str
    contraception: bool


class Group(msgspec.Struct):
    species: str
    males: int
    females: int


class ZooView(msgspec.Struct):
    seat: int
    money: int
    costs: int
    popularity: int
    education: int
    conservation: int
    buzz: int
    welfare: int
    breeding: int
    tiles: int
    workers: int
    trades: int
    squares: list[str]
    enclosures: list[Enclosure]
    species: list[Species]
    co_species: list[str]
    buildings: list[str]
    quarantine: list[Group]
    excluded: bool


class Offer(msgspec.Struct):
    species: str
    level: int
    males: int
    females: int
    given: list[Group]
    taken: list[Group]


class Track(msgspec.Struct):
    species: str
    needed: int
    points: int
    left: int
    cubes: list[int]


class Park(msgspec.Struct):
    name: str
    upper: list[int]
    lower: list[int]


class ZooTycoonView(msgspec.Struct):
    round: int
    start_player: int
    player: int
    decision: int
    position: int
    visited: list[int]
    event: str
    donor: str
    events_left: int
    donors_left: int
    bag_males: int
    bag_females: int
    panda_owner: int
    zoos: list[ZooView]
    offers: list[Offer]
    tracks: list[Track]
    parks: list[Park]
    winners: list[int]
    rating: str


def _square(content: Content, state: ZooTycoon, seat: int, square: int) -> str:
    zoo = state.zoos[seat]
    if zoo.enclosure_at(square) >= 0:
        return f"E{zoo.enclosure_at(square) + 1}"
    if zoo.building_at(square) >= 0:
        return content.design_names[zoo.building_at(square)]
    return "prohibited" if zoo.grid[square] == 1 else ""


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(4) if (mask >> seat) & 1]


def zoo_view(content: Content, state: ZooTycoon, seat: int) -> ZooView:
    t, zoo = state.tables, state.zoos[seat]
    names = content.species_names
    kept = [s for s in range(SPECIES) if zoo.keeps(s)]
    return ZooView(
        seat=seat,
        money=zoo.money,
        costs=zoo.costs,
        popularity=zoo.pop,
        education=zoo.edu,
        conservation=zoo.con,
        buzz=buzz(zoo),
        welfare=welfare(t, zoo),
        breeding=zoo.breeding,
        tiles=zoo.tiles,
        workers=t.workers - zoo.workers_used,
        trades=zoo.trades,
        squares=[_square(content, state, seat, square) for square in range(zoo.squares)],
        enclosures=[
            Enclosure(
                f"E{e + 1}",
                BIOMES[zoo.biome(e)],
                zoo.size(e),
                names[zoo.main_in(e)] if zoo.main_in(e) >= 0 else "",
                content.co_names[zoo.co_in(e)] if zoo.co_in(e) >= 0 else "",
                zoo.points(e, 0),
                zoo.points(e, 1),
                zoo.points(e, 2),
                zoo.points(e, 3),
            )
            for e in range(zoo.enclosures)
        ],
        species=[
            Species(
                names[s],
                f"E{zoo.home(s) + 1}",
                zoo.males(s),
                zoo.females(s),
                zoo.card[s * CARD + LYING],
                zoo.discs(s, 0) + zoo.new_discs(s, 0),
                zoo.discs(s, 1) + zoo.new_discs(s, 1),
                zoo.experience(s),
                HAPPINESS[happiness(t, zoo, s)],
                bool((zoo.contraception >> s) & 1),
            )
            for s in kept
        ],
        co_species=[content.co_names[c] for c in range(CO_SPECIES) if zoo.co_home[c]],
        buildings=[content.design_names[d] for d in range(DESIGNS) if zoo.built[d]],
        quarantine=[
            Group(names[zoo.quarantine[i] - 1], zoo.quarantine[i + 1], zoo.quarantine[i + 2])
            for i in (0, 3)
            if zoo.quarantine[i]
        ],
        excluded=bool((state.excluded >> seat) & 1),
    )


def view(content: Content, state: ZooTycoon) -> ZooTycoonView:
    t = state.tables
    names = content.species_names

    def counts(source: list[int], s: int) -> list[Group]:
        found = [
            (seat, source[(seat * SPECIES + s) * 2], source[(seat * SPECIES + s) * 2 + 1])
            for seat in range(state.seats)
        ]
        return [Group(f"player {seat + 1}", males, females) for seat, males, females in found if males + females]

    given, taken = list(state.given), list(state.taken)
    return ZooTycoonView(
        round=state.round,
        start_player=state.start_player,
        player=state.current_player(),
        decision=state.decision,
        position=state.position + 1,
        visited=[n + 1 for n in range(t.positions) if (state.visited >> n) & 1],
        event=content.event_names[state.event] if state.event >= 0 else "",
        donor=content.donor_criteria[state.donors[state.donor]],
        events_left=len(state.events) - state.events_drawn,
        donors_left=len(state.donors) - state.donor - 1,
        bag_males=state.bag_males,
        bag_females=state.bag_females,
        panda_owner=state.panda_owner,
        zoos=[zoo_view(content, state, seat) for seat in range(state.seats)],
        offers=[
            Offer(names[s], t.level[s], printed(state, s, 0), printed(state, s, 1), counts(given, s), counts(taken, s))
            for s in range(SPECIES)
        ],
        tracks=[
            Track(
                names[t.track_species[k]],
                t.track_needed[k],
                t.track_points[k],
                t.track_times[k] - state.reintroduced[k],
                [state.cubes[k * 4 + seat] for seat in range(state.seats)],
            )
            for k in range(TRACKS)
        ],
        parks=[
            Park(content.park_names[k], _seats(state.park_upper[k]), _seats(state.park_lower[k])) for k in range(PARKS)
        ],
        winners=winners(state),
        rating=_rating(state),
    )


def winners(state: ZooTycoon) -> list[int]:
    """Who has won: nobody before the end, and nobody if all zoos are in debt (ZT-16.10)."""
    if not state.is_over():
        return []
    return [seat for seat in range(state.seats) if state.place(seat) == 1 and not (state.excluded >> seat) & 1]


def _rating(state: ZooTycoon) -> str:
    """The word for a finished solo game (ZT-18.4)."""
    return RATINGS[rating(state.score(0))] if state.seats == 1 and winners(state) else ""
