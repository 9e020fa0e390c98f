"""The daily event: what it would change, immunity, and applying it (ZP-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.games.zoophoria.accounts import attract
from menagerie.games.zoophoria.production import affected, card_visitors, would_close
from menagerie.games.zoophoria.steps import EVENT_TARGET
from menagerie.games.zoophoria.viruses import add_cubes, close_animals, lose_unplaced, room_on
from menagerie.games.zoophoria.vocabulary import (
    ANIMALS,
    BY_EVENTS,
    CLOSE_CLASS,
    CLOSE_GUEST_SERVICES,
    DISCARD_TARGET,
    EVENT_VISITORS,
    HELD,
    NO_EVENT,
    VIRUS_EACH,
    VISITORS_EACH,
)

if TYPE_CHECKING:
    from menagerie.games.zoophoria.state import Zoophoria


def is_closing(state: Zoophoria) -> bool:
    effect = state.tables.event_effect[state.event]
    return effect in (CLOSE_CLASS, CLOSE_GUEST_SERVICES)


def would_change(state: Zoophoria, seat: i64) -> bool:
    """Whether the event of the day would change anything for a player (ZP-5.17, ZP-5.31)."""
    effect = state.tables.event_effect[state.event]
    if effect == NO_EVENT:
        return False
    if effect == EVENT_VISITORS:
        return state.visitors[seat] > 0 or state.tables.event_amount[state.event] > 0
    if effect == DISCARD_TARGET:
        return state.targets[seat] != 0
    if effect == VISITORS_EACH and state.weather_marker and state.visitors[seat] == 0:
        return False
    if effect in (VIRUS_EACH, VISITORS_EACH) or is_closing(state):
        return touches_card(state, seat)
    return True


def touches_card(state: Zoophoria, seat: i64) -> bool:
    base = seat * HELD
    for i in range(state.held_count[seat]):
        if touches(state, seat, i64(state.held[base + i])):
            return True
    return False


def touches(state: Zoophoria, seat: i64, card: i64) -> bool:
    """Whether the event changes a card: a cube on it, fewer visitors, or closing."""
    tables = state.tables
    effect = tables.event_effect[state.event]
    if effect == VIRUS_EACH:
        return card < ANIMALS and tables.animal_class[card] == tables.event_value[state.event]
    if effect == VISITORS_EACH:
        if card >= ANIMALS or tables.weather[card] != tables.event_value[state.event]:
            return False
        return state.weather_marker or card_visitors(state, seat, card) > 0
    return would_close(state, card)


def become_immune(state: Zoophoria, seat: i64) -> None:
    """The whole event spares this player (ZP-11.8)."""
    state.immune |= i64(1) << seat
    if state.journal is not None:
        state.journal.note("immune", seat, [state.event])


def befall(state: Zoophoria, seat: i64) -> None:
    """Apply the event to a player; changes of dice and visitors are read from the event where they count."""
    if not affected(state, seat) or not would_change(state, seat):
        return
    effect = state.tables.event_effect[state.event]
    amount = state.tables.event_amount[state.event]
    if effect == EVENT_VISITORS:
        attract(state, seat, amount, BY_EVENTS)  # ZP-11.2
        if state.journal is not None:
            state.journal.note("event_visitors", seat, [-amount])
    elif effect == VIRUS_EACH:
        infect_each(state, seat)
    elif effect == VISITORS_EACH and state.weather_marker:
        attract(state, seat, amount * touched(state, seat), BY_EVENTS)  # ZP-A32
        if state.journal is not None:
            state.journal.note("event_visitors", seat, [-amount * touched(state, seat)])
    elif is_closing(state):
        close_animals(state, seat)
        if state.journal is not None:
            state.journal.note("closed", seat, [state.event])
    elif effect == DISCARD_TARGET:
        state.player = seat
        state.decision = EVENT_TARGET  # ZP-11.6


def touched(state: Zoophoria, seat: i64) -> i64:
    count: i64 = 0
    base = seat * HELD
    for i in range(state.held_count[seat]):
        if touches(state, seat, i64(state.held[base + i])):
            count += 1
    return count


def infect_each(state: Zoophoria, seat: i64) -> None:
    """Every animal of the class gets a cube; one that is at its limit costs visitors instead (ZP-11.3)."""
    base = seat * HELD
    for i in range(state.held_count[seat]):
        card = i64(state.held[base + i])
        if touches(state, seat, card):
            if room_on(state, seat, card) > 0:
                add_cubes(state, seat, card, 1)
            else:
                lose_unplaced(state, seat, 1)
