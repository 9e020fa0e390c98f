"""The rules once more, as plainly as possible: tiles are words, every question is answered by looking at all of them.

It shares nothing with the engine, so that both would have to be wrong in the same way.
"""

from __future__ import annotations

from collections import Counter
from itertools import product

LANDSCAPES = ("pond", "shrub", "rock")
POINTS = (0, 1, 2, 3, 4, 8, 12)
ENCLOSURES = range(3)


def kind(tile: str) -> str | None:
    return None if tile in LANDSCAPES else tile.partition("-")[0]


class Referee:
    """A game of which only the order of the tiles is unknown: `draw` is told what the engine turned up."""

    def __init__(self, seats: int, kinds: list[str], first: int) -> None:
        self.seats = range(seats)
        self.player = first
        self.unseen = Counter(dict.fromkeys(LANDSCAPES, 3))
        for one in kinds:
            self.unseen += Counter({one: 7, f"{one}-m": 2, f"{one}-f": 2})
        self.ordinary, self.final = self.unseen.total() - 15, 15
        self.offspring = dict.fromkeys(kinds, 2)
        self.boxes = [1, 2, 3] if seats == 2 else [3] * seats
        self.trucks: list[list[str]] = [[] for _ in self.boxes]
        self.taker: list[int | None] = [None for _ in self.boxes]
        self.enclosures: list[list[list[str]]] = [[[], [], []] for _ in self.seats]
        self.mated: list[list[set[int]]] = [[set(), set(), set()] for _ in self.seats]
        self.barns: list[list[str]] = [[] for _ in self.seats]
        self.removed: list[str] = []
        self.question = "turn"
        self.tile = ""
        self.owner = -1
        self.hand: list[str] = []
        self.filled = self.last_round = self.over = False

    def fits(self, tile: str, enclosure: int) -> bool:
        there = self.enclosures[self.player][enclosure]
        kinds = {kind(one) for one in there} - {None}
        return len(there) < 6 and (kind(tile) is None or kinds <= {kind(tile)})

    def to_take_over(self) -> set[tuple[int, str]]:
        others = [(seat, tile) for seat in self.seats if seat != self.player for tile in self.barns[seat]]
        return {(seat, tile) for seat, tile in others if any(self.fits(tile, at) for at in ENCLOSURES)}

    def legal(self) -> set[str]:
        """The options of the open decision in notation."""
        middle = [at for at, taker in enumerate(self.taker) if taker is None]
        room = [at for at in middle if len(self.trucks[at]) < self.boxes[at]]
        barn = self.barns[self.player]
        if self.question == "turn":
            return {f"take {at + 1}" for at in middle if self.trucks[at]} | ({"add"} if room else set())
        if self.question == "load":
            return {f"load {at + 1}" for at in room}
        if self.question == "place":
            into = {f"place {tile} {at + 1}" for tile, at in product(self.hand, ENCLOSURES) if self.fits(tile, at)}
            return into | {f"place {tile} barn" for tile in self.hand}
        if self.question == "bonus":
            return {"decline"} | ({"discard"} if barn else set()) | ({"takeover"} if self.to_take_over() else set())
        if self.question == "takeover":
            return {f"{tile} of player {seat + 1}" for seat, tile in self.to_take_over()}
        if self.question == "at":
            return {f"at {at + 1}" for at in ENCLOSURES if self.fits(self.tile, at)}
        return {f"drop {tile}" for tile in barn}

    def draw(self, tile: str) -> None:
        self.unseen -= Counter([tile])
        if self.ordinary:
            self.ordinary -= 1
        else:
            self.final -= 1
            self.last_round = True
        self.tile, self.question = tile, "load"

    def play(self, action: str) -> None:
        """Any action but `add`, which is `draw`."""
        words = action.split()
        if words[0] == "take":
            truck = int(words[1]) - 1
            self.hand, self.trucks[truck], self.taker[truck] = self.trucks[truck], [], self.player
            self.filled, self.question = False, "place"
        elif words[0] == "load":
            self.trucks[int(words[1]) - 1].append(self.tile)
            self.next_player()
        elif words[0] == "place":
            self.hand.remove(words[1])
            if words[2] == "barn":
                self.barns[self.player].append(words[1])
            else:
                self.filled |= self.settle(words[1], int(words[2]) - 1)
            if not self.hand:
                self.after_placing()
        elif words[0] in ("takeover", "discard"):
            self.question = words[0]
        elif words[0] == "at":
            self.barns[self.owner].remove(self.tile)
            self.settle(self.tile, int(words[1]) - 1)
            self.end_turn()
        elif words[0] == "drop":
            self.barns[self.player].remove(words[1])
            self.removed.append(words[1])
            self.end_turn()
        elif words[0] == "decline":
            self.end_turn()
        else:
            self.tile, self.owner, self.question = words[0], int(words[3]) - 1, "at"

    def settle(self, tile: str, enclosure: int) -> bool:
        """Put a tile into an enclosure with the offspring it causes; whether the enclosure is full now."""
        there, mated = self.enclosures[self.player][enclosure], self.mated[self.player][enclosure]
        there.append(tile)
        partner = {"m": f"{kind(tile)}-f", "f": f"{kind(tile)}-m"}.get(tile.partition("-")[2])
        free = [at for at, one in enumerate(there) if one == partner and at not in mated]
        if free:
            mated |= {free[0], len(there) - 1}
            self.offspring[str(kind(tile))] -= 1
            (there if len(there) < 6 else self.barns[self.player]).append(f"{kind(tile)}-baby")
        return len(there) == 6

    def after_placing(self) -> None:
        if self.filled and (self.barns[self.player] or self.to_take_over()):
            self.question = "bonus"
        else:
            self.end_turn()

    def end_turn(self) -> None:
        if all(seat in self.taker for seat in self.seats):
            self.removed += [tile for truck in self.trucks for tile in truck]
            self.trucks = [[] for _ in self.boxes]
            self.taker = [None for _ in self.boxes]
            self.over = self.last_round
            self.question = "turn"  # and the last taker goes on
        else:
            self.next_player()

    def next_player(self) -> None:
        self.question = "turn"
        clockwise = [(self.player + step) % len(self.seats) for step in range(1, len(self.seats) + 1)]
        self.player = next(seat for seat in clockwise if seat not in self.taker)

    def points(self, seat: int) -> int:
        housed = [tile for enclosure in self.enclosures[seat] for tile in enclosure]
        animals = [sum(kind(tile) is not None for tile in enclosure) for enclosure in self.enclosures[seat]]
        penalties = {kind(tile) or tile for tile in self.barns[seat]}
        return sum(POINTS[count] for count in animals) + 2 * len(set(housed) & set(LANDSCAPES)) - 2 * len(penalties)

    def places(self) -> list[int]:
        """1 for the winners: by points, then by landscape tiles in enclosures."""
        landscapes = [sum(kind(tile) is None for zoo in self.enclosures[seat] for tile in zoo) for seat in self.seats]
        merits = [(self.points(seat), landscapes[seat]) for seat in self.seats]
        return [1 + sum(other > mine for other in merits) for mine in merits]
