// Write src/generated/api.d.ts from an OpenAPI document: node tools/types.mjs openapi.json
import { execFileSync } from 'node:child_process';
const [document = 'openapi.json'] = process.argv.slice(2);
execFileSync('npx', ['--no-install', 'openapi-typescript', document, '-o', 'src/generated/api.d.ts'], { stdio: 'inherit' });
