import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './tools/icons.ts';

const server = process.env.MENAGERIE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [icons(), svelte()],
  // In unit tests components run in a simulated browser, so the browser build of Svelte is wanted.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  build: {
    outDir: '../src/menagerie/server/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content-security policy allows files of our own, no data addresses
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
});
