"""What every request passes: size, rate and origin are checked, keys given out, security headers added."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Any

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from menagerie.server import keys, problems
from menagerie.server.limits import Buckets
from menagerie.server.problems import Refusal
from menagerie.server.settings import Settings

LARGEST_BODY = 64 * 1024
LARGEST_UPLOAD = 2 * 1024 * 1024
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; connect-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def refusal_response(refusal: Refusal) -> Response:
    return Response(refusal.body(), refusal.status, media_type="application/json")


class Gate:
    def __init__(self, app: ASGIApp, settings: Settings, addresses: Buckets) -> None:
        self.app = app
        self.settings = settings
        self.addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        new_key: str | None = None

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers["cache-control"] = "no-store"
                    if new_key is not None:
                        headers.append("set-cookie", keys.cookie_header(new_key, self.settings.secure_cookies))
            await send(message)

        try:
            self._check(scope, connection)
            key = keys.key_of(connection)
            if key is None:
                key = new_key = keys.new_key()
            scope["menagerie.owner"] = keys.digest(key)
            await self.app(scope, self._measured(scope, receive), with_headers)
        except Refusal as refusal:
            await refusal_response(refusal)(scope, receive, with_headers)

    def _check(self, scope: MutableMapping[str, Any], connection: HTTPConnection) -> None:
        if not self.addresses.take(keys.address(scope)):
            raise problems.too_fast()
        changes = scope["method"] not in {"GET", "HEAD", "OPTIONS"}
        if changes and not keys.same_origin(connection, self.settings.origins):
            raise Refusal(403, "foreign_origin", "This request comes from a page of another site.")
        length = connection.headers.get("content-length", "0")
        if not length.isdigit() or int(length) > _largest(scope):
            raise too_large(_largest(scope))

    def _measured(self, scope: Scope, receive: Receive) -> Receive:
        """Stops a body that is longer than it may be, whatever its header said."""
        seen = 0

        async def measured() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > _largest(scope):
                raise too_large(_largest(scope))
            return message

        return measured


def _largest(scope: MutableMapping[str, Any]) -> int:
    return LARGEST_UPLOAD if scope["path"] == "/api/tables/upload" else LARGEST_BODY


def too_large(largest: int) -> Refusal:
    return Refusal(413, "too_large", f"The request is too large; at most {largest // 1024} kB are read.")
