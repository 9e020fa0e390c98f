import { Tracker, type Piece } from '../../parts/pieces';
import type { View } from './view';

const tracker = new Tracker();
const followed = new WeakMap<View, Record<string, Piece[]>>();

/** Every tile on the table with an identity, so that it glides from truck to zoo; by place, such as `truck0`, `tray1` or `pen1-2`. */
export function piecesOf(view: View): Record<string, Piece[]> {
  let found = followed.get(view);
  if (!found) {
    const places: [string, string[]][] = [
      ['drawn', view.tile && view.takeover_from === null ? [view.tile] : []],
      ...view.trucks.map((truck, index): [string, string[]] => [`truck${index}`, truck.tiles]),
      ...view.zoos.flatMap((zoo, owner): [string, string[]][] => [
        [`tray${owner}`, zoo.to_place],
        [`barn${owner}`, zoo.barn],
        ...zoo.enclosures.map((pen, index): [string, string[]] => [`pen${owner}-${index}`, pen.tiles]),
      ]),
    ];
    found = tracker.follow(Object.fromEntries(places));
    followed.set(view, found);
  }
  return found;
}
