"""How balanced a game is: bots play many games, and a page shows points, seats, figures at the end and over time.

    python benchmarks/balance/balance.py zoo-tycoon --seats 2,3,4 --games 1000 --over money,popularity,conservation

The figures are those of `Game.statistics`. A figure that is 0 or 1 in every game (`keeps Lion`) becomes a row of
shares: how often it is 1, and what those zoos scored. Whatever stands in the page above the line `<!-- figures -->`
is kept, so that notes and figures live in one file.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import menagerie
from menagerie.bots.registry import bot as make_bot
from menagerie.core.journal import Journal
from menagerie.core.observation import Observation
from menagerie.core.rng import Rng

MARK = "<!-- figures -->"
BATCH = 10


@dataclass
class Played:
    """One finished game: what each seat scored and how it got there."""

    scores: list[int]
    places: list[int]
    decisions: int
    figures: list[dict[str, float]]
    over_time: dict[str, list[dict[str, float]]] = field(default_factory=dict)


def play(name: str, bot: str, seats: int, over: Sequence[str], seed: int) -> Played:
    game = menagerie.game(name)
    state = game.new(seats, seed)
    journal = Journal()
    state.journal = journal
    bots = [make_bot(bot, seed * 10 + seat) for seat in range(seats)]
    rng = Rng(seed)
    period, decisions = "", 0
    over_time: dict[str, list[dict[str, float]]] = {}
    while not state.is_over():
        now = game.phase(state).split(",")[0]
        if now != period:
            period = now
            over_time[period] = [game.statistics(state, seat, journal.events) for seat in range(seats)]
        seat = state.current_player()
        state.apply_action(bots[seat].choose(Observation(state, seat, rng)))
        decisions += 1
    figures = [game.statistics(state, seat, journal.events) for seat in range(seats)]
    kept = {when: [{key: one[key] for key in over if key in one} for one in all_] for when, all_ in over_time.items()}
    return Played(state.scores(), state.ranking(), decisions, figures, kept)


def batch(name: str, bot: str, seats: int, over: Sequence[str], first: int, seeds: int) -> list[Played]:
    return [play(name, bot, seats, over, seed) for seed in range(first, first + seeds)]


def tournament(name: str, bot: str, seats: int, games: int, over: Sequence[str], processes: int) -> list[Played]:
    starts = range(1, games + 1, BATCH)
    work = partial(_one, name, bot, seats, tuple(over), games)
    if processes <= 1:
        return [one for start in starts for one in work(start)]
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        return [one for found in pool.map(work, starts) for one in found]


def _one(name: str, bot: str, seats: int, over: Sequence[str], games: int, start: int) -> list[Played]:
    return batch(name, bot, seats, over, start, min(BATCH, games + 1 - start))


# The page.


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def deviation(values: Sequence[float]) -> float:
    middle = mean(values)
    return math.sqrt(mean([(value - middle) ** 2 for value in values]))


def quantile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> list[str]:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return [*lines, *("| " + " | ".join(str(cell) for cell in row) + " |" for row in rows), ""]


def points(played: Sequence[Played]) -> list[str]:
    scores = [float(score) for game in played for score in game.scores]
    winners = [float(max(game.scores)) for game in played]
    rows = []
    for who, values in (("all seats", scores), ("winners", winners)):
        spread = [quantile(values, share) for share in (0.0, 0.25, 0.5, 0.75, 0.999)]
        rows.append([who, f"{mean(values):.1f}", f"{deviation(values):.1f}", *(f"{value:.0f}" for value in spread)])
    lines = table(["points", "mean", "deviation", "least", "quarter", "median", "three quarters", "most"], rows)
    width = 5
    bars: dict[int, int] = defaultdict(int)
    for score in scores:
        bars[int(score) // width * width] += 1
    most = max(bars.values())
    lines += ["```"]
    for low in range(min(bars), max(bars) + 1, width):
        share = bars[low] / len(scores)
        lines.append(f"{low:>3}-{low + width - 1:<3} {'#' * round(50 * bars[low] / most):<50} {share:6.1%}")
    return [*lines, "```", ""]


def seats_table(played: Sequence[Played]) -> list[str]:
    rows = []
    for seat in range(len(played[0].scores)):
        wins = mean([1.0 / game.places.count(1) if game.places[seat] == 1 else 0.0 for game in played])
        rows.append([seat + 1, f"{wins:.1%}", f"{mean([float(game.scores[seat]) for game in played]):.1f}"])
    return table(["seat", "wins", "mean points"], rows)


def figures(played: Sequence[Played]) -> list[str]:
    """Figures at the end: numbers in one table, shares of yes-or-no figures in another."""
    names: dict[str, None] = {}
    for game in played:
        for one in game.figures:
            names.update(dict.fromkeys(one))
    seats = [(one, score) for game in played for one, score in zip(game.figures, game.scores, strict=True)]
    rows, shares = [], []
    for name in names:
        values = [one.get(name, 0.0) for one, _ in seats]
        if set(values) <= {0.0, 1.0}:
            with_it = [float(score) for one, score in seats if one.get(name, 0.0)]
            without = [float(score) for one, score in seats if not one.get(name, 0.0)]
            shares.append((mean(values), [name, f"{mean(values):.1%}", f"{mean(with_it):.1f}", f"{mean(without):.1f}"]))
        else:
            ends = [f"{quantile(values, share):.0f}" for share in (0.05, 0.5, 0.95)]
            rows.append([name, f"{mean(values):.1f}", f"{deviation(values):.1f}", *ends])
    lines = table(["at the end", "mean", "deviation", "5 %", "median", "95 %"], rows)
    ordered = [row for _, row in sorted(shares, key=lambda pair: -pair[0])]
    return lines + (table(["share of seats", "share", "points with", "points without"], ordered) if ordered else [])


def over_time(played: Sequence[Played], names: Sequence[str]) -> list[str]:
    periods: dict[str, None] = {}
    for game in played:
        periods.update(dict.fromkeys(game.over_time))
    rows = []
    for period in periods:
        zoos = [one for game in played for one in game.over_time.get(period, [])]
        rows.append([period, *(f"{mean([one.get(name, 0.0) for one in zoos]):.1f}" for name in names)])
    return table(["start of", *names], rows)


def page(name: str, seats: int, played: Sequence[Played], over: Sequence[str]) -> str:
    length = mean([float(game.decisions) for game in played])
    lines = [f"## {seats} players", "", f"{len(played)} games, {length:.0f} decisions in a game.", ""]
    lines += points(played) + seats_table(played)
    if over:
        lines += over_time(played, over)
    return "\n".join(lines + figures(played))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", default="2,3,4", help="numbers of players, by commas")
    parser.add_argument("--games", type=int, default=1000, help="games for each number of players")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--over", default="", help="figures to show over time, by commas")
    parser.add_argument("--out", type=Path, help="docs/balance/<game>.md by default")
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    chosen = parser.parse_args()
    game = menagerie.game(chosen.game)
    over = [name.strip() for name in chosen.over.split(",") if name.strip()]
    out = chosen.out or Path(__file__).parents[2] / "docs" / "balance" / f"{game.id}.md"
    parts = []
    for seats in (int(word) for word in chosen.seats.split(",")):
        played = tournament(game.id, chosen.bot, seats, chosen.games, over, chosen.processes)
        parts.append(page(game.id, seats, played, over))
    notes = out.read_text(encoding="utf-8").split(MARK)[0] if out.exists() else f"# {game.title}: balance\n\n"
    command = f"python benchmarks/balance/balance.py {game.id} --seats {chosen.seats} --games {chosen.games}"
    command += f" --bot {chosen.bot}" + (f" --over {chosen.over!r}" if over else "")
    head = f"{MARK}\n\nMade by `{command}`, rules version {game.rules_version}.\n\n"
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(notes + head + "\n".join(parts), encoding="utf-8")
    print(f"{out}: {chosen.games} games for {chosen.seats} players")


if __name__ == "__main__":
    main()
