/** How the tile in hand is turned (see `targets.ts`), and the cell that a finger has chosen but not yet confirmed. */
export const hand = $state<{ spin: number; pinned: string | null }>({ spin: 0, pinned: null });

/** The coins in the closed fist, for one auction. */
export const fist = $state<{ auction: number; coins: number }>({ auction: 0, coins: 0 });
