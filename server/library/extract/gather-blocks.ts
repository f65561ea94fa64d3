import { cleanLine, cleanText } from './clean-text.ts';
import type { Block } from './document.ts';

/** The little of a DOM node that reading needs. */
export interface DomNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly childNodes: ArrayLike<DomNode> & Iterable<DomNode>;
  readonly textContent: string | null;
  getAttribute?(name: string): string | null;
}

/** Collects lines under headings. */
export interface BlockGatherer {
  heading(text: string): void;
  line(text: string): void;
  /** The blocks so far: those without any text are left out, unless a heading has nothing at all beneath it. */
  done(): Block[];
}

export function gatherBlocks(): BlockGatherer {
  const blocks: { heading: string | null; lines: string[] }[] = [{ heading: null, lines: [] }];
  return {
    heading(text) {
      const heading = cleanLine(text);
      if (heading !== '') blocks.push({ heading: heading.slice(0, 300), lines: [] });
    },
    line(text) {
      const line = cleanText(text);
      if (line !== '') blocks.at(-1)?.lines.push(line);
    },
    done: () =>
      blocks
        .map(({ heading, lines }) => ({ heading, text: lines.join('\n') }))
        .filter(({ heading, text }) => heading !== null || text !== ''),
  };
}

const MARK = '• ';
const ELEMENT = 1;
const TEXT = 3;
const silent = new Set([
  'SCRIPT',
  'STYLE',
  'NOSCRIPT',
  'TEMPLATE',
  'IFRAME',
  'OBJECT',
  'SVG',
  'MATH',
  'HEAD',
  'TITLE',
  'BUTTON',
  'SELECT',
]);
const headings = new Set(['H1', 'H2', 'H3', 'H4', 'H5', 'H6']);
const apart = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CAPTION CENTER DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM HEADER HR LI MAIN NAV OL P PRE SECTION SUMMARY TBODY TFOOT THEAD UL'.split(
    ' ',
  ),
);

/** Reads a DOM tree into blocks: headings, paragraphs, list items, and table rows as `cell | cell`. */
export function blocksOfDom(root: DomNode): Block[] {
  const gatherer = gatherBlocks();
  let pending = '';
  const flush = (): void => {
    gatherer.line(pending);
    pending = '';
  };
  const walk = (node: DomNode): void => {
    if (node.nodeType === TEXT) {
      pending += (node.textContent ?? '').replaceAll(/\s+/g, ' ');
      return;
    }
    if (node.nodeType !== ELEMENT) return;
    const name = node.nodeName.toUpperCase();
    if (silent.has(name)) return;
    if (name === 'BR') flush();
    else if (headings.has(name)) {
      flush();
      gatherer.heading(visibleText(node));
    } else if (name === 'TABLE') {
      flush();
      for (const row of rowsOf(node)) gatherer.line(row);
    } else if (name === 'TR') {
      // What finds the main content of a page may have made another element of the table around its rows.
      flush();
      gatherer.line(rowOf(node));
    } else if (name === 'DL') {
      flush();
      for (const row of definitionsOf(node)) gatherer.line(row);
    } else if (apart.has(name)) {
      // A paragraph within an item goes on behind the item's mark.
      if (pending !== MARK) flush();
      if (name === 'LI') pending = MARK;
      for (const child of node.childNodes) walk(child);
      if (pending !== MARK) flush();
      if (name === 'LI') pending = '';
    } else for (const child of node.childNodes) walk(child);
  };
  walk(root);
  flush();
  return gatherer.done();
}

/** The text of a cell or heading on one line, with a space where an element or a line ends. */
function visibleText(node: DomNode): string {
  if (node.nodeType === TEXT) return node.textContent ?? '';
  if (node.nodeType !== ELEMENT) return '';
  const name = node.nodeName.toUpperCase();
  if (silent.has(name)) return '';
  const inner = Array.from(node.childNodes, visibleText).join('');
  return name === 'BR' || apart.has(name) || name === 'TR' || name === 'TD' ? ` ${inner} ` : inner;
}

function elementsNamed(node: DomNode, names: ReadonlySet<string>, within: ReadonlySet<string>): DomNode[] {
  return Array.from(node.childNodes).flatMap((child) => {
    const name = child.nodeName.toUpperCase();
    if (names.has(name)) return [child];
    return within.has(name) ? elementsNamed(child, names, within) : [];
  });
}

const rowNames = new Set(['TR', 'CAPTION']);
const rowHolders = new Set(['THEAD', 'TBODY', 'TFOOT']);
const cellNames = new Set(['TD', 'TH']);

function rowsOf(table: DomNode): string[] {
  const below: Below = new Map();
  return elementsNamed(table, rowNames, rowHolders).map((row) => rowOf(row, below));
}

/** What is longer is no value that several rows share. */
const LONGEST_REPEATED = 300;

/** By their columns the cells that reach down into the rows beneath theirs, with how many of those. */
type Below = Map<number, { text: string; rows: number }>;

/**
 * The cells of a row with those that reach down into it from above, so that none moves into another's column. A label that
 * heads several rows is written once, as are the labels of groups.
 */
function withCellsAbove(cells: readonly DomNode[], below: Below): { text: string; cell: DomNode | undefined }[] {
  const placed: { text: string; cell: DomNode | undefined }[] = [];
  let column = 0;
  const passAbove = (): void => {
    for (let above = below.get(column); above !== undefined && above.rows > 0; above = below.get(column)) {
      above.rows -= 1;
      if (column > 0) placed.push({ text: above.text, cell: undefined });
      column += 1;
    }
  };
  for (const cell of cells) {
    passAbove();
    const text = visibleText(cell);
    placed.push({ text, cell });
    const rows = spanOf(cell, 'rowspan') - 1;
    for (const end = column + spanOf(cell, 'colspan'); column < end; column += 1) {
      if (rows > 0) below.set(column, { text: text.length > LONGEST_REPEATED ? '' : text, rows });
    }
  }
  passAbove();
  return placed;
}

function rowOf(row: DomNode, below: Below = new Map()): string {
  const written = elementsNamed(row, cellNames, new Set());
  if (written.length === 0) return joinCells([visibleText(row)]);
  const cells = withCellsAbove(written, below);
  const texts = cells.map(({ text }) => text);
  // Heads keep the columns that they stand over; a value that spans several is written once.
  const isHead = cells.length > 1 && !texts.some((text) => /[$%]/.test(text));
  return joinCells(isHead ? cells.flatMap(({ text, cell }) => [text, ...emptyAfter(cell)]) : texts);
}

/** No table of a guide is wider, and no cell of one higher; a page may claim anything. */
const WIDEST_SPAN = 20;

function spanOf(cell: DomNode, name: 'colspan' | 'rowspan'): number {
  const span = Number(cell.getAttribute?.(name) ?? 1);
  return Number.isInteger(span) && span > 1 && span <= WIDEST_SPAN ? span : 1;
}

const emptyAfter = (cell: DomNode | undefined): string[] =>
  Array.from({ length: cell === undefined ? 0 : spanOf(cell, 'colspan') - 1 }, () => '');

function definitionsOf(list: DomNode): string[] {
  const rows: string[][] = [];
  for (const item of elementsNamed(list, new Set(['DT', 'DD']), new Set(['DIV']))) {
    if (item.nodeName.toUpperCase() === 'DT' || rows.length === 0) rows.push([visibleText(item)]);
    else rows.at(-1)?.push(visibleText(item));
  }
  return rows.map(joinCells);
}

/** A table row as a line; empty cells at its ends are dropped. */
export function joinCells(cells: readonly string[]): string {
  const clean = cells.map((cell) => cleanLine(cell));
  while (clean.at(-1) === '') clean.pop();
  while (clean[0] === '') clean.shift();
  return clean.join(' | ');
}
