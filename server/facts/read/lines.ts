import type { ReadPassage } from './rows.ts';

/** A line of a passage's text; cells are the parts of a table's row. */
export interface Line {
  passage: ReadPassage;
  from: number;
  to: number;
  text: string;
  cells: readonly { text: string; from: number; to: number }[];
  kind: 'row' | 'item' | 'title' | 'text';
}

const LONGEST_TITLE = 70;
const mark = /^(?:[•*▪◦–-]|o|\d{1,2}[.)])\s+/;

/** The lines of a passage: rows of tables, items of lists, titles and text. */
export function linesOf(passage: ReadPassage): Line[] {
  const lines: Line[] = [];
  let next = 0;
  for (const whole of passage.text.split('\n')) {
    const from = next;
    next += whole.length + 1;
    const text = whole.trim();
    if (text === '') continue;
    const start = from + whole.indexOf(text);
    // Items that ran together on one line.
    let at = start;
    for (const part of text.includes(' • ') && !text.includes(' | ') ? text.split(/ (?=• )/) : [text]) {
      lines.push(lineOf(passage, part, at));
      at += part.length + 1;
    }
  }
  return lines;
}

function lineOf(passage: ReadPassage, text: string, from: number): Line {
  const line = { passage, from, to: from + text.length, text };
  if (text.includes(' | ') || text.endsWith(' |')) return { ...line, kind: 'row', cells: cellsOf(text, from) };
  const [lead] = mark.exec(text) ?? [];
  const isBullet = lead !== undefined && !/^\d/.test(lead);
  if (isBullet) {
    const own = { text: text.slice(lead.length), from: from + lead.length, to: line.to };
    return { ...line, text: own.text, from: own.from, kind: 'item', cells: [own] };
  }
  const isTitle =
    text.length <= LONGEST_TITLE &&
    !/[.;,!?]$/.test(text) &&
    !/[$%]/.test(text) &&
    !/:\s*\S/.test(text) &&
    /^[A-Z\d(]/.test(text) &&
    !/\b(?:is|are|will|may|must|receive|receives|offers?|provides?|pays?|covers?|have|has)\b/.test(text);
  return { ...line, kind: isTitle ? 'title' : 'text', cells: [{ text, from, to: line.to }] };
}

function cellsOf(text: string, start: number): { text: string; from: number; to: number }[] {
  const cells: { text: string; from: number; to: number }[] = [];
  let from = 0;
  for (const { index, 0: bar } of [...text.matchAll(/ ?\| ?/g), { index: text.length, 0: '' }]) {
    cells.push({ text: text.slice(from, index).trim(), from: start + from, to: start + index });
    from = index + bar.length;
  }
  return cells;
}
