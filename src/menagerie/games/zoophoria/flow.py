"""The round as a machine: goes on by itself until somebody has to decide (ZP-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from menagerie.core.journal import public
from menagerie.games.zoophoria.accounts import attract, receive_track_income
from menagerie.games.zoophoria.decks import discard_to_pile, draw
from menagerie.games.zoophoria.events import become_immune, befall, would_change
from menagerie.games.zoophoria.favours import SUNDAY, has_favour, upcoming_first
from menagerie.games.zoophoria.habitat import is_structure
from menagerie.games.zoophoria.morning import block, can_place_worker, roll
from menagerie.games.zoophoria.placing import take_in_hand
from menagerie.games.zoophoria.production import (
    animal_visitors,
    cubes_to_come,
    day_worker,
    food,
    food_cost,
    has_worker,
    income,
    net_trash,
    staff_visitors,
    treatment,
    wages,
)
from menagerie.games.zoophoria.scoring import final_scoring
from menagerie.games.zoophoria.setting_up import lay_out
from menagerie.games.zoophoria.steps import (
    ASSIGN,
    ASSIGN_FOOD,
    DRAW,
    DRAWN,
    END_GAME,
    END_OF_ROUND,
    EVENT,
    FAVOUR,
    FEED,
    FEED_SHORT,
    FINISHED,
    FREE,
    IMMUNITY,
    INCOME,
    INFECT,
    INFECT_PLACE,
    INSTALL,
    INSTALL_OP,
    LAST,
    NOTHING,
    PLACE_ANIMAL,
    PLACE_STAFF,
    PLACE_STRUCTURE,
    PLACE_WORKERS,
    ROLL,
    ROUGH_START,
    TARGET_DISCARD,
    TARGET_DRAW,
    TRANSFER,
    TRASH,
    TREAT,
    VISITORS,
    WAGE_SHORT,
    WAGES,
    WORKER,
)
from menagerie.games.zoophoria.targets import draw_targets, score_targets
from menagerie.games.zoophoria.viruses import remove_sick, spread, treat
from menagerie.games.zoophoria.vocabulary import (
    ANIMAL,
    ANIMALS,
    BLUE,
    BY_ANIMALS,
    BY_DAY_WORKER,
    BY_STAFF,
    BY_TRASH,
    CARD_SLOTS,
    CARDS,
    DICE_COLOURS,
    NO_CARD,
    ORANGE,
    RED,
    SPOTS,
    YELLOW,
)

if TYPE_CHECKING:
    from menagerie.games.zoophoria.state import Zoophoria


def run(state: Zoophoria) -> None:
    """Go on until a decision is open."""
    while state.decision == NOTHING:
        tick(state)


def tick(state: Zoophoria) -> None:
    """One thing more: first what the present player has begun, then the step."""
    if state.transfer > 0:
        state.transfer = spread(state, state.transfer, TRANSFER)
    elif state.infecting > 0:
        state.infecting = spread(state, state.infecting, INFECT_PLACE)
    elif state.cures > 0:
        treat(state)
    elif state.discards > 0:
        state.decision = TARGET_DISCARD
    elif state.hand_count > 0:
        open_placing(state)
    else:
        go_on(state)


def open_placing(state: Zoophoria) -> None:
    card = i64(state.hand[0])
    if card < ANIMALS:
        state.decision = PLACE_ANIMAL
    else:
        state.decision = PLACE_STRUCTURE if is_structure(state, card) else PLACE_STAFF


def in_turn(state: Zoophoria) -> i64:
    """The player whose turn it is in the present stage, clockwise from the first player (ZP-1.7)."""
    return (state.first + state.turn) % state.seats


def begin(state: Zoophoria, step: i64) -> None:
    state.step = step
    state.stage = 0
    state.turn = 0
    state.substep = 0


def begin_work(state: Zoophoria) -> None:
    """The favour window of the step is closed (ZP-5.31)."""
    state.stage = 1
    state.turn = 0
    state.substep = 0


def go_on(state: Zoophoria) -> None:
    step = state.step
    if step <= PLACE_WORKERS:
        morning(state)
    elif step == INSTALL:
        if state.turn == state.seats:
            begin(state, WAGES)
        else:
            state.player = in_turn(state)
            state.decision = INSTALL_OP
    elif step == WAGES:
        pay_wages(state)
    elif step == EVENT:
        event(state)
    elif step == TARGET_DRAW:
        red_worker(state)
    elif step == TRASH:
        for turn in range(state.seats):
            add_trash(state, (state.first + turn) % state.seats)
        begin(state, VISITORS)
    elif step == INCOME:
        for turn in range(state.seats):
            receive_income(state, (state.first + turn) % state.seats)
        begin(state, LAST)
    elif step == END_OF_ROUND:
        end_of_round(state)
    elif state.stage == 0:
        favour_window(state)
    else:
        work(state)


def favour_window(state: Zoophoria) -> None:
    """Ask the players in turn order who have a favour of use; each until it passes (ZP-5.31)."""
    while state.turn < state.seats:
        if has_favour(state, in_turn(state)):
            state.player = in_turn(state)
            state.decision = FAVOUR
            return
        state.turn += 1
    begin_work(state)


def work(state: Zoophoria) -> None:
    """The steps that have a favour window before their work."""
    step = state.step
    if step == FEED:
        feed(state)
    elif step == INFECT:
        infect(state)
    elif step == TREAT:
        treat_in_turn(state)
    elif step == VISITORS:
        for turn in range(state.seats):
            attract_visitors(state, (state.first + turn) % state.seats)
        begin(state, INCOME)
    else:
        begin(state, END_OF_ROUND)  # after LAST


# The morning meeting.


def morning(state: Zoophoria) -> None:
    step = state.step
    if step == ROUGH_START:
        rough_start(state)
    elif step == DRAW:
        draw_animal(state)
    elif step == ROLL:
        roll(state)
        begin(state, ASSIGN)
        if state.food_die == 0:
            state.player = state.first
            state.decision = ASSIGN_FOOD
    elif step == ASSIGN:
        if state.journal is not None:
            state.journal.note("assign", state.first, [state.food_die, state.virus_die, state.trash_die])
        block(state)
        begin(state, PLACE_WORKERS)
    else:
        workers(state)


def rough_start(state: Zoophoria) -> None:
    """One die each: that many cubes and that much trash (ZP-12.6)."""
    if state.turn == state.seats:
        begin(state, DRAW)
        return
    seat = in_turn(state)
    state.turn += 1
    state.player = seat
    die = 1 + state.rng.below(6)
    state.revealed += 1
    state.infecting = die
    state.trash[seat] = die
    if state.journal is not None:
        state.journal.note("rough", seat, [die])


def draw_animal(state: Zoophoria) -> None:
    """Each player draws one animal and places or discards it (ZP-6.1)."""
    if state.turn == state.seats:
        begin(state, ROLL)
        return
    seat = in_turn(state)
    state.turn += 1
    card = draw(state, ANIMAL)
    if card == NO_CARD:
        return  # ZP-13.1
    state.player = seat
    take_in_hand(state, card, DRAWN)
    if state.journal is not None:
        state.journal.secret("draw", seat, [card], i64(1) << seat, public("draw_hidden", seat, [1]))


def workers(state: Zoophoria) -> None:
    """Three workers each, one at a time, clockwise (ZP-6.4)."""
    if state.workers == 3 * state.seats:
        begin(state, INSTALL)
        return
    seat = (state.first + state.workers) % state.seats
    if not can_place_worker(state, seat):
        state.workers += 1
        return
    state.player = seat
    state.decision = WORKER


# Maintenance.


def pay_wages(state: Zoophoria) -> None:
    """Yellow is collected first; then wages, with employees leaving while coins are short (ZP-7.9, ZP-7.10)."""
    if state.no_coins:
        begin(state, EVENT)
        return
    if state.stage == 0:
        collect_yellow(state)
        begin_work(state)
        return
    if state.turn == state.seats:
        begin(state, EVENT)
        return
    seat = in_turn(state)
    due = wages(state, seat)
    if due > state.coins[seat]:
        state.player = seat
        state.decision = WAGE_SHORT
        return
    state.coins[seat] -= due
    if state.journal is not None:
        state.journal.note("wages", seat, [due])
    state.turn += 1


def collect_yellow(state: Zoophoria) -> None:
    for seat in range(state.seats):
        if has_worker(state, seat, YELLOW):
            state.coins[seat] += state.yellow
            if state.journal is not None:
                state.journal.note("yellow", seat, [state.yellow])
            state.yellow = 0


def event(state: Zoophoria) -> None:
    """Immunity first, then the event for everybody (ZP-7.11)."""
    if state.event == 0:
        begin(state, TARGET_DRAW)
    elif state.stage == 0:
        event_window(state)
    elif state.turn == state.seats:
        begin(state, TARGET_DRAW)
    else:
        if state.turn == 0:
            state.happening = True
            if state.journal is not None:
                state.journal.note("event", -1, [state.event])
        seat = in_turn(state)
        state.turn += 1
        befall(state, seat)


def event_window(state: Zoophoria) -> None:
    while state.turn < state.seats:
        seat = in_turn(state)
        state.player = seat
        if state.substep == 0:
            state.substep = 1
            if has_worker(state, seat, ORANGE) and would_change(state, seat):
                if not state.forced_immunity:
                    state.decision = IMMUNITY
                    return
                become_immune(state, seat)  # ZP-A5
        if has_favour(state, seat):
            state.decision = FAVOUR
            return
        state.turn += 1
        state.substep = 0
    begin_work(state)


def red_worker(state: Zoophoria) -> None:
    """Its owner draws three targets and discards one (ZP-7.12)."""
    if state.stage == 1:
        begin(state, FEED)
        return
    state.stage = 1
    for seat in range(state.seats):
        if has_worker(state, seat, RED):
            draw_targets(state, seat, 3, 1)


def feed(state: Zoophoria) -> None:
    """While food is short, animals leave or food favours help (ZP-7.14)."""
    if state.turn == state.seats:
        begin(state, INFECT)
        return
    seat = in_turn(state)
    there = food(state, seat)
    cost = food_cost(state, seat)
    if there < cost:
        state.player = seat
        state.decision = FEED_SHORT
        return
    if state.journal is not None:
        state.journal.note("feed", seat, [cost, there])
    state.turn += 1


def infect(state: Zoophoria) -> None:
    if state.turn == state.seats:
        begin(state, TREAT)
        return
    state.player = in_turn(state)
    state.turn += 1
    state.infecting = cubes_to_come(state, state.player)


def treat_in_turn(state: Zoophoria) -> None:
    """Treatment, then the sick animals of the player leave (ZP-7.19, ZP-7.20)."""
    if state.turn == state.seats:
        begin(state, TRASH)
        return
    state.player = in_turn(state)
    if state.substep == 0:
        state.substep = 1
        state.cures = treatment(state, state.player)
        return
    remove_sick(state, state.player)
    state.substep = 0
    state.turn += 1


def add_trash(state: Zoophoria, seat: i64) -> None:
    """The counter moves; each time it reaches the limit it costs visitors and starts again (ZP-7.21 to ZP-7.23)."""
    net = net_trash(state, seat)
    counter = max(state.trash[seat] + net, 0)
    overflows: i64 = 0
    while counter >= state.tables.trash_limit:
        counter -= state.tables.trash_limit
        overflows += 1
    state.trash[seat] = counter
    if state.journal is not None:
        state.journal.note("trash", seat, [net, counter, overflows, -overflows * state.tables.trash_penalty])
    if overflows > 0:
        attract(state, seat, overflows * state.tables.trash_penalty, BY_TRASH)


def attract_visitors(state: Zoophoria, seat: i64) -> None:
    """Blue day worker, open animals and open staff (ZP-7.24); the marker moves once by the sum."""
    blue = day_worker(state, seat, BLUE)
    animals = animal_visitors(state, seat)
    staff = staff_visitors(state, seat)
    attract(state, seat, animals, BY_ANIMALS)
    attract(state, seat, staff, BY_STAFF)
    attract(state, seat, blue, BY_DAY_WORKER)
    if state.journal is not None:
        state.journal.note("visitors", seat, [animals, staff, blue, state.visitors[seat]])


def receive_income(state: Zoophoria, seat: i64) -> None:
    """Coins of buildings (ZP-7.25), and the track income that waited (ZP-A7)."""
    if state.no_coins:
        return
    coins = income(state, seat)
    state.coins[seat] += coins
    if state.journal is not None and coins > 0:
        state.journal.note("income", seat, [coins])
    if state.due[seat] > 0:
        receive_track_income(state, seat, state.due[seat])
        state.due[seat] = 0


# The end of the round.


def end_of_round(state: Zoophoria) -> None:
    for turn in range(state.seats):
        score_targets(state, (state.first + turn) % state.seats)
    if state.day == SUNDAY:
        end_game(state)
        return
    restock(state)
    if not state.no_coins:
        state.yellow += state.tables.yellow_per_round  # ZP-8.4
    state.first = upcoming_first(state)
    state.next_first = -1
    state.day += 1
    if state.journal is not None:
        state.journal.note("new_day", state.first, [state.day])
    new_round(state)
    begin(state, DRAW)


def end_game(state: Zoophoria) -> None:
    for seat in range(state.seats):
        final_scoring(state, seat)
    state.step = END_GAME
    state.decision = FINISHED
    if state.journal is not None:
        state.journal.note("game_over", -1, [])


def restock(state: Zoophoria) -> None:
    """The cards left on the notice board are discarded and new ones laid out (ZP-8.3)."""
    for slot in range(CARD_SLOTS):
        card = i64(state.board[slot])
        if card != NO_CARD:
            discard_to_pile(state, card)
            state.board[slot] = u8(NO_CARD)
    lay_out(state)


def new_round(state: Zoophoria) -> None:
    """Workers return and the effects of the day end (ZP-5.2)."""
    for spot in range(SPOTS):
        state.owner[spot] = u8(FREE)
    for colour in range(DICE_COLOURS):
        state.day_die[colour] = 0
    for card in range(CARDS):
        state.moved[card] = 0
    for seat in range(state.seats):
        state.food_bonus[seat] = 0
    state.workers = 0
    state.food_die = 0
    state.virus_die = 0
    state.trash_die = 0
    state.event = 0
    state.happening = False
    state.immune = 0
    state.used = NO_CARD
