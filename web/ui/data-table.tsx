import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right. */
  isFigure?: boolean;
  /** What the row is about, or what can be done with it: takes the whole line on a phone, without its label. */
  isWhole?: boolean;
}

/** Written out, since a browser forgets what a part of a table is where it is drawn as something else. */
const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

interface DataTableProps<Row> {
  caption: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string | number;
}

/** A dense table. On a phone each row is a block of labelled lines. */
export function DataTable<Row>({ caption, rows, columns, keyOf }: DataTableProps<Row>) {
  return (
    <table {...ROLES.table} aria-label={caption} className="w-full border-collapse text-small max-md:block">
      <thead {...ROLES.rowgroup} className="max-md:hidden">
        <tr {...ROLES.row} className="border-b border-line text-left text-soft">
          {columns.map(({ label, isFigure }) => (
            <th
              key={label}
              {...ROLES.columnheader}
              scope="col"
              className={cx('py-2 pr-6 font-normal last:pr-0', isFigure && 'text-right')}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.rowgroup} className="max-md:block">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            {...ROLES.row}
            className="border-b border-line max-md:grid max-md:gap-1 max-md:py-3 md:align-baseline"
          >
            {columns.map((column) => (
              <DataCell key={column.label} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DataCell<Row>({ column: { label, cell, isFigure, isWhole }, row }: { column: Column<Row>; row: Row }) {
  return (
    <td
      {...ROLES.cell}
      className={cx(
        'md:py-2.5 md:pr-6 md:last:pr-0',
        isWhole
          ? 'max-md:block'
          : 'max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-4',
        isFigure && 'figures md:text-right',
      )}
    >
      {isWhole ? null : <span className="text-soft md:hidden">{label}</span>}
      {cell(row)}
    </td>
  );
}
