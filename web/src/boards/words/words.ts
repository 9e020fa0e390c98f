import type { Player } from '../../api/types';

export const words = (name: string) => name.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());

/** A value in a few words, or null when it has parts that deserve lines of their own. */
export function brief(value: unknown): string | null {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object') return String(value);
  const parts = Object.entries(value);
  if (!parts.length) return 'none';
  if (!parts.every(([, part]) => part === null || typeof part !== 'object')) return null;
  if (Array.isArray(value)) return counted(value.map((part) => String(part ?? '–')));
  return parts.length <= 4 ? parts.map(([name, part]) => `${words(name).toLowerCase()} ${brief(part)}`).join(', ') : null;
}

/** A list in which each player has a part. */
export function perPlayer(value: unknown, players: Player[]): boolean {
  return Array.isArray(value) && value.length === players.length && value.every((part) => part !== null && typeof part === 'object' && !Array.isArray(part));
}

function counted(names: string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(', ');
}
