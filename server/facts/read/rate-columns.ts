import { maskPlans } from './beside.ts';
import { isLevel, whomsIn } from './dimensions.ts';
import { payerAlone, payerOfRate } from './rate-payer.ts';
import type { HeadRow } from './table-heads.ts';
import type { Body } from './table-place.ts';
import type { Unit } from './unit.ts';
import { said } from './words.ts';

const account = /\b(?:hsa|hra|health savings|health reimbursement)\b/i;

/** Whether rows or columns are levels of cover. */
export function hasLevels(bodies: readonly Body[], heads: readonly HeadRow[]): boolean {
  const texts = [...bodies.flatMap(({ labels }) => labels), ...heads.flat()];
  const kinds = new Set(texts.filter(isLevel).map((text) => whomsIn(said(text))[0]?.kind));
  // "Employee" alone is anybody's word; beside "Employee + family" it is a level.
  const isFamily = kinds.has('household') && texts.some((text) => /^(?:employee|ee|you) ?[+&]/i.test(text));
  return kinds.has('spouse') || kinds.has('children') || kinds.has('employee') || isFamily;
}

/** What a carrier asks for cover is not yet parted among who pays it. */
const offered = /\brenewal rates?\b|\b(?:plan|rate|premium|carrier) (?:proposal|quote|quotation)\b/i;

/** What a level costs, by whom the head of its column says to pay it; else the amounts are the employee's. */
export function withPayer(
  unit: Unit,
  heads: readonly HeadRow[],
  column: number,
  data: readonly number[],
  title: string,
): Unit {
  const over = (one: number): string =>
    heads
      .map((row) => row[one] ?? '')
      .join(' ')
      .trim();
  const others = data.filter((one) => one !== column).map(over);
  const payer =
    payerAlone(heads.at(-1) ?? [], column) ??
    payerOfRate(over(column), others) ??
    (offered.test([title, ...heads.flat()].join('\n')) ? 'total premium' : null);
  const { around } = unit;
  // What an employer puts into an account is no part of a premium.
  if ([...around.lead, ...around.heading].some((text) => account.test(maskPlans(text)))) return unit;
  // A head that is a level alone is of the rates that the head beside it names: "Employee monthly cost | Employee + spouse".
  const names = heads
    .flat()
    .filter((text) => payerOfRate(text, []) === 'employee contribution' && whomsIn(said(text)).length > 0);
  return payer === null
    ? { ...unit, around: { ...around, lead: [...around.lead, ...names], chapter: [...around.chapter, 'rate'] } }
    : { ...unit, around: { ...around, column: [payer, ...around.column] } };
}
