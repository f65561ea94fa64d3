// Checks how much script the browser loads before the signed-in dashboard is idle: the browser story measures what is
// really loaded (e2e/first-load.spec.ts); this check catches the entry itself growing past it, without a browser.
import { readdirSync, readFileSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist');

/** Adds to a page's scripts what they import statically: it is loaded with them. */
function withImports(folder, files) {
  for (const file of files) {
    const source = readFileSync(join(folder, file), 'utf8');
    for (const match of source.matchAll(/(?:import|from)\s*["']\.\/([^"']+\.js)["']/g))
      files.add(join('assets', match[1]));
  }
  return files;
}

/** Fails when the scripts that a page loads at first are larger than `limit`, in bytes of brotli; with them those of `parts`. */
function check(page, limit, parts = []) {
  const folder = join(dist, page);
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map((match) => match[1]);
  const built = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'));
  const later = parts.map((part) => built.find((file) => file.startsWith(`${part}-`)));
  if (later.includes(undefined)) throw new Error(`The build has not all of ${parts.join(', ')}.`);
  const files = withImports(folder, new Set([...named, ...later.map((file) => join('assets', file))]));
  const total = [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length, 0);
  console.log(`${[page, ...parts].join(', ')}: ${files.size} scripts, ${total} bytes of brotli, limit ${limit}`);
  if (files.size === 0 || total > limit) process.exit(1);
}

/** Fails when all that a page may ever load is larger than `limit`: scripts, styles and drawings in brotli, typefaces as they are. */
function checkAll(page, limit) {
  const folder = join(dist, page, 'assets');
  const files = readdirSync(folder).filter((file) => !/\.(?:br|gz)$/.test(file));
  const sizeOf = (bytes, file) => (file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length);
  const total = files.reduce((sum, file) => sum + sizeOf(readFileSync(join(folder, file)), file), 0);
  console.log(`${page}, all: ${files.length} files, ${total} bytes, limit ${limit}`);
  if (files.length === 0 || total > limit) process.exit(1);
}

check('web', 112_000);
// The first dashboard of somebody new, whose dialog opens by itself, until it is idle.
check('web', 145_000, ['home', 'low-credit-banner', 'profile-dialog', 'consent-notice', 'auth-client']);
// The frame of Maximus before its first chart.
check('maximus', 120_000);
checkAll('maximus', 260_000);
