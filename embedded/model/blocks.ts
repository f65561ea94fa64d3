/** The lines of a passage as what they are. */
export type Block = { kind: 'heading' | 'item' | 'text'; text: string } | { kind: 'row'; cells: string[] };

const BULLET = /^([-*+•▪◦·●○–→]|\d{1,2}[.)])(\s+|$)/u;

/** Takes a passage apart: a line is a paragraph, a list item, a row of a table or a heading. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let bullet = false;
  // A table that lies in one line has its rows beside each other.
  for (const raw of text.replaceAll(/\|[ \t]+\|/g, '|\n|').split('\n')) {
    const line = raw.trim();
    const last = blocks.at(-1);
    if (line === '') continue;
    const mark = BULLET.exec(line);
    if (mark !== null && mark[0].length === line.length) {
      // The mark stands alone: the item is the next line.
      bullet = true;
      continue;
    }
    if (line.startsWith('|') || line.includes('\t') || line.includes(' | ')) {
      const cells = line
        .split(/[|\t]/)
        .map(cleanText)
        .filter((cell) => cell !== '');
      if (!/^[|\s:-]+$/.test(line) && cells.length > 0) blocks.push({ kind: 'row', cells });
    } else if (/^#{1,6}\s/.test(line)) {
      blocks.push({ kind: 'heading', text: cleanText(line) });
    } else if (mark !== null || bullet) {
      blocks.push({ kind: 'item', text: cleanText(line) });
    } else if (last !== undefined && last.kind !== 'row' && /^\p{Ll}/u.test(line) && !/[.!?:]$/.test(last.text)) {
      last.text = `${last.text} ${cleanText(line)}`;
      // A first line that looked like a heading was the beginning of a sentence.
      if (last.kind === 'heading' && !isHeading(last.text)) last.kind = 'text';
    } else {
      const clean = cleanText(line);
      blocks.push({ kind: isHeading(clean) ? 'heading' : 'text', text: clean });
    }
    bullet = false;
  }
  return blocks.filter((block) => block.kind === 'row' || block.text !== '');
}

/** A short line without an end is the heading of what follows, and so is a question. */
function isHeading(line: string): boolean {
  const words = line.split(/\s+/).length;
  if (line.endsWith('?')) return words <= 14;
  return words <= 8 && !/[.!:;,]$/.test(line) && !namesAmount(line);
}

/** "Desk: $150", "Waiting period: 30 days": what is named, and how much it is. */
export const namesAmount = (line: string): boolean => NAMES_AMOUNT.test(line);
const NAMES_AMOUNT = /^\P{N}{2,60}:\s+(?:up to\s+)?(?:[$€£]\s?\d|\d[\d.,]*\s?(?:%|[a-z]))/iu;

/** Text without Markdown and pictures: emphasis, links, code, marks of lists and headings. */
export function cleanText(text: string): string {
  return text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<[^>]{1,200}>/g, ' ')
    .replaceAll(/\{[:%#][^}]*\}/g, ' ')
    .replaceAll(/\p{Extended_Pictographic}|\uFE0F|\u200D/gu, '')
    .replaceAll(/\*\*|__|`|^#{1,6}\s+|^>\s+/g, '')
    .replaceAll(/(^|\s)[*_](?=\S)|(?<=\S)[*_](?=[\s.,;:)]|$)/g, '$1')
    .replace(/^\s*([-*+•▪◦·●○–→]|\d{1,2}[.)])\s+/u, '')
    .replace(/^.{0,80}←\s*back to \w+\s*/i, '')
    .replaceAll(/【|】/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s|]+$/, '')
    .trim();
}
