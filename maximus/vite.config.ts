import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the page of the chat frame. It shares nothing with the product's own page, which shows it from another origin. */
export default defineConfig({
  root: fileURLToPath(new URL('page', import.meta.url)),
  cacheDir: '../../.cache/vite-maximus',
  plugins: [react()],
  build: {
    outDir: '../../dist/maximus',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
