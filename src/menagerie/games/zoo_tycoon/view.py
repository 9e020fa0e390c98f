"""What everybody sees: there are no hidden hands, so all views are equal (ZT-1.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from menagerie.core.wording import plural
from menagerie.games.zoo_tycoon.cards import BIOMES, animals
from menagerie.games.zoo_tycoon.endgame import rating
from menagerie.games.zoo_tycoon.exchange import demand, printed, slot, supply
from menagerie.games.zoo_tycoon.labels import season, square_name
from menagerie.games.zoo_tycoon.needs import colour, experience_colour, free_space, happiness, welfare
from menagerie.games.zoo_tycoon.offspring import dice, needed_roll
from menagerie.games.zoo_tycoon.scoring import buzz
from menagerie.games.zoo_tycoon.tables import (
    CO_SPECIES,
    DESIGNS,
    FREE_SPACE,
    GROUP_SIZE,
    KINDS,
    PARKS,
    RETREATS,
    SPECIES,
    TRACKS,
)
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
    main_species: str
    co_species: str
    popularity_points: int
    education_points: int
    conservation_points: int
    retreats: int


class Species(msgspec.Struct):
    """A kept main species; `needs` says value and colour of each need, `offspring` the dice of next spring."""

    name: str
    enclosure: str
    males: int
    females: int
    females_lying: int
    male_discs: int
    female_discs: int
    happiness: str
    experience: int
    needs: list[str]
    offspring: str
    contraception: bool


class Quarantined(msgspec.Struct):
    species: str
    males: int
    females: int


class ZooView(msgspec.Struct):
    """One zoo. `squares` are the rows of the board from the top, eight squares each."""

    seat: int
    money: int
    running_costs: int
    popularity: int
    buzz: int
    education: int
    conservation: int
    animal_welfare: int
    breeding_program: int
    stored_tiles: int
    workers_left: int
    trades_used: int
    squares: list[str]
    enclosures: list[Enclosure]
    species: list[Species]
    co_species: list[str]
    buildings: list[str]
    quarantine: list[Quarantined]
    excluded: bool


class Offer(msgspec.Struct):
    """A main species on the Animal Exchange.

    `males` and `females` are what is open now: above 0 on offer, gifts of the zoos included, below 0 wanted.
    """

    species: str
    card: str
    males: int
    females: int
    printed_males: int
    printed_females: int
    given: list[str]
    taken: list[str]


class Reintroduction(msgspec.Struct):
    species: str
    offspring_needed: int
    conservation: int
    times_left: int
    sent: list[int]


class NationalPark(msgspec.Struct):
    """A cooperation: the seats on its two squares and the points of these."""

    name: str
    species: str
    upper_points: int
    upper: list[int]
    lower_points: int
    lower: list[int]


class ZooTycoonView(msgspec.Struct):
    year: int
    season: str
    starting_player: int
    exchange_position: int
    positions_visited: list[int]
    event: str
    event_effect: str
    donor: str
    events_left: int
    donors_left: int
    bag_males: int
    bag_females: int
    panda_owner: int | None
    zoos: list[ZooView]
    offers: list[Offer]
    co_species: list[str]
    buildings: list[str]
    reintroductions: list[Reintroduction]
    national_parks: list[NationalPark]
    winners: list[int]
    rating: str


def _square(content: Content, state: ZooTycoon, seat: int, square: int) -> str:
    zoo = state.zoos[seat]
    if zoo.enclosure_at(square) >= 0:
        return f"E{zoo.enclosure_at(square) + 1}"
    if zoo.building_at(square) >= 0:
        return content.design_names[zoo.building_at(square)]
    return "prohibited" if zoo.grid[square] == 1 else ""


def _species(content: Content, state: ZooTycoon, seat: int, s: int) -> Species:
    t, zoo = state.tables, state.zoos[seat]
    home = zoo.home(s)
    values = (
        ("free space", FREE_SPACE, free_space(t, zoo, s)),
        ("retreats", RETREATS, zoo.points(home, 3)),
        ("group", GROUP_SIZE, zoo.group(s)),
    )
    needs = [f"{name} {value}: {HAPPINESS[colour(t, s, need, value)]}" for name, need, value in values]
    experience = zoo.experience(s)
    needs.append(f"experience {experience} of {t.exp_last[s]}: {HAPPINESS[experience_colour(t, s, experience)]}")
    number = dice(state, zoo, s)
    offspring = f"{plural(number, 'die', 'dice')}, {needed_roll(state, zoo, s)} or more" if number else "none"
    return Species(
        name=content.species_names[s],
        enclosure=f"E{home + 1}",
        males=zoo.males(s),
        females=zoo.females(s),
        females_lying=zoo.card[s * CARD + LYING],
        male_discs=zoo.discs(s, 0) + zoo.new_discs(s, 0),
        female_discs=zoo.discs(s, 1) + zoo.new_discs(s, 1),
        happiness=HAPPINESS[happiness(t, zoo, s)],
        experience=experience,
        needs=needs,
        offspring=offspring,
        contraception=bool((zoo.contraception >> s) & 1),
    )


def _enclosure(content: Content, state: ZooTycoon, seat: int, e: int) -> Enclosure:
    zoo = state.zoos[seat]
    main, co = zoo.main_in(e), zoo.co_in(e)
    return Enclosure(
        f"E{e + 1}",
        BIOMES[zoo.biome(e)],
        zoo.size(e),
        content.species_names[main] if main >= 0 else "",
        content.co_names[co] if co >= 0 else "",
        *(zoo.points(e, kind) for kind in range(4)),
    )


def zoo_view(content: Content, state: ZooTycoon, seat: int) -> ZooView:
    t, zoo = state.tables, state.zoos[seat]
    names = content.species_names
    held = zoo.quarantine
    return ZooView(
        seat=seat,
        money=zoo.money,
        running_costs=zoo.costs,
        popularity=zoo.pop,
        buzz=buzz(zoo),
        education=zoo.edu,
        conservation=zoo.con,
        animal_welfare=welfare(t, zoo),
        breeding_program=zoo.breeding,
        stored_tiles=zoo.tiles,
        workers_left=t.workers - zoo.workers_used,
        trades_used=zoo.trades,
        squares=[_square(content, state, seat, square) for square in range(zoo.squares)],
        enclosures=[_enclosure(content, state, seat, e) for e in range(zoo.enclosures)],
        species=[_species(content, state, seat, s) for s in range(SPECIES) if zoo.keeps(s)],
        co_species=[f"{content.co_names[c]} in E{zoo.co_home[c]}" for c in range(CO_SPECIES) if zoo.co_home[c]],
        buildings=[
            f"{content.design_names[d]} on {square_name(zoo.built[d] - 1)}" for d in range(DESIGNS) if zoo.built[d]
        ],
        quarantine=[Quarantined(names[held[i] - 1], held[i + 1], held[i + 2]) for i in (0, 3) if held[i]],
        excluded=bool((state.excluded >> seat) & 1),
    )


def _offer(content: Content, state: ZooTycoon, s: int) -> Offer:
    def counts(source: list[int]) -> list[str]:
        found = [(seat, source[slot(seat, s, 0)], source[slot(seat, s, 1)]) for seat in range(state.seats)]
        return [f"player {seat + 1}: {animals(males, females)}" for seat, males, females in found if males + females]

    def open_now(sex: int) -> int:
        return supply(state, -1, s, sex) or -demand(state, s, sex)

    return Offer(
        content.species_names[s],
        content.species_cards[s],
        open_now(0),
        open_now(1),
        printed(state, s, 0),
        printed(state, s, 1),
        counts(list(state.given)),
        counts(list(state.taken)),
    )


def _park(content: Content, state: ZooTycoon, k: int) -> NationalPark:
    t = state.tables
    slots = []
    for place in range(4):
        mask = t.park_slots[k * 4 + place]
        kinds = [content.kind_name(kind) for kind in range(KINDS) if (mask >> kind) & 1]
        slots += [" or ".join(kinds)] if kinds else []
    upper, lower = (
        [seat for seat in range(4) if (mask >> seat) & 1] for mask in (state.park_upper[k], state.park_lower[k])
    )
    return NationalPark(content.park_names[k], ", ".join(slots), t.park_first[k], upper, t.park_second[k], lower)


def view(content: Content, state: ZooTycoon) -> ZooTycoonView:
    t = state.tables
    names = content.species_names
    return ZooTycoonView(
        year=state.round,
        season=season(state),
        starting_player=state.start_player,
        exchange_position=state.position + 1,
        positions_visited=[n + 1 for n in range(t.positions) if (state.visited >> n) & 1],
        event=content.event_names[state.event] if state.event >= 0 else "",
        event_effect=content.event_effects[state.event] if state.event >= 0 else "",
        donor=content.donor_criteria[state.donors[state.donor]],
        events_left=len(state.events) - state.events_drawn,
        donors_left=len(state.donors) - state.donor - 1,
        bag_males=state.bag_males,
        bag_females=state.bag_females,
        panda_owner=state.panda_owner if state.panda_owner >= 0 else None,
        zoos=[zoo_view(content, state, seat) for seat in range(state.seats)],
        offers=[_offer(content, state, s) for s in range(SPECIES)],
        co_species=[f"{content.co_names[c]}: {content.co_species_cards[c]}" for c in range(CO_SPECIES)],
        buildings=[
            f"{content.design_names[d]} ({t.design_cost[d]} money): {content.building_cards[d]}" for d in range(DESIGNS)
        ],
        reintroductions=[
            Reintroduction(
                names[t.track_species[k]],
                t.track_needed[k],
                t.track_points[k],
                t.track_times[k] - state.reintroduced[k],
                [state.cubes[k * 4 + seat] for seat in range(state.seats)],
            )
            for k in range(TRACKS)
        ],
        national_parks=[_park(content, state, k) for k in range(PARKS)],
        winners=winners(state),
        rating=_rating(state),
    )


def winners(state: ZooTycoon) -> list[int]:
    """Who has won: nobody before the end, and nobody if all zoos are in debt (ZT-16.10)."""
    if not state.is_over():
        return []
    return [seat for seat in range(state.seats) if state.place(seat) == 1]


def _rating(state: ZooTycoon) -> str:
    """The word for a finished solo game (ZT-18.4)."""
    return RATINGS[rating(state.score(0))] if state.seats == 1 and winners(state) else ""
