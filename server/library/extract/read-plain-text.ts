import { cleanText } from './clean-text.ts';
import type { Block, Page } from './document.ts';
import { gatherBlocks, joinCells } from './gather-blocks.ts';

/** Reads plain text: form feeds end pages, blank lines end paragraphs, columns set apart by tabs or spaces are cells. */
export function pagesOfText(text: string): Page[] {
  const pages = text
    .replaceAll(/\r\n?/g, '\n')
    .replace(/\f\s*$/, '')
    .split('\f');
  return pages.map((page, index) => ({ page: index + 1, blocks: blocksOfText(page) }));
}

function blocksOfText(text: string): Block[] {
  const gatherer = gatherBlocks();
  for (const paragraph of text.split(/\n\s*\n/)) {
    const lines = paragraph.split('\n').filter((line) => /\S/.test(line));
    const [first, second] = lines;
    if (first === undefined) continue;
    if (second !== undefined && /^\s*(?:={3,}|-{3,})\s*$/.test(second)) {
      gatherer.heading(first);
      lines.splice(0, 2);
    } else if (isHeading(first, lines.length)) {
      gatherer.heading(first);
      lines.shift();
    }
    for (const line of joinWrapped(lines)) gatherer.line(line);
  }
  return gatherer.done();
}

/** A short line that stands alone or is in capitals, and does not end as a sentence does. */
function isHeading(line: string, lines: number): boolean {
  const text = cleanText(line);
  if (text.length > 80 || /[.,;!?|]$/.test(text) || !/\p{L}/u.test(text) || isRow(line)) return false;
  if (text.endsWith(':') && text.split(' ').length > 3) return false;
  if (/^[•*·o-] /.test(text) || /:\s*\S/.test(text) || /\$?\d[\d,.]*%?$/.test(text)) return false;
  const capitals = text === text.toUpperCase() && text.replaceAll(/[^\p{L}]/gu, '').length > 3;
  return capitals || (lines === 1 && /^[\p{Lu}\d]/u.test(text) && text.split(' ').length <= 9);
}

const isRow = (line: string): boolean => /\S(?:\t+| {3,})\S/.test(line);
const startsItem = (line: string): boolean => /^\s*(?:[•*·▪–-]|\(?\d{1,2}[.)])\s/.test(line);

/** Lines that a fixed width broke are joined again; rows and list items stay lines of their own. */
function joinWrapped(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let open = false;
  let before = 0;
  for (const line of lines) {
    if (isRow(line)) {
      joined.push(joinCells(line.trim().split(/\t+| {3,}/)));
      open = false;
    } else if (open && !startsItem(line) && before > 40) {
      joined.push(`${joined.pop() ?? ''} ${line.trim()}`);
    } else {
      joined.push(line.trim());
      open = true;
    }
    before = line.trim().length;
  }
  return joined;
}
