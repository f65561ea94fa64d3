import { blocksOfText, type Shape } from './blocks-of-text.ts';
import { countWords } from './clean-text.ts';
import { cutLine, MOST_CHARACTERS, MOST_WORDS } from './cut-line.ts';
import type { Page, Range, Section, Table } from './document.ts';
import { isWithinText } from './part-titles.ts';
import type { Passage } from './passage.ts';
import { shifted, sliceTable } from './tables/slice-table.ts';

/** A short line that is a value and no sentence: a cell of the row that was begun above it. */
const cell =
  /^(?:(?:\$ ?[\d,.]*\d|\d[\d,.]* ?%?)\*?$|(?:\$ ?\d|\d{1,3}%|n\/a$|no charge|not covered)[^.;!?]{0,60}\*?$)/i;

const GOAL = 120;
/** With fewer words a passage takes in the table behind it. */
const FEWEST_WORDS = 40;

/**
 * Splits pages into passages of about 120 words. A passage has one title and never crosses a page or cuts a table, unless
 * that is very long; text that runs on to the next page without a heading of its own keeps the heading under which it began.
 */
export function splitPassages(pages: readonly Page[]): Passage[] {
  const passages: Passage[] = [];
  const add = (passage: Omit<Passage, 'ordinal'>): number => passages.push({ ordinal: passages.length, ...passage });
  /** The headings that are open, the lowest last. */
  let open: readonly Section[] = [];
  for (const { page, sections } of pages) {
    // A heading with nothing beneath it (a cover's lines, a chapter's title) leads into what follows it.
    let lead: Section[] = [];
    for (const section of sections) {
      const { heading, level } = section;
      if (heading !== null) open = [...open.filter((one) => one.level < level), section];
      if (section.text === '') {
        if (heading !== null) lead.push(section);
        continue;
      }
      const led = withLead(
        lead.filter((one) => one.heading !== open.at(-1)?.heading),
        section,
      );
      lead = [];
      for (const [at, { text, shapes }] of splitText(led).entries()) {
        const own: Shape[] =
          heading !== null && at === 0 ? [{ kind: 'heading', text: heading, level, range: null }] : [];
        add({ page, heading: titleOf(open), text, blocks: blocksOfText(text, [...own, ...shapes]) });
      }
    }
    // What only a cover says is its text: it heads nothing.
    if (lead.length > 0) {
      const { text, shapes } = withLead(lead, { text: '', tables: [] });
      add({ page, heading: null, text, blocks: blocksOfText(text, shapes) });
    }
  }
  return passages;
}

/** A longer title is cut down to the lowest heading. */
const LONGEST_TITLE = 140;

/** The title of what stands beneath headings: the lowest, behind those above it where it stands within their text. */
function titleOf(open: readonly Section[]): string | null {
  const own = open.at(-1)?.heading ?? null;
  const first = open.findLastIndex(({ level }) => !isWithinText(level));
  const path = open.slice(Math.max(first, 0)).map(({ heading }) => heading ?? '');
  const title = path.join(' – ');
  return own === null || title.length > LONGEST_TITLE ? own : title;
}

/** A text, with what is known of its lines. */
interface ShapedText {
  text: string;
  shapes: readonly Shape[];
}

/** The text of a section below the headings that lead into it. */
function withLead(lead: readonly Section[], { text, tables }: Pick<Section, 'text' | 'tables'>): ShapedText {
  let at = 0;
  const headings = lead.map(({ heading, level }): Shape => {
    const title = heading ?? '';
    const range = { from: at, to: at + title.length };
    at += title.length + 1;
    return { kind: 'heading', text: title, level, range };
  });
  const whole = { from: 0, to: text.length };
  const lines = lead.map(({ heading }) => heading ?? '');
  return {
    text: [...lines, ...(text === '' ? [] : [text])].join('\n'),
    shapes: [...headings, ...tables.map((table) => (at === 0 ? table : sliceTable(table, whole, at)))],
  };
}

/** What stays together: a line, a part of one, or a table. */
interface Piece extends Range {
  text: string;
  isTable: boolean;
}

/** Parts of about {@link GOAL} words, cut between blocks where possible, else between lines, sentences, words. */
function splitText(led: ShapedText): ShapedText[] {
  const blocks = blocksOfText(led.text, led.shapes);
  const tables = blocks.filter((block) => block.kind === 'table');
  const total = countWords(led.text);
  const goal = total <= MOST_WORDS ? MOST_WORDS : total / Math.ceil(total / GOAL);
  const parts: Piece[][] = [];
  let words = 0;
  let characters = 0;
  for (const piece of piecesOf(led.text, tables)) {
    const size = countWords(piece.text);
    const isCell = words < MOST_WORDS && cell.test(piece.text);
    const isLong = characters + piece.text.length > MOST_CHARACTERS;
    // A line or two above a table say what it is.
    const isLed = piece.isTable && words < FEWEST_WORDS;
    if (parts.length === 0 || isLong || (words + size / 2 > goal && !isCell && !isLed)) {
      parts.push([]);
      words = 0;
      characters = 0;
    }
    parts.at(-1)?.push(piece);
    words += size;
    characters += piece.text.length + 1;
  }
  const shapes = blocks.filter((block) => block.kind === 'table' || block.kind === 'heading');
  return parts.map((pieces) => partOf(pieces, shapes));
}

/** The lines of a text, those that are too long cut, and its tables whole where they are not too long. */
function piecesOf(text: string, tables: readonly Table[]): Piece[] {
  const whole = tables.flatMap(({ range }) => (range && range.to - range.from <= MOST_CHARACTERS ? [range] : []));
  const pieces: Piece[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    const start = from;
    from += line.length + 1;
    while (whole[0] !== undefined && whole[0].to < start) whole.shift();
    const [table] = whole;
    if (table !== undefined && table.from <= start) {
      if (table.from === start) pieces.push({ ...table, text: text.slice(table.from, table.to), isTable: true });
      continue;
    }
    let at = start;
    for (const part of cutLine(line)) {
      pieces.push({ text: part, from: at, to: at + part.length, isTable: false });
      // Sentences and words were parted by one space; what was cut within a word was not.
      at += part.length + (text[at + part.length] === ' ' ? 1 : 0);
    }
  }
  return pieces;
}

function partOf(pieces: readonly Piece[], shapes: readonly Shape[]): ShapedText {
  const text = pieces.map((piece) => piece.text).join('\n');
  const part = { from: pieces[0]?.from ?? 0, to: pieces.at(-1)?.to ?? 0 };
  // Only pieces of one line may stand otherwise in the text of the part than in the whole: then no shape lies behind them.
  const inside = shapes.flatMap((shape): Shape[] => {
    const { range } = shape;
    if (range === null || range.to <= part.from || range.from >= part.to) return [];
    if (shape.kind === 'table') return [sliceTable(shape, part, 0)];
    const moved = shifted(range, part, 0);
    return moved === null ? [] : [{ ...shape, range: moved }];
  });
  return { text, shapes: inside };
}
