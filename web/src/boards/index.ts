import type { Board, Cover } from './board';

const boards = import.meta.glob<{ board: Board }>('./*/board.ts');
const covers = import.meta.glob<{ cover: Cover }>('./*/cover.ts', { eager: true });

/** The board of a game; a game without one is played in words. */
export async function boardOf(game: string): Promise<Board | null> {
  const load = boards[`./${game}/board.ts`];
  return load ? (await load()).board : null;
}

export function coverOf(game: string): Cover | null {
  return covers[`./${game}/cover.ts`]?.cover ?? null;
}
