import { type Entry, type FigureUnit, type RuleFigure, sayFigure } from '../../../reference/entry.ts';
import { numbersIn, type SaidNumber } from '../check/numbers-in.ts';
import { takeSentences } from '../check/sentences.ts';

/** What was asked, with the numbers of it that are taken for true. */
export interface AskedPremise {
  query: string;
  premises: readonly number[];
  /** The year that the question names. */
  year: number | null;
}

/** How far a number may be from the right one and still be meant for it. */
const FARTHEST = 5;
/** The year whose numbers are meant where none is named. */
const CURRENT_YEAR = 2026;
/** Units that a written amount may have for a figure. */
const units: Readonly<Record<FigureUnit, { unit: string; period: string | null }>> = {
  usd: { unit: 'usd', period: null },
  usd_year: { unit: 'usd', period: 'year' },
  usd_month: { unit: 'usd', period: 'month' },
  usd_day: { unit: 'usd', period: null },
  usd_hour: { unit: 'usd', period: 'hour' },
  percent: { unit: 'percent', period: null },
};

/**
 * A sentence that puts a wrong number of a question right; null where the number is right, belongs to something else, or where
 * what would put it right was not found alike in two places.
 */
export function correctionOf(entry: Entry, { query, premises, year }: AskedPremise): string | null {
  const premise = numbersIn(query).find(({ value }) => premises.includes(value));
  if (premise === undefined) return null;
  return (
    byFigures(entry.figures ?? [], premise, query, year) ?? byRule(entry, premise) ?? byCount(entry, premise, query)
  );
}

interface Candidate {
  label: string;
  unit: FigureUnit;
  value: number;
  checked: boolean;
}

function byFigures(
  figures: readonly RuleFigure[],
  premise: SaidNumber,
  query: string,
  year: number | null,
): string | null {
  const of = year ?? CURRENT_YEAR;
  const all = figures.flatMap(({ label, unit, by, checked }): Candidate[] => {
    const value = by[of];
    return typeof value === 'number' && fits(unit, premise)
      ? [{ label, unit, value, checked: checked?.[of] !== undefined }]
      : [];
  });
  const meant = namedIn(query, all);
  const isNear = meant.some(({ value }) => value / premise.value <= FARTHEST && premise.value / value <= FARTHEST);
  if (!isNear || meant.some(({ value, checked }) => value === premise.value || !checked)) return null;
  const right = meant.map(({ label, unit, value }) => `${label}: ${sayFigure(unit, value)}`).join('; ');
  return `Not ${saidNumber(premise)} for ${of}. ${right}.`;
}

const fits = (unit: FigureUnit, premise: SaidNumber): boolean =>
  (premise.unit === null || premise.unit === units[unit].unit) &&
  (premise.period === null || premise.period === 'year' || premise.period === units[unit].period);

const wordsIn = (text: string): Set<string> => new Set(text.toLowerCase().match(/[a-z]{3,}|\d+/g) ?? []);

/** Of several figures those whose own words the question has: "family" of self-only and family. */
function namedIn(query: string, all: readonly Candidate[]): readonly Candidate[] {
  const asked = wordsIn(query);
  const labels = all.map(({ label }) => wordsIn(label));
  const scores = labels.map(
    (words) => [...words].filter((word) => asked.has(word) && !labels.every((other) => other.has(word))).length,
  );
  const best = Math.max(0, ...scores);
  return all.filter((_, at) => scores[at] === best);
}

/** A rule in words puts right only what it counts itself: months against months. */
function byRule({ checked, rule, exceptions = '' }: Entry, premise: SaidNumber): string | null {
  if (checked === undefined || premise.unit === null) return null;
  const alike = ({ unit, period }: SaidNumber): boolean => unit === premise.unit && period === premise.period;
  const said = numbersIn(rule).filter(alike);
  if (said.length === 0 || [...said, ...numbersIn(exceptions)].some(({ value }) => value === premise.value))
    return null;
  const { sentences, rest } = takeSentences(rule);
  const right = [...sentences, rest].find((sentence) => numbersIn(sentence).some(alike));
  return right === undefined ? null : `Not ${saidNumber(premise)}. ${right.trim()}`;
}

/** Whom or what a number without a unit counts. */
const COUNTED =
  /(\d[\d,]*)\s+(?:or (?:more|fewer)\s+)?(?:full-time\s+)?(employees|participants|hours|people|miles)\b/giu;
const counted = (text: string): { value: number; noun: string }[] =>
  [...text.matchAll(COUNTED)].map(([, number = '', noun = '']) => ({
    value: Number(number.replaceAll(',', '')),
    noun: noun.toLowerCase(),
  }));

/** "From 50 employees, right?": a rule that counts employees once says how many. */
function byCount({ checked, rule, exceptions = '' }: Entry, premise: SaidNumber, query: string): string | null {
  const noun = counted(query).find(({ value }) => value === premise.value)?.noun;
  if (checked === undefined || noun === undefined) return null;
  const isOfIt = (one: { noun: string }): boolean => one.noun === noun;
  const [right, ...others] = new Set(
    counted(`${rule} ${exceptions}`)
      .filter(isOfIt)
      .map(({ value }) => value),
  );
  if (right === undefined || others.length > 0 || right === premise.value) return null;
  const { sentences, rest } = takeSentences(rule);
  const sentence = [...sentences, rest].find((one) => counted(one).some(isOfIt));
  return sentence === undefined ? null : `Not ${saidNumber(premise)} ${noun}. ${sentence.trim()}`;
}

function saidNumber({ value, unit, period }: SaidNumber): string {
  const number = value.toLocaleString('en-US');
  const amount =
    unit === 'usd' ? `$${number}` : unit === 'percent' ? `${number}%` : unit === null ? number : `${number} ${unit}`;
  return period === null ? amount : `${amount} a ${period}`;
}
