import { describe, expect, it } from 'vitest';
import { brief, perPlayer } from '../src/boards/words/words';

describe('words for a game without a board', () => {
  it('counts equal things', () => expect(brief(['llama', 'llama', 'pond'])).toBe('2 × llama, pond'));
  it('leaves nested things to lines of their own', () => expect(brief([{ a: [1] }])).toBeNull());
  it('knows a list with a part for each player', () => {
    const players = [0, 1].map((seat) => ({ seat, name: `P${seat}`, colour: '', shape: '', kind: 'bot' as const, yours: false, connected: true, score: 0, level: null }));
    expect(perPlayer([{}, {}], players)).toBe(true);
    expect(perPlayer([{}], players)).toBe(false);
  });
});
