import type { EmployerFacts, StatedFact } from '../../../contract/insight-tools.ts';
import type { Asked } from '../conversation.ts';
import { findStatements } from './find-statements.ts';
import { aspectOf, bold, bullets, factWords, mark, quotes, yearOf } from './phrase.ts';
import type { Ranked } from '../rank.ts';
import { openWords, speakingOf } from './open-words.ts';
import { asksForService, ofService } from './service.ts';
import { subjectOf } from './subject-of.ts';

const MOST_IN_CELL = 3;
const MOST_WORDS = 2;
/** Fewer words say no more than the value. */
const SENTENCE = 6;
const MOST_LOOKED_AT = 12;

/** Employers side by side: a table of values, then the words of those that state it otherwise. */
export function saidComparison(asked: Asked): string {
  const { reading, facts } = asked;
  const metrics = [...new Set(facts.flatMap((one) => one.facts.map(({ metric }) => metric)))];
  const beside = reading.employers.map((employer) => saidBeside(asked, employer));
  const isBeside = beside.some((text) => text !== '');
  const isStated = reading.employers.every((employer) => statedBy(asked, employer, facts).length > 0);
  // What each of them states as a value is the answer, unless more is asked than how much it is.
  const isFirst = isBeside && (asksForService(reading) || !isStated);
  // Who says nothing of what stands beside the amount may still say what was asked.
  const words = reading.employers.map((employer, at) =>
    isFirst && beside[at] !== '' ? (beside[at] ?? '') : saidWords(asked, employer, facts),
  );
  const values = table(reading.employers, facts, metrics);
  return (isFirst ? [...words, values] : [values, ...words]).filter((part) => part !== '').join('\n\n');
}

/** What is asked of a benefit beside its amount, in the words of one employer: service before it, notice, who is meant. */
function saidBeside({ reading, passages }: Asked, employer: string): string {
  const isOfService = asksForService(reading);
  const open = openWords(reading, []).filter((word) => !COMPARING.test(word));
  if (!isOfService && open.length === 0) return '';
  const { answers } = findStatements(
    reading,
    passages.filter((one) => one.employer === employer),
    MOST_LOOKED_AT,
  );
  const own = isOfService ? ofService(answers) : speakingOf(answers, open);
  // What is held against one another is an amount, where one is stated.
  const telling = [...own.filter(isOfAmount), ...own.filter((one) => !isOfAmount(one))].slice(0, MOST_WORDS);
  return telling.length === 0 ? '' : `${bold(employer)}:\n${bullets(quotes(telling))}`;
}

const isOfAmount = ({ text }: Ranked): boolean =>
  /\$\s?\d|\d\s?%|\b(?:\d+|one|two|three|four|five|six|eight|ten|twelve) (?:hours?|days?|weeks?|months?)\b|however long/i.test(
    text,
  );

const COMPARING =
  /^(?:more|less|most|least|higher|lower|better|longer|shorter|generous|richer|cheaper|versus|difference|side)$/i;

function table(employers: readonly string[], facts: readonly EmployerFacts[], metrics: readonly string[]): string {
  if (metrics.length === 0) return '';
  const of = (employer: string): readonly StatedFact[] => facts.find((one) => one.employer === employer)?.facts ?? [];
  const head = employers.map((employer) => `${employer} (${yearOf(of(employer)[0]?.planYear)})`);
  const rows = metrics.map((metric) => {
    const label = facts.flatMap((one) => one.facts).find((fact) => fact.metric === metric)?.label ?? metric;
    return `| ${label} | ${employers.map((employer) => cell(of(employer).filter((fact) => fact.metric === metric))).join(' | ')} |`;
  });
  return [`| | ${head.join(' | ')} |`, `| --- |${employers.map(() => ' --- |').join('')}`, ...rows].join('\n');
}

function cell(facts: readonly StatedFact[]): string {
  if (facts.length === 0) return 'not stated as a value';
  return facts
    .slice(0, MOST_IN_CELL)
    .map((fact) => `${fact.said}${aspectOf(fact) === '' ? '' : ` (${aspectOf(fact)})`} ${mark(fact.marker)}`)
    .join('; ');
}

/** The values of an employer that are of what is asked for, and not only of what goes with it. */
function statedBy(
  { reading }: Pick<Asked, 'reading'>,
  employer: string,
  facts: readonly EmployerFacts[],
): StatedFact[] {
  const asked = new Set<string>(reading.metrics.map(({ metric }) => metric));
  const own = facts.find((one) => one.employer === employer)?.facts ?? [];
  return own.filter(({ metric }) => asked.has(metric));
}

/** The words of an employer: those that state its values, with their conditions; without a value those that speak of it, or that none do. */
function saidWords({ reading, passages }: Asked, employer: string, facts: readonly EmployerFacts[]): string {
  const own = facts.find((one) => one.employer === employer)?.facts ?? [];
  const stated = statedBy({ reading }, employer, facts);
  if (stated.length > 0) {
    const lines = stated.flatMap((fact) => {
      const words = factWords(fact);
      return words === null || words.split(/\s+/).length < SENTENCE ? [] : [`“${words}” ${mark(fact.marker)}`];
    });
    return lines.length === 0 ? '' : `${bold(employer)}:\n${bullets([...new Set(lines)].slice(0, MOST_WORDS))}`;
  }
  const { answers, nearest } = findStatements(
    reading,
    passages.filter((one) => one.employer === employer),
    MOST_WORDS,
  );
  if (answers.length > 0) return `${bold(employer)}:\n${bullets(quotes(answers))}`;
  if (own.length > 0) return '';
  return nearest.length > 0
    ? `I am not sure what of ${bold(employer)}’s guides answers this; the nearest that I found:\n${bullets(quotes(nearest))}`
    : `The guides of ${bold(employer)} that I searched do not state anything on ${subjectOf(reading)}.`;
}
