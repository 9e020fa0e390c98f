import type { Hex, Spot } from './view';

export interface Point {
  x: number;
  y: number;
}

/** The middle of a hexagon in the drawing, sides of length 1. */
export function centre(hex: { x: number; y: number }): Point {
  return { x: hex.x * 1.5, y: (hex.y * Math.sqrt(3)) / 2 };
}

const CORNERS: Point[] = [0, 1, 2, 3, 4, 5].map((corner) => ({ x: Math.cos((corner * Math.PI) / 3), y: Math.sin((corner * Math.PI) / 3) }));

/** The corners of a hexagon around a point, as the drawing wants them. */
export function hexagon(at: Point, size = 1): string {
  return CORNERS.map((corner) => `${(at.x + corner.x * size).toFixed(3)},${(at.y + corner.y * size).toFixed(3)}`).join(' ');
}

/** The offset to the neighbour behind each side; side k lies between corner k and corner k + 1. */
const SIDES = [
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
  [0, -2],
  [1, -1],
];

/** The outline of joined hexagons as a path: only sides without a neighbour in the set. */
export function outline(cells: Hex[]): string {
  const inside = new Set(cells.map((hex) => `${hex.x},${hex.y}`));
  let path = '';
  for (const hex of cells) {
    const at = centre(hex);
    SIDES.forEach(([dx, dy], side) => {
      if (inside.has(`${hex.x + dx},${hex.y + dy}`)) return;
      const [from, to] = [CORNERS[side], CORNERS[(side + 1) % 6]];
      path += `M${(at.x + from.x).toFixed(3)} ${(at.y + from.y).toFixed(3)}L${(at.x + to.x).toFixed(3)} ${(at.y + to.y).toFixed(3)}`;
    });
  }
  return path;
}

export interface Ghost extends Spot {
  /** Equal for spots that differ only by where they are. */
  turn: string;
  at: Point;
}

export function ghosts(spots: Spot[], hexes: Hex[]): Ghost[] {
  const byCell = new Map(hexes.map((hex) => [hex.cell, hex]));
  return spots.map((spot) => {
    const cells = spot.cells.map((cell) => byCell.get(cell)!).sort((a, b) => a.x - b.x || a.y - b.y);
    const middle = cells.map(centre).reduce((sum, point) => ({ x: sum.x + point.x / cells.length, y: sum.y + point.y / cells.length }), { x: 0, y: 0 });
    return { ...spot, at: middle, turn: cells.map((hex) => `${hex.x - cells[0].x},${hex.y - cells[0].y}`).join(' ') };
  });
}

const away = (a: Point, b: Point) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

/** The spot for a pointer: over this cell if possible, turned as before if possible, closest to the pointer. */
export function snap(all: Ghost[], cell: number, at: Point, turn: string | null): Ghost | null {
  const over = all.filter((ghost) => ghost.cells.includes(cell));
  const same = over.filter((ghost) => ghost.turn === turn);
  return nearest(same.length ? same : over, at);
}

function nearest(all: Ghost[], at: Point): Ghost | null {
  return all.reduce<Ghost | null>((best, ghost) => (best === null || away(ghost.at, at) < away(best.at, at) ? ghost : best), null);
}

/** The cell below a point, or the closest one within a hexagon's reach. */
export function cellAt(hexes: Hex[], at: Point): number | null {
  let best: number | null = null;
  let least = 1;
  for (const hex of hexes) {
    const distance = away(centre(hex), at);
    if (distance < least) [best, least] = [hex.cell, distance];
  }
  return best;
}

/** The same place turned to the next direction that fits there, or to the one before. */
export function rotated(all: Ghost[], now: Ghost, cell: number | null, direction = 1): Ghost {
  const turns = [...new Set(all.map((ghost) => ghost.turn))];
  const start = turns.indexOf(now.turn);
  for (let step = 1; step < turns.length; step++) {
    const turn = turns[(start + direction * step + turns.length * step) % turns.length];
    const there = all.filter((ghost) => ghost.turn === turn && (cell === null || ghost.cells.includes(cell)));
    const found = nearest(there, now.at);
    if (found) return found;
  }
  return now;
}

/** Two fingers on a map, and how far they have turned about each other. */
export class Twist {
  private fingers = new Map<number, Point>();
  private from = 0;

  down(finger: number, at: Point): void {
    this.fingers.set(finger, at);
    this.from = this.angle();
  }

  /** -1 or 1 once the fingers have turned by 30 degrees since the last such step, else 0. */
  move(finger: number, at: Point): number {
    if (!this.fingers.has(finger)) return 0;
    this.fingers.set(finger, at);
    if (!this.on) return 0;
    const turned = ((this.angle() - this.from + 540) % 360) - 180;
    if (Math.abs(turned) < 30) return 0;
    this.from = this.angle();
    return Math.sign(turned);
  }

  up(finger: number): void {
    this.fingers.delete(finger);
  }

  get on(): boolean {
    return this.fingers.size === 2;
  }

  private angle(): number {
    const [first, second] = [...this.fingers.values()];
    return second ? (Math.atan2(second.y - first.y, second.x - first.x) * 180) / Math.PI : 0;
  }
}

/** The next spot in a direction, for the arrow keys. */
export function moved(all: Ghost[], now: Ghost, direction: Point): Ghost {
  let best = now;
  let least = Infinity;
  for (const ghost of all) {
    const dx = ghost.at.x - now.at.x;
    const dy = ghost.at.y - now.at.y;
    const along = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y - dy * direction.x);
    if (along < 0.3 || aside > along * 1.8) continue;
    const cost = along + 2 * aside + (ghost.turn === now.turn ? 0 : 4);
    if (cost < least) [best, least] = [ghost, cost];
  }
  return best;
}
