"""The table drawn in text, readable at 100 columns."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from menagerie.core.wording import plural
from menagerie.games.ark_nova.card_view import CardView
from menagerie.games.ark_nova.describe import CONTINENT_NAMES, UNIVERSITY_NAMES
from menagerie.games.ark_nova.state import ArkNova
from menagerie.games.ark_nova.view import ArkNovaView, Project, view
from menagerie.games.ark_nova.vocabulary import CONTINENT_WORDS, UNIVERSITY_WORDS
from menagerie.games.ark_nova.zoo_view import ZooView

WIDTH = 98
SIGNS = {
    "kiosk": "K", "pavilion": "P", "petting_zoo": "Z", "reptile_house": "R", "large_bird_aviary": "A",
}  # fmt: skip

LEGEND = [
    "Map: · space  $ bonus  2 needs Build II  ! symbol  ^ rock  ~ water  [3.] enclosure  [3o] occupied",
    "     K kiosk  P pavilion  Z Petting Zoo  R Reptile House  A Aviary  U unique building",
]


def board(state: ArkNova, seat: int | None, names: Sequence[str]) -> str:
    seen = view(state, seat)
    lines = [seen.stage, _shared(seen), ""]
    lines += _display(seen)
    lines += ["", "Projects"]
    for project in seen.projects:
        lines += _project(project, names)
    lines.append("")
    for zoo in seen.zoos:
        lines += _zoo(names[zoo.seat], zoo, full=zoo.seat == seat or seat is None)
    return "\n".join(lines + LEGEND)


def _wrapped(text: str, indent: int) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=" " * indent, subsequent_indent=" " * (indent + 4))


def _shared(seen: ArkNovaView) -> str:
    board_zoos = ", ".join(CONTINENT_NAMES[CONTINENT_WORDS.index(word)] for word in seen.partner_board) or "none"
    universities = "; ".join(_university(word) for word in seen.university_board) or "none"
    tiles = "; ".join(f"{tile.conservation}: {tile.text}" for tile in seen.tiles) or "none"
    return "\n".join(
        [
            f"Deck {seen.deck} · discard pile {seen.discard}",
            *_wrapped(f"Partner zoos: {board_zoos} · universities: {universities}", 0),
            *_wrapped(f"Next donation {seen.donation_cost} money · bonus tiles {tiles}", 0),
        ]
    )


def _university(word: str) -> str:
    return UNIVERSITY_NAMES[UNIVERSITY_WORDS.index(word)].removeprefix("the university for ")


def _card(card: CardView) -> str:
    icons = " ".join(name if count == 1 else f"{name}*{count}" for name, count in card.icons.items()).replace("_", "-")
    if card.kind == "animal":
        needs = f"size {card.size}, {card.price} money"
    elif card.kind == "sponsor":
        needs = f"level {card.level}"
    else:
        needs = "project"
    unmet = [f"{one.what.replace('_', '-')} {one.have}/{one.needed}" for one in card.conditions if not one.met]
    lacks = f" · lacks {', '.join(unmet)}" if unmet else ""
    return f"{card.name} [{needs}]{' ' + icons if icons else ''}{lacks}"


def _full_card(card: CardView, indent: int) -> list[str]:
    """A card of the own hand with what it does."""
    return _wrapped(_card(card), indent) + _wrapped(" ".join(card.text), indent + 4)


def _display(seen: ArkNovaView) -> list[str]:
    lines = ["Display"]
    for folder in seen.display:
        sign = "*" if folder.in_range else " "
        lines += _wrapped(f"{sign}{folder.folder} {_card(folder.card) if folder.card else '-'}", 2)
    return lines


def _project(project: Project, names: Sequence[str]) -> list[str]:
    slots = []
    for slot in project.slots:
        if slot.taken_by is not None:
            slots.append(names[slot.taken_by])
        elif slot.blocked:
            slots.append("blocked")
        else:
            slots.append(slot.text.rstrip(".") + (" (yours to take)" if slot.usable else ""))
    where = "below" if project.base else "above"
    return _wrapped(f"{project.card.name} ({where} the board, you have {project.progress}): {' | '.join(slots)}", 2)


def _zoo(name: str, zoo: ZooView, full: bool) -> list[str]:
    lines = [
        f"{name}: {zoo.score} points · map {zoo.map} {zoo.map_name}",
        f"  {zoo.money} money · {plural(zoo.x_tokens, 'X-token')} · appeal {zoo.appeal} of {zoo.target} · "
        f"conservation {zoo.conservation} · reputation {zoo.reputation}",
        f"  workers {zoo.active_workers} active, {zoo.lying_workers} lying · supports {zoo.supports} · "
        f"next income {zoo.income.money} money",
        "  " + " | ".join(_action(zoo, slot) for slot in range(5)),
    ]
    icons = " ".join(f"{icon}:{count}" for icon, count in zoo.icons.items() if count)
    lines += _wrapped(f"icons {icons or 'none'}", 2)
    if zoo.partner_zoos or zoo.universities:
        lines += _wrapped(
            f"partner zoos {', '.join(zoo.partner_zoos) or 'none'}; universities "
            + ("; ".join(_university(word) for word in zoo.universities) or "none"),
            2,
        )
    if zoo.animals or zoo.sponsors:
        lines += _wrapped("in the zoo: " + ", ".join(card.name for card in zoo.animals + zoo.sponsors), 2)
    hidden = zoo.hand_size - len(zoo.hand)
    lines.append(f"  hand of {zoo.hand_size}" + (f" ({hidden} unknown)" if hidden else ""))
    for card in zoo.hand:
        lines += _full_card(card, 4)
    for final in zoo.finals:
        lines += _wrapped(f"final scoring: {final.name} ({final.points} now): {' '.join(final.text)}", 4)
    if full:
        lines += _map(zoo)
    return [*lines, ""]


def _action(zoo: ZooView, slot: int) -> str:
    card = zoo.actions[slot]
    signs = "x" * card.multiplier + ("v" if card.venom else "") + ("c" if card.constriction else "")
    return f"{card.slot} {card.action} {card.side}{' ' + signs if signs else ''}"


def _map(zoo: ZooView) -> list[str]:
    """The hexes row by row: capital letters are buildings, digits enclosures (o behind them: occupied)."""
    grid = [["     "] * 9 for _ in range(13)]
    for place in zoo.hexes:
        if place.building is not None:
            building = zoo.buildings[place.building]
            sign = SIGNS.get(building.type, "U")
            if building.type.startswith("enclosure"):
                sign = building.type[-1] + ("o" if building.occupied else ".")
            text = f"[{sign}]"
        elif place.terrain != "plain":
            text = {"rock": "^^^", "water": "~~~"}[place.terrain]
        else:
            text = ("2" if place.build_ii else "") + ("$" if place.bonus else "·") + ("!" if place.symbol else "")
        grid[place.y][place.x] = f"{text:^5}"
    lines = [f"  {y:>2} " + "".join(row).rstrip() for y, row in enumerate(grid)]
    header = "     " + "".join(f"{x:^5}" for x in range(9)).rstrip()
    return [header, *lines]
