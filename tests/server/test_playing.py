"""Playing over HTTP: seats, turns, undo, moments, and what a wrong request gets."""

from __future__ import annotations

import json
from typing import Any

from fastapi.testclient import TestClient

from menagerie.core import catalog
from menagerie.table import Table
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
    assert review["curve"][0]["position"] == 0 and review["curve"][-1]["position"] == update["position"]
    won = [place == 1 for place in update["result"]["ranking"]]
    assert [chance > 0 for chance in review["curve"][-1]["chances"]] == won
    assert all(mistake["seat"] == 1 and mistake["loss"] > 0 for mistake in review["mistakes"])
    assert client.get(f"/api/tables/{table}/review?seat=1").json() == review
    assert client.get(f"/api/tables/{table}/review?seat=3").status_code == 404
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


def test_what_was_decided_before_an_undo_is_outdated_even_at_the_same_position(client: TestClient) -> None:
    table = two_people(client)
    before = look(client, table, ANA)
    first, second = (choice["action"] for choice in before["decision"]["choices"][:2])
    decided = {"seat": 0, "position": before["position"], "epoch": before["epoch"], "action": first}

    def post(what: str, who: dict[str, str], body: dict[str, Any]) -> Any:
        return client.post(f"/api/tables/{table}/{what}", json=body, headers=who)

    reached = post("actions", ANA, decided).json()
    seen_by_ben = look(client, table, BEN)
    step = {"seat": 0, "position": reached["position"], "epoch": reached["epoch"]}
    back = post("undo", ANA, step).json()
    assert back["position"] == before["position"] and back["epoch"] != before["epoch"]
    late = post("actions", ANA, decided)  # the same message, delivered once more
    assert late.status_code == 409 and late.json()["error"]["code"] == "stale"
    assert late.json()["update"]["position"] == before["position"]
    again = post("actions", ANA, {**decided, "epoch": back["epoch"], "action": second}).json()
    assert post("actions", ANA, {**decided, "epoch": back["epoch"], "action": second}).json() == again
    assert post("undo", ANA, step).json()["error"]["code"] == "stale"
    if look(client, table, BEN)["decision"] is not None:
        meant = {"seat": 1, "position": seen_by_ben["position"], "epoch": seen_by_ben["epoch"], "action": "add"}
        assert post("actions", BEN, meant).json()["error"]["code"] == "stale"
    client.app.state.services.rooms.rooms.clear()  # type: ignore[attr-defined]
    assert look(client, table, ANA)["epoch"] == again["epoch"]  # it survives leaving memory


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
            labels = {choice["action"]: choice["label"] for choice in decision["choices"]}
            choices = answer.json()["choices"]
            assert 1 <= len(choices) <= 3
            assert all(labels[choice["action"]] == choice["label"] for choice in choices)
            assert all(0 <= choice["outcome"] <= 1 for choice in choices)
    assert client.get(f"/api/tables/{table}/hint?seat=0", headers=EVE).status_code == 403


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


def test_an_unfinished_record_becomes_a_table_to_play_on(client: TestClient) -> None:
    table = Table(catalog.game("mini-zooloretto"), 2, 7, players=["Zoë <b>", "\u202eBen"])
    for _ in range(10):
        seat = table.deciders()[0]
        table.play(seat, table.legal_actions(seat)[0])
    uploaded = client.post("/api/tables/upload", json={"record": table.record().to_json()}, headers=ANA).json()
    assert [seat["name"] for seat in uploaded["seats"]] == ["Zoë <b>", "Ben"]
    assert all(seat["yours"] for seat in uploaded["seats"]) and uploaded["position"] == table.position
    play_on(client, uploaded["id"], [ANA])
    assert look(client, uploaded["id"], ANA)["over"]


def test_names_are_kept_as_they_are_and_never_as_markup(client: TestClient) -> None:
    table = new_table(client, "open", "open")
    name = "<img src=x>"
    seats = client.post(f"/api/tables/{table}/join", json={"name": name}, headers=BEN).json()["seats"]
    assert seats[0]["name"] == name
    answer = client.get(f"/api/tables/{table}/update", headers=BEN)
    assert (
        answer.headers["content-type"] == "application/json" and answer.headers["x-content-type-options"] == "nosniff"
    )


def test_leaving_opens_the_seat_and_whoever_joins_plays_on(client: TestClient) -> None:
    table = two_people(client)
    play_on(client, table, [ANA, BEN], 4)
    before = look(client, table, BEN)
    assert client.post(f"/api/tables/{table}/leave", json={"seat": 1}, headers=EVE).status_code == 403
    client.post(f"/api/tables/{table}/leave", json={"seat": 1}, headers=BEN)
    assert look(client, table, BEN)["seat"] is None
    joined = client.post(f"/api/tables/{table}/join", json={"seat": 1, "name": "Eve"}, headers=EVE).json()
    assert [seat["name"] for seat in joined["seats"]][1] == "Eve"
    assert look(client, table, EVE)["view"] == before["view"]
    assert client.post(f"/api/tables/{table}/join", json={}, headers=BEN).status_code == 409
    assert play_on(client, table, [ANA, EVE], 4) == 4


def test_the_creator_fills_an_open_seat_with_a_bot(client: TestClient) -> None:
    table = new_table(client, "me", "open")
    body = {"seat": 1, "level": "easy"}
    assert client.post(f"/api/tables/{table}/bot", json=body, headers=BEN).status_code == 403
    seats = client.post(f"/api/tables/{table}/bot", json=body, headers=ANA).json()["seats"]
    assert (seats[1]["kind"], seats[1]["level"]) == ("bot", "easy")
    assert client.post(f"/api/tables/{table}/bot", json=body, headers=ANA).status_code == 409


def test_undo_and_redo_are_free_at_one_screen(client: TestClient) -> None:
    table = new_table(client, "me", "hotseat")
    play_on(client, table, [ANA], 6)
    end = look(client, table, ANA)

    def step(which: str) -> dict[str, Any]:
        """Undo or redo by whichever seat can."""
        for seat in (0, 1):
            update = client.get(f"/api/tables/{table}/update?seat={seat}", headers=ANA).json()
            if update[f"can_{which}"]:
                body = {"seat": seat, "position": update["position"]}
                return dict(client.post(f"/api/tables/{table}/{which}", json=body, headers=ANA).json())
        raise AssertionError(f"nobody can {which}")

    step("undo")
    back = step("undo")
    assert back["position"] < end["position"] and back["view"] != end["view"]
    client.app.state.services.rooms.evict(0.0)  # type: ignore[attr-defined] # what was taken back survives this
    while back["position"] < end["position"]:
        back = step("redo")
    assert look(client, table, ANA) == {**end, "epoch": back["epoch"]}


def test_a_fork_plays_on_from_a_moment_and_leaves_the_original(client: TestClient) -> None:
    table = two_people(client)
    assert client.post(f"/api/tables/{table}/fork", json={"position": 0}, headers=ANA).status_code == 403
    play_on(client, table, [ANA, BEN])
    before = look(client, table, ANA)
    twin = client.post(f"/api/tables/{table}/fork", json={"position": 5}, headers=EVE).json()
    assert twin["position"] >= 5 and not twin["over"] and all(seat["yours"] for seat in twin["seats"])
    play_on(client, twin["id"], [EVE], seed=9)
    assert look(client, twin["id"], EVE)["over"]
    assert look(client, table, ANA) == before
    assert client.post(f"/api/tables/{table}/fork", json={"position": 10_000}, headers=EVE).status_code == 404
