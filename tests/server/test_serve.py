"""The command `menagerie serve`."""

from __future__ import annotations

import socket

import pytest
from typer.testing import CliRunner

from menagerie.cli import commands, serve
from menagerie.cli.app import app
from menagerie.core.errors import MenagerieError
from menagerie.server.settings import PREFIX, Settings

assert commands  # importing them registers the commands


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Settings, bool]]:
    """What would be started, without starting it."""
    calls: list[tuple[Settings, bool]] = []
    monkeypatch.setattr(serve, "start", lambda settings, open_browser: calls.append((settings, open_browser)))
    monkeypatch.setattr(serve, "build_client", lambda: None)
    return calls


def test_help_explains_every_setting_and_its_variable() -> None:
    text = " ".join(CliRunner().invoke(app, ["serve", "--help"]).output.split())
    for name, field in Settings.model_fields.items():
        assert f"--{name.replace('_', '-')}" in text and PREFIX + name.upper() in text
        assert (field.description or "?").split(".")[0] in text.replace("- ", "-")


def test_options_come_before_variables_and_variables_before_defaults(
    started: list[tuple[Settings, bool]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MENAGERIE_PORT", "8123")
    monkeypatch.setenv("MENAGERIE_IDLE_SECONDS", "7")
    assert CliRunner().invoke(app, ["serve", "--port", "8124", "--secure-cookies"]).exit_code == 0
    settings, opened = started[0]
    assert (settings.port, settings.idle_seconds, settings.secure_cookies, settings.processes) == (8124, 7.0, True, 1)
    assert not opened  # not in a terminal


def test_without_a_command_the_browser_is_opened(started: list[tuple[Settings, bool]]) -> None:
    assert CliRunner().invoke(app, []).exit_code == 0
    settings, opened = started[0]
    assert opened and settings.host == "127.0.0.1" and settings.database.startswith("sqlite:///")


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"processes": 2, "database_url": "sqlite:///x.db"}, "Several processes need PostgreSQL"),
        ({"database_url": "mysql://x", "processes": 2}, "must begin with sqlite"),
        ({"host": "192.0.2.1", "port": 8000}, "not one of this machine"),
    ],
)
def test_settings_that_cannot_work_are_explained(given: dict[str, object], words: str) -> None:
    settings = Settings.model_validate({"port": 0, **given})
    with pytest.raises(MenagerieError, match=words):
        serve.start(settings, open_browser=False)


def test_a_taken_port_is_said() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        settings = Settings(port=taken.getsockname()[1])
        with pytest.raises(MenagerieError, match="is taken; choose another"):
            serve.start(settings, open_browser=False)


def test_a_wrong_variable_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MENAGERIE_PORT", "many")
    with pytest.raises(MenagerieError, match="port"):
        Settings.from_environment()
