"""Abilities that reach into other zoos, and protection from them (AN-16)."""

from __future__ import annotations

import pytest
from ark_nova_table import ACTION_WORDS, CONTENT, TABLES, Scene, holds, name_of

from menagerie.games.ark_nova import GAME
from menagerie.games.ark_nova import frames as at
from menagerie.games.ark_nova import tables as t
from menagerie.games.ark_nova.interaction import leaders


def bit(word: str) -> int:
    return 1 << ACTION_WORDS.index(word)


def bring(scene: Scene, number: int) -> None:
    """Play an animal whose conditions are met, up to the first question of its effects."""
    card = CONTENT.card(number)
    scene.hand(number, *[CONTENT.cards[one].number for one in scene.me.hand])
    scene.strength("animals", 2)
    for icon in range(t.ICONS):
        scene.me.icons[icon] = max(scene.me.icons[icon], TABLES.need_icon[card * t.STRIDE + icon])
    if TABLES.need_animals_ii[card]:
        scene.upgrade("animals")
    if TABLES.need_partner[card]:
        scene.me.partner_zoos |= sum(1 << land for land in range(5) if TABLES.icons[card * t.STRIDE + 7 + land])
    home = scene.somewhere(f"enclosure-{TABLES.size[card]}", rock=TABLES.rock[card], water=TABLES.water[card])
    scene.perform("animals", f"play {name_of(number)}", home)


def resolve(scene: Scene, word: str) -> None:
    """Take the effect of the pool whose label holds a word."""
    labels = [GAME.label(scene.state, action) for action in scene.state.legal_actions()]
    scene.do(scene.legal()[next(number for number, label in enumerate(labels) if word in label.lower())])


@pytest.mark.rule("AN-T73", "AN-16.2", "AN-16.4", "AN-22.32", "AN-16.1")
@pytest.mark.parametrize("appeal_first", [True, False])
def test_venom_compares_at_its_moment(appeal_first: bool) -> None:
    scene = Scene(seats=4)
    me, b, c, d = scene.zoos
    me.appeal, b.appeal, c.appeal, d.appeal = 6, 12, 8, 4
    bring(scene, 449)
    resolve(scene, "appeal" if appeal_first else "venom")
    scene.finish()
    assert b.venom == 1 << b.slots[0]
    assert c.venom == (0 if appeal_first else 1 << c.slots[0]) and d.venom == 0 and me.venom == 0


@pytest.mark.rule("AN-T74", "AN-16.1", "AN-16.2", "AN-22.56")
def test_protection() -> None:
    scene = Scene(seats=3)
    me, b, c = scene.zoos
    me.appeal, b.appeal, c.appeal = 0, 30, 4
    scene.sponsor(225, zoo=b)
    bring(scene, 492)
    resolve(scene, "venom")
    scene.finish()
    assert b.venom == 0 and c.venom == 0
    open_zoos = Scene(seats=3)
    me, b, c = open_zoos.zoos
    me.appeal, b.appeal, c.appeal = 0, 30, 6
    b.venom = 1 << b.slots[0]
    bring(open_zoos, 492)
    resolve(open_zoos, "venom")
    assert b.venom == (1 << b.slots[0]) | (1 << b.slots[1])
    assert c.venom == (1 << c.slots[0]) | (1 << c.slots[1])


@pytest.mark.rule("AN-T75", "AN-16.3", "AN-22.5")
def test_constriction() -> None:
    scene = Scene(seats=3)
    me, b, c = scene.zoos
    me.appeal, b.appeal, c.appeal = 0, 30, 20
    me.conservation, b.conservation, c.conservation = 3, 5, 3
    bring(scene, 474)
    scene.finish()
    assert b.constriction == (1 << b.slots[4]) | (1 << b.slots[3])
    assert c.constriction == 1 << c.slots[4]


@pytest.mark.rule("AN-T76", "AN-16.5", "AN-4.54", "AN-4.56", "AN-15.26", "AN-22.23", "AN-1.7")
def test_pilfering_twice() -> None:
    scene = Scene(seats=3)
    me, b, c = scene.zoos
    me.appeal, b.appeal, c.appeal = 0, 30, 20
    b.conservation, c.conservation = 1, 3
    b.money, c.money = 12, 12
    scene.hand(401, zoo=b)
    scene.hand(402, 403, zoo=c)
    bring(scene, 458)
    scene.through_pools()
    assert scene.state.current_player() == 1 and scene.legal() == ["give card", "give money"]
    scene.do("give card")
    assert holds(me.hand, 401) and len(b.hand) == 0
    assert scene.state.current_player() == 2
    money = me.money
    scene.do("give money")
    assert me.money == money + 5 and c.money == 7
    # Nobody has conservation: no second effect.
    none = Scene(seats=3)
    me, b, c = none.zoos
    me.appeal, b.appeal, c.appeal = 0, 30, 20
    bring(none, 458)
    none.through_pools()
    assert none.state.current_player() == 1
    none.do("give money")
    none.finish()
    assert none.state.active == 1


@pytest.mark.rule("AN-16.5", "AN-16.6", "AN-4.54")
def test_one_player_may_lead_both_tracks_and_ties_are_chosen() -> None:
    scene = Scene(seats=3)
    me, b, c = scene.zoos
    me.appeal, b.appeal, c.appeal = 0, 30, 30
    b.conservation = 4
    bring(scene, 458)
    scene.through_pools()
    assert scene.legal() == ["target 2", "target 3"] and scene.state.current_player() == 0
    scene.do("target 2", "give money")
    assert scene.state.current_player() == 1 and scene.may("give money")  # now for conservation


@pytest.mark.rule("AN-T77", "AN-16.7", "AN-A20")
@pytest.mark.parametrize(("cards", "money", "options"), [((401, 402), 3, ["give card"]), ((), 8, ["give money"])])
def test_a_victim_with_one_option(cards: tuple[int, ...], money: int, options: list[str]) -> None:
    scene = Scene()
    scene.you.appeal, scene.you.money = 30, money
    scene.hand(*cards, zoo=scene.you)
    bring(scene, 456)
    scene.through_pools()
    assert scene.legal() == options


@pytest.mark.rule("AN-T77", "AN-16.7", "AN-A20")
def test_a_victim_without_options_gives_all_money() -> None:
    scene = Scene()
    scene.you.appeal, scene.you.money = 30, 3
    scene.hand(zoo=scene.you)
    bring(scene, 456)
    scene.finish()
    assert scene.you.money == 0 and scene.me.money == 100 - 10 + 3


@pytest.mark.rule("AN-T78", "AN-16.8", "AN-4.55", "AN-22.12", "AN-A21")
def test_hypnosis_borrows_an_action_card() -> None:
    scene = Scene()
    you = scene.you
    you.appeal = 30
    scene.row("cards", "sponsors", "build", "animals", "association", zoo=you)
    scene.upgrade("build", zoo=you)
    you.constriction = bit("sponsors")
    you.multiplier[t.BUILD_CARD] = 1
    bring(scene, 485)
    assert scene.asks(at.D_HYPNOSIS)
    assert scene.legal() == ["borrow build", "borrow cards", "borrow sponsors", "decline"]
    scene.do("borrow build", "perform")
    assert (scene.state.act_strength, scene.state.act_side) == (3, 1)
    # Side II rules in the own zoo: several buildings, the marked cells.
    scene.do("build kiosk")
    scene.do(scene.legal()[0])
    scene.through_pools()
    while not scene.asks(at.D_BUILD):
        scene.do(scene.legal()[0])
    assert scene.me.kiosks == 1 and you.kiosks == 0
    assert scene.may("build pavilion") and scene.may("build enclosure-2") and not scene.may("build enclosure-3")
    scene.do("done")
    assert scene.slots(you) == ["build", "cards", "sponsors", "animals", "association"]
    assert scene.slots()[0] == "animals" and you.multiplier[t.BUILD_CARD] == 1
    assert scene.state.active == 1


@pytest.mark.rule("AN-16.8")
def test_a_borrowed_side_decides_about_permissions() -> None:
    scene = Scene()
    you = scene.you
    you.appeal = 30
    scene.row("build", "sponsors", "cards", "animals", "association", zoo=you)
    scene.upgrade("build")  # the own card is better than the borrowed one
    scene.built("enclosure-1", (8, 5))
    you.venom = bit("build")
    bring(scene, 485)
    scene.do("borrow build", "perform", "build pavilion")
    assert not scene.places("pavilion", (7, 4))
    scene.do(scene.legal()[0])
    scene.finish()
    assert you.venom == 0
    weak = Scene()
    weak.you.appeal = 30
    weak.row("sponsors", "cards", "build", "animals", "association", zoo=weak.you)
    weak.you.constriction = bit("build")
    bring(weak, 485)
    weak.do("borrow build", "perform")
    assert weak.state.act_strength == 1
    token = Scene()
    token.you.appeal = 30
    bring(token, 485)
    token.do(token.legal()[0], "x-token")
    assert token.me.x_tokens == 1


@pytest.mark.rule("AN-T78", "AN-16.6", "AN-A21")
def test_no_hypnosis_for_the_leader() -> None:
    scene = Scene()
    scene.me.appeal, scene.you.appeal = 12, 11
    bring(scene, 485)
    assert scene.me.appeal == 14 and scene.state.active == 1
    late = Scene()
    late.me.appeal, late.you.appeal = 10, 11
    bring(late, 485)
    assert late.me.appeal == 12 and late.state.active == 1  # the appeal of the animal itself counts
    early = Scene(hypnosis_target="when_played")
    early.me.appeal, early.you.appeal = 10, 11
    early.strength("build", 1, zoo=early.you)
    bring(early, 485)
    # The target was found before that appeal; the action itself comes afterwards.
    assert early.me.appeal == 12 and early.asks(at.D_HYPNOSIS) and early.slots()[0] == "animals"
    early.do("borrow build", "x-token")
    assert early.me.x_tokens == 1 and early.slots(early.you)[0] == "build"
    declined = Scene()
    declined.me.appeal, declined.you.appeal = 10, 13
    bring(declined, 485)
    declined.do("decline")
    assert declined.state.active == 1


@pytest.mark.rule("AN-T187", "AN-16.6", "AN-A19")
@pytest.mark.parametrize(
    ("mine", "protected", "option", "target"),
    [
        (20, False, "counts", 1),
        (21, False, "counts", None),
        (15, True, "counts", None),
        (20, False, "void", None),
        (15, False, "void", 1),
    ],
)
def test_who_is_the_leader(mine: int, protected: bool, option: str, target: int | None) -> None:
    scene = Scene(seats=3, leader_tie_with_you=option)
    me, b, c = scene.zoos
    me.appeal, b.appeal, c.appeal = mine - 6, 20, 12  # the animal brings 6 first
    if protected:
        scene.sponsor(225, zoo=b)
    bring(scene, 456)
    resolve(scene, "appeal")
    if target is None:
        assert scene.state.active == 1 and scene.asks(at.D_CARD)
    else:
        assert scene.state.current_player() == target and scene.asks(at.D_PILFER)


@pytest.mark.rule("AN-A46", "AN-16.6", "AN-16.1")
@pytest.mark.parametrize(("option", "appeal", "target"), [("next", 12, 2), ("next", 8, None), ("void", 12, None)])
def test_the_next_player_takes_the_place_of_a_protected_leader(option: str, appeal: int, target: int | None) -> None:
    scene = Scene(seats=3, protected_leader=option)
    me, b, c = scene.zoos
    me.appeal, b.appeal, c.appeal = 4, 30, appeal  # the animal brings 6 first
    scene.sponsor(225, zoo=b)
    bring(scene, 456)
    resolve(scene, "appeal")
    assert (scene.state.current_player() if scene.asks(at.D_PILFER) else None) == target
    hypnotist = Scene(seats=3, protected_leader=option, hypnosis_target="when_played")
    me, b, c = hypnotist.zoos
    me.appeal, b.appeal, c.appeal = appeal - 1 if target else appeal + 1, 30, appeal
    hypnotist.sponsor(225, zoo=b)
    bring(hypnotist, 485)
    assert hypnotist.asks(at.D_HYPNOSIS) is bool(target)
    if target:
        assert hypnotist.state.arg(0) == 2
    unknown = Scene(seats=3, protected_leader=option)
    _, b, c = unknown.zoos
    b.appeal, c.appeal = 4, 30  # protected although it leads in conservation
    b.conservation, c.conservation = 9, 2
    assert leaders(unknown.state, 0, 1) == (0b100 if option == "next" else 0)


@pytest.mark.rule("AN-T188", "AN-16.9", "AN-22.41")
def test_gifts_and_counts_are_not_interactive() -> None:
    scene = Scene()
    you = scene.you
    you.appeal, you.money = 3, 10
    scene.sponsor(225, zoo=you)
    scene.icons(you, europe=2)
    scene.hand(207)
    scene.upgrade("sponsors")
    scene.icons(predator=1, herbivore=1, africa=1, asia=1)
    scene.me.conservation = 10
    scene.perform("sponsors", "play sponsors", "play basic research")
    scene.finish()
    assert you.money == 14
    scene.next_turn()
    appeal = scene.me.appeal
    scene.icons(europe=2)
    bring(scene, 418)
    scene.finish()
    assert scene.me.appeal == appeal + 2 + 5


@pytest.mark.rule("AN-1.7", "AN-T164", "AN-16.5")
def test_who_knows_a_stolen_card() -> None:
    scene = Scene(seats=3)
    me, b, c = scene.zoos
    me.appeal, b.appeal, c.appeal = 0, 30, 20
    scene.hand(401, zoo=b)
    bring(scene, 456)
    scene.through_pools()
    scene.do("give card")
    assert scene.state.known[CONTENT.card(401)] == 0b011  # thief and victim only
    for seat, knows in ((0, True), (2, False), (None, False)):
        assert ("'Cheetah'" in repr(GAME.view(scene.state, seat).zoos[0])) is knows
