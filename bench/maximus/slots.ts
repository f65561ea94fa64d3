import type { AnalysisSpec, Measure, PeerPart, PeerTest } from '../../contract/analysis.ts';

interface Ends {
  atLeast?: number | undefined;
  above?: number | undefined;
  atMost?: number | undefined;
  below?: number | undefined;
}

const endsOf = ({ atLeast, above, atMost, below }: Ends): string =>
  [
    ...(atLeast === undefined ? [] : [`>=${atLeast}`]),
    ...(above === undefined ? [] : [`>${above}`]),
    ...(atMost === undefined ? [] : [`<=${atMost}`]),
    ...(below === undefined ? [] : [`<${below}`]),
  ].join(',');

function measureOf(measure: Measure): string {
  if (measure.of === 'employers') return 'employers';
  const { of, metric, tier, network, planType } = measure;
  const ends = of === 'offering' ? endsOf(measure) || (measure.is === undefined ? '' : `=${measure.is}`) : '';
  return [of, metric, tier, network, planType, ends].filter(Boolean).join(' ');
}

const names: Partial<Record<PeerTest['on'], string>> = { industry: 'ind' };

function testOf(test: PeerTest): string {
  const name = names[test.on] ?? test.on;
  if (test.on === 'size' || test.on === 'year') return `${name} ${endsOf(test)}`;
  if (test.on === 'fact') return `${name} ${test.metric} ${test.is ?? endsOf(test)}`.trim();
  return `${name} ${test.is}`;
}

function partOf({ any, not }: PeerPart): string {
  const [first = '', ...others] = any.map(testOf).toSorted();
  const rest = others.map((one) => one.split(' ').slice(1).join(' '));
  return `${not ? '!' : ''}${[first, ...rest].join('|')}`;
}

function compareOf({ compare }: AnalysisSpec): string {
  if (compare === null) return '';
  return compare.with === 'amount' ? String(compare.amount) : `${compare.from}-${compare.to}`;
}

/** A spec as slots of text that can be compared with a label. A chart that nobody named has none. */
export function slotsOfSpec(spec: AnalysisSpec): Record<string, string> {
  const { measures, statistic, groupBy, peers, sort, limit, chart } = spec;
  return {
    m: measures.map(measureOf).join(', '),
    stat: typeof statistic === 'string' ? statistic : String(statistic.percentile),
    by: groupBy.join(' '),
    // To be in neither of two states is to be not in the one and not in the other.
    peers: peers
      .flatMap((part) => (part.not ? part.any.map((test) => ({ any: [test], not: true })) : [part]))
      .map(partOf)
      .toSorted()
      .join(', '),
    compare: compareOf(spec),
    sort: sort ?? '',
    limit: limit === null ? '' : String(limit),
    chart: chart === 'auto' || chart === 'none' ? '' : chart,
  };
}
