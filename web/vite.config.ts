import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.TATAMI_SERVER ?? 'http://127.0.0.1:8000';

interface Modules {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}
const SHARED = /\/src\/(parts|lib|games)\/[^/]+$/;
/** The chunk of what games import and share. */
function drawnWith(id: string, modules: Modules): string | null {
  const used = modules.getModuleInfo(id)?.importers ?? [];
  return SHARED.test(id) && used.some((by) => by.includes('/src/games/')) ? 'drawn' : null;
}

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../tatami/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // what boards of several games are drawn with is one file: each more would bring its headers along
        codeSplitting: { groups: [{ name: drawnWith }] },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server, ws: true },
    },
  },
  // a busy machine takes its time
  test: { include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 120_000, hookTimeout: 120_000 },
});
