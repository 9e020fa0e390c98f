/** Where things lie. Cells count to the right and upwards, as in the rules; a drawing's rows run downwards. */
import type { Half, Placement, View, Zoo } from './view';

export type Cell = readonly [number, number];

export const UNIT = 100; // of a drawing, per cell
const STEPS: Record<string, Cell> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };
const AROUND = 'NESW';

export const nameOf = (cell: Cell) => `${cell[0]},${cell[1]}`;

export function beside(cell: Cell, direction: string): Cell {
  const [x, y] = STEPS[direction];
  return [cell[0] + x, cell[1] + y];
}

/** A direction after some clockwise quarter turns. */
export const turned = (direction: string, turns: number) => AROUND[(AROUND.indexOf(direction) + turns) % 4];

/** The directions in which paths leave the hub of a half, out of the tile or to its other half. */
export const ways = (half: Pick<Half, 'exits' | 'inner' | 'linked'>) => [...half.exits, ...(half.linked ? [half.inner] : [])];

export interface Frame {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** The part of the plane that a map shows: the zoo, its entrance, and every place where a tile may lie. */
export function frameOf(zoo: Zoo, placements: readonly Placement[], margin: number): Frame {
  const [left, right, bottom, top] = zoo.bounds;
  const cells: Cell[] = [[left, bottom], [right, top], ...zoo.entrance, ...placements.flatMap((place) => place.cells)];
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.max(...ys) + margin,
    columns: Math.max(...xs) - Math.min(...xs) + 1 + 2 * margin,
    rows: Math.max(...ys) - Math.min(...ys) + 1 + 2 * margin,
  };
}

export const across = (frame: Frame, x: number) => x - frame.left;
export const down = (frame: Frame, y: number) => frame.top - y;

/** The halves of a tile that is only looked at, as they would lie. */
export function ghostHalves(view: View, place: Placement): Half[] {
  const face = view.offered;
  if (!face) return [];
  return face.halves.map((half, index) => ({
    x: place.cells[index][0],
    y: place.cells[index][1],
    tile: face.tile,
    letter: 'AB'[index],
    colour: half.colour,
    animal: half.animal,
    stars: half.stars,
    exits: place.exits[index],
    open_exits: '',
    inner: turned(index ? 'W' : 'E', place.turns),
    linked: face.linked,
    enclosure_stars: half.stars,
    represents: false,
  }));
}

/** One point inside every area that the paths enclose, for a bench; a point is a corner where four cells meet. */
export function benchSpots(halves: readonly Half[]): Cell[] {
  const laid = new Map(halves.map((half) => [nameOf([half.x, half.y]), half]));
  const [left, right] = extent(halves.map((half) => half.x));
  const [bottom, top] = extent(halves.map((half) => half.y));
  const crossed = (cell: Cell, direction: string) => {
    const [one, other] = [laid.get(nameOf(cell)), laid.get(nameOf(beside(cell, direction)))];
    return one !== undefined && other !== undefined && ways(one).includes(direction) && ways(other).includes(turned(direction, 2));
  };
  // Corner x,y is the north-east corner of cell x,y. Walking from corner to corner crosses the edge between two cells.
  const seen = new Set<string>();
  const spots: Cell[] = [];
  for (let x = left - 1; x <= right; x++) {
    for (let y = bottom - 1; y <= top; y++) {
      if (seen.has(nameOf([x, y]))) continue;
      const area: Cell[] = [];
      const todo: Cell[] = [[x, y]];
      seen.add(nameOf([x, y]));
      let open = false;
      for (let here = todo.pop(); here; here = todo.pop()) {
        area.push(here);
        if (here[0] < left || here[0] >= right || here[1] < bottom || here[1] >= top) open = true;
        const walls: [string, boolean][] = [
          ['N', crossed([here[0], here[1] + 1], 'E')],
          ['S', crossed(here, 'E')],
          ['E', crossed([here[0] + 1, here[1]], 'N')],
          ['W', crossed(here, 'N')],
        ];
        for (const [direction, wall] of walls) {
          const there = beside(here, direction);
          const outside = there[0] < left - 1 || there[0] > right || there[1] < bottom - 1 || there[1] > top;
          if (wall || outside || seen.has(nameOf(there))) continue;
          seen.add(nameOf(there));
          todo.push(there);
        }
      }
      if (!open) spots.push(middleOf(area));
    }
  }
  return spots.map(([x, y]) => [x + 0.5, y + 0.5]);
}

const extent = (numbers: number[]) => [Math.min(...numbers), Math.max(...numbers)];

function middleOf(area: Cell[]): Cell {
  const mean = (axis: 0 | 1) => area.reduce((sum, spot) => sum + spot[axis], 0) / area.length;
  const [x, y] = [mean(0), mean(1)];
  const far = (spot: Cell) => (spot[0] - x) ** 2 + (spot[1] - y) ** 2;
  return area.reduce((best, spot) => (far(spot) < far(best) ? spot : best));
}
