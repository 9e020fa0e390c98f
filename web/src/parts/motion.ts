import { crossfade, scale } from 'svelte/transition';
import { settings } from './settings.svelte';

const [sending, receiving] = crossfade({
  duration: () => settings.motion(260),
  fallback: (node) => scale(node, { start: 0.6, duration: settings.motion(200) }),
});

type Glide = typeof sending;

/** A part of the table that a phone hides has no place to glide from or to. */
const whenShown =
  (glide: Glide): Glide =>
  (node, params) =>
    node.getClientRects().length ? glide(node, params) : () => ({ duration: 0 });

/** Pieces with the same key glide from where they lay to where they go. */
export const send = whenShown(sending);
export const receive = whenShown(receiving);
