"""The table drawn in text, readable at 100 columns."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from menagerie.core.wording import plural
from menagerie.games.zoophoria.content import Content
from menagerie.games.zoophoria.state import Zoophoria
from menagerie.games.zoophoria.view import DayWorker, Exhibit, Habitat, Slot, Staff, ZoophoriaView, view

WIDTH = 98


def board(content: Content, state: Zoophoria, seat: int | None, names: Sequence[str]) -> str:
    seen = view(content, state, seat)
    lines = [*_dice(seen), ""]
    for title, slots in (("Animals", seen.animals), ("Employees", seen.employees), ("Buildings", seen.buildings)):
        lines.append(title)
        for number, slot in enumerate(slots, start=1):
            lines += _slot(number, slot, names)
    lines.append("Day workers")
    lines += _day_workers(seen.day_workers, seen.yellow_coins, names)
    for number, habitat in enumerate(seen.habitats):
        lines += ["", *_habitat(names[number], habitat, number == seen.first_player)]
    if seen.targets:
        lines += ["", "Your targets"]
        lines += [
            f"  {target.words}: {target.have} of {target.count}, {target.visitors} visitors" for target in seen.targets
        ]
    for title, cards in (("Your starting animals", seen.dealt), ("To be placed", seen.drawn)):
        if cards:
            lines += ["", title]
            for card in cards:
                lines += _lines(f"  {card.name}: {card.words}")
    return "\n".join(lines)


def _lines(line: str, indent: int = 5) -> list[str]:
    """A line wrapped to the width, further lines indented."""
    lead = " " * (len(line) - len(line.lstrip()))
    return wrap(line.lstrip(), WIDTH, initial_indent=lead, subsequent_indent=" " * indent, break_on_hyphens=False)


def _dice(seen: ZoophoriaView) -> list[str]:
    parts = [f"{seen.day}, {seen.step.lower()}"]
    if seen.food_die and seen.virus_die and seen.trash_die:
        parts.append(f"food {seen.food_die}, viruses {seen.virus_die}, trash {seen.trash_die}")
    elif seen.red_dice:
        parts.append("red dice " + " ".join(map(str, seen.red_dice)))
    if seen.event_number:
        parts.append(f"event {seen.event_number}: {seen.event}")
    if seen.white_dice:
        parts.append("white dice " + " ".join(map(str, seen.white_dice)))
    return _lines(" | ".join(parts))


def _slot(number: int, slot: Slot, names: Sequence[str]) -> list[str]:
    if slot.card is None:
        return [f"  {number}  ·"]
    note = " [blocked]" if slot.blocked else ""
    if slot.claimed_by is not None:
        note = f" [{names[slot.claimed_by]}]"
    return _lines(f"  {number}  {slot.card.name}{note}: {slot.card.words}")


def _day_workers(workers: Sequence[DayWorker], yellow: int, names: Sequence[str]) -> list[str]:
    words = []
    for worker in workers:
        if not worker.in_use:
            continue
        die = f" die {worker.die}" if worker.die else ""
        coins = f" {plural(yellow, 'coin')}" if worker.colour == "yellow" else ""
        taken = f" [{names[worker.taken_by]}]" if worker.taken_by is not None else ""
        words.append(f"{worker.name} ({worker.help}, {worker.fee}){die}{coins}{taken}")
    return ["  " + " | ".join(words[at : at + 3]) for at in range(0, len(words), 3)]


def _habitat(name: str, habitat: Habitat, first: bool) -> list[str]:
    title = (
        f"{name}{' (first player)' if first else ''}: {plural(habitat.visitors, 'visitor')}, "
        f"{plural(habitat.coins, 'coin')}, trash {habitat.trash}, {plural(habitat.targets, 'target')}"
    )
    lines = [title]
    for number, exhibit in enumerate(habitat.exhibits, start=1):
        lines += _lines(f"  exhibit {number}  {_exhibit(exhibit)}", 13)
    for number, cards in enumerate(habitat.staff, start=1):
        lines += _lines(f"  staff {number}    {' + '.join(map(_staff, cards)) or '·'}", 13)
    today = habitat.forecast
    lines.append(
        f"  today: food {today.food} of {today.food_cost}, viruses {today.viruses} (room {today.virus_room}), "
        f"treatment {today.treatment}, trash {today.trash:+d}, wages {today.wages}, visitors {today.visitors}"
    )
    return lines


def _staff(staff: Staff) -> str:
    values = ", ".join(staff.card.words.split(" · ")[1:])  # without the category
    return f"{staff.card.name} ({'closed' if staff.closed else values})"


def _exhibit(exhibit: Exhibit) -> str:
    words = []
    for animal in exhibit.animals:
        cubes = "●" * animal.cubes + "○" * (animal.capacity - animal.cubes)
        today = "closed" if animal.closed else f"eats {animal.food}, draws {animal.visitors}"
        words.append(f"{animal.card.name} {cubes} ({today})")
    animals = ", ".join(words)
    if exhibit.structure is not None:
        return f"[{exhibit.structure.name}] {animals or '·'}"
    return animals or "·"
