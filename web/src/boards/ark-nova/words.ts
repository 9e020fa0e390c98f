import type { Choice, Decision } from '../../api/types';
import type { Offer } from '../offer';
import type { CardView } from './view';

export const CONTINENTS: Record<string, string> = { africa: 'Af', americas: 'Am', asia: 'As', australia: 'Au', europe: 'Eu' };
export const CATEGORIES = ['predator', 'herbivore', 'primate', 'reptile', 'bird', 'bear', 'petting_zoo'];

export const ICON_NAMES: Record<string, string> = {
  predator: 'predator',
  herbivore: 'herbivore',
  primate: 'primate',
  reptile: 'reptile',
  bird: 'bird',
  bear: 'bear',
  petting_zoo: 'petting-zoo animal',
  africa: 'Africa',
  americas: 'the Americas',
  asia: 'Asia',
  australia: 'Australia',
  europe: 'Europe',
  research: 'research',
  rock: 'rock',
  water: 'water',
};

export const TASKS: Record<string, { word: string; title: string; text: string }> = {
  reputation: { word: 'reputation', title: 'Reputation', text: 'Gain 2 reputation.' },
  partner_zoo: { word: 'partner-zoo', title: 'Partner zoo', text: 'Win a partner zoo: animals of its continent cost 3 less.' },
  university: { word: 'university', title: 'University', text: 'Work with a university.' },
  project: { word: 'project', title: 'Project', text: 'Support a conservation project.' },
};

export const UNIVERSITIES: Record<string, { word: string; title: string }> = {
  hand_reputation: { word: 'hand-limit', title: 'Hand limit 5, 1 reputation' },
  research_reputation: { word: 'research-reputation', title: '1 research, 2 reputation' },
  double_research: { word: 'double-research', title: '2 research' },
};

/** A bonus in one sign for a small hexagon. */
export function short(text: string): string {
  const amount = text.match(/\d+/)?.[0] ?? '';
  if (/sponsor/.test(text)) return 'S';
  if (/money/.test(text)) return `${amount}$`;
  if (/X-token/.test(text)) return 'X';
  if (/reputation/.test(text)) return `${amount}★`;
  if (/conservation/.test(text)) return `${amount}♣`;
  if (/appeal/.test(text)) return `${amount}♥`;
  if (/worker/.test(text)) return '☺';
  if (/side II/.test(text)) return 'II';
  if (/place this for free|kiosk|pavilion/i.test(text)) return '⌂';
  if (/multiplier/.test(text)) return '×2';
  if (/slot/.test(text)) return '⇄';
  if (/card|display|deck|snap/i.test(text)) return '▤';
  return '✦';
}

/** The choice that concerns a card, whatever is to be done with it; in the display also by its folder. */
export function cardOffer(decision: Decision | null, card: CardView, folder?: number): Offer {
  if (!decision) return null;
  const name = card.word;
  const fits = (choice: Choice) =>
    choice.args.card === name ||
    (card.kind === 'animal' && choice.args.animal === name) ||
    (card.kind === 'sponsor' && choice.args.sponsor === name) ||
    (folder !== undefined && (choice.kind === 'folder' || choice.kind === 'dig') && choice.args.folder === String(folder));
  const legal = decision.choices.find(fits);
  if (legal) return { choice: legal, legal: true };
  const dimmed = decision.dimmed.find(fits);
  return dimmed ? { choice: dimmed, legal: false } : null;
}

export type Sorting = 'kind' | 'price' | 'name';

export function sorted(cards: CardView[], by: Sorting): CardView[] {
  const order = { animal: 0, sponsor: 1, project: 2 } as Record<string, number>;
  const price = (card: CardView) => (card.kind === 'sponsor' ? (card.level ?? 0) : (card.price ?? 0));
  return [...cards].sort((a, b) => {
    if (by === 'name') return a.name.localeCompare(b.name);
    if (by === 'price') return price(a) - price(b) || a.name.localeCompare(b.name);
    return order[a.kind] - order[b.kind] || price(a) - price(b) || a.name.localeCompare(b.name);
  });
}

/** Whether a card has all words of a search in its name, text, icons or kind. */
export function found(card: CardView, search: string): boolean {
  const all = [card.name, card.kind, ...card.text, ...Object.keys(card.icons ?? {}).map((icon) => ICON_NAMES[icon] ?? icon)].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
