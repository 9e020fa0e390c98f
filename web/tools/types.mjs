// Writes the TypeScript types of all messages and views: node tools/types.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const DOCUMENT = new URL('../openapi.json', import.meta.url);
export const TYPES = new URL('../src/generated/api.d.ts', import.meta.url);

/** The types that openapi.json describes; its routes are left out, `api/http.ts` knows them. */
export async function types() {
  const document = JSON.parse(readFileSync(DOCUMENT, 'utf8'));
  const written = astToString(await openapiTS({ ...document, paths: {} }));
  return `// Written by \`make types\` from openapi.json.\n${written}`;
}

if (import.meta.url === `file://${process.argv[1]}`) writeFileSync(TYPES, await types());
