/** Gives nameless pieces an identity, so that a board can show where each came from and went to. */

export interface Piece {
  id: number;
  name: string;
}

export type Places = Record<string, string[]>;

/** Follows pieces from view to view: same place first, then a piece of the same name that vanished elsewhere. */
export class Tracker {
  #next = 1;
  #at: Record<string, Piece[]> = {};

  follow(places: Places): Record<string, Piece[]> {
    const free: Piece[] = [];
    const found: Record<string, (Piece | null)[]> = {};
    for (const [place, names] of Object.entries(places)) {
      const before = [...(this.#at[place] ?? [])];
      found[place] = names.map((name) => {
        const index = before.findIndex((piece) => piece.name === name);
        return index < 0 ? null : before.splice(index, 1)[0];
      });
      free.push(...before);
    }
    for (const [place, pieces] of Object.entries(this.#at)) if (!(place in places)) free.push(...pieces);
    this.#at = {};
    for (const [place, pieces] of Object.entries(found)) {
      this.#at[place] = pieces.map((piece, index) => piece ?? this.#claim(free, places[place][index]));
    }
    return this.#at;
  }

  #claim(free: Piece[], name: string): Piece {
    const index = free.findIndex((piece) => piece.name === name);
    return index < 0 ? { id: this.#next++, name } : free.splice(index, 1)[0];
  }
}
