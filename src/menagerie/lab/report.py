"""One self-contained page about a match."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from menagerie.core.catalog import game as find_game
from menagerie.core.record import write_atomically
from menagerie.lab import charts
from menagerie.lab.arena import Folder, Match
from menagerie.lab.charts import Bar, bars, histograms, on_a_log_scale
from menagerie.lab.figures import figures
from menagerie.lab.match import Played
from menagerie.lab.ratings import Duel, Verdict, by_deal, verdict
from menagerie.lab.schedule import in_whole_deals
from menagerie.lab.significance import Z, interval_of_mean, interval_of_share

STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:860px;margin:2rem auto;padding:0 1rem;color:var(--ink);background:var(--page)}
h1,h2,h3{line-height:1.2}h2{margin-top:2.2rem;border-bottom:1px solid var(--line)}h3{margin:1.2rem 0 .3rem;font-size:1rem}
.wide{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums}small{font-size:.85rem}
td,th{padding:.25rem .6rem;text-align:right;border-bottom:1px solid var(--line)}td small{white-space:nowrap;color:var(--soft)}
td:first-child,th:first-child{text-align:left}details{margin:1rem 0}summary{cursor:pointer}
.part{background:linear-gradient(90deg,color-mix(in srgb,var(--good) 25%,var(--page)) var(--part),transparent 0)}
.cell{padding:.2rem .5rem}.cell small{color:inherit}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:0 2rem}
"""  # noqa: E501

LEAST_TIME = 0.001  # drawn, in milliseconds or seconds

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
{body}
</body>
</html>
"""


def write_report(path: Path) -> Path:
    """Write the page of a match folder into it."""
    folder = Folder(path)
    target = path / "report.html"
    write_atomically(target, page(folder.match(), folder.games()))
    return target


def page(match: Match, games: Sequence[Played]) -> str:
    title = f"{find_game(match.game).title}: {', '.join(match.bots)}"
    result = verdict(games)
    finished = [game for game in games if game.forfeit is None]
    missing = in_whole_deals(match.bots, match.seats, match.games) - len(games)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{len(games)} games with {match.seats} {'seat' if match.seats == 1 else 'seats'}, first seed {match.seed}. "
        f"Every deal is played {'by every bot' if match.seats == 1 else 'in every seating'}. "
        f"Intervals are 95 %; games of one deal are not taken for independent.{_options(match)}</p>",
        f"<p><b>{missing} games are still to be played.</b></p>" if missing > 0 else "",
        "".join(f"<p>{escape(sentence)}</p>" for sentence in result.sentences),
        _section("Ratings", _ratings(match, result)),
        _section("Who beats whom", _matrix(result)),
        _section("Scores", histograms([(bot, _of(finished, bot)) for bot in match.bots], "points at the end")),
        _section("Advantage of the seat", _seats(match, finished)) if match.seats > 1 else "",
        _section(
            "Length of a game", histograms([("all games", [float(game.actions) for game in finished])], "actions")
        ),
        _section("Decisions and thinking time", _thinking(match, games)),
        _section("In the game", figures(match.bots, finished)),
    ]
    forfeits = [game for game in games if game.forfeit is not None]
    if forfeits:
        lines = "".join(f"<li>Game {game.number}: {escape(game.reason)}</li>" for game in forfeits[:50])
        parts.append(_section(f"Forfeits: {len(forfeits)}", f"<ul>{lines}</ul>"))
    return PAGE.format(title=escape(title), style=charts.STYLE + STYLE, body="\n".join(parts))


def _options(match: Match) -> str:
    words = ", ".join(f"{name} = {value}" for name, value in match.options.items())
    return f" Options: {escape(words)}." if words else ""


def _section(title: str, inside: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{inside}</section>"


def _grid(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of cells that are already HTML."""
    top = "".join(f"<th>{cell}</th>" for cell in head)
    lines = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table></div>'


def _of(games: Sequence[Played], bot: str) -> list[float]:
    return [float(score) for game in games for name, score in zip(game.bots, game.scores, strict=True) if name == bot]


def _ratings(match: Match, result: Verdict) -> str:
    rows = [
        Bar(
            row.bot,
            row.rating,
            row.rating - Z * row.uncertainty,
            row.rating + Z * row.uncertainty,
            f"{row.rating:.1f}",
            match.bots.index(row.bot),
        )
        for row in result.standings
    ]
    words = "<p>Who wins more often against stronger bots is rated higher; 25 is the middle.</p>"
    return words + bars(rows, "rating (openskill, Plackett-Luce)", dots=True)


def _matrix(result: Verdict) -> str:
    names = [row.bot for row in result.standings]
    by_pair = {(duel.bot, duel.other): duel for duel in result.duels}
    rows = [[escape(one), *(_cell(by_pair.get((one, other))) for other in names)] for one in names]
    words = "<p>How often the bot on the left finished before the one above.</p>"
    return words + _grid(["", *map(escape, names)], rows)


def _cell(duel: Duel | None) -> str:
    if duel is None:
        return "–"
    side = "good" if duel.share >= 0.5 else "bad"
    colour = f"color-mix(in srgb,var(--{side}) {5 + 70 * abs(duel.share - 0.5):.0f}%,var(--page))"
    interval = f"<br><small>{duel.low:.0%} – {duel.high:.0%}</small>"
    return f'<div class="cell" style="background:{colour}">{duel.share:.0%}{interval}</div>'


def _seats(match: Match, games: Sequence[Played]) -> str:
    rows = []
    for seat in range(match.seats):
        won = [(game, game.victories()[seat]) for game in games]
        low, high = interval_of_share(by_deal(won))
        share = sum(each for _, each in won) / max(len(won), 1)
        rows.append(Bar(f"seat {seat + 1}", share, low, high, f"{share:.1%}"))
    words = "<p>Share of victories; the dashed line is an equal share.</p>"
    return words + bars(rows, "share of victories", 1 / match.seats, share=True)


def _thinking(match: Match, games: Sequence[Played]) -> str:
    counts, times, wholes = [], [], []
    for at, bot in enumerate(match.bots):
        sat = [(game, seat) for game in games for seat, name in enumerate(game.bots) if name == bot]
        if not sat:
            continue
        decisions = [(game, float(game.decisions[seat])) for game, seat in sat]
        mean = sum(count for _, count in decisions) / len(sat)
        seconds = sum(game.seconds[seat] for game, seat in sat)
        each = 1000 * seconds / max(sum(count for _, count in decisions), 1)
        whole = seconds / len(sat)
        counts.append(Bar(bot, mean, *interval_of_mean(by_deal(decisions)), f"{mean:.1f}", at))
        times.append(Bar(bot, max(each, LEAST_TIME), 0, 0, f"{each:.3g} ms", at))
        wholes.append(Bar(bot, max(whole, LEAST_TIME), 0, 0, f"{whole:.3g} s", at))
    return (
        f'<div class="figures"><div><h3>Decisions in a game</h3>{bars(counts, "decisions")}</div>'
        f"<div><h3>Time for a decision</h3>{on_a_log_scale(times, 'milliseconds, mean')}</div>"
        f"<div><h3>Time in a game</h3>{on_a_log_scale(wholes, 'seconds, mean')}</div></div>"
    )
