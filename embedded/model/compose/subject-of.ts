import type { SaidReading } from '../../../contract/insight-tools.ts';
import { isSubject, subjects as known } from '../../../contract/vocabulary/subjects.ts';
import { listed } from './phrase.ts';

/** What a question is about, in words. */
export function subjectOf({ metrics, subjects, left }: SaidReading): string {
  // What was only carried on from before is not what is asked now.
  if (left.length > 0 && metrics.length > 0 && subjects.length === 0 && metrics.every(({ typed }) => typed === null))
    return `“${left.join(' ')}”`;
  // A benefit that is no metric is what was asked for, whatever else its words were read as: "pay for pet insurance".
  const benefits = subjects.filter(({ key }) => isSubject(key) && known[key].kind === 'benefit');
  const named = [...new Set((benefits.length > 0 ? benefits : [...metrics, ...subjects]).map(({ label }) => label))];
  if (named.length > 0) return listed(named.map((name) => lower(name).replace(/ covered$/, '')));
  return left.length > 0 ? `“${left.join(' ')}”` : 'this';
}

/** Names in capitals stay as they are. */
const lower = (label: string): string =>
  /^\p{Lu}[\p{Lu}\d]/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
