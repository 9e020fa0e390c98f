"""Shared by all tests."""

from __future__ import annotations

import pytest

import menagerie


@pytest.fixture(params=[game.id for game in menagerie.catalog.games()])
def any_game(request: pytest.FixtureRequest) -> menagerie.Game:
    """Every installed game in turn."""
    return menagerie.game(request.param)
