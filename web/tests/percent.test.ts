import { describe, expect, it } from 'vitest';
import { change, percent } from '../src/parts/words';

describe('chances', () => {
  it('are whole percentages', () => expect(percent(0.456)).toBe('46 %'));
  it('change up and down', () => expect([change(0.12), change(-0.07)]).toEqual(['+12 %', '−7 %']));
});
