import type { ModelTool } from '../../outside/model.ts';
import { yearsOf } from '../years-of.ts';
import type { Prepared } from '../prepare.ts';
import { checkSentence, type Verdict } from './check-sentence.ts';
import { numbersIn, type SaidNumber } from './numbers-in.ts';
import { resultsOfRun } from './results-of-run.ts';

/** The check of one run's sentences. */
export interface CheckOfRun {
  /** The same tool; what it answers is noted, for the sentences that will rest on it. */
  noting(tool: ModelTool): ModelTool;
  /** Takes what was given before the model was asked, and what the question takes for true. */
  begin(prepared: Prepared): void;
  /** Whether what some markers name holds a sentence. */
  sentence(sentence: string, markers: readonly number[]): Verdict;
}

/** @param question as it was typed: amounts that it gives may be said again */
export function checkOfRun(question: string): CheckOfRun {
  const results = resultsOfRun();
  const typed = numbersIn(question);
  let premises: ReadonlySet<number> = new Set();
  let years: readonly SaidNumber[] = [];
  return {
    noting: (tool) => ({
      ...tool,
      async run(input) {
        const output = await tool.run(input);
        results.note(output);
        return output;
      },
    }),
    begin({ reading, given }) {
      const amounts = [reading, ...reading.more].flatMap((one) => one.amounts);
      premises = new Set(amounts.flatMap(({ value }) => (value.role === 'premise' ? [value.amount] : [])));
      // "Next year" is a number that nobody typed.
      years = [reading, ...reading.more]
        .flatMap(({ where }) => yearsOf(where))
        .flatMap((year) => numbersIn(String(year)));
      // What no tool has run for: how the question was read, and why there is no figure.
      for (const { output } of given) results.note(output);
    },
    sentence: (sentence, markers) =>
      checkSentence(sentence, markers, results, {
        given: [...typed.filter(({ value }) => !premises.has(value)), ...years],
        premises: typed.filter(({ value }) => premises.has(value)),
      }),
  };
}
