import type { AnalysisSpec, Understood } from '../../contract/analysis.ts';
import { known } from '../../server/language/testing/known.ts';
import { tokensOf } from '../../server/language/tokens.ts';
import { readQuestion } from '../../server/maximus/read-question.ts';
import { slotsOfSpec } from './slots.ts';

/**
 * What each word of a question does: the slots of the spec that are others without it, `asks` where the question is then asked back or
 * refused, `said` where the spec names it as not used, and nothing where the same figure comes without it.
 */
export function whereWordsGo(question: string, before: AnalysisSpec | null): string {
  const whole = readQuestion(question, before, known);
  return tokensOf(question)
    .filter(({ isMark }) => !isMark)
    .map(({ text, span: [from, to] }) => {
      const without = readQuestion(`${question.slice(0, from)} ${question.slice(to)}`, before, known);
      const effect = changed(whole, without) || (isNamed(whole, text) ? 'said' : '');
      return `${text}[${effect}]`;
    })
    .join(' ');
}

function changed(whole: Understood, without: Understood): string {
  if (whole.kind !== 'spec') return '';
  if (without.kind !== 'spec') return 'asks';
  const [slots, others] = [slotsOfSpec(whole.spec), slotsOfSpec(without.spec)];
  return Object.keys(slots)
    .filter((slot) => slots[slot] !== others[slot])
    .join('+');
}

const isNamed = (understood: Understood, word: string): boolean =>
  understood.kind === 'spec' && understood.spec.assumed.some((one) => one.includes(`“${word}”`));
