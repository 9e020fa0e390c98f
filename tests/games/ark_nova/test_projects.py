"""Conservation projects: slots, supports, releases, breeding (AN-10)."""

from __future__ import annotations

import pytest
from ark_nova_table import CONTENT, ICON_WORDS, TABLES, Scene, holds, name_of

from menagerie.games.ark_nova import GAME
from menagerie.games.ark_nova import frames as at
from menagerie.games.ark_nova import tables as t
from menagerie.games.ark_nova.building import raise_building


def patron(
    *hand: int, side: int = 0, face: str = "0", seats: int = 3, base: tuple[int, ...] = (101, 102, 103)
) -> Scene:
    """A scene with the Association card in slot 5, far from track bonuses, and given base projects."""
    scene = Scene(face, seats=seats, base_projects=list(base))
    scene.strength("association", 5)
    scene.hand(*hand)
    scene.me.conservation = 20
    scene.me.appeal = 30
    scene.state.ten_reached = 1
    if side:
        scene.upgrade("association")
    return scene


def support(scene: Scene, number: int, *choices: str, edge: int = 6) -> None:
    """Support a project and take the 12 money of the sixth space."""
    scene.perform("association", "task project", f"play {name_of(number)}", *choices)
    if scene.asks(at.D_EDGE):
        scene.do(f"edge {edge}")
    scene.through_pools()


def slots_of(scene: Scene) -> list[int]:
    """The slots that may be used in the present decision."""
    return [int(one.split()[1]) for one in scene.legal()]


@pytest.mark.rule("AN-T87", "AN-10.4", "AN-4.29", "AN-4.30", "AN-22.131", "AN-22.133")
def test_icons_of_a_project() -> None:
    scene = patron(base=(103, 107, 112))
    scene.animal(401, 402, 404)
    scene.partners("africa")
    scene.perform("association", "task project")
    assert scene.legal() == ["play africa"] and scene.why_not("play europe") == "AN-10.3"
    scene.do("play africa")
    assert slots_of(scene) == [2, 3] and scene.why_not("slot 1") == "AN-10.3"
    before = scene.state.clone()
    for slot, gained in ((2, 3), (3, 2)):
        scene.state = before.clone()
        scene.do(f"slot {slot}", "edge 6")
        scene.through_pools()
        assert scene.state.zoos[0].conservation == 20 + gained
    europe = patron(base=(103, 107, 112))
    europe.icons(europe=4)
    support(europe, 107, "slot 2")
    assert europe.me.conservation == 24


@pytest.mark.rule("AN-T88", "AN-3.6", "AN-10.3")
def test_blocked_slots_with_two_players() -> None:
    scene = patron(seats=2, base=(103, 107, 112))
    scene.icons(africa=5)
    scene.perform("association", "task project", "play africa")
    assert slots_of(scene) == [2, 3] and scene.why_not("slot 1") == "AN-3.6"


@pytest.mark.rule("AN-T89", "AN-10.4", "AN-13.4", "AN-22.130")
def test_species_diversity_counts_bears_and_the_petting_zoo() -> None:
    scene = patron()
    scene.icons(predator=1, herbivore=2, bear=1, petting_zoo=1)
    scene.perform("association", "task project", "play species diversity")
    assert slots_of(scene) == [2, 3]
    scene.do("slot 2", "edge 6")
    scene.through_pools()
    assert scene.me.conservation == 23


@pytest.mark.rule("AN-T90", "AN-10.7", "AN-4.32", "AN-4.33", "AN-22.132", "AN-22.134", "AN-22.135", "AN-22.136")
def test_releasing_an_animal() -> None:
    scene = patron()
    scene.in_play(116)
    scene.animal(471, 405)
    scene.somewhere("reptile-house")
    scene.me.reptile_used = 2
    scene.perform("association", "task project", f"play {name_of(116)}")
    assert slots_of(scene) == [2, 3]  # size 3, and the fox for size 2 or less
    scene.do("slot 2")
    assert scene.legal() == ["release african spurred tortoise"]
    assert scene.why_not("release fennec fox") == "AN-10.7"
    scene.do("release african spurred tortoise")
    assert scene.legal() == [f"edge {space}" for space in range(1, 8)]
    scene.do("edge 6")
    scene.through_pools()
    assert (scene.me.appeal, scene.me.conservation, scene.me.money) == (24, 24, 112)
    assert scene.me.reptile_used == 0 and scene.me.icons[t.REPTILE] == 0
    assert list(scene.me.animals) == [CONTENT.card(405)] and holds(scene.state.discard, 471)


@pytest.mark.rule("AN-T91", "AN-10.8")
def test_which_home_becomes_empty() -> None:
    def monitor(with_enclosure: bool) -> Scene:
        scene = patron()
        scene.in_play(121)
        scene.animal(472)
        place_house(scene)
        scene.me.reptile_used = 1
        if with_enclosure:
            scene.somewhere("enclosure-3", occupied=True, rock=1)
        support(scene, 121, "slot 3", "release rock monitor")
        return scene

    scene = monitor(True)
    assert scene.me.occupied == 0 and scene.me.reptile_used == 1
    scene = monitor(False)
    assert scene.me.reptile_used == 0


def place_house(scene: Scene) -> None:
    """A Reptile House that touches no rock."""
    geo = TABLES.geo
    for row in range(geo.place_first[t.REPTILE_HOUSE], geo.place_first[t.REPTILE_HOUSE + 1]):
        plain = geo.place_mask[row] & ~TABLES.plain[scene.me.map] == 0
        if plain and geo.place_around[row] & TABLES.rock_cells[scene.me.map] == 0:
            raise_building(scene.state, scene.me, t.REPTILE_HOUSE, row)
            return
    raise AssertionError("no such place")


@pytest.mark.rule("AN-10.8", "AN-A14")
def test_homes_by_the_four_cases() -> None:
    # (a) with no spaces needed: the house stands, so nothing else is emptied.
    scene = patron()
    scene.in_play(121)
    scene.animal(473)
    scene.somewhere("reptile-house")
    scene.somewhere("enclosure-1", occupied=True)
    support(scene, 121, "slot 3", "release common agama")
    assert scene.me.occupied == 0b10 and scene.me.reptile_used == 0
    # (b) the smallest occupied enclosure with the land it needs.
    scene = patron()
    scene.in_play(120)
    scene.animal(444)
    scene.built("enclosure-2", (0, 5), (0, 7), occupied=True)
    scene.somewhere("enclosure-5", occupied=True, rock=2)
    support(scene, 120, "slot 3", "release alpine ibex")
    assert scene.me.occupied == 0b01
    # (d) none has the land: the smallest that fits the size.
    scene = patron()
    scene.in_play(120)
    scene.animal(444)
    scene.built("enclosure-1", (0, 5), occupied=True)
    scene.built("enclosure-2", (0, 7), (0, 9), occupied=True)
    support(scene, 120, "slot 3", "release alpine ibex")
    assert scene.me.occupied == 0b01
    # A flock animal follows the same list; equal sizes are the owner's choice.
    scene = patron()
    scene.in_play(120)
    scene.animal(439)
    scene.built("enclosure-2", (0, 5), (0, 7), occupied=True)
    scene.built("enclosure-2", (1, 4), (1, 6), occupied=True)
    scene.perform("association", "task project", "play bamboo forest", "slot 3", "release lama")
    assert scene.legal() == ["in 0,5", "in 1,4"]
    scene.do("in 1,4", "edge 6")
    assert scene.me.occupied == 0b01


@pytest.mark.rule("AN-T92", "AN-10.10", "AN-22.139")
def test_playing_a_release_project() -> None:
    scene = patron(118)
    scene.animal(401)
    support(scene, 118, "slot 1", "release cheetah")
    assert (scene.me.reputation, scene.me.conservation, scene.me.appeal) == (2, 25, 24)
    scene.next_turn(scene.zoos[1])
    other = scene.zoos[1]
    scene.animal(405, zoo=other)
    other.conservation = 20
    scene.strength("association", 5, zoo=other)
    reputation = other.reputation
    support(scene, 118, "slot 3", "release fennec fox")
    assert other.reputation == reputation and other.conservation == 23


@pytest.mark.rule("AN-T93", "AN-10.9", "AN-22.66", "AN-22.67", "AN-10.3")
def test_migration_recording() -> None:
    scene = patron()
    scene.in_play(116)
    scene.sponsor(224)
    scene.animal(405, 401)
    support(scene, 116, "slot 3", "release fennec fox")
    assert scene.me.conservation == 24
    scene.next_turn()
    scene.strength("association", 5)
    scene.me.tasks[3], scene.me.active_workers = 0, 1
    support(scene, 116, "slot 1", "release cheetah", edge=5)
    scene.finish()
    assert scene.me.conservation == 30 and scene.me.supports == 2


@pytest.mark.rule("AN-T94", "AN-10.7", "AN-1.10")
def test_appeal_does_not_fall_below_zero() -> None:
    scene = patron()
    scene.in_play(118)
    scene.animal(401)
    scene.me.appeal = 4
    support(scene, 118, "slot 1", "release cheetah")
    assert scene.me.appeal == 0


@pytest.mark.rule("AN-T95", "AN-10.11", "AN-22.129", "AN-22.137", "AN-22.138", "AN-22.140")
def test_breeding() -> None:
    scene = patron()
    scene.in_play(125)
    scene.animal(470)
    scene.partners("asia")
    scene.perform("association")
    assert not scene.may("task project")
    scene = patron()
    scene.in_play(125)
    scene.animal(470)
    scene.partners("africa")
    scene.perform("association", "task project", f"play {name_of(125)}")
    assert slots_of(scene) == [1, 2, 3]
    before = scene.state.clone()
    for slot, conservation, reputation in ((1, 2, 2), (2, 1, 2), (3, 2, 0)):
        scene.state = before.clone()
        scene.do(f"slot {slot}", "edge 6")
        scene.through_pools()
        zoo = scene.state.zoos[0]
        assert (zoo.conservation, zoo.reputation) == (20 + conservation, 1 + reputation)


@pytest.mark.rule("AN-T96", "AN-10.2", "AN-10.15", "AN-A27")
def test_the_rightmost_project_is_discarded() -> None:
    scene = patron(118)
    scene.animal(401)
    scene.in_play(123, 124, 125)
    scene.zoos[1].supports, scene.zoos[1].edge = 1, 126
    scene.state.slot_token[(CONTENT.card(125) - 192) * 3] = 2
    scene.perform("association", "task project", "play savanna")
    assert [CONTENT.cards[card].number for card in scene.state.above] == [118, 123, 124]
    assert holds(scene.state.discard, 125)
    assert scene.state.slot_token[(CONTENT.card(125) - 192) * 3] == 0
    assert (scene.zoos[1].supports, scene.zoos[1].edge) == (1, 126)  # the token does not return to the map


@pytest.mark.rule("AN-T97", "AN-10.3", "AN-10.14")
def test_each_project_once_and_seven_tokens() -> None:
    scene = patron(base=(103, 107, 112))
    scene.icons(africa=5)
    scene.state.slot_token[(CONTENT.card(103) - 192) * 3 + 2] = 1
    scene.perform("association")
    assert not scene.may("task project")
    free = patron(base=(103, 107, 112))
    free.icons(africa=5)
    free.me.edge, free.me.supports = 0, 7
    free.perform("association")
    assert not free.may("task project")
    taken = patron(base=(103, 107, 112))
    taken.icons(africa=5)
    taken.state.slot_token[(CONTENT.card(103) - 192) * 3 + 0] = 2
    taken.perform("association", "task project", "play africa")
    assert slots_of(taken) == [2, 3] and taken.why_not("slot 1") == "AN-10.3"


@pytest.mark.rule("AN-T98", "AN-10.13", "AN-4.31", "AN-22.70")
def test_a_token_stands_for_an_icon() -> None:
    scene = patron(base=(106, 107, 112))
    scene.icons(asia=3)
    scene.sponsor(218)
    scene.perform("association", "task project", "play asia")
    assert slots_of(scene) == [2, 3]
    scene.do("slot 2")
    assert scene.legal() == ["token breeding program"]
    scene.do("token breeding program", "edge 6")
    scene.through_pools()
    assert scene.me.conservation == 23 and list(scene.me.tokens) == [1]


@pytest.mark.rule("AN-A15", "AN-10.13")
@pytest.mark.parametrize(("option", "slots"), [("yes", [1, 2, 3]), ("no", [2, 3])])
def test_tokens_of_both_cards(option: str, slots: list[int]) -> None:
    scene = Scene(seats=3, base_projects=[106, 107, 112], two_icon_tokens=option)
    scene.strength("association", 5)
    scene.me.conservation = 20
    scene.icons(asia=3)
    scene.sponsor(215, 218)
    scene.perform("association", "task project", "play asia")
    assert slots_of(scene) == slots
    if option == "yes":
        scene.do("slot 1")
        assert scene.legal() == ["token breeding cooperation", "token breeding program"]
        scene.do("token breeding program")
        assert scene.legal() == ["token breeding cooperation"]
        scene.do("token breeding cooperation", "edge 6")
        assert list(scene.me.tokens) == [1, 1]
    one = Scene(seats=3, base_projects=[106, 107, 112])
    one.strength("association", 5)
    one.icons(asia=3)
    one.sponsor(218)
    one.perform("association", "task project", "play asia")
    assert slots_of(one) == [2, 3]  # never two tokens of one card


@pytest.mark.rule("AN-T99", "AN-10.6")
@pytest.mark.parametrize(("edge", "now", "later"), [(3, 5, 5), (6, 12, 0)])
def test_purple_and_yellow_spaces(edge: int, now: int, later: int) -> None:
    scene = patron(base=(103, 107, 112))
    scene.icons(africa=2)
    support(scene, 103, "slot 3", edge=edge)
    assert scene.me.money == 100 + now
    scene.next_turn()
    scene.me.appeal = 30
    scene.state.break_token = 11
    money = scene.me.money
    scene.strength("sponsors", 1)
    scene.perform("sponsors", "break")
    scene.finish()
    assert scene.state.breaks == 1
    assert scene.me.money == money + 1 + TABLES.income[30] + later


@pytest.mark.rule("AN-T100", "AN-10.4", "AN-22.128")
def test_animals_rock_and_water() -> None:
    small = patron(130)
    small.animal(404, 405, 410, 414, 415)
    small.perform("association", "task project", "play small animals")
    assert slots_of(small) == [2, 3]
    small.do("slot 2", "edge 6")
    small.through_pools()
    assert small.me.conservation == 23
    rock = patron(129, 128)
    rock.icons(rock=3, water=3)
    rock.perform("association", "task project")
    assert rock.legal() == ["play aquatic", "play geological"]
    before = rock.state.clone()
    rock.do("play geological")
    assert slots_of(rock) == [2, 3]
    rock.state = before
    rock.do("play aquatic")
    assert slots_of(rock) == [3]


@pytest.mark.rule("AN-T101", "AN-10.1")
@pytest.mark.parametrize(("side", "reputation", "money", "offered"), [
    (1, 2, 1, False), (1, 2, 2, True), (1, 1, 5, False), (0, 2, 5, False),
])  # fmt: skip
def test_a_project_from_the_display(side: int, reputation: int, money: int, offered: bool) -> None:
    scene = patron(side=side)
    scene.display(201, 130, 202, 203, 204, 205)
    scene.me.small_animals = 2
    scene.me.reputation, scene.me.money = reputation, money
    scene.perform("association")
    assert scene.may("task project") is offered
    if offered:
        scene.do("task project", "play small animals")
        assert scene.me.money == 0 and scene.state.display[1] == 255
        assert list(scene.state.above) == [CONTENT.card(130)]


@pytest.mark.rule("AN-T180", "AN-10.5")
@pytest.mark.parametrize("reward_first", [True, False])
def test_reward_and_map_bonus_in_either_order(reward_first: bool) -> None:
    scene = patron(base=(103, 107, 112))
    scene.icons(africa=2)
    scene.me.conservation = 4
    scene.perform("association", "task project", "play africa", "slot 3", "edge 3")
    assert scene.legal() == ["effect 1", "effect 2"]
    labels = [GAME.label(scene.state, action).lower() for action in scene.state.legal_actions()]
    money = next(number for number, label in enumerate(labels) if "money" in label)
    scene.do(f"effect {2 - money if reward_first else money + 1}")
    assert scene.me.money == (100 if reward_first else 105)
    assert scene.asks(at.D_TILE) and scene.me.conservation == 6
    scene.do("bonus money")
    assert scene.me.money == 110 and scene.me.conservation == 6


def project(number: int, *slots: tuple[int, int, int]) -> object:
    """For every slot: how much the zoo must show, and the conservation and reputation it pays."""
    name = CONTENT.cards[CONTENT.card(number)].name
    return pytest.param(number, slots, id=f"{number} {name}", marks=pytest.mark.card(number))


# fmt: off
PROJECTS = [
    project(101, (5, 5, 0), (4, 3, 0), (3, 2, 0)),
    project(102, (5, 5, 0), (4, 3, 0), (3, 2, 0)),
    project(103, (5, 5, 0), (4, 3, 0), (2, 2, 0)),
    project(104, (5, 5, 0), (4, 3, 0), (2, 2, 0)),
    project(105, (5, 5, 0), (4, 4, 0), (2, 2, 0)),
    project(106, (5, 5, 0), (4, 3, 0), (2, 2, 0)),
    project(107, (5, 5, 0), (4, 4, 0), (2, 2, 0)),
    project(108, (5, 5, 0), (4, 4, 0), (2, 2, 0)),
    project(109, (5, 5, 0), (4, 4, 0), (2, 2, 0)),
    project(110, (5, 5, 0), (4, 4, 0), (2, 2, 0)),
    project(111, (5, 5, 0), (4, 4, 0), (2, 2, 0)),
    project(112, (5, 5, 0), (4, 4, 0), (2, 2, 0)),
    project(113, (441, 5, 1), (418, 4, 1), (420, 3, 1)),
    project(114, (412, 5, 1), (413, 4, 1), (415, 3, 1)),
    project(115, (407, 5, 1), (408, 4, 1), (410, 3, 1)),
    project(116, (401, 5, 1), (403, 4, 1), (405, 3, 1)),
    project(117, (421, 5, 1), (423, 4, 1), (425, 3, 1)),
    project(118, (402, 5, 1), (403, 4, 1), (404, 3, 1)),
    project(119, (494, 5, 1), (496, 4, 1), (497, 3, 1)),
    project(120, (426, 5, 1), (428, 4, 1), (429, 3, 1)),
    project(121, (469, 5, 1), (471, 4, 1), (470, 3, 1)),
    project(122, (451, 5, 1), (454, 4, 1), (452, 3, 1)),
    project(123, (494, 2, 2), (494, 1, 2), (494, 2, 0)),
    project(124, (401, 2, 2), (401, 1, 2), (401, 2, 0)),
    project(125, (469, 2, 2), (469, 1, 2), (469, 2, 0)),
    project(126, (426, 2, 2), (426, 1, 2), (426, 2, 0)),
    project(127, (452, 2, 2), (452, 1, 2), (452, 2, 0)),
    project(128, (5, 4, 0), (4, 3, 0), (2, 2, 0)),
    project(129, (5, 4, 0), (3, 3, 0), (2, 2, 0)),
    project(130, (8, 4, 0), (5, 3, 0), (2, 2, 0)),
    project(131, (4, 4, 0), (3, 3, 0), (2, 2, 0)),
    project(132, (5, 4, 0), (4, 3, 0), (2, 2, 0)),
]
TARGETS = {
    103: "africa", 104: "americas", 105: "australia", 106: "asia", 107: "europe", 108: "primate", 109: "reptile",
    110: "predator", 111: "herbivore", 112: "bird", 128: "water", 129: "rock", 132: "research",
}
# fmt: on


def show(scene: Scene, number: int, count: int) -> None:
    """Give the zoo exactly this much of what a project counts: icons, kinds, animals, or the animal itself."""
    if number in TARGETS:
        scene.me.icons[ICON_WORDS.index(TARGETS[number])] = count
    elif number in (101, 102):
        first = 0 if number == 101 else t.AFRICA
        for icon in range(count):
            scene.me.icons[first + icon] = 1
    elif number == 130:
        scene.me.small_animals = count
    elif number == 131:
        scene.me.large_animals = count
    else:
        scene.animal(count)
        if number >= 123:
            scene.partners("africa")


@pytest.mark.rule("AN-10.4", "AN-10.7", "AN-10.11", "AN-22.128", "AN-22.131", "AN-22.140")
@pytest.mark.parametrize(("number", "slots"), PROJECTS)
def test_every_project(number: int, slots: tuple[tuple[int, int, int], ...]) -> None:
    for slot, (needed, conservation, reputation) in enumerate(slots, start=1):
        others = [one for one in (101, 102, 103, 104) if one != number]
        scene = patron(base=(number, *others[:2]) if number <= 112 else (101, 102, 103))
        if number > 112:
            scene.hand(number)
        show(scene, number, needed)
        if needed < 400:
            fewer = patron(base=(number, *others[:2]) if number <= 112 else (101, 102, 103))
            if number > 112:
                fewer.hand(number)
            show(fewer, number, needed - 1)
            fewer.perform("association")
            if fewer.may("task project"):
                fewer.do("task project")
                if fewer.may(f"play {name_of(number)}"):
                    fewer.do(f"play {name_of(number)}")
                    assert slot not in slots_of(fewer)
        scene.perform("association", "task project", f"play {name_of(number)}", f"slot {slot}")
        if 113 <= number <= 122:
            scene.do(f"release {name_of(needed)}")
        scene.do("edge 6")
        scene.through_pools()
        assert (scene.me.conservation, scene.me.reputation) == (20 + conservation, 1 + reputation)
        assert scene.me.supports == 1 and scene.me.money == 112
        assert scene.state.slot_token[(CONTENT.card(number) - 192) * 3 + slot - 1] == 1


@pytest.mark.rule("AN-10.10", "AN-4.7", "AN-10.5")
def test_the_reputation_for_playing_may_follow_the_rewards() -> None:
    scene = patron(118)
    scene.animal(405)
    scene.me.reputation, scene.me.conservation = 9, 1
    scene.perform("association", "task project", "play savanna", "slot 3", "release fennec fox", "edge 6")
    labels = [GAME.label(scene.state, action).lower() for action in scene.state.legal_actions()]
    assert scene.asks(at.D_POOL) and scene.me.reputation == 9
    scene.do(scene.legal()[next(place for place, label in enumerate(labels) if "conservation" in label)])
    scene.do("bonus upgrade", "upgrade cards")
    while scene.asks(at.D_POOL):
        scene.do("effect 1")
    assert scene.me.reputation == 10 and scene.asks(at.D_TAKE)
