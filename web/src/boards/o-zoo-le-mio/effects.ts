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
  const found: Effect[] = place.stars.map((stars) => ({
    kind: 'stars',
    colour: stars.colour,
    good: stars.after > stars.before,
    text:
      stars.after > stars.before
        ? `${stars.animal} ${stars.before} → ${plural(stars.after, 'star')}`
        : stars.enclosure === stars.before
          ? `a second ${stars.animal} enclosure with ${plural(stars.enclosure, 'star')}, the newest`
          : `${stars.animal} stay at ${plural(stars.before, 'star')}; this half lies apart`,
  }));
  for (const moved of place.moved) {
    const what = moved.what;
    const one = /^[aeiou]/.test(what) ? `an ${what}` : `a ${what}`;
    const from = moved.come_from === null ? 'the supply' : players[moved.come_from].name;
    const to = moved.goes_to === null || moved.goes_to === seat ? '' : ` to ${players[moved.goes_to].name}`;
    found.push({ kind: what === 'tree' ? 'tree' : 'visitor', colour: what.split(' ')[0], good: !to, text: `${one} from ${from}${to}` });
  }
  if (place.bushes) found.push({ kind: 'bush', colour: '', good: true, text: `+${plural(place.bushes, 'bush', 'bushes')}` });
  found.push({
    kind: 'bench',
    colour: '',
    good: place.benches > 0,
    text: place.benches ? `${plural(place.benches, 'closed path')}: +${plural(place.benches, 'bench', 'benches')}` : 'no closed path',
  });
  const gain = place.holding_after - place.holding;
  found.push({
    kind: 'points',
    colour: '',
    good: gain > 0,
    text: gain ? `${gain > 0 ? '+' : '−'}${Math.abs(gain)} × ${pointsEach} = ${plural(gain * pointsEach, 'point')} more this year` : 'no more points this year',
  });
  return found;
}
