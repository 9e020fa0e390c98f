"""One game of a match: who sits where, who thinks how long, who forfeits and why."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from menagerie.bots.bot import Bot
from menagerie.bots.registry import bot, is_ours
from menagerie.core.catalog import game as find_game
from menagerie.core.journal import Journal
from menagerie.core.observation import Observation
from menagerie.core.rng import Rng
from menagerie.lab.host import PATIENCE, Host, NoAnswer, host_of, one_line
from menagerie.table import Table


class Pairing(msgspec.Struct, frozen=True):
    """A game to be played: its number in the match, its deal and the bot of every seat."""

    number: int
    game: str
    seed: int
    bots: list[str]
    options: dict[str, Any] = {}
    patience: float = PATIENCE


class Played(msgspec.Struct):
    """A game that was played. With a forfeit there are no scores: `forfeit` is the seat, `reason` a sentence."""

    number: int
    seed: int
    bots: list[str]
    scores: list[int]
    places: list[int]
    actions: int
    decisions: list[int]
    seconds: list[float]
    statistics: list[dict[str, float]]
    forfeit: int | None
    reason: str
    record: dict[str, Any]

    def victories(self) -> list[float]:
        """1 for the winner, an equal part for shared first places, 0 for all if nobody wins."""
        return [(place == 1) / max(self.places.count(1), 1) for place in self.places]


class Forfeit(Exception):
    """A bot did not answer as it must."""


@dataclass
class _Seat:
    bot: Bot | None = None  # one of ours
    host: Host | None = None  # for one of another package
    decisions: int = 0
    seconds: float = 0.0
    problem: str = field(default="")


def play(pairing: Pairing) -> Played:
    """Play one game; the same pairing gives the same game wherever it is played."""
    game = find_game(pairing.game)
    table = Table(game, len(pairing.bots), pairing.seed, pairing.options, pairing.bots)
    seats = [_Seat() for _ in pairing.bots]
    rng = Rng(pairing.seed)
    forfeit: int | None = None
    while not table.is_over:
        seat = table.deciders()[0]
        try:
            table.play(seat, _answer(seats[seat], table, seat, pairing, rng))
        except Forfeit as problem:
            forfeit, seats[seat].problem = seat, str(problem)
            break
    return _played(pairing, table, seats, forfeit)


def _answer(player: _Seat, table: Table, seat: int, pairing: Pairing, rng: Rng) -> int:
    name = pairing.bots[seat]
    start = time.perf_counter()
    try:
        if is_ours(name):  # they do not read the history, which takes time to word
            action = _our_answer(player, table.observation(seat, rng, history=False), name, pairing.seed * 31 + seat)
        else:
            action = _their_answer(player, table.observation(seat, rng), pairing, seat)
    except NoAnswer as problem:
        raise Forfeit(f"{name} {problem}") from None
    except Exception as problem:
        raise Forfeit(one_line(f"{name} raised {type(problem).__name__}: {problem}")) from problem
    finally:
        player.seconds += time.perf_counter() - start
    player.decisions += 1
    if action not in table.legal_actions(seat):
        raise Forfeit(f"{name} answered {action!r:.50}, which is not a legal action.")
    return action


def _our_answer(player: _Seat, observation: Observation, name: str, seed: int) -> int:
    if player.bot is None:
        player.bot = bot(name, seed)
    return player.bot.choose(observation)


def _their_answer(player: _Seat, observation: Observation, pairing: Pairing, seat: int) -> int:
    if player.host is None:
        player.host = host_of(pairing.bots[seat], seat)
        player.host.begin(pairing.game, pairing.bots[seat], pairing.seed * 31 + seat)
    return player.host.choose(observation, pairing.patience)


def _played(pairing: Pairing, table: Table, seats: Sequence[_Seat], forfeit: int | None) -> Played:
    count = len(seats)
    if forfeit is None:
        places = [int(place) for place in table.state.ranking()]
    else:  # all others share the victory
        places = [count if seat == forfeit else 1 for seat in range(count)]
    over = table.is_over
    record = msgspec.to_builtins(table.record())
    events = table.journal.events if over else Journal().events
    return Played(
        number=pairing.number,
        seed=pairing.seed,
        bots=pairing.bots,
        scores=[int(score) for score in table.state.scores()],
        places=places,
        actions=table.position,
        decisions=[seat.decisions for seat in seats],
        seconds=[round(seat.seconds, 6) for seat in seats],
        statistics=[table.game.statistics(table.state, seat, events) if over else {} for seat in range(count)],
        forfeit=forfeit,
        reason="" if forfeit is None else seats[forfeit].problem,
        record=record,
    )


def play_all(pairings: Sequence[Pairing]) -> list[Played]:
    """A batch, as a worker plays it."""
    return [play(pairing) for pairing in pairings]
