import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const statementFormats = ['pdf', 'csv'] as const;
export type StatementFormat = (typeof statementFormats)[number];

/** A time zone as the runtime knows it. */
function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const day = (what: string) => z.iso.date(`${what} must be a date, such as 2026-11-30`);

export const getStatement = endpoint({
  method: 'GET',
  path: '/api/billing/statement',
  access: 'person',
  summary: 'Credits and payments of a period, as a PDF or as a table of comma-separated values.',
  query: z
    .object({
      /** The first and the last day, both included. */
      from: day('The first day'),
      to: day('The last day'),
      format: z.enum(statementFormats, 'Choose pdf or csv'),
      /** Where the days begin, and in which times are written. */
      zone: z.string().max(60).refine(isZone, 'There is no such time zone').default('UTC'),
    })
    .refine(({ from, to }) => from <= to, 'The first day must not be after the last'),
  reply: z.unknown(),
  streams: true,
});
