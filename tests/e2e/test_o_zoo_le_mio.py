"""O Zoo le Mio through its board: sealed bids, turning and laying tiles, one screen for two, keys alone, a phone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.table import BOT, ME, create, is_over, moved_on, play, position, serious, wait_for_turn

GAME = "o-zoo-le-mio"
TAKEN = """auction => document.querySelector('[data-bid]')?.dataset.bid !== auction"""


def sit_down(visitor: Any, seats: list[dict[str, Any]], width: int = 1280, height: int = 800) -> Any:
    person = visitor(width=width, height=height)
    person.go("/")
    person.go(f"/t/{create(person.page, seats, game=GAME)}")
    return person


def seal(page: Any, coins: int) -> None:
    """A bid by the stepper, of at most all coins; without coins it plays itself as soon as the seat is asked."""
    if page.query_selector("[data-bid] .coin") is None:
        page.evaluate("document.querySelector('[data-seal]')?.click()")
        return
    more = page.get_by_role("button", name="One coin more")
    for _ in range(coins):
        if more.is_enabled():
            more.click()
    page.click("[data-seal]")


def bid(page: Any, coins: int) -> None:
    """Seal a bid and wait until it is taken: the others bid meanwhile, so the position alone says nothing."""
    auction = page.get_attribute("[data-bid]", "data-bid")
    seal(page, coins)
    page.wait_for_function(TAKEN, arg=auction)


def lay(page: Any, turn: int) -> None:
    """Point at a cell, turn the tile until it has come round once, and click."""
    targets = page.query_selector_all(".map .target.legal")
    target = targets[turn % len(targets)]
    target.hover()
    page.wait_for_selector(".effects li.points")
    page.wait_for_selector(".map .ghost")
    first = target.get_attribute("data-action")
    seen = {first}
    for _ in range(8):
        page.keyboard.press("r")
        seen.add(target.get_attribute("data-action"))
    assert None not in seen
    target.click()


def step(page: Any, turn: int) -> None:
    if page.query_selector("[data-bid]"):
        bid(page, turn % 4)
        return
    before = position(page)
    lay(page, turn)
    moved_on(page, before)


def test_a_whole_game_through_the_board(visitor: Any) -> None:
    ana = sit_down(visitor, [ME, BOT, BOT])
    wait_for_turn(ana.page)
    assert serious(ana.page) == []
    looked = {"placing": False}

    def watched(page: Any, turn: int) -> None:
        if not looked["placing"] and page.query_selector(".map .target.legal"):
            looked["placing"] = True
            assert serious(page) == []
        step(page, turn)

    play(ana.page, watched)
    assert looked["placing"] and is_over(ana.page)
    assert "win" in ana.page.inner_text("[data-end] h2")
    ana.page.get_by_role("button", name="Look at the board").click()
    for owner in range(3):
        zoo = ana.page.locator(f".zoo[data-owner='{owner}']")
        benches = int(zoo.locator(".facts li:has([aria-label='benches']) b").inner_text())
        assert zoo.locator(".piece.bench").count() == benches
        figures = zoo.locator(".map .figure").count()
        assert figures + benches == int(zoo.locator(".worth").inner_text().split(" ")[0])


def test_two_at_one_screen_hand_it_over_between_bids(visitor: Any) -> None:
    ana = sit_down(visitor, [ME, {"kind": "hotseat", "name": "Ben"}])
    page = ana.page
    page.get_by_role("button", name="I am Guest").click()
    seal(page, 5)
    page.wait_for_selector("text=Hand the device to Ben")
    assert page.query_selector("[data-bid]") is None and page.query_selector(".middle") is None
    assert "5 coins" not in page.inner_text(".frame")
    page.get_by_role("button", name="I am Ben").click()
    page.wait_for_selector("[data-bid]")
    bids = page.inner_text(".bidders")
    assert "has bid" in bids and "sealed: 5" not in bids
    assert "5 coins" not in page.inner_text("aside")
    assert page.inner_text("[data-bid] output") == "0"  # not what Guest took into the fist
    seal(page, 3)
    page.get_by_role("button", name="I am Guest").click()
    page.wait_for_selector(".map .target.legal")
    assert "bid 5" in page.inner_text(".bidders")


@pytest.mark.parametrize("width", [1280, 390])
def test_keys_alone(visitor: Any, width: int) -> None:
    ana = sit_down(visitor, [ME, BOT], width, 844)
    page = ana.page
    laid = 0
    while laid < 4:
        wait_for_turn(page)
        if auction := page.query_selector("[data-bid]"):
            number = auction.get_attribute("data-bid")
            for key in "+++-":
                page.keyboard.press(key)
            page.eval_on_selector_all("[data-seal]", "found => found[0]?.focus()")
            page.keyboard.press("Enter")
            page.wait_for_function(TAKEN, arg=number)
        else:
            before = position(page)
            page.focus(".map .target.legal")
            page.keyboard.press("ArrowDown")
            page.keyboard.press("r")
            page.wait_for_selector(".effects li.points")
            page.keyboard.press("Enter")
            laid += 1
            moved_on(page, before)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    wait_for_turn(page)
    assert serious(page) == []


def test_a_finger_first_points_and_then_confirms(visitor: Any) -> None:
    ana = sit_down(visitor, [ME, BOT], 390, 844)
    page = ana.page
    wait_for_turn(page)
    while page.query_selector(".map .target.legal") is None:
        bid(page, 8)
        wait_for_turn(page)
    before = position(page)
    page.dispatch_event(".map", "pointerdown", {"pointerType": "touch"})
    page.eval_on_selector(".map .target.legal", "button => button.click()")
    page.wait_for_selector("[data-place]")
    assert position(page) == before
    page.get_by_role("button", name="Turn the tile", exact=True).click()
    page.wait_for_selector(".map .ghost")
    page.click("[data-place]")
    moved_on(page, before)


def test_the_new_table_page_says_that_the_tiles_are_reconstructed(visitor: Any) -> None:
    ana = visitor()
    ana.go(f"/new/{GAME}")
    ana.page.wait_for_selector("text=reconstructed")
