import { config } from '../../lib/config.ts';
import { usePerson } from '../../lib/person.ts';

/** What somebody is told for whom Maximus is not open. */
export const MAXIMUS_CLOSED = 'You are on the waitlist: it is not open to you yet.';

/** Whether Maximus is not open to the person yet: it is not open to everybody, and they are on its waitlist. */
export function useWaitsForMaximus(): boolean {
  const person = usePerson().data;
  return !config().maximusEnabled && person?.onWaitlistCohortimus === true;
}
