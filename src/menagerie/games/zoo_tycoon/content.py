"""Loads and checks the data files; an error names file, row and column."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from menagerie.core.data import Row, rows_of
from menagerie.core.errors import ContentError
from menagerie.games.zoo_tycoon import tables as t
from menagerie.games.zoo_tycoon.cards import building_card, co_species_card, species_card

BIOMES = ("rainforest", "savanna", "montane")
CATEGORIES = ("primates", "ungulates", "carnivores", "birds")
LEVELS = ("I", "II", "III")
BEHAVIOURS = ("alpha", "bachelor", "any")
DICE_MODES = ("female", "pair", "enclosure")
FOCAL_POINTS = ("pop_point", "edu_value", "con_point", "retreat")
FOCAL_LIMITS = ("group_table", "one_per_enclosure", "con_value", "below_dark")
EFFECTS = (
    "pop_per_adjacent_building",
    "edu_per_adjacent_enclosure",
    "con_per_adjacent_enclosure",
    "cost_reduction",
)
PLACES = ("nonzero", "booth", "shop")
EVENTS = (
    "buzz_all",
    "none",
    "buzz_most_biome",
    "money_loss_floor",
    "money_gain",
    "tile_lowest_pop",
    "buzz_most_education",
    "second_staff_free",
    "no_offspring_level",
    "rescue_supply",
    "die_plus",
    "protest",
    "no_entry",
)
TIMINGS = ("breaking", "news")
DONORS = ("most_biome", "best_welfare")
STAFF = (
    "breeding",
    "birth_control",
    "exchange",
    "unexpected_supply",
    "unexpected_demand",
    "animal_keeping",
    "entertainment",
    "maintenance",
)
REPEATS = ("any", "distinct_species", "once_per_round", "once_per_game")
COLOURS = ("red", "green", "framed")
PROVENANCES = ("rulebook", "public", "reconstructed")

FILES = (
    "main_species.csv",
    "co_species.csv",
    "animal_exchange_sheet.csv",
    "national_parks.csv",
    "reintroductions.csv",
    "popularity_revenue.csv",
    "conservation_segments.csv",
    "education_segments.csv",
    "education_bonuses.csv",
    "breeding_program_segments.csv",
    "buildings.csv",
    "focal_points.csv",
    "enclosure_tiles.csv",
    "donors.csv",
    "events.csv",
    "staff_actions.csv",
    "constants.csv",
)


def one_of(row: Row, column: str, words: Sequence[str]) -> int:
    """Which of the words the cell is."""
    return words.index(row.word(column, words))


def integer(row: Row, column: str, least: int = -999, most: int = 999) -> int:
    return row.whole(column, least, most)


def number_or(row: Row, column: str, empty: int) -> int:
    """A number, or the given one for an empty cell."""
    return empty if row.text(column) == "" else integer(row, column)


class Content:
    """The rows of all files and the compiled tables made from them."""

    def __init__(self, folder: Traversable | Path, usual: Content | None = None) -> None:
        self.rows: dict[str, list[Row]] = {name: _read(folder, name) for name in FILES}
        self.species = _names(self.rows["main_species.csv"], "species_id", t.SPECIES)
        self.co_species = _names(self.rows["co_species.csv"], "species_id", t.CO_SPECIES)
        self.designs = _names(self.rows["buildings.csv"], "building_id", t.DESIGNS)
        self.events = _names(self.rows["events.csv"], "event_id", 18)
        self.donors = _names(self.rows["donors.csv"], "card_id", 7)
        self.parks = _names(self.rows["national_parks.csv"], "park_id", t.PARKS)
        if usual is not None:
            self._require_the_names_of(usual)
        self.species_names = [row.text("name") for row in self.rows["main_species.csv"]]
        self.co_names = [row.text("name") for row in self.rows["co_species.csv"]]
        self.event_names = [row.text("name") for row in self.rows["events.csv"]]
        self.event_effects = [row.text("effect") for row in self.rows["events.csv"]]
        self.event_timings = [row.text("timing") for row in self.rows["events.csv"]]
        self.donor_criteria = [row.text("criterion") for row in self.rows["donors.csv"]]
        self.park_names = [row.text("name") for row in self.rows["national_parks.csv"]]
        self.design_names = [_design_name(name) for name in self.designs]
        self.constants: dict[str, str] = {row.text("key"): row.text("value") for row in self.rows["constants.csv"]}
        self.tables = t.Tables()
        for fill in _FILLERS:
            fill(self)
        self.species_cards = [species_card(self.tables, s) for s in range(t.SPECIES)]
        self.co_species_cards = [co_species_card(self.tables, co) for co in range(t.CO_SPECIES)]
        self.building_cards = [building_card(self.tables, design) for design in range(t.DESIGNS)]

    def _require_the_names_of(self, usual: Content) -> None:
        """Records name species, buildings and cards by their place, so content of one's own keeps the order."""
        for what in ("species", "co_species", "designs", "events", "donors", "parks"):
            for at, (usual_name, name) in enumerate(zip(getattr(usual, what), getattr(self, what), strict=True)):
                if usual_name != name:
                    raise ContentError(f"{what}: number {at + 1} must be {usual_name!r}, not {name!r}.")

    def kind_name(self, kind: int) -> str:
        """The name of a main species, or of a co-species by its number after the main species."""
        return self.species_names[kind] if kind < t.SPECIES else self.co_names[kind - t.SPECIES]


def standard() -> Content:
    """The content that comes with the game."""
    return Content(resources.files("menagerie.games.zoo_tycoon").joinpath("data"))


def replaced(path: str | Path) -> Content:
    """The content of a folder that holds the same files; a file that is missing there is the standard one.

    The names and order of species, buildings and cards stay those of the game, because records name them.
    """
    folder = Path(path)
    if not folder.is_dir():
        raise ContentError(f"There is no folder {str(path)!r} with content files such as {FILES[0]}.")
    return Content(folder, standard())


def _read(folder: Traversable | Path, name: str) -> list[Row]:
    file = folder.joinpath(name)
    if not file.is_file():
        file = resources.files("menagerie.games.zoo_tycoon").joinpath("data", name)
    rows = rows_of(file)
    for row in rows:
        row.word("provenance", PROVENANCES)
    return rows


def _names(rows: list[Row], column: str, wanted: int) -> list[str]:
    names = [row.text(column) for row in rows]
    if len(names) != wanted:
        raise ContentError(f"{rows[0].file if rows else column}: {len(names)} rows instead of {wanted}.")
    for row, name in zip(rows, names, strict=True):
        if names.count(name) > 1:
            raise row.error(column, f"{name!r} appears twice")
    return names


def _design_name(identifier: str) -> str:
    words = identifier.replace("conservation_center", "conservation center").replace(
        "education_booth", "education booth"
    )
    words = words.replace("food_booth", "food booth").replace("zoo_shop", "zoo shop")
    parts = words.split("_")
    if parts[0] == "education booth":
        return f"education booth {parts[1]}/{parts[2]}"
    return " ".join(parts)


def _vec(values: Sequence[int]) -> vec[i64]:
    return vec[i64](list(values))


def _masks(of_main: Sequence[int], of_co: Sequence[int], count: int) -> vec[i64]:
    masks = [0] * count
    for kind, value in enumerate([*of_main, *of_co]):
        masks[value] |= 1 << kind
    return _vec(masks)


def _main_species(c: Content) -> None:
    rows, out = c.rows["main_species.csv"], c.tables
    out.level = _vec([one_of(row, "level", LEVELS) + 1 for row in rows])
    category = [one_of(row, "category", CATEGORIES) for row in rows]
    biome = [one_of(row, "biome", BIOMES) for row in rows]
    out.category, out.biome = _vec(category), _vec(biome)
    for column, name, low, high in (
        ("pop_one", "pop_one", 0, 20),
        ("pop_group", "pop_group", 0, 20),
        ("edu", "edu", 0, 20),
        ("con", "con", 0, 20),
        ("req_category", "req_same_category", 0, 20),
        ("req_pop", "req_popularity", 0, 99),
        ("per_tile", "per_tile", 1, 20),
        ("cost", "cost_per_tile", 0, 20),
        ("tolerates", "tolerates_co", 0, 1),
        ("exp_light", "exp_light", 1, 20),
        ("exp_last", "exp_dark_max", 1, 20),
        ("litter", "litter", 1, 9),
        ("nurture", "nurture", 0, 1),
    ):
        setattr(out, column, _vec([integer(row, name, low, high) for row in rows]))
    out.behaviour = _vec([one_of(row, "male_behaviour", BEHAVIOURS) for row in rows])
    out.dice_mode = _vec([one_of(row, "dice_mode", DICE_MODES) for row in rows])
    need: list[int] = []
    roll: list[int] = []
    allowance: list[int] = []
    for row in rows:
        for name in ("free", "retreat", "group"):
            need += _thresholds(row, name)
        roll += [number_or(row, f"roll_{colour}", 0) for colour in ("yellow", "light", "dark")]
        allowance += _allowance(row)
        integer(row, "meeples_male", 0), integer(row, "meeples_female", 0)
    out.need, out.roll, out.pop_fp = _vec(need), _vec(roll), _vec(allowance)
    out.group_max = _vec([number_or(row, "group_max", -1) for row in rows])
    out.track = _vec([-1] * t.SPECIES)
    if "giant_panda" not in c.species:
        raise ContentError("main_species.csv: there is no giant_panda.")
    out.panda = c.species.index("giant_panda")
    co_rows = c.rows["co_species.csv"]
    co_category = [one_of(row, "category", CATEGORIES) for row in co_rows]
    co_biome = [one_of(row, "biome", BIOMES) for row in co_rows]
    out.co_category, out.co_biome = _vec(co_category), _vec(co_biome)
    out.co_size = _vec([integer(row, "tiles_occupied", 1, 2) for row in co_rows])
    for column, name in (("co_pop", "pop"), ("co_edu", "edu"), ("co_con", "con"), ("co_cost", "running_cost")):
        setattr(out, column, _vec([integer(row, name, 0, 20) for row in co_rows]))
    for row in co_rows:
        integer(row, "copies", 1)
    out.biome_mask = _masks(biome, co_biome, 3)
    out.category_mask = _masks(category, co_category, 4)


def _thresholds(row: Row, need: str) -> list[int]:
    values = [number_or(row, f"{need}_{colour}", -1) for colour in ("yellow", "light", "dark")]
    filled = [value for value in values if value >= 0]
    if not filled or values[2] < 0:
        raise row.error(f"{need}_dark", "the dark green field must be filled")
    if sorted(filled) != filled:
        raise row.error(f"{need}_light", "the thresholds must rise from yellow to dark green")
    return values


def _allowance(row: Row) -> list[int]:
    steps: list[tuple[int, int]] = []
    for part in row.text("pop_fp_by_group").split("|"):
        try:
            group, number = (int(word) for word in part.split(":"))
        except ValueError:
            raise row.error("pop_fp_by_group", f"{part!r} is not of the form group:number") from None
        steps.append((group, number))
    return [max([number for group, number in steps if size >= group], default=0) for size in range(t.GROUPS)]


def _sheet(c: Content) -> None:
    out = c.tables
    rows = c.rows["animal_exchange_sheet.csv"]
    positions = int(c.constants["ae_positions"])
    if positions != 9:
        raise ContentError("constants.csv: ae_positions must be 9, because actions name the positions.")
    males = [[0] * t.SPECIES for _ in range(positions)]
    females = [[0] * t.SPECIES for _ in range(positions)]
    place: dict[int, tuple[int, int]] = {}
    seen: set[tuple[int, int]] = set()
    for row in rows:
        species = one_of(row, "species_id", c.species)
        position = integer(row, "position", 1, positions) - 1
        here = (integer(row, "grid_row", 1, 9), integer(row, "grid_col", 1, 9))
        if place.setdefault(position, here) != here:
            raise row.error("grid_row", "the position has another place in an earlier row")
        if (species, position) in seen:
            raise row.error("position", "the species has this position twice")
        seen.add((species, position))
        males[position][species] = integer(row, "males", -9, 9)
        females[position][species] = integer(row, "females", -9, 9)
        one_of(row, "colour", COLOURS)
    if len(seen) != positions * t.SPECIES:
        raise ContentError(f"animal_exchange_sheet.csv: {len(seen)} rows instead of {positions * t.SPECIES}.")
    out.positions = positions
    out.sheet_males = _vec([value for line in males for value in line])
    out.sheet_females = _vec([value for line in females for value in line])
    near: list[int] = []
    for position in range(positions):
        row_, col = place[position]
        found = [other for other, (r, k) in sorted(place.items()) if abs(r - row_) + abs(k - col) == 1]
        near += (found + [-1] * 4)[:4]
    out.next_position = _vec(near)


def _projects(c: Content) -> None:
    out = c.tables
    kinds = [*c.species, *c.co_species]
    slots: list[int] = []
    without: list[int] = []
    for row in c.rows["national_parks.csv"]:
        masks = []
        for slot in row.text("slots").split(";"):
            mask = 0
            for name in slot.split("|"):
                if name not in kinds:
                    raise row.error("slots", f"there is no species {name!r}")
                mask |= 1 << kinds.index(name)
            masks.append(mask)
        if len(masks) > 4:
            raise row.error("slots", "a park has at most four slots")
        slots += (masks + [0] * 4)[:4]
        without.append(number_or(row, "points_without_panda", 0))
    out.park_slots, out.park_without_panda = _vec(slots), _vec(without)
    out.park_first = _vec([integer(row, "first_points", 0) for row in c.rows["national_parks.csv"]])
    out.park_second = _vec([integer(row, "second_points", 0) for row in c.rows["national_parks.csv"]])
    tracks = c.rows["reintroductions.csv"]
    if len(tracks) != t.TRACKS:
        raise ContentError(f"reintroductions.csv: {len(tracks)} rows instead of {t.TRACKS}.")
    out.track_species = _vec([one_of(row, "species_id", c.species) for row in tracks])
    for number, species in enumerate(out.track_species):
        if out.level[species] != 3:
            raise tracks[number].error("species_id", "only level III species have a reintroduction track")
        out.track[species] = number
    out.track_needed = _vec([integer(row, "offspring_needed", 1, 20) for row in tracks])
    out.track_points = _vec([integer(row, "points_per_reintroduction", 0, 50) for row in tracks])
    out.track_times = _vec([integer(row, "times", 0, 20) for row in tracks])


def _segments(rows: list[Row]) -> vec[i64]:
    starts: list[int] = []
    after = 0
    for row in rows:
        if integer(row, "from") != after:
            raise row.error("from", f"the segment must start at {after}")
        starts.append(after)
        after = integer(row, "to", after) + 1
        colour = one_of(row, "colour", ("white", "coloured"))
        if (colour == 0) != (len(starts) == 1):
            raise row.error("colour", "the first segment and no other is white")
    return _vec(starts)


def _board(c: Content) -> None:
    out = c.tables
    revenue = c.rows["popularity_revenue.csv"]
    out.pop_segment = _segments(revenue)
    out.revenue = _vec([integer(row, "revenue", 0) for row in revenue])
    out.con_segment = _segments(c.rows["conservation_segments.csv"])
    out.edu_segment = _segments(c.rows["education_segments.csv"])
    bonuses = c.rows["education_bonuses.csv"]
    out.bonus_edu = _vec([integer(row, "education", 1) for row in bonuses])
    out.bonus_pop = _vec([integer(row, "pop", 0) for row in bonuses])
    out.bonus_con = _vec([integer(row, "con", 0) for row in bonuses])
    program = c.rows["breeding_program_segments.csv"]
    out.breeding_segment = _vec([integer(row, "from", 1) for row in program])
    out.breeding_last = max(integer(row, "to", 1) for row in program)


def _buildings(c: Content) -> None:
    out = c.tables
    rows = c.rows["buildings.csv"]
    out.effect = _vec([one_of(row, "code", EFFECTS) for row in rows])
    out.place = _vec([one_of(row, "place_code", PLACES) for row in rows])
    out.design_cost = _vec([integer(row, "cost", 0) for row in rows])
    out.amount = _vec([integer(row, "amount", 1, 20) for row in rows])
    masks: list[int] = []
    caps: list[int] = []
    for row in rows:
        names = [name for name in row.text("biomes").split(";") if name]
        for name in names:
            if name not in BIOMES:
                raise row.error("biomes", f"there is no biome {name!r}")
        masks.append(sum(1 << BIOMES.index(name) for name in names))
        amount = integer(row, "amount")
        if row.text("code") == "edu_per_adjacent_enclosure":
            if integer(row, "cap") != integer(row, "cap_per_biome") * len(names):
                raise row.error("cap", "it must be the cap per biome for each of the biomes")
            caps.append(integer(row, "cap_per_biome") // amount)
        elif row.text("code") == "cost_reduction":
            if len(names) != 1:
                raise row.error("biomes", "a commercial building has one biome")
            caps.append(0)
        else:
            caps.append(integer(row, "cap") // amount)
        integer(row, "copies", 1)
    out.design_biomes, out.items_cap = _vec(masks), _vec(caps)
    for effect, limit in ((t.PARK, 3), (t.EDUCATION_BOOTH, 3), (t.CONSERVATION_CENTER, 3)):
        if list(out.effect).count(effect) > limit:
            raise ContentError(f"buildings.csv: more than {limit} designs have the effect {EFFECTS[effect]}.")
    for row in c.rows["focal_points.csv"]:
        one_of(row, "code", FOCAL_POINTS), one_of(row, "limit_code", FOCAL_LIMITS), integer(row, "copies", 1)
    if [row.text("code") for row in c.rows["focal_points.csv"]] != list(FOCAL_POINTS):
        raise ContentError(f"focal_points.csv: the rows must be {', '.join(FOCAL_POINTS)}.")
    for row in c.rows["enclosure_tiles.csv"]:
        one_of(row, "biome", BIOMES), integer(row, "copies", 1)


def _cards(c: Content) -> None:
    out = c.tables
    rows = c.rows["events.csv"]
    out.event_code = _vec([one_of(row, "code", EVENTS) for row in rows])
    out.event_amount = _vec([integer(row, "amount") for row in rows])
    out.event_redraw = _vec([integer(row, "redraw_in_round_7", 0, 1) for row in rows])
    out.event_two_player = _vec([integer(row, "two_player", 0, 1) for row in rows])
    params: list[int] = []
    for row in rows:
        one_of(row, "timing", TIMINGS)
        code = row.text("code")
        if code == "buzz_most_biome":
            params.append(one_of(row, "param", BIOMES))
        elif code == "no_entry":
            params.append(one_of(row, "param", CATEGORIES))
        elif code == "no_offspring_level":
            params.append(one_of(row, "param", LEVELS) + 1)
        elif code in {"money_loss_floor", "protest"}:
            params.append(integer(row, "param"))
        else:
            params.append(0)
    out.event_param = _vec(params)
    donors = c.rows["donors.csv"]
    out.donor_code = _vec([one_of(row, "code", DONORS) for row in donors])
    out.donor_param = _vec([one_of(row, "param", BIOMES) if row.text("code") == "most_biome" else 0 for row in donors])
    out.donor_minimum = _vec([integer(row, "minimum") for row in donors])
    staff = c.rows["staff_actions.csv"]
    for row in staff:
        one_of(row, "action_id", STAFF), one_of(row, "repeat_code", REPEATS)
        one_of(row, "season", ("spring", "summer", "fall"))
    if len(staff) != len(STAFF):
        raise ContentError(f"staff_actions.csv: {len(staff)} rows instead of {len(STAFF)}.")


CONSTANTS = {
    "rounds": "rounds",
    "start_money": "start_money",
    "start_enclosure_tiles": "start_tiles",
    "free_tiles_per_round": "free_tiles",
    "money_min": "money_min",
    "money_max": "money_max",
    "tax_threshold": "tax_threshold",
    "loan_amount": "loan_amount",
    "loan_cap": "loan_cap",
    "price_enclosure_tile": "tile_price",
    "price_focal_point": "focal_price",
    "price_construction_action": "construction_price",
    "free_trades": "free_trades",
    "max_trades": "max_trades",
    "workers": "workers",
    "worker_surcharge": "worker_surcharge",
    "revenue_bonus_first": "bonus_first",
    "revenue_bonus_second": "bonus_second",
    "commercial_popularity": "commercial_pop",
    "prohibition_start": "prohibition_start",
    "offspring_male": "discs_male",
    "offspring_female": "discs_female",
    "breeding_first": "breeding_first",
    "breeding_second": "breeding_second",
    "welfare_first": "welfare_first",
    "welfare_second": "welfare_second",
    "welfare_penalty": "welfare_penalty",
    "mixed_bonus": "mixed_bonus",
}
# Stated once more beside the thing they belong to, or fixed by the shape of the boards: they must agree.
REPEATED_CONSTANTS = {
    "price_building": ("buildings.csv", "cost", "park_1"),
    "price_zoo_shop": ("buildings.csv", "cost", "zoo_shop_savanna"),
    "food_booth_income": ("buildings.csv", "amount", "food_booth_savanna_1"),
    "zoo_shop_income": ("buildings.csv", "amount", "zoo_shop_savanna"),
    "co_species_cost": ("co_species.csv", "running_cost", "fischers_lovebird"),
    "elephant_panda_popularity": ("main_species.csv", "req_popularity", "giant_panda"),
}
FIXED_CONSTANTS = {"board_columns": "8", "quarantine_spaces": "2", "ae_positions": "9", "ae_grid": "3x3"}


def _constants(c: Content) -> None:
    rows = {row.text("key"): row for row in c.rows["constants.csv"]}
    for key, row in rows.items():
        known = key in CONSTANTS or key in REPEATED_CONSTANTS or key in FIXED_CONSTANTS or key == "board_rows"
        if not known:
            raise row.error("key", f"there is no constant {key!r}")
    for key in [*CONSTANTS, *REPEATED_CONSTANTS, *FIXED_CONSTANTS, "board_rows"]:
        if key not in rows:
            raise ContentError(f"constants.csv: the constant {key!r} is missing.")
    for key, name in CONSTANTS.items():
        setattr(c.tables, name, integer(rows[key], "value"))
    for key, (file, column, identifier) in REPEATED_CONSTANTS.items():
        first = next(iter(c.rows[file][0].cells))
        for row in c.rows[file]:
            if row.text(first) == identifier and integer(row, column) != integer(rows[key], "value"):
                raise rows[key].error("value", f"{file} says {row.text(column)} for {identifier}")
    for key, value in FIXED_CONSTANTS.items():
        if rows[key].text("value") != value:
            raise rows[key].error("value", f"it must be {value}")


_FILLERS: tuple[Callable[[Content], Any], ...] = (
    _main_species,
    _sheet,
    _projects,
    _board,
    _buildings,
    _cards,
    _constants,
)
