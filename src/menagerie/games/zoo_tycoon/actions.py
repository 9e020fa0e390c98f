"""The fixed action space: the first integer of every kind of choice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NUMBERS: Final[i64] = 128  # how many animals a choice of a number can name, from 0

PASS: Final[i64] = 0
DONE: Final[i64] = 1
STOP: Final[i64] = 2
DECLINE: Final[i64] = 3
LOAN: Final[i64] = 4
EXCHANGE: Final[i64] = 5
UNEXPECTED_DEMAND: Final[i64] = 6
UNEXPECTED_SUPPLY: Final[i64] = 7
PANDA_ENTER: Final[i64] = 8
QUARANTINE: Final[i64] = 9
KEEP_PROHIBITION: Final[i64] = 10

CONVERT: Final[i64] = 11  # species, sex
CONTRACEPTION: Final[i64] = 57  # species
REMOVE_CONTRACEPTION: Final[i64] = 80  # species
REROLL: Final[i64] = 103  # species
SEND: Final[i64] = 126  # sex
MOVE_EXCHANGE: Final[i64] = 128  # position
GIVE: Final[i64] = 137  # species
TAKE: Final[i64] = 160  # species
TAKE_AGAIN: Final[i64] = 183  # species
EMPTY_SPACE: Final[i64] = 206  # quarantine space
RESCUE: Final[i64] = 208  # no, yes
MALES: Final[i64] = 210  # number
FEMALES: Final[i64] = 338  # number
FROM_QUARANTINE: Final[i64] = 466  # number
FROM_ENCLOSURE: Final[i64] = 594  # number
HOUSE: Final[i64] = 722  # enclosure

OPERATION: Final[i64] = 786
TILE: Final[i64] = 786
BUY_TILE: Final[i64] = 787
ENTER: Final[i64] = 788
ADD_CO_SPECIES: Final[i64] = 789
FOCAL_POINT: Final[i64] = 790
BUILDING: Final[i64] = 791
FREE_CENTER: Final[i64] = 792
CONSTRUCTION: Final[i64] = 793
RELOCATE: Final[i64] = 794
ANIMAL_KEEPING: Final[i64] = 795
ENTERTAINMENT: Final[i64] = 796
OPERATIONS: Final[i64] = 11

SQUARE: Final[i64] = 797  # square
NEW_ENCLOSURE: Final[i64] = 861  # biome
JOIN: Final[i64] = 864  # enclosure
CHOOSE_SPECIES: Final[i64] = 928  # main species, then co-species
FOCAL_TYPE: Final[i64] = 963  # type
DESIGN: Final[i64] = 967  # design
CONSTRUCTION_KIND: Final[i64] = 984  # kind
PAY: Final[i64] = 987  # money, worker, free
CHANGE_TO: Final[i64] = 990  # biome
ENTERTAIN: Final[i64] = 993  # track
WELFARE: Final[i64] = 996  # track
ACTIONS: Final[i64] = 998

CHANGE_BIOME: Final[i64] = 0
MOVE_BUILDING: Final[i64] = 1
MOVE_TILE: Final[i64] = 2

PAY_MONEY: Final[i64] = 0
PAY_WORKER: Final[i64] = 1
PAY_NOTHING: Final[i64] = 2
