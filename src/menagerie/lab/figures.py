"""A game's own figures in a report: charts for single ones, a table for families such as `played: Red Panda`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from statistics import fmean, stdev

from menagerie.lab.charts import Bar, bars
from menagerie.lab.match import Played
from menagerie.lab.significance import Z, wilson

SHORT = 12  # members of a family that is shown at once and in full
ENOUGH = 20  # seats that must have had a member of a longer one, such as a card, before it is worth reading


def figures(bots: Sequence[str], games: Sequence[Played]) -> str:
    """Everything that `Game.statistics` told about every seat, in the game's own order."""
    names = dict.fromkeys(name for game in games for own in game.statistics for name in own)
    single = [name for name in names if ": " not in name]
    families = dict.fromkeys(name.partition(": ")[0] for name in names if ": " in name)
    parts = [f"<div><h3>{escape(name)}</h3>{_chart(bots, games, name)}</div>" for name in single]
    tables = [_family(bots, games, family, names) for family in families]
    if not names:
        return "<p>This game declares no figures of its own.</p>"
    return f'<p>Means over all games of a bot.</p><div class="figures">{"".join(parts)}</div>{"".join(tables)}'


def _values(games: Sequence[Played], bot: str, name: str) -> list[float]:
    return [
        float(game.statistics[seat].get(name, 0.0))
        for game in games
        for seat, other in enumerate(game.bots)
        if other == bot
    ]


def _chart(bots: Sequence[str], games: Sequence[Played], name: str) -> str:
    rows = []
    for at, bot in enumerate(bots):
        values = _values(games, bot, name)
        if values:
            mean = fmean(values)
            half = Z * stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
            rows.append(Bar(bot, mean, mean - half, mean + half, f"{mean:.2f}", at))
    return bars(rows)


def _family(bots: Sequence[str], games: Sequence[Played], family: str, names: Iterable[str]) -> str:
    """One row for each member, by how often a seat that had it won, and its mean for every bot."""
    members = {name: _won_with(games, name) for name in names if name.startswith(f"{family}: ")}
    least = ENOUGH if len(members) > SHORT else 1
    shown = [name for name, won in members.items() if len(won) >= least]
    shown.sort(key=lambda name: -fmean(members[name]))
    rows = [_row(bots, games, name, members[name]) for name in shown]
    head = "".join(f"<th>{escape(bot)}</th>" for bot in bots)
    rare = len(members) - len(shown)
    rest = f"<p>{rare} more that fewer than {least} seats had.</p>" if rare else ""
    return (
        f"<details{' open' * (len(members) <= SHORT)}><summary><b>{escape(family)}</b> ({len(members)})</summary>"
        f'<div class="wide"><table><thead><tr><th></th>{head}<th>seats with it</th><th>of these won</th></tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>{rest}</details>"
    )


def _won_with(games: Sequence[Played], name: str) -> list[float]:
    """The victories of the seats that had it."""
    return [
        game.victories()[seat] for game in games for seat, own in enumerate(game.statistics) if own.get(name, 0.0) > 0
    ]


def _row(bots: Sequence[str], games: Sequence[Played], name: str, had: Sequence[float]) -> str:
    share = fmean(had)
    low, high = wilson(sum(had), len(had))
    means = "".join(f"<td>{fmean(_values(games, bot, name) or [0.0]):.2f}</td>" for bot in bots)
    bar = f"background:linear-gradient(90deg,#dcebd9 {share:.0%},transparent 0)"
    won = f'<td style="{bar}">{share:.0%} <small>{low:.0%} – {high:.0%}</small></td>'
    return f"<tr><td>{escape(name.partition(': ')[2])}</td>{means}<td>{len(had)}</td>{won}</tr>"
