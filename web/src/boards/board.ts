/** What a board is to the shell. The shell knows no game; a folder here with a `board.ts` draws one. */
import type { Component } from 'svelte';
import type { Decision, Player } from '../api/types';
import type { IconData } from '../parts/icon';

/** The choice that is looked at but not yet made: hovered or focused, on the board, in the bar or in the list. */
export interface Preview {
  readonly action: number | null;
  show(action: number | null): void;
}

export interface BoardProps<View = unknown> {
  view: View;
  /** The open decision of this seat; null while somebody else decides. */
  decision: Decision | null;
  /** Play a legal action; for a dimmed one the shell says why not. */
  act: (action: number) => void;
  /** Whose eyes: a seat, or null for a spectator. */
  seat: number | null;
  players: Player[];
  preview: Preview;
}

export interface ZooProps<View = unknown> extends BoardProps<View> {
  /** Whose zoo is drawn. */
  owner: number;
  /** Small, beside others. */
  compact: boolean;
}

/** One step of the guided first turn: what to look at and what to know. */
export interface TourStep {
  /** A selector; the element gets a ring. */
  at: string;
  title: string;
  text: string;
}

export interface Board {
  Middle: Component<BoardProps<any>>;
  Zoo: Component<ZooProps<any>>;
  tour: TourStep[];
  howto: { icon: IconData; text: string }[];
  /** Every sign of the board with its meaning. */
  signs?: { icon: IconData | string; text: string }[];
  /** Cards that a line of the log names, each with a way to look at it closely. */
  mentions?: (text: string, view: any) => { name: string; look: () => void }[];
}

/** What the home page shows of a game: small, loaded at once. */
export interface Cover {
  /** Colours of the sky and the ground of the picture, for light and dark. */
  sky: string;
  ground: string;
  icons: IconData[];
  /** All players know the same: one screen can be shared without handing it over. */
  open: boolean;
}
