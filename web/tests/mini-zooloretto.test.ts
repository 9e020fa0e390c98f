import { describe, expect, it } from 'vitest';
import type { Decision } from '../src/api/types';
import { face } from '../src/boards/mini-zooloretto/animals';
import { ghost, placeable } from '../src/boards/mini-zooloretto/offers';
import { offer } from '../src/boards/offer';

const choice = (action: number, kind: string, args: Record<string, string>) => ({ action, kind, args, notation: kind, label: `${kind} ${action}` });
const decision: Decision = {
  seat: 0,
  prompt: 'Place a tile.',
  choices: [choice(11, 'place', { tile: 'llama-m', to: '1' }), choice(14, 'place', { tile: 'llama-m', to: 'barn' }), choice(30, 'place', { tile: 'pond', to: '2' })],
  dimmed: [{ ...choice(12, 'place', { tile: 'llama-m', to: '2' }), reason: 'another kind lives there.', rule: 'MZ-6.4' }],
};

describe('offers of the Mini Zooloretto board', () => {
  it('finds legal and dimmed places', () => {
    expect(offer(decision, 'place', { tile: 'llama-m', to: '1' })).toMatchObject({ legal: true, choice: { action: 11 } });
    expect(offer(decision, 'place', { tile: 'llama-m', to: '2' })).toMatchObject({ legal: false, choice: { rule: 'MZ-6.4' } });
    expect(offer(null, 'add')).toBeNull();
  });
  it('lists each tile once', () => expect(placeable(decision)).toEqual(['llama-m', 'pond']));
  it('previews where a tile would go', () => {
    expect(ghost(decision, 14, null)).toEqual({ tile: 'llama-m', to: 'barn' });
    expect(ghost(decision, 999, null)).toBeNull();
  });
  it('reads faces', () => {
    expect(face('llama-m')).toMatchObject({ kind: 'llama', form: 'male', words: 'llama male' });
    expect(face('pond')).toMatchObject({ landscape: true, form: 'plain' });
  });
});
