"""Conservation projects: reintroductions, breeding program, national parks."""

from __future__ import annotations

import pytest

from menagerie.games.zoo_tycoon.flow import next_reintroduction
from menagerie.games.zoo_tycoon.projects import all_park_points, breeding_points, look_at_parks, park_points

from .tycoon_builder import BIOMES, CONTENT, Position, co_species, species

rule = pytest.mark.rule
TABLES = CONTENT.tables
TRACK = {CONTENT.species[TABLES.track_species[k]]: k for k in range(5)}


def cubes(position: Position, name: str) -> list[int]:
    k = TRACK[name]
    return list(position.state.cubes)[k * 4 : k * 4 + position.state.seats]


def reintroduction(position: Position) -> Position:
    """Go to the step after everybody's discs were drawn."""
    position.state.turn = 0
    next_reintroduction(position.state, -1)
    return position


def orangutans(position: Position, fresh: str, seat: int = 0) -> Position:
    return position.keep("orangutan 1m 2f", tiles=6, points="RR", experience=3, fresh=fresh, seat=seat)


@rule("ZT-T11", "ZT-14.1", "ZT-14.3", "ZT-14.4", "ZT-20.66")
def test_two_zoos_share_a_reintroduction() -> None:
    position = orangutans(Position(), "0m 1f", seat=1)
    position.state.cubes[TRACK["bornean_orangutan"] * 4] = 1
    reintroduction(position).play("send female")
    assert position.all("con") == [2, 2, 0]
    assert cubes(position, "bornean_orangutan") == [0, 0, 0]
    assert position.state.reintroduced[TRACK["bornean_orangutan"]] == 1


@rule("ZT-T12", "ZT-14.4")
@pytest.mark.parametrize(
    ("name", "before", "gains"), [("dama_gazelle", [1, 1, 1], [2, 2, 2]), ("black_rhinoceros", [1, 0, 0], [3, 0, 3])]
)
def test_points_are_divided_and_rounded_up(name: str, before: list[int], gains: list[int]) -> None:
    position = Position()
    group = "1m 3f" if name == "dama_gazelle" else "1m 1f"
    position.keep(f"{name} {group}", tiles=7, points="R", fresh="1m 0f", seat=2)
    for seat, count in enumerate(before):
        position.state.cubes[TRACK[name] * 4 + seat] = count
    reintroduction(position).play("send male")
    assert position.all("con") == gains


@rule("ZT-20.66", "ZT-14.1", "ZT-14.4")
@pytest.mark.parametrize("name", list(TRACK))
def test_every_track_pays_its_points_when_it_is_full(name: str) -> None:
    k = TRACK[name]
    assert TABLES.level[species(name)] == 3
    position = Position()
    s = species(name)
    group = max(TABLES.need[s * 9 + 6 + c] for c in (0, 1))
    position.keep(f"{name} 1m {max(group - 1, 0)}f", tiles=7, points="RR", fresh=f"{TABLES.track_needed[k]}m 0f")
    reintroduction(position).play(*["send male"] * TABLES.track_needed[k])
    assert position.tracks()[2] == TABLES.track_points[k]
    assert position.state.reintroduced[k] == 1 and position.decision != "REINTRODUCE"


@rule("ZT-T66", "ZT-14.2", "ZT-4.14")
def test_a_litter_is_sent_or_kept_for_good() -> None:
    position = orangutans(Position(), "1m 0f")
    position.state.cubes[TRACK["bornean_orangutan"] * 4 + 1] = 1
    reintroduction(position)
    assert position.decision == "REINTRODUCE" and position.options() == ["send male", "stop"]
    assert position.refusal("send female") == "ZT-14.2"
    position.play("stop")
    assert position.discs("orangutan") == "1m 0f"
    assert reintroduction(position).decision != "REINTRODUCE"  # never offered again


@rule("ZT-14.2")
def test_a_litter_may_be_split() -> None:
    position = reintroduction(orangutans(Position(), "1m 1f"))
    position.play("send female", "stop")
    assert cubes(position, "bornean_orangutan") == [1, 0, 0] and position.discs("orangutan") == "1m 0f"


@rule("ZT-T67", "ZT-14.5")
def test_one_reintroduction_a_year() -> None:
    position = orangutans(Position(), "1m 1f")
    position.state.cubes[TRACK["bornean_orangutan"] * 4] = 1
    reintroduction(position).play("send male")
    assert position.tracks()[2] == 4 and position.decision != "REINTRODUCE"
    assert position.discs("orangutan") == "0m 1f"


@rule("ZT-T68", "ZT-14.5")
def test_a_track_with_all_squares_covered_is_closed() -> None:
    position = Position().keep("black_rhino 1m 1f", tiles=5, points="R", fresh="1m 1f")
    position.state.reintroduced[TRACK["black_rhinoceros"]] = TABLES.track_times[TRACK["black_rhinoceros"]]
    assert reintroduction(position).decision != "REINTRODUCE"
    assert position.discs("black_rhino") == "1m 1f"


@rule("ZT-T69", "ZT-14.6")
def test_the_last_round_takes_cubes_for_an_incomplete_track() -> None:
    position = Position(year=7).keep("persian_leopard 1m 1f", tiles=5, points="RR", fresh="1m 1f")
    reintroduction(position).play("send male", "send female")
    assert cubes(position, "persian_leopard") == [2, 0, 0] and position.tracks()[2] == 0
    assert position.discs("persian_leopard") == "0m 0f"


@rule("ZT-T177", "ZT-4.14", "ZT-14.3")
def test_each_player_sends_once_in_turn_order() -> None:
    position = orangutans(orangutans(Position(seats=2), "1m 0f", seat=0), "0m 1f", seat=1)
    reintroduction(position)
    assert position.state.player == 0
    position.play("stop")
    assert position.state.player == 1
    position.play("send female")
    assert cubes(position, "bornean_orangutan") == [0, 1] and position.decision != "REINTRODUCE"


@rule("ZT-T61", "ZT-8.12", "ZT-14.2")
def test_reintroduced_offspring_still_makes_buzz() -> None:
    position = Position().keep("orangutan 1m 2f", tiles=6, points="RR", experience=3).fortune("6 1 m")
    position.spring("normal_year").play("done", "done", "send male")
    assert position.buzz() == 5 and position.discs("orangutan") == "0m 0f"


# National parks.


def serengeti(position: Position, seat: int, first: str = "zebra 1m 2f", second: str = "giraffe 1m 1f") -> Position:
    position.keep(first, tiles=4, points="R", co="lovebird", seat=seat).keep(second, tiles=5, points="R", seat=seat)
    return position.keep("lion 1m 1f", tiles=4, points="R", seat=seat)


@rule("ZT-T145", "ZT-14.8", "ZT-14.10", "ZT-20.63", "ZT-20.64")
def test_first_and_second_completion_of_serengeti() -> None:
    position = serengeti(Position(seats=4, year=4), 0, "ostrich 1m 1f")
    assert position.tracks()[2] == 0 and park_points(position.state, 0, 0) == 8  # scored only at the end
    position.state.round = 5
    serengeti(position, 1, "zebra 1m 2f", "black_rhino 1m 1f")
    position.state.round = 6
    serengeti(position, 2)
    assert [park_points(position.state, seat, 0) for seat in range(4)] == [8, 4, 0, 0]


@rule("ZT-T28", "ZT-14.9")
def test_completions_of_one_round_are_equal() -> None:
    position = serengeti(serengeti(Position(year=4), 0), 1)
    position.state.round = 5
    serengeti(position, 2)
    assert [park_points(position.state, seat, 0) for seat in range(3)] == [8, 8, 0]


PARKS = {
    "danum_valley": (["orangutan 1m 2f", "elephant 1m 2f", "hornbill 1m 1f"], ["otter"], 10, 5),
    "manu": (["squirrel_monkey 2m 2f", "macaw 1m 1f", "tapir 1m"], ["marmoset"], 6, 3),
    "great_smoky_mountains": (["black_bear 1m 1f"], ["skunk", "raccoon"], 5, 2),
    "wolong": (["giant_panda 1m 1f", "snow_leopard 1m", "red_panda 1m"], ["pheasant"], 8, 4),
}


@rule("ZT-14.8", "ZT-20.63", "ZT-20.64")
@pytest.mark.parametrize("name", list(PARKS))
def test_every_park_is_completed_by_its_species(name: str) -> None:
    mains, co, first, second = PARKS[name]
    k = CONTENT.parks.index(name)
    position = Position(board_rows=8)
    for words in co:
        position.enclosure(BIOMES[TABLES.co_biome[co_species(words)]], 2, co=words)
    for words in mains[:-1]:
        position.keep(words, tiles=5, points="RR")
    assert park_points(position.state, 0, k) == 0
    position.keep(mains[-1], tiles=5, points="RR")
    assert park_points(position.state, 0, k) == first
    assert (TABLES.park_first[k], TABLES.park_second[k]) == (first, second)


def wolong(position: Position, seat: int, panda: bool = False) -> Position:
    position.enclosure("montane", 2, co="pheasant", seat=seat).keep("snow_leopard 1m", tiles=3, points="R", seat=seat)
    position.keep("red_panda 1m", tiles=3, points="R", seat=seat)
    if panda:
        position.keep("giant_panda 1m 1f", tiles=4, points="RR", seat=seat)
    return position


@rule("ZT-T29", "ZT-14.11", "ZT-20.65")
def test_wolong_without_the_panda_of_another_zoo() -> None:
    position = Position()
    position.state.panda_owner = 0
    wolong(position, 1)
    k = CONTENT.parks.index("wolong")
    assert [park_points(position.state, seat, k) for seat in range(3)] == [0, 4, 0]
    nobody = wolong(Position(), 1)
    assert park_points(nobody.state, 1, k) == 0  # while the panda is free it is needed


@rule("ZT-T146", "ZT-14.11", "ZT-A39")
def test_the_upper_square_of_wolong_waits_for_the_panda() -> None:
    position = Position(year=4)
    position.state.panda_owner = 0
    wolong(position, 1)
    position.state.round = 6
    wolong(position, 0, panda=True)
    wolong(position, 2)
    assert [all_park_points(position.state, seat) for seat in range(3)] == [8, 4, 0]


@rule("ZT-T147", "ZT-14.12")
def test_taking_the_panda_completes_wolong_elsewhere() -> None:
    position = wolong(Position(), 1).comfortable("lion 1m 2f").comfortable("meerkat 3m 3f").set(pop=15)
    assert all_park_points(position.state, 1) == 0
    position.arrival(1).play("take giant panda", "quarantine")
    assert all_park_points(position.state, 1) == 4


@rule("ZT-14.12", "ZT-T164")
def test_a_marked_park_is_never_lost() -> None:
    position = serengeti(Position(year=4), 0)
    position.zoo().kept = 0
    look_at_parks(position.state, 0)
    assert all_park_points(position.state, 0) == 8


# Breeding program.


def breeding(*values: int, **options: object) -> list[int]:
    position = Position(seats=len(values), **options)
    for seat, value in enumerate(values):
        position.set(seat, breeding=value)
    return [int(breeding_points(position.state, seat)) for seat in range(len(values))]


@rule("ZT-T148", "ZT-14.7", "ZT-A12")
def test_the_ranking_of_the_breeding_program() -> None:
    assert breeding(7, 4, 4) == [8, 4, 4]
    assert breeding(5, 5, 3) == [8, 8, 0]
    assert breeding(0, 0, 2) == [0, 0, 8]


@rule("ZT-T148", "ZT-A38")
@pytest.mark.parametrize(("cap", "value"), [("10", 10), ("none", 13)])
def test_the_breeding_track_ends_at_ten(cap: str, value: int) -> None:
    position = Position(breeding_cap=cap).comfortable("lion 1m 2f").comfortable("snow_leopard 1m 1f")
    position.set(breeding=9).fortune("6 6 6").spring("normal_year").play("done", "done")
    assert position.zoo().breeding == value


@rule("ZT-T165", "ZT-17.10")
def test_two_players_need_the_same_segment_for_the_second_place() -> None:
    assert breeding(7, 6) == [8, 4]
    assert breeding(6, 5) == [8, 0]
    assert breeding(5, 1) == [8, 4]


@rule("ZT-T164", "ZT-17.9")
def test_two_players_complete_three_cooperations() -> None:
    position = Position(seats=2, year=4)
    for k in (1, 2, 3):
        position.state.park_upper[k], position.state.park_upper_round[k] = 1, 3
    serengeti(position, 0)
    assert park_points(position.state, 0, 0) == 0
    four = Position(seats=2, year=4)
    for k in (2, 3):
        four.state.park_upper[k], four.state.park_upper_round[k] = 1, 3
    serengeti(four, 0)
    four.enclosure("montane", 1, co="skunk", seat=1).enclosure("montane", 2, co="raccoon", seat=1)
    four.keep("black_bear 1m 1f", tiles=4, points="R", seat=1)
    assert park_points(four.state, 0, 0) == 8 and park_points(four.state, 1, 4) == 5


@rule("ZT-T164", "ZT-17.9")
def test_two_players_have_no_second_place_in_a_park() -> None:
    position = serengeti(Position(seats=2, year=4), 0)
    position.state.round = 5
    serengeti(position, 1)
    assert [park_points(position.state, seat, 0) for seat in range(2)] == [8, 0]


@rule("ZT-A47", "ZT-17.9", "ZT-14.11")
def test_two_players_and_wolong_without_the_panda() -> None:
    k = CONTENT.parks.index("wolong")
    position = Position(seats=2, year=4)
    position.state.panda_owner = 0
    wolong(position, 1)
    assert park_points(position.state, 1, k) == 4
    position.state.round = 5
    wolong(position, 0, panda=True)
    assert park_points(position.state, 0, k) == 8
    late = Position(seats=2, year=4)
    late.state.panda_owner = 0
    wolong(late, 0, panda=True)
    late.state.round = 5
    wolong(late, 1)
    assert [park_points(late.state, seat, k) for seat in range(2)] == [8, 0]
