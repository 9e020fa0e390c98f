/** How a player is told apart: by colour and by shape, never by colour alone. The server sees to it that no two at a table are alike. */
import type { Me } from '../api/types';

export const SHAPE_PATHS: Record<Me['shape'], string> = {
  circle: 'M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13Z',
  triangle: 'M8 1.2 15.2 14.2H.8Z',
  square: 'M2.2 2.2h11.6v11.6H2.2Z',
  diamond: 'M8 .6 15.4 8 8 15.4.6 8Z',
  star: 'M8 .7l2.2 4.8 5.2.6-3.9 3.5 1.1 5.2L8 12.2l-4.6 2.6 1.1-5.2L.6 6.1l5.2-.6Z',
  hexagon: 'M4.4 1.6h7.2L15.2 8l-3.600 6.400H4.400L.8 8Z',
};

export const SHAPES = Object.keys(SHAPE_PATHS) as Me['shape'][];
export const COLOURS: Me['colour'][] = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink'];

export const colourOf = (colour: string) => `var(--player-${colour})`;
export const shapeOf = (shape: string) => SHAPE_PATHS[shape as Me['shape']] ?? SHAPE_PATHS.circle;

/** Whether this is the one seat of the person at the screen; who holds several is told by name which is which. */
export const isYou = (player: { yours: boolean }, players: { yours: boolean }[]) => player.yours && players.filter((one) => one.yours).length === 1;
