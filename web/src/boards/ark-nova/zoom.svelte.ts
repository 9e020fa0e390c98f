import type { CardView, View } from './view';

/** The card that is looked at closely. */
export const zoom = $state<{ card: CardView | null }>({ card: null });

/** Cards that were seen at the table, by name, as they looked last. */
const known = new Map<string, CardView>();
let latest: View | null = null;
let names = /(?!)/g;

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function learn(view: View): void {
  latest = view;
  const before = known.size;
  const zoos = view.zoos.flatMap((zoo) => [...zoo.hand, ...zoo.animals, ...zoo.sponsors]);
  const shared = [...view.display.map((folder) => folder.card), view.discard_top, ...view.discard_cards, ...view.seen, ...view.projects.map((project) => project.card)];
  for (const card of [...shared, ...zoos]) if (card) known.set(card.name, card);
  if (known.size === before) return;
  const longestFirst = [...known.keys()].sort((a, b) => b.length - a.length);
  names = new RegExp(`\\b(?:${longestFirst.map(escaped).join('|')})\\b`, 'g');
}

/** The cards that a line of the log names, each with a way to look at it closely. */
export function mentions(text: string, view: View) {
  if (view !== latest) learn(view);
  const found = new Set(text.match(names) ?? []);
  return [...found].map((name) => ({ name, look: () => (zoom.card = known.get(name) ?? null) }));
}
