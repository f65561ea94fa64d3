import { NUMBER, numberOf, workDays, type TimeUnit } from './amounts.ts';
import type { Statement } from './statements.ts';
import type { Unit } from './unit.ts';

const N = `(${NUMBER})`;
const isAccrued = /\b(?:accru\w*|earn\w*)\b/;
/** "One hour for every 30 hours worked", "8 hours for every month". */
const rate = new RegExp(String.raw`\b${N} (?:hours?|days?)\b[^.;]{0,30}\b(?:for|per) (?:every|each)? ?(?:${N} hours|month|pay period|week)`); // prettier-ignore
/** What a year brings at most is what it brings. */
const most = new RegExp(String.raw`\b(?:up to|(?:more|greater) than|maximum(?: of)?|exceed(?:ing)?|capped at|limit of)(?: a)?(?: maximum of)? ${N} (hour|day)s?\b(?:[^.;]{0,30}\b(?:per|a|each|every|in a|in any|calendar) ?(?:calendar |plan |benefit )?year|[^.;]{0,30}\bannually| of (?:paid )?sick)`); // prettier-ignore

/** The sick days that a sentence grants by the hour, up to so many a year; null where it does not. */
export function sickDaysIn(text: string): number | null {
  if (!/\bsick\b/.test(text) || !isAccrued.test(text) || !rate.test(text)) return null;
  const [, number = '', unit = ''] = most.exec(text) ?? [];
  const value = numberOf(number);
  return value === null ? null : workDays({ value, unit: unit as TimeUnit });
}

/** What a sentence grants by the hour, up to so many a year. */
export function accrualsOf({ kind, own }: Unit): Statement[] {
  const value = kind === 'cell' ? null : sickDaysIn(own.text);
  return value === null ? [] : [{ metric: 'time_off.sick_days', value, score: 0.88 }];
}
