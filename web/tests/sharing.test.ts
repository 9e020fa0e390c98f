import { describe, expect, it } from 'vitest';
import { sharing } from '../src/parts/sharing';

describe('sharing', () => {
  it('keeps the earlier value when nothing changed', () => {
    const before = { zoos: [{ money: 3, cards: ['lion'] }], about: null };
    expect(sharing(before, structuredClone(before))).toBe(before);
  });

  it('keeps the parts that have not changed, and only those', () => {
    const before = { zoos: [{ money: 3 }, { money: 4 }], deck: 7 };
    const after = sharing(before, { zoos: [{ money: 3 }, { money: 5 }], deck: 7 });
    expect(after).toEqual({ zoos: [{ money: 3 }, { money: 5 }], deck: 7 });
    expect(after.zoos[0]).toBe(before.zoos[0]);
    expect(before.zoos[1].money).toBe(4);
  });

  it('sees what was added, removed, emptied or turned into something else', () => {
    expect(sharing([1, 2], [1])).toEqual([1]);
    expect(sharing({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(sharing({ a: 1 }, { b: undefined })).toEqual({ b: undefined });
    expect(sharing({ a: {} }, { a: [] })).toEqual({ a: [] });
    expect(sharing({ a: { b: 1 } }, { a: null })).toEqual({ a: null });
    expect(sharing(null, { a: 1 })).toEqual({ a: 1 });
  });
});
