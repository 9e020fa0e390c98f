"""What a seat may see: everything on the table, but no sealed bid of another seat and no face-down tile."""

from __future__ import annotations

import msgspec

from menagerie.games.o_zoo_le_mio import flow, scoring
from menagerie.games.o_zoo_le_mio.actions import turns_of, x_of, y_of
from menagerie.games.o_zoo_le_mio.auction import NOT_BID
from menagerie.games.o_zoo_le_mio.awards import SUPPLY, moves
from menagerie.games.o_zoo_le_mio.content import ANIMAL_NAMES, COLOUR_NAMES
from menagerie.games.o_zoo_le_mio.enclosures import attractiveness, enclosure_of
from menagerie.games.o_zoo_le_mio.grid import (
    TILE,
    b_x,
    b_y,
    cell,
    exits_lying,
    half_of_zoo,
    has_place,
    x_lying,
    y_lying,
)
from menagerie.games.o_zoo_le_mio.state import OZooLeMio
from menagerie.games.o_zoo_le_mio.tables import COLOURS, START, TILES, YEARS, step_x, step_y

DIRECTION_NAMES = "NESW"
ENTRANCE_CELLS = ((0, -1), (1, -1))
PHASE_NAMES = {flow.BIDDING: "bidding", flow.PLACING: "placing", flow.FINISHED: "over"}


class FaceHalf(msgspec.Struct):
    """A half of a tile that lies unturned: `exits` are letters of NESW."""

    colour: str
    animal: str
    stars: int
    exits: str


class Face(msgspec.Struct):
    """The face of a tile. `status` is sold, set aside, offered, coming or unseen."""

    tile: str
    halves: list[FaceHalf]
    bushes: int
    linked: bool
    status: str
    owner: int | None


class Half(msgspec.Struct):
    """A half in a zoo as it lies. `inner`: direction of the tile's other half; `linked`: paths join the two."""

    x: int
    y: int
    tile: str | None
    letter: str
    colour: str | None
    animal: str | None
    stars: int
    exits: str
    open_exits: str
    inner: str
    linked: bool
    enclosure_stars: int
    represents: bool


class LaidTile(msgspec.Struct):
    """A tile in a zoo: the cell of half A and its clockwise quarter turns."""

    tile: str
    x: int
    y: int
    turns: int
    bushes: int


class Enclosure(msgspec.Struct):
    """A combined enclosure. `represents`: it is the one that counts for its colour."""

    colour: str
    stars: int
    cells: list[tuple[int, int]]
    represents: bool


class Attraction(msgspec.Struct):
    """What a zoo offers the visitors of a colour; `auction` is when it became so good."""

    colour: str
    animal: str
    stars: int
    auction: int
    visitors: int


class Zoo(msgspec.Struct):
    """A player's zoo. `fits`: whether the tile on offer has a legal place here (OZ-A6)."""

    seat: int
    points: int
    coins: int | None
    has_bid: bool
    fits: bool | None
    tiles: list[LaidTile]
    halves: list[Half]
    entrance: list[tuple[int, int]]
    bounds: tuple[int, int, int, int]
    enclosures: list[Enclosure]
    attractions: list[Attraction]
    visitors: int
    bushes: int
    bushes_auction: int
    trees: int
    benches: int
    holding: int
    income: int
    year_points: list[int]


class Moved(msgspec.Struct):
    """A visitor or tree that changes its zoo; None is the supply."""

    what: str
    come_from: int | None
    goes_to: int | None


class Stars(msgspec.Struct):
    """The stars that represent a zoo in a colour, before and after."""

    colour: str
    animal: str
    before: int
    after: int
    enclosure: int


class Placement(msgspec.Struct):
    """A legal place of the tile that was won, and what would change."""

    action: int
    notation: str
    x: int
    y: int
    turns: int
    cells: list[tuple[int, int]]
    exits: list[str]
    stars: list[Stars]
    moved: list[Moved]
    bushes: int
    benches: int
    holding: int
    holding_after: int


class LastAuction(msgspec.Struct):
    """The bids of the latest auction that was revealed."""

    tile: str
    bids: list[int]
    winner: int
    price: int


class OZooLeMioView(msgspec.Struct):
    """The whole table as a seat sees it. `bid` is the own sealed bid."""

    year: int
    years: int
    points_each: int
    auction: int
    auctions: int
    phase: str
    offered: Face | None
    row: list[Face]
    row_complete: bool
    stack: int
    unseen: list[Face]
    set_aside: list[str]
    pole: list[int]
    bid: int | None
    most: int | None
    winner: int | None
    placements: list[Placement]
    last_auction: LastAuction | None
    zoos: list[Zoo]


def view(state: OZooLeMio, seat: int | None) -> OZooLeMioView:
    over = state.phase == flow.FINISHED
    shown = int(flow.turned_up(state))
    bidding = state.phase == flow.BIDDING and seat is not None
    own_bid = state.bids[seat] if bidding and seat is not None else NOT_BID
    first = int(state.year_start)
    last = min(shown, int(state.row_end))
    names = tile_names(state)
    return OZooLeMioView(
        year=state.year,
        years=YEARS,
        points_each=state.tables.points[state.year],
        auction=min(state.auction + 1, TILES),
        auctions=TILES,
        phase=PHASE_NAMES[state.phase],
        offered=None if over else _face(state, state.stack[state.auction]),
        row=[_face(state, state.stack[at]) for at in range(first, last)],
        row_complete=bool(state.show_row) or over,
        stack=TILES - shown,
        unseen=[_face(state, tile) for tile in sorted(state.stack[at] for at in range(shown, TILES))],
        set_aside=[names[tile] for tile in range(TILES) if state.owner[tile] == flow.SET_ASIDE],
        pole=list(state.pole),
        bid=None if own_bid == NOT_BID else own_bid,
        most=state.coins[seat] if bidding and seat is not None else None,
        winner=state.winner if state.phase == flow.PLACING else None,
        placements=placements(state) if state.phase == flow.PLACING and seat == state.winner else [],
        last_auction=_last_auction(state),
        zoos=[_zoo(state, number, seat) for number in range(state.seats)],
    )


def tile_names(state: OZooLeMio) -> tuple[str, ...]:
    names: tuple[str, ...] = state.game.content.names  # type: ignore[attr-defined]
    return names


def directions(mask: int) -> str:
    return "".join(letter for at, letter in enumerate(DIRECTION_NAMES) if (mask >> at) & 1)


def _face(state: OZooLeMio, tile: int) -> Face:
    tables = state.tables
    owner = state.owner[tile]
    if owner >= 0:
        status = "sold"
    elif owner == flow.SET_ASIDE:
        status = "set aside"
    elif state.stack[state.auction] == tile:
        status = "offered"
    else:
        turned = any(state.stack[at] == tile for at in range(state.auction, flow.turned_up(state)))
        status = "coming" if turned else "unseen"
    halves = [
        FaceHalf(
            colour=COLOUR_NAMES[tables.colour[half]],
            animal=ANIMAL_NAMES[tables.colour[half]],
            stars=tables.stars[half],
            exits=directions(tables.exits_of(tile, 0, half % 2)),
        )
        for half in (2 * tile, 2 * tile + 1)
    ]
    return Face(
        tile=tile_names(state)[tile],
        halves=halves,
        bushes=tables.bushes[tile],
        linked=bool(tables.linked[tile]),
        status=status,
        owner=owner if owner >= 0 else None,
    )


def _last_auction(state: OZooLeMio) -> LastAuction | None:
    if state.last_winner < 0:
        return None
    at = state.auction if state.phase == flow.PLACING else state.auction - 1
    bids = list(state.last_bids)
    return LastAuction(tile_names(state)[state.stack[at]], bids, state.last_winner, max(bids))


def _zoo(state: OZooLeMio, number: int, seat: int | None) -> Zoo:
    halves = _halves(state, number)
    tiles = [int(state.zoo[number * TILES + n]) for n in range(state.zoo_size[number])]
    names = tile_names(state)
    shown = state.coins_shown or number == seat or state.phase == flow.FINISHED
    over = state.phase == flow.FINISHED
    side = number * 4
    return Zoo(
        seat=number,
        points=state.total[number],
        coins=state.coins[number] if shown else None,
        has_bid=state.bids[number] != NOT_BID,
        fits=None if over else bool(has_place(state, number, state.stack[state.auction])),
        tiles=[
            LaidTile(
                names[t], x_of(state.spot[t]), y_of(state.spot[t]), turns_of(state.spot[t]), state.tables.bushes[t]
            )
            for t in tiles
        ],
        halves=halves,
        entrance=list(ENTRANCE_CELLS),
        bounds=(state.bounds[side], state.bounds[side + 1], state.bounds[side + 2], state.bounds[side + 3]),
        enclosures=_enclosures(state, number),
        attractions=[
            Attraction(
                COLOUR_NAMES[colour],
                ANIMAL_NAMES[colour],
                state.best[number * COLOURS + colour],
                state.newest[number * COLOURS + colour],
                state.visitors[number * COLOURS + colour],
            )
            for colour in range(COLOURS)
        ],
        visitors=scoring.visitors_of(state, number),
        bushes=state.bushes[number],
        bushes_auction=state.newest_bush[number],
        trees=state.trees[number],
        benches=state.benches[number],
        holding=scoring.holding(state, number),
        income=scoring.income(state, number),
        year_points=[
            sum(scoring.earned(state, number, year, source) for source in range(scoring.SOURCES))
            for year in range(1, YEARS + 1)
        ],
    )


def _halves(state: OZooLeMio, seat: int) -> list[Half]:
    found = []
    for n in range(2 * (state.zoo_size[seat] + 1)):
        half = half_of_zoo(state, seat, n)
        tile = half // 2
        starting = tile >= TILES
        x, y = int(x_lying(state, half)), int(y_lying(state, half))
        exits = exits_lying(state, half)
        open_mask = 0
        for direction in range(4):
            if (exits >> direction) & 1 and cell(state, seat, x + step_x(direction), y + step_y(direction)) < TILE:
                open_mask |= 1 << direction
        turns = 0 if starting else turns_of(state.spot[tile])
        colour = state.tables.colour[half]
        found.append(
            Half(
                x=x,
                y=y,
                tile=None if starting else tile_names(state)[tile],
                letter="AB"[half % 2],
                colour=None if starting else COLOUR_NAMES[colour],
                animal=None if starting else ANIMAL_NAMES[colour],
                stars=state.tables.stars[half],
                exits=directions(exits),
                open_exits=directions(open_mask),
                inner=DIRECTION_NAMES[((1 if half % 2 == 0 else 3) + turns) % 4],
                linked=bool(state.tables.linked[START if starting else tile]),
                enclosure_stars=0 if starting else attractiveness(state, half),
                represents=not starting and attractiveness(state, half) == state.best[seat * COLOURS + colour],
            )
        )
    return found


def _enclosures(state: OZooLeMio, seat: int) -> list[Enclosure]:
    cells: dict[int, list[tuple[int, int]]] = {}
    for n in range(2, 2 * (state.zoo_size[seat] + 1)):
        half = half_of_zoo(state, seat, n)
        cells.setdefault(int(enclosure_of(state, half)), []).append((x_lying(state, half), y_lying(state, half)))
    found = []
    for half, covered in cells.items():
        colour = state.tables.colour[half]
        stars = attractiveness(state, half)
        best = state.best[seat * COLOURS + colour]
        found.append(Enclosure(COLOUR_NAMES[colour], stars, covered, stars == best))
    return found


def placements(state: OZooLeMio) -> list[Placement]:
    """Every legal place with a preview."""
    return [placement(state, action) for action in state.legal_actions()]


def placement(state: OZooLeMio, action: int) -> Placement:
    """What laying the tile that was won there would change; nothing is laid."""
    seat = int(state.winner)
    tile = state.stack[state.auction]
    after = state.clone()
    flow.lay(after, seat, tile, action)
    x, y, turns = int(x_of(action)), int(y_of(action)), int(turns_of(action))
    stars = []
    moved: list[Moved] = []
    for half in (2 * tile, 2 * tile + 1):
        colour = state.tables.colour[half]
        at = seat * COLOURS + colour
        name = COLOUR_NAMES[colour]
        stars.append(Stars(name, ANIMAL_NAMES[colour], state.best[at], after.best[at], attractiveness(after, half)))
        before_visitors = [int(state.visitors[s * COLOURS + colour]) for s in range(state.seats)]
        after_visitors = [int(after.visitors[s * COLOURS + colour]) for s in range(state.seats)]
        moved += _moved(f"{name} visitor", before_visitors, after_visitors, seat)
    moved += _moved("tree", list(state.trees), list(after.trees), seat)
    return Placement(
        action=action,
        notation=state.game.actions.notation(action),
        x=x,
        y=y,
        turns=turns,
        cells=[(x, y), (b_x(x, turns), b_y(y, turns))],
        exits=[directions(state.tables.exits_of(tile, turns, half)) for half in (0, 1)],
        stars=stars,
        moved=moved,
        bushes=state.tables.bushes[tile],
        benches=after.benches[seat] - state.benches[seat],
        holding=scoring.holding(state, seat),
        holding_after=scoring.holding(after, seat),
    )


def _moved(what: str, before: list[int], after: list[int], placer: int) -> list[Moved]:
    return [
        Moved(what, None if come_from == SUPPLY else come_from, goes_to)
        for come_from, goes_to in moves(before, after, placer)
    ]
