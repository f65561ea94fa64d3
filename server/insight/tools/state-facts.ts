import type { EmployerFacts, StatedFact } from '../../../contract/insight-tools.ts';
import { type MetricKey, metricOf } from '../../../contract/metrics.ts';
import { display } from '../../facts/display.ts';
import { type Owner, type PlanFactRow, readPlanFacts, readPlanYears } from '../plan-facts-store.ts';
import { inOwnUnit } from './own-unit.ts';
import type { RunParts } from './run-parts.ts';

/** Facts of one employer at most: what is more is a table of its own. */
const MOST_FACTS = 40;

export interface AskedFacts {
  employer: string;
  owner: Owner;
  /** Null: all that is stated, one value a metric. */
  metrics: readonly MetricKey[] | null;
  /** Null: of each metric the newest year that states it. */
  year: number | null;
}

/** What an employer states, each fact under the marker of the passage that states it. */
export async function stateFacts(
  parts: RunParts,
  { employer, owner, metrics, year }: AskedFacts,
): Promise<EmployerFacts> {
  const [all, years] = await Promise.all([readPlanFacts(parts.db, owner, metrics), readPlanYears(parts.db, owner)]);
  const ofYear = year === null ? [] : all.filter(({ planYear }) => planYear === year);
  const rows = newest(ofYear.length > 0 ? ofYear : all);
  const asked = metrics === null ? onePerMetric(rows) : inOrder(rows, metrics);
  const admitted = await parts.admitted.admit(asked.slice(0, MOST_FACTS));
  const stated = new Set(admitted.map(({ metric }) => metric));
  return {
    employer,
    years,
    facts: admitted.map((row) => statedFact(parts, row)),
    notStated: (metrics ?? []).filter((metric) => !stated.has(metric)).map((metric) => metricOf(metric).label),
  };
}

/** A fact as it is given to whoever answers. */
export function statedFact({ sources }: Pick<RunParts, 'sources'>, row: PlanFactRow): StatedFact {
  const { metric, plan, tier, network, value, quoteFrom, quoteTo, text, title, planYear, sample } = row;
  const quote = text.slice(quoteFrom, quoteTo);
  const said = inOwnUnit(metric, value, display(metric, row), quote);
  return {
    marker: sources.passage(row, { said, quoteFrom, quoteTo }),
    metric,
    label: metricOf(metric).label,
    plan,
    tier,
    network,
    value,
    said,
    quote,
    guide: title,
    planYear,
    sample,
  };
}

/** Of each metric what the newest plan year says that states it, each value once. */
function newest(rows: readonly PlanFactRow[]): PlanFactRow[] {
  const years = new Map<string, number>();
  for (const { metric, planYear } of rows) years.set(metric, Math.max(years.get(metric) ?? 0, planYear ?? 0));
  const kept = rows.filter(({ metric, planYear }) => (planYear ?? 0) === years.get(metric));
  return kept.filter((one, at) => kept.findIndex((other) => keyOf(other) === keyOf(one)) === at);
}

const keyOf = ({ metric, plan, tier, network, value, words }: PlanFactRow): string =>
  [metric, plan, tier, network, value, words].join('|');

const onePerMetric = (rows: readonly PlanFactRow[]): PlanFactRow[] =>
  rows.filter(({ metric }, at) => rows.findIndex((other) => other.metric === metric) === at);

const inOrder = (rows: readonly PlanFactRow[], metrics: readonly MetricKey[]): PlanFactRow[] =>
  metrics.flatMap((metric) => rows.filter((row) => row.metric === metric));
