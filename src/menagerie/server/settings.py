"""Every setting of the server: a default, a line of help, and an environment variable `MENAGERIE_<NAME>`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Literal, Self

import platformdirs
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from menagerie.core.errors import MenagerieError

PREFIX = "MENAGERIE_"


class Settings(BaseModel):
    model_config = ConfigDict(frozen=True)

    host: str = Field("127.0.0.1", description="Address to listen on; 0.0.0.0 lets other machines in.")
    port: int = Field(8000, ge=0, le=65535, description="Port to listen on; 0 takes any free one.")
    database_url: str = Field(
        "",
        description="Where tables are kept: sqlite:///file.db or postgresql://user@host/name. "
        "Empty: SQLite in your data folder.",
    )
    processes: int = Field(1, ge=1, le=64, description="Server processes; more than one needs PostgreSQL.")
    bot_workers: int = Field(2, ge=0, le=64, description="Processes that are kept ready for bots to think in.")
    bot_workers_most: int = Field(
        16, ge=1, le=256, description="Processes for bots at most, when slow bots occupy the others."
    )
    bot_seconds: float = Field(
        60.0, gt=0, description="A bot that thinks longer is stopped and a quick one moves instead."
    )
    idle_seconds: float = Field(300.0, gt=0, description="A table that nobody watches leaves memory after this long.")
    requests_per_second: float = Field(300.0, ge=0, description="HTTP requests allowed to one address; 0 is no limit.")
    messages_per_second: float = Field(
        300.0, ge=0, description="WebSocket messages allowed to one connection; 0 is no limit."
    )
    allowed_origins: str = Field(
        "", description="Further web origins that may connect, separated by commas, such as https://play.example."
    )
    secure_cookies: bool = Field(False, description="Send cookies over https only; switch on behind an https proxy.")
    trusted_proxies: str = Field(
        "127.0.0.1", description="Addresses of proxies whose X-Forwarded-* headers are believed, separated by commas."
    )
    log_level: Literal["critical", "error", "warning", "info", "debug"] = Field(
        "warning", description="How much the server logs."
    )

    @classmethod
    def from_environment(cls, **given: Any) -> Self:
        """The given values, the others from environment variables, the rest at their defaults."""
        for name in cls.model_fields:
            value = os.environ.get(PREFIX + name.upper())
            if name not in given and value is not None:
                given[name] = value
        try:
            return cls(**given)
        except ValidationError as problem:
            first = problem.errors()[0]
            raise MenagerieError(f"The setting {first['loc'][0]!s} is wrong: {first['msg']}.") from None

    def to_environment(self) -> None:
        """Let processes started from here read the same settings."""
        for name, value in self.model_dump().items():
            os.environ[PREFIX + name.upper()] = str(value)

    @property
    def database(self) -> str:
        """The address of the database with the driver we use."""
        url = self.database_url
        if not url:
            folder = Path(platformdirs.user_data_dir("menagerie", appauthor=False))
            folder.mkdir(parents=True, exist_ok=True)
            url = f"sqlite:///{folder / 'tables.db'}"
        for scheme in ("postgresql://", "postgres://"):
            if url.startswith(scheme):
                return "postgresql+psycopg://" + url[len(scheme) :]
        if not url.startswith(("sqlite:///", "postgresql+psycopg://")):
            raise MenagerieError(f"The database address {url!r} must begin with sqlite:/// or postgresql://.")
        return url

    @property
    def origins(self) -> frozenset[str]:
        return frozenset(
            origin.strip().rstrip("/").lower() for origin in self.allowed_origins.split(",") if origin.strip()
        )
