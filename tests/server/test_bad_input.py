"""Wrong requests over HTTP: a sentence that a person understands, and nothing changed."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from fastapi.testclient import TestClient

from menagerie.core import catalog
from menagerie.server.app import create_app
from menagerie.server.settings import Settings
from menagerie.table import Table

NEW = b'{"game": "mini-zooloretto", "seats": [{"kind": "me"}, {"kind": "open"}], '


@pytest.mark.parametrize(
    ("method", "path", "content", "status"),
    [
        ("POST", "/api/tables", b"{", 422),
        ("POST", "/api/tables", b'{"game": 5, "seats": "x"}', 422),
        ("POST", "/api/tables", b'{"game": "chess", "seats": [{"kind": "me"}]}', 422),
        ("POST", "/api/tables", b'{"game": "mini-zooloretto", "seats": [{"kind": "me"}]}', 422),
        (
            "POST",
            "/api/tables",
            b'{"game": "mini-zooloretto", "seats": [{"kind": "me"}, {"kind": "bot", "level": "x"}]}',
            422,
        ),
        ("POST", "/api/tables", b'{"seats": "' + b"x" * 70_000 + b'"}', 413),
        ("POST", "/api/tables/upload", b'{"record": "{\\"format\\": 1"}', 422),
        ("POST", "/api/tables/upload", b'{"record": "[[[["}', 422),
        ("POST", "/api/tables/upload", b'{"record": "' + b"[" * 100_000 + b'"}', 422),
        ("POST", "/api/tables/upload", b'{"record": 7}', 422),
        ("POST", "/api/tables/upload", b'{"record": "' + b"1" * 6000 + b'"}', 422),
        ("POST", "/api/tables/upload", b'{"record": "' + b"x" * 3_000_000 + b'"}', 413),
        ("POST", "/api/tables", b"\xff\xfe", 422),
        ("POST", "/api/tables", b"[" * 60_000, 400),
        ("POST", "/api/tables", NEW + b'"seed": "1"}', 422),
        ("POST", "/api/tables", NEW + b'"seed": -1}', 422),
        ("POST", "/api/tables", NEW + b'"options": {"x": [{}]}}', 422),
        ("POST", "/api/tables", NEW + b'"options": {"first_player": [{}]}}', 422),
        ("PUT", "/api/me", b'{"name": "a\\u202eb", "colour": "red", "shape": "star"}', 422),
        ("GET", "/api/tables/nonesuch0000", b"", 404),
        ("POST", "/api/tables/nonesuch0000/join", b"{}", 404),
        ("GET", "/api/nothing", b"", 404),
        ("GET", "/" + "a" * 5000 + ".js", b"", 404),
        ("GET", "/%00.js", b"", 404),
        ("GET", "/%2e%2e/app.py", b"", 404),
        ("GET", "/assets/..%2f..%2fapp.py", b"", 404),
        ("DELETE", "/api/tables", b"", 405),
    ],
)
def test_bad_requests_get_a_sentence(client: TestClient, method: str, path: str, content: bytes, status: int) -> None:
    headers = {"content-type": "application/json"}
    answer = client.request(method, path, content=content, headers=headers)
    assert answer.status_code == status, answer.text
    assert answer.json()["error"]["message"].endswith(".")
    assert client.get("/api/tables?scope=mine").json() == []


def test_a_malformed_key_is_refused(client: TestClient) -> None:
    answer = client.get("/api/me", headers={"Authorization": "Bearer short"})
    assert answer.status_code == 401 and answer.json()["error"]["code"] == "bad_key"


def test_requests_from_other_sites_change_nothing(client: TestClient) -> None:
    body = {"game": "mini-zooloretto", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
    assert client.post("/api/tables", json=body, headers={"Origin": "https://evil.example"}).status_code == 403
    assert client.post("/api/tables", json=body, headers={"Origin": "http://127.0.0.1"}).status_code == 200


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"actions": ["add", "fly home"]}, "Action 2"),
        ({"actions": ["take 1"]}, "Action 1"),
        ({"game": "chess"}, "chess"),
        ({"rules_version": 99}, "rules version 99"),
        ({"seats": 77}, "77"),
        ({"seed": 2**70}, "seed"),
        ({"seed": "x"}, "seed"),
        ({"options": {"first_player": {}}}, "first_player"),
        ({"content": "other"}, "content"),
        ({"surprise": 1}, "surprise"),
        ({"actions": ["P9: add"]}, "Action 1"),
        ({"actions": ["P0: add"]}, "Action 1"),
        ({"actions": ["P" + "9" * 5000 + ": add"]}, "Action 1"),
    ],
)
def test_a_broken_record_is_refused_with_what_is_wrong(client: TestClient, change: dict[str, Any], words: str) -> None:
    record = Table(catalog.game("mini-zooloretto"), 2, 7).record()
    text = json.dumps({**msgspec.to_builtins(record), **change})
    answer = client.post("/api/tables/upload", json={"record": text})
    assert answer.status_code == 422 and words in answer.json()["error"]["message"], answer.text
    assert client.get("/api/tables").json() == []


def test_a_body_that_grows_too_long_is_refused(client: TestClient) -> None:
    """Without a length in its header."""
    answer = client.post("/api/tables", content=(b"x" * 10_000 for _ in range(50)))
    assert answer.status_code == 413 and answer.json()["error"]["code"] == "too_large"


def test_too_many_requests_are_refused(settings: Settings) -> None:
    settings = settings.model_copy(update={"requests_per_second": 5.0})
    with TestClient(create_app(settings), base_url="http://127.0.0.1") as client:
        answers = [client.get("/api/levels") for _ in range(100)]
    assert {answer.status_code for answer in answers} == {200, 429}
    assert answers[-1].json()["error"]["code"] == "too_fast"
