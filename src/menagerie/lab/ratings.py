"""Ratings, shares and the verdict, from the games of a match."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from math import inf
from typing import Any

import msgspec

from menagerie.lab.match import Played
from menagerie.lab.significance import interval_of_share


class Standing(msgspec.Struct):
    """How one bot did. `share` counts victories; `fair` is what it would be among equals."""

    bot: str
    rating: float
    uncertainty: float
    seats: int
    victories: float
    share: float
    low: float
    high: float
    fair: float
    mean_score: float
    forfeits: int
    seconds_per_decision: float


class Duel(msgspec.Struct):
    """How often one bot finished before another at the same table; equal places count half."""

    bot: str
    other: str
    games: int
    better: float
    share: float
    low: float
    high: float


class Verdict(msgspec.Struct):
    """What a match has shown."""

    games: int
    standings: list[Standing]
    duels: list[Duel]
    sentences: list[str]


def ratings(games: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """Rating and uncertainty of every bot (openskill, Plackett-Luce), in the order of the games' numbers."""
    from openskill.models import PlackettLuce  # noqa: PLC0415

    model = PlackettLuce()
    known: dict[str, Any] = {}
    for game in sorted(games, key=lambda game: game.number):
        if len(set(game.bots)) < 2:
            continue
        for name in game.bots:
            known.setdefault(name, model.rating(name=name))
        teams = [[known[name]] for name in game.bots]
        rated = model.rate(teams, ranks=[float(place) for place in game.places])
        moved: dict[str, list[Any]] = {}
        for name, [rating] in zip(game.bots, rated, strict=True):
            moved.setdefault(name, []).append(rating)
        for name, new in moved.items():  # copies of a bot at one table move it by their mean
            mu = sum(rating.mu for rating in new) / len(new)
            sigma = sum(rating.sigma for rating in new) / len(new)
            known[name] = model.rating(name=name, mu=mu, sigma=sigma)
    return {name: (rating.mu, rating.sigma) for name, rating in known.items()}


def verdict(games: Sequence[Played]) -> Verdict:
    tables = meetings(games)
    rated = ratings(tables)
    names = sorted({name for game in games for name in game.bots}, key=lambda name: -rated.get(name, (25.0, 8.3))[0])
    standings = [_standing(name, games, tables, rated.get(name, (25.0, 8.333))) for name in names]
    duels = [_duel(one, other, tables) for one in names for other in names if one != other]
    duels = [duel for duel in duels if duel.games]
    return Verdict(len(games), standings, duels, _sentences(names, duels, standings))


def meetings(games: Sequence[Played]) -> list[Played]:
    """Tables at which bots met. Alone nobody meets anybody: the games of one deal are then compared by their scores."""
    met = [game for game in games if len(game.bots) > 1]
    alone = sorted((game for game in games if len(game.bots) == 1), key=lambda game: (game.seed, game.number))
    return met + [_compared(list(deal)) for _, deal in groupby(alone, key=lambda game: game.seed)]


def _compared(deal: Sequence[Played]) -> Played:
    """The games of lone seats as if they had sat at one table."""
    scores = [game.scores[0] if game.forfeit is None else -inf for game in deal]
    places = [1 + sum(other > score for other in scores) for score in scores]
    return msgspec.structs.replace(deal[0], bots=[game.bots[0] for game in deal], places=places)


def by_deal(outcomes: Iterable[tuple[Played, float]]) -> list[list[float]]:
    """Outcomes of games, those with the same deal together."""
    found: dict[int, list[float]] = {}
    for game, outcome in outcomes:
        found.setdefault(game.seed, []).append(outcome)
    return list(found.values())


def _seats_of(name: str, games: Sequence[Played]) -> list[tuple[Played, int]]:
    return [(game, seat) for game in games for seat, other in enumerate(game.bots) if other == name]


def _standing(name: str, games: Sequence[Played], tables: Sequence[Played], rated: tuple[float, float]) -> Standing:
    sat = _seats_of(name, games)
    at_tables = _seats_of(name, tables)
    met = [(game, seat) for game, seat in at_tables if len(set(game.bots)) > 1] or at_tables
    won = [(game, game.victories()[seat]) for game, seat in met]
    victories = sum(share for _, share in won)
    low, high = interval_of_share(by_deal(won))
    finished = [(game, seat) for game, seat in sat if game.forfeit is None]
    return Standing(
        bot=name,
        rating=round(rated[0], 2),
        uncertainty=round(rated[1], 2),
        seats=len(met),
        victories=victories,
        share=victories / max(len(met), 1),
        low=low,
        high=high,
        fair=sum(1 / len(game.bots) for game, _ in met) / max(len(met), 1),
        mean_score=sum(game.scores[seat] for game, seat in finished) / max(len(finished), 1),
        forfeits=sum(game.forfeit == seat for game, seat in sat),
        seconds_per_decision=sum(game.seconds[seat] for game, seat in sat)
        / max(sum(game.decisions[seat] for game, seat in sat), 1),
    )


def _duel(one: str, other: str, games: Sequence[Played]) -> Duel:
    """One comparison for each game: at a table with copies, the mean over all pairs of the two bots."""
    compared: list[tuple[Played, float]] = []
    for game in games:
        mine = [place for name, place in zip(game.bots, game.places, strict=True) if name == one]
        theirs = [place for name, place in zip(game.bots, game.places, strict=True) if name == other]
        if mine and theirs:
            pairs = [(a < b) + 0.5 * (a == b) for a in mine for b in theirs]
            compared.append((game, sum(pairs) / len(pairs)))
    count, better = len(compared), sum(share for _, share in compared)
    low, high = interval_of_share(by_deal(compared))
    return Duel(one, other, count, better, better / max(count, 1), low, high)


def _games(count: int) -> str:
    return f"{count} {'game' if count == 1 else 'games'}"


def _sentences(names: Sequence[str], duels: Sequence[Duel], standings: Sequence[Standing]) -> list[str]:
    found: list[str] = []
    by_pair = {(duel.bot, duel.other): duel for duel in duels}
    for at, one in enumerate(names):
        for other in names[at + 1 :]:
            duel = by_pair.get((one, other))
            if duel is None:
                continue
            if duel.share < 0.5:
                duel = by_pair[other, one]
            interval = f"{duel.share:.1%} of {_games(duel.games)}, 95 % interval {duel.low:.1%} to {duel.high:.1%}"
            if duel.low > 0.5:
                found.append(f"{duel.bot} is stronger than {duel.other}: ahead in {interval}.")
            else:
                found.append(f"No significant difference between {duel.bot} and {duel.other}: {interval}.")
    found += [f"{row.bot} forfeited {_games(row.forfeits)}." for row in standings if row.forfeits]
    return found
