import { sql } from 'drizzle-orm';
import { metricOf } from '../../contract/metrics.ts';
import type { Connection } from '../../server/db/connect.ts';
import { planFact } from '../../server/db/tables/facts.ts';
import { guide } from '../../server/db/tables/library.ts';
import type { BenchmarkQuery } from '../../server/analysis/benchmark.ts';
import { type Peers, statesAmong } from '../../server/analysis/peers.ts';
import { regions, statesOf } from '../../contract/vocabulary/states.ts';
import { sizeBands } from '../../contract/vocabulary/company-sizes.ts';

/** Figures of a group, as the reference computes them; what cannot be computed of no values is null. */
export interface ReferenceGroup {
  group: string | null;
  employers: number;
  n: number;
  samples: number;
  mean: number | null;
  p10: number | null;
  median: number | null;
  p90: number | null;
}

export interface ReferenceAnswer {
  groups: ReferenceGroup[];
  /** Word → employers that say it. */
  words: Map<string, number>;
}

interface GuideRow extends Record<string, unknown> {
  id: string;
  employer: string;
  plan_year: number | null;
  industry: string | null;
  state: string | null;
  employees: number | null;
  sample: boolean;
}

interface FactRow extends Record<string, unknown> {
  guide_id: string;
  plan_type: string | null;
  value: number | null;
  words: string | null;
}

/** An employer's value within a group. */
interface Value {
  group: string | null;
  sample: boolean;
  value: number | null;
  words: string | null;
}

/**
 * The reference: the same question answered by reading the guides and the facts of the metric, and computing in JavaScript.
 * Written apart from the product's statement, so that the two can be told to agree.
 */
export async function computeInScript(db: Connection, query: BenchmarkQuery): Promise<ReferenceAnswer> {
  const { metric, groupBy, peers = {} } = query;
  const { tiers, byNetwork } = metricOf(metric);
  const guides = await db.execute<GuideRow>(sql`
    select id, employer, plan_year, industry, state, employees, sample from ${guide} where status = 'ready'`);
  const facts = await db.execute<FactRow>(sql`
    select guide_id, plan_type, value, words from ${planFact}
    where metric = ${metric} and not review and tier is not distinct from ${query.tier ?? tiers?.[0] ?? null}
      and network is not distinct from ${byNetwork === true ? (query.network ?? 'in') : null}`);
  const inYears = guides.rows.filter(isAmong({ ...(peers.planYears && { planYears: peers.planYears }) }));
  const compared = oneEach(inYears, groupBy === 'year').filter(isAmong(peers));
  const factsOf = grouped(
    facts.rows.filter((fact) => peers.planType === undefined || fact.plan_type === peers.planType),
    (fact) => fact.guide_id,
  );
  const values = compared.flatMap((row): Value[] => {
    const stated = factsOf.get(row.id);
    if (stated === undefined) return [];
    const common = { sample: row.sample };
    if (groupBy !== 'plan_type') return [{ ...common, group: groupOf(row, groupBy), ...summed(stated) }];
    // An employer has a value for each type of plan whose type is stated.
    const typed = stated.filter((fact) => fact.plan_type !== null);
    return [...grouped(typed, (fact) => fact.plan_type)].map(([group, of]) => ({ ...common, group, ...summed(of) }));
  });
  const valuesOf = grouped(values, ({ group }) => group);
  const employers = grouped(compared, (row) => groupOf(row, groupBy));
  const names = [...(groupBy === 'plan_type' ? valuesOf : employers).keys()];
  const words = grouped(
    values.filter((value) => value.words !== null),
    (value) => value.words ?? '',
  );
  return {
    groups: names
      .filter((group) => groupBy === undefined || group !== null)
      .map((group) => ({
        group,
        employers: groupBy === 'plan_type' ? compared.length : (employers.get(group)?.length ?? 0),
        ...figuresOf(valuesOf.get(group) ?? []),
      })),
    words: new Map([...words].map(([said, of]) => [said, of.length])),
  };
}

function isAmong(peers: Peers): (row: GuideRow) => boolean {
  const states = statesAmong(peers);
  const within = (value: number | null, { from, to }: { from?: number; to?: number } = {}): boolean =>
    (from === undefined && to === undefined) || (value !== null && value >= (from ?? value) && value <= (to ?? value));
  return (row) =>
    (peers.industries === undefined || peers.industries.includes(row.industry ?? '')) &&
    (states === null || states.includes(row.state ?? '')) &&
    within(row.employees, peers.employees) &&
    within(row.plan_year, peers.planYears) &&
    (peers.source === undefined || row.sample === (peers.source === 'sample'));
}

/** Of guides within the years that are asked for: the latest of each employer, or of each employer and year. */
function oneEach(rows: readonly GuideRow[], byYear: boolean): GuideRow[] {
  const kept = new Map<string, GuideRow>();
  for (const row of rows) {
    const key = byYear ? JSON.stringify([row.employer, row.plan_year]) : row.employer;
    const other = kept.get(key);
    const [mine, theirs] = [row.plan_year ?? -1, other?.plan_year ?? -1];
    if (other === undefined || mine > theirs || (mine === theirs && row.id < other.id)) kept.set(key, row);
  }
  return [...kept.values()];
}

function groupOf(row: GuideRow, groupBy: BenchmarkQuery['groupBy']): string | null {
  switch (groupBy) {
    case 'industry':
      return row.industry;
    case 'state':
      return row.state;
    case 'year':
      return row.plan_year === null ? null : String(row.plan_year);
    case 'region':
      return regions.find((region) => statesOf[region].includes(row.state ?? '')) ?? null;
    case 'size':
      return sizeBands.findLast(({ from }) => row.employees !== null && row.employees >= from)?.label ?? null;
    case 'plan_type':
    case undefined:
      return null;
    default:
      return groupBy satisfies never;
  }
}

function summed(facts: readonly FactRow[]): { value: number | null; words: string | null } {
  const values = facts.flatMap(({ value }) => value ?? []);
  const words = facts.flatMap(({ words: said }) => said ?? []).toSorted();
  return {
    value: values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length,
    words: words[0] ?? null,
  };
}

function figuresOf(of: readonly Value[]): Omit<ReferenceGroup, 'group' | 'employers'> {
  const values = of.flatMap(({ value }) => value ?? []).toSorted((a, b) => a - b);
  const at = (share: number): number | null => {
    const place = share * (values.length - 1);
    const [low, high] = [values[Math.floor(place)], values[Math.ceil(place)]];
    return low === undefined || high === undefined ? null : low + (high - low) * (place - Math.floor(place));
  };
  return {
    n: of.length,
    samples: of.filter(({ sample }) => sample).length,
    mean: values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length,
    p10: at(0.1),
    median: at(0.5),
    p90: at(0.9),
  };
}

function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
