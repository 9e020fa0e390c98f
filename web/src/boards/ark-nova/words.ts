import type { Choice, Decision } from '../../api/types';
import type { Offer } from '../offer';
import type { ActionCard, CardView, View, ZooView } from './view';

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

/** A bonus in one sign with a word at most, for a small hexagon or a space of a track. */
export function badge(text: string): { sign?: string; word: string } {
  const amount = text.match(/\d+/)?.[0] ?? '';
  const more = amount === '1' ? '' : amount;
  if (/sponsor/.test(text)) return { sign: 'sponsor', word: '' };
  if (/money/.test(text)) return { sign: 'money', word: amount };
  if (/X-token/.test(text)) return { sign: 'x', word: more };
  if (/reputation/.test(text)) return { sign: 'reputation', word: amount };
  if (/conservation/.test(text)) return { sign: 'conservation', word: amount };
  if (/appeal/.test(text)) return { sign: 'appeal', word: amount };
  if (/worker/.test(text)) return { sign: 'worker', word: '' };
  if (/side II/.test(text)) return { word: 'II' };
  if (/partner zoo/.test(text)) return { sign: 'partner_zoo', word: '' };
  if (/university/.test(text)) return { sign: 'university', word: '' };
  if (/kiosk/i.test(text)) return { sign: 'kiosk', word: '' };
  if (/pavilion/i.test(text)) return { sign: 'pavilion', word: '' };
  if (/place this for free/.test(text)) return { word: '⬡' };
  if (/multiplier/.test(text)) return { word: '×2' };
  if (/slot 1/.test(text)) return { word: '⇤1' };
  if (/card|display|deck|snap/i.test(text)) return { sign: 'card', word: '' };
  return { word: '✦' };
}

/** A bonus without its politeness. */
export const brief = (text: string) => text.replace(/^you may /, '').replace('place this for free: ', '').replace(' of the deck or in range', '').replace(' on an action card of your choice', '').replace('put a multiplier token', 'multiplier').replace(' from your hand for money', '');

/** What a seat could do with an action card just now, X-tokens included; empty where that goes without saying. */
export function possibilities(view: View, zoo: ZooView, card: ActionCard): string {
  const reach = card.side === 'II' ? view.display.flatMap((folder) => (folder.in_range && folder.card ? [folder.card] : [])) : [];
  const playable = (kind: string) => [...zoo.hand, ...reach].filter((one) => one.kind === kind && !one.reason).map((one) => one.name);
  const said = (names: string[], none: string) => (names.length ? names.join(', ') : none);
  if (card.action === 'animals') return said(playable('animal'), 'no animal fits now');
  if (card.action === 'sponsors') return said(playable('sponsor'), 'no sponsor, but the break');
  if (card.action === 'association') return said(view.tasks.filter((task) => task.possible && task.value <= card.strength + zoo.x_tokens).map((task) => TASKS[task.task].title.toLowerCase()), 'no task now');
  if (card.action === 'build') return `with ${zoo.money} money`;
  return '';
}

/** What a card does besides the gains that stand on it in signs. */
export const effects = (card: CardView) => (card.kind !== 'project' && (card.appeal || card.conservation || card.reputation) ? card.text.slice(1) : card.text);

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

/** Names are plain English; `localeCompare` would first have to load its tables, which a phone feels. */
const byName = (a: CardView, b: CardView) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

export function sorted(cards: CardView[], by: Sorting): CardView[] {
  const order = { animal: 0, sponsor: 1, project: 2 } as Record<string, number>;
  const price = (card: CardView) => (card.kind === 'sponsor' ? (card.level ?? 0) : (card.price ?? 0));
  return [...cards].sort((a, b) => {
    if (by === 'name') return byName(a, b);
    if (by === 'price') return price(a) - price(b) || byName(a, b);
    return order[a.kind] - order[b.kind] || price(a) - price(b) || byName(a, b);
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
