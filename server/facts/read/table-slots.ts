import type { Table } from '../../reading/document.ts';
import { networksIn } from './dimensions.ts';
import { isBound } from './allowed.ts';
import { compact, gridOf, WIDEST } from './grid.ts';
import { isOfWork, ofSome } from './kinds-of-people.ts';
import { isLost, misplaced } from './lost-columns.ts';
import { planAround } from './plan-around.ts';
import { hasLevels, withPayer } from './rate-columns.ts';
import { planOfRow, rowsArePlans } from './row-plan.ts';
import { bodiesOf, dataColumns, stubOf } from './table-bodies.ts';
import { type HeadRow, idleColumns, isCorner, planIn, plansOf, withWholeHeads } from './table-heads.ts';
import { serviceBandsIn } from './service-bands.ts';
import type { TablePlace, Heads, Body } from './table-place.ts';
import type { Unit } from './unit.ts';
import { isValueCell } from './value.ts';
import { said } from './words.ts';

const nowhere = { sections: [], above: null };

/** The cells of a table that may hold values, each with the labels of its row and the heads of its column. */
export function cellsOfTable(written: Table, place: TablePlace): { units: Unit[]; heads: Heads } {
  const table = compact(written);
  const { columns } = table;
  if (columns > WIDEST) return { units: [], heads: { rows: [], columns, under: nowhere } };
  const rows = withWholeHeads(gridOf(table));
  // Columns that ran together into the labels: of whom an amount is cannot be told by its place.
  const together = rows.filter(
    ({ cells, isSection }) =>
      !isSection &&
      cells.length > 1 &&
      /[$%]\s?\d|\d\s?%/.test(cells[0] ?? '') &&
      cells.slice(1).every((text) => text === ''),
  );
  if (together.length > rows.length / 3) return { units: [], heads: { rows: [], columns, under: nowhere } };
  const width = stubOf(rows, table.heads);
  const { bodies, heads, under } = bodiesOf(rows, table, width, place.before);
  return {
    units: unitsOfBodies(bodies, width, columns, place),
    heads: { ...headsFor(bodies, heads, dataColumns(width, columns)), under },
  };
}

/** What a table leaves to the one that goes on with it, by columns of values; rows of heads alone may lack the labels' column. */
function headsFor(
  bodies: readonly Body[],
  heads: readonly HeadRow[],
  columns: readonly number[],
): Omit<Heads, 'under'> {
  if (bodies.length > 0) {
    const data = columns.filter((column) => bodies.some(({ row }) => (row.cells[column] ?? '') !== ''));
    return { rows: heads.map((row) => data.map((column) => row[column] ?? '')), columns: data.length };
  }
  const rows = heads.map((row) => {
    const [first = ''] = row;
    return row.slice(first === '' || first.endsWith(':') || isCorner(first) ? 1 : 0).filter((text) => text !== '');
  });
  return { rows, columns: rows.reduce((most, row) => Math.max(most, row.length), 0) };
}

function unitsOfBodies(bodies: readonly Body[], width: number, columns: number, place: TablePlace): Unit[] {
  const units: Unit[] = [];
  const allHeads = new Set(bodies.map(({ heads }) => heads));
  for (const heads of allHeads) {
    const here = bodies.filter((body) => body.heads === heads);
    const data = dataColumns(width, columns).filter((column) =>
      here.some(({ row }) => (row.cells[column] ?? '') !== ''),
    );
    const isByService = areByService(here, heads);
    // "Accrual | Maximum" beside years of service are no plans.
    const plans = isByService ? null : plansOf(heads, data);
    const idle = idleColumns(heads, columns);
    const areRows = plans === null && rowsArePlans(here, heads, width, place);
    const isRates = hasLevels(here, heads);
    const { around } = place;
    const areOfWork = isByService || isOfWork([...around.lead, ...around.heading]);
    const otherColumns = heads.map((head) =>
      ofSome(
        data.map((column) => head[column] ?? ''),
        areOfWork,
      ),
    );
    const otherRows = [...labelsByDepth(here)].map((labels) => ofSome(labels, areOfWork));
    const valuesIn = ({ row }: Body): string => data.map((column) => row.cells[column] ?? '').join('|');
    const areSame = here.length > 1 && here.every((body) => valuesIn(body) === valuesIn(here[0] ?? body));
    const context = (column: number): string => heads.map((row) => row[column] ?? '').join('|');
    for (const body of here) {
      // A row of values alone has lost its label.
      if (body.labels.some((label) => /^[$\d]/.test(label) && isValueCell(label) && planIn(label) === null)) continue;
      // What is the same for all of them is of everybody.
      if (!areSame && [...body.labels, ...body.sections].some((label, depth) => otherRows[depth]?.has(label) === true))
        continue;
      const isSame = data.length > 1 && new Set(data.map((column) => body.row.cells[column] ?? '')).size === 1;
      const others = misplaced(body.row, data, context);
      for (const column of data) {
        const text = body.row.cells[column] ?? '';
        if (text === '' || idle.has(column) || others.has(column)) continue;
        if (!isSame && otherColumns.some((labels, level) => labels.has(heads[level]?.[column] ?? ''))) continue;
        const unit = unitOf(body, column, text, plans?.at ?? -1, place);
        const ofRate = isRates ? withPayer(unit, heads, column, plans === null ? data : [], place.title) : unit;
        const own = plans?.names.get(column) ?? (areRows ? (body.labels[0] ?? null) : null);
        units.push({
          ...ofRate,
          isLost: isLost(body.row, column, data, context),
          isAlone: !data.some((other) => isValueCell(body.row.cells[other] ?? '') && !isBound(context(other))),
          plan: own ?? planOfRow(body) ?? planAround(ofRate.around),
        });
      }
    }
  }
  return units;
}

const ofService =
  /\b(?:of|continuous|completed|credited) service\b|\b(?:tenure|seniority|length of employment)\b|^years?$/i;

/** Whether the rows of a table are lengths of service. */
const areByService = (bodies: readonly Body[], heads: readonly HeadRow[]): boolean =>
  heads.some(([first = '']) => ofService.test(first)) ||
  bodies.filter(({ row: { cells } }) => serviceBandsIn((cells[0] ?? '').toLowerCase()).length > 0).length * 2 >
    bodies.length;

/** The labels of rows, and what heads them, each beside those of the other rows. */
function labelsByDepth(bodies: readonly Body[]): string[][] {
  const all = bodies.map(({ labels, sections }) => [...labels, ...sections]);
  const most = Math.max(0, ...all.map(({ length }) => length));
  return Array.from({ length: most }, (_, depth) => all.flatMap((labels) => labels[depth] ?? []));
}

const ofKinds = /^(?:(?:employee|job) )?(?:class(?:ification)?|group|category)$/i;

function unitOf(
  { row, at, labels, sections, heads }: Body,
  column: number,
  text: string,
  planRow: number,
  place: TablePlace,
): Unit {
  const { around, ordinal, title, group } = place;
  // "Class" above kinds of employees names no course.
  const corners = heads.map(([first = '']) => first).filter((one) => one !== '' && !ofKinds.test(one));
  const own = heads.flatMap((head, level) => {
    const said = nameOf(head, column);
    // The name of a plan names no metric: its network does count.
    return said === '' ? [] : level === planRow && planIn(said) !== null ? networkWords(said) : [said];
  });
  return {
    kind: 'cell',
    ordinal,
    from: row.from,
    to: row.to,
    own: said(text),
    title,
    before: '',
    topic: '',
    group,
    row: at,
    column,
    plan: null,
    isLost: false,
    isAlone: true,
    around: {
      ...around,
      row: [...labels, ...sections].filter((one) => one !== ''),
      column: own.reverse(),
      lead: [...around.lead, ...corners],
    },
  };
}

/** "RX-5A" names a plan to its carrier, and to nobody else anything. */
const code = /^[A-Z]{1,4}-?\d+[A-Z]?(?:-[A-Z\d]+)*$/;

/** "PPO" beside "Non-PPO" is care in the network. */
const nameOf = (head: HeadRow, column: number): string =>
  code.test(head[column] ?? '')
    ? ''
    : /^ppo$/i.test(head[column] ?? '') && head.some((text) => /^non-?ppo\b/i.test(text))
      ? 'In-network'
      : (head[column] ?? '');

const networkWords = (head: string): string[] => {
  const marks = networksIn(said(head));
  const [first, last] = [marks[0], marks.at(-1)];
  return first === undefined || last === undefined ? [] : [head.slice(first.from, last.to)];
};
