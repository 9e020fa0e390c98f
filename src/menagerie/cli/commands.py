"""All command modules; importing them registers their commands."""

from __future__ import annotations

from menagerie.cli import bench, check, games, play, replay, rules, simulate

__all__ = ["bench", "check", "games", "play", "replay", "rules", "simulate"]
