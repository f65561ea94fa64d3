import { randomUUID } from 'node:crypto';
import type { GuideRow } from '../search-index.ts';

/** A passage as a test writes it: its text alone, or with its page and heading. */
type Written = string | { page?: number; heading: string | null; text: string };

/**
 * A guide for an index of a test, of 2025 and of no industry or state unless told otherwise.
 *
 * @param passages in order; a page each unless told otherwise
 */
export function guideRow(employer: string, passages: readonly Written[], more: Partial<GuideRow> = {}): GuideRow {
  return {
    id: randomUUID(),
    title: `${employer} Guide`,
    employer,
    type: 'pdf',
    planYear: 2025,
    industry: null,
    state: null,
    employees: null,
    sample: false,
    facts: [],
    ...more,
    passages: passages.map((written, at) => {
      const { page = at + 1, heading, text } = typeof written === 'string' ? { heading: null, text: written } : written;
      return { id: randomUUID(), page, heading, text };
    }),
  };
}
