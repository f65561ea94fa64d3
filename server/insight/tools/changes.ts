import { z } from 'zod';
import { type ChangedFacts, MetricName, toolNames } from '../../../contract/insight-tools.ts';
import { metricOf } from '../../../contract/metrics.ts';
import { display } from '../../facts/display.ts';
import type { ModelTool } from '../../outside/model.ts';
import { type PlanFactRow, readPlanFacts, readPlanYears } from '../plan-facts-store.ts';
import type { RunParts } from './run-parts.ts';
import { statedFact } from './state-facts.ts';

const Input = z.object({
  employer: z.string().trim().min(2).max(120),
  metrics: z.array(MetricName).max(12).nullish().describe('What is asked for; all that is stated where absent.'),
  from: z.int().min(1990).max(2100).nullish().describe('The earlier plan year; the one before `to` where absent.'),
  to: z.int().min(1990).max(2100).nullish().describe('The later plan year; the newest where absent.'),
});

const MOST = 20;

/** What an employer states otherwise in one plan year than in another. */
export function changes(parts: RunParts): ModelTool {
  return {
    name: toolNames.changes,
    description: 'What changed between two plan years of one employer: values that differ, are new, or are gone.',
    input: Input,
    step: (input) => `Comparing the plan years of ${Input.parse(input).employer}…`,
    async run(input): Promise<ChangedFacts> {
      const { employer, metrics, from, to } = Input.parse(input);
      const owner = { employer };
      const [rows, years] = await Promise.all([
        readPlanFacts(parts.db, owner, metrics ?? null),
        readPlanYears(parts.db, owner),
      ]);
      const later = to ?? years[0] ?? null;
      const earlier = from ?? years.find((year) => later !== null && year < later) ?? null;
      const ofYear = (year: number | null): PlanFactRow[] =>
        rows.filter(({ planYear }) => year !== null && planYear === year);
      const [before, after] = [ofYear(earlier), ofYear(later)];
      if (before.length === 0 || after.length === 0) {
        return {
          employer,
          years,
          from: before.length > 0 ? earlier : null,
          to: after.length > 0 ? later : null,
          changed: [],
          same: 0,
        };
      }
      const pairs = pairsOf(before, after);
      const differing = pairs.filter((pair) => saidOf(pair.before) !== saidOf(pair.after)).slice(0, MOST);
      const shown = new Set(
        await parts.admitted.admit(
          differing.flatMap((pair) => [pair.before, pair.after].filter((one) => one !== null)),
        ),
      );
      const given = (row: PlanFactRow | null) => (row === null || !shown.has(row) ? null : statedFact(parts, row));
      return {
        employer,
        years,
        from: earlier,
        to: later,
        changed: differing
          .map((pair) => ({
            label: labelOf(pair.after ?? pair.before),
            before: given(pair.before),
            after: given(pair.after),
          }))
          .filter((pair) => pair.before !== null || pair.after !== null),
        same: pairs.length - differing.length,
      };
    },
  };
}

interface Pair {
  before: PlanFactRow | null;
  after: PlanFactRow | null;
}

/** Values of the same thing; what one year alone states of a metric is new or gone. */
function pairsOf(before: readonly PlanFactRow[], after: readonly PlanFactRow[]): Pair[] {
  const once = (rows: readonly PlanFactRow[]) => new Map(rows.map((row) => [keyOf(row), row] as const));
  const [earlier, later] = [once(before), once(after)];
  const states = (rows: readonly PlanFactRow[], { metric }: PlanFactRow): boolean =>
    rows.some((row) => row.metric === metric);
  return [
    ...[...later].flatMap(([key, row]): Pair[] => {
      const same = earlier.get(key);
      if (same !== undefined) return [{ before: same, after: row }];
      return states(before, row) ? [] : [{ before: null, after: row }];
    }),
    ...[...earlier.values()].filter((row) => !states(after, row)).map((row): Pair => ({ before: row, after: null })),
  ];
}

const keyOf = ({ metric, plan, planType, tier, network }: PlanFactRow): string =>
  [metric, planType ?? plan, tier, network].join('|');

const saidOf = (row: PlanFactRow | null): string | null => (row === null ? null : display(row.metric, row));

const labelOf = (row: PlanFactRow | null): string => (row === null ? '' : metricOf(row.metric).label);
