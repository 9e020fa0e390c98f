/** The tile that the player has picked up from the own truck. */
export const hand = $state<{ tile: string | null }>({ tile: null });
