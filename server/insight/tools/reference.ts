import { z } from 'zod';
import { type FoundRules, toolNames } from '../../../contract/insight-tools.ts';
import { type SubjectKey, subjects } from '../../../contract/vocabulary/subjects.ts';
import { figureYears, sayFigure } from '../../../reference/entry.ts';
import type { ModelTool } from '../../outside/model.ts';
import { findRules } from './find-rules.ts';
import type { RunParts } from './run-parts.ts';

const keys = Object.keys(subjects) as [SubjectKey, ...SubjectKey[]];
const Input = z.object({
  query: z.string().trim().min(1).max(400).describe('What is asked, in words.'),
  topics: z.array(z.enum(keys)).max(6).nullish(),
  year: z.int().min(1990).max(2100).nullish().describe('The year of numbers; all years where absent.'),
});

const MOST = 4;

/** The rules of the field, each with its authority. */
export function reference({ sources }: Pick<RunParts, 'sources'>): ModelTool {
  return {
    name: toolNames.reference,
    description:
      'Rules of US benefits practice with their numbers by year and their source: COBRA, ACA, ERISA, HSA, FSA, 401(k), ' +
      'FMLA, Section 125, Medicare, parity, state leave and more. Numbers of the law come from here only.',
    input: Input,
    step: () => 'Looking up the rules…',
    run: (input): Promise<FoundRules> => {
      const { query, topics, year } = Input.parse(input);
      const found = findRules(query, topics ?? []).slice(0, MOST);
      const isKnown = figureYears.some((one) => one === year);
      return Promise.resolve({
        query,
        entries: found.map(({ entry, fit }) => ({
          marker: sources.rule(entry),
          id: entry.id,
          title: entry.title,
          rule: entry.rule,
          figures: (entry.figures ?? []).map(({ label, unit, by }) => ({
            label,
            values: Object.entries(by).flatMap(
              ([of, value]) =>
              value === null || (isKnown && Number(of) !== year) ? [] : [{ year: Number(of), said: sayFigure(unit, value) }], // prettier-ignore
            ),
          })),
          exceptions: entry.exceptions ?? null,
          source: entry.source,
          asOf: entry.asOf,
          fit,
        })),
      });
    },
  };
}
