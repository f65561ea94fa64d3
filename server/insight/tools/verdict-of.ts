import { stateNames } from '../../../contract/vocabulary/states.ts';
import type { Entry } from '../../../reference/entry.ts';
import { type Line, type LineOf, lines, namesAllStates } from '../../../reference/lines.ts';
import { type Count, toldCounts } from './told-counts.ts';

/**
 * On which side of a rule's line somebody's own case is: "At 15 employees federal COBRA does not apply: the line is 20 or more."
 *
 * @param text the case as it was told
 * @param isOfIt the text goes on about this rule, so that a number alone is one of what it counts
 * @returns null where the rule has no line or the text gives no such number, or several
 */
export function verdictOf({ id }: Pick<Entry, 'id'>, text: string, isOfIt: boolean): string | null {
  const counts = toldCounts(text);
  const isMixed = MIXED.test(text);
  for (const line of lines[id] ?? []) {
    if (isMixed && line.of === 'employees') continue;
    const own = counts.filter((count) => isOfLine(count, line, isOfIt));
    // A number that says what it counts leaves those beside it for something else: an age, a year of service.
    const named = own.filter(({ of }) => of !== null);
    const values = new Set((named.length > 0 ? named : own).map(({ value }) => value));
    const [value, ...others] = values;
    if (value !== undefined && others.length === 0) return say(line, value);
  }
  return null;
}

/**
 * That a state of the question is not among those that a rule names, where it names all: "Ohio is not among the states …".
 *
 * @returns null where the rule names the state, or does not name all of them
 */
export function stateOutside(
  { id, rule, exceptions = '' }: Pick<Entry, 'id' | 'rule' | 'exceptions'>,
  query: string,
): string | null {
  if (!namesAllStates.has(id)) return null;
  const asked = stateIn(query);
  return asked === undefined || `${rule} ${exceptions}`.includes(asked)
    ? null
    : `${asked} is not among the states that this rule names.`;
}

const stateIn = (query: string): string | undefined =>
  Object.values(stateNames).find((name) => new RegExp(String.raw`\b${name}\b`, 'i').test(query));

/** Whether a state is named. */
export const namesState = (query: string): boolean => stateIn(query) !== undefined;

/** Those who work less count by their hours, which nobody adds up here. */
const MIXED = /\b(?:part|half)[- ]?tim/i;

/** Whether some numbers count what a rule has a line for. */
export const hasLineFor = ({ id }: Pick<Entry, 'id'>, counts: readonly Count[]): boolean =>
  (lines[id] ?? []).some((line) => counts.some((count) => isOfLine(count, line, false)));

/** People who work for an employer stand for those in its plan, as far as nothing else is said. */
const isOfLine = ({ of }: Count, line: Line, isOfIt: boolean): boolean =>
  of === null
    ? line.of === 'employees' || isOfIt
    : of.has(line.of) || (line.of === 'participants' && of.has('employees'));

const names: Readonly<Record<LineOf, readonly [one: string, many: string]>> = {
  employees: ['employee', 'employees'],
  participants: ['participant', 'participants'],
  hours: ['hour', 'hours'],
  days: ['day', 'days'],
  months: ['month', 'months'],
  age: ['', ''],
};

function say({ of, at, itself, below, beyond }: Line, value: number): string {
  const side = value < at || (value === at && itself === 'below') ? below : beyond;
  const [one, many] = names[of];
  const number = value.toLocaleString('en-US');
  const own = of === 'age' ? `At age ${number}` : `At ${number} ${value === 1 ? one : many}`;
  const line = at.toLocaleString('en-US');
  return `${own}, ${side}: ${itself === 'beyond' ? `the line is ${of === 'age' ? `age ${line}` : `${line} or more`}` : `the most is ${line}`}.`;
}
