import type { Reading, Slot } from '../../contract/reading.ts';
import { tokensOf } from '../language/tokens.ts';

/** Words that point back at whoever was spoken of. */
const pointers = new Set(['it', 'its', 'they', 'them', 'their', 'theirs', 'there', 'that', 'this']);
/** Words that point back at several. */
const SEVERAL = /\b(?:both|either|the two|each of (?:them|these|those)|which of (?:them|these|those))\b/i;
/** Whom a figure is over: the question is no more about one employer. */
const everybody = new Set(['employers', 'companies', 'market', 'industry', 'peers', 'everyone', 'typical', 'typically', 'average', 'median', 'law', 'legally']); // prettier-ignore
const ofAll = new Set(['social', 'off topic', 'own case', 'rule', 'limit', 'date', 'definition', 'how-to']);

/** Employers that are remembered of one chat. */
const MOST_RECENT = 4;
const LONG = 14;

/** The employers that were spoken of lately, the last ones last. */
export function recentEmployers(recent: readonly string[], reading: Reading): string[] {
  const named = reading.employers.flatMap(({ value }) => (value.length === 1 ? value : []));
  return [...recent.filter((one) => !named.includes(one)), ...named].slice(-MOST_RECENT);
}

/**
 * A short question that names nobody and points back at whoever was spoken of: "when is it vested?", "which of the two gives
 * more?". What it leaves out is carried from the question before. The reading itself where it does not point back.
 */
export function ofSameEmployer(reading: Reading, before: Reading | null, recent: readonly string[]): Reading {
  if (before === null || recent.length === 0 || !isOfOne(reading)) return reading;
  const words = tokensOf(reading.text).filter(({ isMark }) => !isMark).map(({ low }) => low); // prettier-ignore
  if (words.length > LONG || words.some((word) => everybody.has(word))) return reading;
  const isNamed = reading.employers.length > 0;
  const isOfSeveral = recent.length > 1 && SEVERAL.test(reading.text);
  const isPointing = isNamed || (before.employers.length > 0 && words.some((word) => pointers.has(word)));
  if (!isOfSeveral && !isPointing) return reading;
  const isOpen = reading.metrics.length === 0 && reading.subjects.length === 0;
  if (isNamed && !isOfSeveral && !isOpen) return reading;
  const names = isOfSeveral ? recent.slice(-2) : recent.slice(-1);
  return {
    ...reading,
    intent: { value: isOfSeveral ? 'compare' : 'value', from: { kind: 'carried' } },
    employers: names.map((name) => ({ value: [name], from: { kind: 'carried' } })),
    metrics: isOpen ? carried(before.metrics) : reading.metrics,
    subjects: isOpen ? carried(before.subjects) : reading.subjects,
    statistic: null,
    sort: null,
    limit: null,
    operation: { value: 'replace', from: { kind: 'assumed', rule: 'it is of the employer before' } },
  };
}

/** Whether it can be about one employer that it does not name itself. */
const isOfOne = ({ intent, where, groupBy, employers }: Reading): boolean =>
  !ofAll.has(intent.value) &&
  where === null &&
  groupBy.length === 0 &&
  employers.every(({ from }) => from.kind === 'carried');

const carried = <Value>(slots: readonly Slot<Value>[]): Slot<Value>[] =>
  slots.map(({ value }) => ({ value, from: { kind: 'carried' } }));
