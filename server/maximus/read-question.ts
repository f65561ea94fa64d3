import type { AnalysisSpec, Understood } from '../../contract/analysis.ts';
import type { Known } from '../../contract/reading.ts';
import { understand } from './understand.ts';
import { readingOf } from '../analysis/words.ts';
import { read } from '../language/read.ts';

/** What a question asks for, going on from the spec before it where it does not stand by itself. Pure. */
export function readQuestion(question: string, before: AnalysisSpec | null, known: Known): Understood {
  return understand(read(question, before === null ? null : readingOf(before), known), known);
}
