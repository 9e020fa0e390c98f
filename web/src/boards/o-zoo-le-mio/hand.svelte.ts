/** How the tile in hand is turned (see `targets.ts`), and the cell that a finger has chosen but not yet confirmed. */
export const hand = $state<{ spin: number; pinned: string | null }>({ spin: 0, pinned: null });

/** The coins in the closed fist of one seat in one auction: at a shared screen the next player must find an empty one. */
export const fist = $state<{ whose: string; coins: number }>({ whose: '', coins: 0 });
