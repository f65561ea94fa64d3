import { cleanLine, cleanText } from '../clean-text.ts';
import { headsColumns } from './column-heads.ts';
import type { Page, Section } from '../document.ts';
import { type SectionWriter, writeSections } from '../section-writer.ts';
import type { SpacedCell } from '../tables/align-rows.ts';
import { isCopiedRow } from '../tables/copied-values.ts';
import { isInCapitals, isOfPart, levelOfPart, PARAGRAPH } from '../part-titles.ts';
import { joinFilled } from '../tables/join-row.ts';
import { spacedTable } from '../tables/spaced-table.ts';
import { cellsOfLine, wholeRows } from './pipe-tables.ts';
import { isWrapped, widthOf } from './wrapped-lines.ts';

/** Dots that lead from a label to what is said of it; those of a table of contents lead to a page. */
const leaders = /(?<=\S)[ \t]*(?:\.{4,}|(?:\. ){3,}\.?|…{2,}|_{4,})[ \t]*(?=[^\s.…_])(?!\d{1,3}[ \t]*$)/gm;

/** Reads plain text: form feeds end pages, blank lines end paragraphs, columns set apart by tabs or spaces are cells. */
export function pagesOfText(text: string): Page[] {
  const pages = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(leaders, '    ')
    .replace(/\f\s*$/, '')
    .split('\f');
  return pages.map((page, index) => ({ page: index + 1, sections: sectionsOfText(page) }));
}

/** The same of a text whose every line is a paragraph: a short line is a heading only where a longer one follows. */
export function sectionsOfParagraphs(text: string): Section[] {
  const writer = writeSections();
  const lines = text
    .replaceAll(leaders, '\t')
    .split('\n')
    .filter((line) => /\S/.test(line));
  lines.forEach((line, index) => {
    const next = lines[index + 1] ?? '';
    if (isRow(line)) writer.line(joinCells(line.split(/\t+/)));
    else if (isHeading(line, 1) && (next.length > 60 || isRow(next))) writer.heading(line, 2);
    else writer.line(line);
  });
  return writer.done();
}

function sectionsOfText(text: string): Section[] {
  const writer = writeSections();
  /** Of titles that nothing counts: where some are counted, they stand beneath those. */
  let level = 2;
  let counted = 0;
  const paragraphs = wholeRows(withoutComments(text))
    .split(/\n\s*\n/)
    .flatMap(cutAtHeadings);
  for (const [at, paragraph] of paragraphs.entries()) {
    const lines = paragraph.split('\n').filter((line) => /\S/.test(line));
    const [first, second] = lines;
    if (first === undefined) continue;
    if (second !== undefined && isRule(second) && !isRow(first)) {
      writer.heading(first, second.includes('=') ? 1 : 2);
      lines.splice(0, 2);
    } else if (levelOfPart(cleanLine(first)) !== null) {
      writer.heading(first, levelOfPart(cleanLine(first)) ?? level);
      counted += 1;
      // One alone may be of something else: "1.2 Million Members".
      if (counted > 1) level = PARAGRAPH;
      lines.shift();
    } else if (isHeading(first, lines.length) && !isLabel(lines, paragraphs.slice(at + 1, at + 2 + WIDEST))) {
      writer.heading(first, level);
      lines.shift();
    }
    writeLines(writer, joinWrapped(lines));
  }
  return writer.done();
}

/** Writes lines, those of rows that follow each other as a table, by the places where their cells stand. */
function writeLines(writer: SectionWriter, lines: readonly TextLine[]): void {
  let rows: (readonly SpacedCell[])[] = [];
  const close = (): void => {
    if (rows.length > 0) {
      const { table, lines: written } = spacedTable(rows);
      writer.table(table, written);
    }
    rows = [];
  };
  for (const { text, cells } of lines) {
    if (cells === null) {
      close();
      writer.line(text);
    } else rows.push(cells);
  }
  close();
}

/** Step by step: a pattern would look for the end of each of many comments that have none. */
function withoutComments(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    const start = text.indexOf('<!--', from);
    const end = start === -1 ? -1 : text.indexOf('-->', start + 4);
    if (end === -1) break;
    kept.push(text.slice(from, start));
    from = end + 3;
  }
  return [...kept, text.slice(from)].join('');
}

/** Text that was saved without blank lines: a short line before a long one begins a part, unless it ends a sentence. */
function cutAtHeadings(paragraph: string): string[] {
  const lines = paragraph.split('\n');
  const parts: string[][] = [[]];
  lines.forEach((line, index) => {
    const before = lines[index - 1]?.trim() ?? '';
    const after = lines[index + 1]?.trim() ?? '';
    const wrapped = before.length > 60 && !/[.!?:]$/.test(before);
    if (
      after.length > 60 &&
      !/^(?:\(|includes |e\.g\.)/i.test(after) &&
      !wrapped &&
      !isWithinTable(before, after) &&
      !startsItem(line) &&
      isHeading(line, 1)
    )
      parts.push([line], []);
    else parts.at(-1)?.push(line);
  });
  return parts.map((part) => part.join('\n')).filter((part) => part !== '');
}

/** Between the heads or the rows of a copied table and its next row a short line names the rows that follow. */
const isWithinTable = (before: string, after: string): boolean =>
  (headsColumns(before) || isCopiedRow(before)) && isCopiedRow(after);

const bareFigure = /^\s*(?:\$ ?[\d,]+(?:\.\d+)?|\d[\d.]*%)\*?\s*(?:\n|$)/;
/** A paragraph of one short line that is a figure, or what a table says of a service. */
const isFigure = (paragraph: string): boolean =>
  bareFigure.test(paragraph) ||
  (isCell.test(paragraph.trim()) && paragraph.length < 80 && !/[.:]\s*$|\n\s*\S/.test(paragraph));

/** A table saved with one cell a paragraph has no more columns than this. */
const WIDEST = 12;

/**
 * What stands alone before a figure that stands alone is the label of a table saved with one cell a paragraph. Before the first
 * label stand as many heads as figures follow it, where these are two or more.
 */
function isLabel(lines: readonly string[], next: readonly string[]): boolean {
  if (lines.length > 1) return false;
  const first = next.findIndex(isFigure);
  // One thing that is said of it may be all the text beneath a heading.
  if (first === 0) return bareFigure.test(next[0] ?? '') || isFigure(next[1] ?? '');
  if (first < 0) return false;
  const end = next.findIndex((paragraph, at) => at > first && !isFigure(paragraph));
  const figures = (end === -1 ? next.length : end) - first;
  const areAlone = next.slice(0, first).every((paragraph) => paragraph.length < 60 && !paragraph.trim().includes('\n'));
  // Behind the heads of networks a column for remarks may have one too.
  const most = figures + (/\bnetwork\b/i.test(lines[0] ?? '') ? 1 : 0);
  return areAlone && figures > 1 && first <= most;
}

/** "Plan pays 100% of allowable charges", "No charge": what a table says of a service heads nothing. */
const isCell =
  /^(?:n\/a$|(?:plan|you|we|member|employee|company)s? (?:pays?|covers?) (?:up to )?[$\d]|covered (?:at|in full|up to)\b|no (?:charge|cost|copay)\b|not covered\b|up to \$ ?\d|(?:once|one|1 ?x) (?:every|per|a)\b|every \d+|\$ ?\d[\d,.]* (?:co-?pay|per|after|allowance|reimbursement)\b|\d{1,3}% (?:of|after|co-?insurance|covered)\b)/i;

/** "In-network:", "Frequency" alone say for whom or how often something is, under the line that says what it is. */
const isPart = /^(?:(?:in|out|non)[- ](?:of[- ])?network|frequency|benefit|allowance|individual|family):?$/i;

/** A short line that stands alone or is in capitals, and does not end as a sentence does. */
function isHeading(line: string, lines: number): boolean {
  const text = cleanText(line);
  if (text.length > 80 || /[.,;!?|]$/.test(text) || !/\p{L}/u.test(text) || isRow(line)) return false;
  // A line that a width broke may end in a word that no heading ends in.
  if (/ (?:a|an|and|are|at|by|for|from|in|is|of|on|or|our|than|that|the|to|with|your)$/.test(text)) return false;
  if (text.endsWith(':') && text.split(' ').length > 3) return false;
  if (/(?:\$ ?\d|\d ?%).*(?:\$ ?\d|\d ?%)/.test(text)) return false;
  if (/^[•*·o-] /.test(text) || /:\s*\S/.test(text) || /\$?\d[\d,.]*%?$/.test(text)) return false;
  if (isCell.test(text) || isPart.test(text) || headsColumns(text) || isCopiedRow(text)) return false;
  return isInCapitals(text) || (lines === 1 && /^[\p{Lu}\d]/u.test(text) && text.split(' ').length <= 9);
}

/** Set apart by tabs, by three spaces or more, or by strokes of which the last ends the line. */
const isRow = (line: string): boolean => (/\S(?:\t+| {3,})\S/.test(line) && !isCounted(line)) || isPiped(line);
/** "Section 11.   Parenthood leave": a title, or a text, that is set apart from what counts it. */
function isCounted(line: string): boolean {
  const [label = '', text = '', ...others] = line.trim().split(/\t+| {3,}/);
  return others.length === 0 && isOfPart(label, text);
}
const isPiped = (line: string): boolean => /[^\s|]\s*\|.*\|\s*$/.test(line);

/** The cells of a row. Beside wider gaps two spaces before a figure are a gap too. */
const cellsOf = (line: string): string[] =>
  isPiped(line) ? cellsOfLine(line) : line.trim().split(/\t+| {3,}| {2,}(?=\$ ?\d|\d[\d,.]*(?: {2}|$))/);
const startsItem = (line: string): boolean => /^\s*(?:[•*·▪–΅➢►✓✔»→❖■□◆-]|\(?\d{1,2}[.)])\s/.test(line);

/** The cells of a row that spaces set apart, with the places of their first and last characters. */
function spacedCells(line: string): SpacedCell[] {
  let from = 0;
  return cellsOf(line).map((text) => {
    const left = line.indexOf(text, from);
    from = left + text.length;
    return { text, left, right: from };
  });
}

/** A cell of a table that was saved with one cell a line. */
const isLooseCell = (line: string): boolean => /^\s*\|[^|]*$/.test(line);
/** No row of cells, one a line, is longer. */
const LONGEST_ROW = 2_000;
const startsAnew = (before: string, line: string): boolean => /[.!?:]$/.test(before) && /^\s*[\p{Lu}\d]/u.test(line);

/** A line of text, or of a table whose columns spaces set apart: where its cells stand, in characters. */
interface TextLine {
  text: string;
  cells: readonly SpacedCell[] | null;
}

/** A line drawn beneath a title, or between the heads and the rows of a table. */
const isRule = (line: string): boolean => /^\s*(?:={3,}|-{3,})\s*$/.test(line);

/** Lines that a fixed width broke are joined again; rows and list items stay lines of their own. */
function joinWrapped(lines: readonly string[]): TextLine[] {
  const joined: TextLine[] = [];
  const push = (text: string): number => joined.push({ text, cells: null });
  const last = (): string => joined.pop()?.text ?? '';
  let open = false;
  let before = '';
  let inCells = false;
  const widest = widthOf(lines);
  const goesOn = (line: string): boolean =>
    before.length > 40 && !startsItem(line) && !startsAnew(before, line) && isWrapped(before, line.trim(), widest);
  for (const line of lines) {
    if (/^\s*\|[\s|]*\|\s*$/.test(line) || (isRule(line) && isRow(before))) continue;
    if (isRow(line)) {
      joined.push({
        text: joinCells(cellsOf(line)),
        cells: isPiped(line) || line.includes('\t') ? null : spacedCells(line),
      });
      open = false;
    } else if (isLooseCell(line)) {
      const cell = line.trim().slice(1).trim();
      if (inCells && (joined.at(-1)?.text.length ?? 0) < LONGEST_ROW) push(joinCells([last(), cell]));
      else push(cell);
    } else if (open && !inCells && goesOn(line)) {
      push(`${last()} ${line.trim()}`);
    } else {
      push(line.trim().replace(/^([^|]+[^|\s])\s*\|$/, '$1'));
      open = true;
    }
    before = line.trim();
    inCells = isLooseCell(line);
  }
  return joined;
}

/** A table row as a line; empty cells at its ends are dropped. */
const joinCells = (cells: readonly string[]): string => joinFilled(cells.map((text) => ({ text }))).text;
