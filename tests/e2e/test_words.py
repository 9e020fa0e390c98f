"""Every game in words alone: for games without a board, and for people who prefer words."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from menagerie.core import catalog
from tests.e2e.table import BOT, ME, create, is_over, moved_on, play, position, serious, wait_for_turn

WORDS = 'localStorage["menagerie.settings"] = JSON.stringify({words: true})'
DECISIONS = 8


def step_in_words(page: Page, turn: int) -> None:
    before = position(page)
    choices = page.query_selector_all(".words [data-action]")
    choices[turn * 5 % len(choices)].click()
    moved_on(page, before)


@pytest.mark.parametrize("game", catalog.names())
def test_a_game_goes_on_in_words(visitor: Any, game: str) -> None:
    ana = visitor(width=390, height=844)
    ana.context.add_init_script(WORDS)
    ana.go("/")
    bot = {"kind": "bot", "bot": "random"}
    ana.go(f"/t/{create(ana.page, [ME, bot], game=game)}")
    for turn in range(DECISIONS):
        wait_for_turn(ana.page)
        if is_over(ana.page):
            return
        step_in_words(ana.page, turn)
    wait_for_turn(ana.page)
    assert serious(ana.page) == []
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= 390
    ana.page.get_by_label("Parts of the table").get_by_role("button", name="Table").click()
    ana.page.get_by_text("Everything in detail").click()
    assert serious(ana.page) == []


def test_a_whole_game_in_words(visitor: Any) -> None:
    ana = visitor()
    ana.context.add_init_script(WORDS)
    ana.go("/")
    ana.go(f"/t/{create(ana.page, [ME, BOT])}")
    play(ana.page, step_in_words)


def test_the_choices_can_be_searched(visitor: Any) -> None:
    ana = visitor()
    ana.context.add_init_script(WORDS)
    ana.go("/")
    ana.go(f"/t/{create(ana.page, [ME, BOT], options={'first_player': 0})}")
    wait_for_turn(ana.page)
    before = position(ana.page)
    search = ana.page.get_by_label("Search the choices")
    search.fill("elephant")
    ana.page.wait_for_selector("text=No choice contains")
    search.fill("truck 2")
    assert ana.page.locator(".words [data-action]").count() == 1
    search.press("Enter")
    moved_on(ana.page, before)


def test_the_device_is_handed_over_before_secrets_are_shown(visitor: Any) -> None:
    ana = visitor()
    ana.context.add_init_script(WORDS)
    ana.go("/")
    table = create(ana.page, [ME, {"kind": "hotseat", "name": "Ben"}], game="o-zoo-le-mio")
    ana.go(f"/t/{table}")
    for _ in range(2):
        taken = ana.page.get_by_role("button", name="I am")
        taken.wait_for()
        assert ana.page.query_selector(".words") is None and ana.page.query_selector("aside ol") is None
        taken.click()
        wait_for_turn(ana.page)
        step_in_words(ana.page, 0)
