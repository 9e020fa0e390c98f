"""The steps of a game (ZP-5), its decisions (ZP-5.5 to ZP-5.28) and the numbers of the rules that refuse an action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

START: Final[i64] = 0
ROUGH_START: Final[i64] = 1
DRAW: Final[i64] = 2
ROLL: Final[i64] = 3
ASSIGN: Final[i64] = 4
PLACE_WORKERS: Final[i64] = 5
INSTALL: Final[i64] = 6
WAGES: Final[i64] = 7
EVENT: Final[i64] = 8
TARGET_DRAW: Final[i64] = 9
FEED: Final[i64] = 10
INFECT: Final[i64] = 11
TREAT: Final[i64] = 12
TRASH: Final[i64] = 13
VISITORS: Final[i64] = 14
INCOME: Final[i64] = 15
LAST: Final[i64] = 16
END_OF_ROUND: Final[i64] = 17
END_GAME: Final[i64] = 18
SHORTAGE: Final[i64] = 19  # the favour window inside FEED_SHORT

NOTHING: Final[i64] = 0  # no decision is open: the game goes on by itself
START_DISCARD: Final[i64] = 1
DRAFT_PICK: Final[i64] = 2
PLACE_ANIMAL: Final[i64] = 3
PLACE_STAFF: Final[i64] = 4
PLACE_STRUCTURE: Final[i64] = 5
ASSIGN_FOOD: Final[i64] = 6
ASSIGN_VIRUS: Final[i64] = 7
WORKER: Final[i64] = 8
WORKER_DIE: Final[i64] = 9
INSTALL_OP: Final[i64] = 10
MOVE_CARD: Final[i64] = 11
MOVE_TO: Final[i64] = 12
DROP_CARD: Final[i64] = 13
WAGE_SHORT: Final[i64] = 14
IMMUNITY: Final[i64] = 15
EVENT_TARGET: Final[i64] = 16
TARGET_DISCARD: Final[i64] = 17
FEED_SHORT: Final[i64] = 18
INFECT_PLACE: Final[i64] = 19
TRANSFER: Final[i64] = 20
TREAT_PICK: Final[i64] = 21
FAVOUR: Final[i64] = 22
CHOOSE_MODE: Final[i64] = 23
PILE_PICK: Final[i64] = 24
SWAP_PICK: Final[i64] = 25
FLIP: Final[i64] = 26
FINISHED: Final[i64] = 27

# Where the cards in hand come from.
DRAWN: Final[i64] = 0  # from a deck: seen by their owner only (ZP-1.3)
CLAIMED: Final[i64] = 1  # from the notice board or a discard pile
EVICTED_CARDS: Final[i64] = 2  # their structure or host was dropped (ZP-7.8)

# Owners of spots on the notice board besides the seats.
FREE: Final[i64] = 255
NEUTRAL: Final[i64] = 254

# Refusals; 0 and 1 are ALLOWED and NOT_NOW.
NOT_DEALT: Final[i64] = 2
SPACE_FULL: Final[i64] = 3
OTHER_EMPTY: Final[i64] = 4
STRUCTURE_FULL: Final[i64] = 5
THEME: Final[i64] = 6
SPIDERS_FULL: Final[i64] = 7
NOT_IN_HABITAT: Final[i64] = 8
FAMILY_TOGETHER: Final[i64] = 9
INFECTED: Final[i64] = 10
EVICTED: Final[i64] = 11
STRUCTURE_IN_USE: Final[i64] = 12
NO_STACKING: Final[i64] = 13
SPECIALIST: Final[i64] = 14
HOST_FULL: Final[i64] = 15
NO_SUCH_DIE: Final[i64] = 16
SPOT_TAKEN: Final[i64] = 17
SPOT_BLOCKED: Final[i64] = 18
SPOT_EMPTY: Final[i64] = 19
NOT_FOR_TWO: Final[i64] = 20
FEE: Final[i64] = 21
YELLOW_UNUSED: Final[i64] = 22
NOT_CLAIMED: Final[i64] = 23
CLAIMED_LEFT: Final[i64] = 24
NOTHING_MOVES: Final[i64] = 25
ALREADY_MOVED: Final[i64] = 26
SAME_PLACE: Final[i64] = 27
NOTHING_TO_DROP: Final[i64] = 28
ANIMALS_STAY: Final[i64] = 29
NO_WAGE: Final[i64] = 30
NOT_HELD: Final[i64] = 31
NO_FOOD_COST: Final[i64] = 32
CLOSED: Final[i64] = 33
VIRUS_LIMIT: Final[i64] = 34
NO_CUBE: Final[i64] = 35
NO_FAVOUR: Final[i64] = 36
OTHER_WINDOW: Final[i64] = 37
WITHOUT_EFFECT: Final[i64] = 38
OTHER_MODE: Final[i64] = 39
NOT_IN_PILE: Final[i64] = 40
ITSELF: Final[i64] = 41
STEP_BEGUN: Final[i64] = 42
REARRANGING_OFF: Final[i64] = 43
REFUSALS: Final[i64] = 44
