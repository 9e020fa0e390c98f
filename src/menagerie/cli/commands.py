"""All commands, each registering itself."""

from __future__ import annotations

from menagerie.cli import arena, bench, check, games, ladder, play, replay, report, review, rules, serve, simulate

__all__ = [
    "arena",
    "bench",
    "check",
    "games",
    "ladder",
    "play",
    "replay",
    "report",
    "review",
    "rules",
    "serve",
    "simulate",
]
