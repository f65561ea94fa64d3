import type { FoundRule, SaidReading } from '../../../contract/insight-tools.ts';
import type { Asked } from '../conversation.ts';
import { bold, bullets, mark } from './phrase.ts';
import { subjectOf } from './subject-of.ts';

/** What fits less is only near what was asked. */
const SURE = 0.5;
/** A second rule is said where it fits nearly as well. */
const ALSO = 0.92;
const MOST_RULES = 2;

/** Whether a rule is surely what was asked for, whatever else the question was read as. */
export const isNamed = (rules: readonly FoundRule[]): boolean => (rules[0]?.fit ?? 0) >= NAMED;

const NAMED = 0.55;

/** Whether a rule is likely what was asked for, where nothing else was read. */
export const isLikely = (rules: readonly FoundRule[]): boolean => (rules[0]?.fit ?? 0) >= SURE;

/**
 * The rule, its numbers of the year, exceptions and where it stands. The entries were written from knowledge and not checked
 * against two publications, so each says to check the source, and none calls a number of the question wrong.
 */
export function saidRules({ reading, rules }: Asked): string {
  const [first] = rules;
  if (first === undefined) {
    return `The reference of rules has nothing on ${subjectOf(reading)} that I am sure of. Counsel, or the public authority, can say; it can also be asked for under Request Information.`;
  }
  const said = rules.filter(({ fit }, at) => at === 0 || (fit >= SURE && fit >= first.fit * ALSO)).slice(0, MOST_RULES);
  const lead = first.fit < SURE ? 'I am not sure that this is what you ask; it is the nearest rule.\n\n' : reading.intent === 'how-to' ? 'I do not write texts or calculate cases without a language model. This is the rule to work from:\n\n' : ''; // prettier-ignore
  const blocks = said.map((rule) => saidRule(rule, reading));
  return `${lead}${blocks.join('\n\n')}\n\nThis is general information, not legal advice; the plan document and counsel decide a case.`;
}

function saidRule(rule: FoundRule, { years }: SaidReading): string {
  const figures = rule.figures.map((figure) => figureLine(rule, figure, years)).filter((line) => line !== '');
  return [
    `${bold(rule.title)}. ${withMarks(rule.rule, rule.marker)}`,
    figures.length === 0 ? '' : bullets(figures),
    rule.exceptions === null ? '' : withMarks(rule.exceptions, rule.marker),
    `Check the source: ${rule.source} ${mark(rule.marker)} (as of ${rule.asOf}).`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Every sentence bears its source. */
const withMarks = (text: string, marker: number): string =>
  text.replaceAll(/[.!?](?=\s+\p{Lu}|$)/gu, (end) => ` ${mark(marker)}${end}`);

/** A number by year: the years that were named, else the two latest. */
function figureLine(
  { marker, asOf }: FoundRule,
  { label, values }: FoundRule['figures'][number],
  years: readonly number[],
): string {
  const named = values.filter(({ year }) => years.includes(year));
  const shown = named.length > 0 ? named : values.slice(-2);
  if (shown.length === 0) return '';
  const missing = years.filter((year) => !values.some((value) => value.year === year));
  const note = missing.length === 0 ? '' : ` (for ${missing.join(', ')} none was published by ${asOf})`;
  return `${label}: ${shown.map(({ year, said }) => `${year}: ${bold(said)}`).join('; ')}${note} ${mark(marker)}`;
}
