"""Playing over HTTP: seats, turns, undo, moments, and what a wrong request gets."""

from __future__ import annotations

import json

import pytest
from fastapi.testclient import TestClient

from tests.server.people import ANA, BEN, EVE, act, look, new_table, play_on, two_people


def test_every_browser_gets_a_key_of_its_own(client: TestClient) -> None:
    cookie = client.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Path=/" in cookie
    assert "set-cookie" not in client.get("/api/me").headers
    client.cookies.clear()
    assert "set-cookie" not in client.get("/api/me", headers=ANA).headers


def test_a_name_is_remembered(client: TestClient) -> None:
    me = {"name": "Ana", "colour": "green", "shape": "star"}
    assert client.put("/api/me", json=me, headers=ANA).json() == me
    assert client.get("/api/me", headers=ANA).json() == me
    assert client.get("/api/me", headers=BEN).json() != me


def test_a_game_against_bots_to_its_end(client_with_bots: TestClient) -> None:
    client = client_with_bots
    table = new_table(client, "me", "easy", "medium")
    for _ in range(20_000):
        update = look(client, table, ANA)
        if update["over"]:
            break
        if update["decision"]:
            act(client, table, ANA, 0, update["position"], update["decision"]["choices"][0]["notation"])
    assert len(update["result"]["scores"]) == 3
    record = client.get(f"/api/tables/{table}/record", headers=EVE)
    assert json.loads(record.text)["actions"]
    curve = client.get(f"/api/tables/{table}/chart").json()["scores"]
    assert curve[-1] == update["result"]["scores"] and len(curve) == update["position"] + 1
    review = client.get(f"/api/tables/{table}/review?seat=1").json()
    assert len(review["chances"]) == len(review["positions"])
    again = client.post(f"/api/tables/{table}/rematch", headers=ANA).json()
    assert client.post(f"/api/tables/{table}/rematch", headers=ANA).json()["id"] == again["id"]
    uploaded = client.post("/api/tables/upload", json={"record": record.text}, headers=EVE).json()
    assert uploaded["over"] and uploaded["result"] == update["result"]
    moment = client.get(f"/api/tables/{table}/positions/3?seat=all", headers=EVE).json()
    assert moment["position"] == 3 and len(moment["views"]) == 3


def test_only_the_owner_of_a_seat_acts_there(client: TestClient) -> None:
    table = two_people(client)
    before = look(client, table, ANA)
    for who in (BEN, EVE, {}):
        answer = act(client, table, who, 0, before["position"], "add")
        assert answer.status_code == 403 and answer.json()["error"]["code"] == "not_your_seat"
    assert act(client, table, BEN, 1, before["position"], "add").status_code == 409
    assert look(client, table, ANA) == before


def test_a_decision_is_sent_only_to_the_seat_that_decides(client: TestClient) -> None:
    table = two_people(client)
    assert look(client, table, ANA)["decision"]["seat"] == 0
    assert look(client, table, BEN)["decision"] is None
    assert look(client, table, EVE)["seat"] is None
    assert client.get(f"/api/tables/{table}/update?seat=0", headers=EVE).status_code == 403
    assert client.get(f"/api/tables/{table}/positions/0?seat=all", headers=ANA).status_code == 403
    assert client.get(f"/api/tables/{table}/record", headers=ANA).status_code == 403


def test_the_same_action_sent_twice_counts_once(client: TestClient) -> None:
    table = two_people(client)
    before = look(client, table, ANA)
    chosen = before["decision"]["choices"][0]
    first = act(client, table, ANA, 0, before["position"], chosen["action"])
    second = act(client, table, ANA, 0, before["position"], chosen["notation"])
    assert first.status_code == second.status_code == 200
    assert first.json() == second.json()


def test_an_outdated_action_is_refused_with_the_present_moment(client: TestClient) -> None:
    table = two_people(client)
    before = look(client, table, ANA)
    position, choices = before["position"], before["decision"]["choices"]
    act(client, table, ANA, 0, position, choices[0]["action"])
    answer = act(client, table, ANA, 0, position, choices[1]["action"])
    assert answer.status_code == 409 and answer.json()["error"]["code"] == "stale"
    now = look(client, table, ANA)
    assert answer.json()["update"]["position"] == now["position"] > position
    assert act(client, table, ANA, 0, position + 99, choices[0]["action"]).status_code == 409


def test_a_forbidden_action_names_its_rule(client: TestClient) -> None:
    table = two_people(client)
    answer = act(client, table, ANA, 0, look(client, table, ANA)["position"], "take 1")
    assert answer.status_code == 409 and answer.json()["error"]["rule"].startswith("MZ-")


def test_undo_stops_at_what_was_revealed(client: TestClient) -> None:
    table = two_people(client)
    before = look(client, table, ANA)
    update = act(client, table, ANA, 0, before["position"], before["decision"]["choices"][0]["action"]).json()
    assert update["can_undo"]  # nothing new has come to light yet
    assert act(client, table, BEN, 1, update["position"], "add").status_code == 200
    update = look(client, table, ANA)
    assert not update["can_undo"]
    answer = client.post(f"/api/tables/{table}/undo", json={"seat": 0, "position": update["position"]}, headers=ANA)
    assert answer.status_code == 409 and answer.json()["error"]["code"] == "refused"


def test_undo_and_redo_are_free_alone_and_survive_leaving_memory(client: TestClient) -> None:
    table = new_table(client, "me", "hotseat")
    play_on(client, table, [ANA], 12)
    before = look(client, table, ANA)
    last = before["decision"]["seat"]
    back = client.post(f"/api/tables/{table}/undo", json={"seat": last, "position": before["position"]}, headers=ANA)
    assert back.status_code == 200 and back.json()["position"] < before["position"]
    client.app.state.services.rooms.rooms.clear()  # type: ignore[attr-defined]
    stepped = back.json()
    while stepped["position"] < before["position"]:
        for seat in (0, 1):
            body = {"seat": seat, "position": stepped["position"]}
            answer = client.post(f"/api/tables/{table}/redo", json=body, headers=ANA)
            if answer.status_code == 200:
                stepped = answer.json()
                break
        else:
            raise AssertionError("nothing to play again")
    assert look(client, table, ANA)["view"] == before["view"]


def test_leaving_and_joining_again(client: TestClient) -> None:
    table = two_people(client)
    left = client.post(f"/api/tables/{table}/leave", json={"seat": 1}, headers=BEN).json()
    assert left["seats"][1]["kind"] == "open"
    assert client.post(f"/api/tables/{table}/bot", json={"seat": 1}, headers=EVE).status_code == 403
    assert client.post(f"/api/tables/{table}/join", json={"seat": 0}, headers=EVE).status_code == 409
    assert client.post(f"/api/tables/{table}/join", json={"name": "Eve"}, headers=EVE).json()["seats"][1]["yours"]
    assert client.post(f"/api/tables/{table}/join", json={}, headers=BEN).status_code == 409


def test_fork_only_where_nobody_else_plays(client: TestClient) -> None:
    shared, alone = two_people(client), new_table(client, "me", "hotseat")
    play_on(client, shared, [ANA, BEN], 5)
    play_on(client, alone, [ANA], 5)
    assert client.post(f"/api/tables/{shared}/fork", json={"position": 2}, headers=ANA).status_code == 403
    forked = client.post(f"/api/tables/{alone}/fork", json={"position": 2}, headers=ANA)
    assert forked.status_code == 200 and forked.json()["position"] >= 2
    assert client.post(f"/api/tables/{alone}/fork", json={"position": 2}, headers=EVE).status_code == 403


def test_a_hint_shows_at_most_three_legal_choices(client: TestClient) -> None:
    table = two_people(client)
    play_on(client, table, [ANA, BEN], 3)
    for seat, who in enumerate((ANA, BEN)):
        decision = look(client, table, who)["decision"]
        answer = client.get(f"/api/tables/{table}/hint?seat={seat}", headers=who)
        assert answer.status_code == (200 if decision else 409)
        if decision:
            legal = {choice["action"] for choice in decision["choices"]}
            assert {choice["action"] for choice in answer.json()["choices"]} <= legal
    assert client.get(f"/api/tables/{table}/hint?seat=0", headers=EVE).status_code == 403


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
        ("PUT", "/api/me", b'{"name": "a\\u202eb", "colour": "red", "shape": "star"}', 422),
        ("GET", "/api/tables/nonesuch0000", b"", 404),
        ("POST", "/api/tables/nonesuch0000/join", b"{}", 404),
        ("GET", "/api/nothing", b"", 404),
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


def test_pages_run_no_inline_script(client: TestClient) -> None:
    policy = client.get("/").headers["content-security-policy"]
    scripts = next(part for part in policy.split(";") if part.strip().startswith("script-src"))
    assert "unsafe" not in scripts


def test_health_and_metrics(client: TestClient) -> None:
    new_table(client, "me", "hotseat")
    assert client.get("/health").json()["status"] == "ok"
    assert "menagerie_live_tables 1.0" in client.get("/metrics").text


def test_idle_tables_leave_memory(client: TestClient) -> None:
    table = new_table(client, "me", "hotseat")
    play_on(client, table, [ANA], 8)
    before = look(client, table, ANA)
    rooms = client.app.state.services.rooms  # type: ignore[attr-defined]
    assert rooms.evict(0.0) == 1 and not rooms.rooms
    assert look(client, table, ANA) == before
