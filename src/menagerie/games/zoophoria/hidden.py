"""Resampling what a seat cannot know: decks, other hands of targets, animals just dealt or drawn (ZP-1.3, ZP-1.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from menagerie.core.rng import Rng
from menagerie.games.zoophoria.decks import deck_base
from menagerie.games.zoophoria.setting_up import DEALT
from menagerie.games.zoophoria.steps import DRAWN
from menagerie.games.zoophoria.vocabulary import ANIMAL, BUILDING, EMPLOYEE, TARGET, TARGETS

if TYPE_CHECKING:
    from menagerie.games.zoophoria.state import Zoophoria


def resample(state: Zoophoria, seat: i64, rng: Rng) -> None:
    """Deal everything again that `seat` cannot know; -1 is a spectator."""
    for kind in (EMPLOYEE, BUILDING):
        base = deck_base(kind)
        rng.shuffle_bytes(state.deck, base, base + state.deck_count[kind])
    resample_animals(state, seat, rng)
    resample_targets(state, seat, rng)
    for other in range(state.seats):
        if other != seat and state.dealt_count[other] > 0 and state.answers[other] != 0:
            resample_answers(state, other, rng)


def is_hidden(state: Zoophoria, seat: i64, card: i64) -> bool:
    """Whether `seat` has never seen an animal that another player holds."""
    return seat < 0 or (i64(state.known[card]) >> seat) & 1 == 0


def resample_animals(state: Zoophoria, seat: i64, rng: Rng) -> None:
    count = state.deck_count[ANIMAL]
    drawn: i64 = state.hand_count if state.hand_source == DRAWN and state.player != seat else 0
    hidden: vec[u8] = state.deck[0:count]
    for i in range(drawn):
        hidden = append(hidden, state.hand[i])
    for other in range(state.seats):
        if other != seat:
            for i in range(state.dealt_count[other]):
                card = i64(state.dealt[other * DEALT + i])
                if is_hidden(state, seat, card):
                    hidden = append(hidden, u8(card))
    rng.shuffle_bytes(hidden, 0, len(hidden))
    for i in range(count):
        state.deck[i] = hidden[i]
    at = count
    for i in range(drawn):
        state.hand[i] = hidden[at]
        at += 1
    for other in range(state.seats):
        if other != seat:
            for i in range(state.dealt_count[other]):
                if is_hidden(state, seat, i64(state.dealt[other * DEALT + i])):
                    state.dealt[other * DEALT + i] = hidden[at]
                    at += 1


def resample_targets(state: Zoophoria, seat: i64, rng: Rng) -> None:
    """The targets of the others and of the deck are dealt again, each hand as large as before."""
    base = deck_base(TARGET)
    count = state.deck_count[TARGET]
    hidden: vec[u8] = state.deck[base : base + count]
    for other in range(state.seats):
        if other != seat:
            for target in range(TARGETS):
                if (state.targets[other] >> target) & 1 != 0:
                    hidden = append(hidden, u8(target))
    rng.shuffle_bytes(hidden, 0, len(hidden))
    for i in range(count):
        state.deck[base + i] = hidden[i]
    at = count
    for other in range(state.seats):
        if other != seat:
            hand: i64 = 0
            for target in range(TARGETS):
                if (state.targets[other] >> target) & 1 != 0:
                    hand |= i64(1) << i64(hidden[at])
                    at += 1
            state.targets[other] = hand


def resample_answers(state: Zoophoria, other: i64, rng: Rng) -> None:
    """Another player's sealed answer could be any of its animals; how many are chosen stays the same."""
    answers = state.answers[other]
    state.answers[other] = 0
    while answers != 0:
        answers &= answers - 1
        at = rng.below(state.dealt_count[other])
        while (state.answers[other] >> at) & 1 != 0:
            at = rng.below(state.dealt_count[other])
        state.answers[other] = state.answers[other] | (i64(1) << at)
