import { describe, expect, it } from 'vitest';
import { effectsOf } from '../src/boards/o-zoo-le-mio/effects';
import { benchSpots, frameOf, turned } from '../src/boards/o-zoo-le-mio/geometry';
import { placesOf } from '../src/boards/o-zoo-le-mio/pieces';
import { deadEnds, neighbour, targetsOf, turnedOn, wayAt } from '../src/boards/o-zoo-le-mio/targets';
import type { Half, Placement, View, Zoo } from '../src/boards/o-zoo-le-mio/view';

const half = (x: number, y: number, exits: string, inner: string, linked = true): Half => ({
  x, y, exits, inner, linked, tile: 'Z', letter: 'A', colour: 'red', animal: 'birds', stars: 1, open_exits: '', enclosure_stars: 1, represents: true,
});
const start = [half(0, 0, 'N', 'E'), half(1, 0, 'N', 'W')];

const place = (action: number, turns: number, cells: [number, number][], more: Partial<Placement> = {}): Placement => ({
  action, turns, cells, x: cells[0][0], y: cells[0][1], notation: '', exits: ['', ''], stars: [], moved: [], bushes: 0, benches: 0, holding: 2, holding_after: 2, ...more,
});

describe('benches', () => {
  it('stand inside closed paths only', () => {
    expect(benchSpots(start)).toEqual([]);
    expect(benchSpots([...start, half(0, 1, 'S', 'E'), half(1, 1, 'S', 'W')])).toEqual([[0.5, 0.5]]);
  });
  it('do not stand where the halves of a tile are not joined', () => {
    expect(benchSpots([...start, half(0, 1, 'S', 'E', false), half(1, 1, 'S', 'W', false)])).toEqual([]);
  });
  it('count two rings one above the other', () => {
    const rings = [...start, half(0, 1, 'NSE', 'N'), half(0, 2, 'E', 'S'), half(1, 1, 'NSW', 'N'), half(1, 2, 'W', 'S')];
    expect(benchSpots(rings)).toHaveLength(2);
  });
  it('stand in an empty hole that a path runs around', () => {
    const ring = [
      half(0, 0, 'NE', 'E'), half(1, 0, 'WE', 'W'), half(2, 0, 'WN', 'N'), half(2, 1, 'NS', 'S'),
      half(2, 2, 'SW', 'W'), half(1, 2, 'EW', 'E'), half(0, 2, 'ES', 'S'), half(0, 1, 'NS', 'N'),
    ];
    expect(benchSpots(ring)).toHaveLength(1);
  });
});

describe('pointing and turning', () => {
  const places = [place(1, 0, [[0, 1], [1, 1]]), place(2, 1, [[0, 2], [0, 1]]), place(3, 3, [[1, 1], [1, 2]])];
  const targets = targetsOf(places);
  const at = (x: number, y: number) => targets.find((target) => target.cell[0] === x && target.cell[1] === y)!;

  it('offers every covered cell once, from the top', () => expect(targets.map((target) => target.cell)).toEqual([[0, 2], [1, 2], [0, 1], [1, 1]]));
  it('turns through the ways of a cell and comes round again', () => {
    const { ways } = at(0, 1);
    expect(wayAt(ways, 0).place.action).toBe(1);
    const next = turnedOn(ways, 0, 1);
    expect(wayAt(ways, next).place.action).toBe(2);
    expect(turnedOn(ways, next, 1)).toBe(0);
    expect(turnedOn(ways, next, -1)).toBe(0);
  });
  it('takes the next way when the turn in hand does not fit', () => expect(wayAt(at(1, 2).ways, 0).place.action).toBe(3));
  it('moves by arrow keys', () => {
    expect(neighbour(targets, [0, 1], 'ArrowRight')?.cell).toEqual([1, 1]);
    expect(neighbour(targets, [0, 1], 'ArrowUp')?.cell).toEqual([0, 2]);
    expect(neighbour(targets, [0, 1], 'ArrowDown')).toBeNull();
  });
  it('knows path ends without a place', () => {
    const ends = deadEnds([{ ...half(0, 0, 'NW', 'E'), open_exits: 'NW' }], targets);
    expect(ends).toEqual([[-1, 0]]);
  });
  it('turns directions clockwise', () => expect(['N', 'E', 'S', 'W'].map((way) => turned(way, 1))).toEqual(['E', 'S', 'W', 'N']));
});

describe('the map', () => {
  it('shows the entrance and every place', () => {
    const zoo = { bounds: [0, 1, 0, 0], entrance: [[0, -1], [1, -1]] } as unknown as Zoo;
    expect(frameOf(zoo, [], 0)).toEqual({ left: 0, top: 0, columns: 2, rows: 2 });
    expect(frameOf(zoo, [place(1, 3, [[-1, 1], [-1, 2]])], 0)).toEqual({ left: -1, top: 2, columns: 3, rows: 4 });
  });
});

describe('what a place would change', () => {
  const players = [{ name: 'Ann' }, { name: 'Ben' }];
  const texts = (more: Partial<Placement>) => effectsOf(place(1, 0, [[0, 1], [1, 1]], more), 0, players, 3).map((effect) => effect.text);

  it('names stars, visitors, trees, bushes, benches and points', () => {
    const found = texts({
      stars: [{ colour: 'red', animal: 'birds', before: 3, after: 4, enclosure: 4 }, { colour: 'blue', animal: 'sea creatures', before: 5, after: 5, enclosure: 2 }],
      moved: [{ what: 'red visitor', come_from: 1, goes_to: 0 }, { what: 'orange visitor', come_from: null, goes_to: 1 }, { what: 'tree', come_from: null, goes_to: 0 }, { what: 'tree', come_from: null, goes_to: 0 }],
      bushes: 1, benches: 2, holding_after: 6,
    });
    expect(found).toEqual([
      '+4 × 3 = 12 points more this year',
      'birds 3 → 4 stars', 'sea creatures stay at 5 stars; this half lies apart', '1 red visitor from Ben', '1 orange visitor from the supply to Ben', '2 trees from the supply',
      '+1 bush', '2 closed paths: +2 benches',
    ]);
  });
  it('says so when nothing changes', () => expect(texts({})).toEqual(['no more points this year', 'no closed path']));
});

describe('visitors and trees', () => {
  it('are three of each colour, in zoos or before the gates', () => {
    const zoo = (red: number, trees: number) => ({ attractions: [{ colour: 'red', visitors: red }], trees });
    const places = placesOf({ zoos: [zoo(2, 0), zoo(1, 1)] } as unknown as View);
    expect(places['zoo0-red']).toEqual(['red', 'red']);
    expect(places['zoo1-tree']).toEqual(['tree']);
    expect(places.supply).toEqual(['tree', 'tree']);
  });
});
