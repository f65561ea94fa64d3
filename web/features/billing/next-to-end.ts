import type { CreditBalance } from '../../../contract/credits.ts';
import { longDate } from '../../lib/dates.ts';

/** The credits that end next, with their day in words; null where none do. Those that end on one day where the person is are one sum. */
export function nextToEnd({ nextExpiry, sources }: CreditBalance): { credits: number; day: string } | null {
  if (nextExpiry === null) return null;
  const day = longDate(nextExpiry.at);
  const credits = sources
    .filter(({ expiresAt }) => expiresAt !== null && longDate(expiresAt) === day)
    .reduce((total, source) => total + source.credits, 0);
  return { credits, day };
}
