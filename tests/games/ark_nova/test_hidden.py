"""Who knows what (AN-1)."""

from __future__ import annotations

import msgspec
import pytest
from ark_nova_table import CONTENT, Scene, holds

from menagerie.core.rng import Rng
from menagerie.games.ark_nova import GAME
from menagerie.games.ark_nova import frames as at
from menagerie.games.ark_nova.effects import draw_many, hunt, under_pile
from menagerie.games.ark_nova.flow import Position
from menagerie.games.ark_nova.state import without


def zoo_text(scene: Scene, watcher: int | None, owner: int) -> str:
    """What a watcher sees of a zoo."""
    return msgspec.json.encode(GAME.view(scene.state, watcher).zoos[owner]).decode()


@pytest.mark.rule("AN-T164", "AN-1.3", "AN-1.5", "AN-1.7")
def test_hunted_cards_are_known_and_drawn_ones_are_not() -> None:
    scene = Scene(seats=3)
    scene.top(417, 201)
    hunt(scene.state, 0, 2)
    scene.do("keep wolf")
    for watcher in (0, 1, 2, None):
        assert '"Wolf"' in zoo_text(scene, watcher, 0)
    scene.top(402)
    draw_many(scene.state, 0, 1)
    for watcher in (0, 1, 2, None):
        assert ('"Lion"' in zoo_text(scene, watcher, 0)) is (watcher == 0)


@pytest.mark.rule("AN-T164", "AN-1.3", "AN-1.4")
def test_views_differ_only_in_private_zones() -> None:
    scene = Scene(seats=2)
    scene.hand(401, 402)
    views = [msgspec.to_builtins(GAME.view(scene.state, seat)) for seat in (0, 1, None)]

    def differing(a: object, b: object, path: str = "") -> set[str]:
        if isinstance(a, dict) and isinstance(b, dict):
            return {one for key in a for one in differing(a[key], b.get(key), f"{path}/{key}")}
        if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
            return {one for x, y in zip(a, b, strict=True) for one in differing(x, y, path)}
        return set() if a == b else {path}

    public = {"money", "appeal", "conservation", "reputation", "x_tokens", "buildings", "animals", "sponsors"}
    for other in views[1:]:
        found = differing(views[0], other)
        assert found
        assert not any(path.split("/")[-1] in public for path in found), found


@pytest.mark.rule("AN-1.6", "AN-A1")
@pytest.mark.parametrize(("option", "shown"), [("top", 1), ("all", 3)])
def test_the_discard_pile(option: str, shown: int) -> None:
    scene = Scene(discard_view=option)
    scene.pile(201, 202, 203)
    view = msgspec.json.encode(GAME.view(scene.state, 1)).decode()
    visible = sum(f'"{CONTENT.cards[CONTENT.card(number)].name}"' in view for number in (201, 202, 203))
    assert visible == shown and f'"{CONTENT.cards[CONTENT.card(203)].name}"' in view


@pytest.mark.rule("AN-1.4", "AN-1.5")
def test_final_cards_and_pouches_are_private() -> None:
    scene = Scene()
    scene.hand(450, 405)
    scene.strength("animals", 2)
    home = scene.somewhere("enclosure-2")
    scene.perform("animals", "play common wombat", home)
    scene.through_pools()
    scene.do("pouch fennec fox")
    assert list(scene.me.pouched) == [CONTENT.card(405)]
    assert '"Fennec Fox"' not in zoo_text(scene, 1, 0) and '"Fennec Fox"' not in zoo_text(scene, None, 0)
    final = CONTENT.finals[scene.me.finals[0]].name
    assert f'"{final}"' in zoo_text(scene, 0, 0)
    assert f'"{final}"' not in zoo_text(scene, 1, 0) and f'"{final}"' not in zoo_text(scene, None, 0)


@pytest.mark.rule("AN-1.4", "AN-15.3")
def test_perceived_cards_are_private_until_discarded() -> None:
    scene = Scene()
    scene.hand(513)
    scene.top(201, 202, 203, 204)
    scene.strength("animals", 2)
    home = scene.somewhere("enclosure-1")
    scene.perform("animals", "play barn owl", home)
    assert scene.asks(at.D_KEEP)
    for watcher, sees in ((0, True), (1, False), (None, False)):
        assert ('"Spokesperson"' in msgspec.json.encode(GAME.view(scene.state, watcher)).decode()) is sees
    scene.do("keep science lab", "keep spokesperson")
    assert '"Spokesperson"' not in zoo_text(scene, 1, 0)
    assert holds(scene.state.discard, 203)


@pytest.mark.rule("AN-1.8", "AN-14.3")
@pytest.mark.parametrize("seat", [0, 2, -1])
def test_resampling_keeps_that_others_know_a_final_card(seat: int) -> None:
    scene = Scene(seats=3)
    state = scene.state
    returned = state.zoos[1].finals[0]
    state.zoos[1].finals = without(state.zoos[1].finals, returned)
    under_pile(state, returned)

    def known_by(position: Position) -> list[list[int]]:
        zones = [position.final_pile, *(zoo.finals for zoo in position.zoos)]
        return [[int(position.final_known[final]) for final in zone] for zone in zones]

    before = known_by(state)
    assert before[0][0] == 1 << 1
    for seed in range(8):
        twin = state.clone()
        twin.determinize(seat, Rng(seed))
        assert known_by(twin) == before


@pytest.mark.rule("AN-1.8", "AN-1.5")
@pytest.mark.parametrize("seat", [0, 1, -1])
def test_resampling_keeps_what_a_seat_knows(seat: int) -> None:
    scene = Scene(seats=2)
    scene.hand(401, 402, 403)
    scene.strength("cards", 5)
    scene.perform("cards", "snap", "folder 3")
    watcher = None if seat < 0 else seat
    before = msgspec.json.encode(GAME.view(scene.state, watcher))
    orders = set()
    for seed in range(8):
        twin = scene.state.clone()
        twin.determinize(seat, Rng(seed))
        assert msgspec.json.encode(GAME.view(twin, watcher)) == before
        assert twin.legal_actions() == scene.state.legal_actions() or seat not in (-1, twin.current_player())
        orders.add(tuple(twin.deck))
        assert sorted([*twin.deck, *twin.zoos[1].hand, *twin.zoos[0].hand]) == sorted(
            [*scene.state.deck, *scene.you.hand, *scene.me.hand]
        )
    assert len(orders) > 4


@pytest.mark.rule("AN-1.9", "AN-1.4")
def test_maps_offered_are_private() -> None:
    state = GAME.new(2, seed=9, options={"maps": "random"})
    own = {int(face) for face in state.maps_offered[:2]}
    state.turn_to(0)
    legal = state.legal_actions()
    assert {action - 108 for action in legal} == own
    other = [CONTENT.maps[int(face)].name for face in list(state.maps_offered)[2:]]
    text = msgspec.json.encode(GAME.view(state, 0).zoos).decode()
    assert not any(f'"{name}"' in text for name in other)
    drawn = GAME.view(state, 0).maps_offered
    assert {face.map_name for face in drawn} == {CONTENT.maps[face].name for face in own}
    assert all(len(face.hexes) == 58 and face.edge for face in drawn)
    assert GAME.view(state, None).maps_offered == []


@pytest.mark.rule("AN-1.7")
def test_a_card_from_the_display_is_known() -> None:
    scene = Scene()
    scene.display(401, 402, 403, 404, 405, 406)
    scene.strength("cards", 5)
    scene.perform("cards", "snap", "folder 3")
    for watcher in (1, None):
        assert '"Leopard"' in zoo_text(scene, watcher, 0)


@pytest.mark.rule("AN-A42", "AN-1.4", "AN-15.4", "AN-1.8")
def test_a_scavenged_card_is_private() -> None:
    scene = Scene(seats=3)
    pile = [201, 202, 203, 204, 205, 206]
    scene.pile(*pile)
    scene.hand(496)
    scene.strength("animals", 2)
    home = scene.somewhere("enclosure-3")
    scene.perform("animals", "play marabou", home)
    kept = scene.state.seen[0]
    for twin in samples(scene, 1):
        assert all(200 < CONTENT.cards[card].number <= 206 for card in twin.seen)
    scene.do(f"keep {CONTENT.cards[kept].name}")
    name = f'"{CONTENT.cards[kept].name}"'
    assert name in zoo_text(scene, 0, 0) and name not in zoo_text(scene, 1, 0) and name not in zoo_text(scene, None, 0)
    guesses = {int(twin.zoos[0].hand[0]) for twin in samples(scene, 1)}
    assert kept in guesses and 1 < len(guesses) <= 4  # one of those that nobody has seen lying in the pile
    assert all(CONTENT.cards[card].number in pile for card in guesses)
    assert {int(twin.zoos[0].hand[0]) for twin in samples(scene, 0)} == {int(kept)}
    public = Scene(seats=3, discard_view="all")
    public.pile(*pile)
    public.hand(496)
    public.strength("animals", 2)
    home = public.somewhere("enclosure-3")
    public.perform("animals", "play marabou", home)
    kept = public.state.seen[0]
    public.do(f"keep {CONTENT.cards[kept].name}")
    assert {int(twin.zoos[0].hand[0]) for twin in samples(public, 1)} == {int(kept)}


def samples(scene: Scene, seat: int, count: int = 30) -> list[Position]:
    """Positions that a seat cannot tell from the present one."""
    found = []
    watcher = None if seat < 0 else seat
    before = msgspec.json.encode(GAME.view(scene.state, watcher))
    for seed in range(count):
        twin = scene.state.clone()
        twin.determinize(seat, Rng(seed))
        assert msgspec.json.encode(GAME.view(twin, watcher)) == before
        assert twin.check() == scene.state.check()
        found.append(twin)
    return found


@pytest.mark.rule("AN-A39", "AN-1.4", "AN-1.5", "AN-15.19")
def test_an_asserted_base_project_is_private() -> None:
    scene = Scene(seats=3, base_projects=[101, 102, 103])
    scene.hand(427)
    scene.strength("animals", 2)
    scene.icons(research=1)
    home = scene.somewhere("enclosure-4", rock=1)
    scene.perform("animals", "play white rhinoceros", home)
    scene.through_pools()
    assert all(twin.undealt == scene.state.undealt for twin in samples(scene, 0, 5))
    scene.do("keep asia")
    assert '"Asia"' not in repr(GAME.view(scene.state, 1).zoos[0].hand)
    guesses = {CONTENT.cards[twin.zoos[0].hand[0]].number for twin in samples(scene, 1, 60)}
    assert guesses <= set(range(104, 113)) and len(guesses) > 5
    for twin in samples(scene, 1, 5):
        assert twin.undealt & (1 << (twin.zoos[0].hand[0] - 192)) == 0 and twin.undealt.bit_count() == 8
    known = Scene(seats=3, base_projects=[101, 102, 103])
    known.hand(451)
    known.upgrade("animals")
    known.icons(primate=2)
    known.strength("animals", 2)
    known.me.conservation = 10
    home = known.somewhere("enclosure-5", rock=1)
    known.perform("animals", "play proboscis monkey", home)
    known.through_pools()
    known.do("keep primates")
    assert known.state.known[CONTENT.card(108)] == 128  # dominance takes no other


@pytest.mark.rule("AN-1.7", "AN-16.5")
def test_known_cards_stay_in_the_two_hands_after_a_theft() -> None:
    scene = Scene(seats=3)
    me, b, c = scene.zoos
    me.appeal, b.appeal, c.appeal = 0, 30, 20
    scene.hand(401, 402, 403, zoo=b)
    for number in (401, 402):
        scene.state.known[CONTENT.card(number)] = 128  # taken from the display before
    scene.hand(456)
    scene.partners("africa")
    scene.strength("animals", 2)
    home = scene.somewhere("enclosure-2")
    scene.perform("animals", "play barbary macaque", home)
    scene.through_pools()
    scene.do("give card")
    for twin in samples(scene, 2):
        both = {CONTENT.cards[card].number for zoo in twin.zoos[:2] for card in zoo.hand}
        assert {401, 402} <= both
    for seat in (0, 1):
        assert all(list(twin.zoos[0].hand) == list(me.hand) for twin in samples(scene, seat, 5))
