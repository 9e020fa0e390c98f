"""Ark Nova on its board: whole games by clicking what glows, a reload in mid-action, a spectator, keys."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.table import create, is_over, moved_on, play, position, wait_for_turn
from tests.e2e.test_browser import serious

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "easy"}
pytestmark = pytest.mark.xdist_group("ark-nova")


def hinted(page: Page, table: str) -> int:
    """The first choice of the hint, so that a game ends after some thirty turns and not after hundreds."""
    answer = page.request.get(f"/api/tables/{table}/hint?seat=0")
    assert answer.ok, answer.text()
    return int(answer.json()["choices"][0]["action"])


def step(page: Page, table: str) -> bool:
    """One decision; whether the board could answer it. Only questions without a place are answered in the bar."""
    before = position(page)
    action = hinted(page, table)
    placing = page.query_selector("[data-placing] .legal")
    found = placing or page.query_selector(f".board .legal[data-action='{action}']")
    (found or page.wait_for_selector(f".bar [data-action='{action}']")).click()
    moved_on(page, before)
    return found is not None


def play_with_hints(page: Page, table: str) -> tuple[int, int]:
    """A whole game; how many decisions the board and the bar answered."""
    answered = [0, 0]

    def one(page: Page, turn: int) -> None:
        answered[0 if step(page, table) else 1] += 1

    play(page, one)
    return answered[0], answered[1]


def open_table(visitor: Any, seats: list[dict[str, Any]], **more: Any) -> tuple[Any, str]:
    ana = visitor()
    ana.go("/")
    table = create(ana.page, seats, "ark-nova", **more)
    ana.go(f"/t/{table}")
    ana.page.wait_for_selector(".frame")
    return ana, table


def test_a_game_for_two_through_the_board(visitor: Any) -> None:
    ana, table = open_table(visitor, [ME, BOT])
    on_board, in_bar = play_with_hints(ana.page, table)
    assert on_board > 3 * in_bar
    assert is_over(ana.page)
    assert serious(ana.page) == []


def test_a_solo_game_through_the_board(visitor: Any) -> None:
    ana, table = open_table(visitor, [ME])
    ana.page.wait_for_selector("text=to the break")
    on_board, in_bar = play_with_hints(ana.page, table)
    assert on_board > 3 * in_bar
    assert is_over(ana.page)


def test_placing_by_keys_a_reload_in_mid_action_and_a_spectator(visitor: Any) -> None:
    ana, table = open_table(visitor, [ME, BOT])
    page = ana.page
    while not page.query_selector("[data-placing]"):
        wait_for_turn(page)
        build = page.query_selector(".action.build.legal, .desk .legal:has-text('Perform'), .palette .legal")
        if build:
            before = position(page)
            build.click()
            moved_on(page, before)
        else:
            step(page, table)
    page.reload()  # in the middle of an action
    page.wait_for_selector("[data-placing]")
    watcher = visitor()
    watcher.page.goto(f"{watcher.server.url}/t/{table}")
    watcher.page.wait_for_selector(".frame")
    assert watcher.page.query_selector("[data-placing]") is None
    assert watcher.page.query_selector(".hand .card") is None  # nobody else sees a hand
    before = position(page)
    page.focus("[data-placing]")
    page.keyboard.press("ArrowRight")
    first = page.get_attribute(".ghost path", "d")
    page.keyboard.press("r")
    page.keyboard.press("ArrowDown")
    assert page.get_attribute(".ghost path", "d") != first
    page.keyboard.press("Enter")
    moved_on(page, before)
    assert page.query_selector(".building") is not None
    assert serious(page) == []


def test_a_phone_shows_everything_without_scrolling_sideways(visitor: Any) -> None:
    ana = visitor(390, 844)
    ana.go("/")
    table = create(ana.page, [ME, BOT], "ark-nova")
    ana.go(f"/t/{table}")
    ana.page.wait_for_selector(".frame")
    for _ in range(25):
        wait_for_turn(ana.page)
        step(ana.page, table)
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert serious(ana.page) == []
