"""How balanced a game is: bots play many games, and a page shows points, seats, figures at the end and over time.

    python benchmarks/balance/balance.py zoo-tycoon --games 1000 --over money,popularity --choices take,design

The figures are those of `Game.statistics`; names like `keeps: Lion` are gathered in a table of their own (`keeps`).
`--over` shows figures at the start of every period, the first part of `Game.phase`. `--choices` names kinds of
actions of the game's notation (`menagerie notation`): for each choice of that kind in how many games it was offered
and taken. Whatever stands in the page above the line `<!-- figures -->` is kept: notes and figures live in one file.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import menagerie
from menagerie.bots.registry import bot as make_bot
from menagerie.core.journal import Journal
from menagerie.core.observation import Observation
from menagerie.core.rng import Rng

MARK = "<!-- figures -->"
BATCH = 10
LONGEST = 30  # rows of a table; of longer ones the first and the last half are shown
RARE = 30  # a choice offered in fewer games says nothing

Figures = dict[str, float]


@dataclass
class Played:
    """One finished game: what each seat scored, how it got there, and which choices it was offered and took."""

    scores: list[int]
    places: list[int]
    first: int
    decisions: int
    figures: list[Figures]
    over_time: dict[str, list[Figures]]
    offered: list[set[str]]
    taken: list[set[str]]

    def ahead(self, seat: int) -> float:
        """Points ahead of the mean of the table."""
        return self.scores[seat] - mean(self.scores)


@dataclass
class Wanted:
    """What is to be played and watched."""

    game: str
    bot: str
    games: int
    over: Sequence[str]
    choices: Sequence[str]


def play(wanted: Wanted, seats: int, seed: int) -> Played:
    game = menagerie.game(wanted.game)
    watched = {action for action in range(len(game.actions)) if game.actions.decode(action)[0] in wanted.choices}
    state = game.new(seats, seed)
    journal = Journal()
    state.journal = journal
    bots = [make_bot(wanted.bot, seed * 10 + seat) for seat in range(seats)]
    rng = Rng(seed)
    period, decisions, first = "", 0, state.current_player()
    over_time: dict[str, list[Figures]] = {}
    offered: list[set[str]] = [set() for _ in range(seats)]
    taken: list[set[str]] = [set() for _ in range(seats)]
    while not state.is_over():
        now = game.phase(state).split(",")[0]
        if wanted.over and now != period:
            period = now
            every = [game.statistics(state, seat, journal.events) for seat in range(seats)]
            over_time[period] = [{key: one[key] for key in wanted.over if key in one} for one in every]
        seat = state.current_player()
        names = {action: short(game.label(state, action)) for action in state.legal_actions() if action in watched}
        offered[seat].update(names.values())
        action = bots[seat].choose(Observation(state, seat, rng))
        if action in names:
            taken[seat].add(names[action])
        state.apply_action(action)
        decisions += 1
    figures = [game.statistics(state, seat, journal.events) for seat in range(seats)]
    return Played(state.scores(), state.ranking(), first, decisions, figures, over_time, offered, taken)


def short(label: str) -> str:
    """A label without its details: brackets at the end, or what follows a comma, colon or semicolon."""
    return re.sub(r"[,:;] .*$", "", re.sub(r" \([^()]*\)$", "", label))


def tournament(wanted: Wanted, seats: int, processes: int) -> list[Played]:
    starts = range(1, wanted.games + 1, BATCH)
    work = partial(_batch, wanted, seats)
    if processes <= 1:
        return [one for start in starts for one in work(start)]
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        return [one for found in pool.map(work, starts) for one in found]


def _batch(wanted: Wanted, seats: int, start: int) -> list[Played]:
    return [play(wanted, seats, seed) for seed in range(start, min(start + BATCH, wanted.games + 1))]


# Numbers.


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def deviation(values: Sequence[float]) -> float:
    middle = mean(values)
    return math.sqrt(mean([(value - middle) ** 2 for value in values]))


def quantile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def signed(values: Sequence[float]) -> str:
    return f"{mean(values):+.1f}" if values else ""


# The page: one column for each number of players.

Tables = dict[int, list[Played]]


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> list[str]:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return [*lines, *("| " + " | ".join(str(cell) for cell in row) + " |" for row in rows), ""]


def columns(tables: Tables) -> list[str]:
    return [f"{seats} players" for seats in tables]


def all_scores(played: Sequence[Played]) -> list[float]:
    return [float(score) for game in played for score in game.scores]


def winners(played: Sequence[Played]) -> list[float]:
    return [float(max(game.scores)) for game in played]


def margin(game: Played) -> float:
    best = sorted(game.scores)
    return float(best[-1] - best[-2]) if len(best) > 1 else 0.0


def wins(played: Sequence[Played], seat_of: Callable[[Played], int]) -> float:
    """How often the seat wins; a shared win counts by its share."""
    return mean([(game.places[seat_of(game)] == 1) / game.places.count(1) for game in played])


def points(tables: Tables) -> list[str]:
    rows: list[tuple[str, Callable[[list[Played]], str]]] = [
        ("games", lambda played: str(len(played))),
        ("mean points", lambda played: f"{mean(all_scores(played)):.1f}"),
        ("deviation", lambda played: f"{deviation(all_scores(played)):.1f}"),
        *(
            (name, partial(lambda share, played: f"{quantile(all_scores(played), share):.0f}", share))
            for name, share in (("5 % have less than", 0.05), ("median", 0.5), ("5 % have more than", 0.95))
        ),
        ("mean of the winner", lambda played: f"{mean(winners(played)):.1f}"),
        ("margin of the winner", lambda played: f"{mean([margin(game) for game in played]):.1f}"),
        ("wins of the first to decide", lambda played: f"{wins(played, lambda game: game.first):.1%}"),
        *(
            (f"wins of seat {seat + 1}", partial(seat_wins, seat))
            for seat in range(max(tables) if max(tables) > 1 else 0)
        ),
        ("decisions in a game", lambda played: f"{mean([float(game.decisions) for game in played]):.0f}"),
    ]
    lines = ["## Points", ""]
    lines += table(
        ["", *columns(tables)], [[name, *(cell(played) for played in tables.values())] for name, cell in rows]
    )
    for seats, played in tables.items():
        lines += histogram(seats, played)
    return lines


def seat_wins(seat: int, played: list[Played]) -> str:
    return f"{wins(played, lambda game: seat):.1%}" if seat < len(played[0].scores) else ""


def histogram(seats: int, played: Sequence[Played]) -> list[str]:
    scores = all_scores(played)
    width = max(5, round((max(scores) - min(scores)) / 100) * 5)
    bars = Counter(int(score) // width * width for score in scores)
    most = max(bars.values())
    lines = [f"Points of all players, {seats} at the table:", "", "```"]
    for low in range(min(bars), max(bars) + 1, width):
        bar = "#" * round(50 * bars[low] / most)
        lines.append(f"{low:>3}-{low + width - 1:<3} {bar:<50} {bars[low] / len(scores):6.1%}".rstrip())
    return [*lines, "```", ""]


def over_time(tables: Tables, names: Sequence[str]) -> list[str]:
    """Means of some figures at the start of every period."""
    lines: list[str] = []
    for name in names:
        periods = dict.fromkeys(period for played in tables.values() for game in played for period in game.over_time)
        rows = []
        for period in periods:
            found = [[one.get(name, 0.0) for game in played for one in game.over_time.get(period, [])]
                     for played in tables.values()]  # fmt: skip
            rows.append([period, *(f"{mean(values):.1f}" if values else "" for values in found)])
        lines += [f"## {name.capitalize()} over time", "", *table(["start of", *columns(tables)], rows)]
    return lines


def figures(tables: Tables) -> list[str]:
    """Means of the figures at the end; those of a group (`keeps: Lion`) by how often they occur."""
    plain: dict[str, None] = {}
    groups: dict[str, dict[str, None]] = defaultdict(dict)
    for played in tables.values():
        for game in played:
            for name in dict.fromkeys(key for one in game.figures for key in one):
                group, colon, thing = name.partition(": ")
                if colon:
                    groups[group][thing] = None
                else:
                    plain[name] = None
    rows = []
    for name in plain:
        found = [[one.get(name, 0.0) for game in played for one in game.figures] for played in tables.values()]
        every = [value for values in found for value in values]
        spread = f"{quantile(every, 0.05):.0f} to {quantile(every, 0.95):.0f}"
        rows.append([name, *(f"{mean(values):.2f}" for values in found), spread])
    lines = ["## At the end of a game, for each player", ""]
    lines += table(["mean", *columns(tables), "nine of ten players"], rows)
    for group, things in groups.items():
        lines += grouped(tables, group, list(things))
    return lines


def grouped(tables: Tables, group: str, things: Sequence[str]) -> list[str]:
    rows: list[list[str]] = []
    for thing in things:
        name = f"{group}: {thing}"
        found = [[one.get(name, 0.0) for game in played for one in game.figures] for played in tables.values()]
        ahead = [
            game.ahead(seat)
            for played in tables.values()
            for game in played
            for seat, one in enumerate(game.figures)
            if one.get(name, 0.0)
        ]
        rows.append([thing, *(f"{mean(values):.2f}" for values in found), signed(ahead)])
    rows.sort(key=lambda row: -max(float(cell) for cell in row[1:-1]))
    never = [row[0] for row in rows if row[-1] == ""]
    lines = [f"## {group.capitalize()}", "", *shown(rows)]
    lines += table(["per player", *columns(tables), "points ahead of the table with it"], ends(rows))
    return lines + ([f"Never: {', '.join(never)}.", ""] if never else [])


def choices(tables: Tables) -> list[str]:
    """Of the games in which a choice was offered to anybody, in how many somebody took it."""
    offered: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    ahead: dict[str, list[float]] = defaultdict(list)
    for played in tables.values():
        for game in played:
            offered.update(set().union(*game.offered))
            taken.update(set().union(*game.taken))
            for seat, names in enumerate(game.taken):
                for name in names:
                    ahead[name].append(game.ahead(seat))
    rates = {name: taken[name] / count for name, count in offered.items() if count >= RARE}
    order = sorted(rates, key=lambda name: (-rates[name], name))
    rows = [[name, str(offered[name]), f"{rates[name]:.1%}", signed(ahead[name])] for name in order]
    lines = ["## Choices: offered and taken", "", *shown(rows)]
    lines += table(["choice", "games with the offer", "taken", "points ahead of the table when taken"], ends(rows))
    never = [name for name in order if taken[name] == 0]
    always = [name for name in order if rates[name] > 0.95]
    lines += [f"Never taken: {', '.join(never) or 'none'}.", ""]
    return [*lines, f"Taken in more than 95 of 100 games with the offer: {', '.join(always) or 'none'}.", ""]


def ends(rows: list[list[str]]) -> list[list[str]]:
    return rows if len(rows) <= LONGEST else [*rows[: LONGEST // 2], *rows[-LONGEST // 2 :]]


def shown(rows: Sequence[object]) -> list[str]:
    half = LONGEST // 2
    return [f"The {half} first and the {half} last of {len(rows)}.", ""] if len(rows) > LONGEST else []


def page(tables: Tables, wanted: Wanted) -> str:
    lines = points(tables)
    if wanted.over:
        lines += over_time(tables, wanted.over)
    lines += figures(tables)
    if wanted.choices:
        lines += choices(tables)
    return "\n".join(lines).rstrip() + "\n"


def words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", default="2,3,4", help="numbers of players, by commas")
    parser.add_argument("--games", type=int, default=1000, help="games for each number of players")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--over", default="", help="figures to show over time, by commas")
    parser.add_argument("--choices", default="", help="kinds of actions whose offers are counted, by commas")
    parser.add_argument("--out", type=Path, help="docs/balance/<game>.md by default")
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    chosen = parser.parse_args()
    game = menagerie.game(chosen.game)
    wanted = Wanted(game.id, chosen.bot, chosen.games, words(chosen.over), words(chosen.choices))
    out = chosen.out or Path(__file__).parents[2] / "docs" / "balance" / f"{game.id}.md"
    tables = {int(seats): tournament(wanted, int(seats), chosen.processes) for seats in words(chosen.seats)}
    notes = f"# {game.title}: balance\n\n"
    if out.exists():
        notes = out.read_text(encoding="utf-8").split(MARK)[0]
    command = f"python benchmarks/balance/balance.py {game.id} --seats {chosen.seats} --games {chosen.games}"
    command += f" --bot {chosen.bot}" if chosen.bot != "greedy" else ""
    command += f" --over '{chosen.over}'" if wanted.over else ""
    command += f" --choices '{chosen.choices}'" if wanted.choices else ""
    head = f"{MARK}\n\nMade by `{command}`, rules version {game.rules_version}.\n\n"
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(notes + head + page(tables, wanted), encoding="utf-8")
    print(f"{out}: {chosen.games} games for {chosen.seats} players")


if __name__ == "__main__":
    main()
