import type { Block } from '../../reading/document.ts';

/** A passage as the readers of facts need it; `ordinal` counts from 0 within the guide. */
export interface ReadPassage {
  ordinal: number;
  page: number;
  heading: string | null;
  text: string;
  /** What the text is made of; absent: its lines tell. */
  blocks?: readonly Block[];
}

/** A cell of a row: its text, and the characters of its passage's text that it is. */
export interface RowCell {
  text: string;
  from: number;
  to: number;
}

/** A line of a passage: the cells of a table's row, or one cell that is the whole line. */
export interface Row {
  passage: ReadPassage;
  cells: readonly RowCell[];
}

/** The lines of passages, those of tables by their cells. */
export function rowsOf(passages: readonly ReadPassage[]): Row[] {
  return passages.flatMap((passage) => {
    let at = 0;
    return passage.text.split('\n').map((line): Row => {
      const from = at;
      at += line.length + 1;
      return { passage, cells: cellsOf(line, from) };
    });
  });
}

function cellsOf(line: string, start: number): RowCell[] {
  const cells: RowCell[] = [];
  let from = 0;
  for (const { index, 0: bar } of [...line.matchAll(/ ?\| ?/g), { index: line.length, 0: '' }]) {
    cells.push({ text: line.slice(from, index), from: start + from, to: start + index });
    from = index + bar.length;
  }
  return cells;
}

/** The letters of a text, small: labels are compared by them, however they were broken, spaced or dashed. */
export const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');
