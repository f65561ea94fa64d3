import { columnShares, type Design, frontPages, MASTHEAD, measureOf } from './designs/design.ts';
import { runsOf } from './file-lines.ts';
import type { SamplePassage } from './guide.ts';
import { type Block, evenPages, fillPages } from './pages.ts';
import { type Line, type Section, textOf } from './sections.ts';

/** A passage has about so many words. */
const WORDS = 130;
/** The mean width of a letter in its size. */
const LETTER = { Helvetica: 0.48, Times: 0.42 } as const;
/** How much more than its room a page without pictures may be given. */
const DENSER = 1.1;

/** Cuts sections into passages and gives each its page in the design; without a design there is one page. */
export function layOut(sections: readonly Section[], design: Design | null): SamplePassage[] {
  const passages = sections.flatMap(cut);
  if (design === null) return passages.map((passage) => ({ ...passage, page: 1 }));
  const pages = pagesOf(passages, design);
  return passages.map((passage, at) => ({ ...passage, page: frontPages(design) + (pages[at] ?? 1) }));
}

type Cut = Omit<SamplePassage, 'page'>;

/** The page of each passage, counted from 1: as few pages as hold them all, evenly filled. */
function pagesOf(passages: readonly Cut[], design: Design): number[] {
  // Without pictures a page is filled by its text: it holds more, and all of the document is set a little smaller.
  const whole = (design.page[1] - design.margin.top - design.margin.bottom) * (design.pictures ? 1 : DENSER);
  const blocks = passages.map((passage, at): Block => {
    const height = heightOf(passage, design);
    return {
      height,
      holdsNext: isLead(passage, passages[at + 1], height / whole),
      opens: passage.starts && passage.level === 1,
    };
  });
  const roomOf = (page: number): number => whole - (page === 1 && design.cover === 'masthead' ? MASTHEAD : 0);
  // Where no picture fills what is left, a chapter may begin anywhere.
  const filled = fillPages(blocks, roomOf, design.pictures ? design.fresh : 0);
  return evenPages(blocks, roomOf, filled.at(-1) ?? 1);
}

/** Whether a passage is the few words that open a chapter: they stand on no page without what follows. */
const isLead = ({ level, starts }: Cut, next: Cut | undefined, share: number): boolean =>
  level === 1 && starts && next?.level === 2 && next.starts && share < 0.2;

/** A section as passages: cut between blocks, a table never, and what leads into one stays with it. */
function cut({ heading, level, lines, isAside = false, goesOn = false }: Section): Cut[] {
  const parts: Line[][] = [[]];
  let words = 0;
  for (const [at, line] of lines.entries()) {
    const isRow = textOf(line).includes(' | ');
    const isInTable = isRow && at > 0 && textOf(lines[at - 1] ?? '').includes(' | ');
    const leads = !isRow && textOf(lines[at + 1] ?? '').includes(' | ');
    const leadsOn = isRow && !isInTable && at > 0;
    if (words > WORDS * (leads ? 0.6 : 0.9) && !isInTable && !leadsOn) {
      parts.push([]);
      words = 0;
    }
    parts.at(-1)?.push(line);
    words += wordsIn(textOf(line));
  }
  return parts.map((part, at) => ({
    heading,
    level,
    starts: at === 0 && !goesOn,
    isAside,
    text: part.map(textOf).join('\n'),
    stated: part.flatMap((line) =>
      typeof line === 'string' ? [] : line.facts.map((fact) => ({ ...fact, quote: line.text })),
    ),
  }));
}

/** How many words a line has: they stand apart by blanks. */
function wordsIn(text: string): number {
  let words = 1;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) words += 1;
  return words;
}

/** About how high a passage stands on a page: what does not fit is set smaller when it is drawn. */
function heightOf({ level, starts, text, isAside }: Cut, design: Design): number {
  const { body, face } = design;
  const width = measureOf(design) - (isAside && design.asides !== 'none' ? 24 : 0);
  const rowsOf = (letters: number, of: number): number => Math.max(1, Math.ceil((letters * LETTER[face] * body) / of));
  let height = starts ? body * (level === 1 ? 4.6 : 2.6) : 0;
  const runs = runsOf(text);
  for (const run of runs) {
    if (run.kind === 'paragraph') height += rowsOf(run.text.length, width) * body * 1.35 + body * 0.6;
    else if (run.kind === 'list')
      for (const item of run.items) height += rowsOf(item.length, width - 14) * body * 1.35 + 2;
    else {
      const shares = columnShares(run.rows);
      // A table that goes on is drawn with the one before it, below one head; a ruled one writes once what rows share.
      const rows = !starts && run === runs[0] ? run.rows.slice(1) : run.rows;
      for (const [at, row] of rows.entries()) {
        const cells = design.table === 'ruled' && row[0] === rows[at - 1]?.[0] ? row.with(0, '') : row;
        const most = Math.max(...cells.map((cell, column) => rowsOf(cell.length, width * (shares[column] ?? 1) - 10)));
        height += most * body * 1.12 + 5.5;
      }
      height += body;
    }
  }
  return height + body * (isAside && design.asides !== 'none' ? 1.6 : 0.4);
}
