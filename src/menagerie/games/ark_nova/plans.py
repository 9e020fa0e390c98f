"""How near a zoo is to the conservation projects, and which icons would bring it nearer; for the outlook."""

from __future__ import annotations

from mypy_extensions import i64

from menagerie.core.state import ALLOWED
from menagerie.games.ark_nova.look import Look
from menagerie.games.ark_nova.projects import is_release, project_count, releasing, using_slot
from menagerie.games.ark_nova.tables import (
    ANIMAL_COUNT,
    CATEGORIES,
    DISTINCT_ICONS,
    FIRST_PROJECT,
    KINDS,
    STRIDE,
    is_project,
)
from menagerie.games.ark_nova.weights import WEIGHTS
from menagerie.games.ark_nova.worth import conservation_worth, reputation_step


def slot_worth(look: Look, card: i64, slot: i64) -> float:
    """What a support at this slot brings, the bonus of the map's edge included."""
    tables = look.tables
    worth = conservation_worth(look, tables.slot_conservation[card * 3 + slot]) + WEIGHTS.edge
    worth += reputation_step(look) * float(tables.slot_reputation[card * 3 + slot])
    if is_release(look.state, card):
        worth -= float(least_release(look, card, slot))
    return worth


def least_release(look: Look, card: i64, slot: i64) -> i64:
    """The least appeal of an animal that could be released there."""
    least: i64 = 10
    i: i64 = 0
    while i < len(look.zoo.animals):
        animal = look.zoo.animals[i]
        if releasing(look.state, card, slot, animal) == ALLOWED:
            least = min(least, look.tables.appeal[animal])
        i += 1
    return least


def progress(look: Look, card: i64, more: i64) -> float:
    """The best free slot: a large part of it once it is fulfilled, a smaller one on the way.

    `more` of what a counting project asks for may be added to the zoo.
    """
    tables = look.tables
    if look.zoo.edge == 0:
        return 0.0
    counted = tables.project_kind[card] <= ANIMAL_COUNT
    have = project_count(look.state, look.zoo, card) + more if counted else 0
    best = 0.0
    slot: i64 = 0
    while slot < 3:
        token = look.state.slot_token[(card - FIRST_PROJECT) * 3 + slot]
        if token == 1 + look.zoo.seat:
            return 0.0
        if token == 0:
            share = 0.0
            if counted:
                near = float(have) / float(max(1, tables.slot_need[card * 3 + slot]))
                share = WEIGHTS.fulfilled if near >= 1.0 else WEIGHTS.progress * near * near
            elif using_slot(look.state, look.zoo, card, slot) == ALLOWED:
                share = WEIGHTS.fulfilled
            if share > 0.0:
                best = max(best, share * slot_worth(look, card, slot))
        slot += 1
    return best


def see_projects(look: Look) -> None:
    """Note how near the zoo is to the projects, and what one icon more would add to that."""
    i: i64 = 0
    while i < len(look.state.base):
        look.progress += see_project(look, look.state.base[i], 1.0)
        i += 1
    i = 0
    while i < len(look.state.above):
        look.progress += see_project(look, look.state.above[i], 1.0)
        i += 1
    i = 0
    while i < len(look.zoo.hand):
        if is_project(look.zoo.hand[i]):
            look.held[i] = see_project(look, look.zoo.hand[i], WEIGHTS.hand_project)
        i += 1


def see_project(look: Look, card: i64, share: float) -> float:
    """The progress of a project; what one icon more would add goes to the lures."""
    tables = look.tables
    now = share * progress(look, card, 0)
    kind = tables.project_kind[card]
    if kind > ANIMAL_COUNT:
        return now
    gain = share * progress(look, card, 1) - now
    if gain <= 0.0:
        return now
    target = tables.project_icon[card]
    if kind == DISTINCT_ICONS:
        icon: i64 = 0 if target == 0 else CATEGORIES
        last = CATEGORIES if target == 0 else KINDS
        while icon < last:
            if look.zoo.icons[icon] == 0:
                look.lure[icon] += gain
            icon += 1
    elif kind == ANIMAL_COUNT:
        look.lure[STRIDE + target] += gain
    else:
        look.lure[target] += gain
    return now
