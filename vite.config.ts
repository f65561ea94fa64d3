import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
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

/** Where `npm run dev` keeps the app's own server; the browser sees one origin in every mode. */
const api = process.env['BENESIGHT_API'] ?? 'http://127.0.0.1:3000';

export default defineConfig(async () => {
  await subsetTypefaces();
  return {
    root: 'web',
    cacheDir: '../.cache/vite',
    plugins: [react(), tailwindcss(), styleAfterMark(), nameFirstScripts()],
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
