import { Tracker, type Piece } from '../../parts/pieces';
import type { View } from './view';

const tracker = new Tracker();
const followed = new WeakMap<View, Record<string, Piece[]>>();
const EACH = 3; // visitors of a colour, and trees

/** Every visitor and tree with an identity, so that it walks from zoo to zoo; by place, such as `zoo1-red`, `zoo0-tree` or `supply`. */
export function piecesOf(view: View): Record<string, Piece[]> {
  let found = followed.get(view);
  if (!found) {
    found = tracker.follow(placesOf(view));
    followed.set(view, found);
  }
  return found;
}

/** Where all visitors and trees are. */
export function placesOf(view: View): Record<string, string[]> {
  const places: Record<string, string[]> = {};
  const left: Record<string, number> = { tree: EACH };
  view.zoos.forEach((zoo, seat) => {
    for (const { colour, visitors } of zoo.attractions) {
      places[`zoo${seat}-${colour}`] = Array<string>(visitors).fill(colour);
      left[colour] = (left[colour] ?? EACH) - visitors;
    }
    places[`zoo${seat}-tree`] = Array<string>(zoo.trees).fill('tree');
    left.tree -= zoo.trees;
  });
  places.supply = Object.entries(left).flatMap(([name, count]) => Array<string>(Math.max(0, count)).fill(name));
  return places;
}
