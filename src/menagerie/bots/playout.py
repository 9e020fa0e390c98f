"""Playing on from a position without a tree: each seat takes the best of a few actions picked at random."""

from __future__ import annotations

from mypy_extensions import i64

from menagerie.core.rng import Rng
from menagerie.core.state import OVER, Actions, State


def play_on(state: State, rng: Rng, actions: Actions, decisions: i64, candidates: i64) -> None:
    """Play up to `decisions` decisions, each the best of `candidates` by its outlook (1: at random, 0: of all).

    It stops early where nothing is legal: a world drawn for other eyes may lack the card that a seat is about to play.
    """
    taken: i64 = 0
    while taken < decisions:
        player = state.current_player()
        if player == OVER:
            return
        actions.clear()
        state.legal(actions)
        if actions.count == 0:
            return
        if actions.count == 1:
            state.apply_action(actions.items[0])  # forced moves are free
            continue
        if candidates == 1:
            state.apply_action(actions.items[rng.below(actions.count)])
        else:
            state.apply_action(promising(state, player, rng, actions, candidates))
        taken += 1


def promising(state: State, player: i64, rng: Rng, actions: Actions, candidates: i64) -> i64:
    """The best of some different legal actions, by the player's outlook after each."""
    tries = actions.count if candidates == 0 else min(candidates, actions.count)
    best = actions.items[0]
    best_value = -1e9
    i: i64 = 0
    while i < tries:
        j = i + rng.below(actions.count - i)
        action = actions.items[j]
        actions.items[j] = actions.items[i]
        actions.items[i] = action
        value = value_after(state, player, action)
        if value > best_value:
            best = action
            best_value = value
        i += 1
    return best


def value_after(state: State, player: i64, action: i64) -> float:
    """How a seat likes an action, seen one step ahead."""
    value = state.inclination(action)
    after = state.clone()
    after.apply_action(action)
    return value + after.outlook(player)
