import type { AnalysisSpec, Understood } from '../../contract/analysis.ts';
import type { AskedBack } from '../../contract/maximus.ts';
import type { Known } from '../../contract/reading.ts';
import { specify } from '../analysis/specify.ts';
import { readingOf } from '../analysis/words.ts';
import { read } from '../language/read.ts';
import { answered } from './answered.ts';
import { understand } from './understand.ts';

/**
 * What a question asks for, going on from the spec before it where it does not stand by itself. Pure.
 *
 * @param asked what was asked back just before, which the words may answer; null: nothing was
 */
export function readQuestion(
  question: string,
  before: AnalysisSpec | null,
  known: Known,
  asked: AskedBack | null = null,
): Understood {
  const readOn = (text: string, spec: AnalysisSpec | null): Understood => readAlone(text, spec, known);
  const answer = asked === null ? null : answered(question, asked, known, readOn);
  return answer ?? readOn(question, before);
}

function readAlone(question: string, before: AnalysisSpec | null, known: Known): Understood {
  const last = before === null ? null : readingOf(before);
  return understand(read(question, last, known), known, {
    question,
    before,
    reread: (text) => specify(read(text, last, known)),
  });
}
