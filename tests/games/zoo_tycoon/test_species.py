"""Needs, happiness, mixed enclosures, and what a species brings to the tracks."""

from __future__ import annotations

import pytest

from menagerie.games.zoo_tycoon.needs import behaving, colour, minimum
from menagerie.games.zoo_tycoon.tables import FREE_SPACE, GROUP_SIZE, RETREATS

from .tycoon_builder import CONTENT, GAME, Position, co_species, play_lively, species

rule = pytest.mark.rule
TABLES = CONTENT.tables


@rule("ZT-T1", "ZT-5.7", "ZT-5.9", "ZT-5.10", "ZT-5.11", "ZT-6.8", "ZT-20.54", "ZT-5.12")
def test_orangutans_need_two_free_tiles_two_retreats_and_a_group_of_three() -> None:
    position = Position().enclosure("rainforest", 5, points="RR").quarantine("orangutan 1m 2f").building()
    position.play("enter", "species bornean orangutan", "house E1", "males 1", "females 2")
    assert position.group("orangutan") == "1m 2f" and position.free_space("orangutan") == 2
    assert position.mood("orangutan") == "yellow" and position.experience("orangutan") == 1
    light = Position().keep("orangutan 1m 2f", tiles=5, points="RR", experience=3)
    assert light.mood("orangutan") == "light"
    assert minimum(TABLES, species("orangutan"), FREE_SPACE) == 2
    assert minimum(TABLES, species("orangutan"), GROUP_SIZE) == 3


@rule("ZT-T2", "ZT-5.7", "ZT-5.8", "ZT-20.53")
def test_dark_green_needs_the_last_square_of_experience_too() -> None:
    def mood(experience: int) -> str:
        return Position().keep("orangutan 1m 4f", tiles=7, points="RRR", experience=experience).mood("orangutan")

    assert [mood(square) for square in (1, 2, 3, 4, 5)] == ["yellow", "yellow", "light", "light", "dark"]


@rule("ZT-T3", "ZT-5.12", "ZT-5.13", "ZT-4.28")
@pytest.mark.parametrize(
    ("animals", "tiles", "points", "rule_key"),
    [
        ("elephant 1m 1f", 6, "RR", "ZT-5.12"),
        ("elephant 1m 2f", 4, "RR", "ZT-6.8"),
        ("elephant 1m 2f", 6, "R", "ZT-5.10"),
        ("elephant 1m 2f", 5, "RR", ""),
    ],
)
def test_below_a_minimum_standard_entering_is_not_offered(animals: str, tiles: int, points: str, rule_key: str) -> None:
    position = Position().enclosure("rainforest", tiles, points=points).quarantine(animals).building()
    assert position.refusal("enter") == rule_key
    assert position.offers("enter") == (rule_key == "")


@rule("ZT-5.12", "ZT-20.54")
def test_a_crossed_out_field_is_illegal_and_not_yellow() -> None:
    zebra, tiger = species("zebra"), species("tiger")
    assert [colour(TABLES, zebra, FREE_SPACE, n) for n in range(4)] == [-1, 1, 2, 2]
    assert [colour(TABLES, zebra, RETREATS, n) for n in range(4)] == [-1, 0, 1, 2]
    assert [colour(TABLES, tiger, GROUP_SIZE, n) for n in range(3)] == [-1, 1, 2]


@rule("ZT-20.54", "ZT-5.12", "ZT-2.3")
@pytest.mark.parametrize("name", CONTENT.species)
def test_every_card_has_rising_needs_and_can_be_kept_at_its_minimum(name: str) -> None:
    s = species(name)
    least = [minimum(TABLES, s, need) for need in (FREE_SPACE, RETREATS, GROUP_SIZE)]
    for need, value in enumerate(least):
        assert colour(TABLES, s, need, value) >= 0 and colour(TABLES, s, need, value - 1) == -1
    males = 1
    words = f"{name} {males}m {least[2] - males}f"
    tiles = -(-least[2] // TABLES.per_tile[s]) + least[0]
    position = Position().enclosure(("rainforest", "savanna", "montane")[TABLES.biome[s]], tiles, points="R" * least[1])
    position.quarantine(words).building()
    assert position.offers("enter")
    shown = CONTENT.species_names[s]
    position.play("enter", f"species {shown}", "house E1")
    if name != "giant_panda":
        position.play("males 1", f"females {least[2] - males}")
    assert position.mood(name) == "yellow"
    assert position.tracks()[0] == (TABLES.pop_one[s] if least[2] == 1 else TABLES.pop_group[s])
    assert position.zoo().costs == -(-least[2] // TABLES.per_tile[s]) * TABLES.cost[s]


@rule("ZT-T7", "ZT-5.1", "ZT-5.14", "ZT-5.15", "ZT-5.16", "ZT-5.18", "ZT-11.16", "ZT-20.59")
def test_the_new_mixed_zebra_enclosure_of_the_book() -> None:
    position = Position().enclosure("savanna", 4, points="RR").quarantine("zebra 1m 2f").building()
    position.play("enter", "species plains zebra", "house E1", "males 1", "females 2")
    assert position.tracks() == (2, 0, 0) and position.buzz() == 2  # base values of EDU and CON score nothing
    position.play("co-species", "species Fischer's lovebird", "house E1")
    assert position.free_space("zebra") == 1 and position.experience("zebra") == 1
    assert position.mood("zebra") == "yellow"
    assert position.tracks()[0] == 4 and position.buzz() == 2
    assert position.zoo().costs == 4


@rule("ZT-T8", "ZT-12.1", "ZT-12.3", "ZT-12.4", "ZT-12.5", "ZT-20.56")
def test_the_focal_points_of_the_zebra_enclosure() -> None:
    position = Position().keep("zebra 1m 5f", tiles=5, points="RR", co="lovebird").building()
    assert position.zoo().costs == 5
    before = position.tracks()
    position.play("focal point", "focal education", "house E1")
    position.play("focal point", "focal popularity", "house E1", "focal point", "focal popularity", "house E1")
    assert position.tracks() == (before[0] + 2, 3, 0) and position.zoo().money == 4
    assert not position.offers("focal point")  # every tile carries one
    other = Position().keep("zebra 1m 5f", tiles=8, points="RR", co="lovebird").building().play("focal point")
    assert other.refusal("focal conservation") == "ZT-12.7"


@rule("ZT-T18", "ZT-6.9", "ZT-5.5")
def test_two_male_tigers_share_a_quarantine_space_but_no_enclosure() -> None:
    position = Position().enclosure("rainforest", 5, points="RRR").quarantine("tiger 2m").building()
    assert position.held("tiger") == "2m 0f"
    position.play("enter", "species tiger", "house E1")
    assert position.options() == ["males 1"]
    position.play("males 1", "females 0")
    assert position.group("tiger") == "1m 0f" and position.held("tiger") == "1m 0f"
    assert position.refusal("enter") == "ZT-5.5"


@rule("ZT-T171", "ZT-20.46", "ZT-5.5")
def test_behaviour_of_males() -> None:
    def allowed(name: str, males: int, females: int) -> bool:
        return behaving(TABLES, species(name), males, females) == 0

    assert not allowed("ostrich", 2, 1) and not allowed("ostrich", 2, 0) and allowed("ostrich", 1, 4)
    assert allowed("zebra", 3, 0) and not allowed("zebra", 2, 1) and allowed("zebra", 1, 5)
    assert allowed("meerkat", 3, 2)
    assert [list(TABLES.behaviour).count(kind) for kind in (0, 1, 2)] == [14, 4, 5]


@rule("ZT-T110", "ZT-7.3", "ZT-7.4", "ZT-7.5", "ZT-7.6")
def test_the_tracks_are_counted_from_the_board() -> None:
    position = Position().keep("tapir 1m 1f", tiles=5, points="RECCP", co="victoria_crowned_pigeon")
    assert position.tracks() == (5, 3, 2) and position.zoo().costs == 6


@rule("ZT-T111", "ZT-12.8", "ZT-11.15", "ZT-7.6")
def test_focal_points_follow_when_a_co_species_moves() -> None:
    position = Position().keep("tapir 1m 1f", tiles=5, points="RECCP", co="victoria_crowned_pigeon")
    position.enclosure("rainforest", 1).building()
    position.play("relocate", "species Victoria crowned pigeon", "house E2")
    assert position.tracks() == (4, 2, 1)


@rule("ZT-T130", "ZT-11.19", "ZT-5.2", "ZT-20.50")
def test_more_animals_of_a_kept_species_bring_popularity_only_to_pairs() -> None:
    lions = Position().keep("lion 1m 1f", tiles=6, points="R").quarantine("lion 2f").building()
    assert lions.tracks()[0] == 6 and lions.zoo().costs == 6
    lions.play("enter", "species lion", "house E1", "males 0", "females 2")
    assert lions.tracks()[0] == 6 and lions.buzz() == 0 and lions.zoo().costs == 12
    cats = Position().keep("snow_leopard 1m", tiles=4, points="R").quarantine("snow_leopard 1f").building()
    assert cats.tracks()[0] == 3
    cats.play("enter", "species snow leopard", "house E1", "males 0", "females 1")
    assert cats.tracks()[0] == 5 and cats.buzz() == 0


@rule("ZT-T144", "ZT-5.19")
def test_the_welfare_score_counts_main_species_only() -> None:
    position = Position().comfortable("zebra 1m 5f").comfortable("macaw 3m 3f")
    position.keep("lion 1m 2f", tiles=5, points="RR", experience=3).keep("tapir 1m", tiles=2, points="R", experience=2)
    position.enclosure("montane", 2, co="raccoon")
    assert [position.mood(name) for name in ("zebra", "macaw", "lion", "tapir")] == ["dark", "dark", "light", "yellow"]
    assert position.welfare() == 3


@rule("ZT-T172", "ZT-20.48", "ZT-20.49", "ZT-5.16")
def test_tolerance_and_nurture_of_the_cards() -> None:
    assert TABLES.tolerates[species("lion")] == 0 and TABLES.tolerates[species("giraffe")] == 1
    assert TABLES.nurture[species("zebra")] == 1 and TABLES.nurture[species("ostrich")] == 0
    assert sum(TABLES.tolerates) == 15 and sum(TABLES.nurture) == 18


@rule("ZT-T173", "ZT-20.50", "ZT-20.51", "ZT-20.52", "ZT-5.2", "ZT-5.3")
def test_two_values_and_requirements_of_the_cards() -> None:
    bear, gazelle, panda = species("black_bear"), species("dama_gazelle"), species("giant_panda")
    assert (TABLES.pop_one[bear], TABLES.pop_group[bear]) == (3, 4)
    assert (TABLES.req_category[gazelle], TABLES.req_pop[gazelle]) == (1, 0)
    assert (TABLES.req_category[panda], TABLES.req_pop[panda]) == (2, 15)
    two_values = [CONTENT.species[s] for s in range(23) if TABLES.pop_one[s] != TABLES.pop_group[s]]
    assert two_values == ["tiger", "snow_leopard", "american_black_bear"]
    wanting = [CONTENT.species[s] for s in range(23) if TABLES.req_category[s] > 0]
    level_iii = [CONTENT.species[s] for s in range(23) if TABLES.level[s] == 3]
    assert set(wanting) == {*level_iii, "asian_elephant", "giant_panda"} and len(wanting) == 7
    assert [CONTENT.species[s] for s in range(23) if TABLES.req_pop[s]] == ["asian_elephant", "giant_panda"]


@rule("ZT-T105", "ZT-5.18", "ZT-2.4", "ZT-5.17")
def test_a_co_species_alone_is_no_mixed_enclosure_and_makes_no_buzz() -> None:
    position = Position().enclosure("montane", 2).building()
    position.play("co-species", "species common raccoon", "house E1")
    assert position.tracks() == (2, 0, 0) and position.zoo().costs == 2 and position.buzz() == 0


@rule("ZT-2.4", "ZT-11.9", "ZT-5.16")
@pytest.mark.parametrize("name", CONTENT.co_species)
def test_every_co_species_takes_its_tiles_and_brings_its_points(name: str) -> None:
    co = co_species(name)
    biome = ("rainforest", "savanna", "montane")[TABLES.co_biome[co]]
    size = TABLES.co_size[co]
    shown = CONTENT.co_names[co]
    small = Position().enclosure(biome, size - 1).building() if size == 2 else Position().building()
    assert not small.offers("co-species") or f"species {shown}" not in small.play("co-species").options()
    position = Position().enclosure(biome, size).building()
    position.play("co-species", f"species {shown}", "house E1")
    assert position.tracks()[0] == TABLES.co_pop[co] and position.zoo().costs == 2
    other = Position().enclosure({"savanna": "montane"}.get(biome, "savanna"), 2).building().play("co-species")
    assert other.refusal(f"species {shown}") == "ZT-11.9"  # another biome


@rule("ZT-T106", "ZT-5.8", "ZT-11.14")
def test_experience_starts_on_square_two_with_a_species_of_an_earlier_year() -> None:
    early = Position().enclosure("montane", 1, co="striped_skunk").enclosure("montane", 3, points="RR")
    early.quarantine("red_panda 1m 1f").building()
    early.play("enter", "species red panda", "house E2", "males 1", "females 1")
    assert early.experience("red_panda") == 2
    late = Position().enclosure("montane", 1).enclosure("montane", 3, points="RR").quarantine("red_panda 1m 1f")
    late.building().play("co-species", "species striped skunk", "house E1")
    late.play("enter", "species red panda", "house E2", "males 1", "females 1")
    assert late.experience("red_panda") == 1


@rule("ZT-T136", "ZT-5.20", "ZT-12.22")
def test_kept_species_and_buildings_never_leave() -> None:
    for seed in range(4):
        kept: dict[int, int] = {}
        built: dict[int, int] = {}
        for state, _ in play_lively(3, seed):
            for seat in range(3):
                zoo = state.zoos[seat]
                assert zoo.kept & kept.get(seat, 0) == kept.get(seat, 0)
                kept[seat] = zoo.kept
                now = sum(1 << at for at in range(17) if zoo.built[at])
                assert now & built.get(seat, 0) == built.get(seat, 0)
                built[seat] = now


@rule("ZT-5.6", "ZT-6.7", "ZT-4.32")
def test_a_species_is_kept_in_one_enclosure_with_one_main_species() -> None:
    position = Position().keep("lion 1m 1f", tiles=4, points="RR").enclosure("savanna", 5, points="RR")
    position.quarantine("lion 1f", "giraffe 1m 1f").building().play("enter")
    assert position.options() == ["species Lion", "species Giraffe"]
    lions = position.state.clone()
    lions.play("species lion")
    assert [GAME.actions.notation(one) for one in lions.legal_actions()] == ["house E1"]
    position.play("species giraffe")
    assert position.options() == ["house E2"] and position.refusal("house E1") == "ZT-6.7"


@rule("ZT-6.10", "ZT-7.3")
def test_quarantined_animals_are_not_part_of_the_zoo() -> None:
    position = Position().quarantine("lion 2m 3f", "tiger 1m 1f")
    assert position.tracks() == (0, 0, 0) and position.zoo().costs == 0 and position.welfare() == 0
    position.winter()
    assert position.experience("lion") == 0 and position.held("lion") == "2m 3f"


@rule("ZT-6.11", "ZT-T94")
def test_no_way_leads_from_an_enclosure_back_to_quarantine() -> None:
    for seed in range(3):
        held: dict[int, list[int]] = {}
        for state, action in play_lively(2, seed):
            for seat in range(2):
                now = list(state.zoos[seat].quarantine)
                if action is not None and state.decision >= 25:  # the Building Phase only empties spaces
                    before = held.get(seat, now)
                    assert all(
                        new <= old for new, old in zip(now[1:3] + now[4:6], before[1:3] + before[4:6], strict=True)
                    )
                held[seat] = now
