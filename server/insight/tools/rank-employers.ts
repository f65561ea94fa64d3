import { AnalysisSpec } from '../../../contract/analysis.ts';
import { type RankedEmployers, toolNames } from '../../../contract/insight-tools.ts';
import { isMetricGroup, metricOf } from '../../../contract/metrics.ts';
import { rankEmployers as rank } from '../../analysis/rank-employers.ts';
import type { ModelTool } from '../../outside/model.ts';
import { type PlanFactRow, readPlanFacts } from '../plan-facts-store.ts';
import type { RunParts } from './run-parts.ts';
import { statedFact } from './state-facts.ts';

const USUAL = 5;
/** Of a longer list nobody reads the end, and each value counts as a passage of its guide. */
const MOST = 10;

/** Employers by an amount that they state, each with the passage that states it. */
export function rankEmployers(parts: Pick<RunParts, 'db' | 'sources' | 'admitted'>): ModelTool {
  return {
    name: toolNames.ranking,
    description:
      'The employers that state the most (`sort: "desc"`) or the least (`"asc"`) of the first measure, an amount, or that ' +
      'offer it (`of: "offering"`), each with its value and the marker to cite it by; at most ten.',
    input: AnalysisSpec,
    step: () => 'Ranking employers…',
    async run(input): Promise<RankedEmployers | { note: string }> {
      const spec = AnalysisSpec.parse(input);
      const [measure] = spec.measures;
      const ranking = await rank(parts.db, spec, Math.min(spec.limit ?? USUAL, MOST));
      if (ranking === null || measure === undefined || measure.of === 'employers' || isMetricGroup(measure.metric))
        return { note: 'Only amounts and what is offered can be ranked.' };
      const { metric } = measure;
      const owner = { guideIds: ranking.rows.map(({ guideId }) => guideId) };
      const stated = await readPlanFacts(parts.db, owner, [metric]);
      const found = ranking.rows.map((row) => ({ row, fact: nearest(stated, row) }));
      const admitted = new Set(await parts.admitted.admit(found.flatMap(({ fact }) => (fact === null ? [] : [fact]))));
      return {
        label: metricOf(metric).label,
        peers: ranking.peers,
        order: ranking.order,
        rows: found.map(({ row, fact }) => ({
          employer: row.employer,
          fact: fact === null || !admitted.has(fact) ? null : statedFact(parts, fact),
        })),
        total: ranking.total,
        alike: ranking.alike,
      };
    },
  };
}

/** The fact that is the value of a guide, or the nearest to it, for the value is the mean over its plans; any where it is of no amount. */
function nearest(
  facts: readonly PlanFactRow[],
  { guideId, value }: { guideId: string; value: number | null },
): PlanFactRow | null {
  const all = facts.filter((fact) => fact.guideId === guideId);
  if (value === null) return all[0] ?? null;
  const own = all.filter((fact) => fact.value !== null);
  const far = (fact: PlanFactRow): number => Math.abs((fact.value ?? 0) - value);
  return own.toSorted((a, b) => far(a) - far(b))[0] ?? null;
}
