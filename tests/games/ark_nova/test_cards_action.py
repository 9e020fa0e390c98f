"""The Cards action, reputation range and drawing (AN-6, AN-21.1)."""

from __future__ import annotations

import pytest
from ark_nova_table import CONTENT, TABLES, Scene, holds
from librt.vecs import vec
from mypy_extensions import i64

from menagerie.games.ark_nova import frames as at
from menagerie.games.ark_nova import tables as t
from menagerie.games.ark_nova.effects import draw_many

FILLERS = (420, 421, 422, 423, 424, 425)


@pytest.mark.rule("AN-T15", "AN-6.7", "AN-4.16", "AN-4.17", "AN-6.3", "AN-6.6", "AN-A9")
@pytest.mark.parametrize(("side", "hands"), [(0, [2, 3, 3, 4, 4]), (1, [3, 3, 4, 4, 5])], ids=["side I", "side II"])
def test_cards_drawn_and_discarded(side: int, hands: list[int]) -> None:
    for strength, after in enumerate(hands, start=1):
        scene = Scene()
        scene.hand(401, 402)
        scene.strength("cards", strength)
        if side:
            scene.upgrade("cards")
        scene.perform("cards")
        if scene.asks(at.D_CARDS_MODE):
            scene.do("draw")
        while scene.asks(at.D_DRAW):
            scene.do("deck")
        if scene.asks(at.D_DISCARD):
            # Any card of the whole hand may go, also one held before.
            assert scene.may("discard cheetah") and len(scene.legal()) == len(scene.me.hand)
            scene.do("discard cheetah")
        assert len(scene.me.hand) == after
        assert scene.state.active == 1  # no hand limit during turns
        assert TABLES.draw[side * 6 + strength] - TABLES.discard[side * 6 + strength] == after - 2


@pytest.mark.rule("AN-T16", "AN-6.1", "AN-6.4", "AN-4.15", "AN-4.18")
def test_snapping_instead_of_drawing() -> None:
    scene = Scene()
    scene.strength("cards", 5)
    last = scene.state.display[5]
    scene.perform("cards")
    assert scene.legal() == ["draw", "snap"]
    scene.do("snap")
    assert scene.legal() == [f"folder {folder}" for folder in range(1, 7)]
    scene.do("folder 6")
    assert list(scene.me.hand) == [last]
    assert scene.state.break_token == 2 and scene.me.money == 100 and scene.state.active == 1
    for side, strength, offered in ((0, 4, False), (1, 2, False), (1, 3, True), (1, 5, True)):
        scene = Scene()
        scene.strength("cards", strength)
        if side:
            scene.upgrade("cards")
        scene.perform("cards")
        assert scene.may("snap") is offered


@pytest.mark.rule("AN-T17", "AN-6.2", "AN-6.5", "AN-4.8", "AN-4.16")
def test_side_ii_takes_from_the_display_in_range() -> None:
    scene = Scene()
    scene.strength("cards", 4)
    scene.upgrade("cards")
    scene.me.reputation = 4
    scene.top(*FILLERS)
    shown = list(scene.state.display)
    scene.perform("cards", "draw")
    assert scene.legal() == ["deck", "folder 1", "folder 2", "folder 3"]
    assert scene.why_not("folder 4") == "AN-6.5"
    scene.do("folder 2", "deck")
    assert scene.legal() == ["deck", "folder 1", "folder 3"]
    scene.do("folder 3")
    assert scene.asks(at.D_DISCARD)
    assert list(scene.state.display) == [shown[0], 255, 255, *shown[3:]]
    scene.do(f"discard {CONTENT.cards[shown[1]].name}")
    assert list(scene.state.display) == [shown[0], *shown[3:], CONTENT.card(421), CONTENT.card(422)]
    assert holds(scene.me.hand, 420) and shown[2] in list(scene.me.hand)


@pytest.mark.rule("AN-6.2")
def test_side_i_draws_from_the_deck_only() -> None:
    scene = Scene()
    scene.strength("cards", 4)
    scene.me.reputation = 9
    scene.top(*FILLERS)
    scene.perform("cards")
    assert holds(scene.me.hand, 420) and holds(scene.me.hand, 421) and scene.state.active == 1


@pytest.mark.rule("AN-6.5")
def test_reputation_range() -> None:
    expected = [1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6]
    assert [TABLES.folders[reputation] for reputation in range(1, 16)] == expected


@pytest.mark.rule("AN-T18", "AN-17.1")
def test_the_break_token_stops_at_its_end() -> None:
    scene = Scene()
    scene.strength("cards", 2)
    scene.state.break_token = 8
    scene.hand()
    scene.you.hand = scene.me.hand
    scene.perform("cards")
    assert scene.me.x_tokens == 1
    assert scene.state.breaks == 1 and scene.state.active == 1  # the break is over, the token back at its start
    assert scene.state.break_token == 0


@pytest.mark.rule("AN-T160", "AN-21.1", "AN-A26", "AN-1.8")
def test_an_empty_deck_is_made_anew_in_the_middle_of_a_draw() -> None:
    scene = Scene()
    pile = [402, 403, 404, 405, 406, 407, 408, 409, 410, 411]
    scene.only_deck(401)
    for number in pile:
        scene.take_out(CONTENT.card(number))
    scene.state.discard = vec[i64]([CONTENT.card(number) for number in pile])
    before = scene.state.revealed
    draw_many(scene.state, 0, 3)
    assert holds(scene.me.hand, 401) and len(scene.me.hand) == 3
    assert len(scene.state.deck) == 8 and len(scene.state.discard) == 0
    assert scene.state.revealed == before + 3
    draw_many(scene.state, 0, 20)
    assert len(scene.me.hand) == 11  # draw what is there


@pytest.mark.rule("AN-6.2", "AN-21.1")
def test_cards_can_be_drawn_as_long_as_there_are_any() -> None:
    scene = Scene()
    scene.strength("cards", 5)
    scene.only_deck()
    scene.do("use cards", "perform")
    assert scene.legal() == ["snap"] and scene.state.act == t.CARDS_CARD
