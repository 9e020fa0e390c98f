"""What a seat sees, drawn in text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from menagerie.games.ark_nova import describe
from menagerie.games.ark_nova.view import view


def board(state: Any, seat: int | None, names: Sequence[str]) -> str:
    """Shared boards, the zoos in short, and the own map as hexes."""
    content = state.game.content
    shown = view(state, seat)
    lines = [f"{state.game.phase(state)}   deck {shown.deck}, discards {shown.discard}, next donation {shown.donation}"]
    lines.append("Display:")
    for folder, number in enumerate(shown.display, 1):
        card = content.card(number) if number is not None else None
        lines.append(f"  {folder} " + (_card(content, card) if card is not None else "-"))
    lines.append("Projects: " + "; ".join(f"{p.name} {_slots(p.slots, names)}" for p in shown.base_projects + shown.projects))
    lines.append(f"On the board: partner zoos {', '.join(shown.partner_zoos) or 'none'}; universities {', '.join(shown.universities) or 'none'}")
    for zoo in shown.zoos:
        lines.append(
            f"{names[zoo.seat]}: appeal {zoo.appeal}, conservation {zoo.conservation}, reputation {zoo.reputation}, "
            f"money {zoo.money}, X {zoo.x_tokens}, workers {zoo.active_workers}, cards {zoo.hand_size}, "
            f"score {zoo.score}"
        )
        lines.append("  " + "  ".join(f"{c.slot}:{c.card}{' II' if c.side == 2 else ''}" for c in zoo.actions))
    if seat is not None:
        own = shown.zoos[seat]
        lines.append("Hand:")
        lines.extend("  " + _card(content, content.card(number)) for number in own.hand)
        lines.append("Final scoring cards: " + ", ".join(content.finals[final - 1].name for final in own.final_cards))
        lines.extend(_map(state, seat))
    return "\n".join(text[:100] for text in lines)


def _slots(slots: list[int], names: Sequence[str]) -> str:
    return "[" + " ".join("." if s == -1 else "x" if s == -2 else names[s][:1] for s in slots) + "]"


def _card(content: Any, card: int) -> str:
    tables = content.tables
    name = content.cards[card].name
    if card < 128:
        head = f"{name}: {tables.cost[card]} money, size {tables.size[card]}, appeal {tables.appeal[card]}"
    elif card < 192:
        head = f"{name}: level {tables.level[card]}"
    else:
        head = f"{name}: project"
    return "; ".join([head, *describe.card_lines(content, card)])


def _map(state: Any, seat: int) -> list[str]:
    """The map, one row of characters per half hex: . plain, ^ rock, ~ water, + bonus, letters for buildings."""
    zoo = state.zoos[seat]
    tables = state.tables
    geo = tables.geo
    rows = [[" "] * 45 for _ in range(13)]
    for cell in range(58):
        mark = " . "
        if int(tables.rock_cells[zoo.map]) >> cell & 1:
            mark = " ^ "
        elif int(tables.water_cells[zoo.map]) >> cell & 1:
            mark = " ~ "
        elif int(tables.bonus_cells[zoo.map]) >> cell & 1:
            mark = " + "
        elif int(tables.build_ii[zoo.map]) >> cell & 1:
            mark = " : "
        for number, cells in enumerate(zoo.cells):
            if int(cells) >> cell & 1:
                kind = int(zoo.building[number])
                sign = "KP12345ZRA"[kind] if kind < 10 else "U"
                mark = f"[{sign}]" if int(zoo.occupied) >> number & 1 else f"({sign})"
        at = int(geo.x[cell]) * 5
        rows[int(geo.y[cell])][at : at + 3] = list(mark)
    legend = "K kiosk  P pavilion  1-5 enclosure ([ ] occupied)  Z petting zoo  R reptile house  A aviary  U unique"
    return [f"Map {state.game.content.maps[zoo.map].id}:", *("  " + "".join(row) for row in rows), "  " + legend]
