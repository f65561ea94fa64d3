import { z } from 'zod';
import { type ComparedFacts, MetricName, toolNames } from '../../../contract/insight-tools.ts';
import type { ModelTool } from '../../outside/model.ts';
import type { RunParts } from './run-parts.ts';
import { stateFacts } from './state-facts.ts';

const Input = z.object({
  employers: z.array(z.string().trim().min(2).max(120)).min(2).max(4),
  metrics: z.array(MetricName).max(8).nullish().describe('What is compared; what most guides state where absent.'),
  planYear: z.int().min(1990).max(2100).nullish(),
});

/** What is compared where nothing was named. */
const usual = [
  'medical.deductible',
  'medical.out_of_pocket_max',
  'retirement.effective_match',
  'time_off.days_year_1',
  'time_off.holidays',
  'leave.parental_birth_weeks',
] as const;

/** Two to four employers side by side. */
export function compare(parts: RunParts): ModelTool {
  return {
    name: toolNames.compare,
    description: 'What two to four employers state of the same metrics, each value with the marker to cite it by.',
    input: Input,
    step: (input) => `Comparing ${Input.parse(input).employers.join(' and ')}…`,
    async run(input): Promise<ComparedFacts> {
      const { employers, metrics, planYear } = Input.parse(input);
      const asked = metrics ?? usual;
      const compared = employers.map((employer) =>
        stateFacts(parts, { employer, owner: { employer }, metrics: asked, year: planYear ?? null }),
      );
      return { employers: await Promise.all(compared) };
    },
  };
}
