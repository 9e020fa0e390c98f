"""What must hold in every position (ZP-1.6, ZP-13.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.core.state import ALLOWED
from menagerie.games.zoophoria.decks import deck_base
from menagerie.games.zoophoria.exhibits import clash, fits
from menagerie.games.zoophoria.habitat import is_structure
from menagerie.games.zoophoria.setting_up import DEALT, copy_of
from menagerie.games.zoophoria.staff import stacking
from menagerie.games.zoophoria.vocabulary import (
    ANIMALS,
    BY_COINS,
    CARD_SLOTS,
    CARDS,
    EXHIBITS,
    FIRST_PLAYER,
    HELD,
    NO_CARD,
    SOURCES,
    SPACES,
    TARGETS,
)

if TYPE_CHECKING:
    from menagerie.games.zoophoria.state import Zoophoria


def check(state: Zoophoria) -> str:
    """What is wrong with a position, or the empty string."""
    for card in range(CARDS):
        count = copies(state, card)
        if count != expected_copies(state, card):
            return f"card {card} is in {count} places"
    for target in range(TARGETS):
        if target_copies(state, target) != 1:
            return f"target {target} is in {target_copies(state, target)} places"
    for seat in range(state.seats):
        problem = check_seat(state, seat)
        if problem != "":
            return problem
    return ""


def expected_copies(state: Zoophoria, card: i64) -> i64:
    """Starting cards that nobody got and, without coins, the Director have left the game; a baby is set aside."""
    if card < ANIMALS:
        return copies(state, card) if state.tables.baby[card] == 1 else 1
    if state.tables.starting[card] > 0 and copy_of(state, card) >= state.seats:
        return 0
    return 0 if state.no_coins and state.tables.code[card] == FIRST_PLAYER else 1


def copies(state: Zoophoria, card: i64) -> i64:
    kind = state.tables.kind[card]
    base = deck_base(kind)
    count: i64 = 0
    for i in range(state.deck_count[kind]):
        count += 1 if i64(state.deck[base + i]) == card else 0
    for i in range(state.pile_count[kind]):
        count += 1 if i64(state.pile[base + i]) == card else 0
    for slot in range(CARD_SLOTS):
        count += 1 if i64(state.board[slot]) == card else 0
    for i in range(state.hand_count):
        held = i64(state.hand[i])
        if held == card or (held < ANIMALS and state.tables.baby[held] == 1 and same_family(state, held, card)):
            count += 1
    for seat in range(state.seats):
        for i in range(state.dealt_count[seat]):
            count += 1 if i64(state.dealt[seat * DEALT + i]) == card else 0
        for i in range(state.held_count[seat]):
            count += 1 if i64(state.held[seat * HELD + i]) == card else 0
    return count


def same_family(state: Zoophoria, baby: i64, card: i64) -> bool:
    return card < ANIMALS and card != baby and state.tables.family[card] == state.tables.family[baby]


def target_copies(state: Zoophoria, target: i64) -> i64:
    count: i64 = 0
    base = deck_base(3)
    for i in range(state.deck_count[3]):
        count += 1 if i64(state.deck[base + i]) == target else 0
    for i in range(state.pile_count[3]):
        count += 1 if i64(state.pile[base + i]) == target else 0
    for seat in range(state.seats):
        count += (state.targets[seat] >> target) & 1
    return count


def check_seat(state: Zoophoria, seat: i64) -> str:
    if state.visitors[seat] < 0 or state.coins[seat] < 0:
        return f"seat {seat} has {state.visitors[seat]} visitors and {state.coins[seat]} coins"
    if not 0 <= state.trash[seat] < state.tables.trash_limit:
        return f"the trash counter of seat {seat} is {state.trash[seat]}"
    total: i64 = 0
    for source in range(SOURCES):
        total += state.sources[seat * SOURCES + source]
    if total != state.visitors[seat] or state.sources[seat * SOURCES + BY_COINS] < 0:
        return f"the visitors of seat {seat} do not add up"
    for i in range(state.held_count[seat]):
        card = i64(state.held[seat * HELD + i])
        at = i64(state.where[card])
        if at // SPACES != seat:
            return f"card {card} is not where seat {seat} holds it"
        if card < ANIMALS and i64(state.cubes[card]) > state.tables.capacity[card] + 1:
            return f"animal {card} carries {state.cubes[card]} cubes"
    for space in range(SPACES):
        problem = check_exhibit(state, seat, space) if space < EXHIBITS else check_staff(state, seat, space)
        if problem != "":
            return problem
    return ""


def check_staff(state: Zoophoria, seat: i64, space: i64) -> str:
    if stacking(state, seat, space, NO_CARD, NO_CARD) != ALLOWED:
        return f"the cards on staff space {space} of seat {seat} may not share it"
    return ""


def check_exhibit(state: Zoophoria, seat: i64, space: i64) -> str:
    """Animals of a space fit its structure, or are one animal, one family, or spiders (ZP-3.2 to ZP-3.6)."""
    structure = i64(state.structures[seat * EXHIBITS + space])
    count: i64 = 0
    spiders: i64 = 0
    members: i64 = 0
    for i in range(state.held_count[seat]):
        card = i64(state.held[seat * HELD + i])
        if i64(state.where[card]) != seat * SPACES + space or is_structure(state, card):
            continue
        count += 1
        spiders += 1 if state.tables.spider[card] > 0 else 0
        members += 1 if state.tables.family[card] != NO_CARD else 0
        if structure != NO_CARD and not fits_with_others(state, seat, structure, card, i):
            return f"animal {card} of seat {seat} does not fit its structure"
    if count != i64(state.crowd[seat * SPACES + space]):
        return f"the animals on space {space} of seat {seat} are miscounted"
    if structure != NO_CARD:
        return "" if count <= state.tables.capacity[structure] else f"structure {structure} is overfull"
    if count <= 1 or (count == 3 and members == 3) or (count == spiders and count <= 5):
        return ""
    return f"{count} animals share space {space} of seat {seat}"


def fits_with_others(state: Zoophoria, seat: i64, structure: i64, card: i64, before: i64) -> bool:
    if not fits(state, structure, card):
        return False
    for i in range(before):
        other = i64(state.held[seat * HELD + i])
        if (
            other < ANIMALS
            and i64(state.where[other]) == i64(state.where[card])
            and clash(state, structure, card, other)
        ):
            return False
    return True
