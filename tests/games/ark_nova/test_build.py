"""The Build action, buildings and geometry (AN-7)."""

from __future__ import annotations

import pytest
from ark_nova_table import CONTENT, TABLES, Scene, building_of, cells_of

from menagerie.games.ark_nova import actions as act
from menagerie.games.ark_nova import frames as at
from menagerie.games.ark_nova import tables as t
from menagerie.games.ark_nova.geometry import popcount
from menagerie.games.ark_nova.icons import connected
from menagerie.games.ark_nova.income import kiosk_income


def builder(strength: int, side: int = 0, face: str = "0", **options: object) -> Scene:
    """A scene whose Build card lies in a slot."""
    scene = Scene(face, **options)
    scene.strength("build", strength)
    if side:
        scene.upgrade("build")
    return scene


@pytest.mark.rule("AN-T19", "AN-7.1", "AN-7.8", "AN-4.19", "AN-4.20", "AN-7.22")
def test_the_first_building() -> None:
    scene = builder(3)
    scene.me.money = 6
    scene.perform("build")
    scene.build("enclosure-3", (0, 5), (0, 7), (1, 6))
    assert scene.me.money == 0 and scene.me.occupied == 0
    assert scene.me.covered == cells_of((0, 5), (0, 7), (1, 6)) and scene.state.active == 1
    weak = builder(2)
    weak.perform("build")
    assert not weak.may("build enclosure-3") and weak.why_not("build enclosure-3") == "AN-7.22"
    weak.do("build enclosure-1")
    assert not weak.places("enclosure-1", (4, 5))
    assert weak.why_not(weak.at("enclosure-1", (4, 5))) == "AN-7.8"


@pytest.mark.rule("AN-7.22", "AN-4.19")
def test_side_i_builds_exactly_one() -> None:
    scene = builder(5)
    scene.perform("build")
    assert not scene.may("done") and scene.why_not("done") == "AN-4.2"
    assert scene.why_not("build reptile-house") == "AN-7.22"
    scene.build("kiosk", (0, 5))
    assert scene.state.active == 1


@pytest.mark.rule("AN-T20", "AN-7.7")
def test_build_ii_cells() -> None:
    for side in (0, 1):
        scene = builder(1, side)
        scene.built("enclosure-1", (8, 5))
        scene.perform("build", "build enclosure-1")
        assert scene.places("enclosure-1", (7, 4)) is (side == 1)
        if not side:
            assert scene.why_not(scene.at("enclosure-1", (7, 4))) == "AN-7.7"


@pytest.mark.rule("AN-7.7", "AN-7.11")
def test_build_ii_cells_bind_free_and_unique_buildings() -> None:
    for side in (0, 1):
        scene = Scene()
        scene.built("enclosure-1", (8, 5))
        scene.hand(213)
        if side:
            scene.upgrade("build")
        scene.perform("sponsors", "play sponsors", "play expert on asia")
        scene.through_pools()
        assert scene.places("pavilion", (7, 4)) is (side == 1)


@pytest.mark.rule("AN-T21", "AN-7.8", "AN-7.15", "AN-7.6")
def test_later_buildings_touch_an_own_one() -> None:
    scene = builder(1)
    scene.built("enclosure-1", (0, 5))
    appeal = scene.me.appeal
    scene.perform("build", "build pavilion")
    assert not scene.places("pavilion", (8, 5)) and scene.why_not(scene.at("pavilion", (8, 5))) == "AN-7.8"
    # Neither on other buildings nor on rock and water.
    for cell in ((0, 5), (0, 3), (2, 1)):
        assert scene.why_not(scene.at("pavilion", cell)) == "AN-7.6"
    scene.do(scene.at("pavilion", (1, 4)))
    assert scene.me.appeal == appeal + 1 and scene.me.money == 98


@pytest.mark.rule("AN-T22", "AN-7.9")
def test_kiosks_keep_their_distance() -> None:
    scene = builder(1, face="A")
    scene.built("enclosure-2", (1, 6), (2, 5))
    scene.perform("build", "build kiosk")
    assert not scene.places("kiosk", (2, 7)) and scene.why_not(scene.at("kiosk", (2, 7))) == "AN-7.9"
    assert scene.places("kiosk", (3, 6))


@pytest.mark.rule("AN-T23", "AN-7.2", "AN-7.14")
def test_bonuses_pay_for_the_next_building() -> None:
    scene = builder(5, 1, "A")
    scene.me.money = 7
    scene.perform("build")
    scene.build("enclosure-2", (1, 8), (2, 9))
    assert scene.me.money == 7 - 4 + 5
    scene.build("enclosure-3", (2, 7), (3, 6), (3, 8))
    assert scene.me.money == 2


@pytest.mark.rule("AN-T24", "AN-7.3", "AN-7.22")
def test_buildings_of_one_action_are_different() -> None:
    scene = builder(5, 1)
    scene.perform("build")
    scene.build("kiosk", (0, 5))
    assert scene.may("done") and not scene.may("build kiosk") and scene.why_not("build kiosk") == "AN-7.3"
    scene.build("pavilion", (1, 4))
    scene.build("enclosure-3", (0, 7), (1, 6), (1, 8))
    assert scene.state.active == 1 and len(scene.me.building) == 3
    sizes = builder(5, 1)
    sizes.perform("build")
    sizes.build("enclosure-2", (0, 5), (0, 7))
    assert sizes.may("build enclosure-3") and sizes.why_not("build enclosure-4") == "AN-7.22"
    strong = builder(5, 1)
    strong.me.x_tokens = 2
    strong.perform("build", x=2)
    strong.build("enclosure-2", (0, 5), (0, 7))
    assert strong.may("build reptile-house")  # 2 + 5 = 7


@pytest.mark.rule("AN-T25", "AN-7.5", "AN-22.37", "AN-A10")
def test_the_engineer_builds_one_type_twice() -> None:
    scene = builder(5, 1)
    scene.sponsor(217)
    scene.perform("build")
    scene.build("kiosk", (0, 5))
    scene.build("pavilion", (1, 4))
    scene.build("enclosure-3", (0, 7), (1, 6), (1, 8))
    money = scene.me.money
    scene.do("build kiosk")
    assert not scene.places("kiosk", (2, 5)) and scene.places("kiosk", (2, 9))
    scene.do(scene.at("kiosk", (2, 9)))
    assert scene.me.money == money - 2 and scene.state.active == 1
    zoo = builder(4, 1)
    zoo.sponsor(217)
    zoo.perform("build")
    zoo.do("build petting-zoo")
    zoo.do(zoo.legal()[0])
    zoo.through_pools()
    while not zoo.asks(at.D_BUILD):
        zoo.do(zoo.legal()[0])
    assert zoo.why_not("build petting-zoo") == "AN-7.3"
    one = builder(4)
    one.sponsor(217)
    one.perform("build")
    one.build("enclosure-3", (0, 5), (0, 7), (1, 6))
    assert one.legal() == ["build enclosure-3", "done"]  # also on side I, beyond the strength
    counted = builder(4, engineer_counts_strength="yes")
    counted.sponsor(217)
    counted.perform("build")
    counted.build("enclosure-3", (0, 5), (0, 7), (1, 6))
    assert counted.state.active == 1  # AN-A10: strength 1 is left


@pytest.mark.rule("AN-T26", "AN-7.4")
def test_one_special_enclosure_of_each_kind() -> None:
    scene = builder(5, 1)
    scene.somewhere("petting-zoo")
    scene.perform("build")
    assert not scene.may("build petting-zoo") and scene.why_not("build petting-zoo") == "AN-7.4"
    assert scene.may("build reptile-house") and scene.may("build aviary")
    plain = builder(5)
    plain.perform("build")
    assert plain.may("build petting-zoo")
    assert not plain.may("build reptile-house") and not plain.may("build aviary")


@pytest.mark.rule("AN-T27", "AN-7.14", "AN-22.149")
def test_every_covered_bonus_is_paid() -> None:
    scene = builder(2, face="3")
    scene.me.money = 4
    scene.perform("build")
    scene.build("enclosure-2", (0, 5), (0, 7))
    assert scene.me.money == 4


@pytest.mark.rule("AN-T28", "AN-7.16")
def test_a_full_map_brings_seven_appeal_once() -> None:
    scene = builder(1)
    plain = TABLES.plain[scene.me.map]
    scene.upgrade("build")
    for cell in range(58):
        if plain >> cell & 1 and cell != TABLES.geo.cell_at(0, 5):
            scene.built("pavilion", (TABLES.geo.x[cell], TABLES.geo.y[cell]))
    assert popcount(plain & ~scene.me.covered) == 1
    appeal = scene.me.appeal
    scene.perform("build")
    scene.build("pavilion", (0, 5))
    assert scene.me.appeal == appeal + 1 + 7
    scene.next_turn()
    scene.sponsor(219)
    appeal = scene.me.appeal
    scene.strength("build", 1)
    scene.perform("build")
    scene.build("pavilion", (2, 1))
    assert scene.me.appeal == appeal + 1


@pytest.mark.rule("AN-T29", "AN-7.18", "AN-4.21", "AN-7.17", "AN-7.19")
def test_animals_move_into_a_new_reptile_house() -> None:
    scene = builder(5, 1, "A")
    scene.me.occupied = 1 << list(scene.me.building).index(t.ENCLOSURE_1 + 2)
    small = scene.built("enclosure-1", (0, 5), occupied=True)
    scene.animal(473, 471)
    scene.perform("build")
    scene.build("reptile-house", (1, 6), (2, 5), (2, 7), (2, 9), (3, 8))
    assert scene.legal() == ["move common agama", "move african spurred tortoise", "done"]
    scene.do("move common agama")
    assert not scene.me.occupied >> small & 1
    scene.do("move african spurred tortoise")
    assert scene.me.occupied == 0 and scene.me.reptile_used == 2
    assert TABLES.capacity[t.REPTILE_HOUSE] == 5 and TABLES.capacity[t.PETTING_ZOO] == 3


@pytest.mark.rule("AN-7.18", "AN-10.8")
def test_moving_in_needs_room_and_land() -> None:
    scene = builder(5, 1, "A")
    scene.animal(472, 473)  # the monitor needs a rock
    home = scene.built("enclosure-2", (0, 3), (0, 5), occupied=True)
    scene.built("enclosure-2", (1, 6), (1, 8), occupied=True)
    scene.perform("build", "build reptile-house")
    before, rocky = scene.state, 0
    for place in scene.state.legal_actions():
        scene.state = before.clone()
        scene.state.apply_action(place)
        house = scene.state.zoos[0]
        rocks = popcount(house.around[house.reptile_house] & TABLES.rock_cells[house.map])
        assert scene.may("move rock monitor") is (rocks > 0)
        rocky += rocks > 0
        scene.do("move common agama")
        # Two enclosures of one size: the owner chooses which becomes empty.
        assert scene.legal() == ["in 0,3", "in 1,6"]
        scene.do("in 1,6")
        assert scene.state.zoos[0].occupied == 1 << home
    assert 0 < rocky < len(before.legal_actions())


@pytest.mark.rule("AN-T30", "AN-2.4")
def test_orientations_of_the_shapes() -> None:
    expected = {
        "enclosure-1": 1, "enclosure-2": 3, "enclosure-3": 2, "enclosure-4": 3, "enclosure-5": 6,
        "petting-zoo": 6, "reptile-house": 3, "aviary": 6, "kiosk": 1, "pavilion": 1,
    }  # fmt: skip
    geo = TABLES.geo
    for name, count in expected.items():
        kind = building_of(name)
        shapes = set()
        for row in range(geo.place_first[kind], geo.place_first[kind + 1]):
            cells = [(geo.x[cell], geo.y[cell]) for cell in range(58) if geo.place_mask[row] >> cell & 1]
            x, y = min(cells)
            shapes.add(tuple(sorted((a - x, b - y) for a, b in cells)))
        assert len(shapes) == count


@pytest.mark.rule("AN-7.6", "AN-22.58", "AN-A28")
def test_diversity_researcher_builds_on_rock_and_water() -> None:
    scene = builder(2)
    scene.built("enclosure-1", (0, 5))
    scene.sponsor(219)
    scene.perform("build", "build enclosure-2")
    assert scene.places("enclosure-2", (0, 1), (0, 3))
    scene.do(scene.at("enclosure-2", (0, 1), (0, 3)))
    assert scene.me.covered & cells_of((0, 1), (0, 3)) == cells_of((0, 1), (0, 3))


@pytest.mark.rule("AN-A28", "AN-22.80")
def test_geologist_counts_rocks_as_they_were_before_the_building() -> None:
    scene = builder(2)
    scene.built("enclosure-1", (2, 3))
    scene.sponsor(219, 242)
    scene.me.money = 20
    scene.perform("build")
    scene.build("enclosure-2", (2, 1), (3, 2))  # two rocks beside each other
    assert scene.me.money == 20 - 4 + 2
    scene.next_turn()
    scene.strength("build", 1)
    money = scene.me.money
    scene.perform("build")
    scene.build("enclosure-1", (3, 4))  # its only rock is covered now
    assert scene.me.money == money - 2


@pytest.mark.rule("AN-T174", "AN-7.13", "AN-A11", "AN-7.10", "AN-22.63")
def test_a_sponsor_without_a_place_cannot_be_played() -> None:
    scene = Scene()
    scene.hand(243, 223)
    scene.me.reputation = 3
    rocks = TABLES.rock_cells[scene.me.map]
    for cell in range(58):
        if TABLES.geo.around[cell] & rocks and TABLES.plain[scene.me.map] >> cell & 1:
            scene.built("pavilion", (TABLES.geo.x[cell], TABLES.geo.y[cell]))
    scene.perform("sponsors", "play sponsors")
    assert scene.may("play science institute") and not scene.may("play meerkat den")
    assert scene.why_not("play meerkat den") == "AN-7.13"


@pytest.mark.rule("AN-7.10", "AN-22.63")
@pytest.mark.parametrize("number", range(243, 258))
def test_where_unique_buildings_may_stand(number: int) -> None:
    scene = Scene()
    scene.upgrade("build", "sponsors")
    scene.hand(number)
    scene.me.reputation = 6
    scene.me.conservation = 20
    scene.me.x_tokens = 1
    if number != 257:
        scene.built("enclosure-2", (4, 7), (4, 9))
    scene.perform("sponsors", "play sponsors", f"play {CONTENT.cards[CONTENT.card(number)].name}", x=1)
    while not scene.asks(at.D_PLACE):
        scene.do("effect 1" if scene.asks(at.D_POOL) else scene.legal()[0])
    needs = {
        243: (1, 0, 0), 244: (0, 1, 0), 245: (0, 2, 0), 246: (2, 0, 0), 247: (1, 0, 0), 250: (0, 1, 0),
        251: (0, 1, 0), 252: (1, 0, 0), 254: (0, 0, 2), 255: (1, 0, 0), 256: (0, 1, 0), 257: (0, 0, 2),
    }  # fmt: skip
    rock, water, border = needs.get(number, (0, 0, 0))
    geo, face = TABLES.geo, scene.me.map
    kind = TABLES.building[CONTENT.card(number)]
    wanted = set()
    for row in range(geo.place_first[kind], geo.place_first[kind + 1]):
        cells, around = geo.place_mask[row], geo.place_around[row]
        if cells & (~TABLES.plain[face] | scene.me.covered) or popcount(cells & geo.border) < border:
            continue
        if popcount(around & TABLES.rock_cells[face]) < rock or popcount(around & TABLES.water_cells[face]) < water:
            continue
        if number == 257 or around & scene.me.covered:
            wanted.add(
                f"at {geo.x[geo.place_code[row] // 6]},{geo.y[geo.place_code[row] // 6]} r{geo.place_code[row] % 6}"
            )
    assert set(scene.legal()) == wanted and wanted


@pytest.mark.rule("AN-7.11", "AN-22.57")
def test_free_buildings_cost_nothing_and_follow_the_rules() -> None:
    scene = Scene()
    scene.hand(210)
    scene.built("enclosure-1", (0, 5))
    scene.me.money = 0
    scene.perform("sponsors", "play sponsors", "play expert on the americas")
    scene.through_pools()
    assert scene.may("decline") and not scene.places("kiosk", (8, 5))
    scene.do(scene.at("kiosk", (0, 7)))
    assert scene.me.kiosks == 1 and scene.me.money == 0


@pytest.mark.rule("AN-T173", "AN-7.12", "AN-19.6", "AN-22.147")
def test_map_5_gives_a_free_special_enclosure() -> None:
    def scene_of() -> Scene:
        scene = Scene("5", base_projects=[103, 101, 112])
        scene.strength("association", 5)
        scene.me.conservation = 20
        scene.animal(401, 402)
        return scene

    scene = scene_of()
    scene.perform("association", "task project", "play africa", "slot 3", "edge 4")
    scene.through_pools()
    assert scene.legal() == ["build reptile-house", "build aviary", "decline"]
    scene.do("build aviary")
    marks = TABLES.build_ii[scene.me.map]
    for place in scene.state.legal_actions():
        row = TABLES.geo.place_row[t.AVIARY * 348 + place - act.PLACE]
        assert TABLES.geo.place_mask[row] & marks == 0
    money = scene.me.money
    scene.do(scene.legal()[0])
    assert scene.me.aviary == 0 and scene.me.money >= money
    full = scene_of()
    full.somewhere("reptile-house")
    full.somewhere("aviary")
    full.perform("association", "task project", "play africa", "slot 3", "edge 4")
    full.through_pools()
    assert full.state.active == 1  # the bonus is lost


@pytest.mark.rule("AN-T175", "AN-7.20", "AN-7.21")
def test_map_symbols_are_no_buildings() -> None:
    scene = Scene("5")
    scene.built("kiosk", (3, 4))
    assert TABLES.geo.around[TABLES.geo.cell_at(3, 4)] >> TABLES.geo.cell_at(4, 5) & 1
    assert kiosk_income(scene.me) == 0
    # Connected: covered by or beside an own building.
    around = {(3, 2), (3, 6), (2, 3), (2, 5), (4, 3), (4, 5)}
    assert connected(scene.me) == cells_of((3, 4), *around)


@pytest.mark.rule("AN-7.17")
def test_special_enclosures_are_never_flipped() -> None:
    scene = Scene()
    home = scene.somewhere("reptile-house")
    scene.hand(473)
    scene.strength("animals", 2)
    scene.perform("animals", "play common agama")
    assert scene.legal() == ["into the reptile-house"] and home
    scene.do("into the reptile-house")
    assert scene.me.occupied == 0
