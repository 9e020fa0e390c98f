"""Random games against a second, plain implementation of the rules."""

from __future__ import annotations

import pytest

from menagerie.core.rng import Rng
from menagerie.core.state import State

from .mz_referee import Referee
from .zoo_builder import GAME


def fond_of(rng: Rng, names: list[str]) -> str:
    """A random action that rather fills enclosures than the barn, so that there are bonuses."""
    housed = [name for name in names if name.startswith("place") and not name.endswith("barn")]
    return (housed or names)[rng.below(len(housed or names))] if rng.below(4) else names[rng.below(len(names))]


def compare(state: State, referee: Referee) -> None:
    view = state.view()
    assert (view.ordinary_pile, view.final_pile, view.final_round) == (
        referee.ordinary,
        referee.final,
        referee.last_round,
    )
    assert view.unseen == dict(referee.unseen) and view.offspring == referee.offspring
    assert sorted(view.removed) == sorted(referee.removed)
    assert [(truck.tiles, truck.taken_by) for truck in view.trucks] == list(
        zip(referee.trucks, referee.taker, strict=True)
    )
    for seat, zoo in enumerate(view.zoos):
        assert [sorted(one.tiles) for one in zoo.enclosures] == [sorted(one) for one in referee.enclosures[seat]]
        assert sorted(zoo.barn) == sorted(referee.barns[seat])
        assert zoo.score == referee.points(seat)


@pytest.mark.rule("MZ-4.2", "MZ-4.9", "MZ-4.12", "MZ-6.4", "MZ-7.1", "MZ-7.5", "MZ-8.1", "MZ-9.3", "MZ-10.1", "MZ-10.9")
@pytest.mark.parametrize("seed", range(24))
def test_a_game_agrees_with_the_plain_referee(seed: int) -> None:
    """The same options at every decision, the same table after it, the same points and places in the end."""
    state = GAME.new(2 + seed % 4, seed)
    referee = Referee(2 + seed % 4, state.view().kinds, state.current_player())
    rng = Rng(seed)
    while not referee.over:
        assert state.current_player() == referee.player
        names = [GAME.actions.notation(action) for action in state.legal_actions()]
        assert set(names) == referee.legal() and len(names) == len(set(names))
        action = fond_of(rng, names)
        state.play(action)
        if action == "add":
            referee.draw(state.view().tile)
        else:
            referee.play(action)
        compare(state, referee)
    assert state.is_over()
    assert state.scores() == [referee.points(seat) for seat in referee.seats]
    assert state.ranking() == referee.places()
