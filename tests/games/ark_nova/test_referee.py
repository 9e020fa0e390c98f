"""The engine agrees with a second, slow reading of the rules in games played to the end."""

from __future__ import annotations

import random

import pytest
from referee import BUILDINGS, Reading, cells_of_mask, number, points

from menagerie.games.ark_nova import GAME
from menagerie.games.ark_nova import actions as act
from menagerie.games.ark_nova import frames as at
from menagerie.games.ark_nova.flow import Position
from menagerie.games.ark_nova.income import kiosk_income, map_income

SPECIAL = ["petting_zoo", "reptile_house", "large_bird_aviary"]


def chosen(legal: list[int], first: int, count: int) -> set[int]:
    return {action - first for action in legal if first <= action < first + count}


def display_in_range(state: Position, reading: Reading, side: int) -> dict[int, int]:
    """The cards of the display in range with their folders, for an action on side II."""
    if not side:
        return {}
    reach = [0, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6][reading.zoo.reputation]
    return {
        number(card): folder for folder, card in enumerate(state.display, start=1) if card != 255 and folder <= reach
    }


def supportable(state: Position, reading: Reading) -> list[int]:
    """Projects in play, in the hand or in range that could be supported (AN-10.1, AN-10.3)."""
    projects = [number(card) for card in (*state.base, *state.above)] + [one for one in reading.hand if one < 200]
    for one, folder in display_in_range(state, reading, state.act_side).items():
        projects += [one] if one < 200 and folder <= reading.zoo.money else []
    found = []
    for one in projects:
        tokens = [state.slot_token[(one - 101) * 3 + slot] for slot in range(3)]
        free = {slot + 1 for slot in range(3) if tokens[slot] == 0} & reading.slots(one)
        again = 224 in reading.sponsors and 113 <= one <= 122
        if free and (again or 1 + reading.zoo.seat not in tokens) and reading.zoo.edge:
            found.append(one)
    return found


def compare(state: Position, legal: list[int]) -> str:
    """The kind of decision that was compared, or an empty string."""
    reading = Reading(state, state.zoos[state.current_player()])
    kind = state.top()
    if kind == at.D_PLACE:
        geo = GAME.content.tables.geo
        found = {geo.place_row[state.arg(0) * 348 + place] for place in chosen(legal, act.PLACE, 348)}
        places = {cells_of_mask(geo.place_mask[row]) for row in found}
        assert places == reading.places(BUILDINGS[state.arg(0)]["name"])
        return "place"
    if kind == at.D_BUILD:
        assert {BUILDINGS[building]["name"] for building in chosen(legal, act.BUILD, 10)} == reading.buildable()
        return "build"
    if kind == at.D_TASK:
        assert chosen(legal, act.TASK, 4) == reading.tasks(any(supportable(state, reading)))
        return "task"
    if kind == at.D_ANIMAL:
        cards = {one: 0 for one in reading.hand if one > 400}
        cards |= {one: folder for one, folder in display_in_range(state, reading, state.act_side).items() if one > 400}
        wanted = {one for one, folder in cards.items() if reading.playable(one, folder)}
        assert {number(card) for card in chosen(legal, act.PLAY, 224)} == wanted
        return "animal"
    if kind == at.D_HOME:
        geo = GAME.content.tables.geo
        homes = {f"{geo.x[cell]},{geo.y[cell]}" for cell in chosen(legal, act.INTO, 58)}
        homes |= {SPECIAL[which] for which in chosen(legal, act.INTO_SPECIAL, 3)}
        homes |= {"flock"} if act.FLOCK in legal else set()
        assert homes == reading.homes(number(state.arg(0)))
        return "home"
    if kind == at.D_SPONSOR:
        cards = {one: 0 for one in reading.hand if 200 < one < 300}
        cards |= {
            one: folder
            for one, folder in display_in_range(state, reading, state.act_side).items()
            if 200 < one < 300 and folder <= reading.zoo.money
        }
        wanted = {one for one in cards if reading.level(one) <= state.act_left and reading.conditions(one)}
        assert {number(card) for card in chosen(legal, act.PLAY, 224)} == wanted
        return "sponsor"
    if kind == at.D_SPONSOR_MONEY:
        sponsors = [one for one in reading.hand if 200 < one < 300]
        wanted = {one for one in sponsors if reading.level(one) <= reading.zoo.money and reading.conditions(one)}
        assert {number(card) for card in chosen(legal, act.PLAY, 224)} == wanted
        return "sponsor for money"
    if kind == at.D_SLOT:
        card = state.arg(0)
        taken = {slot + 1 for slot in range(3) if state.slot_token[(card - 192) * 3 + slot]}
        assert {slot + 1 for slot in chosen(legal, act.SLOT, 3)} == reading.slots(number(card)) - taken
        return "slot"
    if kind == at.D_PROJECT:
        assert {number(card) for card in chosen(legal, act.PLAY, 224)} == set(supportable(state, reading))
        return "project"
    return ""


def play(seats: int, seed: int, seen: set[str], **options: object) -> Position:
    """Play a game at random, seldom for X-tokens, and compare every main decision."""
    chance = random.Random(seed)
    state = GAME.new(seats, seed=seed, options=options)
    while not state.is_over():
        legal = state.legal_actions()
        if state.phase > 0:
            seen.add(compare(state, legal))
        if state.top() == at.D_CARD:
            zoo = state.zoos[state.active]
            assert kiosk_income(zoo) + map_income(state, zoo) == Reading(state, zoo).income()
        wanted = [action for action in legal if action not in (act.TAKE_X, act.DECLINE, act.DONE, act.TAKE_BREAK)]
        state.apply_action(chance.choice(wanted if wanted and chance.random() < 0.9 else legal))
    return state


def compare_scores(state: Position) -> None:
    readings = [Reading(state, zoo) for zoo in state.zoos]
    for seat, reading in enumerate(readings):
        zoo = reading.zoo
        appeal, conservation = reading.end_of_sponsors()
        finals = sum(reading.final_card(int(final) + 1, readings[seat - 1]) for final in zoo.finals)
        assert (zoo.end_appeal, zoo.end_sponsors, zoo.end_finals) == (appeal, conservation, finals)
        assert state.score(seat) == points(zoo.appeal + appeal, zoo.conservation + conservation + finals)


@pytest.mark.rule(
    "AN-7.6", "AN-7.8", "AN-8.3", "AN-8.5", "AN-8.8", "AN-10.3", "AN-11.3", "AN-17.7", "AN-18.7", "AN-18.8"
)
def test_random_games_agree_with_the_referee() -> None:
    seen: set[str] = set()
    for seats, seed in ((1, 11), (2, 12), (2, 13), (3, 14), (4, 15)):
        compare_scores(play(seats, seed, seen))
    assert {"place", "build", "task", "animal", "home", "sponsor"} <= seen


@pytest.mark.parametrize("face", list(act.MAP_WORDS))
def test_every_map_agrees_with_the_referee(face: str) -> None:
    seen: set[str] = set()
    compare_scores(play(2, 50 + act.MAP_WORDS.index(face), seen, maps=face))
    assert "place" in seen
