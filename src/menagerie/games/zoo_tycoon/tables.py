"""The tables of the game in compiled form; `content.py` fills them from the data files."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

SPECIES: Final[i64] = 23  # main species
CO_SPECIES: Final[i64] = 12
KINDS: Final[i64] = 35  # main and co-species together; co-species follow the main species in masks
DESIGNS: Final[i64] = 17
COLUMNS: Final[i64] = 8
SQUARES: Final[i64] = 64  # the deepest board that may be chosen (ZT-A1)
PARKS: Final[i64] = 5
TRACKS: Final[i64] = 5  # reintroduction tracks

MALE: Final[i64] = 0
FEMALE: Final[i64] = 1

RAINFOREST: Final[i64] = 0
SAVANNA: Final[i64] = 1
MONTANE: Final[i64] = 2

PRIMATES: Final[i64] = 0
UNGULATES: Final[i64] = 1
CARNIVORES: Final[i64] = 2
BIRDS: Final[i64] = 3

YELLOW: Final[i64] = 0
LIGHT_GREEN: Final[i64] = 1
DARK_GREEN: Final[i64] = 2
BELOW_STANDARD: Final[i64] = -1

# Male behaviour (ZT-20.46) and dice modes (ZT-20.47).
ALPHA: Final[i64] = 0
BACHELOR: Final[i64] = 1
ANY_MALES: Final[i64] = 2
DIE_PER_FEMALE: Final[i64] = 0
DIE_PER_PAIR: Final[i64] = 1
DIE_PER_ENCLOSURE: Final[i64] = 2

# Needs with thresholds for yellow, light and dark green.
FREE_SPACE: Final[i64] = 0
RETREATS: Final[i64] = 1
GROUP_SIZE: Final[i64] = 2

# Focal points (ZT-20.26 to ZT-20.29), in the order of the data file.
POP_POINT: Final[i64] = 0
EDU_VALUE: Final[i64] = 1
CON_POINT: Final[i64] = 2
RETREAT: Final[i64] = 3

# Building effects (ZT-20.19 to ZT-20.22) and places (ZT-20.23 to ZT-20.25).
PARK: Final[i64] = 0
EDUCATION_BOOTH: Final[i64] = 1
CONSERVATION_CENTER: Final[i64] = 2
COST_REDUCTION: Final[i64] = 3
NONZERO: Final[i64] = 0
FOOD_BOOTH: Final[i64] = 1
ZOO_SHOP: Final[i64] = 2

# Events (ZT-20.1 to ZT-20.13).
NO_EVENT: Final[i64] = -1
BUZZ_ALL: Final[i64] = 0
NOTHING: Final[i64] = 1
BUZZ_MOST_BIOME: Final[i64] = 2
MONEY_LOSS_FLOOR: Final[i64] = 3
MONEY_GAIN: Final[i64] = 4
TILE_LOWEST_POP: Final[i64] = 5
BUZZ_MOST_EDUCATION: Final[i64] = 6
SECOND_STAFF_FREE: Final[i64] = 7
NO_OFFSPRING_LEVEL: Final[i64] = 8
RESCUE_SUPPLY: Final[i64] = 9
DIE_PLUS: Final[i64] = 10
PROTEST: Final[i64] = 11
NO_ENTRY: Final[i64] = 12

# Donors (ZT-20.17, ZT-20.18).
MOST_BIOME: Final[i64] = 0
BEST_WELFARE: Final[i64] = 1

GROUPS: Final[i64] = 64  # group sizes listed in the allowance table; larger groups count as the last


def _none() -> vec[i64]:
    return vec[i64]([])


@final
class Tables:
    """All values of one content, by column. Never changed after loading."""

    def __init__(self) -> None:
        # Main species.
        self.level: vec[i64] = _none()
        self.category: vec[i64] = _none()
        self.biome: vec[i64] = _none()
        self.pop_one: vec[i64] = _none()
        self.pop_group: vec[i64] = _none()
        self.edu: vec[i64] = _none()
        self.con: vec[i64] = _none()
        self.req_category: vec[i64] = _none()
        self.req_pop: vec[i64] = _none()
        self.per_tile: vec[i64] = _none()
        self.cost: vec[i64] = _none()
        self.behaviour: vec[i64] = _none()
        self.tolerates: vec[i64] = _none()
        self.exp_light: vec[i64] = _none()
        self.exp_last: vec[i64] = _none()
        self.need: vec[i64] = _none()  # [species][need][colour], -1 for a crossed-out field
        self.group_max: vec[i64] = _none()  # -1: none
        self.pop_fp: vec[i64] = _none()  # [species][group size]
        self.roll: vec[i64] = _none()  # [species][happiness], 0: no roll
        self.dice_mode: vec[i64] = _none()
        self.litter: vec[i64] = _none()
        self.nurture: vec[i64] = _none()
        self.track: vec[i64] = _none()  # reintroduction track, -1: none
        self.panda: i64 = -1
        # Co-species.
        self.co_biome: vec[i64] = _none()
        self.co_category: vec[i64] = _none()
        self.co_size: vec[i64] = _none()
        self.co_pop: vec[i64] = _none()
        self.co_edu: vec[i64] = _none()
        self.co_con: vec[i64] = _none()
        self.co_cost: vec[i64] = _none()
        # Masks over main species and co-species.
        self.biome_mask: vec[i64] = _none()
        self.category_mask: vec[i64] = _none()
        self.main_mask: i64 = (1 << SPECIES) - 1
        # Animal Exchange sheet.
        self.sheet_males: vec[i64] = _none()  # [position][species]
        self.sheet_females: vec[i64] = _none()
        self.positions: i64 = 0
        self.next_position: vec[i64] = _none()  # [position][0..3], -1: none
        # National parks: four slots of species masks each, 0: unused slot.
        self.park_slots: vec[i64] = _none()
        self.park_first: vec[i64] = _none()
        self.park_second: vec[i64] = _none()
        self.park_without_panda: vec[i64] = _none()  # 0: the park has no panda
        # Reintroduction tracks.
        self.track_species: vec[i64] = _none()
        self.track_needed: vec[i64] = _none()
        self.track_points: vec[i64] = _none()
        self.track_times: vec[i64] = _none()
        # Tracks on the score board: the first space of each segment; the first segment is white.
        self.pop_segment: vec[i64] = _none()
        self.revenue: vec[i64] = _none()
        self.con_segment: vec[i64] = _none()
        self.edu_segment: vec[i64] = _none()
        self.bonus_edu: vec[i64] = _none()
        self.bonus_pop: vec[i64] = _none()
        self.bonus_con: vec[i64] = _none()
        self.breeding_segment: vec[i64] = _none()
        self.breeding_last: i64 = 0
        # Buildings.
        self.effect: vec[i64] = _none()
        self.place: vec[i64] = _none()
        self.design_biomes: vec[i64] = _none()  # bit mask
        self.design_cost: vec[i64] = _none()
        self.amount: vec[i64] = _none()
        self.items_cap: vec[i64] = _none()  # enclosures or buildings that count (per biome for education booths)
        # Cards.
        self.event_code: vec[i64] = _none()
        self.event_param: vec[i64] = _none()
        self.event_amount: vec[i64] = _none()
        self.event_redraw: vec[i64] = _none()
        self.event_two_player: vec[i64] = _none()
        self.donor_code: vec[i64] = _none()
        self.donor_param: vec[i64] = _none()
        self.donor_minimum: vec[i64] = _none()
        # Constants (ZT-20.70).
        self.rounds: i64 = 0
        self.start_money: i64 = 0
        self.start_tiles: i64 = 0
        self.free_tiles: i64 = 0
        self.money_min: i64 = 0
        self.money_max: i64 = 0
        self.tax_threshold: i64 = 0
        self.loan_amount: i64 = 0
        self.loan_cap: i64 = 0
        self.tile_price: i64 = 0
        self.focal_price: i64 = 0
        self.construction_price: i64 = 0
        self.free_trades: i64 = 0
        self.max_trades: i64 = 0
        self.workers: i64 = 0
        self.worker_surcharge: i64 = 0
        self.bonus_first: i64 = 0
        self.bonus_second: i64 = 0
        self.commercial_pop: i64 = 0
        self.prohibition_start: i64 = 0
        self.discs_male: i64 = 0
        self.discs_female: i64 = 0
        self.breeding_first: i64 = 0
        self.breeding_second: i64 = 0
        self.welfare_first: i64 = 0
        self.welfare_second: i64 = 0
        self.welfare_penalty: i64 = 0
        self.mixed_bonus: i64 = 0
        # Room for counting inside one call of the scoring functions; holds nothing between calls.
        self.count_by_mask: vec[i64] = vec[i64]([0] * 32)
        self.touched_by: vec[i64] = vec[i64]([0] * 64)


def segment_of(starts: vec[i64], value: i64) -> i64:
    """The number of the segment that holds `value`: 0 is the white one (ZT-7.11, ZT-7.12)."""
    found: i64 = 0
    at: i64 = 1
    while at < len(starts) and value >= starts[at]:
        found = at
        at += 1
    return found


def bit(kind: i64) -> i64:
    """The mask of one main or co-species. A literal 1 would be shifted as a 32-bit number when compiled."""
    return (kind - kind + 1) << kind


def bits(mask: i64) -> i64:
    """How many species a mask holds."""
    found: i64 = 0
    while mask != 0:
        mask &= mask - 1
        found += 1
    return found
