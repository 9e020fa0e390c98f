"""Shares with their intervals, and whether a difference is more than luck."""

from __future__ import annotations

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
