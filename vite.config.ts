import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The two files that the first screen needs; their names are hashed, so only the build knows them. */
const FIRST_FONTS = [/newsreader-latin-opsz-normal.*\.woff2$/, /instrument-sans-latin-wght-normal.*\.woff2$/];

/** Asks the browser for the fonts of the first screen at once instead of after the style sheet. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_FONTS.some((font) => font.test(file)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** Where `npm run dev` keeps the app's own server; the browser sees one origin in every mode. */
const api = process.env['BENESIGHT_API'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: 'web',
  cacheDir: '../.cache/vite',
  plugins: [react(), tailwindcss(), preloadFonts()],
  server: { port: 5173, strictPort: true, proxy: { '/api': api, '/auth/v1': api } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
    // Fonts must stay files: a data address would be refused by the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
