"""Random games against a second, plain implementation of the rules."""

from __future__ import annotations

import pytest
from oz_referee import Zoo, shares

from menagerie.core.rng import Rng
from menagerie.core.state import Actions
from menagerie.games.o_zoo_le_mio import GAME, flow, grid
from menagerie.games.o_zoo_le_mio.actions import turns_of, x_of, y_of
from menagerie.games.o_zoo_le_mio.content import COLOUR_NAMES
from menagerie.games.o_zoo_le_mio.enclosures import attractiveness, would_combine
from menagerie.games.o_zoo_le_mio.grid import b_x, b_y
from menagerie.games.o_zoo_le_mio.market import benches_at
from menagerie.games.o_zoo_le_mio.state import OZooLeMio


def places_of(state: OZooLeMio, seat: int, tile: int) -> list[int]:
    out = Actions()
    grid.places(state, seat, tile, out, False)
    return out.as_list()


def compare(state: OZooLeMio, zoos: list[Zoo]) -> None:
    for seat, zoo in enumerate(zoos):
        assert state.benches[seat] == zoo.areas()
        assert state.bushes[seat] == zoo.bushes
        seen = {frozenset(enclosure.cells): enclosure.stars for enclosure in state.view(None).zoos[seat].enclosures}
        animals = [cell for cell, piece in zoo.cells.items() if piece.stars]
        wanted = {frozenset(zoo.enclosure(cell)) for cell in animals}
        assert seen == {cells: sum(zoo.cells[cell].stars for cell in cells) for cells in wanted}
    for colour, name in enumerate(COLOUR_NAMES):
        ranked = [(zoo.best.get(name, 0), zoo.since.get(name, 0)) for zoo in zoos]
        assert [state.visitors[seat * 5 + colour] for seat in range(state.seats)] == shares(ranked)
    assert list(state.trees) == shares([(zoo.bushes, zoo.bushes_since) for zoo in zoos])


@pytest.mark.rule("OZ-6.17", "OZ-7.3", "OZ-7.8", "OZ-8.3", "OZ-9.4", "OZ-9.5")
@pytest.mark.parametrize("seed", range(9))
def test_a_game_agrees_with_the_plain_referee(seed: int) -> None:
    """Enclosures combine through full edges only; benches are independent cycles; visitors go by stars, then by age."""
    state = GAME.new(2 + seed % 3, seed)
    assert isinstance(state, OZooLeMio)
    zoos = [Zoo() for _ in range(state.seats)]
    rng = Rng(seed)
    while not state.is_over():
        legal = state.legal_actions()
        action = legal[rng.below(len(legal))]
        if state.phase == flow.PLACING:
            winner = state.winner
            name = GAME.content.names[state.stack[state.auction]]
            cell, turns = (int(x_of(action)), int(y_of(action))), int(turns_of(action))
            assert zoos[winner].allows(name, cell, turns)
            zoos[winner].lay(name, cell, turns, state.auction + 1)
            state.apply_action(action)
            compare(state, zoos)
        else:
            state.apply_action(action)


@pytest.mark.rule("OZ-6.6", "OZ-6.7", "OZ-6.8", "OZ-6.9", "OZ-6.10", "OZ-6.17", "OZ-4.12")
@pytest.mark.parametrize("seed", range(6))
def test_the_list_of_places_is_complete(seed: int) -> None:
    """Every cell around a zoo tried with every rotation gives the list, without doubles."""
    state = GAME.new(2, seed)
    assert isinstance(state, OZooLeMio)
    zoo = Zoo()
    rng = Rng(seed)
    while not state.is_over():
        if state.auction % 5 == 4 and state.phase == flow.BIDDING and state.asked == 0:
            left, right, bottom, top = list(state.bounds)[:4]
            for tile in range(seed % 3, 25, 3):
                name = GAME.content.names[tile]
                wanted = [
                    f"at {x},{y} r{turns}"
                    for x in range(left - 2, right + 3)
                    for y in range(bottom - 2, top + 3)
                    for turns in range(4)
                    if zoo.allows(name, (x, y), turns)
                ]
                found = [GAME.actions.notation(action) for action in places_of(state, 0, tile)]
                assert sorted(found) == sorted(wanted)
        legal = state.legal_actions()
        action = legal[rng.below(len(legal))]
        if state.phase == flow.PLACING and state.winner == 0:
            name = GAME.content.names[state.stack[state.auction]]
            zoo.lay(name, (int(x_of(action)), int(y_of(action))), int(turns_of(action)), state.auction + 1)
        state.apply_action(action)


@pytest.mark.parametrize("seed", range(6))
def test_what_a_place_promises_is_what_it_brings(seed: int) -> None:
    """The forecasts that bots and previews use agree with laying the tile."""
    state = GAME.new(2, seed)
    assert isinstance(state, OZooLeMio)
    rng = Rng(seed)
    while not state.is_over():
        legal = state.legal_actions()
        if state.phase == flow.PLACING:
            seat, tile = state.winner, state.stack[state.auction]
            for action in legal:
                after = state.clone()
                flow.lay(after, seat, tile, action)
                assert benches_at(state, seat, action) == after.benches[seat] - state.benches[seat]
                x, y, turns = x_of(action), y_of(action), turns_of(action)
                assert would_combine(state, seat, 2 * tile, x, y) == attractiveness(after, 2 * tile)
                b = would_combine(state, seat, 2 * tile + 1, b_x(x, turns), b_y(y, turns))
                assert b == attractiveness(after, 2 * tile + 1)
        state.apply_action(legal[rng.below(len(legal))])
