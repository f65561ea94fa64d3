import { namedIn, type NamedSpec } from './named.ts';
import type { Unit } from './unit.ts';
import { said } from './words.ts';

/** Labels of a unit that stand beside it: the nearest of its row, or its own. */
export const besideOf = ({ around }: Unit): readonly string[] => [...around.label, ...around.row.slice(0, 1)];

/** What a text names outside of brackets; within them stands what it is like, where it names something outside. */
export function outsideBrackets(text: string): readonly NamedSpec[] {
  const all = namedIn(said(text));
  const outside = namedIn(said(text.replaceAll(/\([^)]*\)/g, (remark) => ' '.repeat(remark.length))));
  return outside.length > 0 ? outside : all;
}

const accounts = /\b(?:hsa|hra|fsa|health savings account|deductible)\b/gi;

/** A plan that goes with an account, or is called by its deductible, is a medical plan: its name says no more. */
export const maskPlans = (text: string): string =>
  /\b(?:ppo|hmo|epo|pos|[cqh]?dhp|hdhp)\b|\bhsa plan\b|^\$[\d,]+/i.test(text) ? withoutAccounts(text) : text;

export const withoutAccounts = (text: string): string => text.replaceAll(accounts, (name) => ' '.repeat(name.length));
