import type { CardView } from './view';

/** The card that is looked at closely, and all cards that were seen at this table, by name. */
export const zoom = $state<{ card: CardView | null }>({ card: null });
