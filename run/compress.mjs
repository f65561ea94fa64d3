// Writes a brotli and a gzip copy beside every text file that the browser loads.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = /\.(?:js|mjs|css|html|svg|json|map|webmanifest|txt)$/;

export async function compressFolder(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  // As many at a time as there are cores.
  const compressNext = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await compress(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext));
}

async function compress(file) {
  const bytes = await readFile(file);
  if (bytes.length < 512) return;
  // The highest quality takes seconds on a megabyte and saves little there.
  const quality = bytes.length > 400_000 ? 9 : 11;
  await writeFile(`${file}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
  await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
}
