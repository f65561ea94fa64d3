import { listed } from '../../contract/vocabulary/listed.ts';
import type { Reading } from '../../contract/reading.ts';
import { subjects } from '../../contract/vocabulary/subjects.ts';
import { cuePhrases } from '../language/cues.ts';
import { tokensOf } from '../language/tokens.ts';
import { goingOn } from '../language/going-on.ts';
import { findRules, type FittingRule, speaksOf, tellingWords } from './tools/find-rules.ts';
import { toldCounts } from './tools/told-counts.ts';
import { hasLineFor } from './tools/verdict-of.ts';

/** A rule that fits less is only near what was asked. */
const LIKELY = 0.5;
/** Rare words that a rule has may stand among many that say little. */
const MOSTLY = 0.75;
const lost = new Set(['off topic', 'unclear']);
const ofFigures = new Set(['benchmark', 'share', 'ranking', 'position', 'compare', 'passage', 'definition', 'trend']);

/**
 * A question whose words name a rule is of the law, whatever its other words may be: "adoption assistance exclusion", "how many
 * employees make us an ALE". The reading itself where employers are asked about, or no rule fits.
 */
export function ofRules(reading: Reading): Reading {
  const intent = reading.intent.value;
  if (lost.has(intent) && saysNothing(reading)) return reading;
  if (reading.employers.length > 0 || !(lost.has(intent) || ofFigures.has(intent))) return reading;
  const [best] = findRules(
    reading.text,
    reading.subjects.map(({ value }) => value),
  );
  if (best === undefined || best.fit < LIKELY) return reading;
  const isMeant = lost.has(intent) ? isNamed(best, reading) : isForemost(best, reading);
  return isMeant
    ? { ...reading, intent: { value: 'rule', from: { kind: 'assumed', rule: 'its words name a rule' } } }
    : reading;
}

/** "Is that good": it points at something, and no word of it names anything. */
export const saysNothing = ({ metrics, subjects: named, left, amounts, operation, text }: Reading): boolean =>
  metrics.length + named.length + left.length + amounts.length === 0 &&
  operation === null &&
  POINTS.test(text) &&
  text.trim().split(/\s+/).length <= FEW;
const POINTS = /\b(?:that|this|it|those|these)\b/i;
const FEW = 4;

/** A word or two may be in a rule by chance; a name of one, or most of the question, is not. */
function isNamed({ entry, named, said, fit }: FittingRule, reading: Reading): boolean {
  if (goingOn(reading).isOfAll && named < FULLY) return false;
  const telling = tellingWords(reading.text);
  const spoken = telling.filter((word) => speaksOf(entry, word)).length;
  if (fit >= CLEARLY && named >= PARTLY) return true;
  if (reading.intent.value === 'unclear' && said >= WHOLLY && fit >= NEARLY) return true;
  if (named < HARDLY) return false;
  return spoken * 2 >= telling.length ? named > PARTLY || spoken > 1 : spoken > 1 && said >= MOSTLY;
}

/** How well a question must ask for a rule by one of its names. */
const FULLY = 0.9;
const NEARLY = 0.8;
/** Nearly all that was said. */
const WHOLLY = 0.9;
const PARTLY = 0.4;
/** Words that stand in a rule and are no part of a name of it meet it by chance. */
const HARDLY = 0.1;
const CLEARLY = 0.6;

/** Of a benefit that employers give and the law rules as well, the law is meant where a word says so that no benefit takes. */
function isForemost({ entry, named, fit }: FittingRule, reading: Reading): boolean {
  const { statistic, groupBy, left, amounts, intent } = reading;
  const isDuty = asksOfDuty(reading.text);
  // "The most one can put in" asks for what is allowed.
  const isEnd = statistic?.value === 'most' || statistic?.value === 'least';
  if (goingOn(reading).isOfAll || (statistic?.from.kind === 'typed' && !(isEnd && isDuty))) return false;
  // "Is our 60-day wait out of line": what somebody gives is held against what others give.
  if (intent.value === 'position' && amounts.length > 0 && !isDuty) return false;
  // A number that falls on one side of the rule's line asks for the side: "is a 100-day wait legal", "can we leave out 28 hours".
  if (isDuty && fit >= LIKELY && hasLineFor(entry, toldCounts(reading.text))) return true;
  // What the law sets by year is asked for with its year.
  const isOfYear = isOf(reading.where, 'year') && (entry.figures ?? []).length > 0;
  // What the law sets as a number is known by little of its name.
  const enough = (entry.figures ?? []).length > 0 ? NEARLY : FULLY;
  if (named >= enough && (isDuty || isOfYear || saysMore(entry, reading))) return true;
  if (groupBy.length > 0 || isOf(reading.where, 'industry')) return false;
  const ofLaw = reading.subjects.some(({ value, from }) => from.kind === 'typed' && subjects[value].kind === 'law');
  const telling = left.flatMap(({ word }) => tellingWords(word));
  const spoken = telling.filter((word) => speaksOf(entry, word));
  return (
    ofLaw ||
    (telling.length > 0 && spoken.length * 2 >= telling.length && named > PARTLY) ||
    (isDuty &&
      (named > PARTLY || (named >= HARDLY && fit >= CLEARLY)) &&
      (amounts.every(({ value }) => value.role === 'premise') ||
        intent.value !== 'position' ||
        MUST.test(reading.text) ||
        tokensOf(reading.text).some(({ low }) => qualities.has(low))))
  );
}

const isOf = (where: Reading['where'], on: string): boolean =>
  where !== null && JSON.stringify(where).includes(`"on":"${on}"`);

/** Whether words beside the names of benefits and of peers speak of a rule: "too much in the HSA". */
function saysMore(entry: FittingRule['entry'], reading: Reading): boolean {
  if (isOf(reading.where, 'state') || isOf(reading.where, 'industry')) return false;
  const taken = reading.metrics.flatMap(({ from }) => (from.kind === 'typed' ? [from.span] : []));
  const cut = [...reading.text]
    .map((letter, at) => (taken.some(([from, to]) => at >= from && at < to) ? ' ' : letter))
    .join('');
  return tellingWords(cut).some((word) => speaksOf(entry, word));
}

const duties = new Set(['rule', 'duty', 'byLaw', 'date']);
const modals = new Set(['can', 'may', 'must', 'should', 'could', 'shall', 'force', 'forced']);

/** What must be or may be done is asked for: "do we have to", "can we make people wait", "is cash instead okay". */
function asksOfDuty(text: string): boolean {
  const tokens = tokensOf(text);
  return (
    tokens.some(({ low }, at) => modals.has(low) && tokens[at + 1]?.low !== 'you') ||
    tokens.some(({ low }) => verdicts.has(low)) ||
    /\bmakes? (?:us|employers|me)\b/i.test(text) ||
    cuePhrases.all(tokens).some(({ value }) => duties.has(value))
  );
}

/** An amount beside it is the asker's own size: "does a company of 8 have to". */
const MUST = /\b(?:(?:have|has|need|needs|required) to|must)\b/i;

/** "Is it HSA-compatible": what the law calls so has an amount beside it. */
const qualities = new Set(['compatible', 'compliant', 'qualified']);

/** "Is it okay": the law's word is asked for. */
const verdicts = new Set(
  listed(`
    ok, okay, legal, illegal, lawful, unlawful, allowed, permitted, forbidden, trouble, exempt, liable, compatible, compliant
    qualified
  `),
);
