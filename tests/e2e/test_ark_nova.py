"""Ark Nova on its board: whole games by clicking what glows, a reload in mid-action, a spectator, keys."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from menagerie.bots.registry import bot
from menagerie.core.rng import Rng
from menagerie.server.rooms import table_of
from menagerie.server.store.store import Store
from tests.e2e.conftest import Server
from tests.e2e.table import BOT, ME, create, is_over, moved_on, play, position, serious, wait_for_turn

pytestmark = pytest.mark.xdist_group("ark-nova")


class Adviser:
    """What the greedy bot would do for seat 0, so that a game ends after some thirty turns and not after hundreds."""

    def __init__(self, server: Server, table: str) -> None:
        self.store = Store(f"sqlite:///{server.database}")
        self.table = table
        self.bot = bot("greedy", seed=7)

    def __call__(self) -> int:
        row = self.store.load(self.table)
        assert row is not None
        return self.bot.choose(table_of(row).observation(0, Rng(7)))


def count_tokens(page: Page, action: int) -> None:
    """Step through the numbers of X-tokens until the wanted one is offered."""
    more = page.query_selector(".stepper [aria-label='One X-token more']")
    while more and more.is_enabled() and not page.query_selector(f".stepper [data-action='{action}']"):
        more.click()


def step(page: Page, advised: Adviser) -> bool:
    """One decision; whether the board could answer it. Only questions without a place are answered in the bar."""
    before = position(page)
    action = advised()
    count_tokens(page, action)
    placing = page.query_selector("[data-placing] .legal")
    found = placing or page.query_selector(f".board .legal[data-action='{action}']")
    (found or page.wait_for_selector(f".bar [data-action='{action}']")).click()
    moved_on(page, before)
    return found is not None


def play_as_advised(page: Page, advised: Adviser) -> tuple[int, int]:
    """A whole game; how many decisions the board and the bar answered."""
    answered = [0, 0]

    def one(page: Page, turn: int) -> None:
        answered[0 if step(page, advised) else 1] += 1

    play(page, one)
    return answered[0], answered[1]


def open_table(visitor: Any, seats: list[dict[str, Any]], width: int = 1280, height: int = 800) -> tuple[Any, str]:
    ana = visitor(width, height)
    ana.go("/")
    table = create(ana.page, seats, "ark-nova")
    ana.go(f"/t/{table}")
    ana.page.wait_for_selector(".frame")
    return ana, table


def test_a_game_for_two_through_the_board(visitor: Any) -> None:
    ana, table = open_table(visitor, [ME, BOT])
    advised = Adviser(ana.server, table)
    on_board, in_bar = play_as_advised(ana.page, advised)
    assert on_board > 3 * in_bar
    assert is_over(ana.page)
    assert serious(ana.page) == []


def test_a_solo_game_through_the_board(visitor: Any) -> None:
    ana, table = open_table(visitor, [ME])
    advised = Adviser(ana.server, table)
    ana.page.wait_for_selector("text=to the break")
    on_board, in_bar = play_as_advised(ana.page, advised)
    assert on_board > 3 * in_bar
    assert is_over(ana.page)


def test_placing_by_keys_a_reload_in_mid_action_and_a_spectator(visitor: Any) -> None:
    ana, table = open_table(visitor, [ME, BOT])
    page, advised = ana.page, Adviser(ana.server, table)
    while not page.query_selector("[data-placing]"):
        wait_for_turn(page)
        build = page.query_selector(".action.build.legal, .desk .legal:has-text('Perform'), .palette .legal")
        if build:
            before = position(page)
            build.click()
            moved_on(page, before)
        else:
            step(page, advised)
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


def place_an_enclosure(page: Page, advised: Adviser) -> None:
    """Play until a building of two spaces is to be placed."""
    while not page.query_selector("[data-placing]"):
        wait_for_turn(page)
        before = position(page)
        count_tokens(page, 0)
        ways = (
            ".palette .legal:has(.enclosure-2), .action.build.legal, .desk .legal:has-text('Perform'), .stepper .legal"
        )
        if way := page.query_selector(ways):
            way.click()
            moved_on(page, before)
        else:
            step(page, advised)


def test_a_building_turns_by_wheel_and_by_two_fingers_and_a_tap_explains(visitor: Any) -> None:
    ana, table = open_table(visitor, [ME], 390, 844)
    page = ana.page
    place_an_enclosure(page, Adviser(ana.server, table))
    page.locator(".map").scroll_into_view_if_needed()
    box = page.locator(".hex.legal").nth(4).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ghost = page.locator(".ghost path")

    page.mouse.move(x, y)
    shown = ghost.get_attribute("d")
    page.mouse.wheel(0, 120)
    page.wait_for_function("d => document.querySelector('.ghost path').getAttribute('d') !== d", arg=shown)

    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 2})

    def fingers(what: str, *places: tuple[float, float]) -> None:
        points = [{"x": left, "y": top, "id": finger} for finger, (left, top) in enumerate(places)]
        devtools.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})

    before, shown = position(page), ghost.get_attribute("d")
    fingers("touchStart", (150, y))
    fingers("touchStart", (150, y), (250, y))
    fingers("touchMove", (150, y), (220, y + 60))
    fingers("touchEnd")
    page.wait_for_function("d => document.querySelector('.ghost path').getAttribute('d') !== d", arg=shown)
    assert position(page) == before  # turning builds nothing

    workers = page.locator(".goods li[title^='workers']").first
    workers.scroll_into_view_if_needed()
    place = workers.bounding_box()
    assert place is not None
    fingers("touchStart", (place["x"] + 8, place["y"] + 8))
    fingers("touchEnd")
    assert "workers" in page.wait_for_selector("[role=tooltip]").inner_text()

    page.locator(".tools .primary").click()
    moved_on(page, before)
    assert page.locator(".building").count() == 1


def test_maps_are_drawn_to_choose_from_and_a_card_is_dragged_into_the_zoo(visitor: Any) -> None:
    ana, _ = open_table(visitor, [ME, BOT], 1280, 1700)
    page = ana.page
    wait_for_turn(page)
    maps = page.locator(".maps article")
    assert maps.count() == 2  # one's own two, not the other player's
    assert maps.locator(".hex").count() == 2 * 58
    before = position(page)
    maps.last.locator(".legal").click()
    moved_on(page, before)
    wait_for_turn(page)
    before = position(page)
    page.locator(".hand .card.legal").first.drag_to(page.locator(".zoo .map").first)
    moved_on(page, before)
    assert page.locator(".hand .chosen").count() == 1
    assert serious(page) == []


def test_a_phone_shows_everything_without_scrolling_sideways(visitor: Any) -> None:
    ana, table = open_table(visitor, [ME, BOT], 390, 844)
    advised = Adviser(ana.server, table)
    for _ in range(25):
        wait_for_turn(ana.page)
        step(ana.page, advised)
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert serious(ana.page) == []
