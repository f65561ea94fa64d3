import type { FoundRule, SaidReading } from '../../../contract/insight-tools.ts';
import type { Asked } from '../conversation.ts';
import { bold, bullets, mark } from './phrase.ts';
import { subjectOf } from './subject-of.ts';
import { stemsOf } from '../words.ts';

/** What fits less is only near what was asked. */
const SURE = 0.5;
/** A second rule is said where it fits nearly as well. */
const ALSO = 0.92;
const MOST_RULES = 2;

/** Whether a rule is surely what was asked for beside a figure: it speaks of nearly all of the question. */
export const isNamed = ([first]: readonly FoundRule[]): boolean =>
  first !== undefined && first.fit >= NAMED && first.said >= WHOLLY;

const NAMED = 0.8;
const WHOLLY = 0.85;

/** Whether a rule is likely what was asked for, where nothing else was read. */
export const isLikely = (rules: readonly FoundRule[]): boolean => (rules[0]?.fit ?? 0) >= SURE;

/** Whether a rule comes near enough to be shown as the nearest one. */
export const isNear = (rules: readonly FoundRule[]): boolean => (rules[0]?.fit ?? 0) >= NEAR;

const NEAR = 0.42;

/**
 * The rule, its numbers of the year, exceptions, whom it binds and where it stands. What was found alike in two published places
 * is said plainly and puts a wrong number right; what was not says to check the source.
 */
export function saidRules({ reading, rules }: Asked): string {
  const [first] = rules;
  if (first === undefined) {
    return `The reference of rules has nothing on ${subjectOf(reading)} that I am sure of. Counsel, or the public authority, can say; it can also be asked for under Request Information.`;
  }
  const said = rules
    .filter((rule, at) => at === 0 || (rule.fit >= SURE && (rule.fit >= first.fit * ALSO || saysRest(rule, first))))
    .slice(0, MOST_RULES);
  const lead = isDoubted(first)
    ? `${doubtOf(first)}\n\n`
    : reading.intent === 'how-to'
      ? 'I do not write texts or calculate cases without a language model. This is the rule to work from:\n\n'
      : '';
  const verdict = first.correction ?? first.verdict ?? null;
  const correction = verdict === null ? '' : `${withMarks(verdict, first.marker)}\n\n`;
  const blocks = said.map((rule, at) => saidRule(rule, reading, at === 0));
  return `${correction}${lead}${blocks.join('\n\n')}\n\n${first.counsel} This is general information, not legal advice.`;
}

/** A second request of the same question: the rule whose title has what the first one does not speak of. */
const saysRest = ({ title }: FoundRule, { unspoken }: FoundRule): boolean =>
  (unspoken ?? []).some((word) => [...stemsOf(word)].some((one) => stemsOf(title).has(one)));

/** What is asked for is not passed off as answered by the rule beside it. */
const doubtOf = ({ unspoken }: FoundRule): string =>
  (unspoken ?? []).length === 0
    ? 'I am not sure that this is what you ask; it is the nearest rule.'
    : `The reference has no rule that I am sure speaks of “${(unspoken ?? []).join(' ')}”; this is the nearest.`;

/** It fits little, or its subject alone was named and the rest of the question is of something else. */
const isDoubted = ({ fit, said, verdict }: FoundRule): boolean =>
  (verdict ?? null) === null && (fit < SURE || said < LITTLE);
const LITTLE = 0.45;

function saidRule(rule: FoundRule, reading: SaidReading, isFirst: boolean): string {
  const figures = byQuestion(rule.figures, reading)
    .map((figure) => figureLine(rule, figure, reading.years))
    .filter((line) => line !== '');
  const who = `Who is bound: ${rule.appliesTo} The plan document decides: ${rule.planDecides}`;
  const { text, rest } = foremost(rule, reading);
  return [
    `${bold(rule.title)}. ${withMarks(text, rule.marker)}`,
    figures.length === 0 ? '' : bullets(figures),
    withMarks(rest, rule.marker),
    isFirst ? withMarks(who, rule.marker) : '',
    `${ledBy(rule, reading.years)}: ${rule.source} ${mark(rule.marker)} (as of ${rule.asOf}).`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The rule and its exceptions: an exception that speaks of more of the question than any sentence of the rule is said first. */
function foremost(
  { rule, exceptions, correction }: FoundRule,
  { question }: SaidReading,
): { text: string; rest: string } {
  const own = sentencesOf(rule).filter((sentence) => correction?.includes(sentence) !== true);
  const beside = sentencesOf(exceptions ?? '');
  const asked = stemsOf(question);
  const shared = (text: string): number => [...stemsOf(text)].filter((word) => asked.has(word)).length;
  const most = Math.max(0, ...own.map(shared));
  const ahead = beside.filter((one) => shared(one) > most + 1);
  return { text: [...ahead, ...own].join(' '), rest: beside.filter((one) => !ahead.includes(one)).join(' ') };
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).filter((one) => one !== '');

/** Numbers whose own words the question has come first: "family". */
function byQuestion(figures: FoundRule['figures'], { question }: SaidReading): FoundRule['figures'] {
  const asked = stemsOf(question);
  const shared = ({ label }: Figure): number => [...stemsOf(label)].filter((word) => asked.has(word)).length;
  return figures.toSorted((a, b) => shared(b) - shared(a));
}

/** What is said before the authority: how far the rule and its numbers of the years in question were checked. */
function ledBy({ checked, figures }: FoundRule, years: readonly number[]): string {
  const shown = figures.flatMap((figure) => shownOf(figure, years));
  const areChecked = shown.length > 0 && shown.every((value) => value.checked);
  if (checked && (areChecked || shown.length === 0)) return 'Source';
  return areChecked ? 'The numbers were checked; for the rest check the source' : 'Check the source';
}

/** Every sentence bears its source. */
const withMarks = (text: string, marker: number): string =>
  text.replaceAll(/[.!?](?=\s+\p{Lu}|$)/gu, (end) => ` ${mark(marker)}${end}`);

type Figure = FoundRule['figures'][number];
const LATEST_SHOWN = 2026;

/** The years that were named, else the year that runs and the one before. */
function shownOf({ values }: Figure, years: readonly number[]): Figure['values'] {
  const named = values.filter(({ year }) => years.includes(year));
  return named.length > 0 ? named : values.filter(({ year }) => year <= LATEST_SHOWN).slice(-2);
}

/** A number by year. */
function figureLine({ marker }: FoundRule, figure: Figure, years: readonly number[]): string {
  const shown = shownOf(figure, years);
  if (shown.length === 0) return '';
  const missing = years.filter((year) => !figure.values.some((value) => value.year === year));
  const note = missing.length === 0 ? '' : ` (for ${missing.join(', ')} the reference has none: see the authority)`;
  return `${figure.label}: ${shown.map(({ year, said }) => `${year}: ${bold(said)}`).join('; ')}${note} ${mark(marker)}`;
}
