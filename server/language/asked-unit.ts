import { isMetric, metricOf, type MetricKey, metrics, type Unit } from '../../contract/metrics.ts';
import type { MetricSeen } from './metrics.ts';
import { stemOf } from '../../contract/stem.ts';
import type { Token } from './tokens.ts';

const money: readonly Unit[] = ['usd', 'usd_month', 'usd_year'];
/** The units of figures by the words that ask for them; months, visits and sessions are counted. */
const unitsOf = new Map<string, readonly Unit[]>(
  Object.entries({
    weeks: ['weeks'],
    days: ['days'],
    hours: ['hours'],
    months: ['count'],
    years: ['years'],
    dollars: money,
    money,
    bucks: money,
    percent: ['percent'],
    percentage: ['percent'],
    visits: ['count'],
    sessions: ['count'],
    times: ['multiple'],
  } as const).map(([word, units]) => [stemOf(word), units]),
);
const amounts = new Set(['amount', 'amounts', 'sum', 'sums']);
const ofPay = new Set(['the', 'a', 'their', 'annual', 'base', 'yearly', 'salary', 'pay', 'earnings', 'wages']);
const isEnd = (token: Token | undefined): boolean => token === undefined || token.isMark;

/** The unit that is asked for, with where it is said: "how many weeks", "number of days", "in percent", "what amount". */
export interface UnitAsked {
  units: readonly Unit[];
  from: number;
  to: number;
}

/** The unit in which a figure is asked for; null where none is said. */
export function unitAsked(tokens: readonly Token[]): UnitAsked | null {
  for (const [at, { low }] of tokens.entries()) {
    const [first, next] = [tokens[at - 1]?.low ?? '', tokens[at + 1]];
    const units = unitsOf.get(next?.key ?? '');
    const isMany = (low === 'many' && first === 'how') || (low === 'of' && first === 'number');
    // "How many times the salary", but not "how many times do they pay".
    let to = at + 2;
    while (next?.low === 'times' && ofPay.has(tokens[to]?.low ?? '')) to += 1;
    if (units !== undefined && isMany && (next?.low !== 'times' || to > at + 2)) return { units, from: at - 1, to };
    const isIn = low === 'in' && (isEnd(tokens[at + 2]) || tokens[at + 2]?.low === 'of') && next?.low !== 'year';
    if (units !== undefined && isIn) return { units, from: at, to: at + 2 };
    if (amounts.has(low) && ['what', 'which', 'dollar', 'fixed'].includes(first))
      return { units: money, from: at - 1, to: at + 1 };
  }
  return null;
}

/** Of some figures the only one in these units; null where there is none, or more. */
export function onlyIn(units: readonly Unit[], keys: readonly MetricKey[]): MetricKey | null {
  const [only, ...others] = keys.filter((key) => units.includes(metricOf(key).unit ?? 'age'));
  return only === undefined || others.length > 0 ? null : only;
}

/** All figures of a line of cover. */
export const figuresOfLine = (line: string): MetricKey[] =>
  Object.keys(metrics)
    .filter(isMetric)
    .filter((key) => key.startsWith(`${line}.`));

/** "How many weeks will STD pay": of the figures of a line, the one in that unit. */
export function inAskedUnit(seen: MetricSeen, tokens: readonly Token[]): MetricSeen {
  const one = inPercent(seen, tokens);
  const asked = unitAsked(tokens);
  if (asked === null || !isMetric(one.metric)) return one;
  const { unit } = metricOf(one.metric);
  const isConvertible = unit === 'days' && asked.units.includes('weeks');
  if (unit === undefined || asked.units.includes(unit) || isConvertible || asked.units === money) return one;
  const only = onlyIn(asked.units, figuresOfLine(one.metric.split('.')[0] ?? ''));
  return only === null ? one : { ...one, metric: only, candidates: [only] };
}

/** "Generic drugs, percent", "cost share for the ER in percent": a copay's coinsurance. */
function inPercent(one: MetricSeen, tokens: readonly Token[]): MetricSeen {
  const last = tokens.findLast(({ isMark }) => !isMark)?.low ?? '';
  const isPercent =
    ['percent', 'percentage'].includes(last) ||
    tokens.some(({ low }, at) => low === 'in' && tokens[at + 1]?.low === 'percent');
  const key = `${one.metric.replace(/_copay$/, '')}_coinsurance`;
  const isSaid = tokens.slice(one.from, one.to).some(({ key: stem }) => stem === 'copai');
  return isPercent && !isSaid && isMetric(key) ? { ...one, metric: key, candidates: [key] } : one;
}
