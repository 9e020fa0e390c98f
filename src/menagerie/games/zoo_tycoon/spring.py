"""What the choices of spring do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.games.zoo_tycoon import actions as a
from menagerie.games.zoo_tycoon import phases as p
from menagerie.games.zoo_tycoon.flow import (
    birth_control_step,
    draw_step,
    next_reintroduction,
    note,
    roll_step,
    spring_staff,
)
from menagerie.games.zoo_tycoon.offspring import anything_to_convert, convert, reroll, send
from menagerie.games.zoo_tycoon.staff import use_worker

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


def convert_if_chosen(state: ZooTycoon, action: i64) -> bool:
    if a.CONVERT <= action < a.CONTRACEPTION:
        convert(state, state.player, (action - a.CONVERT) >> 1, (action - a.CONVERT) & 1)
        return True
    return False


def apply_spring(state: ZooTycoon, d: i64, action: i64) -> None:
    zoo = state.zoos[state.player]
    if d == p.CONVERT_SPRING:
        if convert_if_chosen(state, action) and anything_to_convert(state, zoo):
            return
        birth_control_step(state)
    elif d == p.REINTRODUCE:
        species = state.chosen
        if action == a.STOP:
            next_reintroduction(state, species)
        else:
            send(state, state.player, species, action - a.SEND)
            next_reintroduction(state, species - 1)
    elif action == a.DONE:
        if d == p.BIRTH_CONTROL:
            roll_step(state)
        else:
            draw_step(state)
    elif a.REMOVE_CONTRACEPTION <= action < a.REROLL:
        zoo.contraception &= ~(1 << (action - a.REMOVE_CONTRACEPTION))
        note(state, "contraception removed", [action - a.REMOVE_CONTRACEPTION])
        birth_control_step(state)
    elif a.CONTRACEPTION <= action < a.REMOVE_CONTRACEPTION:
        zoo.contraception |= 1 << (action - a.CONTRACEPTION)
        use_worker(state, zoo)
        note(state, "contraception", [action - a.CONTRACEPTION])
        if d == p.BIRTH_CONTROL:
            birth_control_step(state)
        else:
            spring_staff(state)
    else:
        use_worker(state, zoo)
        reroll(state, state.player, action - a.REROLL)
        spring_staff(state)
