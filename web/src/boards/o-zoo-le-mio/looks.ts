/** How colours and animals look. The colour is never the only sign: every kind has its animal. */
import bird from 'icon:fluent-emoji-flat/flamingo';
import gorilla from 'icon:fluent-emoji-flat/gorilla';
import lion from 'icon:fluent-emoji-flat/lion';
import turtle from 'icon:fluent-emoji-flat/turtle';
import whale from 'icon:fluent-emoji-flat/dolphin';
import type { IconData } from '../../parts/icon';
import type { Face } from './view';

export const ANIMALS: Record<string, IconData> = { blue: whale, red: bird, grey: turtle, yellow: lion, orange: gorilla };

/** The ground of an enclosure. */
export const GROUNDS: Record<string, string> = {
  blue: 'light-dark(#9fd0ee, #2c5a7c)',
  red: 'light-dark(#f3a79d, #7d3a36)',
  grey: 'light-dark(#c9ced3, #565d65)',
  yellow: 'light-dark(#f6e08a, #75661f)',
  orange: 'light-dark(#f5b877, #80501d)',
};

/** Figures of visitors: strong enough to stand out from the ground of their enclosure. */
export const COATS: Record<string, string> = { blue: '#1d66ad', red: '#c02b23', grey: '#5d666f', yellow: '#d9a900', orange: '#d9690b' };

export const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** A tile in words. */
export function faceWords(face: Face): string {
  const halves = face.halves.map((half) => `${half.animal} ${plural(half.stars, 'star')}`);
  const bushes = face.bushes ? [plural(face.bushes, 'bush', 'bushes')] : [];
  return `${face.tile}: ${[...halves, ...bushes].join(', ')}`;
}
