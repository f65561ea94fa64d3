import type { Offer } from '../../contract/insight.ts';
import type { Reading } from '../../contract/reading.ts';
import { isContent } from '../language/left.ts';
import { tokensOf } from '../language/tokens.ts';

const owners = new Set(['they', 'them', 'their', 'theirs']);
const ofFigures = new Set(['benchmark', 'share', 'ranking', 'position', 'value', 'passage', 'unclear']);
/** So many employers are offered to choose from. */
const MOST = 3;

/**
 * Whether a question speaks of somebody whom nobody has named: "how does their PTO work?" at the beginning of a chat. What stands
 * before the pronoun may be whom it means: "when employees leave, do they …".
 */
export function asksWhose({ text, intent, employers, where, surveys }: Reading, before: Reading | null): boolean {
  const tokens = tokensOf(text);
  const at = tokens.findIndex(({ low }) => owners.has(low));
  const isOfNobody = employers.length + (surveys ?? []).length === 0 && where === null;
  return (
    at >= 0 &&
    before === null &&
    isOfNobody &&
    ofFigures.has(intent.value) &&
    !tokens.slice(0, at).some((token) => isContent(token) || EVERYBODY.test(token.low))
  );
}
const EVERYBODY = /^(?:employ|compan|people|staff|worker|most|other|everyone|firm|plan)/;

/** The question once more for each employer that may be meant. */
export const offerOwners = (question: string, recent: readonly string[]): Offer[] =>
  recent.slice(0, MOST).map((employer) => ({
    kind: 'ask',
    label: employer,
    question: question
      .replace(/\btheirs?\b/i, `${employer}’s`)
      .replace(/\bdo (?:they|them)\b/i, (typed) => (typed.startsWith('D') ? `Does ${employer}` : `does ${employer}`))
      .replace(/\bthe[ym]\b/i, employer),
  }));
