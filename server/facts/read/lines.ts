import type { Table } from '../../reading/document.ts';
import { blocksOfText } from '../../reading/blocks-of-text.ts';
import { withCopiedTables } from '../../reading/tables/copied-tables.ts';
import { partSingleRow } from '../../reading/tables/part-single-row.ts';
import type { ReadPassage } from './rows.ts';
import { namedIn } from './named.ts';
import { serviceBandsIn } from './service-bands.ts';
import { valuesOf } from './value.ts';
import { said } from './words.ts';

/** A line of a passage, an item of a list, or a whole table. */
export interface Line {
  passage: ReadPassage;
  from: number;
  to: number;
  text: string;
  kind: 'item' | 'title' | 'text' | 'table';
  table: Table | null;
}

const LONGEST_TITLE = 70;
const LONGEST_HEADING = 140;
const mark = /^(?:[•*▪◦–-]|o|\d{1,2}[.)])\s+/;

/** What a passage is made of, in its order: titles and text by lines, items of lists, tables whole. */
export function linesOf(passage: ReadPassage): Line[] {
  return withCopiedTables(passage.blocks ?? blocksOfText(passage.text)).flatMap((block): Line[] => {
    const { range } = block;
    if (range === null) return [];
    const line = { passage, ...range, table: null };
    switch (block.kind) {
      case 'table':
        if (isContents(block)) return [];
        return [{ ...line, text: '', kind: 'table', table: partSingleRow(block) }];
      case 'heading':
        // A paragraph that is marked as a heading heads nothing.
        return block.text.length > LONGEST_HEADING
          ? partsOf(passage, block.text, range.from, false)
          : [{ ...line, text: block.text, kind: 'title' }];
      case 'list':
        return block.items.flatMap((item) => partsOf(passage, item.text, item.range.from, true));
      case 'paragraph':
        return partsOf(passage, block.text, range.from, false);
      default:
        return block satisfies never;
    }
  });
}

const LEAST_ENTRIES = 4;
const MOSTLY = 0.8;
/** "VII. | Vacation | 16", "VIII. | Holidays | 19": the pages on which things stand are no values of them. */
function isContents({ cells, rows, columns, heads }: Table): boolean {
  const pages = cells
    .filter(({ column, row }) => column === columns - 1 && row >= heads)
    .toSorted((one, other) => one.row - other.row)
    .map(({ text }) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : null));
  const numbers = pages.filter((page) => page !== null);
  const isRising = numbers.every((page, at) => at === 0 || page >= (numbers[at - 1] ?? 0));
  const isLong = rows - heads >= LEAST_ENTRIES && numbers.length >= LEAST_ENTRIES;
  const isOfPages = isLong && isRising && numbers.length >= pages.length * MOSTLY;
  // "1 to 4 years | 15": what is named by numbers is no chapter.
  const names = cells.filter(({ column, row }) => column === columns - 2 && row >= heads);
  const areNames = names.filter(({ text }) => !/\d/.test(text)).length >= names.length * MOSTLY;
  return isOfPages && areNames && (numbers.at(-1) ?? 0) - (numbers[0] ?? 0) >= numbers.length - 1;
}

/** A line, or the items that ran together on it. */
function partsOf(passage: ReadPassage, whole: string, start: number, isItem: boolean): Line[] {
  let at = start;
  return whole.split(/ (?=• )/).map((part, index) => {
    const line = lineOf(passage, part, at, isItem && index === 0);
    at += part.length + 1;
    return line;
  });
}

function lineOf(passage: ReadPassage, text: string, from: number, isItem: boolean): Line {
  const line = { passage, from, to: from + text.length, text, table: null };
  const [lead = ''] = mark.exec(text) ?? [];
  if (isItem || (lead !== '' && !/^\d/.test(lead)))
    return { ...line, text: text.slice(lead.length), from: from + lead.length, kind: 'item' };
  const isTitle =
    text.length <= LONGEST_TITLE &&
    !/[.;,!?]$/.test(text) &&
    !/[$%]/.test(text) &&
    !/:\s*\S/.test(text) &&
    /^[A-Z\d(]/.test(text) &&
    !isGrant(text) &&
    !/\b(?:is|are|will|may|must|receives?|gets?|earns?|accrues?|observes?|offers?|provides?|pays?|covers?|have|has)\b/.test(
      text,
    );
  return { ...line, kind: isTitle ? 'title' : 'text' };
}

/** "11 paid holidays, including one floating holiday". */
const isCount = (text: string): boolean =>
  /^\d/.test(text) && namedIn(said(text)).some(({ spec }) => spec.shape === 'days');

/** "Less than 5 years 80 hours", "Years 1 through 5 - 10". */
const isStep = (text: string, named: string): boolean =>
  serviceBandsIn(text.toLowerCase()).length > 0 &&
  valuesOf(named).some(
    (value) =>
      (value.kind === 'time' && value.unit !== 'year' && value.unit !== 'month') ||
      (value.kind === 'number' && named !== text),
  );

/** "12 weeks at full pay for all parents" says what there is and heads nothing; "5 years of service" may. */
const isGrant = (text: string): boolean => {
  // "Holidays - 11 days" is a label with its value.
  const [, named = text] = / [-–—] (?=\d)(.+)$/.exec(text) ?? [];
  const [first] = valuesOf(named);
  if (isStep(text, named) || isCount(text)) return true;
  const isLength = first?.kind === 'time' && first.unit !== 'year' && first.from <= 'up to '.length;
  return (
    (isLength || first?.kind === 'times' || first?.kind === 'at once') && (named !== text || text.split(' ').length > 2)
  );
};
