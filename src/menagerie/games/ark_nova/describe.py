"""Effects, conditions and rewards in our own words, worked out from the tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from menagerie.core.wording import listed, plural
from menagerie.games.ark_nova import tables as t
from menagerie.games.ark_nova.vocabulary import ICON_WORDS

if TYPE_CHECKING:
    from menagerie.games.ark_nova.content import Content

ICON_NAMES: Final = (
    "predator", "herbivore", "primate", "reptile", "bird", "bear", "petting-zoo",
    "Africa", "Americas", "Asia", "Australia", "Europe", "research", "rock", "water", "rock or water",
)  # fmt: skip
ACTION_NAMES: Final = ("Animals", "Build", "Cards", "Association", "Sponsors")
CONTINENT_NAMES: Final = ("Africa", "Americas", "Asia", "Australia", "Europe")
UNIVERSITY_NAMES: Final = (
    "the university for 1 reputation and a hand limit of 5",
    "the university for 2 reputation and 1 research",
    "the university for 2 research",
)
TASK_NAMES: Final = ("reputation", "partner zoo", "university", "conservation project")
SIZE_NAMES: Final = ("small", "medium", "large")

METRIC_NAMES: Final[dict[int, str]] = {
    t.M_CATEGORIES: "different animal categories",
    t.M_CONTINENTS: "different continents",
    t.M_SMALL_ANIMALS: "small animals",
    t.M_LARGE_ANIMALS: "large animals",
    t.M_SPONSORS: "sponsors in the zoo",
    t.M_PROJECTS_SUPPORTED: "supported projects",
    t.M_REPUTATION: "reputation",
    t.M_UNIVERSITIES: "universities",
    t.M_X_TOKENS: "X-tokens",
    t.M_KIOSKS: "kiosks",
    t.M_OCCUPIED_SIZE_1: "occupied enclosures of size 1",
    t.M_CONNECTED_WATER: "connected water cells",
    t.M_CONNECTED_ROCK: "connected rock cells",
    t.M_CONNECTED_BONUS: "connected cells with a placement bonus",
    t.M_CONNECTED_BORDER: "empty border cells beside your buildings",
    t.M_UNCONNECTED_WATER: "unconnected water cells",
    t.M_UNCONNECTED_ROCK: "unconnected rock cells",
    t.M_UNCONNECTED_BONUS: "unconnected cells with a placement bonus",
    t.M_ALL_WATER_CONNECTED: "all water cells connected",
    t.M_ALL_ROCK_CONNECTED: "all rock cells connected",
    t.M_ALL_BORDER_COVERED: "all border building spaces covered",
    t.M_MAP_COVERED: "the whole map covered",
    t.M_EMPTY_CELLS: "empty building spaces",
    t.M_MORE_THAN_RIGHT: "animal categories with more icons than the player to your right",
}
YES_OR_NO: Final = (t.M_ALL_WATER_CONNECTED, t.M_ALL_ROCK_CONNECTED, t.M_ALL_BORDER_COVERED, t.M_MAP_COVERED)

KEYWORD_HELP: Final[dict[str, str]] = {
    "sprint": "Draw cards from the deck.",
    "hunter": "Reveal cards of the deck; take one animal among them, discard the rest.",
    "perception": "Draw cards, keep half of them.",
    "scavenging": "Shuffle the discard pile, draw cards from it and keep one.",
    "snapping": "Take any card of the display.",
    "digging": "Exchange display cards or hand cards.",
    "sponsor_magnet": "Take all sponsors of the display.",
    "sun_bathing": "Sell hand cards for 4 money each.",
    "pouch": "Put hand cards away for 2 appeal each.",
    "jumping": "Advance the break token and gain as much money.",
    "inventive": "Gain X-tokens.",
    "inventive_bear": "Gain X-tokens for bears in all zoos.",
    "inventive_primate": "Gain X-tokens for your primates.",
    "pack": "Appeal for your predators.",
    "iconic_animal": "Appeal for icons of a continent in all zoos.",
    "petting_zoo_animal": "Appeal for your petting-zoo animals.",
    "posturing": "Place kiosks or pavilions for free.",
    "peacocking": "Place a Large Bird Aviary for free.",
    "full_throated": "Hire a worker.",
    "resistance": "Draw two final scoring cards and keep one of them.",
    "assertion": "Take an undealt base project into your hand.",
    "dominance": "Take the base project Primates into your hand, if it was not dealt.",
    "flock_animal": "May live with a large enough herbivore instead of in an enclosure of its own.",
    "clever": "After the action you may put any action card on slot 1.",
    "boost": "After the action you may put the named card on slot 1 or 5.",
    "action": "After the action you may perform the named action.",
    "determination": "After the action you may perform another action.",
    "multiplier": "A token that lets you perform the action twice.",
    "venom": "Players with more appeal get venom: using another card costs them 2 money.",
    "constriction": "Players ahead of you get tokens that make their strongest cards weaker by 2.",
    "hypnosis": "After the action use an action card of the player with the most appeal.",
    "pilfering": "The leader gives you a random card or 5 money.",
}


def amount(resource: int, count: int) -> str:
    """`3 money`, `1 X-token`."""
    if resource == t.X_TOKEN:
        return plural(count, "X-token")
    return f"{count} {('money', 'X-tokens', 'appeal', 'reputation', 'conservation')[resource]}"


def metric(code: int, icon: int) -> str:
    if code == t.M_ICONS:
        return f"{ICON_NAMES[icon]} icons"
    return METRIC_NAMES[code]


def steps(tables: t.Tables, first: int, last: int) -> list[tuple[int, int]]:
    return [(int(tables.step_at[row]), int(tables.step_gives[row])) for row in range(first, last)]


def _ladder(tables: t.Tables, row: int, resource: int, what: str) -> str:
    found = steps(tables, tables.e_first[row], tables.e_last[row])
    if tables.e_metric[row] in YES_OR_NO:
        return f"{amount(resource, found[0][1])} for {what}"
    thresholds = " / ".join(str(at) for at, _ in found)
    gains = " / ".join(str(gives) for _, gives in found)
    return f"{gains} {amount(resource, 2).split(' ', 1)[1]} for {thresholds} {what}"


def _gains(tables: t.Tables, row: int) -> str:
    """The codes that gain resources."""
    code, resource, count = tables.e_code[row], tables.e_resource[row], tables.e_amount[row]
    icon = ICON_NAMES[tables.e_icon[row]] if tables.e_icon[row] >= 0 else ""
    if code == t.GAIN and tables.e_on[row] == t.ON_ANIMAL:
        return f"{amount(resource, count)} if small, {tables.e_max[row]} if large"
    if code == t.GAIN:
        return amount(resource, count)
    if code == t.GAIN_PER_ICON:
        per = f"{tables.e_per[row]} {icon} icons" if tables.e_per[row] > 1 else f"{icon} icon"
        return f"{amount(resource, count)} per {per} in your zoo"
    if code == t.GAIN_PER_ICON_ALL:
        return f"{amount(resource, count)} per {icon} icon in all zoos, at most {tables.e_max[row]}"
    if code == t.GAIN_BY_ICONS:
        return _ladder(tables, row, resource, f"{icon} icons")
    if code == t.GAIN_PER_COUNT:
        return f"{amount(resource, count)} for each of your {metric(tables.e_metric[row], tables.e_icon[row])}"
    if code == t.GAIN_BY_COUNT:
        return _ladder(tables, row, resource, metric(tables.e_metric[row], tables.e_icon[row]))
    if code == t.GAIN_PER_DISTINCT_ICON:
        return f"{amount(resource, count)} per different animal category and continent in your zoo"
    others = f"every other player gains {tables.e_others[row]} money per point"
    if code == t.CONSERVATION_PER_DISTINCT_ICONS:
        return f"{count} conservation per {tables.e_per[row]} different categories and continents; {others}"
    return f"{count} conservation per {icon} icon, at most {tables.e_max[row]}; {others}"


def _times(count: int) -> str:
    return "" if count == 1 else f" {count} times"


def _simple(content: Content, row: int) -> str:
    """All codes that neither gain resources nor count at the end."""
    tables = content.tables
    code, count = tables.e_code[row], int(tables.e_amount[row])
    building = content.buildings[tables.e_building[row]] if tables.e_building[row] >= 0 else ""
    action = ACTION_NAMES[tables.e_action[row]] if tables.e_action[row] >= 0 else ""
    found: dict[int, str] = {
        t.HIRE_WORKER: "hire a worker",
        t.UPGRADE: "turn an action card to side II",
        t.PARTNER_ZOO: "take a partner zoo",
        t.UNIVERSITY: "take a university",
        t.MULTIPLIER: f"put a multiplier token on {action or 'an action card of your choice'}",
        t.PLAY_SPONSOR_FOR_MONEY: "you may play a sponsor from your hand for money",
        t.MAY_BUILD_FREE: f"you may place this for free: {building}",
        t.FREE_SPECIAL_ENCLOSURE: "you may place a Reptile House or Large Bird Aviary for free",
        t.POSTURING: f"place up to {plural(count, 'kiosk or pavilion', 'kiosks or pavilions')} for free",
        t.PLACE_UNIQUE_BUILDING: f"place the {building}{_needs(tables, row)}",
        t.TAKE_CARD: f"take a card of the deck or in range{_times(count)}",
        t.SNAPPING: f"take any card of the display{_times(count)}",
        t.SPRINT: f"draw {plural(count, 'card')}",
        t.HUNTER: f"reveal {'a card per own predator' if count < 0 else plural(count, 'card')}, take an animal",
        t.PERCEPTION: f"draw {count} cards, keep {count // 2}",
        t.SCAVENGING: f"draw {count} cards of the shuffled discard pile, keep 1",
        t.DIGGING: f"up to {count} times exchange a card of the display or of your hand",
        t.SPONSOR_MAGNET: "take all sponsors of the display",
        t.SUN_BATHING: f"sell up to {plural(count, 'hand card')} for 4 money each",
        t.POUCH: f"put up to {plural(count, 'hand card')} away for 2 appeal each",
        t.JUMPING: f"advance the break token {count} and gain {count} money",
        t.RESISTANCE: "draw 2 final scoring cards, keep 1 of them",
        t.ASSERTION: "take " + ("an undealt base project" if count < 0 else f"{content.cards[count].name}, if undealt"),
        t.CHOOSE_SIZE_CLASS: "choose small or large and take the next such animal of the deck",
        t.EXTRA_SMALL_ANIMAL: "you may play a further small animal; then take a small animal of the display",
        t.SPEND_TOKEN_PLAY_SPONSOR: "you may spend a token of this card to play a sponsor for money",
        t.VENOM: f"players with more appeal get venom on {'slot 1' if count == 1 else 'slots 1 and 2'}",
        t.CONSTRICTION: "players ahead on appeal or conservation get a constriction token on slot 5, then 4",
        t.PILFERING: "the leader in appeal gives you a random card or 5 money"
        + ("; then the leader in conservation, too" if count > 1 else ""),
        t.CLEVER: f"put any action card on slot 1{_times(count)}",
        t.BOOST: f"put {action} on slot 1 or 5",
        t.EXTRA_ACTION: f"perform {action}",
        t.DETERMINATION: "perform another action",
        t.HYPNOSIS: f"use an action card in slots 1 to {count} of the player with the most appeal",
        t.FLOCK_ANIMAL: f"may live with a herbivore of size {count} or more instead of in an enclosure",
        t.MONEY_PER_ADJACENT_BUILDING: f"{count} money per building beside it, except empty standard enclosures",
        t.ANIMAL_DISCOUNT: f"{SIZE_NAMES[max(0, min(2, tables.e_icon[row]))]} animals cost {count} less",
        t.EXTRA_COPY: "a Build action may build one of its buildings twice, special enclosures excepted",
        t.BORDER_EXTRA_BONUS: "a placement bonus at the border brings another uncovered one of your map",
        t.FORBID_OTHER_CLASS: "animals of the other size class may not be played",
        t.IGNORE_CONDITION: f"large animals may ignore {plural(count, 'condition')}",
        t.IGNORE_ROCK_WATER: "needs of rock and water do not count",
        t.BUILD_ON_ROCK_WATER: "you may build on rock and water",
        t.IMMUNE: "venom, constriction, hypnosis and pilfering do not affect you",
        t.PROJECT_TASK_STRENGTH: f"supporting a project needs only strength {count}",
        t.RELEASE_REPEATABLE: "you may support release projects several times",
        t.RELEASE_SUPPORT_BONUS: f"{count} more conservation for every release",
        t.TOKEN_AS_ICON: "spend a token of this card as an icon for a base project below the board",
    }
    return found[code]


def _needs(tables: t.Tables, row: int) -> str:
    building = tables.e_building[row]
    parts = []
    if tables.unique_rock[building]:
        parts.append(f"beside {tables.unique_rock[building]} rock")
    if tables.unique_water[building]:
        parts.append(f"beside {tables.unique_water[building]} water")
    if tables.unique_border[building]:
        parts.append(f"on {tables.unique_border[building]} border spaces")
    if tables.unique_detached[building]:
        parts.append("anywhere")
    return f" ({', '.join(parts)})" if parts else ""


def _at_the_end(tables: t.Tables, row: int) -> str:
    code, count = tables.e_code[row], tables.e_amount[row]
    what = metric(tables.e_metric[row], tables.e_icon[row]) if tables.e_metric[row] >= 0 else ""
    if code == t.CONSERVATION_TIERS:
        return _ladder(tables, row, t.CONSERVATION, what)
    if code == t.CONSERVATION_PER_COUNT:
        return f"{count} conservation per {tables.e_per[row]} {what}"
    if code == t.CONSERVATION_PER_EMPTY_GROUP:
        return f"{count} conservation per {tables.e_per[row]} connected empty building spaces"
    if code == t.APPEAL_IF_COVERED:
        return f"{count} appeal if the whole map is covered"
    return f"{count} appeal per pair of a rock and a water icon, at most {tables.e_max[row]} pairs"


def _event(tables: t.Tables, row: int) -> str:
    on = tables.e_on[row]
    if on == t.ON_ICON:
        where = "any" if tables.e_scope[row] == t.ANY_ZOO else "your"
        return f"For each {ICON_NAMES[tables.e_icon[row]]} icon played into {where} zoo"
    if on == t.ON_COVERED:
        return f"For each space covered beside {ICON_NAMES[tables.e_icon[row]]}"
    if on == t.ON_ANIMAL:
        return "For each animal of the chosen size class"
    if on == t.ON_ONLY_SMALL:
        return "After an Animals action with small animals only"
    return "For each new kind of category or continent in your zoo"


def what(content: Content, row: int) -> str:
    """What an effect does, without saying when."""
    tables = content.tables
    code = tables.e_code[row]
    if t.CONSERVATION_TIERS <= code <= t.APPEAL_PER_PAIR:
        return _at_the_end(tables, row)
    if code <= t.CONSERVATION_PER_ICON:
        return _gains(tables, row)
    return _simple(content, row)


def effect(content: Content, row: int) -> str:
    """An effect as a sentence: when it works and what it does."""
    tables = content.tables
    when = tables.e_when[row]
    text = what(content, row)
    if when == t.INCOME:
        return f"Each break: {text}."
    if when == t.TRIGGER:
        return f"{_event(tables, row)}: {text}."
    if when == t.ENDGAME:
        return f"End of the game: {text}."
    if when == t.FINISHING:
        return f"After the action: {text}."
    return f"{text[0].upper()}{text[1:]}."


def keyword(content: Content, row: int) -> str:
    """The name of an animal ability: `Sprint 3`, `Boost: Build`."""
    word = content.effect_words[row]
    name = word.replace("_", " ").capitalize()
    tables = content.tables
    if tables.e_action[row] >= 0:
        return f"{name}: {ACTION_NAMES[tables.e_action[row]]}"
    if word == "iconic_animal":
        return f"{name}: {ICON_NAMES[tables.e_icon[row]]}"
    if tables.e_amount[row] > 0 and word not in ("pack", "petting_zoo_animal", "dominance", "clever", "full_throated"):
        return f"{name} {tables.e_amount[row]}" if _counts(word) else name
    return name


def _counts(word: str) -> bool:
    return word not in {
        "sponsor_magnet", "constriction", "determination", "resistance", "assertion", "peacocking",
        "inventive_bear", "inventive_primate",
    }  # fmt: skip


def rows(content: Content, card: int, peaceful: bool) -> range:
    tables = content.tables
    if peaceful:
        return range(tables.peaceful_first[card], tables.peaceful_last[card])
    return range(tables.first_effect[card], tables.last_effect[card])


def card_lines(content: Content, card: int, peaceful: bool = False) -> list[str]:
    """What a card does, line by line."""
    tables = content.tables
    if card >= t.FIRST_PROJECT:
        return [slot(content, card, number) for number in range(3)] + first_play(tables, card)
    printed = [
        amount(resource, count[card])
        for resource, count in (
            (t.APPEAL, tables.appeal),
            (t.CONSERVATION, tables.conservation),
            (t.REPUTATION, tables.reputation),
        )
        if count[card]
    ]
    lines = [f"{listed(printed)}."] if printed else []
    for row in rows(content, card, peaceful):
        text = effect(content, row)
        lines.append(f"{keyword(content, row)}. {text}" if card < t.FIRST_SPONSOR else text)
    return lines


def slot(content: Content, card: int, number: int) -> str:
    """The condition and reward of a project slot."""
    tables = content.tables
    at = card * 3 + number
    reward = [amount(t.CONSERVATION, tables.slot_conservation[at])]
    if tables.slot_reputation[at]:
        reward.append(amount(t.REPUTATION, tables.slot_reputation[at]))
    return f"{slot_condition(tables, card, number)}: {listed(reward)}."


def slot_condition(tables: t.Tables, card: int, number: int) -> str:
    kind, icon, at = tables.project_kind[card], tables.project_icon[card], card * 3 + number
    if kind == t.ICON_COUNT:
        return f"{tables.slot_need[at]} {ICON_NAMES[icon]} icons"
    if kind == t.DISTINCT_ICONS:
        return f"{tables.slot_need[at]} different {('animal categories', 'continents')[icon]}"
    if kind == t.ANIMAL_COUNT:
        return f"{tables.slot_need[at]} {SIZE_NAMES[icon]} animals"
    if kind == t.RELEASE:
        low, high = tables.slot_min[at], tables.slot_max[at]
        size = f"{low} or more" if high == 5 else f"{high} or less" if low == 1 else str(low)
        name = ICON_NAMES[icon]
        place = "the Americas" if name == "Americas" else name
        animal = f"an animal from {place}" if name in CONTINENT_NAMES else f"a {name} animal"
        return f"release {animal} of size {size}"
    return f"a {ICON_NAMES[icon]} animal and a partner zoo of its continent"


def first_play(tables: t.Tables, card: int) -> list[str]:
    if tables.first_play_reputation[card]:
        return [f"Playing this card: {amount(t.REPUTATION, tables.first_play_reputation[card])}."]
    return []


def action(tables: t.Tables, card: int, strength: int, side: int) -> str:
    """What an action card does at a strength, in a few words."""
    if strength < 1:
        return "too weak without X-tokens"
    at = side * 6 + min(strength, 5)
    if card == t.ANIMALS_CARD:
        count = tables.animals_allowed[at]
        reach = " from hand or range" if side else ""
        first = ", 1 reputation" if side and strength >= 5 else ""
        return f"play {plural(count, 'animal')}{reach}{first}" if count else "no animal at this strength"
    if card == t.BUILD_CARD:
        spaces = plural(strength, "space")
        return f"build different types, {spaces} in all" if side else f"build one building of up to {spaces}"
    if card == t.CARDS_CARD:
        drawn = f"draw {tables.draw[at]}" + (f", discard {tables.discard[at]}" if tables.discard[at] else "")
        return drawn + (", or snap one" if strength >= tables.snap_from[side] else "")
    if card == t.ASSOCIATION_CARD:
        return f"tasks of {strength} in all, then donate" if side else f"one task of value {strength} or less"
    if side:
        return f"sponsors of {strength + 1} levels in all, or break {strength} for {2 * strength} money"
    return f"one sponsor of level {strength} or less, or break {strength} for {strength} money"


def final_lines(content: Content, final: int) -> list[str]:
    """What a final scoring card counts."""
    tables = content.tables
    found = steps(tables, tables.final_first[final], tables.final_last[final])
    if tables.final_kind[final] == t.FINAL_GOALS:
        return [f"{gives} conservation: {METRIC_NAMES[goal]}." for goal, gives in found]
    what_counts = metric(tables.final_metric[final], tables.final_icon[final])
    if tables.final_kind[final] == t.FINAL_MAJORITY:
        return [f"1 conservation for each of the {what_counts}, at most {tables.final_max[final]}."]
    thresholds = " / ".join(str(at) for at, _ in found)
    gains = " / ".join(str(gives) for _, gives in found)
    return [f"{gains} conservation for {thresholds} {what_counts}."]


def map_power(content: Content, face: int) -> str:
    """The power of a map in a sentence, or nothing."""
    value = content.tables.power_value[face]
    return {
        t.POWER_START_BUILDINGS: "You start with an empty enclosure of size 3 and a kiosk.",
        t.POWER_TOWER: f"Each standard enclosure beside the tower brings {value} appeal when it is occupied.",
        t.POWER_GATE: f"Standard enclosures beside the gate count as {value} sizes larger.",
        t.POWER_HARBOR: f"With the harbor connected: once in each of your turns discard a card for {value} money.",
        t.POWER_RESTAURANT: f"Each break: {value} money per covered space beside the restaurant.",
        t.POWER_IGNORE: f"With the institute connected: each animal may ignore {plural(value, 'condition')}.",
        t.POWER_KIOSK: f"With all three parlors covered: {value} more money per kiosk in each break.",
        t.POWER_HOLLYWOOD: "Each H covered: take the deck's next sponsor. All covered: sponsors count 1 level lower.",
    }.get(content.tables.power[face], "")


def icons_of(tables: t.Tables, card: int) -> dict[str, int]:
    """The icons of a card by name."""
    start = card * t.STRIDE
    return {word: int(tables.icons[start + at]) for at, word in enumerate(ICON_WORDS) if tables.icons[start + at]}
