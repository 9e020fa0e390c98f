"""The Association action: workers, tasks, partner zoos, universities and donations (AN-9)."""

from __future__ import annotations

from mypy_extensions import i64

from menagerie.core.state import ALLOWED, Actions
from menagerie.games.ark_nova.actions import PARTNER, TASK, UNIVERSITY
from menagerie.games.ark_nova.frames import D_PARTNER, D_PROJECT, D_UNIVERSITY, S_EFFECT, S_GAIN
from menagerie.games.ark_nova.geometry import popcount
from menagerie.games.ark_nova.icons import add_icon
from menagerie.games.ark_nova.projects import any_project
from menagerie.games.ark_nova.refusals import (
    ALREADY_OWNED,
    DONATION_FIRST,
    NO_WORKER,
    NOT_FULFILLED,
    NOTHING_THERE,
    TASK_CLOSED,
    TASK_DONE,
    THIRD_PARTNER,
    TOO_WEAK,
)
from menagerie.games.ark_nova.state import ArkNova, Zoo
from menagerie.games.ark_nova.tables import (
    AFRICA,
    ASSOCIATION_CARD,
    CONSERVATION,
    CONTINENTS,
    PARTNER_ZOO_TASK,
    PASSIVE,
    PROJECT_TASK,
    PROJECT_TASK_STRENGTH,
    REPUTATION,
    REPUTATION_TASK,
    RESEARCH,
    UNIVERSITIES,
    UNIVERSITY_TASK,
)
from menagerie.games.ark_nova.tracks import gain, open_pool


def task_value(state: ArkNova, zoo: Zoo, task: i64) -> i64:
    """What a task needs; a project needs less with Veterinarian (AN-9.1)."""
    value = state.tables.task_value[task]
    if task == PROJECT_TASK and state.has(zoo, PROJECT_TASK_STRENGTH):
        tables = state.tables
        i: i64 = 0
        while i < len(zoo.sponsors):
            row = tables.first_effect[zoo.sponsors[i]]
            while row < tables.last_effect[zoo.sponsors[i]]:
                if tables.e_code[row] == PROJECT_TASK_STRENGTH and tables.e_when[row] == PASSIVE:
                    value = min(value, tables.e_amount[row])
                row += 1
            i += 1
    return value


def worker_cost(zoo: Zoo, task: i64) -> i64:
    """Workers for a task: 1, then 2, then it is closed (AN-9.3)."""
    lying = zoo.tasks[task]
    if lying == 0:
        return 1
    return 2 if lying == 1 else 99


def partners_to_take(state: ArkNova, zoo: Zoo) -> i64:
    """Continents of the board that the zoo lacks and may add (AN-9.6, AN-9.7)."""
    have = popcount(zoo.partner_zoos)
    if have >= 4 or (have >= 2 and not state.upgraded(zoo, ASSOCIATION_CARD)):
        return 0
    return state.partner_board & ~zoo.partner_zoos


def universities_to_take(state: ArkNova, zoo: Zoo) -> i64:
    return state.university_board & ~zoo.universities


def doing(state: ArkNova, zoo: Zoo, task: i64) -> i64:
    """The rule that forbids a task apart from strength, or ALLOWED."""
    cost = worker_cost(zoo, task)
    if cost == 99:
        return TASK_CLOSED
    if cost > zoo.active_workers:
        return NO_WORKER
    if task == REPUTATION_TASK:
        return ALLOWED
    if task == PARTNER_ZOO_TASK:
        if partners_to_take(state, zoo) != 0:
            return ALLOWED
        held = popcount(zoo.partner_zoos)
        return THIRD_PARTNER if held in (2, 3) and not state.upgraded(zoo, ASSOCIATION_CARD) else NOTHING_THERE
    if task == UNIVERSITY_TASK:
        return ALLOWED if universities_to_take(state, zoo) != 0 else NOTHING_THERE
    return ALLOWED if any_project(state, zoo, state.act_side) else NOT_FULFILLED


def choosing_task(state: ArkNova, zoo: Zoo, task: i64) -> i64:
    """The rule that forbids a task as the next one of the running action, or ALLOWED."""
    if (state.act_mask >> task) & 1 == 1:
        return TASK_DONE
    if (state.act_side == 0 and state.act_count > 0) or task_value(state, zoo, task) > state.act_left:
        return TOO_WEAK
    return doing(state, zoo, task)


def any_task(state: ArkNova, zoo: Zoo) -> bool:
    task: i64 = 0
    while task < 4:
        if choosing_task(state, zoo, task) == ALLOWED:
            return True
        task += 1
    return False


def strength_for_tasks(state: ArkNova, zoo: Zoo, side: i64) -> i64:
    """The least strength with which an Association action could do something, or 99."""
    kept = state.act_side
    state.act_side = side
    least: i64 = 99
    task: i64 = 0
    while task < 4 and least == 99:
        if doing(state, zoo, task) == ALLOWED:
            least = task_value(state, zoo, task)
        task += 1
    state.act_side = kept
    return least


def donation_cost(state: ArkNova) -> i64:
    """The smallest amount still uncovered; the last space is never covered (AN-9.11)."""
    row = state.tables.donations_two if state.seats == 2 else state.tables.donations
    return row[min(state.donations, len(row) - 1)]


def donating(state: ArkNova, zoo: Zoo) -> i64:
    if state.act_side == 0 or state.act_count == 0:
        return DONATION_FIRST
    return ALLOWED if donation_cost(state) <= zoo.money else DONATION_FIRST


def donate(state: ArkNova) -> None:
    """The donation follows the tasks: with it the action is over (AN-9.11)."""
    zoo = state.zoos[state.active]
    cost = donation_cost(state)
    zoo.money -= cost
    cover_donation(state)
    state.pop()
    state.pop()
    state.say("donate", zoo.seat, cost)
    gain(state, zoo.seat, CONSERVATION, 1)


def cover_donation(state: ArkNova) -> None:
    row = state.tables.donations_two if state.seats == 2 else state.tables.donations
    if state.donations < len(row) - 1:
        state.donations += 1


def list_tasks(state: ArkNova, zoo: Zoo, everything: bool, out: Actions) -> None:
    task: i64 = 0
    while task < 4:
        if everything or choosing_task(state, zoo, task) == ALLOWED:
            out.add(TASK + task)
        task += 1


def do_task(state: ArkNova, task: i64) -> None:
    zoo = state.zoos[state.active]
    seat = zoo.seat
    state.pop()
    state.act_left -= task_value(state, zoo, task)
    state.act_mask |= 1 << task
    state.act_count += 1
    cost = worker_cost(zoo, task)
    zoo.active_workers -= cost
    zoo.tasks[task] += cost
    state.say("task", seat, task, cost)
    if task == REPUTATION_TASK:
        gain(state, seat, REPUTATION, 2)
    elif task == PARTNER_ZOO_TASK:
        state.push(D_PARTNER, seat)
    elif task == UNIVERSITY_TASK:
        state.push(D_UNIVERSITY, seat)
    else:
        state.push(D_PROJECT, seat)


def taking_partner(state: ArkNova, zoo: Zoo, continent: i64) -> i64:
    return ALLOWED if (partners_to_take(state, zoo) >> continent) & 1 == 1 else ALREADY_OWNED


def list_partners(state: ArkNova, zoo: Zoo, out: Actions) -> None:
    continent: i64 = 0
    while continent < CONTINENTS:
        if taking_partner(state, zoo, continent) == ALLOWED:
            out.add(PARTNER + continent)
        continent += 1


def list_universities(state: ArkNova, zoo: Zoo, out: Actions) -> None:
    kind: i64 = 0
    while kind < UNIVERSITIES:
        if (universities_to_take(state, zoo) >> kind) & 1 == 1:
            out.add(UNIVERSITY + kind)
        kind += 1


def take_partner(state: ArkNova, seat: i64, continent: i64) -> None:
    """A partner zoo brings the bonus of its space and one continent icon (AN-9.6, AN-9.8)."""
    zoo = state.zoos[seat]
    row = state.tables.partner_bonus[zoo.map * 4 + popcount(zoo.partner_zoos)]
    zoo.partner_zoos |= 1 << continent
    state.partner_board &= ~(1 << continent)
    state.say("partner", seat, continent)
    begin = state.depth
    if row >= 0:
        state.push(S_EFFECT, seat, row, -1)
    add_icon(state, seat, AFRICA + continent, 1)
    open_pool(state, seat, begin)


def take_university(state: ArkNova, seat: i64, kind: i64) -> None:
    """A university brings the bonus of its space, its reputation and its research icons (AN-9.9)."""
    zoo = state.zoos[seat]
    row = state.tables.university_bonus[zoo.map * 3 + popcount(zoo.universities)]
    zoo.universities |= 1 << kind
    state.university_board &= ~(1 << kind)
    state.say("university", seat, kind)
    begin = state.depth
    if row >= 0:
        state.push(S_EFFECT, seat, row, -1)
    if state.tables.university_reputation[kind] > 0:
        state.push(S_GAIN, seat, REPUTATION, state.tables.university_reputation[kind])
    if state.tables.university_research[kind] > 0:
        add_icon(state, seat, RESEARCH, state.tables.university_research[kind])
    open_pool(state, seat, begin)


def hand_limit(state: ArkNova, zoo: Zoo) -> i64:
    """3, or 5 with the university that raises it (AN-17.2)."""
    limit = state.tables.hand_limit
    kind: i64 = 0
    while kind < UNIVERSITIES:
        if (zoo.universities >> kind) & 1 == 1:
            limit = max(limit, state.tables.university_limit[kind])
        kind += 1
    return limit
