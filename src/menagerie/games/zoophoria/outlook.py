"""An estimate of a seat's final visitors: today with the dice that are known, then days like today without luck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from menagerie.core.state import ALLOWED
from menagerie.games.zoophoria.actions import (
    CLAIM,
    DRAFT,
    DROP,
    DROP_THIS,
    EXHIBIT,
    MOVE,
    MOVE_THIS,
    PASS,
    REJECT,
    STAFF,
    SWAP,
    TAKE,
    TURN,
    USE,
)
from menagerie.games.zoophoria.decks import deck_base
from menagerie.games.zoophoria.events import would_change
from menagerie.games.zoophoria.exhibits import placing
from menagerie.games.zoophoria.favours import SUNDAY
from menagerie.games.zoophoria.habitat import is_structure, is_vacant, space_of
from menagerie.games.zoophoria.installing import has_moved, moving_to, stands_alone
from menagerie.games.zoophoria.production import FRIDAY, bonus, day_worker, has_worker, would_close
from menagerie.games.zoophoria.setting_up import DEALT
from menagerie.games.zoophoria.staff import placing_staff
from menagerie.games.zoophoria.steps import (
    DRAFT_PICK,
    EVENT,
    FEED,
    FINISHED,
    INFECT,
    PILE_PICK,
    SWAP_PICK,
    TRASH,
    TREAT,
    VISITORS,
    WAGES,
    WORKER_DIE,
)
from menagerie.games.zoophoria.targets import is_met, progress
from menagerie.games.zoophoria.vocabulary import (
    ANIMAL,
    ANIMAL_SLOTS,
    ANIMALS,
    BLACK,
    BLUE,
    BONUS_FOOD,
    BONUS_VIRUS_REMOVAL,
    CARD_SLOTS,
    CHOOSE,
    CLEAN,
    DRAW_ANIMALS,
    EVENT_VISITORS,
    EXHIBITS,
    FAVOURS,
    FLIP_DICE,
    FOOD_DIE,
    GREEN,
    HELD,
    IMMUNE_CLOSED,
    NO_CARD,
    ORANGE,
    PURPLE,
    RED,
    SPACES,
    SWAP_SUPPLY,
    TAKE_DISCARD,
    TARGETS,
    TRASH_DIE,
    VIRUS_DIE,
    VIRUS_EACH,
    VISITORS_EACH,
    YELLOW,
)

if TYPE_CHECKING:
    from menagerie.games.zoophoria.state import Zoophoria

MEAN_DIE: Final = 3.5
CAREFUL_FOOD: Final = 3.0  # a food die to reckon with on later days
CAREFUL_VIRUS: Final = 3.2  # players assign the dice to their taste
HUNGER: Final = 0.9  # how much of the visitors leaves with the food that is missing: the worst eaters go first
CROWDED: Final = 0.4  # what a card that finds no space is worth compared with one that does
EATING: Final = 0.45  # visitors that a unit of food is worth every day
TARGET_HOPE: Final = 1.0  # what three new targets to choose from are worth


@final
class Day:
    """What a habitat brings and needs, today and on later days."""

    def __init__(self) -> None:
        self.animals: float = 0.0
        self.capacity: float = 0.0
        self.cubes: float = 0.0
        self.today: float = 0.0  # visitors of animals today
        self.later: float = 0.0  # visitors of animals on all later days together
        self.staff_today: float = 0.0
        self.staff_later: float = 0.0
        self.cost_today: float = 0.0
        self.cost: float = 0.0
        self.food: float = 0.0
        self.removal: float = 0.0
        self.viruses: float = 0.0
        self.trash: float = 0.0
        self.wages: float = 0.0
        self.income: float = 0.0
        self.crowded: float = 0.0  # animals to come that find no space
        self.extras: float = 0.0  # favours still to be called in, room in structures


def outlook(state: Zoophoria, seat: i64) -> float:
    if state.decision == FINISHED:
        return float(state.visitors[seat])
    immune = (state.immune >> seat) & 1 != 0
    value = expectation(state, seat, immune)
    if not immune and state.step <= EVENT and has_worker(state, seat, ORANGE) and would_change(state, seat):
        value = max(value, expectation(state, seat, True))
    return value


def expectation(state: Zoophoria, seat: i64, immune: bool) -> float:
    """Final visitors if the event of today spares the player or not."""
    day = Day()
    gather(state, seat, immune, day)
    value = float(state.visitors[seat]) + day.extras
    left = float(SUNDAY - state.day)
    fed_today = fed(state, seat, immune, day)
    fed_later = fed_today
    cost = day.cost * fed_today
    if cost > CAREFUL_FOOD + day.food:
        fed_later = fed_today * (CAREFUL_FOOD + day.food) / cost
    ill = illness(state, seat, immune, day, left)
    if state.step <= VISITORS:
        value += day.today * (1.0 - HUNGER * (1.0 - fed_today)) + day.staff_today
        value += float(helped(state, seat, BLUE))
    kept = 1.0 - HUNGER * (1.0 - fed_later)
    value += day.later * kept + day.staff_later
    value += float(state.tables.final_per_animal) * day.animals * fed_later
    value -= min(ill, 0.8 * (day.later + 2.0 * day.animals) + 6.0)
    spare = CAREFUL_FOOD + day.food - cost
    if spare > 0.0:
        value += 0.12 * left * min(spare, 5.0)
    value -= litter(state, seat, immune, day, left)
    value += purse(state, seat, day, left, day.later * kept + day.staff_later + day.today)
    value += hopes(state, seat, left)
    if state.step <= EVENT and not immune and state.tables.event_effect[state.event] == EVENT_VISITORS:
        value += float(state.tables.event_amount[state.event])
    return value


# What the habitat holds.


def gather(state: Zoophoria, seat: i64, immune: bool, day: Day) -> None:
    base = seat * HELD
    for i in range(state.held_count[seat]):
        reckon(state, seat, i64(state.held[base + i]), immune, 1.0, day)
    spaces(state, seat, day)
    coming(state, seat, immune, day)


def coming(state: Zoophoria, seat: i64, immune: bool, day: Day) -> None:
    """Claimed cards and cards in hand, as far as there is space for them."""
    vacant = vacancies(state, seat, 0)
    desks = vacancies(state, seat, EXHIBITS)
    for i in range(CARD_SLOTS + state.hand_count):
        if i < CARD_SLOTS:
            if i64(state.owner[i]) != seat:
                continue
            card = i64(state.board[i])
        else:
            if state.player != seat:
                break
            card = i64(state.hand[i - CARD_SLOTS])
        if card == NO_CARD:
            continue
        weight = CROWDED
        exhibit = card < ANIMALS or is_structure(state, card)
        if (card < ANIMALS and joins(state, seat, card)) or (not exhibit and shares(state, seat, card)):
            weight = 1.0
        elif exhibit and vacant > 0:
            vacant -= 1
            weight = 1.0
        elif not exhibit and desks > 0:
            desks -= 1
            weight = 1.0
        reckon(state, seat, card, immune, weight, day)


def joins(state: Zoophoria, seat: i64, card: i64) -> bool:
    """Whether an animal finds a place beside others."""
    for space in range(EXHIBITS):
        if not is_vacant(state, seat, space) and placing(state, seat, card, space) == ALLOWED:
            return True
    return False


def shares(state: Zoophoria, seat: i64, card: i64) -> bool:
    for space in range(EXHIBITS, SPACES):
        if not is_vacant(state, seat, space) and placing_staff(state, seat, card, space) == ALLOWED:
            return True
    return False


def vacancies(state: Zoophoria, seat: i64, first: i64) -> i64:
    count: i64 = 0
    for space in range(first, first + EXHIBITS):
        if is_vacant(state, seat, space):
            count += 1
    return count


def spaces(state: Zoophoria, seat: i64, day: Day) -> None:
    """Room to grow is worth something while there are days left."""
    left = min(float(SUNDAY - state.day), 5.0)
    day.extras += 0.7 * left * min(float(vacancies(state, seat, 0)), 2.0)
    day.extras += 0.35 * left * min(float(vacancies(state, seat, EXHIBITS)), 2.0)
    for space in range(EXHIBITS):
        structure = i64(state.structures[seat * EXHIBITS + space])
        if structure != NO_CARD:
            room = float(state.tables.capacity[structure] - i64(state.crowd[seat * SPACES + space]))
            day.extras += 0.5 * left * min(room, 3.0)


def reckon(state: Zoophoria, seat: i64, card: i64, immune: bool, weight: float, day: Day) -> None:
    tables = state.tables
    spared = immune or state.step > VISITORS or not would_close(state, card)
    visitors = float(tables.visitors[card])
    weekend = visitors
    if tables.weekend[card] >= 0:
        weekend = float(tables.weekend[card]) + (visitors if state.weekend_adds else 0.0)
    left = SUNDAY - state.day
    weekend_days = min(left, 3)
    later = visitors * float(left - weekend_days) + weekend * float(weekend_days)
    today = 0.0
    if spared:
        today = weekend if state.day >= FRIDAY else visitors
    code = tables.code[card]
    if 0 < code < FAVOURS:
        day.extras += weight * favour_hope(state, card, code)
    if card < ANIMALS:
        hit_by_weather = not immune and tables.event_effect[state.event] == VISITORS_EACH and today > 0.0
        if hit_by_weather and tables.weather[card] == tables.event_value[state.event]:
            today += float(tables.event_amount[state.event])
        if weight == CROWDED:
            # It would push out another animal: what it brings beyond the one that is missed least.
            gain = later - EATING * float(tables.food[card] * left) - least_missed(state, seat, left)
            day.crowded += 1.0
            if gain > 0.0:
                day.later += gain / day.crowded
                day.extras += 0.2
            return
        day.animals += 1.0
        day.capacity += float(tables.capacity[card])
        if spared:
            day.cubes += float(i64(state.cubes[card]))
            day.cost_today += float(tables.food[card])
        day.today += today
        day.later += later
        day.cost += float(tables.food[card])
        if tables.mate[card] != NO_CARD:
            day.extras += 0.15 * float(left)
        return
    day.staff_today += weight * today
    day.staff_later += weight * later
    day.food += weight * float(tables.food[card])
    day.removal += weight * float(tables.virus_removal[card])
    day.viruses += weight * float(tables.virus_output[card])
    day.trash += weight * float(tables.trash_output[card] - tables.trash_removal[card])
    day.wages += weight * float(tables.wage[card])
    day.income += weight * float(tables.coins[card])
    if tables.bonus_resource[card] == BONUS_FOOD:
        day.food += weight * float(bonus(state, seat, card))
    elif tables.bonus_resource[card] == BONUS_VIRUS_REMOVAL:
        day.removal += weight * float(bonus(state, seat, card))
    if is_structure(state, card) and i64(state.where[card]) == NO_CARD:
        day.extras += 2.2 * min(float(left), 5.0)


def least_missed(state: Zoophoria, seat: i64, left: i64) -> float:
    """What the animal that a new one would best replace still brings; families and animals in structures stay."""
    least = 1000.0
    base = seat * HELD
    for i in range(state.held_count[seat]):
        card = i64(state.held[base + i])
        if card >= ANIMALS or state.crowd[i64(state.where[card])] != 1:
            continue
        visitors = state.tables.visitors[card]
        weekend = state.tables.weekend[card] if state.tables.weekend[card] >= 0 else visitors
        weekend_days = min(left, 3)
        later = visitors * (left - weekend_days) + weekend * weekend_days
        least = min(least, float(later) - EATING * float(state.tables.food[card] * left))
    return least


def favour_hope(state: Zoophoria, card: i64, code: i64) -> float:
    """What a favour that has not been called in is worth beyond its card."""
    left = float(SUNDAY - state.day)
    if code == DRAW_ANIMALS:
        return min(0.8 * left, 3.0)
    if code == CHOOSE:
        return 3.0
    if code == IMMUNE_CLOSED:
        return min(0.4 * left, 1.5)
    if code in (TAKE_DISCARD, SWAP_SUPPLY):
        return min(0.7 * left, 3.0)
    return min(0.5 * left, 2.0)


# The steps of a day.


def die(state: Zoophoria, value: i64) -> float:
    """A production die; while it is not assigned, the mean of the red dice that are left, or of any die."""
    if value > 0:
        return float(value)
    total: i64 = 0
    count: i64 = 0
    for face in range(1, 7):
        total += face * state.red[face]
        count += state.red[face]
    return float(total) / float(count) if count > 0 else MEAN_DIE


def helped(state: Zoophoria, seat: i64, colour: i64) -> i64:
    """What a day worker gives today; the player about to choose its die takes a high one."""
    if state.decision == WORKER_DIE and state.player == seat and state.chosen == colour:
        best: i64 = 6
        while best > 1 and state.pool[best] == 0:
            best -= 1
        return best
    return day_worker(state, seat, colour)


def change(state: Zoophoria, effect: i64, immune: bool) -> float:
    """What the event of today adds to a die."""
    if immune or state.tables.event_effect[state.event] != effect:
        return 0.0
    return float(state.tables.event_amount[state.event])


def fed(state: Zoophoria, seat: i64, immune: bool, day: Day) -> float:
    """The part of today's hunger that is stilled."""
    if state.step > FEED or day.cost_today == 0.0:
        return 1.0
    if state.step == FEED and state.stage == 1 and done(state, seat):
        return 1.0
    there = max(die(state, state.food_die) + change(state, FOOD_DIE, immune), 0.0) + day.food
    there += float(helped(state, seat, GREEN) + state.food_bonus[seat])
    return min(there / day.cost_today, 1.0)


def done(state: Zoophoria, seat: i64) -> bool:
    """Whether a player has finished the work of the present step."""
    return (seat - state.first + state.seats) % state.seats < state.turn


def illness(state: Zoophoria, seat: i64, immune: bool, day: Day, left: float) -> float:
    """Visitors lost by viruses: cubes without a place, sick animals today, and more cubes than animals bear later."""
    cubes = day.cubes
    cost = 0.0
    treatment = day.removal
    if state.step <= INFECT and not (state.step == INFECT and state.stage == 1 and done(state, seat)):
        new = max(die(state, state.virus_die) + change(state, VIRUS_DIE, immune), 0.0) + day.viruses
        if not immune and state.tables.event_effect[state.event] == VIRUS_EACH and state.step <= EVENT:
            new += hit(state, seat)
        room = day.capacity + day.animals - cubes
        if new > room:
            cost += float(-state.tables.virus_penalty) * (new - room)
            new = room
        cubes += new
    elif state.infecting > 0 and state.player == seat:
        cubes += float(state.infecting)
    if state.step <= TREAT:
        treatment_today = day.removal + float(helped(state, seat, PURPLE))
        if state.step == TREAT and state.stage == 1:
            treatment_today = float(state.cures) if state.player == seat else treatment_today
            if done(state, seat):
                treatment_today = 0.0
        cost += sick_today(state, seat, treatment_today, left)
        cubes = max(cubes - treatment_today, 0.0)
    growth = CAREFUL_VIRUS + day.viruses - treatment
    excess = cubes + max(growth, -2.0) * left - day.capacity
    if excess > 0.0:
        cost += excess * (0.7 + 0.35 * left)
    return cost + 0.25 * cubes


def hit(state: Zoophoria, seat: i64) -> float:
    """How many animals an event infects."""
    count = 0.0
    base = seat * HELD
    for i in range(state.held_count[seat]):
        card = i64(state.held[base + i])
        if card < ANIMALS and state.tables.animal_class[card] == state.tables.event_value[state.event]:
            count += 1.0
    return count


def sick_today(state: Zoophoria, seat: i64, treatment: float, left: float) -> float:
    """The worth of animals beyond their capacity that the treatment cannot save; the best are saved first."""
    total = 0.0
    count = 0.0
    least = 99.0
    base = seat * HELD
    for i in range(state.held_count[seat]):
        card = i64(state.held[base + i])
        if card < ANIMALS and i64(state.cubes[card]) > state.tables.capacity[card]:
            worth = float(state.tables.visitors[card]) * (left + 1.0) + 2.0
            total += worth
            count += 1.0
            least = min(least, worth)
    if count <= treatment:
        return 0.0
    return total * (count - treatment) / count if treatment < 1.0 else least * (count - treatment)


def litter(state: Zoophoria, seat: i64, immune: bool, day: Day, left: float) -> float:
    """Visitors lost by trash until Sunday."""
    counter = float(state.trash[seat])
    limit = float(state.tables.trash_limit)
    each = float(-state.tables.trash_penalty)
    cost = 0.0
    if state.step <= TRASH:
        net = max(die(state, state.trash_die) + change(state, TRASH_DIE, immune), 0.0) + day.trash
        counter = max(counter + net - float(helped(state, seat, BLACK)), 0.0)
        if state.trash_die > 0:
            while counter >= limit:
                cost += each
                counter -= limit
    growth = MEAN_DIE + day.trash
    total = counter + growth * left
    if growth > 0.0 and total > 0.0:
        cost += each / limit * max(total - 3.0, 0.0)
    return cost + 0.15 * counter


def purse(state: Zoophoria, seat: i64, day: Day, left: float, gain: float) -> float:
    """Coins at the end: wages, income and the income spaces to be passed."""
    if state.no_coins:
        return 0.0
    coins = float(state.coins[seat])
    value = 0.0
    wage_days = left
    if state.step < WAGES or (state.step == WAGES and not done(state, seat)):
        wage_days += 1.0
        if has_worker(state, seat, YELLOW):
            coins += float(state.yellow)
        if day.wages > coins:
            value -= 2.0 * (day.wages - coins)
    income_days = left + (1.0 if state.step <= VISITORS else 0.0)
    coins += income_days * day.income - wage_days * day.wages + gain * 2.0 / 15.0
    if coins < 0.0:
        return value + 1.7 * coins
    return value + float(state.tables.final_per_coin) * coins


def hopes(state: Zoophoria, seat: i64, left: float) -> float:
    """Targets in hand by how near they are, and those that the red worker will bring."""
    value = 0.0
    for target in range(TARGETS):
        if (state.targets[seat] >> target) & 1 == 0:
            continue
        points = float(state.tables.target_visitors[target])
        if is_met(state, seat, target):
            near = 0.9
        elif state.tables.target_type[target] == CLEAN:
            near = 0.12 * left
        else:
            missing = float(state.tables.target_count[target] - progress(state, seat, target))
            near = max(0.75 - 0.22 * missing, 0.05) * min(0.25 + 0.25 * left, 1.0)
        value += near * points + (1.0 - near) * float(state.tables.target_penalty)
    if state.step < FEED and has_worker(state, seat, RED) and state.stage == 0:
        value += TARGET_HOPE * min(0.3 * left, 1.0)
    return value


# Choices whose effect comes with a later choice.


def animal_worth(state: Zoophoria, card: i64) -> float:
    """How good an animal is on average."""
    tables = state.tables
    worth = float(tables.visitors[card]) - 0.55 * float(tables.food[card]) + 0.4 * float(tables.capacity[card])
    if tables.weekend[card] >= 0:
        worth += 0.45 * float(tables.weekend[card] - tables.visitors[card])
    if 0 < tables.code[card] < FAVOURS:
        worth += 0.7
    if tables.spider[card] > 0:
        worth += 0.3
    return worth


def staff_worth(state: Zoophoria, card: i64) -> float:
    tables = state.tables
    worth = 0.9 * float(tables.visitors[card]) + 0.6 * float(tables.food[card]) + float(tables.virus_removal[card])
    worth += 0.5 * float(tables.trash_removal[card] - tables.trash_output[card]) + 0.8 * float(tables.coins[card])
    return worth - 0.8 * float(tables.wage[card]) + (2.0 if is_structure(state, card) else 0.0)


def inclination(state: Zoophoria, action: i64) -> float:
    left = min(float(SUNDAY - state.day), 4.0)
    if action < DRAFT:
        return -dealt_worth(state, action - REJECT)
    if state.decision == DRAFT_PICK:
        return dealt_worth(state, action - DRAFT)
    if action == MOVE:
        return 0.1 if frees_space(state, state.player) else -1.0
    if MOVE_THIS <= action < DROP_THIS:
        return 0.5 if card_frees_space(state, state.player, action - MOVE_THIS) else -0.5
    if action == DROP:
        return -4.0
    if state.decision == PILE_PICK:
        card = action - TAKE
        return (left + 0.5) * (animal_worth(state, card) if card < ANIMALS else staff_worth(state, card))
    if state.decision == SWAP_PICK:
        return (left + 0.5) * animal_worth(state, i64(state.board[action - SWAP]))
    if USE <= action < PASS:
        return favour_worth(state, action - USE, left)
    if CLAIM <= action < MOVE:
        return 0.3
    if action >= TURN:
        return 0.05
    return 0.2 if EXHIBIT <= action < STAFF else 0.0


def dealt_worth(state: Zoophoria, card: i64) -> float:
    """A starting animal, with its mate or fellow spiders in the same hand."""
    worth = animal_worth(state, card)
    seat = state.player
    for i in range(state.dealt_count[seat]):
        other = i64(state.dealt[seat * DEALT + i])
        if other == state.tables.mate[card]:
            worth += 4.0
        elif other != card and state.tables.spider[card] > 0 and state.tables.spider[other] > 0:
            worth += 0.5
    return worth


def frees_space(state: Zoophoria, seat: i64) -> bool:
    """Whether a card could join others and leave its space to new ones."""
    base = seat * HELD
    for i in range(state.held_count[seat]):
        if card_frees_space(state, seat, i64(state.held[base + i])):
            return True
    return False


def card_frees_space(state: Zoophoria, seat: i64, card: i64) -> bool:
    if is_structure(state, card) or has_moved(state, card):
        return False
    if not stands_alone(state, seat, card, space_of(state, card)):
        return False
    first: i64 = 0 if card < ANIMALS else EXHIBITS
    for space in range(first, first + EXHIBITS):
        if not is_vacant(state, seat, space) and moving_to(state, seat, card, space) == ALLOWED:
            return True
    return False


def favour_worth(state: Zoophoria, card: i64, left: float) -> float:
    """What a favour brings by choices still to come."""
    code = state.tables.code[card]
    if code == TAKE_DISCARD:
        return (left + 0.5) * best_of_pile(state, state.tables.amount[card]) * (0.6 if left > 0.0 else 0.3)
    if code == SWAP_SUPPLY:
        return (left + 0.5) * 0.7 * best_on_board(state)
    if code == CHOOSE:
        return 4.5 if state.step >= VISITORS and left == 0.0 else 2.0 if state.step <= INFECT else 1.0
    if code == FLIP_DICE:
        return 1.0 if state.virus_die >= 5 and state.step <= INFECT else -1.0
    return 0.0


def best_of_pile(state: Zoophoria, kind: i64) -> float:
    best = 0.0
    base = deck_base(kind)
    for i in range(state.pile_count[kind]):
        card = i64(state.pile[base + i])
        best = max(best, animal_worth(state, card) if kind == ANIMAL else staff_worth(state, card))
    return best


def best_on_board(state: Zoophoria) -> float:
    best = 0.0
    for slot in range(ANIMAL_SLOTS):
        card = i64(state.board[slot])
        if card != NO_CARD and i64(state.owner[slot]) >= state.seats:
            best = max(best, animal_worth(state, card))
    return best
