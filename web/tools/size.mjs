// The size of the first page as a browser fetches it: the page, what it links, and what the home page imports.
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';

const LIMIT = 150_000;
const root = new URL('../../src/menagerie/server/client/', import.meta.url).pathname;
const page = readFileSync(join(root, 'index.html'), 'utf8');
const linked = new Set([...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map((match) => match[1]));
for (const name of readdirSync(join(root, 'assets'))) if (/nunito.*\.woff2$/.test(name)) linked.add(`assets/${name}`);
const sizes = ['index.html', ...linked].map((name) => [name, gzipSync(readFileSync(join(root, name))).length]);
for (const [name, size] of sizes) console.log(String(size).padStart(8), name);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);
console.log(String(total).padStart(8), `bytes gzipped for the first page; the limit is ${LIMIT}`);
if (total > LIMIT) process.exit(1);
