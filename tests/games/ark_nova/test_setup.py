"""Setting up a game (AN-1 to AN-3)."""

from __future__ import annotations

import pytest
from ark_nova_table import CONTENT, TABLES, Scene, cells_of

from menagerie.core.errors import OptionError
from menagerie.games.ark_nova import GAME
from menagerie.games.ark_nova import actions as act
from menagerie.games.ark_nova import tables as t
from menagerie.games.ark_nova.flow import Position
from menagerie.games.ark_nova.geometry import popcount
from menagerie.games.ark_nova.scoring import points
from menagerie.games.ark_nova.state import BLOCKED

SEATS = [1, 2, 3, 4]


def dealt(seats: int, face: str = "0", **options: object) -> Position:
    """A new game played up to the first turn."""
    state = GAME.new(seats, seed=5, options={"maps": face, **options})
    while state.phase == 0:
        state.apply_action(state.legal_actions()[0])
    return state


@pytest.mark.rule("AN-T1", "AN-2.2", "AN-2.3", "AN-2.5", "AN-2.7", "AN-13.1", "AN-19.11")
def test_the_tables_hold_all_components() -> None:
    numbers = [card.number for card in CONTENT.cards]
    assert sum(401 <= number <= 528 for number in numbers) == 128
    assert sum(201 <= number <= 264 for number in numbers) == 64
    assert sum(101 <= number <= 112 for number in numbers) == 12
    assert sum(113 <= number <= 132 for number in numbers) == 20
    assert len(CONTENT.finals) == 11 and len(TABLES.tile_bonus) == 9
    assert [face.id for face in CONTENT.maps] == ["A", "0", "1", "2", "3", "4", "5", "6", "7", "8"]
    assert popcount(TABLES.geo.border) == 26
    assert (t.CATEGORIES, t.CONTINENTS, t.ICONS) == (7, 5, 15)
    tokens = {CONTENT.cards[card].number: TABLES.tokens[card] for card in range(224) if TABLES.tokens[card]}
    assert tokens == {215: 2, 218: 2, 253: 3}


CHECKSUMS = {
    "A": (42, 7, 9, 2, 12), "0": (39, 9, 10, 2, 12), "1": (42, 9, 7, 3, 9), "2": (42, 9, 7, 4, 8),
    "3": (42, 7, 9, 5, 19), "4": (42, 7, 9, 4, 9), "5": (43, 7, 8, 3, 9), "6": (42, 7, 9, 4, 9),
    "7": (42, 9, 7, 3, 13), "8": (42, 9, 7, 3, 7),
}  # fmt: skip


@pytest.mark.rule("AN-19.11", "AN-2.5", "AN-T1")
@pytest.mark.parametrize("face", list(CHECKSUMS))
def test_terrain_counts_of_the_maps(face: str) -> None:
    number = act.MAP_WORDS.index(face)
    columns = (TABLES.plain, TABLES.rock_cells, TABLES.water_cells, TABLES.build_ii, TABLES.bonus_cells)
    assert tuple(popcount(column[number]) for column in columns) == CHECKSUMS[face]
    # Marks and bonuses lie on plain cells only.
    assert (TABLES.build_ii[number] | TABLES.bonus_cells[number]) & ~TABLES.plain[number] == 0


@pytest.mark.rule("AN-T2", "AN-3.13", "AN-3.1", "AN-3.5", "AN-3.14", "AN-1.1")
@pytest.mark.parametrize(
    ("seats", "deck", "pile", "bases", "steps", "above"),
    [(1, 198, 4, 3, 0, 2), (2, 190, 8, 3, 9, 2), (3, 182, 12, 3, 12, 3), (4, 174, 16, 4, 15, 4)],
)
def test_the_first_position_by_players(seats: int, deck: int, pile: int, bases: int, steps: int, above: int) -> None:
    state = dealt(seats)
    assert (len(state.deck), len(state.discard), len(state.base)) == (deck, pile, bases)
    assert (state.break_token, TABLES.break_steps[seats], TABLES.project_limit[seats]) == (0, steps, above)
    assert len(state.zoos) == seats and all(len(zoo.hand) == 4 for zoo in state.zoos)
    assert all(192 <= card < 204 for card in state.base)


@pytest.mark.rule("AN-1.1")
def test_one_to_four_players() -> None:
    for seats in (0, 5):
        with pytest.raises(OptionError):
            GAME.new(seats, seed=1)


@pytest.mark.rule("AN-T3", "AN-3.6")
def test_two_players_block_slots_and_donations() -> None:
    state = dealt(2)
    blocked = [at for at in range(96) if state.slot_token[at] == BLOCKED]
    assert blocked == sorted((state.base[at] - 192) * 3 + at for at in range(3))
    assert list(TABLES.donations_two) == [2, 5, 7, 10, 12]
    for seats in (1, 3, 4):
        assert BLOCKED not in list(dealt(seats).slot_token)
    assert list(TABLES.donations) == [2, 5, 5, 7, 7, 10, 10, 12]


@pytest.mark.rule("AN-T4", "AN-3.7", "AN-3.11", "AN-3.10", "AN-1.10")
def test_what_a_player_starts_with() -> None:
    state = dealt(4)
    assert [zoo.appeal for zoo in state.zoos] == [0, 1, 2, 3]
    third = state.zoos[2]
    assert (third.money, third.reputation, third.conservation, third.x_tokens) == (25, 1, 0, 0)
    assert (third.active_workers, third.lying_workers, popcount(third.edge), third.supports) == (1, 3, 7, 0)
    assert len(third.hand) == 4 and third.slots[0] == t.ANIMALS_CARD and third.side == 0
    assert sorted(third.slots) == [0, 1, 2, 3, 4]
    rows = {tuple(zoo.slots) for seed in range(30) for zoo in GAME.new(2, seed=seed, options={"maps": "0"}).zoos}
    assert len(rows) > 10 and all(row[0] == t.ANIMALS_CARD for row in rows)
    assert state.active == 0


@pytest.mark.rule("AN-T5", "AN-3.9", "AN-22.160")
def test_map_a_starts_with_two_buildings() -> None:
    zoo = dealt(2, "A").zoos[0]
    assert zoo.covered == cells_of((0, 7), (0, 9), (0, 11), (1, 10))
    assert sorted(zoo.building) == [t.KIOSK, t.ENCLOSURE_1 + 2]
    assert zoo.occupied == 0 and zoo.money == 25
    assert popcount(TABLES.plain[zoo.map] & ~zoo.covered) == 38
    # They count as the first building: the next one needs no border cell, but a neighbour.
    scene = Scene("A")
    scene.strength("build", 1)
    scene.perform("build", "build pavilion")
    assert scene.places("pavilion", (1, 6)) and not scene.places("pavilion", (8, 9))


@pytest.mark.rule("AN-T161", "AN-3.2", "AN-3.4", "AN-3.12")
@pytest.mark.parametrize(("seats", "pile", "undealt"), [(1, 9, 9), (2, 7, 9), (3, 5, 9), (4, 3, 8)])
def test_what_lies_on_the_boards(seats: int, pile: int, undealt: int) -> None:
    state = dealt(seats)
    assert len({int(tile) for tile in state.tiles}) == 4
    assert (state.partner_board, state.university_board) == (0b11111, 0b111)
    assert len(state.final_pile) == pile and popcount(state.undealt) == undealt
    assert all(len(zoo.finals) == 2 for zoo in state.zoos)
    dealt_finals = [int(final) for zoo in state.zoos for final in zoo.finals]
    assert sorted([*dealt_finals, *state.final_pile]) == list(range(11))


@pytest.mark.rule("AN-T162", "AN-3.3", "AN-1.4", "AN-1.9", "AN-3.12")
def test_the_display_is_turned_up_after_all_have_chosen() -> None:
    state = GAME.new(3, seed=4, options={"maps": "0"})
    assert all(len(zoo.hand) == 8 for zoo in state.zoos)
    state.turn_to(1)
    kept = list(state.legal_actions())[:4]
    for action in kept:
        state.apply_action(action)
    assert state.deciders() == 0b101
    names = [CONTENT.cards[action - act.KEEP].name for action in kept]
    shown = [CONTENT.cards[card].name for card in state.display]
    for seat in (0, 2, None):
        text = repr(GAME.view(state, seat))
        assert not any(repr(name) in text for name in [*names, *shown])
    while state.phase == 0:
        state.apply_action(state.legal_actions()[0])
    for seat in (0, 1, 2, None):
        text = repr(GAME.view(state, seat))
        assert all(repr(name) in text for name in shown)
    assert [f"{act.KEEP + card}" for card in state.zoos[1].hand] == sorted(str(action) for action in kept)


@pytest.mark.rule("AN-T163", "AN-3.8", "AN-4.64")
def test_advanced_maps_two_offered_one_kept() -> None:
    state = GAME.new(4, seed=3, options={"maps": "random"})
    offered = []
    for seat in range(4):
        state.turn_to(seat)
        offered.append([action - act.MAP for action in state.legal_actions()])
    assert sorted(face for pair in offered for face in pair) == list(range(2, 10))
    for seat in range(4):
        state.turn_to(seat)
        state.apply_action(act.MAP + offered[seat][1])
    assert [zoo.map for zoo in state.zoos] == [pair[1] for pair in offered]


@pytest.mark.rule("AN-3.8")
def test_maps_chosen_openly_or_freely() -> None:
    state = GAME.new(3, seed=3, options={"maps": "open"})
    seats = []
    left = 4
    while state.top() == 1:
        assert len(state.legal_actions()) == left
        seats.append(state.current_player())
        state.apply_action(state.legal_actions()[0])
        left -= 1
    assert seats == [2, 1, 0] and len({zoo.map for zoo in state.zoos}) == 3
    free = GAME.new(2, seed=3, options={"maps": "free"})
    free.apply_action(act.MAP + 0)
    free.apply_action(act.MAP + 5)
    assert [zoo.map for zoo in free.zoos] == [0, 5]
    assert [zoo.map for zoo in dealt(3, "A").zoos] == [0, 0, 0]


@pytest.mark.rule("AN-1.2", "AN-14.5")
def test_two_tracks_run_towards_each_other() -> None:
    assert len(TABLES.target) == 42 and (TABLES.max_appeal, TABLES.max_conservation) == (113, 41)
    assert [TABLES.target[at] for at in (0, 1, 10, 11, 41)] == [114, 112, 94, 91, 1]
    scene = Scene()
    scene.me.appeal, scene.me.conservation = 50, 20
    assert points(scene.state, scene.me) == 50 - 64


@pytest.mark.rule("AN-2.1")
def test_buildings_never_run_out() -> None:
    scene = Scene()
    for cell in ((0, 5), (0, 7), (0, 9), (1, 8), (1, 6), (1, 4), (2, 5), (3, 4), (3, 6), (2, 9), (3, 8), (4, 7)):
        scene.built("pavilion", cell)
    scene.strength("build", 5)
    scene.perform("build")
    assert list(scene.me.building).count(t.PAVILION) == 12 and scene.may("build pavilion")


@pytest.mark.rule("AN-2.6", "AN-8.5")
def test_size_classes_of_animals() -> None:
    for card in range(128):
        size = TABLES.size[card]
        expected = t.SMALL if size <= 2 or not TABLES.standard[card] else t.MEDIUM if size == 3 else t.LARGE
        assert TABLES.size_class[card] == expected


@pytest.mark.rule("AN-3.5", "AN-3.12", "AN-3.2")
def test_options_name_projects_finals_and_tiles() -> None:
    state = dealt(2, base_projects=[106, 101, 112], final_scoring=[1, 2, 5, 8])
    assert [CONTENT.cards[card].number for card in state.base] == [106, 101, 112]
    assert sorted(final for zoo in state.zoos for final in zoo.finals) == [0, 1, 4, 7]
    for wrong in (
        {"base_projects": [106, 101]},
        {"final_scoring": [1, 2, 3]},
        {"bonus_tiles": [1, 2, 3, 4]},
        {"removed_cards": [401]},
    ):
        with pytest.raises(OptionError):
            GAME.new(2, seed=1, options=wrong)
