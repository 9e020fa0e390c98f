"""`menagerie serve`, and what `menagerie` alone does: start the server and open the browser."""

from __future__ import annotations

import errno
import inspect
import os
import shutil
import socket
import subprocess
import sys
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from menagerie.cli.app import app, complaints, console
from menagerie.core.errors import MenagerieError
from menagerie.server.settings import PREFIX, Settings

LOOPBACK = {"127.0.0.1", "::1", "localhost"}
LARGEST_MESSAGE = 16 * 1024 * 1024  # bytes of a WebSocket message that are read at all; `live` refuses far smaller ones


def serve(open_browser: bool | None = None, **given: Any) -> None:
    """Serve tables to browsers. Every option can also be set by the environment variable shown beside it."""
    settings = Settings.from_environment(**given)
    if open_browser is None:
        open_browser = sys.stdout.isatty() and settings.host in LOOPBACK
    build_client()
    start(settings, open_browser)


def _parameters() -> list[inspect.Parameter]:
    """One option for every setting: the settings themselves are the only list of them."""
    keyword = inspect.Parameter.KEYWORD_ONLY
    found = [
        inspect.Parameter(
            "open_browser",
            keyword,
            default=None,
            annotation=Annotated[
                bool | None,
                typer.Option(
                    "--open/--no-open",
                    help="Open the browser when the server is up; without either, in a terminal and for this machine.",
                    show_default=False,
                ),
            ],
        )
    ]
    for name, field in Settings.model_fields.items():
        option = typer.Option(envvar=PREFIX + name.upper(), help=field.description)
        found.append(
            inspect.Parameter(name, keyword, default=field.default, annotation=Annotated[field.annotation, option])
        )
    return found


serve.__signature__ = inspect.Signature(_parameters())  # type: ignore[attr-defined]


class PlainHelp(TyperCommand):
    """Help as plain text: in a narrow box the names of options and variables would be cut off."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **{**kwargs, "rich_markup_mode": None})


app.command(cls=PlainHelp)(serve)


@app.callback(invoke_without_command=True)
def play(context: typer.Context) -> None:
    """Five zoo-building board games. Without a command: start the server and open the browser."""
    if context.invoked_subcommand is not None:
        return
    settings = Settings.from_environment()
    build_client()
    start(settings.model_copy(update={"port": free_port(settings.host, settings.port)}), open_browser=True)


def build_client() -> None:
    """In a clone of the repository whose pages are not built yet: build them."""
    from menagerie.server import pages  # noqa: PLC0415 (slow to import)

    source = Path(__file__).parents[3]
    if (pages.CLIENT / "index.html").is_file() or not (source / "web" / "package.json").is_file():
        return
    make = shutil.which("make")
    if make is None or subprocess.run([make, "--no-print-directory", "client"], cwd=source, check=False).returncode:
        complaints.print("The pages could not be built; the server runs without them.", style="yellow")


def start(settings: Settings, open_browser: bool) -> None:
    import uvicorn  # noqa: PLC0415 (slow to import)

    from menagerie.server.sockets import LightProtocol  # noqa: PLC0415

    if settings.port == 0:
        settings = settings.model_copy(update={"port": free_port(settings.host, 0)})
    elif not _is_free(settings.host, settings.port):
        raise MenagerieError(f"Port {settings.port} of {settings.host} is taken; choose another with --port.")
    if settings.processes > 1 and settings.database.startswith("sqlite"):
        raise MenagerieError("Several processes need PostgreSQL: give its address with --database-url.")
    settings.to_environment()
    shown = "127.0.0.1" if settings.host in {"0.0.0.0", "::", ""} else settings.host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{settings.port}/"
    console.print(f"Menagerie is at {address} (stop with Ctrl+C)", highlight=False, soft_wrap=True)
    if open_browser:
        threading.Thread(target=_open, args=(address,), daemon=True).start()
    uvicorn.run(
        "menagerie.server.app:create_app",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.processes,
        log_level=settings.log_level,
        ws=LightProtocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=5,
        server_header=False,
    )


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or any free one if it is taken."""
    if wanted and _is_free(host, wanted):
        return wanted
    with socket.socket(_family(host)) as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])


def _is_free(host: str, port: int) -> bool:
    with socket.socket(_family(host)) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as problem:
            if problem.errno in {errno.EADDRINUSE, errno.EACCES}:
                return False
            raise MenagerieError(f"The address {host!r} is not one of this machine: {problem.strerror}.") from None
        return True


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def _open(address: str) -> None:
    for _ in range(100):
        try:
            with urllib.request.urlopen(address + "health", timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    # Without a screen this would start a text browser over the server's own output.
    if sys.platform in {"darwin", "win32"} or any(
        name in os.environ for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    ):
        webbrowser.open(address)
