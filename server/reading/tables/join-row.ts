import { cleanLine } from '../clean-text.ts';
import type { DraftCell, DraftLine } from './draft-table.ts';

/** What a row writes in one place: the text of a cell, or nothing to keep a column's place. */
export interface WrittenCell {
  text: string;
  cell?: DraftCell | undefined;
}

/** A row of a table as a line: its cells joined by ` | `, of which an empty one leaves its bar alone. */
export function joinRow(written: readonly WrittenCell[]): DraftLine {
  const places: DraftLine['places'][number][] = [];
  let line = '';
  for (const [at, { text, cell }] of written.entries()) {
    if (at > 0) line += line === '' || line.endsWith(' ') ? '| ' : ' | ';
    const clean = cleanLine(text);
    if (cell !== undefined && clean !== '') places.push({ cell, from: line.length, to: line.length + clean.length });
    line += clean;
  }
  return { text: line.trimEnd(), places };
}

/** The same without the empty cells at its ends. */
export function joinFilled(written: readonly WrittenCell[]): DraftLine {
  const isFilled = ({ text }: WrittenCell): boolean => cleanLine(text) !== '';
  return joinRow(written.slice(Math.max(0, written.findIndex(isFilled)), written.findLastIndex(isFilled) + 1));
}
