"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from fastapi.testclient import TestClient

from menagerie.server.app import create_app
from menagerie.server.live import LARGEST_WAITING, TOO_SLOW, Connection
from menagerie.server.messages import SERVER_MESSAGE, ChatMessage
from menagerie.server.settings import Settings
from tests.server.people import ANA, BEN, EVE, act, look, new_table, play_on, two_people


def until(socket: Any, kind: str) -> dict[str, Any]:
    """The next message of a kind; every message on the way has its type."""
    for _ in range(500):
        text = socket.receive_text()
        SERVER_MESSAGE.validate_json(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == kind:
            return message
    raise AssertionError(f"no {kind}")


def test_an_action_is_acknowledged_and_shown_to_all(client: TestClient) -> None:
    table = two_people(client)
    path = f"/api/tables/{table}/live"
    with (
        client.websocket_connect(path, headers=dict(ANA)) as ana,
        client.websocket_connect(path, headers=dict(BEN)) as ben,
        client.websocket_connect(path, headers=dict(EVE)) as eve,
    ):
        first = until(ana, "update")["update"]
        assert until(ben, "update")["update"]["decision"] is None
        assert until(eve, "update")["update"]["seat"] is None
        action = first["decision"]["choices"][0]["action"]
        ana.send_json({"type": "act", "id": 5, "seat": 0, "position": first["position"], "action": action})
        accepted = until(ana, "accepted")
        assert accepted["id"] == 5
        for socket in (ben, eve):
            update = until(socket, "update")["update"]
            assert update["position"] == accepted["position"]
            assert update["log"] and all(line["position"] > first["position"] for line in update["log"])


def test_what_ben_decided_before_anas_undo_is_outdated(client: TestClient) -> None:
    """Ana acts, takes it back and acts differently: the position comes again, but Ben decided about another one."""
    table = two_people(client)
    path = f"/api/tables/{table}/live"
    with (
        client.websocket_connect(path, headers=dict(ANA)) as ana,
        client.websocket_connect(path, headers=dict(BEN)) as ben,
    ):
        until(ana, "presence")
        until(ben, "presence")
        start = look(client, table, ANA)
        seen = []
        for choice in start["decision"]["choices"][:2]:
            if seen:
                back = {"seat": 0, "position": seen[0]["position"], "epoch": seen[0]["epoch"]}
                ana.send_json({"type": "undo", "id": 1, **back})
                assert until(ana, "accepted")["position"] == start["position"]
                assert until(ben, "update")["update"]["decision"] is None
            ana.send_json({"type": "act", "seat": 0, "position": start["position"], "action": choice["action"]})
            until(ana, "accepted")
            seen.append(until(ben, "update")["update"])
        first, second = seen
        assert first["position"] == second["position"] and first["decision"] is not None
        act = {"type": "act", "id": 7, "seat": 1, "action": second["decision"]["choices"][0]["action"]}
        ben.send_json({**act, "position": first["position"], "epoch": first["epoch"]})
        refused = until(ben, "refused")
        assert refused["id"] == 7 and refused["error"]["code"] == "stale"
        assert refused["update"]["position"] == second["position"] and refused["update"]["view"] == second["view"]
        assert look(client, table, BEN)["position"] == second["position"]
        ben.send_json({**act, "position": second["position"], "epoch": second["epoch"]})
        assert until(ben, "accepted")["position"] > second["position"]


def test_a_connection_resumes_from_a_position(client: TestClient) -> None:
    table = two_people(client)
    play_on(client, table, [ANA, BEN], 6)
    whole = look(client, table, ANA)
    with client.websocket_connect(f"/api/tables/{table}/live?since=4", headers=dict(ANA)) as socket:
        update = until(socket, "update")["update"]
    assert update["log_from"] == 4
    assert update["log"] == [line for line in whole["log"] if line["position"] > 4]


def test_people_at_the_table_talk_and_others_do_not_hear_it(client: TestClient) -> None:
    table = two_people(client)
    path = f"/api/tables/{table}/live"
    with (
        client.websocket_connect(path, headers=dict(ANA)) as ana,
        client.websocket_connect(path, headers=dict(EVE)) as eve,
    ):
        ana.send_json({"type": "chat", "text": "<script>hello</script>"})
        assert until(ana, "chat")["text"] == "<script>hello</script>"
        eve.send_json({"type": "chat", "text": "hello"})
        assert until(eve, "refused")["error"]["code"] == "not_seated"
    with client.websocket_connect(path, headers=dict(BEN)) as ben:
        assert until(ben, "chat")["seat"] == 0


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{", "invalid"),
        ("[]", "invalid"),
        ('{"type": "dance"}', "invalid"),
        ('{"type": "act", "seat": "x", "position": 0, "action": 0}', "invalid"),
        ('{"type": "act", "seat": 1, "position": 1, "action": 0}', "not_your_seat"),
        ('{"type": "act", "seat": 9, "position": 1, "action": 0}', "no_seat"),
        ('{"type": "act", "seat": 0, "position": 1, "action": "fly home"}', "invalid"),
        ('{"type": "act", "seat": 0, "position": 1, "action": 2147483647}', "invalid"),
        ('{"type": "act", "seat": 0, "position": 77, "action": 0}', "stale"),
        ('{"type": "chat", "text": "' + "x" * 20_000 + '"}', "too_large"),
    ],
)
def test_bad_messages_get_a_sentence_and_change_nothing(client: TestClient, text: str, code: str) -> None:
    table = two_people(client)
    before = look(client, table, ANA)
    with client.websocket_connect(f"/api/tables/{table}/live", headers=dict(ANA)) as socket:
        socket.send_text(text)
        refused = until(socket, "refused")
        assert refused["error"]["code"] == code and refused["error"]["message"].endswith((".", ")"))
        socket.send_json({"type": "ping"})
        until(socket, "pong")
    after = look(client, table, ANA)
    assert {**after, "players": None} == {**before, "players": None}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("5", "The message must be an object with fields."),
        ("{}", "The message needs a type."),
        ('{"type": "dance"}', "The message must have one of the types 'act', 'undo', 'redo', 'chat', 'ping'."),
        ('{"type": "act"}', "act.seat is missing."),
        ('{"type": "ping", "x": 1}', "ping.x is not a field of this message."),
        (
            '{"type": "act", "seat": 0, "position": 1, "action": NaN}',
            "act.action must be a whole number or must be text.",
        ),
        ('{"type": "act", "seat": 0, "position": 1, "action": ""}', "act.action must not be empty."),
        ('{"type": "act", "seat": 0, "position": 1, "action": -1}', "act.action must be at least 0."),
        ('{"type": "act", "seat": 0, "position": 1e400, "action": 0}', "act.position must be a whole number."),
        ('{"type": "chat", "text": "a\\u202eb"}', "chat.text must not have control characters or ones that change"),
        ('{"type": "chat", "text": "' + "x" * 501 + '"}', "chat.text may have 500 characters."),
    ],
)
def test_a_person_understands_what_is_wrong(client: TestClient, text: str, words: str) -> None:
    with client.websocket_connect(f"/api/tables/{two_people(client)}/live", headers=dict(ANA)) as socket:
        socket.send_text(text)
        assert until(socket, "refused")["error"]["message"].startswith(words)


def test_a_flood_is_refused_and_the_table_goes_on(client: TestClient) -> None:
    table = two_people(client)
    before = look(client, table, ANA)
    with client.websocket_connect(f"/api/tables/{table}/live", headers=dict(ANA)) as socket:
        until(socket, "presence")
        for _ in range(1000):
            socket.send_text('{"type": "ping"}')
        answers = [socket.receive_json() for _ in range(1000)]
        assert {answer["type"] for answer in answers} == {"pong", "refused"}
        assert {answer["error"]["code"] for answer in answers if answer["type"] == "refused"} == {"too_fast"}
    assert look(client, table, ANA) == before
    assert play_on(client, table, [ANA, BEN], 3) == 3


def test_chat_is_slower_than_play(client: TestClient) -> None:
    table = two_people(client)
    with client.websocket_connect(f"/api/tables/{table}/live", headers=dict(ANA)) as socket:
        for _ in range(100):
            socket.send_json({"type": "chat", "text": "hello"})
        assert "very fast" in until(socket, "refused")["error"]["message"]
    assert len(client.app.state.services.rooms.store.chat(table)) < 50  # type: ignore[attr-defined]


def test_who_never_stops_sending_is_disconnected(client: TestClient) -> None:
    table = two_people(client)
    with client.websocket_connect(f"/api/tables/{table}/live", headers=dict(ANA)) as socket:
        for _ in range(5000):
            socket.send_text("{")
        received = socket.receive()
        while received["type"] == "websocket.send":
            received = socket.receive()
    assert received["type"] == "websocket.close" and received["code"] == 1008


def test_who_reads_nothing_is_disconnected_before_much_waits() -> None:
    async def send() -> Connection:
        async def never(_: object) -> None:
            await asyncio.Event().wait()

        connection = Connection(never, None, None)
        for number in range(20):
            connection.send(ChatMessage(id=number, seat=0, name="Ana", text="x" * 100_000, at=0.0))
            await asyncio.sleep(0)
            assert sum(map(len, connection.outbox)) < LARGEST_WAITING + 200_000
        return connection

    connection = asyncio.run(send())
    assert connection.closing == (1013, TOO_SLOW) and len(connection.outbox) <= 1


@pytest.mark.parametrize(
    ("query", "headers", "code"),
    [
        ("", {**ANA, "Origin": "https://evil.example"}, "foreign_origin"),
        ("?seat=0", EVE, "not_your_seat"),
        ("?since=-1", ANA, "invalid"),
        ("?seat=99", ANA, "no_seat"),
        ("", {"Authorization": "Bearer x"}, "bad_key"),
    ],
)
def test_who_may_not_connect_is_told_why(client: TestClient, query: str, headers: dict[str, str], code: str) -> None:
    table = two_people(client)
    with client.websocket_connect(f"/api/tables/{table}/live{query}", headers=dict(headers)) as socket:
        assert socket.receive_json()["error"]["code"] == code
        assert socket.receive()["type"] == "websocket.close"


def test_an_unknown_table_is_refused(client: TestClient) -> None:
    for path in ("/api/tables/nonesuch0000/live", "/api/tables//live", "/live"):
        with client.websocket_connect(path, headers=dict(ANA)) as socket:
            assert socket.receive_json()["error"]["code"] == "no_table"


def test_too_many_connections_are_refused(settings: Settings) -> None:
    settings = settings.model_copy(update={"requests_per_second": 5.0})
    with TestClient(create_app(settings), base_url="http://127.0.0.1") as client:
        table = two_people(client)
        for _ in range(40):
            with client.websocket_connect(f"/api/tables/{table}/live", headers=dict(ANA)) as socket:
                message = socket.receive_json()
        assert message["error"]["code"] == "too_fast"


def test_hot_seat_looks_through_the_eyes_of_the_one_who_decides(client: TestClient) -> None:
    table = new_table(client, "me", "hotseat")
    with client.websocket_connect(f"/api/tables/{table}/live", headers=dict(ANA)) as socket:
        update = until(socket, "update")["update"]
        for _ in range(6):
            assert update["seat"] == update["decision"]["seat"] == update["deciders"][0]
            action = update["decision"]["choices"][0]["action"]
            act(client, table, ANA, update["seat"], update["position"], action)
            update = until(socket, "update")["update"]


def test_presence_shows_who_is_there(client: TestClient) -> None:
    table = two_people(client)
    with client.websocket_connect(f"/api/tables/{table}/live", headers=dict(ANA)) as ana:
        until(ana, "presence")
        with client.websocket_connect(f"/api/tables/{table}/live", headers=dict(BEN)):
            assert [seat["connected"] for seat in until(ana, "presence")["seats"]] == [True, True]
        assert [seat["connected"] for seat in until(ana, "presence")["seats"]] == [True, False]


def test_whoever_fails_on_the_threshold_is_not_there(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = two_people(client)
    path = f"/api/tables/{table}/live"

    def lost(table: str) -> list[Any]:
        raise OSError("the database is gone")

    with client.websocket_connect(path, headers=dict(ANA)) as ana:
        until(ana, "presence")
        monkeypatch.setattr(client.app.state.services.rooms.store, "chat", lost)  # type: ignore[attr-defined]
        with pytest.raises(OSError, match="gone"), client.websocket_connect(path, headers=dict(BEN)) as ben:
            while True:
                ben.receive_text()
        connected = [until(ana, "presence")["seats"][1]["connected"] for _ in range(2)]
        assert connected == [True, False]
