import { describe, expect, it } from 'vitest';
import { read } from '../src/parts/route.svelte';

describe('addresses', () => {
  it('lead to pages', () => {
    expect(read(new URL('http://x/t/abc'))).toMatchObject({ page: 'table', id: 'abc' });
    expect(read(new URL('http://x/replay/abc?at=4')).query.get('at')).toBe('4');
    expect(read(new URL('http://x/t/')).page).toBe('missing');
    expect(read(new URL('http://x/nonsense')).page).toBe('missing');
  });
});
