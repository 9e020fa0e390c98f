"""How a person plays Mini Zooloretto: by clicking what glows on the board, or by keys alone."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

READY = """() => document.querySelector('[data-end]') !== null
    || document.querySelector('.bar .choices button:not([disabled])') !== null"""
GLOWING = ".pile.legal, .truck.legal, .pen.legal, .barn.legal, .barn .pick.legal"


def create(page: Page, seats: list[dict[str, Any]], **more: Any) -> str:
    """A table made through the browser's own key; returns its id."""
    body = json.dumps({"game": "mini-zooloretto", "seats": seats, "seed": 7, **more})
    answer = page.request.post("/api/tables", data=body, headers={"content-type": "application/json"})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def position(page: Page) -> int:
    return int(page.get_attribute(".frame", "data-position") or 0)


def is_over(page: Page) -> bool:
    return page.query_selector("[data-end]") is not None


def wait_for_turn(page: Page) -> None:
    page.wait_for_function(READY, timeout=30_000)


def moved_on(page: Page, before: int) -> None:
    page.wait_for_function("n => Number(document.querySelector('.frame').dataset.position) !== n", arg=before)


def step_on_board(page: Page, turn: int) -> None:
    """One decision by the board; bonuses, which are words, are answered in the bar."""
    before = position(page)
    tray = page.query_selector_all(".tray .pick")
    if tray:
        tray[0].click()
    glowing = page.query_selector_all(GLOWING)
    (glowing or page.query_selector_all(".bar .choices button"))[turn % 2 if len(glowing) > 1 else 0].click()
    moved_on(page, before)


def step_by_keys(page: Page, turn: int) -> None:
    before = position(page)
    if page.query_selector(".choices [data-action]"):
        count = len(page.query_selector_all(".choices [data-action]"))
        page.keyboard.press(str(turn % count + 1))
    else:
        page.keyboard.press("l")
        page.wait_for_selector(".list input:focus")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    moved_on(page, before)
