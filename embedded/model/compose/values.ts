import type { StatedFact } from '../../../contract/insight-tools.ts';
import { metricOf } from '../../../contract/metrics.ts';
import type { Asked } from '../conversation.ts';
import type { Ranked } from '../rank.ts';
import { alike, aspectOf, bold, bullets, factLine, factWithWords, listed, titled, yearOf } from './phrase.ts';

/** Words that have more in common than this are the same ones. */
const SAME = 0.5;

/**
 * Values of one employer, each with its own words where these are not quoted behind it.
 *
 * @param lead what is said before them
 * @param words what is quoted after the values, whose own words are not said twice; null where there are too many values for words
 */
export function saidFacts(
  employer: string,
  facts: readonly StatedFact[],
  lead: string,
  words: readonly Ranked[] | null,
): string {
  const [first] = facts;
  if (first === undefined) return '';
  const years = [...new Set(facts.map(({ planYear }) => yearOf(planYear)))];
  const titles = [...new Set(facts.map(({ guide }) => titled({ guide, employer })))];
  const head = `${lead}${bold(employer)}, ${listed(titles)} (${listed(years)})`;
  const isSaid = ({ quote }: StatedFact): boolean =>
    words?.some(({ text }) => holds(text, quote) || alike(text, quote) > SAME) ?? true;
  // Of two guides each value says which one it is of.
  const of = (fact: StatedFact): string => (titles.length < 2 ? '' : `${titled({ guide: fact.guide, employer })}: `);
  const line = (fact: StatedFact): string => of(fact) + (isSaid(fact) ? factLine(fact) : factWithWords(fact));
  return facts.length > 1 ? `${head}:\n${bullets(facts.map(line))}` : `${head}: ${line(first)}.`;
}

const holds = (text: string, quote: string): boolean =>
  text.toLowerCase().includes(
    quote
      .replaceAll(/\s+/g, ' ')
      .replace(/[.;,]$/, '')
      .trim()
      .toLowerCase(),
  );

/** Two values of the same metric, level, plan and year, from two places: neither is left out. */
export function differNote(facts: readonly StatedFact[]): string {
  const differ = facts.some((one) =>
    facts.some(
      (other) =>
        metricOf(one.metric).kind === 'number' &&
        one.metric === other.metric &&
        one.planYear === other.planYear &&
        aspectOf(one) === aspectOf(other) &&
        one.value !== other.value &&
        one.marker !== other.marker,
    ),
  );
  return differ ? 'Check which one applies: these places give different values for what may be the same thing.' : '';
}

/** What was taken for true is said to be so, or not, before anything else. */
export function premiseOf({ reading }: Asked, facts: readonly StatedFact[]): string {
  const [premise] = reading.premises;
  const values = facts.flatMap(({ value }) => (value === null ? [] : [value]));
  if (premise === undefined || values.length === 0) return '';
  return values.includes(premise) ? 'Yes. ' : 'No, that is not what the guide states. ';
}
