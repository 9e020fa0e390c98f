"""The Animals action: conditions, price, home and what a new animal brings (AN-8)."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from menagerie.core.state import ALLOWED, Actions
from menagerie.games.ark_nova.actions import FLOCK, INTO, INTO_SPECIAL, PLAY
from menagerie.games.ark_nova.building import (
    effective_size,
    enclosure_at,
    has_land,
    is_standard,
    special_number,
    special_used,
    use_special,
)
from menagerie.games.ark_nova.decks import folder_of, remove_card
from menagerie.games.ark_nova.frames import D_HOME, S_EFFECT, S_GAIN
from menagerie.games.ark_nova.geometry import bit, lowest
from menagerie.games.ark_nova.icons import add_card_icons
from menagerie.games.ark_nova.refusals import (
    CONDITION,
    ENCLOSURE_SMALL,
    ENCLOSURE_TAKEN,
    NO_HERD,
    NO_HOME,
    NO_ROOM,
    NOT_SMALL,
    OTHER_CLASS,
    OUT_OF_RANGE,
    PETTING_ONLY,
    PRICE,
)
from menagerie.games.ark_nova.state import OTHER_SIZES, ArkNova, Zoo
from menagerie.games.ark_nova.tables import (
    ANIMAL_DISCOUNT,
    ANIMALS_CARD,
    APPEAL,
    CATEGORIES,
    CONSERVATION,
    CONTINENTS,
    FINISHING,
    FIRST_PROJECT,
    FORBID_OTHER_CLASS,
    HERBIVORE,
    HYPNOSIS,
    IGNORE_CONDITION,
    INSTANT,
    LARGE,
    MEDIUM,
    ON_ANIMAL,
    PASSIVE,
    PETTING_ZOO,
    POWER_IGNORE,
    POWER_TOWER,
    REPUTATION,
    SMALL,
    STRIDE,
    is_animal,
)
from menagerie.games.ark_nova.tracks import open_pool


def passive_amount(state: ArkNova, zoo: Zoo, code: i64, size_class: i64) -> i64:
    """What the sponsors of a zoo grant for a size class: a discount, or conditions that may be ignored."""
    tables = state.tables
    found: i64 = 0
    i: i64 = 0
    while i < len(zoo.sponsors):
        card = zoo.sponsors[i]
        row = tables.first_effect[card]
        while row < tables.last_effect[card]:
            if tables.e_when[row] == PASSIVE and tables.e_code[row] == code and tables.e_icon[row] == size_class:
                found += tables.e_amount[row]
            row += 1
        i += 1
    return found


def price(state: ArkNova, zoo: Zoo, card: i64, folder: i64) -> i64:
    """What an animal costs, from a display folder or the hand (folder 0) (AN-8.5)."""
    tables = state.tables
    cost = tables.cost[card]
    continent: i64 = 0
    while continent < CONTINENTS:
        if (zoo.partner_zoos >> continent) & 1 == 1:
            cost -= 3 * tables.icons[card * STRIDE + CATEGORIES + continent]
        continent += 1
    if state.has(zoo, ANIMAL_DISCOUNT):
        cost -= passive_amount(state, zoo, ANIMAL_DISCOUNT, tables.size_class[card])
    if state.options.folder_after == 1:
        return max(cost, 0) + folder  # AN-A12
    return max(cost + folder, 0)


def partner_of(state: ArkNova, zoo: Zoo, card: i64) -> bool:
    """Whether the zoo has a partner zoo of a continent of the animal (AN-13.5)."""
    continent: i64 = 0
    while continent < CONTINENTS:
        if (zoo.partner_zoos >> continent) & 1 == 1 and state.tables.icons[card * STRIDE + 7 + continent] > 0:
            return True
        continent += 1
    return False


def missing(state: ArkNova, zoo: Zoo, card: i64) -> i64:
    """How many conditions are missing: every icon counts, every other condition counts as one (AN-A13)."""
    tables = state.tables
    found: i64 = 0
    icon: i64 = 0
    base = card * STRIDE
    while icon < 15:
        short = tables.need_icon[base + icon] - zoo.icons[icon]
        if short > 0:
            found += short
        icon += 1
    if tables.need_animals_ii[card] == 1 and not state.upgraded(zoo, ANIMALS_CARD):
        found += 1
    if tables.need_partner[card] == 1 and not partner_of(state, zoo, card):
        found += 1
    return found


def may_ignore(state: ArkNova, zoo: Zoo, card: i64) -> i64:
    """How many conditions of an animal the zoo may ignore (AN-8.15)."""
    tables = state.tables
    found: i64 = 0
    if tables.power[zoo.map] == POWER_IGNORE and tables.links[zoo.map] & ~zoo.covered == 0:
        found += tables.power_value[zoo.map]
    if state.has(zoo, IGNORE_CONDITION):
        found += passive_amount(state, zoo, IGNORE_CONDITION, tables.size_class[card])
    return found


def forbidden_class(state: ArkNova, zoo: Zoo, card: i64) -> bool:
    """Card 227 forbids animals of the other size class (AN-8.7)."""
    if not state.has(zoo, FORBID_OTHER_CLASS) or zoo.size_class < 0:
        return False
    size_class = state.tables.size_class[card]
    return size_class not in (MEDIUM, zoo.size_class)


def living_in(state: ArkNova, zoo: Zoo, card: i64, number: i64) -> i64:
    """The rule that forbids a standard enclosure for an animal, or ALLOWED (AN-8.8)."""
    if state.tables.standard[card] == 0:
        return PETTING_ONLY
    if (zoo.occupied >> number) & 1 == 1:
        return ENCLOSURE_TAKEN
    if effective_size(state, zoo, number) < state.tables.size[card]:
        return ENCLOSURE_SMALL
    return has_land(state, zoo, number, card)


def living_in_special(state: ArkNova, zoo: Zoo, card: i64) -> i64:
    """The rule that forbids the animal its special enclosure, or ALLOWED (AN-8.9)."""
    building = state.tables.special[card]
    if building < 0:
        return NO_HOME
    number = special_number(zoo, building)
    if number < 0:
        return NO_HOME
    if special_used(zoo, building) + state.tables.spaces[card] > state.tables.capacity[building]:
        return NO_ROOM
    return has_land(state, zoo, number, card)


def joining(state: ArkNova, zoo: Zoo, card: i64) -> i64:
    """The rule that forbids a flock animal to join a herd, or ALLOWED (AN-8.12)."""
    flock = state.tables.flock[card]
    return ALLOWED if flock > 0 and zoo.herd >= flock else NO_HERD


def has_home(state: ArkNova, zoo: Zoo, card: i64) -> bool:
    if joining(state, zoo, card) == ALLOWED or living_in_special(state, zoo, card) == ALLOWED:
        return True
    i: i64 = 0
    while i < len(zoo.building):
        if is_standard(zoo.building[i]) and living_in(state, zoo, card, i) == ALLOWED:
            return True
        i += 1
    return False


def list_homes(state: ArkNova, zoo: Zoo, card: i64, everything: bool, out: Actions) -> None:
    """The homes an animal may choose, or all it might think of."""
    i: i64 = 0
    while i < len(zoo.building):
        if is_standard(zoo.building[i]) and (everything or living_in(state, zoo, card, i) == ALLOWED):
            out.add(INTO + lowest(zoo.cells[i]))
        i += 1
    special = state.tables.special[card]
    if special >= 0 and (everything or living_in_special(state, zoo, card) == ALLOWED):
        out.add(INTO_SPECIAL + special - PETTING_ZOO)
    if state.tables.flock[card] > 0 and (everything or joining(state, zoo, card) == ALLOWED):
        out.add(FLOCK)


def home_refusal(state: ArkNova, zoo: Zoo, card: i64, cell: i64) -> i64:
    number = enclosure_at(zoo, cell)
    if number < 0 or not is_standard(zoo.building[number]):
        return NO_HOME
    return living_in(state, zoo, card, number)


def playing(state: ArkNova, zoo: Zoo, card: i64, folder: i64) -> i64:
    """The rule that forbids an animal from the hand (folder 0) or the display, or ALLOWED."""
    if folder > 0 and (state.act_side == 0 or folder > state.folders_in_range(zoo)):
        return OUT_OF_RANGE
    if forbidden_class(state, zoo, card):
        return OTHER_CLASS
    if price(state, zoo, card, folder) > zoo.money:
        return PRICE
    if missing(state, zoo, card) > may_ignore(state, zoo, card):
        return CONDITION
    return ALLOWED if has_home(state, zoo, card) else NO_HOME


def playing_small(state: ArkNova, zoo: Zoo, card: i64) -> i64:
    """The rule that forbids a hand card as the further small animal of card 228 (AN-8.16)."""
    if not is_animal(card) or state.tables.size_class[card] != SMALL:
        return NOT_SMALL
    return playing(state, zoo, card, 0)


def list_animals(state: ArkNova, zoo: Zoo, side: i64, everything: bool, out: Actions) -> None:
    """Playable animals of the hand and, on side II, of the display in range."""
    i: i64 = 0
    while i < len(zoo.hand):
        card = zoo.hand[i]
        if is_animal(card) and (everything or playing(state, zoo, card, 0) == ALLOWED):
            out.add(PLAY + card)
        i += 1
    if side == 0:
        return
    folder: i64 = 0
    reach = 6 if everything else state.folders_in_range(zoo)
    while folder < reach:
        card = state.display[folder]
        if is_animal(card) and (everything or playing(state, zoo, card, folder + 1) == ALLOWED):
            out.add(PLAY + card)
        folder += 1


def any_animal(state: ArkNova, zoo: Zoo, side: i64, reach: i64) -> bool:
    """Whether an animal of the hand or of the first `reach` folders could be played now."""
    i: i64 = 0
    while i < len(zoo.hand):
        card = zoo.hand[i]
        if is_animal(card) and playing(state, zoo, card, 0) == ALLOWED:
            return True
        i += 1
    if side == 1:
        kept = state.act_side
        state.act_side = 1
        i = 0
        while i < reach:
            card = state.display[i]
            if is_animal(card) and display_playing(state, zoo, card, i + 1) == ALLOWED:
                state.act_side = kept
                return True
            i += 1
        state.act_side = kept
    return False


def display_playing(state: ArkNova, zoo: Zoo, card: i64, folder: i64) -> i64:
    """As `playing`, for a folder that a reputation step may bring into range."""
    if forbidden_class(state, zoo, card):
        return OTHER_CLASS
    if price(state, zoo, card, folder) > zoo.money:
        return PRICE
    if missing(state, zoo, card) > may_ignore(state, zoo, card):
        return CONDITION
    return ALLOWED if has_home(state, zoo, card) else NO_HOME


def strength_for_animals(state: ArkNova, zoo: Zoo, side: i64) -> i64:
    """The least strength with which an Animals action could do something, or 99."""
    if any_animal(state, zoo, side, state.folders_in_range(zoo)):
        return 1 if side == 1 else 2
    if side == 1:
        if state.options.no_reputation_alone == 0:
            return 5  # AN-A36
        further = state.tables.folders[min(zoo.reputation + 1, reach_limit(state, zoo))]
        if any_animal(state, zoo, side, further):
            return 5
    return 99


def reach_limit(state: ArkNova, zoo: Zoo) -> i64:
    return state.tables.max_reputation if state.upgraded(zoo, 2) else max(state.tables.reputation_cap, zoo.reputation)


def choose_animal(state: ArkNova, card: i64) -> None:
    """Pay for an animal and take its card; its home comes next."""
    zoo = state.zoos[state.active]
    paid = price(state, zoo, card, folder_of(state, card))
    zoo.money -= paid
    remove_card(state, zoo.seat, card)
    state.seen = append(state.seen, card)
    state.say("animal", zoo.seat, card, paid)
    state.act_left -= 1
    state.act_count += 1
    if state.tables.size_class[card] != SMALL:
        state.act_flags |= OTHER_SIZES
    state.pop()
    state.push(D_HOME, zoo.seat, card)


def settle(state: ArkNova, action: i64) -> None:
    """The animal of the decision on top moves into its home."""
    seat = state.top_seat()
    zoo = state.zoos[seat]
    card = state.arg(0)
    state.pop()
    state.seen = state.seen[: len(state.seen) - 1]
    tower: i64 = 0
    if action == FLOCK:
        state.say("flock", seat, card)
    elif INTO_SPECIAL <= action < INTO_SPECIAL + 3:
        use_special(zoo, state.tables.special[card], state.tables.spaces[card])
    else:
        number = enclosure_at(zoo, action - INTO)
        zoo.occupied |= bit(number)
        tower = tower_appeal(state, zoo, number)
    enter_zoo(state, seat, card, tower)


def tower_appeal(state: ArkNova, zoo: Zoo, number: i64) -> i64:
    """Map 1: an enclosure beside the tower becomes occupied (AN-19.2)."""
    tables = state.tables
    if tables.power[zoo.map] != POWER_TOWER:
        return 0
    tower = tables.symbol[zoo.map]
    if (zoo.covered >> tower) & 1 == 1 or (zoo.around[number] >> tower) & 1 == 0:
        return 0
    return tables.power_value[zoo.map]


def enter_zoo(state: ArkNova, seat: i64, card: i64, tower: i64) -> None:
    """The card lies in the zoo: appeal, conservation, reputation, abilities and triggers form a pool (AN-8.14)."""
    tables = state.tables
    zoo = state.zoos[seat]
    zoo.animals = append(zoo.animals, card)
    count_animal(state, zoo, card, 1)
    begin = state.depth
    if tables.appeal[card] > 0:
        state.push(S_GAIN, seat, APPEAL, tables.appeal[card])
    if tables.conservation[card] > 0:
        state.push(S_GAIN, seat, CONSERVATION, tables.conservation[card])
    if tables.reputation[card] > 0:
        state.push(S_GAIN, seat, REPUTATION, tables.reputation[card])
    first, last = ability_rows(state, card)
    while first < last:
        target_now = tables.e_code[first] == HYPNOSIS and state.options.hypnosis_after == 0  # AN-A21
        if tables.e_when[first] == INSTANT or target_now:
            state.push(S_EFFECT, seat, first, card)
        elif tables.e_when[first] == FINISHING:
            state.wait(S_EFFECT, seat, first, card)
        first += 1
    add_card_icons(state, seat, card)
    if tower > 0:
        state.push(S_GAIN, seat, APPEAL, tower)
    push_animal_triggers(state, zoo, card)
    open_pool(state, seat, begin)


def ability_rows(state: ArkNova, card: i64) -> tuple[i64, i64]:
    """The abilities of an animal; alone or in a peaceful game the interactive ones are replaced (AN-15.27)."""
    if state.seats == 1 or state.options.peaceful == 1:
        return state.tables.peaceful_first[card], state.tables.peaceful_last[card]
    return state.tables.first_effect[card], state.tables.last_effect[card]


def push_animal_triggers(state: ArkNova, zoo: Zoo, card: i64) -> None:
    """Card 227 rewards every animal of the chosen size class."""
    tables = state.tables
    i: i64 = 0
    while i < len(zoo.triggers):
        row = zoo.triggers[i]
        if tables.e_on[row] == ON_ANIMAL and zoo.size_class == tables.size_class[card]:
            amount = tables.e_max[row] if zoo.size_class == LARGE else tables.e_amount[row]
            state.push(S_GAIN, zoo.seat, tables.e_resource[row], amount)
        i += 1


def count_animal(state: ArkNova, zoo: Zoo, card: i64, sign: i64) -> None:
    """Keep the counts of small and large animals and the largest herbivore."""
    size_class = state.tables.size_class[card]
    if size_class == SMALL:
        zoo.small_animals += sign
    elif size_class == LARGE:
        zoo.large_animals += sign
    herd: i64 = 0
    i: i64 = 0
    while i < len(zoo.animals):
        animal = zoo.animals[i]
        if state.tables.icons[animal * STRIDE + HERBIVORE] > 0 and state.tables.standard[animal] == 1:
            herd = max(herd, state.tables.size[animal])
        i += 1
    zoo.herd = herd


def is_zoo_card(card: i64) -> bool:
    return card < FIRST_PROJECT
