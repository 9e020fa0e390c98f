import { describe, expect, it } from 'vitest';
import { change, minus, percent } from '../src/parts/words';

describe('chances', () => {
  it('are whole percentages', () => expect(percent(0.456)).toBe('46 %'));
  it('change up and down', () => expect([change(0.12), change(-0.07)]).toEqual(['+12 %', '−7 %']));
});

describe('points', () => {
  it('have a true minus sign', () => expect([minus(-12), minus(0), minus(3)]).toEqual(['−12', '0', '3']));
});
