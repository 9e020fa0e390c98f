"""The table drawn in text."""

from __future__ import annotations

from collections.abc import Sequence

from menagerie.core.wording import plural
from menagerie.games.o_zoo_le_mio.state import OZooLeMio
from menagerie.games.o_zoo_le_mio.view import Face, Half, OZooLeMioView, Zoo, view

WIDTH = 98
LETTERS = {"blue": "B", "red": "R", "grey": "G", "yellow": "Y", "orange": "O"}


def board(state: OZooLeMio, seat: int | None, names: Sequence[str]) -> str:
    seen = view(state, seat)
    lines = [_headline(seen), "Flags: " + " > ".join(names[flag] for flag in seen.pole), ""]
    lines += [_face(face, names) for face in seen.row]
    lines.append("")
    order = [zoo for zoo in seen.zoos if zoo.seat != seat] + [zoo for zoo in seen.zoos if zoo.seat == seat]
    for zoo in order:
        lines += [*_zoo(zoo, names), ""]
    lines.append(
        "A cell shows colour and stars; | and - are paths that leave it. B sea, R birds, G reptiles, Y mammals, O apes."
    )
    return "\n".join(lines)


def _headline(seen: OZooLeMioView) -> str:
    year = f"Year {seen.year} of {seen.years} · auction {seen.auction} of {seen.auctions}"
    return f"{year} · {seen.stack} tiles in the stack"


def _face(face: Face, names: Sequence[str]) -> str:
    a, b = face.halves
    link = "-" if face.linked else " "
    status = face.status if face.owner is None else f"to {names[face.owner]}"
    mark = ">" if face.status == "offered" else " "
    shape = f"{a.animal} {'*' * a.stars} ({a.exits or 'none'}) {link} {b.animal} {'*' * b.stars} ({b.exits or 'none'})"
    return f"{mark} {face.tile}  {shape:<54} bushes {face.bushes}  {status}"


def _zoo(zoo: Zoo, names: Sequence[str]) -> list[str]:
    coins = "? coins" if zoo.coins is None else plural(zoo.coins, "coin")
    bid = " · has bid" if zoo.has_bid else ""
    fits = " · no place for the tile" if zoo.fits is False else ""
    lines = [f"{names[zoo.seat]}: {zoo.points} points · {coins} · {plural(len(zoo.tiles), 'tile')}{bid}{fits}"]
    stars = "  ".join(f"{a.animal} {a.stars}*{'☺' * a.visitors}" for a in zoo.attractions if a.stars)
    lines.append(f"  {stars or 'no enclosures'}  ·  bushes {zoo.bushes}, trees {zoo.trees}, benches {zoo.benches}")
    return lines + _map(zoo)


def _map(zoo: Zoo) -> list[str]:
    """Four characters by two lines for each cell; the widest zoos are cut at the right."""
    cells = {(half.x, half.y): half for half in zoo.halves}
    left, right, bottom, top = zoo.bounds
    lines = []
    for y in range(top, min(bottom, -1) - 1, -1):
        upper, lower = "", ""
        for x in range(left, right + 1):
            half = cells.get((x, y))
            if half is not None:
                upper += "  | " if _leads(half, "N") else "  . "
                lower += _cell(half)
            else:
                upper += _above_empty(cells.get((x, y + 1)))
                lower += "[==]" if (x, y) in set(zoo.entrance) else "    "
        lines += [f"     {upper}"[:WIDTH].rstrip(), f"{y:>4} {lower}"[:WIDTH].rstrip()]
    lines.append(("     " + "".join(f"{x:^4}" for x in range(left, right + 1)))[:WIDTH].rstrip())
    return lines


def _cell(half: Half) -> str:
    west = "-" if _leads(half, "W") else " "
    east = "-" if _leads(half, "E") else " "
    middle = "##" if half.colour is None else f"{LETTERS[half.colour]}{half.stars}"
    return f"{west}{middle}{east}"


def _leads(half: Half, direction: str) -> bool:
    """Whether a path leaves the half there, out of the tile or to its other half."""
    return direction in half.exits or (half.inner == direction and half.linked)


def _above_empty(above: Half | None) -> str:
    return "  | " if above is not None and "S" in above.exits else "    "
