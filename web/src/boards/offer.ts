/** From things on a board to the choices behind them. */
import type { Choice, Decision, Dimmed } from '../api/types';
import type { BoardProps } from './board';

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

/** The attributes of a button for an offer: a click plays it or says why not, a look at it previews it. */
export function choosing(offered: Offer, { act, preview }: Pick<BoardProps, 'act' | 'preview'>) {
  if (!offered) return {};
  const { legal, choice } = offered;
  const look = () => preview.show(legal ? choice.action : null);
  const away = () => preview.show(null);
  return {
    'data-action': choice.action,
    'aria-disabled': legal ? undefined : ('true' as const),
    onclick: () => act(choice.action),
    onmouseenter: look,
    onmouseleave: away,
    onfocus: look,
    onblur: away,
  };
}

/** How an offer is marked on the board; see `app.css`. */
export const marks = (offered: Offer, preview: BoardProps['preview']) => ({
  legal: offered?.legal,
  dim: offered && !offered.legal,
  looked: offered?.legal && preview.action === offered.choice.action,
});
