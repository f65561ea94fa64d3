import { networkOf } from './aspects.ts';
import { type Share, shareIn } from './cells.ts';
import type { Column } from './columns.ts';
import { placed } from './place-cells.ts';
import type { Stated, TableContext } from './table-context.ts';
import type { Row } from './tables.ts';
import { percentsIn } from '../read/amounts.ts';

/** Care whose cost a plan shares after the deductible, where it has no copay for it. Emergencies are alike in every network. */
const care =
  /\bprimary|\bpcp\b|\bspecialists?\b|\boffice visit|\burgent care\b|\binpatient\b|\boutpatient\b|\bhospital|\bsurgery\b|\bimaging\b|\bx-?rays?\b/;
const otherCare =
  /prevent|wellness|emergency|\brx\b|drugs?\b|pharmac|generic|brand|dental|vision|mental|substance|therap|tier/;

/** As many kinds of care that say the same share make it the plan's. */
const ENOUGH = 3;

/** Nobody is left with more than this of a share, or less than this by a plan. */
const MOST_OF_MEMBER = 35;
const LEAST_OF_PLAN = 65;

interface Said {
  row: Row;
  column: Column | null;
  at: number;
  percent: number;
}

/**
 * The coinsurance of a plan whose table has no row for it, where the shares of three kinds of care or more in a column all
 * agree: "Office visit | 20%", "Urgent care | 20%", "Surgery | 20%".
 */
export function agreedShares({ table, subject, share, plan }: TableContext, stated: readonly Stated[]): Stated[] {
  if (subject !== 'medical' || stated.some(({ candidate }) => candidate.metric === 'medical.coinsurance')) return [];
  const said = table.rows.flatMap((row) => sharesOf(row, placed(row, table)));
  const whose = evidentShare(said) ?? share;
  if (whose === null) return [];
  return table.columns.flatMap((_, index) => {
    const group = said.filter(({ at }) => at === index);
    const [first] = group;
    if (first === undefined || group.length < ENOUGH || group.some(({ percent }) => percent !== first.percent))
      return [];
    const { line, section } = first.row;
    const network = first.column?.network ?? networkOf(section) ?? networkOf(line.heading);
    const value = whose === 'plan' ? 100 - first.percent : first.percent;
    const of = first.column?.plan ?? line.plan ?? plan;
    return [{ line, candidate: { metric: 'medical.coinsurance', value, plan: of, network, confidence: 0.78 } }];
  });
}

/** The shares of a row about such care, each of which its cell says alone. */
const sharesOf = (row: Row, cells: readonly { cell: string; column: Column | null; merged: boolean }[]): Said[] =>
  !care.test(row.label) || otherCare.test(`${row.label} ${row.section}`)
    ? []
    : cells.flatMap(({ cell, column, merged }, at) => {
        const [percent, ...more] = percentsIn(cell);
        const isAlone = percent !== undefined && more.length === 0 && !merged && !/[$/]|visits?\b/.test(cell);
        return isAlone ? [{ row, column, at, percent: percent.value }] : [];
      });

/** Whose the shares are, by one that only the plan or only its members can have; null where both are there, or none. */
function evidentShare(said: readonly Said[]): Share | null {
  const told = new Set(said.flatMap(({ row }) => shareIn(row.label) ?? []));
  const isPlan = told.has('plan') || said.some(({ percent }) => percent >= LEAST_OF_PLAN);
  const isMember = told.has('member') || said.some(({ percent }) => percent <= MOST_OF_MEMBER);
  if (isPlan === isMember) return null;
  return isPlan ? 'plan' : 'member';
}
