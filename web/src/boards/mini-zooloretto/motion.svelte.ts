import { crossfade, scale } from 'svelte/transition';
import { settings } from '../../parts/settings.svelte';

/** Tiles glide from where they lay to where they go. */
export const [send, receive] = crossfade({
  duration: () => settings.motion(260),
  fallback: (node) => scale(node, { start: 0.6, duration: settings.motion(200) }),
});

/** The tile that the player has picked up from the own truck. */
export const hand = $state<{ tile: string | null }>({ tile: null });
