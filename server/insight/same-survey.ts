import type { Condition, Reading } from '../../contract/reading.ts';
import { surveyEntries } from '../../reference/surveys/all.ts';
import { goingOn } from '../language/going-on.ts';
import { yearSaid } from './same-rule.ts';

/** What a chat keeps of its questions about surveys: their texts, the newest first, and the entries that were answered. */
export interface KeptSurveys {
  texts: readonly string[];
  entries: readonly string[];
}

export const noSurveys: KeptSurveys = { texts: [], entries: [] };

/** So many questions of a line are kept. */
const MOST = 4;
const LONG = 12;
/** It is named as the one before. */
const SAME = /\bsame (?:survey|study|report|source|year)\b/i;
/** The figures of the library are asked for, and no longer those of a survey. */
const OF_LIBRARY = /\b(?:library|guides?|our|we|client|employers here)\b/i;

/** A question that goes on about a survey: "and the year before?", "for small firms?". It is of the same survey. */
export function ofSameSurvey(reading: Reading, before: Reading | null, kept: KeptSurveys): Reading {
  const last = before?.surveys ?? [];
  if (before === null || last.length === 0 || (reading.surveys ?? []).length > 0) return reading;
  const { isLed, isShort, isPointing, words } = goingOn(reading);
  const leans =
    (isLed || isShort || isPointing || SAME.test(reading.text)) &&
    words.length <= LONG &&
    !OF_LIBRARY.test(reading.text);
  if (!leans || reading.employers.some(({ from }) => from.kind === 'typed')) return reading;
  return {
    ...reading,
    surveys: last.map(({ value }) => ({ value, from: { kind: 'carried' } })),
    where:
      yearSaid(reading.text, before, latestOf(kept)) ?? (says(reading.where, 'year') ? reading.where : before.where),
    operation: { value: 'replace', from: { kind: 'assumed', rule: 'it goes on about the survey before' } },
  };
}

const says = (where: Condition | null, on: string): boolean => JSON.stringify(where).includes(`"on":"${on}"`);

/** The last year that the entries before have a figure of: it is what was answered where no year was named. */
const latestOf = ({ entries }: KeptSurveys): number =>
  Math.max(
    0,
    ...surveyEntries
      .filter(({ id }) => entries.includes(id))
      .flatMap(({ figures }) =>
        figures.flatMap(({ by }) =>
          Object.keys(by)
            .map(Number)
            .filter((year) => by[year] !== null),
        ),
      ),
  );

/** What is kept for the next question; a survey that is newly named begins a new line. */
export function keptSurveys(reading: Reading, kept: KeptSurveys, entries: readonly string[]): KeptSurveys {
  const named = reading.surveys ?? [];
  if (named.length === 0) return noSurveys;
  const isGoingOn = named.every(({ from }) => from.kind === 'carried');
  return { texts: [reading.text, ...(isGoingOn ? kept.texts : [])].slice(0, MOST), entries };
}

/** A further question of a text whose first one names a survey is about the same one: "…, and how many offer an HDHP?". */
export function ofFirstSurvey(part: Reading, first: Reading): Reading {
  const named = first.surveys ?? [];
  const isOther = (part.surveys ?? []).length > 0 || part.employers.length > 0 || OF_LIBRARY.test(part.text);
  return part === first || isOther || named.length === 0
    ? part
    : { ...part, surveys: named.map(({ value }) => ({ value, from: { kind: 'carried' } })) };
}
