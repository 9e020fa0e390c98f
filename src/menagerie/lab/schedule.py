"""Who meets whom: every deal is played by every arrangement of bots, so that neither seat nor luck decides."""

from __future__ import annotations

from itertools import combinations, islice, permutations
from math import factorial
from typing import Any

from menagerie.bots.registry import UnknownBot
from menagerie.core.game import Game
from menagerie.lab.host import PATIENCE, check
from menagerie.lab.match import Pairing


def line_ups(bots: list[str], seats: int, deal: int = 0) -> list[list[str]]:
    """The tables that share one deal: all groups of bots that fit, each turned through all seats.

    Who sits next to whom changes from deal to deal. With fewer bots than seats every pair meets: one of a kind against
    copies of the other, both ways.
    """
    if len(bots) == 1:
        return [bots * seats]
    if len(bots) >= seats:
        around = factorial(seats - 1)  # orders around the table
        order = next(islice(permutations(range(1, seats)), deal % around, None))
        groups = [[group[0], *(group[at] for at in order)] for group in combinations(bots, seats)]
    else:
        groups = []
        for one, other in combinations(bots, 2):
            groups.append([one] + [other] * (seats - 1))
            groups.append([other] + [one] * (seats - 1))
    found: list[list[str]] = []
    for group in groups:
        for turn in range(seats):
            found.append(group[-turn:] + group[:-turn] if turn else group)
    return found


def in_whole_deals(bots: list[str], seats: int, games: int) -> int:
    """How many games are played if that many are wanted: the last deal is completed, so that seats stay balanced."""
    tables = len(line_ups(bots, seats))
    return -(-games // tables) * tables


def schedule(
    game: Game, bots: list[str], seats: int, games: int, seed: int, options: dict[str, Any], patience: float = PATIENCE
) -> list[Pairing]:
    """The games of a match, at least `games`."""
    game.new(seats, seed, options)  # names a wrong number of seats, seed or option before anything starts
    if not bots:
        raise UnknownBot("An arena needs at least one bot.")
    for name in bots:
        check(name)
    if len(set(bots)) != len(bots):
        raise UnknownBot("A bot is named twice; give each one once.")
    tables = len(line_ups(bots, seats))
    deals = in_whole_deals(bots, seats, games) // tables
    game.new(seats, seed + deals - 1, options)
    return [
        Pairing(deal * tables + at, game.id, seed + deal, line_up, options, patience)
        for deal in range(deals)
        for at, line_up in enumerate(line_ups(bots, seats, deal))
    ]
