"""The Association action: workers, partner zoos, universities, donations (AN-9)."""

from __future__ import annotations

import pytest
from ark_nova_table import CONTINENTS, TABLES, Scene

from menagerie.games.ark_nova import frames as at
from menagerie.games.ark_nova import tables as t
from menagerie.games.ark_nova.association import donation_cost, hand_limit
from menagerie.games.ark_nova.effects import run
from menagerie.games.ark_nova.tracks import gain, hire_worker


def envoy(strength: int = 5, side: int = 0, face: str = "0", seats: int = 2, **options: object) -> Scene:
    """A scene with the Association card in a slot and two active workers."""
    scene = Scene(face, seats=seats, **options)
    scene.strength("association", strength)
    if side:
        scene.upgrade("association")
    scene.me.active_workers, scene.me.lying_workers = 2, 2
    return scene


@pytest.mark.rule("AN-T80", "AN-9.3", "AN-4.26", "AN-9.5", "AN-9.4")
def test_workers_for_a_task() -> None:
    scene = envoy(2)
    scene.me.active_workers, scene.me.lying_workers = 3, 1
    scene.perform("association", "task reputation")
    assert (scene.me.reputation, scene.me.active_workers, scene.me.tasks[0]) == (3, 2, 1)
    scene.next_turn()
    scene.strength("association", 2)
    scene.you.tasks[0] = 3  # other players' workers do not matter
    scene.perform("association", "task reputation")
    scene.finish()
    assert (scene.me.reputation, scene.me.active_workers, scene.me.tasks[0]) == (5, 0, 3)
    scene.next_turn()
    scene.me.active_workers = 3
    scene.strength("association", 4)
    scene.perform("association")
    assert not scene.may("task reputation") and scene.why_not("task reputation") == "AN-9.3"
    few = envoy(4)
    few.me.active_workers, few.me.tasks[0] = 1, 1
    few.perform("association")
    assert few.why_not("task reputation") == "AN-9.3" and few.may("task university")


@pytest.mark.rule("AN-9.1", "AN-9.2")
def test_values_of_the_tasks() -> None:
    assert list(TABLES.task_value) == [2, 3, 4, 5]
    for strength, tasks in ((2, ["reputation"]), (3, ["reputation", "partner-zoo"]), (4, None)):
        scene = envoy(strength)
        scene.perform("association")
        assert scene.legal() == [f"task {task}" for task in tasks or ("reputation", "partner-zoo", "university")]
        assert scene.why_not("task project") == "AN-7.22"
    weak = envoy(1)
    weak.do("use association")
    assert not weak.may("perform")


@pytest.mark.rule("AN-9.2", "AN-9.1")
def test_different_tasks_within_the_strength() -> None:
    scene = envoy(5, 1)
    scene.perform("association", "task reputation")
    assert scene.legal() == ["task partner-zoo", "donate", "done"]
    assert scene.why_not("task reputation") == "AN-9.2" and scene.why_not("task university") == "AN-7.22"
    scene.do("task partner-zoo", "partner asia")
    assert scene.me.partner_zoos == 0b100
    one = envoy(5)
    one.perform("association", "task reputation")
    assert one.state.active == 1  # side I: exactly one


@pytest.mark.rule("AN-T81", "AN-9.7", "AN-9.6", "AN-9.12", "AN-22.151")
def test_the_third_partner_zoo_needs_side_ii() -> None:
    scene = envoy(3)
    scene.partners("africa", "asia")
    scene.perform("association")
    assert not scene.may("task partner-zoo") and scene.why_not("task partner-zoo") == "AN-9.7"
    tile = TABLES.tile_bonus[5]
    assert TABLES.e_code[tile] == t.PARTNER_ZOO
    depth = scene.state.depth
    run(scene.state, 0, tile, -1)
    assert scene.state.depth == depth  # the bonus is lost
    edge = TABLES.edge_bonus[9 * 7 + 3]
    assert TABLES.e_code[edge] == t.PARTNER_ZOO
    run(scene.state, 0, edge, -1)
    assert scene.state.depth == depth
    upgraded = envoy(3, 1)
    upgraded.partners("africa", "asia")
    upgraded.perform("association", "task partner-zoo")
    assert upgraded.legal() == ["partner americas", "partner australia", "partner europe"]
    assert upgraded.why_not("partner africa") == "AN-9.6"
    upgraded.do("partner europe")
    # The bonus of the third space: a worker.
    assert upgraded.me.active_workers == 2 and upgraded.me.lying_workers == 1
    four = envoy(3, 1)
    four.partners("africa", "asia", "europe", "americas")
    four.perform("association")
    assert not four.may("task partner-zoo")


@pytest.mark.rule("AN-9.6", "AN-9.8")
def test_a_partner_zoo_brings_its_icon() -> None:
    scene = envoy(3)
    scene.sponsor(212)  # pouch for each Australia icon
    scene.hand(401)
    appeal = scene.me.appeal
    scene.perform("association", "task partner-zoo", "partner australia")
    assert scene.me.icons[t.AUSTRALIA] == 2  # the sponsor and the partner zoo
    scene.do("pouch cheetah")
    assert scene.me.appeal == appeal + 2
    assert scene.state.partner_board == 0b10111
    scene.next_turn()
    scene.strength("association", 3)
    scene.me.active_workers = 2
    scene.perform("association", "task partner-zoo")
    assert [f"partner {word}" for word in CONTINENTS if word != "australia"] == scene.legal()


@pytest.mark.rule("AN-T82", "AN-9.10", "AN-22.158")
@pytest.mark.parametrize("face", ["A", "0", "1", "2", "3", "4", "5", "6", "7", "8"])
def test_bonuses_of_the_second_spaces(face: str) -> None:
    scene = envoy(3, face=face)
    scene.partners("africa")
    scene.perform("association", "task partner-zoo", "partner asia")
    assert scene.asks(at.D_UPGRADE)
    scene.do("upgrade build")
    scene.next_turn()
    scene.me.active_workers = 2
    scene.strength("association", 4)
    scene.me.universities = 1
    scene.perform("association", "task university", "university double-research")
    assert scene.asks(at.D_UPGRADE)


BOARD_BONUSES = {
    "A": (2, 2, 2), "0": (2, 2, 2), "1": (2, 1, 0), "2": (0, 2, 1), "3": (1, 2, 0),
    "4": (1, 1, 1), "5": (2, 0, 1), "6": (1, 0, 2), "7": (0, 1, 2), "8": (1, 1, 1),
}  # fmt: skip


@pytest.mark.rule("AN-9.10", "AN-9.13", "AN-22.142", "AN-22.148")
@pytest.mark.parametrize("face", list(BOARD_BONUSES))
def test_bonuses_that_differ_by_map(face: str) -> None:
    partner, university, worker = BOARD_BONUSES[face]
    scene = envoy(3, 1, face)
    scene.partners("africa", "asia", "europe")
    scene.me.conservation = 20
    scene.perform("association", "task partner-zoo", "partner americas")
    assert scene.me.conservation == 20 + partner
    scene = envoy(4, 1, face)
    scene.me.universities = 0b101
    scene.me.conservation = 20
    scene.perform("association", "task university")
    assert scene.legal() == ["university research-reputation"]
    scene.do("university research-reputation")
    assert scene.me.conservation == 20 + university
    scene = envoy(1, 0, face)
    scene.me.conservation = 20
    scene.me.active_workers, scene.me.lying_workers = 3, 1
    hire_worker(scene.state, 0)
    while scene.state.top() >= 100:
        scene.state.go_on()
    assert scene.me.conservation == 20 + worker and scene.me.active_workers == 4
    hire_worker(scene.state, 0)
    assert scene.me.active_workers == 4


@pytest.mark.rule("AN-T83", "AN-9.9", "AN-4.28")
def test_universities() -> None:
    scene = envoy(4)
    scene.perform("association", "task university")
    assert scene.legal() == ["university hand-limit", "university research-reputation", "university double-research"]
    before = scene.state.clone()
    assert hand_limit(scene.state, scene.me) == 3
    scene.do("university hand-limit")
    assert scene.me.reputation == 2 and hand_limit(scene.state, scene.me) == 5 and scene.me.icons[t.RESEARCH] == 0
    assert scene.state.university_board == 0b110
    scene.state = before.clone()
    scene.do("university research-reputation")
    zoo = scene.state.zoos[0]
    assert zoo.reputation == 3 and zoo.icons[t.RESEARCH] == 1
    spokesperson = envoy(4)
    spokesperson.sponsor(202)
    spokesperson.perform("association", "task university", "university double-research")
    spokesperson.through_pools()
    assert spokesperson.me.reputation == 3 and spokesperson.me.icons[t.RESEARCH] == 3


@pytest.mark.rule("AN-T84", "AN-9.2", "AN-9.11", "AN-4.34")
def test_two_tasks_and_a_donation() -> None:
    scene = envoy(5, 1, seats=3)
    scene.me.x_tokens = 1
    scene.me.conservation = 10
    scene.state.donations = 1
    scene.perform("association", "task university", "university hand-limit", x=1)
    assert scene.may("donate") and scene.may("task reputation")
    scene.do("task reputation")
    assert scene.legal() == ["donate", "done"]
    money = scene.me.money
    scene.do("donate")
    assert scene.me.money == money - 5 and scene.me.conservation == 11
    assert donation_cost(scene.state) == 5
    scene.state.donations += 1
    assert donation_cost(scene.state) == 7
    assert scene.state.active == 1  # once per action


@pytest.mark.rule("AN-T85", "AN-9.11")
def test_what_donations_cost() -> None:
    scene = envoy(2, 1)
    scene.me.conservation = 10
    paid = []
    for _ in range(6):
        scene.strength("association", 2)
        scene.me.active_workers, scene.me.tasks[0] = 1, 0
        scene.me.lying_workers = 3
        scene.perform("association")
        assert not scene.may("donate") and scene.why_not("donate") == "AN-9.11"
        scene.do("task reputation")
        money = scene.me.money
        scene.do("donate")
        scene.finish()
        paid.append(money - scene.me.money)
        scene.next_turn()
        scene.me.reputation = 1
    assert paid == [2, 5, 7, 10, 12, 12] and scene.me.conservation == 16
    poor = envoy(2, 1)
    poor.me.money = 1
    poor.perform("association", "task reputation")
    assert poor.state.active == 1
    side_i = envoy(2)
    side_i.perform("association", "task reputation")
    assert side_i.state.active == 1


@pytest.mark.rule("AN-T86", "AN-9.1", "AN-22.65")
def test_the_veterinarian_makes_projects_easier() -> None:
    for sponsor in (False, True):
        scene = envoy(4, base_projects=[101, 102, 103])
        scene.animal(401, 402, 404)
        scene.state.slot_token[(194 - 192) * 3 + 2] = 0
        if sponsor:
            scene.sponsor(203)
        scene.perform("association")
        assert scene.may("task project") is sponsor


@pytest.mark.rule("AN-T178", "AN-9.4")
def test_a_new_worker_can_be_used_at_once() -> None:
    scene = envoy(5, 1)
    scene.me.active_workers, scene.me.lying_workers = 1, 3
    scene.me.reputation = 7
    scene.perform("association", "task reputation")
    assert scene.me.reputation == 9 and scene.me.active_workers == 1
    assert scene.may("task partner-zoo")


@pytest.mark.rule("AN-T179", "AN-4.27", "AN-9.12", "AN-22.157")
def test_a_bonus_with_nothing_to_take() -> None:
    scene = envoy()
    scene.me.universities = 0b011
    scene.state.university_board = 0b011
    scene.me.conservation = 4
    scene.tiles(7, 6, 1, 2)
    gain(scene.state, 0, t.CONSERVATION, 1)
    scene.do("bonus tile 1")
    assert scene.asks(at.D_CARD) and scene.state.tiles[0] == 255
    partner = envoy()
    partner.state.partner_board = 0b10001
    partner.partners("africa")
    partner.me.conservation = 4
    partner.tiles(6, 7, 1, 2)
    gain(partner.state, 0, t.CONSERVATION, 1)
    partner.do("bonus tile 1")
    assert partner.legal() == ["partner europe"]
    workers = partner.me.active_workers
    partner.do("partner europe")
    assert partner.me.active_workers == workers


@pytest.mark.rule("AN-9.12", "AN-22.157")
def test_a_university_by_a_bonus_tile() -> None:
    scene = envoy()
    scene.me.conservation = 4
    scene.tiles(7, 6, 1, 2)
    gain(scene.state, 0, t.CONSERVATION, 1)
    scene.do("bonus tile 1", "university double-research")
    assert scene.me.icons[t.RESEARCH] == 2 and scene.me.active_workers == 2


@pytest.mark.rule("AN-A41", "AN-9.11")
def test_the_donation_ends_the_action() -> None:
    scene = envoy(5, 1)
    scene.me.conservation = 10
    scene.perform("association", "task reputation")
    assert scene.may("task partner-zoo")
    scene.do("donate")
    assert scene.me.conservation == 11 and scene.state.active == 1
    repeated = envoy(5, 1)
    repeated.me.conservation, repeated.me.multiplier[t.ASSOCIATION_CARD] = 10, 1
    repeated.perform("association", "task reputation", "donate")
    assert repeated.legal() == ["repeat", "done"]  # the action, not the use of the card


@pytest.mark.rule("AN-A44", "AN-9.5", "AN-14.6")
def test_a_reputation_task_without_effect() -> None:
    scene = envoy(5, 1)
    scene.me.reputation, scene.me.conservation = 9, 10
    scene.perform("association", "task reputation")
    assert scene.me.reputation == 9 and scene.me.appeal == 0 and scene.me.tasks[0] == 1
    assert scene.may("donate")
