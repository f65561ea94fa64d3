import { z } from 'zod';
import { toolNames } from '../../../contract/insight-tools.ts';
import { metricOf } from '../../../contract/metrics.ts';
import type { ModelTool } from '../../outside/model.ts';
import { readPlanFacts } from '../plan-facts-store.ts';
import type { RunParts } from './run-parts.ts';

const Input = z.object({ id: z.uuid().describe('As find_employer gives it.') });

/** What a guide is, and of which metrics it states something; values come from plan_facts. */
export function getGuide({ db, names }: Pick<RunParts, 'db' | 'names'>): ModelTool {
  return {
    name: toolNames.guide,
    description:
      'A guide by its id: whose it is, its plan year, whether it is modelled, and what it states, without values.',
    input: Input,
    step: () => 'Looking at a guide…',
    async run(input) {
      const { id } = Input.parse(input);
      const guide = names.guides.find((one) => one.id === id);
      if (guide === undefined) return { id, note: 'The library has no such guide.' };
      const facts = await readPlanFacts(db, { guideIds: [id] }, null);
      return { ...guide, states: [...new Set(facts.map(({ metric }) => metricOf(metric).label))] };
    },
  };
}
