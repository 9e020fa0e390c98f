/** From cells and turns to places: a cell is pointed at, the tile is turned until it lies as wished. */
import { nameOf, type Cell } from './geometry';
import type { Half, Placement } from './view';

/** A way to cover a cell: `spin` counts quarter turns and, for each, first half A and then half B on the cell. */
export interface Way {
  spin: number;
  place: Placement;
}

export interface Target {
  cell: Cell;
  ways: Way[];
}

export const SPINS = 8;

/** Every cell that some legal place covers, with its ways in the order of turning. */
export function targetsOf(placements: readonly Placement[]): Target[] {
  const found = new Map<string, Target>();
  for (const place of placements) {
    place.cells.forEach((cell, half) => {
      const target = found.get(nameOf(cell)) ?? { cell, ways: [] };
      target.ways.push({ spin: place.turns * 2 + half, place });
      found.set(nameOf(cell), target);
    });
  }
  for (const target of found.values()) target.ways.sort((one, other) => one.spin - other.spin);
  return [...found.values()].sort((one, other) => other.cell[1] - one.cell[1] || one.cell[0] - other.cell[0]);
}

const after = (spin: number, from: number) => (spin - from + SPINS) % SPINS;

/** The way that comes first when the tile is turned on from a spin. */
export const wayAt = (ways: readonly Way[], spin: number): Way => ways.reduce((best, way) => (after(way.spin, spin) < after(best.spin, spin) ? way : best));

/** The next spin in a direction (1 clockwise, -1 back) that any of the ways allows. */
export function turnedOn(ways: readonly Way[], spin: number, direction: 1 | -1): number {
  const spins = [...new Set(ways.map((way) => way.spin))].sort((one, other) => one - other);
  if (!spins.length) return spin;
  const now = spins.indexOf(wayAt(ways, spin).spin);
  return spins[(now + direction + spins.length) % spins.length];
}

/** Empty cells at the end of a path that no legal place covers. */
export function deadEnds(halves: readonly Half[], targets: readonly Target[]): Cell[] {
  const covered = new Set(targets.map((target) => nameOf(target.cell)));
  const steps: Record<string, Cell> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };
  const found = new Map<string, Cell>();
  for (const half of halves) {
    for (const direction of half.open_exits) {
      const cell: Cell = [half.x + steps[direction][0], half.y + steps[direction][1]];
      if (!covered.has(nameOf(cell))) found.set(nameOf(cell), cell);
    }
  }
  return [...found.values()];
}

/** The nearest target in a direction of the arrow keys. */
export function neighbour(targets: readonly Target[], from: Cell, key: string): Target | null {
  const [dx, dy] = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key] ?? [0, 0];
  let best: Target | null = null;
  let least = Infinity;
  for (const target of targets) {
    const x = target.cell[0] - from[0];
    const y = target.cell[1] - from[1];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead > 0 && ahead + 2 * aside < least) [best, least] = [target, ahead + 2 * aside];
  }
  return best;
}
