import type { Reading } from '../../contract/reading.ts';
import { subjects } from '../../contract/vocabulary/subjects.ts';
import { goingOn } from './going-on.ts';
import { findRules, type FittingRule, speaksOf, tellingWords } from './tools/find-rules.ts';

/** A rule that fits less is only near what was asked. */
const LIKELY = 0.5;
/** Rare words that a rule has may stand among many that say little. */
const MOSTLY = 0.75;
const lost = new Set(['off topic', 'unclear']);
const ofFigures = new Set(['benchmark', 'share', 'ranking', 'position', 'compare', 'passage', 'definition']);

/**
 * A question whose words name a rule is of the law, whatever its other words may be: "adoption assistance exclusion", "how many
 * employees make us an ALE". The reading itself where employers are asked about, or no rule fits.
 */
export function ofRules(reading: Reading): Reading {
  const intent = reading.intent.value;
  if (reading.employers.length > 0 || !(lost.has(intent) || ofFigures.has(intent))) return reading;
  const [best] = findRules(
    reading.text,
    reading.subjects.map(({ value }) => value),
  );
  if (best === undefined || best.fit < LIKELY) return reading;
  const isMeant = lost.has(intent) ? isNamed(best, reading) : isForemost(best, reading);
  return isMeant ? { ...reading, intent: { value: 'rule', from: { kind: 'assumed', rule: 'its words name a rule' } } } : reading; // prettier-ignore
}

/** A word or two may be in a rule by chance; a whole name of one, or most of the question, is not. */
function isNamed({ entry, named, said }: FittingRule, { text }: Reading): boolean {
  const telling = tellingWords(text);
  const spoken = telling.filter((word) => speaksOf(entry, word)).length;
  return spoken * 2 >= telling.length ? named > 0 || spoken > 1 : spoken > 1 && said >= MOSTLY;
}

/** Of a benefit that employers give and the law rules as well, the law is meant where a word says so that no benefit takes. */
function isForemost({ entry, named }: FittingRule, reading: Reading): boolean {
  const { statistic, groupBy, left, amounts, intent } = reading;
  if (goingOn(reading).isOfAll || statistic?.from.kind === 'typed' || groupBy.length > 0) return false;
  if (reading.where !== null && JSON.stringify(reading.where).includes('"on":"industry"')) return false;
  const ofLaw = reading.subjects.some(({ value, from }) => from.kind === 'typed' && subjects[value].kind === 'law');
  const telling = left.flatMap(({ word }) => tellingWords(word));
  const spoken = telling.filter((word) => speaksOf(entry, word));
  return (
    ofLaw ||
    (telling.length > 0 && spoken.length * 2 >= telling.length) ||
    (named > 1 && (amounts.length === 0 || intent.value !== 'position'))
  );
}
