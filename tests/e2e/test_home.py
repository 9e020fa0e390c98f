"""The first page: who I am, new tables, links, record files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.e2e.table import BOT, ME, create, play, serious, step_by_keys, wait_for_turn


def test_name_colour_and_shape_are_remembered(visitor: Any) -> None:
    ana = visitor(width=390, height=844)
    ana.go("/")
    ana.page.get_by_role("button", name="Guest").click()
    ana.page.get_by_label("Name").fill("Ana <3")
    ana.page.get_by_label("purple").check(force=True)
    ana.page.get_by_label("hexagon").check(force=True)
    assert serious(ana.page) == []
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= 390
    ana.page.get_by_role("button", name="Remember me").click()
    ana.page.wait_for_selector("form", state="attached")
    ana.page.reload()
    ana.page.get_by_role("button", name="Ana <3").wait_for()
    assert ana.page.request.get("/api/me").json() == {"name": "Ana <3", "colour": "purple", "shape": "hexagon"}


def test_a_new_table_with_seats_and_options(visitor: Any) -> None:
    ana = visitor()
    ana.go("/")
    ana.page.get_by_role("link", name="More options: Mini Zooloretto").click()
    ana.page.get_by_role("button", name="Add a seat").click()
    ana.page.get_by_label("Who takes seat 2").select_option("hotseat")
    ana.page.get_by_label("Name in seat 2").fill("Ben")
    ana.page.get_by_label("Strength of the bot in seat 3").select_option("easy")
    ana.page.get_by_label("First player").select_option("1")
    ana.page.get_by_text("Practice and same deal").click()
    ana.page.get_by_label("Seed").fill("12")
    assert serious(ana.page) == []
    ana.page.get_by_role("button", name="Set the table").click()
    wait_for_turn(ana.page)
    players = ana.page.locator(".players li")
    assert players.count() == 3
    assert "Ben" in players.nth(1).inner_text() and "to decide" in players.nth(1).inner_text()


def test_a_link_leads_to_the_table_and_nonsense_is_explained(visitor: Any) -> None:
    ana, ben = visitor(), visitor()
    ana.go("/")
    table = create(ana.page, [ME, {"kind": "open"}])
    ben.go("/")
    ben.page.get_by_label("Table link").fill("not a link")
    ben.page.get_by_role("button", name="Join").click()
    ben.page.wait_for_selector("text=That is not a table link")
    ben.page.get_by_label("Table link").fill(f"{ben.server.url}/t/{table}")
    ben.page.get_by_role("button", name="Join").click()
    ben.page.get_by_role("button", name="Take a seat").wait_for()


def test_a_record_is_downloaded_and_opened_again(visitor: Any, tmp_path: Path) -> None:
    ana, ben = visitor(), visitor()
    ana.go("/")
    ana.go(f"/t/{create(ana.page, [ME, BOT])}")
    play(ana.page, step_by_keys)
    with ana.page.expect_download() as download:
        ana.page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "game.json"
    download.value.save_as(record)
    broken = tmp_path / "broken.json"
    broken.write_text(record.read_text()[:200])
    ben.go("/")
    ben.page.get_by_label("Open a record file").set_input_files(broken)
    ben.page.wait_for_selector("[role=alert]")
    ben.page.get_by_label("Open a record file").set_input_files(record)
    ben.page.wait_for_selector("text=Move 0 of")
    ben.complaints.clear()  # the browser itself notes that the broken record was refused
