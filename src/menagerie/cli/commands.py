"""All command modules; importing them registers their commands."""

from __future__ import annotations
