import { isMetric, metricOf, metrics, type Unit } from '../../contract/metrics.ts';
import type { MetricSeen } from './metrics.ts';
import type { Token } from './tokens.ts';

const unitsAsked: Readonly<Record<string, readonly Unit[]>> = { weeks: ['weeks'], days: ['days'], hours: ['hours'], months: ['count'], dollars: ['usd', 'usd_month', 'usd_year'] }; // prettier-ignore

/** "How many weeks will STD pay": of the figures of a line, the one in that unit. */
export function inAskedUnit(one: MetricSeen, tokens: readonly Token[]): MetricSeen {
  const at = tokens.findIndex(({ low }, index) => low === 'how' && tokens[index + 1]?.low === 'many');
  const wanted = at === -1 ? undefined : unitsAsked[tokens[at + 2]?.low ?? ''];
  if (wanted === undefined || !isMetric(one.metric)) return one;
  const { unit } = metricOf(one.metric);
  const isConvertible = unit === 'days' && wanted.includes('weeks');
  if (unit === undefined || wanted.includes(unit) || isConvertible) return one;
  const [line] = one.metric.split('.');
  const fitting = Object.keys(metrics).filter(isMetric).filter((key) => key.startsWith(`${line}.`) && wanted.includes(metricOf(key).unit ?? 'age')); // prettier-ignore
  const [only] = fitting;
  return only === undefined || fitting.length > 1 ? one : { ...one, metric: only, candidates: [only] };
}
