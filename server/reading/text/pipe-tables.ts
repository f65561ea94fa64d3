/** Whether a line is the rule of a table: strokes, colons and dashes alone, two of them together. */
const isRule = (line: string): boolean => line.includes('--') && /^[\s|:-]+$/.test(line);
/** A table of more columns is none that a line broke within. */
const WIDEST = 60;

/** Lines that begin or end with a stroke, two or more of them: a table, with or without the rule that Markdown asks for. */
const runs = /(?:^[ \t]*(?:\||[^\s|][^\n]*\|[ \t]*(?=\n|$))[^\n]*(?:\n|$)){2,}/gm;

const ended = /(?:^[ \t]*[^\s|][^\n]*\|[ \t]*(?:\n|$)){2,}/gm;

/** A plain text whose rows that end in strokes are whole, one a line; a cell alone on its line loses its stroke. */
export const wholeRows = (text: string): string =>
  text.replaceAll(ended, (run) =>
    rowsOfRun(run)
      .map((cells) => (cells.length === 1 ? `${cells[0] ?? ''}\n` : `${cells.join(' | ')} |\n`))
      .join(''),
  );

/** Replaces each table of a Markdown text by what `draw` makes of its rows, which are lists of written cells, and its heads. */
export function replaceTables(
  markdown: string,
  draw: (rows: readonly (readonly string[])[], heads: number) => string,
): string {
  return markdown.replaceAll(runs, (run) => draw(rowsOfRun(run), isHeaded(run) ? 1 : 0));
}

/** Whether a rule stands beneath the first row of a run. */
function isHeaded(run: string): boolean {
  const [first, second] = run.split('\n').filter((line) => line.trim() !== '');
  return first !== undefined && second !== undefined && !isRule(first) && isRule(second);
}

/** The cells that a line's strokes set apart; strokes at its ends bound it. */
export const cellsOfLine = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** The rows of a run of lines, without rules. A rule tells how many cells the row above it and those beneath it have. */
function rowsOfRun(run: string): string[][] {
  const rows: string[][] = [];
  let width = usualOf(run);
  let from = 0;
  const close = (): void => {
    for (const row of joinBroken(rows.splice(from), width)) rows.push(row);
  };
  for (const line of run.split('\n')) {
    if (line.trim() === '') continue;
    if (!isRule(line)) {
      rows.push(cellsOfLine(line));
      continue;
    }
    const wide = cellsOfLine(line).length;
    const head = headOf(rows.slice(from), wide);
    rows.splice(rows.length - head.length);
    close();
    from = rows.length;
    width = wide;
    rows.push(...head);
  }
  close();
  return rows;
}

const isFigure = (cell: string): boolean =>
  /^(?:up to )?\$ ?\d|^\d{1,3}%|^(?:you|plan|member)s? pays? |^(?:no charge|not covered|covered|included)\b/i.test(
    cell,
  );

/** Rows of two cells, of which some were broken into two lines: first the label, then what the table says of it. */
function arePairs(lines: readonly string[]): boolean {
  const rows = lines.map((line) => cellsOfLine(line).filter((cell) => cell !== ''));
  if (rows.some(({ length }) => length > 2) || rows.filter(({ length }) => length === 2).length < 3) return false;
  let isOpen = false;
  for (const [cell = '', ...rest] of rows) {
    const isAlone = rest.length === 0;
    // A note ends as a sentence does.
    if (isAlone && !isOpen && cell.endsWith('.')) continue;
    if (isOpen ? !isAlone || !isFigure(cell) : isAlone && isFigure(cell)) return false;
    isOpen = isAlone && !isOpen;
  }
  return !isOpen;
}

/** How many cells most rows of a run without rules have; 0 where there are rules, or no number stands out. */
function usualOf(run: string): number {
  const lines = run.split('\n').filter((line) => line.trim() !== '');
  if (lines.some(isRule)) return 0;
  if (arePairs(lines)) return 2;
  const counts = new Map<number, number>();
  for (const line of lines) {
    const cells = cellsOfLine(line).length;
    if (cells > 2) counts.set(cells, (counts.get(cells) ?? 0) + 1);
  }
  const [usual, next] = [...counts].sort(([, many], [, more]) => more - many);
  return usual === undefined || usual[1] < 3 || usual[1] === next?.[1] ? 0 : usual[0];
}

/** The last rows that make up the one row above a rule; none where they do not come out even. */
function headOf(rows: readonly string[][], width: number): string[][] {
  let cells = 0;
  const from = rows.findLastIndex((row) => {
    cells += row.length;
    return cells >= width;
  });
  return from === -1 || cells !== width ? [] : rows.slice(from);
}

/** Rows with too few cells, none of them empty, go together where they make up one row: a line ended within it. */
function joinBroken(rows: readonly string[][], width: number): string[][] {
  if (width < 2 || width > WIDEST) return [...rows];
  const joined: string[][] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    let cells = 0;
    let end = at;
    for (; cells < width && isPart(rows[end], width); end += 1) cells += rows[end]?.length ?? 0;
    joined.push(cells === width ? rows.slice(at, end).flat() : row);
    if (cells === width) at = end - 1;
  }
  return joined;
}

const isPart = (row: readonly string[] | undefined, width: number): boolean =>
  row !== undefined && row.length < width && row.every((cell) => cell !== '');
