"""How the reconstructed values of Zoophoria play: greedy bots among themselves, as a page of Markdown.

python benchmarks/balance/zoophoria.py --games 1000 > docs/balance/zoophoria.md
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterable
from statistics import mean, pstdev

import menagerie
from menagerie.bots.registry import bot
from menagerie.core.journal import Journal
from menagerie.core.observation import Observation
from menagerie.core.rng import Rng
from menagerie.games.zoophoria import steps, text
from menagerie.games.zoophoria import vocabulary as v
from menagerie.games.zoophoria.content import COLOURS, content

GAME = menagerie.game("zoophoria")
NAMES = content().names
Figures = dict[str, float]


class Tally:
    """Everything counted over the games of one number of players."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.decisions = 0
        self.scores: list[int] = []
        self.winners: list[int] = []
        self.margins: list[int] = []
        self.first_wins = 0.0
        self.figures: dict[str, list[float]] = defaultdict(list)
        self.offered: Counter[str] = Counter()
        self.claimed: Counter[str] = Counter()
        self.with_card: dict[str, list[float]] = defaultdict(list)
        self.favours: Counter[str] = Counter()
        self.targets: Counter[str] = Counter()
        self.workers: Counter[str] = Counter()

    def play(self, seed: int) -> None:
        state = GAME.new(self.seats, seed)
        journal = Journal()
        state.journal = journal
        rng = Rng(seed)
        bots = [bot("greedy", seed * 31 + seat) for seat in range(self.seats)]
        first = -1
        day = -1
        while not state.is_over():
            if state.decision == steps.WORKER and state.workers == 0 and state.day != day:
                day = state.day
                first = state.first if first < 0 else first
                self.offered.update(NAMES[card] for card in list(state.board) if card != v.NO_CARD)
            seat = state.current_player()
            state.apply_action(bots[seat].choose(Observation(state, seat, rng)))
            self.decisions += 1
        self.games += 1
        scores = state.scores()
        places = state.ranking()
        self.scores += scores
        self.winners.append(max(scores))
        self.margins.append(sorted(scores)[-1] - sorted(scores)[-2])
        self.first_wins += (places[first] == 1) / places.count(1)
        for seat in range(self.seats):
            self.add(GAME.statistics(state, seat, journal.events), scores[seat] - mean(scores))

    def add(self, figures: Figures, ahead: float) -> None:
        for name, value in figures.items():
            kind, colon, card = name.partition(": ")
            if colon and kind == "claimed":
                self.claimed[card] += int(value)
                self.with_card[card].append(ahead)
            elif colon and kind == "favour":
                self.favours[card] += int(value)
            elif colon and kind == "target":
                self.targets[card] += int(value)
            elif colon and kind == "day worker":
                self.workers[card] += int(value)
            else:
                self.figures[name].append(value)

    def per_player(self, name: str) -> float:
        return sum(self.figures[name]) / len(self.scores)


def table(head: list[str], rows: Iterable[Iterable[object]]) -> list[str]:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return [*lines, *("| " + " | ".join(str(cell) for cell in row) + " |" for row in rows), ""]


def page(tallies: list[Tally]) -> str:
    games = tallies[0].games
    head = ["", *(f"{tally.seats} players" for tally in tallies)]
    lines = [
        "# Zoophoria: how the reconstructed values play",
        "",
        f"{games} games of greedy bots for each number of players, written by `benchmarks/balance/zoophoria.py`. "
        "All figures are per player and game unless said otherwise.",
        "",
        "## Scores",
        "",
        *table(
            head,
            [
                ["mean score", *(f"{mean(t.scores):.1f}" for t in tallies)],
                ["standard deviation", *(f"{pstdev(t.scores):.1f}" for t in tallies)],
                ["mean of the winner", *(f"{mean(t.winners):.1f}" for t in tallies)],
                ["margin of the winner", *(f"{mean(t.margins):.1f}" for t in tallies)],
                ["wins of Monday's first player", *(f"{100 * t.first_wins / t.games:.0f} %" for t in tallies)],
                ["decisions in a game", *(f"{t.decisions / t.games:.0f}" for t in tallies)],
            ],
        ),
        "## Where visitors come from",
        "",
        *table(
            head, [[name, *(f"{t.per_player(f'visitors: {name}'):.1f}" for t in tallies)] for name in text.SOURCE_NAMES]
        ),
        "## Visitors per day",
        "",
        *table(head, [[day, *(f"{t.per_player(f'visitors on {day}'):.1f}" for t in tallies)] for day in text.DAYS]),
        "## Losses and means",
        "",
        *table(head, [[name, *(f"{t.per_player(name):.2f}" for t in tallies)] for name in COUNTED]),
        "## Day workers",
        "",
        *table(
            ["hired in a game", *head[1:]],
            [[colour, *(f"{t.workers[colour] / t.games:.2f}" for t in tallies)] for colour in COLOURS],
        ),
    ]
    return "\n".join(lines + cards(tallies) + targets(tallies)).rstrip() + "\n"


COUNTED = (
    "animals lost to hunger", "animals lost to viruses", "virus cubes placed", "virus cubes without a place",
    "virus cubes at the end", "trash overflows", "trash at the end", "employees unpaid", "wages paid",
    "coins at the end", "animals at the end", "families", "favours called in", "targets reached", "events avoided",
    "replacements", "moves",
)  # fmt: skip


def cards(tallies: list[Tally]) -> list[str]:
    """How often a card on the notice board is claimed, over all numbers of players."""
    offered: Counter[str] = Counter()
    claimed: Counter[str] = Counter()
    favours: Counter[str] = Counter()
    ahead: dict[str, list[float]] = defaultdict(list)
    for tally in tallies:
        offered.update(tally.offered)
        claimed.update(tally.claimed)
        favours.update(tally.favours)
        for name, values in tally.with_card.items():
            ahead[name] += values
    rates = {name: claimed[name] / count for name, count in offered.items() if count >= 30}
    lines: list[str] = []
    groups = (("Animals", v.ANIMAL), ("Employees", v.EMPLOYEE), ("Buildings", v.BUILDING))
    kinds = {NAMES[card]: int(content().tables.kind[card]) for card in range(v.CARDS)}
    for title, kind in groups:
        own = sorted((name for name in rates if kinds[name] == kind), key=lambda name: -rates[name])
        shown = own if len(own) <= 30 else [*own[:15], *own[-15:]]
        lines += [f"## {title} on the notice board", ""]
        if len(own) > 30:
            lines += [f"The 15 claimed most often and the 15 least often of {len(own)}.", ""]
        lines += table(
            ["card", "claimed when offered", "points ahead of the table when claimed", "favour called in, of claims"],
            [
                [
                    name,
                    f"{100 * rates[name]:.0f} %",
                    f"{mean(ahead[name]):+.1f}" if ahead[name] else "",
                    f"{favours[name]} of {claimed[name]}" if favours[name] else "",
                ]
                for name in shown
            ],
        )
    never = [name for name in rates if claimed[name] == 0]
    always = [name for name, rate in rates.items() if rate > 0.95]
    lines += [f"Never claimed: {', '.join(never) or 'none'}.", ""]
    lines += [f"Claimed more than 95 times in 100: {', '.join(always) or 'none'}.", ""]
    return lines


def targets(tallies: list[Tally]) -> list[str]:
    reached: Counter[str] = Counter()
    for tally in tallies:
        reached.update(tally.targets)
    games = sum(tally.games for tally in tallies)
    rows = [
        [name, f"{reached[name] / games:.2f}"] for name in sorted(content().targets, key=lambda name: -reached[name])
    ]
    return ["## Targets", "", *table(["target", "reached in a game by anybody"], rows)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    tallies = []
    for seats in (2, 3, 4):
        tally = Tally(seats)
        for number in range(wanted.games):
            tally.play(wanted.seed + number)
        tallies.append(tally)
    print(page(tallies), end="")


if __name__ == "__main__":
    main()
