import type { Reading } from '../../contract/reading.ts';

const ENDS = [
  ['desc', /\b(?:highest|most|largest|best|richest|longest|biggest|top)\b/i],
  ['asc', /\b(?:lowest|least|smallest|worst|shortest|fewest|bottom)\b/i],
] as const;
const ASKS = /^\W*(?:and\s+|so\s+)?(?:which|who|what)\b/i;

/** What a figure rests on is said with it. */
const RESTS = /\b(?:based on|sample size|sample|out of how many|how many (?:employers|guides|companies))\b/i;
const ofFigures = new Set(['benchmark', 'position', 'share', 'ranking', 'trend', 'compare']);

/**
 * A question about the figure before: "which one is highest?" of a figure by groups has its groups in that order, "how many employers
 * is that based on?" the same figure again, which says it. The reading itself otherwise.
 */
export function ofSameFigure(reading: Reading, before: Reading | null): Reading {
  const isOpen = reading.metrics.length + reading.employers.length + reading.subjects.length === 0;
  if (before === null || !ofFigures.has(before.intent.value) || before.employers.length > 0 || !isOpen) return reading;
  const [end] =
    before.groupBy.length > 0 && ASKS.test(reading.text)
      ? (ENDS.find(([, words]) => words.test(reading.text)) ?? [])
      : [];
  if (
    end === undefined &&
    !(RESTS.test(reading.text) && /\b(?:that|this|it|figure)\b|^\W*(?:what|how)/i.test(reading.text))
  )
    return reading;
  return {
    ...before,
    text: reading.text,
    corrections: [],
    left: [],
    covered: [],
    more: [],
    sort:
      end === undefined
        ? before.sort
        : { value: end, from: { kind: 'assumed', rule: 'the groups of the figure before' } },
    operation: { value: 'point', from: { kind: 'assumed', rule: 'it is of the figure before' } },
  };
}
