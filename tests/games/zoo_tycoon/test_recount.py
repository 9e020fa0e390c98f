"""Popularity, education, conservation and running costs against a count of their own after every action.

Nothing of the engine's tables or scoring is used here: the values come from the data files, the board from the
squares, cards and focal points, and the permanent gains from what was played and logged.
"""

from __future__ import annotations

import csv
import itertools
from importlib import resources
from typing import Any

import pytest

from menagerie.core.journal import Journal
from menagerie.core.rng import Rng
from menagerie.games.zoo_tycoon.state import ZooTycoon

from .tycoon_builder import GAME

rule = pytest.mark.rule


def table(name: str) -> list[dict[str, str]]:
    text = resources.files("menagerie.games.zoo_tycoon").joinpath("data", name).read_text("utf-8")
    return list(csv.DictReader(text.splitlines()))


MAIN, CO, DESIGNS, BONUSES = (
    table(name) for name in ("main_species.csv", "co_species.csv", "buildings.csv", "education_bonuses.csv")
)
BIOMES = ("rainforest", "savanna", "montane")


class Board:
    """One zoo read from its squares, cards and counters."""

    def __init__(self, state: ZooTycoon, seat: int) -> None:
        zoo = state.zoos[seat]
        self.at = {n: zoo.grid[n] for n in range(zoo.squares)}
        self.enclosures: list[dict[str, Any]] = []
        for e in range(zoo.enclosures):
            biome, _, main, co, *points = (zoo.enc[e * 8 + k] for k in range(8))
            group = zoo.card[(main - 1) * 11] + zoo.card[(main - 1) * 11 + 1] if main else 0
            self.enclosures.append(
                {
                    "biome": BIOMES[biome],
                    "main": MAIN[main - 1] if main else None,
                    "co": CO[co - 1] if co else None,
                    "group": group,
                    "points": points,
                }
            )
        self.surcharge = zoo.surcharge

    def value(self, e: int, column: str) -> int:
        enclosure = self.enclosures[e]
        return sum(int(one[column]) for one in (enclosure["main"], enclosure["co"]) if one)

    def neighbours(self, square: int) -> list[int]:
        column, row = square % 8, square // 8
        around = [(column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)]
        return [r * 8 + c for c, r in around if 0 <= c < 8 and r * 8 + c in self.at]

    def standing(self, kind: str) -> list[tuple[dict[str, str], int]]:
        found = [(DESIGNS[held - 100], n) for n, held in self.at.items() if held >= 100]
        return [(row, n) for row, n in found if row["type"] == kind]

    def beside(self, square: int) -> set[int]:
        return {self.at[n] - 2 for n in self.neighbours(square) if 2 <= self.at[n] < 100}


def best_assignment(items: dict[int, list[int]], most: dict[int, int]) -> int:
    """The greatest number of items that can be given to one building each; every building takes at most `most`."""
    choices = [[None, *buildings] for buildings in items.values()]
    best = 0
    for picks in itertools.product(*choices):
        used = [pick for pick in picks if pick is not None]
        if all(used.count(building) <= limit for building, limit in most.items()):
            best = max(best, len(used))
    return best


def popularity(board: Board) -> int:
    total = 0
    for enclosure in board.enclosures:
        main, co = enclosure["main"], enclosure["co"]
        if main:
            total += int(main["pop_one" if enclosure["group"] == 1 else "pop_group"])
            steps = [part.split(":") for part in main["pop_fp_by_group"].split("|")]
            allowed = max([int(n) for size, n in steps if enclosure["group"] >= int(size)], default=0)
            total += min(enclosure["points"][0], allowed)
        if co:
            total += int(co["pop"])
        if main and co:
            total += 1
    parks = [n for _, n in board.standing("park")]
    items: dict[int, list[int]] = {}
    for number, square in enumerate(parks):
        for n in board.neighbours(square):
            if board.at[n] >= 100 and DESIGNS[board.at[n] - 100]["type"] != "park":
                items.setdefault(n, []).append(number)
    return total + best_assignment(items, dict.fromkeys(range(len(parks)), 4))


def education(board: Board) -> int:
    total = 0
    for e, enclosure in enumerate(board.enclosures):
        if enclosure["points"][1]:
            total += board.value(e, "edu")
    for biome in BIOMES:
        booths = [n for row, n in board.standing("education_booth") if biome in row["biomes"].split(";")]
        items: dict[int, list[int]] = {}
        for number, square in enumerate(booths):
            for e in board.beside(square):
                if board.enclosures[e]["biome"] == biome and board.value(e, "edu") > 0:
                    items.setdefault(e, []).append(number)
        total += 2 * best_assignment(items, dict.fromkeys(range(len(booths)), 2))
    return total


def conservation(board: Board) -> int:
    total = sum(min(one["points"][2], board.value(e, "con")) for e, one in enumerate(board.enclosures))
    centers = [n for _, n in board.standing("conservation_center")]
    items: dict[int, list[int]] = {}
    for number, square in enumerate(centers):
        for e in board.beside(square):
            if board.value(e, "con") > 0:
                items.setdefault(e, []).append(number)
    return total + best_assignment(items, dict.fromkeys(range(len(centers)), 4))


def running_costs(board: Board) -> int:
    total = board.surcharge
    for enclosure in board.enclosures:
        main = enclosure["main"]
        if main:
            tiles = -(-enclosure["group"] // int(main["per_tile"]))
            total += tiles * int(main["cost_per_tile"])
        if enclosure["co"]:
            total += 2
    income = 3 * len(board.standing("food_booth")) + 5 * len(board.standing("zoo_shop"))
    return max(0, total - income)


class Ledger:
    """The permanent gains of a seat, from what was played and logged."""

    def __init__(self) -> None:
        self.pop = self.edu = self.con = 0
        self.bonuses: set[int] = set()

    def reach(self, edu: int) -> None:
        for number, row in enumerate(BONUSES):
            if edu >= int(row["education"]) and number not in self.bonuses:
                self.bonuses.add(number)
                self.pop += int(row["pop"])
                self.con += int(row["con"])

    def entertain(self, track: int) -> None:
        self.pop += track == 0
        self.edu += 2 * (track == 1)
        self.con += track == 2


def welfare(ledger: Ledger, pop: int, con: int, points: int, first: str) -> None:
    """Give the points of animal welfare one by one to the lower track, and in turn to equal tracks."""
    turn = first
    for _ in range(points):
        level = pop == con or (abs(pop - con) == 1 and turn != first)
        track = turn if level else ("pop" if pop < con else "con")
        if level:
            turn = "con" if turn == "pop" else "pop"
        if track == "pop":
            pop, ledger.pop = pop + 1, ledger.pop + 1
        else:
            con, ledger.con = con + 1, ledger.con + 1


def check(state: ZooTycoon, ledgers: list[Ledger]) -> None:
    for seat, ledger in enumerate(ledgers):
        board, zoo = Board(state, seat), state.zoos[seat]
        edu = education(board) + ledger.edu
        ledger.reach(edu)
        assert zoo.edu == edu
        assert zoo.pop == max(0, popularity(board) + ledger.pop)
        assert zoo.con == max(0, conservation(board) + ledger.con)
        assert zoo.costs == running_costs(board)


def lively(state: ZooTycoon, rng: Rng) -> int:
    legal = state.legal_actions()
    if rng.below(10) < 7:
        return max(legal, key=lambda one: state.inclination(one) + rng.chance())
    return legal[rng.below(len(legal))]


@rule("ZT-7.2", "ZT-7.3", "ZT-7.4", "ZT-7.5", "ZT-7.6", "ZT-A8", "ZT-12.11", "ZT-A16", "ZT-A22", "ZT-12.8", "ZT-11.16")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_the_tracks_equal_a_count_of_their_own_after_every_action(seats: int, seed: int) -> None:
    options = {"introductory": True} if seed == 5 else {}
    state = GAME.new(seats, seed, options)
    state.journal = Journal()
    rng = Rng(seed)
    ledgers = [Ledger() for _ in range(seats)]
    read = 0
    while not state.is_over() and not state.final:
        action = lively(state, rng)
        kind, numbers = GAME.actions.decode(action)
        if kind == "entertain":
            ledgers[state.player].entertain(numbers[0])
        if kind == "first":
            break  # the end is checked below
        state.apply_action(action)
        scored = False
        for event in state.journal.events[read:]:
            if event.kind == "education point":
                ledgers[event.seat].con += 1
            if event.kind == "reintroduced":
                ledgers[event.seat].con += event.args[1]
            scored = scored or event.kind in {"projects", "excluded"}
        read = len(state.journal.events)
        if scored:
            break
        check(state, ledgers)
    check_the_end(state, ledgers, rng)


def check_the_end(state: ZooTycoon, ledgers: list[Ledger], rng: Rng) -> None:
    """After the projects: what they change is permanent, and the final spending follows the board again."""
    firsts = ["pop"] * state.seats
    while state.decision == 52:
        track = rng.below(2)
        firsts[state.player] = ("pop", "con")[track]
        state.play(f"first {('popularity', 'conservation')[track]}")
    for seat, ledger in enumerate(ledgers):
        if (state.excluded >> seat) & 1:
            continue
        board = Board(state, seat)
        ledger.reach(education(board) + ledger.edu)
        ledger.pop -= state.end_discs[seat]
        ledger.con += state.end_parks[seat] + state.end_breeding[seat]
        pop, con = popularity(board) + ledger.pop, conservation(board) + ledger.con
        points = state.end_welfare[seat]
        if points > 0:
            welfare(ledger, pop, con, points, firsts[seat])
        elif points < 0:
            assert points == -2
            if pop == con:
                lost_pop, lost_con = 1, 1
            else:
                lost_pop, lost_con = (2, 0) if pop < con else (0, 2)
            ledger.pop -= min(lost_pop, pop)
            ledger.con -= min(lost_con, con)
    check(state, ledgers)
    while not state.is_over():
        state.apply_action(lively(state, rng))
        check(state, ledgers)
    for seat, ledger in enumerate(ledgers):
        board = Board(state, seat)
        if not (state.excluded >> seat) & 1:
            assert state.score(seat) == min(popularity(board) + ledger.pop, conservation(board) + ledger.con)
