import type { Decision } from '../../api/types';

/** The distinct tiles that can be placed now. */
export function placeable(decision: Decision | null): string[] {
  return [...new Set((decision?.choices ?? []).filter((choice) => choice.kind === 'place').map((choice) => choice.args.tile))];
}

/** What a previewed action would put where: a tile into an enclosure ("1" to "3") or the barn. */
export function ghost(decision: Decision | null, action: number | null, takenOver: string | null): { tile: string; to: string } | null {
  const choice = decision?.choices.find((one) => one.action === action);
  if (choice?.kind === 'place') return { tile: choice.args.tile, to: choice.args.to };
  if (choice?.kind === 'at' && takenOver) return { tile: takenOver, to: choice.args.enclosure };
  return null;
}
