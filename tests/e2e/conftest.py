"""A real server and a real browser. Without Chromium (and without the right to install it) these tests are skipped."""

from __future__ import annotations

import fcntl
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

IS_ROOT = os.geteuid() == 0
FLAGS = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"]
CLIENT = Path(__file__).parents[2] / "src" / "menagerie" / "server" / "client" / "index.html"


class Server:
    """The server as a process that tests may stop and start again on the same port and database."""

    def __init__(self, database: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.database = database
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", "from menagerie.cli import main; main()", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen([*command, "--database-url", f"sqlite:///{self.database}"])
        for _ in range(150):
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=2):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.2)
        raise RuntimeError("The server did not start.")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(timeout=20)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not CLIENT.exists():
        pytest.skip("the client is not built: make client")
    running = Server(tmp_path_factory.mktemp("tables") / "tables.db")
    running.start()
    yield running
    running.stop()


def chromium() -> str | None:
    """The path of Chromium, installed from Debian's packages if that is allowed here."""
    with (Path(tempfile.gettempdir()) / "menagerie-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # several test processes want it at once
        if shutil.which("chromium") is None and IS_ROOT and shutil.which("apt-get"):
            for step in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
                subprocess.run(["apt-get", "-qq", *step], capture_output=True, timeout=900, check=False)
    return shutil.which("chromium")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for one file of tests: while it is open, its event loop occupies the process."""
    path = chromium()
    if path is None:
        pytest.skip("there is no Chromium here, and it may not be installed: apt-get install chromium")
    flags = [*FLAGS, "--no-sandbox"] if IS_ROOT else FLAGS
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=flags)
        yield found
        found.close()


class Visitor:
    """One person with a browser of their own; what the console complains about is remembered."""

    def __init__(self, context: BrowserContext, server: Server) -> None:
        self.context = context
        self.server = server
        self.page: Page = context.new_page()
        self.page.set_default_timeout(45_000)
        self.complaints: list[str] = []
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def go(self, path: str) -> None:
        self.page.goto(self.server.url + path)


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[type[Visitor]]:
    """Makes visitors; at the end of the test none may have seen an error in the console."""
    made: list[Visitor] = []

    class Made(Visitor):
        def __init__(self, width: int = 1280, height: int = 800) -> None:
            context = browser.new_context(
                viewport={"width": width, "height": height},
                reduced_motion="reduce",
                color_scheme="light",
                base_url=server.url,
            )
            context.add_init_script("localStorage['menagerie.settings'] ??= '{\"toured\":[\"mini-zooloretto\",\"ark-nova\",\"o-zoo-le-mio\"]}'")
            super().__init__(context, server)
            made.append(self)

    yield Made  # type: ignore[misc]
    complaints = [line for one in made for line in one.complaints]
    for one in made:
        one.context.close()
    assert complaints == []
