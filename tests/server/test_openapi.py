"""The OpenAPI describes the server: no request made from it gets an internal error or an undescribed answer."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from menagerie.server.app import create_app
from menagerie.server.openapi import written
from menagerie.server.settings import Settings
from tests.server.people import ANA, BEN, EVE, new_table, play_on, two_people

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
SCHEMA = schemathesis.openapi.from_dict(create_app(Settings(database_url="sqlite://")).openapi())
OPERATIONS = [found.ok() for found in SCHEMA.get_all_operations()]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("openapi")
    settings = Settings(database_url=f"sqlite:///{folder}/tables.db", bot_workers=1, requests_per_second=0)
    with TestClient(create_app(settings), base_url="http://127.0.0.1", raise_server_exceptions=False) as client:
        yield client


@pytest.fixture(scope="module")
def tables(client: TestClient) -> list[str]:
    """A running table, one with a game that is over, one to play alone, and no table."""
    over = new_table(client, "me", "hotseat")
    play_on(client, over, [ANA])
    return [two_people(client), over, new_table(client, "me", "hotseat"), "nonesuch0000"]


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_no_request_gets_an_internal_error(operation: Any, client: TestClient, tables: list[str]) -> None:
    @settings(
        max_examples=20,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(), table=st.sampled_from(tables), who=st.sampled_from([ANA, BEN, EVE]))
    def try_one(case: Any, table: str, who: dict[str, str]) -> None:
        if "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        sent = case.as_transport_kwargs(base_url="http://127.0.0.1")
        headers = {**sent.get("headers", {}), **who}
        body = {"json": sent["json"]} if "json" in sent else {"content": sent.get("data")}
        answer = client.request(sent["method"], sent["url"], params=sent.get("params"), headers=headers, **body)
        case.validate_response(answer, checks=CHECKS)

    try_one()


def test_the_clients_types_are_made_from_the_present_document(client: TestClient) -> None:
    kept = Path(__file__).parents[2] / "web" / "openapi.json"
    if not kept.is_file():
        pytest.skip("the client is not here")
    assert kept.read_text(encoding="utf-8") == written(client.app), "run `make types`"  # type: ignore[arg-type]
    assert client.get("/api/openapi.json").json() == json.loads(kept.read_text(encoding="utf-8"))
