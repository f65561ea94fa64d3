import { cleanLine, cleanText } from './clean-text.ts';
import type { Cell, Range, Section, Table } from './document.ts';
import type { DraftCell, DraftLine, DraftTable } from './tables/draft-table.ts';

/** Writes the text of a document under its headings, and remembers where in it the tables are. */
export interface SectionWriter {
  heading(text: string, level: number): void;
  /** A paragraph, an item or a row; what has several lines stays on several. */
  line(text: string): void;
  table(table: DraftTable, lines: readonly DraftLine[]): void;
  /** The sections so far: those without any text are left out, unless a heading has nothing at all beneath it. */
  done(): Section[];
}

interface OpenSection {
  heading: string | null;
  level: number;
  text: string;
  tables: Table[];
}

const LONGEST_HEADING = 300;
/** Cells; what has more is kept as its lines alone. A passage has its share of a table cut out of the whole of it. */
const LARGEST_TABLE = 20_000;

export function writeSections(): SectionWriter {
  const sections: OpenSection[] = [{ heading: null, level: 0, text: '', tables: [] }];
  const open = (): OpenSection => sections.at(-1) ?? { heading: null, level: 0, text: '', tables: [] };
  /** @returns where the line begins */
  const write = (line: string): number => {
    const section = open();
    if (section.text !== '') section.text += '\n';
    section.text += line;
    return section.text.length - line.length;
  };
  return {
    heading(text, level) {
      const heading = cleanLine(text).slice(0, LONGEST_HEADING);
      if (heading !== '') sections.push({ heading, level, text: '', tables: [] });
    },
    line(text) {
      const line = cleanText(text);
      if (line !== '') write(line);
    },
    table(table, lines) {
      const written = lines.filter(({ text }) => text !== '').map((line) => ({ line, at: write(line.text) }));
      const [first] = written;
      // What has one column is text, in a frame at most.
      if (first === undefined || table.columns < 2 || table.cells.length > LARGEST_TABLE) return;
      const { text, tables } = open();
      tables.push(tableIn(table, { from: first.at, to: text.length }, written));
    },
    done: () => sections.filter(({ heading, text }) => heading !== null || text !== ''),
  };
}

function tableIn(
  { cells, ...table }: DraftTable,
  range: Range,
  written: readonly { line: DraftLine; at: number }[],
): Table {
  const said = new Map<DraftCell, { text: string; range: Range }>();
  for (const { line, at } of written) {
    for (const { cell, from, to } of line.places)
      if (!said.has(cell)) said.set(cell, { text: line.text.slice(from, to), range: { from: at + from, to: at + to } });
  }
  const kept = cells.flatMap((draft): Cell[] => {
    const { row, column, rows, columns } = draft;
    const { text, range: place } = said.get(draft) ?? { text: cleanLine(draft.text), range: null };
    return text === '' ? [] : [{ text, row, column, rows, columns, range: place }];
  });
  return { kind: 'table', ...table, cells: kept, range };
}
