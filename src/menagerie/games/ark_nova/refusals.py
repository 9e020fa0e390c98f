"""Why an action is refused: a number for every reason, with the rule and a sentence."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NO_EXECUTION: Final[i64] = 2
X_FULL: Final[i64] = 3
TOO_FEW_X: Final[i64] = 4
TOO_WEAK: Final[i64] = 5
NO_MONEY: Final[i64] = 6
NO_PLACE: Final[i64] = 7
TYPE_USED: Final[i64] = 8
ONE_PER_ZOO: Final[i64] = 9
NEEDS_BUILD_II: Final[i64] = 10
NOT_FREE: Final[i64] = 11
BUILD_II_CELL: Final[i64] = 12
NOT_ON_BORDER: Final[i64] = 13
NOT_ADJACENT: Final[i64] = 14
KIOSK_TOO_CLOSE: Final[i64] = 15
NEEDS_ROCK: Final[i64] = 16
NEEDS_WATER: Final[i64] = 17
NEEDS_BORDER_CELLS: Final[i64] = 18
OFF_BOARD: Final[i64] = 19
CONDITION: Final[i64] = 20
PRICE: Final[i64] = 21
NO_HOME: Final[i64] = 22
OTHER_CLASS: Final[i64] = 23
OUT_OF_RANGE: Final[i64] = 24
ENCLOSURE_TAKEN: Final[i64] = 25
ENCLOSURE_SMALL: Final[i64] = 26
NO_ROOM: Final[i64] = 27
NO_HERD: Final[i64] = 28
PETTING_ONLY: Final[i64] = 29
NO_WORKER: Final[i64] = 30
TASK_DONE: Final[i64] = 31
TASK_CLOSED: Final[i64] = 32
NOTHING_THERE: Final[i64] = 33
THIRD_PARTNER: Final[i64] = 34
ALREADY_OWNED: Final[i64] = 35
SLOT_TAKEN: Final[i64] = 36
SLOT_BLOCKED: Final[i64] = 37
NOT_FULFILLED: Final[i64] = 38
ALREADY_SUPPORTED: Final[i64] = 39
NO_MAP_TOKEN: Final[i64] = 40
DONATION_FIRST: Final[i64] = 41
LEVEL: Final[i64] = 42
SNAP_STRENGTH: Final[i64] = 43
AT_LEAST_ONE: Final[i64] = 44
ALREADY_UPGRADED: Final[i64] = 45
NOT_SMALL: Final[i64] = 46
NO_CARDS: Final[i64] = 47
TILE_GONE: Final[i64] = 48
WRONG_ANIMAL: Final[i64] = 49
TOO_POOR: Final[i64] = 50
BUILD_I_ONE: Final[i64] = 51
NO_BREAK: Final[i64] = 52
ACTION_ONLY: Final[i64] = 53

REASONS: Final[list[tuple[str, str]]] = [
    ("", ""),
    ("AN-4.1", "that belongs to another decision."),
    ("AN-4.2", "the action could not be carried out with any number of X-tokens you have."),
    ("AN-12.1", "you already have five X-tokens."),
    ("AN-4.13", "with that many X-tokens the action could not be carried out."),
    ("AN-7.22", "the strength of the action is too low for it."),
    ("AN-7.1", "you cannot pay it: every space costs 2 money."),
    ("AN-7.13", "there is no legal place for it on your map."),
    ("AN-7.3", "all buildings of one action must be of different types."),
    ("AN-7.4", "a zoo holds only one of these."),
    ("AN-7.22", "it needs the Build card on side II."),
    ("AN-7.6", "every cell must be an empty building space."),
    ("AN-7.7", "a marked cell needs the Build card on side II."),
    ("AN-7.8", "the first building must cover a cell at the border of the map."),
    ("AN-7.8", "a building must share an edge with one of your buildings."),
    ("AN-7.9", "two kiosks must be at least three cells apart."),
    ("AN-8.8", "it does not touch enough rock cells."),
    ("AN-8.8", "it does not touch enough water cells."),
    ("AN-7.10", "this building must cover two border cells."),
    ("AN-7.6", "the building would leave the map."),
    ("AN-8.4", "a condition of the card is not met."),
    ("AN-8.6", "you cannot pay its full price."),
    ("AN-8.8", "no enclosure in your zoo suits it."),
    ("AN-8.7", "your special assignment forbids animals of this size."),
    ("AN-6.5", "that folder lies outside your reputation range."),
    ("AN-8.8", "that enclosure is occupied."),
    ("AN-8.8", "that enclosure is too small."),
    ("AN-8.9", "the special enclosure has too few free spaces."),
    ("AN-8.12", "your zoo holds no herbivore large enough to join."),
    ("AN-8.10", "petting-zoo animals live only in the Petting Zoo."),
    ("AN-9.3", "you have too few active workers."),
    ("AN-9.2", "the tasks of one action must all be different."),
    ("AN-9.3", "three of your workers lie there: the task is closed until the break."),
    ("AN-9.12", "there is nothing on the board that you lack."),
    ("AN-9.7", "a third and fourth partner zoo need the Association card on side II."),
    ("AN-9.6", "you have it already, or it is not on the board."),
    ("AN-10.3", "the slot is taken."),
    ("AN-3.6", "the slot is blocked in this game."),
    ("AN-10.3", "its condition is not fulfilled."),
    ("AN-10.3", "you already support this project."),
    ("AN-10.14", "no token is left on the edge of your map."),
    ("AN-9.11", "a donation needs Association II, a task done before it and the money, once per action."),
    ("AN-11.2", "the level of the sponsor is too high for what is left of the action."),
    ("AN-6.4", "the action is too weak to snap a card."),
    ("AN-4.2", "an action must do something: choose at least one."),
    ("AN-5.5", "that card already lies on side II."),
    ("AN-8.16", "only a small animal may be chosen."),
    ("AN-21.1", "there is no card to take."),
    ("AN-14.2", "that tile is gone."),
    ("AN-10.7", "the animal lacks the icon or has the wrong size for the slot."),
    ("AN-11.11", "you cannot pay its level in money."),
    ("AN-7.22", "side I builds exactly one building."),
    ("AN-11.1", "the break option needs strength 1 or more."),
    ("AN-A47", "the ability grants this action, not an X-token."),
]
