"""One self-contained page about a match."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from menagerie.core.catalog import game as find_game
from menagerie.core.record import write_atomically
from menagerie.lab import charts
from menagerie.lab.arena import Folder, Match
from menagerie.lab.charts import Bar, bars, histogram
from menagerie.lab.figures import figures
from menagerie.lab.match import Played
from menagerie.lab.ratings import Duel, Verdict, verdict
from menagerie.lab.significance import Z, wilson

STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:820px;margin:2rem auto;padding:0 1rem;color:#222;background:#fdfcf8}
h1,h2,h3{line-height:1.2}h2{margin-top:2.2rem;border-bottom:1px solid #ddd}h3{margin:1.2rem 0 .3rem;font-size:1rem}
.wide{overflow-x:auto}table{border-collapse:collapse}
td,th{padding:.25rem .6rem;text-align:right;border-bottom:1px solid #e5e2d8}td small{white-space:nowrap;color:#444}
td:first-child,th:first-child{text-align:left;white-space:nowrap}details{margin:1rem 0}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:0 2rem}
"""


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
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{len(games)} games with {match.seats} seats, first seed {match.seed}. "
        "Every deal is played in every seating. Intervals are 95 %.</p>",
        "".join(f"<p>{escape(sentence)}</p>" for sentence in result.sentences),
        _section("Ratings", _ratings(match, result)),
        _section("Who beats whom", _matrix(result)),
        _section("Scores", histogram([(bot, _of(finished, bot)) for bot in match.bots])),
        _section("Advantage of the seat", _seats(match, finished)),
        _section("Length of a game in actions", histogram([("all games", [float(game.actions) for game in finished])])),
        _section("Decisions and thinking time", _thinking(match, games)),
        _section("In the game", figures(match.bots, finished)),
    ]
    forfeits = [game for game in games if game.forfeit is not None]
    if forfeits:
        lines = "".join(f"<li>Game {game.number}: {escape(game.reason)}</li>" for game in forfeits[:50])
        parts.append(_section(f"Forfeits: {len(forfeits)}", f"<ul>{lines}</ul>"))
    return PAGE.format(title=escape(title), style=STYLE + charts.STYLE, body="\n".join(parts))


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
    return bars(rows, dots=True)


def _matrix(result: Verdict) -> str:
    names = [row.bot for row in result.standings]
    by_pair = {(duel.bot, duel.other): duel for duel in result.duels}
    rows = [[escape(one), *(_cell(by_pair.get((one, other))) for other in names)] for one in names]
    words = "<p>How often the bot on the left finished before the one above.</p>"
    return words + _grid(["", *map(escape, names)], rows)


def _cell(duel: Duel | None) -> str:
    if duel is None:
        return "–"
    hue = 145 if duel.share >= 0.5 else 25
    colour = f"hsl({hue} 55% {97 - 50 * abs(duel.share - 0.5):.0f}%)"
    interval = f"<br><small>{duel.low:.0%} – {duel.high:.0%}</small>"
    return f'<div style="background:{colour};padding:.2rem .5rem">{duel.share:.0%}{interval}</div>'


def _seats(match: Match, games: Sequence[Played]) -> str:
    rows = []
    for seat in range(match.seats):
        wins = sum(game.victories()[seat] for game in games)
        low, high = wilson(wins, len(games))
        share = wins / max(len(games), 1)
        rows.append(Bar(f"seat {seat + 1}", share, low, high, f"{share:.1%}", seat))
    return "<p>Share of victories; the dashed line is an equal share.</p>" + bars(rows, 1 / match.seats)


def _thinking(match: Match, games: Sequence[Played]) -> str:
    rows = []
    for bot in match.bots:
        sat = [(game, seat) for game in games for seat, name in enumerate(game.bots) if name == bot]
        decisions = sum(game.decisions[seat] for game, seat in sat)
        seconds = sum(game.seconds[seat] for game, seat in sat)
        per_game, each = decisions / max(len(sat), 1), 1000 * seconds / max(decisions, 1)
        rows.append([escape(bot), f"{per_game:.1f}", f"{each:.2f} ms", f"{seconds / max(len(sat), 1):.2f} s"])
    return _grid(["bot", "decisions in a game", "time for a decision", "time in a game"], rows)
