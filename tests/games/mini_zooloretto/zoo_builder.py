"""Positions of Mini Zooloretto from short notation: `zoo(enclosures=["llama*4 pond"], barn="wolf")`."""

from __future__ import annotations

from collections.abc import Sequence

import menagerie
from menagerie.core.journal import Journal
from menagerie.games.mini_zooloretto import phases
from menagerie.games.mini_zooloretto.content import FACE_NAMES
from menagerie.games.mini_zooloretto.faces import NO_TILE, is_animal, kind_of
from menagerie.games.mini_zooloretto.placing import put_in_enclosure
from menagerie.games.mini_zooloretto.state import MiniZooloretto
from menagerie.games.mini_zooloretto.zoo import pairs_in, put_in_barn

GAME = menagerie.game("mini-zooloretto")


def faces(text: str) -> list[int]:
    """`rhino*4 rhino-f` as faces."""
    found = []
    for word in text.split():
        name, _, count = word.partition("*")
        found += [FACE_NAMES.index(name)] * int(count or 1)
    return found


class Position:
    """A position under test: arranged by words, played by notation, read by words."""

    def __init__(self, seats: int = 3, player: int = 0, seed: int = 5, **options: object) -> None:
        left_out = ["giraffe", "meerkat", "ostrich"][: 5 - seats]  # so that the other kinds are in play
        chosen = {"first_player": player, "removed_kinds": left_out or "random", **options}
        self.state: MiniZooloretto = GAME.new(seats, seed, chosen)
        self.state.journal = Journal()

    def zoo(self, seat: int, enclosures: Sequence[str] = (), barn: str = "") -> Position:
        for enclosure, tiles in enumerate(enclosures):
            for face in faces(tiles):
                put_in_enclosure(self.state, seat, enclosure, face)
        for face in faces(barn):
            put_in_barn(self.state, seat, face)
        return self

    def trucks(self, *loads: str, taken: dict[int, int] | None = None) -> Position:
        """Loads of the trucks; `taken` says which seat has which truck (both from 0)."""
        for truck, tiles in enumerate(loads):
            for box, face in enumerate(faces(tiles)):
                self.state.boxes[truck * 3 + box] = face
            self.state.loaded[truck] = len(faces(tiles))
        for seat, truck in (taken or {}).items():
            self.state.taken[truck] = 1
            self.state.truck_of[seat] = truck
            self.state.in_round -= 1
        return self

    def next_tile(self, *names: str) -> Position:
        """The tiles that are drawn next."""
        for offset, name in enumerate(names):
            self.state.pile[self.state.drawn + offset] = FACE_NAMES.index(name)
            self.state.unseen[FACE_NAMES.index(name)] += 1
        return self

    def piles(self, ordinary: int, final: int = 15) -> Position:
        self.state.drawn = len(self.state.pile) - ordinary - final
        return self

    def delivery(self, tiles: str) -> Position:
        """The player has just taken a truck with these tiles."""
        return self.trucks(tiles).play("take 1")

    def play(self, *notations: str) -> Position:
        for notation in notations:
            self.state.play(notation)
        return self

    def options(self) -> list[str]:
        return [GAME.actions.notation(action) for action in self.state.legal_actions()]

    def enclosure(self, seat: int, number: int) -> str:
        """The tiles of an enclosure, counted from 1, in the order of the faces."""
        return _short(self.state.view(0).zoos[seat].enclosures[number - 1].tiles)

    def barn(self, seat: int) -> str:
        return _short(self.state.view(0).zoos[seat].barn)

    def supply(self, kind: str) -> int:
        return int(self.state.offspring[kind_of(FACE_NAMES.index(kind))])

    def pairs(self, seat: int, number: int) -> int:
        return int(pairs_in(self.state, seat, number - 1))

    def log(self, names: Sequence[str] = ("Ann", "Ben", "Cy", "Dot", "Eve")) -> list[str]:
        assert self.state.journal is not None
        lines = [GAME.line(event, names) for event in self.state.journal.events]
        return [line for line in lines if line]

    @property
    def decision(self) -> str:
        names = {
            phases.TURN: "TURN",
            phases.LOADING: "LOAD",
            phases.PLACING: "PLACE",
            phases.BONUS: "BONUS",
            phases.TAKEOVER_WHAT: "TAKEOVER_TILE",
            phases.TAKEOVER_WHERE: "TAKEOVER_AT",
            phases.DISCARD_WHAT: "DISCARD_TILE",
            phases.GAME_OVER: "OVER",
        }
        return names[self.state.phase]


def _short(names: list[str]) -> str:
    found: dict[str, int] = {}
    for name in names:
        found[name] = found.get(name, 0) + 1
    return " ".join(name if count == 1 else f"{name}*{count}" for name, count in found.items())


def play_randomly(seats: int, seed: int, **options: object):
    """Yield every position of a random game together with the action about to be played."""
    state = GAME.new(seats, seed, options)
    rng = menagerie.Rng(seed)
    while not state.is_over():
        legal = state.legal_actions()
        action = legal[rng.below(len(legal))]
        yield state, action
        state.apply_action(action)
    yield state, None


__all__ = ["FACE_NAMES", "GAME", "NO_TILE", "Position", "faces", "is_animal", "play_randomly"]
