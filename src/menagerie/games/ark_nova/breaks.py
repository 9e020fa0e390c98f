"""The end of a turn, breaks and the end of the game (AN-17, AN-18, AN-20)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from menagerie.games.ark_nova.association import cover_donation, hand_limit
from menagerie.games.ark_nova.decks import discard_from_hand, refill, throw
from menagerie.games.ark_nova.effects import under_pile
from menagerie.games.ark_nova.frames import (
    D_END_TURN,
    D_FINAL,
    D_HAND_LIMIT,
    S_BREAK_DISPLAY,
    S_BREAK_END,
    S_BREAK_TOKENS,
    S_BREAK_WORKERS,
    S_EFFECT,
    S_FINAL,
    S_INCOME,
    S_INCOME_APPEAL,
    S_INCOME_KIOSKS,
    S_INCOME_MAP,
    S_NEXT_TURN,
    S_REFILL,
    S_SCORE,
)
from menagerie.games.ark_nova.scoring import points, score_zoo
from menagerie.games.ark_nova.state import BREAK, ENDED, NO_CARD, PLAYING, SCORING, ArkNova, Zoo, without
from menagerie.games.ark_nova.tables import EDGE_SPACES, INCOME, POWER_KIOSK, POWER_RESTAURANT
from menagerie.games.ark_nova.tracks import open_pool
from menagerie.games.ark_nova.turns import LAST_OFFER, harbor_open, start_turn


def crossed(state: ArkNova, zoo: Zoo) -> bool:
    """The markers have met: appeal reaches the target at the conservation marker (AN-18.1)."""
    return zoo.appeal >= state.tables.target[zoo.conservation]


def end_turn(state: ArkNova) -> None:
    """Venom, display, end of the game, break, next player (AN-4.4)."""
    seat = state.active
    zoo = state.zoos[seat]
    if state.harbor_used == 0 and harbor_open(state, zoo):
        state.harbor_used = LAST_OFFER
        state.push(D_END_TURN, seat)
        return
    state.pop()
    if zoo.venom != 0 and state.venom_used == 0:
        paid = min(zoo.money, 2)  # AN-5.13
        zoo.money -= paid
        state.say("venom_paid", seat, paid)
    refill(state)
    if state.seats == 1:
        end_solo_turn(state)
        return
    if state.last_turns > 0:
        state.last_turns -= 1
    elif state.last_turns < 0:
        check_trigger(state)
    if state.last_turns == 0:
        state.push(S_FINAL, seat)
        if state.break_due == 1 and state.options.last_break == 1:  # AN-A23
            push_break(state)
        return
    state.push(S_NEXT_TURN, seat)
    if state.break_due == 1:
        push_break(state)


def check_trigger(state: ArkNova) -> None:
    """The end is triggered in the own turn; with an option in any turn (AN-A22)."""
    step: i64 = 0
    while step < state.seats:
        seat = (state.active + step) % state.seats
        if crossed(state, state.zoos[seat]):
            state.last_turns = state.seats - 1
            state.trigger = seat
            state.say("trigger", seat)
            return
        if state.options.any_turn_end == 0:
            return
        step += 1


def end_solo_turn(state: ArkNova) -> None:
    """Solo: a break when all tokens of the round have moved; the last round ends the game (AN-20.3, AN-20.4)."""
    state.round_left -= 1
    if state.round_left > 0:
        state.push(S_NEXT_TURN, 0)
        return
    state.round += 1
    if state.round == len(state.tables.solo_turns):
        state.push(S_FINAL, 0)
        return
    state.round_left = state.tables.solo_turns[state.round]
    cover_donation(state)  # AN-A32
    state.push(S_NEXT_TURN, 0)
    push_break(state)


def next_turn(state: ArkNova) -> None:
    state.pop()
    state.phase = PLAYING
    seat = (state.active + 1) % state.seats
    if state.last_turns > 0 and seat == state.trigger and state.seats > 1:
        seat = (seat + 1) % state.seats
    start_turn(state, seat)


def push_break(state: ArkNova) -> None:
    """The steps of a break, the first on top (AN-17.2 to AN-17.9)."""
    seat = state.active
    state.phase = BREAK
    state.breaks += 1
    state.say("break", seat)
    state.push(S_BREAK_END, seat)
    step = state.seats - 1
    while step >= 0:
        state.push(S_INCOME, (seat + step) % state.seats)
        step -= 1
    state.push(S_BREAK_DISPLAY, seat)
    state.push(S_BREAK_WORKERS, seat)
    state.push(S_BREAK_TOKENS, seat)
    begin_hand_limit(state)


def begin_sealed(state: ArkNova, seats: i64) -> None:
    """Ask the given seats, from the active player on (AN-1.9)."""
    state.waiting = seats
    step: i64 = 0
    while step < state.seats:
        seat = (state.active + step) % state.seats
        if (seats >> seat) & 1 == 1:
            state.asked = seat
            return
        step += 1


def answered(state: ArkNova, seat: i64) -> bool:
    """A seat has given its sealed answer; true when all have."""
    left = state.waiting & ~(1 << seat)
    begin_sealed(state, left)
    return left == 0


def begin_hand_limit(state: ArkNova) -> None:
    seats: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        zoo = state.zoos[seat]
        if len(zoo.hand) > hand_limit(state, zoo):
            seats |= 1 << seat
        seat += 1
    if seats != 0:
        begin_sealed(state, seats)
        state.push(D_HAND_LIMIT, state.active)


def mark_discard(state: ArkNova, seat: i64, card: i64) -> None:
    zoo = state.zoos[seat]
    zoo.marked = append(zoo.marked, card)
    if len(zoo.hand) - len(zoo.marked) > hand_limit(state, zoo):
        return
    if answered(state, seat):
        state.pop()
        discard_marked(state)


def discard_marked(state: ArkNova) -> None:
    """All sealed discards are shown at once."""
    step: i64 = 0
    while step < state.seats:
        zoo = state.zoos[(state.active + step) % state.seats]
        marked = zoo.marked
        zoo.marked = vec[i64]([])
        i: i64 = 0
        while i < len(marked):
            discard_from_hand(state, zoo.seat, marked[i])
            i += 1
        step += 1
    state.revealed += 1


def remove_tokens(state: ArkNova) -> None:
    state.pop()
    for zoo in state.zoos:
        zoo.venom = 0
        zoo.constriction = 0
        card: i64 = 0
        while card < 5:
            zoo.multiplier[card] = 0
            card += 1


def workers_home(state: ArkNova) -> None:
    """Workers return; partner zoos and universities are restocked unless all players own them (AN-17.4)."""
    state.pop()
    partners: i64 = 31
    universities: i64 = 7
    for zoo in state.zoos:
        task: i64 = 0
        while task < 4:
            zoo.active_workers += zoo.tasks[task]
            zoo.tasks[task] = 0
            task += 1
        partners &= zoo.partner_zoos
        universities &= zoo.universities
    state.partner_board |= 31 & ~partners
    state.university_board |= 7 & ~universities


def clear_folders(state: ArkNova) -> None:
    """The cards of folders 1 and 2 are discarded, then the display is refilled (AN-17.5)."""
    state.pop()
    folder: i64 = 0
    while folder < 2:
        if state.display[folder] != NO_CARD:
            throw(state, state.display[folder])
            state.display[folder] = NO_CARD
        folder += 1
    refill(state)


def income(state: ArkNova) -> None:
    """All income of a player, in an order of choice; then the display is refilled (AN-17.6, AN-17.8)."""
    seat = state.top_seat()
    zoo = state.zoos[seat]
    tables = state.tables
    state.pop()
    state.push(S_REFILL, seat)
    begin = state.depth
    state.push(S_INCOME_APPEAL, seat)
    if zoo.kiosks > 0:
        state.push(S_INCOME_KIOSKS, seat)
    if tables.power[zoo.map] in (POWER_KIOSK, POWER_RESTAURANT):
        state.push(S_INCOME_MAP, seat)
    space: i64 = 0
    while space < EDGE_SPACES:
        if (zoo.edge >> space) & 1 == 0 and tables.edge_income[zoo.map * EDGE_SPACES + space] == 1:
            state.push(S_EFFECT, seat, tables.edge_bonus[zoo.map * EDGE_SPACES + space], -1)
        space += 1
    i: i64 = 0
    while i < len(zoo.sponsors):
        row = tables.first_effect[zoo.sponsors[i]]
        while row < tables.last_effect[zoo.sponsors[i]]:
            if tables.e_when[row] == INCOME:
                state.push(S_EFFECT, seat, row, zoo.sponsors[i])
            row += 1
        i += 1
    open_pool(state, seat, begin)


def end_break(state: ArkNova) -> None:
    """The token returns; markers that met in the break give everybody one more turn (AN-18.3)."""
    state.pop()
    state.break_token = 0
    state.break_due = 0
    if state.last_turns >= 0 or state.seats == 1:
        return
    for zoo in state.zoos:
        if crossed(state, zoo):
            state.last_turns = state.seats
            state.say("trigger", zoo.seat)
            return


def begin_final_discard(state: ArkNova) -> None:
    """Every player owes a final scoring card (AN-14.3, AN-18.6)."""
    seats: i64 = 0
    for zoo in state.zoos:
        if len(zoo.finals) > 0:
            seats |= 1 << zoo.seat
    begin_sealed(state, seats)


def mark_final(state: ArkNova, seat: i64, final: i64) -> None:
    zoo = state.zoos[seat]
    zoo.marked = append(zoo.marked, final)
    if not answered(state, seat):
        return
    state.pop()
    step: i64 = 0
    while step < state.seats:
        owner = state.zoos[(state.active + step) % state.seats]
        if len(owner.marked) > 0:
            owner.finals = without(owner.finals, owner.marked[0])
            under_pile(state, owner.marked[0])
            owner.marked = vec[i64]([])
        step += 1
    state.say("final_discard", -1)


def final_scoring(state: ArkNova) -> None:
    """Nobody reached 10 conservation: first every player discards a final scoring card (AN-18.6)."""
    state.pop()
    state.phase = SCORING
    state.push(S_SCORE, state.active)
    if state.ten_reached == 0:
        state.ten_reached = 1
        state.push(D_FINAL, state.active)


def score_all(state: ArkNova) -> None:
    state.pop()
    for zoo in state.zoos:
        score_zoo(state, zoo)
        state.say("score", zoo.seat, zoo.end_appeal, zoo.end_sponsors, zoo.end_finals)
    if state.seats == 1:
        state.say("solo", 0, points(state, state.zoos[0]))
    state.phase = ENDED
    state.revealed += 1
