"""Abilities that reach into other zoos: venom, constriction, pilfering, hypnosis (AN-16)."""

from __future__ import annotations

from mypy_extensions import i64

from menagerie.games.ark_nova.decks import to_hand
from menagerie.games.ark_nova.frames import D_HYPNOSIS, D_PILFER, D_TARGET, S_PILFER
from menagerie.games.ark_nova.state import EVERYBODY, FROM_HAND, NO_ACTION, ORIGINS, ArkNova, Zoo, without_at
from menagerie.games.ark_nova.tables import CONSTRICTION, HYPNOSIS, IMMUNE, MONEY, PILFERING, VENOM
from menagerie.games.ark_nova.tracks import gain


def protected(state: ArkNova, zoo: Zoo) -> bool:
    """Less than 5 appeal or Quarantine Lab (AN-16.1)."""
    return zoo.appeal < state.tables.protected_below or state.has(zoo, IMMUNE)


def venom(state: ArkNova, seat: i64, amount: i64) -> None:
    """Everyone with more appeal gets venom on slot 1, with amount 2 also on slot 2 (AN-16.2)."""
    me = state.zoos[seat]
    other: i64 = 0
    while other < state.seats:
        zoo = state.zoos[other]
        if other != seat and zoo.appeal > me.appeal and not protected(state, zoo):
            slot: i64 = 0
            while slot < amount:
                zoo.venom |= 1 << zoo.slots[slot]
                slot += 1
            state.say("venom", other, amount)
        other += 1


def constriction(state: ArkNova, seat: i64) -> None:
    """A token for each track on which a player is ahead: the first on slot 5, the second on slot 4 (AN-16.3)."""
    me = state.zoos[seat]
    other: i64 = 0
    while other < state.seats:
        zoo = state.zoos[other]
        if other != seat and not protected(state, zoo):
            tokens: i64 = 0
            if zoo.appeal > me.appeal:
                tokens += 1
            if zoo.conservation > me.conservation:
                tokens += 1
            if tokens > 0:
                zoo.constriction |= 1 << zoo.slots[4]
                if tokens > 1:
                    zoo.constriction |= 1 << zoo.slots[3]
                state.say("constriction", other, tokens)
        other += 1


def track(zoo: Zoo, which: i64) -> i64:
    return zoo.appeal if which == 0 else zoo.conservation


def leaders(state: ArkNova, seat: i64, which: i64) -> i64:
    """Other players who lead a track, as a set; empty if the acting player leads alone (AN-16.6, AN-A19, AN-A46)."""
    best: i64 = -1
    found: i64 = 0
    other: i64 = 0
    ignoring = state.options.protected_is_void == 0
    while other < state.seats:
        if other != seat and not (ignoring and protected(state, state.zoos[other])):
            value = track(state.zoos[other], which)
            if value > best:
                best = value
                found = 0
            if value == best:
                found |= 1 << other
        other += 1
    mine = track(state.zoos[seat], which)
    if mine > best or (mine == best and state.options.tie_is_void == 1):
        return 0
    if which == 1 and best < 1:
        return 0
    other = 0
    while other < state.seats:
        if (found >> other) & 1 == 1 and protected(state, state.zoos[other]):
            found &= ~(1 << other)
        other += 1
    return found


def aim(state: ArkNova, seat: i64, targets: i64, code: i64, amount: i64) -> None:
    """Go on with the target; of several tied leaders the acting player chooses."""
    if targets == 0:
        return
    if targets & (targets - 1) == 0:
        hit(state, seat, only(targets), code, amount)
    else:
        state.push(D_TARGET, seat, targets, code, amount)


def only(targets: i64) -> i64:
    seat: i64 = 0
    while (targets >> seat) & 1 == 0:
        seat += 1
    return seat


def hit(state: ArkNova, seat: i64, target: i64, code: i64, amount: i64) -> None:
    if code == HYPNOSIS:
        if state.act == NO_ACTION:
            state.push(D_HYPNOSIS, seat, target, amount)
        else:
            state.wait(D_HYPNOSIS, seat, target, amount)  # the action itself comes after this one (AN-A21)
        return
    victim = state.zoos[target]
    if victim.money < 5 and len(victim.hand) == 0:
        give_money(state, target, seat, victim.money)  # AN-A20
    else:
        state.push(D_PILFER, target, seat)


def give_money(state: ArkNova, victim: i64, thief: i64, amount: i64) -> None:
    state.zoos[victim].money -= amount
    gain(state, thief, MONEY, amount)
    state.say("pilfered_money", victim, thief, amount)


def give_card(state: ArkNova, victim: i64, thief: i64) -> None:
    """A random card changes hands; only thief and victim know which (AN-1.7)."""
    zoo = state.zoos[victim]
    at = state.rng.below(i64(len(zoo.hand)))
    card = zoo.hand[at]
    zoo.hand = without_at(zoo.hand, at)
    state.revealed += 1
    i: i64 = 0
    while i < len(zoo.hand):
        state.known[zoo.hand[i]] = known_after_theft(state.known[zoo.hand[i]], victim, thief)
        i += 1
    to_hand(state, thief, card, known_after_theft(state.known[card], victim, thief) | (1 << thief))
    state.whisper("pilfered_card", victim, card, (1 << victim) | (1 << thief))


def known_after_theft(known: i64, victim: i64, thief: i64) -> i64:
    """Those outside no longer know which of the victim's cards is where, only that it is one of the two hands."""
    both: i64 = (1 << victim) | (1 << thief)
    if known >= EVERYBODY:
        return both | FROM_HAND
    return (1 << victim) | (known & (both | ORIGINS))


def interact(state: ArkNova, seat: i64, code: i64, amount: i64) -> None:
    if code == VENOM:
        venom(state, seat, amount)
    elif code == CONSTRICTION:
        constriction(state, seat)
    elif code == PILFERING:
        if amount > 1:
            state.push(S_PILFER, seat, 1)
        state.push(S_PILFER, seat, 0)
    else:
        aim(state, seat, leaders(state, seat, 0), code, amount)


def pilfer(state: ArkNova, seat: i64, which: i64) -> None:
    aim(state, seat, leaders(state, seat, which), PILFERING, 1)
