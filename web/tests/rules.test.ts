import { describe, expect, it } from 'vitest';
import { blocks, rulePieces } from '../src/table/rules';
import { matches } from '../src/table/search';

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
