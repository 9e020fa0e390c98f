"""The Animals action: price, conditions, homes and what an animal brings (AN-8, AN-13)."""

from __future__ import annotations

import pytest
from ark_nova_table import CONTENT, TABLES, Scene, name_of

from menagerie.games.ark_nova import GAME
from menagerie.games.ark_nova import frames as at
from menagerie.games.ark_nova import tables as t
from menagerie.games.ark_nova.animals import missing, price


def keeper(*numbers: int, strength: int = 2, side: int = 0, face: str = "0", **options: object) -> Scene:
    """A scene with animals in the hand and the Animals card in a slot."""
    scene = Scene(face, **options)
    scene.hand(*numbers)
    scene.strength("animals", strength)
    if side:
        scene.upgrade("animals")
    return scene


def play(scene: Scene, number: int, home: str) -> None:
    scene.do(f"play {name_of(number)}", home)


@pytest.mark.rule("AN-T31", "AN-8.5", "AN-9.8")
def test_a_partner_zoo_makes_its_animals_cheaper() -> None:
    for partners, paid in (((), 8), (("africa",), 5), (("europe",), 8)):
        scene = keeper(405)
        scene.partners(*partners)
        home = scene.somewhere("enclosure-1")
        scene.perform("animals")
        play(scene, 405, home)
        assert scene.me.money == 100 - paid


@pytest.mark.rule("AN-T32", "AN-8.5", "AN-22.33")
def test_double_icons_and_experts_reduce_the_price() -> None:
    scene = keeper(426, side=1)
    scene.partners("africa")
    elephant = CONTENT.card(426)
    assert price(scene.state, scene.me, elephant, 0) == 30
    scene.sponsor(230)
    assert price(scene.state, scene.me, elephant, 0) == 26
    home = scene.somewhere("enclosure-5")
    scene.perform("animals")
    play(scene, 426, home)
    assert scene.me.money == 74


@pytest.mark.rule("AN-T33", "AN-8.5", "AN-A12")
def test_discounts_also_cover_the_folder() -> None:
    stoat = CONTENT.card(420)
    for option, prices in (("yes", [0, 0, 0, 1]), ("no", [0, 1, 2, 3])):
        scene = Scene(discount_covers_folder=option)
        scene.partners("europe")
        scene.sponsor(229)
        assert [price(scene.state, scene.me, stoat, folder) for folder in range(4)] == prices


@pytest.mark.rule("AN-T34", "AN-8.4", "AN-15.12", "AN-4.23", "AN-22.122", "AN-22.19")
def test_the_own_icons_do_not_fulfil_the_condition_but_count_for_the_effect() -> None:
    scene = keeper(402)
    scene.icons(predator=2)
    home = scene.somewhere("enclosure-4")
    scene.do("use animals")
    assert not scene.may("perform")
    scene = keeper(402, 405)
    scene.icons(predator=2)
    home = scene.somewhere("enclosure-4")
    scene.perform("animals")
    assert scene.legal() == ["play fennec fox"] and scene.why_not("play lion") == "AN-8.4"
    scene = keeper(402)
    scene.icons(predator=3)
    appeal = scene.me.appeal
    scene.somewhere("enclosure-4")
    scene.perform("animals")
    play(scene, 402, home)
    assert scene.me.money == 84 and scene.me.appeal == appeal + 13


@pytest.mark.rule("AN-T35", "AN-13.5", "AN-22.121", "AN-8.8")
def test_a_partner_zoo_of_the_animals_continent() -> None:
    scene = keeper(403)
    scene.me.money = 50
    scene.somewhere("enclosure-3", rock=1)
    scene.do("use animals")
    assert not scene.may("perform")
    scene = keeper(403)
    scene.me.money = 50
    scene.partners("africa")
    scene.me.conservation = 3
    appeal = scene.me.appeal
    scene.built("enclosure-3", (0, 5), (0, 7), (1, 6))  # no rock beside it
    home = scene.somewhere("enclosure-3", rock=1)
    scene.perform("animals", "play leopard")
    assert scene.legal() == [home] and scene.why_not("in 0,5") == "AN-8.8"
    scene.do(home)
    scene.finish()
    assert scene.me.money == 33 and scene.me.appeal == appeal + 7 and scene.me.conservation == 4


@pytest.mark.rule("AN-T36", "AN-8.8")
def test_rock_beside_the_enclosure() -> None:
    scene = keeper(444)
    scene.built("enclosure-2", (0, 7), (0, 9))
    scene.do("use animals")
    assert not scene.may("perform")
    scene = keeper(444)
    scene.built("enclosure-2", (0, 7), (0, 9))
    scene.built("enclosure-2", (2, 3), (2, 5))
    scene.perform("animals", "play alpine ibex")
    assert scene.legal() == ["in 2,3"] and scene.why_not("in 0,7") == "AN-8.8"


@pytest.mark.rule("AN-8.8", "AN-4.24")
def test_only_empty_enclosures_large_enough() -> None:
    scene = keeper(408)
    scene.built("enclosure-2", (0, 5), (0, 7))
    full = scene.somewhere("enclosure-3", occupied=True)
    home = scene.somewhere("enclosure-4")
    scene.perform("animals", "play sloth bear")
    assert scene.legal() == [home]
    assert scene.why_not("in 0,5") == "AN-8.8" and scene.why_not(full) == "AN-8.8"
    scene.do(home)
    assert scene.me.occupied == 0b110


@pytest.mark.rule("AN-T37", "AN-8.9", "AN-4.24")
def test_room_in_the_reptile_house() -> None:
    def crocodile(used: int, water: int) -> Scene:
        scene = keeper(469)
        scene.icons(reptile=3)
        scene.somewhere("enclosure-5", water=1)
        scene.somewhere("reptile-house", water=water)
        scene.me.reptile_used = used
        scene.perform("animals", "play nile crocodile")
        return scene

    full = crocodile(3, 1)
    assert len(full.legal()) == 1 and full.why_not("into the reptile-house") == "AN-8.9"
    free = crocodile(2, 1)
    assert len(free.legal()) == 2
    free.do("into the reptile-house")
    assert free.me.reptile_used == 5 and free.me.occupied == 0


@pytest.mark.rule("AN-T38", "AN-8.9")
def test_an_animal_that_needs_no_space() -> None:
    scene = keeper(473)
    scene.somewhere("reptile-house", water=1)
    scene.animal(469, 479)
    scene.me.reptile_used = TABLES.spaces[CONTENT.card(469)] + TABLES.spaces[CONTENT.card(479)]
    assert scene.me.reptile_used == 5
    scene.perform("animals")
    play(scene, 473, "into the reptile-house")
    assert scene.me.reptile_used == 5


@pytest.mark.rule("AN-T39", "AN-8.10", "AN-15.14", "AN-22.22", "AN-21.4")
def test_the_petting_zoo() -> None:
    scene = keeper(519, 520, 526, 521)
    scene.somewhere("petting-zoo")
    scene.somewhere("enclosure-5")
    gains = []
    for number in (519, 520, 526):
        appeal, money = scene.me.appeal, scene.me.money
        scene.strength("animals", 2)
        scene.perform("animals", f"play {name_of(number)}")
        assert scene.legal() == ["into the petting-zoo"]
        scene.do("into the petting-zoo")
        assert scene.me.money == money - 7
        gains.append(scene.me.appeal - appeal)
        scene.next_turn()
    assert gains == [3, 6, 9] and scene.me.petting_used == 3
    scene.strength("animals", 2)
    scene.do("use animals")
    assert not scene.may("perform")


@pytest.mark.rule("AN-T40", "AN-8.12", "AN-15.20", "AN-22.9")
def test_a_flock_animal_joins_a_herd() -> None:
    scene = keeper(443)
    scene.animal(442)
    appeal = scene.me.appeal
    scene.perform("animals", "play red deer")
    assert scene.legal() == ["flock"]
    scene.do("flock")
    assert (scene.me.money, scene.me.appeal, scene.me.occupied) == (88, appeal + 5, 0)
    small = keeper(443)
    small.animal(439)
    small.do("use animals")
    assert not small.may("perform")


@pytest.mark.rule("AN-T41", "AN-8.2", "AN-4.22", "AN-A34", "AN-8.1")
def test_reputation_before_the_first_animal() -> None:
    scene = keeper(strength=5, side=1)
    scene.me.reputation = 3
    scene.display(401, 402, 419, 403, 404, 406)
    scene.somewhere("enclosure-2")
    home = "in 0,5"
    scene.perform("animals")
    assert scene.legal() == ["advance reputation"]  # nothing in range yet
    scene.do("advance reputation")
    assert scene.me.reputation == 4
    scene.do("play european badger")
    assert scene.me.money == 92 and scene.legal() == [home]
    declined = keeper(405, strength=5, side=1)
    declined.somewhere("enclosure-1")
    declined.perform("animals")
    assert declined.legal() == ["advance reputation", "decline"]
    declined.do("decline", "play fennec fox")
    assert declined.me.reputation == 1
    weak = keeper(405, strength=4, side=1)
    weak.somewhere("enclosure-1")
    weak.perform("animals")
    assert weak.legal() == ["play fennec fox"]


@pytest.mark.rule("AN-A36", "AN-8.1")
def test_animals_ii_for_its_reputation_alone() -> None:
    scene = keeper(strength=5, side=1)
    scene.perform("animals", "advance reputation")
    assert scene.me.reputation == 2 and scene.state.active == 1
    playable = keeper(405, strength=5, side=1)
    playable.somewhere("enclosure-1")
    playable.perform("animals", "advance reputation")
    assert playable.legal() == ["play fennec fox", "done"]
    strict = keeper(strength=5, side=1, animals_reputation_alone="no")
    strict.do("use animals")
    assert strict.legal() == ["x-token"]
    reach = keeper(strength=5, side=1, animals_reputation_alone="no")
    reach.display(201, 405, 202, 203, 204, 205)
    reach.somewhere("enclosure-1")
    reach.perform("animals", "advance reputation")
    assert reach.legal() == ["play fennec fox"]  # the animal must follow


@pytest.mark.rule("AN-T42", "AN-8.17", "AN-8.1")
@pytest.mark.parametrize(("side", "counts"), [(0, [0, 1, 1, 1, 2]), (1, [1, 1, 2, 2, 2])])
def test_number_of_animals(side: int, counts: list[int]) -> None:
    for strength, count in enumerate(counts, start=1):
        scene = keeper(404, 419, 424, strength=strength, side=side)
        for _ in range(3):
            scene.somewhere("enclosure-2")
        scene.do("use animals")
        if count == 0:
            assert not scene.may("perform")
            continue
        scene.do("perform")
        if scene.asks(at.D_REP_FIRST):
            scene.do("decline")
        played = 0
        while scene.state.active == 0:
            played += scene.asks(at.D_HOME)
            scene.do(scene.legal()[0])
        assert played == count


@pytest.mark.rule("AN-T43", "AN-8.6")
def test_the_full_price_must_be_there_before() -> None:
    for money, allowed in ((9, False), (10, True)):
        scene = keeper(465)
        scene.sponsor(236)
        home = scene.somewhere("enclosure-1")
        scene.me.money = money
        scene.do("use animals")
        assert scene.may("perform") is allowed
    scene.do("perform", "play golden lion tamarin")
    assert scene.me.money == 0
    scene.do(home)
    assert scene.me.money == 3


@pytest.mark.rule("AN-T44", "AN-8.15", "AN-19.7", "AN-A13", "AN-22.54", "AN-22.166", "AN-22.173", "AN-22.113")
@pytest.mark.parametrize(
    ("asia", "sponsor", "covered", "allowed"),
    [(2, False, True, True), (1, False, True, False), (1, True, True, True), (2, False, False, False)],
)
def test_ignoring_conditions(asia: int, sponsor: bool, covered: bool, allowed: bool) -> None:
    scene = keeper(406, face="6")
    scene.somewhere("enclosure-5")
    scene.me.covered = 0
    if covered:
        scene.built("kiosk", (0, 11))
    if sponsor:
        scene.sponsor(263)
    scene.icons(asia=asia)
    scene.do("use animals")
    assert scene.may("perform") is allowed


@pytest.mark.rule("AN-A13", "AN-8.15")
def test_what_counts_as_one_condition() -> None:
    scene = Scene("6")
    grizzly = CONTENT.card(411)  # two predators and Animals II
    assert missing(scene.state, scene.me, grizzly) == 3
    scene.icons(predator=1)
    assert missing(scene.state, scene.me, grizzly) == 2
    scene.upgrade("animals")
    assert missing(scene.state, scene.me, grizzly) == 1
    leopard = CONTENT.card(403)  # a partner zoo
    assert missing(scene.state, scene.me, leopard) == 1
    # Never size, rock, water or price.
    whole = keeper(444, face="6")
    whole.built("kiosk", (0, 11))
    whole.somewhere("enclosure-1", rock=0)
    whole.do("use animals")
    assert not whole.may("perform")


@pytest.mark.rule("AN-T45", "AN-8.7", "AN-4.58", "AN-2.6", "AN-22.45", "AN-22.76", "AN-22.46")
def test_the_special_assignment() -> None:
    scene = keeper(417, 405, 413)
    scene.sponsor(227)
    scene.me.size_class = t.LARGE
    large, medium = scene.somewhere("enclosure-4"), scene.somewhere("enclosure-3", rock=1)
    scene.perform("animals")
    assert scene.legal() == ["play cougar", "play wolf"] and scene.why_not("play fennec fox") == "AN-8.7"
    appeal = scene.me.appeal
    play(scene, 417, large)
    assert scene.me.appeal == appeal + 4 + 1 + 4
    scene.next_turn()
    scene.strength("animals", 2)
    scene.perform("animals")
    appeal = scene.me.appeal
    play(scene, 413, medium)
    assert scene.me.appeal == appeal + 5
    small = keeper(405)
    small.sponsor(227)
    small.me.size_class = t.SMALL
    home = small.somewhere("enclosure-1")
    appeal = small.me.appeal
    small.perform("animals")
    play(small, 405, home)
    assert small.me.appeal == appeal + 3 + 2


@pytest.mark.rule("AN-T46", "AN-8.16", "AN-4.59", "AN-22.59", "AN-22.77")
@pytest.mark.parametrize("extra", [True, False])
def test_a_further_small_animal(extra: bool) -> None:
    scene = keeper(465, 460, 402)
    scene.sponsor(228)
    scene.display(201, 405, 202, 404, 417, 203)
    homes = [scene.somewhere("enclosure-1"), scene.somewhere("enclosure-2")]
    scene.perform("animals")
    play(scene, 465, homes[0])
    assert scene.legal() == ["play dusky-leaf monkey", "decline"] and scene.why_not("play lion") == "AN-8.16"
    money = scene.me.money
    if extra:
        play(scene, 460, homes[1])
        assert scene.me.money == money - 12
    else:
        scene.do("decline")
    assert scene.legal() == ["folder 2", "folder 4"]
    scene.do("folder 4")
    assert CONTENT.card(404) in list(scene.me.hand)


@pytest.mark.rule("AN-8.16", "AN-22.77")
def test_only_small_animals_count() -> None:
    scene = keeper(408, 465)
    scene.sponsor(228)
    scene.display(201, 405, 202, 404, 417, 203)
    home = scene.somewhere("enclosure-3")
    scene.perform("animals")
    play(scene, 408, home)
    scene.finish()
    assert scene.state.active == 1 and len(scene.me.hand) == 1


@pytest.mark.rule("AN-T47", "AN-4.6", "AN-8.3")
def test_a_card_just_kept_may_be_the_second_animal() -> None:
    scene = keeper(512, strength=5)
    scene.partners("europe")
    scene.top(405, 201, 202, 203)
    first, second = scene.somewhere("enclosure-2"), scene.somewhere("enclosure-1")
    scene.perform("animals")
    play(scene, 512, first)
    scene.through_pools()
    assert sorted(scene.legal()) == ["keep fennec fox", "keep science lab", "keep spokesperson", "keep veterinarian"]
    scene.do("keep fennec fox", "keep science lab")
    assert scene.legal() == ["play fennec fox", "done"]
    play(scene, 405, second)
    assert scene.asks(at.D_CLEVER) and scene.slots()[0] == "animals"


@pytest.mark.rule("AN-T176", "AN-8.13")
def test_an_oversized_enclosure_is_allowed() -> None:
    scene = keeper(405)
    small, large = scene.somewhere("enclosure-1"), scene.somewhere("enclosure-5")
    scene.perform("animals", "play fennec fox")
    assert scene.legal() == [small, large]
    scene.do(large)
    assert scene.me.occupied == 0b10


@pytest.mark.rule("AN-T177", "AN-8.14", "AN-14.2")
@pytest.mark.parametrize("appeal_first", [True, False])
def test_the_effects_of_an_animal_in_any_order(appeal_first: bool) -> None:
    scene = keeper(406)
    scene.icons(asia=3)
    scene.me.conservation, scene.me.reputation = 1, 1
    home = scene.somewhere("enclosure-5")
    appeal = scene.me.appeal
    scene.perform("animals")
    play(scene, 406, home)
    assert scene.asks(at.D_POOL)
    labels = [GAME.label(scene.state, action) for action in scene.state.legal_actions()]
    wanted = "appeal" if appeal_first else "onservation"
    scene.do(scene.legal()[next(number for number, label in enumerate(labels) if wanted in label)])
    if appeal_first:
        assert (scene.me.appeal, scene.me.conservation) == (appeal + 10, 1)
        scene.through_pools()
    else:
        assert (scene.me.appeal, scene.me.conservation) == (appeal, 3)
    assert scene.legal() == ["bonus upgrade", "bonus worker"]
    scene.do("bonus worker")
    scene.finish()
    assert (scene.me.appeal, scene.me.conservation, scene.me.reputation) == (appeal + 10, 3, 2)
    assert scene.me.active_workers == 2 and scene.state.active == 1


@pytest.mark.rule("AN-T183", "AN-13.2", "AN-13.3", "AN-13.6")
def test_where_icons_come_from() -> None:
    scene = Scene()
    scene.animal(444)
    scene.sponsor(255)
    assert scene.me.icons[t.ROCK] == 3
    scene.hand(402, 403, 404)
    assert scene.me.icons[t.PREDATOR] == 0  # cards in hand and conditions count for nothing
    scene.animal(402)
    assert scene.me.icons[t.PREDATOR] == 1
    assert (scene.me.small_animals, scene.me.large_animals, len(scene.me.sponsors)) == (1, 1, 1)


@pytest.mark.rule("AN-T184", "AN-13.7", "AN-22.110")
def test_a_released_animal_takes_its_icons_along() -> None:
    scene = Scene(base_projects=[101, 102, 106])
    scene.animal(401, 402, 404)
    scene.somewhere("enclosure-5", occupied=True)
    scene.in_play(116)
    scene.hand(429)
    scene.strength("association", 5)
    scene.me.conservation = 20
    scene.somewhere("enclosure-2")
    scene.strength("animals", 3)
    scene.row("build", "cards", "sponsors", "animals", "association")
    before = scene.state.clone()
    scene.do("use animals")
    assert scene.may("perform")
    scene.state = before
    scene.zoos, scene.me = before.zoos, before.zoos[0]
    scene.perform("association", "task project", f"play {name_of(116)}", "slot 1", "release cheetah", "edge 6")
    scene.finish()
    scene.next_turn()
    assert scene.me.icons[t.AFRICA] == 2
    scene.do("use animals")
    assert not scene.may("perform")


@pytest.mark.rule("AN-13.7", "AN-15.9")
def test_a_pouched_card_has_no_icons() -> None:
    scene = keeper(450, 405)
    home = scene.somewhere("enclosure-2")
    scene.perform("animals")
    play(scene, 450, home)
    scene.through_pools()
    scene.do("pouch fennec fox")
    assert scene.me.icons[t.PREDATOR] == 0 and list(scene.me.pouched) == [CONTENT.card(405)]


@pytest.mark.rule(
    "AN-22.110", "AN-22.111", "AN-22.113", "AN-22.114", "AN-22.115", "AN-22.116", "AN-22.117", "AN-22.118",
    "AN-22.122", "AN-22.123", "AN-22.124", "AN-22.126", "AN-22.112", "AN-22.121", "AN-13.5",
)  # fmt: skip
@pytest.mark.parametrize("number", range(401, 519))
def test_every_condition_of_an_animal_is_needed(number: int) -> None:
    """With everything the left edge asks for the animal may be played; with one thing less it may not."""
    card = CONTENT.card(number)
    needs = [(icon, TABLES.need_icon[card * t.STRIDE + icon]) for icon in range(t.ICONS)]
    parts: list[object] = [icon for icon, count in needs if count]
    if TABLES.need_animals_ii[card]:
        parts.append("animals II")
    if TABLES.need_partner[card]:
        parts.append("partner")
    for lacking in [None, *parts]:
        scene = keeper(number, strength=4)
        scene.display(201, 202, 203, 204, 205, 206)
        scene.somewhere(f"enclosure-{TABLES.size[card]}", rock=TABLES.rock[card], water=TABLES.water[card])
        for icon, count in needs:
            scene.me.icons[icon] = count - (icon == lacking)
        if TABLES.need_animals_ii[card] and lacking != "animals II":
            scene.upgrade("animals")
        if TABLES.need_partner[card] and lacking != "partner":
            scene.me.partner_zoos = sum(
                1 << land for land in range(5) if TABLES.icons[card * t.STRIDE + t.AFRICA + land]
            )
        scene.do("use animals")
        assert scene.may("perform") is (lacking is None)
