"""Small builders of positions for the tests of O Zoo le Mio."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from menagerie.core.journal import Journal
from menagerie.core.rng import Rng
from menagerie.core.state import ALLOWED
from menagerie.games.o_zoo_le_mio import GAME, flow, grid
from menagerie.games.o_zoo_le_mio.content import COLOUR_NAMES
from menagerie.games.o_zoo_le_mio.state import OZooLeMio

NAMES = ["Ann", "Ben", "Cy", "Dan"]


def tile(name: str) -> int:
    return GAME.content.names.index(name)


def game(seats: int = 2, row: str = "", flags: list[int] | None = None, **options: Any) -> OZooLeMio:
    """A new game whose stack begins with the tiles of `row`; the others follow in order."""
    state = GAME.new(seats, 1, options)
    assert isinstance(state, OZooLeMio)
    first = [tile(name) for name in row.split()]
    state.stack = vec[i64](first + [number for number in range(25) if number not in first])
    state.row_end = flow.end_of_row(state)
    if flags:
        state.pole = vec[i64](flags)
    return state


def refusal(state: OZooLeMio, placing: str, seat: int = 0) -> str:
    """The key of the rule that forbids `Z12 at 0,1 r1`, or the empty string."""
    name, where = placing.split(" ", 1)
    action = GAME.actions.parse(where)
    x, y, turns = (int(word) for word in GAME.actions.arguments(action).values())
    number = grid.placing(state, seat, tile(name), x, y, turns)
    return "" if number == ALLOWED else GAME.rule(number).key


def lay(state: OZooLeMio, *placings: str, seat: int = 0, auction: int = 0) -> list[int]:
    """Lay tiles one after another; the benches that each of them brings."""
    gains = []
    for placing in placings:
        assert refusal(state, placing, seat) == "", placing
        name, where = placing.split(" ", 1)
        if auction:
            state.auction = auction - 1
        before = state.benches[seat]
        state.winner = seat
        flow.lay(state, seat, tile(name), GAME.actions.parse(where))
        gains.append(int(state.benches[seat] - before))
    return gains


def zoo(*placings: str) -> OZooLeMio:
    state = game()
    lay(state, *placings)
    return state


def stars(state: OZooLeMio, colour: str, seat: int = 0) -> int:
    return int(state.best[seat * 5 + COLOUR_NAMES.index(colour)])


def visitors(state: OZooLeMio, colour: str) -> list[int]:
    return [int(state.visitors[seat * 5 + COLOUR_NAMES.index(colour)]) for seat in range(state.seats)]


def bid(state: OZooLeMio, *bids: int) -> None:
    for coins in bids:
        state.play(f"bid {coins}")


def places(state: OZooLeMio, name: str, seat: int = 0) -> list[str]:
    from menagerie.core.state import Actions

    out = Actions()
    grid.places(state, seat, tile(name), out, False)
    return sorted(GAME.actions.notation(action) for action in out.as_list())


def log(state: OZooLeMio, seat: int | None = None) -> list[str]:
    assert state.journal is not None
    seen = [event.as_seen(seat) for event in state.journal.events]
    return [GAME.line(event, NAMES) for event in seen if event is not None]


def listening(state: OZooLeMio) -> OZooLeMio:
    state.journal = Journal()
    return state


def random_game(seats: int, seed: int, **options: Any) -> OZooLeMio:
    state = GAME.new(seats, seed, options)
    assert isinstance(state, OZooLeMio)
    rng = Rng(seed)
    while not state.is_over():
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    return state
