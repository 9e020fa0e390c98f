import { describe, expect, it } from 'vitest';
import { brief, columns, groups, perPlayer } from '../src/boards/words/words';

describe('words for a game without a board', () => {
  it('counts equal things', () => expect(brief(['llama', 'llama', 'pond'])).toBe('2 × llama, pond'));
  it('leaves nested things to lines of their own', () => expect(brief([{ a: [1] }])).toBeNull());
  it('knows a list with a part for each player', () => {
    const players = [0, 1].map((seat) => ({ seat, name: `P${seat}`, colour: '', shape: '', kind: 'bot' as const, yours: false, connected: true, score: 0, level: null }));
    expect(perPlayer([{}, {}], players)).toBe(true);
    expect(perPlayer([{}], players)).toBe(false);
  });
  it('names the player behind a seat', () => {
    const players = [{ seat: 0, name: 'Ana', colour: '', shape: '', kind: 'person' as const, yours: true, connected: true, score: 0, level: null }];
    expect(brief(0, 'taken_by', players)).toBe('Ana');
    expect(brief(0, 'round', players)).toBe('0');
  });
  it('puts like things into a table', () => {
    expect(columns([{ boxes: 3, tiles: ['wolf'] }, { boxes: 2, tiles: [] }])).toEqual(['boxes', 'tiles']);
    expect(columns([{ a: 1, b: 2 }, { a: 1, c: 2 }])).toBeNull();
    expect(columns([{ a: [{}], b: 2 }, { a: [{}], b: 2 }])).toBeNull();
  });
});

describe('many choices', () => {
  const choice = (action: number, kind: string, args: Record<string, string>) => ({ action, kind, args, notation: '', label: '' });
  it('stay together when they are few', () => expect(groups([choice(1, 'add', {}), choice(2, 'take', {})])).toHaveLength(1));
  it('have no heading when it would say nothing', () => {
    const squares = Array.from({ length: 24 }, (_, at) => choice(at, 'at', { x: String(at % 3), y: String(at) }));
    expect(groups(squares)).toEqual([{ title: '', choices: squares }]);
  });
  it('are grouped by what is done and to what', () => {
    const build = Array.from({ length: 24 }, (_, at) => choice(at, 'build', { what: at < 12 ? 'kiosk' : 'pavilion', at: String(at) }));
    const found = groups([...build, choice(99, 'pass', {})]);
    expect(found.map((group) => group.title)).toEqual(['Build: kiosk', 'Build: pavilion', 'Pass']);
    expect(found.flatMap((group) => group.choices)).toHaveLength(25);
  });
});
