"""Conservation projects: which slots can be used, how a support is carried out (AN-10)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from menagerie.core.state import ALLOWED, Actions
from menagerie.games.ark_nova.actions import EDGE, PLAY, RELEASE, SLOT, TOKEN
from menagerie.games.ark_nova.animals import count_animal, partner_of
from menagerie.games.ark_nova.building import (
    empty_one,
    has_land,
    smallest_occupied,
    special_number,
    special_used,
    use_special,
)
from menagerie.games.ark_nova.decks import folder_of, remove_card, throw
from menagerie.games.ark_nova.frames import D_EDGE, D_RELEASE, D_SLOT, D_TOKEN, S_EFFECT, S_GAIN
from menagerie.games.ark_nova.geometry import bit
from menagerie.games.ark_nova.icons import kinds, remove_card_icons
from menagerie.games.ark_nova.refusals import (
    ALREADY_SUPPORTED,
    NO_MAP_TOKEN,
    NO_MONEY,
    NOT_FULFILLED,
    OUT_OF_RANGE,
    SLOT_BLOCKED,
    SLOT_TAKEN,
    WRONG_ANIMAL,
)
from menagerie.games.ark_nova.state import BLOCKED, NO_CARD, ArkNova, Zoo, holds, without
from menagerie.games.ark_nova.tables import (
    ANIMAL_COUNT,
    BREEDING,
    CATEGORIES,
    CONSERVATION,
    DISTINCT_ICONS,
    EDGE_SPACES,
    FIRST_PROJECT,
    FIRST_SPONSOR,
    KINDS,
    RELEASE_REPEATABLE,
    RELEASE_SUPPORT_BONUS,
    REPUTATION,
    SMALL,
    STRIDE,
    TOKEN_AS_ICON,
    is_project,
)
from menagerie.games.ark_nova.tables import RELEASE as RELEASE_KIND
from menagerie.games.ark_nova.tracks import open_pool


def is_release(state: ArkNova, card: i64) -> bool:
    return state.tables.project_kind[card] == RELEASE_KIND


def project_count(state: ArkNova, zoo: Zoo, card: i64) -> i64:
    """What the zoo shows of a counting project's target (AN-10.4)."""
    tables = state.tables
    kind = tables.project_kind[card]
    target = tables.project_icon[card]
    if kind == DISTINCT_ICONS:
        return kinds(zoo, 0, CATEGORIES) if target == 0 else kinds(zoo, CATEGORIES, KINDS)
    if kind == ANIMAL_COUNT:
        return zoo.small_animals if target == SMALL else zoo.large_animals
    return zoo.icons[target]


def has_token_left(state: ArkNova, zoo: Zoo, at: i64) -> bool:
    """Whether the sponsor at this place of the zoo has a token that may stand for an icon."""
    card = zoo.sponsors[at]
    return zoo.tokens[at] > 0 and (state.tables.passives[card] >> (TOKEN_AS_ICON - 60)) & 1 == 1


def icon_tokens(state: ArkNova, zoo: Zoo, card: i64) -> i64:
    """Icons that sponsors' tokens may add to a base project below the board (AN-10.13, AN-A15)."""
    if not state.has(zoo, TOKEN_AS_ICON) or not holds(state.base, card):
        return 0
    found: i64 = 0
    i: i64 = 0
    while i < len(zoo.sponsors):
        if has_token_left(state, zoo, i):
            found += 1
        i += 1
    if state.options.one_icon_token == 1 and found > 1:
        found = 1
    return found


def releasing(state: ArkNova, card: i64, slot: i64, animal: i64) -> i64:
    """The rule that forbids releasing this animal for a slot, or ALLOWED (AN-10.7)."""
    tables = state.tables
    size = tables.size[animal]
    if tables.icons[animal * STRIDE + tables.project_icon[card]] == 0:
        return WRONG_ANIMAL
    if size < tables.slot_min[card * 3 + slot] or size > tables.slot_max[card * 3 + slot]:
        return WRONG_ANIMAL
    return ALLOWED


def fulfilled(state: ArkNova, zoo: Zoo, card: i64, slot: i64) -> bool:
    tables = state.tables
    kind = tables.project_kind[card]
    i: i64 = 0
    if kind == RELEASE_KIND:
        while i < len(zoo.animals):
            if releasing(state, card, slot, zoo.animals[i]) == ALLOWED:
                return True
            i += 1
        return False
    if kind == BREEDING:
        while i < len(zoo.animals):
            animal = zoo.animals[i]
            if tables.icons[animal * STRIDE + tables.project_icon[card]] > 0 and partner_of(state, zoo, animal):
                return True
            i += 1
        return False
    need = tables.slot_need[card * 3 + slot]
    have = project_count(state, zoo, card)
    return have >= need or have + icon_tokens(state, zoo, card) >= need


def using_slot(state: ArkNova, zoo: Zoo, card: i64, slot: i64) -> i64:
    """The rule that forbids supporting a project at a slot, or ALLOWED (AN-10.3)."""
    token = state.slot_token[(card - FIRST_PROJECT) * 3 + slot]
    if token == BLOCKED:
        return SLOT_BLOCKED
    if token != 0:
        return SLOT_TAKEN
    return ALLOWED if fulfilled(state, zoo, card, slot) else NOT_FULFILLED


def supporting(state: ArkNova, zoo: Zoo, card: i64) -> i64:
    """The rule that forbids supporting a project, or ALLOWED."""
    if zoo.edge == 0:
        return NO_MAP_TOKEN
    folder = folder_of(state, card)
    if folder > 0:
        if state.act_side == 0 or folder > state.folders_in_range(zoo):
            return OUT_OF_RANGE
        if folder > zoo.money:
            return NO_MONEY
    base = (card - FIRST_PROJECT) * 3
    slot: i64 = 0
    rule = NOT_FULFILLED
    while slot < 3:
        if state.slot_token[base + slot] == 1 + zoo.seat:
            if not (is_release(state, card) and state.has(zoo, RELEASE_REPEATABLE)):
                return ALREADY_SUPPORTED
        elif rule != ALLOWED:
            rule = using_slot(state, zoo, card, slot)
        slot += 1
    return rule


def list_projects(state: ArkNova, zoo: Zoo, everything: bool, out: Actions) -> None:
    i: i64 = 0
    while i < len(state.base):
        if everything or supporting(state, zoo, state.base[i]) == ALLOWED:
            out.add(PLAY + state.base[i])
        i += 1
    i = 0
    while i < len(state.above):
        if everything or supporting(state, zoo, state.above[i]) == ALLOWED:
            out.add(PLAY + state.above[i])
        i += 1
    i = 0
    while i < len(zoo.hand):
        card = zoo.hand[i]
        if is_project(card) and (everything or supporting(state, zoo, card) == ALLOWED):
            out.add(PLAY + card)
        i += 1
    i = 0
    while i < 6 and state.act_side == 1:
        card = state.display[i]
        if is_project(card) and card != NO_CARD and (everything or supporting(state, zoo, card) == ALLOWED):
            out.add(PLAY + card)
        i += 1


def any_project(state: ArkNova, zoo: Zoo, side: i64) -> bool:
    """Whether some project could be supported by an Association action on this side."""
    if zoo.edge == 0:
        return False
    i: i64 = 0
    while i < len(state.base):
        if supporting(state, zoo, state.base[i]) == ALLOWED:
            return True
        i += 1
    i = 0
    while i < len(state.above):
        if supporting(state, zoo, state.above[i]) == ALLOWED:
            return True
        i += 1
    i = 0
    while i < len(zoo.hand):
        if is_project(zoo.hand[i]) and supporting(state, zoo, zoo.hand[i]) == ALLOWED:
            return True
        i += 1
    if side == 0:
        return False
    kept = state.act_side
    state.act_side = 1
    found = False
    i = 0
    while i < 6 and not found:
        card = state.display[i]
        found = is_project(card) and card != NO_CARD and supporting(state, zoo, card) == ALLOWED
        i += 1
    state.act_side = kept
    return found


def choose_project(state: ArkNova, card: i64) -> None:
    """Support a project in play, or play a new one first (AN-10.2)."""
    seat = state.top_seat()
    zoo = state.zoos[seat]
    state.pop()
    if holds(state.base, card) or holds(state.above, card):
        state.push(D_SLOT, seat, card)
        return
    state.push(D_SLOT, seat, card, state.tables.first_play_reputation[card])
    zoo.money -= folder_of(state, card)
    remove_card(state, seat, card)
    state.say("project", seat, card)
    above = vec[i64]([])
    above = append(above, card)
    i: i64 = 0
    while i < len(state.above):
        above = append(above, state.above[i])
        i += 1
    state.above = above
    if len(above) > state.tables.project_limit[state.seats]:
        drop_project(state, above[len(above) - 1])


def drop_project(state: ArkNova, card: i64) -> None:
    """The rightmost project leaves; its tokens return to the supply and still count (AN-10.2)."""
    state.above = without(state.above, card)
    slot: i64 = 0
    while slot < 3:
        state.slot_token[(card - FIRST_PROJECT) * 3 + slot] = 0
        slot += 1
    throw(state, card)
    state.say("drop", -1, card)


def choose_slot(state: ArkNova, slot: i64) -> None:
    """After the slot: tokens for missing icons, the animal to release, then the token from the map's edge."""
    seat = state.top_seat()
    zoo = state.zoos[seat]
    card = state.arg(0)
    reputation = state.arg(1)
    state.pop()
    kind = state.tables.project_kind[card]
    if kind == RELEASE_KIND:
        state.push(D_RELEASE, seat, card, slot, reputation)
        return
    state.push(D_EDGE, seat, card, slot, 0, reputation)
    if kind != BREEDING:
        short = state.tables.slot_need[card * 3 + slot] - project_count(state, zoo, card)
        if short > 0:
            state.push(D_TOKEN, seat, card, slot, short, 0)


def list_tokens(state: ArkNova, zoo: Zoo, used: i64, out: Actions) -> None:
    i: i64 = 0
    while i < len(zoo.sponsors):
        if has_token_left(state, zoo, i) and (used >> (zoo.sponsors[i] - FIRST_SPONSOR)) & 1 == 0:
            out.add(TOKEN + zoo.sponsors[i] - FIRST_SPONSOR)
        i += 1


def spend_token(state: ArkNova, seat: i64, card: i64) -> None:
    """Take a token off a sponsor."""
    zoo = state.zoos[seat]
    i: i64 = 0
    while zoo.sponsors[i] != card:
        i += 1
    zoo.tokens[i] -= 1
    state.say("token", seat, card)


def choose_token(state: ArkNova, sponsor: i64) -> None:
    seat = state.top_seat()
    spend_token(state, seat, sponsor)
    if state.arg(2) == 1:
        state.pop()
    else:
        state.set_arg(2, state.arg(2) - 1)
        state.set_arg(3, state.arg(3) | bit(sponsor - FIRST_SPONSOR))


def list_releases(state: ArkNova, zoo: Zoo, card: i64, slot: i64, everything: bool, out: Actions) -> None:
    i: i64 = 0
    while i < len(zoo.animals):
        if everything or releasing(state, card, slot, zoo.animals[i]) == ALLOWED:
            out.add(RELEASE + zoo.animals[i])
        i += 1


def release(state: ArkNova, animal: i64) -> None:
    """An animal leaves the zoo with its icons and its printed appeal (AN-10.7, AN-10.8)."""
    seat = state.top_seat()
    zoo = state.zoos[seat]
    card = state.arg(0)
    slot = state.arg(1)
    reputation = state.arg(2)
    state.pop()
    extra = release_bonus(state, zoo)
    state.push(D_EDGE, seat, card, slot, extra, reputation)
    zoo.animals = without(zoo.animals, animal)
    count_animal(state, zoo, animal, -1)
    remove_card_icons(state, zoo, animal)
    zoo.appeal = max(0, zoo.appeal - state.tables.appeal[animal])
    throw(state, animal)
    state.say("release", seat, animal)
    empty_home(state, zoo, animal)


def release_bonus(state: ArkNova, zoo: Zoo) -> i64:
    """Migration Recording: more conservation for every release (AN-10.9)."""
    if not state.has(zoo, RELEASE_SUPPORT_BONUS):
        return 0
    tables = state.tables
    found: i64 = 0
    i: i64 = 0
    while i < len(zoo.sponsors):
        row = tables.first_effect[zoo.sponsors[i]]
        while row < tables.last_effect[zoo.sponsors[i]]:
            if tables.e_code[row] == RELEASE_SUPPORT_BONUS:
                found += tables.e_amount[row]
            row += 1
        i += 1
    return found


def empty_home(state: ArkNova, zoo: Zoo, animal: i64) -> None:
    """Which home becomes empty: the first of the four cases of AN-10.8 that applies."""
    special = state.tables.special[animal]
    spaces = state.tables.spaces[animal]
    lives_special = special >= 0 and special_number(zoo, special) >= 0 and special_used(zoo, special) >= spaces
    if lives_special and has_land(state, zoo, special_number(zoo, special), animal) == ALLOWED:
        use_special(zoo, special, -spaces)
        return
    homes: i64 = 0
    if state.tables.standard[animal] == 1:
        homes = smallest_occupied(state, zoo, animal, True)
    if homes != 0:
        empty_one(state, zoo, homes)
    elif lives_special:
        use_special(zoo, special, -spaces)
    elif state.tables.standard[animal] == 1:
        empty_one(state, zoo, smallest_occupied(state, zoo, animal, False))


def list_edge(zoo: Zoo, out: Actions) -> None:
    space: i64 = 0
    while space < EDGE_SPACES:
        if (zoo.edge >> space) & 1 == 1:
            out.add(EDGE + space)
        space += 1


def support(state: ArkNova, space: i64) -> None:
    """Move the token to the slot; rewards and map bonus in any order (AN-10.5, AN-10.10)."""
    seat = state.top_seat()
    zoo = state.zoos[seat]
    tables = state.tables
    card = state.arg(0)
    slot = state.arg(1)
    extra = state.arg(2)
    reputation = state.arg(3)
    state.pop()
    zoo.edge &= ~(1 << space)
    zoo.supports += 1
    state.slot_token[(card - FIRST_PROJECT) * 3 + slot] = 1 + seat
    state.say("support", seat, card, slot, space)
    begin = state.depth
    row = tables.edge_bonus[zoo.map * EDGE_SPACES + space]
    if row >= 0:
        state.push(S_EFFECT, seat, row, -1)
    if reputation > 0:
        state.push(S_GAIN, seat, REPUTATION, reputation)
    if tables.slot_reputation[card * 3 + slot] > 0:
        state.push(S_GAIN, seat, REPUTATION, tables.slot_reputation[card * 3 + slot])
    state.push(S_GAIN, seat, CONSERVATION, tables.slot_conservation[card * 3 + slot] + extra)
    open_pool(state, seat, begin, 1)


def list_slots(state: ArkNova, zoo: Zoo, card: i64, everything: bool, out: Actions) -> None:
    slot: i64 = 0
    while slot < 3:
        if everything or using_slot(state, zoo, card, slot) == ALLOWED:
            out.add(SLOT + slot)
        slot += 1
