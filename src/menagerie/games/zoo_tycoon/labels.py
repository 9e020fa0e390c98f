"""Words for a player: labels of choices, prompts, phases and the sources of points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.wording import plural
from menagerie.games.zoo_tycoon import phases as p
from menagerie.games.zoo_tycoon.arrival import offered
from menagerie.games.zoo_tycoon.cards import (
    BIOMES,
    animals,
)
from menagerie.games.zoo_tycoon.exchange import demand, trades_left
from menagerie.games.zoo_tycoon.projects import cubes_on
from menagerie.games.zoo_tycoon.scoring import building_points, enclosure_con, enclosure_pop, victory_points
from menagerie.games.zoo_tycoon.sentences import PROMPTS
from menagerie.games.zoo_tycoon.tables import (
    CONSERVATION_CENTER,
    COST_REDUCTION,
    EDUCATION_BOOTH,
    PARK,
    SECOND_STAFF_FREE,
    SPECIES,
)

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.content import Content
    from menagerie.games.zoo_tycoon.state import ZooTycoon

FOCAL_POINTS = ("popularity", "education", "conservation", "retreat")
SEXES = ("male", "female")
OPERATIONS = (
    "tile",
    "buy tile",
    "enter",
    "co-species",
    "focal point",
    "building",
    "free center",
    "construction",
    "relocate",
    "animal keeping",
    "entertainment",
)
TRACK_OF = {PARK: "popularity", EDUCATION_BOOTH: "education", CONSERVATION_CENTER: "conservation"}


def square_name(square: int) -> str:
    """Column and row, counted from the top left."""
    return f"{square % 8 + 1},{square // 8 + 1}"


def worker(state: ZooTycoon) -> str:
    """What the next worker of the player costs (ZT-4.4)."""
    t = state.tables
    used = state.zoos[state.player].workers_used
    free = 2 if state.event >= 0 and t.event_code[state.event] == SECOND_STAFF_FREE else 1
    return "a worker, free" if used < free else f"a worker, {t.worker_surcharge} running costs"


def enclosure_name(content: Content, state: ZooTycoon, enclosure: int) -> str:
    zoo = state.zoos[state.player]
    if enclosure >= zoo.enclosures:
        return f"E{enclosure + 1}"
    main, co = zoo.main_in(enclosure), zoo.co_in(enclosure)
    living = [content.species_names[main]] if main >= 0 else []
    living += [content.co_names[co]] if co >= 0 else []
    retreats = zoo.points(enclosure, 3)
    parts = [BIOMES[zoo.biome(enclosure)], plural(zoo.size(enclosure), "tile")]
    parts += [plural(retreats, "retreat")] if retreats else []
    return f"E{enclosure + 1} ({', '.join(parts)}, {' with '.join(living) or 'empty'})"


# Prompts and phases.


def prompt(content: Content, state: ZooTycoon) -> str:
    d = state.decision
    if d == p.GAME_OVER:
        return "The game is over."
    zoo = state.zoos[state.player]
    if d == p.REINTRODUCE:
        return f"Send new offspring of {content.species_names[state.chosen]} back to the wild?"
    if d == p.BUILD:
        when = "Final spending" if state.final else "Building"
        tiles = plural(zoo.tiles, "stored tile")
        workers = "" if state.final else f", {plural(state.tables.workers - zoo.workers_used, 'worker')}"
        return f"{when}: you have {zoo.money} money, {tiles}{workers}. What next?"
    if d in {p.LEAVE, p.ARRIVE}:
        trades = 0 if zoo.closed else max(0, trades_left(state, zoo))
        left = "" if state.introductory else f" ({plural(trades, 'trade')} left)"
        return PROMPTS[d][:-1] + left + "?"
    if d == p.LOAN_CHOICE:
        return f"You have {zoo.money} money. Take a loan?"
    if d in {p.BUILDING_SQUARE, p.MOVE_BUILDING_TO}:
        return f"{content.design_names[state.chosen].capitalize()}: {PROMPTS[d].lower()}"
    if d in {p.CO_HOME}:
        return f"{content.co_names[state.chosen]}: {PROMPTS[d].lower()}"
    if d in {p.RELOCATE_HOME}:
        return f"{content.kind_name(state.chosen)}: {PROMPTS[d].lower()}"
    if p.LEAVE_MALES <= d <= p.HOME_FEMALES and d not in {p.DEMAND_SPACE, p.ARRIVE, p.SUPPLY_SPECIES}:
        return f"{content.species_names[state.chosen]}: {PROMPTS[d].lower()}"
    if d in {p.ENTER_HOME, p.ENTER_MALES, p.ENTER_FEMALES}:
        return f"{content.species_names[state.chosen]}: {PROMPTS[d].lower()}"
    return PROMPTS[d]


def season(state: ZooTycoon) -> str:
    d = state.decision
    if d == p.GAME_OVER:
        return "end of the game"
    if state.final:
        return "final spending"
    if d in {p.CONVERT_END, p.WELFARE_TRACK}:
        return "final scoring"
    if d <= p.REINTRODUCE:
        return "spring"
    return "summer" if d < p.CONVERT_AUTUMN else "autumn"


def phase(state: ZooTycoon) -> str:
    if state.decision == p.GAME_OVER:
        return "End of the game"
    return f"Year {state.round}, {season(state)}"


# Labels.


def label(content: Content, state: ZooTycoon, action: int) -> str:
    kind, numbers = state.game.actions.decode(action)
    first = numbers[0] if numbers else 0
    if kind == "convert":
        return f"Turn a {SEXES[numbers[1]]} {content.species_names[first]} disc into an animal"
    if kind in {"give", "take", "again"}:
        return _trade(content, state, kind, first)
    if kind == "house":
        return _house(content, state, first)
    if kind == "join":
        return "Join " + enclosure_name(content, state, first)
    if kind == "new":
        return f"Start a new {BIOMES[first]} enclosure"
    if kind == "species":
        return _species(content, state, first)
    if kind == "at":
        return _square(content, state, first)
    if kind in {"males", "females"}:
        return f"{first} {kind[:-1] if first == 1 else kind}"
    if kind in {"from quarantine", "from enclosure"}:
        return f"{first} {kind.replace('from', 'from the') if 'enclosure' in kind else kind}"
    if kind == "design":
        price = "" if state.decision == p.MOVE_WHICH_BUILDING else f" for {state.tables.design_cost[first]} money"
        return f"{content.design_names[first].capitalize()}{price}: {content.building_cards[first]}"
    if kind == "empty space":
        held = state.zoos[state.player].quarantine[first * 3]
        return f"Space {first + 1}" + (f" ({content.species_names[held - 1]})" if held else " (empty)")
    if kind in OPERATIONS:
        return _operation(state, kind)
    return _plain(content, state, kind, first)


def _trade(content: Content, state: ZooTycoon, kind: str, s: int) -> str:
    name = content.species_names[s]
    seat = state.player
    if kind == "give":
        return f"Give away {name} (wanted: {animals(demand(state, s, 0), demand(state, s, 1))})"
    again = kind == "again"
    males, females = (offered(state, seat, s, sex, False, again) for sex in (0, 1))
    owned = " (yours)" if state.zoos[seat].owns(s) else ""
    return f"Take {name}{owned}: {animals(males, females)} offered; {content.species_cards[s]}"


def _house(content: Content, state: ZooTycoon, enclosure: int) -> str:
    words = enclosure_name(content, state, enclosure)
    zoo = state.zoos[state.player]
    if state.decision == p.RELOCATE_HOME and state.chosen < SPECIES and enclosure < zoo.enclosures:
        other = zoo.main_in(enclosure)
        if other >= 0:
            return f"{words}: swap with {content.species_names[other]}"
    return words


def _species(content: Content, state: ZooTycoon, kind: int) -> str:
    name = content.kind_name(kind)
    zoo = state.zoos[state.player]
    if state.decision == p.CO_CHOICE and kind >= SPECIES:
        return f"{name}: {content.co_species_cards[kind - SPECIES]}"
    if kind >= SPECIES:
        return f"{name} (now in E{zoo.co_home[kind - SPECIES]})"
    if state.decision == p.ENTER_SPECIES:
        return f"{name} ({animals(zoo.quarantined(kind, 0), zoo.quarantined(kind, 1))} in quarantine)"
    if state.decision == p.KEEPING_SPECIES:
        return f"{name} (experience {zoo.experience(kind)} of {state.tables.exp_last[kind]})"
    return f"{name} (now in E{zoo.home(kind) + 1})"


def _square(content: Content, state: ZooTycoon, square: int) -> str:
    words = f"Square {square_name(square)}"
    zoo, t = state.zoos[state.player], state.tables
    if state.decision in {p.BUILDING_SQUARE, p.MOVE_BUILDING_TO}:
        effect = t.effect[state.chosen]
        if effect != COST_REDUCTION:
            gain = building_points(t, zoo, effect, state.chosen, square) - building_points(t, zoo, effect, -1, -1)
            return f"{words} ({gain:+d} {TRACK_OF[effect]})"
    if state.decision == p.MOVE_WHICH_TILE:
        return f"{words} (a tile of E{zoo.enclosure_at(square) + 1})"
    return words


def _operation(state: ZooTycoon, kind: str) -> str:
    t = state.tables
    return {
        "tile": "Place a stored enclosure tile",
        "buy tile": f"Buy an enclosure tile for {t.tile_price} money",
        "enter": "Let animals from quarantine enter the zoo",
        "co-species": "Take a co-species",
        "focal point": f"Build a focal point or retreat for {t.focal_price} money",
        "building": "Build a building",
        "free center": "Place the free conservation center",
        "construction": f"Construction: change a biome, move a building or a tile ({t.construction_price} money)",
        "relocate": "Move a species to another enclosure",
        "animal keeping": f"Animal Keeping: experience with a species rises by 1 ({worker(state)})",
        "entertainment": f"Entertainment: 1 popularity, 2 education or 1 conservation ({worker(state)})",
    }[kind]


def _plain(content: Content, state: ZooTycoon, kind: str, first: int) -> str:
    t = state.tables
    species = content.species_names[first % SPECIES]
    building = state.decision == p.BUILD
    return {
        "pass": "Pass: no more trades in this phase" if state.pass_final else "Pass",
        "done": "Finish building" if building else "Go on",
        "stop": "Keep the rest in the enclosure",
        "decline": "No loan",
        "loan": f"Take a loan: {t.loan_amount} money, but not above {t.loan_cap}; a square is blocked",
        "exchange": f"Exchange: one more trade ({worker(state)})",
        "unexpected demand": f"Unexpected demand: empty a quarantine space, once per game ({worker(state)})",
        "unexpected supply": f"Unexpected supply: repeat an offer that others used, once per game ({worker(state)})",
        "panda enters": "The waiting giant pandas enter an enclosure",
        "quarantine": "Quarantine",
        "keep prohibition": "Remove no prohibition tile",
        "contraception": f"Birth control: no dice for {species} from now on ({worker(state)})",
        "remove contraception": f"Remove the contraception tile of {species}",
        "reroll": f"Breeding: roll a failed die of {species} again ({worker(state)})",
        "send": f"Send a {SEXES[first % 2]} to the reintroduction track{_track(content, state)}",
        "move exchange": f"Position {first + 1}",
        "rescue": ("No, keep the rescue", "Yes, one male and one female more on offer")[first % 2],
        "focal": _focal(first % 4),
        "construct": ("Change the biome of an empty enclosure", "Move a building", "Move a tile by one step")[
            first % 3
        ],
        "pay": (f"Pay {t.construction_price} money", f"Maintenance ({worker(state)})", "Use the free action")[
            first % 3
        ],
        "change to": f"To {BIOMES[first % 3]}",
        "entertain": ("1 popularity", "2 education", "1 conservation")[first % 3],
        "first": ("Popularity first", "Conservation first")[first % 2],
    }[kind]


def _focal(kind: int) -> str:
    return (
        "Popularity focal point: 1 popularity",
        "Education focal point: the education value of the enclosure",
        "Conservation focal point: 1 conservation",
        "Retreat: makes the main species happier",
    )[kind]


def _track(content: Content, state: ZooTycoon) -> str:
    track = state.tables.track[state.chosen] if state.decision == p.REINTRODUCE else -1
    if track < 0:
        return ""
    t = state.tables
    return f" ({cubes_on(state, track)} of {t.track_needed[track]} sent, {t.track_points[track]} conservation)"


# Points.


def breakdown(state: ZooTycoon, seat: int) -> list[tuple[str, int]]:
    """The sources of the lower track; they add up to the score."""
    t = state.tables
    zoo = state.zoos[seat]
    total = victory_points(zoo)
    if zoo.pop <= zoo.con:
        living = sum(enclosure_pop(t, zoo, e) for e in range(zoo.enclosures))
        parks = building_points(t, zoo, PARK, -1, -1)
        discs = -state.end_discs[seat]
        found = [("Popularity of enclosures", living), ("Parks", parks), ("Offspring discs left", discs)]
        found.append(("Entertainment, education and welfare", total - living - parks - discs))
    else:
        focal = sum(enclosure_con(t, zoo, e) for e in range(zoo.enclosures))
        centers = building_points(t, zoo, CONSERVATION_CENTER, -1, -1)
        national, breeding = state.end_parks[seat], state.end_breeding[seat]
        found = [("Conservation focal points", focal), ("Conservation centers", centers)]
        found += [("National parks", national), ("Breeding program", breeding)]
        rest = total - focal - centers - national - breeding
        found.append(("Reintroductions, education, entertainment and welfare", rest))
    if (state.excluded >> seat) & 1:
        found.append(("Excluded for debt", -total))
    return [(words, int(value)) for words, value in found]
