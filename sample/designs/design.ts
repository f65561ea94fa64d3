import type { Family } from '../families.ts';
import { Random } from '../random.ts';

/** What a document looks like. Lengths are points. */
export interface Design {
  page: readonly [width: number, height: number];
  margin: { left: number; right: number; top: number; bottom: number };
  body: number;
  face: 'Helvetica' | 'Times';
  cover: 'arc' | 'blocks' | 'panel' | 'stripe' | 'masthead' | 'none';
  /** How a chapter begins. */
  head: 'band' | 'rule' | 'tab' | 'large' | 'plain';
  table: 'banded' | 'ruled' | 'boxed' | 'lined';
  /** The head of a table stands white on a dark ground, whatever its rows have. */
  darkHeads: boolean;
  foot: 'bar' | 'line' | 'center';
  /** What stands beside the text on each page. */
  side: 'none' | 'edge' | 'column';
  /** How advice is set apart: on a ground, beside a bar, or not. */
  asides: 'ground' | 'bar' | 'none';
  /** A chapter begins a page of its own where less than this share of one is left. */
  fresh: number;
  /** A drawing fills what is left of a page. */
  pictures: boolean;
  hasContents: boolean;
}

const portrait = [612, 792] as const;
const landscape = [792, 612] as const;
const even = (by: number): Design['margin'] => ({ left: by, right: by, top: by + 10, bottom: by + 12 });

const base: Design = { page: portrait, margin: even(54), body: 10, face: 'Helvetica', cover: 'none', head: 'plain', table: 'ruled', darkHeads: false, foot: 'center', side: 'none', asides: 'none', fresh: 0.2, pictures: false, hasContents: false }; // prettier-ignore
const booklet: Design = { ...base, cover: 'arc', head: 'band', table: 'banded', foot: 'bar', asides: 'ground', fresh: 0.45, pictures: true, hasContents: true }; // prettier-ignore

/** By family; a consultancy or a carrier makes all of its documents in one of them. */
const designs: Readonly<Partial<Record<Family, readonly [Design, ...Design[]]>>> = {
  booklet: [
    booklet,
    { ...booklet, cover: 'blocks', head: 'large', table: 'boxed', foot: 'line', side: 'edge', asides: 'bar', margin: { left: 76, right: 50, top: 60, bottom: 62 } },
    { ...booklet, page: landscape, cover: 'panel', head: 'rule', foot: 'line', side: 'column', margin: { left: 168, right: 46, top: 50, bottom: 54 } },
    { ...booklet, cover: 'stripe', head: 'tab', table: 'lined', foot: 'center', body: 10.5 },
    { ...booklet, page: landscape, cover: 'blocks', head: 'band', table: 'boxed', margin: { left: 60, right: 60, top: 56, bottom: 58 }, body: 10.5 },
    { ...booklet, cover: 'panel', head: 'rule', table: 'ruled', face: 'Times', body: 11, foot: 'line', asides: 'bar' },
  ],
  carrier: [
    { ...base, cover: 'masthead', head: 'rule', table: 'banded', foot: 'line', asides: 'ground' },
    { ...base, cover: 'stripe', head: 'large', table: 'lined', foot: 'bar', body: 9.5, hasContents: true, fresh: 0.3, asides: 'bar' },
    { ...base, cover: 'masthead', head: 'tab', table: 'boxed', side: 'edge', margin: { left: 70, right: 48, top: 58, bottom: 60 } },
  ],
  inhouse: [
    { ...base, cover: 'masthead', head: 'plain', table: 'ruled' },
    { ...base, cover: 'masthead', head: 'rule', table: 'lined', face: 'Times', body: 11 },
    { ...base, head: 'large', table: 'boxed', foot: 'line' },
  ],
  summary: [
    { ...base, cover: 'masthead', head: 'band', table: 'banded', body: 7.5, margin: even(32), fresh: 0.02, foot: 'line' },
    { ...base, cover: 'masthead', head: 'rule', table: 'ruled', body: 7.5, margin: even(34), fresh: 0.02, foot: 'line' },
    { ...base, cover: 'masthead', head: 'tab', table: 'boxed', body: 7.5, margin: even(34), fresh: 0.02, foot: 'line', face: 'Times' },
  ],
  federal: [{ ...base, page: landscape, table: 'ruled', darkHeads: true, head: 'plain', body: 8, margin: even(34), fresh: 0 }],
  rates: [
    { ...base, head: 'rule', cover: 'masthead', table: 'ruled', body: 8.5, margin: even(44), fresh: 0.05, foot: 'line' },
    { ...base, head: 'band', cover: 'masthead', table: 'banded', body: 8.5, margin: even(44), fresh: 0.05 },
  ],
}; // prettier-ignore

/** The design in which `maker` has documents of a family made. */
export function designOf(family: Family, maker: string): Design {
  const of = designs[family];
  return of === undefined ? base : new Random(`design ${maker}`).pick(of);
}

/** The width of the text. */
export const measureOf = ({ page: [width], margin: { left, right } }: Design): number => width - left - right;

/** How many pages stand before the text. */
export const frontPages = ({ cover, hasContents }: Design): number =>
  (cover === 'none' || cover === 'masthead' ? 0 : 1) + (hasContents ? 1 : 0);

/** Points that the first page gives to its masthead. */
export const MASTHEAD = 96;

/** Letters that a line of a table has, about. */
const LINE = 96;

/** The share of the width that each column of a table takes: room for its longest word, and more for longer cells. */
export function columnShares(rows: readonly (readonly string[])[]): number[] {
  const count = Math.max(...rows.map((row) => row.length));
  const most = (of: (cell: string) => number): number[] =>
    Array.from({ length: count }, (_, at) => Math.max(...rows.map((row) => of(row[at] ?? ''))));
  const words = most((cell) => Math.max(...cell.split(/[ /]/).map(({ length }) => length)) + 4);
  const needed = words.reduce((sum, length) => sum + length, 0);
  const wanted = most(({ length }) => Math.min(250, length)).map(
    (length, at) => Math.max(0, length - (words[at] ?? 0)) + 3,
  );
  const spare = Math.max(0, LINE - needed) / wanted.reduce((sum, length) => sum + length, 0);
  const total = Math.max(LINE, needed);
  return words.map((length, at) => (length + (wanted[at] ?? 0) * spare) / total);
}
