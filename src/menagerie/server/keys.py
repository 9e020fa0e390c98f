"""Player keys: a random secret in a cookie, or any string that an API user made up."""

from __future__ import annotations

import hashlib
import re
import secrets

from starlette.requests import HTTPConnection
from starlette.types import Scope

from menagerie.server.problems import Refusal

COOKIE = "menagerie_key"
SHAPE = re.compile(r"[A-Za-z0-9_-]{16,128}")
YEARS = 5 * 365 * 24 * 3600


def new_key() -> str:
    return secrets.token_urlsafe(24)


def digest(key: str) -> str:
    """What is stored in place of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def key_of(connection: HTTPConnection) -> str | None:
    """The key that a request carries; a malformed bearer is refused, a malformed cookie is as good as none."""
    authorization = connection.headers.get("authorization")
    if authorization is not None:
        scheme, _, key = authorization.partition(" ")
        if scheme.lower() != "bearer" or not SHAPE.fullmatch(key.strip()):
            raise Refusal(
                401, "bad_key", "The Authorization header must be 'Bearer' and a key of 16 to 128 url-safe characters."
            )
        return key.strip()
    cookie = connection.cookies.get(COOKIE, "")
    return cookie if SHAPE.fullmatch(cookie) else None


def cookie_header(key: str, secure: bool) -> str:
    return f"{COOKIE}={key}; Max-Age={YEARS}; Path=/; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")


def same_origin(connection: HTTPConnection, allowed: frozenset[str]) -> bool:
    """Whether a browser's request comes from our own pages (or from an allowed origin); programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    scheme, _, host = origin.lower().partition("://")
    return (
        scheme in {"http", "https"} and host == connection.headers.get("host", "").lower()
    ) or origin.lower() in allowed


def address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""
