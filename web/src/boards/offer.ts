import type { Choice, Decision, Dimmed } from '../api/types';

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
