"""The zoo maps: edge spaces, powers and placement bonuses (AN-19)."""

from __future__ import annotations

import pytest
from ark_nova_table import CONTENT, TABLES, Scene, cells_of, holds, name_of

from menagerie.games.ark_nova import actions as act
from menagerie.games.ark_nova import frames as at
from menagerie.games.ark_nova import tables as t
from menagerie.games.ark_nova.building import effective_size
from menagerie.games.ark_nova.income import map_income
from menagerie.games.ark_nova.sponsors import level


def edge(face: str, space: int, **options: object) -> Scene:
    """Support a project with the token of an edge space, far from track bonuses."""
    scene = Scene(face, seats=3, base_projects=[103, 101, 112], **options)
    scene.strength("association", 5)
    scene.me.conservation = 20
    scene.state.ten_reached = 1
    scene.icons(africa=2)
    scene.hand(223, 401, 402)
    scene.perform("association", "task project", "play africa", "slot 3", f"edge {space}")
    scene.through_pools()
    return scene


def face(name: str, *bonuses: str) -> object:
    """A map with what its seven edge spaces bring; a star marks a purple one."""
    return pytest.param(name, bonuses, id=f"map {name}", marks=pytest.mark.card(f"map {name}"))


COMMON = ("snap*", "enclosure*", "5 money*")
FACES = [
    face("A", *COMMON, "conservation*", "reputation", "12 money", "3 x"),
    face("0", *COMMON, "conservation*", "worker", "12 money", "3 x"),
    face("1", *COMMON, "sponsor*", "worker", "12 money", "3 x"),
    face("2", *COMMON, "conservation", "worker", "12 money", "3 x"),
    face("3", *COMMON, "determination", "worker", "12 money", "3 x"),
    face("4", *COMMON, "university", "worker", "12 money", "3 x"),
    face("5", *COMMON, "special", "worker", "12 money", "3 x"),
    face("6", *COMMON, "clever 2*", "worker", "12 money", "3 x"),
    face("7", *COMMON, "pouch 2*", "worker", "12 money", "3 x"),
    face("8", *COMMON, "partner", "worker", "12 money", "3 x"),
]


@pytest.mark.rule(
    "AN-19.1", "AN-19.11", "AN-10.6", "AN-22.141", "AN-22.142", "AN-22.143", "AN-22.144", "AN-22.147", "AN-22.148",
    "AN-22.149", "AN-22.151", "AN-22.152", "AN-22.153", "AN-22.154", "AN-22.155", "AN-22.157", "AN-22.159",
)  # fmt: skip
@pytest.mark.parametrize(("name", "bonuses"), FACES)
def test_the_edge_of_every_map(name: str, bonuses: tuple[str, ...]) -> None:
    number = act.MAP_WORDS.index(name)
    for space, bonus in enumerate(bonuses, start=1):
        scene = edge(name, space)
        me = scene.me
        assert TABLES.edge_income[number * 7 + space - 1] == int(bonus.endswith("*"))
        word = bonus.rstrip("*")
        if word == "snap":
            assert scene.legal() == [f"folder {folder}" for folder in range(1, 7)]
        elif word == "enclosure":
            assert scene.asks(at.D_PLACE) and scene.state.arg(0) == t.ENCLOSURE_1 + 1 and scene.may("decline")
        elif word.endswith("money"):
            assert me.money == 100 + int(word.split()[0])
        elif word == "conservation":
            assert me.conservation == 23
        elif word == "reputation":
            assert me.reputation == 3
        elif word == "worker":
            assert (me.active_workers, me.lying_workers) == (1, 2)  # one lies on the task
        elif word == "3 x":
            assert me.x_tokens == 3
        elif word == "sponsor":
            assert scene.legal() == ["play science institute", "decline"]
        elif word == "determination":
            assert scene.slots()[0] == "association" and scene.asks(at.D_EXTRA)
        elif word == "university":
            assert scene.asks(at.D_UNIVERSITY)
        elif word == "special":
            assert scene.legal() == ["build reptile-house", "build aviary", "decline"]
        elif word == "clever 2":
            assert scene.slots()[0] == "association" and scene.asks(at.D_CLEVER)
            scene.do("clever build")
            assert scene.asks(at.D_CLEVER)
        elif word == "pouch 2":
            scene.do("pouch cheetah", "pouch lion")
            assert me.appeal == 4
        else:
            assert word == "partner" and scene.asks(at.D_PARTNER)


@pytest.mark.rule("AN-T191", "AN-19.1")
def test_edge_space_5_of_maps_a_and_0() -> None:
    assert edge("A", 5).me.reputation == 3
    assert edge("0", 5).me.lying_workers == 2


@pytest.mark.rule("AN-T153", "AN-19.2", "AN-22.161", "AN-22.169")
def test_the_observation_tower() -> None:
    scene = Scene("1", seats=3, base_projects=[103, 101, 112])
    scene.me.conservation = 20
    scene.in_play(118)
    scene.hand(405, 410)
    scene.built("enclosure-1", (1, 8))
    for number, word in ((405, "fennec fox"), (410, "yellow-throated marten")):
        scene.strength("animals", 2)
        appeal = scene.me.appeal
        scene.top(201, 202)
        scene.perform("animals", f"play {word}", "in 1,8")
        scene.finish()
        assert scene.me.appeal == appeal + 3 + 2
        scene.next_turn()
        if number == 405:
            scene.strength("association", 5)
            scene.perform("association", "task project", "play savanna", "slot 3", "release fennec fox", "edge 6")
            scene.finish()
            assert scene.me.occupied == 0
            scene.next_turn()
    house = Scene("1")
    house.hand(473)
    house.somewhere("reptile-house")
    house.me.around[0] |= cells_of((1, 6))
    house.strength("animals", 2)
    appeal = house.me.appeal
    house.perform("animals", "play common agama", "into the reptile-house")
    assert house.me.appeal == appeal + 3
    far = Scene("1")
    far.hand(405)
    far.built("enclosure-1", (0, 11))  # beside another rock of the cluster only
    far.strength("animals", 2)
    appeal = far.me.appeal
    far.perform("animals", "play fennec fox", "in 0,11")
    assert far.me.appeal == appeal + 3


@pytest.mark.rule("AN-T154", "AN-19.3", "AN-22.162", "AN-22.170")
def test_the_gate() -> None:
    for number in (417, 407):
        scene = Scene("2")
        scene.hand(number)
        scene.icons(research=2)
        scene.me.conservation = 20
        scene.strength("animals", 2)
        scene.built("enclosure-2", (6, 7), (6, 9))
        assert effective_size(scene.state, scene.me, 0) == 4
        scene.perform("animals", f"play {name_of(number)}", "in 6,7")
        assert scene.me.occupied == 1
    # Cost and size of the building itself stay the same.
    builder = Scene("2")
    builder.built("pavilion", (7, 8))
    builder.strength("build", 2)
    builder.perform("build")
    builder.build("enclosure-2", (6, 7), (6, 9))
    assert builder.me.money == 96


@pytest.mark.rule("AN-19.4", "AN-T192", "AN-22.163", "AN-22.143")
def test_silver_lake() -> None:
    scene = edge("3", 4)
    assert scene.slots()[0] == "association" and scene.legal()[-1] == "decline"
    scene.do("use sponsors", "perform", "break")
    assert scene.state.active == 1
    rows = [row for row in list(TABLES.cell_bonus)[4 * 58 : 5 * 58] if row >= 0]
    money = [TABLES.e_amount[row] for row in rows if TABLES.e_resource[row] == t.MONEY]
    assert money == [2] * 11


@pytest.mark.rule("AN-T155", "AN-19.5", "AN-4.61", "AN-22.164", "AN-22.172")
def test_the_harbor() -> None:
    scene = Scene("4")
    scene.hand(405, 201, 202)
    scene.strength("animals", 2)
    home = scene.somewhere("enclosure-1")
    scene.me.money = 6
    assert not any(one.startswith("harbor") for one in scene.legal())  # not connected yet
    scene.built("kiosk", (0, 11))
    assert scene.may("harbor science lab")
    scene.do("harbor science lab")
    assert scene.me.money == 9 and holds(scene.state.discard, 201)
    assert not any(one.startswith("harbor") for one in scene.legal())  # once in a turn
    scene.perform("animals", "play fennec fox", home)
    assert not any(one.startswith("harbor") for one in scene.legal())
    scene.finish()
    assert scene.state.active == 1 and not any(one.startswith("harbor") for one in scene.legal())
    later = Scene("4")
    later.built("kiosk", (0, 11))
    later.hand(405, 201)
    later.somewhere("enclosure-1")
    later.strength("animals", 2)
    later.me.money = 8
    later.perform("animals")
    assert later.may("harbor science lab") and not later.may("harbor fennec fox")  # a step that would be stuck
    rest = Scene("4")
    rest.built("kiosk", (0, 11))
    rest.me.edge, rest.me.supports = 127 & ~1, 1
    rest.hand(201)
    rest.hand(zoo=rest.you)
    rest.state.break_token = 8
    rest.strength("sponsors", 1)
    rest.perform("sponsors", "break")
    assert rest.legal() == ["done", "harbor science lab"]  # the last moment of the turn
    rest.do("done")
    assert rest.state.phase == 2 and not any(one.startswith("harbor") for one in rest.legal())


@pytest.mark.rule("AN-19.5", "AN-4.61")
def test_the_harbor_at_any_moment() -> None:
    # A card drawn by the action itself may still be sold.
    scene = Scene("4")
    scene.built("kiosk", (0, 11))
    scene.strength("cards", 2)
    scene.top(201)
    scene.perform("cards")
    assert scene.legal() == ["done", "harbor science lab"]
    scene.do("harbor science lab")
    assert scene.me.money == 103 and scene.state.active == 1
    # Its money may pay for what an action could still do.
    donor = Scene("4")
    donor.built("kiosk", (0, 11))
    donor.hand(201)
    donor.upgrade("association")
    donor.strength("association", 2)
    donor.me.money, donor.me.conservation = 1, 10
    donor.perform("association", "task reputation")
    assert donor.legal() == ["done", "harbor science lab"]
    donor.do("harbor science lab")
    assert donor.legal() == ["donate", "done"]


@pytest.mark.rule("AN-19.6", "AN-22.165")
def test_the_restaurant() -> None:
    scene = Scene("5")
    scene.built("enclosure-2", (3, 4), (3, 6))
    assert map_income(scene.state, scene.me) == 2
    scene.hand(zoo=scene.you)
    scene.me.appeal = 0
    scene.state.break_token = 8
    scene.strength("sponsors", 1)
    scene.perform("sponsors", "break")
    scene.finish()
    assert scene.me.money == 100 + 1 + 5 + 2


@pytest.mark.rule("AN-19.7", "AN-22.141")
def test_the_institute_is_clever_in_breaks() -> None:
    scene = Scene("6")
    scene.me.edge, scene.me.supports = 127 & ~8, 1
    scene.hand(zoo=scene.you)
    scene.state.break_token = 8
    scene.strength("sponsors", 1)
    scene.perform("sponsors", "break")
    scene.through_pools()
    assert scene.state.phase == 2 and scene.asks(at.D_CLEVER)
    scene.do("clever build")
    assert scene.asks(at.D_CLEVER)
    scene.do("decline")
    scene.finish()
    assert scene.slots()[0] == "build" and scene.state.phase == 1


@pytest.mark.rule("AN-19.8", "AN-22.146", "AN-22.174")
def test_parlors_offer_a_free_kiosk() -> None:
    scene = Scene("7")
    scene.built("enclosure-1", (0, 5))
    scene.strength("build", 2)
    scene.perform("build")
    scene.build("enclosure-2", (1, 2), (1, 4))
    assert scene.asks(at.D_PLACE) and scene.may("decline") and scene.state.arg(0) == t.KIOSK
    money = scene.me.money
    scene.do(scene.legal()[0])
    assert scene.me.kiosks == 1 and scene.me.money == money


@pytest.mark.rule("AN-T156", "AN-19.9", "AN-11.12", "AN-22.168", "AN-22.175", "AN-A17", "AN-1.7")
def test_hollywood() -> None:
    scene = Scene("8")
    scene.top(401, 402, 223, 201)
    scene.built("enclosure-1", (1, 8))
    scene.strength("build", 1)
    scene.perform("build")
    scene.build("kiosk", (1, 10))
    assert list(scene.me.hand) == [CONTENT.card(223)]
    assert holds(scene.state.discard, 401) and holds(scene.state.discard, 402)
    assert scene.state.known[CONTENT.card(223)] == 128
    assert level(scene.state, scene.me, CONTENT.card(223)) == 3
    scene.next_turn()
    scene.built("kiosk", (4, 11))
    scene.built("kiosk", (6, 9))
    assert level(scene.state, scene.me, CONTENT.card(223)) == 2
    assert all(level(scene.state, scene.me, card) == TABLES.level[card] - 1 >= 2 for card in range(128, 192))
    before = scene.state.clone()
    scene.strength("sponsors", 2)
    scene.perform("sponsors", "play sponsors", "play science institute")
    assert holds(scene.me.sponsors, 223)
    scene.state, scene.zoos, scene.me = before, before.zoos, before.zoos[0]
    scene.tiles(9, 1, 2, 3)
    scene.me.conservation = 4
    scene.upgrade("association")
    scene.strength("association", 2)
    scene.perform("association", "task reputation", "donate", "bonus tile 1")
    money = scene.me.money
    scene.do("play science institute")
    assert scene.me.money == money - 2


@pytest.mark.rule("AN-T193", "AN-19.10", "AN-A33")
def test_a_power_is_lost_under_a_building() -> None:
    scene = Scene("2")
    scene.built("enclosure-2", (6, 7), (6, 9))
    scene.sponsor(219)
    scene.strength("build", 1)
    scene.perform("build")
    scene.build("pavilion", (5, 8))
    assert effective_size(scene.state, scene.me, 0) == 2
    tower = Scene("1")
    tower.built("enclosure-1", (1, 8))
    tower.built("pavilion", (1, 6))
    tower.hand(405)
    tower.strength("animals", 2)
    appeal = tower.me.appeal
    tower.perform("animals", "play fennec fox", "in 1,8")
    assert tower.me.appeal == appeal + 3
    restaurant = Scene("5")
    restaurant.built("pavilion", (3, 4))
    restaurant.built("pavilion", (4, 5))
    assert map_income(restaurant.state, restaurant.me) == 0


@pytest.mark.rule(
    "AN-7.14", "AN-22.141", "AN-22.146", "AN-22.148", "AN-22.149", "AN-22.150", "AN-22.151", "AN-22.152", "AN-22.154",
    "AN-22.156", "AN-22.157", "AN-22.159",
)  # fmt: skip
@pytest.mark.parametrize("name", list(act.MAP_WORDS))
def test_every_placement_bonus(name: str) -> None:
    number = act.MAP_WORDS.index(name)
    asked = {
        t.TAKE_CARD: at.D_TAKE, t.CLEVER: at.D_CLEVER, t.MULTIPLIER: at.D_MULTIPLIER, t.PARTNER_ZOO: at.D_PARTNER,
        t.UNIVERSITY: at.D_UNIVERSITY, t.PLAY_SPONSOR_FOR_MONEY: at.D_SPONSOR_MONEY, t.MAY_BUILD_FREE: at.D_PLACE,
    }  # fmt: skip
    geo = TABLES.geo
    for cell in range(58):
        row = TABLES.cell_bonus[number * 58 + cell]
        if row < 0:
            continue
        scene = Scene(name)
        scene.hand(223)
        beside = next(one for one in range(58) if geo.around[cell] >> one & 1 and TABLES.plain[number] >> one & 1)
        if not scene.me.covered >> cell & 1 and not scene.me.covered >> beside & 1:
            scene.built("pavilion", (geo.x[beside], geo.y[beside]))
        scene.upgrade("build")
        scene.strength("build", 1)
        workers = scene.me.active_workers
        scene.perform("build")
        scene.build("enclosure-1", (geo.x[cell], geo.y[cell]))
        code, amount = TABLES.e_code[row], TABLES.e_amount[row]
        if code in asked:
            assert scene.asks(asked[code])
        elif code == t.HIRE_WORKER:
            assert scene.me.active_workers == workers + 1
        else:
            assert code == t.GAIN
            start = {t.MONEY: 98, t.X_TOKEN: 0, t.REPUTATION: 1}[TABLES.e_resource[row]]
            name_of_track = {t.MONEY: "money", t.X_TOKEN: "x_tokens", t.REPUTATION: "reputation"}
            assert getattr(scene.me, name_of_track[TABLES.e_resource[row]]) == start + amount
