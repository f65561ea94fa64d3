import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { transform } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { defineConfig, type Plugin } from 'vite';
import { firstScripts, nameFirstScripts, sharedScript } from './run/first-scripts.ts';
import { subsetTypefaces } from './run/subset-typefaces.mjs';

/** Moves the style sheet behind the mark, which has its style beside it: the browser then shows the mark without waiting. */
function styleAfterMark(): Plugin {
  return {
    name: 'style-after-mark',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const [link] = /[ \t]*<link rel="stylesheet"[^>]*>\n?/.exec(html) ?? [];
        if (link === undefined) throw new Error('The page has no style sheet to move.');
        return html.replace(link, '').replace('<noscript>', `${link.trim()}\n    <noscript>`);
      },
    },
  };
}

/**
 * Puts the first script into the page: a phone then asks for what it names at once, and not after one more round trip. The
 * server's policy lets it run by its hash.
 */
function firstScriptInPage(): Plugin {
  return {
    name: 'first-script-in-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        const tag = '<script src="/first.js"></script>';
        if (!html.includes(tag)) throw new Error('The page does not load its first script.');
        const source = await readFile(new URL('web/public/first.js', import.meta.url), 'utf8');
        const { code } = await transform(source, { minify: true, format: 'iife' });
        return html.replace(tag, () => `<script>${code.trim()}</script>`);
      },
    },
  };
}

/** Where `npm run dev` keeps the app's own server; the browser sees one origin in every mode. */
const api = process.env['BENESIGHT_API'] ?? 'http://127.0.0.1:3000';

export default defineConfig(async () => {
  await subsetTypefaces();
  return {
    root: 'web',
    cacheDir: '../.cache/vite',
    plugins: [react(), tailwindcss(), styleAfterMark(), firstScriptInPage(), nameFirstScripts()],
    server: { port: 5173, strictPort: true, fs: { allow: ['..'] }, proxy: { '/api': api, '/auth/v1': api } },
    build: {
      outDir: '../dist/web',
      emptyOutDir: true,
      target: 'es2022',
      cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
      // Fonts must stay files: a data address would be refused by the content security policy.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: [firstScripts, sharedScript] },
        },
      },
    },
  };
});
