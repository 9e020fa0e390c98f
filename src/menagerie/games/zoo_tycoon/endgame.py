"""The end of the game in its exact order (section 16 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.games.zoo_tycoon import phases as p
from menagerie.games.zoo_tycoon.offspring import anything_to_convert
from menagerie.games.zoo_tycoon.projects import all_park_points, breeding_points, welfare_points
from menagerie.games.zoo_tycoon.scoring import recount
from menagerie.games.zoo_tycoon.zoo import Zoo

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


def start(state: ZooTycoon) -> None:
    state.turn = 0
    windows(state)


def windows(state: ZooTycoon) -> None:
    """The last conversion window of every player, then the scoring (ZT-4.9, ZT-16.1)."""
    while state.turn < state.seats:
        state.player = (state.start_player + state.turn) % state.seats
        if anything_to_convert(state, state.zoos[state.player]):
            state.decision = p.CONVERT_END
            return
        state.turn += 1
    _score_projects(state)
    state.turn = 0
    score_welfare(state)


def takes_part(state: ZooTycoon, seat: i64) -> bool:
    return ((state.excluded >> seat) & 1) == 0


def _score_projects(state: ZooTycoon) -> None:
    seat: i64 = 0
    while seat < state.seats:
        if state.zoos[seat].money < 0:
            state.excluded |= 1 << seat  # ZT-16.2
            _note(state, "excluded", seat, [])
        seat += 1
    seat = 0
    while seat < state.seats:
        if takes_part(state, seat):
            zoo = state.zoos[seat]
            discs = zoo.all_discs()
            lost = discs if discs < zoo.pop else zoo.pop  # ZT-A31
            zoo.extra_pop -= lost
            parks = all_park_points(state, seat)
            breeding = breeding_points(state, seat)
            zoo.extra_con += parks + breeding
            state.end_discs[seat] = lost
            state.end_parks[seat] = parks
            state.end_breeding[seat] = breeding
            state.end_welfare[seat] = welfare_points(state, seat)
            recount(state.tables, zoo)
            _note(state, "projects", seat, [lost, parks, breeding, state.end_welfare[seat]])
        seat += 1


def _note(state: ZooTycoon, kind: str, seat: i64, args: list[int]) -> None:
    journal = state.journal
    if journal is not None:
        journal.note(kind, seat, args)


def score_welfare(state: ZooTycoon) -> None:
    """Points to the lower track; a choice only for an odd rest on equal tracks (ZT-16.7)."""
    while state.turn < state.seats:
        state.player = (state.start_player + state.turn) % state.seats
        if takes_part(state, state.player):
            rest = _level(state, state.player)
            if rest > 0 and (rest & 1) != 0:
                state.decision = p.WELFARE_TRACK
                return
            _alternate(state, state.player, 0)
        state.turn += 1
    state.turn = 0
    state.final = True
    spending(state)


def _level(state: ZooTycoon, seat: i64) -> i64:
    """Give points to the lower track until both are equal; what is left."""
    zoo = state.zoos[seat]
    left = state.end_welfare[seat] - state.welfare_given[seat]
    if left < 0:
        return left
    gap = zoo.pop - zoo.con if zoo.pop > zoo.con else zoo.con - zoo.pop
    given = left if left < gap else gap
    if zoo.pop < zoo.con:
        zoo.extra_pop += given
    else:
        zoo.extra_con += given
    state.welfare_given[seat] += given
    recount(state.tables, zoo)
    return left - given


def _alternate(state: ZooTycoon, seat: i64, first: i64) -> None:
    """The rest alternates between equal tracks, beginning with popularity (0) or conservation (1)."""
    zoo = state.zoos[seat]
    left = state.end_welfare[seat] - state.welfare_given[seat]
    track = first
    while left > 0:
        if track == 0:
            zoo.extra_pop += 1
        else:
            zoo.extra_con += 1
        track = 1 - track
        left -= 1
    if left < 0:
        _lose(zoo, -left)
    state.welfare_given[seat] = state.end_welfare[seat]
    recount(state.tables, zoo)


def _lose(zoo: Zoo, points: i64) -> None:
    """A loss comes from the lower track, from equal tracks in turn; no track falls below 0 (ZT-A31)."""
    pop = zoo.pop
    con = zoo.con
    if pop == con:
        pop -= (points + 1) // 2
        con -= points // 2
    elif pop < con:
        pop -= points
    else:
        con -= points
    zoo.extra_pop += (pop if pop > 0 else 0) - zoo.pop
    zoo.extra_con += (con if con > 0 else 0) - zoo.con


def welfare_choice(state: ZooTycoon, track: i64) -> None:
    _alternate(state, state.player, track)
    state.turn += 1
    score_welfare(state)


def spending(state: ZooTycoon) -> None:
    """Final spending in turn order (ZT-16.8); then the game is over."""
    while state.turn < state.seats:
        state.player = (state.start_player + state.turn) % state.seats
        if takes_part(state, state.player):
            state.zoos[state.player].relocated = 0
            state.decision = p.BUILD
            return
        state.turn += 1
    state.decision = p.GAME_OVER
    _announce(state)


def _announce(state: ZooTycoon) -> None:
    """The winners, or that nobody wins (ZT-16.10); alone a rating (ZT-18.4)."""
    seat: i64 = 0
    somebody = False
    while seat < state.seats:
        if takes_part(state, seat):
            somebody = True
            points = state.score(seat)
            if state.seats == 1:
                _note(state, "rating", seat, [points])
            elif state.place(seat) == 1:
                _note(state, "won", seat, [points])
        seat += 1
    if not somebody:
        _note(state, "nobody won", -1, [])


def rating(points: i64) -> i64:
    """How good a solo game was, from 0 (park bench) to 3 (director) (ZT-18.4)."""
    if points < 20:
        return 0
    if points < 30:
        return 1
    return 2 if points < 40 else 3
