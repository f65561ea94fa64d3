import type { AnalysisSpec } from '../../contract/analysis.ts';
import type { Known } from '../../contract/reading.ts';
import { compute } from '../../server/analysis/compute.ts';
import type { Database } from '../../server/db/connect.ts';
import { known } from '../../server/language/testing/known.ts';
import { readQuestion } from '../../server/maximus/read-question.ts';
import { quantile } from '../search/metrics.ts';
import { readLabelled } from './labelled.ts';

/** Questions and their specs, each spec once: a spec that was computed before is only read again. */
function questions(): { question: string; spec: AnalysisSpec }[] {
  const seen = new Set<string>();
  return ['seen', 'unseen', 'fresh-1', 'fresh-2', 'fresh-3', 'fresh-4']
    .flatMap((name) => readLabelled(`./${name}.txt`))
    .flatMap(({ question, isFollowUp }) => {
      const understood = isFollowUp ? null : readQuestion(question, null, known);
      if (understood?.kind !== 'spec') return [];
      const key = JSON.stringify({ ...understood.spec, assumed: [] });
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ question, spec: understood.spec }];
    });
}

const row = (what: string, times: readonly number[]): string[] => {
  const sorted = times.toSorted((a, b) => a - b);
  return [what, String(sorted.length), ...[0.5, 0.95, 1].map((part) => quantile(sorted, part).toFixed(1))];
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const WARM_UP = 20;

/**
 * How long an answer takes, in milliseconds: one spec after another, and questions of several people who ask at once, read and computed with
 * the description of their chart. The browser's own drawing is not in it.
 */
export async function times(db: Database, asking: number, year: number): Promise<string[][]> {
  const all = questions();
  for (const { spec } of all.slice(0, WARM_UP)) await compute(db, spec);
  const half = Math.ceil((all.length - WARM_UP) / 2) + WARM_UP;
  const alone: number[] = [];
  for (const { spec } of all.slice(WARM_UP, half)) alone.push(await timed(() => compute(db, spec)));
  const queue = all.slice(half);
  const together: number[] = [];
  const library: Known = { ...known, year };
  const person = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const { question } = next;
      together.push(
        await timed(async () => {
          const understood = readQuestion(question, null, library);
          if (understood.kind === 'spec') JSON.stringify(await compute(db, understood.spec));
        }),
      );
    }
  };
  await Promise.all(Array.from({ length: asking }, person));
  return [row('spec to result', alone), row(`question to chart, ${asking} asking`, together)];
}
