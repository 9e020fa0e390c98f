"""Events of the journal as sentences of the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from menagerie.core.journal import Event
from menagerie.core.wording import plural
from menagerie.games.zoo_tycoon.cards import BIOMES, animals
from menagerie.games.zoo_tycoon.endgame import rating
from menagerie.games.zoo_tycoon.tables import SPECIES

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.content import Content

FOCAL_POINTS = ("popularity focal point", "education focal point", "conservation focal point", "retreat")
TRACKS = ("1 popularity", "2 education", "1 conservation")
SEXES = ("male", "female")
RATINGS = ("park bench", "keeper", "curator", "director")


def square_name(square: int) -> str:
    return f"{square % 8 + 1},{square // 8 + 1}"


def line(content: Content, event: Event, names: Sequence[str]) -> str:
    who = names[event.seat] if 0 <= event.seat < len(names) else ""
    n = [int(value) for value in event.args]
    kind = event.kind
    if kind in {"event", "donor", "year", "exchange moves", "nobody won"}:
        return _for_everybody(content, kind, n)
    if kind in {"rolled", "rerolled", "litter", "took", "gave", "unexpected demand", "entered", "converted"}:
        return f"{who} {_animals(content, kind, n)}"
    if kind in {"tile", "co-species", "focal point", "building", "building moved", "tile moved", "biome", "relocated"}:
        return f"{who} {_building(content, kind, n)}"
    return f"{who} {_other(content, kind, n)}"


def _for_everybody(content: Content, kind: str, n: list[int]) -> str:
    if kind == "event":
        again = " It has no effect in the last year, so another card is drawn." if n[1] else ""
        return f"Event: {content.event_names[n[0]]} ({content.event_effects[n[0]]}).{again}"
    if kind == "donor":
        return f"Next year's donor looks for the {content.donor_criteria[n[0]]}."
    if kind == "year":
        return f"Year {n[0]} begins."
    if kind == "exchange moves":
        return f"The Animal Exchange moves to position {n[0] + 1}."
    return "All zoos are in debt: nobody wins."


def _animals(content: Content, kind: str, n: list[int]) -> str:
    name = content.species_names[n[0]]
    if kind in {"rolled", "rerolled"}:
        again = " again" if kind == "rerolled" else ""
        dice = ", ".join(str(value) for value in n[2:])
        return f"rolls{again} for {name}, {n[1]} or more needed: {dice}."
    if kind == "converted":
        return f"turns a {SEXES[n[1]]} {name} disc into an animal."
    group = animals(n[1], n[2])
    if kind == "entered":
        return f"lets {name} into E{n[3] + 1}: {group}{' (new in the zoo)' if n[4] else ''}."
    if kind == "litter":
        return f"has offspring of {name}: {group}."
    verb = {"took": "takes", "gave": "gives away"}.get(kind, "sends off by unexpected demand")
    return f"{verb} {name}: {group}."


def _building(content: Content, kind: str, n: list[int]) -> str:
    if kind == "tile":
        bought = "buys and places" if n[3] else "places"
        return f"{bought} a {BIOMES[n[2]]} tile of E{n[1] + 1} on {square_name(n[0])}."
    if kind == "co-species":
        return f"takes {content.co_names[n[0]]} into E{n[1] + 1}."
    if kind == "focal point":
        article = "an" if n[0] == 1 else "a"
        return f"builds {article} {FOCAL_POINTS[n[0]]} in E{n[1] + 1}."
    if kind == "building":
        return f"builds {content.design_names[n[0]]} on {square_name(n[1])}{' for free' if n[2] else ''}."
    if kind == "building moved":
        return f"moves {content.design_names[n[0]]} to {square_name(n[1])}."
    if kind == "tile moved":
        return f"moves the tile on {square_name(n[0])} to {square_name(n[1])}."
    if kind == "biome":
        return f"turns E{n[0] + 1} into {BIOMES[n[1]]}."
    swap = f"; {content.kind_name(n[2])} takes its place" if n[2] >= 0 else ""
    return f"moves {content.kind_name(n[0])} to E{n[1] + 1}{swap}."


def _other(content: Content, kind: str, n: list[int]) -> str:
    x = [*n, 0, 0, 0, 0]
    species = content.species_names[x[0] % SPECIES]
    projects = f"{plural(x[1], 'point')} for national parks, {x[2]} for the breeding program, {x[3]} for animal welfare"
    return {
        "contraception": f"puts a contraception tile on {species}.",
        "contraception removed": f"removes the contraception tile of {species}.",
        "sent": f"sends a {SEXES[x[1] % 2]} {species} to the reintroduction track.",
        "reintroduced": f"takes part in a reintroduction of {species} and gets {x[1]} conservation.",
        "park": f"completes {content.park_names[x[0] % 5]} ({'upper' if x[1] else 'lower'} square).",
        "passed": "passes.",
        "exchange": "uses a worker for one more trade.",
        "free tiles": f"receives {plural(x[0], 'enclosure tile')}.",
        "loan": f"takes a loan and has {x[1]} money; square {square_name(x[0])} is blocked.",
        "prohibition removed": f"removes the prohibition tile on {square_name(x[0])}.",
        "keeping": f"gains experience with {species}.",
        "entertainment": f"entertains visitors for {TRACKS[x[0] % 3]}.",
        "done": "has finished building.",
        "protest": "loses all buzz in the protest.",
        "education point": "gets 1 conservation for education.",
        "revenue": f"earns {x[0]}, pays {x[1]} running costs and has {x[2]} money.",
        "excluded": "is in debt and takes no part in the end of the game.",
        "projects": f"loses {x[0]} popularity for offspring discs; {projects}.",
        "won": f"wins with {plural(x[0], 'point')}.",
        "rating": f"reaches {plural(x[0], 'point')}: {RATINGS[rating(x[0])]}.",
    }[kind]
