"""The content as tables of numbers: cards, effects, projects, boards. `content.py` fills them; states share them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from menagerie.games.ark_nova.geometry import Geometry

# Cards are numbered 0 to 223: animals (printed 401-528), sponsors (201-264), projects (101-132).
CARDS: Final[i64] = 224
ANIMALS: Final[i64] = 128
FIRST_SPONSOR: Final[i64] = 128
SPONSORS: Final[i64] = 64
FIRST_PROJECT: Final[i64] = 192
FIRST_ZOO_PROJECT: Final[i64] = 204
BASE_PROJECTS: Final[i64] = 12
ZOO_CARDS: Final[i64] = 212
FINAL_CARDS: Final[i64] = 11
BONUS_TILES: Final[i64] = 9

# Icons (AN-13.1). A card's icons start at card * STRIDE.
PREDATOR: Final[i64] = 0
HERBIVORE: Final[i64] = 1
PRIMATE: Final[i64] = 2
REPTILE: Final[i64] = 3
BIRD: Final[i64] = 4
BEAR: Final[i64] = 5
PETTING: Final[i64] = 6
CATEGORIES: Final[i64] = 7
AFRICA: Final[i64] = 7
AMERICAS: Final[i64] = 8
ASIA: Final[i64] = 9
AUSTRALIA: Final[i64] = 10
EUROPE: Final[i64] = 11
KINDS: Final[i64] = 12  # categories and continents together
CONTINENTS: Final[i64] = 5
RESEARCH: Final[i64] = 12
ROCK: Final[i64] = 13
WATER: Final[i64] = 14
ICONS: Final[i64] = 15
ROCK_AND_WATER: Final[i64] = 15  # only as the icon of an effect: both counts together
STRIDE: Final[i64] = 16

SMALL: Final[i64] = 0
MEDIUM: Final[i64] = 1
LARGE: Final[i64] = 2

MONEY: Final[i64] = 0
X_TOKEN: Final[i64] = 1
APPEAL: Final[i64] = 2
REPUTATION: Final[i64] = 3
CONSERVATION: Final[i64] = 4

ANIMALS_CARD: Final[i64] = 0
BUILD_CARD: Final[i64] = 1
CARDS_CARD: Final[i64] = 2
ASSOCIATION_CARD: Final[i64] = 3
SPONSORS_CARD: Final[i64] = 4

KIOSK: Final[i64] = 0
PAVILION: Final[i64] = 1
ENCLOSURE_1: Final[i64] = 2
ENCLOSURE_5: Final[i64] = 6
PETTING_ZOO: Final[i64] = 7
REPTILE_HOUSE: Final[i64] = 8
AVIARY: Final[i64] = 9
FIRST_UNIQUE: Final[i64] = 10
BUILDINGS: Final[i64] = 25

HAND_REPUTATION: Final[i64] = 0
RESEARCH_REPUTATION: Final[i64] = 1
DOUBLE_RESEARCH: Final[i64] = 2
UNIVERSITIES: Final[i64] = 3

REPUTATION_TASK: Final[i64] = 0
PARTNER_ZOO_TASK: Final[i64] = 1
UNIVERSITY_TASK: Final[i64] = 2
PROJECT_TASK: Final[i64] = 3

# Map powers (AN-19).
POWER_NONE: Final[i64] = 0
POWER_START_BUILDINGS: Final[i64] = 1
POWER_TOWER: Final[i64] = 2
POWER_GATE: Final[i64] = 3
POWER_HARBOR: Final[i64] = 4
POWER_RESTAURANT: Final[i64] = 5
POWER_IGNORE: Final[i64] = 6
POWER_KIOSK: Final[i64] = 7
POWER_HOLLYWOOD: Final[i64] = 8
MAPS: Final[i64] = 10
EDGE_SPACES: Final[i64] = 7

# When an effect works (AN-22.71 - AN-22.75); HOUSING is the flock alternative, FINISHING waits for the card to move.
INSTANT: Final[i64] = 0
INCOME: Final[i64] = 1
TRIGGER: Final[i64] = 2
PASSIVE: Final[i64] = 3
ENDGAME: Final[i64] = 4
HOUSING: Final[i64] = 5
FINISHING: Final[i64] = 6

# What a trigger reacts to (AN-22.76 - AN-22.80) and in whose zoo.
ON_ICON: Final[i64] = 1
ON_ANIMAL: Final[i64] = 2
ON_ONLY_SMALL: Final[i64] = 3
ON_NEW_KIND: Final[i64] = 4
ON_COVERED: Final[i64] = 5
OWN_ZOO: Final[i64] = 0
ANY_ZOO: Final[i64] = 1

# Effect codes. Gains of the five resources:
GAIN: Final[i64] = 1  # resource, amount (trigger ON_ANIMAL: amount for small, e_max for large)
GAIN_PER_ICON: Final[i64] = 2  # resource, amount x (own icons // per)
GAIN_PER_ICON_ALL: Final[i64] = 3  # resource, amount x icons in all zoos, at most `e_max`
GAIN_BY_ICONS: Final[i64] = 4  # resource, highest step of own icons
GAIN_PER_COUNT: Final[i64] = 5  # resource, amount x metric
GAIN_BY_COUNT: Final[i64] = 6  # resource, highest step of the metric
GAIN_PER_DISTINCT_ICON: Final[i64] = 7  # resource, amount x different kinds
CONSERVATION_PER_DISTINCT_ICONS: Final[i64] = 8  # 207: amount per `per` kinds, `others` money per point
CONSERVATION_PER_ICON: Final[i64] = 9  # 222: amount conservation per icon, at most `e_max`, others as above
# Zoo, board and workers:
HIRE_WORKER: Final[i64] = 10
UPGRADE: Final[i64] = 11
PARTNER_ZOO: Final[i64] = 12
UNIVERSITY: Final[i64] = 13
MULTIPLIER: Final[i64] = 14  # action, -1: a card of choice
PLAY_SPONSOR_FOR_MONEY: Final[i64] = 15
MAY_BUILD_FREE: Final[i64] = 16  # building
FREE_SPECIAL_ENCLOSURE: Final[i64] = 17  # Reptile House or Large Bird Aviary
POSTURING: Final[i64] = 18  # amount times a kiosk or pavilion
PLACE_UNIQUE_BUILDING: Final[i64] = 19  # building
# Cards:
TAKE_CARD: Final[i64] = 20  # amount times: range or deck
SNAPPING: Final[i64] = 21
SPRINT: Final[i64] = 22
HUNTER: Final[i64] = 23  # amount, -1: own predator icons
PERCEPTION: Final[i64] = 24
SCAVENGING: Final[i64] = 25
DIGGING: Final[i64] = 26
SPONSOR_MAGNET: Final[i64] = 27
SUN_BATHING: Final[i64] = 28
POUCH: Final[i64] = 29
JUMPING: Final[i64] = 30
RESISTANCE: Final[i64] = 31
ASSERTION: Final[i64] = 32  # amount: the only base project (card) that may be taken, -1: any
CHOOSE_SIZE_CLASS: Final[i64] = 33  # 227
EXTRA_SMALL_ANIMAL: Final[i64] = 34  # 228
SPEND_TOKEN_PLAY_SPONSOR: Final[i64] = 35  # 253
# Interactive:
VENOM: Final[i64] = 36
CONSTRICTION: Final[i64] = 37
PILFERING: Final[i64] = 38
# After finishing the action (AN-4.6):
CLEVER: Final[i64] = 40
BOOST: Final[i64] = 41  # action
EXTRA_ACTION: Final[i64] = 42  # action
DETERMINATION: Final[i64] = 43
HYPNOSIS: Final[i64] = 44  # amount: the highest slot
# Housing:
FLOCK_ANIMAL: Final[i64] = 45
# Income:
MONEY_PER_ADJACENT_BUILDING: Final[i64] = 46  # amount per building beside the building of the card
# End of the game:
CONSERVATION_TIERS: Final[i64] = 50  # conservation of the highest step of the metric
CONSERVATION_PER_COUNT: Final[i64] = 51  # amount conservation per `per` of the metric
CONSERVATION_PER_EMPTY_GROUP: Final[i64] = 52  # amount conservation per `per` cells of each group of empty cells
APPEAL_IF_COVERED: Final[i64] = 53  # amount appeal if the map is covered
APPEAL_PER_PAIR: Final[i64] = 54  # amount appeal per pair of rock and water icons, at most `e_max` pairs
# Passive: `passives[card]` has bit (code - FIRST_PASSIVE).
FIRST_PASSIVE: Final[i64] = 60
ANIMAL_DISCOUNT: Final[i64] = 60  # icon: size class, amount
EXTRA_COPY: Final[i64] = 62  # 217
BORDER_EXTRA_BONUS: Final[i64] = 63  # 221
FORBID_OTHER_CLASS: Final[i64] = 64  # 227
IGNORE_CONDITION: Final[i64] = 65  # 263, icon: size class, amount
IGNORE_ROCK_WATER: Final[i64] = 66  # 219
BUILD_ON_ROCK_WATER: Final[i64] = 67  # 219
IMMUNE: Final[i64] = 68  # 225
PROJECT_TASK_STRENGTH: Final[i64] = 69  # 203, amount
RELEASE_REPEATABLE: Final[i64] = 70  # 224
RELEASE_SUPPORT_BONUS: Final[i64] = 71  # 224, amount
TOKEN_AS_ICON: Final[i64] = 72  # 215, 218

# Metrics (AN-22.81 - AN-22.109).
M_ICONS: Final[i64] = 0
M_CATEGORIES: Final[i64] = 1
M_CONTINENTS: Final[i64] = 2
M_SMALL_ANIMALS: Final[i64] = 3
M_LARGE_ANIMALS: Final[i64] = 4
M_SPONSORS: Final[i64] = 5
M_PROJECTS_SUPPORTED: Final[i64] = 6
M_REPUTATION: Final[i64] = 7
M_UNIVERSITIES: Final[i64] = 8
M_X_TOKENS: Final[i64] = 9
M_KIOSKS: Final[i64] = 10
M_OCCUPIED_SIZE_1: Final[i64] = 11
M_CONNECTED_WATER: Final[i64] = 12
M_CONNECTED_ROCK: Final[i64] = 13
M_CONNECTED_BONUS: Final[i64] = 14
M_CONNECTED_BORDER: Final[i64] = 15  # uncovered plain border cells beside a building
M_UNCONNECTED_WATER: Final[i64] = 16
M_UNCONNECTED_ROCK: Final[i64] = 17
M_UNCONNECTED_BONUS: Final[i64] = 18
M_ALL_WATER_CONNECTED: Final[i64] = 19
M_ALL_ROCK_CONNECTED: Final[i64] = 20
M_ALL_BORDER_COVERED: Final[i64] = 21
M_MAP_COVERED: Final[i64] = 22
M_EMPTY_CELLS: Final[i64] = 23
M_MORE_THAN_RIGHT: Final[i64] = 24

# Kinds of projects (AN-22.128 - AN-22.132) and of final scoring cards.
ICON_COUNT: Final[i64] = 0  # icon
DISTINCT_ICONS: Final[i64] = 1  # 0 categories, 1 continents
ANIMAL_COUNT: Final[i64] = 2  # size class
RELEASE: Final[i64] = 3  # icon
BREEDING: Final[i64] = 4  # icon
FINAL_TIERS: Final[i64] = 0
FINAL_GOALS: Final[i64] = 1
FINAL_MAJORITY: Final[i64] = 2


def zeros(count: int) -> vec[i64]:
    return vec[i64]([0] * count)


class Tables:
    """All content as numbers. Filled once by `content.py`, never changed afterwards."""

    def __init__(self, geometry: Geometry) -> None:
        self.geo: Geometry = geometry
        # Cards: columns by card.
        self.number: vec[i64] = zeros(CARDS)
        self.icons: vec[i64] = zeros(CARDS * STRIDE)
        self.rock: vec[i64] = zeros(CARDS)
        self.water: vec[i64] = zeros(CARDS)
        self.cost: vec[i64] = zeros(CARDS)  # animals: money
        self.level: vec[i64] = zeros(CARDS)  # sponsors
        self.appeal: vec[i64] = zeros(CARDS)
        self.reputation: vec[i64] = zeros(CARDS)
        self.conservation: vec[i64] = zeros(CARDS)
        self.size: vec[i64] = zeros(CARDS)
        self.size_class: vec[i64] = vec[i64]([-1] * CARDS)
        self.standard: vec[i64] = zeros(CARDS)  # 1: may live in a standard enclosure
        self.special: vec[i64] = vec[i64]([-1] * CARDS)  # the special enclosure it may live in
        self.spaces: vec[i64] = zeros(CARDS)  # spaces it uses there
        self.flock: vec[i64] = zeros(CARDS)
        self.building: vec[i64] = vec[i64]([-1] * CARDS)  # the unique building of a sponsor
        self.tokens: vec[i64] = zeros(CARDS)
        self.passives: vec[i64] = zeros(CARDS)
        self.first_effect: vec[i64] = zeros(CARDS)
        self.last_effect: vec[i64] = zeros(CARDS)
        self.peaceful_first: vec[i64] = zeros(CARDS)
        self.peaceful_last: vec[i64] = zeros(CARDS)
        # Conditions.
        self.need_icon: vec[i64] = zeros(CARDS * STRIDE)
        self.need_animals_ii: vec[i64] = zeros(CARDS)
        self.need_sponsors_ii: vec[i64] = zeros(CARDS)
        self.need_partner: vec[i64] = zeros(CARDS)
        self.need_partner_zoos: vec[i64] = zeros(CARDS)
        self.need_reputation: vec[i64] = zeros(CARDS)
        self.need_max_appeal: vec[i64] = vec[i64]([-1] * CARDS)
        # Projects.
        self.project_kind: vec[i64] = zeros(CARDS)
        self.project_icon: vec[i64] = zeros(CARDS)
        self.slot_need: vec[i64] = zeros(CARDS * 3)  # threshold of counting projects
        self.slot_min: vec[i64] = zeros(CARDS * 3)  # sizes of the animal to release
        self.slot_max: vec[i64] = zeros(CARDS * 3)
        self.slot_conservation: vec[i64] = zeros(CARDS * 3)
        self.slot_reputation: vec[i64] = zeros(CARDS * 3)
        self.first_play_reputation: vec[i64] = zeros(CARDS)  # reputation for playing the card
        # Final scoring cards.
        self.final_kind: vec[i64] = zeros(FINAL_CARDS)
        self.final_metric: vec[i64] = zeros(FINAL_CARDS)
        self.final_icon: vec[i64] = vec[i64]([-1] * FINAL_CARDS)
        self.final_first: vec[i64] = zeros(FINAL_CARDS)  # steps; goals: step_at is a metric
        self.final_last: vec[i64] = zeros(FINAL_CARDS)
        self.final_max: vec[i64] = zeros(FINAL_CARDS)
        self.final_solo: vec[i64] = zeros(FINAL_CARDS)  # 1: used in the solo game
        # Effects: columns by row.
        self.e_when: vec[i64] = zeros(0)
        self.e_code: vec[i64] = zeros(0)
        self.e_card: vec[i64] = zeros(0)  # the card that carries it, -1: a board
        self.e_on: vec[i64] = zeros(0)
        self.e_scope: vec[i64] = zeros(0)
        self.e_icon: vec[i64] = zeros(0)
        self.e_resource: vec[i64] = zeros(0)
        self.e_amount: vec[i64] = zeros(0)
        self.e_per: vec[i64] = zeros(0)
        self.e_max: vec[i64] = zeros(0)
        self.e_metric: vec[i64] = zeros(0)
        self.e_building: vec[i64] = zeros(0)
        self.e_action: vec[i64] = zeros(0)
        self.e_others: vec[i64] = zeros(0)
        self.e_first: vec[i64] = zeros(0)
        self.e_last: vec[i64] = zeros(0)
        self.step_at: vec[i64] = zeros(0)
        self.step_gives: vec[i64] = zeros(0)
        # Bonuses: effect rows, -1 for none.
        self.cell_bonus: vec[i64] = vec[i64]([-1] * (MAPS * 58))
        self.edge_bonus: vec[i64] = vec[i64]([-1] * (MAPS * EDGE_SPACES))
        self.edge_income: vec[i64] = zeros(MAPS * EDGE_SPACES)
        self.partner_bonus: vec[i64] = vec[i64]([-1] * (MAPS * 4))
        self.university_bonus: vec[i64] = vec[i64]([-1] * (MAPS * 3))
        self.worker_bonus: vec[i64] = vec[i64]([-1] * MAPS)
        self.tile_bonus: vec[i64] = vec[i64]([-1] * BONUS_TILES)
        self.reputation_bonus: vec[i64] = vec[i64]([-1] * 16)
        # Maps: masks of cells.
        self.plain: vec[i64] = zeros(MAPS)
        self.rock_cells: vec[i64] = zeros(MAPS)
        self.water_cells: vec[i64] = zeros(MAPS)
        self.build_ii: vec[i64] = zeros(MAPS)
        self.bonus_cells: vec[i64] = zeros(MAPS)
        self.power: vec[i64] = zeros(MAPS)
        self.power_value: vec[i64] = zeros(MAPS)
        self.symbol: vec[i64] = vec[i64]([-1] * MAPS)  # cell of tower, gate or restaurant
        self.links: vec[i64] = zeros(MAPS)  # cells to cover for harbor, institute, parlors, Hollywood
        self.start_first: vec[i64] = zeros(MAPS)  # buildings standing at the start: rows of the next two
        self.start_last: vec[i64] = zeros(MAPS)
        self.start_type: vec[i64] = zeros(0)
        self.start_code: vec[i64] = zeros(0)  # places: anchor * 6 + rotation
        # Buildings: columns by type.
        self.building_size: vec[i64] = zeros(BUILDINGS)
        self.capacity: vec[i64] = zeros(BUILDINGS)
        self.unique_rock: vec[i64] = zeros(BUILDINGS)
        self.unique_water: vec[i64] = zeros(BUILDINGS)
        self.unique_border: vec[i64] = zeros(BUILDINGS)
        self.unique_detached: vec[i64] = zeros(BUILDINGS)
        # Boards.
        self.income: vec[i64] = zeros(0)
        self.target: vec[i64] = zeros(0)
        self.folders: vec[i64] = zeros(0)
        self.draw: vec[i64] = zeros(12)  # [side * 6 + strength 1..5]
        self.discard: vec[i64] = zeros(12)
        self.snap_from: vec[i64] = zeros(2)
        self.animals_allowed: vec[i64] = zeros(12)
        self.break_steps: vec[i64] = zeros(5)  # by seats
        self.base_projects: vec[i64] = zeros(5)
        self.project_limit: vec[i64] = zeros(5)
        self.donations: vec[i64] = zeros(0)
        self.donations_two: vec[i64] = zeros(0)
        self.task_value: vec[i64] = zeros(4)
        self.university_reputation: vec[i64] = zeros(UNIVERSITIES)
        self.university_research: vec[i64] = zeros(UNIVERSITIES)
        self.university_limit: vec[i64] = zeros(UNIVERSITIES)  # hand limit it sets, 0: none
        self.start_appeal: vec[i64] = zeros(4)  # by place in turn order
        self.solo_appeal: vec[i64] = zeros(3)  # beginner, normal, hard
        self.solo_turns: vec[i64] = zeros(0)
        self.start_money: i64 = 0
        self.start_reputation: i64 = 0
        self.hand_limit: i64 = 0
        self.cost_per_space: i64 = 0
        self.kiosk_distance: i64 = 0
        self.pavilion_appeal: i64 = 0
        self.covered_appeal: i64 = 0
        self.reputation_cap: i64 = 0
        self.protected_below: i64 = 0
        self.max_appeal: i64 = 0
        self.max_conservation: i64 = 0
        self.max_reputation: i64 = 0
        self.max_x_tokens: i64 = 0


def is_animal(card: i64) -> bool:
    return card < FIRST_SPONSOR


def is_sponsor(card: i64) -> bool:
    return FIRST_SPONSOR <= card < FIRST_PROJECT


def is_project(card: i64) -> bool:
    return card >= FIRST_PROJECT


def step(tables: Tables, first: i64, last: i64, count: i64) -> i64:
    """What the highest reached step gives."""
    gives: i64 = 0
    row = first
    while row < last:
        if count >= tables.step_at[row]:
            gives = tables.step_gives[row]
        row += 1
    return gives
