"""Looking back at a game: the chances of every seat over time, the turning points, and what a bot preferred."""

from __future__ import annotations

import time
from bisect import bisect_right
from collections.abc import Callable
from itertools import pairwise
from math import inf

import msgspec

from menagerie.bots.playout import play_on
from menagerie.bots.registry import bot as find_bot
from menagerie.bots.rewards import Rewards, share_of_victory
from menagerie.core.game import Game
from menagerie.core.observation import Observation
from menagerie.core.record import Record, default_names
from menagerie.core.rng import Rng
from menagerie.core.state import OVER, Actions, State
from menagerie.lab.host import seated
from menagerie.lab.significance import wilson
from menagerie.table import Table

WORLDS = 200  # possible worlds in which a position is played on: an error of about 3 % of the chances
AHEAD = 60  # decisions played on in each; what is then not over is judged by its outlook
LOST = 0.05  # of the chance to win: what makes a decision worth showing
TURNED = 0.12  # what makes a turning point
POINTS = 8  # turning points at most
WORDS = 4  # actions of a turn that are spelled out
BOT = "search:100it"
REPLAYS = 100  # of the deal by equal bots
FEWEST_REPLAYS = 20  # that say something
ALONE = 60  # moments of the curve of a lone player, who has no turns

# When there is little time.
FEWEST = 24  # worlds
MOMENTS = 40  # of the curve that should be reached
FEWEST_MOMENTS = 10  # that it has however long they take
FOR_DEAL = 0.12  # of the time
FOR_CURVE = 0.45  # of the time, with the deal


class Chances(msgspec.Struct):
    """The estimated chance of every seat to win, after `position` actions."""

    position: int
    chances: list[float]


class TurningPoint(msgspec.Struct):
    """A turn after which a chance was clearly different.

    `seat` began it at `position`; `labels` are its actions; `change` is what the seat `gained_by` gained or lost.
    """

    position: int
    seat: int
    actions: list[str]
    labels: list[str]
    gained_by: int
    change: float


class Mistake(msgspec.Struct):
    """A decision that cost chances: what was played at `position` and what the bot preferred."""

    position: int
    seat: int
    played: str
    played_label: str
    preferred: str
    preferred_label: str
    loss: float


class Deal(msgspec.Struct):
    """The luck of the deal: how often each seat wins when equal bots (`greedy`) play the same deal."""

    games: int
    shares: list[float]
    intervals: list[tuple[float, float]]


class Review(msgspec.Struct):
    """A game looked back at. Alone, to win means to reach the `goal` of the game.

    In little time only some of the `decisions` are judged: those first with which most was lost.
    """

    game: str
    players: list[str]
    bot: str
    goal: int | None
    deal: Deal | None
    curve: list[Chances]
    turning_points: list[TurningPoint]
    mistakes: list[Mistake]
    decisions: int
    judged: int


def review(
    record: Record,
    bot: str = BOT,
    seats: list[int] | None = None,
    game: Game | None = None,
    progress: Callable[[int, int], None] | None = None,
    seconds: float | None = None,
) -> Review:
    """Review a game; `seats` are those whose decisions are judged (all by default).

    With `seconds` it takes about that long: a long game is then reviewed where it was decided.
    """
    table = Table.of_record(record, game, auto=False)
    turns = _turns(table)
    own = range(record.seats) if seats is None else seats
    decisions = [at for at, move in enumerate(table.moves) if not move.forced and move.seat in own]
    start = time.monotonic()
    deal = _deal(record, table.game, inf if seconds is None else seconds * FOR_DEAL)
    for_curve = 0.0 if seconds is None else seconds * (FOR_CURVE - FOR_DEAL)
    worlds = WORLDS if seconds is None else _affordable(table, for_curve / min(len(turns), MOMENTS))
    done = 0

    def late(share: float) -> bool:
        nonlocal done
        done += 1
        if progress is not None:
            progress(min(done, len(turns) + len(decisions)), len(turns) + len(decisions))
        return seconds is not None and time.monotonic() - start > seconds * share

    curve = _curve(table, turns, worlds, lambda: late(FOR_CURVE))
    mistakes: list[Mistake] = []
    judged = 0
    for position in sorted(decisions, key=lambda at: _gain(curve, at, table.moves[at].seat)):
        if late(1.0):
            break
        found = _mistake(table, position, bot, worlds)
        judged += 1
        if found is not None:
            mistakes.append(found)
    mistakes.sort(key=lambda mistake: mistake.position)
    points = _turning_points(table, curve)
    return Review(
        game=table.game.id,
        players=default_names(record.seats, record.players),
        bot=bot,
        goal=table.game.solo_goal if record.seats == 1 else None,
        deal=deal,
        curve=curve,
        turning_points=points,
        mistakes=mistakes,
        decisions=len(decisions),
        judged=judged,
    )


def _deal(record: Record, game: Game, seconds: float) -> Deal | None:
    """Let equal bots play the deal of a record as often as time allows; too few games say nothing."""
    start = time.monotonic()
    won: list[list[float]] = []
    while len(won) < REPLAYS and time.monotonic() - start < seconds:
        state, rng = game.new(record.seats, record.seed, record.options), Rng(len(won))
        equal = find_bot("greedy", len(won))
        while (seat := state.current_player()) != OVER:
            state.apply_action(equal.choose(Observation(state, seat, rng)))
        won.append([_victory(state, seat) for seat in range(record.seats)])
    if len(won) < FEWEST_REPLAYS:
        return None
    totals = [sum(seat) for seat in zip(*won, strict=True)]
    return Deal(len(won), [total / len(won) for total in totals], [wilson(total, len(won)) for total in totals])


def _turns(table: Table) -> list[int]:
    """The positions at which somebody's turn begins, and the end."""
    if table.state.seats == 1:
        decisions = [position for position, move in enumerate(table.moves) if not move.forced]
        return [*decisions[:: -(-len(decisions) // ALONE)], table.position]
    found: list[int] = []
    mover = -1
    for position, move in enumerate(table.moves):
        if not found or (not move.forced and move.seat != mover):
            found.append(position)
            mover = move.seat
    return [*found, table.position]


def _affordable(table: Table, seconds: float) -> int:
    """In how many worlds a position of the game can be played on in that time."""
    start = time.perf_counter()
    chances(table.replay(table.position // 2), 0, FEWEST)
    each = max((time.perf_counter() - start) / FEWEST, 1e-6)
    return max(FEWEST, min(WORLDS, int(seconds / each)))


def _curve(table: Table, turns: list[int], worlds: int, late: Callable[[], bool]) -> list[Chances]:
    """The chances when turns begin; each time in the middle of the stretch in which most happens."""

    def at(turn: int) -> Chances:
        position = turns[turn]
        state = table.state if position == table.position else _asked(table, position)
        return Chances(position, chances(state, position, worlds))

    last = len(turns) - 1
    known = {turn: at(turn) for turn in (0, last)}
    stretches = [(0, last)]

    def telling(ends: tuple[int, int]) -> float:
        return _change(known[ends[0]], known[ends[1]]) + (ends[1] - ends[0]) / last

    while stretches := [ends for ends in stretches if ends[1] - ends[0] > 1]:
        if late() and len(known) >= FEWEST_MOMENTS:
            break
        low, high = max(stretches, key=telling)
        middle = (low + high) // 2
        known[middle] = at(middle)
        stretches.remove((low, high))
        stretches += [(low, middle), (middle, high)]
    return [known[turn] for turn in sorted(known)]


def _change(before: Chances, after: Chances) -> float:
    return max(abs(new - old) for old, new in zip(before.chances, after.chances, strict=True))


def _gain(curve: list[Chances], position: int, seat: int) -> float:
    """What the seat gained while that position was passed; less than nothing if it lost."""
    after = bisect_right(curve, position, key=lambda moment: moment.position)
    return curve[after].chances[seat] - curve[after - 1].chances[seat] if after < len(curve) else inf


def chances(state: State, seed: int, worlds: int = WORLDS) -> list[float]:
    """The chance of every seat to win, as one who sees only what is public would estimate it."""
    if state.current_player() == OVER:
        return [_victory(state, seat) for seat in range(state.seats)]
    totals = [0.0] * state.seats
    rewards = Rewards(state.seats, float(state.game.solo_goal))
    rng = Rng(seed)
    actions = Actions()
    for _ in range(worlds):
        world = state.clone()
        world.determinize(-1, rng)
        for seat, share in enumerate(_shares(world, rng, actions, rewards)):
            totals[seat] += share / worlds
    return [round(total, 4) for total in totals]


def _shares(world: State, rng: Rng, actions: Actions, rewards: Rewards) -> list[float]:
    """How a victory is shared after playing on: by the result, or by the outlook if it takes too long."""
    play_on(world, rng, actions, AHEAD, world.game.candidates)
    if world.current_player() == OVER:
        return [_victory(world, seat) for seat in range(world.seats)]
    rewards.judge(world)
    found = list(rewards.of)
    return [reward / sum(found) for reward in found] if world.seats > 1 else found


def _victory(state: State, seat: int) -> float:
    """1 for the winner of a finished game, a part of it for several; alone, 1 for reaching the goal."""
    if state.seats == 1:
        return float(state.score(seat) >= state.game.solo_goal)
    return share_of_victory(state, seat)


def _mistake(table: Table, position: int, name: str, worlds: int) -> Mistake | None:
    game, state = table.game, _asked(table, position)
    seat, played = table.moves[position].seat, table.moves[position].action
    observation = Observation(state, seat, Rng(position))
    preferred = seated(name, position).choose(observation)
    if preferred == played:
        return None
    loss = _difference(observation, preferred, played, position, worlds)
    if loss < LOST:
        return None
    return Mistake(
        position=position,
        seat=seat,
        played=game.actions.notation(played),
        played_label=game.label(state, played),
        preferred=game.actions.notation(preferred),
        preferred_label=game.label(state, preferred),
        loss=round(loss, 4),
    )


def _difference(observation: Observation, one: int, other: int, seed: int, worlds: int) -> float:
    """How much more often one action wins than another, in the same worlds with the same luck."""
    rng = Rng(seed)
    actions = Actions()
    total = 0.0
    rewards = Rewards(observation.sample(rng).seats, float(observation.game.solo_goal))
    for _ in range(worlds):
        world = observation.sample(rng)
        luck = rng.bits()
        for action, sign in ((one, 1.0), (other, -1.0)):
            twin = world.clone()
            twin.apply_action(action)
            total += sign * _shares(twin, Rng(luck), actions, rewards)[observation.seat]
    return total / worlds


def _turning_points(table: Table, curve: list[Chances]) -> list[TurningPoint]:
    """The steepest steps of the curve."""
    found: list[TurningPoint] = []
    for before, after in pairwise(curve):
        changes = [new - old for old, new in zip(before.chances, after.chances, strict=True)]
        seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
        if abs(changes[seat]) >= TURNED:
            found.append(_turning_point(table, before.position, after.position, seat, changes[seat]))
    steepest = sorted(found, key=lambda point: -abs(point.change))[:POINTS]
    return sorted(steepest, key=lambda point: point.position)


def _turning_point(table: Table, start: int, stop: int, gained_by: int, change: float) -> TurningPoint:
    chosen = [at for at in range(start, stop) if not table.moves[at].forced or stop - start == 1]
    labels = [table.game.label(_asked(table, at), table.moves[at].action) for at in chosen[:WORDS]]
    return TurningPoint(
        position=start,
        seat=table.moves[start].seat,
        actions=[table.moves[at].notation for at in chosen],
        labels=labels + (["…"] if len(chosen) > WORDS else []),
        gained_by=gained_by,
        change=round(change, 4),
    )


def _asked(table: Table, position: int) -> State:
    """The position before a move, with the one who made it to decide."""
    state = table.replay(position)
    seat = table.moves[position].seat
    if seat != state.current_player():
        state.turn_to(seat)
    return state
