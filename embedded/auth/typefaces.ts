import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const packaged: Record<string, string> = {
  'newsreader.woff2': '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
  'instrument-sans.woff2': '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
};

/** The typefaces of the product for the page that mails lead to. The text is there before they are. */
export const typefaceStyle = `
@font-face{font-family:Newsreader;font-weight:200 800;font-display:swap;src:url(/auth/v1/typefaces/newsreader.woff2) format("woff2")}
@font-face{font-family:"Instrument Sans";font-weight:400 700;font-display:swap;src:url(/auth/v1/typefaces/instrument-sans.woff2) format("woff2")}`;

/** The file of a typeface by its name (WOFF2); null for any other name. */
export async function typeface(name: string): Promise<Buffer | null> {
  const file = Object.hasOwn(packaged, name) ? packaged[name] : undefined;
  return file === undefined ? null : readFile(createRequire(import.meta.url).resolve(file));
}
