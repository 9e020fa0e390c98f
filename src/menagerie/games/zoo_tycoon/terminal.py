"""The boards in text, at most 100 columns wide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from menagerie.games.zoo_tycoon.view import ZooView, view

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.content import Content
    from menagerie.games.zoo_tycoon.state import ZooTycoon

SHORT = {"park": "Pk", "education booth": "Ed", "conservation center": "Co", "food booth": "Fo", "zoo shop": "Sh"}


def _cell(words: str) -> str:
    if words == "":
        return "  . "
    if words == "prohibited":
        return "  x "
    for name, short in SHORT.items():
        if words.startswith(name):
            return f" {short} "
    return f"{words:>3} "


def zoo_lines(zoo: ZooView, name: str) -> list[str]:
    lines = [
        f"{name}: money {zoo.money}, costs {zoo.costs}, popularity {zoo.popularity} (+{zoo.buzz} buzz), "
        f"education {zoo.education}, conservation {zoo.conservation}",
        f"  welfare {zoo.welfare}, breeding {zoo.breeding}, tiles {zoo.tiles}, workers {zoo.workers}",
    ]
    side = []
    for e in zoo.enclosures:
        points = f"P{e.popularity_points} E{e.education_points} C{e.conservation_points} R{e.retreats}"
        living = " + ".join(word for word in (e.main, e.co_species) if word) or "empty"
        side.append(f"{e.name} {e.biome[:4]} {e.tiles}t {points} {living}"[:64])
    rows = [zoo.squares[at : at + 8] for at in range(0, len(zoo.squares), 8)]
    board = ["  " + "".join(_cell(words) for words in row) for row in rows]
    for at in range(max(len(board), len(side))):
        left = board[at] if at < len(board) else ""
        lines.append(f"{left:<35}{side[at] if at < len(side) else ''}".rstrip())
    for s in zoo.species:
        discs = f", discs {s.male_discs}m {s.female_discs}f" if s.male_discs + s.female_discs else ""
        lying = f", {s.lying} lying" if s.lying else ""
        group = f"{s.males}m {s.females}f{lying}{discs}"
        lines.append(f"  {s.name} in {s.enclosure}: {group}, {s.happiness}, experience {s.experience}")
    if zoo.quarantine:
        lines.append("  quarantine: " + "; ".join(f"{g.species} {g.males}m {g.females}f" for g in zoo.quarantine))
    return lines


def board(content: Content, state: ZooTycoon, seat: int | None, names: Sequence[str]) -> str:
    seen = view(content, state)
    lines = [
        f"Year {seen.round} of 7   exchange position {seen.position}   event: {seen.event or 'none'}",
        f"donor: {seen.donor}   bag: {seen.bag_males}m {seen.bag_females}f",
        "",
    ]
    offers = [f"{o.species[:22]:<22} {o.males:+d}/{o.females:+d}" for o in seen.offers]
    for at in range(0, len(offers), 3):
        lines.append("  ".join(f"{offer:<31}" for offer in offers[at : at + 3]).rstrip())
    order = [zoo.seat for zoo in seen.zoos]
    if seat is not None:
        order = order[seat:] + order[:seat]
    for number in order:
        lines += ["", *zoo_lines(seen.zoos[number], names[number])]
    return "\n".join(lines)
