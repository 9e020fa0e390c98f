"""`menagerie serve`, and what `menagerie` alone does: start the server and open the browser."""

from __future__ import annotations

import inspect
import socket
import threading
import time
import urllib.request
import webbrowser
from typing import Annotated, Any

import typer

from menagerie.cli.app import app, console
from menagerie.core.errors import MenagerieError
from menagerie.server.settings import PREFIX, Settings


def serve(open_browser: bool = False, **given: Any) -> None:
    """Serve tables to browsers. Every option can also be set by the environment variable shown beside it."""
    start(Settings.from_environment(**given), open_browser)


def _parameters() -> list[inspect.Parameter]:
    """One option for every setting: the settings themselves are the only list of them."""
    keyword = inspect.Parameter.KEYWORD_ONLY
    found = [
        inspect.Parameter(
            "open_browser",
            keyword,
            default=False,
            annotation=Annotated[bool, typer.Option("--open/--no-open", help="Open the browser when the server is up.")],
        )
    ]
    for name, field in Settings.model_fields.items():
        option = typer.Option(envvar=PREFIX + name.upper(), help=field.description)
        found.append(
            inspect.Parameter(name, keyword, default=field.default, annotation=Annotated[field.annotation, option])
        )
    return found


serve.__signature__ = inspect.Signature(_parameters())  # type: ignore[attr-defined]
app.command()(serve)


@app.callback(invoke_without_command=True)
def play(context: typer.Context) -> None:
    """Five zoo-building board games. Without a command: start the server and open the browser."""
    if context.invoked_subcommand is not None:
        return
    settings = Settings.from_environment()
    start(settings.model_copy(update={"port": free_port(settings.host, settings.port)}), open_browser=True)


def start(settings: Settings, open_browser: bool) -> None:
    import uvicorn  # noqa: PLC0415 (slow to import)

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
        ws="websockets-sansio",
        ws_max_size=1024 * 1024,
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
        except OSError:
            return False
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
    webbrowser.open(address)
