import { describe, expect, it } from 'vitest';
import { news } from '../src/boards/ark-nova/news';
import { cellAt, ghosts, moved, outline, rotated, snap, Twist } from '../src/boards/ark-nova/placing';
import type { ActionCard, CardView, Hex, View, ZooView } from '../src/boards/ark-nova/view';
import { badge, cardOffer, found, possibilities, sorted } from '../src/boards/ark-nova/words';
import { mentions, zoom } from '../src/boards/ark-nova/zoom.svelte';

const hex = (cell: number, x: number, y: number) => ({ cell, x, y, terrain: 'plain', border: false, build_ii: false, bonus: '', symbol: '', building: null }) as Hex;
const HEXES = [hex(0, 0, 0), hex(1, 0, 2), hex(2, 1, 1), hex(3, 1, 3)];
const SPOTS = [
  { action: 10, cells: [0, 1], bonuses: [] },
  { action: 11, cells: [2, 3], bonuses: ['5 money'] },
  { action: 12, cells: [1, 2], bonuses: [] },
];

const card = (name: string, more: Partial<CardView> = {}) => ({ card: 1, number: 401, kind: 'animal', name, word: name.toLowerCase(), text: [], ...more }) as CardView;

describe('placing a building', () => {
  const all = ghosts(SPOTS, HEXES);

  it('knows which spots are turned alike', () => {
    expect(all[0].turn).toBe(all[1].turn);
    expect(all[2].turn).not.toBe(all[0].turn);
  });

  it('snaps to a spot over the pointed cell and keeps the direction', () => {
    expect(snap(all, 1, { x: 0, y: 1 }, all[0].turn)?.action).toBe(10);
    expect(snap(all, 1, { x: 0, y: 1 }, all[2].turn)?.action).toBe(12);
    expect(snap(all, 3, { x: 0, y: 1 }, all[2].turn)?.action).toBe(11);
    expect(snap([], 3, { x: 0, y: 1 }, null)).toBeNull();
  });

  it('turns on the spot and moves by arrows', () => {
    expect(rotated(all, all[0], 1).action).toBe(12);
    expect(rotated(all, all[2], 1, -1).action).toBe(10);
    expect(moved(all, all[0], { x: 1, y: 0 }).action).toBe(11);
    expect(moved(all, all[0], { x: -1, y: 0 }).action).toBe(10);
  });

  it('finds the cell below a pointer, and none beside the map', () => {
    expect(cellAt(HEXES, { x: 0.2, y: 0.3 })).toBe(0);
    expect(cellAt(HEXES, { x: 1.4, y: 0.9 })).toBe(2);
    expect(cellAt(HEXES, { x: 9, y: 0 })).toBeNull();
  });

  it('turns with two fingers, a step for every 30 degrees', () => {
    const twist = new Twist();
    twist.down(1, { x: 0, y: 0 });
    expect(twist.move(1, { x: 5, y: 5 })).toBe(0);
    twist.down(2, { x: 105, y: 5 });
    expect(twist.on).toBe(true);
    expect(twist.move(2, { x: 105, y: 25 })).toBe(0);
    expect(twist.move(2, { x: 105, y: 75 })).toBe(1);
    expect(twist.move(2, { x: 105, y: 5 })).toBe(-1);
    twist.up(2);
    expect(twist.on).toBe(false);
    expect(twist.move(1, { x: 80, y: 80 })).toBe(0);
  });

  it('draws only outer sides of joined hexagons', () => {
    expect(outline([HEXES[0]]).match(/M/g)).toHaveLength(6);
    expect(outline([HEXES[0], HEXES[1]]).match(/M/g)).toHaveLength(10);
  });
});

describe('cards', () => {
  const decision = {
    seat: 0,
    prompt: '',
    choices: [{ action: 5, kind: 'play', args: { card: 'lion' }, label: 'Lion' }],
    dimmed: [{ action: 6, kind: 'folder', args: { folder: '2' }, label: 'Folder 2', reason: 'no', rule: 'AN-1' }],
  } as unknown as Parameters<typeof cardOffer>[0];

  it('finds what may be done with a card', () => {
    expect(cardOffer(decision, card('Lion'))).toMatchObject({ legal: true, choice: { action: 5 } });
    expect(cardOffer(decision, card('Wolf'), 2)).toMatchObject({ legal: false, choice: { action: 6 } });
    expect(cardOffer(decision, card('Wolf'), 3)).toBeNull();
    expect(cardOffer(null, card('Lion'))).toBeNull();
  });

  it('sorts and searches', () => {
    const cards = [card('Wolf', { price: 9, icons: { predator: 1 } }), card('Ara', { price: 12 }), card('Zoo School', { kind: 'sponsor', level: 5 })];
    expect(sorted(cards, 'kind').map((one) => one.name)).toEqual(['Wolf', 'Ara', 'Zoo School']);
    expect(sorted(cards, 'name').map((one) => one.name)).toEqual(['Ara', 'Wolf', 'Zoo School']);
    expect(cards.filter((one) => found(one, 'predator wo')).map((one) => one.name)).toEqual(['Wolf']);
  });

  it('says what an action could do now, within reach and with all X-tokens', () => {
    const zoo = { hand: [card('Lion'), card('Wolf', { reason: 'no enclosure' })], x_tokens: 1, money: 7 } as unknown as ZooView;
    const view = {
      display: [{ in_range: true, card: card('Zebra') }, { in_range: false, card: card('Ara') }],
      tasks: [{ task: 'reputation', value: 2, possible: true }, { task: 'project', value: 5, possible: true }],
    } as unknown as View;
    const action = (name: string, side: string, strength = 1) => ({ action: name, side, strength }) as ActionCard;
    expect(possibilities(view, zoo, action('animals', 'I'))).toBe('Lion');
    expect(possibilities(view, zoo, action('animals', 'II'))).toBe('Lion, Zebra');
    expect(possibilities(view, zoo, action('association', 'I'))).toBe('reputation');
    expect(possibilities(view, zoo, action('association', 'I', 4))).toBe('reputation, project');
    expect(possibilities(view, zoo, action('sponsors', 'I'))).toBe('no sponsor, but the break');
  });

  it('shortens bonuses', () => {
    expect(badge('5 money')).toEqual({ sign: 'money', word: '5' });
    expect(badge('1 X-token')).toEqual({ sign: 'x', word: '' });
    expect(badge('turn an action card to side II')).toEqual({ word: 'II' });
    expect(badge('you may place this for free: Kiosk')).toEqual({ sign: 'kiosk', word: '' });
  });
});

describe('news since the own turn', () => {
  const zoo = (appeal: number, animals: CardView[]) => ({ map: 'A', appeal, conservation: 0, reputation: 1, animals, sponsors: [], buildings: [] });
  const view = (turns: number, appeal: number, animals: CardView[], shown: number) => ({ turns, display: [{ card: card('Lion', { card: shown }) }], zoos: [zoo(appeal, animals)] }) as unknown as View;

  it('names gains, cards and new cards of the display', () => {
    const said = news(view(1, 0, [], 3), view(2, 4, [card('Lion')], 7));
    expect(said.zoos[0]).toEqual({ said: ['+4 appeal', 'Lion'], buildings: [] });
    expect([...said.display]).toEqual([7]);
  });

  it('says nothing about another table', () => {
    expect(news(view(9, 0, [], 3), view(2, 4, [], 7)).zoos).toEqual([]);
  });
});

describe('the log', () => {
  const zoo = { hand: [card('Lion')], animals: [card('Sea Lion', { number: 402 })], sponsors: [] };
  const view = { zoos: [zoo], display: [], discard_top: null, discard_cards: [], seen: [], projects: [] } as unknown as View;

  it('names the cards of a line, the longer name first, each once', () => {
    expect(mentions('Ana plays Sea Lion for 20 money; Sea Lion moves in.', view).map((one) => one.name)).toEqual(['Sea Lion']);
    expect(mentions('Ana builds a kiosk.', view)).toEqual([]);
  });

  it('opens the card', () => {
    mentions('Ben discards Lion.', view)[0].look();
    expect(zoom.card?.name).toBe('Lion');
    zoom.card = null;
  });
});
