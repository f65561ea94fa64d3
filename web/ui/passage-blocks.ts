/** A part of a passage: running text, or the rows of a table, each as long as the longest. */
export type PassageBlock = { kind: 'text'; text: string } | { kind: 'table'; headed: boolean; rows: string[][] };

const CELL = ' | ';

/**
 * Takes a passage apart. Lines with cells (`a | b`) that follow each other are a table; one alone is a line of text. A first
 * row that is one cell short names the columns: its empty corner was left out.
 */
export function passageBlocks(passage: string): PassageBlock[] {
  const blocks: PassageBlock[] = [];
  let lines: string[] = [];
  let tabular = false;
  const close = () => {
    if (lines.length === 0) return;
    if (tabular && lines.length > 1) blocks.push(tableOf(lines));
    else blocks.push({ kind: 'text', text: lines.join('\n').replaceAll(CELL, ' · ') });
    lines = [];
  };
  for (const line of passage.split('\n')) {
    if (line.includes(CELL) !== tabular) close();
    tabular = line.includes(CELL);
    lines.push(line);
  }
  close();
  return blocks.filter((block) => block.kind === 'table' || block.text.trim() !== '');
}

/** The place of a paragraph among the blocks of a passage, or of a cell by its row and column. */
export const pieceAt = (block: number, row = 0, column = 0): string => `${block}.${row}.${column}`;

function tableOf(lines: readonly string[]): PassageBlock {
  const rows = lines.map((line) => line.split(CELL).map((cell) => cell.trim()));
  const width = Math.max(...rows.map((row) => row.length));
  const [first = [], ...others] = rows;
  const headed = first.length === width - 1 && others.every((row) => row.length === width);
  if (headed) first.unshift('');
  return { kind: 'table', headed, rows: rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]) };
}
