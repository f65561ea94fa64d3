import { exactWorkDays, leaveWeeks, round, type TimeUnit, waitDays } from './amounts.ts';
import type { Shape } from './metrics/spec.ts';
import type { Value } from './value.ts';

/** A value in the unit of a shape; null where it cannot be one. */
export function convert(value: Value, shape: Exclude<Shape, 'work days'>, text: string): number | null {
  switch (shape) {
    case 'money':
    case 'rate':
    case 'limit':
      if (value.kind === 'nothing') return shape === 'limit' ? 0 : null;
      return value.kind === 'money' ? value.amount : null;
    case 'cost':
      return value.kind === 'money' ? value.amount : value.kind === 'nothing' ? 0 : null;
    case 'share':
    case 'plan share':
      if (value.kind === 'nothing') return null;
      return value.kind === 'share' ? value.percent : value.kind === 'all' ? 100 : null;
    case 'wait':
      if (value.kind === 'nothing' || value.kind === 'at once') return isWait(value, text) ? 0 : null;
      // What begins on the eighth day has seven days of waiting.
      if (value.kind === 'nth day') return value.amount - 1;
      return value.kind === 'time' && value.unit !== 'hour' && value.unit !== 'year' ? waitDays(lengthOf(value)) : null;
    case 'weeks':
      // Long times are counted by calendar days.
      if (
        value.kind === 'time' &&
        value.unit === 'day' &&
        (value.amount > 60 || /^ ?calendar/.test(text.slice(value.to - 4)))
      )
        return round(value.amount / 7);
      return value.kind === 'time' && value.unit !== 'year' && (value.unit !== 'hour' || value.amount >= 40)
        ? leaveWeeks(lengthOf(value))
        : null;
    case 'months':
      if (value.kind === 'nothing' || value.kind === 'at once') return 0;
      if (value.kind !== 'time') return null;
      return value.unit === 'month' ? value.amount : value.unit === 'year' ? value.amount * 12 : null;
    case 'years':
      return value.kind === 'time' && value.unit === 'year' ? value.amount : null;
    case 'hours':
      return value.kind === 'time' && value.unit === 'hour' ? value.amount : null;
    case 'age':
      return value.kind === 'number' || (value.kind === 'time' && value.unit === 'year') ? value.amount : null;
    case 'days':
      if (value.kind === 'number') return value.amount;
      return value.kind === 'time' && (value.unit === 'day' || value.unit === 'hour')
        ? exactWorkDays(lengthOf(value))
        : null;
    case 'count':
      return value.kind === 'number' || (value.kind === 'time' && value.unit === 'day') ? value.amount : null;
    case 'times':
      return value.kind === 'times' ? value.amount : null;
  }
}

/** "At no cost" is no length of waiting. */
const isWait = ({ kind, from, to }: Value, text: string): boolean =>
  kind === 'at once' || /waiting|^none$/.test(text.slice(from, to));

type Time = Extract<Value, { kind: 'time' }>;

const lengthOf = ({ amount, unit }: Time): { value: number; unit: TimeUnit } => ({ value: amount, unit });
