/** How a player is told apart: by colour and by shape, never by colour alone. */
export const SHAPES = ['circle', 'triangle', 'square', 'diamond', 'star'] as const;
export const COLOURS = ['teal', 'orange', 'violet', 'rose', 'blue'] as const;

export const SHAPE_PATHS: Record<string, string> = {
  circle: 'M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13Z',
  triangle: 'M8 1.2 15.2 14.2H.8Z',
  square: 'M2.2 2.2h11.6v11.6H2.2Z',
  diamond: 'M8 .6 15.4 8 8 15.4.6 8Z',
  star: 'M8 .7l2.2 4.8 5.2.6-3.9 3.5 1.1 5.2L8 12.2l-4.6 2.6 1.1-5.2L.6 6.1l5.2-.6Z',
};

const known = (colour: string) => (COLOURS as readonly string[]).includes(colour);

export function playerColour(colour: string, seat: number): string {
  return `var(--player-${known(colour) ? colour : COLOURS[seat % COLOURS.length]})`;
}

export function playerShape(shape: string, seat: number): string {
  return SHAPE_PATHS[shape] ? shape : SHAPES[seat % SHAPES.length];
}

/** The players with shapes of their own: whoever comes later with a shape already seen gets a free one. */
export function distinct<P extends { shape: string; seat: number }>(players: P[]): P[] {
  const used = new Set<string>();
  return players.map((player) => {
    const wanted = playerShape(player.shape, player.seat);
    const shape = used.has(wanted) ? (SHAPES.find((one) => !used.has(one) && !players.some((other) => other.shape === one)) ?? SHAPES.find((one) => !used.has(one)) ?? wanted) : wanted;
    used.add(shape);
    return { ...player, shape };
  });
}
