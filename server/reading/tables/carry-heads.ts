import type { Page, Section, Table } from '../document.ts';

/** Columns of a table that goes on stand this near to those of its first part, in points. */
const NEAR = 12;

/**
 * Gives a table that goes on at the top of the next page the heads of the part before it, as cells that its text does not
 * say. What follows is of the same table where nothing stands between the two, and their sides and columns agree.
 */
export function carryHeads(pages: readonly Page[]): Page[] {
  let last: Table | undefined;
  return pages.map((page) => {
    const [first, ...rest] = page.sections;
    const carried = last === undefined || first === undefined ? first : continued(first, last);
    const sections = carried === undefined ? [] : [carried, ...rest];
    last = endOf(sections.at(-1));
    return { ...page, sections };
  });
}

/** The table that a section ends with. */
function endOf(section: Section | undefined): Table | undefined {
  const table = section?.tables.at(-1);
  return table?.range?.to === section?.text.length ? table : undefined;
}

function continued(section: Section, last: Table): Section {
  const [table, ...others] = section.tables;
  const isFirst = table?.range?.from === 0 && section.heading === null;
  if (table === undefined || !isFirst || last.heads === 0 || table.columns !== last.columns) return section;
  // It may begin with a head of its own.
  if (table.heads > 0 || !isAligned(table, last)) return section;
  const heads = last.cells.filter(({ row }) => row < last.heads);
  const cells = [
    ...heads.map((cell) => ({ ...cell, rows: Math.min(cell.rows, last.heads - cell.row), range: null })),
    ...table.cells.map((cell) => ({ ...cell, row: cell.row + last.heads })),
  ];
  return { ...section, tables: [{ ...table, cells, heads: last.heads, rows: table.rows + last.heads }, ...others] };
}

function isAligned({ box }: Table, { box: other }: Table): boolean {
  if (box === null || other === null) return false;
  return Math.abs(box.left - other.left) < NEAR && Math.abs(box.right - other.right) < NEAR;
}
