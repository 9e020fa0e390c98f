"""The Sponsors action, sponsors for money and what sponsors do (AN-11, AN-22.33 to AN-22.80)."""

from __future__ import annotations

import pytest
from ark_nova_table import CONTENT, TABLES, Scene, holds, name_of

from menagerie.games.ark_nova import frames as at
from menagerie.games.ark_nova import tables as t
from menagerie.games.ark_nova.icons import metric
from menagerie.games.ark_nova.scoring import sponsor_appeal, sponsor_conservation


def patron(*hand: int, strength: int = 5, side: int = 0, face: str = "0", **options: object) -> Scene:
    """A scene with sponsors in the hand, far from track bonuses."""
    scene = Scene(face, **options)
    scene.hand(*hand)
    scene.strength("sponsors", strength)
    scene.me.conservation = 20
    scene.state.ten_reached = 1
    if side:
        scene.upgrade("sponsors")
    return scene


def sponsor(scene: Scene, number: int, x: int = 0) -> None:
    """Play a sponsor with the Sponsors action, resolving simple orders."""
    scene.perform("sponsors", "play sponsors", f"play {name_of(number)}", x=x)
    scene.through_pools()


@pytest.mark.rule("AN-T102", "AN-11.2", "AN-4.35", "AN-4.36")
def test_the_level_and_the_strength() -> None:
    scene = patron(226, 223)
    scene.perform("sponsors")
    assert scene.legal() == ["play sponsors", "break"]
    scene.do("play sponsors")
    assert scene.legal() == ["play science institute"] and scene.why_not("play foreign institute") == "AN-11.2"
    strong = patron(226)
    strong.me.x_tokens = 1
    sponsor(strong, 226, x=1)
    assert strong.me.reputation == 3 and strong.me.icons[t.RESEARCH] == 1 and strong.me.money == 100
    assert strong.state.active == 1  # exactly one
    alone = patron(226)
    alone.perform("sponsors")
    assert alone.legal() == ["break"]


@pytest.mark.rule("AN-T103", "AN-11.2", "AN-11.5")
def test_several_sponsors_on_side_ii() -> None:
    scene = patron(223, 255, 203, side=1)
    scene.built("enclosure-1", (2, 3))
    scene.perform("sponsors", "play sponsors", "play science institute")
    assert scene.may("play adventure playground") and scene.why_not("play veterinarian") == "AN-11.2"
    scene.do("play adventure playground")
    scene.through_pools()
    assert scene.asks(at.D_PLACE)
    scene.do(scene.legal()[0])
    scene.finish()
    assert len(scene.me.sponsors) == 2
    more = patron(223, 203, side=1)
    more.me.x_tokens = 1
    more.perform("sponsors", "play sponsors", "play science institute", x=1)
    assert more.may("play veterinarian") and more.may("done")


@pytest.mark.rule("AN-11.2", "AN-11.3")
def test_sponsors_from_the_display_cost_their_folder() -> None:
    scene = patron(side=1)
    scene.display(201, 223, 401, 402, 403, 404)
    scene.me.reputation, scene.me.money = 2, 2
    scene.perform("sponsors", "play sponsors", "play science institute")
    assert scene.me.money == 0 and not holds(scene.state.display, 223) and holds(scene.me.sponsors, 223)
    far = patron(side=1)
    far.display(401, 223, 402, 403, 404, 405)
    far.perform("sponsors")
    assert far.legal() == ["break"]  # out of range with reputation 1
    poor = patron(side=1)
    poor.display(401, 223, 402, 403, 404, 405)
    poor.me.reputation, poor.me.money = 2, 1
    poor.perform("sponsors")
    assert poor.legal() == ["break"]
    side_i = patron()
    side_i.display(223, 402, 401, 403, 404, 405)
    side_i.perform("sponsors")
    assert side_i.legal() == ["break"]


@pytest.mark.rule("AN-T104", "AN-11.1")
@pytest.mark.parametrize(("side", "token", "money"), [(0, 0, 4), (1, 0, 8), (0, 8, 4)])
def test_the_break_option(side: int, token: int, money: int) -> None:
    scene = patron(strength=4, side=side)
    scene.state.break_token = token
    scene.me.multiplier[t.SPONSORS_CARD] = 1
    scene.perform("sponsors", "break")
    assert scene.me.money == 100 + money
    assert scene.state.break_token == (9 if token else 4) and scene.state.break_due == (1 if token else 0)


@pytest.mark.rule("AN-T105", "AN-11.6", "AN-4.37", "AN-11.3", "AN-11.7", "AN-22.125")
def test_the_own_icon_triggers_the_own_effect() -> None:
    scene = patron(243)
    scene.me.reputation = 3
    appeal = scene.me.appeal
    scene.built("enclosure-1", (2, 3))
    sponsor(scene, 243)
    assert scene.asks(at.D_PLACE) and "decline" not in scene.legal()
    scene.do(scene.legal()[0])
    scene.finish()
    assert scene.me.appeal == appeal + 2
    low = patron(243)
    low.me.reputation = 2
    low.perform("sponsors")
    assert not low.may("play sponsors")


@pytest.mark.rule("AN-T106", "AN-11.6", "AN-13.3")
@pytest.mark.parametrize(("number", "x"), [(245, 0), (246, 1)])
def test_rock_and_water_icons_trigger_too(number: int, x: int) -> None:
    scene = patron(number)
    scene.me.reputation, scene.me.x_tokens = 3, x
    appeal = scene.me.appeal
    sponsor(scene, number, x=x)
    scene.do(scene.legal()[0])
    scene.finish()
    assert scene.me.appeal == appeal + 4


@pytest.mark.rule("AN-T107", "AN-11.6", "AN-11.10", "AN-22.78")
def test_science_library() -> None:
    scene = patron(208)
    scene.icons(research=2)
    appeal = scene.me.appeal
    sponsor(scene, 208)
    assert scene.me.appeal == appeal + 3 and scene.me.money == 102
    you = scene.you
    scene.strength("association", 4, zoo=you)
    scene.perform("association", "task university", "university double-research")
    assert scene.me.money == 106


@pytest.mark.rule("AN-T108", "AN-11.6", "AN-11.4", "AN-22.126")
def test_science_museum() -> None:
    scene = patron(204)
    scene.icons(research=4)
    sponsor(scene, 204)
    assert scene.me.money == 110 and scene.me.conservation == 21
    few = patron(204)
    few.icons(research=3)
    few.perform("sponsors")
    assert not few.may("play sponsors")


@pytest.mark.rule("AN-T109", "AN-22.41", "AN-22.119", "AN-22.127", "AN-11.3")
def test_basic_research() -> None:
    scene = patron(207, side=1, seats=3)
    scene.me.appeal = 25
    scene.icons(predator=1, herbivore=1, africa=1, europe=1, asia=1)
    money = [zoo.money for zoo in scene.zoos]
    sponsor(scene, 207)
    assert scene.me.conservation == 22
    assert [zoo.money for zoo in scene.zoos] == [money[0], money[1] + 4, money[2] + 4]
    much = patron(207, side=1)
    much.me.appeal = 26
    much.display(401, 402, 403, 404, 405, 406)
    much.perform("sponsors")
    assert not much.may("play sponsors")
    plain = patron(207)
    plain.perform("sponsors")
    assert not plain.may("play sponsors")  # needs Sponsors II


@pytest.mark.rule("AN-T110", "AN-22.43")
def test_release_of_patents() -> None:
    scene = patron(222)
    scene.icons(research=4)
    money = scene.you.money
    sponsor(scene, 222)
    assert scene.me.conservation == 23 and scene.you.money == money + 6


@pytest.mark.rule("AN-T111", "AN-22.47", "AN-22.100")
@pytest.mark.parametrize(("universities", "money"), [(0, 0), (0b001, 2), (0b011, 5), (0b111, 10)])
def test_veterinarian(universities: int, money: int) -> None:
    scene = patron(203)
    scene.me.universities = universities
    sponsor(scene, 203)
    assert scene.me.money == 100 + money


@pytest.mark.rule("AN-T112", "AN-22.51", "AN-22.80")
def test_geologist() -> None:
    scene = patron(242)
    scene.icons(rock=2)
    appeal = scene.me.appeal
    sponsor(scene, 242)
    assert scene.me.appeal == appeal + 3
    scene.next_turn()
    scene.built("pavilion", (1, 4))
    scene.strength("build", 2)
    money = scene.me.money
    scene.perform("build", "build enclosure-2", scene.at("enclosure-2", (2, 3), (2, 5)))
    assert scene.me.money == money - 4 + 1


@pytest.mark.rule("AN-22.80")
def test_hydrologist() -> None:
    scene = patron()
    scene.sponsor(241)
    scene.strength("build", 2)
    scene.perform("build")
    scene.build("enclosure-2", (0, 5), (0, 7))  # only (0,5) is beside water
    assert scene.me.money == 100 - 4 + 1


@pytest.mark.rule("AN-T113", "AN-22.50", "AN-22.79")
def test_explorer() -> None:
    scene = patron(262, side=1)
    scene.icons(predator=1, herbivore=2, africa=1, europe=1, asia=1)
    sponsor(scene, 262)
    assert scene.me.money == 110
    scene.next_turn()
    scene.hand(465, 466)
    scene.strength("animals", 2)
    home = scene.somewhere("enclosure-1")
    appeal, money = scene.me.appeal, scene.me.money
    scene.perform("animals", "play golden lion tamarin", home)
    assert scene.me.appeal == appeal + 4 + 2 and scene.me.money == money - 10 + 4
    scene.next_turn()
    scene.strength("animals", 2)
    home = scene.somewhere("enclosure-3")
    appeal, money = scene.me.appeal, scene.me.money
    scene.perform("animals", "play bolivian red howler", home)
    assert scene.me.appeal == appeal + 6 and scene.me.money == money - 12  # nothing new


@pytest.mark.rule("AN-T114", "AN-11.10", "AN-22.78")
def test_polar_bear_exhibit() -> None:
    scene = patron(251)
    appeal = scene.me.appeal
    sponsor(scene, 251)
    scene.do(scene.legal()[0])
    scene.finish()
    assert scene.me.appeal == appeal + 2
    you = scene.you
    scene.hand(414, 417, zoo=you)
    you.money = 50
    homes = [scene.somewhere("enclosure-2", you, rock=1), scene.somewhere("enclosure-4", you)]
    for number, home, gained in ((414, homes[0], 2), (417, homes[1], 0)):
        scene.strength("animals", 2, zoo=you)
        appeal = scene.me.appeal
        scene.perform("animals", f"play {name_of(number)}", home)
        scene.finish()
        assert scene.me.appeal == appeal + gained
        scene.next_turn(you)


@pytest.mark.rule("AN-T115", "AN-11.9", "AN-A16")
def test_double_icons_trigger_twice() -> None:
    scene = patron()
    scene.sponsor(248)
    scene.icons(primate=3)
    scene.hand(457)
    scene.strength("animals", 2)
    home = scene.somewhere("enclosure-5")
    scene.perform("animals", "play mandrill", home)
    scene.through_pools()
    assert scene.me.x_tokens == 2


@pytest.mark.rule("AN-T116", "AN-22.60", "AN-4.57", "AN-11.11")
def test_okapi_stable() -> None:
    scene = patron(253, 223)
    scene.me.x_tokens = 1
    sponsor(scene, 253, x=1)
    scene.do(scene.legal()[0])
    scene.through_pools()
    assert scene.legal() == ["play science institute", "decline"]
    money = scene.me.money
    scene.do("play science institute")
    assert scene.me.money == money - 3 and list(scene.me.tokens) == [2, 0]
    kept = patron(253, 223)
    kept.me.x_tokens = 1
    sponsor(kept, 253, x=1)
    kept.do(kept.legal()[0])
    kept.through_pools()
    kept.do("decline")
    assert list(kept.me.tokens) == [3]


@pytest.mark.rule("AN-T117", "AN-7.10", "AN-22.61")
def test_side_entrance() -> None:
    scene = patron(257)
    scene.built("pavilion", (8, 5))
    sponsor(scene, 257)
    assert scene.places("257", (0, 5), (0, 7)) and not scene.places("257", (0, 5), (1, 6))
    assert scene.why_not(scene.at("257", (0, 5), (1, 6))) == "AN-7.10"
    income = patron()
    income.built("257", (0, 5), (0, 7))
    income.sponsor(257)
    income.built("pavilion", (1, 4))
    income.built("kiosk", (1, 6))
    income.built("enclosure-1", (1, 8))
    income.me.appeal = 0
    income.state.break_token = 8
    income.strength("sponsors", 1)
    income.perform("sponsors", "break")
    income.finish()
    # 1 for the step, 5 by appeal, 2 for the kiosk beside pavilion and entrance, 2 x 2 for the entrance itself.
    assert income.me.money == 100 + 1 + 5 + 2 + 4


@pytest.mark.rule("AN-T118", "AN-22.40", "AN-22.42")
@pytest.mark.parametrize(
    ("number", "appeal", "end"),
    [
        pytest.param(258, 1, 4, marks=pytest.mark.rule("AN-22.87", "AN-22.99")),
        pytest.param(259, 0, 4, marks=pytest.mark.rule("AN-22.85", "AN-22.98")),
        pytest.param(260, 1, 6, marks=pytest.mark.rule("AN-22.86")),
        pytest.param(264, 1, 5, marks=pytest.mark.rule("AN-22.84", "AN-22.97")),
    ],
)
def test_native_species(number: int, appeal: int, end: int) -> None:
    scene = patron(number)
    scene.built("enclosure-2", (0, 5), (0, 7))
    before = scene.me.appeal
    sponsor(scene, number)
    assert scene.me.appeal == before + appeal
    assert sponsor_conservation(scene.state, scene.me) == end


@pytest.mark.rule("AN-22.42")
def test_empty_groups_are_divided_one_by_one() -> None:
    scene = patron()
    scene.sponsor(260)
    plain = TABLES.plain[scene.me.map]
    # Cover everything except two groups of 6 and 7 cells that do not touch.
    keep = set()
    for start, size in (((0, 5), 7), ((8, 5), 11)):
        group = [TABLES.geo.cell_at(*start)]
        while len(group) < size:
            around = [cell for one in group for cell in range(58) if TABLES.geo.around[one] >> cell & 1]
            group.append(next(cell for cell in around if plain >> cell & 1 and cell not in group))
        keep |= set(group)
    for cell in range(58):
        if plain >> cell & 1 and cell not in keep:
            scene.built("pavilion", (TABLES.geo.x[cell], TABLES.geo.y[cell]))
    assert sponsor_conservation(scene.state, scene.me) == 2  # 7 // 6 + 11 // 6, not 18 // 6


@pytest.mark.rule("AN-T119", "AN-22.36", "AN-4.60", "AN-A30")
def test_archaeologist() -> None:
    scene = patron()
    scene.sponsor(221)
    scene.strength("build", 1)
    scene.perform("build")
    scene.build("enclosure-1", (0, 9))
    scene.through_pools()
    assert scene.asks(at.D_BONUS) and "bonus 0,9" not in scene.legal()
    assert scene.may("bonus 1,2") and scene.may("bonus 4,5")
    scene.do("bonus 4,5")
    assert scene.me.money == 100 - 2 + 10 and scene.me.reputation == 3
    assert scene.state.active == 1  # a copied bonus is not copied again
    scene.next_turn()
    scene.built("enclosure-1", (4, 7))
    scene.strength("build", 1)
    money = scene.me.money
    scene.perform("build")
    scene.build("pavilion", (4, 5))
    assert scene.me.money == money - 2 + 10 and scene.state.active == 1


@pytest.mark.rule("AN-T120", "AN-22.35", "AN-22.55", "AN-8.11", "AN-22.51")
def test_diversity_researcher() -> None:
    scene = patron(219, side=1)
    scene.icons(rock=2, water=3)
    sponsor(scene, 219)
    assert scene.me.money == 110
    assert sponsor_appeal(scene.state, scene.me) == 4
    scene.icons(rock=9, water=9)
    assert sponsor_appeal(scene.state, scene.me) == 6
    scene.next_turn()
    scene.hand(444)
    scene.built("enclosure-2", (0, 5), (0, 7))
    scene.strength("animals", 2)
    scene.perform("animals", "play alpine ibex", "in 0,5")
    assert holds(scene.me.animals, 444) and scene.me.icons[t.ROCK] == 11


@pytest.mark.rule("AN-T121", "AN-11.9", "AN-9.8", "AN-22.57")
def test_expert_on_the_americas() -> None:
    scene = patron(210)
    sponsor(scene, 210)
    scene.do(scene.at("kiosk", (0, 5)))
    assert scene.me.kiosks == 1
    scene.next_turn()
    scene.strength("association", 3)
    scene.perform("association", "task partner-zoo", "partner americas")
    assert scene.state.active == 1  # no place three cells away from the first
    scene.next_turn()
    scene.built("enclosure-3", (1, 6), (1, 8), (0, 7))
    scene.state.partner_board |= 0b10
    scene.me.partner_zoos, scene.me.active_workers, scene.me.tasks[1] = 0, 1, 0
    scene.strength("association", 3)
    scene.perform("association", "task partner-zoo", "partner americas")
    assert scene.asks(at.D_PLACE) and scene.may("decline")
    scene.do(scene.legal()[0])
    assert scene.me.kiosks == 2


@pytest.mark.rule("AN-T122", "AN-22.48")
@pytest.mark.parametrize(("icons", "income"), [(1, 3), (2, 3), (3, 6), (4, 6), (5, 9), (7, 9)])
def test_sponsorship(icons: int, income: int) -> None:
    scene = patron(231)
    scene.icons(primate=icons)
    appeal = scene.me.appeal
    sponsor(scene, 231)
    assert scene.me.appeal == appeal + icons
    scene.next_turn()
    money = scene.me.money
    scene.state.break_token = 8
    scene.strength("sponsors", 1)
    scene.perform("sponsors", "break")
    scene.finish()
    assert scene.me.money == money + 1 + TABLES.income[scene.me.appeal] + income


@pytest.mark.rule("AN-T123", "AN-11.8", "AN-22.72", "AN-22.95")
def test_federal_grants() -> None:
    scene = patron(220)
    sponsor(scene, 220)
    assert scene.me.money == 103
    scene.next_turn()
    money = scene.me.money
    scene.state.break_token = 8
    scene.strength("sponsors", 1)
    scene.perform("sponsors", "break")
    scene.finish()
    assert scene.me.money == money + 1 + TABLES.income[scene.me.appeal] + 3
    assert sponsor_conservation(scene.state, scene.me) == 0
    scene.me.reputation = 9
    assert sponsor_conservation(scene.state, scene.me) == 1


@pytest.mark.rule("AN-11.8", "AN-22.69")
@pytest.mark.parametrize("number", [201, 209])
def test_income_paid_at_once_as_well(number: int) -> None:
    scene = patron(number, side=1)
    sponsor(scene, number)
    if number == 201:
        assert scene.asks(at.D_TAKE) and scene.may("deck") and scene.may("folder 1") and not scene.may("folder 2")
        scene.do("deck")
        assert len(scene.me.hand) == 1
    else:
        assert scene.me.x_tokens == 1
    scene.next_turn()
    scene.state.break_token = 8
    scene.strength("sponsors", 1)
    tokens, cards = scene.me.x_tokens, len(scene.me.hand)
    scene.perform("sponsors", "break", x=0)
    scene.finish()
    assert scene.me.x_tokens == tokens + 1 + (number == 209) and len(scene.me.hand) == cards + (number == 201)


@pytest.mark.rule("AN-T124", "AN-22.46", "AN-22.71")
def test_migration_recording_is_played() -> None:
    scene = patron(224)
    scene.icons(research=1)
    sponsor(scene, 224)
    assert scene.me.x_tokens == 1 and scene.me.icons[t.RESEARCH] == 2


@pytest.mark.rule("AN-T125", "AN-22.38", "AN-4.58", "AN-1.7")
def test_the_search_of_the_special_assignment() -> None:
    scene = patron(227)
    scene.me.reputation, scene.me.x_tokens = 6, 1
    scene.top(201, 402, 519, 405)
    scene.perform("sponsors", "play sponsors", "play waza special assignment", x=1)
    assert scene.legal() == ["small", "large"]
    scene.do("small")
    assert list(scene.me.hand) == [CONTENT.card(519)]
    assert holds(scene.state.discard, 201) and holds(scene.state.discard, 402) and scene.me.size_class == t.SMALL
    assert scene.state.known[CONTENT.card(519)] == 128
    low = patron(227)
    low.me.reputation, low.me.x_tokens = 5, 1
    low.perform("sponsors", x=1)
    assert not low.may("play sponsors")


@pytest.mark.rule("AN-T126", "AN-11.11", "AN-22.152", "AN-22.52", "AN-22.127")
@pytest.mark.parametrize("side", [0, 1])
def test_a_sponsor_for_money(side: int) -> None:
    scene = patron(216, side=side)
    scene.me.conservation = 4
    scene.tiles(9, 1, 2, 3)
    scene.strength("association", 2)
    scene.upgrade("association")
    scene.perform("association", "task reputation", "donate")
    assert scene.me.conservation == 5
    scene.do("bonus tile 1")
    if not side:
        assert scene.state.active == 1  # the condition applies
        return
    assert scene.legal() == ["play talented communicator", "decline"]
    money, workers = scene.me.money, scene.me.active_workers
    scene.do("play talented communicator")
    assert scene.me.money == money - 5 and scene.me.active_workers == workers + 1


@pytest.mark.rule("AN-T127", "AN-22.57", "AN-22.51")
@pytest.mark.parametrize("declined", [True, False])
def test_expert_on_asia(declined: bool) -> None:
    scene = patron(213)
    scene.icons(asia=2)
    appeal = scene.me.appeal
    sponsor(scene, 213)
    assert scene.me.appeal == appeal + 3
    scene.do("decline" if declined else scene.at("pavilion", (0, 5)))
    assert scene.me.appeal == appeal + (3 if declined else 4)


@pytest.mark.rule("AN-T181", "AN-11.5", "AN-5.2")
def test_sponsors_are_resolved_one_after_another() -> None:
    scene = patron(209, 223, side=1)
    scene.perform("sponsors", "play sponsors", "play technology institute")
    assert scene.me.x_tokens == 1 and scene.state.active == 1  # level 1 is left, too little for another
    assert len(scene.me.sponsors) == 1


@pytest.mark.rule(
    "AN-11.3", "AN-22.116", "AN-22.118", "AN-22.119", "AN-22.120", "AN-22.122", "AN-22.123", "AN-22.124", "AN-22.125",
    "AN-22.126", "AN-22.127",
)  # fmt: skip
@pytest.mark.parametrize("number", range(201, 265))
def test_every_condition_of_a_sponsor_is_needed(number: int) -> None:
    """With everything the card asks for it may be played; with one thing less it may not."""
    card = CONTENT.card(number)
    needs = [(icon, TABLES.need_icon[card * t.STRIDE + icon]) for icon in range(t.ICONS)]
    parts: list[object] = [icon for icon, count in needs if count]
    for word, column in (
        ("sponsors II", TABLES.need_sponsors_ii),
        ("reputation", TABLES.need_reputation),
        ("partner zoos", TABLES.need_partner_zoos),
    ):
        if column[card]:
            parts.append(word)
    if TABLES.need_max_appeal[card] >= 0:
        parts.append("appeal")
    for lacking in [None, *parts]:
        scene = patron(number)
        scene.display(401, 402, 403, 404, 405, 406)
        scene.me.x_tokens = 1
        for icon, count in needs:
            scene.me.icons[icon] = count - (icon == lacking)
        if TABLES.need_sponsors_ii[card] and lacking != "sponsors II":
            scene.upgrade("sponsors")
        scene.me.reputation = max(1, TABLES.need_reputation[card] - (lacking == "reputation"))
        scene.me.partner_zoos = 0b11 if lacking != "partner zoos" else 0b1
        scene.me.appeal = 26 if lacking == "appeal" else 25
        scene.perform("sponsors", x=1)
        assert scene.may("play sponsors") is (lacking is None)


@pytest.mark.rule("AN-22.39", "AN-22.73", "AN-4.6")
def test_expert_on_africa_is_clever_after_finishing() -> None:
    scene = patron(214)
    scene.icons(africa=1)
    appeal = scene.me.appeal
    scene.perform("sponsors", "play sponsors", "play expert on africa")
    assert scene.me.appeal == appeal + 2 and scene.slots()[0] == "sponsors" and scene.asks(at.D_CLEVER)


@pytest.mark.rule("AN-22.53")
def test_the_hyenas_hunt() -> None:
    scene = patron()
    scene.sponsor(252)
    scene.hand(405)
    scene.icons(predator=1)
    scene.top(201, 402, 403, 404)
    scene.strength("animals", 2)
    home = scene.somewhere("enclosure-1")
    scene.perform("animals", "play fennec fox", home)
    scene.through_pools()
    assert scene.legal() == ["keep lion"]  # two own predator icons: two cards revealed


@pytest.mark.rule("AN-22.62")
def test_the_owls_perceive() -> None:
    scene = patron()
    scene.sponsor(249)
    scene.hand(502)
    scene.top(201, 402, 403)
    scene.strength("animals", 2)
    home = scene.somewhere("enclosure-2")
    scene.perform("animals", "play great hornbill", home)
    scene.through_pools()
    assert sorted(scene.legal()) == ["keep lion", "keep science lab"]
    scene.do("keep lion")
    assert holds(scene.state.discard, 201) and holds(scene.me.hand, 402)


@pytest.mark.rule("AN-22.68")
def test_the_sea_turtles_bathe() -> None:
    scene = patron()
    scene.sponsor(250)
    scene.hand(493, 201, 202, 203)
    scene.strength("animals", 2)
    home = scene.somewhere("enclosure-1", rock=1)
    scene.perform("animals", "play thorny devil", home)
    scene.through_pools()
    money = scene.me.money
    scene.do("sell science lab", "sell spokesperson")
    assert scene.me.money == money + 8 and scene.state.active == 1


@pytest.mark.rule("AN-22.64")
def test_expert_on_australia_pouches() -> None:
    scene = patron(212, 401)
    appeal = scene.me.appeal
    sponsor(scene, 212)
    assert scene.legal() == ["pouch cheetah", "done"]
    scene.do("pouch cheetah")
    assert scene.me.appeal == appeal + 1 + 2


@pytest.mark.rule("AN-22.57", "AN-22.54")
def test_the_large_animal_program_builds() -> None:
    scene = patron(263, side=1)
    scene.me.reputation = 6
    sponsor(scene, 263)
    assert scene.asks(at.D_PLACE) and scene.may("decline") and scene.state.arg(0) == t.ENCLOSURE_5


@pytest.mark.rule("AN-22.49", "AN-22.94", "AN-22.96", "AN-22.92")
@pytest.mark.parametrize(
    ("number", "resource", "gained"), [(206, "appeal", 6), (228, "money", 8), (229, "appeal", 4), (230, "appeal", 4)]
)
def test_gains_by_count(number: int, resource: str, gained: int) -> None:
    scene = patron(number)
    scene.icons(research=4)
    scene.me.reputation = 3
    scene.me.supports, scene.me.small_animals, scene.me.large_animals = 3, 4, 2
    before = getattr(scene.me, resource)
    sponsor(scene, number)
    assert getattr(scene.me, resource) == before + gained


@pytest.mark.rule(
    "AN-22.44", "AN-22.75", "AN-22.88", "AN-22.89", "AN-22.90", "AN-22.91", "AN-22.93", "AN-22.94", "AN-22.95",
    "AN-22.100", "AN-A24",
)  # fmt: skip
@pytest.mark.parametrize(
    ("number", "below", "reached"),
    [(201, 5, 6), (203, 2, 3), (208, 4, 5), (210, 4, 5), (211, 4, 5), (215, 4, 5), (216, 8, 9), (225, 4, 5)],
)
def test_steps_at_the_end(number: int, below: int, reached: int) -> None:
    def zoo(count: int) -> int:
        scene = patron(face="2")
        scene.sponsor(number)
        me = scene.me
        if number == 201:
            me.icons[t.RESEARCH] = count
        elif number == 203:
            me.universities = (1 << count) - 1
        elif number in (208, 225):
            first = 0 if number == 208 else t.AFRICA
            for icon in range(5 if number == 225 else 7):
                me.icons[first + icon] = int(icon < count)
        elif number == 210:
            me.kiosks = count
        elif number == 211:
            for _ in range(count):
                scene.somewhere("enclosure-1", occupied=True)
            scene.somewhere("enclosure-2", occupied=True)
            scene.somewhere("enclosure-1")
        elif number == 215:
            me.supports = count
        else:
            me.reputation = count
        return sponsor_conservation(scene.state, me)

    assert zoo(reached) == zoo(below) + 1


@pytest.mark.rule("AN-22.34", "AN-22.105")
@pytest.mark.parametrize("number", [217, 257])
def test_appeal_for_a_full_map(number: int) -> None:
    scene = patron()
    scene.sponsor(number)
    assert sponsor_appeal(scene.state, scene.me) == 0
    scene.me.covered = TABLES.plain[scene.me.map]
    assert sponsor_appeal(scene.state, scene.me) == 5


@pytest.mark.rule("AN-22.81", "AN-22.82", "AN-22.83", "AN-22.74")
@pytest.mark.parametrize(("number", "which"), [(221, "border"), (242, "rock"), (241, "water")])
def test_boolean_goals(number: int, which: str) -> None:
    scene = patron()
    scene.sponsor(number)
    assert sponsor_conservation(scene.state, scene.me) == 0
    face = scene.me.map
    if which == "border":
        scene.me.covered = TABLES.plain[face] & TABLES.geo.border
    else:
        scene.me.beside = TABLES.rock_cells[face] if which == "rock" else TABLES.water_cells[face]
    assert sponsor_conservation(scene.state, scene.me) == 1


@pytest.mark.rule("AN-22.101")
def test_x_tokens_at_the_end() -> None:
    scene = patron()
    scene.sponsor(214)
    scene.me.x_tokens = 4
    assert metric(scene.state, scene.me, t.M_X_TOKENS, -1) == 4 and sponsor_appeal(scene.state, scene.me) == 4
