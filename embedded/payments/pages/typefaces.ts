import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const SERIF = '/typefaces/newsreader.woff2';
const SANS = '/typefaces/instrument-sans.woff2';

const packaged: Record<string, string> = {
  [SERIF]: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
  [SANS]: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
};

/** The typefaces of the product, so that whoever pays does not seem to have left it. The text is there before they are. */
export const typefaceStyle = `
@font-face{font-family:'Newsreader';font-weight:200 800;font-display:swap;src:url(${SERIF}) format('woff2')}
@font-face{font-family:'Instrument Sans';font-weight:400 700;font-display:swap;src:url(${SANS}) format('woff2')}
`;

/** The file of a typeface at its path (WOFF2); null at any other path. */
export async function typefaceAt(path: string): Promise<Buffer | null> {
  const name = Object.hasOwn(packaged, path) ? packaged[path] : undefined;
  return name === undefined ? null : readFile(createRequire(import.meta.url).resolve(name));
}
