import type { Condition, Reading } from '../../contract/reading.ts';

/** A client's own size is one of a range: peers are half to twice as large. */
const TIMES = 2;

/** A reading whose exact number of employees is a range around it: nobody has peers of exactly 300 people. */
export function aboutTheirSize(reading: Reading): Reading {
  return reading.where === null ? reading : { ...reading, where: widened(reading.where) };
}

function widened(condition: Condition): Condition {
  if ('not' in condition) return { not: widened(condition.not) };
  if ('and' in condition) return { and: condition.and.map(widened) };
  if ('or' in condition) return { or: condition.or.map(widened) };
  const { test } = condition;
  if (test.on !== 'size' || test.atLeast === undefined || test.atLeast !== test.atMost) return condition;
  return {
    ...condition,
    test: { on: 'size', atLeast: Math.round(test.atLeast / TIMES), atMost: test.atLeast * TIMES },
    from: { kind: 'assumed', rule: 'peers are half to twice as large' },
  };
}
