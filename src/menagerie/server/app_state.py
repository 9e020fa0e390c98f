"""What the routes work with."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from menagerie.server.bots import Bots
from menagerie.server.limits import Buckets
from menagerie.server.metrics import Metrics
from menagerie.server.rooms import Rooms
from menagerie.server.settings import Settings


@dataclass(frozen=True)
class Services:
    settings: Settings
    rooms: Rooms
    bots: Bots
    metrics: Metrics
    addresses: Buckets  # how much every address may still ask


def services(connection: HTTPConnection) -> Services:
    found: Services = connection.app.state.services
    return found


def owner_of(connection: HTTPConnection) -> str:
    """The digest of the caller's key; the gate has given one to every caller."""
    return str(connection.scope["menagerie.owner"])
