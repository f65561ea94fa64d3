import { getResolvedPDFJS } from 'unpdf';
import { gridsOf } from './grids.ts';
import { withGutters } from './gutters.ts';
import { blocksOf } from './page-blocks.ts';
import type { PlacedBlock, PlacedTable } from './placed-block.ts';
import { ruledTables } from './ruled-tables.ts';
import { type OperatorList, type Rules, rulesOf } from './rules.ts';
import { type Matrix, type TextRun, type Word, wordsOf } from './words.ts';

/** What reading needs of a page of pdf.js. */
export interface DrawnPage {
  getViewport(options: { scale: number }): { transform: readonly number[] };
  getOperatorList(): Promise<OperatorList>;
}

/** Reads a page of a form with its tables as lines and fills show them, from the top down. */
export async function readDrawnPage(page: DrawnPage, items: readonly unknown[]): Promise<PlacedBlock[]> {
  const { words, rules } = await drawnOn(page, items);
  return blocksOf(words, gridsOf(withGutters(rules, words)), bodySizeOf(words));
}

/** The tables that a page draws among other text. */
export async function readDrawnTables(page: DrawnPage, items: readonly unknown[]): Promise<PlacedTable[]> {
  const { words, rules } = await drawnOn(page, items);
  return ruledTables(words, rules);
}

async function drawnOn(page: DrawnPage, items: readonly unknown[]): Promise<{ words: Word[]; rules: Rules }> {
  allowTransfer();
  const { OPS } = await getResolvedPDFJS();
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = page.getViewport({ scale: 1 }).transform;
  const view: Matrix = [a, b, c, d, e, f];
  return { words: wordsOf(items.filter(isRun), view), rules: rulesOf(await page.getOperatorList(), OPS, view) };
}

/** Text, and no mark of a structure. */
export const isRun = (item: unknown): item is TextRun => typeof item === 'object' && item !== null && 'str' in item;

/** The size that most letters have. */
function bodySizeOf(words: readonly Word[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of words) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  const [most] = [...letters].sort((one, other) => other[1] - one[1]);
  return most?.[0] ?? 10;
}

/** pdf.js moves buffers by a method that Node has from version 21 on; a copy does as well. */
function allowTransfer(buffers: object = ArrayBuffer.prototype): void {
  if ('transferToFixedLength' in buffers) return;
  Object.defineProperty(buffers, 'transferToFixedLength', {
    configurable: true,
    value(this: ArrayBuffer, length = this.byteLength): ArrayBuffer {
      return length === this.byteLength ? this : this.slice(0, length);
    },
  });
}
