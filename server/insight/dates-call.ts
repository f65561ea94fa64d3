import { toolNames } from '../../contract/insight-tools.ts';
import type { Reading } from '../../contract/reading.ts';
import { dutiesNamed } from '../../reference/calendar/due-dates.ts';
import { asksForDates, planYearIn, spanIn } from '../language/plan-year.ts';
import type { Call } from './call.ts';
import { yearsOf } from './years-of.ts';

/**
 * The computing of days that a question obviously asks for: a plan year or a span of days is named, or something that is due once a
 * year. None for a question about an employer.
 *
 * @param today the day that it is, as `2026-11-23`
 */
export function datesCalls({ text, intent, employers, where }: Reading, today: string): Call[] {
  if (employers.length > 0 || !asksForDates(text)) return [];
  const start = planYearIn(text);
  const span = spanIn(text, today);
  const isNamed = dutiesNamed(text).length > 0;
  if (start === null && span === null && !(isNamed && intent.value === 'date')) return [];
  // Without a plan year and without a duty a month may be anything's.
  if (start === null && !isNamed && !/\b(?:plan|benefits?|compliance|filings?|notices?)\b/iu.test(text)) return [];
  const [planYear] = span === null ? yearsOf(where) : [];
  return [{ tool: toolNames.dates, input: { query: text.slice(0, 400), ...start, ...span, planYear, today } }];
}
