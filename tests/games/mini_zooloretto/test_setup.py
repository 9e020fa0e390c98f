"""Components, setup and what is known to whom."""

from __future__ import annotations

import msgspec
import pytest

import menagerie
from menagerie.core.data import Row
from menagerie.core.errors import ContentError, OptionError
from menagerie.games.mini_zooloretto import content

from .zoo_builder import FACE_NAMES, GAME, Position, faces

rule = pytest.mark.rule


@rule("MZ-2.1", "MZ-2.2", "MZ-2.3", "MZ-2.4", "MZ-2.5", "MZ-T20")
def test_the_tables_hold_77_animals_14_offspring_and_9_landscapes() -> None:
    tables = content.tables(5)
    counts = dict(zip(FACE_NAMES, tables.tiles, strict=True))
    assert len(FACE_NAMES) == 31
    assert sum(counts[name] for name in FACE_NAMES[:28]) == 77
    assert sum(tables.offspring) == 14
    assert [counts[name] for name in ("pond", "shrub", "rock")] == [3, 3, 3]
    for kind in ("meerkat", "giraffe", "impala", "llama", "rhino", "ostrich", "wolf"):
        assert [counts[kind], counts[f"{kind}-m"], counts[f"{kind}-f"]] == [7, 2, 2]
    assert list(tables.offspring) == [2] * 7
    assert faces("rhino*4 rhino-f") == [FACE_NAMES.index("rhino")] * 4 + [FACE_NAMES.index("rhino-f")]


@pytest.mark.parametrize(("seats", "ordinary", "supply"), [(2, 38, 8), (3, 49, 10), (4, 60, 12), (5, 71, 14)])
@rule("MZ-3.1", "MZ-3.2", "MZ-3.3", "MZ-3.5", "MZ-3.9", "MZ-T13", "MZ-T21")
def test_piles_and_supply_by_number_of_players(seats: int, ordinary: int, supply: int) -> None:
    view = GAME.new(seats, 3).view(0)
    kinds = {2: 4, 3: 5, 4: 6, 5: 7}[seats]
    assert (view.ordinary_pile, view.final_pile) == (ordinary, 15)
    assert len(view.kinds) == kinds
    assert sum(view.offspring.values()) == supply and set(view.offspring.values()) == {2}
    assert sum(view.unseen.values()) == 11 * kinds + 9
    assert [view.unseen[name] for name in ("pond", "shrub", "rock")] == [3, 3, 3]
    for kind in view.kinds:
        assert [view.unseen[kind + form] for form in ("", "-m", "-f")] == [7, 2, 2]


@rule("MZ-3.1", "MZ-A1", "MZ-T22")
def test_the_kinds_left_out_can_be_chosen() -> None:
    view = GAME.new(3, 1, {"removed_kinds": ["giraffe", "wolf"]}).view(0)
    assert set(view.kinds) == {"meerkat", "impala", "llama", "rhino", "ostrich"}
    assert not any(name.startswith(("giraffe", "wolf")) for name in view.unseen)
    with pytest.raises(OptionError, match="2 kinds are left out"):
        GAME.new(3, 1, {"removed_kinds": ["giraffe"]})
    assert GAME.new(3, 8).view(0).kinds == GAME.new(3, 8).view(0).kinds
    assert len({tuple(GAME.new(3, seed).view(0).kinds) for seed in range(40)}) > 5


@pytest.mark.parametrize(("seats", "boxes"), [(2, [1, 2, 3]), (3, [3] * 3), (4, [3] * 4), (5, [3] * 5)])
@rule("MZ-3.6", "MZ-3.7", "MZ-3.8", "MZ-5.4", "MZ-A11", "MZ-T23")
def test_a_new_game_begins_empty(seats: int, boxes: list[int]) -> None:
    state = GAME.new(seats, 2, {"first_player": 1})
    view = state.view(0)
    assert [truck.boxes for truck in view.trucks] == boxes
    assert not any(truck.tiles for truck in view.trucks)
    assert all(not zoo.barn and not any(pen.tiles for pen in zoo.enclosures) for zoo in view.zoos)
    assert all([pen.spaces for pen in zoo.enclosures] == [6, 6, 6] for zoo in view.zoos)
    assert state.current_player() == 1
    assert {GAME.new(seats, seed).current_player() for seed in range(60)} == set(range(seats))


@rule("MZ-3.8", "MZ-A11")
def test_a_seat_that_does_not_exist_cannot_start() -> None:
    with pytest.raises(OptionError, match="seat 2 cannot start"):
        GAME.new(2, 1, {"first_player": 2})


@pytest.mark.parametrize("seats", [0, 1, 6, True, "2"])
@rule("MZ-1.1", "MZ-3.9", "MZ-T27")
def test_other_numbers_of_players_are_refused(seats: object) -> None:
    with pytest.raises(OptionError, match="2 to 5 players"):
        GAME.new(seats, 1)  # type: ignore[arg-type]


@rule("MZ-1.3", "MZ-1.4", "MZ-1.5", "MZ-1.7", "MZ-T24")
def test_resampling_permutes_the_unseen_tiles_and_changes_no_view() -> None:
    state = GAME.new(2, 4)
    rng = menagerie.Rng(1)
    while state.drawn < 10:
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    before = msgspec.json.encode(state.view(0))
    order = list(state.pile)
    other = state.clone()
    other.determinize(0, menagerie.Rng(9))
    assert msgspec.json.encode(other.view(0)) == before
    assert len({msgspec.json.encode(state.view(seat)) for seat in (0, 1, None)}) == 1
    assert list(other.pile)[:10] == order[:10] and list(other.pile) != order
    assert sorted(other.pile) == sorted(order)
    assert (other.ordinary_left(), other.final_left()) == (28, 15)


@rule("MZ-1.5")
def test_any_unseen_tile_may_come_next_whichever_pile_it_lies_in() -> None:
    state = GAME.new(2, 4)
    last = int(state.pile[len(state.pile) - 1])
    found = set()
    for seed in range(300):
        other = state.clone()
        other.determinize(0, menagerie.Rng(seed))
        found.add(int(other.pile[0]))
    assert last in found and len(found) == sum(count > 0 for count in state.unseen)


@rule("MZ-1.6", "MZ-3.4", "MZ-A12", "MZ-T25")
def test_the_same_seed_and_actions_give_the_same_game_and_no_pile_is_asked_for() -> None:
    games = []
    for _ in range(2):
        state = GAME.new(3, 11)
        rng = menagerie.Rng(3)
        shown = []
        while not state.is_over():
            legal = state.legal_actions()
            shown.append([GAME.actions.notation(action) for action in legal])
            state.apply_action(legal[rng.below(len(legal))])
        games.append((shown, state.scores()))
    assert games[0] == games[1]
    assert not any("pile" in notation for options in games[0][0] for notation in options)


@rule("MZ-A10", "MZ-T63")
def test_no_option_mixes_in_tiles_of_the_big_game() -> None:
    assert [option.name for option in GAME.options] == ["removed_kinds", "first_player"]
    with pytest.raises(OptionError, match="no option 'zooloretto'"):
        GAME.new(2, 1, {"zooloretto": True})


def test_a_wrong_cell_is_named_by_file_row_and_column() -> None:
    row = Row("tiles.csv", 3, {"kind": "llama", "plain": "seven"})
    with pytest.raises(ContentError, match=r"tiles\.csv, row 3, column 'plain': 'seven' is not a whole number"):
        row.whole("plain", 0, 9)
    with pytest.raises(ContentError, match=r"column 'male': is missing"):
        row.whole("male", 0, 9)


def test_positions_of_the_builder_are_the_games_own() -> None:
    position = Position().zoo(0, ["llama*2 pond"], barn="wolf")
    assert position.enclosure(0, 1) == "llama*2 pond" and position.barn(0) == "wolf"
