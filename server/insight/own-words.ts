import { isMetricGroup, metricOf } from '../../contract/metrics.ts';
import type { Reading } from '../../contract/reading.ts';
import { ofAnyBenefit, whomItIsFor } from '../../contract/vocabulary/follow-ups.ts';
import { testsOf } from '../language/conditions.ts';
import { goingOn } from '../language/going-on.ts';
import { isContent } from '../language/left.ts';
import { tokensOf } from '../language/tokens.ts';
import { STANDS_IN } from './of-it.ts';
import { isOfOtherRow } from './same-employer.ts';

/**
 * A question about the same employer that names no benefit and says something of its own is about that, and not about the benefit of
 * the question before: "do they pay for having a baby", after holidays. The reading itself where it only goes on.
 */
export function ofOwnWords(reading: Reading): Reading {
  const named = [...reading.metrics, ...reading.subjects];
  const isCarried = named.length > 0 && named.every(({ from }) => from.kind === 'carried');
  if (!isCarried || reading.employers.length === 0) return reading;
  if (isOfOtherUnit(reading)) return { ...reading, metrics: [] };
  if (STANDS_IN.test(reading.text)) return reading;
  if (isOfOtherRow(reading, goingOn(reading)) || ownWords(reading).length === 0) return reading;
  return {
    ...reading,
    metrics: [],
    subjects: [],
    amounts: reading.amounts.filter(({ from }) => from.kind === 'typed'),
  };
}

const OLD = /\b(?:what|which) ages?\b|\bhow old\b/i;
const LASTING = /\bhow long\b|\bhow many (?:hours?|days?|weeks?|months?|years?)\b/i;
const ofTime = new Set(['days', 'weeks', 'hours', 'years']);

/** "Till what age?", after what is paid for tuition: an amount of the benefit before is no answer to it. */
function isOfOtherUnit({ metrics, text }: Reading): boolean {
  const units = metrics.map(({ value }) => (isMetricGroup(value.metric) ? undefined : metricOf(value.metric).unit));
  const isMeasured = (by: (unit: string) => boolean): boolean => units.some((unit) => unit === undefined || by(unit));
  return (
    units.length > 0 &&
    ((OLD.test(text) && !isMeasured((unit) => unit === 'age')) ||
      (LASTING.test(text) && !isMeasured((unit) => ofTime.has(unit))))
  );
}

/** Words of this question that no slot took and that say more than what any benefit has: a cap, a notice, an end. */
const ownWords = ({ left, text }: Reading): string[] =>
  left
    .map(({ word }) => word)
    .filter((word) => text.includes(word) && tokensOf(word).some((token) => isContent(token) && !isOfAny(token.key)));

const ofAny = new Set(tokensOf([...ofAnyBenefit, ...whomItIsFor].join(' ')).map(({ key }) => key));
const isOfAny = (key: string): boolean => ofAny.has(key);

/** "Can it be carried into the next year?": the year that unused amounts go on to is no plan year that is asked about. */
export function ofNoYear(reading: Reading): Reading {
  if (!INTO_NEXT.test(reading.text)) return reading;
  // Nor is it New Year’s Day.
  const subjects = reading.subjects.filter(({ value }) => value !== 'named-holidays');
  const isOfYear = testsOf(reading.where).every(({ test }) => test.on === 'year');
  return { ...reading, subjects, where: isOfYear ? null : reading.where };
}
const INTO_NEXT = /\b(?:in)?to (?:the )?(?:next|following|new) (?:plan |calendar |fiscal |leave )?year\b/i;

/** What is set apart is not what is asked for: "what leave is there besides sick leave". */
export function withoutSetApart(reading: Reading): Reading {
  const isApart = ({ from }: { from: Reading['intent']['from'] }): boolean =>
    from.kind === 'typed' && SETS_APART.test(reading.text.slice(0, from.span[0]));
  const metrics = reading.metrics.filter((one) => !isApart(one));
  const subjects = reading.subjects.filter((one) => !isApart(one));
  if (metrics.length + subjects.length === reading.metrics.length + reading.subjects.length) return reading;
  const isOpen = metrics.length + subjects.length === 0;
  return {
    ...reading,
    metrics,
    subjects,
    ...(isOpen
      ? { intent: { value: 'passage', from: { kind: 'assumed', rule: 'it asks for what else there is' } } }
      : {}),
  };
}
const SETS_APART =
  /\b(?:besides|other than|apart from|aside from|in addition to|on top of|beyond|not counting)\s+(?:the\s+|our\s+|their\s+)?$/i;
