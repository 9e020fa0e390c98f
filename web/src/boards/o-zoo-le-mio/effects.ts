/** What a place would change, in words. */
import { plural } from './looks';
import type { Placement } from './view';

export interface Effect {
  kind: 'stars' | 'visitor' | 'tree' | 'bush' | 'bench' | 'points';
  colour: string;
  good: boolean;
  text: string;
}

interface Named {
  name: string;
}

export function effectsOf(place: Placement, seat: number, players: readonly Named[], pointsEach: number): Effect[] {
  const gain = place.holding_after - place.holding;
  const found: Effect[] = [
    {
      kind: 'points',
      colour: '',
      good: gain > 0,
      text: gain ? `${gain > 0 ? '+' : '−'}${Math.abs(gain)} × ${pointsEach} = ${plural(gain * pointsEach, 'point')} more this year` : 'no more points this year',
    },
  ];
  for (const { colour, animal, before, after, enclosure } of place.stars) {
    const apart = enclosure === before ? `a second ${animal} enclosure as good as your best` : `${animal} stay at ${plural(before, 'star')}; this half lies apart`;
    found.push({ kind: 'stars', colour, good: after > before, text: after > before ? `${animal} ${before} → ${plural(after, 'star')}` : apart });
  }
  for (const { what, way, count, own } of walks(place, seat, players)) {
    found.push({ kind: what === 'tree' ? 'tree' : 'visitor', colour: what.split(' ')[0], good: own, text: `${plural(count, what)} ${way}` });
  }
  if (place.bushes) found.push({ kind: 'bush', colour: '', good: true, text: `+${plural(place.bushes, 'bush', 'bushes')}` });
  found.push({
    kind: 'bench',
    colour: '',
    good: place.benches > 0,
    text: place.benches ? `${plural(place.benches, 'closed path')}: +${plural(place.benches, 'bench', 'benches')}` : 'no closed path',
  });
  return found;
}

/** Visitors and trees that change their zoo, those with the same way together. */
function walks(place: Placement, seat: number, players: readonly Named[]) {
  const found: { what: string; way: string; count: number; own: boolean }[] = [];
  for (const { what, come_from, goes_to } of place.moved) {
    const own = goes_to === null || goes_to === seat;
    const way = `from ${come_from === null ? 'the supply' : players[come_from].name}${own ? '' : ` to ${players[goes_to].name}`}`;
    const same = found.find((walk) => walk.what === what && walk.way === way);
    if (same) same.count += 1;
    else found.push({ what, way, count: 1, own });
  }
  return found;
}
