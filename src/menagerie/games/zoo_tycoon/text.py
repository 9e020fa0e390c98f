"""Words: labels, prompts, log lines and the sentences of the rules that forbid something."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from menagerie.core.journal import Event
from menagerie.core.rules import Rule
from menagerie.games.zoo_tycoon import phases as p
from menagerie.games.zoo_tycoon import refusals as r
from menagerie.games.zoo_tycoon.endgame import rating
from menagerie.games.zoo_tycoon.exchange import demand, supply
from menagerie.games.zoo_tycoon.scoring import (
    building_points,
    enclosure_con,
    enclosure_pop,
    victory_points,
)
from menagerie.games.zoo_tycoon.tables import CONSERVATION_CENTER, PARK, SPECIES

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.content import Content
    from menagerie.games.zoo_tycoon.state import ZooTycoon

BIOMES = ("rainforest", "savanna", "montane forest")
FOCAL_POINTS = ("popularity", "education", "conservation", "retreat")
TRACKS = ("popularity", "education", "conservation")
SEXES = ("male", "female")
RATINGS = ("park bench", "keeper", "curator", "director")
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
OPERATION_LABELS = (
    "Place a stored enclosure tile",
    "Buy an enclosure tile for 7",
    "Let animals from quarantine enter the zoo",
    "Take a co-species",
    "Build a focal point for 2",
    "Build a building",
    "Place the free conservation center",
    "Construction action",
    "Move a species to another enclosure",
    "Animal Keeping: a worker raises experience",
    "Entertainment: a worker earns points",
)

RULES: dict[int, Rule] = {
    1: Rule("ZT-4.1", "This choice belongs to another decision."),
    r.NO_TRADE: Rule("ZT-9.12", "No trade is left; a worker on Exchange would give one more."),
    r.CLOSED_BY_LEVEL_III: Rule("ZT-9.24", "A level III species in the first round is the only trade."),
    r.PANDA_TAKEN: Rule("ZT-9.22", "Only one zoo in the game gets the giant pandas."),
    r.NO_OFFER: Rule("ZT-9.14", "The exchange offers none of these animals to you."),
    r.NOT_IN_ROUND_ONE: Rule("ZT-9.23", "Giant panda and Asian elephant cannot be taken in the first round."),
    r.LEVEL_III_FIRST: Rule("ZT-9.24", "In the first round a level III species must be the only trade."),
    r.UNHAPPY_ZOO: Rule("ZT-9.16", "A new level II or III species needs a zoo without a yellow species."),
    r.CATEGORY_MISSING: Rule("ZT-5.3", "Too few species of the same category are kept in the zoo."),
    r.POPULARITY_MISSING: Rule("ZT-7.7", "The fixed popularity is too low for this species."),
    r.NO_HOME: Rule("ZT-9.18", "There is no home for these animals."),
    r.NO_DEMAND: Rule("ZT-9.9", "Nobody asks for animals of this species."),
    r.NOTHING_TO_GIVE: Rule("ZT-9.8", "Only quarantined animals and offspring discs can be given away."),
    r.NO_WORKER: Rule("ZT-4.4", "All workers are used this round."),
    r.ONCE_PER_GAME: Rule("ZT-4.5", "This staff action is possible once per game."),
    r.TRADE_LEFT: Rule("ZT-4.16", "A trade is still left, so no exchange worker is needed."),
    r.MAX_TRADES: Rule("ZT-9.5", "No more than five trades are possible in a round."),
    r.NOTHING_TO_TRADE: Rule("ZT-4.16", "There is nothing that a further trade could be used for."),
    r.UNLIMITED_TRADES: Rule("ZT-17.6", "In the introductory game trades are not limited."),
    r.NOT_TAKEN_BY_OTHERS: Rule("ZT-9.25", "No other zoo took animals of this species this round that you could use."),
    r.AT_LEAST_ONE: Rule("ZT-4.17", "This number leads to no possible choice of animals."),
    r.NOT_SO_MANY: Rule("ZT-4.17", "There are not so many animals."),
    r.STANDARDS: Rule("ZT-5.13", "The minimum standards would not hold."),
    r.MALE_BEHAVIOUR: Rule("ZT-5.5", "The males of this species do not tolerate each other there."),
    r.GROUP_TOO_SMALL: Rule("ZT-5.12", "The group would be smaller than the minimum standard."),
    r.GROUP_TOO_LARGE: Rule("ZT-5.11", "The group would be larger than the maximum."),
    r.NO_FREE_SPACE: Rule("ZT-6.8", "The enclosure has too few tiles for that."),
    r.RETREATS_MISSING: Rule("ZT-5.10", "The enclosure has too few retreats."),
    r.WRONG_BIOME: Rule("ZT-6.7", "The enclosure has another biome."),
    r.NOT_TOLERATED: Rule("ZT-5.16", "The main species does not tolerate co-species."),
    r.OCCUPIED_ENCLOSURE: Rule("ZT-6.7", "The enclosure already has a main species."),
    r.OTHER_ENCLOSURE: Rule("ZT-5.6", "A species lives in one enclosure of a zoo only."),
    r.DISEASE: Rule("ZT-15.11", "A disease keeps this category out of enclosures this round."),
    r.NO_QUARANTINE: Rule("ZT-6.9", "Both quarantine spaces hold other species."),
    r.NO_DISC: Rule("ZT-8.14", "There is no offspring disc of this sex."),
    r.ALREADY_KEPT: Rule("ZT-5.6", "The species is already kept in this zoo."),
    r.NOT_KEPT: Rule("ZT-6.10", "The species is not kept in an enclosure."),
    r.HAS_TILE: Rule("ZT-8.10", "The species already carries a contraception tile."),
    r.NO_CONTRACEPTION: Rule("ZT-8.10", "The species carries no contraception tile."),
    r.NO_FAILED_DIE: Rule("ZT-8.9", "No die of this species has failed."),
    r.ALREADY_REROLLED: Rule("ZT-8.9", "A die of this species was rolled again already this round."),
    r.NO_NEW_DISC: Rule("ZT-14.2", "There is no new disc of this sex."),
    r.NO_WAY_ON: Rule("ZT-9.1", "The exchange cannot move there and still find its way."),
    r.MONEY_ENOUGH: Rule("ZT-10.5", "Loans are for zoos with less than 10 money."),
    r.NO_FREE_SQUARE: Rule("ZT-19.5", "No square of the zoo board is free."),
    r.NO_MONEY: Rule("ZT-4.8", "There is not enough money."),
    r.NO_TILE: Rule("ZT-11.3", "No stored enclosure tile is left."),
    r.TILES_LEFT: Rule("ZT-11.4", "Tiles can be bought only when no stored tile is left."),
    r.SQUARE_TAKEN: Rule("ZT-6.3", "The square is not free."),
    r.NO_PROHIBITION: Rule("ZT-6.12", "There is no prohibition tile on the square."),
    r.MUST_REMOVE: Rule("ZT-11.7", "Without removing a prohibition tile there is no place for the tile."),
    r.NOT_NEIGHBOUR: Rule("ZT-6.6", "The tile does not share an edge with this enclosure."),
    r.TILES_FULL: Rule("ZT-12.1", "Every tile of the enclosure has a focal point."),
    r.POP_POINTS_USED: Rule("ZT-12.3", "The group allows no further popularity focal point."),
    r.EDU_POINT_USED: Rule("ZT-12.4", "An education focal point has no effect here."),
    r.CON_POINTS_USED: Rule("ZT-12.5", "The conservation value allows no further focal point."),
    r.RETREATS_USED: Rule("ZT-12.7", "The species has all the retreats it needs."),
    r.NO_FOCAL_PLACE: Rule("ZT-12.7", "Such a focal point would have no effect anywhere."),
    r.DESIGN_BUILT: Rule("ZT-2.2", "This building already stands in the zoo."),
    r.NO_EFFECT: Rule("ZT-12.9", "The building would have no effect there."),
    r.COMMERCIAL_POPULARITY: Rule("ZT-12.16", "Commercial buildings need a fixed popularity of 10."),
    r.BOOTH_ENCLOSURES: Rule("ZT-12.20", "The commercial building needs more matching enclosures with animals."),
    r.SHOP_NEEDS_BOOTHS: Rule("ZT-12.19", "A zoo shop needs both food booths of its biome."),
    r.NO_BUILDING_PLACE: Rule("ZT-12.9", "There is no place for the building."),
    r.NO_FREE_CENTER: Rule("ZT-11.21", "No free conservation center is owed."),
    r.CENTER_FIRST: Rule("ZT-11.21", "The free conservation center must be placed first."),
    r.PANDA_FIRST: Rule("ZT-11.22", "The giant pandas must enter the zoo first."),
    r.NO_CONSTRUCTION: Rule("ZT-12.23", "There is nothing to change by such a construction action."),
    r.HAS_ANIMALS: Rule("ZT-12.24", "Only an enclosure without animals can change its biome."),
    r.SAME_BIOME: Rule("ZT-12.24", "The enclosure already has this biome."),
    r.NOT_BUILT: Rule("ZT-12.25", "The building does not stand in the zoo."),
    r.ONE_STEP: Rule("ZT-12.26", "A tile moves by one step."),
    r.SEPARATED: Rule("ZT-12.26", "The tiles of the enclosure would not hang together."),
    r.COMMERCIAL_BROKEN: Rule("ZT-11.18", "A commercial building would lose an enclosure that it needs."),
    r.ALREADY_RELOCATED: Rule("ZT-4.47", "A species moves to another enclosure once per phase."),
    r.NO_RELOCATION: Rule("ZT-11.15", "No species can move to another enclosure."),
    r.LAST_SQUARE: Rule("ZT-11.11", "The experience is on its last square."),
    r.ENTERTAINED: Rule("ZT-11.12", "Entertainment is possible once a year."),
    r.NOT_IN_FINAL: Rule("ZT-16.8", "The final spending allows only tiles, focal points, buildings and paid changes."),
    r.NOBODY_ENTERS: Rule("ZT-11.8", "No quarantined animal of the species can enter an enclosure."),
    r.NO_CO_PLACE: Rule("ZT-11.9", "No enclosure can take this co-species."),
    r.FREE_ACTION_USED: Rule("ZT-17.4", "There is no free construction action left this round."),
    r.PANDA_STAYS: Rule("ZT-9.22", "The giant pandas must enter the zoo and cannot be sent away."),
    r.PANDA_MEANS: Rule("ZT-A23", "The zoo has neither tiles and money nor an enclosure for the pandas."),
    r.NOT_IN_QUARANTINE: Rule("ZT-6.9", "There are no such animals in quarantine."),
    r.FIRST_TURN_ONLY: Rule("ZT-11.23", "Waiting pandas enter at the first Arrival turn of a later summer."),
    r.NO_ENCLOSURE: Rule("ZT-6.5", "There is no such enclosure."),
    r.NO_SUPPLY_IN_SOLO: Rule("ZT-18.1", "Alone nobody else takes animals, so there is no unexpected supply."),
    r.LEAVING_STANDARDS: Rule("ZT-17.5", "The animals left behind would be below their standards."),
    r.HAS_CO_SPECIES: Rule("ZT-6.7", "The enclosure already has a co-species."),
}

PROMPTS = {
    p.CONVERT_SPRING: "Turn offspring discs into animals before the dice are rolled?",
    p.BIRTH_CONTROL: "Birth control before the dice are rolled?",
    p.SPRING_STAFF: "Use workers before the offspring is drawn?",
    p.AE_MOVE: "Where does the Animal Exchange move?",
    p.LEAVE: "Give animals away?",
    p.LEAVE_MALES: "How many males leave?",
    p.LEAVE_FEMALES: "How many females leave?",
    p.LEAVE_ENCLOSURE_MALES: "How many of the males come from the enclosure?",
    p.LEAVE_ENCLOSURE_FEMALES: "How many of the females come from the enclosure?",
    p.LEAVE_QUARANTINE_MALES: "How many of the males come from quarantine?",
    p.LEAVE_QUARANTINE_FEMALES: "How many of the females come from quarantine?",
    p.DEMAND_SPACE: "Which quarantine space is emptied?",
    p.ARRIVE: "Take animals from the Animal Exchange?",
    p.SUPPLY_SPECIES: "Which offer is used again?",
    p.RESCUE_CHOICE: "Use the Animal Rescue for this species?",
    p.ARRIVE_MALES: "How many males arrive?",
    p.ARRIVE_FEMALES: "How many females arrive?",
    p.ARRIVE_HOME: "Where do the animals go?",
    p.HOME_MALES: "How many of the males enter the enclosure?",
    p.HOME_FEMALES: "How many of the females enter the enclosure?",
    p.PANDA_HOME: "Which enclosure do the pandas enter?",
    p.CONVERT_AUTUMN: "Turn offspring discs into animals before the free tiles?",
    p.LOAN_CHOICE: "Take a loan?",
    p.LOAN_SQUARE: "Which square does the loan block?",
    p.REMOVE_PROHIBITION: "Remove a prohibition tile?",
    p.TILE_SQUARE: "Where does the tile go?",
    p.TILE_JOIN: "Which enclosure is the tile part of?",
    p.ENTER_SPECIES: "Which species enters the zoo?",
    p.ENTER_HOME: "Which enclosure do they enter?",
    p.ENTER_MALES: "How many males enter?",
    p.ENTER_FEMALES: "How many females enter?",
    p.CO_CHOICE: "Which co-species?",
    p.CO_HOME: "Which enclosure does it live in?",
    p.FOCAL_CHOICE: "Which focal point?",
    p.FOCAL_HOME: "In which enclosure?",
    p.BUILDING_KIND: "Which building?",
    p.BUILDING_SQUARE: "On which square?",
    p.CONSTRUCTION_CHOICE: "Which construction action?",
    p.CONSTRUCTION_PAY: "How is it paid?",
    p.BIOME_ENCLOSURE: "Which enclosure changes its biome?",
    p.BIOME_NEW: "To which biome?",
    p.MOVE_WHICH_BUILDING: "Which building moves?",
    p.MOVE_BUILDING_TO: "To which square?",
    p.MOVE_WHICH_TILE: "Which tile moves?",
    p.MOVE_TILE_TO: "To which square?",
    p.RELOCATE_SPECIES: "Which species moves?",
    p.RELOCATE_HOME: "To which enclosure?",
    p.KEEPING_SPECIES: "With which species does the experience rise?",
    p.ENTERTAIN_CHOICE: "What does the entertainment earn?",
    p.CONVERT_END: "Turn offspring discs into animals before they are counted?",
    p.WELFARE_TRACK: "Which track gets the odd point of animal welfare?",
}


def square_name(square: int) -> str:
    return f"{square % 8 + 1},{square // 8 + 1}"


def count_words(males: int, females: int) -> str:
    parts = []
    if males:
        parts.append(f"{males} male{'s' if males != 1 else ''}")
    if females:
        parts.append(f"{females} female{'s' if females != 1 else ''}")
    return " and ".join(parts) or "none"


def enclosure_name(content: Content, state: ZooTycoon, enclosure: int) -> str:
    zoo = state.zoos[state.player]
    if enclosure >= zoo.enclosures:
        return f"E{enclosure + 1}"
    main, co = zoo.main_in(enclosure), zoo.co_in(enclosure)
    living = [content.species_names[main]] if main >= 0 else []
    living += [content.co_names[co]] if co >= 0 else []
    words = " with ".join(living) or "empty"
    return f"E{enclosure + 1} ({BIOMES[zoo.biome(enclosure)]}, {zoo.size(enclosure)} tiles, {words})"


def prompt(content: Content, state: ZooTycoon) -> str:
    if state.decision == p.GAME_OVER:
        return "The game is over."
    if state.decision == p.REINTRODUCE:
        return f"Send new offspring of {content.species_names[state.chosen]} to the reintroduction track?"
    if state.decision == p.BUILD:
        zoo = state.zoos[state.player]
        when = "Final spending" if state.final else "Building Phase"
        return f"{when}: {zoo.money} money, {zoo.tiles} stored tiles. What next?"
    if state.decision in {p.ARRIVE_MALES, p.ARRIVE_FEMALES, p.ARRIVE_HOME, p.LEAVE_MALES, p.LEAVE_FEMALES}:
        return f"{content.species_names[state.chosen]}: {PROMPTS[state.decision]}"
    return PROMPTS[state.decision]


def phase(state: ZooTycoon) -> str:
    d = state.decision
    if d == p.GAME_OVER:
        return "End of the game"
    if state.final or d in {p.CONVERT_END, p.WELFARE_TRACK}:
        return "End of the game: " + ("final spending" if state.final else "scoring")
    if d <= p.REINTRODUCE:
        return f"Year {state.round}, spring"
    return f"Year {state.round}, " + ("summer" if d < p.CONVERT_AUTUMN else "autumn")


def label(content: Content, state: ZooTycoon, action: int) -> str:
    kind, numbers = state.game.actions.decode(action)
    first = numbers[0] if numbers else 0
    species = content.species_names
    if kind == "convert":
        return f"Turn a {SEXES[numbers[1]]} {species[first]} disc into an animal"
    if kind in {"give", "take", "again"}:
        return _trade_label(content, state, kind, first)
    if kind == "house":
        return enclosure_name(content, state, first)
    if kind == "join":
        return "Join " + enclosure_name(content, state, first)
    if kind == "new":
        return f"Start a new {BIOMES[first]} enclosure"
    if kind == "species":
        return content.kind_name(first)
    if kind == "at":
        return f"Square {square_name(first)}"
    if kind in {"males", "females"}:
        return f"{first} {kind[:-1] if first == 1 else kind}"
    if kind in {"from quarantine", "from enclosure"}:
        return f"{first} {kind}"
    if kind == "design":
        return f"{content.design_names[first].capitalize()} for {state.tables.design_cost[first]}"
    if kind == "empty space":
        held = state.zoos[state.player].quarantine[first * 3]
        return f"Space {first + 1}" + (f" ({species[held - 1]})" if held else "")
    if kind in OPERATIONS:
        return OPERATION_LABELS[OPERATIONS.index(kind)]
    return _plain_label(content, kind, first)


def _trade_label(content: Content, state: ZooTycoon, kind: str, s: int) -> str:
    name = content.species_names[s]
    if kind == "give":
        return f"Give {name} (wanted: {count_words(demand(state, s, 0), demand(state, s, 1))})"
    verb = "Take" if kind == "take" else "Take again"
    seat = state.player
    return f"{verb} {name} (offered: {count_words(supply(state, seat, s, 0), supply(state, seat, s, 1))})"


def _plain_label(content: Content, kind: str, first: int) -> str:
    species = content.species_names
    return {
        "pass": "Pass",
        "done": "Done",
        "stop": "Keep the rest in the enclosure",
        "decline": "No loan",
        "loan": "Take a loan of 4",
        "exchange": "Exchange: a worker gives one more trade",
        "unexpected demand": "Unexpected demand: empty a quarantine space",
        "unexpected supply": "Unexpected supply: use an offer again",
        "panda enters": "The waiting giant pandas enter an enclosure",
        "quarantine": "Quarantine",
        "keep prohibition": "Remove none",
        "contraception": f"Birth control for {species[first % SPECIES]}",
        "remove contraception": f"Remove the contraception tile of {species[first % SPECIES]}",
        "reroll": f"Breeding: roll a failed die of {species[first % SPECIES]} again",
        "send": f"Send a {SEXES[first % 2]} disc",
        "move exchange": f"Position {first + 1}",
        "rescue": ("No rescue", "Use the rescue")[first % 2],
        "focal": f"{FOCAL_POINTS[first % 4].capitalize()} focal point",
        "construct": ("Change a biome", "Move a building", "Move a tile")[first % 3],
        "pay": ("Pay 2 money", "Use a worker (Maintenance)", "The free action")[first % 3],
        "change to": f"To {BIOMES[first % 3]}",
        "entertain": ("1 popularity", "2 education", "1 conservation")[first % 3],
        "first": ("Popularity first", "Conservation first")[first % 2],
    }[kind]


def line(content: Content, event: Event, names: Sequence[str]) -> str:
    who = names[event.seat] if 0 <= event.seat < len(names) else ""
    n = [int(value) for value in event.args]
    species = content.species_names
    kind = event.kind
    if kind == "event":
        again = " It has no effect in the last year; another card is drawn." if n[1] else ""
        return f"Event: {content.event_names[n[0]]} ({content.event_effects[n[0]]}).{again}"
    if kind == "donor":
        return f"The new donor looks for: {content.donor_criteria[n[0]]}."
    if kind in {"rolled", "rerolled"}:
        dice = ", ".join(str(value) for value in n[2:])
        again = " again" if kind == "rerolled" else ""
        return f"{who} rolls{again} for {species[n[0]]} (needs {n[1]}): {dice}."
    if kind == "entered":
        new = ", new in the zoo" if n[4] else ""
        return f"{who}: {count_words(n[1], n[2])} of {species[n[0]]} enter E{n[3] + 1}{new}."
    if kind in {"litter", "took", "gave", "unexpected demand"}:
        verb = {"litter": "gets offspring:", "took": "takes", "gave": "gives away"}.get(kind, "sends off")
        return f"{who} {verb} {count_words(n[1], n[2])} of {species[n[0]]}."
    words = _short_line(content, kind, n)
    return f"{who} {words}".strip() if words else ""


def _short_line(content: Content, kind: str, n: list[int]) -> str:
    x = [*n, 0, 0, 0, 0]
    main = content.species_names[x[0] % SPECIES]
    sex = SEXES[x[1] % 2]
    swap = f" and {content.kind_name(x[2])} takes its place" if kind == "relocated" and x[2] >= 0 else ""
    return {
        "year": f"Year {x[0]} begins.",
        "exchange moves": f"The Animal Exchange moves to position {x[0] + 1}.",
        "converted": f"turns a {sex} {main} disc into an animal.",
        "contraception": f"puts a contraception tile on {main}.",
        "contraception removed": f"removes the contraception tile of {main}.",
        "sent": f"sends a {sex} {main} to the reintroduction track.",
        "reintroduced": f"takes part in a reintroduction of {main}: {x[1]} conservation.",
        "park": f"completes {content.park_names[x[0] % 5]} ({'upper' if x[1] else 'lower'} square).",
        "passed": "passes.",
        "exchange": "uses a worker for one more trade.",
        "free tiles": f"receives {x[0]} enclosure tiles.",
        "loan": f"takes a loan; square {square_name(x[0])} is blocked.",
        "prohibition removed": f"removes the prohibition tile on {square_name(x[0])}.",
        "tile": f"{'buys and ' if x[3] else ''}places a {BIOMES[x[2] % 3]} tile of E{x[1] + 1} on {square_name(x[0])}.",
        "co-species": f"takes {content.co_names[x[0] % 12]} into E{x[1] + 1}.",
        "focal point": f"builds a {FOCAL_POINTS[x[0] % 4]} focal point in E{x[1] + 1}.",
        "building": f"builds {content.design_names[x[0] % 17]} on {square_name(x[1])}{' for free' if x[2] else ''}.",
        "building moved": f"moves {content.design_names[x[0] % 17]} to {square_name(x[1])}.",
        "tile moved": f"moves the tile on {square_name(x[0])} to {square_name(x[1])}.",
        "biome": f"changes E{x[0] + 1} to {BIOMES[x[1] % 3]}.",
        "relocated": f"moves {content.kind_name(x[0] % 35)} to E{x[1] + 1}{swap}.",
        "keeping": f"gains experience with {main}.",
        "entertainment": f"entertains for {TRACKS[x[0] % 3]}.",
        "done": "has finished building.",
        "protest": "loses all buzz in the protest.",
        "education point": "gets 1 conservation for education.",
        "revenue": f"earns {x[0]}, pays {x[1]} and has {x[2]} money.",
        "won": f"wins with {x[0]} points.",
        "rating": f"reaches {x[0]} points: {RATINGS[rating(x[0])]}.",
        "nobody won": "All zoos are in debt: nobody wins.",
        "excluded": "is in debt and excluded from the end of the game.",
        "projects": f"loses {x[0]} popularity for discs; parks {x[1]}, breeding {x[2]}, welfare {x[3]}.",
    }[kind]


def breakdown(state: ZooTycoon, seat: int) -> list[tuple[str, int]]:
    """The sources of the lower track; they add up to the score."""
    t = state.tables
    zoo = state.zoos[seat]
    points = victory_points(zoo)
    if zoo.pop <= zoo.con:
        animals = sum(enclosure_pop(t, zoo, e) for e in range(zoo.enclosures))
        parks = building_points(t, zoo, PARK, -1, -1)
        found = [("Popularity of enclosures", animals), ("Parks", parks)]
        found.append(("Entertainment, education and the end of the game", points - animals - parks))
    else:
        focal = sum(enclosure_con(t, zoo, e) for e in range(zoo.enclosures))
        centers = building_points(t, zoo, CONSERVATION_CENTER, -1, -1)
        national, breeding = state.end_parks[seat], state.end_breeding[seat]
        found = [("Conservation focal points", focal), ("Conservation centers", centers)]
        found += [("National parks", national), ("Breeding program", breeding)]
        rest = points - focal - centers - national - breeding
        found.append(("Reintroductions, education, entertainment and welfare", rest))
    if (state.excluded >> seat) & 1:
        found.append(("Excluded for debt", -points))
    return [(words, int(value)) for words, value in found]
