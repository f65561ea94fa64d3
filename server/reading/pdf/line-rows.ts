import { fillRows, joinHeadLines, joinStaggered, joinWords } from './cells.ts';
import { isLettered, type Line } from './lines.ts';

/** Lines of one cell stand closer than this many times their size. */
const TIGHT = 1.4;

/**
 * Makes rows of a table whole: what a narrow cell broke into a second line goes back to its cell, and a line that fills
 * every column but the first belongs to the label above it.
 */
export const joinRows = (lines: readonly Line[]): Line[] => fillRows(joinBroken(joinHeadLines(joinStaggered(lines))));

function joinBroken(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  lines.forEach((line, index) => {
    const row = joined.at(-1);
    const before = lines[index - 1];
    const after = lines[index + 1];
    const columns = row && before && row.cells.length > 1 && !isLettered(row) ? columnsBelow(row, line) : undefined;
    const step = before === undefined ? Infinity : line.y - before.y;
    if (row === undefined || columns === undefined || step <= 0 || step > TIGHT * line.size) {
      joined.push(line);
      return;
    }
    const labelled = columns.includes(0);
    // A label alone on its line is the rest of the one above only where the next row stands further off.
    const endsRow = after === undefined || after.y < line.y || after.y - line.y > 1.2 * step;
    if (!labelled && columns.length === row.cells.length - 1) {
      const [label] = row.cells;
      joined.push(label === undefined ? line : { ...line, cells: [label, ...line.cells], left: row.left });
    } else if (!labelled || (endsRow && (columns.length < row.cells.length || goesOn(line)))) {
      joined[joined.length - 1] = addToCells(row, line, columns);
    } else joined.push(line);
  });
  return joined;
}

/** Cells that all begin in small letters or brackets go on with those above them. */
const goesOn = ({ cells }: Line): boolean => cells.every(({ text }) => /^[\p{Ll}(]/u.test(text));

/** The column of `row` under which each cell of `line` stands; undefined when one stands under none, or two under one. */
function columnsBelow(row: Line, line: Line): number[] | undefined {
  const columns = line.cells.map((cell) =>
    row.cells.findIndex(({ left, right }) => cell.left < right + 2 && cell.right > left - 2),
  );
  return columns.includes(-1) || new Set(columns).size < columns.length ? undefined : columns;
}

function addToCells(row: Line, line: Line, columns: readonly number[]): Line {
  const cells = row.cells.map((cell, column) => {
    const more = line.cells[columns.indexOf(column)];
    if (more === undefined) return cell;
    return {
      text: joinWords(cell.text, more.text),
      left: Math.min(cell.left, more.left),
      right: Math.max(cell.right, more.right),
    };
  });
  return { ...row, cells, y: line.y };
}
