import type { AnalysisSpec, Grouping, Measure, PeerPart, PeerTest } from '../../../contract/analysis.ts';
import { isMetric, isMetricGroup, type MetricKey, metricOf } from '../../../contract/metrics.ts';
import { carriers } from '../../../contract/vocabulary/carriers.ts';
import { sizeBands } from '../../../contract/vocabulary/company-sizes.ts';
import { regions, statesOf, statesWithin } from '../../../contract/vocabulary/states.ts';

/**
 * Analyses computed in JavaScript from the rows of guides and facts: written apart from the statements of the product, so that
 * the two can be told to agree.
 */

export interface LibraryGuide {
  id: string;
  employer: string;
  year: number | null;
  industry: string | null;
  state: string | null;
  employees: number | null;
  sample: boolean;
  facts: readonly LibraryFact[];
}

export interface LibraryFact {
  metric: MetricKey;
  planType: string | null;
  tier: string | null;
  network: string | null;
  value: number | null;
  words: string | null;
}

export interface ReferenceCell {
  n: number;
  employers: number;
  value: number | null;
}

/** By the names of its groups as JSON: a cell for each measure. */
export type ReferenceRows = Map<string, ReferenceCell[]>;

export function computeInScript(guides: readonly LibraryGuide[], spec: AnalysisSpec): ReferenceRows {
  const peers = amongPeers(guides, spec.peers, spec.groupBy.includes('year'));
  const latest = amongPeers(guides, spec.peers, false).length;
  const rows: ReferenceRows = new Map();
  for (const [at, measure] of spec.measures.entries()) {
    for (const [key, cell] of cellsOf(peers, measure, spec, latest)) {
      const cells = rows.get(key) ?? spec.measures.map(() => ({ n: 0, employers: 0, value: null }));
      cells[at] = cell;
      rows.set(key, cells);
    }
  }
  return rows;
}

function amongPeers(guides: readonly LibraryGuide[], parts: readonly PeerPart[], perYear: boolean): LibraryGuide[] {
  const inYears = guides.filter((guide) =>
    parts.every(({ any, not }) => not || any.length !== 1 || any[0]?.on !== 'year' || holds(guide, any[0])),
  );
  const kept = new Map<string, LibraryGuide>();
  for (const guide of inYears) {
    const key = JSON.stringify([guide.employer, perYear ? guide.year : null]);
    const other = kept.get(key);
    const isLater = other === undefined || (guide.year ?? 0) > (other.year ?? 0);
    if (isLater || ((guide.year ?? 0) === (other.year ?? 0) && guide.id < other.id)) kept.set(key, guide);
  }
  return [...kept.values()].filter((guide) =>
    parts.every(({ any, not }) => any.some((test) => holds(guide, test)) !== not),
  );
}

type Ends = Pick<Extract<PeerTest, { on: 'size' }>, 'atLeast' | 'above' | 'atMost' | 'below'>;
const within = (value: number | null, { atLeast, above, atMost, below }: Ends): boolean =>
  value !== null &&
  value >= (atLeast ?? -Infinity) &&
  value > (above ?? -Infinity) &&
  value <= (atMost ?? Infinity) &&
  value < (below ?? Infinity);

function holds(guide: LibraryGuide, test: PeerTest): boolean {
  switch (test.on) {
    case 'industry':
      return guide.industry === test.is;
    case 'state':
      return guide.state === test.is;
    case 'region':
      return statesWithin(test.is).includes(guide.state ?? '');
    case 'size':
      return within(guide.employees, test);
    case 'year':
      return within(guide.year, test);
    case 'source':
      return guide.sample === (test.is === 'sample');
    case 'carrier':
      return guide.facts.some(({ metric, words }) => metric.endsWith('.carrier') && carrierOf(words) === test.is);
    case 'planType':
      return guide.facts.some(({ metric, words }) => metric === 'medical.plan_type' && words === test.is);
    case 'fact':
      return offers(guide, test);
    default:
      return test satisfies never;
  }
}

const regionOf = (state: string | null): string | null =>
  regions.find((region) => statesOf[region].includes(state ?? '')) ?? null;

function carrierOf(words: string | null): string | null {
  const plain = (words ?? '').toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return carriers.find(({ shows }) => plain.includes(shows))?.label ?? words;
}

type Fact = Omit<Extract<PeerTest, { on: 'fact' }>, 'on'>;
const ends = ['atLeast', 'above', 'atMost', 'below'] as const;
const asksAmount = (fact: Fact): boolean => ends.some((end) => fact[end] !== undefined) && fact.is === undefined;

/** The facts of a guide that a test is about. */
function stated(guide: LibraryGuide, test: Fact): LibraryFact[] {
  const { metric } = test;
  if (isMetricGroup(metric)) return guide.facts.filter((fact) => fact.metric.startsWith(`${metric}.`));
  const { tiers, byNetwork } = metricOf(metric);
  const amount = asksAmount(test);
  const level = test.tier ?? tiers?.[0] ?? null;
  const network = byNetwork === true ? (test.network ?? 'in') : null;
  return guide.facts.filter(
    (fact) =>
      fact.metric === metric &&
      (test.planType === undefined || fact.planType === test.planType) &&
      (!(amount || test.tier !== undefined) || fact.tier === (tiers === undefined ? null : level)) &&
      (!(amount || test.network !== undefined) || fact.network === network),
  );
}

function offers(guide: LibraryGuide, test: Fact): boolean {
  const facts = stated(guide, test);
  if (isMetricGroup(test.metric)) return facts.some(({ words }) => words !== 'no');
  const answer = test.is ?? (metricOf(test.metric).kind === 'yes_no' ? 'yes' : undefined);
  if (answer !== undefined) return facts.some(({ words }) => words === answer);
  if (!asksAmount(test)) return facts.length > 0;
  const amounts = facts.flatMap(({ value }) => value ?? []);
  return amounts.length > 0 && within(mean(amounts), test);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function namesOf(guide: LibraryGuide, grouping: Grouping): string[] {
  const words = (metric: string): string[] =>
    guide.facts.flatMap((fact) => (fact.metric === metric && fact.words !== null ? [fact.words] : []));
  const one = (name: string | null): string[] => (name === null ? [] : [name]);
  if (isMetric(grouping)) return [...new Set(words(grouping))];
  switch (grouping) {
    case 'industry':
      return one(guide.industry);
    case 'state':
      return one(guide.state);
    case 'region':
      return one(regionOf(guide.state));
    case 'year':
      return one(guide.year === null ? null : String(guide.year));
    case 'size':
      return one(sizeBands.findLast(({ from }) => guide.employees !== null && guide.employees >= from)?.label ?? null);
    case 'planType':
      return [...new Set(words('medical.plan_type'))];
    case 'carrier':
      return [...new Set(words('medical.carrier').map((name) => carrierOf(name) ?? name))];
    default:
      return grouping satisfies never;
  }
}

/** Every combination of a guide's groups. */
const groupsOf = (guide: LibraryGuide, groupBy: readonly Grouping[]): string[][] =>
  groupBy.reduce<string[][]>(
    (all, grouping) => all.flatMap((group) => namesOf(guide, grouping).map((name) => [...group, name])),
    [[]],
  );

function byGroup<Of>(
  peers: readonly LibraryGuide[],
  groups: (guide: LibraryGuide) => string[][],
  of: (guide: LibraryGuide, group: string[]) => Of[],
): Map<string, Of[]> {
  const found = new Map<string, Of[]>();
  for (const guide of peers) {
    for (const group of groups(guide)) {
      const key = JSON.stringify(group);
      found.set(key, [...(found.get(key) ?? []), ...of(guide, group)]);
    }
  }
  return found;
}

const LEAST = 5;

/** Of whom a group is a share: of answers, those of the other group who give any; else all peers. */
function baseOf(
  peers: readonly LibraryGuide[],
  groupBy: readonly Grouping[],
  latest: number,
): (group: readonly string[]) => number {
  const isAnswer = (one: Grouping): boolean => one === 'carrier' || one === 'planType' || one.includes('.');
  if (!groupBy.some(isAnswer)) return () => latest;
  const others = groupBy.flatMap((one, at) => (isAnswer(one) ? [] : [at]));
  const answering = peers.filter((guide) => groupsOf(guide, groupBy).length > 0);
  return (group) =>
    answering.filter((guide) => groupsOf(guide, groupBy).some((own) => others.every((at) => own[at] === group[at])))
      .length;
}

function cellsOf(
  peers: readonly LibraryGuide[],
  measure: Measure,
  spec: AnalysisSpec,
  latest: number,
): Map<string, ReferenceCell> {
  const { groupBy, statistic } = spec;
  const plain = (guide: LibraryGuide): string[][] => groupsOf(guide, groupBy);
  if (measure.of === 'employers') {
    const base = baseOf(peers, groupBy, latest);
    return new Map(
      [...byGroup(peers, plain, (guide) => [guide])].map(([key, of]) => {
        const all = base(JSON.parse(key) as string[]);
        return [
          key,
          { n: of.length, employers: all, value: statistic === 'share' ? (100 * of.length) / all : of.length },
        ];
      }),
    );
  }
  if (measure.of === 'offering') {
    const isOfStating =
      asksAmount(measure) ||
      (measure.is !== undefined &&
        !(measure.is === 'yes' && !isMetricGroup(measure.metric) && metricOf(measure.metric).kind === 'yes_no'));
    return new Map(
      [...byGroup(peers, plain, (guide) => [guide])].map(([key, of]) => {
        const counted = isOfStating ? of.filter((guide) => stated(guide, measure).length > 0) : of;
        const count = counted.filter((guide) => offers(guide, measure)).length;
        const value = counted.length < LEAST ? null : statistic === 'count' ? count : (100 * count) / counted.length;
        return [key, { n: counted.length, employers: of.length, value }];
      }),
    );
  }
  return amountsOf(peers, measure, spec);
}

function amountsOf(
  peers: readonly LibraryGuide[],
  measure: Extract<Measure, { of: 'value' }>,
  { groupBy, statistic }: AnalysisSpec,
): Map<string, ReferenceCell> {
  const isByPlan =
    groupBy.includes('planType') && measure.planType === undefined && metricOf(measure.metric).perPlan === true;
  const facts = (guide: LibraryGuide): LibraryFact[] =>
    stated(guide, { ...measure, atLeast: -Infinity }).filter(({ value }) => value !== null);
  const groups = (guide: LibraryGuide): string[][] =>
    groupBy.reduce<string[][]>(
      (all, grouping) => {
        const names =
          isByPlan && grouping === 'planType'
            ? [...new Set(facts(guide).flatMap(({ planType }) => planType ?? []))]
            : namesOf(guide, grouping);
        return all.flatMap((group) => names.map((name) => [...group, name]));
      },
      [[]],
    );
  const at = groupBy.indexOf('planType');
  const values = byGroup(peers, groups, (guide, group) => {
    const of = facts(guide).filter(({ planType }) => !isByPlan || planType === group[at]);
    return of.length === 0 ? [] : [mean(of.flatMap(({ value }) => value ?? []))];
  });
  const others = groupBy.filter((one) => !isByPlan || one !== 'planType');
  const employers = byGroup(
    peers,
    (guide) => groupsOf(guide, others),
    (guide) => [guide],
  );
  const cells = new Map<string, ReferenceCell>();
  if (!isByPlan) for (const [key, of] of employers) cells.set(key, { n: 0, employers: of.length, value: null });
  for (const [key, unsorted] of values) {
    const sorted = unsorted.toSorted((a, b) => a - b);
    if (sorted.length === 0) continue;
    const group = (JSON.parse(key) as string[]).filter((_, place) => !isByPlan || place !== at);
    const among = employers.get(JSON.stringify(group))?.length ?? sorted.length;
    cells.set(key, {
      n: sorted.length,
      employers: among,
      value: sorted.length < LEAST ? null : amountOf(sorted, statistic),
    });
  }
  return cells;
}

function amountOf(sorted: readonly number[], statistic: AnalysisSpec['statistic']): number {
  const at = (share: number): number => {
    const place = share * (sorted.length - 1);
    const [low = 0, high = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
    return low + (high - low) * (place - Math.floor(place));
  };
  if (typeof statistic !== 'string') return at(statistic.percentile / 100);
  const of: Record<string, number> = {
    mean: mean(sorted),
    least: at(0),
    most: at(1),
    spread: at(0.75) - at(0.25),
    count: sorted.length,
  };
  return of[statistic] ?? at(0.5);
}
