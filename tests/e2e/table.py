"""How a person plays: by clicking what glows on the board, or by keys alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "easy"}
READY = """() => document.querySelector('.frame[data-waiting]') === null && (
    document.querySelector('[data-end]') !== null
    || document.querySelector('.bar .choices button:not([disabled])') !== null)"""
GLOWING = ".board .legal[data-action]"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LONGEST = 3000  # decisions of one person in the longest game


def create(page: Page, seats: list[dict[str, Any]], game: str = "mini-zooloretto", **more: Any) -> str:
    """A table made through the browser's own key; returns its id."""
    page.wait_for_load_state("networkidle")  # by then the browser has its key
    body = json.dumps({"game": game, "seats": seats, "seed": 7, **more})
    answer = page.request.post("/api/tables", data=body, headers={"content-type": "application/json"})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def serious(page: Page) -> list[str]:
    """What axe finds serious or critical on the page."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


def position(page: Page) -> int:
    return int(page.get_attribute(".frame", "data-position") or 0)


def is_over(page: Page) -> bool:
    return page.query_selector("[data-end]") is not None


def wait_for_turn(page: Page) -> None:
    page.wait_for_function(READY, timeout=60_000)


def moved_on(page: Page, before: int) -> None:
    page.wait_for_function("n => Number(document.querySelector('.frame').dataset.position) !== n", arg=before)


def play(page: Page, step: Callable[[Page, int], None]) -> None:
    """A whole game: a step for every decision until the result is shown."""
    for turn in range(LONGEST):
        wait_for_turn(page)
        if is_over(page):
            return
        step(page, turn)
    raise AssertionError("The game did not end.")


def step_on_board(page: Page, turn: int) -> None:
    """One decision by the board: pick up a piece if need be, then click what glows; else answer in the bar."""
    before = position(page)
    first = page.query_selector(".board [data-pick]")
    if first and not page.query_selector(GLOWING):
        first.click()
    glowing = page.query_selector_all(GLOWING)
    (glowing or page.query_selector_all(".bar .choices button"))[turn % 2 if len(glowing) > 1 else 0].click()
    moved_on(page, before)


def play_on_board(page: Page) -> None:
    play(page, step_on_board)


def step_by_keys(page: Page, turn: int) -> None:
    """One decision by a digit, or in the list of all choices by its arrow keys."""
    before = position(page)
    count = len(page.query_selector_all(".bar .choices [data-action]"))
    if count:
        page.keyboard.press(str(turn % count + 1))
    else:
        page.keyboard.press("l")
        page.wait_for_selector(".list input:focus")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    moved_on(page, before)
