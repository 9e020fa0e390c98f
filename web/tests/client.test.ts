import { describe, expect, it } from 'vitest';
import { LiveTable, mergeLog } from '../src/api/live.svelte';
import type { Decision, Update } from '../src/api/types';
import { face } from '../src/boards/mini-zooloretto/animals';
import { ghost, offer, placeable } from '../src/boards/mini-zooloretto/offers';
import { brief, perPlayer } from '../src/boards/words/words';
import { distinct } from '../src/parts/identity';
import { Tracker } from '../src/parts/pieces';
import { read } from '../src/parts/route.svelte';
import { blocks, rulePieces } from '../src/table/rules';
import { matches } from '../src/table/search';

const choice = (action: number, kind: string, args: Record<string, string>) => ({ action, kind, args, notation: kind, label: `${kind} ${action}` });
const decision: Decision = {
  seat: 0,
  prompt: 'Place a tile.',
  choices: [choice(11, 'place', { tile: 'llama-m', to: '1' }), choice(14, 'place', { tile: 'llama-m', to: 'barn' }), choice(30, 'place', { tile: 'pond', to: '2' })],
  dimmed: [{ ...choice(12, 'place', { tile: 'llama-m', to: '2' }), reason: 'another kind lives there.', rule: 'MZ-6.4' }],
};
const update = (position: number, log: Update['log']): Update => ({
  table: 't', game: 'g', position, seat: 0, over: false, phase: '', players: [], deciders: [0], decision: null, view: {}, log, can_undo: false, can_redo: false, result: null, thinking: [],
});

describe('pieces keep their identity', () => {
  it('follows a tile from a truck into an enclosure', () => {
    const tracker = new Tracker();
    const before = tracker.follow({ truck: ['llama', 'pond'], pen: [] });
    const llama = before.truck[0].id;
    const after = tracker.follow({ truck: ['pond'], pen: ['llama'] });
    expect(after.pen[0].id).toBe(llama);
    expect(after.truck[0].id).toBe(before.truck[1].id);
  });

  it('gives a drawn tile a new identity', () => {
    const tracker = new Tracker();
    const [first] = tracker.follow({ pen: ['wolf'] }).pen;
    const both = tracker.follow({ pen: ['wolf', 'wolf'] }).pen;
    expect(both[0].id).toBe(first.id);
    expect(both[1].id).not.toBe(first.id);
  });
});

describe('the log', () => {
  it('appends news', () => {
    expect(mergeLog([{ position: 1, text: 'a' }], { position: 2, log: [{ position: 2, text: 'b' }] })).toHaveLength(2);
  });
  it('forgets what was taken back', () => {
    const log = [{ position: 1, text: 'a' }, { position: 2, text: 'b' }];
    expect(mergeLog(log, { position: 1, log: [] })).toEqual([{ position: 1, text: 'a' }]);
  });
  it('shows nothing twice when the server repeats itself', () => {
    const log = [{ position: 1, text: 'a' }, { position: 2, text: 'b' }];
    expect(mergeLog(log, { position: 2, log })).toEqual(log);
  });
});

describe('a live table', () => {
  it('shows the refusal and the position that the server sends with it', () => {
    const table = new LiveTable('t');
    table.receive({ type: 'update', update: update(3, []) });
    table.receive({ type: 'refused', id: '1', error: { code: 'stale', message: 'Too late.', rule: null }, update: update(4, []) });
    expect(table.refusal?.message).toBe('Too late.');
    expect(table.update?.position).toBe(4);
  });
});

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

describe('words for a game without a board', () => {
  it('counts equal things', () => expect(brief(['llama', 'llama', 'pond'])).toBe('2 × llama, pond'));
  it('leaves nested things to lines of their own', () => expect(brief([{ a: [1] }])).toBeNull());
  it('knows a list with a part for each player', () => {
    const players = [0, 1].map((seat) => ({ seat, name: `P${seat}`, colour: '', shape: '', kind: 'bot' as const, yours: false, connected: true, score: 0 }));
    expect(perPlayer([{}, {}], players)).toBe(true);
    expect(perPlayer([{}], players)).toBe(false);
  });
});

describe('players', () => {
  it('never share a shape', () => {
    const shapes = distinct([0, 1, 2].map((seat) => ({ seat, shape: 'circle' }))).map((player) => player.shape);
    expect(new Set(shapes).size).toBe(3);
    expect(shapes[0]).toBe('circle');
  });
});

describe('addresses', () => {
  it('lead to pages', () => {
    expect(read(new URL('http://x/t/abc'))).toMatchObject({ page: 'table', id: 'abc' });
    expect(read(new URL('http://x/replay/abc?at=4')).query.get('at')).toBe('4');
    expect(read(new URL('http://x/t/')).page).toBe('missing');
    expect(read(new URL('http://x/nonsense')).page).toBe('missing');
  });
});

describe('rules help', () => {
  it('cuts lists into items', () => expect(blocks('# A\n\n- one\n- two\n\ntext')).toEqual(['# A', '- one', '- two', 'text']));
  it('marks keys and keeps tags as words', async () => {
    const [piece] = await rulePieces('**MZ-6.3** Six <img src=x onerror=alert(1)> tiles.');
    expect(piece.keys).toEqual(['MZ-6.3']);
    expect(piece.html).toContain('id="rule-MZ-6.3"');
    expect(piece.html).not.toContain('<img');
  });
  it('searches by all words', () => {
    expect(matches('Truck 1 · 2 left', 'left truck')).toBe(true);
    expect(matches('Truck 1', 'barn')).toBe(false);
  });
});
