import type { Tier } from '../../../contract/metrics.ts';
import { tierOf } from './aspects.ts';
import type { Column } from './columns.ts';
import type { Line } from './lines.ts';
import type { Period } from './periods.ts';
import { statedPeriodIn } from './stated-periods.ts';
import type { TableGuide } from './table-context.ts';
import type { Table } from './tables.ts';
import { moneyIn } from '../read/amounts.ts';

const payPeriods: ReadonlySet<Period> = new Set<Period>(['week', 'biweek', 'semimonth']);

/**
 * What the amounts of a row are paid by: the first of `named` (from the amount itself outwards), then what heads the table or
 * what a row of it says. Where that is only the period of pay, the first that says how long it is. Of
 * 24 pay periods a year, by the guide's own words, one of two weeks is one of half a month.
 */
export function periodOfCost(
  named: readonly (Period | null)[],
  line: Line,
  table: Table,
  { payPeriods: count, ratesPeriod }: TableGuide,
): Period | null {
  const all = [...named, captionPeriod(line, table), ...table.rows.map(({ label }) => statedPeriodIn(label))];
  const periods = all.flatMap((period) => period ?? []);
  const [first] = periods;
  const stated = first === 'paycheck' ? (periods.find((each) => payPeriods.has(each)) ?? first) : first;
  const period = stated ?? ratesPeriod ?? (areMonthly(table) ? 'month' : null);
  return period === 'biweek' && count === 24 ? 'semimonth' : period;
}

/** What whole premiums for an employee alone and for a family cost a month, in dollars: half of it would be too little. */
const WHOLE: Partial<Record<Tier, readonly [number, number]>> = { employee: [450, 1300], individual: [450, 1300], employee_family: [1300, 4000], family: [1300, 4000] }; // prettier-ignore

/** Whether the whole premiums of a table that names no period can only be those of a month. */
function areMonthly({ columns, rows }: Table): boolean {
  const whole = columns.findIndex(({ payer }) => payer === 'total');
  if (whole === -1) return false;
  const checks = rows.flatMap(({ label, cells }) => {
    const tier = tierOf(label);
    const range = tier === null ? undefined : WHOLE[tier];
    const [amount] = moneyIn(cells[whole] ?? '');
    return range === undefined || amount === undefined ? [] : [amount.value >= range[0] && amount.value <= range[1]];
  });
  return checks.length > 1 && checks.every(Boolean);
}

/**
 * The nearest of the caption lines, the section and the heading that names a period. One that names its length goes before
 * one that only speaks of pay periods.
 */
function captionPeriod({ heading, section, chapter }: Line, { captions }: Table): Period | null {
  // The period of an amount within running text is that amount's own.
  const lead = captions.filter((text) => moneyIn(text).length === 0).toReversed();
  const periods = [...lead, section, heading, chapter].flatMap((text) => statedPeriodIn(text) ?? []);
  const named = periods.filter((period) => period !== 'year');
  return named.find((period) => period !== 'paycheck') ?? named[0] ?? null;
}

type Placed = { cell: string; column: Column | null };

/**
 * Of columns that say the same amount by several periods ("Monthly | Biweekly") the monthly one: the others are reckoned
 * from it and rounded.
 */
export function withoutOtherPeriods<Cell extends Placed>(cells: readonly Cell[]): readonly Cell[] {
  const monthly = cells.filter(({ cell, column }) => column?.period === 'month' && moneyIn(cell).length === 1);
  if (monthly.length === 0) return cells;
  const isSame = (one: Column, other: Column): boolean =>
    one.payer === other.payer &&
    one.tier === other.tier &&
    one.subject === other.subject &&
    one.plan?.name === other.plan?.name;
  return cells.filter(
    ({ column }) =>
      column === null ||
      column.period === 'month' ||
      column.period === null ||
      !monthly.some((other) => other.column !== null && isSame(other.column, column)),
  );
}

/** "$155.00 ($71.54/paycheck)": the same amount by another period. */
export const inOtherPeriod = /(?<=^\$[\d,.]+) ?\(\$[\d,.]+ ?(?:\/|per |each |a )[^)$]*\)$/;

/** "$28.80/mo": what is so much a month or a pay period is what something costs, whether or not anything says so. */
export const isPerPeriod = (cells: readonly Placed[]): boolean =>
  cells.some(({ cell, column }) => {
    const period = statedPeriodIn(cell) ?? column?.period ?? null;
    return moneyIn(cell).length > 0 && period !== null && period !== 'year';
  });
