"""The same store on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from menagerie.server.store import Change, Chat, Player, SeatRow, Store, Summary, TableRow, schema

SUMMARY = Summary("Round 1", [0, 0], [0])


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    url = database.replace("postgresql://", "postgresql+psycopg://")
    store = Store(url, "one")
    yield store
    store.close()


def row(name: str = "table-000001") -> TableRow:
    seats = [SeatRow(0, "person", "Ana", "red", "circle", "a" * 64), SeatRow(1, "open", "Open seat", "blue", "star")]
    return TableRow(
        name, "mini-zooloretto", 1, 2**62, {"first_player": 0}, "a" * 64, False, 1.0, 1.0, 0, 2, None, False, False,
        SUMMARY, None, seats, ["add", "load 1"],
    )  # fmt: skip


def change(version: int, **more: object) -> Change:
    return replace(Change("table-000001", version, 3, False, False, SUMMARY, start=2, actions=["add"]), **more)  # type: ignore[arg-type]


def test_a_table_is_read_as_it_was_written(store: Store) -> None:
    store.create(row())
    assert store.load("table-000001") == row()
    assert store.load("no such table") is None


def test_a_change_replaces_what_was_taken_back(store: Store) -> None:
    store.create(row())
    assert store.commit([change(0, start=1, actions=["take 1", "add"])]) == [True]
    found = store.load("table-000001")
    assert found is not None
    assert (found.version, found.position, found.actions) == (1, 3, ["add", "take 1", "add"])


def test_a_change_of_an_outdated_version_does_nothing(store: Store) -> None:
    store.create(row())
    store.create(row("table-000002"))
    assert store.commit([change(0)]) == [True]
    assert store.commit([change(0, actions=["take 2"]), replace(change(0), table="table-000002")]) == [False, True]
    found = store.load("table-000001")
    assert found is not None and found.actions == ["add", "load 1", "add"]


def test_a_transaction_that_fails_leaves_nothing_half_done(store: Store) -> None:
    store.create(row())
    with pytest.raises(Exception, match=r"(?i)unique|constraint|duplicate"):
        store.commit(
            [change(0, start=2), change(1, start=5, actions=["add"]), replace(change(2), actions=["x"] * 2 + [None])]
        )  # type: ignore[list-item]
    found = store.load("table-000001")
    assert found == row()


def test_lists_of_tables(store: Store) -> None:
    store.create(row())
    store.create(
        replace(row("table-000002"), over=True, creator="b" * 64, seats=[SeatRow(0, "bot", "Bo", "red", "star")])
    )
    store.create(replace(row("table-000003"), bot_to_move=True))
    assert {found.id for found in store.tables_of("a" * 64)} == {"table-000001", "table-000003"}
    assert {found.id for found in store.running()} == {"table-000001", "table-000003"}
    assert [found.id for found in store.finished()] == ["table-000002"]
    assert store.waiting_for_bots(2.0) == ["table-000003"]


def test_chat_and_players_are_kept(store: Store) -> None:
    store.create(row())
    first = store.add_chat("table-000001", Chat(0, 0, "Ana", "hello <b>", 1.0))
    second = store.add_chat("table-000001", Chat(0, 1, "Ben", "🦁", 2.0))
    assert store.chat("table-000001") == [first, second]
    assert store.chat("table-000001", after=first.id) == [second]
    store.save_player("a" * 64, Player("Ana", "red", "star"))
    store.save_player("a" * 64, Player("Anna", "red", "star"))
    assert store.player("a" * 64) == Player("Anna", "red", "star")
    assert store.player("b" * 64) is None


def test_opening_again_finds_everything(store: Store, database: str) -> None:
    store.create(row())
    again = Store(database.replace("postgresql://", "postgresql+psycopg://"), "two")
    assert again.load("table-000001") == row()
    again.close()


def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_a_database_of_the_first_version_is_brought_up_to_date(database: str) -> None:
    url = database.replace("postgresql://", "postgresql+psycopg://")
    store = Store(url)
    store.create(row())
    with store.engine.begin() as connection:
        connection.execute(text("ALTER TABLE tables DROP COLUMN epoch"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    store.close()
    again = Store(url)
    assert again.load("table-000001") == row()
    again.close()
