"""A turn, action cards, strength and the tokens on them (AN-4, AN-5, AN-12)."""

from __future__ import annotations

import pytest
from ark_nova_table import ACTION_WORDS, TABLES, Scene, name_of
from librt.vecs import vec
from mypy_extensions import i64

from menagerie.games.ark_nova import GAME
from menagerie.games.ark_nova import frames as at
from menagerie.games.ark_nova import tables as t
from menagerie.games.ark_nova.tracks import gain


def bit(word: str) -> int:
    return 1 << ACTION_WORDS.index(word)


@pytest.mark.rule("AN-T6", "AN-4.5", "AN-4.1")
def test_the_used_card_goes_to_slot_1() -> None:
    scene = Scene()
    scene.perform("association", "task reputation")
    assert scene.slots() == ["association", "animals", "build", "cards", "sponsors"]
    assert scene.state.active == 1  # exactly one action


@pytest.mark.rule("AN-T7", "AN-4.5")
def test_a_card_in_slot_1_stays_there() -> None:
    scene = Scene()
    scene.do("use animals", "x-token")
    assert scene.slots() == ACTION_WORDS


@pytest.mark.rule("AN-T8", "AN-12.1", "AN-4.11", "AN-4.12")
def test_the_x_token_action() -> None:
    scene = Scene()
    scene.me.x_tokens = 4
    scene.do("use sponsors", "x-token")
    assert scene.me.x_tokens == 5
    assert scene.slots() == ["sponsors", "animals", "build", "cards", "association"]
    full = Scene()
    full.me.x_tokens = 5
    full.do("use sponsors")
    assert full.legal() == ["perform"] and full.why_not("x-token") == "AN-12.1"
    # Animals cannot be performed without an animal, and gives no token either.
    other = Scene()
    other.me.x_tokens = 5
    assert not other.may("use animals") and other.why_not("use animals") == "AN-4.2"


@pytest.mark.rule("AN-T9", "AN-8.1", "AN-5.4", "AN-4.2", "AN-4.13", "AN-5.2")
def test_animals_i_needs_strength_2() -> None:
    scene = Scene()
    scene.hand(405)
    scene.built("enclosure-1", (0, 5))
    scene.do("use animals")
    assert scene.legal() == ["x-token"] and scene.why_not("perform") == "AN-4.2"
    scene = Scene()
    scene.hand(405, 404)
    scene.built("enclosure-2", (0, 5), (0, 7))
    scene.built("enclosure-2", (1, 6), (1, 8))
    scene.me.x_tokens = 1
    scene.do("use animals", "perform")
    assert scene.legal() == ["x 1"] and scene.why_not("x 0") == "AN-4.13"
    scene.do("x 1", "play caracal")
    assert scene.me.x_tokens == 0 and scene.state.act_strength == 2
    scene.do("in 0,5")
    assert scene.state.top() != at.D_ANIMAL  # one animal only


@pytest.mark.rule("AN-T10", "AN-5.1", "AN-5.12", "AN-A6")
def test_a_constriction_token_costs_two_strength() -> None:
    scene = Scene()
    scene.row("animals", "cards", "association", "sponsors", "build")
    scene.me.constriction = bit("build")
    scene.me.x_tokens = 1
    scene.do("use build", "perform", "x 0")
    assert scene.state.act_strength == 3
    assert not scene.may("build enclosure-4") and scene.why_not("build enclosure-4") == "AN-7.22"
    stronger = Scene()
    stronger.row("animals", "cards", "association", "sponsors", "build")
    stronger.me.constriction = bit("build")
    stronger.me.x_tokens = 1
    stronger.do("use build", "perform", "x 1", "build enclosure-4")
    stronger.do(stronger.legal()[0])
    assert stronger.me.constriction == 0


@pytest.mark.rule("AN-A6", "AN-5.12")
def test_constriction_counts_for_all_repetitions() -> None:
    scene = Scene()
    scene.row("animals", "build", "association", "cards", "sponsors")
    scene.me.constriction = bit("cards")
    scene.me.multiplier[t.CARDS_CARD] = 1
    scene.perform("cards")
    assert len(scene.me.hand) == 1  # strength 2 draws one card
    scene.do("repeat")
    assert len(scene.me.hand) == 2 and scene.me.constriction == 0


@pytest.mark.rule("AN-5.4")
def test_no_action_below_strength_1() -> None:
    scene = Scene()
    scene.row("build", "cards", "animals", "association", "sponsors")
    scene.me.constriction = bit("cards")
    scene.do("use cards")
    assert scene.legal() == ["x-token"]
    scene = Scene()
    scene.row("build", "cards", "animals", "association", "sponsors")
    scene.me.constriction = bit("cards")
    scene.me.x_tokens = 3
    scene.do("use cards", "perform")
    assert scene.legal() == ["x 1", "x 2", "x 3"]


@pytest.mark.rule("AN-5.4")
def test_strength_above_5() -> None:
    scene = Scene()
    scene.row("animals", "build", "association", "sponsors", "cards")
    scene.me.x_tokens = 3
    scene.perform("cards", "draw", x=3)
    assert len(scene.me.hand) == 3  # the column of 5
    scene = Scene()
    scene.me.x_tokens = 3
    before = scene.me.money
    scene.perform("sponsors", "break", x=3)
    assert scene.me.money == before + 8  # the full number


@pytest.mark.rule("AN-T11", "AN-5.13")
@pytest.mark.parametrize(("used", "money", "left"), [("association", 7, 5), ("build", 7, 7), ("association", 1, 0)])
def test_venom_costs_two_money_at_the_end_of_the_turn(used: str, money: int, left: int) -> None:
    scene = Scene()
    scene.me.venom = bit("build")
    scene.me.money = money
    scene.do(f"use {used}", "x-token")
    assert scene.me.money == left
    assert scene.me.venom == (0 if used == "build" else bit("build"))


@pytest.mark.rule("AN-A7", "AN-5.13")
def test_the_option_of_venom_without_money() -> None:
    scene = Scene(venom_short="block")
    scene.me.venom = bit("build")
    scene.me.money = 1
    assert scene.legal() == ["use build"]
    scene = Scene()
    scene.me.venom = bit("build")
    scene.me.money = 1
    assert len(scene.legal()) == 5


@pytest.mark.rule("AN-T12", "AN-5.9", "AN-4.14")
def test_a_multiplier_repeats_the_action() -> None:
    scene = Scene()
    scene.row("animals", "build", "association", "cards", "sponsors")
    scene.me.multiplier[t.CARDS_CARD] = 1
    scene.perform("cards")
    assert len(scene.me.hand) == 2 and scene.legal() == ["repeat", "done"]
    scene.do("repeat")
    assert len(scene.me.hand) == 4 and scene.state.break_token == 4
    assert scene.slots()[0] == "cards" and scene.me.multiplier[t.CARDS_CARD] == 0


@pytest.mark.rule("AN-5.9", "AN-4.14")
def test_a_repetition_may_be_left_for_later() -> None:
    scene = Scene()
    scene.me.multiplier[t.SPONSORS_CARD] = 1
    scene.perform("sponsors", "break", "done")
    assert scene.me.multiplier[t.SPONSORS_CARD] == 1 and scene.state.break_token == 5


@pytest.mark.rule("AN-T13", "AN-5.9", "AN-A5")
def test_a_repetition_may_spend_tokens_gained_before_it() -> None:
    scene = Scene("A")
    scene.row("animals", "build", "cards", "association", "sponsors")
    scene.me.multiplier[t.BUILD_CARD] = 1
    scene.perform("build")
    scene.build("enclosure-2", (0, 3), (0, 5))
    assert scene.me.x_tokens == 1
    scene.do("repeat")
    assert scene.legal() == ["x 0", "x 1"]
    scene.do("x 1")
    assert scene.state.act_strength == 3 and scene.may("build enclosure-3")


@pytest.mark.rule("AN-T14", "AN-5.6", "AN-5.5", "AN-5.7", "AN-4.39", "AN-A4")
def test_an_upgrade_does_not_change_the_running_action() -> None:
    scene = Scene()
    scene.row("animals", "build", "cards", "sponsors", "association")
    scene.me.reputation = 4
    scene.perform("association", "task reputation")
    assert scene.me.reputation == 6 and scene.asks(at.D_UPGRADE)
    assert scene.legal() == [f"upgrade {word}" for word in ACTION_WORDS]
    scene.do("upgrade association")
    assert scene.state.active == 1 and scene.me.side == bit("association")
    assert scene.slots()[0] == "association"


@pytest.mark.rule("AN-5.5", "AN-5.8", "AN-T170")
def test_four_upgrades_at_most() -> None:
    scene = Scene()
    scene.upgrade("build", "cards", "association")
    scene.me.reputation = 4
    scene.perform("association", "task reputation")
    assert scene.legal() == ["upgrade animals", "upgrade sponsors"]
    assert scene.why_not("upgrade build") == "AN-5.5"
    scene.do("upgrade animals")
    assert scene.me.side == 31 & ~bit("sponsors")
    # The sources: conservation 2, reputation 5, second partner zoo, second university.
    sources = [
        *(row for row in TABLES.reputation_bonus if row >= 0 and TABLES.e_code[row] == t.UPGRADE),
        TABLES.partner_bonus[scene.me.map * 4 + 1],
        TABLES.university_bonus[scene.me.map * 3 + 1],
    ]
    assert len(sources) == 3 and all(TABLES.e_code[row] == t.UPGRADE for row in sources)
    full = Scene()
    full.me.side = 31
    full.me.reputation = 4
    full.perform("association", "task reputation")
    assert full.state.top() != at.D_UPGRADE


@pytest.mark.rule("AN-5.7")
def test_standing_permissions_of_side_ii() -> None:
    scene = Scene()
    scene.me.reputation = 9
    gain(scene.state, 0, t.REPUTATION, 1)
    assert scene.me.reputation == 9
    scene.upgrade("cards")
    gain(scene.state, 0, t.REPUTATION, 1)
    assert scene.me.reputation == 10
    for upgraded in (False, True):
        scene = Scene()
        scene.hand(426, 216)
        scene.strength("animals", 4)
        scene.somewhere("enclosure-5")
        if upgraded:
            scene.upgrade("animals", "sponsors")
        before = scene.state.clone()
        scene.do("use animals")
        assert scene.may("perform") is upgraded
        scene.state = before
        scene.perform("sponsors")
        assert scene.may("play sponsors") is upgraded


@pytest.mark.rule("AN-T169", "AN-5.3")
def test_at_most_five_x_tokens() -> None:
    scene = Scene()
    scene.me.x_tokens = 4
    gain(scene.state, 0, t.X_TOKEN, 3)
    assert scene.me.x_tokens == 5


@pytest.mark.rule("AN-T171", "AN-5.10")
def test_a_repeated_x_token_action() -> None:
    scene = Scene()
    scene.me.multiplier[t.CARDS_CARD] = 2
    scene.me.x_tokens = 3
    scene.do("use cards", "x-token")
    assert scene.me.x_tokens == 4 and scene.may("repeat")
    scene.do("repeat")
    assert scene.me.x_tokens == 5 and scene.state.active == 1
    assert scene.me.multiplier[t.CARDS_CARD] == 1


@pytest.mark.rule("AN-T172", "AN-5.11", "AN-4.53", "AN-22.150")
def test_after_finishing_effects_wait_for_all_repetitions() -> None:
    scene = Scene()
    scene.row("cards", "animals", "build", "association", "sponsors")
    scene.hand(405, 460)
    scene.built("enclosure-1", (0, 5))
    scene.built("enclosure-2", (0, 7), (1, 6))
    scene.tiles(8, 1, 2, 3)
    scene.me.conservation = 4
    gain(scene.state, 0, t.CONSERVATION, 1)
    scene.do("bonus tile 1")
    assert scene.legal() == [f"multiplier {word}" for word in ACTION_WORDS]
    scene.do("multiplier animals")
    assert scene.me.multiplier[t.ANIMALS_CARD] == 1
    scene.perform("animals", f"play {name_of(405)}", "in 0,5")
    assert scene.legal() == ["repeat", "done"]
    scene.do("repeat", f"play {name_of(460)}", "in 0,7")
    assert scene.slots()[0] == "animals"
    scene.through_pools()
    scene.do("clever build")
    assert scene.asks(at.D_CLEVER)
    scene.do("clever sponsors")
    assert scene.slots() == ["sponsors", "build", "animals", "cards", "association"]
    assert scene.state.active == 1


@pytest.mark.rule("AN-T182", "AN-12.2", "AN-5.12")
def test_the_x_token_action_uses_the_card() -> None:
    scene = Scene()
    scene.me.venom = scene.me.constriction = bit("build")
    scene.me.money = 9
    scene.do("use build", "x-token")
    assert (scene.me.venom, scene.me.constriction, scene.me.money) == (0, 0, 9)


@pytest.mark.rule("AN-5.15")
def test_tokens_stay_on_cards_that_move_otherwise() -> None:
    scene = Scene()
    scene.row("cards", "animals", "build", "association", "sponsors")
    scene.hand(405)
    scene.built("enclosure-1", (0, 5))
    scene.me.constriction = scene.me.venom = bit("build")
    scene.me.multiplier[t.BUILD_CARD] = 1
    scene.perform("animals", f"play {name_of(405)}", "in 0,5", "clever build")
    assert scene.slots()[0] == "build"
    assert (scene.me.constriction, scene.me.multiplier[t.BUILD_CARD]) == (bit("build"), 1)


@pytest.mark.rule("AN-T165", "AN-4.2", "AN-4.65", "AN-7.1")
def test_without_money_nothing_can_be_built() -> None:
    scene = Scene()
    scene.me.money = 1
    scene.do("use build")
    assert scene.legal() == ["x-token"] and scene.why_not("perform") == "AN-4.2"


@pytest.mark.rule("AN-A2", "AN-4.3")
def test_a_turn_in_which_nothing_is_possible() -> None:
    scene = Scene()
    scene.row("cards", "animals", "build", "association", "sponsors")
    scene.me.x_tokens = 5
    scene.me.money = 0
    scene.me.active_workers, scene.me.lying_workers = 0, 0
    scene.me.constriction = 31
    for index in range(6):
        scene.state.display[index] = 255
    scene.state.deck = vec[i64]([])
    scene.state.discard = vec[i64]([])
    # Sponsors may always take a break with five tokens: only a position without strength has no action at all.
    assert scene.legal() == ["use sponsors"]
    idle = Scene()
    idle.row("sponsors", "cards", "animals", "build", "association")
    idle.me.money, idle.me.active_workers = 0, 0
    idle.me.constriction = 31
    idle.state.deck = vec[i64]([])
    idle.state.discard = vec[i64]([])
    for index in range(6):
        idle.state.display[index] = 255
    idle.state.push(at.D_MODE, 0, t.CARDS_CARD, 0)
    idle.me.x_tokens = 5
    assert idle.legal() == ["idle"]
    idle.do("idle")
    assert idle.slots()[0] == "cards" and idle.me.x_tokens == 5


@pytest.mark.rule("AN-T166", "AN-4.7", "AN-4.25", "AN-A3")
def test_bonuses_are_resolved_before_their_siblings() -> None:
    scene = Scene()
    scene.row("cards", "animals", "build", "association", "sponsors")
    scene.hand(425, 426)
    scene.icons(research=1)
    scene.me.reputation = 4
    scene.built("enclosure-1", (0, 5))
    scene.perform("animals", "play tasmanian devil", "in 0,5")
    assert scene.asks(at.D_POOL)
    labels = [GAME.label(scene.state, action) for action in scene.state.legal_actions()]
    assert len(labels) == 3  # appeal, reputation, pouch
    appeal = scene.me.appeal
    reputation = next(at_ for at_, label in enumerate(labels) if "eputation" in label)
    scene.do(scene.legal()[reputation])
    assert scene.asks(at.D_UPGRADE) and scene.me.appeal == appeal
    scene.do("upgrade build", "pouch african bush elephant")
    assert scene.me.appeal == appeal + 4 + 2


@pytest.mark.rule("AN-4.6", "AN-4.4")
def test_the_order_of_after_finishing_effects_is_the_owners() -> None:
    scene = Scene()
    scene.row("cards", "build", "association", "sponsors", "animals")
    scene.hand(405, 408)
    scene.built("enclosure-1", (0, 5))
    scene.built("enclosure-3", (0, 7), (0, 9), (1, 8))
    scene.perform("animals", "play fennec fox", "in 0,5", "play sloth bear", "in 0,7")
    assert scene.slots() == ["animals", "cards", "build", "association", "sponsors"]
    assert scene.asks(at.D_POOL) and scene.legal() == ["effect 1", "effect 2"]
    scene.do("effect 2", "to slot 5")
    assert scene.slots() == ["animals", "cards", "build", "sponsors", "association"]
    scene.do("clever association")
    assert scene.slots()[0] == "association"


@pytest.mark.rule("AN-4.8", "AN-4.4")
def test_the_display_is_refilled_at_the_end_of_the_turn() -> None:
    scene = Scene()
    scene.row("animals", "build", "association", "sponsors", "cards")
    shown = list(scene.state.display)
    top = scene.state.deck[len(scene.state.deck) - 1]
    scene.me.multiplier[t.CARDS_CARD] = 1
    scene.perform("cards", "snap", "folder 2")
    assert scene.state.display[1] == 255  # still open while the action goes on
    scene.do("done")
    assert list(scene.state.display) == [shown[0], *shown[2:], top]


@pytest.mark.rule("AN-T167", "AN-4.66", "AN-T197", "AN-4.1", "AN-4.9", "AN-1.10")
@pytest.mark.parametrize("seed", [1, 2])
def test_other_players_are_asked_only_where_the_rules_say_so(seed: int) -> None:
    allowed = {at.D_FINAL, at.D_PILFER, at.D_HAND_LIMIT, at.D_START_KEEP, at.D_MAP}
    state = GAME.new(3, seed=seed)
    pick = seed
    low = [(0, 0)] * 3
    while not state.is_over():
        legal = state.legal_actions()
        assert legal
        if state.current_player() != state.active:
            assert state.top() in allowed or state.phase == 2
        pick = (pick * 48271) % 2147483647
        state.apply_action(legal[pick % len(legal)])
        for seat, zoo in enumerate(state.zoos):
            assert min(zoo.money, zoo.appeal) >= 0
            assert zoo.conservation >= low[seat][0] and zoo.reputation >= low[seat][1]
            low[seat] = (zoo.conservation, zoo.reputation)


@pytest.mark.rule("AN-T168", "AN-4.10", "AN-4.38")
def test_only_optional_effects_may_be_declined() -> None:
    scene = Scene()
    scene.hand(211)
    scene.built("enclosure-1", (0, 5))
    scene.perform("sponsors", "play sponsors", "play expert on europe")
    scene.through_pools()
    assert scene.may("decline") and scene.places("enclosure-1", (0, 7))
    scene.do("decline")
    assert len(scene.me.building) == 1
    school = Scene()
    school.hand(254)
    school.me.conservation = 20
    school.perform("sponsors", "play sponsors", "play zoo school")
    while not school.asks(at.D_PLACE):
        school.do(school.legal()[0])
    assert "decline" not in school.legal()


@pytest.mark.rule("AN-T145", "AN-18.1", "AN-4.4")
def test_the_end_is_checked_after_the_whole_turn() -> None:
    scene = Scene()
    scene.row("cards", "build", "association", "sponsors", "animals")
    scene.me.conservation, scene.me.appeal = 20, 60
    scene.state.ten_reached = 1
    scene.hand(417, 405)
    large, small = scene.somewhere("enclosure-4"), scene.somewhere("enclosure-1")
    scene.perform("animals", "play wolf", large)
    assert scene.me.appeal == 65 and scene.state.last_turns < 0  # the target of 64 is passed
    scene.do("play fennec fox", small)
    assert scene.may("clever build") and scene.state.last_turns < 0
    scene.do("clever build")
    assert scene.state.last_turns == 1 and scene.state.trigger == 0 and scene.state.active == 1


@pytest.mark.rule("AN-A43", "AN-4.25")
def test_orders_that_cannot_matter_are_not_asked() -> None:
    scene = Scene()
    scene.row("cards", "animals", "build", "association", "sponsors")
    scene.hand(408, 448)
    scene.sponsor(239)
    home = scene.somewhere("enclosure-3", rock=1)
    appeal = scene.me.appeal
    scene.perform("animals", "play sloth bear", home)
    # Appeal and the money of the expert come by themselves; the boost is asked after finishing.
    assert scene.asks(at.D_BOOST) and scene.me.appeal == appeal + 6 and scene.me.money == 100 - 14 + 3
    pouch = Scene()
    pouch.row("cards", "animals", "build", "association", "sponsors")
    pouch.hand(448, 401)
    pouch.icons(australia=1)
    home = pouch.somewhere("enclosure-3", rock=1)
    pouch.perform("animals", "play koala", home)
    assert pouch.asks(at.D_POUCH) and pouch.me.reputation == 2  # reputation 2 reaches no bonus


@pytest.mark.rule("AN-A43", "AN-4.7", "AN-4.25")
def test_money_for_icons_may_wait_for_more_icons() -> None:
    for money_first, money in ((True, 10), (False, 14)):
        scene = Scene()
        scene.strength("sponsors", 4)
        scene.hand(204)
        scene.icons(research=4)
        scene.me.conservation = 4
        scene.tiles(7, 1, 2, 3)
        scene.perform("sponsors", "play sponsors", "play science museum")
        assert scene.asks(at.D_POOL) and scene.me.money == 100
        labels = [GAME.label(scene.state, action).lower() for action in scene.state.legal_actions()]
        first = next(place for place, label in enumerate(labels) if ("money" in label) == money_first)
        scene.do(scene.legal()[first])
        while scene.state.active == 0:
            wishes = ("bonus tile 1", "university double-research")
            scene.do(next((one for one in wishes if one in scene.legal()), scene.legal()[0]))
        assert scene.me.icons[t.RESEARCH] == 7 and scene.me.money == 100 + money
