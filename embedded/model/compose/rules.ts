import type { FoundRule, SaidReading } from '../../../contract/insight-tools.ts';
import type { Asked } from '../conversation.ts';
import { once } from './once.ts';
import { bold, bullets, mark } from './phrase.ts';
import { subjectOf } from './subject-of.ts';
import { stemsOf } from '../words.ts';

/** What fits less is only near what was asked. */
const SURE = 0.5;
/** A second rule is pointed at where it fits nearly as well. */
const ALSO = 0.92;

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
 * The sentence of the rule that answers, the rest of it, its numbers of the year, exceptions, and where it stands; whom it binds and
 * that it is no advice once in a conversation. What was found alike in two published places is said plainly and puts a wrong number
 * right; what was not says to check the source.
 */
export function saidRules(asked: Asked): string {
  const { reading, rules } = asked;
  const [first] = rules;
  if (first === undefined) {
    return `The reference of rules has nothing on ${subjectOf(reading)} that I am sure of. Counsel, or the public authority, can say; it can also be asked for under Request Information.`;
  }
  const also = rules
    .slice(1)
    .find((rule) => rule.fit >= SURE && (rule.fit >= first.fit * ALSO || saysRest(rule, first)));
  const lead = isDoubted(first)
    ? doubtOf(first)
    : reading.intent === 'how-to'
      ? 'I do not write texts or calculate cases without a language model. This is the rule to work from:'
      : '';
  const verdict = first.correction ?? first.verdict ?? null;
  const who = once(asked, withMarks(`Who is bound: ${first.appliesTo}`, first.marker));
  return [
    verdict === null ? '' : withMarks(verdict, first.marker),
    lead,
    saidRule(first, reading),
    who,
    sourceOf(first, reading),
    also === undefined ? '' : pointedAt(also, reading, first),
    [once(asked, first.counsel), once(asked, 'This is general information, not legal advice.')]
      .filter((part) => part !== '')
      .join(' '),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
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

/** The rule with its numbers and exceptions. */
function saidRule(rule: FoundRule, reading: SaidReading): string {
  const figures = byQuestion(rule.figures, reading)
    .map((figure) => figureLine(rule, figure, reading.years))
    .filter((line) => line !== '');
  const { text, rest } = foremost(rule, reading);
  return [
    `${bold(rule.title)}. ${withMarks(text, rule.marker)}`,
    figures.length === 0 ? '' : bullets(figures),
    withMarks(rest, rule.marker),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const sourceOf = (rule: FoundRule, { years }: SaidReading): string =>
  `${ledBy(rule, years)}: ${rule.source} ${mark(rule.marker)} (as of ${rule.asOf}).`;

/** A further rule by its one sentence that says most of the question; whole where it answers a second request. */
function pointedAt(rule: FoundRule, reading: SaidReading, first: FoundRule): string {
  if (rule.isAsked === true || saysRest(rule, first)) return `${saidRule(rule, reading)}\n\n${sourceOf(rule, reading)}`;
  const [sentence = ''] = byAnswer(sentencesOf(rule.rule), reading);
  const [figure] = byQuestion(rule.figures, reading).map((one) => figureLine(rule, one, reading.years));
  return `See also ${bold(rule.title)}: ${withMarks(sentence, rule.marker)}${figure === undefined ? '' : ` ${figure}.`}`;
}

/** The rule and its exceptions: an exception that speaks of more of the question than any sentence of the rule is said first. */
function foremost({ rule, exceptions, correction }: FoundRule, reading: SaidReading): { text: string; rest: string } {
  const own = sentencesOf(rule).filter((sentence) => correction?.includes(sentence) !== true);
  const beside = sentencesOf(exceptions ?? '');
  const shared = sharedWith(reading);
  const most = Math.max(0, ...own.map(shared));
  const ahead = beside.filter((one) => shared(one) > most + 1);
  return {
    text: [...ahead, ...byAnswer(own, reading)].join(' '),
    rest: beside.filter((one) => !ahead.includes(one)).join(' '),
  };
}

/** How many words of the question a text has. */
function sharedWith({ question }: SaidReading): (text: string) => number {
  const asked = stemsOf(question);
  return (text) => [...stemsOf(text)].filter((word) => asked.has(word)).length;
}

/** Sentences of a rule with the one in front that says clearly more of the question, where it can be read by itself. */
function byAnswer(sentences: readonly string[], reading: SaidReading): readonly string[] {
  const shared = sharedWith(reading);
  const [first = ''] = sentences;
  const best = sentences.find(
    (one) =>
      !LEANS.test(one) && shared(one) > shared(first) + 1 && sentences.every((other) => shared(other) <= shared(one)),
  );
  return best === undefined ? sentences : [best, ...sentences.filter((one) => one !== best)];
}

/** A sentence that goes on from the one before it. */
const LEANS =
  /^(?:it|its|they|their|this|these|that|those|such|later|both|each|after|also|then|otherwise|elsewhere|who)\b/i;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).filter((one) => one !== '');

/** Numbers whose own words the question has come first: "family". */
function byQuestion(figures: FoundRule['figures'], reading: SaidReading): FoundRule['figures'] {
  const shared = sharedWith(reading);
  return figures.toSorted((a, b) => shared(b.label) - shared(a.label));
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
