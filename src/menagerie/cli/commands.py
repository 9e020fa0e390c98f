"""All command modules; importing them registers their commands."""

from __future__ import annotations

from menagerie.cli import arena, bench, check, games, ladder, play, replay, report, review, rules, simulate

__all__ = ["arena", "bench", "check", "games", "ladder", "play", "replay", "report", "review", "rules", "simulate"]
