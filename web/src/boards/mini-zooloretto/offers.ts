import type { Choice, Decision, Dimmed } from '../../api/types';

export type Offer = { choice: Choice | Dimmed; legal: boolean } | null;

/** The choice of a kind with these arguments, legal or dimmed. */
export function offer(decision: Decision | null, kind: string, args: Record<string, string> = {}): Offer {
  if (!decision) return null;
  const fits = (choice: Choice) => choice.kind === kind && Object.entries(args).every(([name, word]) => choice.args[name] === word);
  const legal = decision.choices.find(fits);
  if (legal) return { choice: legal, legal: true };
  const dimmed = decision.dimmed.find(fits);
  return dimmed ? { choice: dimmed, legal: false } : null;
}

/** The distinct tiles that can be placed now. */
export function placeable(decision: Decision | null): string[] {
  return [...new Set((decision?.choices ?? []).filter((choice) => choice.kind === 'place').map((choice) => choice.args.tile))];
}

/** What a previewed action would put where: a tile into an enclosure ("1" to "3") or the barn. */
export function ghost(decision: Decision | null, action: number | null, takenOver: string | null): { tile: string; to: string } | null {
  const choice = decision?.choices.find((one) => one.action === action);
  if (choice?.kind === 'place') return { tile: choice.args.tile, to: choice.args.to };
  if (choice?.kind === 'at' && takenOver) return { tile: takenOver, to: choice.args.enclosure };
  return null;
}
