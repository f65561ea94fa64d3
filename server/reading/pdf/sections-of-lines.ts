import type { Section } from '../document.ts';
import { type SectionWriter, writeSections } from '../section-writer.ts';
import { spacedTable } from '../tables/spaced-table.ts';
import { isLettered, textOf, type Line } from './lines.ts';
import { isCapitalized, isInCapitals, isTitle, levelOfPart, PARAGRAPH } from '../part-titles.ts';
import { linesOfTable } from './sections-of-blocks.ts';

/** The type that most of a document's running text is set in. */
export interface BodyType {
  size: number;
  font: string;
}

/** Finds the body type: the size and font of most characters. */
export function bodyTypeOf(lines: readonly Line[]): BodyType {
  const weights = new Map<string, { size: number; font: string; characters: number }>();
  for (const line of lines) {
    if (line.table !== undefined) continue;
    const { size, font } = line;
    const rounded = Math.round(size * 2) / 2;
    const key = `${rounded} ${font}`;
    const entry = weights.get(key) ?? { size: rounded, font, characters: 0 };
    entry.characters += textOf(line).length;
    weights.set(key, entry);
  }
  const first = { size: 10, font: '', characters: 0 };
  return [...weights.values()].reduce((most, entry) => (entry.characters > most.characters ? entry : most), first);
}

/** How many times larger than the running text headings of each level are at least; what only stands out is one lower. */
const STEPS = [1.8, 1.4, 1.15];

const levelOf = (size: number, body: BodyType): number =>
  STEPS.findIndex((step) => size >= body.size * step) + 1 || STEPS.length + 1;

/** What is larger than the text has its level by that, any other title by what counts it, and what is set as the text is the lowest. */
function headingLevel({ text, size, font }: { text: string; size: number; font: string }, body: BodyType): number {
  const level = levelOf(size, body);
  if (level <= STEPS.length) return level;
  return levelOfPart(text) ?? (font === body.font && !isInCapitals(text) ? PARAGRAPH : level);
}

/** Reads the lines of a page: headings by size, font and place, paragraphs by the space between lines, rows by their cells. */
export function sectionsOfLines(lines: readonly Line[], body: BodyType, words: ReadonlySet<string>): Section[] {
  const writer = writeSections();
  const edges = rightEdges(lines);
  let paragraph = '';
  let heading: (Pick<Line, 'size' | 'font' | 'y'> & { text: string }) | undefined;
  let rows: Line[] = [];
  let above: Line | undefined;
  const closeParagraph = (): void => {
    writer.line(paragraph);
    paragraph = '';
  };
  const closeRows = (): void => {
    if (rows.length > 0) writeRows(writer, rows);
    rows = [];
  };
  const closeHeading = (): void => {
    if (heading) writer.heading(heading.text, headingLevel(heading, body));
    heading = undefined;
  };
  const readLine = (line: Line, below: Line | undefined): void => {
    const text = textOf(line);
    if (line.table !== undefined) {
      closeHeading();
      closeParagraph();
      closeRows();
      writer.table(line.table, linesOfTable(line.table));
    } else if (isHeading(line, above, below, body)) {
      closeParagraph();
      closeRows();
      // A heading that was broken into two lines is one heading.
      if (heading && goesOn(heading, line)) heading = { ...line, text: `${heading.text} ${text}` };
      else {
        closeHeading();
        heading = { ...line, text };
      }
    } else if (!isLettered(line) && (line.cells.length > 1 || headsRows(line, above, below, rows))) {
      closeHeading();
      closeParagraph();
      rows.push(line);
    } else {
      closeHeading();
      closeRows();
      if (beginsParagraph(line, above, paragraph, edges)) closeParagraph();
      paragraph = joinLines(paragraph, text, words);
    }
  };
  lines.forEach((line, index) => {
    readLine(line, lines[index + 1]);
    above = line;
  });
  closeHeading();
  closeParagraph();
  closeRows();
  return writer.done();
}

/** Rows stand closer than so many times their size. */
const NEAR = 2.4;
const LONGEST_LABEL = 60;

/** Whether a line alone stands within a table: over the rows of a group. */
function headsRows(line: Line, above: Line | undefined, below: Line | undefined, rows: readonly Line[]): boolean {
  if (rows.length === 0 || above === undefined || below === undefined || below.cells.length < 2) return false;
  const text = textOf(line);
  const isNear =
    below.y > line.y && line.y > above.y && Math.max(below.y - line.y, line.y - above.y) < NEAR * line.size;
  return isNear && text.length <= LONGEST_LABEL && !startsItem(text) && !text.endsWith('.');
}

function writeRows(writer: SectionWriter, rows: readonly Line[]): void {
  const { table, lines } = spacedTable(rows.map(({ cells }) => cells));
  const box = {
    left: Math.min(...rows.map(({ left }) => left)),
    top: Math.min(...rows.map(({ y, size }) => y - size)),
    right: Math.max(...rows.map(({ right }) => right)),
    bottom: Math.max(...rows.map(({ y }) => y)),
  };
  writer.table({ ...table, box }, lines);
}

function beginsParagraph(
  line: Line,
  above: Line | undefined,
  paragraph: string,
  edges: ReadonlyMap<number, number>,
): boolean {
  if (above === undefined) return true;
  const text = textOf(line);
  const step = line.y - above.y;
  const isSpaced = step > 1.75 * line.size || step < 0 || (above.cells.length > 1 && !isLettered(above));
  return (
    isSpaced || isLettered(line) || startsItem(text) || /… \d+$/.test(paragraph) || endedEarly(above, line, text, edges)
  );
}

const columnOf = (line: Line): number => Math.round(line.left / 8);

/** How far to the right the lines reach that begin at one place: the width of their column. */
function rightEdges(lines: readonly Line[]): Map<number, number> {
  const edges = new Map<number, number>();
  for (const line of lines.filter(({ table }) => table === undefined))
    edges.set(columnOf(line), Math.max(edges.get(columnOf(line)) ?? 0, line.right));
  return edges;
}

/** Whether the first word of a line had still found room above it: then its writer began a new line there. */
function endedEarly(above: Line, line: Line, text: string, edges: ReadonlyMap<number, number>): boolean {
  const [word = ''] = text.split(' ');
  const width = ((line.right - line.left) * word.length) / text.length;
  return above.right + width + line.size < (edges.get(columnOf(above)) ?? 0);
}

function goesOn(heading: Pick<Line, 'size' | 'font' | 'y'>, line: Line): boolean {
  const step = line.y - heading.y;
  return heading.font === line.font && Math.abs(heading.size - line.size) < 0.5 && step > 0 && step < 1.6 * line.size;
}

const startsItem = (text: string): boolean => /^(?:[•▪●○◦‣*·\uf0b7-]|\(?\d{1,2}[.)]|\(?[a-z]\))\s/.test(text);

/** The words of a document, lower case: they tell whether a hyphen at a line's end belongs to its word. */
export function vocabularyOf(lines: readonly Line[]): Set<string> {
  const words = new Set<string>();
  for (const line of lines) {
    const text = textOf(line).toLowerCase();
    // What stands before or after a line's end may be half a word.
    for (const word of text.replace(/[\p{L}-]+-$/u, '').match(/\p{L}+(?:-\p{L}+)*/gu) ?? []) words.add(word);
  }
  return words;
}

/** Joins two lines, and a word that the end of the first divided. */
function joinLines(before: string, after: string, words: ReadonlySet<string>): string {
  if (before === '') return after;
  const divided = /([\p{L}-]*\p{L})-$/u.exec(before)?.[1]?.toLowerCase();
  const rest = /^[\p{Ll}-]+/u.exec(after)?.[0];
  if (divided === undefined || rest === undefined) return `${before} ${after}`;
  const compound = divided.includes('-') || rest.includes('-') || words.has(`${divided}-${rest}`) || words.has(divided);
  const whole = words.has(divided + rest);
  return compound && !whole ? before + after : before.slice(0, -1) + after;
}

function isHeading(line: Line, above: Line | undefined, below: Line | undefined, body: BodyType): boolean {
  const text = textOf(line);
  const words = text.split(' ').length;
  if ((line.cells.length > 1 && !isLettered(line)) || words > 14 || text.length > 110) return false;
  if (/… \d+$/.test(text)) return false;
  const isSet = above === undefined || line.y - above.y > 1.3 * line.size || line.y < above.y;
  if (isSet && levelOfPart(text) !== null && !isItem(text, below)) return true;
  if (!/\p{L}{2}/u.test(text) || /[.;,]$|@|^[•▪●○◦‣*·-]/.test(text)) return false;
  if (line.size >= body.size * 1.15) return true;
  if (startsItem(text)) return false;
  if (line.size < body.size * 0.95 || words > 10 || !/^[\p{Lu}\d]/u.test(text)) return false;
  const followed = below !== undefined && below.cells.length === 1 && below.font !== line.font;
  return isSet && (isInCapitals(text) || (line.font !== body.font && followed) || standsApart(line, above, below));
}

/** Text beneath a title that is set as it is has lines of this many characters at least. */
const FULL_LINE = 60;
/** And such a title is shorter than so much of them. */
const SHORT = 0.75;

/** Letters count items, too: what follows a title is its text, or counted in another way. */
const isItem = (text: string, below: Line | undefined): boolean =>
  /^[A-Z]\./.test(text) &&
  (below === undefined ||
    (textOf(below).length < FULL_LINE && !startsItem(textOf(below))) ||
    /^[A-Z]\./.test(textOf(below)));

/** A short line with space above it and running text close beneath is a title, however it is set. */
function standsApart(line: Line, above: Line | undefined, below: Line | undefined): boolean {
  if (above === undefined || below === undefined || below.cells.length > 1) return false;
  if (!isTitle(textOf(line)) || !isCapitalized(textOf(line))) return false;
  const [space, step] = [line.y - above.y, below.y - line.y];
  const isNear = step > 0 && step < 1.6 * line.size && space > 1.6 * step;
  const isShort = line.right - line.left < SHORT * (below.right - below.left);
  return isNear && isShort && line.left >= below.left - 2 && textOf(below).length >= FULL_LINE;
}
