"""The boards in text, at most 80 columns wide."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING

from menagerie.games.zoo_tycoon.cards import animals
from menagerie.games.zoo_tycoon.view import Species, ZooTycoonView, ZooView, view

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.content import Content
    from menagerie.games.zoo_tycoon.state import ZooTycoon

WIDTH = 80
GRID = 37
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


def _enclosures(zoo: ZooView) -> list[str]:
    lines = []
    for e in zoo.enclosures:
        points = [
            f"{count} {name}"
            for name, count in (
                ("pop", e.popularity_points),
                ("edu", e.education_points),
                ("con", e.conservation_points),
                ("retreat", e.retreats),
            )
            if count
        ]
        living = " + ".join(word for word in (e.main_species, e.co_species) if word) or "empty"
        words = f"{e.name} {e.biome.split()[0]} x{e.tiles} {living}" + (f" [{', '.join(points)}]" if points else "")
        lines += textwrap.wrap(words, WIDTH - GRID, subsequent_indent="   ")
    return lines


def _species(s: Species) -> list[str]:
    discs = f", discs {animals(s.male_discs, s.female_discs)}" if s.male_discs + s.female_discs else ""
    lying = f" ({s.females_lying} lying)" if s.females_lying else ""
    tile = ", contraception" if s.contraception else ""
    words = f"{s.name} in {s.enclosure}: {animals(s.males, s.females)}{lying}{discs}, {s.happiness}{tile}"
    needs = f"{'; '.join(s.needs)}; offspring: {s.offspring}"
    return [f"  {words}", *textwrap.wrap(needs, WIDTH, initial_indent="      ", subsequent_indent="      ")]


def zoo_lines(zoo: ZooView, name: str, full: bool) -> list[str]:
    buzz = f" (+{zoo.buzz} buzz)" if zoo.buzz else ""
    lines = [
        f"{name}: popularity {zoo.popularity}{buzz}, conservation {zoo.conservation}, education {zoo.education}; "
        f"money {zoo.money}, costs {zoo.running_costs}",
        f"  animal welfare {zoo.animal_welfare}, breeding program {zoo.breeding_program}, "
        f"stored tiles {zoo.stored_tiles}, workers {zoo.workers_left}, trades {zoo.trades_used}",
    ]
    side = _enclosures(zoo)
    rows = [zoo.squares[at : at + 8] for at in range(0, len(zoo.squares), 8)]
    board = [f"{number:>2}" + "".join(_cell(words) for words in row) for number, row in enumerate(rows, start=1)]
    board.insert(0, "  " + "".join(f"{column:>3} " for column in range(1, 9)))
    for at in range(max(len(board), len(side))):
        left = board[at] if at < len(board) else ""
        lines.append(f"{left:<{GRID}}{side[at] if at < len(side) else ''}".rstrip())
    for s in zoo.species:
        lines += _species(s) if full else _species(s)[:1]
    if zoo.buildings:
        words = "buildings: " + ", ".join(zoo.buildings)
        lines += textwrap.wrap(words, WIDTH, initial_indent="  ", subsequent_indent="    ")
    if zoo.quarantine:
        held = "; ".join(f"{g.species}: {animals(g.males, g.females)}" for g in zoo.quarantine)
        lines.append(f"  quarantine: {held}")
    return lines


def _offers(seen: ZooTycoonView) -> list[str]:
    """The exchange in two columns: males/females, + supply and - demand."""
    cells = [f"{o.species:<25} {o.males:+d}/{o.females:+d}".replace("+0", " 0") for o in seen.offers]
    lines = ["".join(f"{cell:<40}" for cell in cells[at : at + 2]).rstrip() for at in range(0, len(cells), 2)]
    for o in seen.offers:
        if o.given or o.taken:
            words = [f"given {word}" for word in o.given] + [f"taken {word}" for word in o.taken]
            lines.append(f"  {o.species}: {', '.join(words)}")
    return lines


def _projects(seen: ZooTycoonView, names: Sequence[str]) -> list[str]:
    parks = []
    for park in seen.national_parks:
        who = [names[seat] for seat in (*park.upper, *park.lower)]
        if who:
            parks.append(f"{park.name}: {', '.join(who)}")
    tracks = [
        f"{track.species} {sum(track.sent)}/{track.offspring_needed}"
        for track in seen.reintroductions
        if any(track.sent)
    ]
    lines = ["national parks: " + "; ".join(parks)] if parks else []
    return lines + (["reintroductions: " + "; ".join(tracks)] if tracks else [])


def board(content: Content, state: ZooTycoon, seat: int | None, names: Sequence[str]) -> str:
    seen = view(content, state)
    event = f"{seen.event}: {seen.event_effect}" if seen.event else "none"
    lines = [
        f"Year {seen.year} of {state.tables.rounds}, {seen.season}; {names[seen.starting_player]} starts",
        f"event: {event}",
        f"donor: {seen.donor}   bag: {animals(seen.bag_males, seen.bag_females)}",
        "",
        f"Animal Exchange, position {seen.exchange_position} (males/females, + offered, - wanted)",
        *_offers(seen),
        *_projects(seen, names),
    ]
    order = [zoo.seat for zoo in seen.zoos]
    if seat is not None:
        order = order[seat:] + order[:seat]
    for number in order:
        lines += ["", *zoo_lines(seen.zoos[number], names[number], seat is None or number == seat)]
    return "\n".join(part for line in lines for part in _fitting(line))


def _fitting(line: str) -> list[str]:
    """A line that is too long goes on below, further in."""
    inside = " " * (len(line) - len(line.lstrip()) + 4)
    return [line] if len(line) <= WIDTH else textwrap.wrap(line, WIDTH, subsequent_indent=inside)
