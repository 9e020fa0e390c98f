"""What must hold in every position: no card lost or doubled, tracks in range."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from menagerie.games.ark_nova.geometry import popcount
from menagerie.games.ark_nova.state import NO_CARD, ArkNova, Zoo
from menagerie.games.ark_nova.tables import FIRST_PROJECT, FIRST_ZOO_PROJECT


def tally(found: vec[i64], cards: vec[i64]) -> None:
    i: i64 = 0
    while i < len(cards):
        if cards[i] != NO_CARD:
            found[cards[i]] += 1
        i += 1


def check(state: ArkNova) -> str:
    """What is wrong with a position, or the empty string."""
    found = vec[i64]([0] * 256)
    tally(found, state.deck)
    tally(found, state.discard)
    tally(found, state.display)
    tally(found, state.seen)
    tally(found, state.base)
    tally(found, state.above)
    for zoo in state.zoos:
        tally(found, zoo.hand)
        tally(found, zoo.animals)
        tally(found, zoo.sponsors)
        tally(found, zoo.pouched)
        wrong = check_zoo(state, zoo)
        if wrong != "":
            return wrong
    card: i64 = 0
    while card < 224:
        undealt = FIRST_PROJECT <= card < FIRST_ZOO_PROJECT and (state.undealt >> (card - FIRST_PROJECT)) & 1 == 1
        expected: i64 = 0 if undealt else 1
        if found[card] > 1 or (found[card] != expected and state.removed == 0):
            return "card " + str(card) + " lies in " + str(found[card]) + " places"
        card += 1
    return ""


def check_zoo(state: ArkNova, zoo: Zoo) -> str:
    tables = state.tables
    if zoo.money < 0 or zoo.appeal < 0 or zoo.appeal > tables.max_appeal:
        return "money or appeal out of range"
    if zoo.conservation > tables.max_conservation or zoo.reputation > tables.max_reputation:
        return "conservation or reputation out of range"
    if zoo.x_tokens < 0 or zoo.x_tokens > tables.max_x_tokens:
        return "X-tokens out of range"
    workers = zoo.active_workers + zoo.lying_workers
    task: i64 = 0
    while task < 4:
        workers += zoo.tasks[task]
        task += 1
    if workers != 4 or zoo.active_workers < 0 or zoo.lying_workers < 0:
        return "workers lost"
    if zoo.supports + popcount(zoo.edge) != 7:
        return "tokens of the map edge lost"
    cells: i64 = 0
    i: i64 = 0
    while i < len(zoo.cells):
        if cells & zoo.cells[i] != 0:
            return "buildings overlap"
        cells |= zoo.cells[i]
        i += 1
    if cells != zoo.covered:
        return "covered cells do not match the buildings"
    if zoo.petting_used > 3 or zoo.reptile_used > 5 or zoo.aviary_used > 5:
        return "a special enclosure is overfull"
    if zoo.petting_used < 0 or zoo.reptile_used < 0 or zoo.aviary_used < 0:
        return "a special enclosure holds less than nothing"
    return ""
