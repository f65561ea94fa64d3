import { z } from 'zod';
import { type ComplianceDates, toolNames } from '../../../contract/insight-tools.ts';
import { plusDays, sayDay, sayWeekday } from '../../../reference/calendar/days.ts';
import { type DueDate, dueFor, dueWithin, dutiesNamed } from '../../../reference/calendar/due-dates.ts';
import { entries } from '../../../reference/entries.ts';
import type { Entry } from '../../../reference/entry.ts';
import type { ModelTool } from '../../outside/model.ts';
import type { RunParts } from './run-parts.ts';

const Input = z.object({
  query: z.string().trim().min(1).max(400).describe('What is asked for, in words: "5500 and SAR", or "everything".'),
  month: z.int().min(1).max(12).nullish().describe('The month in which plan years begin; January where absent.'),
  day: z.int().min(1).max(31).nullish().describe('The day of that month; the first where absent.'),
  planYear: z
    .int()
    .min(2015)
    .max(2035)
    .nullish()
    .describe('The year in which the plan year begins; the next dates where absent.'),
  from: z.iso.date().nullish().describe('With `to`: all that is due in a span of days.'),
  to: z.iso.date().nullish(),
  today: z.iso.date().nullish().describe('The day from which on the next dates are looked for; today where absent.'),
});

/** A year at most is looked at in one answer. */
const LONGEST_DAYS = 400;

/** The days of the compliance year, each with the rule that it follows. */
export function complianceDates({ sources }: Pick<RunParts, 'sources'>): ModelTool {
  return {
    name: toolNames.dates,
    description:
      'When a plan sponsor’s filings and notices are due, computed from the first day of the plan year with weekends and ' +
      'holidays: Form 5500, SAR, SMM, PCORI, ACA forms, Medicare Part D, RxDC, gag clause, SBC, Section 125, testing.',
    input: Input,
    step: () => 'Computing the dates…',
    run(input): Promise<ComplianceDates> {
      const { query, month, day, planYear, from, to, today = null } = Input.parse(input);
      const start = { month: month ?? 1, day: day ?? 1 };
      const now = today ?? new Date().toISOString().slice(0, 10);
      const named = dutiesNamed(query);
      const some = named.length === 0 ? undefined : named;
      const span = spanOf(from ?? null, to ?? null, now, named.length > 0);
      const dates =
        span === null ? dueFor(named, start, now, planYear ?? null) : dueWithin(start, span.from, span.to, some);
      return Promise.resolve({
        planYearStart: sayDay(`2025-${two(start.month)}-${two(start.day)}`).replace(', 2025', ''),
        isAssumed: typeof month !== 'number',
        span: span === null ? 'next' : `from ${sayDay(span.from)} to ${sayDay(span.to)}`,
        today: now,
        dates: dates.flatMap((one) => {
          const entry = entries.find(({ id }) => id === one.duty.entry);
          return entry === undefined ? [] : [{ marker: sources.rule(entry), ...said(one, entry) }];
        }),
      });
    },
  };
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The days to look at: those that were named; without any, the next twelve months unless something was named. */
function spanOf(
  from: string | null,
  to: string | null,
  now: string,
  isNamed: boolean,
): { from: string; to: string } | null {
  if (from !== null && to !== null) {
    const latest = plusDays(from, LONGEST_DAYS);
    return { from, to: to < latest ? to : latest };
  }
  return isNamed ? null : { from: now, to: plusDays(now, 365) };
}

function said({ duty, rule, due, of }: DueDate, entry: Entry) {
  return {
    name: duty.name,
    who: duty.who,
    due: sayDay(due),
    moved: due === rule ? null : `${sayWeekday(rule)}, ${sayDay(rule)}`,
    of:
      duty.by === 'calendar'
        ? `calendar year ${of.first.slice(0, 4)}`
        : `the plan year ${sayDay(of.first)} to ${sayDay(of.last)}`,
    source: entry.source,
    checked: entry.checked !== undefined,
  };
}
