"""A game's own figures in a report: charts for single ones, a table for families such as `played: Red Panda`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from statistics import fmean

from menagerie.lab.charts import Bar, bars
from menagerie.lab.match import Played
from menagerie.lab.ratings import by_deal
from menagerie.lab.significance import interval_of_mean, interval_of_share

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
    words = "<p>The column of a bot is its mean of a game.</p>" if tables else ""
    return f'<div class="figures">{"".join(parts)}</div>{words}{"".join(tables)}'


def _values(games: Sequence[Played], bot: str, name: str) -> list[tuple[Played, float]]:
    return [
        (game, float(game.statistics[seat].get(name, 0.0)))
        for game in games
        for seat, other in enumerate(game.bots)
        if other == bot
    ]


def _mean(values: Sequence[tuple[Played, float]]) -> float:
    return fmean(value for _, value in values) if values else 0.0


def _chart(bots: Sequence[str], games: Sequence[Played], name: str) -> str:
    rows = []
    for at, bot in enumerate(bots):
        values = _values(games, bot, name)
        if values:
            mean = _mean(values)
            rows.append(Bar(bot, mean, *interval_of_mean(by_deal(values)), f"{mean:.2f}", at))
    return bars(rows, "mean of a game")


def _family(bots: Sequence[str], games: Sequence[Played], family: str, names: Iterable[str]) -> str:
    """One row for each member, by how often a seat that had it won, and its mean for every bot."""
    members = {name: _won_with(games, name) for name in names if name.startswith(f"{family}: ")}
    least = ENOUGH if len(members) > SHORT else 1
    shown = [name for name, won in members.items() if len(won) >= least]
    alone = all(len(game.bots) == 1 for game in games)
    shown.sort(key=lambda name: -_mean(members[name]))
    rows = [_row(bots, games, name, members[name], alone) for name in shown]
    head = "".join(f"<th>{escape(bot)}</th>" for bot in bots)
    rare = len(members) - len(shown)
    rest = f"<p>{rare} more that fewer than {least} seats had.</p>" if rare else ""
    return (
        f"<details{' open' * (len(members) <= SHORT)}><summary><b>{escape(family)}</b> ({len(members)})</summary>"
        f'<div class="wide"><table><thead><tr><th></th>{head}<th>seats with it</th>'
        f"<th>{'points with it' if alone else 'of these won'}</th></tr></thead>"
        f"<tbody>{''.join(rows)}</tbody></table></div>{rest}</details>"
    )


def _won_with(games: Sequence[Played], name: str) -> list[tuple[Played, float]]:
    """The victories of the seats that had it; of lone seats the points, as they always win."""
    return [
        (game, game.victories()[seat] if len(game.bots) > 1 else float(game.scores[seat]))
        for game in games
        for seat, own in enumerate(game.statistics)
        if own.get(name, 0.0) > 0
    ]


def _row(
    bots: Sequence[str], games: Sequence[Played], name: str, had: Sequence[tuple[Played, float]], alone: bool
) -> str:
    mean = _mean(had)
    means = "".join(f"<td>{_mean(_values(games, bot, name)):.2f}</td>" for bot in bots)
    if alone:
        low, high = interval_of_mean(by_deal(had))
        won = f"<td>{mean:.1f} <small>{low:.1f} – {high:.1f}</small></td>"
    else:
        low, high = interval_of_share(by_deal(had))
        bar = (
            f"background:linear-gradient(90deg,color-mix(in srgb,var(--good) 25%,var(--page)) {mean:.0%},transparent 0)"
        )
        won = f'<td style="{bar}">{mean:.0%} <small>{low:.0%} – {high:.0%}</small></td>'
    return f"<tr><td>{escape(name.partition(': ')[2])}</td>{means}<td>{len(had)}</td>{won}</tr>"
