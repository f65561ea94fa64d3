// Checks how much script the browser loads before the signed-in dashboard is idle: the browser story measures what is
// really loaded (e2e/first-load.spec.ts); this check catches the entry itself growing past it, without a browser.
import { readFileSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const LIMIT = 130_000;
const web = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist/web');
const html = readFileSync(join(web, 'index.html'), 'utf8');
const files = new Set([...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map((match) => match[1]));
// What an entry imports statically is loaded with it.
for (const file of files) {
  const source = readFileSync(join(web, file), 'utf8');
  for (const match of source.matchAll(/(?:import|from)\s*["']\.\/([^"']+\.js)["']/g))
    files.add(join('assets', match[1]));
}
const total = [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(web, file))).length, 0);
console.log(`${files.size} scripts, ${total} bytes of brotli, limit ${LIMIT}`);
if (files.size === 0 || total > LIMIT) process.exit(1);
