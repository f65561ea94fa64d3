import type { AnalysisSpec, Understood } from '../../contract/analysis.ts';
import type { Known } from '../../contract/reading.ts';
import { specify } from '../analysis/specify.ts';
import { readingOf } from '../analysis/words.ts';
import { read } from '../language/read.ts';

/** What a question asks for, going on from the spec before it where it does not stand by itself. Pure. */
export function readQuestion(question: string, before: AnalysisSpec | null, known: Known): Understood {
  return specify(read(question, before === null ? null : readingOf(before), known));
}
