"""The words of the data files and their numbers in the tables: icons, buildings, effects, metrics (AN-22)."""

from __future__ import annotations

from typing import Any, Final

from menagerie.games.ark_nova import tables as t

ICON_WORDS: Final = (
    "predator", "herbivore", "primate", "reptile", "bird", "bear", "petting_zoo",
    "africa", "americas", "asia", "australia", "europe", "research", "rock", "water",
)  # fmt: skip
CONTINENT_WORDS: Final = ("africa", "americas", "asia", "australia", "europe")
ACTION_WORDS: Final = ("animals", "build", "cards", "association", "sponsors")
RESOURCE_WORDS: Final = ("money", "x_token", "appeal", "reputation", "conservation")
SIZE_WORDS: Final = ("small", "medium", "large")
UNIVERSITY_WORDS: Final = ("hand_reputation", "research_reputation", "double_research")
TASK_WORDS: Final = ("reputation", "partner_zoo", "university", "project")
MAP_WORDS: Final = ("A", "0", "1", "2", "3", "4", "5", "6", "7", "8")
BUILDING_WORDS: Final = (
    "kiosk", "pavilion", "enclosure_1", "enclosure_2", "enclosure_3", "enclosure_4", "enclosure_5",
    "petting_zoo", "reptile_house", "large_bird_aviary",
    "meerkat", "penguin", "aquarium", "cable", "baboon", "monkey", "owl", "sea_turtle", "polar_bear", "hyena", "okapi",
    "zoo_school", "adventure", "water_playground", "side_entrance",
)  # fmt: skip
PROJECT_KINDS: Final = ("icon_count", "distinct_icons", "animal_count", "release", "breeding")
FINAL_KINDS: Final = ("tiers", "sum_of_goals", "per_category_majority")

POWER_WORDS: Final[dict[str, int]] = {
    "none": t.POWER_NONE,
    "start_buildings": t.POWER_START_BUILDINGS,
    "tower_appeal": t.POWER_TOWER,
    "gate_capacity": t.POWER_GATE,
    "harbor_sell": t.POWER_HARBOR,
    "restaurant_income": t.POWER_RESTAURANT,
    "ignore_condition": t.POWER_IGNORE,
    "kiosk_income": t.POWER_KIOSK,
    "hollywood": t.POWER_HOLLYWOOD,
}
WHEN_WORDS: Final[dict[str, int]] = {
    "instant": t.INSTANT,
    "income": t.INCOME,
    "trigger": t.TRIGGER,
    "passive": t.PASSIVE,
    "endgame": t.ENDGAME,
}
ON_WORDS: Final[dict[str, int]] = {
    "icon_played": t.ON_ICON,
    "animal_played": t.ON_ANIMAL,
    "animals_action_only_small": t.ON_ONLY_SMALL,
    "new_kind_of_icon_in_zoo": t.ON_NEW_KIND,
    "space_covered_next_to": t.ON_COVERED,
}
SCOPE_WORDS: Final[dict[str, int]] = {"own_zoo": t.OWN_ZOO, "any_zoo": t.ANY_ZOO}
METRIC_WORDS: Final[dict[str, int]] = {
    "icons": t.M_ICONS,
    "research_icons": t.M_ICONS,
    "rock_icons": t.M_ICONS,
    "water_icons": t.M_ICONS,
    "distinct_categories": t.M_CATEGORIES,
    "distinct_continents": t.M_CONTINENTS,
    "small_animals": t.M_SMALL_ANIMALS,
    "large_animals": t.M_LARGE_ANIMALS,
    "sponsor_cards_in_zoo": t.M_SPONSORS,
    "projects_supported": t.M_PROJECTS_SUPPORTED,
    "conservation_projects_supported": t.M_PROJECTS_SUPPORTED,
    "reputation": t.M_REPUTATION,
    "universities": t.M_UNIVERSITIES,
    "x_tokens": t.M_X_TOKENS,
    "kiosks": t.M_KIOSKS,
    "occupied_size_1_enclosures": t.M_OCCUPIED_SIZE_1,
    "connected_water_spaces": t.M_CONNECTED_WATER,
    "connected_rock_spaces": t.M_CONNECTED_ROCK,
    "connected_placement_bonus_spaces": t.M_CONNECTED_BONUS,
    "connected_uncovered_border_building_spaces": t.M_CONNECTED_BORDER,
    "unconnected_water_spaces": t.M_UNCONNECTED_WATER,
    "unconnected_rock_spaces": t.M_UNCONNECTED_ROCK,
    "unconnected_placement_bonus_spaces": t.M_UNCONNECTED_BONUS,
    "all_water_spaces_connected": t.M_ALL_WATER_CONNECTED,
    "all_rock_spaces_connected": t.M_ALL_ROCK_CONNECTED,
    "all_border_building_spaces_covered": t.M_ALL_BORDER_COVERED,
    "map_completely_covered": t.M_MAP_COVERED,
    "empty_building_spaces": t.M_EMPTY_CELLS,
    "animal_category_icons_more_than_right_neighbour": t.M_MORE_THAN_RIGHT,
}
CODE_WORDS: Final[dict[str, int]] = {
    # animals
    "sprint": t.SPRINT,
    "hunter": t.HUNTER,
    "perception": t.PERCEPTION,
    "scavenging": t.SCAVENGING,
    "snapping": t.SNAPPING,
    "digging": t.DIGGING,
    "sponsor_magnet": t.SPONSOR_MAGNET,
    "sun_bathing": t.SUN_BATHING,
    "pouch": t.POUCH,
    "jumping": t.JUMPING,
    "inventive": t.GAIN,
    "inventive_bear": t.GAIN_PER_ICON_ALL,
    "inventive_primate": t.GAIN_BY_ICONS,
    "pack": t.GAIN_PER_ICON,
    "iconic_animal": t.GAIN_PER_ICON_ALL,
    "petting_zoo_animal": t.GAIN_PER_ICON,
    "posturing": t.POSTURING,
    "peacocking": t.MAY_BUILD_FREE,
    "full_throated": t.HIRE_WORKER,
    "resistance": t.RESISTANCE,
    "assertion": t.ASSERTION,
    "dominance": t.ASSERTION,
    "flock_animal": t.FLOCK_ANIMAL,
    "clever": t.CLEVER,
    "boost": t.BOOST,
    "action": t.EXTRA_ACTION,
    "determination": t.DETERMINATION,
    "multiplier": t.MULTIPLIER,
    "venom": t.VENOM,
    "constriction": t.CONSTRICTION,
    "hypnosis": t.HYPNOSIS,
    "pilfering": t.PILFERING,
    # sponsors
    "gain": t.GAIN,
    "gain_per_icon": t.GAIN_PER_ICON,
    "gain_by_icons": t.GAIN_BY_ICONS,
    "gain_per_count": t.GAIN_PER_COUNT,
    "gain_by_count": t.GAIN_BY_COUNT,
    "gain_per_distinct_icon": t.GAIN_PER_DISTINCT_ICON,
    "conservation_per_distinct_icons": t.CONSERVATION_PER_DISTINCT_ICONS,
    "conservation_per_icon": t.CONSERVATION_PER_ICON,
    "choose_size_class_and_search_animal": t.CHOOSE_SIZE_CLASS,
    "may_play_extra_small_animal_from_hand": t.EXTRA_SMALL_ANIMAL,
    "may_spend_token_play_sponsor_for_money": t.SPEND_TOKEN_PLAY_SPONSOR,
    "may_build_free": t.MAY_BUILD_FREE,
    "place_unique_building": t.PLACE_UNIQUE_BUILDING,
    "money_per_adjacent_building": t.MONEY_PER_ADJACENT_BUILDING,
    "conservation_tiers": t.CONSERVATION_TIERS,
    "conservation_per_count": t.CONSERVATION_PER_COUNT,
    "conservation_per_empty_group": t.CONSERVATION_PER_EMPTY_GROUP,
    "appeal_if_map_covered": t.APPEAL_IF_COVERED,
    "appeal_per_pair": t.APPEAL_PER_PAIR,
    "animal_discount": t.ANIMAL_DISCOUNT,
    "build_action_extra_copy": t.EXTRA_COPY,
    "border_bonus_extra_placement_bonus": t.BORDER_EXTRA_BONUS,
    "forbid_other_size_class": t.FORBID_OTHER_CLASS,
    "ignore_animal_condition": t.IGNORE_CONDITION,
    "ignore_rock_water_requirements": t.IGNORE_ROCK_WATER,
    "may_build_on_rock_water": t.BUILD_ON_ROCK_WATER,
    "immune": t.IMMUNE,
    "project_task_strength": t.PROJECT_TASK_STRENGTH,
    "release_projects_repeatable": t.RELEASE_REPEATABLE,
    "release_support_bonus": t.RELEASE_SUPPORT_BONUS,
    "token_as_project_icon": t.TOKEN_AS_ICON,
    # map and board bonuses
    "money": t.GAIN,
    "x_token": t.GAIN,
    "reputation": t.GAIN,
    "conservation": t.GAIN,
    "take_card_range_or_deck": t.TAKE_CARD,
    "snap": t.SNAPPING,
    "hire_worker": t.HIRE_WORKER,
    "upgrade_action_card": t.UPGRADE,
    "partner_zoo": t.PARTNER_ZOO,
    "university": t.UNIVERSITY,
    "multiplier_any": t.MULTIPLIER,
    "play_sponsor_for_money": t.PLAY_SPONSOR_FOR_MONEY,
    "free_enclosure_size_2": t.MAY_BUILD_FREE,
    "free_enclosure_size_3": t.MAY_BUILD_FREE,
    "free_kiosk": t.MAY_BUILD_FREE,
    "free_special_enclosure": t.FREE_SPECIAL_ENCLOSURE,
}
FREE_BUILDINGS: Final[dict[str, str]] = {
    "free_enclosure_size_2": "enclosure_2",
    "free_enclosure_size_3": "enclosure_3",
    "free_kiosk": "kiosk",
    "peacocking": "large_bird_aviary",
}
DOMINANCE_PROJECT: Final = 108


class Effect:
    """One effect as the tables hold it."""

    def __init__(self, when: int, code: int, word: str) -> None:
        self.when = when
        self.code = code
        self.word = word
        self.card = -1
        self.on = 0
        self.scope = 0
        self.icon = -1
        self.resource = -1
        self.amount = 1
        self.per = 1
        self.max = 0
        self.metric = -1
        self.building = -1
        self.action = -1
        self.others = 0
        self.steps: list[tuple[int, int]] = []


def _icon(word: str) -> int:
    return int(t.ROCK_AND_WATER) if word == "rock+water" else ICON_WORDS.index(word)


def ability(data: dict[str, Any]) -> Effect:
    """An animal ability: {"ability": code, …}. Raises KeyError or ValueError on an unknown word."""
    word = data["ability"]
    code = CODE_WORDS[word]
    when = t.INSTANT
    if t.CLEVER <= code <= t.HYPNOSIS:
        when = t.FINISHING
    if code == t.FLOCK_ANIMAL:
        when = t.HOUSING
    found = Effect(when, code, word)
    found.amount = int(data.get("value", 1))
    found.max = int(data.get("max", 0))
    if "action" in data:
        found.action = ACTION_WORDS.index(data["action"])
    if word == "inventive" or word in ("inventive_bear", "inventive_primate"):
        found.resource = t.X_TOKEN
    if word in ("pack", "iconic_animal", "petting_zoo_animal"):
        found.resource = t.APPEAL
    if word == "petting_zoo_animal":
        found.amount = 3
    icons = {
        "pack": "predator",
        "petting_zoo_animal": "petting_zoo",
        "inventive_bear": "bear",
        "inventive_primate": "primate",
    }
    if word in icons or "icon" in data:
        found.icon = _icon(icons.get(word) or data["icon"])
    for at, gives in data.get("steps", []):
        found.steps.append((int(at), int(gives)))
    if word in FREE_BUILDINGS:
        found.building = BUILDING_WORDS.index(FREE_BUILDINGS[word])
    if code == t.ASSERTION:
        found.amount = int(t.FIRST_PROJECT) + DOMINANCE_PROJECT - 101 if word == "dominance" else -1
    return found


def bonus(word: str, value: int) -> Effect:
    """A placement bonus, edge space, tile or track bonus."""
    found = Effect(t.INSTANT, CODE_WORDS[word], word)
    found.amount = value
    if word in RESOURCE_WORDS:
        found.resource = RESOURCE_WORDS.index(word)
    if word in FREE_BUILDINGS:
        found.building = BUILDING_WORDS.index(FREE_BUILDINGS[word])
    return found


def sponsor_effects(data: dict[str, Any]) -> list[Effect]:
    """A sponsor's effect: {"when": …, "code": …, …}; several gains of one trigger become rows of their own."""
    word = data["code"]
    gains = data.get("gains")
    if gains is not None:
        return [_sponsor_effect({**data, "resource": one, "amount": gains[one]}) for one in gains]
    found = [_sponsor_effect(data)]
    if word == "place_unique_building" and "building" not in data:
        raise KeyError("building")
    return found


def _sponsor_effect(data: dict[str, Any]) -> Effect:
    word = data["code"]
    found = Effect(WHEN_WORDS[data["when"]], CODE_WORDS[word], word)
    found.on = ON_WORDS[data["on"]] if "on" in data else 0
    found.scope = SCOPE_WORDS[data["scope"]] if found.on == t.ON_ICON else 0
    value = data.get("value", 1)
    found.amount = -1 if value == "own_predator_icons" else int(data.get("amount", data.get("amount_small", value)))
    found.per = int(data.get("per", data.get("group_size", 1)))
    found.max = int(data.get("max", data.get("max_pairs", data.get("amount_large", 0))))
    found.others = int(data.get("others_money_per_point", 0))
    if "resource" in data:
        found.resource = RESOURCE_WORDS.index(data["resource"])
    if "icon" in data or "terrain" in data:
        found.icon = _icon(data.get("icon") or data["terrain"])
    if data.get("size_class") in SIZE_WORDS:
        found.icon = SIZE_WORDS.index(data["size_class"])
    if "metric" in data:
        found.metric = METRIC_WORDS[data["metric"]]
    if "building" in data:
        found.building = BUILDING_WORDS.index(data["building"])
    for at, gives in data.get("steps", []):
        found.steps.append((int(at), int(gives)))
    return found
