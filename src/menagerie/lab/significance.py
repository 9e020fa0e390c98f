"""Shares and means with their intervals, and whether a difference is more than luck.

The games of one deal are not independent: the same luck is in all of them. Where they agree more than chance would have
it, they count as fewer games, so that the interval is as wide as it must be.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt

Z = 1.959964  # 95 %


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % Wilson interval of a share; shared victories count as parts of one."""
    if games <= 0:
        return 0.0, 1.0
    share = wins / games
    centre = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(max(share * (1 - share), 0.0) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return max(centre - half, 0.0), min(centre + half, 1.0)


def interval_of_share(deals: Iterable[Sequence[float]]) -> tuple[float, float]:
    """The Wilson interval of a share, from the outcomes (0 to 1) of every deal."""
    found = [outcomes for outcomes in deals if outcomes]
    count = sum(map(len, found))
    if not count:
        return 0.0, 1.0
    share = sum(map(sum, found)) / count
    alone = share * (1 - share) / count  # the variance, were all of them independent
    alike = max(_variance(found, share) / alone, 1.0) if alone > 0 else 1.0
    return wilson(share * count / alike, count / alike)


def interval_of_mean(deals: Iterable[Sequence[float]]) -> tuple[float, float]:
    """The 95 % interval of a mean, from the values of every deal."""
    found = [values for values in deals if values]
    count = sum(map(len, found))
    if not count:
        return 0.0, 0.0
    mean = sum(map(sum, found)) / count
    free = max(len(found) - 1, 1)
    wider = 1 + (Z * Z + 1) / (4 * free) + (5 * Z**4 + 16 * Z * Z + 3) / (96 * free * free)  # Student's for few deals
    half = Z * wider * sqrt(_variance(found, mean))
    return mean - half, mean + half


def _variance(deals: Sequence[Sequence[float]], mean: float) -> float:
    """Of the mean of all values, as the deals differ from each other."""
    if len(deals) < 2:
        return 0.0
    count = sum(map(len, deals))
    squares = sum((sum(values) - mean * len(values)) ** 2 for values in deals)
    return squares / count**2 * len(deals) / (len(deals) - 1)
