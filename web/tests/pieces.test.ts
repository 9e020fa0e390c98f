import { describe, expect, it } from 'vitest';
import { Tracker } from '../src/parts/pieces';

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
