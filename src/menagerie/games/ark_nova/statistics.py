"""Figures about a finished game, for reports."""

from __future__ import annotations

from collections.abc import Sequence

from menagerie.core.journal import Event
from menagerie.games.ark_nova.describe import ACTION_NAMES, CONTINENT_NAMES
from menagerie.games.ark_nova.scoring import solo_won
from menagerie.games.ark_nova.state import ArkNova
from menagerie.games.ark_nova.text import content_of

INTO_THE_HAND = ("draw", "take", "keep", "hunt")


def statistics(state: ArkNova, seat: int, events: Sequence[Event] = ()) -> dict[str, float]:
    """Tracks, cards played, kept and seen, the map, actions used, tempo and projects."""
    content, zoo = content_of(state), state.zoos[seat]
    own = [event for event in events if event.seat == seat]
    used = [event.args[0] for event in own if event.kind == "use"]
    found: dict[str, float] = {
        "turns": int(state.turns) / int(state.seats),
        "breaks": int(state.breaks),
        "appeal": int(zoo.appeal),
        "conservation": int(zoo.conservation),
        "reputation": int(zoo.reputation),
        "supported projects": int(zoo.supports),
        "animals played": float(len(zoo.animals)),
        "sponsors played": float(len(zoo.sponsors)),
        "covered spaces": int(zoo.covered).bit_count(),
        "partner zoos": int(zoo.partner_zoos).bit_count(),
        "universities": int(zoo.universities).bit_count(),
        "upgraded cards": int(zoo.side).bit_count(),
        "conservation from final scoring": int(zoo.end_finals),
        "conservation from sponsors": int(zoo.end_sponsors),
        "triggered the end": float(state.trigger == seat),
        f"map: {content.maps[zoo.map].id} {content.maps[zoo.map].name}": 1.0,
    }
    if state.seats == 1:
        found["won alone"] = float(solo_won(state))
    for action, name in enumerate(ACTION_NAMES):
        found[f"action: {name}"] = used.count(action)
    found["X-token actions"] = sum(event.kind == "use" and event.args[1] == 0 for event in own)
    for continent, name in enumerate(CONTINENT_NAMES):
        if zoo.partner_zoos >> continent & 1:
            found[f"partner zoo: {name}"] = 1.0
    for card in (*zoo.animals, *zoo.sponsors, *(event.args[0] for event in own if event.kind == "project")):
        found[f"played: {content.cards[card].name}"] = 1.0
    for event in own:
        if event.kind == "support":
            found[f"project: {content.cards[event.args[0]].name}"] = 1.0
    seen = dict.fromkeys(event.args[0] for event in own if event.kind in INTO_THE_HAND)
    discarded = {event.args[0] for event in own if event.kind == "discard"}
    for card in seen:
        if card not in discarded:
            found[f"kept: {content.cards[card].name}"] = 1.0
    for card in (*seen, *(event.args[0] for event in own if event.kind == "look")):
        found[f"seen: {content.cards[card].name}"] = 1.0
    for card in zoo.hand:
        found[f"left in hand: {content.cards[card].name}"] = 1.0
    return found
