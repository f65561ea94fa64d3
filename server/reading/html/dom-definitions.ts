import type { DraftCell } from '../tables/draft-table.ts';
import { joinFilled } from '../tables/join-row.ts';
import type { WrittenTable } from './dom-tables.ts';
import { type DomNode, elementsNamed, visibleText } from './dom-node.ts';

/** A list of definitions as a table: what is defined, and what is said of it. */
export function definitionsOfDom(list: DomNode): WrittenTable {
  const rows: DraftCell[][] = [];
  for (const item of elementsNamed(list, new Set(['DT', 'DD']), new Set(['DIV']))) {
    if (item.nodeName.toUpperCase() === 'DT' || rows.length === 0) rows.push([]);
    const cells = rows.at(-1) ?? [];
    cells.push({ text: visibleText(item), row: rows.length - 1, column: cells.length, rows: 1, columns: 1 });
  }
  const columns = rows.reduce((most, cells) => Math.max(most, cells.length), 0);
  const lines = rows.map((cells) => joinFilled(cells.map((cell) => ({ text: cell.text, cell }))));
  return { table: { caption: null, heads: 0, cells: rows.flat(), rows: rows.length, columns, box: null }, lines };
}
