"""Everything that is sent and received, typed. The OpenAPI and the client's types are generated from here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

Colour = Literal["red", "orange", "yellow", "green", "teal", "blue", "purple", "pink"]
Shape = Literal["circle", "triangle", "square", "diamond", "star", "hexagon"]
COLOURS: tuple[str, ...] = ("red", "blue", "green", "orange", "purple", "teal", "pink", "yellow")
SHAPES: tuple[str, ...] = ("circle", "triangle", "square", "diamond", "star", "hexagon")

# No control characters and none that reverse the direction of the text around them.
PLAIN = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]*$"
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=30, pattern=PLAIN)]
Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=PLAIN)]
Seat = Annotated[int, Field(ge=0, le=15)]
Position = Annotated[int, Field(ge=0, le=1_000_000)]
Action = Annotated[int, Field(ge=0, le=2**31 - 1)] | Annotated[str, StringConstraints(min_length=1, max_length=200)]


class Request(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


# Errors.


class Problem(BaseModel):
    """What went wrong, in a sentence for a person; `rule` is the key of the rule that forbids it."""

    code: str
    message: str
    rule: str | None = None


# The catalogue.


class OptionInfo(BaseModel):
    name: str
    default: Any
    choices: list[Any]
    many: bool
    help: str
    rule: str


class GameInfo(BaseModel):
    id: str
    title: str
    tagline: str
    min_seats: int
    max_seats: int
    minutes: int
    weight: float
    rules_version: int
    reconstructed: str
    options: list[OptionInfo]


class Rules(BaseModel):
    game: str
    title: str
    markdown: str


class LevelInfo(BaseModel):
    id: str
    label: str
    bot: str
    rating: float | None
    help: str


class Me(Request):
    """How a person appears at tables, remembered by key."""

    name: Name
    colour: Colour
    shape: Shape


class Key(BaseModel):
    key: str


# Tables.


class SeatInfo(BaseModel):
    seat: int
    name: str
    colour: str
    shape: str
    kind: Literal["person", "bot", "open"]
    level: str | None
    yours: bool
    connected: bool
    score: int


class Result(BaseModel):
    """Points and places by seat; the breakdown lists the sources of the points. Alone, `goal` are points to reach."""

    scores: list[int]
    ranking: list[int]
    breakdown: list[list[tuple[str, int]]]
    goal: int | None = None


class TableInfo(BaseModel):
    id: str
    game: str
    title: str
    seats: list[SeatInfo]
    position: int
    phase: str
    over: bool
    practice: bool
    yours: bool
    your_turn: bool
    created: float
    updated: float
    result: Result | None
    rematch: str | None


class NewSeat(Request):
    kind: Literal["me", "bot", "open", "hotseat"]
    name: Name | None = None
    level: str | None = Field(None, max_length=40)
    bot: str | None = Field(None, max_length=80)


class NewTable(Request):
    game: str = Field(max_length=64)
    options: dict[str, Any] = {}
    seed: int | None = Field(None, ge=0, le=2**63 - 1)
    seats: list[NewSeat] = Field(min_length=1, max_length=16)
    practice: bool = False


class Upload(Request):
    """The text of a record file."""

    record: str = Field(max_length=1_000_000)


class Join(Request):
    seat: Seat | None = None
    name: Name | None = None
    colour: Colour | None = None
    shape: Shape | None = None


class Leave(Request):
    seat: Seat


class SeatBot(Request):
    seat: Seat
    level: str = Field("medium", max_length=40)


class Act(Request):
    """`epoch` is that of the update on which it was decided: an undo or redo since then makes it outdated."""

    seat: Seat
    position: Position
    action: Action
    epoch: Position | None = None


class Step(Request):
    """Undo or redo."""

    seat: Seat
    position: Position
    epoch: Position | None = None


class Fork(Request):
    position: Position


# What a seat sees.


class LogLine(BaseModel):
    position: int
    text: str


class Choice(BaseModel):
    action: int
    kind: str
    args: dict[str, str]
    notation: str
    label: str


class Dimmed(Choice):
    """A choice that one might expect, and the rule that forbids it."""

    reason: str
    rule: str


class Decision(BaseModel):
    seat: int
    prompt: str
    choices: list[Choice]
    dimmed: list[Dimmed]


class Update(BaseModel):
    """A moment of a table as one seat sees it (`seat` null: a spectator).

    `log` holds the lines after position `log_from`; lines beyond that which the client has are replaced.
    `epoch` counts the undos and redos: positions before and after one are not the same moments.
    `views` holds every seat's view in an all-knowing replay.
    """

    table: str
    game: str
    position: int
    epoch: int
    seat: int | None
    over: bool
    phase: str
    players: list[SeatInfo]
    deciders: list[int]
    decision: Decision | None
    view: Any
    views: list[Any] | None = None
    log_from: int
    log: list[LogLine]
    can_undo: bool
    can_redo: bool
    result: Result | None
    thinking: list[int]


class ErrorBody(BaseModel):
    """`update` is the present moment when the request came too late."""

    error: Problem
    update: Update | None = None


class TextBoard(BaseModel):
    """The table drawn in text, as the terminal shows it."""

    text: str


class HintChoice(BaseModel):
    """`outcome` is what the bot expects of it for the seat: from 0 (lost) to 1 (won)."""

    action: int
    label: str
    outcome: float


class Hint(BaseModel):
    """The bot's best choices, best first."""

    choices: list[HintChoice]


class Chart(BaseModel):
    """The points of every seat at every position."""

    scores: list[list[int]]


class Chances(BaseModel):
    """The chance of every seat to win at a position."""

    position: int
    chances: list[float]


class TurningPoint(BaseModel):
    """A turn, begun by `seat` at `position`, in which the seat `gained_by` gained or lost much."""

    position: int
    seat: int
    actions: list[str]
    labels: list[str]
    gained_by: int
    change: float


class Mistake(BaseModel):
    """A decision that cost the seat chances: what was played and what the bot preferred."""

    position: int
    seat: int
    played: str
    played_label: str
    preferred: str
    preferred_label: str
    loss: float


class Deal(BaseModel):
    """The luck of the deal: how often each seat wins when equal bots play it, with 95 % intervals."""

    games: int
    shares: list[float]
    intervals: list[tuple[float, float]]


class Review(BaseModel):
    """A finished game as the bot sees it; `mistakes` are those of `seat`. Alone, to win means to reach the `goal`.

    In little time only some of the `decisions` of the seat are `judged`.
    """

    seat: int
    game: str
    players: list[str]
    bot: str
    goal: int | None
    deal: Deal | None
    curve: list[Chances]
    turning_points: list[TurningPoint]
    mistakes: list[Mistake]
    decisions: int
    judged: int


class Health(BaseModel):
    status: Literal["ok"]
    version: str


# Over the WebSocket, from the client.

Id = Annotated[int, Field(ge=0, le=2**53)] | Annotated[str, StringConstraints(max_length=64)]


class ActMessage(Act):
    type: Literal["act"]
    id: Id | None = None


class UndoMessage(Step):
    type: Literal["undo"]
    id: Id | None = None


class RedoMessage(Step):
    type: Literal["redo"]
    id: Id | None = None


class SayMessage(Request):
    type: Literal["chat"]
    id: Id | None = None
    text: Text


class PingMessage(Request):
    type: Literal["ping"]


ClientMessage = Annotated[
    ActMessage | UndoMessage | RedoMessage | SayMessage | PingMessage, Field(discriminator="type")
]
CLIENT_MESSAGE: TypeAdapter[ActMessage | UndoMessage | RedoMessage | SayMessage | PingMessage] = TypeAdapter(
    ClientMessage
)


# Over the WebSocket, from the server.


class UpdateMessage(BaseModel):
    type: Literal["update"] = "update"
    update: Update


class Accepted(BaseModel):
    type: Literal["accepted"] = "accepted"
    id: Id | None
    position: int


class RefusedMessage(BaseModel):
    type: Literal["refused"] = "refused"
    id: Id | None
    error: Problem
    update: Update | None = None


class ChatMessage(BaseModel):
    type: Literal["chat"] = "chat"
    id: int
    seat: int
    name: str
    text: str
    at: float


class Presence(BaseModel):
    type: Literal["presence"] = "presence"
    seats: list[SeatInfo]


class Thinking(BaseModel):
    type: Literal["thinking"] = "thinking"
    seat: int
    progress: float | None = None


class Pong(BaseModel):
    type: Literal["pong"] = "pong"


ServerMessage = UpdateMessage | Accepted | RefusedMessage | ChatMessage | Presence | Thinking | Pong
SERVER_MESSAGE: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
