import { isMetric, metricOf, metrics, type Unit } from '../../contract/metrics.ts';
import type { MetricSeen } from './metrics.ts';
import type { Token } from './tokens.ts';

const unitsAsked = new Map<string, readonly Unit[]>(Object.entries({ weeks: ['weeks'], days: ['days'], hours: ['hours'], months: ['count'], dollars: ['usd', 'usd_month', 'usd_year'] })); // prettier-ignore

/** "How many weeks will STD pay": of the figures of a line, the one in that unit. */
export function inAskedUnit(seen: MetricSeen, tokens: readonly Token[]): MetricSeen {
  const one = inPercent(seen, tokens);
  const at = tokens.findIndex(({ low }, index) => low === 'how' && tokens[index + 1]?.low === 'many');
  const wanted = at === -1 ? undefined : unitsAsked.get(tokens[at + 2]?.low ?? '');
  if (wanted === undefined || !isMetric(one.metric)) return one;
  const { unit } = metricOf(one.metric);
  const isConvertible = unit === 'days' && wanted.includes('weeks');
  if (unit === undefined || wanted.includes(unit) || isConvertible) return one;
  const [line] = one.metric.split('.');
  const fitting = Object.keys(metrics).filter(isMetric).filter((key) => key.startsWith(`${line}.`) && wanted.includes(metricOf(key).unit ?? 'age')); // prettier-ignore
  const [only] = fitting;
  return only === undefined || fitting.length > 1 ? one : { ...one, metric: only, candidates: [only] };
}

/** "Generic drugs, percent", "cost share for the ER in percent": a copay's coinsurance. */
function inPercent(one: MetricSeen, tokens: readonly Token[]): MetricSeen {
  const last = tokens.findLast(({ isMark }) => !isMark)?.low ?? '';
  const isPercent = ['percent', 'percentage'].includes(last) || tokens.some(({ low }, at) => low === 'in' && tokens[at + 1]?.low === 'percent'); // prettier-ignore
  const key = `${one.metric.replace(/_copay$/, '')}_coinsurance`;
  const isSaid = tokens.slice(one.from, one.to).some(({ key: stem }) => stem === 'copai');
  return isPercent && !isSaid && isMetric(key) ? { ...one, metric: key, candidates: [key] } : one;
}
