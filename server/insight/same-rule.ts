import type { Condition, Reading } from '../../contract/reading.ts';
import type { SubjectKey } from '../../contract/vocabulary/subjects.ts';
import { entries } from '../../reference/entries.ts';
import { goingOn } from '../language/going-on.ts';
import { ruleInFocus } from './rule-in-focus.ts';
import { findRules } from './tools/find-rules.ts';

/** A reading with the ids of the rules that it goes on about; none where it stands by itself. */
export interface OfRules {
  reading: Reading;
  near: readonly string[];
  /** The one that it stays with. */
  stay: string | null;
}

const LONG = 14;
/** "And who pays the premium?", after the law of a state: of that law, whatever benefit has a premium. */
const SHORT = 7;
/** A rule that speaks of so much of a question is meant, whatever figure its words may name. */
const CARRIED = 0.5;
/** A rule of the subject before that speaks of this much of a question is meant, whatever else its words may name. */
const MEANT = 0.9;
/** Kinds of peers: who names them asks about employers. The law has states, too. */
const ofPeers = /"on":"(?:industry|size|region|carrier|planType|fact)"/;
const whole = new Set(['own case', 'social', 'how-to', 'library']);
const lost = new Set(['off topic', 'unclear']);

/**
 * A question that goes on about the rules that were answered before: "and if they divorce?", "last year?", "is it paid?". It is then
 * of the law, and of the same subject unless it names another.
 *
 * @param rules ids of the rules that were answered before, the best first
 * @param year the year that it is
 */
export function ofSameRule(reading: Reading, before: Reading | null, rules: readonly string[], year: number): OfRules {
  const alone = { reading, near: [], stay: null };
  const topics = entries.find(({ id }) => id === rules[0])?.topics ?? [];
  if (before === null || topics.length === 0 || whole.has(reading.intent.value) || reading.employers.length > 0)
    return alone;
  const form = goingOn(reading);
  const leans = form.isLed || form.isShort || form.isPointing || lost.has(reading.intent.value);
  if (!leans || form.isOfAll || form.words.length > LONG) return alone;
  const stay = ruleInFocus(reading.text, rules);
  const isCarried = stay !== null && stay.share >= CARRIED;
  if (!isCarried && !isOpen(reading)) return alone;
  const own = reading.subjects.filter(({ from }) => from.kind === 'typed').map(({ value }) => value);
  const isOther = own.length > 0 && !own.some((one) => topics.includes(one));
  const isOfThem =
    isCarried ||
    (form.isLed && before.law !== undefined && form.words.length <= SHORT && !isOther && isOfCost(reading)) ||
    isMeant(reading.text, topics);
  if (!isOfThem && (reading.metrics.length > 0 || (isOther && !form.isLed && !form.isPointing))) return alone;
  const subjects = isOther && !isOfThem ? own : topics;
  return {
    reading: {
      ...reading,
      intent: { value: 'rule', from: { kind: 'carried' } },
      metrics: [],
      groupBy: [],
      statistic: null,
      subjects: subjects.map((value) => ({ value, from: { kind: 'carried' } })),
      where: reading.where ?? yearSaid(reading.text, before, year),
      operation: { value: 'replace', from: { kind: 'assumed', rule: 'it goes on about the rule before' } },
    },
    near: subjects === own ? [] : stay === null ? rules : [stay.id, ...rules.filter((id) => id !== stay.id)],
    // "How long can they stay on it?": what no word of a rule answers, another rule of its subject may.
    stay: subjects === own || stay === null || (stay.share === 0 && COUNTED.test(reading.text)) ? null : stay.id,
  };
}

/** What any law may say of a benefit: "and who pays the premium?", "and who is eligible?". */
const isOfCost = ({ text }: Reading): boolean =>
  /\b(?:premiums?|costs?|pays?|paid|funds?|funded|contributions?|eligible|qualif(?:y|ies)|covered|exempt)\b/i.test(
    text,
  ) && !/\b(?:40[13]|dental|vision|medical|health|life|hsa|fsa|match)/i.test(text);

/** How many, or how long, is asked of a rule. */
export const COUNTED = /\bhow (?:many|big|large|small|long|old)\b/i;

/** It asks for no figure over employers. */
const isOpen = ({ groupBy, statistic, where }: Reading): boolean =>
  groupBy.length === 0 && statistic === null && !ofPeers.test(JSON.stringify(where));

function isMeant(text: string, topics: readonly SubjectKey[]): boolean {
  const [best] = findRules(text, topics);
  return best !== undefined && best.said >= MEANT && best.entry.topics.some((one) => topics.includes(one));
}

/** "Last year?", "the year before": counted from the year that was spoken of. */
export function yearSaid(text: string, before: Reading, current: number): Condition | null {
  const isEarlier = EARLIER.test(text);
  if (!isEarlier && !LATER.test(text)) return null;
  const [, spoken] = /"atLeast":(20\d\d)/.exec(JSON.stringify(before.where)) ?? [];
  const year = Number(spoken ?? current) + (isEarlier ? -1 : 1);
  return {
    test: { on: 'year', atLeast: year, atMost: year },
    from: { kind: 'assumed', rule: 'the year before or after' },
  };
}

const EARLIER = /\b(?:(?:last|previous|prior) year|year (?:before|earlier|prior))\b/i;
const LATER = /\b(?:next year|(?:following|coming) year|year (?:after|later))\b/i;
