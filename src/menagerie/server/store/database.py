"""Opens a database and brings its tables up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text

from menagerie.core.errors import MenagerieError

LATEST = "0002"  # the newest migration
MIGRATIONS = Path(__file__).with_name("migrations")
STARTING = 7_061_726  # the advisory lock that lets only one process migrate


def open_database(url: str) -> Engine:
    if url.startswith("sqlite"):
        engine = create_engine(url, connect_args={"timeout": 10, "check_same_thread": False})
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    else:
        engine = create_engine(url, pool_pre_ping=True, pool_size=8)
    try:
        migrate(engine)
    except Exception as problem:
        reason = str(getattr(problem, "orig", None) or problem).splitlines()[0]
        raise MenagerieError(f"The database cannot be opened: {reason}.") from problem
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # we begin transactions ourselves, see below
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    # A writer takes the lock at once: a reader that turns into a writer could find its snapshot outdated.
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrate(engine: Engine) -> None:
    """Run the migrations that this database has not seen; several processes may start at the same time."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({STARTING})"))
        if inspect(connection).has_table("alembic_version"):
            found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
            if found == LATEST:
                return
        from alembic import command  # noqa: PLC0415 (slow to import, and rarely needed)
        from alembic.config import Config  # noqa: PLC0415

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
