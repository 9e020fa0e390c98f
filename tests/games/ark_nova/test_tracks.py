"""Appeal, conservation and reputation with their bonuses (AN-14)."""

from __future__ import annotations

import pytest
from ark_nova_table import CONTENT, TABLES, Scene

from menagerie.games.ark_nova import frames as at
from menagerie.games.ark_nova import tables as t
from menagerie.games.ark_nova.tracks import gain


def gained(scene: Scene, resource: int, amount: int) -> None:
    """Gain something in the own turn and run what follows by itself."""
    gain(scene.state, 0, resource, amount)
    scene.state.go_on()


@pytest.mark.rule("AN-T128", "AN-14.6", "AN-14.7")
def test_reputation_stops_at_9_without_cards_ii() -> None:
    scene = Scene()
    scene.me.reputation = 8
    gained(scene, t.REPUTATION, 2)
    assert scene.me.reputation == 9 and scene.asks(at.D_CARD) and scene.me.appeal == 0
    scene.upgrade("cards")
    scene.me.reputation = 8
    gained(scene, t.REPUTATION, 2)
    assert scene.me.reputation == 10 and scene.asks(at.D_TAKE)


@pytest.mark.rule("AN-T129", "AN-14.6", "AN-14.7")
def test_reputation_at_its_end_becomes_appeal() -> None:
    scene = Scene()
    scene.upgrade("cards")
    scene.me.reputation = 14
    appeal = scene.me.appeal
    gained(scene, t.REPUTATION, 2)
    assert (scene.me.reputation, scene.me.x_tokens, scene.me.appeal) == (15, 1, appeal + 1)
    gained(scene, t.REPUTATION, 2)
    assert (scene.me.reputation, scene.me.x_tokens, scene.me.appeal) == (15, 1, appeal + 3)


@pytest.mark.rule("AN-T130", "AN-14.7", "AN-4.43", "AN-22.156")
@pytest.mark.parametrize("card_first", [True, False])
def test_two_bonuses_of_the_reputation_track(card_first: bool) -> None:
    scene = Scene()
    scene.upgrade("cards")
    scene.strength("association", 4)
    scene.me.reputation, scene.me.conservation = 9, 7
    scene.perform("association", "task university", "university research-reputation")
    assert scene.me.reputation == 11 and scene.legal() == ["effect 1", "effect 2"]
    codes = [TABLES.e_code[scene.state.stack[(scene.state.depth - 1 - 2 + k) * 6 + 2]] for k in range(2)]
    card = codes.index(t.TAKE_CARD)
    scene.do(f"effect {card + 1 if card_first else 2 - card}")
    if card_first:
        assert scene.legal() == ["deck", *(f"folder {folder}" for folder in range(1, 6))]
        scene.do("folder 5")
        assert scene.asks(at.D_TILE) and scene.me.conservation == 8
    else:
        assert scene.asks(at.D_TILE)
        scene.do("bonus money")
        assert scene.asks(at.D_TAKE)


@pytest.mark.rule("AN-14.7")
def test_all_bonuses_of_the_reputation_track() -> None:
    found = {}
    for reputation in range(1, 16):
        row = TABLES.reputation_bonus[reputation]
        if row >= 0:
            found[reputation] = (TABLES.e_code[row], TABLES.e_resource[row], TABLES.e_amount[row])
    assert {step: entry[0] for step, entry in found.items()} == {
        5: t.UPGRADE, 8: t.HIRE_WORKER, 10: t.TAKE_CARD, 11: t.GAIN, 12: t.GAIN, 13: t.TAKE_CARD, 14: t.GAIN,
        15: t.GAIN,
    }  # fmt: skip
    assert found[11][1:] == found[14][1:] == (t.CONSERVATION, 1)
    assert found[12][1:] == found[15][1:] == (t.X_TOKEN, 1)


@pytest.mark.rule("AN-T131", "AN-14.2", "AN-4.40", "AN-4.41", "AN-14.3", "AN-14.4")
def test_conservation_bonuses_reached_or_passed() -> None:
    scene = Scene()
    scene.me.conservation = 1
    gain(scene.state, 0, t.CONSERVATION, 5)
    assert scene.me.conservation == 6
    assert scene.legal() == ["effect 1", "effect 2"]  # 2 and 5, in either order
    scene.do("effect 2")
    assert scene.legal() == ["bonus upgrade", "bonus worker"]
    scene.do("bonus worker")
    assert scene.me.active_workers == 2
    assert scene.legal() == ["bonus money", "bonus tile 1", "bonus tile 2"]
    scene.do("bonus money")
    assert scene.me.money == 105
    scene.me.conservation = 7
    finals = [len(zoo.finals) for zoo in scene.zoos]
    gain(scene.state, 0, t.CONSERVATION, 4)
    scene.do("effect 2", "bonus money")
    assert scene.asks(at.D_FINAL) and scene.state.deciders() == 0b11
    scene.do(scene.legal()[0])
    scene.do(scene.legal()[0])
    assert [len(zoo.finals) for zoo in scene.zoos] == [count - 1 for count in finals]


@pytest.mark.rule("AN-4.40")
def test_a_bonus_without_effect_may_be_chosen() -> None:
    scene = Scene()
    scene.me.side = 31
    gain(scene.state, 0, t.CONSERVATION, 2)
    assert scene.legal() == ["bonus upgrade", "bonus worker"]
    scene.do("bonus upgrade")
    assert scene.asks(at.D_CARD)


@pytest.mark.rule("AN-T132", "AN-14.2")
def test_money_is_always_left() -> None:
    scene = Scene(seats=3)
    scene.state.tiles[0] = scene.state.tiles[1] = 255
    scene.me.conservation = 4
    gain(scene.state, 0, t.CONSERVATION, 1)
    assert scene.legal() == ["bonus money"] and scene.why_not("bonus tile 1") == "AN-14.2"
    scene.do("bonus money")
    assert scene.me.money == 105
    scene.me.conservation = 7
    gain(scene.state, 0, t.CONSERVATION, 1)
    assert scene.legal() == ["bonus money", "bonus tile 1", "bonus tile 2"]  # those at 8


@pytest.mark.rule("AN-T133", "AN-14.3", "AN-4.42")
def test_final_cards_are_discarded_once() -> None:
    scene = Scene()
    scene.me.conservation = 9
    gain(scene.state, 0, t.CONSERVATION, 1)
    scene.state.go_on()
    assert scene.asks(at.D_FINAL)
    thrown = scene.legal()[0]
    scene.do(thrown)
    scene.do(scene.legal()[0])
    assert len(scene.me.finals) == 1 and len(scene.state.final_pile) == 9
    scene.you.conservation = 9
    gain(scene.state, 1, t.CONSERVATION, 1)
    scene.state.go_on()
    assert scene.asks(at.D_CARD) and len(scene.you.finals) == 1


@pytest.mark.rule("AN-T134", "AN-14.1", "AN-21.4")
def test_appeal_ends_at_113() -> None:
    scene = Scene()
    scene.me.appeal = 112
    gain(scene.state, 0, t.APPEAL, 3)
    assert scene.me.appeal == 113


@pytest.mark.rule("AN-14.1")
def test_income_by_appeal() -> None:
    assert len(TABLES.income) == 114
    assert [TABLES.income[appeal] for appeal in (0, 7, 25, 60, 113)] == [5, 11, 18, 27, 37]
    assert list(TABLES.income) == sorted(TABLES.income)


@pytest.mark.rule("AN-T185", "AN-14.4", "AN-21.4")
def test_conservation_ends_at_41() -> None:
    scene = Scene()
    scene.me.conservation = 40
    gain(scene.state, 0, t.CONSERVATION, 3)
    assert scene.me.conservation == 41


@pytest.mark.rule("AN-T186", "AN-14.8", "AN-22.154", "AN-22.156")
def test_a_tile_leaves_the_game() -> None:
    scene = Scene()
    scene.tiles(3, 5, 1, 2)
    scene.me.reputation, scene.me.conservation = 9, 4
    gain(scene.state, 0, t.CONSERVATION, 1)
    scene.do("bonus tile 1")
    assert scene.me.reputation == 9 and scene.state.tiles[0] == 255
    scene.me.conservation = 4
    scene.me.reputation = 2
    gain(scene.state, 0, t.CONSERVATION, 1)
    assert scene.legal() == ["bonus money", "bonus tile 2"]
    shown = list(scene.state.display)
    scene.do("bonus tile 2")
    assert scene.legal() == ["deck", "folder 1", "folder 2"]
    scene.do("folder 2", "deck")
    assert scene.legal() == ["deck", "folder 1"]
    scene.do("deck")
    assert len(scene.me.hand) == 3 and shown[1] in list(scene.me.hand)


@pytest.mark.rule(
    "AN-14.8", "AN-22.145", "AN-22.149", "AN-22.150", "AN-22.151", "AN-22.152", "AN-22.154", "AN-22.156", "AN-22.157",
    "AN-22.159",
)  # fmt: skip
@pytest.mark.parametrize("number", range(1, 10))
def test_every_bonus_tile(number: int) -> None:
    scene = Scene()
    scene.hand(223)
    others = [tile for tile in range(1, 10) if tile != number]
    scene.tiles(number, *others[:3])
    scene.me.conservation = 4
    gain(scene.state, 0, t.CONSERVATION, 1)
    scene.do("bonus tile 1")
    if number == 1:
        assert scene.me.money == 110
    elif number == 2:
        assert scene.places("enclosure-3", (0, 5), (0, 7), (1, 6)) and scene.may("decline")
        scene.do(scene.at("enclosure-3", (0, 5), (0, 7), (1, 6)))
        assert scene.me.money == 100 and list(scene.me.building) == [t.ENCLOSURE_1 + 2]
    elif number == 3:
        assert scene.me.reputation == 3
    elif number == 4:
        assert scene.me.x_tokens == 3
    elif number == 5:
        scene.do("deck", "deck", "deck")
        assert len(scene.me.hand) == 4
    elif number == 6:
        scene.do("partner asia")
        assert scene.me.icons[t.ASIA] == 1
    elif number == 7:
        scene.do("university double-research")
        assert scene.me.icons[t.RESEARCH] == 2
    elif number == 8:
        scene.do("multiplier build")
        assert scene.me.multiplier[t.BUILD_CARD] == 1
    else:
        scene.do("play science institute")
        assert scene.me.money == 97 and list(scene.me.sponsors) == [CONTENT.card(223)]
    assert scene.asks(at.D_CARD) and scene.state.tiles[0] == 255


@pytest.mark.rule("AN-21.4")
def test_caps() -> None:
    limits = (TABLES.max_x_tokens, TABLES.max_appeal, TABLES.max_conservation, TABLES.max_reputation)
    assert limits == (5, 113, 41, 15) and TABLES.reputation_cap == 9
