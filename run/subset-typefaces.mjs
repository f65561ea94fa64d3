// Cuts the typefaces down to what the browser shows of them: the letters of western languages, and of the axes only
// what the design uses. The files lie in .cache/typefaces, where web/ui/typefaces.css takes them from.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subset from 'subset-font';
import { root } from './prepare.mjs';

/** Letters of code points `first` to `last`. */
const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** ASCII, Latin-1, and the signs that guides and our own texts use beyond them. */
const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœŠšŽžŸˆ˚˜–—‘’‚“”„†‡•…‰‹›⁄€™−≤≥≈←↑→↓`;

/** Kerning, joined letters, accents, and the two kinds of figures that the styles ask for. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rvrn', 'lnum', 'tnum', 'pnum'];

const TYPEFACES = [
  {
    file: 'newsreader.woff2',
    from: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    // One weight, from the size of the name to the size of the greeting.
    axes: { wght: 400, opsz: { min: 18, max: 64 } },
  },
  {
    file: 'instrument-sans.woff2',
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 420, max: 570 } },
  },
];

/** Writes the files anew. Takes about a second. */
export async function subsetTypefaces() {
  const folder = join(root, '.cache/typefaces');
  await mkdir(folder, { recursive: true });
  const { resolve } = createRequire(import.meta.url);
  for (const { file, from, axes } of TYPEFACES) {
    const whole = await readFile(resolve(from));
    const part = await subset(whole, LETTERS, {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: FEATURES,
    });
    await writeFile(join(folder, file), part);
  }
}
