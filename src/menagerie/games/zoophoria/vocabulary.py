"""The words of the tables as numbers: cards, classes, categories, effects, events, targets (ZP-2, ZP-15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Cards are numbered through: animals, employees, buildings. Decks and piles start at the same numbers.
ANIMALS: Final[i64] = 89
FIRST_EMPLOYEE: Final[i64] = 89
EMPLOYEES: Final[i64] = 49
FIRST_BUILDING: Final[i64] = 138
BUILDINGS: Final[i64] = 27
CARDS: Final[i64] = 165
TARGETS: Final[i64] = 23
NO_CARD: Final[i64] = 255

# Kinds of cards, which are the kinds of decks too.
ANIMAL: Final[i64] = 0
EMPLOYEE: Final[i64] = 1
BUILDING: Final[i64] = 2
TARGET: Final[i64] = 3

# The notice board: six animals, four employees, three buildings, then the eleven day-worker spaces.
ANIMAL_SLOTS: Final[i64] = 6
EMPLOYEE_SLOT: Final[i64] = 6
BUILDING_SLOT: Final[i64] = 10
CARD_SLOTS: Final[i64] = 13
DAY_WORKERS: Final[i64] = 11
SPOTS: Final[i64] = 24

EXHIBITS: Final[i64] = 5
SPACES: Final[i64] = 10  # five exhibit spaces, then five staff spaces
HELD: Final[i64] = 64  # room for the cards of one habitat

MAMMAL: Final[i64] = 0
BIRD: Final[i64] = 1
REPTILE: Final[i64] = 2
ARACHNID: Final[i64] = 3
AMPHIBIAN: Final[i64] = 4
CLASSES: Final[i64] = 5
ENDANGERED_KIND: Final[i64] = 5  # the bit after the classes in the kinds of a specialist
CONTINENTS: Final[i64] = 7

NO_WEATHER: Final[i64] = 0
COLD: Final[i64] = 1
WARM: Final[i64] = 2

KEEPER: Final[i64] = 0
MEDICAL: Final[i64] = 1
CLEANER: Final[i64] = 2
GUEST_SERVICES: Final[i64] = 3
OFFICE: Final[i64] = 4
STRUCTURE: Final[i64] = 5

# Card effects (ZP-15.1 to ZP-15.18). One-time favours come first.
NO_EFFECT: Final[i64] = 0
DRAW_ANIMALS: Final[i64] = 1
REMOVE_VIRUSES: Final[i64] = 2
FOOD: Final[i64] = 3
CHOOSE: Final[i64] = 4
LEADER_LOSES: Final[i64] = 5
OTHERS_SCORE: Final[i64] = 6
SWAP_SUPPLY: Final[i64] = 7
TAKE_DISCARD: Final[i64] = 8
DRAW_TARGETS: Final[i64] = 9
IMMUNE_CLOSED: Final[i64] = 10
IMMUNE_ANY: Final[i64] = 11
FIRST_PLAYER: Final[i64] = 12
FLIP_DICE: Final[i64] = 13
FAVOURS: Final[i64] = 14  # codes from 1 up to here are favours
WEEKEND_VISITORS: Final[i64] = 14
STACK_SPIDERS: Final[i64] = 15
BABY: Final[i64] = 16
STACK_WITH: Final[i64] = 17
HOST_GUEST_EMPLOYEES: Final[i64] = 18

# Stacking (ZP-15.19 to ZP-15.25).
SAME_CATEGORY: Final[i64] = 0
ALONE: Final[i64] = 1
NEVER: Final[i64] = 2
SPECIAL: Final[i64] = 3
GUEST: Final[i64] = 4
HOST: Final[i64] = 5
EXHIBIT_SPACE: Final[i64] = 6

# Themes of structures (ZP-15.26 to ZP-15.29).
NO_THEME: Final[i64] = 0
THEME_WEATHER: Final[i64] = 1
THEME_CLASS: Final[i64] = 2
THEME_ENDANGERED: Final[i64] = 3
DISTINCT_CONTINENT: Final[i64] = 4
DISTINCT_CLASS: Final[i64] = 5
DISTINCT_GUEST_CATEGORY: Final[i64] = 6

BONUS_FOOD: Final[i64] = 1
BONUS_VIRUS_REMOVAL: Final[i64] = 2

# Events (ZP-15.42 to ZP-15.48); the classes and weathers that an event names are its value.
NO_EVENT: Final[i64] = 0
FOOD_DIE: Final[i64] = 1
VIRUS_DIE: Final[i64] = 2
TRASH_DIE: Final[i64] = 3
EVENT_VISITORS: Final[i64] = 4
VIRUS_EACH: Final[i64] = 5
VISITORS_EACH: Final[i64] = 6
CLOSE_CLASS: Final[i64] = 7
CLOSE_GUEST_SERVICES: Final[i64] = 8
DISCARD_TARGET: Final[i64] = 9

# Day workers (ZP-15.57 to ZP-15.60): the first four need a die.
GREEN: Final[i64] = 0
PURPLE: Final[i64] = 1
BLACK: Final[i64] = 2
BLUE: Final[i64] = 3
YELLOW: Final[i64] = 4
ORANGE: Final[i64] = 5
RED: Final[i64] = 6
COLOURS: Final[i64] = 7
DICE_COLOURS: Final[i64] = 4

# Targets (ZP-15.49 to ZP-15.56).
OF_CONTINENT: Final[i64] = 0
OF_CLASS: Final[i64] = 1
OF_WEATHER: Final[i64] = 2
DIFFERENT_CONTINENTS: Final[i64] = 3
DIFFERENT_CLASSES: Final[i64] = 4
ENDANGERED_ANIMALS: Final[i64] = 5
FAMILIES: Final[i64] = 6
ANIMALS_HELD: Final[i64] = 7
STRUCTURES: Final[i64] = 8
GUEST_SERVICES_CARDS: Final[i64] = 9
CLEAN: Final[i64] = 10

# Where visitors come from, for the breakdown of the score.
BY_ANIMALS: Final[i64] = 0
BY_STAFF: Final[i64] = 1
BY_DAY_WORKER: Final[i64] = 2
BY_FAVOURS: Final[i64] = 3
BY_TARGETS: Final[i64] = 4
BY_TRASH: Final[i64] = 5
BY_VIRUSES: Final[i64] = 6
BY_EVENTS: Final[i64] = 7
BY_OPEN_TARGETS: Final[i64] = 8
BY_FINAL_ANIMALS: Final[i64] = 9
BY_COINS: Final[i64] = 10
SOURCES: Final[i64] = 11
