import { describe, expect, it } from 'vitest';
import { LiveTable, mergeLog } from '../src/api/live.svelte';
import type { Update } from '../src/api/types';

const update = (position: number, log: Update['log'] = [], log_from = 0): Update => ({
  table: 't', game: 'g', position, epoch: 0, seat: 0, over: false, phase: '', players: [], deciders: [0], decision: null, view: {}, log, log_from, can_undo: false, can_redo: false, result: null, thinking: [],
});
const first = { position: 1, text: 'a' };
const second = { position: 2, text: 'b' };

describe('the log', () => {
  it('appends news', () => expect(mergeLog([first], { log_from: 1, log: [second] })).toEqual([first, second]));
  it('forgets what was taken back', () => expect(mergeLog([first, second], { log_from: 1, log: [] })).toEqual([first]));
  it('shows nothing twice when the server repeats itself', () => expect(mergeLog([first, second], { log_from: 0, log: [first, second] })).toEqual([first, second]));
});

describe('a live table', () => {
  it('shows the refusal and the position that the server sends with it', () => {
    const table = new LiveTable('t');
    table.receive({ type: 'update', update: update(3) });
    table.receive({ type: 'refused', id: '1', error: { code: 'stale', message: 'Too late.', rule: null }, update: update(4) });
    expect(table.refusal?.message).toBe('Too late.');
    expect(table.update?.position).toBe(4);
  });

  it('forgets a refusal when the game goes on', () => {
    const table = new LiveTable('t');
    table.receive({ type: 'update', update: update(3) });
    table.receive({ type: 'refused', id: '1', error: { code: 'refused', message: 'No.', rule: null } });
    table.receive({ type: 'update', update: update(4) });
    expect(table.refusal).toBeNull();
  });

  it('waits for its own answer, not for what others decide at the same time', () => {
    const table = new LiveTable('t');
    table.receive({ type: 'update', update: update(3) });
    table.waiting = true;
    table.receive({ type: 'update', update: update(4) });
    expect(table.waiting).toBe(true);
    table.receive({ type: 'accepted', id: '1', position: 5 });
    expect(table.waiting).toBe(true);
    table.receive({ type: 'update', update: update(5) });
    expect(table.waiting).toBe(false);
  });

  it('hears every word of the chat once, also after a new connection', () => {
    const table = new LiveTable('t');
    const said = { type: 'chat', id: 7, seat: 0, name: 'Ana', text: 'hello', at: Date.now() / 1000 } as const;
    table.receive(said);
    table.receive(said);
    expect(table.chat).toHaveLength(1);
    expect(table.unread).toBe(1);
    table.receive({ ...said, id: 8, at: 0 });
    expect(table.unread).toBe(1);
  });
});
