"""The words of the game: prompts, labels, log lines and the sentences behind refusals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from menagerie.core.journal import Event
from menagerie.core.rules import Rule
from menagerie.core.state import NOT_NOW
from menagerie.core.wording import listed
from menagerie.games.mini_zooloretto import actions, phases, scoring
from menagerie.games.mini_zooloretto.content import FACE_NAMES
from menagerie.games.mini_zooloretto.state import MiniZooloretto
from menagerie.games.mini_zooloretto.zoo import ENCLOSURES

RULES = {
    NOT_NOW: Rule("MZ-4.1", "another decision is open."),
    phases.ALL_TRUCKS_FULL: Rule("MZ-4.4", "no truck in the middle has an empty box; take a truck."),
    phases.TRUCK_EMPTY: Rule("MZ-4.5", "the truck is empty; a truck needs at least one tile to be taken."),
    phases.TRUCK_TAKEN: Rule("MZ-4.9", "the truck has already been taken this round."),
    phases.NO_SUCH_TRUCK: Rule("MZ-3.9", "there is no such truck with this number of players."),
    phases.TRUCK_FULL: Rule("MZ-5.4", "every box of the truck is full."),
    phases.ENCLOSURE_FULL: Rule("MZ-6.3", "the enclosure already holds six tiles."),
    phases.OTHER_KIND: Rule("MZ-6.4", "another kind of animal lives in the enclosure."),
    phases.NOT_ON_TRUCK: Rule("MZ-4.11", "no such tile is left on the truck you took."),
    phases.NOTHING_FITS: Rule("MZ-8.5", "no tile in another player's barn fits into one of your enclosures."),
    phases.BARN_EMPTY: Rule("MZ-4.12", "your barn is empty."),
    phases.NOT_IN_BARN: Rule("MZ-4.13", "there is no such tile in that barn."),
    phases.OWN_BARN: Rule("MZ-8.3", "a tile is taken over from another player's barn, not from your own."),
    phases.FITS_NOWHERE: Rule("MZ-8.5", "the tile fits into none of your enclosures."),
    phases.NOT_IN_OWN_BARN: Rule("MZ-4.15", "there is no such tile in your barn."),
}

FORMS = {"-m": " male", "-f": " female", "-baby": " offspring"}


def tile(face: int) -> str:
    """A face in words: `llama male`, `pond`."""
    name = FACE_NAMES[face]
    for ending, word in FORMS.items():
        if name.endswith(ending):
            return name.removesuffix(ending) + word
    return name


def a_tile(face: int) -> str:
    return ("an " if tile(face)[0] in "aeiou" else "a ") + tile(face)


def prompt(state: MiniZooloretto) -> str:
    if state.phase == phases.TURN:
        return "Add a tile to a truck, or take a truck."
    if state.phase == phases.LOADING:
        return f"Choose a truck for the {tile(state.drawn_tile)}."
    if state.phase == phases.PLACING:
        left = listed([tile(state.delivery[i]) for i in range(state.delivered)])
        return f"Place a tile of your truck in your zoo ({left})."
    if state.phase == phases.BONUS:
        return "You filled an enclosure: take over a tile, discard one, or decline."
    if state.phase == phases.TAKEOVER_WHAT:
        return "Choose a tile from another player's barn."
    if state.phase == phases.TAKEOVER_WHERE:
        return f"Choose an enclosure for the {tile(state.drawn_tile)}."
    if state.phase == phases.DISCARD_WHAT:
        return "Choose a tile of your barn to discard."
    return "The game is over."


def phase(state: MiniZooloretto) -> str:
    if state.phase == phases.GAME_OVER:
        return f"The end, after {state.round} rounds"
    return f"Round {state.round}" + (" · last round" if state.final_round else "")


def label(state: MiniZooloretto, action: int) -> str:
    if action == actions.ADD:
        return "Add a tile to a truck"
    if action < actions.LOAD:
        return _take_label(state, action - actions.TAKE)
    if action < actions.PLACE:
        truck = action - actions.LOAD
        return f"Truck {truck + 1}" + (f" · {_room(state, truck)} left" if truck < state.trucks else "")
    if action < actions.TAKEOVER:
        face, to = divmod(action - actions.PLACE, 4)
        return f"{tile(face).capitalize()} to {_where(to)}"
    if action < actions.TAKEOVER_TILE:
        return {
            actions.TAKEOVER: "Take over a tile",
            actions.DISCARD: "Discard a tile",
            actions.DECLINE: "Decline the bonus",
        }[action]
    if action < actions.TAKEOVER_AT:
        owner, face = divmod(action - actions.TAKEOVER_TILE, len(FACE_NAMES))
        return f"{tile(face).capitalize()} from the barn of player {owner + 1}"
    if action < actions.DISCARD_TILE:
        return _where(action - actions.TAKEOVER_AT).capitalize()
    return f"Discard the {tile(action - actions.DISCARD_TILE)}"


def _take_label(state: MiniZooloretto, truck: int) -> str:
    if truck >= state.trucks or not state.loaded[truck]:
        return f"Take truck {truck + 1}"
    tiles = [tile(state.boxes[truck * 3 + box]) for box in range(state.loaded[truck])]
    return f"Take truck {truck + 1}: {', '.join(tiles)}"


def _room(state: MiniZooloretto, truck: int) -> int:
    return int(state.tables.boxes[truck] - state.loaded[truck])


def _where(to: int) -> str:
    return "the barn" if to == actions.BARN else f"enclosure {to + 1}"


def line(event: Event, names: Sequence[str]) -> str:
    """One line of the log (MZ-12)."""
    who = names[event.seat] if event.seat >= 0 else ""
    args = event.args
    if event.kind == "load":
        face, truck, filled, boxes, ordinary, final = args
        piles = f"{ordinary} tiles left" if ordinary else f"{final} tiles left in the final pile"
        return f"{who} draws {a_tile(face)} and loads truck {truck + 1} ({filled} of {boxes}); {piles}."
    if event.kind == "take":
        return f"{who} takes truck {args[0] + 1}: {', '.join(tile(face) for face in args[1:])}."
    if event.kind == "enclosure":
        return f"{who}: {tile(args[0])} to enclosure {args[1] + 1}{' (now full)' if args[2] == 6 else ''}."
    if event.kind == "barn":
        return f"{who}: {tile(args[0])} to the barn."
    if event.kind == "offspring":
        kind = FACE_NAMES[args[0]].removesuffix("-baby")
        to = "the barn (enclosure full)" if args[2] else f"enclosure {args[1] + 1}"
        return f"{who}: {kind} pair: offspring to {to}."
    if event.kind == "takeover":
        return f"{who} takes the {tile(args[1])} from {names[args[0]]}'s barn into enclosure {args[2] + 1}."
    if event.kind == "discard":
        return f"{who} discards {a_tile(args[0])} from the barn."
    if event.kind == "decline":
        return f"{who} declines the bonus."
    if event.kind == "last_round":
        return "The first tile of the final pile: this is the last round."
    if event.kind == "unclaimed":
        return f"Truck {args[0] + 1} was not taken; out of the game: {', '.join(tile(face) for face in args[1:])}."
    if event.kind == "round_end":
        return f"The round is over; {who} took a truck last and starts round {args[0]}."
    return {"game_over": "The game is over."}.get(event.kind, "")


def breakdown(state: MiniZooloretto, seat: int) -> list[tuple[str, int]]:
    found = [
        (f"Enclosure {enclosure + 1}", int(scoring.enclosure_points(state, seat, enclosure)))
        for enclosure in range(ENCLOSURES)
    ]
    return [
        *found,
        ("Landscapes in enclosures", int(scoring.landscape_points(state, seat))),
        ("Animal kinds in the barn", int(scoring.barn_kind_points(state, seat))),
        ("Landscapes in the barn", int(scoring.barn_landscape_points(state, seat))),
    ]


def tiles(names: Sequence[str]) -> str:
    """Tiles in short notation: `llama*3 llama-f pond`."""
    return " ".join(name if count == 1 else f"{name}*{count}" for name, count in Counter(names).items())
