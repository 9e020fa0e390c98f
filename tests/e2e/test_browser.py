"""The table as people use it, in a real browser against a real server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.e2e.table import (
    create,
    is_over,
    moved_on,
    play,
    play_on_board,
    position,
    step_by_keys,
    step_on_board,
    wait_for_turn,
)

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "easy"}
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def serious(page: Any) -> list[str]:
    """What axe finds serious or critical on the page."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


def test_a_whole_game_against_a_bot_through_the_board(visitor: Any) -> None:
    ana = visitor()
    ana.go("/")
    ana.page.get_by_role("button", name="Play now: Mini Zooloretto").click()
    ana.page.wait_for_selector(".frame")
    play_on_board(ana.page)
    assert "win" in ana.page.inner_text("[data-end] h2")
    assert ana.page.query_selector("[data-end] tfoot td") is not None
    ana.page.wait_for_selector("[data-end] figure polyline")
    assert serious(ana.page) == []
    ana.page.get_by_role("button", name="Rematch").click()
    ana.page.wait_for_selector(".frame:not(:has([data-end]))")


def test_two_browsers_by_invite_link_with_a_spectator_and_chat(visitor: Any) -> None:
    ana, ben, cy = visitor(), visitor(), visitor()
    ana.go("/")
    table = create(ana.page, [ME, {"kind": "open"}], options={"first_player": 0})
    ana.go(f"/t/{table}")
    assert ana.page.get_by_label("Invite link").input_value().endswith(f"/t/{table}")
    ben.go(f"/t/{table}")
    ben.page.get_by_role("button", name="Take a seat").click()
    cy.page.goto(f"{cy.server.url}/t/{table}")
    for turn in range(6):
        asked = ana if "to decide" in ana.page.inner_text(".players li:has-text('you')") else ben
        wait_for_turn(asked.page)
        step_on_board(asked.page, turn)
        for other in (ana, ben, cy):
            other.page.wait_for_function(
                "n => Number(document.querySelector('.frame').dataset.position) === n", arg=position(asked.page)
            )
    assert cy.page.query_selector(".bar .choices button") is None
    assert "watching" in cy.page.inner_text(".bar .words")
    ana.page.get_by_role("button", name="Chat").click()
    ana.page.get_by_label("Say something").fill("<b>hello</b>")
    ana.page.keyboard.press("Enter")
    ben.page.get_by_role("button", name="Chat").click()
    ben.page.wait_for_selector("text=<b>hello</b>")


def test_refresh_and_server_restart_in_mid_game(visitor: Any, server: Any) -> None:
    ana = visitor()
    ana.go("/")
    ana.go(f"/t/{create(ana.page, [ME, BOT], options={'first_player': 0})}")
    for turn in range(3):
        wait_for_turn(ana.page)
        step_on_board(ana.page, turn)
    wait_for_turn(ana.page)
    before = position(ana.page)
    ana.page.reload()
    wait_for_turn(ana.page)
    assert position(ana.page) == before
    server.stop()
    ana.page.wait_for_selector("text=The connection is lost")
    server.start()
    ana.page.wait_for_selector("text=The connection is lost", state="detached", timeout=60_000)
    step_on_board(ana.page, 0)
    ana.complaints = [line for line in ana.complaints if "WebSocket" not in line and "ERR_" not in line]


def test_undo_and_redo(visitor: Any) -> None:
    ana = visitor()
    ana.go("/")
    table = create(ana.page, [ME, {"kind": "hotseat", "name": "Ben"}], options={"first_player": 0}, practice=True)
    ana.go(f"/t/{table}")
    wait_for_turn(ana.page)
    start = position(ana.page)
    step_on_board(ana.page, 0)
    played = position(ana.page)
    ana.page.keyboard.press("u")
    moved_on(ana.page, played)
    assert position(ana.page) == start
    ana.page.keyboard.press("y")
    moved_on(ana.page, start)
    assert position(ana.page) == played


def test_replay_and_fork(visitor: Any) -> None:
    ana = visitor()
    ana.go("/")
    table = create(ana.page, [ME, BOT], options={"first_player": 0})
    ana.go(f"/t/{table}")
    play(ana.page, step_by_keys)
    ana.page.get_by_role("button", name="Replay and what if").click()
    for _ in range(5):
        ana.page.keyboard.press("ArrowRight")
    ana.page.wait_for_selector(".frame[data-position='5']")
    assert "at=5" in ana.page.url
    ana.page.reload()
    ana.page.wait_for_selector(".frame[data-position='5']")
    assert serious(ana.page) == []
    ana.page.get_by_role("button", name="What if from here").click()
    ana.page.wait_for_url(lambda address: "/t/" in address and table not in address)
    wait_for_turn(ana.page)
    assert not is_over(ana.page)


@pytest.mark.parametrize("width", [1280, 390])
def test_a_whole_game_by_keyboard_alone(visitor: Any, width: int) -> None:
    ana = visitor(width=width, height=844)
    ana.go("/")
    ana.go(f"/t/{create(ana.page, [ME, BOT])}")
    wait_for_turn(ana.page)
    assert serious(ana.page) == []
    play(ana.page, step_by_keys)
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_phone_shows_board_zoos_and_log_in_turn(visitor: Any) -> None:
    ana = visitor(width=390, height=844)
    ana.go("/")
    ana.page.wait_for_selector("article")
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert serious(ana.page) == []
    ana.go(f"/t/{create(ana.page, [ME, BOT], options={'first_player': 0})}")
    wait_for_turn(ana.page)
    assert ana.page.is_visible(".trucks")
    ana.page.get_by_role("button", name="Zoos", exact=True).click()
    assert ana.page.is_visible(".others .zoo") and not ana.page.is_visible(".trucks")
    ana.page.get_by_label("Parts of the table").get_by_role("button", name="Log").click()
    assert ana.page.is_visible("aside") and not ana.page.is_visible(".others .zoo")
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_dimmed_truck_says_why_not(visitor: Any) -> None:
    ana = visitor()
    ana.go("/")
    ana.go(f"/t/{create(ana.page, [ME, BOT], options={'first_player': 0})}")
    wait_for_turn(ana.page)
    step_on_board(ana.page, 0)  # the very first draw is forced and plays itself
    wait_for_turn(ana.page)
    ana.page.click(".truck.dim", force=True)  # said to be disabled, yet it answers
    ana.page.wait_for_selector("text=the truck is empty")
    ana.page.get_by_role("button", name="MZ-4.5").click()
    ana.page.wait_for_selector(".marked")


def test_an_unknown_table_says_so(visitor: Any) -> None:
    ana = visitor()
    ana.go("/t/AAAAAAAAAAAA")
    ana.page.wait_for_selector("text=No table here")
    ana.complaints.clear()
