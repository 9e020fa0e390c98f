"""The action space: every choice of every decision as an integer, with its notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from menagerie.core.actions import ActionSpace, choice, number

USE: Final[i64] = 0  # + action card
PERFORM: Final[i64] = 5
TAKE_X: Final[i64] = 6
IDLE: Final[i64] = 7
SPEND: Final[i64] = 8  # + X-tokens 0..5
DONE: Final[i64] = 14
DECLINE: Final[i64] = 15
REPEAT: Final[i64] = 16
DRAW: Final[i64] = 17
SNAP: Final[i64] = 18
FROM_DECK: Final[i64] = 19
FROM_FOLDER: Final[i64] = 20  # + folder - 1
REPLENISH: Final[i64] = 26
BUILD: Final[i64] = 27  # + building type 0..9
ADVANCE: Final[i64] = 37
FLOCK: Final[i64] = 38
INTO_SPECIAL: Final[i64] = 39  # + building type - PETTING_ZOO
TASK: Final[i64] = 42  # + task
DONATE: Final[i64] = 46
PARTNER: Final[i64] = 47  # + continent
UNIVERSITY: Final[i64] = 52  # + kind
SLOT: Final[i64] = 55  # + slot - 1
EDGE: Final[i64] = 58  # + space - 1
PLAY_SPONSORS: Final[i64] = 65
TAKE_BREAK: Final[i64] = 66
UPGRADE: Final[i64] = 67  # + action card
BONUS_UPGRADE: Final[i64] = 72
BONUS_WORKER: Final[i64] = 73
BONUS_MONEY: Final[i64] = 74
BONUS_TILE: Final[i64] = 75  # + 0, 1
DIG: Final[i64] = 77  # + folder - 1
CLEVER: Final[i64] = 83  # + action card
TO_SLOT_1: Final[i64] = 88
TO_SLOT_5: Final[i64] = 89
MULTIPLY: Final[i64] = 90  # + action card
TARGET: Final[i64] = 95  # + seat
BORROW: Final[i64] = 99  # + action card
GIVE_CARD: Final[i64] = 104
GIVE_MONEY: Final[i64] = 105
SMALL_ONES: Final[i64] = 106
LARGE_ONES: Final[i64] = 107
MAP: Final[i64] = 108  # + map
FINAL: Final[i64] = 118  # + final scoring card
EFFECT: Final[i64] = 129  # + place in the pool
INTO: Final[i64] = 193  # + first cell of an enclosure
EXTRA_BONUS: Final[i64] = 251  # + cell
PLACE: Final[i64] = 309  # + cell * 6 + rotation
PLAY: Final[i64] = 657  # + card: an animal, a sponsor, a project
DISCARD: Final[i64] = 881
KEEP: Final[i64] = 1105
SELL: Final[i64] = 1329
POUCH: Final[i64] = 1553
RELEASE: Final[i64] = 1777  # + animal
MOVE_IN: Final[i64] = 1905  # + animal
TOKEN: Final[i64] = 2033  # + sponsor - FIRST_SPONSOR
HARBOR: Final[i64] = 2097  # + card
ACTIONS: Final[i64] = 2321

POOL_SIZE: Final[i64] = 64

ACTION_CARDS = ("animals", "build", "cards", "association", "sponsors")
BUILDING_WORDS = (
    "kiosk",
    "pavilion",
    "enclosure-1",
    "enclosure-2",
    "enclosure-3",
    "enclosure-4",
    "enclosure-5",
    "petting-zoo",
    "reptile-house",
    "aviary",
)
CONTINENT_WORDS = ("africa", "americas", "asia", "australia", "europe")
UNIVERSITY_WORDS = ("hand-limit", "research-reputation", "double-research")
TASK_WORDS = ("reputation", "partner-zoo", "university", "project")
MAP_WORDS = ("A", "0", "1", "2", "3", "4", "5", "6", "7", "8")


def space(cards: Sequence[str], finals: Sequence[str], cells: Sequence[str]) -> ActionSpace:
    """The action space with the names of 224 cards, 11 final scoring cards and 58 cells ("x,y")."""
    card = choice("card", [name.lower() for name in cards])
    animal = choice("animal", [name.lower() for name in cards[:128]])
    sponsor = choice("sponsor", [name.lower() for name in cards[128:192]])
    action = choice("action", ACTION_CARDS)
    cell = choice("cell", cells)
    made = ActionSpace()
    made.segment(USE, "use", action)
    made.segment(PERFORM, "perform")
    made.segment(TAKE_X, "x-token")
    made.segment(IDLE, "idle")
    made.segment(SPEND, "x", number("tokens", 0, 5))
    made.segment(DONE, "done")
    made.segment(DECLINE, "decline")
    made.segment(REPEAT, "repeat")
    made.segment(DRAW, "draw")
    made.segment(SNAP, "snap")
    made.segment(FROM_DECK, "deck")
    made.segment(FROM_FOLDER, "folder", number("folder", 1, 6))
    made.segment(REPLENISH, "replenish")
    made.segment(BUILD, "build", choice("building", BUILDING_WORDS))
    made.segment(ADVANCE, "advance reputation")
    made.segment(FLOCK, "flock")
    made.segment(INTO_SPECIAL, "into", choice("building", BUILDING_WORDS[7:]), template="into the {building}")
    made.segment(TASK, "task", choice("task", TASK_WORDS))
    made.segment(DONATE, "donate")
    made.segment(PARTNER, "partner", choice("continent", CONTINENT_WORDS))
    made.segment(UNIVERSITY, "university", choice("university", UNIVERSITY_WORDS))
    made.segment(SLOT, "slot", number("slot", 1, 3))
    made.segment(EDGE, "edge", number("space", 1, 7))
    made.segment(PLAY_SPONSORS, "play sponsors")
    made.segment(TAKE_BREAK, "break")
    made.segment(UPGRADE, "upgrade", action)
    made.segment(BONUS_UPGRADE, "bonus upgrade")
    made.segment(BONUS_WORKER, "bonus worker")
    made.segment(BONUS_MONEY, "bonus money")
    made.segment(BONUS_TILE, "bonus tile", number("tile", 1, 2))
    made.segment(DIG, "dig", number("folder", 1, 6))
    made.segment(CLEVER, "clever", action)
    made.segment(TO_SLOT_1, "to slot 1")
    made.segment(TO_SLOT_5, "to slot 5")
    made.segment(MULTIPLY, "multiplier", action)
    made.segment(TARGET, "target", number("seat", 1, 4))
    made.segment(BORROW, "borrow", action)
    made.segment(GIVE_CARD, "give card")
    made.segment(GIVE_MONEY, "give money")
    made.segment(SMALL_ONES, "small")
    made.segment(LARGE_ONES, "large")
    made.segment(MAP, "map", choice("map", MAP_WORDS))
    made.segment(FINAL, "final", choice("card", [name.lower() for name in finals]))
    made.segment(EFFECT, "effect", number("effect", 1, int(POOL_SIZE)))
    made.segment(INTO, "in", cell)
    made.segment(EXTRA_BONUS, "bonus", cell)
    made.segment(PLACE, "at", cell, number("rotation", 0, 5), template="at {cell} r{rotation}")
    made.segment(PLAY, "play", card)
    made.segment(DISCARD, "discard", card)
    made.segment(KEEP, "keep", card)
    made.segment(SELL, "sell", card)
    made.segment(POUCH, "pouch", card)
    made.segment(RELEASE, "release", animal)
    made.segment(MOVE_IN, "move", animal)
    made.segment(TOKEN, "token", sponsor)
    made.segment(HARBOR, "harbor", card)
    assert made.size == ACTIONS
    return made
