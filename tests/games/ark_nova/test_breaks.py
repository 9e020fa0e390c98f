"""Breaks and income (AN-17)."""

from __future__ import annotations

import pytest
from ark_nova_table import ACTION_WORDS, CONTENT, TABLES, Scene

from menagerie.games.ark_nova import GAME
from menagerie.games.ark_nova import frames as at
from menagerie.games.ark_nova import tables as t
from menagerie.games.ark_nova.income import kiosk_income, map_income


def cause_break(scene: Scene) -> None:
    """The active player takes the last step of the break track with Sponsors in slot 1."""
    zoo = scene.zoos[scene.state.active]
    zoo.x_tokens = 0
    scene.state.break_token = TABLES.break_steps[scene.state.seats] - 1
    scene.strength("sponsors", 1, zoo=zoo)
    zoo.constriction = 0
    scene.perform("sponsors", "break")


@pytest.mark.rule(
    "AN-T135", "AN-17.2", "AN-17.3", "AN-17.4", "AN-17.5", "AN-17.6", "AN-17.8", "AN-17.9", "AN-4.63", "AN-17.1"
)
def test_the_steps_of_a_break() -> None:
    scene = Scene(seats=3)
    first, second, third = scene.zoos
    scene.do("use animals", "x-token")
    assert scene.state.active == 1
    scene.hand(401, 402, 403, 404, 405, zoo=second)
    scene.hand(406, zoo=first)
    scene.hand(407, zoo=third)
    for zoo in scene.zoos:
        zoo.venom = zoo.constriction = 1 << t.BUILD_CARD
        zoo.multiplier[t.BUILD_CARD] = 1
        zoo.tasks[0], zoo.active_workers = 1, 0
    scene.state.partner_board, scene.state.university_board = 0, 0
    shown = list(scene.state.display)
    money = [zoo.money for zoo in scene.zoos]
    appeals = [zoo.appeal for zoo in scene.zoos]
    # Purple snap spaces make the players choose in the income step.
    for zoo in scene.zoos:
        zoo.edge, zoo.supports = 127 & ~1, 1
    cause_break(scene)
    assert second.x_tokens == 1
    assert scene.state.phase == 2 and scene.asks(at.D_HAND_LIMIT) and scene.state.deciders() == 0b010
    assert second.venom == 1 << t.BUILD_CARD  # step 2 comes later
    scene.do("discard cheetah")
    assert first.venom == 1 << t.BUILD_CARD
    scene.do("discard lion")
    assert [zoo.venom | zoo.constriction | sum(zoo.multiplier) for zoo in scene.zoos] == [0, 0, 0]
    assert [(zoo.active_workers, zoo.tasks[0]) for zoo in scene.zoos] == [(1, 0)] * 3
    assert (scene.state.partner_board, scene.state.university_board) == (31, 7)
    assert list(scene.state.display)[:4] == shown[2:]
    assert scene.state.current_player() == 1  # income from the player who caused the break
    order = []
    while scene.state.phase == 2:
        order.append(scene.state.current_player())
        scene.do(scene.legal()[0])
    assert order == [1, 2, 0]
    changes = [0, 1 - 2, 0]  # the step of the break option and the venom before
    for seat, zoo in enumerate(scene.zoos):
        assert zoo.money == money[seat] + TABLES.income[appeals[seat]] + changes[seat]
    assert (scene.state.break_token, scene.state.break_due, scene.state.active) == (0, 0, 2)


@pytest.mark.rule("AN-T136", "AN-17.2", "AN-4.62")
@pytest.mark.parametrize(("universities", "discards"), [(0, 3), (1, 1)])
def test_the_hand_limit(universities: int, discards: int) -> None:
    scene = Scene()
    scene.hand(401, 402, 403, 404, 405, 406)
    scene.hand(zoo=scene.you)
    scene.me.universities = universities
    cause_break(scene)
    count = 0
    while scene.asks(at.D_HAND_LIMIT):
        assert len(scene.legal()) == 6 - count
        scene.do(scene.legal()[0])
        count += 1
    assert count == discards and len(scene.me.hand) == 6 - discards


@pytest.mark.rule("AN-17.2", "AN-1.9")
def test_discards_are_shown_together() -> None:
    scene = Scene()
    scene.hand(401, 402, 403, 404)
    scene.hand(405, 406, 407, 408, zoo=scene.you)
    cause_break(scene)
    pile = len(scene.state.discard)
    scene.do("discard cheetah")
    assert len(scene.state.discard) == pile and "'Cheetah'" not in repr(GAME.view(scene.state, 1))
    scene.do("discard fennec fox")
    assert len(scene.state.discard) >= pile + 2


@pytest.mark.rule("AN-T137", "AN-17.6")
@pytest.mark.parametrize(("appeal", "money"), [(7, 11), (25, 18)])
def test_money_by_appeal(appeal: int, money: int) -> None:
    scene = Scene()
    scene.me.appeal = appeal
    scene.hand(zoo=scene.you)
    cause_break(scene)
    assert scene.me.money == 100 + 1 + money


@pytest.mark.rule("AN-T138", "AN-17.7")
@pytest.mark.parametrize(("occupied", "money"), [(True, 3), (False, 2)])
def test_kiosks(occupied: bool, money: int) -> None:
    scene = Scene("A")
    enclosure = list(scene.me.building).index(t.ENCLOSURE_1 + 2)
    scene.me.occupied = 1 << enclosure if occupied else 0
    scene.built("pavilion", (1, 6))
    scene.built("petting-zoo", (1, 8), (2, 7), (3, 8))
    scene.built("enclosure-1", (0, 5))
    assert kiosk_income(scene.me) == money


@pytest.mark.rule("AN-17.7")
def test_what_pays_a_kiosk() -> None:
    scene = Scene()
    scene.built("kiosk", (1, 6))
    assert kiosk_income(scene.me) == 0
    scene.built("enclosure-2", (0, 5), (0, 7))
    assert kiosk_income(scene.me) == 0
    scene.me.occupied = 0b10
    assert kiosk_income(scene.me) == 1  # once, although it touches with two cells
    scene.built("pavilion", (1, 8))
    assert kiosk_income(scene.me) == 2
    scene.me.building[2] = t.FIRST_UNIQUE  # a unique building pays like a pavilion
    assert kiosk_income(scene.me) == 2
    scene.me.building[2] = t.KIOSK
    assert kiosk_income(scene.me) == 2  # the enclosure pays both kiosks, they pay nothing to each other


@pytest.mark.rule("AN-T139", "AN-17.4")
def test_restocking() -> None:
    scene = Scene()
    scene.state.partner_board, scene.state.university_board = 0, 0
    scene.partners("africa", "asia")
    scene.partners("africa", zoo=scene.you)
    scene.me.universities = scene.you.universities = 0b001
    scene.hand(zoo=scene.you)
    cause_break(scene)
    assert scene.state.partner_board == 0b11110 and scene.state.university_board == 0b110


@pytest.mark.rule("AN-T140", "AN-17.5")
def test_folders_1_and_2_are_cleared() -> None:
    scene = Scene()
    scene.display(401, 402, 403, 404, 405, 406)
    scene.top(407, 408)
    scene.hand(zoo=scene.you)
    cause_break(scene)
    assert [CONTENT.cards[card].number for card in scene.state.display] == [403, 404, 405, 406, 407, 408]
    assert [CONTENT.cards[card].number for card in scene.state.discard][-2:] == [401, 402]


@pytest.mark.rule("AN-T141", "AN-17.8", "AN-4.8", "AN-22.155")
def test_cards_from_the_display_in_turn_order() -> None:
    scene = Scene()
    for zoo in scene.zoos:
        zoo.edge, zoo.supports = 127 & ~1, 1
    scene.do("use animals", "x-token")
    scene.display(401, 402, 403, 404, 405, 406)
    scene.top(407, 408, 409)
    scene.hand(zoo=scene.you)
    cause_break(scene)
    assert scene.state.current_player() == 1
    scene.do("folder 1")
    assert [CONTENT.cards[card].number for card in scene.me.hand] == []
    assert [CONTENT.cards[card].number for card in scene.you.hand] == [403]
    assert scene.state.current_player() == 0
    assert [CONTENT.cards[card].number for card in scene.state.display] == [404, 405, 406, 407, 408, 409]
    scene.do("folder 6")
    assert [CONTENT.cards[card].number for card in scene.me.hand] == [409]


@pytest.mark.rule("AN-T142", "AN-19.6", "AN-19.8", "AN-22.165", "AN-22.167", "AN-22.171", "AN-22.174")
def test_income_of_maps_5_and_7() -> None:
    scene = Scene("5")
    for cell in ((3, 4), (3, 6), (5, 4)):
        scene.built("pavilion", cell)
    assert map_income(scene.state, scene.me) == 3
    parlors = Scene("7")
    for cell in ((1, 2), (5, 4), (5, 10)):
        assert map_income(parlors.state, parlors.me) == 0
        parlors.built("kiosk", cell)
    parlors.built("kiosk", (8, 7))
    assert map_income(parlors.state, parlors.me) == 4


@pytest.mark.rule("AN-T189", "AN-17.10", "AN-22.72")
def test_bonuses_reached_through_income() -> None:
    scene = Scene()
    scene.sponsor(206)
    scene.me.conservation = 4
    scene.hand(zoo=scene.you)
    cause_break(scene)
    scene.through_pools()
    assert scene.state.phase == 2 and scene.asks(at.D_TILE) and scene.me.conservation == 5
    scene.do("bonus money")
    scene.finish()
    assert scene.state.phase == 1


@pytest.mark.rule("AN-A45", "AN-17.6")
def test_appeal_may_be_gained_before_it_pays() -> None:
    for appeal_first in (True, False):
        scene = Scene("7")
        scene.me.edge, scene.me.supports = 127 & ~0b1000, 1  # pouch
        scene.hand(401, 402)
        scene.hand(zoo=scene.you)
        scene.me.appeal, money = 3, scene.me.money
        cause_break(scene)
        wanted = "income from appeal" if appeal_first else "hand cards"
        labels = [GAME.label(scene.state, action).lower() for action in scene.state.legal_actions()]
        scene.do(scene.legal()[next(at for at, label in enumerate(labels) if wanted in label)])
        while scene.state.phase == 2:
            scene.do(next((one for one in scene.legal() if one.startswith("pouch")), scene.legal()[0]))
        assert scene.me.appeal == 7 and scene.me.money - money - 1 == TABLES.income[3 if appeal_first else 7]


@pytest.mark.rule("AN-17.8", "AN-4.63")
def test_the_order_of_income_is_the_players() -> None:
    scene = Scene("7")
    scene.me.edge, scene.me.supports = 127 & ~0b1001, 2  # snap and pouch
    scene.hand(401, 402)
    scene.hand(zoo=scene.you)
    appeal = scene.me.appeal
    cause_break(scene)
    assert scene.asks(at.D_POOL) and scene.state.phase == 2
    labels = [GAME.label(scene.state, action).lower() for action in scene.state.legal_actions()]
    assert len(labels) >= 3  # appeal money, snap, pouch in any order
    while scene.state.phase == 2:
        scene.do(scene.legal()[0])
    assert scene.me.appeal == appeal + 4


@pytest.mark.rule("AN-17.1", "AN-A29")
def test_steps_beyond_the_end() -> None:
    scene = Scene()
    scene.me.x_tokens = 5
    scene.state.break_token = 8
    scene.me.multiplier[t.SPONSORS_CARD] = 1
    scene.perform("sponsors", "break", x=0)
    assert scene.me.x_tokens == 5 and scene.state.break_token == 9 and scene.me.money == 105
    scene.do("repeat", "x 0", "break")  # further steps do nothing, the money is paid
    scene.finish()
    assert scene.state.breaks == 1 and scene.me.x_tokens == 5
    assert scene.me.money == 110 + TABLES.income[scene.me.appeal]


@pytest.mark.rule("AN-17.9")
def test_play_goes_on_after_the_player_whose_turn_it_was() -> None:
    scene = Scene(seats=4)
    scene.do("use animals", "x-token")
    scene.do(f"use {ACTION_WORDS[scene.zoos[1].slots[0]]}", "x-token")
    for zoo in scene.zoos:
        scene.hand(zoo=zoo)
    cause_break(scene)
    assert scene.state.active == 3 and scene.state.break_token == 0


@pytest.mark.rule("AN-A38", "AN-17.6", "AN-17.8")
def test_a_sponsor_played_during_income_pays_at_once() -> None:
    scene = Scene("1")
    scene.me.edge, scene.me.supports = 127 & ~8, 1
    scene.hand(220)
    scene.hand(zoo=scene.you)
    scene.me.money = 3
    cause_break(scene)
    while not scene.asks(at.D_SPONSOR_MONEY):
        scene.do("effect 1")
    scene.do("play federal grants")
    scene.finish()
    # The step, the appeal, and Federal Grants for its level: once at once, once as income.
    assert scene.me.money == 3 + 1 + TABLES.income[scene.me.appeal] - 4 + 3 + 3
