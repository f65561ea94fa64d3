import type { Section } from '../document.ts';
import { writeSections } from '../section-writer.ts';
import { textOf, type Line } from './lines.ts';

/** The type that most of a document's running text is set in. */
export interface BodyType {
  size: number;
  font: string;
}

/** Finds the body type: the size and font of most characters. */
export function bodyTypeOf(lines: readonly Line[]): BodyType {
  const weights = new Map<string, { size: number; font: string; characters: number }>();
  for (const line of lines) {
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

/** Headings that stand out from the running text are of this level. */
const LEVEL = 2;

/** Reads the lines of a page: headings by size, font and place, paragraphs by the space between lines. */
export function sectionsOfLines(lines: readonly Line[], body: BodyType, words: ReadonlySet<string>): Section[] {
  const writer = writeSections();
  const edges = rightEdges(lines);
  let paragraph = '';
  let heading: (Pick<Line, 'size' | 'font' | 'y'> & { text: string }) | undefined;
  let above: Line | undefined;
  const closeParagraph = (): void => {
    writer.line(paragraph);
    paragraph = '';
  };
  const closeHeading = (): void => {
    if (heading) writer.heading(heading.text, LEVEL);
    heading = undefined;
  };
  lines.forEach((line, index) => {
    const text = textOf(line);
    const step = above === undefined ? Infinity : line.y - above.y;
    if (isHeading(line, above, lines[index + 1], body)) {
      closeParagraph();
      // A heading that was broken into two lines is one heading.
      if (heading && goesOn(heading, line)) {
        heading = { ...line, text: `${heading.text} ${text}` };
      } else {
        closeHeading();
        heading = { ...line, text };
      }
    } else {
      closeHeading();
      if (line.cells.length > 1) {
        closeParagraph();
        writer.line(rowOf(line));
      } else {
        const spaced = step > 1.75 * line.size || step < 0 || (above?.cells.length ?? 1) > 1;
        const listed = startsItem(text) || /… \d+$/.test(paragraph);
        const apart = spaced || listed || (above !== undefined && endedEarly(above, line, text, edges));
        if (apart) closeParagraph();
        paragraph = joinLines(paragraph, text, words);
      }
    }
    above = line;
  });
  closeHeading();
  closeParagraph();
  return writer.done();
}

/** A row as a line of text: its empty cells keep the columns of those behind them, and of the head. */
const rowOf = ({ cells }: Line): string => cells.map(({ text }) => text).join(' | ');

const columnOf = (line: Line): number => Math.round(line.left / 8);

/** How far to the right the lines reach that begin at one place: the width of their column. */
function rightEdges(lines: readonly Line[]): Map<number, number> {
  const edges = new Map<number, number>();
  for (const line of lines) edges.set(columnOf(line), Math.max(edges.get(columnOf(line)) ?? 0, line.right));
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
  if (line.cells.length > 1 || words > 14 || text.length > 110) return false;
  if (!/\p{L}{2}/u.test(text) || /[.;,]$|@|^[•▪●○◦‣*·-]|… \d+$/.test(text)) return false;
  if (line.size >= body.size * 1.15) return true;
  if (startsItem(text)) return false;
  if (line.size < body.size * 0.95 || words > 10 || !/^[\p{Lu}\d]/u.test(text)) return false;
  const set = above === undefined || line.y - above.y > 1.3 * line.size || line.y < above.y;
  const capitals = text === text.toUpperCase() && text.replaceAll(/[^\p{L}]/gu, '').length > 3;
  const followed = below !== undefined && below.cells.length === 1 && below.font !== line.font;
  return set && (capitals || (line.font !== body.font && followed));
}
