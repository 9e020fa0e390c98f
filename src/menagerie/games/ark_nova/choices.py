"""What may be chosen in each decision, what a player might expect there, and why something is refused (AN-4.1)."""

from __future__ import annotations

from mypy_extensions import i64

from menagerie.core.state import ALLOWED, NOT_NOW, Actions
from menagerie.games.ark_nova import actions as act
from menagerie.games.ark_nova import frames as at
from menagerie.games.ark_nova.animals import (
    any_animal,
    home_refusal,
    joining,
    list_animals,
    list_homes,
    living_in_special,
    playing,
    playing_small,
)
from menagerie.games.ark_nova.association import (
    choosing_task,
    donating,
    list_partners,
    list_tasks,
    list_universities,
    taking_partner,
)
from menagerie.games.ark_nova.building import (
    choosing,
    list_free_types,
    list_movers,
    list_places,
    place_refusal,
)
from menagerie.games.ark_nova.dealing import list_maps
from menagerie.games.ark_nova.decks import cards_left, display_holds_cards, folder_of
from menagerie.games.ark_nova.effects import undealt
from menagerie.games.ark_nova.geometry import lowest
from menagerie.games.ark_nova.pools import list_pool
from menagerie.games.ark_nova.projects import (
    list_edge,
    list_projects,
    list_releases,
    list_slots,
    list_tokens,
    releasing,
    supporting,
    using_slot,
)
from menagerie.games.ark_nova.refusals import (
    ACTION_ONLY,
    ALREADY_UPGRADED,
    AT_LEAST_ONE,
    NO_EXECUTION,
    OUT_OF_RANGE,
    SNAP_STRENGTH,
    TILE_GONE,
    X_FULL,
)
from menagerie.games.ark_nova.sponsors import (
    any_sponsor,
    list_sponsors,
    list_sponsors_for_money,
    sponsoring,
    sponsoring_for_money,
)
from menagerie.games.ark_nova.state import NO_ACTION, NO_CARD, ArkNova, Zoo, holds
from menagerie.games.ark_nova.tables import AVIARY, PETTING_ZOO, SMALL, is_animal, is_project, is_sponsor
from menagerie.games.ark_nova.turns import (
    borrow,
    granted,
    list_cards,
    list_modes,
    list_spending,
    performing,
    reputation_alone,
    side_in_use,
    snapping,
    spending,
    using,
)


def list_hand(zoo: Zoo, base: i64, out: Actions) -> None:
    i: i64 = 0
    while i < len(zoo.hand):
        out.add(base + zoo.hand[i])
        i += 1


def list_unmarked(zoo: Zoo, base: i64, out: Actions) -> None:
    i: i64 = 0
    while i < len(zoo.hand):
        if not holds(zoo.marked, zoo.hand[i]):
            out.add(base + zoo.hand[i])
        i += 1


def list_folders(state: ArkNova, base: i64, folders: i64, out: Actions) -> None:
    i: i64 = 0
    while i < folders:
        if state.display[i] != NO_CARD:
            out.add(base + i)
        i += 1


def list_buildings(state: ArkNova, zoo: Zoo, everything: bool, out: Actions) -> None:
    building: i64 = 0
    while building <= AVIARY:
        if everything or choosing(state, zoo, building) == ALLOWED:
            out.add(act.BUILD + building)
        building += 1


def list_five(base: i64, cards: i64, out: Actions) -> None:
    card: i64 = 0
    while card < 5:
        if (cards >> card) & 1 == 1:
            out.add(base + card)
        card += 1


def borrowing(state: ArkNova, zoo: Zoo, target: i64, card: i64, highest: i64) -> i64:
    """The rule that forbids borrowing another player's action card, or ALLOWED (AN-16.8)."""
    owner = state.zoos[target]
    if owner.slot_of(card) > highest:
        return OUT_OF_RANGE
    if zoo.x_tokens < state.tables.max_x_tokens:
        return ALLOWED
    borrow(state, card, (owner.side >> card) & 1)
    rule = performing(state, zoo, card, target)
    borrow(state, NO_ACTION, 0)
    return rule


def list_choices(state: ArkNova, seat: i64, out: Actions) -> None:
    """The legal actions of the decision on top, apart from the harbor."""
    kind = state.top()
    zoo = state.zoos[seat]
    if kind == at.D_CARD:
        list_cards(state, zoo, out)
    elif kind == at.D_MODE:
        list_modes(state, zoo, state.arg(0), state.arg(1), state.arg(2), out)
    elif kind == at.D_SPEND:
        list_spending(state, zoo, state.arg(0), state.arg(1), out)
    elif kind == at.D_PLACE:
        list_places(state, zoo, state.arg(0), out)
        if state.arg(2) == 1:
            out.add(act.DECLINE)
    elif kind == at.D_BUILD:
        list_buildings(state, zoo, False, out)
        if state.act_count > 0:
            out.add(act.DONE)
    elif kind == at.D_ANIMAL:
        list_animals(state, zoo, state.act_side, False, out)
        if state.act_count > 0 or reputation_alone(state):
            out.add(act.DONE)
    elif kind == at.D_HOME:
        list_homes(state, zoo, state.arg(0), False, out)
    elif kind == at.D_POOL:
        list_pool(state, out)
    elif kind == at.D_TASK:
        list_tasks(state, zoo, False, out)
        if donating(state, zoo) == ALLOWED:
            out.add(act.DONATE)
        if state.act_count > 0:
            out.add(act.DONE)
    elif kind == at.D_SPONSOR:
        list_sponsors(state, zoo, False, out)
        if state.act_count > 0:
            out.add(act.DONE)
    elif kind == at.D_SPONSOR_MODE:
        if any_sponsor(state, zoo):
            out.add(act.PLAY_SPONSORS)
        out.add(act.TAKE_BREAK)
    elif kind in (at.D_REPEAT, at.D_REPLENISH, at.D_REP_FIRST, at.D_CARDS_MODE):
        list_yes_no(state, zoo, kind, out)
    elif kind <= at.D_EDGE:
        list_action_choices(state, zoo, kind, out)
    else:
        list_effect_choices(state, zoo, kind, out)


def list_yes_no(state: ArkNova, zoo: Zoo, kind: i64, out: Actions) -> None:
    if kind == at.D_REPEAT:
        out.add(act.REPEAT)
        out.add(act.DONE)
    elif kind == at.D_REPLENISH:
        out.add(act.REPLENISH)
        out.add(act.DECLINE)
    elif kind == at.D_REP_FIRST:
        out.add(act.ADVANCE)
        if any_animal(state, zoo, state.act_side, state.folders_in_range(zoo)):
            out.add(act.DECLINE)
    else:
        in_range = state.act_side == 1 and display_holds_cards(state, state.folders_in_range(zoo))
        if cards_left(state) > 0 or in_range:
            out.add(act.DRAW)
        out.add(act.SNAP)


def list_action_choices(state: ArkNova, zoo: Zoo, kind: i64, out: Actions) -> None:
    """Setup and the steps inside the five actions."""
    if kind == at.D_DRAW:
        if cards_left(state) > 0:
            out.add(act.FROM_DECK)
        if state.act_side == 1:
            list_folders(state, act.FROM_FOLDER, state.folders_in_range(zoo), out)
    elif kind == at.D_DISCARD:
        list_hand(zoo, act.DISCARD, out)
    elif kind == at.D_SNAP:
        list_folders(state, act.FROM_FOLDER, 6, out)
    elif kind == at.D_MOVE_IN:
        list_movers(state, zoo, state.arg(0), state.arg(1), out)
        out.add(act.DONE)
    elif kind == at.D_EMPTY:
        i: i64 = 0
        while i < len(zoo.building):
            if (state.arg(0) >> i) & 1 == 1:
                out.add(act.INTO + lowest(zoo.cells[i]))
            i += 1
    elif kind == at.D_PARTNER:
        list_partners(state, zoo, out)
    elif kind == at.D_UNIVERSITY:
        list_universities(state, zoo, out)
    elif kind == at.D_PROJECT:
        list_projects(state, zoo, False, out)
    elif kind == at.D_SLOT:
        list_slots(state, zoo, state.arg(0), False, out)
    elif kind == at.D_TOKEN:
        list_tokens(state, zoo, state.arg(3), out)
    elif kind == at.D_RELEASE:
        list_releases(state, zoo, state.arg(0), state.arg(1), False, out)
    elif kind == at.D_EDGE:
        list_edge(zoo, out)
    elif kind == at.D_MAP:
        list_maps(state, zoo.seat, out)
    elif kind == at.D_START_KEEP:
        list_unmarked(zoo, act.KEEP, out)


def list_effect_choices(state: ArkNova, zoo: Zoo, kind: i64, out: Actions) -> None:
    """Bonuses, abilities and the break."""
    i: i64 = 0
    if kind == at.D_FREE_TYPE:
        list_free_types(zoo, state.arg(0), out)
        out.add(act.DECLINE)
    elif kind == at.D_UPGRADE:
        list_five(act.UPGRADE, 31 & ~zoo.side, out)
    elif kind == at.D_CONSERVATION_2:
        out.add(act.BONUS_UPGRADE)
        out.add(act.BONUS_WORKER)
    elif kind == at.D_TILE:
        out.add(act.BONUS_MONEY)
        while i < 2:
            if state.tiles[state.arg(0) + i] != NO_CARD:
                out.add(act.BONUS_TILE + i)
            i += 1
    elif kind == at.D_FINAL:
        while i < len(zoo.finals):
            out.add(act.FINAL + zoo.finals[i])
            i += 1
    elif kind == at.D_KEEP_FINAL:
        while i < len(zoo.marked):
            out.add(act.FINAL + zoo.marked[i])
            i += 1
    elif kind == at.D_TAKE:
        if cards_left(state) > 0:
            out.add(act.FROM_DECK)
        list_folders(state, act.FROM_FOLDER, state.folders_in_range(zoo), out)
    elif kind == at.D_DIG:
        list_folders(state, act.DIG, 6, out)
        list_hand(zoo, act.DISCARD, out)
        out.add(act.DONE)
    elif kind == at.D_SELL:
        list_hand(zoo, act.SELL, out)
        out.add(act.DONE)
    elif kind == at.D_POUCH:
        list_hand(zoo, act.POUCH, out)
        out.add(act.DONE)
    elif kind in (at.D_KEEP, at.D_HUNT):
        while i < len(state.seen):
            if kind == at.D_KEEP or is_animal(state.seen[i]):
                out.add(act.KEEP + state.seen[i])
            i += 1
    elif kind == at.D_BASE_PROJECT:
        while i < 12:
            if (undealt(state, state.arg(0)) >> i) & 1 == 1:
                out.add(act.KEEP + 192 + i)
            i += 1
        out.add(act.DECLINE)
    else:
        list_late_choices(state, zoo, kind, out)


def list_late_choices(state: ArkNova, zoo: Zoo, kind: i64, out: Actions) -> None:
    """After finishing, between players, and the odd cards."""
    i: i64 = 0
    if kind == at.D_CLEVER:
        list_five(act.CLEVER, 31, out)
        out.add(act.DECLINE)
    elif kind == at.D_BOOST:
        out.add(act.TO_SLOT_1)
        out.add(act.TO_SLOT_5)
        out.add(act.DECLINE)
    elif kind == at.D_EXTRA:
        while i < 5:
            if (state.arg(0) >> i) & 1 == 1 and granted(state, zoo, i, state.arg(1)) == ALLOWED:
                out.add(act.USE + i)
            i += 1
        out.add(act.DECLINE)
    elif kind == at.D_MULTIPLIER:
        list_five(act.MULTIPLY, 31, out)
    elif kind == at.D_TARGET:
        while i < state.seats:
            if (state.arg(0) >> i) & 1 == 1:
                out.add(act.TARGET + i)
            i += 1
    elif kind == at.D_HYPNOSIS:
        while i < 5:
            if borrowing(state, zoo, state.arg(0), i, state.arg(1)) == ALLOWED:
                out.add(act.BORROW + i)
            i += 1
        out.add(act.DECLINE)
    elif kind == at.D_PILFER:
        if len(zoo.hand) > 0:
            out.add(act.GIVE_CARD)
        if zoo.money >= 5:
            out.add(act.GIVE_MONEY)
    elif kind == at.D_SPONSOR_MONEY:
        list_sponsors_for_money(state, zoo, False, out)
        out.add(act.DECLINE)
    elif kind == at.D_CLASS:
        out.add(act.SMALL_ONES)
        out.add(act.LARGE_ONES)
    elif kind == at.D_EXTRA_SMALL:
        while i < len(zoo.hand):
            if playing_small(state, zoo, zoo.hand[i]) == ALLOWED:
                out.add(act.PLAY + zoo.hand[i])
            i += 1
        out.add(act.DECLINE)
    elif kind == at.D_TAKE_SMALL:
        while i < 6:
            if is_animal(state.display[i]) and state.tables.size_class[state.display[i]] == SMALL:
                out.add(act.FROM_FOLDER + i)
            i += 1
    elif kind == at.D_BONUS:
        cells = state.tables.bonus_cells[zoo.map] & ~zoo.covered
        while cells != 0:
            out.add(act.EXTRA_BONUS + lowest(cells))
            cells &= cells - 1
    elif kind == at.D_HAND_LIMIT:
        list_unmarked(zoo, act.DISCARD, out)
    elif kind == at.D_END_TURN:
        out.add(act.DONE)


def list_expected(state: ArkNova, seat: i64, out: Actions) -> None:
    """The legal actions and those that a player might look for."""
    kind = state.top()
    zoo = state.zoos[seat]
    list_choices(state, seat, out)
    more = Actions()
    if kind == at.D_CARD:
        list_five(act.USE, 31, more)
    elif kind == at.D_MODE:
        more.add(act.PERFORM)
        more.add(act.TAKE_X)
    elif kind == at.D_SPEND:
        tokens: i64 = 0
        while tokens <= zoo.x_tokens:
            more.add(act.SPEND + tokens)
            tokens += 1
    elif kind == at.D_BUILD:
        list_buildings(state, zoo, True, more)
        more.add(act.DONE)
    elif kind == at.D_ANIMAL:
        list_animals(state, zoo, state.act_side, True, more)
        more.add(act.DONE)
    elif kind == at.D_HOME:
        list_homes(state, zoo, state.arg(0), True, more)
    elif kind == at.D_TASK:
        list_tasks(state, zoo, True, more)
        more.add(act.DONATE)
    elif kind == at.D_PROJECT:
        list_projects(state, zoo, True, more)
    elif kind == at.D_SLOT:
        list_slots(state, zoo, state.arg(0), True, more)
    elif kind == at.D_RELEASE:
        list_releases(state, zoo, state.arg(0), state.arg(1), True, more)
    elif kind == at.D_SPONSOR:
        list_sponsors(state, zoo, True, more)
    elif kind == at.D_SPONSOR_MONEY:
        list_sponsors_for_money(state, zoo, True, more)
    elif kind == at.D_UPGRADE:
        list_five(act.UPGRADE, 31, more)
    i: i64 = 0
    while i < more.count:
        if not out.contains(more.items[i]):
            out.add(more.items[i])
        i += 1


def reason(state: ArkNova, seat: i64, action: i64) -> i64:
    """The rule behind a refused action, or NOT_NOW."""
    kind = state.top()
    zoo = state.zoos[seat]
    if action == act.DONE and kind in (at.D_BUILD, at.D_ANIMAL, at.D_TASK, at.D_SPONSOR):
        return AT_LEAST_ONE
    if kind == at.D_CARD and action < act.PERFORM:
        return using(state, zoo, action)
    if kind == at.D_EXTRA and action < act.PERFORM and (state.arg(0) >> action) & 1 == 1:
        return granted(state, zoo, action, state.arg(1))
    if kind == at.D_MODE and action in (act.PERFORM, act.TAKE_X):
        if action == act.PERFORM:
            return NO_EXECUTION
        return ACTION_ONLY if state.arg(2) == 1 else X_FULL
    if kind == at.D_SPEND and act.SPEND <= action < act.SPEND + 6:
        card = state.arg(0)
        return spending(state, zoo, card, state.arg(1), action - act.SPEND, side_in_use(state, card, state.arg(1)))
    if kind == at.D_BUILD and act.BUILD <= action < act.BUILD + 10:
        return choosing(state, zoo, action - act.BUILD)
    if kind == at.D_PLACE and act.PLACE <= action < act.PLAY:
        return place_refusal(state, zoo, state.arg(0), action - act.PLACE)
    if act.PLAY <= action < act.DISCARD:
        return play_reason(state, zoo, kind, action - act.PLAY)
    if kind == at.D_HOME:
        return home_reason(state, zoo, action)
    if kind == at.D_TASK:
        if act.TASK <= action < act.TASK + 4:
            return choosing_task(state, zoo, action - act.TASK)
        return donating(state, zoo) if action == act.DONATE else NOT_NOW
    if kind == at.D_PARTNER and act.PARTNER <= action < act.PARTNER + 5:
        return taking_partner(state, zoo, action - act.PARTNER)
    if kind == at.D_SLOT and act.SLOT <= action < act.SLOT + 3:
        return using_slot(state, zoo, state.arg(0), action - act.SLOT)
    if kind == at.D_RELEASE and act.RELEASE <= action < act.MOVE_IN and holds(zoo.animals, action - act.RELEASE):
        return releasing(state, state.arg(0), state.arg(1), action - act.RELEASE)
    if kind == at.D_UPGRADE and act.UPGRADE <= action < act.UPGRADE + 5:
        return ALREADY_UPGRADED
    if kind == at.D_TILE and act.BONUS_TILE <= action < act.BONUS_TILE + 2:
        return TILE_GONE
    if kind in (at.D_DRAW, at.D_TAKE) and act.FROM_FOLDER <= action < act.FROM_FOLDER + 6:
        return OUT_OF_RANGE
    if action == act.SNAP and kind == at.D_DRAW and not snapping(state, zoo):
        return SNAP_STRENGTH
    return NOT_NOW


def play_reason(state: ArkNova, zoo: Zoo, kind: i64, card: i64) -> i64:
    folder = folder_of(state, card)
    mine = folder > 0 or holds(zoo.hand, card)
    if kind == at.D_ANIMAL and mine and is_animal(card):
        return playing(state, zoo, card, folder)
    if kind == at.D_EXTRA_SMALL and holds(zoo.hand, card):
        return playing_small(state, zoo, card)
    if kind == at.D_SPONSOR and mine and is_sponsor(card):
        return sponsoring(state, zoo, card, folder)
    if kind == at.D_SPONSOR_MONEY and holds(zoo.hand, card) and is_sponsor(card):
        return sponsoring_for_money(state, zoo, card)
    if kind == at.D_PROJECT and is_project(card) and (mine or holds(state.base, card) or holds(state.above, card)):
        return supporting(state, zoo, card)
    return NOT_NOW


def home_reason(state: ArkNova, zoo: Zoo, action: i64) -> i64:
    card = state.arg(0)
    if action == act.FLOCK:
        return joining(state, zoo, card)
    if act.INTO_SPECIAL <= action < act.INTO_SPECIAL + 3:
        special = action - act.INTO_SPECIAL + PETTING_ZOO
        return living_in_special(state, zoo, card) if state.tables.special[card] == special else NOT_NOW
    if act.INTO <= action < act.INTO + 58:
        return home_refusal(state, zoo, card, action - act.INTO)
    return NOT_NOW
