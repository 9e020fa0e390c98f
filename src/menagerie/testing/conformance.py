"""What every game must fulfil, tried over random games: the *Engine* part of a finished game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from math import isfinite
from typing import Any

import msgspec

from menagerie import _source
from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.journal import Journal
from menagerie.core.packing import fingerprint, pack
from menagerie.core.record import parse
from menagerie.core.rng import Rng
from menagerie.core.state import ALLOWED, State
from menagerie.table import Table

LONGEST_GAME = 50_000  # decisions; no game of ours comes near it
CLOSE_LOOK = 17  # every n-th position is looked at in full; all positions get the quick checks
TWIN_GAMES = 3  # games per number of seats compared between compiled and plain source
MOST_VIOLATIONS = 20


@dataclass(frozen=True)
class Violation:
    """Something that should hold and did not; seats, seed, options and position say where."""

    check: str
    problem: str
    seats: int
    seed: int
    options: dict[str, Any]
    position: int


@dataclass
class Report:
    """What was tried and found."""

    game: str
    games: int = 0
    decisions: int = 0
    longest_list: int = 0
    longest_game: int = 0
    option_sets: int = 0
    violations: list[Violation] = field(default_factory=list)

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


class Broken(Exception):
    """Raised inside a check; becomes a violation."""


def option_sets(game: Game, seats: int) -> list[dict[str, Any]]:
    """The defaults, and every value of every option once."""
    sets: list[dict[str, Any]] = [{}]
    for option in game.options:
        for choice in option.choices:
            if choice != option.default and not option.many:
                sets.append({option.name: choice})
    return [options for options in sets if _accepted(game, seats, options)]


def _accepted(game: Game, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.read_options(seats, options)
    except MenagerieError:
        return False
    return True


def check_game(
    game: Game,
    seats: Iterable[int] | None = None,
    games: int = 100,
    seed: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play `games` random games for each number of seats, over all options, and check everything on the way."""
    report = Report(game.id)
    for count in seats if seats is not None else range(game.min_seats, game.max_seats + 1):
        sets = option_sets(game, count)
        report.option_sets += len(sets)
        for number in range(games):
            # Half of the games use the defaults, the others go through the options.
            options = sets[(number // 2) % len(sets)] if number % 2 else {}
            _check_one(game, count, seed + number, options, report)
            if progress is not None:
                progress(1)
            if len(report.violations) >= MOST_VIOLATIONS:
                return report
        _check_twins(game, count, range(seed, seed + min(games, TWIN_GAMES)), report)
    return report


def _check_one(game: Game, seats: int, seed: int, options: dict[str, Any], report: Report) -> None:
    report.games += 1
    position = 0
    check = "new"
    try:
        state = game.new(seats, seed, options)
        journal = Journal()
        state.journal = journal
        rng = Rng(seed * 1_000_003 + seats)
        while not state.is_over():
            tests = {**QUICK, **CLOSE} if (position + seed) % CLOSE_LOOK == 0 else QUICK
            for name, test in tests.items():
                check = name
                test(state, rng)
            legal = state.legal_actions()
            report.longest_list = max(report.longest_list, len(legal))
            check = "apply_action"
            _turn_to_any(state, rng)
            legal = state.legal_actions()
            state.apply_action(legal[rng.below(len(legal))])
            position += 1
            report.decisions += 1
            if position > LONGEST_GAME:
                check = "termination"
                raise Broken(f"the game goes on after {LONGEST_GAME} decisions")
        report.longest_game = max(report.longest_game, position)
        for name, end_test in AT_THE_END.items():
            check = name
            end_test(state)
        check = "journal"
        names = [f"P{seat + 1}" for seat in range(seats)]
        for event in journal.events:
            game.line(event, names)
        if seed % 10 == 0:
            check = "record"
            _check_record(game, seats, seed, options, rng)
    except Exception as problem:  # a game under test may fail in any way
        what = str(problem) if isinstance(problem, Broken) else f"{type(problem).__name__}: {problem}"
        report.violations.append(Violation(check, what, seats, seed, options, position))


def _turn_to_any(state: State, rng: Rng) -> None:
    """While sealed answers are collected, let any of the asked seats answer next."""
    asked = [seat for seat in range(state.seats) if (state.deciders() >> seat) & 1]
    if len(asked) > 1:
        state.turn_to(asked[rng.below(len(asked))])


def _sees(state: State, seat: int | None) -> bytes:
    return msgspec.json.encode(state.view(seat))


def _must(holds: bool, problem: str) -> None:
    if not holds:
        raise Broken(problem)


# Quick checks, at every position.


def _legal_list(state: State, rng: Rng) -> None:
    legal = state.legal_actions()
    _must(bool(legal), "the legal list is empty")
    _must(legal == state.legal_actions(), "the legal list differs between two calls")
    _must(len(set(legal)) == len(legal), "the legal list names an action twice")
    size = len(state.game.actions)
    _must(all(0 <= action < size for action in legal), "a legal action is outside the action space")
    player = state.current_player()
    _must(0 <= player < state.seats, f"the current player is {player}")
    _must(bool((state.deciders() >> player) & 1), "the current player is not among the deciders")


def _invariants(state: State, rng: Rng) -> None:
    problem = state.check()
    _must(not problem, problem)


# Close looks, at every n-th position.


def _refusals(state: State, rng: Rng) -> None:
    legal = set(state.legal_actions())
    game = state.game
    size = len(game.actions)
    chosen = set(state.expected_actions()) | legal | {rng.below(size) for _ in range(20)}
    if size <= 2_000:
        chosen = set(range(size))
    for action in chosen:
        refusal = state.refusal(action)
        _must((refusal == ALLOWED) == (action in legal), f"refusal({action}) is {refusal}, but the legal list differs")
        if refusal != ALLOWED:
            rule = game.rule(refusal)
            _must(bool(rule.key and rule.sentence), f"rule {refusal} has no key or sentence")
    _must(legal <= set(state.expected_actions()), "a legal action is missing from the expected ones")


def _notation(state: State, rng: Rng) -> None:
    game = state.game
    for action in state.legal_actions():
        notation = game.actions.notation(action)
        _must(game.actions.parse(notation) == action, f"{notation!r} does not lead back to {action}")
        kind, numbers = game.actions.decode(action)
        _must(game.actions.encode(kind, *numbers) == action, f"{kind} {numbers} does not lead back to {action}")
        _must(bool(game.label(state, action)), f"{notation!r} has no label")
    _must(bool(game.prompt(state)), "the decision has no prompt")
    _must(bool(game.phase(state)), "the position has no phase")


def _clone(state: State, rng: Rng) -> None:
    before = fingerprint(state)
    twin = state.clone()
    _must(fingerprint(twin) == before, "a clone differs from its original")
    _must(twin.journal is None, "a clone carries the journal")
    legal = twin.legal_actions()
    for _ in range(30):
        if twin.is_over():
            break
        legal = twin.legal_actions()
        twin.apply_action(legal[rng.below(len(legal))])
    _must(fingerprint(state) == before, "playing on a clone changes the original")
    legal = state.legal_actions()
    one, other = state.clone(), state.clone()
    action = legal[rng.below(len(legal))]
    one.apply_action(action)
    other.apply_action(action)
    _must(fingerprint(one) == fingerprint(other), "the same action leads to two different positions")


def _packing(state: State, rng: Rng) -> None:
    data = json.loads(json.dumps(pack(state)))
    again = state.game.unpack(data)
    _must(fingerprint(again) == fingerprint(state), "unpack(pack()) differs from the original")
    _must(again.legal_actions() == state.legal_actions(), "unpack(pack()) has another legal list")


def _hidden_information(state: State, rng: Rng) -> None:
    """Resampling what a seat cannot know changes nothing that it can see."""
    for seat in (*range(state.seats), None):
        number = -1 if seat is None else seat
        other = state.clone()
        other.determinize(number, rng)
        _must(_sees(other, seat) == _sees(state, seat), f"resampling changes the view of seat {seat}")
        problem = other.check()
        _must(not problem, f"resampling for seat {seat} breaks the position: {problem}")
        _must(other.deciders() == state.deciders(), f"resampling for seat {seat} changes who decides")
        if seat is not None and (state.deciders() >> seat) & 1:
            mine, theirs = state.clone(), other
            mine.turn_to(seat)
            theirs.turn_to(seat)
            _must(mine.legal_actions() == theirs.legal_actions(), f"resampling changes the legal list of seat {seat}")
            _must(state.game.prompt(mine) == state.game.prompt(theirs), f"resampling changes the prompt of seat {seat}")
            for action in mine.legal_actions():
                same = state.game.label(mine, action) == state.game.label(theirs, action)
                _must(same, f"resampling changes a label of seat {seat}")


def _same_log(state: State, rng: Rng) -> None:
    """After resampling, an action whose effect a seat can foresee writes the same lines for that seat."""
    seat = state.current_player()
    legal = state.legal_actions()
    action = legal[rng.below(len(legal))]
    other = state.clone()
    other.determinize(seat, rng)
    lines = []
    for world in (state.clone(), other):
        before = world.revealed
        journal = Journal()
        world.journal = journal
        world.apply_action(action)
        if world.revealed != before:
            return  # something unknown came to light, and it may differ
        seen = [event.as_seen(seat) for event in journal.events]
        names = [f"P{number + 1}" for number in range(state.seats)]
        lines.append([state.game.line(event, names) for event in seen if event is not None])
    _must(lines[0] == lines[1], f"resampling changes the log of seat {seat}")


def _words(state: State, rng: Rng) -> None:
    names = [f"P{seat + 1}" for seat in range(state.seats)]
    eyes = (*range(state.seats), None)[rng.below(state.seats + 1)]
    _must(bool(state.game.board(state, eyes, names)), "the board in text is empty")


def _points(state: State) -> None:
    for seat in range(state.seats):
        total = sum(points for _, points in state.breakdown(seat))
        _must(
            total == state.score(seat), f"the breakdown of seat {seat} gives {total}, the score is {state.score(seat)}"
        )


def _provisional_points(state: State, rng: Rng) -> None:
    _points(state)
    for seat in range(state.seats):
        value = state.outlook(seat)
        _must(isfinite(value) and abs(value) < 1e6, f"the outlook of seat {seat} is {value}")
    for action in state.legal_actions():
        _must(abs(state.inclination(action)) < 1e6, f"the inclination to {action} is out of range")


def _final(state: State) -> None:
    _must(not state.legal_actions(), "there are legal actions after the end")
    _must(state.deciders() == 0, "somebody decides after the end")
    places = state.ranking()
    _must(1 in places or set(places) == {2}, "nobody is first, though not all share the second place")
    problem = state.check()
    _must(not problem, problem)


QUICK: dict[str, Callable[[State, Rng], None]] = {"legal list": _legal_list, "invariants": _invariants}
CLOSE: dict[str, Callable[[State, Rng], None]] = {
    "refusals": _refusals,
    "notation": _notation,
    "clone": _clone,
    "packing": _packing,
    "hidden information": _hidden_information,
    "log": _same_log,
    "words": _words,
    "points": _provisional_points,
}
AT_THE_END: dict[str, Callable[[State], None]] = {"points": _points, "end": _final}


def _check_record(game: Game, seats: int, seed: int, options: dict[str, Any], rng: Rng) -> None:
    """A table's record, written and read again, leads to the same position; undo and redo too."""
    table = Table(game, seats, seed, options, free_undo=True)
    while not table.is_over:
        asked = table.deciders()
        seat = asked[rng.below(len(asked))]
        legal = table.legal_actions(seat)
        table.play(seat, legal[rng.below(len(legal))])
        if table.can_undo(seat) and rng.below(40) == 0:
            before = fingerprint(table.state)
            table.undo(seat)
            table.redo(seat)
            while table.undone:
                table.redo(table.undone[0].seat)
            _must(fingerprint(table.state) == before, "undo and redo do not lead back to the same position")
    if game.content_id:
        return
    again = parse(table.record().to_json()).replay()
    _must(fingerprint(again) == fingerprint(table.state), "the record replays to another position")
    half = table.replay(table.position // 2)
    _must(
        fingerprint(half) == fingerprint(table.fork(table.position // 2).replay(table.position // 2)), "a fork differs"
    )


TWIN = """
import json, sys, menagerie
from menagerie.testing.conformance import digests
game, seats, seeds = json.loads(sys.argv[1])
print(json.dumps(digests(menagerie.game(game), seats, seeds)))
"""


def digests(game: Game, seats: int, seeds: Sequence[int]) -> list[str]:
    """Fingerprints of random games, every few decisions: equal on every platform, compiled or not."""
    found = []
    for seed in seeds:
        state = game.new(seats, seed)
        rng = Rng(seed)
        for position in range(LONGEST_GAME):
            if state.is_over():
                break
            legal = state.legal_actions()
            state.apply_action(legal[rng.below(len(legal))])
            if position % 50 == 0:
                found.append(fingerprint(state))
        found.append(fingerprint(state))
    return found


def _check_twins(game: Game, seats: int, seeds: Sequence[int], report: Report) -> None:
    """The same games in the plain source, played by another process."""
    if not _source.compiled() or game.content_id:
        return
    wanted = json.dumps([game.id, seats, list(seeds)])
    environment = {**os.environ, "MENAGERIE_PURE": "1"}
    ran = subprocess.run(
        [sys.executable, "-c", TWIN, wanted], env=environment, capture_output=True, text=True, timeout=600, check=False
    )
    if ran.returncode != 0:
        last = (ran.stderr.strip().splitlines() or ["no message"])[-1]
        problem = f"the plain source fails: {last}"
    elif json.loads(ran.stdout) != digests(game, seats, seeds):
        problem = "the plain source plays another game than the compiled one"
    else:
        return
    report.violations.append(Violation("compiled and plain", problem, seats, seeds[0], {}, 0))
