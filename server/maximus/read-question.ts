import type { AnalysisSpec, Understood } from '../../contract/analysis.ts';
import type { AskedBack } from '../../contract/maximus.ts';
import type { Known } from '../../contract/reading.ts';
import { specify } from '../analysis/specify.ts';
import { readingOf } from '../analysis/words.ts';
import { read } from '../language/read.ts';
import { answered } from './answered.ts';
import { edited } from './edit.ts';
import { inPlaceOf } from './in-place-of.ts';
import { listedFigures } from './listed-figures.ts';
import { ownLevels } from './own-levels.ts';
import { siblingOf } from './sibling.ts';
import { understand } from './understand.ts';

/**
 * What a question asks for, going on from the spec before it where it does not stand by itself. Pure.
 *
 * @param asked what was asked back just before, which the words may answer; null: nothing was
 * @param earlier what was shown before `before`: "both" is the two of them
 */
export function readQuestion(
  question: string,
  before: AnalysisSpec | null,
  known: Known,
  asked: AskedBack | null = null,
  earlier: AnalysisSpec | null = null,
): Understood {
  const readOn = (text: string, spec: AnalysisSpec | null): Understood => readAlone(text, spec, known);
  const answer = asked === null ? null : answered(question, asked, known, readOn);
  return answer ?? readAlone(question, before, known, together(question, before, earlier, known));
}

const TWO = /\b(?:both|(?:the|these|those) two|two of them|them together)\b/i;
const MOST_MEASURES = 4;

/** "Both by state": the figures of the last two questions side by side, of the employers of the last one. */
function together(
  question: string,
  before: AnalysisSpec | null,
  earlier: AnalysisSpec | null,
  known: Known,
): AnalysisSpec | null {
  if (before === null || earlier === null || !TWO.test(question)) return before;
  const said = new Set(before.measures.map((one) => JSON.stringify(one)));
  const others = earlier.measures.filter((one) => !said.has(JSON.stringify(one)));
  const measures = [...others, ...before.measures];
  const isAlike = measures.every(({ of }) => of === measures[0]?.of) && measures.length <= MOST_MEASURES;
  const names = others.length === 0 || !isAlike || read(question, null, known).metrics.length > 0;
  return names ? before : { ...before, measures, compare: null };
}

/** @param on what the question goes on from, where that is more than what was shown */
function readAlone(question: string, before: AnalysisSpec | null, known: Known, on = before): Understood {
  const glance = (text: string, spec: AnalysisSpec | null, isEdit: boolean): Understood =>
    specify(read(text, spec === null ? null : readingOf(spec), known, isEdit));
  const readOn = (text: string, spec: AnalysisSpec | null, isEdit: boolean): Understood => {
    const last = spec === null ? null : readingOf(spec);
    return understand(read(text, last, known, isEdit), known, {
      question: text,
      before: spec === on ? before : spec,
      reread: (words) => glance(words, spec, isEdit),
    });
  };
  const edit = (text: string, spec: AnalysisSpec): Understood => readOn(text, spec, true);
  const instead = on === null ? null : inPlaceOf(question, on, edit);
  if (instead !== null) return instead;
  const plainly = readOn(question, on, false);
  if (plainly.kind === 'spec') return plainly;
  const levels = ownLevels(question, known, (text) => readOn(text, on, false));
  if (levels !== null) return levels;
  const listed = listedFigures(question, on !== null, (text, isPlainly) =>
    isPlainly ? glance(text, on, false) : readOn(text, on, false),
  );
  if (listed !== null || on === null) return listed ?? plainly;
  const changed = edited(question, on, known, edit);
  return changed ?? siblingOf(question, on, known) ?? plainly;
}
