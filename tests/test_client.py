"""The browser client beside the server: its types are up to date and its packages name no registry."""

from __future__ import annotations

from pathlib import Path

from menagerie.testing import openapi

WEB = Path(__file__).parents[1] / "web"


def test_the_openapi_document_is_up_to_date() -> None:
    """The client's types are generated from it; web/tests/types.test.ts checks that step."""
    assert (WEB / "openapi.json").read_text(encoding="utf-8") == openapi.as_text(), "run `make types`"


def test_the_lock_of_the_packages_names_no_addresses() -> None:
    text = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in text
