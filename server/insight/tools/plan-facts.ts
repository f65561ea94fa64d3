import { z } from 'zod';
import { MetricName, toolNames } from '../../../contract/insight-tools.ts';
import type { ModelTool } from '../../outside/model.ts';
import type { RunParts } from './run-parts.ts';
import { stateFacts } from './state-facts.ts';

const Input = z.object({
  employer: z.string().trim().min(2).max(120).describe('The employer, as find_employer or search_guides names it.'),
  metrics: z.array(MetricName).max(12).nullish().describe('What is asked for; all that is stated where absent.'),
  guideIds: z.array(z.uuid()).max(300).nullish().describe('Of these guides of the employer alone.'),
  planYear: z.int().min(1990).max(2100).nullish().describe('Of this plan year; the newest where absent.'),
});

/** What the guides of an employer state, value by value, each with the marker to cite it by. */
export function planFacts(parts: RunParts): ModelTool {
  return {
    name: toolNames.facts,
    description:
      'The values that the guides of one employer state for metrics of the catalogue (deductible, match, leave …), each ' +
      'with the marker of the passage that states it. What is not listed may still stand in its text: search_guides.',
    input: Input,
    step: (input) => `Reading what the guides of ${Input.parse(input).employer} state…`,
    async run(input) {
      const { employer, metrics, planYear, guideIds } = Input.parse(input);
      const owner = guideIds ? { guideIds } : { employer };
      return stateFacts(parts, { employer, owner, metrics: metrics ?? null, year: planYear ?? null });
    },
  };
}
