"""The ladder: the standard matches of a game, their results as data and as a table for the docs."""

from __future__ import annotations

import json
import platform
from collections.abc import Callable
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec

import menagerie
from menagerie._source import compiled
from menagerie.bots.levels import LEVELS, Level
from menagerie.core.catalog import game as find_game
from menagerie.core.game import Game
from menagerie.core.record import write_atomically
from menagerie.lab.arena import Folder, Match, fight
from menagerie.lab.match import Played
from menagerie.lab.ratings import verdict

FOLDER = Path("benchmarks/ladder")
PAGE = Path("docs/ladder.md")
RATINGS = Path("src/menagerie/bots/data/ratings.json")
RUNGS = ["random", *(level.bot for level in LEVELS)]
HARD = LEVELS[-1].bot
SEED = 20_000


def matches(game: Game, games: int, slow_games: int) -> list[Match]:
    """Bots that answer at once play `games`, those that think `slow_games`; the last match gives the ratings."""
    two, many = max(game.min_seats, 2), min(game.max_seats, 4)

    def match(bots: list[str], seats: int, count: int) -> Match:
        return Match(game=game.id, bots=bots, seats=seats, games=count, seed=SEED)

    found = [match(["greedy", "random"], two, games), match([HARD, "greedy"], two, slow_games)]
    if many > two:
        found += [match(["greedy", "random"], many, games), match([HARD, "greedy"], many, slow_games)]
    return [*found, match(RUNGS, two, slow_games)]


def climb(
    game_id: str,
    games: int,
    slow_games: int,
    jobs: int,
    watch: Callable[[Match, list[Played], int], None],
    out: Path | None = None,
) -> dict[str, Any]:
    """Play the standard matches of a game; with `out` each keeps its games there, and continues with them."""
    game = find_game(game_id)
    results = []
    for at, match in enumerate(matches(game, games, slow_games)):

        def shown(played: list[Played], total: int, match: Match = match) -> None:
            watch(match, played, total)

        folder = Folder(out / f"{game.id}-{at + 1}") if out is not None else None
        result = verdict(fight(match, jobs, folder=folder, watch=shown))
        command = (
            f"menagerie arena {game.id} --bots {','.join(match.bots)} --seats {match.seats} "
            f"--games {match.games} --seed {match.seed} --jobs {jobs}"
        )
        results.append({"command": command, "seats": match.seats, **msgspec.to_builtins(result)})
    return {
        "game": game.id,
        "title": game.title,
        "rules_version": game.rules_version,
        "command": f"menagerie ladder {game.id} --games {games} --slow-games {slow_games} --jobs {jobs}",
        "date": datetime.now(UTC).date().isoformat(),
        "versions": {
            "menagerie": menagerie.__version__,
            "python": platform.python_version(),
            "machine": f"{platform.system()} {platform.machine()}",
            "openskill": version("openskill"),
            "compiled": compiled(),
        },
        "ratings": {row["bot"]: row["rating"] for row in results[-1]["standings"]},
        "matches": results,
    }


def write(root: Path, document: dict[str, Any]) -> None:
    """Keep a game's ladder, and renew the page and the ratings that the levels state."""
    text = json.dumps(document, indent=2, ensure_ascii=False) + "\n"
    write_atomically(root / FOLDER / f"{document['game']}.json", text)
    documents = [json.loads(path.read_text(encoding="utf-8")) for path in sorted((root / FOLDER).glob("*.json"))]
    documents = [each for each in documents if "matches" in each]
    write_atomically(root / PAGE, page(documents))
    ratings = {each["game"]: each["ratings"] for each in documents}
    write_atomically(root / RATINGS, json.dumps(ratings, indent=2) + "\n")


def _level_row(level: Level, documents: list[dict[str, Any]]) -> str:
    ratings = [document["ratings"].get(level.bot) for document in documents]
    cells = " | ".join("–" if rating is None else f"{rating:.1f}" for rating in ratings)
    return f"| {level.label} | `{level.bot}` | {cells} |"


def page(documents: list[dict[str, Any]]) -> str:
    lines = [
        "# The ladder",
        "",
        "How strong the bots are, measured. `make ladder` writes this page and `benchmarks/ladder/`.",
        "Every deal is played in every seating; shares are victories with their 95 % interval, Wilson's or, where the",
        "games of one deal resemble each other, a wider one.",
        "Budgets in iterations give the same games on every machine.",
        "",
        "## The levels",
        "",
        f"| level | bot | {' | '.join(document['title'] for document in documents)} |",
        f"|---|---|{'--:|' * len(documents)}",
        *(_level_row(level, documents) for level in LEVELS),
    ]
    for document in documents:
        versions = ", ".join(f"{name} {value}" for name, value in document["versions"].items())
        lines += ["", f"## {document['title']}", "", f"`{document['command']}` on {document['date']}; {versions}."]
        for match in document["matches"]:
            lines += ["", f"{match['seats']} seats, {match['games']} games: `{match['command']}`", ""]
            lines += ["| bot | rating | share of victories | interval | fair share | mean score | ms per decision |"]
            lines += ["|---|--:|--:|--:|--:|--:|--:|"]
            for row in match["standings"]:
                lines.append(
                    f"| {row['bot']} | {row['rating']:.1f} ± {row['uncertainty']:.1f} | {row['share']:.1%} "
                    f"| {row['low']:.1%} – {row['high']:.1%} | {row['fair']:.1%} | {row['mean_score']:.1f} "
                    f"| {1000 * row['seconds_per_decision']:.1f} |"
                )
            lines += ["", *match["sentences"]]
    return "\n".join(lines) + "\n"
