"""Refusals of the server: a code for programs, a sentence for people, a status for HTTP."""

from __future__ import annotations

from typing import Any

from menagerie.core.errors import MenagerieError, Refused
from menagerie.server.messages import ErrorBody, Problem, Update


class Refusal(Exception):
    """A request that is not granted and has changed nothing."""

    def __init__(self, status: int, code: str, message: str, rule: str = "", update: Update | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.problem = Problem(code=code, message=message, rule=rule or None)
        self.update = update

    def body(self) -> str:
        """As HTTP sends it."""
        missing: dict[str, Any] = {"error": {"rule"}} if self.problem.rule is None else {}
        if self.update is None:
            missing["update"] = True
        return ErrorBody.model_construct(error=self.problem, update=self.update).model_dump_json(exclude=missing)


def no_table() -> Refusal:
    return Refusal(404, "no_table", "There is no table with this link.")


def not_your_seat() -> Refusal:
    return Refusal(403, "not_your_seat", "This seat is not yours: join the table with the key that owns it.")


def stale(update: Update) -> Refusal:
    return Refusal(
        409, "stale", "The table has moved on; look at the present position and decide again.", update=update
    )


def too_fast() -> Refusal:
    return Refusal(429, "too_fast", "Too many requests from your address; wait a moment.")


def not_saved() -> Refusal:
    return Refusal(
        503, "not_saved", "The table could not be saved just now; nothing was changed. Try again in a moment."
    )


def no_database() -> Refusal:
    return Refusal(503, "no_database", "The database does not answer; nothing was changed. Try again in a moment.")


def failed() -> Refusal:
    return Refusal(500, "failed", "Something went wrong in the server; nothing was changed.")


def of_error(problem: MenagerieError, status: int = 400) -> Refusal:
    """What the rules or a reader of options and records complain about."""
    if isinstance(problem, Refused):
        return Refusal(409, "refused", str(problem), problem.key)
    return Refusal(status, "invalid", str(problem))
