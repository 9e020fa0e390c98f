import type { Choice, Player } from '../../api/types';

export const words = (name: string) => name.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());

/** Fields of views that hold the number of a seat. */
const SEAT = /^(seat|player|owner|by|from|leader|holder)$|_(by|from|player|seat|owner)$/;

/** A value in a few words, or null when it has parts that deserve lines of their own. */
export function brief(value: unknown, name = '', players: Player[] = []): string | null {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && SEAT.test(name) && players[value]) return players[value].name;
  if (typeof value !== 'object') return String(value);
  const parts = Object.entries(value);
  if (!parts.length) return 'none';
  if (!parts.every(([, part]) => part === null || typeof part !== 'object')) return null;
  if (Array.isArray(value)) return counted(value.map((part) => brief(part, name, players) ?? ''));
  const numbers = parts.every(([, part]) => typeof part === 'number');
  if (!numbers && parts.length > 4) return null;
  return parts.map(([part, of]) => `${part.replaceAll('_', ' ')} ${brief(of, part, players)}`).join(', ');
}

/** A list in which each player has a part. */
export function perPlayer(value: unknown, players: Player[]): boolean {
  return Array.isArray(value) && value.length === players.length && value.every((part) => part !== null && typeof part === 'object' && !Array.isArray(part));
}

/** The columns of a list of like things that are each told in a line, or null. */
export function columns(value: unknown): string[] | null {
  if (!Array.isArray(value) || value.length < 2) return null;
  const things = value.filter((thing) => thing !== null && typeof thing === 'object' && !Array.isArray(thing));
  if (things.length !== value.length) return null;
  const names = Object.keys(things[0]);
  const alike = things.every((thing) => Object.keys(thing).join() === names.join() && Object.values(thing).every((part) => brief(part) !== null));
  return alike && names.length > 1 && names.length <= 8 ? names : null;
}

function counted(names: string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(', ');
}

export interface Group<C extends Choice = Choice> {
  title: string;
  choices: C[];
}

const FEW = 10;

/** Many choices in groups with headings: by what is done, and large groups by the first named thing it is done to. */
export function groups<C extends Choice>(choices: C[]): Group<C>[] {
  if (choices.length <= FEW) return [{ title: '', choices }];
  const kinds = split(choices, (choice) => words(choice.kind));
  const found = kinds.flatMap((group) => {
    if (group.choices.length <= FEW) return [group];
    const name = Object.keys(group.choices[0].args).find((arg) => {
      const parts = new Set(group.choices.map((choice) => choice.args[arg]));
      return parts.size > 1 && parts.size <= group.choices.length / 2 && ![...parts].every((part) => /^-?\d+$/.test(part));
    });
    if (name === undefined) return [group];
    return split(group.choices, (choice) => `${group.title}: ${choice.args[name]}`);
  });
  return found.length > 1 ? found : [{ title: '', choices }];
}

function split<C extends Choice>(choices: C[], title: (choice: C) => string): Group<C>[] {
  const found = new Map<string, C[]>();
  for (const choice of choices) found.set(title(choice), [...(found.get(title(choice)) ?? []), choice]);
  return [...found].map(([title, choices]) => ({ title, choices }));
}
