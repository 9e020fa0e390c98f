"""What a bot sees when it looks at a zoo: the position with figures that its estimates need again and again."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from menagerie.games.ark_nova.association import hand_limit
from menagerie.games.ark_nova.state import ArkNova, Zoo
from menagerie.games.ark_nova.tables import STRIDE, Tables
from menagerie.games.ark_nova.weights import WEIGHTS

CLASSES: Final[i64] = 3  # of size


@final
class Look:
    """One seat's look at its zoo."""

    def __init__(self, state: ArkNova, zoo: Zoo, left: float) -> None:
        hand = len(zoo.hand)
        self.state: ArkNova = state
        self.zoo: Zoo = zoo
        self.tables: Tables = state.tables
        self.left: float = left  # turns
        self.limit: i64 = hand_limit(state, zoo)
        self.progress: float = 0.0  # towards the projects on the table
        # What one icon more, or one animal more of a size class, would add to the progress of projects.
        self.lure: vec[float] = vec[float]([0.0] * int(STRIDE + CLASSES))
        # By hand card:
        self.net: vec[float] = vec[float]([0.0] * hand)  # what playing it would bring
        self.held: vec[float] = vec[float]([0.0] * hand)  # what holding it is worth
        self.homeless: vec[float] = vec[float]([0.0] * hand)  # what an enclosure for it would add
        self.playable: i64 = 0  # animals that could be played now, as a set
        self.reserved: i64 = 0  # empty enclosures that wait for an animal of the hand, as a set


def turns_left(state: ArkNova, seat: i64) -> float:
    """How many turns the seat may expect, this one included."""
    if state.seats == 1:
        left: i64 = state.round_left
        at = state.round + 1
        while at < len(state.tables.solo_turns):
            left += state.tables.solo_turns[at]
            at += 1
        return max(0.3, float(left))
    if state.last_turns >= 0:
        return last_turn(state, seat)
    return WEIGHTS.near + (WEIGHTS.pace + WEIGHTS.early * float(gap(state))) * float(gap(state))


def gap(state: ArkNova) -> i64:
    """The appeal or conservation, in points, that the zoo nearest to the end of the game still lacks."""
    least: i64 = 120
    for zoo in state.zoos:
        least = min(least, state.tables.target[zoo.conservation] - zoo.appeal)
    return max(0, least)


def usual_rest(state: ArkNova, seat: i64) -> float:
    """Turns left of a usual game, however fast this one is: the same for all seats."""
    if state.seats == 1:
        return turns_left(state, seat)
    return max(0.0, WEIGHTS.length - float(state.turns) / float(state.seats))


def last_turn(state: ArkNova, seat: i64) -> float:
    """After the end was triggered: whether the seat still has a turn to come."""
    ahead = (seat - state.active + state.seats) % state.seats
    if ahead == 0 or seat == state.trigger or ahead > state.last_turns + 1:
        return 0.3
    return 1.0


def break_nears(state: ArkNova) -> float:
    """From 0 after a break to 1 as the next one begins."""
    if state.seats == 1:
        return 1.0 / float(max(1, state.round_left))
    return float(state.break_token) / float(state.tables.break_steps[state.seats])
