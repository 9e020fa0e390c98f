"""Effects by their code: what a row of the effect table does (AN-15, AN-22)."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from menagerie.games.ark_nova.association import partners_to_take, universities_to_take
from menagerie.games.ark_nova.building import offer_free, offer_free_types
from menagerie.games.ark_nova.decks import cards_left, draw, draw_to_hand, take_folder, throw, to_hand
from menagerie.games.ark_nova.frames import (
    D_BASE_PROJECT,
    D_BOOST,
    D_CLASS,
    D_CLEVER,
    D_DIG,
    D_EXTRA,
    D_HUNT,
    D_KEEP,
    D_KEEP_FINAL,
    D_MULTIPLIER,
    D_PARTNER,
    D_PLACE,
    D_POUCH,
    D_SELL,
    D_SNAP,
    D_SPONSOR_MONEY,
    D_TAKE,
    D_UNIVERSITY,
    S_EFFECT,
)
from menagerie.games.ark_nova.icons import icon_count, kinds, metric
from menagerie.games.ark_nova.interaction import interact
from menagerie.games.ark_nova.sponsors import any_sponsor_for_money
from menagerie.games.ark_nova.state import EVERYBODY, FROM_BASE, FROM_PILE, NO_ACTION, NO_CARD, ArkNova, Zoo
from menagerie.games.ark_nova.tables import (
    ASSERTION,
    AVIARY,
    BASE_PROJECTS,
    BOOST,
    CHOOSE_SIZE_CLASS,
    CLEVER,
    CONSERVATION,
    CONSERVATION_PER_DISTINCT_ICONS,
    CONSERVATION_PER_ICON,
    CONSTRICTION,
    DETERMINATION,
    DIGGING,
    ENCLOSURE_1,
    ENCLOSURE_5,
    EXTRA_ACTION,
    FIRST_PROJECT,
    FREE_SPECIAL_ENCLOSURE,
    GAIN,
    GAIN_BY_COUNT,
    GAIN_BY_ICONS,
    GAIN_PER_COUNT,
    GAIN_PER_DISTINCT_ICON,
    GAIN_PER_ICON,
    GAIN_PER_ICON_ALL,
    HIRE_WORKER,
    HUNTER,
    HYPNOSIS,
    JUMPING,
    KINDS,
    KIOSK,
    MAY_BUILD_FREE,
    MONEY,
    MONEY_PER_ADJACENT_BUILDING,
    MULTIPLIER,
    PARTNER_ZOO,
    PAVILION,
    PERCEPTION,
    PILFERING,
    PLACE_UNIQUE_BUILDING,
    PLAY_SPONSOR_FOR_MONEY,
    POSTURING,
    POUCH,
    PREDATOR,
    REPTILE_HOUSE,
    RESISTANCE,
    SCAVENGING,
    SNAPPING,
    SPEND_TOKEN_PLAY_SPONSOR,
    SPONSOR_MAGNET,
    SPRINT,
    SUN_BATHING,
    TAKE_CARD,
    UNIVERSITY,
    UPGRADE,
    VENOM,
    is_animal,
    is_sponsor,
    step,
)
from menagerie.games.ark_nova.tracks import advance_break, gain, hire_worker, offer_upgrade


def gain_amount(state: ArkNova, zoo: Zoo, row: i64) -> i64:
    """How much a gain effect brings now."""
    tables = state.tables
    code = tables.e_code[row]
    amount = tables.e_amount[row]
    if code == GAIN:
        return amount
    if code == GAIN_PER_ICON:
        return amount * (icon_count(zoo, tables.e_icon[row]) // max(1, tables.e_per[row]))
    if code == GAIN_PER_ICON_ALL:
        total: i64 = 0
        seat: i64 = 0
        while seat < state.seats:
            total += state.zoos[seat].icons[tables.e_icon[row]]
            seat += 1
        return min(amount * total, tables.e_max[row])
    if code == GAIN_BY_ICONS:
        return step(tables, tables.e_first[row], tables.e_last[row], icon_count(zoo, tables.e_icon[row]))
    if code == GAIN_PER_COUNT:
        return amount * metric(state, zoo, tables.e_metric[row], tables.e_icon[row])
    if code == GAIN_BY_COUNT:
        count = metric(state, zoo, tables.e_metric[row], tables.e_icon[row])
        return step(tables, tables.e_first[row], tables.e_last[row], count)
    return amount * kinds(zoo, 0, KINDS)


def run(state: ArkNova, seat: i64, row: i64, card: i64) -> None:
    """Carry out one effect: gain something, or put the decision it needs on the stack."""
    tables = state.tables
    code = tables.e_code[row]
    amount = tables.e_amount[row]
    zoo = state.zoos[seat]
    if code <= GAIN_PER_DISTINCT_ICON:
        gain(state, seat, tables.e_resource[row], gain_amount(state, zoo, row))
    elif code in (CONSERVATION_PER_DISTINCT_ICONS, CONSERVATION_PER_ICON):
        shared_conservation(state, zoo, row)
    elif CLEVER <= code <= HYPNOSIS:
        if code == HYPNOSIS and state.options.hypnosis_after == 0:
            interact(state, seat, HYPNOSIS, amount)
        elif state.act != NO_ACTION:
            wait_for_end(state, seat, row, card, code, amount)
        else:
            finish_effect(state, seat, row, code, amount)
    elif code in (VENOM, CONSTRICTION, PILFERING):
        interact(state, seat, code, amount)
    elif code < TAKE_CARD:
        zoo_effect(state, seat, row, code, amount)
    elif code == MONEY_PER_ADJACENT_BUILDING:
        gain(state, seat, MONEY, amount * neighbours_of(state, zoo, tables.building[card]))
    else:
        card_effect(state, seat, row, card, code, amount)


def wait_for_end(state: ArkNova, seat: i64, row: i64, card: i64, code: i64, amount: i64) -> None:
    """Clever, boost and further actions come after the card has moved (AN-4.6)."""
    times: i64 = amount if code == CLEVER and amount > 1 else 1
    while times > 0:
        state.wait(S_EFFECT, seat, row, -2 if code == CLEVER else card)
        times -= 1


def finish_effect(state: ArkNova, seat: i64, row: i64, code: i64, amount: i64) -> None:
    tables = state.tables
    if code == CLEVER:
        times: i64 = amount if amount > 1 and state.phase == 2 else 1  # in a break all at once
        while times > 0:
            state.push(D_CLEVER, seat)
            times -= 1
    elif code == BOOST:
        state.push(D_BOOST, seat, tables.e_action[row])
    elif code == EXTRA_ACTION:
        state.push(D_EXTRA, seat, 1 << tables.e_action[row], 1 - state.options.action_for_x)  # AN-A47
    elif code == DETERMINATION:
        state.push(D_EXTRA, seat, 31 & ~last_used(state, seat))
    else:
        interact(state, seat, HYPNOSIS, amount)


def last_used(state: ArkNova, seat: i64) -> i64:
    """With option `determination: not_same_card` the card just used, now in slot 1, is excluded (AN-A8)."""
    return 1 << state.zoos[seat].slots[0] if state.options.not_same_card == 1 else 0


def shared_conservation(state: ArkNova, zoo: Zoo, row: i64) -> None:
    """Cards 207 and 222: conservation, and money for every other player (AN-22.41, AN-22.43)."""
    tables = state.tables
    count = kinds(zoo, 0, KINDS)
    if tables.e_code[row] == CONSERVATION_PER_ICON:
        count = icon_count(zoo, tables.e_icon[row])
    points = tables.e_amount[row] * (count // max(1, tables.e_per[row]))
    if tables.e_max[row] > 0:
        points = min(points, tables.e_max[row])
    other: i64 = 0
    while other < state.seats:
        if other != zoo.seat:
            gain(state, other, MONEY, tables.e_others[row] * points)
        other += 1
    gain(state, zoo.seat, CONSERVATION, points)


def zoo_effect(state: ArkNova, seat: i64, row: i64, code: i64, amount: i64) -> None:
    """Workers, upgrades, partners, universities, multipliers and free buildings."""
    tables = state.tables
    zoo = state.zoos[seat]
    if code == HIRE_WORKER:
        hire_worker(state, seat)
    elif code == UPGRADE:
        offer_upgrade(state, seat)
    elif code == PARTNER_ZOO:
        if partners_to_take(state, zoo) != 0:
            state.push(D_PARTNER, seat)
    elif code == UNIVERSITY:
        if universities_to_take(state, zoo) != 0:
            state.push(D_UNIVERSITY, seat)
    elif code == MULTIPLIER:
        if tables.e_action[row] >= 0:
            zoo.multiplier[tables.e_action[row]] += 1
            state.say("multiplier", seat, tables.e_action[row])
        else:
            state.push(D_MULTIPLIER, seat)
    elif code == PLAY_SPONSOR_FOR_MONEY:
        if any_sponsor_for_money(state, zoo):
            state.push(D_SPONSOR_MONEY, seat, -1)
    elif code == MAY_BUILD_FREE:
        offer_free(state, seat, tables.e_building[row])
    elif code == FREE_SPECIAL_ENCLOSURE:
        offer_free_types(state, seat, (1 << REPTILE_HOUSE) | (1 << AVIARY), 1)
    elif code == POSTURING:
        offer_free_types(state, seat, (1 << KIOSK) | (1 << PAVILION), amount)
    elif code == PLACE_UNIQUE_BUILDING:
        state.push(D_PLACE, seat, tables.e_building[row], 0, 0)


def card_effect(state: ArkNova, seat: i64, row: i64, card: i64, code: i64, amount: i64) -> None:
    """Everything that moves cards."""
    zoo = state.zoos[seat]
    if code == TAKE_CARD:
        state.push(D_TAKE, seat, max(1, amount))
    elif code == SNAPPING:
        state.push(D_SNAP, seat, max(1, amount))
    elif code == SPRINT:
        draw_many(state, seat, amount)
    elif code == HUNTER:
        hunt(state, seat, zoo.icons[PREDATOR] if amount < 0 else amount)
    elif code == PERCEPTION:
        perceive(state, seat, amount)
    elif code == SCAVENGING:
        scavenge(state, seat, amount)
    elif code == DIGGING:
        state.push(D_DIG, seat, amount)
    elif code == SPONSOR_MAGNET:
        attract_sponsors(state, seat)
    elif code == SUN_BATHING:
        state.push(D_SELL, seat, amount)
    elif code == POUCH:
        state.push(D_POUCH, seat, max(1, amount))
    elif code == JUMPING:
        gain(state, seat, MONEY, amount)
        advance_break(state, amount)
    elif code == RESISTANCE:
        resist(state, seat)
    elif code == ASSERTION:
        if undealt(state, amount) != 0:
            state.push(D_BASE_PROJECT, seat, amount)
    elif code == CHOOSE_SIZE_CLASS:
        state.push(D_CLASS, seat)
    elif code == SPEND_TOKEN_PLAY_SPONSOR and token_left(zoo, card) and any_sponsor_for_money(state, zoo):
        state.push(D_SPONSOR_MONEY, seat, card)


def token_left(zoo: Zoo, card: i64) -> bool:
    i: i64 = 0
    while i < len(zoo.sponsors):
        if zoo.sponsors[i] == card:
            return zoo.tokens[i] > 0
        i += 1
    return False


def take_base_project(state: ArkNova, seat: i64, card: i64, only: i64) -> None:
    """A base project goes into the hand; which one is private unless there was only one to take (AN-1.4)."""
    state.undealt &= ~(1 << (card - FIRST_PROJECT))
    if only >= 0:
        to_hand(state, seat, card, EVERYBODY)
        state.say("base_project", seat, card)
    else:
        to_hand(state, seat, card, (1 << seat) | FROM_BASE)
        state.whisper("base_project", seat, card, 1 << seat)


def undealt(state: ArkNova, wanted: i64) -> i64:
    """Base projects that assertion (any) or dominance (one) may take, as a set (AN-15.19)."""
    if wanted >= 0:
        return state.undealt & (1 << (wanted - 192))
    return state.undealt & ((1 << BASE_PROJECTS) - 1)


def draw_many(state: ArkNova, seat: i64, count: i64) -> None:
    while count > 0:
        draw_to_hand(state, seat)
        count -= 1


def hunt(state: ArkNova, seat: i64, count: i64) -> None:
    """Reveal cards; an animal among them must be taken (AN-15.2)."""
    animals = False
    while count > 0:
        card = draw(state)
        if card < 0:
            break
        state.known[card] = EVERYBODY
        state.seen = append(state.seen, card)
        state.say("reveal", seat, card)
        animals = animals or is_animal(card)
        count -= 1
    if animals:
        state.push(D_HUNT, seat)
    else:
        throw_seen(state)


def throw_seen(state: ArkNova) -> None:
    i: i64 = 0
    while i < len(state.seen):
        throw(state, state.seen[i])
        i += 1
    state.seen = vec[i64]([])


def take_hunted(state: ArkNova, seat: i64, card: i64) -> None:
    keep_seen(state, card)
    to_hand(state, seat, card, EVERYBODY)
    state.say("hunt", seat, card)
    throw_seen(state)


def keep_seen(state: ArkNova, card: i64) -> None:
    left = vec[i64]([])
    i: i64 = 0
    while i < len(state.seen):
        if state.seen[i] != card:
            left = append(left, state.seen[i])
        i += 1
    state.seen = left


def perceive(state: ArkNova, seat: i64, count: i64) -> None:
    """Draw cards and keep half of them (AN-15.3)."""
    keep = count // 2
    while count > 0:
        card = draw(state)
        if card < 0:
            break
        state.known[card] = 1 << seat
        state.seen = append(state.seen, card)
        state.whisper("look", seat, card, 1 << seat)
        count -= 1
    if len(state.seen) > 0:
        state.push(D_KEEP, seat, min(keep, i64(len(state.seen))))


def scavenge(state: ArkNova, seat: i64, count: i64) -> None:
    """Shuffle the discard pile, draw from it and keep one (AN-15.4)."""
    if len(state.discard) == 0:
        return
    state.rng.shuffle(state.discard)
    state.revealed += 1
    hide_pile(state, seat)
    while count > 0 and len(state.discard) > 0:
        state.discard, card = pop(state.discard)
        state.seen = append(state.seen, card)
        state.whisper("look", seat, card, 1 << seat)
        count -= 1
    if len(state.discard) > 0:
        state.known[state.discard[len(state.discard) - 1]] = EVERYBODY  # the top of the pile lies face up
    state.push(D_KEEP, seat, 1)


def hide_pile(state: ArkNova, seat: i64) -> None:
    """Only who searches the pile will know which card has left it, unless all may read it (AN-1.4, AN-A1)."""
    i: i64 = 0
    while i < len(state.discard) and state.options.discard_view == 0:
        state.known[state.discard[i]] = (1 << seat) | FROM_PILE
        i += 1


def keep(state: ArkNova, seat: i64, card: i64) -> None:
    """Keep one of the cards just seen; after the last one the rest is discarded openly."""
    keep_seen(state, card)
    to_hand(state, seat, card, state.known[card])
    state.whisper("keep", seat, card, 1 << seat)
    state.set_arg(0, state.arg(0) - 1)
    if state.arg(0) > 0:
        return
    state.pop()
    i: i64 = 0
    while i < len(state.seen):
        state.say("discard", seat, state.seen[i])
        i += 1
    throw_seen(state)


def attract_sponsors(state: ArkNova, seat: i64) -> None:
    folder: i64 = 0
    while folder < 6:
        if state.display[folder] != NO_CARD and is_sponsor(state.display[folder]):
            take_folder(state, seat, folder)
        folder += 1


def resist(state: ArkNova, seat: i64) -> None:
    """Draw two final scoring cards, keep one of them (AN-15.18, AN-21.3)."""
    zoo = state.zoos[seat]
    count: i64 = 0
    while count < 2:
        final = draw_final(state)
        if final < 0:
            break
        state.revealed += 1
        state.final_known[final] |= 1 << seat
        zoo.marked = append(zoo.marked, final)
        count += 1
    if count == 1:
        zoo.finals = append(zoo.finals, zoo.marked[0])
        zoo.marked = vec[i64]([])
    elif count == 2:
        state.push(D_KEEP_FINAL, seat)


def keep_final(state: ArkNova, seat: i64, final: i64) -> None:
    zoo = state.zoos[seat]
    other = zoo.marked[0] if zoo.marked[1] == final else zoo.marked[1]
    zoo.marked = vec[i64]([])
    zoo.finals = append(zoo.finals, final)
    under_pile(state, other)
    state.pop()


def draw_final(state: ArkNova) -> i64:
    """The next final scoring card, or -1; alone the card that compares zoos is replaced by another (AN-20.5)."""
    tries = len(state.final_pile)
    while tries > 0:
        state.final_pile, final = pop(state.final_pile)
        if state.seats > 1 or state.tables.final_solo[final] == 1:
            return final
        under_pile(state, final)
        tries -= 1
    return -1


def under_pile(state: ArkNova, final: i64) -> None:
    pile = vec[i64]([])
    pile = append(pile, final)
    i: i64 = 0
    while i < len(state.final_pile):
        pile = append(pile, state.final_pile[i])
        i += 1
    state.final_pile = pile


def search(state: ArkNova, seat: i64, size_class: i64) -> None:
    """Reveal cards until one of the wanted kind appears: an animal of a size class, or a sponsor (-1) (AN-21.2)."""
    left = cards_left(state)
    found: i64 = -1
    while left > 0 and found < 0:
        card = draw(state)
        state.say("reveal", seat, card)
        if is_sponsor(card) if size_class < 0 else is_animal(card) and state.tables.size_class[card] == size_class:
            found = card
        else:
            state.known[card] = EVERYBODY
            state.seen = append(state.seen, card)
        left -= 1
    throw_seen(state)
    if found >= 0:
        to_hand(state, seat, found, EVERYBODY)
        state.say("hunt", seat, found)


def neighbours_of(state: ArkNova, zoo: Zoo, building: i64) -> i64:
    """Buildings beside a unique building, except empty standard enclosures (AN-22.61)."""
    around: i64 = 0
    i: i64 = 0
    while i < len(zoo.building):
        if zoo.building[i] == building:
            around = zoo.around[i]
        i += 1
    found: i64 = 0
    i = 0
    while i < len(zoo.building):
        standard = ENCLOSURE_1 <= zoo.building[i] <= ENCLOSURE_5
        if zoo.cells[i] & around != 0 and (not standard or (zoo.occupied >> i) & 1 == 1):
            found += 1
        i += 1
    return found
