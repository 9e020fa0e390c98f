// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { types, TYPES } from '../tools/types.mjs';

it('has the types that openapi.json describes; otherwise run `make types`', async () => {
  expect(readFileSync(TYPES, 'utf8')).toBe(await types());
});
