"""The game for one player (AN-20)."""

from __future__ import annotations

import pytest
from ark_nova_table import ACTION_WORDS, CONTENT, TABLES, Scene, name_of
from librt.vecs import vec
from mypy_extensions import i64

from menagerie.core.errors import OptionError
from menagerie.games.ark_nova import GAME
from menagerie.games.ark_nova import frames as at
from menagerie.games.ark_nova import tables as t
from menagerie.games.ark_nova.association import donation_cost
from menagerie.games.ark_nova.effects import resist
from menagerie.games.ark_nova.scoring import solo_won


def alone(**options: object) -> Scene:
    return Scene(seats=1, **options)


def pass_turn(scene: Scene) -> None:
    """Take an X-token with the card in slot 1."""
    scene.me.x_tokens = 0
    scene.do(f"use {ACTION_WORDS[scene.me.slots[0]]}", "x-token")


@pytest.mark.rule("AN-T157", "AN-20.3", "AN-20.1", "AN-A32")
def test_rounds_breaks_and_donations() -> None:
    scene = alone()
    breaks, costs = [], []
    turn = 0
    while not scene.state.is_over():
        count = scene.state.breaks
        pass_turn(scene)
        turn += 1
        while scene.state.phase == 2:
            scene.do(scene.legal()[0])
        if scene.state.breaks > count:
            breaks.append(turn)
            costs.append(donation_cost(scene.state))
        if scene.asks(at.D_FINAL):
            scene.do(scene.legal()[0])
    assert breaks == [7, 13, 18, 22, 25] and turn == 27
    assert costs == [5, 5, 7, 7, 10]


@pytest.mark.rule("AN-20.1")
@pytest.mark.parametrize(("level", "appeal"), [("beginner", 20), ("normal", 10), ("hard", 0)])
def test_levels(level: str, appeal: int) -> None:
    scene = alone(solo_level=level)
    assert scene.me.appeal == appeal and len(scene.state.base) == 3 and 9 not in list(scene.state.slot_token)
    assert TABLES.project_limit[1] == 2 and donation_cost(scene.state) == 2


@pytest.mark.rule("AN-20.3")
def test_a_token_beside_the_last_space() -> None:
    scene = alone()
    scene.state.donations = 7
    for _ in range(7):
        pass_turn(scene)
    scene.finish()
    assert scene.state.breaks == 1 and donation_cost(scene.state) == 12


@pytest.mark.rule("AN-T158", "AN-20.2", "AN-20.4")
def test_no_break_token() -> None:
    scene = alone()
    scene.upgrade("sponsors")
    scene.strength("sponsors", 4)
    scene.me.appeal, scene.me.conservation = 90, 20
    scene.state.ten_reached = 1
    scene.perform("sponsors", "break")
    assert scene.me.money == 108 and scene.me.x_tokens == 0
    assert scene.state.breaks == 0 and scene.state.break_token == 0
    assert not scene.state.is_over() and scene.state.last_turns < 0  # crossed markers end nothing


@pytest.mark.rule("AN-T159", "AN-20.6", "AN-A25", "AN-22.119")
@pytest.mark.parametrize(("option", "limit"), [("plus_start", 45), ("25", 25)])
def test_the_appeal_limit(option: str, limit: int) -> None:
    for appeal, allowed in ((limit, True), (limit + 1, False)):
        scene = alone(solo_max_appeal=option)
        scene.hand(258)
        scene.me.appeal = appeal
        scene.perform("sponsors")
        assert scene.may("play sponsors") is allowed


@pytest.mark.rule("AN-T194", "AN-20.5", "AN-20.8")
def test_alone_among_zoos() -> None:
    for seed in range(40):
        state = GAME.new(1, seed=seed, options={"maps": "0"})
        assert 8 not in list(state.zoos[0].finals)
        assert len(state.final_pile) == 9
    scene = alone()
    scene.me.finals = vec[i64]([0, 1])
    scene.state.final_pile = vec[i64]([2, 3, 8, 4])  # the last is drawn first
    resist(scene.state, 0)
    assert sorted(scene.me.marked) == [3, 4] and 8 in list(scene.state.final_pile)
    lynx = alone()
    lynx.hand(418)
    lynx.icons(europe=2)
    lynx.strength("animals", 2)
    appeal = lynx.me.appeal
    home = lynx.somewhere("enclosure-3")
    lynx.perform("animals", f"play {name_of(418)}", home)
    assert lynx.me.appeal == appeal + 2 + 3
    research = alone()
    research.hand(207)
    research.upgrade("sponsors")
    research.icons(predator=1, africa=1)
    research.me.conservation = 20
    research.perform("sponsors", "play sponsors", "play basic research")
    assert research.me.conservation == 21 and research.me.money == 100


@pytest.mark.rule("AN-T195", "AN-20.7", "AN-20.4")
@pytest.mark.parametrize(("appeal", "points", "won"), [(70, 0, True), (69, -1, False)])
def test_winning_alone(appeal: int, points: int, won: bool) -> None:
    scene = alone()
    scene.me.appeal, scene.me.conservation = appeal, 18
    scene.me.finals = vec[i64]([])
    scene.state.ten_reached = 1
    scene.state.round, scene.state.round_left = 5, 1
    pass_turn(scene)
    assert scene.state.is_over() and scene.state.breaks == 0
    assert scene.state.score(0) == points and solo_won(scene.state) is won
    assert GAME.statistics(scene.state, 0, [])["won alone"] == float(won)


@pytest.mark.rule("AN-20.7")
def test_the_challenge_leaves_out_used_cards_and_tiles() -> None:
    used = [401, 402, 201, 113]
    state = GAME.new(1, seed=3, options={"maps": "4", "removed_cards": used, "bonus_tiles": [1, 2, 3, 4]})
    cards = [CONTENT.card(number) for number in used]
    everywhere = [*state.deck, *state.display, *state.zoos[0].hand]
    assert len(everywhere) == 208 and not set(cards) & {int(card) for card in everywhere}
    assert sorted(state.tiles) == [0, 1, 2, 3]
    with pytest.raises(OptionError):
        GAME.new(1, seed=3, options={"bonus_tiles": [1, 2, 3]})


@pytest.mark.rule("AN-20.4", "AN-17.2")
def test_a_break_alone() -> None:
    scene = alone()
    scene.hand(401, 402, 403, 404)
    scene.me.multiplier[t.BUILD_CARD] = 1
    scene.me.tasks[0], scene.me.active_workers = 1, 0
    scene.state.round_left = 1
    money, tokens = scene.me.money, scene.me.x_tokens
    pass_turn(scene)
    assert scene.asks(at.D_HAND_LIMIT)
    scene.do("discard cheetah")
    scene.finish()
    assert scene.me.active_workers == 1 and list(scene.me.multiplier) == [0] * 5
    assert scene.me.money == money + TABLES.income[20] and scene.me.x_tokens == tokens + 1  # the token of the turn
    assert scene.state.round_left == 6
