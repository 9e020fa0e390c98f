"""The OpenAPI of the server with the messages of the WebSocket and the views of all games."""

from __future__ import annotations

from typing import Any, get_type_hints

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic.json_schema import models_json_schema

from menagerie.core import catalog
from menagerie.server import messages

REF = "#/components/schemas/{name}"
CLIENT = (
    messages.ActMessage,
    messages.UndoMessage,
    messages.RedoMessage,
    messages.SayMessage,
    messages.PingMessage,
)
SERVER = (
    messages.UpdateMessage,
    messages.Accepted,
    messages.RefusedMessage,
    messages.ChatMessage,
    messages.Presence,
    messages.Thinking,
    messages.Pong,
)


def view_types() -> dict[str, type]:
    """The typed view of every game."""
    found = {}
    for game in catalog.games():
        hint = get_type_hints(type(game).view).get("return")
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            found[game.id] = hint
    return found


def describe(app: FastAPI) -> dict[str, Any]:
    if app.openapi_schema is None:
        document = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        schemas = document.setdefault("components", {}).setdefault("schemas", {})
        _, extra = models_json_schema(
            [(model, "serialization") for model in SERVER], ref_template="#/components/schemas/{model}"
        )
        _, asked = models_json_schema(
            [(model, "validation") for model in CLIENT], ref_template="#/components/schemas/{model}"
        )
        for name, schema in {**extra.get("$defs", {}), **asked.get("$defs", {})}.items():
            schemas.setdefault(name, schema)
        for name, models in (("ClientMessage", CLIENT), ("ServerMessage", SERVER)):
            schemas[name] = {"oneOf": [{"$ref": REF.format(name=model.__name__)} for model in models]}
        _add_views(schemas)
        app.openapi_schema = document
    return app.openapi_schema


def _add_views(schemas: dict[str, Any]) -> None:
    """Views of different games may share names such as `Zoo`: each gets its game's name in front."""
    views = []
    for game, kind in view_types().items():
        _, found = msgspec.json.schema_components([kind], ref_template="#/components/schemas/{name}")
        prefix = "".join(word.capitalize() for word in game.split("-"))
        names = {name: name if name.startswith(prefix) else prefix + name for name in found}
        for name, schema in found.items():
            schemas[names[name]] = _renamed(schema, names)
        views.append({"$ref": REF.format(name=names[kind.__name__])})
    view = {"anyOf": views} if len(views) != 1 else views[0]
    for name in ("Update", "Update-Output"):
        if name in schemas:
            schemas[name]["properties"]["view"] = view
            schemas[name]["properties"]["views"] = {"anyOf": [{"type": "array", "items": view}, {"type": "null"}]}


def _renamed(schema: Any, names: dict[str, str]) -> Any:
    if isinstance(schema, dict):
        return {
            key: REF.format(name=names[value.rsplit("/", 1)[-1]]) if key == "$ref" else _renamed(value, names)
            for key, value in schema.items()
        }
    if isinstance(schema, list):
        return [_renamed(item, names) for item in schema]
    return schema
