"""The kinds of entries on the stack of a position: decisions that wait for a player, and steps that run by themselves.

An entry is FRAME numbers: its kind, the seat it belongs to and four arguments (named in the comments).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FRAME: Final[i64] = 6

# Decisions (the catalogue AN-4.11 to AN-4.64).
D_MAP: Final[i64] = 1  # sealed: one of the maps offered (a: 1 while maps are chosen openly)
D_START_KEEP: Final[i64] = 2  # sealed: four of eight cards
D_CARD: Final[i64] = 3  # an own action card
D_MODE: Final[i64] = 4  # action or X-token (a: action card, b: owner of the card, c: 1 without the X-token)
D_SPEND: Final[i64] = 5  # X-tokens (a: action card, b: owner, c: 1 for a repetition)
D_REPEAT: Final[i64] = 6  # use a multiplier token or stop
D_CARDS_MODE: Final[i64] = 7  # draw or snap
D_DRAW: Final[i64] = 8  # deck or folder (a: cards left to draw, b: 1 to discard afterwards)
D_DISCARD: Final[i64] = 9  # a hand card
D_SNAP: Final[i64] = 10  # a display card (a: takes left)
D_REPLENISH: Final[i64] = 11  # replenish the display or not
D_BUILD: Final[i64] = 12  # a building type, or done
D_PLACE: Final[i64] = 13  # cells (a: building, b: 1 paid, c: 1 may be declined, d: types behind it, see building.py)
D_MOVE_IN: Final[i64] = 14  # an animal for the new special enclosure (a: building number)
D_EMPTY: Final[i64] = 15  # one of several equal enclosures to empty (a: set of building numbers)
D_REP_FIRST: Final[i64] = 16  # one reputation before the first animal
D_ANIMAL: Final[i64] = 17  # an animal, or done
D_HOME: Final[i64] = 18  # where it lives (a: card)
D_POOL: Final[i64] = 19  # which of the effects below comes next (a: their number, b: 1 always ask)
D_TASK: Final[i64] = 20  # an association task, donate, or done
D_PARTNER: Final[i64] = 21  # a continent
D_UNIVERSITY: Final[i64] = 22
D_PROJECT: Final[i64] = 23
D_SLOT: Final[i64] = 24  # a: project, b: reputation for having played it
D_TOKEN: Final[i64] = 25  # a token as an icon (a: project, b: slot, c: icons still missing, d: sponsors used)
D_RELEASE: Final[i64] = 26  # a: project, b: slot, c: reputation for having played it
D_EDGE: Final[i64] = 27  # a token of the map's edge (a: project, b: slot, c: extra conservation, d: reputation)
D_SPONSOR_MODE: Final[i64] = 28  # play or break
D_SPONSOR: Final[i64] = 29  # a sponsor, or done
D_FREE_TYPE: Final[i64] = 30  # which building for free (a: set of types, b: times)
D_UPGRADE: Final[i64] = 31
D_CONSERVATION_2: Final[i64] = 32  # upgrade or worker
D_TILE: Final[i64] = 33  # money or a bonus tile (a: 0 for the tiles at 5, 2 for those at 8)
D_FINAL: Final[i64] = 34  # sealed: a final scoring card to discard
D_TAKE: Final[i64] = 35  # range or deck (a: times)
D_DIG: Final[i64] = 36  # a: times
D_SELL: Final[i64] = 37  # a: times
D_POUCH: Final[i64] = 38  # a: times
D_KEEP: Final[i64] = 39  # a card just seen (a: how many to keep)
D_HUNT: Final[i64] = 40  # a revealed animal
D_KEEP_FINAL: Final[i64] = 41  # one of two final scoring cards
D_BASE_PROJECT: Final[i64] = 42  # a: the only project, or -1
D_CLEVER: Final[i64] = 43
D_BOOST: Final[i64] = 44  # a: action card
D_EXTRA: Final[i64] = 45  # another action (a: set of action cards, b: 1 not for an X-token)
D_MULTIPLIER: Final[i64] = 46
D_TARGET: Final[i64] = 47  # tied leaders (a: set of seats, b: effect, c: amount)
D_HYPNOSIS: Final[i64] = 48  # a: target, b: highest slot
D_PILFER: Final[i64] = 49  # the victim answers (a: thief)
D_SPONSOR_MONEY: Final[i64] = 50  # a hand sponsor for money (a: sponsor whose token is spent, or -1)
D_CLASS: Final[i64] = 51  # small or large
D_EXTRA_SMALL: Final[i64] = 52  # a further small animal
D_TAKE_SMALL: Final[i64] = 53  # a small animal of the display
D_BONUS: Final[i64] = 54  # a placement bonus still uncovered
D_HAND_LIMIT: Final[i64] = 55  # sealed: a hand card to discard
D_END_TURN: Final[i64] = 56  # the harbor could still be used before the turn ends
LAST_DECISION: Final[i64] = 99

# Steps.
S_EFFECT: Final[i64] = 100  # a: effect row, b: card or -1
S_GAIN: Final[i64] = 101  # a: resource, b: amount
S_PERFORM: Final[i64] = 102  # the running action goes on
S_FINISH: Final[i64] = 103  # an execution is over: repetition or move the card
S_MOVE_CARD: Final[i64] = 104
S_TURN_END: Final[i64] = 105
S_NEXT_TURN: Final[i64] = 106
S_HIDE: Final[i64] = 107  # one hand card of a seat goes under a card: never used alone
S_HOLLYWOOD: Final[i64] = 108  # reveal until a sponsor
S_TOWER: Final[i64] = 109  # b: appeal
S_INCOME: Final[i64] = 110  # the income of a seat
S_INCOME_APPEAL: Final[i64] = 111
S_INCOME_KIOSKS: Final[i64] = 112
S_INCOME_MAP: Final[i64] = 113
S_REFILL: Final[i64] = 114
S_BREAK_TOKENS: Final[i64] = 115
S_BREAK_WORKERS: Final[i64] = 116
S_BREAK_DISPLAY: Final[i64] = 117
S_BREAK_END: Final[i64] = 118
S_FINAL: Final[i64] = 119
S_SCORE: Final[i64] = 120
S_ONLY_SMALL: Final[i64] = 121  # after an Animals action with small animals only
S_EXTRA_BONUS: Final[i64] = 122  # offer a further placement bonus
S_SUPPORT: Final[i64] = 123  # a: project, b: slot, c: extra conservation
S_PILFER: Final[i64] = 124  # a: 0 appeal, 1 conservation
S_LAST_DISCARDS: Final[i64] = 125
S_BASE_PLACE: Final[i64] = 126
