"""The rules a second time, plain and slow, straight from the tile table: what the engine is compared with."""

from __future__ import annotations

import csv
from dataclasses import dataclass, field
from importlib import resources

Cell = tuple[int, int]
STEPS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
ENTRANCE = {(0, -1), (1, -1)}


def table(name: str) -> dict[str, dict[str, str]]:
    text = resources.files("menagerie.games.o_zoo_le_mio").joinpath("data", name).read_text(encoding="utf-8")
    return {row["tile_id"]: row for row in csv.DictReader(text.splitlines())}


TILES = table("tiles.csv")
START = table("start_tile.csv")["START"]


def turned(direction: str, turns: int) -> str:
    return "nesw"[("nesw".index(direction) + turns) % 4]


def moved(cell: Cell, direction: str) -> Cell:
    return cell[0] + STEPS[direction][0], cell[1] + STEPS[direction][1]


@dataclass
class Piece:
    """A half as it lies."""

    tile: str
    colour: str
    stars: int
    exits: set[str]


@dataclass
class Zoo:
    cells: dict[Cell, Piece] = field(default_factory=dict)
    links: set[tuple[Cell, Cell]] = field(default_factory=set)
    bushes: int = 0
    bushes_since: int = 0
    best: dict[str, int] = field(default_factory=dict)
    since: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for cell, piece in pieces(START, (0, 0), 0, "START").items():
            self.cells[cell] = piece
        self.links.add(((0, 0), (1, 0)))

    def allows(self, tile: str, cell: Cell, turns: int) -> bool:
        """OZ-6.6 to OZ-6.10."""
        laid = pieces(TILES[tile], cell, turns, tile)
        if any(spot in self.cells or spot in ENTRANCE for spot in laid):
            return False
        extended = False
        for spot, piece in laid.items():
            for direction in STEPS:
                beside = moved(spot, direction)
                if beside in laid:
                    continue
                leaves = direction in piece.exits
                if beside in ENTRANCE and leaves:
                    return False
                if beside in self.cells:
                    comes = turned(direction, 2) in self.cells[beside].exits
                    if leaves != comes:
                        return False
                    extended = extended or leaves
        return extended

    def lay(self, tile: str, cell: Cell, turns: int, auction: int) -> None:
        row = TILES[tile]
        laid = pieces(row, cell, turns, tile)
        self.cells.update(laid)
        if row["link_ab"] == "1":
            self.links.add((*laid,))
        for piece_cell, piece in laid.items():
            stars = sum(self.cells[other].stars for other in self.enclosure(piece_cell))
            if stars >= self.best.get(piece.colour, 0):
                self.best[piece.colour] = stars
                self.since[piece.colour] = auction
        if int(row["bushes"]):
            self.bushes += int(row["bushes"])
            self.bushes_since = auction

    def enclosure(self, start: Cell) -> set[Cell]:
        """All halves of its colour that hang together with a half through full edges (OZ-7.1 to OZ-7.3)."""
        colour = self.cells[start].colour
        found, todo = {start}, [start]
        while todo:
            here = todo.pop()
            for direction in STEPS:
                there = moved(here, direction)
                if there not in found and there in self.cells and self.cells[there].colour == colour:
                    found.add(there)
                    todo.append(there)
        return found

    def areas(self) -> int:
        """Independent cycles by Euler's formula on the drawn paths: edges - vertices + pieces (OZ-9.4)."""
        edges = [tuple(sorted(link)) for link in self.links]
        for cell, piece in self.cells.items():
            for direction in ("n", "e"):
                there = moved(cell, direction)
                if direction in piece.exits and there in self.cells:
                    edges.append((cell, there))
        names = {cell: number for number, cell in enumerate(self.cells)}
        for _ in names:  # let the smallest name spread along the paths
            for one, other in edges:
                names[one] = names[other] = min(names[one], names[other])
        return len(edges) - len(names) + len(set(names.values()))


def pieces(row: dict[str, str], cell: Cell, turns: int, tile: str) -> dict[Cell, Piece]:
    """Where the halves of a tile lie, and how."""
    found: dict[Cell, Piece] = {}
    for letter, spot in (("a", cell), ("b", moved(cell, turned("e", turns)))):
        exits = {turned(side, turns) for side in "nesw" if row.get(f"{letter}_{side}") == "1"}
        colour = row.get(f"{letter}_colour", f"path {letter}")
        found[spot] = Piece(tile, colour, int(row.get(f"{letter}_stars", 0)), exits)
    return found


def shares(ranked: list[tuple[int, int]], alone: int = 1) -> list[int]:
    """Two for the first, one for the second of (count, since); OZ-7.8 to OZ-7.10 and OZ-8.2 to OZ-8.6."""
    order = sorted((seat for seat, (count, _) in enumerate(ranked) if count), key=lambda s: ranked[s], reverse=True)
    found = [0] * len(ranked)
    for seat, share in zip(order, (2, 1) if len(order) > 1 else (alone,), strict=False):
        found[seat] = share
    return found
