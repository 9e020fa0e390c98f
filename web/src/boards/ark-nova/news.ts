import type { View } from './view';

export interface ZooNews {
  /** What a seat has done since, in short words. */
  said: string[];
  /** The numbers of its new buildings. */
  buildings: number[];
}

export interface News {
  zoos: ZooNews[];
  /** Cards that came into the display. */
  display: Set<number>;
}

const NOTHING: News = { zoos: [], display: new Set() };

/** What happened in the other zoos between two views. */
export function news(before: View | null, now: View): News {
  const same = before !== null && before.turns <= now.turns && before.zoos.length === now.zoos.length && before.zoos.every((zoo, seat) => zoo.map === now.zoos[seat].map);
  if (!same) return NOTHING;
  const old = new Set(before.display.map((folder) => folder.card?.card));
  const zoos = now.zoos.map((zoo, seat) => {
    const was = before.zoos[seat];
    const said: string[] = [];
    for (const what of ['appeal', 'conservation', 'reputation'] as const) {
      const more = zoo[what] - was[what];
      if (more) said.push(`${more > 0 ? '+' : '−'}${Math.abs(more)} ${what}`);
    }
    said.push(...zoo.animals.slice(was.animals.length).map((card) => card.name));
    said.push(...zoo.sponsors.slice(was.sponsors.length).map((card) => card.name));
    const buildings = zoo.buildings.slice(was.buildings.length);
    said.push(...buildings.map((building) => building.name));
    return { said, buildings: buildings.map((building) => building.number) };
  });
  return { zoos, display: new Set(now.display.flatMap((folder) => (folder.card && !old.has(folder.card.card) ? [folder.card.card] : []))) };
}

/** Remembers the last view of the own turn and tells what is new since, until the own turn goes on. */
export class Memory {
  private last: View | null = null;
  private base: View | null = null;
  private wasMine = false;

  look(view: View, seat: number | null): News {
    const mine = seat !== null && view.active === seat;
    if (this.wasMine && !mine) this.base = this.last;
    if (mine && this.wasMine && this.last && this.last.turns === view.turns && view.action !== '') this.base = null;
    this.wasMine = mine;
    this.last = view;
    return news(this.base, view);
  }
}

export const memory = new Memory();
