"""One self-contained page about a match."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from statistics import fmean, stdev

from menagerie.core.catalog import game as find_game
from menagerie.core.record import write_atomically
from menagerie.lab.arena import Folder, Match
from menagerie.lab.charts import bars, histogram
from menagerie.lab.match import Played
from menagerie.lab.ratings import Duel, Verdict, verdict
from menagerie.lab.significance import Z, wilson

STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:760px;margin:2rem auto;padding:0 1rem;color:#222;background:#fdfcf8}
h1,h2{line-height:1.2}h2{margin-top:2.2rem;border-bottom:1px solid #ddd}
svg{max-width:100%;height:auto;font:13px system-ui}
table{border-collapse:collapse}td,th{padding:.25rem .6rem;text-align:right;border-bottom:1px solid #e5e2d8}
td:first-child,th:first-child{text-align:left}
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
        "Every deal is played in every seating.</p>",
        "".join(f"<p>{escape(sentence)}</p>" for sentence in result.sentences),
        _section("Ratings", _ratings(result)),
        _section("Who beats whom", _matrix(result)),
        _section("Scores", histogram([(bot, _of(finished, bot)) for bot in match.bots])),
        _section("Advantage of the seat", _seats(match, finished)),
        _section("Length of a game in actions", histogram([("all games", [float(game.actions) for game in finished])])),
        _section("Decisions and thinking time", _thinking(match, games)),
        _section("In the game", _statistics(match, finished)),
    ]
    forfeits = [game for game in games if game.forfeit is not None]
    if forfeits:
        lines = "".join(f"<li>Game {game.number}: {escape(game.reason)}</li>" for game in forfeits[:50])
        parts.append(_section(f"Forfeits: {len(forfeits)}", f"<ul>{lines}</ul>"))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    body = "\n".join(parts)
    return f'<!doctype html>\n<html lang="en"><head>{head}<style>{STYLE}</style></head><body>\n{body}\n</body></html>\n'


def _section(title: str, inside: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{inside}</section>"


def _grid(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table>"


def _of(games: Sequence[Played], bot: str) -> list[float]:
    return [float(score) for game in games for name, score in zip(game.bots, game.scores, strict=True) if name == bot]


def _ratings(result: Verdict) -> str:
    return bars(
        [
            (
                row.bot,
                row.rating,
                row.rating - 2 * row.uncertainty,
                row.rating + 2 * row.uncertainty,
                f"{row.rating:.1f}",
            )
            for row in result.standings
        ]
    )


def _matrix(result: Verdict) -> str:
    names = [row.bot for row in result.standings]
    by_pair = {(duel.bot, duel.other): duel for duel in result.duels}
    rows = [[one, *(_cell(by_pair.get((one, other))) for other in names)] for one in names]
    return "<p>How often the bot on the left finished before the one above, with the 95 % interval.</p>" + _grid(
        ["", *names], rows
    )


def _cell(duel: Duel | None) -> str:
    return "–" if duel is None else f"{duel.share:.0%} ({duel.low:.0%}–{duel.high:.0%})"


def _seats(match: Match, games: Sequence[Played]) -> str:
    rows = []
    for seat in range(match.seats):
        wins = sum(game.victories()[seat] for game in games)
        low, high = wilson(wins, len(games))
        rows.append((f"seat {seat + 1}", wins / max(len(games), 1), low, high, f"{wins / max(len(games), 1):.1%}"))
    return bars(rows, 1 / match.seats)


def _thinking(match: Match, games: Sequence[Played]) -> str:
    rows = []
    for bot in match.bots:
        sat = [(game, seat) for game in games for seat, name in enumerate(game.bots) if name == bot]
        decisions = sum(game.decisions[seat] for game, seat in sat)
        seconds = sum(game.seconds[seat] for game, seat in sat)
        per_game, each = decisions / max(len(sat), 1), 1000 * seconds / max(decisions, 1)
        rows.append([bot, f"{per_game:.1f}", f"{each:.2f} ms", f"{seconds / max(len(sat), 1):.2f} s"])
    return _grid(["bot", "decisions in a game", "time for a decision", "time in a game"], rows)


def _statistics(match: Match, games: Sequence[Played]) -> str:
    """The game's own figures: the mean of each for every bot, with its 95 % interval."""
    names = sorted({name for game in games for own in game.statistics for name in own})
    parts = []
    for name in names:
        rows = []
        for bot in match.bots:
            values = [
                float(game.statistics[seat].get(name, 0.0))
                for game in games
                for seat, other in enumerate(game.bots)
                if other == bot
            ]
            if values:
                mean = fmean(values)
                half = Z * stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
                rows.append((bot, mean, mean - half, mean + half, f"{mean:.2f}"))
        parts.append(f"<h3>{escape(name)}</h3>{bars(rows)}")
    return "".join(parts) or "<p>This game declares no figures of its own.</p>"
