"""The table drawn in text."""

from __future__ import annotations

from collections.abc import Sequence

from menagerie.games.mini_zooloretto.state import MiniZooloretto
from menagerie.games.mini_zooloretto.text import tiles
from menagerie.games.mini_zooloretto.view import Truck, Zoo, view


def board(state: MiniZooloretto, names: Sequence[str]) -> str:
    seen = view(state)
    pile = f"Pile: {seen.ordinary_pile} tiles, then {seen.final_pile} under the red disc"
    lines = [pile + (" (last round)" if seen.final_round else ""), ""]
    lines += [_truck(number, truck, names) for number, truck in enumerate(seen.trucks, start=1)]
    lines.append("")
    for seat, zoo in enumerate(seen.zoos):
        lines += _zoo(names[seat], zoo)
    return "\n".join(lines)


def _truck(number: int, truck: Truck, names: Sequence[str]) -> str:
    if truck.taken_by is not None:
        return f"Truck {number}  taken by {names[truck.taken_by]}"
    boxes = truck.tiles + ["·"] * (truck.boxes - len(truck.tiles))
    return f"Truck {number}  " + " ".join(f"[{box:^12}]" for box in boxes)


def _zoo(name: str, zoo: Zoo) -> list[str]:
    out = f"  (has truck {zoo.truck + 1})" if zoo.truck is not None else ""
    lines = [f"{name}: {zoo.score} points{out}"]
    for number, enclosure in enumerate(zoo.enclosures, start=1):
        filled = 6 - enclosure.spaces
        hearts = " " + "♥" * enclosure.pairs if enclosure.pairs else ""
        content = tiles(enclosure.tiles) or "empty"
        lines.append(f"  {number}  {content:<44}{hearts} {filled}/6  {enclosure.points} points")
    lines.append(f"  barn  {tiles(zoo.barn) or 'empty'}")
    if zoo.to_place:
        lines.append(f"  to place: {tiles(zoo.to_place)}")
    return lines
