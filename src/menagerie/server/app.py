"""Puts the server together."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import PackageNotFoundError, version

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Receive, Scope, Send

from menagerie.server import live, openapi, pages, problems
from menagerie.server.api import catalogue, playing, tables
from menagerie.server.app_state import Services, services
from menagerie.server.bots import Bots
from menagerie.server.gate import Gate, refusal_response
from menagerie.server.limits import Buckets
from menagerie.server.messages import ErrorBody, Health
from menagerie.server.metrics import Metrics
from menagerie.server.problems import Refusal
from menagerie.server.rooms import Rooms
from menagerie.server.settings import Settings
from menagerie.server.store import Store
from menagerie.server.store.listen import listen
from menagerie.server.validation import sentence

log = logging.getLogger("menagerie.server")
BURST = 6.0  # seconds' worth of requests that may come at once: a page asks for many things
TIDY_EVERY = 10.0  # seconds
ABANDONED = 15.0  # seconds after which a bot's turn is taken up by any process
ERRORS = {
    status: {"model": ErrorBody, "description": text}
    for status, text in {
        400: "Wrong",
        401: "No proper key",
        403: "Not allowed",
        404: "Not found",
        409: "Not now",
        413: "Too large",
        422: "Wrong shape",
        429: "Too fast",
        503: "Try again",
    }.items()
}


class Menagerie(FastAPI):
    """The server. A table's WebSocket does not pass the layers that requests pass: each would hold memory for it."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            scope["app"] = self
            await live.live(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def create_app(settings: Settings | None = None) -> FastAPI:
    settings = settings or Settings.from_environment()
    addresses = Buckets(settings.requests_per_second, BURST)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        metrics = Metrics()
        store = await asyncio.to_thread(Store, settings.database, secrets.token_hex(8))
        rooms = Rooms(store, metrics)
        bots = Bots(rooms, settings)
        app.state.services = Services(settings, rooms, bots, metrics, addresses)
        metrics.live.set_function(lambda: len(rooms.rooms))
        tasks = [asyncio.create_task(_tidy(rooms, bots, settings)), asyncio.create_task(bots.pool.warm_up())]
        if store.shared:
            tasks.append(asyncio.create_task(listen(settings.database, rooms.hear, rooms.catch_up)))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await bots.close()
            await rooms.close()

    app = Menagerie(
        title="Menagerie",
        version=_version(),
        description="Tables of zoo board games: see docs/server.md.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        responses=ERRORS,  # type: ignore[arg-type]
        generate_unique_id_function=lambda route: route.name,
    )
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=5)
    app.add_middleware(Gate, settings=settings, addresses=addresses)
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _wrong_shape)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(SQLAlchemyError, _no_database)
    app.add_exception_handler(Exception, _failed)
    app.include_router(catalogue.router)
    app.include_router(tables.router)
    app.include_router(playing.router)
    app.add_api_route("/health", _health, methods=["GET"], name="health", response_model=Health)
    app.add_api_route("/metrics", _metrics, methods=["GET"], include_in_schema=False)
    app.include_router(pages.router)
    app.openapi = lambda: openapi.describe(app)  # type: ignore[method-assign]
    return app


def _version() -> str:
    try:
        return version("menagerie-games")
    except PackageNotFoundError:
        return "0"


async def _tidy(rooms: Rooms, bots: Bots, settings: Settings) -> None:
    """Take up what a stopped server left, then look after idle tables and forgotten bots now and then."""
    quiet = ABANDONED if rooms.store.shared else 0.0
    while True:
        try:
            await bots.resume(quiet)
            rooms.evict(settings.idle_seconds)
            for room in list(rooms.rooms.values()):
                if room.connections:
                    await rooms.announce_presence(room)
        except Exception:
            log.exception("Tidying up failed; it is tried again.")
        quiet = ABANDONED
        await asyncio.sleep(min(TIDY_EVERY, settings.idle_seconds))


async def _health(request: Request) -> Health:
    """Whether the server can read its database."""
    rooms = services(request).rooms
    try:
        await rooms.ask(rooms.store.ping)
    except Exception:
        raise problems.no_database() from None
    return Health(status="ok", version=_version())


async def _metrics(request: Request) -> Response:
    return Response(services(request).metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def _refused(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Refusal)
    services(request).metrics.refused.labels(problem.problem.code).inc()
    return refusal_response(problem)


async def _wrong_shape(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, RequestValidationError)
    return refusal_response(Refusal(422, "invalid", sentence(problem.errors())))


async def _http_error(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    if isinstance(problem.__cause__, Refusal):  # the gate stopped a body that was too long
        return refusal_response(problem.__cause__)
    words = {404: "There is nothing at this address.", 405: "This address does not take that kind of request."}
    response = refusal_response(
        Refusal(problem.status_code, "not_possible", words.get(problem.status_code, "The request cannot be read."))
    )
    response.headers.update(problem.headers or {})
    return response


async def _no_database(request: Request, problem: Exception) -> Response:
    log.error("The database failed: %s", problem)
    return refusal_response(problems.no_database())


async def _failed(request: Request, problem: Exception) -> Response:
    log.exception("A request failed.", exc_info=problem)
    return refusal_response(problems.failed())
