"""Animal abilities, one after another (AN-15, AN-22.1 to AN-22.32)."""

from __future__ import annotations

import pytest
from ark_nova_table import ACTION_WORDS, CONTENT, TABLES, Scene, holds, name_of
from librt.vecs import vec
from mypy_extensions import i64

from menagerie.games.ark_nova import GAME
from menagerie.games.ark_nova import actions as act
from menagerie.games.ark_nova import frames as at
from menagerie.games.ark_nova import tables as t
from menagerie.games.ark_nova.effects import resist


def bring(number: int, *hand: int, scene: Scene | None = None) -> Scene:
    """Play an animal from slot 2 of a zoo that fulfils its conditions, up to the first question of its effects."""
    scene = scene or Scene()
    card = CONTENT.card(number)
    scene.hand(number, *hand)
    scene.strength("animals", 2)
    scene.me.reputation = max(scene.me.reputation, 1)
    if scene.me.conservation == 0:
        scene.me.conservation = 2
    for icon in range(t.ICONS):
        scene.me.icons[icon] = max(scene.me.icons[icon], TABLES.need_icon[card * t.STRIDE + icon])
    if TABLES.need_animals_ii[card]:
        scene.upgrade("animals")
    if TABLES.need_partner[card]:
        scene.me.partner_zoos |= sum(1 << land for land in range(5) if TABLES.icons[card * t.STRIDE + 7 + land])
    home = "into the petting-zoo"
    if TABLES.standard[card]:
        size = f"enclosure-{TABLES.size[card]}"
        home = scene.somewhere(size, rock=TABLES.rock[card], water=TABLES.water[card])
    elif scene.me.petting_zoo < 0:
        scene.somewhere("petting-zoo")
    scene.perform("animals", f"play {name_of(number)}", home)
    return scene


@pytest.mark.rule("AN-T48", "AN-15.1", "AN-22.30")
def test_sprint() -> None:
    scene = Scene()
    scene.top(201, 202, 203)
    appeal = scene.me.appeal
    bring(401, scene=scene)
    assert scene.me.appeal == appeal + 6
    assert all(holds(scene.me.hand, number) for number in (201, 202, 203)) and len(scene.me.hand) == 3


@pytest.mark.rule("AN-T49", "AN-15.2", "AN-4.48", "AN-22.11")
def test_hunter() -> None:
    scene = Scene()
    scene.top(201, 417, 202)
    bring(404, scene=scene)
    assert scene.legal() == ["keep wolf"]  # mandatory
    scene.do("keep wolf")
    assert list(scene.me.hand) == [CONTENT.card(417)] and holds(scene.state.discard, 201)
    assert not holds(scene.state.discard, 202)
    none = Scene()
    none.top(201, 202)
    bring(404, scene=none)
    assert len(none.me.hand) == 0 and holds(none.state.discard, 201) and holds(none.state.discard, 202)
    both = Scene()
    both.top(405, 417)
    bring(404, scene=both)
    assert both.legal() == ["keep fennec fox", "keep wolf"]


@pytest.mark.rule("AN-T50", "AN-15.3", "AN-4.47", "AN-22.21")
def test_perception() -> None:
    scene = Scene()
    scene.top(201, 202, 203, 204, 205)
    bring(513, scene=scene)
    assert len(scene.legal()) == 4
    scene.do("keep spokesperson", "keep science lab")
    assert sorted(scene.me.hand) == [CONTENT.card(201), CONTENT.card(202)]
    assert holds(scene.state.discard, 203) and holds(scene.state.discard, 204)
    assert not holds(scene.state.discard, 205)


@pytest.mark.rule("AN-T51", "AN-15.4", "AN-22.27")
def test_scavenging() -> None:
    scene = Scene()
    scene.pile(201)
    bring(496, scene=scene)
    assert scene.legal() == ["keep science lab"]
    scene.do("keep science lab")
    assert holds(scene.me.hand, 201) and len(scene.state.discard) == 0
    empty = Scene()
    empty.pile()
    bring(496, scene=empty)
    assert empty.state.active == 1 and len(empty.me.hand) == 0
    many = Scene()
    many.pile(201, 202, 203, 204)
    bring(496, scene=many)
    assert len(many.legal()) == 2
    many.do(many.legal()[0])
    assert len(many.state.discard) == 3


@pytest.mark.rule("AN-T52", "AN-15.5", "AN-4.44", "AN-22.28", "AN-4.8")
def test_snapping_twice() -> None:
    scene = Scene()
    scene.display(201, 202, 203, 204, 205, 206)
    scene.top(207, 208)
    bring(489, scene=scene)
    assert scene.legal() == [f"folder {folder}" for folder in range(1, 7)]
    scene.do("folder 6")
    assert scene.legal() == ["replenish", "decline"]
    kept = scene.state.clone()
    scene.do("replenish", "folder 6")
    assert holds(scene.me.hand, 206) and holds(scene.me.hand, 207)
    scene.state = kept
    scene.do("decline")
    assert scene.legal() == [f"folder {folder}" for folder in range(1, 6)]


@pytest.mark.rule("AN-T53", "AN-15.6", "AN-4.45", "AN-22.7", "AN-A18")
def test_digging() -> None:
    scene = Scene()
    scene.display(201, 202, 203, 204, 205, 206)
    scene.top(207, 208, 209)
    bring(435, 405, scene=scene)
    scene.through_pools()
    assert scene.legal() == [*(f"dig {folder}" for folder in range(1, 7)), "discard fennec fox", "done"]
    scene.do("dig 1")
    shown = [CONTENT.cards[card].number for card in scene.state.display]
    assert shown == [202, 203, 204, 205, 206, 207] and holds(scene.state.discard, 201)
    scene.do("discard fennec fox")
    assert holds(scene.me.hand, 208) and holds(scene.state.discard, 405)
    scene.do("done")
    assert scene.state.active == 1


@pytest.mark.rule("AN-A18", "AN-15.6")
def test_digging_fills_gaps_left_earlier() -> None:
    scene = Scene()
    scene.display(435, 202, 203, 204, 205, 206)
    scene.hand(405)
    scene.strength("animals", 2)
    scene.upgrade("animals")
    home = scene.somewhere("enclosure-2")
    scene.perform("animals", "play malayan tapir", home)
    scene.through_pools()
    assert scene.state.display[0] == 255
    scene.do("dig 3")
    assert 255 not in list(scene.state.display)
    assert [CONTENT.cards[card].number for card in list(scene.state.display)[:4]] == [202, 204, 205, 206]


@pytest.mark.rule("AN-T54", "AN-15.7", "AN-22.29")
def test_sponsor_magnet() -> None:
    scene = Scene()
    scene.display(401, 202, 403, 404, 205, 206)
    scene.me.multiplier[t.ANIMALS_CARD] = 1
    scene.somewhere("enclosure-1")
    bring(437, 405, scene=scene)
    assert [CONTENT.cards[card].number for card in scene.me.hand] == [405, 202, 205, 206]
    assert [folder for folder in range(6) if scene.state.display[folder] == 255] == [1, 4, 5]
    scene.do("done")
    assert 255 not in list(scene.state.display)


@pytest.mark.rule("AN-T55", "AN-15.8", "AN-4.46", "AN-22.31")
def test_sun_bathing() -> None:
    scene = bring(473, 201, 202, 203)
    assert len(scene.legal()) == 4
    scene.do("sell science lab", "sell spokesperson")
    assert scene.me.money == 100 - 9 + 8 and list(scene.me.hand) == [CONTENT.card(203)]
    assert scene.state.active == 1 and holds(scene.state.discard, 201)


@pytest.mark.rule("AN-T56", "AN-15.9", "AN-22.25", "AN-4.46")
def test_pouch() -> None:
    scene = Scene()
    appeal = scene.me.appeal
    bring(448, 201, 202, scene=scene)
    scene.through_pools()
    scene.do("pouch science lab", "pouch spokesperson")
    assert scene.me.appeal == appeal + 12 and scene.me.reputation == 2
    assert len(scene.me.pouched) == 2 and not holds(scene.state.discard, 201)


@pytest.mark.rule("AN-T57", "AN-15.10", "AN-17.1", "AN-22.17")
def test_jumping() -> None:
    scene = Scene()
    scene.state.break_token = 7
    scene.me.multiplier[t.ANIMALS_CARD] = 1
    scene.somewhere("enclosure-1")
    bring(413, 405, scene=scene)
    assert scene.me.money == 100 - 10 + 3 and scene.me.x_tokens == 1
    assert (scene.state.break_token, scene.state.break_due, scene.state.breaks) == (9, 1, 0)
    scene.do("done")
    assert scene.state.breaks == 1  # after the turn


@pytest.mark.rule("AN-T58", "AN-15.11", "AN-22.15", "AN-22.10", "AN-15.17")
@pytest.mark.parametrize(("held", "after"), [(0, 3), (4, 5)])
def test_inventive_bears(held: int, after: int) -> None:
    scene = Scene()
    scene.icons(bear=1)
    scene.icons(scene.you, bear=2)
    scene.me.x_tokens = held
    bring(411, scene=scene)
    scene.finish()
    assert scene.me.x_tokens == after and scene.me.active_workers == 2


@pytest.mark.rule("AN-T59", "AN-15.11", "AN-22.16", "AN-22.14")
@pytest.mark.parametrize(("before", "tokens"), [(2, 2), (4, 3), (1, 1), (0, 1)])
def test_inventive_primates(before: int, tokens: int) -> None:
    scene = Scene()
    scene.icons(primate=before)
    bring(459, scene=scene)
    assert scene.me.x_tokens == tokens
    plain = bring(414)
    assert plain.me.x_tokens == 1


@pytest.mark.rule("AN-T60", "AN-15.12", "AN-22.19")
def test_pack() -> None:
    scene = Scene()
    scene.icons(predator=2)
    appeal = scene.me.appeal
    bring(417, scene=scene)
    assert scene.me.appeal == appeal + 7


@pytest.mark.rule("AN-T61", "AN-15.13", "AN-22.13")
def test_iconic_animal() -> None:
    scene = Scene()
    scene.icons(europe=2)
    scene.icons(scene.you, europe=6)
    appeal = scene.me.appeal
    bring(418, scene=scene)
    assert scene.me.appeal == appeal + 10
    partner = Scene()
    partner.icons(europe=2)
    partner.partners("europe", zoo=partner.you)
    appeal = partner.me.appeal
    bring(418, scene=partner)
    assert partner.me.appeal == appeal + 2 + 4


@pytest.mark.rule("AN-T62", "AN-15.15", "AN-4.38", "AN-7.11", "AN-22.24")
def test_posturing() -> None:
    scene = Scene()
    scene.me.reputation = 5
    appeal = scene.me.appeal
    bring(501, scene=scene)
    scene.through_pools()
    assert scene.legal() == ["build kiosk", "build pavilion", "decline"]
    declined = scene.state.clone()
    money = scene.me.money
    for _ in range(2):
        scene.do("build pavilion")
        places = [place for place in scene.state.legal_actions() if not covers_bonus(place)]
        scene.state.apply_action(places[0])
    assert scene.me.appeal == appeal + 9 and scene.me.money == money and scene.state.active == 1
    scene.state = declined
    scene.do("decline")
    assert scene.state.active == 1 and len(scene.state.zoos[0].building) == 1


def covers_bonus(place: int) -> bool:
    row = TABLES.geo.place_row[t.PAVILION * 348 + place - act.PLACE]
    return bool(TABLES.geo.place_mask[row] & TABLES.bonus_cells[1])


@pytest.mark.rule("AN-15.15", "AN-7.9")
def test_posturing_keeps_kiosks_apart() -> None:
    scene = Scene()
    scene.built("kiosk", (8, 5))
    bring(501, scene=scene)
    scene.through_pools()
    scene.do("build kiosk")
    assert scene.why_not(scene.at("kiosk", (8, 7))) == "AN-7.9"


@pytest.mark.rule("AN-T63", "AN-15.16", "AN-22.20", "AN-7.12")
def test_peacocking() -> None:
    scene = Scene("A")
    scene.animal(495)
    scene.somewhere("enclosure-5", occupied=True)
    scene.somewhere("enclosure-4", occupied=True)
    bring(514, scene=scene)
    scene.through_pools()
    assert scene.may("decline")
    money = scene.me.money
    scene.do(scene.legal()[0])
    assert scene.me.aviary >= 0 and scene.me.money == money and scene.asks(at.D_MOVE_IN)
    assert "move secretary bird" in scene.legal() and "move emu" not in scene.legal()
    scene.do("move secretary bird")
    number = list(scene.me.building).index(t.ENCLOSURE_1 + 3)
    assert scene.me.aviary_used == 1 and not scene.me.occupied >> number & 1
    again = Scene("A")
    again.somewhere("aviary")
    bring(514, scene=again)
    again.finish()
    assert again.state.active == 1


@pytest.mark.rule("AN-T64", "AN-9.13", "AN-15.17", "AN-22.10", "AN-22.142")
def test_full_throated() -> None:
    scene = Scene("A")
    scene.me.lying_workers, scene.me.active_workers = 1, 3
    scene.me.conservation = 11
    bring(421, scene=scene)
    scene.finish()
    assert (scene.me.active_workers, scene.me.lying_workers, scene.me.conservation) == (4, 0, 13)
    none = Scene("A")
    none.me.lying_workers, none.me.active_workers = 0, 4
    none.me.conservation = 11
    bring(421, scene=none)
    none.finish()
    assert (none.me.active_workers, none.me.conservation) == (4, 11)


@pytest.mark.rule("AN-T65", "AN-15.18", "AN-22.26", "AN-14.3")
def test_resistance() -> None:
    scene = bring(426)
    held = list(scene.me.finals)
    scene.through_pools()
    drawn = list(scene.me.marked)
    assert len(drawn) == 2 and len(scene.legal()) == 2
    scene.do(scene.legal()[1])
    assert list(scene.me.finals) == [*held, drawn[1]] and scene.state.final_pile[0] == drawn[0]
    scene.finish()
    scene.next_turn()
    # The discard at 10 conservation leaves two of the three.
    scene.me.conservation = 9
    scene.strength("association", 5)
    scene.upgrade("association")
    scene.perform("association", "task reputation", "donate")
    assert scene.asks(at.D_FINAL)
    scene.finish()
    assert len(scene.me.finals) == 2 and len(scene.you.finals) == 1


@pytest.mark.rule("AN-T66", "AN-15.19", "AN-4.49", "AN-10.12", "AN-22.2")
def test_assertion() -> None:
    scene = Scene(base_projects=[101, 102, 103])
    bring(427, scene=scene)
    scene.through_pools()
    assert scene.legal() == [*(f"keep {name_of(number)}" for number in range(104, 113)), "decline"]
    assert [card.number for card in GAME.view(scene.state, 0).seen] == list(range(104, 113))
    assert GAME.view(scene.state, 1).seen == []
    scene.do("keep asia")
    assert holds(scene.me.hand, 106)
    scene.next_turn()
    # Played later it stands above the board, where tokens of 215 and 218 are of no use.
    scene.sponsor(218)
    scene.icons(asia=1)
    scene.strength("association", 5)
    scene.perform("association")
    scene.do("task project")
    assert scene.legal() == ["play habitat diversity"] and scene.why_not("play asia") == "AN-10.3"
    played = Scene(base_projects=[101, 102, 103])
    played.hand(106)
    played.icons(asia=2)
    played.me.conservation = 10
    played.strength("association", 5)
    played.perform("association", "task project", "play asia", "slot 3", "edge 6")
    assert [CONTENT.cards[card].number for card in played.state.above] == [106]
    assert [CONTENT.cards[card].number for card in played.state.base] == [101, 102, 103]


@pytest.mark.rule("AN-T67", "AN-15.19", "AN-22.8")
def test_dominance() -> None:
    dealt = Scene(base_projects=[101, 102, 108])
    bring(451, scene=dealt)
    dealt.finish()
    assert len(dealt.me.hand) == 0
    free = Scene(base_projects=[101, 102, 103])
    bring(451, scene=free)
    free.through_pools()
    assert free.legal() == ["keep primates", "decline"]
    free.do("keep primates")
    assert holds(free.me.hand, 108) and free.state.undealt >> 7 & 1 == 0


@pytest.mark.rule("AN-T68", "AN-15.21", "AN-4.50", "AN-5.15", "AN-22.4")
def test_clever() -> None:
    scene = Scene()
    scene.hand(405)
    scene.row("cards", "animals", "build", "association", "sponsors")
    home = scene.somewhere("enclosure-1")
    scene.perform("animals", "play fennec fox", home)
    assert scene.slots() == ["animals", "cards", "build", "association", "sponsors"]
    assert scene.legal() == [*(f"clever {word}" for word in ACTION_WORDS), "decline"]
    scene.do("clever build")
    assert scene.slots() == ["build", "animals", "cards", "association", "sponsors"]


@pytest.mark.rule("AN-T69", "AN-15.22", "AN-4.51", "AN-5.15", "AN-22.3")
def test_boost() -> None:
    scene = Scene()
    scene.hand(408)
    scene.row("association", "animals", "build", "cards", "sponsors")
    home = scene.somewhere("enclosure-3")
    scene.perform("animals", "play sloth bear", home)
    assert scene.legal() == ["to slot 1", "to slot 5", "decline"]
    assert scene.slots()[1] == "association"
    scene.do("to slot 5")
    assert scene.slots() == ["animals", "build", "cards", "sponsors", "association"]


@pytest.mark.rule("AN-T70", "AN-15.23", "AN-4.52", "AN-22.1")
def test_a_further_named_action() -> None:
    scene = bring(409)
    row = scene.slots()
    assert scene.legal() == ["use association", "decline"]
    strength = row.index("association") + 1
    scene.do("use association", "perform")
    assert scene.state.act_strength == strength
    scene.do("task reputation")
    assert scene.slots()[:2] == ["association", "animals"] and scene.state.active == 1
    declined = bring(409)
    declined.do("decline")
    assert declined.state.active == 1 and declined.slots() == row


@pytest.mark.rule("AN-A47", "AN-15.23")
def test_a_named_action_as_an_x_token() -> None:
    scene = bring(409, scene=Scene(action_ability_x="no"))
    scene.do("use association")
    assert scene.legal() == ["perform"] and scene.why_not("x-token") == "AN-A47"
    idle = Scene(action_ability_x="no")
    idle.me.active_workers = 0
    bring(409, scene=idle)
    assert idle.legal() == ["decline"] and idle.why_not("use association") == "AN-4.2"
    token = bring(409)
    token.do("use association", "x-token")
    assert token.me.x_tokens == 1 and token.slots()[0] == "association"


@pytest.mark.rule("AN-T71", "AN-15.24", "AN-22.6", "AN-A8", "AN-4.52")
def test_determination() -> None:
    scene = Scene()
    scene.display(505, 202, 203, 204, 205, 206)
    bring(505, scene=scene)
    shown = list(scene.state.display)
    assert scene.legal() == [*(f"use {word}" for word in ACTION_WORDS), "decline"]
    scene.do("use sponsors", "perform", "break")
    assert scene.state.act_strength == 5 and scene.state.active == 1
    assert shown.count(255) == 0  # played from the hand: nothing to refill
    strict = Scene(determination="not_same_card")
    bring(505, scene=strict)
    assert strict.legal() == ["use build", "use cards", "use association", "use sponsors", "decline"]


@pytest.mark.rule("AN-T71", "AN-4.8")
def test_no_refill_between_two_actions_of_a_turn() -> None:
    scene = Scene()
    scene.display(505, 202, 203, 204, 205, 206)
    scene.strength("animals", 2)
    scene.upgrade("animals")
    home = scene.somewhere("enclosure-4", water=1)
    scene.perform("animals", "play bald eagle", home)
    scene.do("use sponsors", "perform")
    assert scene.state.display[0] == 255
    scene.do("break")
    assert scene.state.display[0] != 255


@pytest.mark.rule("AN-T72", "AN-15.25", "AN-5.14", "AN-22.18")
def test_multiplier() -> None:
    scene = bring(510)
    assert scene.me.multiplier[t.BUILD_CARD] == 1
    scene.next_turn()
    scene.state.break_token = 8
    scene.perform("sponsors", "break")
    scene.finish()
    assert scene.state.breaks == 1 and list(scene.me.multiplier) == [0, 0, 0, 0, 0]


@pytest.mark.rule("AN-T79", "AN-15.27", "AN-20.5")
@pytest.mark.parametrize(("number", "kind"), [(483, at.D_CLEVER), (475, at.D_EXTRA), (470, 0), (456, 0)])
@pytest.mark.parametrize("solo", [True, False])
def test_replaced_abilities(number: int, kind: int, solo: bool) -> None:
    scene = Scene(seats=1) if solo else Scene(peaceful=True)
    scene.you = scene.zoos[-1]
    if not solo:
        scene.you.appeal = 50
    scene.top(201)
    bring(number, scene=scene)
    scene.through_pools()
    if kind:
        assert scene.asks(kind)
    elif number == 470:
        assert scene.me.x_tokens == 2
    else:
        assert holds(scene.me.hand, 201)
    if not solo:
        assert scene.you.venom == 0 and scene.you.constriction == 0


@pytest.mark.rule("AN-T196", "AN-21.2", "AN-21.3")
def test_nothing_to_find() -> None:
    scene = Scene("8")
    scene.only_deck(401, 402)
    scene.strength("build", 1)
    scene.built("enclosure-1", (1, 8))
    scene.perform("build")
    scene.build("kiosk", (1, 10))
    assert len(scene.me.hand) == 0 and len(scene.state.discard) == 2
    final = Scene()
    final.state.final_pile = vec[i64]([final.state.final_pile[0]])
    last = final.state.final_pile[0]
    resist(final.state, 0)
    assert last in list(final.me.finals) and len(final.me.finals) == 3
