"""The words of the game: prompts, labels, log lines and the sentences behind refusals."""

from __future__ import annotations

from collections.abc import Sequence

from menagerie.core.journal import Event
from menagerie.core.rules import Rule
from menagerie.core.state import ALLOWED, NOT_NOW
from menagerie.core.wording import listed, plural
from menagerie.games.o_zoo_le_mio import flow, grid, scoring
from menagerie.games.o_zoo_le_mio.actions import AT, BID, turns_of, x_of, y_of
from menagerie.games.o_zoo_le_mio.awards import SUPPLY
from menagerie.games.o_zoo_le_mio.content import ANIMAL_NAMES, COLOUR_NAMES
from menagerie.games.o_zoo_le_mio.state import OZooLeMio
from menagerie.games.o_zoo_le_mio.tables import TILES, YEARS
from menagerie.games.o_zoo_le_mio.view import Placement, placement, tile_names

RULES = {
    NOT_NOW: Rule("OZ-4.3", "another decision is open."),
    grid.BEYOND_COINS: Rule("OZ-5.1", "a bid is at most the coins that you have."),
    grid.OCCUPIED: Rule("OZ-6.6", "a tile already lies there."),
    grid.ON_ENTRANCE: Rule("OZ-6.7", "the entrance is there."),
    grid.PATH_INTO_GRASS: Rule("OZ-6.8", "a path of the tile would run into the grass of a neighbour."),
    grid.GRASS_BEFORE_PATH: Rule("OZ-6.8", "grass of the tile would cut off a path of a neighbour."),
    grid.INTO_ENTRANCE: Rule("OZ-6.9", "a path of the tile would run into the entrance."),
    grid.EXTENDS_NOTHING: Rule("OZ-6.10", "the tile would extend no path of your zoo."),
}
ORDINALS = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
TURNED = ("unturned", "turned right", "upside down", "turned left")
SOURCES = ("visitors", "trees", "benches")


def half(state: OZooLeMio, number: int) -> str:
    tables = state.tables
    return f"{ANIMAL_NAMES[tables.colour[number]]} {tables.stars[number]}"


def tile(state: OZooLeMio, number: int) -> str:
    """A tile in words: `Z02 (sea creatures 2, birds 1, 1 bush)`."""
    parts = [half(state, 2 * number), half(state, 2 * number + 1)]
    if state.tables.bushes[number]:
        parts.append(plural(state.tables.bushes[number], "bush", "bushes"))
    return f"{tile_names(state)[number]} ({', '.join(parts)})"


def prompt(state: OZooLeMio) -> str:
    if state.phase == flow.FINISHED:
        return "The game is over."
    offered = tile(state, state.stack[state.auction])
    if state.phase == flow.PLACING:
        return f"Place {offered} so that it extends a path of your zoo."
    fits = grid.has_place(state, state.asked, state.stack[state.auction])
    note = "" if fits else " It has no legal place in your zoo and would be set aside."
    return f"Bid in secret for {offered}; you have {plural(state.coins[state.asked], 'coin')}.{note}"


def phase(state: OZooLeMio) -> str:
    if state.phase == flow.FINISHED:
        return f"The end, after {YEARS} years"
    return f"Year {state.year} of {YEARS} · auction {state.auction + 1} of {TILES}"


def label(state: OZooLeMio, action: int) -> str:
    if action < AT:
        return f"Bid {plural(action - BID, 'coin')}"
    where = f"At {x_of(action)},{y_of(action)}, {TURNED[turns_of(action)]}"
    if state.phase != flow.PLACING or state.refusal(action) != ALLOWED:
        return where
    return f"{where} · {effects(placement(state, action))}"


def effects(place: Placement) -> str:
    """What a placement would change, in short."""
    parts = [
        f"{stars.animal} {stars.before} → {stars.after} stars" for stars in place.stars if stars.after > stars.before
    ]
    if place.benches:
        parts.append(plural(place.benches, "bench", "benches"))
    gain = place.holding_after - place.holding - place.benches
    if gain:
        parts.append(f"{gain:+d} visitors and trees")
    return ", ".join(parts) or "no change"


def line(event: Event, names: Sequence[str], tiles: Sequence[str]) -> str:
    """One line of the log (section 12 of the rules)."""
    who = names[event.seat] if event.seat >= 0 else ""
    args = event.args
    if event.kind == "year":
        row = f": {', '.join(tiles[number] for number in args[1:])}" if len(args) > 1 else ""
        return f"Year {args[0]} begins{row}."
    if event.kind == "auction":
        return f"Auction {args[0]} is for {tiles[args[1]]}."
    if event.kind == "bid":
        return f"{who} bids {plural(args[0], 'coin')} (sealed)."
    if event.kind == "sealed":
        return f"{who} has bid."
    if event.kind == "bids":
        return _bids(event, names)
    if event.kind == "flags":
        return f"Flags from the top: {', '.join(names[seat] for seat in args)}."
    if event.kind == "aside":
        return f"{tiles[args[0]]} has no legal place in {who}'s zoo and is set aside."
    if event.kind == "place":
        return f"{who} places {tiles[args[0]]} at {args[1]},{args[2]} r{args[3]}."
    if event.kind == "year_end":
        return _year_end(event, who)
    if event.kind == "over":
        return "The game is over."
    return _consequence(event, who, names)


def _bids(event: Event, names: Sequence[str]) -> str:
    bids = event.args
    price = max(bids)
    tied = [names[seat] for seat in range(len(bids)) if bids[seat] == price]
    winner = names[event.seat]
    shown = ", ".join(f"{name} {bid}" for name, bid in zip(names, bids, strict=False))
    if len(tied) > 1:
        return f"Bids: {shown} – {winner}'s flag is the highest of {listed(tied)}; {winner} pays {price}."
    return f"Bids: {shown} – {winner} wins and pays {price}."


def _consequence(event: Event, who: str, names: Sequence[str]) -> str:
    args = event.args
    if event.kind == "stars":
        colour, before, after, renewed = args
        if before == after and not renewed:
            return f"{who}: {ANIMAL_NAMES[colour]} stay at {plural(after, 'star')}."
        return f"{who}: {ANIMAL_NAMES[colour]} {before} → {plural(after, 'star')}, newest."
    if event.kind == "visitor":
        colour, come_from, stars, theirs = args
        why = f"{plural(stars, 'star')}" + (f" against {theirs}" if come_from != SUPPLY else "")
        one = "An orange" if COLOUR_NAMES[colour] == "orange" else f"A {COLOUR_NAMES[colour]}"
        return f"{one} visitor comes to {who} from {_origin(come_from, names)} ({why})."
    if event.kind == "bushes":
        if args[1] < len(ORDINALS):
            return f"{who}: {ORDINALS[args[1]]} bush."
        return f"{who}: {args[1]} bushes now."
    if event.kind == "tree":
        come_from, bushes, theirs = args
        why = plural(bushes, "bush", "bushes") + (f" against {theirs}" if come_from != SUPPLY else "")
        return f"A tree comes to {who} from {_origin(come_from, names)} ({why})."
    if event.kind == "benches":
        if not args[0]:
            return f"{who}: no closed path."
        return f"{who}: {plural(args[0], 'closed path')}, {plural(args[0], 'bench', 'benches')}."
    return ""


def _origin(seat: int, names: Sequence[str]) -> str:
    return "the supply" if seat == SUPPLY else names[seat]


def _year_end(event: Event, who: str) -> str:
    visitors, trees, benches, worth, total, coins = event.args
    parts = [plural(visitors, "visitor")]
    if trees:
        parts.append(plural(trees, "tree"))
    if benches:
        parts.append(plural(benches, "bench", "benches"))
    held = visitors + trees + benches
    return f"{who}: {' + '.join(parts)} = {held} × {worth} = {held * worth}, total {total}; income {coins}."


def breakdown(state: OZooLeMio, seat: int) -> list[tuple[str, int]]:
    return [
        (f"Year {year}: {name}", int(scoring.earned(state, seat, year, source)))
        for year in range(1, YEARS + 1)
        for source, name in enumerate(SOURCES)
    ]
